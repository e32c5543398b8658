"""What lies under the map: land and water in a few lines, our own drawing. Each board has its own in its folder; one
that somebody brought has none."""

from __future__ import annotations

from importlib import import_module
from itertools import pairwise
from typing import Final

from ....core.tones import tone
from .. import boards
from ..printed import editions

LAND: Final = tone("plain")
WATER: Final = tone("water")
SHORE: Final = tone("shore")
HILL: Final = tone("ridge")
PARK: Final = tone("park")
STREET: Final = tone("street")
Spot = tuple[int, int]


def ground(edition: str) -> str:
    """The ground of a plane of 1000 by 700; what is drawn around it cuts it to size."""
    folder = editions.folder_of(edition)
    inside = import_module(f"{boards.__name__}.{folder}.land").land() if folder in boards.BOARDS else _grid()
    return f'<rect class="land" width="1000" height="700" fill="{LAND}"/>{inside}'


def _grid() -> str:
    """Meridians and parallels."""
    lines = "".join(f"M{100 * i},0V700" for i in range(1, 10)) + "".join(f"M0,{100 * i}H1000" for i in range(1, 7))
    return f'<path class="grid" fill="none" stroke="{tone("ink")}" stroke-opacity=".1" d="{lines}"/>'


def water(shape: str) -> str:
    """Water with a second line along its shore, as on old maps."""
    return (
        f'<path class="shore" fill="{WATER}" stroke="{SHORE}" stroke-width="7" stroke-opacity=".35"'
        f' stroke-linejoin="round" d="{shape}"/>'
        f'<path class="water" fill="{WATER}" stroke="{SHORE}" stroke-width="1.4" stroke-linejoin="round" d="{shape}"/>'
    )


def waves(spots: tuple[Spot, ...]) -> str:
    waves = "".join(f"M{x},{y}q6,-5 12,0t12,0t12,0" for x, y in spots)
    return f'<path class="waves" fill="none" stroke="{SHORE}" stroke-width="1.6" stroke-linecap="round" d="{waves}"/>'


def spots(points: str) -> tuple[Spot, ...]:
    """Spots from "x,y x,y"."""
    return tuple((int(x), int(y)) for x, y in (point.split(",") for point in points.split()))


def bent(points: str) -> str:
    """A line that bends at each of these points."""
    bends = spots(points)
    line = "M{},{}".format(*bends[0])
    for (x, y), (to_x, to_y) in pairwise(bends[1:-1]):
        line += f"Q{x},{y} {(x + to_x) / 2:g},{(y + to_y) / 2:g}"
    return line + "Q{},{} {},{}".format(*bends[-2], *bends[-1])


def river(line: str) -> str:
    return f'<path class="rivers" fill="none" stroke="{SHORE}" stroke-opacity=".55" stroke-width="2" d="{line}"/>'


def sand(spots: tuple[Spot, ...]) -> str:
    """Dunes, as crescents."""
    dunes = "".join(f"M{x - 9},{y}q9,-8 18,0" for x, y in spots)
    return (
        f'<path class="dunes" fill="none" stroke="{HILL}" stroke-opacity=".6" stroke-width="1.5"'
        f' stroke-linecap="round" d="{dunes}"/>'
    )


def mountains(spots: tuple[Spot, ...]) -> str:
    peaks = "".join(f"M{x - 11},{y + 8}L{x},{y - 9}L{x + 11},{y + 8}" for x, y in spots)
    shade = "".join(f"M{x},{y - 9}L{x + 11},{y + 8}L{x + 2},{y + 8}Z" for x, y in spots)
    return (
        f'<path class="peaks" fill="none" stroke="{HILL}" stroke-width="1.6" stroke-linejoin="round" d="{peaks}"/>'
        f'<path class="shade" fill="{HILL}" fill-opacity=".6" d="{shade}"/>'
    )
