"""What chance gave to each: the white dice are rolled for all, so it is what was left for them to take; and what came
of dice that they rolled again."""

from __future__ import annotations

from collections.abc import Sequence

from ....core.log import Event
from ....core.story import Luck, by_seat
from ....core.texts import Seat, Translator

FACES = ("1", "2", "3", "4", "5", "6")


def luck(events: Sequence[Event], seats: int, tr: Translator) -> list[Luck]:
    return [
        *by_seat(tr("luck-taken"), FACES, seats, _taken(events)),
        *by_seat(tr("luck-reroll"), FACES, seats, _dice(events, "reroll", "result")),
    ]


def _taken(events: Sequence[Event]) -> list[tuple[int, int]]:
    taken: list[tuple[int, int]] = []
    for event in events:
        for key, name in (("take", "die"), ("pair", "one"), ("pair", "other"), ("steal", "die")):
            taken += _dice([event], key, name)
        if event.key == "steal" and isinstance(event.args["victim"], Seat):
            # It was taken twice: whoever had it first takes another.
            taken.remove((event.args["victim"].seat, taken[-1][1]))
    return taken


def _dice(events: Sequence[Event], key: str, name: str) -> list[tuple[int, int]]:
    """Who had which die, by events of a kind in which its value has a name."""
    found = []
    for event in events:
        value = event.args.get(name)
        if event.key == key and event.seat is not None and isinstance(value, int):
            found.append((event.seat, value - 1))
    return found
