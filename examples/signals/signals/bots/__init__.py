"""Who plays it alone."""
