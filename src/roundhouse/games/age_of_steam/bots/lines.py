"""Where track could go: for every two stops the cheapest line between them that a seat could build."""

from __future__ import annotations

from functools import cache
from heapq import heappop, heappush
from typing import TYPE_CHECKING, Final

from ..rules.building import EXIT_PRICE, REPLACE_TOWN, TOWN_PRICE, land_price
from ..rules.plan import SIDES
from ..rules.tiles import (
    EXITS,
    OTHER_END,
    PATTERN_EXITS,
    PATTERN_FAMILY,
    PATTERN_TILE,
    PATTERNS,
    PLAIN_PATTERNS,
    SEGMENTS,
    TOWN,
)
from ..rules.track import UNOWNED

if TYPE_CHECKING:
    from ..rules.plan import Plan
    from ..rules.state import State

#: A line is of so many tiles at most, with those in towns.
LONGEST: Final = 4
#: What a tile weighs against dollars when two lines are compared.
TILE_WEIGHT: Final = 2
#: The other side of a piece of track that ends in a town.
IN_TOWN: Final = -1

#: A piece of track to be built: hex, side, other side or IN_TOWN.
Piece = tuple[int, int, int]
#: A line so far: the port by which it enters the next hex, its pieces, its dollars.
Way = tuple[int, list[Piece], int]


class Line:
    """Track from a stop (or from the open end of a section that begins there) to another stop."""

    __slots__ = ("dollars", "first", "goal", "join", "last", "number", "pieces", "start")

    def __init__(self, start: int, goal: int, pieces: list[Piece], dollars: int, first: int, last: int, join: int = -1):
        self.start = start
        self.goal = goal
        self.pieces = pieces
        self.dollars = dollars
        #: The runs whose open ends it continues at its start and at its goal; -1: none.
        self.first = first
        self.last = last
        #: The number of the direct link that it is.
        self.join = join
        #: Which of the lines of a survey it is.
        self.number = -1

    def turned(self) -> Line:
        other = Line(self.goal, self.start, self.pieces[::-1], self.dollars, self.last, self.first, self.join)
        other.number = self.number
        return other


# -- tiles that fit -----------------------------------------------------------------------------------------------


@cache
def added_track(before: int, a: int, b: int) -> tuple[tuple[int, int], ...]:
    """Tiles that keep the track of a pattern (-1: an empty hex) and have one track more, as (price beyond the ground,
    pattern), the cheapest first."""
    track = (min(a, b), max(a, b))
    wanted = {track} if before < 0 else {track, *SEGMENTS[before]}
    if before >= 0 and track in SEGMENTS[before]:
        return ()
    found = []
    for pattern in range(PLAIN_PATTERNS):
        if set(SEGMENTS[pattern]) == wanted:
            found.append((land_price(before, pattern), pattern))
    return tuple(sorted(found))


@cache
def town_tiles(exits: int) -> tuple[int, ...]:
    """Patterns with at least these exits, those with the fewest first."""
    found = [pattern for pattern in range(PATTERNS) if exits & ~EXITS[pattern] == 0]
    return tuple(sorted(found, key=lambda pattern: (PATTERN_EXITS[pattern], PATTERN_FAMILY[pattern] != TOWN)))


def town_tile(state: State, place: int, exits: int) -> int:
    """The cheapest tile that is left for a town with these exits; -1: none."""
    before = state.tile[place]
    for pattern in town_tiles(exits):
        if not state.stock[PATTERN_TILE[pattern]]:
            continue
        if PATTERN_FAMILY[pattern] != TOWN and not state.town_discs and (before < 0 or PATTERN_FAMILY[before] == TOWN):
            continue
        added = EXITS[pattern] & ~(EXITS[before] if before >= 0 else 0)
        if all(
            not added >> side & 1 or exits >> side & 1 or _leads_nowhere(state, place * SIDES + side)
            for side in range(SIDES)
        ):
            return pattern
    return -1


def _leads_nowhere(state: State, port: int) -> bool:
    """Whether track that nobody wanted there may leave a town by this port."""
    facing = state.plan.facing[port]
    return facing >= 0 and state.run_at[facing] < 0 and state.colour[facing // SIDES] < 0


# -- the search ---------------------------------------------------------------------------------------------------


#: By map; of maps that people bring only so many are remembered.
_nearest: dict[str, list[tuple[int, int, int]]] = {}
MAPS: Final = 64


def nearest_stops(plan: Plan) -> list[tuple[int, int, int]]:
    """By hex: how far the nearest stop is and which it is, and how far the next one is."""
    known = _nearest.get(plan.board.id)
    if known is not None:
        return known
    found: list[list[tuple[int, int]]] = [[] for _ in range(plan.hexes)]
    for stop in plan.stops:
        seen = {stop: 0}
        edge = [stop]
        while edge:
            beyond = []
            for place in edge:
                for side in range(SIDES):
                    other = plan.across[place * SIDES + side]
                    if other >= 0 and other not in seen:
                        seen[other] = seen[place] + 1
                        beyond.append(other)
            edge = beyond
        for place, distance in seen.items():
            found[place].append((distance, stop))
    near = []
    for here in found:
        here.sort()
        first = here[0] if here else (99, -1)
        second = here[1] if len(here) > 1 else (99, -1)
        near.append((first[0], first[1], second[0]))
    if len(_nearest) >= MAPS:
        _nearest.clear()
    _nearest[plan.board.id] = near
    return near


class Surveyor:
    """Finds lines for a seat on a board."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.near = nearest_stops(state.plan)

    def lines(self, longest: int = LONGEST) -> list[Line]:
        """From every stop and open end to every stop around; each pair of stops once."""
        state, plan = self.state, self.state.plan
        best: dict[tuple[int, int], Line] = {}
        for stop in plan.stops:
            if state.colour[stop] < 0 and not plan.town[stop]:
                continue
            for line in self.from_stop(stop, longest):
                _keep(best, line)
        for run in range(len(state.owner)):
            if state.tip[run] >= 0 and state.owner[run] in (self.seat, UNOWNED):
                facing = plan.facing[state.tip[run]]
                if facing >= 0:
                    for line in self._search(state.start[run] // SIDES, [(facing, [], 0)], run, longest):
                        _keep(best, line)
        for number, direct in enumerate(plan.board.direct):
            if state.run_at[direct.port] < 0:
                _keep(best, Line(direct.a, direct.b, [], direct.price, -1, -1, number))
        own = {
            (min(a, b), max(a, b))
            for run in range(len(state.owner))
            if state.owner[run] == self.seat and state.end[run] >= 0
            for a, b in [(state.start[run] // SIDES, state.end[run] // SIDES)]
        }
        found = [line for pair, line in best.items() if pair not in own]
        for number, line in enumerate(found):
            line.number = number
        return found

    def from_stop(self, stop: int, longest: int) -> list[Line]:
        state, plan = self.state, self.state.plan
        begins: list[Way] = []
        for side in range(SIDES):
            port = stop * SIDES + side
            facing = plan.facing[port]
            if facing < 0 or state.run_at[port] >= 0:
                continue
            if state.colour[stop] >= 0:
                begins.append((facing, [], 0))
            else:
                begins.append((facing, [(stop, side, IN_TOWN)], EXIT_PRICE if state.tile[stop] < 0 else REPLACE_TOWN))
        return self._search(stop, begins, -1, longest)

    def _search(self, start: int, begins: list[Way], first: int, longest: int) -> list[Line]:
        """Cheapest first over the ports by which hexes are entered."""
        found: dict[int, Line] = {}
        entered: set[int] = set()
        heap: list[tuple[int, int, int, int, list[Piece]]] = []
        count = 0
        ways = begins
        while True:
            for port, pieces, dollars in ways:
                heappush(heap, (dollars + TILE_WEIGHT * len(pieces), count, port, dollars, pieces))
                count += 1
            if not heap:
                return list(found.values())
            _, _, port, dollars, pieces = heappop(heap)
            ways = []
            if port not in entered:
                entered.add(port)
                line = self._line_to(start, port, pieces, dollars, first, longest)
                if line is not None:
                    found.setdefault(line.goal, line)
                elif len(pieces) < longest:
                    ways = self._ways_on(start, port, pieces, dollars, longest, entered)

    def _line_to(
        self, start: int, port: int, pieces: list[Piece], dollars: int, first: int, longest: int
    ) -> Line | None:
        """The line that is finished where a hex is entered by this port: at a city, at the open end of a section that
        may be joined, or in a town."""
        state = self.state
        place = port // SIDES
        run = state.run_at[port]
        last = -1
        if state.colour[place] >= 0:
            goal = place
        elif run >= 0:
            goal, last = state.start[run] // SIDES, run
            if state.tip[run] != port or state.owner[run] not in (self.seat, UNOWNED):
                return None
        elif state.plan.town[place] and len(pieces) < longest:
            goal = place
            dollars += TOWN_PRICE + EXIT_PRICE if state.tile[place] < 0 else REPLACE_TOWN
            pieces = [*pieces, (place, port % SIDES, IN_TOWN)]
        else:
            return None
        return Line(start, goal, pieces, dollars, first, last) if goal != start and pieces else None

    def _ways_on(
        self, start: int, port: int, pieces: list[Piece], dollars: int, longest: int, entered: set[int]
    ) -> list[Way]:
        """Track over a hex without a stop, to each side that was not entered yet."""
        state, plan = self.state, self.state.plan
        place, side = port // SIDES, port % SIDES
        before = state.tile[place]
        if plan.stop_bit[place] or state.run_at[port] >= 0 or any(piece[0] == place for piece in pieces):
            return []
        distance, nearest, second = self.near[place]
        if len(pieces) + (second if nearest == start else distance) > longest:
            return []
        found: list[Way] = []
        for other in range(SIDES):
            beyond = plan.facing[place * SIDES + other]
            if other == side or beyond < 0 or beyond in entered:
                continue
            if before >= 0 and (OTHER_END[before][other] >= 0 or OTHER_END[before][side] >= 0):
                continue
            price = self._price(place, before, side, other)
            if price >= 0:
                found.append((beyond, [*pieces, (place, side, other)], dollars + price))
        return found

    def _price(self, place: int, before: int, a: int, b: int) -> int:
        pattern = self.track_tile(place, before, a, b)
        if pattern < 0:
            return -1
        if before < 0:
            return self.state.plan.ground[place]
        return added_track(before, a, b)[0][0]

    def track_tile(self, place: int, before: int, a: int, b: int) -> int:
        """The pattern that adds this track; -1: there is none left."""
        for _, pattern in added_track(before, a, b):
            if self.state.stock[PATTERN_TILE[pattern]]:
                return pattern
        return -1


def _keep(best: dict[tuple[int, int], Line], line: Line) -> None:
    pair = (min(line.start, line.goal), max(line.start, line.goal))
    known = best.get(pair)
    if known is None or _weight(line) < _weight(known):
        best[pair] = line


def _weight(line: Line) -> int:
    return line.dollars + TILE_WEIGHT * len(line.pieces)
