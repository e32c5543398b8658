"""What chance gave to each: the cards they drew blind, and those they took face up."""

from __future__ import annotations

from collections.abc import Sequence

from ....core.log import Event
from ....core.story import Luck
from ....core.texts import Text, Translator
from ..printed.facts import KINDS
from ..rules import names


def luck(events: Sequence[Event], seats: int, tr: Translator) -> list[Luck]:
    return [_cards(events, seats, tr, key) for key in ("drew", "take")]


def _cards(events: Sequence[Event], seats: int, tr: Translator, key: str) -> Luck:
    counts = [[0] * len(KINDS) for _ in range(seats)]
    for event in events:
        card = event.args.get("card")
        if event.key == key and event.seat is not None and isinstance(card, Text):
            counts[event.seat][KINDS.index(card.key.removeprefix("card-"))] += 1
    kinds = [kind for kind in range(len(KINDS)) if any(row[kind] for row in counts)]
    return Luck(
        tr(f"luck-{key}"),
        tuple(tr(names.card(kind)) for kind in kinds),
        tuple(tuple(row[kind] for kind in kinds) for row in counts),
    )
