"""A board as it is printed: places, routes, tickets, the deck. Read from a map file; a fault names its place there."""

from __future__ import annotations

import hashlib
import math
import re
from collections import Counter
from typing import Any, Final

from msgspec import Struct

from ...core.board import BadBoard as BadBoard
from ...core.board import Fault
from ...core.paper import BadPaper, Mark, read_marked
from .cards import COLOURS, GREY, KINDS, MARKET
from .settings import Settings

MAX_TEXT: Final = 200_000
MAX_PLACES: Final = 100
MAX_ROUTES: Final = 128
MAX_TICKETS: Final = 128
MAX_LENGTH: Final = 6
MAX_TUNNEL: Final = 6
SIDES: Final = ("N", "E", "S", "W")
_ID: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,59}")


class Place(Struct, frozen=True):
    """A place with its spot on the plane; `label` is the side on which its name is written."""

    id: str
    name: str
    x: int
    y: int
    label: str


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


def digest_of(text: str) -> str:
    """The name of a map file: equal files, equal names."""
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def read_board(text: str, settings: Settings) -> Board:
    """The board of a map file. Raises BadBoard with every fault."""
    reader = _Reader(settings)
    board = reader.read(text)
    if reader.faults or board is None:
        raise BadBoard(tuple(reader.faults))
    return board


class _Reader:
    """Goes through a map file and notes what is wrong on the way."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.faults: list[Fault] = []

    def fault(self, at: Mark, where: str, reason: str) -> None:
        self.faults.append(Fault(at.line, where, reason))

    def read(self, text: str) -> Board | None:
        if len(text) > MAX_TEXT:
            self.faults.append(Fault(1, "file", f"the file is longer than {MAX_TEXT} characters"))
            return None
        try:
            file = read_marked(text)
        except BadPaper as error:
            self.faults.append(Fault(error.line, "file", error.reason))
            return None
        parts = self.object(file, "file", needed=("places", "routes", "tickets", "deck", "routePoints"), also=_ALSO)
        if self.faults:
            return None
        title = self.word(parts["title"], "title") if "title" in parts else ""
        width, height = self.plane(parts["plane"]) if "plane" in parts else (1000, 700)
        deck = self.deck(parts["deck"])
        points = self.points(parts["routePoints"])
        places = self.places(parts["places"], width, height)
        by_id = {place.id: number for number, place in enumerate(places)}
        routes = self.routes(parts["routes"], by_id, points)
        tickets = self.tickets(parts["tickets"], by_id)
        always_open = self.open_groups(parts["alwaysOpenGroups"], routes) if "alwaysOpenGroups" in parts else ()
        if self.faults:
            return None
        self.whole(parts, places, routes, deck)
        return Board(title, width, height, places, routes, tickets, deck, points, always_open, text)

    # -- the parts ------------------------------------------------------------------------------------------------

    def open_groups(self, mark: Mark, routes: tuple[Route, ...]) -> tuple[str, ...]:
        groups = {route.group for route in routes}
        found = []
        for number, item in enumerate(self.list(mark, "alwaysOpenGroups", 0, MAX_ROUTES)):
            where = f"alwaysOpenGroups[{number}]"
            name = self.word(item, where)
            if name and name not in groups:
                self.fault(item, where, f"no routes have the group {name!r}")
            found.append(name)
        return tuple(found)

    def plane(self, mark: Mark) -> tuple[int, int]:
        parts = self.object(mark, "plane", needed=("width", "height"))
        if len(parts.keys() & {"width", "height"}) < 2:
            return 100, 100
        return (
            self.number(parts["width"], "plane.width", 100, 4000),
            self.number(parts["height"], "plane.height", 100, 4000),
        )

    def deck(self, mark: Mark) -> tuple[int, ...]:
        parts = self.object(mark, "deck", needed=(), also=KINDS)
        deck = tuple(self.number(parts[kind], f"deck.{kind}", 0, 60) if kind in parts else 0 for kind in KINDS)
        least = max(self.settings.seats) * self.settings.hand + MARKET
        if sum(deck) < least:
            self.fault(mark, "deck", f"at least {least} cards are needed, these are {sum(deck)}")
        return deck

    def points(self, mark: Mark) -> tuple[int, ...]:
        lengths = tuple(str(length) for length in range(1, MAX_LENGTH + 1))
        parts = self.object(mark, "routePoints", needed=(), also=lengths)
        return (0, *(self.number(parts[n], f"routePoints.{n}", 0, 99) if n in parts else -1 for n in lengths))

    def places(self, mark: Mark, width: int, height: int) -> tuple[Place, ...]:
        places: list[Place] = []
        seen = Counter[str]()
        for number, item in enumerate(self.list(mark, "places", 2, MAX_PLACES)):
            where = f"places[{number}]"
            parts = self.object(item, where, needed=("id", "name", "x", "y"), also=("label",))
            if len({"id", "name", "x", "y"} & parts.keys()) < 4:
                continue
            place = Place(
                id=self.id(parts["id"], f"{where}.id", seen),
                name=self.word(parts["name"], f"{where}.name"),
                x=self.number(parts["x"], f"{where}.x", 0, width),
                y=self.number(parts["y"], f"{where}.y", 0, height),
                label=self.word(parts["label"], f"{where}.label", SIDES) if "label" in parts else SIDES[0],
            )
            if any((place.x, place.y) == (other.x, other.y) for other in places):
                self.fault(item, where, "another place is at the same spot")
            places.append(place)
        return tuple(places)

    def routes(self, mark: Mark, places: dict[str, int], points: tuple[int, ...]) -> tuple[Route, ...]:
        routes: list[Route] = []
        marks: list[Mark] = []
        seen = Counter[str]()
        for number, item in enumerate(self.list(mark, "routes", 1, MAX_ROUTES)):
            where = f"routes[{number}]"
            needed = ("id", "a", "b", "colour", "length")
            parts = self.object(item, where, needed, also=("tunnel", "group", "via", "ferry"))
            if len(set(needed) & parts.keys()) < len(needed):
                continue
            a, b = self.ends(item, parts, where, places)
            colour = self.word(parts["colour"], f"{where}.colour", (*COLOURS, "any"))
            length = self.number(parts["length"], f"{where}.length", 1, MAX_LENGTH)
            if 1 <= length <= MAX_LENGTH and points[length] < 0:
                self.fault(parts["length"], f"{where}.length", f"routePoints has no points for {length}")
            if length > self.settings.pieces:
                self.fault(parts["length"], f"{where}.length", f"a player has only {self.settings.pieces} pieces")
            tunnel = self.number(parts["tunnel"], f"{where}.tunnel", 0, MAX_TUNNEL) if "tunnel" in parts else 0
            if tunnel and not self.settings.tunnels:
                self.fault(parts["tunnel"], f"{where}.tunnel", "this game has no rules for tunnels")
            if "ferry" in parts and parts["ferry"].value != 0:
                self.fault(parts["ferry"], f"{where}.ferry", "this game has no rules for ferries")
            group = None
            if "group" in parts and parts["group"].value is not None:
                group = self.word(parts["group"], f"{where}.group")
            routes.append(
                Route(
                    id=self.id(parts["id"], f"{where}.id", seen),
                    a=a,
                    b=b,
                    colour=(*COLOURS, "any").index(colour) if colour else GREY,
                    length=length,
                    tunnel=tunnel,
                    group=group,
                    via=self.point(parts["via"], f"{where}.via") if "via" in parts else None,
                )
            )
            marks.append(item)
        self.lanes(routes, marks)
        return tuple(routes)

    def lanes(self, routes: list[Route], marks: list[Mark]) -> None:
        """Lanes of one group join the same places, are equally long and differ in colour; there are two or three."""
        sizes = Counter(route.group for route in routes if route.group is not None)
        first: dict[str, Route] = {}
        for number, (route, mark) in enumerate(zip(routes, marks, strict=True)):
            where = f"routes[{number}]"
            if route.a < 0:
                continue  # its ends are a fault already
            if route.group is None:
                if any({route.a, route.b} == {other.a, other.b} for other in routes if other is not route):
                    self.fault(mark, f"{where}.group", "another route joins the same places: give both one group")
                continue
            if not 2 <= sizes[route.group] <= 3:
                self.fault(
                    mark, f"{where}.group", f"a group has two or three lanes, {route.group!r} has {sizes[route.group]}"
                )
            one = first.setdefault(route.group, route)
            if {one.a, one.b} != {route.a, route.b}:
                self.fault(mark, where, f"the lanes of {route.group!r} join different places")
            elif any(other.group != route.group and {other.a, other.b} == {route.a, route.b} for other in routes):
                self.fault(mark, f"{where}.group", "another route joins the same places: give both one group")
            if one.length != route.length:
                self.fault(mark, f"{where}.length", f"the lanes of {route.group!r} are not equally long")
            if one is not route and route.colour == one.colour != GREY:
                self.fault(mark, f"{where}.colour", f"two lanes of {route.group!r} have the same colour")

    def tickets(self, mark: Mark, places: dict[str, int]) -> tuple[Ticket, ...]:
        tickets: list[Ticket] = []
        seen = Counter[str]()
        for number, item in enumerate(self.list(mark, "tickets", 1, MAX_TICKETS)):
            where = f"tickets[{number}]"
            parts = self.object(item, where, needed=("id", "a", "b", "points"))
            if len(parts.keys() & {"id", "a", "b", "points"}) < 4:
                continue
            a, b = self.ends(item, parts, where, places)
            if any({a, b} == {other.a, other.b} for other in tickets) and a != b:
                self.fault(item, where, "another ticket joins the same places")
            name = self.id(parts["id"], f"{where}.id", seen)
            tickets.append(Ticket(name, a, b, self.number(parts["points"], f"{where}.points", 1, 99)))
        least = max(self.settings.seats) * self.settings.deal
        if len(tickets) < least:
            self.fault(mark, "tickets", f"at least {least} tickets are needed, these are {len(tickets)}")
        return tuple(tickets)

    def whole(
        self, parts: dict[str, Mark], places: tuple[Place, ...], routes: tuple[Route, ...], deck: tuple[int, ...]
    ) -> None:
        """What can be seen only when everything else is sound."""
        reached, frontier = {0}, [0]
        while frontier:
            here = frontier.pop()
            for route in routes:
                for one, other in ((route.a, route.b), (route.b, route.a)):
                    if one == here and other not in reached:
                        reached.add(other)
                        frontier.append(other)
        for number, item in enumerate(parts["places"].value):
            if number not in reached:
                self.fault(item, f"places[{number}]", f"no routes lead from {places[0].name} to {places[number].name}")
        for number, route in enumerate(routes):
            if route.colour != GREY and deck[route.colour] + deck[-1] < route.length:
                self.fault(
                    parts["routes"].value[number], f"routes[{number}]", "the deck has too few cards of its colour"
                )

    # -- small things ---------------------------------------------------------------------------------------------

    def object(self, mark: Mark, where: str, needed: tuple[str, ...], also: tuple[str, ...] = ()) -> dict[str, Mark]:
        if not isinstance(mark.value, dict):
            self.fault(mark, where, "an object { } is expected")
            return {}
        for name in needed:
            if name not in mark.value:
                self.fault(mark, where, f"{name!r} is missing")
        for name, part in mark.value.items():
            if name not in needed and name not in also:
                self.fault(part, f"{where}.{name}", f"not known here; known are {', '.join((*needed, *also))}")
        return mark.value

    def list(self, mark: Mark, where: str, least: int, most: int) -> list[Mark]:
        if not isinstance(mark.value, list):
            self.fault(mark, where, "a list [ ] is expected")
            return []
        if not least <= len(mark.value) <= most:
            self.fault(mark, where, f"{least} to {most} are possible, these are {len(mark.value)}")
            return []
        return mark.value

    def word(self, mark: Mark, where: str, allowed: tuple[str, ...] = ()) -> str:
        value = mark.value
        if not isinstance(value, str) or not 0 < len(value) <= 60 or not value.isprintable() or not value.strip():
            self.fault(mark, where, "a text of 1 to 60 printable characters is expected")
            return ""
        if allowed and value not in allowed:
            self.fault(mark, where, f"{value!r} is none of {', '.join(allowed)}")
            return ""
        return value

    def id(self, mark: Mark, where: str, seen: Counter[str]) -> str:
        value = mark.value
        if not isinstance(value, str) or not _ID.fullmatch(value):
            self.fault(mark, where, "an id of small letters, digits, - and _ is expected")
            return ""
        seen[value] += 1
        if seen[value] == 2:
            self.fault(mark, where, f"{value!r} is there already")
        return value

    def number(self, mark: Mark, where: str, least: int, most: int) -> int:
        value: Any = mark.value
        if type(value) is float and math.isfinite(value) and value == int(value):
            value = int(value)
        if type(value) is not int or not least <= value <= most:
            self.fault(mark, where, f"a whole number from {least} to {most} is expected")
            return least
        return value

    def point(self, mark: Mark, where: str) -> tuple[int, int]:
        items = self.list(mark, where, 2, 2)
        if not items:
            return (0, 0)
        return self.number(items[0], f"{where}[0]", -4000, 4000), self.number(items[1], f"{where}[1]", -4000, 4000)

    def ends(self, item: Mark, parts: dict[str, Mark], where: str, places: dict[str, int]) -> tuple[int, int]:
        found = []
        for end in ("a", "b"):
            name = parts[end].value
            if not isinstance(name, str) or name not in places:
                self.fault(parts[end], f"{where}.{end}", f"there is no place {name!r}")
            else:
                found.append(places[name])
        if len(found) < 2:
            return -1, -1
        if found[0] == found[1]:
            self.fault(item, where, "both ends are the same place")
        return found[0], found[1]


_ALSO: Final = ("id", "title", "edition", "schema", "provenance", "plane", "alwaysOpenGroups")
