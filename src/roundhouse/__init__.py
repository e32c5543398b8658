"""Roundhouse: railway board games as a fast, fair, typed library.

>>> import roundhouse as rh
>>> table = rh.Table.new("railroad_ink", seed="poznan")
>>> table.play(0, table.moves(0)[0])
"""

from .core.bot import Bot, Desk
from .core.bot_registry import register_bot
from .core.chance import commitment
from .core.errors import (
    BadCode,
    BadMove,
    BadOption,
    BadRecord,
    BadScript,
    MissingExtra,
    NeedAnswer,
    Refused,
    RoundhouseError,
    UnknownGame,
)
from .core.game import Game, Option
from .core.moves import Move
from .core.record import Record
from .core.refusal import Refusal
from .core.registry import find_game, game_ids, register
from .core.sheet import Line, Sheet
from .core.table import Table
from .core.verify import verify
from .core.view import View

__version__ = "0.2.0"

__all__ = [
    "BadCode",
    "BadMove",
    "BadOption",
    "BadRecord",
    "BadScript",
    "Bot",
    "Desk",
    "Game",
    "Line",
    "MissingExtra",
    "Move",
    "NeedAnswer",
    "Option",
    "Record",
    "Refusal",
    "Refused",
    "RoundhouseError",
    "Sheet",
    "Table",
    "UnknownGame",
    "View",
    "__version__",
    "commitment",
    "find_game",
    "game_ids",
    "register",
    "register_bot",
    "verify",
]
