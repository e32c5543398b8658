"""What can be chosen on the map and is not printed there: the tracks that a field can get, and the ways of a good.

They are hidden until they can be picked (class `later`): a page shows them then.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from ..printed.facts import FIELD_NAMES, KIND_OF, KINDS, TRACK_NAMES
from ..rules.moves import MOVES, OWN, WAY, Build, StartTrack, Transport
from ..rules.packed import WAY_SHIFT
from ..rules.ways import arrival, route
from ..seen.reading import state_of
from ..seen.view import View
from .art import CARD, DEEP, GOLD, HEX, INK, SIDE, line, polar, text

if TYPE_CHECKING:
    from .map import Chart

#: The tracks to choose from are hexes of this size, packed close.
CHIP: Final = 31.0
CHIP_WIDE: Final = 55.0
CHIP_HIGH: Final = 64.0
#: So far they are from the field that its neighbours stay in sight.
APART: Final = 2 * HEX + CHIP


def track_pick(field: int, track: int) -> str:
    return f"track-{FIELD_NAMES[field]}-{TRACK_NAMES[track]}"


def way_pick(city: int, way: int) -> str:
    """A way by its first city and the sides by which it leaves the cities."""
    return f"way-{city}-{''.join(map(str, WAY.unpack(way)))}"


# -- tracks -------------------------------------------------------------------------------------------------------


def palette(this: Chart, moves: list[int]) -> str:
    """For each field that can get a track: these tracks, a row for each kind, above it or below."""
    fields: dict[int, list[int]] = {}
    for move in moves:
        done = MOVES.unpack(move)
        if isinstance(done, Build | StartTrack):
            fields.setdefault(done.field, []).append(done.track)
    found = [_tracks(this, field, tracks) for field, tracks in fields.items()]
    return f'<g class="palette" visibility="hidden">{"".join(found)}</g>' if found else ""


def _tracks(this: Chart, field: int, tracks: list[int]) -> str:
    rows = [row for kind in range(len(KINDS)) if (row := [track for track in tracks if KIND_OF[track] == kind])]
    x, y = this.middle[field]
    below = y < this.height / 2
    parts = []
    for place, row in enumerate(rows):
        wide = len(row) * CHIP_WIDE
        left = min(max(x - wide / 2, 0), this.width - wide)
        top = y + (1 if below else -1) * (APART + CHIP_HIGH * place)
        for number, track in enumerate(row):
            at = f"translate({left + (number + 0.5) * CHIP_WIDE:.1f} {top:.1f}) scale({CHIP / HEX:.3g})"
            parts.append(
                f'<use class="later" data-pick="{track_pick(field, track)}"'
                f' href="#sr-chip-{TRACK_NAMES[track].lower()}" transform="{at}"/>'
            )
    return "".join(parts)


# -- ways ---------------------------------------------------------------------------------------------------------


def way_bands(view: View, this: Chart, moves: list[int]) -> str:
    """Every way that a good can go now, as a band over its tracks with its points; to be pointed at by the points."""
    state = state_of(view)
    player = state.players[state.turn]
    ways: dict[str, tuple[int, list[int]]] = {}
    for move in moves:
        done = MOVES.unpack(move)
        if isinstance(done, Transport):
            city = player.cargo_city if done.source == OWN else done.source + 1
            name = way_pick(city, done.way)
            if name not in ways:
                distance, _ = arrival(player, city, done.way << WAY_SHIFT)
                ways[name] = distance, route(view.plan, view.walls, player.tracks, city, done.way)
    places = _badges([fields for _, fields in ways.values()])
    found = [
        _band(view, this, name, distance, fields, badge)
        for (name, (distance, fields)), badge in zip(ways.items(), places, strict=True)
    ]
    return f'<g class="ways" visibility="hidden">{"".join(found)}</g>' if found else ""


def _badges(ways: list[list[int]]) -> list[int]:
    """A field for each way's points: one that no other way passes, if there is one; in any case one for each."""
    found: list[int] = []
    for fields in ways:
        shared = {field for other in ways if other is not fields for field in other}
        ahead = [field for field in reversed(fields[1:]) if field not in found] or fields[-1:]
        found.append(next((field for field in ahead if field not in shared), ahead[0]))
    return found


def _band(view: View, this: Chart, name: str, distance: int, fields: list[int], badge: int) -> str:
    tracks = view.players[view.turn].tracks
    curves = "".join(
        f'<path transform="{this.at(field)}" d="{line(tracks[field] - 1, bool(view.plan.town_at[field]))}"/>'
        for field in fields
        if tracks[field]
    )
    ends = "".join(
        f'<path d="{_spoke(this, here, there)}"/>'
        for here, there in pairwise(fields)
        if view.plan.city_at[here] or view.plan.city_at[there]
    )
    x, y = this.middle[badge]
    return (
        f'<g class="later" data-pick="{name}"><g fill="none" stroke-linecap="round" pointer-events="none">'
        f'<g stroke="{INK}" stroke-width="15">{curves}{ends}</g><g stroke="{GOLD}" stroke-width="11">{curves}{ends}</g>'
        f'<g stroke="{DEEP}" stroke-width="3" stroke-dasharray="1 8">{curves}{ends}</g></g>'
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="18" fill="{CARD}" stroke="{DEEP}" stroke-width="3.5"/>'
        f"{text(x, y + 8, str(distance), 23, 'middle', DEEP)}</g>"
    )


def _spoke(this: Chart, here: int, there: int) -> str:
    """From the middle of a city to its side, or the other way round."""
    if not this.plan.city_at[here]:
        here, there = there, here
    side = next(side for side in range(6) if this.plan.beside[6 * here + side] == there)
    x, y = this.middle[here]
    dx, dy = polar(SIDE, 60 * side)
    return f"M{x + dx * 0.45:.1f},{y + dy * 0.45:.1f}L{x + dx:.1f},{y + dy:.1f}"
