"""What a bot should know: the bots `standard` and `greedy`, and the policy that a search thinks with."""

from .greedy import Greedy
from .policy import Standard
from .thinker import Thinker

__all__ = ["Greedy", "Standard", "Thinker"]
