"""What a bot should know: the bots `standard` and `greedy`."""

from .bot import Standard
from .greedy import Greedy

__all__ = ["Greedy", "Standard"]
