"""Players that work through the kernel alone, and the way from a bot's name to a bot."""

from .code import load_code
from .simple import Greedy, Random
from .specs import bot_names, bot_title, default_bot, make_bot, split_specs

__all__ = ["Greedy", "Random", "bot_names", "bot_title", "default_bot", "load_code", "make_bot", "split_specs"]
