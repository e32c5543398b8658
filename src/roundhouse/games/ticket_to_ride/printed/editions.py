"""A game as it is played at one table: named rules and a board. Views name their edition, so that they stay small."""

from __future__ import annotations

from pathlib import Path
from typing import Final
from weakref import WeakValueDictionary

from msgspec import Struct

from ..rules.plan import Plan
from .board import Board, read_board
from .settings import ASIA, PARIS, USA, Settings

FOLDER: Final = Path(__file__).parent.parent
#: Our own games: the named rules and the map file.
OURS: Final[dict[str, tuple[Settings, str]]] = {
    "ticket_to_ride_paris": (PARIS, "paris"),
    "ticket_to_ride_asia": (ASIA, "asia"),
    "ticket_to_ride_usa": (USA, "usa"),
}


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
        settings, file = OURS[name]
        text = (FOLDER / "boards" / file / "board.json").read_text(encoding="utf-8")
        found = _known[name] = Edition(name, settings, read_board(text, settings))
    return found


def brought(game: str, text: str) -> Edition:
    """A game with a board that somebody brought. Raises BadBoard with every fault."""
    settings = OURS[game][0]
    board = read_board(text, settings)
    name = f"{game}/{board.digest}"
    return _brought.setdefault(name, Edition(name, settings, board))


def plan(name: str, seats: int) -> Plan:
    """The flat tables of an edition for a number of seats."""
    this = edition(name)
    found = this.plans.get(seats)
    if found is None:
        found = this.plans[seats] = Plan(this.name, this.settings, this.board, seats)
    return found
