"""The legend of a map: every sign that is on it, with what it means."""

from __future__ import annotations

from functools import lru_cache

from ....core.scene import LIST, SUPPLY, Area, Cell, Row
from ....core.texts import Translator
from ....core.tones import tone
from ..printed.facts import RED
from ..printed.hexes import MOUNTAIN, PLAIN, RIVER, SWAMP, TERRAINS, Board
from ..rules.plan import Plan
from .art import FILLS, INK, SIGN_INKS, words
from .coast import MAPS
from .map import ANCHOR, FOREIGN, LAND, Field, field

#: A hex with a little room around it, in sides of a hex.
REACH = 1.08


def legend(plan: Plan, tr: Translator) -> Area:
    board = plan.board
    signs = [(f"terrain-{name}", tr(f"terrain-{name}"), price) for name, price in _terrains(plan)]
    cells = [
        Cell(tr("legend-terrain", terrain=said, dollars=price) if price else said, _picture(board, name))
        for name, said, price in signs
    ]
    cells += [Cell(tr(f"legend-{name}"), _picture(board, name)) for name in _signs(plan)]
    return Area(SUPPLY, "legend", tr("legend"), shape=LIST, rows=(Row(tuple(cells), id="legend"),))


def _terrains(plan: Plan) -> list[tuple[str, int]]:
    """The terrains that the map has, and what track costs there; 0: the price is printed on each hex."""
    prices = zip(TERRAINS, plan.settings.terrain_prices, strict=True)
    return [(name, price) for name, price in prices if name in plan.board.terrain]


def _signs(plan: Plan) -> list[str]:
    """What else is to be seen on the map, now or later."""
    board = plan.board
    held = {
        "price": any(board.prices),
        "city": any(city.colour >= 0 for city in board.cities),
        "town": bool(board.towns),
        "port": any(city.port for city in board.cities),
        "terminal": any(city.terminal for city in board.cities),
        "east": plan.settings.continent,
        "west": plan.settings.continent,
        "direct": bool(board.direct),
        "link": True,
        "open": True,
    }
    return [name for name, there in held.items() if there]


@lru_cache(MAPS * 16)
def _picture(board: Board, name: str) -> str:
    this = field(board)
    reach = this.side * REACH
    box = f"{-reach:.4g} {-reach:.4g} {2 * reach:.4g} {2 * reach:.4g}"
    return f'<svg viewBox="{box}">{_drawn(this, name)}</svg>'


def _drawn(this: Field, name: str) -> str:
    """A hex about the origin with the sign on it."""
    unit = this.side / 36
    kind, _, terrain = name.partition("-")
    if kind == "terrain":
        return _ground(this, terrain) + (f'<use href="#as-{terrain}"/>' if terrain in (MOUNTAIN, SWAMP) else "")
    if name in ("link", "open"):
        tip = f'<use href="#as-tip" transform="translate({this.middles[3][0]:.4g} {this.middles[3][1]:.4g})"/>'
        line = f'<g stroke="{FILLS[RED]}"><use href="#as-{name}-0-3"/></g>'
        return _ground(this, PLAIN) + line + (tip if name == "open" else "")
    if name in ("price", "direct"):
        size = this.side * 0.6
        return _ground(this, PLAIN) + (
            f'<rect x="{-size:.3g}" y="{-size * 0.7:.3g}" width="{2 * size:.3g}" height="{1.4 * size:.3g}"'
            f' rx="{size * (0.7 if name == "direct" else 0.3):.3g}" fill="{tone("card")}" stroke="{tone("soft-ink")}"/>'
            f"{words(0, size * 0.38, '$5', size * 1.05, 'middle', fill=tone('ink'))}"
        )
    if name == "town":
        return _ground(this, PLAIN) + f'<use href="#as-town" transform="scale({1.3 * unit:.3g})"/>'
    if name in ("east", "west"):
        return _ground(this, PLAIN) + f'<use href="#as-{name}" transform="scale({2 * unit:.3g})"/>'
    fill = FOREIGN if name == "terminal" else FILLS[RED]
    city = f'<path fill="{fill}" stroke="{INK}" stroke-width="2" d="{this.outline(0.95)}"/>'
    if name == "port":
        city += (
            f'<path fill="none" stroke="{SIGN_INKS[RED]}" stroke-width="2" stroke-linecap="round"'
            f' transform="scale({2 * unit:.3g})" d="{ANCHOR}"/>'
        )
    return city


def _ground(this: Field, terrain: str) -> str:
    river = (
        f'<path fill="none" stroke="{tone("bank")}" stroke-width="{this.side * 0.26:.3g}" d="{this.track(0, 2)}"/>'
        f'<path fill="none" stroke="{tone("shallow")}" stroke-width="{this.side * 0.2:.3g}" d="{this.track(0, 2)}"/>'
        if terrain == RIVER
        else ""
    )
    return f'<use href="#as-hex" fill="{LAND[terrain]}" stroke="{tone("grid")}" stroke-width="1.2"/>{river}'
