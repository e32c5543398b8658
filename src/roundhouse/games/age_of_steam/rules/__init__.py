"""What is legal, why something else is not, and what a move does."""
