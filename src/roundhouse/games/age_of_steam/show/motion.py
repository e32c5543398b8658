"""What moves: cubes over their links, New Cities to their towns, players' tokens. Cubes that come from the chart to the
map are seen to move by themselves."""

from __future__ import annotations

from typing import Final

from ....core.log import Event
from ....core.motion import Flight
from ....core.texts import Text
from ..printed.facts import LETTERS
from .art import new_city
from .panels import CUBE_BOX, small


def flights(event: Event) -> tuple[Flight, ...]:
    mover = _MOVERS.get(event.key)
    return () if mover is None else (mover(event),)


def _cube(event: Event) -> str:
    cube = event.args["cube"]
    assert isinstance(cube, Text)
    # cube-red, or with its part in the sentence: cube-red-object.
    return small("-".join(cube.key.split("-")[:2]), CUBE_BOX)


def _delivered(event: Event) -> Flight:
    return Flight(_cube(event), event.where)


def _put(event: Event) -> Flight:
    return Flight(_cube(event), (f"seat-{event.seat}", event.where[0]))


def _urbanized(event: Event) -> Flight:
    name = str(event.args["city"])
    art = f'<svg viewBox="-14 -14 28 28">{new_city(LETTERS.index(name), name, 13)}</svg>'
    return Flight(art, (f"city-{name}", event.where[0]))


def _built(event: Event) -> Flight:
    return Flight(small(f"token-{event.seat}"), (f"seat-{event.seat}", event.where[0]))


def _chose(event: Event) -> Flight:
    action = event.args["action"]
    assert isinstance(action, Text)
    return Flight(small(f"token-{event.seat}"), (f"seat-{event.seat}", action.key))


_MOVERS: Final = {
    "delivered": _delivered,
    "put": _put,
    "urbanized": _urbanized,
    "built": _built,
    "replaced": _built,
    "redirected": _built,
    "joined": _built,
    "chose": _chose,
}
