"""A map file: what is printed on a board. Every fault is told with its place in the file."""

from __future__ import annotations

from collections import Counter
from math import dist
from pathlib import Path
from typing import Final

from msgspec import structs

from ....core.board import BadBoard, Reader, quoted
from ....core.paper import Mark
from .board import Board, Place, Route, Ticket, called
from .facts import COLOURS, GREY, KINDS, MARKET
from .settings import Settings

MAX_TEXT: Final = 200_000
MAX_PLACES: Final = 100
MAX_ROUTES: Final = 128
MAX_TICKETS: Final = 128
MAX_LENGTH: Final = 7
MAX_TUNNEL: Final = 6
NOWHERE: Final = -1  # a junction before it is known what it is near to
SIDES: Final = ("N", "E", "S", "W", "NE", "SE", "SW", "NW")
WORDS: Final = Path(__file__).parent.parent / "words"
NEEDED: Final = ("places", "routes", "tickets", "deck", "routePoints")
ALSO: Final = ("id", "title", "edition", "schema", "provenance", "plane", "alwaysOpenGroups")


def read_board(text: str, settings: Settings) -> Board:
    """The board of a map file. Raises BadBoard with every fault."""
    reader = _Reader(settings)
    board = reader.read(text)
    if reader.faults or board is None:
        raise BadBoard(tuple(reader.faults))
    return board


class _Reader(Reader):
    def __init__(self, settings: Settings) -> None:
        super().__init__(WORDS)
        self.settings = settings

    def read(self, text: str) -> Board | None:
        file = self.marked(text, MAX_TEXT)
        parts = {} if file is None else self.parts(file, "file", NEEDED, ALSO)
        if self.faults:
            return None
        title = self.word(parts["title"], "title") if "title" in parts else ""
        width, height = self.plane(parts["plane"]) if "plane" in parts else (1000, 700)
        deck = self.deck(parts["deck"])
        points = self.points(parts["routePoints"])
        places = self.places(parts["places"], width, height)
        by_id = {place.id: number for number, place in enumerate(places)}
        routes = self.routes(parts["routes"], by_id, points)
        tickets = self.tickets(parts["tickets"], places, by_id)
        always_open = self.open_groups(parts["alwaysOpenGroups"], routes) if "alwaysOpenGroups" in parts else ()
        if self.faults:
            return None
        self.whole(parts, places, routes, deck)
        return Board(title, width, height, places, routes, tickets, deck, points, always_open, text)

    # -- the parts ------------------------------------------------------------------------------------------------

    def open_groups(self, mark: Mark, routes: tuple[Route, ...]) -> tuple[str, ...]:
        groups = {route.group for route in routes}
        found = []
        for number, item in enumerate(self.items(mark, "alwaysOpenGroups", 0, MAX_ROUTES)):
            where = f"alwaysOpenGroups[{number}]"
            name = self.word(item, where)
            if name and name not in groups:
                self.fault(item, where, "no-group", group=quoted(name))
            found.append(name)
        return tuple(found)

    def plane(self, mark: Mark) -> tuple[int, int]:
        parts = self.parts(mark, "plane", ("width", "height"))
        if not parts:
            return 100, 100
        return (
            self.number(parts["width"], "plane.width", 100, 4000),
            self.number(parts["height"], "plane.height", 100, 4000),
        )

    def deck(self, mark: Mark) -> tuple[int, ...]:
        parts = self.parts(mark, "deck", (), KINDS)
        deck = tuple(self.number(parts[kind], f"deck.{kind}", 0, 60) if kind in parts else 0 for kind in KINDS)
        least = max(self.settings.seats) * self.settings.hand + MARKET
        if sum(deck) < least:
            self.fault(mark, "deck", "few-cards", least=least, given=sum(deck))
        return deck

    def points(self, mark: Mark) -> tuple[int, ...]:
        lengths = tuple(str(length) for length in range(1, MAX_LENGTH + 1))
        parts = self.parts(mark, "routePoints", (), lengths)
        return (0, *(self.number(parts[n], f"routePoints.{n}", 0, 99) if n in parts else -1 for n in lengths))

    def places(self, mark: Mark, width: int, height: int) -> tuple[Place, ...]:
        places: list[Place] = []
        taken: set[str] = set()
        for number, item in enumerate(self.items(mark, "places", 2, MAX_PLACES)):
            where = f"places[{number}]"
            parts = self.parts(item, where, ("id", "x", "y"), ("name", "label", "junction"))
            if not parts:
                continue
            junction = "junction" in parts and self.truth(parts["junction"], f"{where}.junction")
            place = Place(
                id=self.id(parts["id"], f"{where}.id", taken),
                name=self.name(item, parts, where, junction),
                x=self.number(parts["x"], f"{where}.x", 0, width),
                y=self.number(parts["y"], f"{where}.y", 0, height),
                label=self.one_of(parts["label"], f"{where}.label", SIDES) if "label" in parts else SIDES[0],
                near=NOWHERE if junction else None,
            )
            if any((place.x, place.y) == (other.x, other.y) for other in places):
                self.fault(item, where, "same-spot")
            places.append(place)
        return self.junctions(mark, places)

    def name(self, item: Mark, parts: dict[str, Mark], where: str, junction: bool) -> str:
        """A junction has none; it may say so by null."""
        if not junction and "name" in parts:
            return self.word(parts["name"], f"{where}.name")
        if not junction:
            self.fault(item, where, "missing", name=quoted("name"))
        elif "name" in parts and parts["name"].value is not None:
            self.fault(parts["name"], f"{where}.name", "junction-name")
        return ""

    def junctions(self, mark: Mark, places: list[Place]) -> tuple[Place, ...]:
        """Each is told by the nearest place with a name by which no other is told."""
        free = [number for number, place in enumerate(places) if place.near is None]
        if 2 * len(free) < len(places):
            self.fault(mark, "places", "many-junctions")
            return tuple(places)
        for number, place in enumerate(places):
            if place.near is not None:
                near = min(free, key=lambda n: dist((place.x, place.y), (places[n].x, places[n].y)))
                free.remove(near)
                places[number] = structs.replace(place, near=near)
        return tuple(places)

    def routes(self, mark: Mark, places: dict[str, int], points: tuple[int, ...]) -> tuple[Route, ...]:
        routes: list[Route] = []
        marks: list[Mark] = []
        taken: set[str] = set()
        for number, item in enumerate(self.items(mark, "routes", 1, MAX_ROUTES)):
            where = f"routes[{number}]"
            needed, also = ("id", "a", "b", "colour", "length"), ("tunnel", "group", "via", "ferry")
            parts = self.parts(item, where, needed, also)
            if not parts:
                continue
            a, b = self.ends(item, parts, where, places)
            colour = self.one_of(parts["colour"], f"{where}.colour", ("any", *COLOURS))
            length = self.number(parts["length"], f"{where}.length", 1, MAX_LENGTH)
            if points[length] < 0:
                self.fault(parts["length"], f"{where}.length", "no-points", length=length)
            if length > self.settings.pieces:
                self.fault(parts["length"], f"{where}.length", "few-pieces", pieces=self.settings.pieces)
            tunnel = self.tunnel(parts["tunnel"], f"{where}.tunnel") if "tunnel" in parts else 0
            if "ferry" in parts and parts["ferry"].value != 0:
                self.fault(parts["ferry"], f"{where}.ferry", "no-ferries")
            group = None
            if "group" in parts and parts["group"].value is not None:
                group = self.word(parts["group"], f"{where}.group")
            routes.append(
                Route(
                    id=self.id(parts["id"], f"{where}.id", taken),
                    a=a,
                    b=b,
                    colour=GREY if colour == "any" else COLOURS.index(colour),
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
        colours: set[tuple[str, int]] = set()
        for number, (route, mark) in enumerate(zip(routes, marks, strict=True)):
            where = f"routes[{number}]"
            if route.a < 0:
                continue  # its ends are a fault already
            if route.group is None:
                if any({route.a, route.b} == {other.a, other.b} for other in routes if other is not route):
                    self.fault(mark, f"{where}.group", "same-places")
                continue
            group = quoted(route.group)
            if not 2 <= sizes[route.group] <= 3:
                self.fault(mark, f"{where}.group", "lanes", group=group, lanes=sizes[route.group])
            one = first.setdefault(route.group, route)
            if {one.a, one.b} != {route.a, route.b}:
                self.fault(mark, where, "lanes-apart", group=group)
            elif any(other.group != route.group and {other.a, other.b} == {route.a, route.b} for other in routes):
                self.fault(mark, f"{where}.group", "same-places")
            if one.length != route.length:
                self.fault(mark, f"{where}.length", "lanes-length", group=group)
            if route.colour != GREY and (route.group, route.colour) in colours:
                self.fault(mark, f"{where}.colour", "lanes-colour", group=group)
            colours.add((route.group, route.colour))

    def tickets(self, mark: Mark, places: tuple[Place, ...], by_id: dict[str, int]) -> tuple[Ticket, ...]:
        tickets: list[Ticket] = []
        taken: set[str] = set()
        for number, item in enumerate(self.items(mark, "tickets", 1, MAX_TICKETS)):
            where = f"tickets[{number}]"
            parts = self.parts(item, where, ("id", "a", "b", "points"))
            if not parts:
                continue
            a, b = self.ends(item, parts, where, by_id)
            for end, place in (("a", a), ("b", b)):
                if place >= 0 and places[place].near is not None:
                    self.fault(parts[end], f"{where}.{end}", "junction-ticket")
            if any({a, b} == {other.a, other.b} for other in tickets) and a != b:
                self.fault(item, where, "same-ticket")
            name = self.id(parts["id"], f"{where}.id", taken)
            tickets.append(Ticket(name, a, b, self.number(parts["points"], f"{where}.points", 1, 99)))
        least = max(self.settings.seats) * self.settings.deal
        if len(tickets) < least:
            self.fault(mark, "tickets", "few-tickets", least=least, given=len(tickets))
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
                self.fault(item, f"places[{number}]", "no-way", start=called(places, 0), to=called(places, number))
        for number, route in enumerate(routes):
            if route.colour != GREY and deck[route.colour] + deck[-1] < route.length:
                self.fault(parts["routes"].value[number], f"routes[{number}]", "few-of-colour")

    # -- small things ---------------------------------------------------------------------------------------------

    def tunnel(self, mark: Mark, where: str) -> int:
        """Rule `tunnel`: how many cards a tunnel turns up; 0 is no tunnel."""
        number, known = self.number(mark, where, 0, MAX_TUNNEL), self.settings.tunnels
        if number and not known:
            self.fault(mark, where, "no-tunnels")
        elif number and number not in known:
            self.fault(mark, where, "tunnel-cards", least=min(known), most=max(known), given=number)
        return number

    def point(self, mark: Mark, where: str) -> tuple[int, int]:
        items = self.items(mark, where, 2, 2)
        if not items:
            return (0, 0)
        return self.number(items[0], f"{where}[0]", -4000, 4000), self.number(items[1], f"{where}[1]", -4000, 4000)

    def ends(self, item: Mark, parts: dict[str, Mark], where: str, places: dict[str, int]) -> tuple[int, int]:
        found = []
        for end in ("a", "b"):
            name = self.word(parts[end], f"{where}.{end}")
            if name in places:
                found.append(places[name])
            elif name:
                self.fault(parts[end], f"{where}.{end}", "no-place", name=quoted(name))
        if len(found) < 2:
            return -1, -1
        if found[0] == found[1]:
            self.fault(item, where, "same-ends")
        return found[0], found[1]
