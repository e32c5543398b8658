"""Moving goods: every delivery, and what it brings to whom. AS-7.1 to AS-7.5, ASR-25."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..printed.facts import COLOURS, MOST_ENGINE, WHITE
from .moves import Deliver, Engine, Pass
from .plan import (
    BONUS_SHIFT,
    COUNT_BITS,
    CUBE_BITS,
    CUBE_MASK,
    GOOD_SHIFT,
    HEX_MASK,
    HEX_SHIFT,
    PATH_SHIFT,
    SIDES,
    STEP_BITS,
)
from .tiles import OTHER_END, SEGMENTS
from .track import ports_of

if TYPE_CHECKING:
    from .state import State

DELIVER: Final[int] = Deliver.KIND
ENGINE: Final[int] = Engine().pack()
PASS: Final[int] = Pass().pack()
PATH_MASK: Final[int] = (1 << BONUS_SHIFT - PATH_SHIFT) - 1

FAR: Final = 99
#: What a link is worth to the mover when deliveries are put in order: own income first, then others' as little as
#: possible. A delivery begins with EVEN.
MINE: Final = 8
OTHERS: Final = -1
EVEN: Final = 7
BUCKETS: Final = MINE * (MOST_ENGINE + 3) + EVEN + 1

#: By hex: links that leave a stop there, as (side, the stop at the other end, what it is worth to the mover).
Ways = list[list[tuple[int, int, int]]]


def goods_moves(state: State, seat: int) -> list[int]:
    """Every legal move of a round of moving goods, the best delivery first."""
    found = deliveries(state, seat)
    if state.engine[seat] < MOST_ENGINE and not state.upgraded[seat]:
        found.append(ENGINE)
    found.append(PASS)
    return found


def accepts(state: State, stop: int, good: int) -> bool:
    """AS-7.5, AU-2, AG-1: whether a cube of this colour ends its move here."""
    return state.colour[stop] == good or (good == WHITE and state.plan.port_city[stop])


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
    if not linked and not plan.land:
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
                        near[good] = _distances(state, ways, good)
                    base = DELIVER | plan.spot[stop] | good << GOOD_SHIFT
                    score = EVEN + (MINE * plan.cotton_bonus if good == WHITE else 0)
                    _go_on(ways, near[good], bits, stop, engine, bits[stop], base, 0, score, buckets)
    if plan.land:
        _from_the_land(state, seat, ways, near, buckets)
    found: list[int] = []
    for bucket in reversed(buckets):
        found += bucket
    return _with_bonus(state, seat, found) if plan.crossing_bonus else found


def _distances(state: State, ways: Ways, good: int) -> list[int]:
    """How many links each stop is away from a city that takes the good; FAR where a cube cannot pass."""
    plan = state.plan
    found = [FAR] * plan.hexes
    edge = []
    for stop in plan.stops:
        if accepts(state, stop, good):
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


def _go_on(
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
            _go_on(
                ways, near, bits, other, left, seen | bits[other], path | side << shift, steps, score + worth, buckets
            )
        else:
            buckets[score + worth].append(path | side << shift | steps << PATH_SHIFT)


# -- cubes on the land (AL-3, ASR-41) -------------------------------------------------------------------------------


def land_starts(state: State, place: int) -> list[tuple[int, int, int]]:
    """The ways a cube on built land can leave: (side, run, the stop it comes to first)."""
    pattern = state.tile[place]
    if pattern < 0 or state.plan.town[place]:
        return []
    found = []
    for a, b in SEGMENTS[pattern]:
        if state.plan.deliverer_picks or a == state.lies[place]:
            run = state.run_at[place * SIDES + a]
            ports = ports_of(state, run)
            to_start = a if ports.index(place * SIDES + a) < ports.index(place * SIDES + b) else b
            found.append((to_start, run, state.start[run] // SIDES))
            if state.end[run] >= 0:
                found.append((OTHER_END[pattern][to_start], run, state.end[run] // SIDES))
    return found


def _from_the_land(state: State, seat: int, ways: Ways, near: list[list[int]], buckets: list[list[int]]) -> None:
    plan = state.plan
    bits = plan.stop_bit
    for place in range(plan.hexes):
        if not state.cubes[place] or state.tile[place] < 0:
            continue
        good = next(c for c in range(len(COLOURS)) if state.cubes[place] >> CUBE_BITS * c & CUBE_MASK)
        if not near[good]:
            near[good] = _distances(state, ways, good)
        for side, run, stop in land_starts(state, place):
            left = state.engine[seat] - 1
            if near[good][stop] > left:
                continue
            owner = state.owner[run]
            gain = 1 + (plan.partial_bonus if state.end[run] < 0 else 0)
            worth = MINE * gain if owner == seat else OTHERS * gain if owner >= 0 and not state.out[owner] else 0
            path = DELIVER | plan.spot[place] | good << GOOD_SHIFT | side << PATH_SHIFT + COUNT_BITS
            if near[good][stop]:
                # It does not turn back over the track on which it lay.
                known = ways[stop]
                ways[stop] = ways_from(state, seat, stop, run)
                _go_on(ways, near[good], bits, stop, left, bits[stop], path, 1, EVEN + worth, buckets)
                ways[stop] = known
            else:
                buckets[EVEN + worth].append(path | 1 << PATH_SHIFT)


# -- what a delivery brings ---------------------------------------------------------------------------------------


def route(state: State, move: int) -> list[tuple[int, int, int]]:
    """The links that a legal Deliver uses: (run, from, to); a land cube's first is from its own hex."""
    stop = state.plan.at[move >> HEX_SHIFT & HEX_MASK]
    path = move >> PATH_SHIFT & PATH_MASK
    count = path & (1 << COUNT_BITS) - 1
    path >>= COUNT_BITS
    found = []
    for number in range(count):
        side = path & (1 << STEP_BITS) - 1
        path >>= STEP_BITS
        port = stop * SIDES + side
        run = state.run_at[port]
        if number == 0 and not state.plan.stop_bit[stop]:
            other = next(to for leaving, one, to in land_starts(state, stop) if leaving == side and one == run)
        else:
            other = (state.start[run] + state.end[run] - port) // SIDES
        found.append((run, stop, other))
        stop = other
    return found


def good_of(move: int) -> int:
    return move >> GOOD_SHIFT & 7


def incomes(state: State, seat: int, move: int) -> list[int]:
    """AS-7.2, AU-2, AW-2: what a legal Deliver adds to everybody's income, by seat."""
    plan = state.plan
    found = [0] * len(state.income)
    links = route(state, move)
    for run, _, _ in links:
        _pay(state, found, run, 1)
    if plan.cotton_bonus and good_of(move) == WHITE:
        found[seat] += plan.cotton_bonus
    if plan.partial_bonus and state.end[links[0][0]] < 0:
        _pay(state, found, links[0][0], plan.partial_bonus)
    bonus = move >> BONUS_SHIFT
    if bonus:
        _pay(state, found, links[bonus - 1][0], plan.crossing_bonus)
    return found


def _pay(state: State, found: list[int], run: int, income: int) -> None:
    """ASR-26: links of the bankrupt pay nobody."""
    owner = state.owner[run]
    if owner >= 0 and not state.out[owner]:
        found[owner] += income


# -- across the continent (AW-2, ASR-36) ----------------------------------------------------------------------------


def crosses(state: State, start: int, to: int) -> bool:
    """Whether a delivery from a city to another goes from one region to the other."""
    region = state.plan.region
    return state.colour[start] >= 0 and region[start] + region[to] == 3


def payees(state: State, links: list[tuple[int, int, int]]) -> list[int]:
    """The links (the first is 1) whose owners could get the bonus of a delivery: for each owner the first."""
    found: list[int] = []
    owners: list[int] = []
    if not state.plan.crossing_bonus or not crosses(state, links[0][1], links[-1][2]):
        return found
    for number, (run, _, _) in enumerate(links):
        owner = state.owner[run]
        if owner >= 0 and not state.out[owner] and owner not in owners:
            owners.append(owner)
            found.append(number + 1)
    return found


def _with_bonus(state: State, seat: int, moves: list[int]) -> list[int]:
    found = []
    for move in moves:
        links = route(state, move)
        numbers = payees(state, links)
        if numbers:
            # One's own link first.
            numbers.sort(key=lambda number: state.owner[links[number - 1][0]] != seat)
            found += [move | number << BONUS_SHIFT for number in numbers]
        else:
            found.append(move)
    return found
