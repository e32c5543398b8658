"""A move is one pick here: a card of the hand, or one of the row. Longer moves are paths of several."""

from __future__ import annotations

from typing import cast

from roundhouse.core.picks import Pick
from roundhouse.core.texts import Text, text

from ..printed.facts import CARDS, NONE
from ..rules.moves import MOVES, Lay, Take
from ..rules.names import card_text
from ..seen.view import View


def path(move: int) -> tuple[Pick, ...]:
    wish = cast(Lay | Take, MOVES.unpack(move))
    place, key = ("hand", "pick-lay") if isinstance(wish, Lay) else ("row", "pick-take")
    return (Pick(f"{place}-{CARDS[wish.card]}", text(key, card=card_text(wish.card))),)


def prompt(view: View) -> Text:
    return text("prompt-lay" if view.turn == NONE else "prompt-take")


def candidates(picked: tuple[str, ...]) -> list[int]:
    """What somebody meant who pointed at a card, whether it can be played or not."""
    place, _, name = picked[-1].partition("-")
    kind = {"hand": Lay, "row": Take}.get(place)
    return [] if kind is None or name not in CARDS else [kind(CARDS.index(name)).pack()]


def labels(view: View) -> dict[str, Text]:
    """What everything is called that the picture has a data-pick for."""
    places = {"row": view.row} if view.hand is None else {"row": view.row, "hand": view.hand}
    return {
        f"{place}-{name}": text(f"label-{place}", card=card_text(card), count=counts[card])
        for place, counts in places.items()
        for card, name in enumerate(CARDS)
    }
