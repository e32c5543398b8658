"""How it is played."""
