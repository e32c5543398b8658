"""Kettle Island, for a first game: what is printed on it, its settings, its rules and its words."""
