"""What lies around the map: the turn, the actions, the players' figures and the goods chart. Words are live, frames too
where they change."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from ....core.drawing import escape
from ....core.texts import Translator
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
from ..rules import steps
from ..rules.plan import Plan
from ..rules.tiles import PATTERN, TILE_NAMES, TILES
from ..seen.view import PlayerView, View
from .art import CARD, FILLS, HOT, INK, NOBODY_FILL, PAPER, SUN, fitted, new_city, sign, words
from .map import Field
from .tile_art import tile_shape

# -- the head ----------------------------------------------------------------------------------------------------
HEAD: Final = 44
STOP: Final = 30


def head(view: View, tr: Translator, width: float) -> str:
    """What is being done, and the turns as stops of a line with an engine at the one that is played."""
    turns = view.plan.turns
    first = width - turns * STOP + STOP / 2 - 4
    y = HEAD - 17
    stops = []
    for number in range(1, turns + 1):
        x = first + (number - 1) * STOP
        passed = number < view.turn or view.over
        fill, ink = (INK, CARD) if passed else (HOT, CARD) if number == view.turn else (CARD, INK)
        stops.append(
            f'<circle cx="{x:.4g}" cy="{y}" r="10" fill="{fill}" stroke="{INK}" stroke-width="2"/>'
            + words(x, y + 4.6, str(number), 13, "middle", fill=ink)
        )
    engine = first + (view.turn - 1) * STOP
    return (
        f'<g id="phase">{fitted(2, HEAD - 12, phase(view, tr), 20, first - 34)}</g>'
        f'<path stroke="{INK}" stroke-width="3" d="M{first:.4g},{y}H{first + (turns - 1) * STOP:.4g}"/>'
        f'<g id="turns">{"".join(stops)}</g>'
        f'<g id="engine" transform="translate({engine:.4g} {y - 10})">'
        '<use href="#as-engine" transform="scale(.9)"/></g>'
    )


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
ACTION: Final = 48
GAP: Final = 6


def actions_height(plan: Plan, columns: int) -> float:
    return -(-len(plan.actions) // columns) * (ACTION + GAP)


def actions(view: View, tr: Translator, width: float, columns: int) -> str:
    """The actions, with the token of whoever has chosen one."""
    plan = view.plan
    wide = (width - GAP * (columns - 1)) / columns
    takers = {player.action: seat for seat, player in enumerate(view.players) if player.action != NO_ACTION}
    parts = []
    for place, action in enumerate(plan.actions):
        x, y = place % columns * (wide + GAP), place // columns * (ACTION + GAP)
        parts.append(_action(view, tr, action, takers.get(action, -1), x, y, wide))
    return f'<g class="actions">{"".join(parts)}</g>'


def _action(view: View, tr: Translator, action: int, taker: int, x: float, y: float, wide: float) -> str:
    name = ACTIONS[action]
    open_now = view.step == steps.CHOOSE and view.seat is not None
    spent = view.plan.action_cycle and view.cycle >> action & 1
    pick = f' data-pick="action-{name}"' if open_now else ""
    faded = ' opacity=".45"' if spent and taker < 0 else ""
    token = (
        f'<use href="#as-token-{taker}" transform="translate({wide - 13:.4g} 13) scale(1.05)"/>' if taker >= 0 else ""
    )
    fill = CARD if taker < 0 else "#e9d9b1"
    return (
        f'<g id="action-{name}"{pick} transform="translate({x:.5g} {y:.5g})">'
        f"<title>{escape(tr(f'about-{name}'))}</title>"
        f'<rect width="{wide:.4g}" height="{ACTION}" rx="5" fill="{fill}" stroke="{INK}"'
        f' stroke-width="{2 if open_now and taker < 0 else 1}"/><g{faded}>'
        f'<use href="#as-action-{name}" transform="translate(22 {ACTION / 2:g})"/>'
        f"{_lines(tr(f'action-{name}'), wide - 44, taker >= 0)}</g>{token}</g>"
    )


def _lines(said: str, room: float, token: bool) -> str:
    """The name of an action, in two lines where it has two words. The last is low enough to leave room for a token, the
    one above it must be shorter for it."""
    *above, last = said.split(" ", 1)
    bottom = ACTION - 10
    upper = [fitted(42, bottom - 15, line, 14.5, room - 26 if token else room) for line in above]
    return "".join([*upper, fitted(42, bottom, last, 14.5, room)])


# -- players ------------------------------------------------------------------------------------------------------
ROW: Final = 32
HEADER_ROW: Final = 32
#: The columns of figures, from the left; each has a picture, a word and a longer explanation.
FIGURES: Final = ("money", "income", "shares", "range", "expenses", "keep", "points")
FIGURE: Final = 43
#: The room for an action or a bid beside a name.
STANDING: Final = 44


def expenses(player: PlayerView) -> int:
    """What a player will have to pay in this turn (AS-8.1)."""
    return player.shares + player.engine


def to_keep(player: PlayerView) -> int:
    """What a player must have left when income is collected, so as to pay everything."""
    return max(0, expenses(player) - player.income)


def players_height(seats: int) -> float:
    return HEADER_ROW + seats * ROW + 4


def players(view: View, tr: Translator, width: float, totals: Sequence[int]) -> str:
    """One row for each player, in the order of play."""
    figure = min(64.0, FIGURE * width / 474)
    left = width - figure * len(FIGURES)
    heads = []
    for place, name in enumerate(FIGURES):
        x = left + (place + 0.5) * figure
        heads.append(
            f"<g><title>{escape(tr(f'figure-{name}-about'))}</title>"
            f'<use href="#as-{name}" transform="translate({x:.4g} 9)"/>'
            f"{fitted(x, 28, tr(f'figure-{name}'), 12, figure - 2, 'middle')}</g>"
        )
    lined_up = [*view.order, *(seat for seat in range(view.seats) if seat not in view.order)]
    rows = [
        _player(view, tr, seat, HEADER_ROW + place * ROW, width, left, figure, totals[seat])
        for place, seat in enumerate(lined_up)
    ]
    # Rows keep their place in the picture's text, so that a new order moves them.
    by_seat = [row for _, row in sorted(zip(lined_up, rows, strict=True))]
    return f'<g id="figures">{"".join(heads)}</g><g class="players">{"".join(by_seat)}</g>'


def _player(
    view: View, tr: Translator, seat: int, y: float, width: float, left: float, figure: float, total: int
) -> str:
    player = view.players[seat]
    acting = seat in view.actors
    keep = to_keep(player)
    figures = {
        "money": f"${player.money}",
        "income": str(player.income),
        "shares": str(player.shares),
        "range": str(player.engine),
        "expenses": f"${expenses(player)}",
        "keep": f"${keep}",
        "points": str(total).replace("-", "−"),
    }
    frame = f'stroke="{HOT}" stroke-width="2.6"' if acting else f'stroke="{INK}" stroke-opacity=".5"'
    parts = [
        f'<rect width="{width:.4g}" height="{ROW - 4}" rx="5" fill="{CARD if seat == view.seat else PAPER}" {frame}/>',
        f'<use href="#as-token-{seat}" transform="translate(17 {ROW / 2 - 2:g}) scale(1.12)"/>',
        fitted(33, 19.5, tr.name(seat), 16, left - 33 - STANDING),
        _standing(view, tr, seat, left - STANDING + 4),
    ]
    if acting:
        parts.append(f'<use href="#as-turn" transform="translate(-7 {ROW / 2 - 2:g})"/>')
    if player.out:
        return f'<g id="seat-{seat}" opacity=".5" transform="translate(0 {y:g})">{"".join(parts)}</g>'
    for place, name in enumerate(FIGURES):
        short = name == "keep" and player.money < keep and not view.over
        size = 17 if name in ("money", "income", "keep", "points") else 15
        parts.append(
            words(left + (place + 0.5) * figure, 20, figures[name], size, "middle", fill=HOT if short else INK)
        )
    return f'<g id="seat-{seat}" transform="translate(0 {y:g})">{"".join(parts)}</g>'


def _standing(view: View, tr: Translator, seat: int, x: float) -> str:
    """Beside a name: the action chosen, or in the auction the bid or the place."""
    player = view.players[seat]
    room = STANDING - 6
    if player.out:
        return fitted(x, 19, tr("draw-bankrupt"), 14, room * 3, weight="normal")
    if view.step == steps.AUCTION:
        if seat in view.places:
            place = len(view.bidding) + 1 + view.places.index(seat)
            return fitted(x, 19, tr("draw-placed", place=place), 14, room, weight="normal")
        said = tr("dollars", dollars=player.bid) if player.bid else "–"
        return fitted(x + room / 2, 20, said, 17, room, "middle", fill=HOT if seat == view.leader else INK)
    if player.action == NO_ACTION:
        return ""
    name = ACTIONS[player.action]
    return (
        f"<g><title>{escape(tr(f'action-{name}'))}</title>"
        f'<use href="#as-action-{name}" transform="translate({x + room / 2:.4g} {ROW / 2 - 2:g}) scale(.9)"/></g>'
    )


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
        parts.append(f'<use href="#as-die-{COLUMN_NAMES[column]}" transform="translate({x:.4g} {y - 9:.4g})"/>')
    for space, (x, y) in chart.spaces.items():
        name = SPACE_NAMES[space]
        pick = f' class="hit" data-pick="space-{name}"' if pickable else ""
        parts.append(
            f'<rect id="space-{name}"{pick} x="{x - CELL / 2 + 2:.4g}" y="{y - SPACE / 2 + 1.5:.4g}" rx="4"'
            f' width="{CELL - 4:g}" height="{SPACE - 3:g}" fill="{CARD}" stroke="{INK}" stroke-opacity=".45"/>'
        )
    return "".join(parts)


def chart_live(view: View, tr: Translator, chart: Chart) -> str:
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
            f'{ring if due else ""}<use href="#as-cube-{COLOURS[colour]}" transform="scale(1.2)"/></g>'
        )
    for letter, (x, y) in chart.cities.items():
        parts.append(_new_city(view, tr, letter, x, y))
    return f'<g class="chart">{"".join(parts)}</g>'


def is_next(view: View, space: int) -> bool:
    """Whether the next die of its number brings this cube to the map."""
    column = next(column for column, spaces in enumerate(COLUMN_SPACES) if space in spaces)
    fed = view.plan.fed_hex[column] if column < CITY_COLUMNS else view.new_city[column - CITY_COLUMNS]
    return fed >= 0 and space == next(one for one in COLUMN_SPACES[column] if view.chart[one] >= 0)


def _new_city(view: View, tr: Translator, letter: int, x: float, y: float) -> str:
    name, place = LETTERS[letter], view.new_city[letter]
    at = f'transform="translate({x:.4g} {y:.4g})"'
    if place >= 0:
        town = next(town.name for town in view.plan.board.towns if town.hex == place)
        said = tr("draw-city-built", city=name, town=town)
        return (
            f'<g id="city-{name}" {at}><title>{escape(said)}</title><rect x="-13" y="-13" width="26" height="26" rx="6"'
            f' fill="none" stroke="{INK}" stroke-dasharray="3 3"/>{words(0, 5.5, name, 15, "middle")}</g>'
        )
    urban = view.step == steps.BUILD and view.urban and view.seat in view.actors
    pick = f' data-pick="city-{name}"' if urban else ""
    said = tr("draw-city-free", city=name)
    return f'<g id="city-{name}"{pick} {at}><title>{escape(said)}</title>{new_city(letter, name, 13)}</g>'


def drawn(view: View, tr: Translator) -> str:
    """Cubes of Production that are still to be put on the chart."""
    if view.step != steps.PUT or not view.drawn:
        return ""
    parts = [words(0, 14, tr("draw-drawn"), 13)]
    for place, colour in enumerate(view.drawn):
        pick = f' data-pick="drawn-{COLOURS[colour]}"' if view.seat is not None else ""
        parts.append(
            f'<g id="drawn-{place}"{pick} transform="translate({14 + 34 * place} 36)">'
            f'<use href="#as-cube-{COLOURS[colour]}" transform="scale(1.9)"/></g>'
        )
    return f'<g id="drawn">{"".join(parts)}</g>'


# -- the tiles that are left --------------------------------------------------------------------------------------
TILE_WIDE: Final = 58.2
TILE_HIGH: Final = 40.0
TILE_SIZE: Final = 16.0


def stock_static(this: Field, columns: int) -> str:
    """A small picture of each kind of tile."""
    parts = []
    for kind, tile in enumerate(TILES):
        x, y = _tile_place(kind, columns)
        shape = tile_shape(this, PATTERN[kind][0], not tile.segments)
        parts.append(f'<g transform="translate({x:.5g} {y:.5g}) scale({TILE_SIZE / this.side:.4g})">{shape}</g>')
    return "".join(parts)


def _tile_place(kind: int, columns: int) -> tuple[float, float]:
    return kind % columns * TILE_WIDE + TILE_SIZE + 2, kind // columns * TILE_HIGH + TILE_HIGH / 2


def stock_height(columns: int) -> float:
    return -(-len(TILES) // columns) * TILE_HIGH


def stock(view: View, tr: Translator, columns: int) -> str:
    """How many of each are left."""
    parts = []
    for kind, name in enumerate(TILE_NAMES):
        x, y = _tile_place(kind, columns)
        left = view.stock[kind]
        said = f"<title>{escape(tr('draw-stock'))}: {escape(tr(f'tile-{name}'))}</title>"
        number = words(x + TILE_SIZE + 5, y + 5, str(left), 14, fill=INK if left else HOT)
        parts.append(f'<g id="stock-{name}">{said}{number}</g>')
    return f'<g class="stock">{"".join(parts)}</g>'


@cache
def owner_fill(owner: int) -> int:
    """The place of an owner's colour; nobody's is the last."""
    return owner if owner >= 0 else NOBODY_FILL
