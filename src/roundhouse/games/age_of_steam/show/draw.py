"""The map as a picture: one for all, with track, cities and cubes. What lies around it is in panels.py.

The static layer is what is printed (map.py). The live layer has an element with a stable id
for everything that changes. What can be picked carries data-pick, with the ids of picks.py.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache

from ....core.drawing import Drawing
from ....core.texts import Translator
from ..printed import editions
from ..printed.facts import COLOURS, LETTERS, NEW_CITY_COLOURS
from ..printed.hexes import TERRAINS
from ..printed.settings import Settings
from ..rules import steps, track
from ..rules.plan import SIDES, cubes_list
from ..rules.state import State
from ..seen.reading import state_of
from ..seen.view import View
from .about import title
from .art import CARD, FILLS, INK, NOBODY_FILL, PLAYERS, TOKEN_LETTERS, defs, new_city, words
from .coast import MAPS
from .elements import link_element
from .map import SMALLEST, Field, city_ground, field, ground_defs, labels, place_names, price_tags, printed


def draw(view: View, tr: Translator) -> Drawing:
    """The map: everything is public, so all see the same; only what can be picked differs."""
    plan, state = view.plan, state_of(view)
    own = view.seat is not None
    this = field(plan.board)
    return Drawing(
        width=round(this.width),
        height=round(this.height),
        key=f"{re.sub('[ =/]', '-', view.edition)}-{view.seats}-{'own' if own else 'watch'}",
        static=_static(view.edition, view.seats),
        live=_hexes(view, this)
        + price_tags(plan.board, _dear(view.edition, view.seats), {place for place, *_ in track.pieces(state)})
        + _new_cities(view, this)
        + _track(state, this)
        + _towns(view, this)
        + _direct(view, state, this)
        + place_names(plan.board)
        + _cubes(view, state, this),
        title=tr(title(editions.edition(view.edition.split()[0]))),
        desc=_description(view, tr),
        notes=labels(plan.board),
        notes_title=tr("draw-labels"),
    )


def _description(view: View, tr: Translator) -> str:
    if view.over:
        return tr("draw-desc-over", seats=view.seats)
    links = sum(run.finished for run in view.runs)
    return tr("draw-desc", seats=view.seats, turn=view.turn, turns=view.plan.turns, links=links)


@lru_cache(MAPS)
def _static(edition: str, seats: int) -> str:
    plan = editions.plan(edition, seats)
    return defs() + ground_defs(plan.board) + printed(plan.board, plan.settings.continent)


@lru_cache(MAPS)
def _dear(edition: str, seats: int) -> tuple[tuple[str, int], ...]:
    """The terrains that cost something else than is usual."""
    usual, prices = Settings(board="", turns={}).terrain_prices, editions.plan(edition, seats).settings.terrain_prices
    return tuple((name, now) for name, now, was in zip(TERRAINS, prices, usual, strict=True) if now != was)


@cache
def owner_fill(owner: int) -> int:
    """The place of an owner's colour; nobody's is the last."""
    return owner if owner >= 0 else NOBODY_FILL


# -- hexes --------------------------------------------------------------------------------------------------------


def _hexes(view: View, this: Field) -> str:
    """What is pointed at: every hex."""
    board, own = view.plan.board, view.seat is not None
    parts = []
    for place, name in enumerate(board.labels):
        x, y = this.centres[place]
        pick = f' data-pick="hex-{name}"' if own else ""
        parts.append(
            f'<g id="hex-{name}" class="hit"{pick} fill="#fff" fill-opacity="0" transform="translate({x:.5g} {y:.5g})">'
            f'<use href="#as-hex"/></g>'
        )
    return f'<g class="hexes">{"".join(parts)}</g>'


# -- track --------------------------------------------------------------------------------------------------------


def _track(state: State, this: Field) -> str:
    by_run: dict[int, list[tuple[int, int, int]]] = {
        run: [] for run in range(len(state.owner)) if state.owner[run] >= track.UNOWNED
    }
    for place, a, b, run in track.pieces(state):
        by_run[run].append((place, a, b))
    parts, tokens = [], []
    for run, pieces in sorted(by_run.items(), key=lambda one: state.start[one[0]]):
        name, owner = link_element(state, run), state.owner[run]
        faded = ' opacity=".6"' if owner >= 0 and state.out[owner] else ""
        colour = PLAYERS[owner_fill(owner)]
        art = [_piece(this, place, a, b, state.end[run] < 0) for place, a, b in pieces]
        if not pieces:
            art.append(_bridge(this, state.start[run]))
        parts.append(f'<g id="{name}" class="track" stroke="{colour}"{faded}>{"".join(art)}</g>')
        tokens.append(_token(state, this, run, pieces))
    return f'<g class="tracks" pointer-events="none">{"".join(parts)}{"".join(tokens)}</g>'


def _piece(this: Field, place: int, a: int, b: int, is_open: bool) -> str:
    x, y = this.centres[place]
    if b >= 0:
        a, b = min(a, b), max(a, b)
    shape = f"{a}-{b}" if b >= 0 else f"{a}-t"
    return f'<use href="#as-{"open" if is_open else "link"}-{shape}" transform="translate({x:.5g} {y:.5g})"/>'


def _bridge(this: Field, port: int) -> str:
    """A link without a tile: a short bar over the border of two cities."""
    (x, y), (dx, dy) = this.centres[port // SIDES], this.middles[port % SIDES]
    path = f"M{x + 0.55 * dx:.5g},{y + 0.55 * dy:.5g}L{x + 1.45 * dx:.5g},{y + 1.45 * dy:.5g}"
    wide = this.side / 36
    return (
        f'<path fill="none" stroke="{INK}" stroke-width="{9.4 * wide:.3g}" d="{path}"/>'
        f'<path fill="none" stroke-width="{6.6 * wide:.3g}" d="{path}"/>'
    )


def _token(state: State, this: Field, run: int, pieces: list[tuple[int, int, int]]) -> str:
    """The owner's token on the middle of the track, and a ring at an open end."""
    parts = []
    unit = this.side / 36
    if state.tip[run] >= 0:
        (x, y), (dx, dy) = this.centres[state.tip[run] // SIDES], this.middles[state.tip[run] % SIDES]
        parts.append(f'<use href="#as-tip" transform="translate({x + dx:.5g} {y + dy:.5g}) scale({unit:.3g})"/>')
    if state.owner[run] >= 0:
        if pieces:
            place, a, b = pieces[len(pieces) // 2]
            (x, y), (dx, dy) = this.centres[place], this.along(a, b)
        else:
            (x, y), (dx, dy) = this.centres[state.start[run] // SIDES], this.middles[state.start[run] % SIDES]
        parts.append(
            f'<use href="#as-token-{state.owner[run]}" transform="translate({x + dx:.5g} {y + dy:.5g})'
            f' scale({max(0.86 * unit, SMALLEST * this.pixel / TOKEN_LETTERS):.3g})"/>'
        )
    return f'<g id="mark-{link_element(state, run)}">{"".join(parts)}</g>'


def _direct(view: View, state: State, this: Field) -> str:
    """Where two cities that touch can be joined without a tile."""
    parts = []
    for number, direct in enumerate(view.plan.board.direct):
        if state.run_at[direct.port] < 0:
            (x, y), (dx, dy) = this.centres[direct.a], this.middles[direct.port % SIDES]
            building = view.step == steps.BUILD and view.seat is not None
            pick = f' data-pick="join-{number}"' if building else ' pointer-events="none"'
            size = SMALLEST * this.pixel
            parts.append(
                f'<g id="join-{number}"{pick} transform="translate({x + dx:.5g} {y + dy:.5g})">'
                f'<circle r="{size * 0.85:.3g}" fill="{CARD}" stroke="{INK}" stroke-width="1.5"/>'
                f"{words(0, size * 0.36, f'${direct.price}', size, 'middle')}</g>"
            )
    return "".join(parts)


def _towns(view: View, this: Field) -> str:
    """Towns lie over the track that comes into them."""
    parts = []
    for town in view.plan.board.towns:
        if view.tile[town.hex] >= 0:
            x, y = this.centres[town.hex]
            parts.append(f'<use href="#as-town" transform="translate({x:.5g} {y:.5g})"/>')
    return f'<g class="towns" pointer-events="none">{"".join(parts)}</g>'


def _new_cities(view: View, this: Field) -> str:
    """New Cities; and the colours that foreign terminals take."""
    parts = []
    unit = this.side / 36
    for letter, place in enumerate(view.new_city):
        if place >= 0:
            x, y = this.centres[place]
            name = LETTERS[letter]
            parts.append(
                f'<g id="new-{name}" pointer-events="none">{city_ground(this, place, NEW_CITY_COLOURS[letter])}'
                f'<g transform="translate({x:.5g} {y - this.side * 0.55:.5g})">'
                f"{new_city(letter, name, 9.5 * unit)}</g></g>"
            )
    for city in view.plan.board.cities:
        if city.terminal and view.colour[city.hex] >= 0:
            x, y = this.centres[city.hex]
            colour = view.colour[city.hex]
            parts.append(
                f'<g id="takes-{city.id}" pointer-events="none" transform="translate({x:.5g} {y - 3 * unit:.5g})'
                f' scale({unit:.3g})"><circle r="15" fill="{FILLS[colour]}" stroke="{CARD}" stroke-width="2"/>'
                f'<use href="#as-cube-{COLOURS[colour]}" transform="scale(1.2)"/></g>'
            )
    return "".join(parts)


# -- cubes --------------------------------------------------------------------------------------------------------


def _cubes(view: View, state: State, this: Field) -> str:
    """The cubes in cities and towns, and on the land. While goods are moved each can be pointed at."""
    moving = view.step == steps.MOVE and view.seat is not None
    parts = []
    for place, packed in enumerate(view.cubes):
        if not packed:
            continue
        x, y = this.centres[place]
        name = view.plan.board.labels[place]
        colours = cubes_list(packed)
        for number, (colour, (dx, dy, scale)) in enumerate(
            zip(colours, _lie(view, state, this, place, len(colours)), strict=True)
        ):
            pick = f' data-pick="cube-{name}-{COLOURS[colour]}"' if moving else ' pointer-events="none"'
            parts.append(
                f'<g id="cube-{name}-{number}" data-kind="{COLOURS[colour]}"{pick}'
                f' transform="translate({x + dx:.5g} {y + dy:.5g}) scale({scale:.3g})">'
                f'<use href="#as-cube-{COLOURS[colour]}"/></g>'
            )
    return f'<g class="cubes">{"".join(parts)}</g>'


def _lie(view: View, state: State, this: Field, place: int, number: int) -> list[tuple[float, float, float]]:
    """Where so many cubes of a hex lie, from its middle, and how large they are."""
    unit = this.side / 36
    if view.colour[place] >= 0:
        row = 3 if number <= 3 else 4 if number <= 8 else -(-number // 2)
        rows = -(-number // row)
        size = (
            min(unit * 1.3, 1.3 * this.side / row / 13.6)
            if rows == 1
            else min(unit * 0.86, 1.24 * this.side / row / 13.6)
        )
        step = 13.8 * size
        found = []
        for cube in range(number):
            across = min(row, number - cube // row * row)
            found.append(((cube % row - (across - 1) / 2) * step, (cube // row - (rows - 1) / 2) * step * 0.86, size))
        return found
    if view.plan.town[place]:
        return [(this.side * (0.5 + 0.3 * cube), -this.side * 0.42, unit) for cube in range(number)]
    dx, dy = 0.0, 0.0
    if view.tile[place] >= 0:
        lies = state.lies[place]
        ends = next(((a, b) for where, a, b, _ in track.pieces(state) if where == place and lies in (a, b)), None)
        if ends is not None:
            dx, dy = this.along(*ends)
    return [(dx, dy, unit)] * number
