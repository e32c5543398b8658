"""Telling people what happens while they look elsewhere: what is told, to whom, when, and by which way."""
