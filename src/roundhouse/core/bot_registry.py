"""Bots from outside, by name: what a program registers, and what installed packages bring.

A package brings a bot by an entry point of the group `roundhouse.bots`. Named `tidy` it plays every game, named
`railroad_ink.tidy` that one. It is imported when it is first to play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, TypeVar, overload

from msgspec import Struct

from .bot import BotLike, Maker, maker_of
from .errors import BadOption, UnknownGame
from .game import Game
from .registry import game_ids

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

#: What parts names and parameters in a list of bots.
_SIGNS = frozenset(":,=")
B = TypeVar("B", bound=BotLike)


class Registered(Struct, frozen=True):
    """A bot, and the file of code that registered it (None: no such file did)."""

    bot: BotLike
    code: str | None


#: By game (None: every game) and name.
_registered: dict[tuple[str | None, str], Registered] = {}
_code: str | None = None


@overload
def register_bot(name: str, bot: B, *, game: str | Game | None = None) -> B: ...


@overload
def register_bot(name: str, *, game: str | Game | None = None) -> Callable[[B], B]: ...


def register_bot(name: str, bot: B | None = None, *, game: str | Game | None = None) -> B | Callable[[B], B]:
    """Make a bot known in this process, for one game or for all. It may take the place of one of that name.

    A class makes a bot for every seat, a factory is given the parameters behind the name, an object is copied.
    Without a bot this is a decorator.
    """
    if not name or not name.isprintable() or any(sign in _SIGNS or sign.isspace() for sign in name):
        raise BadOption(f"{name!r} is no name for a bot: write one word without any of {' '.join(sorted(_SIGNS))}")
    if isinstance(game, str) and game not in game_ids():
        raise UnknownGame(f"there is no game {game!r}; games here: {', '.join(game_ids())}")
    place = game.id if isinstance(game, Game) else game, name

    def register(bot: B) -> B:
        maker_of(bot, name)  # which tells what is no bot
        _registered[place] = Registered(bot, _code)
        return bot

    return register if bot is None else register(bot)


@contextmanager
def registering(code: str) -> Iterator[list[str]]:
    """Whatever is registered meanwhile comes from this file; the list tells the names afterwards."""
    global _code  # noqa: PLW0603
    before, _code = _code, code
    found: list[str] = []
    try:
        yield found
    finally:
        _code = before
    found += [name for (_, name), one in _registered.items() if one.code == code]


def registered_bot(name: str, game: Game) -> Registered | None:
    """What was registered under this name: for this game, or else for all."""
    return _registered.get((game.id, name)) or _registered.get((None, name))


def installed_bot(name: str, game: Game) -> Maker | None:
    """The bot of this name that an installed package brings: for this game, or else for all."""
    found = _installed()
    point = found.get((game.id, name)) or found.get((None, name))
    if point is None:
        return None
    try:
        return maker_of(point.load(), name)
    except Exception as error:
        # Whatever a stranger's package does wrong: who asked for its bot should know which it is.
        raise BadOption(f"the bot {name} of {point.value} cannot be loaded: {error}") from error


def outside_names(game: Game) -> list[str]:
    """The names of all bots from outside that play this game: those registered here first."""
    installed = sorted(_installed(), key=lambda place: place[1])
    return list(dict.fromkeys(name for where, name in (*_registered, *installed) if where in (None, game.id)))


@cache
def _installed() -> dict[tuple[str | None, str], EntryPoint]:
    from importlib.metadata import entry_points

    found: dict[tuple[str | None, str], EntryPoint] = {}
    for point in entry_points(group="roundhouse.bots"):
        game, _, name = point.name.rpartition(".")
        found[game or None, name] = point
    return found
