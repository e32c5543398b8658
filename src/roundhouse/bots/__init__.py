"""Players that work through the kernel alone, and the way from a bot's name to a bot."""

from .code import load_code
from .levels import Easy, Expert
from .measured import measured
from .search import Budget
from .simple import Greedy, Random
from .specs import bot_about, bot_names, bot_title, default_bot, level_names, make_bot, split_specs

__all__ = [
    "Budget",
    "Easy",
    "Expert",
    "Greedy",
    "Random",
    "bot_about",
    "bot_names",
    "bot_title",
    "default_bot",
    "level_names",
    "load_code",
    "make_bot",
    "measured",
    "split_specs",
]
