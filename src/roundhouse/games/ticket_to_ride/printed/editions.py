"""A game as it is played at one table: named rules and a board. Views name their edition, so that they stay small."""

from __future__ import annotations

from pathlib import Path
from typing import Final
from weakref import WeakValueDictionary

from msgspec import Struct

from ..boards import BOARDS, HOOKS
from ..rules.plan import Plan
from .board import Board
from .file import read_board
from .settings import Settings

FOLDER: Final = Path(__file__).parent.parent
#: A game of ours is called by this and the folder of its board.
GAME: Final = "ticket_to_ride_"


def folder_of(game: str) -> str:
    """The folder of a game's board."""
    return game.removeprefix(GAME)


class Edition(Struct, frozen=True, weakref=True):
    """Named rules and a board. `name` is the game's id, or that and the digest of a board that somebody brought.
    `plans`: by number of seats, as far as they were asked for."""

    name: str
    settings: Settings
    board: Board
    plans: dict[int, Plan] = {}


_known: dict[str, Edition] = {}
#: Boards that somebody brought, as long as a game is played on them: a server must not keep them all for ever.
_brought: WeakValueDictionary[str, Edition] = WeakValueDictionary()


def edition(name: str) -> Edition:
    """The edition of this name: ours, or one that was brought to this process."""
    found = _known.get(name) or _brought.get(name)
    if found is None:
        settings = BOARDS[folder_of(name)]
        text = (FOLDER / "boards" / folder_of(name) / "board.json").read_text(encoding="utf-8")
        found = _known[name] = Edition(name, settings, read_board(text, settings))
    return found


def brought(game: str, text: str) -> Edition:
    """A game with a board that somebody brought. Raises BadBoard with every fault."""
    settings = BOARDS[folder_of(game)]
    board = read_board(text, settings)
    name = f"{game}/{board.digest}"
    return _brought.setdefault(name, Edition(name, settings, board))


def plan(name: str, seats: int) -> Plan:
    """The flat tables of an edition for a number of seats."""
    this = edition(name)
    found = this.plans.get(seats)
    if found is None:
        hooks = HOOKS[folder_of(name.partition("/")[0])]
        found = this.plans[seats] = Plan(this.name, this.settings, this.board, seats, hooks)
    return found
