"""What every cube could bring a seat: the network of links as stops and ways, and the best way of each cube by number
of links. Links may be added that are only planned."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..printed.facts import COLOURS, COLUMN_SPACES, LETTERS, MOST_ENGINE, WHITE
from ..rules.plan import CUBE_BITS, CUBE_MASK, SIDES, cubes_list
from .weights import Weights, usual

if TYPE_CHECKING:
    from ..rules.state import State

#: Links of others in a way at most: what earns nothing is not worth looking far for.
MOST_FOREIGN: Final = 2
NOTHING: Final[list[float]] = [0.0] * (MOST_ENGINE + 1)

#: A cube: its stop (for a land cube its hex, as -1 - hex), its good, the turn from now in which it is there, its
#: weight, and the chance that it is still there a turn later.
Source = tuple[int, int, float, float, float]
#: What a cube could bring: by number of links at most; when it is there; weight; chance to stay; its hex; its good.
Row = tuple[list[float], float, float, float, int, int]
#: Where a cube on the land could come first: the stop, what that brings, and the stop at the other end of the track, to
#: which it does not go back (-1: none yet).
Start = tuple[int, float, int]


class Network:
    """Stops are hexes. `ways`: by hex, (other stop, worth to the seat)."""

    def __init__(self, state: State, seat: int, weights: Weights | None = None, like: Network | None = None) -> None:
        """`like`: the network that this one begins as a copy of."""
        plan = state.plan
        self.state = state
        self.seat = seat
        self.plan = plan
        self.weights: Weights = usual(plan) if weights is None else weights
        self.foreign: float = self.weights.others
        self.ways: list[list[tuple[int, float]]] = [[] for _ in range(plan.hexes)] if like is None else like.ways[:]
        #: The goods that a stop takes, a bit each; and how many links of others come to it.
        self.takes: list[int] = [0] * plan.hexes if like is None else like.takes
        self.rivals: list[int] = [0] * plan.hexes if like is None else like.rivals
        self.sources: list[Source] = [] if like is None else like.sources
        #: Land cubes on track: hex, good, and where they could come first.
        self.land: list[tuple[int, int, list[Start]]] = [] if like is None else like.land
        #: What was found by `reach`, by stop.
        self.reached: dict[int, list[list[float]]] = {}
        if like is None:
            self._find_stops()
            self._find_links()
            self._find_sources()
            self._find_land_cubes()

    def _find_stops(self) -> None:
        state, plan = self.state, self.plan
        for stop in plan.stops:
            if state.colour[stop] >= 0:
                self.takes[stop] = 1 << state.colour[stop]
            if plan.towns.takes(state, stop, WHITE):
                self.takes[stop] |= 1 << WHITE

    def _find_links(self) -> None:
        state = self.state
        for run in range(len(state.owner)):
            if state.end[run] >= 0:
                owner = state.owner[run]
                one, other = state.start[run] // SIDES, state.end[run] // SIDES
                worth = 1.0 if owner == self.seat else 0.0 if owner < 0 or state.out[owner] else self.foreign
                self.join(one, other, worth)
                if owner >= 0 and owner != self.seat:
                    self.rivals[one] += 1
                    self.rivals[other] += 1

    def join(self, one: int, other: int, worth: float) -> None:
        """A link; between the same stops only the best counts."""
        for here, there in ((one, other), (other, one)):
            ways = self.ways[here]
            for number, (stop, known) in enumerate(ways):
                if stop == there:
                    if worth > known:
                        ways[number] = (there, worth)
                    break
            else:
                ways.append((there, worth))

    def with_links(self, links: list[tuple[int, int]]) -> Network:
        """The same with more links of the seat."""
        other = Network(self.state, self.seat, self.weights, self)
        for one, goal in links:
            other.ways[one] = other.ways[one][:]
            other.ways[goal] = other.ways[goal][:]
            other.join(one, goal, 1.0)
        near = other._near(links)
        other.reached = {stop: best for stop, best in self.reached.items() if stop not in near}
        return other

    def with_city(self, stop: int, letter: int, colour: int) -> Network:
        """The same with a New City, and what would come to it."""
        other = self.with_links([])
        other.takes = self.takes[:]
        other.takes[stop] |= 1 << colour
        other.sources = self.sources[:]
        other.reached = {}
        other._coming(12 + letter, stop)
        return other

    def _find_sources(self) -> None:
        state, plan = self.state, self.plan
        for stop in plan.stops:
            packed = state.cubes[stop]
            if packed and not plan.terminal[stop]:
                stays = self.stays(stop)
                for good in range(len(COLOURS)):
                    for _ in range(packed >> CUBE_BITS * good & CUBE_MASK):
                        self.sources.append((stop, good, 0.0, 1.0, stays))
        if plan.growth:
            for column, stop in enumerate(plan.fed_hex):
                if stop >= 0:
                    self._coming(column, stop)
            for letter in range(len(LETTERS)):
                if state.new_city[letter] >= 0:
                    self._coming(12 + letter, state.new_city[letter])

    def _find_land_cubes(self) -> None:
        """Those that lie beside stops, on track."""
        state, plan = self.state, self.plan
        for place in range(plan.hexes):
            if state.cubes[place] and state.tile[place] >= 0 and not plan.stop_bit[place]:
                starts = []
                for _, run, stop in plan.goods.starts(state, place):
                    owner = state.owner[run]
                    gain = float(plan.goods.first_gain(state, run))
                    worth = 1.0 if owner == self.seat else self.foreign if owner >= 0 else 0.0
                    back = state.end[run] // SIDES if state.end[run] >= 0 else -1
                    starts.append((stop, gain * worth, state.start[run] // SIDES if back == stop else back))
                self.land.append((place, cubes_list(state.cubes[place])[0], starts))

    def stays(self, stop: int) -> float:
        """The chance that a cube at a stop is still there a turn later."""
        return 1.0 if self.plan.seats == 1 else self.weights.stays - self.weights.contested * min(3, self.rivals[stop])

    def _coming(self, column: int, stop: int) -> None:
        """Cubes of a column of the chart, the topmost first."""
        rate = self.plan.dice / 6.0
        stays = self.stays(stop)
        turn = 0.0
        for space in COLUMN_SPACES[column]:
            good = self.state.chart[space]
            if good >= 0:
                turn += 1.0 / rate
                self.sources.append((stop, good, turn, self.weights.coming, stays))

    # -- the best way of every cube -----------------------------------------------------------------------------

    def rows(self, depth: int) -> list[Row]:
        """What every cube could bring with up to so many links; the useless ones are left out. The order is that of
        the sources."""
        goods: dict[int, int] = {}
        for stop, good, _, _, _ in self.sources:
            goods[stop] = goods.get(stop, 0) | 1 << good
        found: list[Row] = []
        reached, ways = self.reached, self.ways
        for stop, good, ready, weight, stays in self.sources:
            if not ways[stop]:
                continue
            best = reached.get(stop)
            if best is None:
                best = self.reach(stop, goods[stop], depth)
                reached[stop] = best
            gains = best[good]
            if gains[depth] > 0.0:
                found.append((gains, ready, weight, stays, stop, good))
        for place, good, starts in self.land:
            gains = self.land_gains(good, starts, depth)
            if gains[depth] > 0.0:
                found.append((gains, 0.0, 1.0, self.weights.stays - self.weights.contested, place, good))
        return found

    def reach(self, stop: int, goods: int, depth: int) -> list[list[float]]:
        """By good and number of links at most: the best worth of a way from a stop."""
        best = [NOTHING if not goods >> good & 1 else NOTHING[:] for good in range(len(COLOURS))]
        bonus = self.plan.goods.crosses_from(self.state, stop)
        cotton = goods & 1 << WHITE
        here = self.plan.stop_bit[stop]
        self._travel(stop, goods & ~cotton, depth, 0, here, 0.0, 0, bonus, best)
        if cotton:
            self._travel(stop, cotton, depth, 0, here, float(self.plan.premium[WHITE]), 0, bonus, best)
        for good in range(len(COLOURS)):
            if goods >> good & 1:
                _at_most(best[good])
        return best

    def land_gains(self, good: int, starts: list[Start], depth: int) -> list[float]:
        """The same for a cube on the land: its first link is the track that it lies on."""
        best = [NOTHING[:] for _ in COLOURS]
        bits = self.plan.stop_bit
        for stop, worth, back in starts:
            if self.takes[stop] >> good & 1:
                best[good][1] = max(best[good][1], worth)
            elif depth > 1:
                seen = bits[stop] | (bits[back] if back >= 0 else 0)
                self._travel(stop, 1 << good, depth, 1, seen, worth, 0, 0, best)
        _at_most(best[good])
        return best[good]

    def _near(self, links: list[tuple[int, int]]) -> set[int]:
        """Stops from which a cube could come to one of these links."""
        seen = {stop for link in links for stop in link}
        edge = list(seen)
        for _ in range(MOST_ENGINE - 1):
            beyond = []
            for stop in edge:
                for other, _ in self.ways[stop]:
                    if other not in seen:
                        seen.add(other)
                        beyond.append(other)
            edge = beyond
        return seen

    def _travel(
        self,
        stop: int,
        goods: int,
        depth: int,
        steps: int,
        seen: int,
        worth: float,
        foreign: int,
        bonus: int,
        best: list[list[float]],
    ) -> None:
        bits = self.plan.stop_bit
        steps += 1
        for other, gain in self.ways[stop]:
            if seen & bits[other]:
                continue
            strange = foreign
            if gain <= 0.0:
                if foreign >= MOST_FOREIGN:
                    continue
                strange += 1
            total = worth + gain
            going = goods
            hit = goods & self.takes[other]
            if hit:
                going = goods & ~hit
                ended = total + 1.0 if bonus and bonus + self.plan.region[other] == 3 and total > 0.0 else total
                good = 0
                while hit:
                    if hit & 1 and ended > best[good][steps]:
                        best[good][steps] = ended
                    hit >>= 1
                    good += 1
            if going and steps < depth and not self.plan.terminal[other]:
                self._travel(other, going, depth, steps, seen | bits[other], total, strange, bonus, best)


def _at_most(gains: list[float]) -> None:
    most = 0.0
    for links in range(1, len(gains)):
        if gains[links] < most:
            gains[links] = most
        else:
            most = gains[links]
