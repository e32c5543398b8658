"""What things are called in sentences: goods, tracks, tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.texts import Text, listed
from ..printed.facts import GOODS, KINDS, TILES, TRACK_NAMES

if TYPE_CHECKING:
    from .plan import Plan
    from .state import State


def good(kind: int) -> Text:
    return Text(f"good-{GOODS[kind]}")


def goods(kinds: list[int] | tuple[int, ...]) -> Text:
    """Goods one by one: 'red, red, coal'."""
    return listed([good(kind) for kind in kinds])


def track(number: int) -> Text:
    return Text(f"track-{TRACK_NAMES[number].lower()}")


def tile(state: State, number: int) -> Text:
    """A tile by its number and what it does."""
    return tile_side(state.tiles[number])


def tile_side(side: int) -> Text:
    return Text(f"tile-{TILES[side].replace('_', '-')}")


def black(plan: Plan, face: int) -> Text:
    """The kinds of track on a face of the black die."""
    return kinds(plan.black[face])


def kinds(bits: int) -> Text:
    """Kinds of track, a bit each."""
    return listed([Text(f"kind-{KINDS[kind]}") for kind in range(len(KINDS)) if bits >> kind & 1])
