"""What people at a table agree on: a motion that somebody makes, and what the others say to it."""
