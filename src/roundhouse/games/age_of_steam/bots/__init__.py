"""What a bot should know: the bots `standard`, `greedy` and `easy`, and the policy that a search thinks with."""

from .beginner import Beginner
from .greedy import Greedy
from .policy import Standard
from .thinker import Thinker

__all__ = ["Beginner", "Greedy", "Standard", "Thinker"]
