"""Pictures of the tiles, made of the pieces of track that a map's static layer defines."""

from __future__ import annotations

from functools import lru_cache

from ..printed.hexes import Board
from ..rules.plan import SIDES
from ..rules.tiles import EXITS, PATTERNS, SEGMENTS
from .art import CARD, INK
from .coast import MAPS
from .map import LAND, Field, field


def tile_shape(this: Field, pattern: int, in_town: bool) -> str:
    """A tile about the origin, in the size of the map. In a town all its track leads to the town."""
    lines = [f"{a}-{b}" for a, b in SEGMENTS[pattern]]
    if in_town:
        lines = [f"{side}-t" for side in range(SIDES) if EXITS[pattern] >> side & 1]
    track = "".join(f'<use href="#as-link-{line}"/>' for line in lines)
    town = f'<use href="#as-town" transform="scale({this.side / 44:.3g})"/>' if in_town else ""
    return (
        f'<g stroke="{CARD}"><use href="#as-hex" fill="{LAND["plain"]}" stroke="{INK}" stroke-width="2"/>'
        f"{track}{town}</g>"
    )


@lru_cache(MAPS)
def tile_arts(board: Board) -> tuple[list[str], list[str]]:
    """Every tile in every turn as a small picture of its own, for the choice between them: on land, and in a town."""
    this = field(board)
    edge = this.side + 2
    frame = f'<svg viewBox="{-edge:.4g} {-edge:.4g} {2 * edge:.4g} {2 * edge:.4g}">'
    on_land, in_town = (
        [f"{frame}{tile_shape(this, pattern, town)}</svg>" for pattern in range(PATTERNS)] for town in (False, True)
    )
    return on_land, in_town
