"""Many games at once: matches between bots, and what they prove."""

from .match import match
from .result import Played, Result, Score

__all__ = ["Played", "Result", "Score", "match"]
