"""What finished games came to: a row for every seat, written with the move that ends the game; which games count for
ratings, and the ratings, which are nothing but those rows, counted."""
