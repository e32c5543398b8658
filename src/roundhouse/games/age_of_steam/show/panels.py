"""What lies around the map: the turn, the actions, the players' figures, the goods chart, the tiles that are left."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Final

from ....core.drawing import Drawing
from ....core.scene import CHART, HAND, LIST, MARKET, PLAYERS, SUPPLY, TABLE, Area, Cell, Row
from ....core.texts import Translator
from ..printed import editions
from ..printed.facts import (
    ACTIONS,
    CITY_COLUMNS,
    COLOURS,
    COLUMN_BELOW,
    COLUMN_NAMES,
    COLUMN_SPACES,
    LETTERS,
    NO_ACTION,
    SPACE_NAMES,
)
from ..rules import scoring, steps
from ..rules.plan import Plan
from ..rules.tiles import PATTERN, TILE_NAMES, TILES
from ..seen.reading import state_of
from ..seen.view import PlayerView, View
from .art import CARD, FILLS, HOT, INK, SUN, new_city, sign, words
from .coast import MAPS
from .legend import legend
from .map import Field, field
from .tile_art import tile_shape

#: The box of a small sign, and of a cube.
SIGN_BOX: Final = "-12 -12 24 24"
CUBE_BOX: Final = "-9 -9 18 18"


def around(view: View, tr: Translator) -> tuple[Area, ...]:
    areas = [_turn(view, tr), _actions(view, tr), _players(view, tr), _chart(view, tr), _stock(view, tr)]
    if view.step == steps.PUT and view.drawn:
        areas.append(_drawn(view, tr))
    return (*areas, legend(view.plan, tr))


@cache
def small(name: str, box: str = SIGN_BOX) -> str:
    return f'<svg viewBox="{box}"><use href="#as-{name}"/></svg>'


# -- the turn -----------------------------------------------------------------------------------------------------


def _turn(view: View, tr: Translator) -> Area:
    """What is being done, and the turns as stops of a line."""
    cells = [
        Cell(
            str(number),
            id=f"turn-{number}",
            about=tr("draw-turn", turn=number, turns=view.plan.turns),
            rule="AS-10.1",
            marks=("done",) if number < view.turn or view.over else ("acting",) if number == view.turn else (),
        )
        for number in range(1, view.plan.turns + 1)
    ]
    title = f"{tr('draw-turn', turn=view.turn, turns=view.plan.turns)} · {phase(view, tr)}"
    return Area(PLAYERS, "turn", title, shape=LIST, rows=(Row(tuple(cells), id="phase"),))


def phase(view: View, tr: Translator) -> str:
    """The phase in a few words, with what is at stake in it."""
    key = f"phase-{steps.NAMES[view.step]}"
    if view.step == steps.AUCTION and view.leader >= 0:
        return tr("phase-auction-bid", seat=tr.name(view.leader), dollars=view.high)
    if view.step == steps.BUILD:
        return tr("phase-build", number=view.tiles_left)
    if view.step == steps.MOVE:
        return tr("phase-move", round=view.round + 1)
    return tr(key)


# -- actions ------------------------------------------------------------------------------------------------------


def _actions(view: View, tr: Translator) -> Area:
    """The actions, with the token of whoever has chosen one."""
    takers = {player.action: seat for seat, player in enumerate(view.players) if player.action != NO_ACTION}
    cells = [_action(view, tr, action, takers.get(action, -1)) for action in view.plan.actions]
    return Area(MARKET, "actions", tr("draw-actions"), rows=(Row(tuple(cells)),))


def _action(view: View, tr: Translator, action: int, taker: int) -> Cell:
    name = ACTIONS[action]
    open_now = view.step == steps.CHOOSE and view.seat is not None
    spent = view.cycle >> action & 1 and taker < 0
    about = f"{tr(f'action-{name}')}: {tr(f'about-{name}')}"
    if taker >= 0:
        about += "\n" + tr("draw-taken", seat=tr.name(taker))
    return Cell(
        tr(f"action-{name}"),
        _action_art(name, taker),
        f"action-{name}",
        f"action-{name}" if open_now else "",
        about,
        "AS-5.1",
        marks=("done",) if taker >= 0 else ("faded",) if spent else (),
    )


@cache
def _action_art(name: str, taker: int) -> str:
    token = f'<use href="#as-token-{taker}" transform="translate(17 -9)"/>' if taker >= 0 else ""
    return f'<svg viewBox="-20 -20 48 40"><use href="#as-action-{name}"/>{token}</svg>'


# -- players ------------------------------------------------------------------------------------------------------
#: The columns of figures, from the left; each has a picture, a word and a longer explanation.
FIGURES: Final = ("money", "income", "shares", "range", "expenses", "keep", "points")


def expenses(player: PlayerView) -> int:
    """What a player will have to pay in this turn (AS-8.1)."""
    return player.shares + player.engine


def to_keep(player: PlayerView) -> int:
    """What a player must have left when income is collected, so as to pay everything."""
    return max(0, expenses(player) - player.income)


def _players(view: View, tr: Translator) -> Area:
    """One row for each player, in the order of play."""
    totals = scoring.sheet(state_of(view)).totals
    heads = [
        Cell(tr(f"figure-{name}"), small(name), about=f"{tr(f'figure-{name}')}: {tr(f'figure-{name}-about')}")
        for name in FIGURES
    ]
    lined_up = [*view.order, *(seat for seat in range(view.seats) if seat not in view.order)]
    rows = [_player(view, tr, seat, totals[seat]) for seat in lined_up]
    head = Cell(tr("figure-standing"), about=tr("figure-standing-about"))
    return Area(PLAYERS, "players", tr("draw-players"), shape=TABLE, heads=(head, *heads), rows=tuple(rows))


def _player(view: View, tr: Translator, seat: int, total: int) -> Row:
    player = view.players[seat]
    keep = to_keep(player)
    short = player.money < keep and not view.over
    figures = {
        "money": f"${player.money}",
        "income": str(player.income).replace("-", "−"),
        "shares": str(player.shares),
        "range": str(player.engine),
        "expenses": f"${expenses(player)}",
        "keep": f"${keep}",
        "points": str(total).replace("-", "−"),
    }
    cells = [_standing(view, tr, seat)]
    for name in FIGURES:
        marks = ("failed",) if name == "keep" and short else ("strong",) if name in ("money", "points") else ()
        cells.append(Cell() if player.out else Cell(figures[name], id=f"seat-{seat}-{name}", marks=marks))
    holding = [("acting", seat in view.actors), ("own", seat == view.seat), ("faded", player.out)]
    return Row(
        tuple(cells),
        tr.name(seat),
        small(f"token-{seat}"),
        f"seat-{seat}",
        seat=seat,
        marks=tuple(mark for mark, holds in holding if holds),
    )


def _standing(view: View, tr: Translator, seat: int) -> Cell:
    """Beside a name: the action chosen, or in the auction the bid or the place."""
    player = view.players[seat]
    if player.out:
        return Cell(tr("draw-bankrupt"))
    if view.step == steps.AUCTION:
        if seat in view.places:
            return Cell(tr("draw-placed", place=len(view.bidding) + 1 + view.places.index(seat)), marks=("faded",))
        said = tr("dollars", dollars=player.bid) if player.bid else "–"
        return Cell(said, id=f"bid-{seat}", marks=("strong",) if seat == view.leader else ())
    if player.action == NO_ACTION:
        return Cell()
    name = ACTIONS[player.action]
    return Cell(art=small(f"action-{name}", "-20 -20 40 40"), about=tr(f"action-{name}"), rule="AS-5.1")


# -- the goods chart ----------------------------------------------------------------------------------------------
CELL: Final = 31.0
SPACE: Final = 26.0
#: The first column of the dark half, and the room between the halves.
DARK: Final = 6
HALVES: Final = 10.0
CHART_HEAD: Final = 46.0
CITY_TILE: Final = 32.0


class Chart:
    """Where the columns and spaces of a table's goods chart lie. Where nothing grows there are only the New Cities."""

    def __init__(self, plan: Plan) -> None:
        self.columns: list[int] = list(range(CITY_COLUMNS)) if plan.growth else []
        self.letters: list[int] = plan.letters
        self.spaces: dict[int, tuple[float, float]] = {}
        self.heads: dict[int, tuple[float, float]] = {}
        self.cities: dict[int, tuple[float, float]] = {}
        for place, column in enumerate(self.columns):
            x = CELL * (place + 0.5) + (HALVES if column >= DARK else 0)
            self.heads[column] = (x, CHART_HEAD / 2)
            y = CHART_HEAD
            for space in COLUMN_SPACES[column]:
                self.spaces[space] = (x, y + SPACE / 2)
                y += SPACE
            below = COLUMN_BELOW[column]
            if below >= 0:
                if below - CITY_COLUMNS in plan.letters:
                    self.cities[below - CITY_COLUMNS] = (x, y + CITY_TILE / 2)
                for space in COLUMN_SPACES[below]:
                    self.spaces[space] = (x, y + CITY_TILE + SPACE / 2)
                    y += SPACE
        if not self.columns:
            for place, letter in enumerate(self.letters):
                self.cities[letter] = (CELL * 1.3 * (place + 0.5), CITY_TILE)
        self.width: float = CELL * len(self.columns) + HALVES if self.columns else CELL * 1.3 * len(self.letters)
        self.height: float = CHART_HEAD + 5 * SPACE + CITY_TILE + 4 if self.columns else 2 * CITY_TILE


def chart_static(plan: Plan, chart: Chart, pickable: bool) -> str:
    """The dice with the colours of the cities they feed, and the empty spaces."""
    parts = []
    for column, (x, y) in chart.heads.items():
        place = plan.fed_hex[column]
        if place >= 0:
            colour = plan.colour[place]
            parts.append(
                f'<rect x="{x - 13:.4g}" y="{y - 22:.4g}" width="26" height="44" rx="5" fill="{FILLS[colour]}"'
                f' stroke="{INK}"/><g transform="translate({x:.4g} {y + 12:.4g}) scale(1.3)">{sign(colour)}</g>'
            )
        parts.append(
            f'<use href="#as-die-{COLUMN_NAMES[column]}" data-about="column-{COLUMN_NAMES[column]}"'
            f' transform="translate({x:.4g} {y - 9:.4g})"/>'
        )
    for space, (x, y) in chart.spaces.items():
        name = SPACE_NAMES[space]
        pick = f' class="hit" data-pick="space-{name}"' if pickable else ""
        parts.append(
            f'<rect id="space-{name}"{pick} x="{x - CELL / 2 + 2:.4g}" y="{y - SPACE / 2 + 1.5:.4g}" rx="4"'
            f' width="{CELL - 4:g}" height="{SPACE - 3:g}" fill="{CARD}" stroke="{INK}" stroke-opacity=".45"/>'
        )
    return "".join(parts)


def chart_live(view: View, chart: Chart) -> str:
    """The cubes that wait, the next of each die marked, and the New Cities that are still to be had."""
    parts = []
    for space, (x, y) in chart.spaces.items():
        colour = view.chart[space]
        if colour < 0:
            continue
        due = is_next(view, space)
        ring = f'<rect x="-11" y="-10.5" width="22" height="21" rx="4" fill="{SUN}" stroke="{HOT}" stroke-width="1.6"/>'
        parts.append(
            f'<g id="good-{SPACE_NAMES[space]}" transform="translate({x:.4g} {y:.4g})" pointer-events="none">'
            f'{ring if due else ""}<g data-kind="{COLOURS[colour]}"><use href="#as-cube-{COLOURS[colour]}"'
            ' transform="scale(1.2)"/></g></g>'
        )
    for letter, (x, y) in chart.cities.items():
        parts.append(_new_city(view, letter, x, y))
    return f'<g class="chart">{"".join(parts)}</g>'


def is_next(view: View, space: int) -> bool:
    """Whether the next die of its number brings this cube to the map."""
    column = next(column for column, spaces in enumerate(COLUMN_SPACES) if space in spaces)
    fed = view.plan.fed_hex[column] if column < CITY_COLUMNS else view.new_city[column - CITY_COLUMNS]
    return fed >= 0 and space == next(one for one in COLUMN_SPACES[column] if view.chart[one] >= 0)


def _new_city(view: View, letter: int, x: float, y: float) -> str:
    name, place = LETTERS[letter], view.new_city[letter]
    at = f'transform="translate({x:.4g} {y:.4g})"'
    if place >= 0:
        return (
            f'<g id="city-{name}" {at}><rect x="-13" y="-13" width="26" height="26" rx="6"'
            f' fill="none" stroke="{INK}" stroke-dasharray="3 3"/>{words(0, 5.5, name, 15, "middle")}</g>'
        )
    urban = view.step == steps.BUILD and view.urban and view.seat in view.actors
    pick = f' data-pick="city-{name}"' if urban else ""
    return f'<g id="city-{name}"{pick} {at}>{new_city(letter, name, 13)}</g>'


def _chart(view: View, tr: Translator) -> Area:
    chart = _columns(view.edition, view.seats)
    own = view.seat is not None
    width, height = round(chart.width + 8), round(chart.height + 8)
    picture = Drawing(
        width,
        height,
        f"chart-{re.sub('[ =/]', '-', view.edition)}-{view.seats}-{'own' if own else 'watch'}",
        f'<g transform="translate(4 4)">{_chart_static(view.edition, view.seats, own)}</g>',
        f'<g transform="translate(4 4)">{chart_live(view, chart)}</g>',
        tr("draw-chart"),
        tr("draw-chart-about"),
    )
    return Area(CHART, "goods", tr("draw-chart"), picture)


@lru_cache(MAPS)
def _columns(edition: str, seats: int) -> Chart:
    return Chart(editions.plan(edition, seats))


@lru_cache(MAPS)
def _chart_static(edition: str, seats: int, own: bool) -> str:
    return chart_static(editions.plan(edition, seats), _columns(edition, seats), own)


def _drawn(view: View, tr: Translator) -> Area:
    """Cubes of Production that are still to be put on the chart."""
    cells = [
        Cell(
            art=small(f"cube-{COLOURS[colour]}", CUBE_BOX),
            id=f"drawn-{place}",
            pick=f"drawn-{COLOURS[colour]}" if view.seat is not None else "",
            about=tr(f"cube-{COLOURS[colour]}"),
            rule="AS-9.1",
        )
        for place, colour in enumerate(view.drawn)
    ]
    return Area(HAND, "drawn", tr("draw-drawn"), rows=(Row(tuple(cells)),))


# -- the tiles that are left --------------------------------------------------------------------------------------


def _stock(view: View, tr: Translator) -> Area:
    """A small picture of each kind of tile, and how many are left."""
    this = field(view.plan.board)
    cells = [
        Cell(
            str(view.stock[kind]),
            _tile(this, kind),
            f"stock-{name}",
            about=f"{tr('draw-stock')}: {tr(f'tile-{name}')}",
            marks=() if view.stock[kind] else ("failed",),
        )
        for kind, name in enumerate(TILE_NAMES)
    ]
    return Area(SUPPLY, "stock", tr("draw-stock"), shape=LIST, rows=(Row(tuple(cells)),))


@lru_cache(MAPS * 32)
def _tile(this: Field, kind: int) -> str:
    reach = this.side * 1.05
    shape = tile_shape(this, PATTERN[kind][0], not TILES[kind].segments)
    return f'<svg viewBox="{-reach:.4g} {-reach:.4g} {2 * reach:.4g} {2 * reach:.4g}">{shape}</svg>'
