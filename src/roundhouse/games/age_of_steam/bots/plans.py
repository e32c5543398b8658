"""What to build in a turn: lines put together, each valued by the points that the whole network would end with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..printed.facts import COLUMN_SPACES, ENGINEER, MOST_ENGINE
from ..rules import steps, track
from ..rules.building import BUILD, JOIN, list_price
from ..rules.plan import LINK_SHIFT, PATTERN_BITS, TRACK_SHIFT, cubes_list
from ..rules.tiles import EXITS, SEGMENTS
from .forecast import Purse, forecast
from .goods import Network
from .lines import IN_TOWN, Line, Piece, Surveyor, town_tile
from .memory import Board, Memory, board_of, rounded
from .weights import Weights, usual

if TYPE_CHECKING:
    from ..rules.state import State
    from .goods import Row

#: Plans that are kept to be added to, and lines in a plan at most.
WIDTH: Final = 5
DEPTH: Final = 3
#: Plans that are remembered for other budgets; for other worlds.
REMEMBERED: Final = 10
RECALLED: Final = 6


class BuildPlan:
    """Lines that shall be built this turn; the last one may be finished next turn."""

    __slots__ = ("dearest", "dollars", "half", "later", "lines", "moves", "now", "open", "sections", "tiles", "value")

    def __init__(self, half: bool = False, dearest: int = 0) -> None:
        self.lines: list[Line] = []
        #: A line that is begun now and finished next turn.
        self.open: Line | None = None
        self.moves: list[int] = []
        self.dollars = 0
        #: Whether the dearest tile costs half, and what it costs otherwise.
        self.half = half
        self.dearest = dearest
        self.tiles = 0
        self.sections = 0.0
        self.now: list[Row] = []
        self.later: list[Row] = []
        self.value = -1e9

    def add(self, move: int, price: int, tiles: int, money: int) -> bool:
        """One build more; False, if there are not so many tiles or there is not so much money."""
        if self.half and price > self.dearest:
            price, self.dearest = price - price // 2 + self.dearest // 2, price
        if self.tiles == tiles or self.dollars + price > money:
            return False
        self.moves.append(move)
        self.dollars += price
        self.tiles += 1
        return True


class Planner:
    """Makes plans for a seat on a board. The board is not changed."""

    def __init__(
        self,
        state: State,
        seat: int,
        most_lines: int = DEPTH,
        weights: Weights | None = None,
        width: int = WIDTH,
        memory: Memory | None = None,
    ) -> None:
        self.most_lines = most_lines
        self.width = width
        self.weights: Weights = usual(state.plan) if weights is None else weights
        self.state = state
        self.seat = seat
        self.plan = state.plan
        self.network = Network(state, seat, self.weights)
        #: Whether its Engineer builds the dearest tile for half the price now.
        self.half: bool = (
            not self.plan.engineer.more_tiles and state.step == steps.BUILD and state.action[seat] == ENGINEER
        )
        self.depth: int = min(MOST_ENGINE, state.engine[seat] + int(self.weights.deeper))
        self.surveyor = Surveyor(state, seat)
        self.memory = memory
        self.board: Board = () if memory is None else board_of(state, seat)
        self.lines: list[Line] = self._survey()
        self.known: dict[int, tuple[int, list[BuildPlan]]] = {}
        #: What actions would bring, by money.
        self.action_values: dict[int, list[float]] = {}
        self.base_rows = self.network.rows(self.depth)
        self.links = sum(state.owner[run] == seat and state.end[run] >= 0 for run in range(len(state.owner)))
        self.own_stops = {stop for stop in self.plan.stops if track.has_track_at(state, seat, stop)}

    def _survey(self) -> list[Line]:
        if self.memory is None:
            return self.surveyor.lines()
        found = self.memory.lines.get(self.board)
        if found is None:
            self.memory.tidy()
            found = self.memory.lines[self.board] = self.surveyor.lines()
        return found

    def purse(self, money: float, shares: int = 0, engine: int = 0, links: int = 0) -> Purse:
        """What the seat would have with this money, and with shares and links of the engine added."""
        state, seat = self.state, self.seat
        return Purse(
            money,
            state.income[seat],
            state.shares[seat] + shares,
            min(MOST_ENGINE, state.engine[seat] + engine),
            self.plan.turns - state.turn + 1,
            2,
            True,
            self.links + links,
            self.weights,
        )

    def value(self, made: BuildPlan, money: float, shares: int = 0, engine: int = 0) -> float:
        """The points that the game would end with if this were built, out of this money."""
        purse = self.purse(money - made.dollars, shares, engine, len(made.lines))
        value = forecast(self.plan, self.state.turn, purse, made.now, made.later)
        return value if self.plan.score.in_money else value + made.sections

    def remembered(self, tiles: int, money: int) -> list[BuildPlan]:
        """The best plans that at least so much money can pay for; searched once while the board stays the same."""
        key = -tiles if self.half else tiles
        known = self.known.get(key)
        if known is None or known[0] < money:
            known = (money, _some(self.plans(tiles, money))) if self.memory is None else self.recalled(tiles, money)
            self.known[key] = known
        return known[1]

    def recalled(self, tiles: int, money: int) -> tuple[int, list[BuildPlan]]:
        """The best plans for just this money, and the money: they may have been found in another world already."""
        assert self.memory is not None
        budget = rounded(money)
        wish = (self.board, self.state.engine[self.seat], tiles, budget, self.most_lines, self.half)
        known = self.memory.plans.get(wish)
        if known is None:
            found = _some(self.plans(tiles, budget), RECALLED)
            self.memory.plans[wish] = [made.lines for made in found]
            return budget, found
        again = [self._drawn(lines, tiles, budget) if lines else self.nothing() for lines in known]
        return budget, [made for made in again if made is not None]

    def with_engineer(self, money: int) -> list[BuildPlan]:
        """The same for an Engineer, who has a tile more or builds one for half the price."""
        before = self.half
        self.half = not self.plan.engineer.more_tiles
        found = self.remembered(self.plan.tiles_with(ENGINEER), money)
        self.half = before
        return found

    def best_value(self, money: int, shares: int = 0) -> float:
        """What the best plan for this money would bring, whether or not there will be a Locomotive. In playouts there
        is none."""
        plans = [made for made in self.remembered(self.plan.tiles, money) if made.dollars <= money or not made.moves]
        without = max([self.value(made, money, shares) for made in plans])
        if self.memory is not None:
            return without
        return (without + max([self.value(made, money, shares, 1) for made in plans])) / 2

    def nothing_value(self, money: int) -> float:
        return self.value(self.nothing(), money)

    def coming(self, letter: int) -> int:
        """Cubes on the chart for a New City."""
        return sum(self.state.chart[space] >= 0 for space in COLUMN_SPACES[12 + letter])

    def nothing(self) -> BuildPlan:
        made = BuildPlan()
        made.now = made.later = self.base_rows
        return made

    def plans(self, tiles: int, money: int, purse_money: float | None = None, engine: int = 0) -> list[BuildPlan]:
        """The best plans with so many tiles that so much money can pay for, best first. `purse_money`: the money that
        the forecast begins with, if it is other."""
        start = money if purse_money is None else purse_money
        first = self.nothing()
        first.value = self.value(first, start, 0, engine)
        edge = [first]
        found = [first]
        seen: set[frozenset[int]] = set()
        for depth in range(self.most_lines):
            grown: list[BuildPlan] = []
            for made in edge:
                known = {line.number for line in made.lines}
                for line in self.lines:
                    numbers = frozenset({*known, line.number})
                    if line.number in known or numbers in seen or not self._fits_roughly(made, line, tiles, money):
                        continue
                    seen.add(numbers)
                    new = self.with_line(made, line, tiles, money)
                    if new is None:
                        continue
                    new.value = self.value(new, start, 0, engine)
                    grown.append(new)
            grown.sort(key=lambda one: -one.value)
            found += grown[:REMEMBERED]
            edge = grown[: self.width]
            if depth == 0 and self.plan.build.stays_open:
                found += self._begun(tiles, money, start, engine)
        found.sort(key=lambda one: -one.value)
        return found

    def _fits_roughly(self, made: BuildPlan, line: Line, tiles: int, money: int) -> bool:
        if made.tiles + len(line.pieces) - 1 > tiles or made.dollars >= money:
            return False
        if made.lines:
            # A second line adds to the plan or to what is there; far away it would be a plan of its own.
            return any(
                line.start in (one.start, one.goal) or line.goal in (one.start, one.goal) for one in made.lines
            ) or bool(self.own_stops & {line.start, line.goal})
        return True

    def _begun(self, tiles: int, money: int, start: float, engine: int) -> list[BuildPlan]:
        """Lines that take two turns."""
        found = []
        if self.plan.turns == self.state.turn:
            return []
        for line in self.lines:
            if len(line.pieces) <= tiles or len(line.pieces) > tiles + 2:
                continue
            new = self.with_line(self.nothing(), line, tiles, money)
            if new is not None:
                new.value = self.value(new, start, 0, engine)
                found.append(new)
        found.sort(key=lambda one: -one.value)
        return found[:REMEMBERED]

    # -- putting lines together -----------------------------------------------------------------------------------

    def with_line(self, made: BuildPlan, line: Line, tiles: int, money: int) -> BuildPlan | None:
        """A plan with one line more; None, if it cannot be built or paid for."""
        way = self._from_base(made, line)
        if way is None:
            return None
        return self._drawn([*made.lines, way], tiles, money)

    def _drawn(self, lines: list[Line], tiles: int, money: int) -> BuildPlan | None:
        """A plan of these lines, and what goods could bring with it; None, if it cannot be built or paid for."""
        new = BuildPlan(self.half, self.state.dearest if self.half else 0)
        new.lines = lines
        if not self._lay_out(new, tiles, money):
            return None
        links = [(one.start, one.goal) for one in new.lines if one is not new.open]
        network = self.network.with_links(links)
        self._add_land(network, new)
        new.now = network.rows(self.depth)
        new.later = new.now
        if new.open is not None:
            new.later = network.with_links([(new.open.start, new.open.goal)]).rows(self.depth)
        return new

    def _add_land(self, network: Network, new: BuildPlan) -> None:
        """Cubes on the land that the plan would build on."""
        network.land = network.land[:]
        for one in new.lines:
            for place, _, other in one.pieces:
                if other != IN_TOWN and self.state.tile[place] < 0 and self.state.cubes[place]:
                    starts = [(one.start, 1.0, one.goal), (one.goal, 1.0, one.start)]
                    if one is new.open:
                        starts = [(one.start, 1.0, -1)]
                    network.land.append((place, cubes_list(self.state.cubes[place])[0], starts))

    def _from_base(self, made: BuildPlan, line: Line) -> Line | None:
        """The line in the direction in which it can be built."""
        state, seat = self.state, self.seat
        if line.join >= 0:
            return line
        touched = {stop for one in made.lines for stop in (one.start, one.goal)}
        for way in (line, line.turned()):
            if way.first >= 0:
                if state.owner[way.first] == seat or self.plan.build.is_base(state, seat, way.start):
                    return way
                continue
            if way.start in touched:
                return way
            if made.lines and self.plan.build.begins_network(state, seat):
                continue
            if self.plan.build.is_base(state, seat, way.start):
                return way
        return None

    def _lay_out(self, new: BuildPlan, tiles: int, money: int) -> bool:
        """Find the tiles, in the order in which they can be laid, and their price."""
        exits = _town_exits(new.lines)
        laid: set[int] = set()
        for line in new.lines:
            if line.join >= 0:
                if not new.add(JOIN | line.join << LINK_SHIFT, line.dollars, tiles, money):
                    return False
                new.sections += 1
                continue
            for piece in line.pieces:
                place, _, other = piece
                if place in laid:
                    if other == IN_TOWN:
                        continue
                    return False
                pattern = self._tile(piece, exits)
                if pattern < 0:
                    return False
                price = list_price(self.state, place, pattern)
                if not new.add(self._build(piece, pattern), price, tiles, money):
                    # What is left of the last line waits for the next turn.
                    if line is not new.lines[-1] or not new.tiles or not self._may_wait(line, laid):
                        return False
                    new.open = line
                    break
                laid.add(place)
            new.sections += (1.0 if new.open is None else self.weights.later) * len(line.pieces)
        return new.tiles > 0

    def _tile(self, piece: Piece, exits: dict[int, int]) -> int:
        """The pattern for a piece of track; in a town for all that come there. -1: none is left."""
        place, side, other = piece
        before = self.state.tile[place]
        if other == IN_TOWN:
            return town_tile(self.state, place, exits[place] | (EXITS[before] if before >= 0 else 0))
        return self.surveyor.track_tile(place, before, side, other)

    def _build(self, piece: Piece, pattern: int) -> int:
        place, side, other = piece
        move = BUILD | self.plan.spot[place] | PATTERN_BITS[pattern]
        if other != IN_TOWN and self.plan.build.names_track(self.state, place, pattern):
            # The cube of the land comes to the track that is added.
            move |= SEGMENTS[pattern].index((min(side, other), max(side, other))) << TRACK_SHIFT
        return move

    def _may_wait(self, line: Line, laid: set[int]) -> bool:
        """Whether something is begun that may stay unfinished, and what is missing can be done in a turn."""
        if not self.plan.build.stays_open:
            return False
        missing = [piece for piece in line.pieces if piece[0] not in laid]
        return self.state.turn < self.plan.turns and 0 < len(missing) <= 2 and len(missing) < len(line.pieces)


def _some(plans: list[BuildPlan], number: int = REMEMBERED) -> list[BuildPlan]:
    """The best plans, and for smaller budgets the best of those that cost less than all of them."""
    found = plans[:number]
    for made in plans[number:]:
        if not made.moves or made.dollars < min(one.dollars for one in found if one.moves):
            found.append(made)
    return found


def _town_exits(lines: list[Line]) -> dict[int, int]:
    """The exits that lines need in towns, a bit each."""
    exits: dict[int, int] = {}
    for line in lines:
        for place, side, other in line.pieces:
            if other == IN_TOWN:
                exits[place] = exits.get(place, 0) | 1 << side
    return exits
