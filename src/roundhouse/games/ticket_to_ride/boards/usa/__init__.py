"""The classic board."""
