"""A view as a picture: the row, and under it the places of those who are looked at."""

from __future__ import annotations

from roundhouse.core.drawing import Drawing, escape
from roundhouse.core.texts import Seat, Translator

from ..printed.facts import CARDS, HIDDEN, NONE
from ..seen.view import View
from .art import INK, PAPER, WIDTH, back, face
from .plain import area, plain, shown

MARGIN, STEP = 16, 84
TOP, PLACE = 150, 142
#: Where a card lies that was laid: beside the hand.
LAID = MARGIN + STEP * len(CARDS) + 20
ACROSS = LAID + WIDTH + MARGIN


def draw(view: View, tr: Translator, focus: int | None) -> Drawing:
    seats = shown(view, focus)
    down = TOP + PLACE * len(seats)
    places = "".join(_place(view, tr, seat, TOP + PLACE * number) for number, seat in enumerate(seats))
    return Drawing(
        ACROSS,
        down,
        # Equal keys, equal layers: everything that the layer depends on is in the key.
        f"signals-{tr.lang}-{len(seats)}",
        f'<rect width="{ACROSS}" height="{down}" fill="{PAPER}"/>' + _words(MARGIN, 28, tr("row-title")),
        _cards(view.row, "row", 40) + places,
        tr("title"),
        plain(view, tr, focus),
    )


def _place(view: View, tr: Translator, seat: int, y: int) -> str:
    """Ids are unique in a picture, and stay with their things: what has moved or changed is then shown to move."""
    cards = _cards(view.hand, "hand", y + 30) if seat == view.seat and view.hand else _backs(view.held[seat], y + 30)
    head = _words(MARGIN, y + 20, area(view, tr, Seat(seat)))
    return f'<g id="place-{seat}">{head}{cards}{_laid(view, seat, y + 30)}</g>'


def _cards(counts: tuple[int, ...], where: str, y: int) -> str:
    """A card for each kind; data-pick is the id of the pick that it stands for."""
    return "".join(
        f'<g id="{where}-{name}" data-pick="{where}-{name}">{face(card, MARGIN + STEP * card, y, counts[card])}</g>'
        for card, name in enumerate(CARDS)
    )


def _backs(held: int, y: int) -> str:
    return "".join(back(MARGIN + STEP * card, y) for card in range(held))


def _laid(view: View, seat: int, y: int) -> str:
    card = view.laid[seat]
    if view.turn != NONE or card == NONE:
        return ""
    return back(LAID, y) if card == HIDDEN else face(card, LAID, y)


def _words(x: int, y: int, words: str) -> str:
    return f'<text x="{x}" y="{y}" font-size="16" fill="{INK}">{escape(words)}</text>'
