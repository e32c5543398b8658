"""What chance gave to each: the cards they drew blind, and those they took face up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....core.log import Event
from ....core.story import Luck, by_seat
from ....core.texts import Text, Translator
from ..printed.facts import KINDS
from ..rules import names


def luck(events: Sequence[Event], seats: int, tr: Translator) -> list[Luck]:
    kinds = [tr(names.card(kind)) for kind in range(len(KINDS))]
    return [
        table for key in ("drew", "take") for table in by_seat(tr(f"luck-{key}"), kinds, seats, _cards(events, key))
    ]


def _cards(events: Sequence[Event], key: str) -> Iterator[tuple[int, int]]:
    for event in events:
        card = event.args.get("card")
        if event.key == key and event.seat is not None and isinstance(card, Text):
            yield event.seat, KINDS.index(card.key.removeprefix("card-"))
