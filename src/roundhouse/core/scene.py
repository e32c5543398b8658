"""What a view looks like: a handful of areas. The board, and around it what lies beside it: hands, markets, charts.

Each area has a role, by which a page finds its place in the window it has, and a title. It is either a drawing, or rows
of cells: words with a small picture, which a page sets as real text. Only the board is ever zoomed. Where there is no
page, the areas are composed into one picture.

>>> deck = Cell(art='<svg viewBox="0 0 84 54"><use href="#back"/></svg>', text="23", id="deck", pick="deck",
...             about="The deck: 23 cards are left.")
>>> market = Area("market", "cards", "Cards", rows=(Row((deck,)),))
>>> market.words()
['Cards', 'The deck: 23 cards are left.']
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from .drawing import Drawing, escape
from .tones import by_day, by_night, tone

#: What an area is to the players: the board itself; the cards, dice or tools of the view's own seat; what everybody can
#: take from; what each player has; a track or table that all look at; what is left in the box.
BOARD: Final = "board"
HAND: Final = "hand"
MARKET: Final = "market"
PLAYERS: Final = "players"
CHART: Final = "chart"
SUPPLY: Final = "supply"
ROLES: Final = (BOARD, HAND, MARKET, PLAYERS, CHART, SUPPLY)
#: How a page sets rows: as cards beside each other, as a table with a line each, or as a list of lines.
CARDS: Final = "cards"
TABLE: Final = "table"
LIST: Final = "list"
SHAPES: Final = (CARDS, TABLE, LIST)
#: What a cell or a row can be: of less weight, of more, attained, failed, on offer, to move now, one's own.
MARKS: Final = ("faded", "strong", "done", "failed", "offered", "acting", "own")


class Cell(Struct, frozen=True, gc=False, omit_defaults=True):
    """One thing: `text` is set large or beside its `art`, a small <svg> that may use what the board's static layer
    defines. `about` says in words what it is: to those who point at it, and to those who listen; `rule` is where the
    rules speak of it. `pick` is a choice, as data-pick is in a drawing; `id` stays the same from view to view. `where`
    names places on the board that it speaks of."""

    text: str = ""
    art: str = ""
    id: str = ""
    pick: str = ""
    about: str = ""
    rule: str = ""
    where: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()

    def words(self) -> str:
        return self.about or self.text


class Row(Struct, frozen=True, gc=False, omit_defaults=True):
    """Cells that belong together, under a title of their own, with a sign (`art`) before it; of a seat, if it is one
    player's. `pick`: pointing anywhere in the row is a choice."""

    cells: tuple[Cell, ...]
    title: str = ""
    art: str = ""
    id: str = ""
    pick: str = ""
    seat: int | None = None
    marks: tuple[str, ...] = ()


class Area(Struct, frozen=True, gc=False, omit_defaults=True):
    """`name` stays the same from view to view. `heads` are the heads of a table's columns."""

    role: str
    name: str
    title: str
    drawing: Drawing | None = None
    shape: str = CARDS
    heads: tuple[Cell, ...] = ()
    rows: tuple[Row, ...] = ()

    def words(self) -> list[str]:
        """The area in lines, for a terminal and for those who listen."""
        if self.drawing is not None:
            return [self.title, self.drawing.desc]
        return [self.title, *filter(None, map(self._line, self.rows))]

    def _line(self, row: Row) -> str:
        heads = [head.words() for head in self.heads] or [""] * len(row.cells)
        cells = [
            f"{head}: {cell.words()}" if head and not cell.about else cell.words()
            for head, cell in zip(heads, row.cells, strict=True)
        ]
        said = ", ".join(filter(None, cells))
        return f"{row.title}: {said}" if row.title and said else row.title or said


class Scene(Struct, frozen=True):
    """The areas of a view; the board is the first."""

    areas: tuple[Area, ...]

    @property
    def board(self) -> Drawing:
        drawing = self.areas[0].drawing
        assert drawing is not None
        return drawing

    @property
    def around(self) -> tuple[Area, ...]:
        return self.areas[1:]

    def svg(self, night: bool = False) -> str:
        """All areas composed into one picture: for notebooks, files and documents."""
        return composed(self, night)


# -- one picture of all areas -------------------------------------------------------------------------------------

_INK: Final = tone("ink")
_PAPER: Final = tone("paper")
_HOT: Final = "#c23a1e"
_CARD: Final = tone("card")
_FONT: Final = "Georgia,'Liberation Serif','DejaVu Serif',serif"
#: The size of words, of a card and of a small sign beside words; the gap between things.
_SIZE: Final = 15
_CARD_WIDE: Final = 84
_SIGN: Final = 20
_GAP: Final = 10
_COLUMN: Final = 420


def composed(scene: Scene, night: bool = False) -> str:
    board = scene.board
    if not scene.around:
        return board.svg(night)
    # A board that is wide has the others below it, in columns; any other has them at its side.
    scale = 1000 / max(board.width, board.height)
    wide, high = board.width * scale, board.height * scale
    below = wide > 1.25 * high
    columns = max(1, int((wide + _GAP) // (_COLUMN + _GAP))) if below else 1
    width = (wide - _GAP * (columns - 1)) / columns if below else _COLUMN
    left, top = (_GAP, 2 * _GAP + high) if below else (2 * _GAP + wide, _GAP)
    ends = [float(top)] * columns
    parts = []
    for area in scene.around:
        column = ends.index(min(ends))
        markup, tall = _panel(area, width)
        x = left + column * (width + _GAP)
        parts.append(f'<g transform="translate({x:.5g} {ends[column]:.5g})">{markup}</g>')
        ends[column] += tall + _GAP
    whole_wide = 2 * _GAP + wide if below else 3 * _GAP + wide + _COLUMN
    whole_high = max(*ends, high + 2 * _GAP)
    return (by_night if night else by_day)(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole_wide:.6g} {whole_high:.6g}"'
        f' width="{whole_wide:.0f}" height="{whole_high:.0f}" role="img">'
        f"<title>{escape(board.title)}</title><desc>{escape(board.desc)}</desc>"
        f'<rect width="100%" height="100%" fill="{_PAPER}"/>'
        f'<svg x="{_GAP}" y="{_GAP}" width="{wide:.6g}" height="{high:.6g}" viewBox="0 0 {board.width} {board.height}">'
        f'<g class="static">{board.static}</g><g class="live">{board.live}</g></svg>{"".join(parts)}</svg>'
    )


def _panel(area: Area, width: float) -> tuple[str, float]:
    """An area in its frame, and how high it is."""
    inside = width - 2 * _GAP
    title = _words(_GAP, _GAP + _SIZE, area.title, weight="bold")
    y = 2 * _GAP + _SIZE
    if area.drawing is not None:
        this = area.drawing
        high = this.height * min(1.0, inside / this.width)
        size = f'width="{inside:.5g}" height="{high:.5g}" viewBox="0 0 {this.width} {this.height}"'
        body = f'<svg x="{_GAP}" y="{y}" {size}>{this.static}{this.live}</svg>'
    else:
        # Signs are enough at the head of a narrow column.
        heads = tuple(Cell(art=head.art, text="" if head.art else head.text) for head in area.heads)
        lines = [*([Row(heads, " ")] if heads else []), *area.rows]
        body, high = _rows(lines, area.shape, y, inside)
    high = y + high + _GAP
    frame = f'<rect width="{width:.5g}" height="{high:.5g}" rx="5" fill="{_CARD}" stroke="{_INK}"/>'
    return f"{frame}{title}{body}", high


def _rows(rows: list[Row], shape: str, top: float, width: float) -> tuple[str, float]:
    parts, y = [], top
    for row in rows:
        x = float(_GAP)
        parts.append(f"<g{_names(row.id, row.pick)}>")
        if row.title:
            weight = "bold" if "acting" in row.marks else "normal"
            parts.append(_sized(row.art, _SIGN, _SIGN * _ratio(row.art), x, y))
            parts.append(_words(x + (_SIGN + 4 if row.art else 0), y + _SIZE, row.title, weight=weight))
            if shape == TABLE:
                x += width * 0.34
            else:
                y += _SIZE + _GAP / 2
        step = (width - x + _GAP) / max(1, len(row.cells)) if shape == TABLE else 0.0
        tall = 0.0
        for cell in row.cells:
            markup, wide, high = _cell(cell, shape)
            if shape != TABLE and x + wide > width + _GAP and x > _GAP:
                x, y, tall = float(_GAP), y + tall + _GAP / 2, 0.0
            faded = ' opacity=".45"' if "faded" in cell.marks else ""
            at = f'transform="translate({x:.5g} {y:.5g})"{faded}'
            parts.append(f"<g {at}{_names(cell.id, cell.pick, cell.where)}>{markup}</g>")
            x += step or wide + _GAP
            tall = max(tall, high)
        parts.append("</g>")
        y += (tall or _SIZE) + _GAP / 2
    return "".join(parts), y - top


def _names(name: str, pick: str, where: tuple[str, ...] = ()) -> str:
    """The attributes by which a thing is found in the picture, as they are in drawings."""
    named = {"id": name, "data-pick": pick, "data-where": " ".join(where)}
    return "".join(f' {key}="{escape(value)}"' for key, value in named.items() if value)


def _cell(cell: Cell, shape: str) -> tuple[str, float, float]:
    """A cell at the origin, and how wide and high it is."""
    large = shape == CARDS and bool(cell.art)
    wide = _CARD_WIDE * 0.8 if large else _SIGN
    high = wide * _ratio(cell.art)
    art = _sized(cell.art, wide, high)
    fill = _HOT if "failed" in cell.marks else _INK
    if large:
        label = _words(wide / 2, high + _SIZE, cell.text, "middle", fill=fill)
        return art + label, wide, high + (_SIZE + 4 if cell.text else 0)
    indent = wide + 4 if art else 0.0
    return (
        art + _words(indent, _SIZE, cell.text, fill=fill),
        indent + 0.55 * _SIZE * len(cell.text),
        max(high if art else 0, _SIZE),
    )


def _sized(art: str, wide: float, high: float, x: float = 0, y: float = 0) -> str:
    """A small picture in its size and place."""
    size = f'x="{x:.4g}" y="{y:.5g}" width="{wide:.4g}" height="{high:.4g}"'
    return art.replace("<svg", f"<svg {size}", 1)


def _ratio(art: str) -> float:
    """How high a small picture is for its width."""
    _, _, box = art.partition('viewBox="')
    numbers = [float(number) for number in box.partition('"')[0].split()]
    return numbers[3] / numbers[2] if len(numbers) == 4 and numbers[2] else 1.0


def _words(x: float, y: float, words: str, anchor: str = "start", weight: str = "normal", fill: str = _INK) -> str:
    if not words:
        return ""
    return (
        f'<text x="{x:.5g}" y="{y:.5g}" font-family="{_FONT}" font-size="{_SIZE}" font-weight="{weight}"'
        f' text-anchor="{anchor}" fill="{fill}">{escape(words)}</text>'
    )
