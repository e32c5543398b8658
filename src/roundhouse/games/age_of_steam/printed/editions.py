"""A game as it is played at one table: a map, its named rules and options. Views name it, so that they stay small."""

from __future__ import annotations

from collections.abc import Mapping
from weakref import WeakValueDictionary

from msgspec import Struct

from ....core.board import digest_of
from ..maps import MAPS, hooks_of
from ..rules.plan import Plan
from .facts import FOLDER
from .file import read_map
from .hexes import Board
from .settings import Settings


class Edition(Struct, frozen=True, weakref=True):
    """A map and its named rules. `name` is the game's id, or that and the digest of a map that somebody brought;
    `plans`: by options and number of seats, as far as they were asked for."""

    name: str
    settings: Settings
    board: Board
    text: str
    plans: dict[tuple[str, int], Plan] = {}

    @property
    def brought(self) -> bool:
        """Whether somebody brought the map."""
        return "/" in self.name


_known: dict[str, Edition] = {}
#: Maps that somebody brought, as long as a game is played on them: a server must not keep them all for ever.
_brought: WeakValueDictionary[str, Edition] = WeakValueDictionary()


def edition(name: str) -> Edition:
    """The edition of this name: ours, or one that was brought to this process."""
    found = _known.get(name) or _brought.get(name)
    if found is None:
        base = MAPS[name].settings
        text = (FOLDER / "maps" / base.board / "map.json").read_text(encoding="utf-8")
        board, settings = read_map(base.board, text, base)
        found = _known[name] = Edition(name, settings, board, text)
    return found


def brought(game: str, text: str) -> Edition:
    """A game with a map that somebody brought. Raises BadBoard with every fault."""
    digest = digest_of(text)
    board, settings = read_map(digest, text, MAPS[game].settings)
    name = f"{game}/{digest}"
    return _brought.setdefault(name, Edition(name, settings, board, text))


def with_choices(name: str, options: Mapping[str, str]) -> str:
    """An edition with options: its name, and the options as words."""
    return " ".join([name, *(f"{option}={choice}" for option, choice in options.items())])


def plan(name: str, seats: int) -> Plan:
    """The flat tables of an edition with options for a number of seats."""
    bare, _, words = name.partition(" ")
    this = edition(bare)
    found = this.plans.get((name, seats))
    if found is None:
        game = MAPS[bare.partition("/")[0]]
        settings = game.with_options(this.settings, dict(word.split("=") for word in words.split()))
        found = this.plans[name, seats] = Plan(name, settings, this.board, seats, hooks_of(settings))
        found.par = None if this.brought else game.par.get(words)
    return found
