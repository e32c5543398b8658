"""A view as lines of text, for a terminal and for those who hear the board."""

from __future__ import annotations

from roundhouse.core.texts import Seat, Text, Translator, listed

from ..rules.names import card_text
from ..seen.view import View


def plain(view: View, tr: Translator, focus: int | None) -> str:
    lines = [
        tr("table", round=min(view.round, view.rounds), rounds=view.rounds, deck=view.deck),
        tr("row", cards=_all(view.row)),
        *(area(view, tr, Seat(seat)) for seat in shown(view, focus)),
    ]
    if view.hand is not None:
        lines.append(tr("hand", cards=_all(view.hand)))
    return "\n".join(lines)


def area(view: View, tr: Translator, seat: Seat) -> str:
    return tr("area", seat=seat, points=view.sheet()[seat.seat].total, held=view.held[seat.seat])


def shown(view: View, focus: int | None) -> list[int]:
    return list(range(len(view.held))) if focus is None else [focus]


def _all(counts: tuple[int, ...]) -> Text:
    return listed([card_text(card) for card, count in enumerate(counts) for _ in range(count)])
