"""What only St Lucia has: the first place alternates, cubes lie on the land and are moved from the track that is built
there. Any map may name these rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....core.chance import Chance
from ...printed.facts import COLOURS, TURN_ORDER
from ...printed.hexes import PLAIN, RIVER
from ...printed.settings import ALTERNATE
from ...rules.auction import PASS, PAY, holder
from ...rules.building import BUILD, pattern_of
from ...rules.deliveries import DELIVER, EVEN, MINE, OTHERS, Links, Ways, distances, go_on, pay, ways_from
from ...rules.growth import draw_cube
from ...rules.hooks import BuildRules, ChartRules, GoodsRules, Hooks, OrderRules
from ...rules.moves import LAND_MOVES
from ...rules.plan import (
    COUNT_BITS,
    CUBE_BITS,
    CUBE_MASK,
    GOOD_SHIFT,
    KIND_MASK,
    NOBODY,
    ONE_CUBE,
    PATH_SHIFT,
    SIDES,
    SPOT_MASK,
    SPOT_SHIFT,
    TRACK_SHIFT,
)
from ...rules.steps import FIRST
from ...rules.tiles import OTHER_END, SEGMENTS
from ...rules.track import ports_of

if TYPE_CHECKING:
    from ...printed.settings import Settings
    from ...rules.events import Events
    from ...rules.state import State


def adopt(hooks: Hooks, settings: Settings) -> None:
    """Those of these rules that the settings name."""
    if settings.order == ALTERNATE:
        hooks.order = Alternate(settings.first_place)
    if settings.chart == "none":
        hooks.chart = NoChart()
    if settings.land_cubes:
        hooks.build = LandTrack(not settings.deliverer_picks)
        hooks.goods = LandCubes(settings.deliverer_picks, settings.partial_bonus)


class NoChart(ChartRules):
    """AL-1: goods do not grow."""

    def fill(self, state: State, chance: Chance) -> None:
        """Nothing is put on the chart."""


class Alternate(OrderRules):
    """AL-2, ASR-40: the first place alternates and costs a price."""

    def __init__(self, price: int) -> None:
        self.step = FIRST
        self.bids = False
        self.price = price

    def begin(self, state: State) -> list[int]:
        state.first = state.order[0] if state.turn == 1 else 1 - state.first
        asked = holder(state, TURN_ORDER)
        first = state.first if asked == NOBODY else asked
        return [first, 1 - first]

    def moves(self, state: State, seat: int) -> list[int]:
        return [PAY, PASS] if state.money[seat] >= self.price else [PASS]

    def play(self, state: State, seat: int, move: int, events: Events) -> bool:
        if move == PAY:
            state.money[seat] -= self.price
            state.order = [seat, 1 - seat]
            events.paid_for_first(seat, self.price)
            return True
        events.declined_first(seat)
        if state.queue:
            return False
        # Both have declined: who was asked first goes first for nothing.
        state.order = [1 - seat, seat]
        events.first_for_nothing(1 - seat)
        return True

    def next(self, state: State) -> int:
        return state.queue.pop(0)


# -- cubes on the land (AL-1, AL-3, ASR-41) -------------------------------------------------------------------------


class LandTrack(BuildRules):
    """Track on a hex takes up its cube."""

    def __init__(self, builder_picks: bool) -> None:
        self.moveset = LAND_MOVES
        self.stays_open = True
        self.builder_picks = builder_picks

    def names_track(self, state: State, place: int, pattern: int) -> bool:
        """AL-3, ASR-41: the builder says so with a first tile, and with one that replaces another."""
        return (
            self.builder_picks
            and not state.plan.town[place]
            and state.cubes[place] != 0
            and len(SEGMENTS[pattern]) == 2
        )

    def name_tracks(self, state: State, found: list[int]) -> None:
        for move in found[:]:
            if move & KIND_MASK == BUILD:
                place = state.plan.at[move >> SPOT_SHIFT & SPOT_MASK]
                if self.names_track(state, place, pattern_of(move)):
                    found.append(move | 1 << TRACK_SHIFT)

    def take_up(self, state: State, place: int, pattern: int, number: int) -> None:
        """The cube lies on the track that is built, also when that replaces a tile."""
        if not state.plan.town[place] and state.cubes[place]:
            state.lies[place] = SEGMENTS[pattern][number][0]


class LandCubes(GoodsRules):
    """A cube on every plain and river hex without a town is moved from the track that is built there, in either
    direction, even if that is unfinished."""

    def __init__(self, deliverer_picks: bool, partial_bonus: int) -> None:
        self.on_land = True
        self.deliverer_picks = deliverer_picks
        #: Extra income of the owner of unfinished track on which a cube starts.
        self.partial_bonus = partial_bonus

    def set_up(self, state: State, chance: Chance) -> None:
        plan = state.plan
        for place in range(plan.hexes):
            if not plan.stop_bit[place] and plan.board.terrain[place] in (PLAIN, RIVER):
                state.cubes[place] += ONE_CUBE[draw_cube(state, chance)]

    def starts(self, state: State, place: int) -> list[tuple[int, int, int]]:
        pattern = state.tile[place]
        if pattern < 0 or state.plan.town[place]:
            return []
        found = []
        for a, b in SEGMENTS[pattern]:
            if self.deliverer_picks or a == state.lies[place]:
                run = state.run_at[place * SIDES + a]
                ports = ports_of(state, run)
                to_start = a if ports.index(place * SIDES + a) < ports.index(place * SIDES + b) else b
                found.append((to_start, run, state.start[run] // SIDES))
                if state.end[run] >= 0:
                    found.append((OTHER_END[pattern][to_start], run, state.end[run] // SIDES))
        return found

    def first_gain(self, state: State, run: int) -> int:
        return 1 + (self.partial_bonus if state.end[run] < 0 else 0)

    def beside_stops(
        self, state: State, seat: int, ways: Ways, near: list[list[int]], buckets: list[list[int]]
    ) -> None:
        plan = state.plan
        bits = plan.stop_bit
        for place in range(plan.hexes):
            if not state.cubes[place] or state.tile[place] < 0:
                continue
            good = next(c for c in range(len(COLOURS)) if state.cubes[place] >> CUBE_BITS * c & CUBE_MASK)
            if not near[good]:
                near[good] = distances(state, ways, good)
            for side, run, stop in self.starts(state, place):
                left = state.engine[seat] - 1
                if near[good][stop] > left:
                    continue
                owner = state.owner[run]
                gain = self.first_gain(state, run)
                worth = MINE * gain if owner == seat else OTHERS * gain if owner >= 0 and not state.out[owner] else 0
                path = DELIVER | plan.spot[place] | good << GOOD_SHIFT | side << PATH_SHIFT + COUNT_BITS
                if near[good][stop]:
                    # It does not turn back over the track on which it lay.
                    known = ways[stop]
                    ways[stop] = ways_from(state, seat, stop, run)
                    go_on(ways, near[good], bits, stop, left, bits[stop], path, 1, EVEN + worth, buckets)
                    ways[stop] = known
                else:
                    buckets[EVEN + worth].append(path | 1 << PATH_SHIFT)

    def taken(self, state: State, place: int) -> None:
        if not state.cubes[place]:
            state.lies[place] = -1

    def extras(self, state: State, move: int, links: Links, gains: list[int]) -> None:
        pay(state, gains, links[0][0], self.first_gain(state, links[0][0]) - 1)
