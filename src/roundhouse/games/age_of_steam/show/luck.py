"""What chance gave to each: cubes that came to cities on one's own links, as the dice would have it, and cubes that one
drew by Production."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....core.log import Event
from ....core.story import Luck, by_seat
from ....core.texts import Text, Translator
from ..printed.facts import COLOURS
from ..rules import names

LINKED = ("finished", "joined")
GROWN = ("grown", "fed")


def luck(events: Sequence[Event], seats: int, tr: Translator) -> list[Luck]:
    kinds = [tr(names.good(colour)) for colour in range(len(COLOURS))]
    return [
        *by_seat(tr("luck-grown"), kinds, seats, _grown(events)),
        *by_seat(tr("luck-produced"), kinds, seats, _produced(events)),
    ]


def _grown(events: Sequence[Event]) -> Iterator[tuple[int, int]]:
    """A cube counts for everybody who had a finished link at its city by then."""
    linked: dict[str, set[int]] = {}
    for event in events:
        if event.key in LINKED and event.seat is not None and event.seat >= 0:
            for stop in event.where:
                linked.setdefault(stop, set()).add(event.seat)
        elif event.key in GROWN:
            for seat in sorted(linked.get(event.where[0], ())):
                yield seat, _colour(event)


def _produced(events: Sequence[Event]) -> Iterator[tuple[int, int]]:
    for event in events:
        if event.key == "put" and event.seat is not None:
            yield event.seat, _colour(event)


def _colour(event: Event) -> int:
    cube = event.args["cube"]
    assert isinstance(cube, Text)
    return COLOURS.index(cube.key.split("-")[1])
