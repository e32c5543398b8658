"""A small chart: how some figures went, one line for each."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from .drawing import escape
from .story import Curve

WIDE: Final = 640
HIGH: Final = 240
#: Room for the numbers at the left, and for the names at the right.
LEFT: Final = 50
RIGHT: Final = 150
TOP: Final = 14
BOTTOM: Final = 24
#: Names stand so far apart, or they would lie on each other.
LINE: Final = 19
#: They have so many letters at most.
LONGEST: Final = 16
#: Numbers of moves likewise.
LABEL: Final = 24
#: The colours of seats where a game has none of its own, as pages have them.
COLOURS: Final = ("#1d6070", "#a8361c", "#6b4a00", "#4d2f78", "#2c5e1a", "#4a4a4a")
#: Lines that are told apart without their colours.
DASHES: Final = ("", "7 3", "2 3", "9 3 2 3", "4 2", "12 4")


def chart(
    curve: Curve, names: Sequence[str], seats: Sequence[int], about: str, moves: str, marks: Sequence[int] = ()
) -> str:
    """`names` and `seats` (for their colours): of each party; `about` says what is shown, `moves` what goes from left
    to right; `marks` are moves that are pointed at, with their numbers. Whoever has no room for names (class `name`)
    cuts them off at the right."""
    last = max(1, curve.values[-1][0])
    figures = [value for _, values in curve.values for value in values]
    step = _step(max(figures) - min(figures))
    low, high = min(figures) // step * step, -(-max(figures) // step) * step or step
    high = max(high, low + step)

    def x(move: float) -> float:
        return LEFT + (WIDE - LEFT - RIGHT) * move / last

    def y(value: float) -> float:
        return HIGH - BOTTOM - (HIGH - BOTTOM - TOP) * (value - low) / (high - low)

    ground = "".join(
        f'<path class="grid" d="M{LEFT},{y(mark):.1f}H{WIDE - RIGHT}"/>'
        f'<text x="{LEFT - 7}" y="{y(mark) + 4:.1f}" text-anchor="end">{_number(mark)}</text>'
        for mark in range(low, high + 1, step)
    )
    ground += f'<text x="{LEFT}" y="{HIGH - 6}">0</text><text x="{WIDE - RIGHT}" y="{HIGH - 6}" text-anchor="end">'
    ground += f"{last} {escape(moves)}</text>"
    told = -float(LABEL)
    for move in sorted(set(marks)):
        label = "" if x(move) < told + LABEL else str(move)
        told = x(move) if label else told
        ground += (
            f'<path class="mark" stroke="currentColor" stroke-dasharray="2 3" '
            f'd="M{x(move):.1f},{TOP}V{HIGH - BOTTOM}"/>'
            f'<text class="mark" x="{x(move):.1f}" y="{TOP - 4}" text-anchor="middle">{label}</text>'
        )
    ends = _apart([y(value) for value in curve.values[-1][1]])
    lines = []
    for party, name in enumerate(names):
        seat = seats[party]
        colour = f"var(--seat-{seat}, {COLOURS[seat % len(COLOURS)]})"
        path = f"M{x(0):.1f},{y(curve.values[0][1][party]):.1f}" + "".join(
            f"H{x(move):.1f}V{y(values[party]):.1f}" for move, values in curve.values[1:]
        )
        dash = f' stroke-dasharray="{DASHES[party % len(DASHES)]}"' if DASHES[party % len(DASHES)] else ""
        end = ends[party]
        lines.append(
            f'<path fill="none" stroke="{colour}" stroke-width="2.5"{dash} d="{path}"/>'
            f'<text x="{WIDE - RIGHT + 12}" y="{end + 4:.1f}"><tspan font-weight="bold">'
            f'{_number(curve.values[-1][1][party])}</tspan> <tspan class="name">{escape(_short(name))}</tspan></text>'
            f'<path stroke="{colour}" stroke-width="2.5" d="M{WIDE - RIGHT},{y(curve.values[-1][1][party]):.1f}'
            f'L{WIDE - RIGHT + 9},{end:.1f}"/>'
        )
    said = "; ".join(f"{name}: {_number(value)}" for name, value in zip(names, curve.values[-1][1], strict=True))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" role="img" class="curve">'
        f"<title>{escape(about)}</title><desc>{escape(said)}</desc>{ground}{''.join(lines)}</svg>"
    )


def _step(span: int) -> int:
    """How far marks are apart: so that there are a handful of them."""
    step = 1
    while span / step > 5:
        step = step * 5 // 2 if str(step)[0] == "2" else step * 2
    return step


def _apart(places: list[float]) -> list[float]:
    """The places of names, no two of them too near, none outside.

    >>> _apart([14.0, 216.0, 216.0])
    [14.0, 197.0, 216.0]
    """
    order = sorted(range(len(places)), key=lambda one: places[one])
    found = list(places)
    for before, after in pairwise(order):
        found[after] = max(found[after], found[before] + LINE)
    lowest = float(HIGH - BOTTOM)
    for one in reversed(order):
        found[one] = min(found[one], lowest)
        lowest = found[one] - LINE
    return found


def _short(name: str) -> str:
    """Bots are told apart by the number behind their name.

    >>> _short("Bot standardowy 2"), _short("Cleopatra the Seventh")
    ('Bot standardo… 2', 'Cleopatra the S…')
    """
    if len(name) <= LONGEST:
        return name
    number = name.rpartition(" ")[2]
    end = f" {number}" if number.isdigit() else ""
    return f"{name[: LONGEST - 1 - len(end)]}…{end}"


def _number(value: int) -> str:
    return str(value).replace("-", "−")
