"""The plan of a match: everything that says how its games are played, and how other processes get it."""

from __future__ import annotations

import io
import pickle
import sys
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from ..bots import load_code, make_bot
from ..core.bot import BotLike, bot_label
from ..core.bot_registry import register_bot, registered_bot
from ..core.errors import BadOption, RoundhouseError
from ..core.game import Game
from ..core.registry import find_game
from .trace import check_rows


class Plan(Struct, frozen=True):
    """Everything that says how game number n of a match is played."""

    game: Game
    bots: tuple[str | BotLike, ...]
    seats: int
    options: dict[str, str]
    seed: str
    #: Every seed is dealt to two games in a row: in the second the seats are changed over.
    dealt_twice: bool = False
    #: What is told of each game beside its result: nothing, or what a row of so many has (see trace.py).
    rows: str = ""

    def deal(self, number: int) -> str:
        """The seed of a game."""
        return f"{self.seed}/{number // 2 if self.dealt_twice else number}"

    def seated(self, number: int) -> tuple[int, ...]:
        """Which bot sits where: everybody moves on one seat from game to game. A team's seats are one bot's."""
        return tuple((number + seat // self.game.partners) % len(self.bots) for seat in range(self.seats))

    @property
    def labels(self) -> tuple[str, ...]:
        return tuple(bot_label(bot) for bot in self.bots)


def make_plan(
    game: str | Game,
    bots: Sequence[str | BotLike],
    seed: str,
    options: Mapping[str, str] | None = None,
    seats: int | None = None,
    *,
    dealt_twice: bool = False,
    rows: str = "",
) -> Plan:
    """A plan that can be played, or BadOption."""
    found = find_game(game)
    if not bots:
        raise BadOption("a match needs at least one bot")
    for bot in bots:
        make_bot(bot, found, programs=True)
    if seats is None and len(bots) in found.seats:
        seats = len(bots)
    number, complete = found.check_seats(seats), found.check_options(options)
    found.check_combination(number, complete)
    check_rows(rows)
    return Plan(found, tuple(bots), number, complete, seed, dealt_twice, rows)


# -- what other processes are given -------------------------------------------------------------------------------


class Unpackable(Exception):
    """Something that only this process has."""


def packed(plan: Plan) -> bytes:
    """The plan, and the bots that were registered under names it uses. Files of code and what is installed other
    processes find themselves."""
    names = {bot.strip().partition(":")[0] for bot in plan.bots if isinstance(bot, str)}
    found = {name: registered_bot(name, plan.game) for name in names}
    registered = {name: one.bot for name, one in found.items() if one is not None and one.code is None}
    parcel = io.BytesIO()
    try:
        _Packer(parcel).dump((plan, registered))
    except (pickle.PicklingError, AttributeError, TypeError) as error:
        raise Unpackable(str(error)) from None
    return parcel.getvalue()


class _Packer(pickle.Pickler):
    def reducer_override(self, thing: Any) -> Any:
        # What is typed at a prompt or in a notebook is in no file: another process would look for it in vain.
        if getattr(thing, "__module__", None) == "__main__" and not hasattr(sys.modules["__main__"], "__file__"):
            raise Unpackable(f"{thing!r} is in no file")
        return NotImplemented


def unpacked(code: Sequence[str], parcel: bytes) -> Plan:
    for file in code:
        load_code(file)
    try:
        plan, registered = pickle.loads(parcel)  # noqa: S301 our own parcel
    except Exception as error:
        raise RoundhouseError(f"another process cannot have the bots of this match: {error}") from error
    assert isinstance(plan, Plan)
    for name, bot in registered.items():
        register_bot(name, bot, game=plan.game)
    return plan
