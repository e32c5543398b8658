"""Moving goods: every delivery, and what it brings to whom. AS-7.1 to AS-7.5, ASR-25."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..printed.facts import COLOURS, MOST_ENGINE
from .moves import Deliver, Engine, Pass
from .plan import (
    COUNT_BITS,
    COUNT_MASK,
    CUBE_BITS,
    CUBE_MASK,
    GOOD_MASK,
    GOOD_SHIFT,
    PATH_MASK,
    PATH_SHIFT,
    SIDES,
    SPOT_MASK,
    SPOT_SHIFT,
    STEP_BITS,
    STEP_MASK,
)
from .track import ports_of

if TYPE_CHECKING:
    from .state import State

DELIVER: Final[int] = Deliver.KIND
ENGINE: Final[int] = Engine().pack()
PASS: Final[int] = Pass().pack()

FAR: Final = 99
#: What a link is worth to the mover when deliveries are put in order: own income first, then others' as little as
#: possible. A delivery begins with EVEN.
MINE: Final = 8
OTHERS: Final = -1
EVEN: Final = 7
BUCKETS: Final = MINE * (MOST_ENGINE + 3) + EVEN + 1

#: By hex: links that leave a stop there, as (side, the stop at the other end, what it is worth to the mover).
Ways = list[list[tuple[int, int, int]]]
#: Links that a delivery uses: (run, from, to).
Links = list[tuple[int, int, int]]


def goods_moves(state: State, seat: int) -> list[int]:
    """Every legal move of a round of moving goods, the best delivery first."""
    found = deliveries(state, seat)
    if state.engine[seat] < MOST_ENGINE and not state.upgraded[seat]:
        found.append(ENGINE)
    found.append(PASS)
    return found


def ways_from(state: State, seat: int, stop: int, without: int = -1) -> list[tuple[int, int, int]]:
    """The links from a stop, without one of them. Links of the same owner between the same stops do the same: only the
    first is offered."""
    found: list[tuple[int, int, int]] = []
    payees: list[int] = []
    for port in range(stop * SIDES, stop * SIDES + SIDES):
        run = state.run_at[port]
        if run < 0 or state.end[run] < 0 or run == without:
            continue
        other = (state.start[run] + state.end[run] - port) // SIDES
        payee = state.owner[run]
        if payee >= 0 and state.out[payee]:
            payee = -1
        twin = False
        for number in range(len(found)):
            if found[number][1] == other and payees[number] == payee:
                twin = True
        if not twin:
            found.append((port % SIDES, other, MINE if payee == seat else 0 if payee < 0 else OTHERS))
            payees.append(payee)
    return found


def deliveries(state: State, seat: int) -> list[int]:
    """Every way to deliver every cube: best for the mover first."""
    plan = state.plan
    ways: Ways = [[] for _ in range(plan.hexes)]
    linked = False
    for stop in plan.stops:
        here = ways_from(state, seat, stop)
        if here:
            ways[stop] = here
            linked = True
    if not linked and not plan.goods.on_land:
        return []
    buckets: list[list[int]] = [[] for _ in range(BUCKETS)]
    near: list[list[int]] = [[] for _ in COLOURS]
    engine = state.engine[seat]
    bits = plan.stop_bit
    for stop in plan.stops:
        packed = state.cubes[stop]
        if packed and ways[stop]:
            for good in range(len(COLOURS)):
                if packed >> CUBE_BITS * good & CUBE_MASK:
                    if not near[good]:
                        near[good] = distances(state, ways, good)
                    base = DELIVER | plan.spot[stop] | good << GOOD_SHIFT
                    score = EVEN + MINE * plan.premium[good]
                    go_on(ways, near[good], bits, stop, engine, bits[stop], base, 0, score, buckets)
    plan.goods.beside_stops(state, seat, ways, near, buckets)
    found: list[int] = []
    for bucket in reversed(buckets):
        found += bucket
    return plan.goods.with_bonus(state, seat, found)


def distances(state: State, ways: Ways, good: int) -> list[int]:
    """How many links each stop is away from a city that takes the good; FAR where a cube cannot pass."""
    plan = state.plan
    found = [FAR] * plan.hexes
    edge = []
    for stop in plan.stops:
        if plan.towns.takes(state, stop, good):
            found[stop] = 0
            edge.append(stop)
    distance = 0
    while edge:
        distance += 1
        beyond = []
        for stop in edge:
            for _, other, _ in ways[stop]:
                if found[other] == FAR and not plan.terminal[other]:
                    found[other] = distance
                    beyond.append(other)
        edge = beyond
    return found


def go_on(
    ways: Ways,
    near: list[int],
    bits: list[int],
    stop: int,
    left: int,
    seen: int,
    path: int,
    steps: int,
    score: int,
    buckets: list[list[int]],
) -> None:
    """All ways on from a stop with so many links left; `path` is the move so far without the number of steps."""
    left -= 1
    shift = PATH_SHIFT + COUNT_BITS + STEP_BITS * steps
    steps += 1
    for side, other, worth in ways[stop]:
        distance = near[other]
        if distance > left or seen & bits[other]:
            continue
        if distance:
            go_on(
                ways, near, bits, other, left, seen | bits[other], path | side << shift, steps, score + worth, buckets
            )
        else:
            buckets[score + worth].append(path | side << shift | steps << PATH_SHIFT)


# -- what a delivery brings ---------------------------------------------------------------------------------------


def route(state: State, move: int) -> Links:
    """The links that a legal Deliver uses; that of a cube beside stops begins with the way from its own hex."""
    stop = state.plan.at[move >> SPOT_SHIFT & SPOT_MASK]
    path = move >> PATH_SHIFT & PATH_MASK
    count = path & COUNT_MASK
    path >>= COUNT_BITS
    found = []
    for number in range(count):
        side = path & STEP_MASK
        path >>= STEP_BITS
        port = stop * SIDES + side
        run = state.run_at[port]
        if number == 0 and not state.plan.stop_bit[stop]:
            starts = state.plan.goods.starts(state, stop)
            other = next(to for leaving, one, to in starts if leaving == side and one == run)
        else:
            other = (state.start[run] + state.end[run] - port) // SIDES
        found.append((run, stop, other))
        stop = other
    return found


def hexes_on(state: State, links: Links) -> list[int]:
    """Every hex that a cube comes through on such a way, in order."""
    found = [links[0][1]]
    for run, start, stop in links:
        way = list(dict.fromkeys([port // SIDES for port in ports_of(state, run)]))
        if stop == way[0] != start or start == way[-1]:
            way.reverse()
        between = way[way.index(start) + 1 :] if start in way else []
        found += [place for place in between if place != stop]
        found.append(stop)
    return found


def good_of(move: int) -> int:
    return move >> GOOD_SHIFT & GOOD_MASK


def incomes(state: State, seat: int, move: int) -> list[int]:
    """AS-7.2: what a legal Deliver adds to everybody's income, by seat."""
    plan = state.plan
    found = [0] * len(state.income)
    links = route(state, move)
    for run, _, _ in links:
        pay(state, found, run, 1)
    found[seat] += plan.premium[good_of(move)]
    plan.goods.extras(state, move, links, found)
    return found


def pay(state: State, found: list[int], run: int, income: int) -> None:
    """ASR-26: links of the bankrupt pay nobody."""
    owner = state.owner[run]
    if owner >= 0 and not state.out[owner]:
        found[owner] += income
