"""Western US: the continent is joined, once, and somebody is paid for it. AW-4, ASR-35."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import track
from .moves import Reward
from .plan import HEX_SHIFT, SIDES

if TYPE_CHECKING:
    from .events import Events
    from .state import State

REWARD: Final[int] = Reward.KIND
SEAT_BITS: Final = 3
EAST: Final = 1
WEST: Final = 2


def is_crossed(state: State) -> bool:
    """Whether links of any owners lead from an original city of the east to one of the west."""
    plan = state.plan
    edge = [stop for stop in plan.stops if plan.home[stop] and plan.region[stop] == EAST]
    seen = set(edge)
    while edge:
        for other, _ in _links(state, edge.pop()):
            if plan.home[other] and plan.region[other] == WEST:
                return True
            if other not in seen:
                seen.add(other)
                edge.append(other)
    return False


def _links(state: State, stop: int) -> set[tuple[int, int]]:
    """Where finished links lead from a stop, and whose they are."""
    found = set()
    for port in range(stop * SIDES, stop * SIDES + SIDES):
        run = state.run_at[port]
        if run >= 0 and state.end[run] >= 0:
            found.add(((state.start[run] + state.end[run] - port) // SIDES, state.owner[run]))
    return found


def owner_sets(state: State) -> list[int]:
    """The owners of every route from an original city of the east to one of the west, a bit for each seat; each set
    once. A route goes over no third original city: what lies behind it is not what joins the two."""
    plan = state.plan
    found: set[int] = set()
    for stop in plan.stops:
        if plan.home[stop] and plan.region[stop] == EAST:
            _follow(state, stop, plan.stop_bit[stop], 0, found)
    return sorted(found)


def _follow(state: State, stop: int, seen: int, owners: int, found: set[int]) -> None:
    plan = state.plan
    for other, owner in _links(state, stop):
        if seen & plan.stop_bit[other]:
            continue
        more = owners | 1 << owner
        if not plan.home[other]:
            _follow(state, other, seen | plan.stop_bit[other], more, found)
        elif plan.region[other] == WEST:
            found.add(more)


def rewards(state: State, sets: list[int]) -> list[tuple[int, int]]:
    """Who could be paid: (one, the same) for a single railway, else two of those on a route."""
    found: set[tuple[int, int]] = set()
    for owners in sets:
        seats = [seat for seat in range(len(state.income)) if owners >> seat & 1]
        if len(seats) == 1:
            found.add((seats[0], seats[0]))
        found.update((one, other) for one in seats for other in seats if one < other)
    return sorted(found)


def check(state: State, events: Events) -> bool:
    """After a link was finished: whether the continent is joined by it and somebody must name who is paid."""
    if state.joined or not is_crossed(state):
        return False
    state.joined = 1
    for seat in state.order:
        track.look_over_cities(state, seat)
    events.continent_joined()
    choices = rewards(state, owner_sets(state))
    if len(choices) == 1:
        pay(state, choices[0][0], choices[0][1], events)
        return False
    state.claimants = [one << SEAT_BITS | other for one, other in choices]
    return True


def moves(state: State) -> list[int]:
    return [
        REWARD | (pair >> SEAT_BITS) << HEX_SHIFT | (pair & (1 << SEAT_BITS) - 1) << HEX_SHIFT + SEAT_BITS
        for pair in state.claimants
    ]


def reward(state: State, move: int, events: Events) -> None:
    one = move >> HEX_SHIFT & (1 << SEAT_BITS) - 1
    pay(state, one, move >> HEX_SHIFT + SEAT_BITS, events)
    state.claimants = []


def pay(state: State, one: int, other: int, events: Events) -> None:
    """Links of the bankrupt join, but earn nothing."""
    plan = state.plan
    shares = [(one, plan.joined_alone)] if one == other else [(one, plan.joined_each), (other, plan.joined_each)]
    for seat, income in shares:
        if not state.out[seat]:
            state.income[seat] += income
            events.rewarded(seat, income)
