"""A board as it is printed: places, routes, tickets, the deck."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from ....core.board import digest_of
from ....core.texts import Text


class Place(Struct, frozen=True):
    """A place with its spot on the plane; `label` is the side on which its name is written. A junction has no name:
    `near` is the place by which it is told."""

    id: str
    name: str
    x: int
    y: int
    label: str
    near: int | None = None


class Route(Struct, frozen=True):
    """One lane between two places. `colour` is a colour's number or GREY; lanes beside each other share a `group`;
    `tunnel` is how many cards are turned up; `via` bends the line on the plane."""

    id: str
    a: int
    b: int
    colour: int
    length: int
    tunnel: int
    group: str | None
    via: tuple[int, int] | None


class Ticket(Struct, frozen=True):
    """Two places to join, and what that is worth."""

    id: str
    a: int
    b: int
    points: int


class Board(Struct, frozen=True):
    """Everything printed. `text` is the map file itself, `digest` its name."""

    title: str
    width: int
    height: int
    places: tuple[Place, ...]
    routes: tuple[Route, ...]
    tickets: tuple[Ticket, ...]
    #: Cards by kind, points by length.
    deck: tuple[int, ...]
    points: tuple[int, ...]
    always_open: tuple[str, ...]
    text: str

    @property
    def digest(self) -> str:
        return digest_of(self.text)


def called(places: Sequence[Place], number: int) -> str | Text:
    """What a place is called: its name; a junction is told by a place nearby."""
    place = places[number]
    return place.name if place.near is None else Text("junction", {"place": places[place.near].name})
