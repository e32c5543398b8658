"""Team Asia: partners with racks, and tunnels."""
