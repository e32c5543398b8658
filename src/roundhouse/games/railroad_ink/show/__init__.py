"""A view as pictures, words and choices."""
