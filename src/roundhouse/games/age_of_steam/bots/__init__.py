"""What a bot should know: the bots `standard` and `greedy`."""

from .greedy import Greedy
from .policy import Standard

__all__ = ["Greedy", "Standard"]
