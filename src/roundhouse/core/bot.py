"""What a bot is, and what it may know: its seat's view, its moves, and guesses. Never the state."""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from .chance import Fast
from .errors import BadOption
from .state import State
from .view import View

if TYPE_CHECKING:
    from typing import Self

    from .game import Game
    from .sheet import Sheet


class Desk:
    """What lies in front of a bot when it is asked for a move."""

    __slots__ = ("chance", "game", "moves", "seat", "view")

    def __init__(self, game: Game, seat: int, view: View, moves: list[int], chance: Fast) -> None:
        self.game = game
        self.seat = seat
        self.view = view
        self.moves = moves
        self.chance = chance

    def guess(self) -> State:
        """A full state that this seat cannot tell from the real one, the unknown drawn anew."""
        return self.game.guess(self.view, self.chance)


class Faults(Struct, frozen=True):
    """Decisions that somebody else had to make for a bot: no answer came in time, it was no legal move, or there was
    nobody to ask."""

    late: int = 0
    illegal: int = 0
    lost: int = 0

    def __add__(self, other: Faults) -> Faults:
        return Faults(self.late + other.late, self.illegal + other.illegal, self.lost + other.lost)

    def __bool__(self) -> bool:
        return self.all > 0

    @property
    def all(self) -> int:
        return self.late + self.illegal + self.lost


class Bot:
    """A player. One instance sits in one seat of one game; it may remember what it planned."""

    #: Of one that thinks elsewhere: what went wrong. Whatever goes wrong in any other is an error, and raised.
    faults: Faults = Faults()

    @classmethod
    def from_parameters(cls, parameters: Mapping[str, str]) -> Self:
        """The bot with what is written behind its name. Most have nothing that could be set."""
        check_parameters(cls.__name__.lower(), parameters, ())
        return cls()

    def begin(self, game: Game, seat: int, seats: int, options: Mapping[str, str]) -> None:
        """A game begins. Most need not know: a desk has all that a choice is made from."""

    def end(self, sheet: Sheet) -> None:
        """The game is over, and came to this."""

    def leave(self) -> None:
        """The game is left before its end."""

    def choose(self, desk: Desk) -> int:
        """One of desk.moves."""
        raise NotImplementedError

    def planned(self) -> bool:
        """Whether the next move will cost no thought. Whoever cannot say so is trusted to be quick."""
        return True

    def __str__(self) -> str:
        return type(self).__name__.lower()


#: Makes a bot from the parameters behind its name.
Maker = Callable[[Mapping[str, str]], Bot]
#: Whatever bots can be had from: a class, a maker, or one to copy.
BotLike = Bot | type[Bot] | Maker


def maker_of(bot: Any, name: str) -> Maker:
    """How to make bots of this kind. Everything goes through here that a stranger calls a bot."""
    if isinstance(bot, type) and issubclass(bot, Bot):
        return bot.from_parameters
    if isinstance(bot, Bot):
        return _copies(bot, name)
    if callable(bot) and not isinstance(bot, type):
        return _checked(bot, name)
    raise BadOption(f"{bot!r} is no bot: give a subclass of roundhouse.Bot, an object of one, or what makes one")


def _copies(pattern: Bot, name: str) -> Maker:
    def make(parameters: Mapping[str, str]) -> Bot:
        check_parameters(name, parameters, ())
        return copy.deepcopy(pattern)  # what it remembers is of one seat of one game

    return make


def _checked(maker: Maker, name: str) -> Maker:
    def make(parameters: Mapping[str, str]) -> Bot:
        bot = maker(parameters)
        if not isinstance(bot, Bot):
            raise BadOption(f"the bot {name}: what makes it gave {bot!r}, which is no roundhouse.Bot")
        return bot

    return make


def bot_label(bot: str | BotLike) -> str:
    """What to call a bot that has not been given a name."""
    if isinstance(bot, str | Bot):
        return str(bot)
    return getattr(bot, "__name__", type(bot).__name__).lower()


def check_parameters(bot: str, given: Mapping[str, str], allowed: tuple[str, ...]) -> None:
    for name in given:
        if name not in allowed:
            raise BadOption(f"the bot {bot} has no parameter {name!r}; its parameters: {', '.join(allowed) or 'none'}")
