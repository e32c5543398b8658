"""Paris: a short game, with a flag to collect."""
