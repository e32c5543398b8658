"""Why a move is not possible: written from the conditions, not from the list of legal moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from ....core.ledger import cite
from ....core.moves import Move
from ....core.refusal import Refusal, not_a_move, refuse
from ....core.texts import Seat
from ..printed.facts import LETTERS, MOST_ENGINE, MOST_SHARES, TURN_ORDER, URBANIZATION
from . import actions, auction, building, deliveries, names, shares, steps
from .moves import (
    SIDES_LEFT,
    Bid,
    BonusDeliver,
    Build,
    Choose,
    Deliver,
    Done,
    Drop,
    Engine,
    Issue,
    Join,
    LandBuild,
    Pass,
    Pay,
    Produce,
    Put,
    Reward,
    Scrap,
    Urbanize,
)
from .plan import CUBE_BITS, CUBE_MASK, SIDES
from .tiles import EXITS, OTHER_END, PATTERN, PATTERN_FAMILY, PATTERN_TILE, SEGMENTS, TOWN
from .track import COUNTS, SHUT, UNOWNED, leads_to

if TYPE_CHECKING:
    from .state import State

#: The moves that belong to a step.
BELONGS: dict[int, tuple[type[Move], ...]] = {
    steps.ISSUE: (Issue,),
    steps.AUCTION: (Bid, Drop, Pass),
    steps.FIRST: (Pay, Pass),
    steps.CHOOSE: (Choose,),
    steps.BUILD: (Urbanize, Build, Join, Done, Scrap),
    steps.REWARD: (Reward,),
    steps.MOVE: (Deliver, Engine, Pass),
    steps.PRODUCE: (Produce, Pass),
    steps.PUT: (Put,),
}


def refusal(state: State, seat: int, move: int) -> Refusal | None:
    """None, or the first rule that forbids the move. Independent of moves(): the conformance suite compares them."""
    plan = state.plan
    known = plan.build.moveset
    barred = known.barred(move, seat, state.waiting)
    if barred is not None:
        return barred
    wish = known.unpack(move)
    if not isinstance(wish, BELONGS[state.step]):
        now = f"now-{steps.NAMES[state.step]}"
        return cite(plan.ledger, now, now)
    return CHECKS[type(wish)](state, seat, wish)


def _nothing(state: State, seat: int, wish: Move) -> None:
    """What is always possible in its step."""


def _pass(state: State, seat: int, wish: Pass) -> Refusal | None:  # noqa: ARG001
    if state.step != steps.AUCTION:
        return None
    if state.passer != seat:
        return refuse("AS-4.1", "no-pass", action=names.action(TURN_ORDER))
    return refuse("AS-4.1", "no-pass-of-two") if len(state.bidding) <= 2 else None


def _engine(state: State, seat: int, wish: Engine) -> Refusal | None:  # noqa: ARG001
    if state.engine[seat] >= MOST_ENGINE:
        return refuse("AS-7.3", "engine-full", most=MOST_ENGINE)
    return refuse("AS-7.3", "engine-once") if state.upgraded[seat] else None


def _pay(state: State, seat: int, wish: Pay) -> Refusal | None:  # noqa: ARG001
    price, money = state.plan.first_place, state.money[seat]
    return cite(state.plan.ledger, "alternate", "no-money", price=price, money=money) if money < price else None


def _end(state: State, seat: int, wish: Done | Scrap) -> Refusal | None:
    return state.plan.build.refuse_ending(state, seat, isinstance(wish, Scrap))


def _reward(state: State, seat: int, wish: Reward) -> Refusal | None:  # noqa: ARG001
    plan = state.plan
    return None if wish.pack() in plan.build.rewards(state) else cite(plan.ledger, "joined", "no-such-reward")


def _issue(state: State, seat: int, wish: Issue) -> Refusal | None:
    if state.shares[seat] + wish.shares > MOST_SHARES:
        return refuse("AS-3.1", "too-many-shares", most=MOST_SHARES)
    if wish.shares > shares.most(state, seat):
        return cite(state.plan.ledger, "issue", "one-share", most=state.plan.issue)
    return None


def _bid(state: State, seat: int, wish: Bid) -> Refusal | None:
    if wish.dollars <= state.high:
        return refuse("AS-4.1", "bid-higher", least=state.high + 1)
    if wish.dollars > state.money[seat]:
        return refuse("AS-4.1", "bid-too-high", dollars=wish.dollars, money=state.money[seat])
    return None


def _choose(state: State, seat: int, wish: Choose) -> Refusal | None:  # noqa: ARG001
    plan, action = state.plan, names.action(wish.action)
    if wish.action not in plan.actions:
        return cite(plan.ledger, "actions", "no-such-action", action=action)
    if state.cycle >> wish.action & 1:
        return cite(plan.ledger, "action-cycle", "action-used", action=action)
    if not actions.is_free(state, wish.action):
        return refuse("AS-5.1", "action-taken", action=action, holder=Seat(auction.holder(state, wish.action)))
    return None


def _put(state: State, seat: int, wish: Put) -> Refusal | None:  # noqa: ARG001
    if wish.good not in state.drawn:
        return refuse("AS-9.1", "not-drawn", cube=names.cube(wish.good, "missing"))
    if state.chart[wish.space] >= 0:
        return refuse("AS-9.1", "space-full", space=names.space_name(wish.space))
    if state.chart.count(-1) > 1 and wish.good != state.drawn[0]:
        return refuse("AS-9.1", "in-order", cube=names.cube(state.drawn[0], "object"))
    return None


# -- building -----------------------------------------------------------------------------------------------------


def _urbanize(state: State, seat: int, wish: Urbanize) -> Refusal | None:
    place = state.plan.at[wish.spot]
    if place < 0:
        return refuse("AS-6.4", "off-map")
    if not state.plan.town[place]:
        return refuse("AS-6.10", "no-town")
    if state.action[seat] != URBANIZATION:
        return refuse("AS-6.10", "no-urbanization", action=names.action(URBANIZATION))
    if not state.urban:
        return refuse("AS-6.10", "urbanized-already")
    if state.built:
        return refuse("AS-6.10", "urbanize-first")
    if state.colour[place] >= 0:
        return refuse("AS-6.10", "new-city-there")
    if wish.city not in state.plan.letters or state.new_city[wish.city] >= 0:
        return refuse("AS-6.10", "new-city-gone", city=LETTERS[wish.city])
    for port in range(place * SIDES, place * SIDES + SIDES):
        facing = state.plan.facing[port]
        run = -1 if facing < 0 else state.run_at[facing]
        if run >= 0 and state.tip[run] == facing and state.start[run] // SIDES == place:
            return refuse("AS-6.4", "loop", stop=names.place_name(state, place))
    if state.plan.build.city_lies_apart(state, seat, place):
        return state.plan.build.unconnected(state, seat)
    return _has_discs(state, seat, building.discs_for_city(state, seat, place))


def _join(state: State, seat: int, wish: Join) -> Refusal | None:
    direct = state.plan.board.direct
    if wish.link >= len(direct):
        return not_a_move()
    if not state.tiles_left:
        return refuse("AS-5.1", "no-tiles-left")
    if state.run_at[direct[wish.link].port] >= 0:
        return cite(state.plan.ledger, "direct", "link-taken")
    refused = _has_discs(state, seat, 1)
    if refused is not None:
        return refused
    return _can_pay(state, seat, direct[wish.link].price)


def _has_discs(state: State, seat: int, need: int) -> Refusal | None:
    """ASR-7"""
    left = state.discs[seat]
    return refuse("AS-6.6", "no-discs", need=need, left=left) if need > left else None


def _can_pay(state: State, seat: int, price: int) -> Refusal | None:
    price = state.plan.engineer.due(state, seat, price)
    if price > state.money[seat]:
        return refuse("AS-6.9", "no-money", price=price, money=state.money[seat])
    return None


def _build(state: State, seat: int, wish: Build) -> Refusal | None:
    plan = state.plan
    place = plan.at[wish.spot]
    if wish.turn >= SIDES or PATTERN[wish.tile][wish.turn] < 0:
        return not_a_move()
    if place < 0:
        return refuse("AS-6.4", "off-map")
    if state.colour[place] >= 0:
        return refuse("AS-6.4", "city-hex")
    if not state.tiles_left:
        return refuse("AS-5.1", "no-tiles-left", number=plan.tiles_with(state.action[seat]))
    pattern = PATTERN[wish.tile][wish.turn]
    refused = _has_tile(state, place, pattern)
    if refused is not None:
        return refused
    if plan.town[place]:
        refused = _town_track(state, seat, place, pattern)
    else:
        refused = _land_track(state, seat, place, pattern)
    if refused is not None:
        return refused
    if plan.build.begins_network(state, seat) and plan.build.falls_apart(state, place, pattern):
        return plan.build.apart(state)
    refused = _has_discs(state, seat, building.discs_needed(state, seat, place, pattern))
    if refused is not None:
        return refused
    if isinstance(wish, LandBuild) and wish.track and not plan.build.names_track(state, place, pattern):
        return not_a_move()
    return _can_pay(state, seat, building.list_price(state, place, pattern))


def _has_tile(state: State, place: int, pattern: int) -> Refusal | None:
    """AS-6.1, AS-6.3, ASR-7"""
    before, in_town = state.tile[place], state.plan.town[place]
    family = PATTERN_FAMILY[pattern]
    if family == TOWN and not in_town:
        return refuse("AS-6.3", "no-town")
    if not state.stock[PATTERN_TILE[pattern]] and (before < 0 or PATTERN_TILE[before] != PATTERN_TILE[pattern]):
        return refuse("AS-6.1", "tile-out", tile=names.tile(pattern))
    has_disc = state.town_discs > 0 or (before >= 0 and PATTERN_FAMILY[before] != TOWN)
    if in_town and family != TOWN and not has_disc:
        return refuse("AS-6.3", "no-town-discs")
    return None


def _side(state: State, seat: int, port: int) -> Refusal | None:
    """AS-6.4: what no track may lead to."""
    if leads_to(state, seat, port) != SHUT:
        return None
    facing = state.plan.facing[port]
    if facing < 0:
        return refuse("AS-6.4", "off-grid")
    return refuse("AS-6.4", "others-track", holder=Seat(state.owner[state.run_at[facing]]))


def _town_track(state: State, seat: int, place: int, pattern: int) -> Refusal | None:
    before, base = state.tile[place], place * SIDES
    exits = EXITS[before] if before >= 0 else 0
    if exits & ~EXITS[pattern]:
        return refuse("AS-6.7", "keep-track")
    added = [side for side in range(SIDES) if (EXITS[pattern] & ~exits) >> side & 1]
    if not added:
        return refuse("AS-6.7", "nothing-new")
    for side in added:
        refused = _side(state, seat, base + side)
        if refused is not None:
            return refused
    own = any(
        state.run_at[base + side] >= 0 and state.owner[state.run_at[base + side]] == seat for side in range(SIDES)
    )
    if not own and not any(leads_to(state, seat, base + side) == COUNTS for side in added):
        return state.plan.build.unconnected(state, seat)
    if any(building.origin(state, base + side) == place for side in added):
        return refuse("AS-6.4", "loop", stop=names.place_name(state, place))
    return None


def _land_track(state: State, seat: int, place: int, pattern: int) -> Refusal | None:
    before = state.tile[place]
    if before == pattern:
        return refuse("AS-6.7", "nothing-new")
    added = list(SEGMENTS[pattern])
    for old in SEGMENTS[before] if before >= 0 else ():
        if old in added:
            added.remove(old)
            continue
        refused = _redirect(state, seat, place, pattern, old, added)
        if refused is not None:
            return refused
    for a, b in added:
        for side in (a, b):
            refused = _side(state, seat, place * SIDES + side)
            if refused is not None:
                return refused
        ends = [place * SIDES + side for side in (a, b)]
        if all(leads_to(state, seat, port) != COUNTS for port in ends):
            return state.plan.build.unconnected(state, seat)
        stops = [building.origin(state, port) for port in ends]
        if stops[0] >= 0 and stops[0] == stops[1]:
            return refuse("AS-6.4", "loop", stop=names.place_name(state, stops[0]))
    return None


def _redirect(
    state: State, seat: int, place: int, pattern: int, old: tuple[int, int], added: list[tuple[int, int]]
) -> Refusal | None:
    """AS-6.8, ASR-10, ASR-11: track that is not on the new tile as it was. What becomes of it is taken off `added`."""
    base = place * SIDES
    run = state.run_at[base + old[0]]
    owner, tip = state.owner[run], state.tip[run]
    if owner not in (seat, UNOWNED):
        return refuse("AS-6.7", "others-track-stays", holder=Seat(owner))
    if tip not in (base + old[0], base + old[1]):
        return refuse("AS-6.8", "no-open-end")
    inner = old[0] if tip == base + old[1] else old[1]
    outer = OTHER_END[pattern][inner]
    if outer < 0 or (min(inner, outer), max(inner, outer)) not in added:
        return refuse("AS-6.7", "keep-track")
    refused = _side(state, seat, base + outer)
    if refused is not None:
        return refused
    if not state.begun[seat]:
        if all(leads_to(state, seat, base + side) != COUNTS for side in (inner, outer)):
            return state.plan.build.unconnected(state, seat)
    elif owner == UNOWNED and not state.plan.build.is_base(state, seat, state.start[run] // SIDES):
        # It may be turned away, but not be taken over.
        joins = building.origin(state, base + outer) >= 0
        if joins and leads_to(state, seat, base + outer) != COUNTS:
            return state.plan.build.unconnected(state, seat)
    if building.origin(state, base + outer) == state.start[run] // SIDES:
        return refuse("AS-6.4", "loop", stop=names.place_name(state, state.start[run] // SIDES))
    added.remove((min(inner, outer), max(inner, outer)))
    return None


# -- moving goods -------------------------------------------------------------------------------------------------


def _deliver(state: State, seat: int, wish: Deliver) -> Refusal | None:
    plan = state.plan
    place = plan.at[wish.spot]
    if place < 0:
        return refuse("AS-6.4", "off-map")
    sides = SIDES_LEFT.unpack(wish.path)
    if any(side >= SIDES for side in sides):
        return not_a_move()
    if not state.cubes[place] >> CUBE_BITS * wish.good & CUBE_MASK:
        return refuse("AS-7.1", "no-cube", cube=names.cube(wish.good, "missing"), place=names.place_name(state, place))
    if not sides:
        return refuse("AS-7.1", "one-link")
    if len(sides) > state.engine[seat]:
        return refuse("AS-7.1", "engine-too-small", links=len(sides), engine=state.engine[seat])
    links: deliveries.Links = []
    refused = _way(state, seat, place, wish.good, sides, links)
    if refused is not None:
        return refused
    stop = links[-1][2]
    if not plan.towns.takes(state, stop, wish.good):
        rule, code = ("AS-7.1", "wrong-city") if state.colour[stop] >= 0 else ("AS-7.5", "town-takes-nothing")
        return refuse(rule, code, cube=names.cube(wish.good, "missing"), place=names.place_name(state, stop))
    return plan.goods.refuse_bonus(state, wish, links)


def _way(
    state: State, seat: int, place: int, good: int, sides: tuple[int, ...], links: deliveries.Links
) -> Refusal | None:
    """Whether a cube can leave its hex and each stop by these sides. The links of its way are put into `links`."""
    stop = place
    for number, side in enumerate(sides):
        refused = _through(state, stop, good) if number else None
        if refused is not None:
            return refused
        other = _other_stop(state, stop, side)
        if other < 0:
            return refuse("AS-7.1", "no-link", place=names.place_name(state, stop))
        if other == place or any(other in (start, to) for _, start, to in links):
            return refuse("AS-7.1", "twice", place=names.place_name(state, other))
        run = state.run_at[stop * SIDES + side]
        lay_on = links[0][0] if number == 1 and not state.plan.stop_bit[place] else -1
        if run == lay_on:
            return cite(state.plan.ledger, "land-track", "turns-back")
        ways = [way for way, _, _ in deliveries.ways_from(state, seat, stop, lay_on)]
        if state.plan.stop_bit[stop] and side not in ways:
            return refuse("AS-7.1", "same-link")
        links.append((run, stop, other))
        stop = other
    return None


def _other_stop(state: State, stop: int, side: int) -> int:
    """Where a link leads; -1: there is none."""
    port = stop * SIDES + side
    run = state.run_at[port]
    if not state.plan.stop_bit[stop]:
        return next((to for way, _, to in state.plan.goods.starts(state, stop) if way == side), -1)
    if run < 0 or state.end[run] < 0:
        return -1
    return (state.start[run] + state.end[run] - port) // SIDES


def _through(state: State, stop: int, good: int) -> Refusal | None:
    """What a cube cannot pass."""
    if state.plan.towns.takes(state, stop, good):
        return refuse("AS-7.1", "must-stop", cube=names.cube(good), place=names.place_name(state, stop))
    if state.plan.terminal[stop]:
        return cite(state.plan.ledger, "terminals", "no-way-through", place=names.place_name(state, stop))
    return None


#: Why a move that belongs to the step is not possible, by kind of move.
CHECKS: Final[dict[type[Move], Callable[[State, int, Any], Refusal | None]]] = {
    Issue: _issue,
    Bid: _bid,
    Drop: _nothing,
    Pass: _pass,
    Pay: _pay,
    Choose: _choose,
    Urbanize: _urbanize,
    Build: _build,
    LandBuild: _build,
    Join: _join,
    Done: _end,
    Scrap: _end,
    Reward: _reward,
    Deliver: _deliver,
    BonusDeliver: _deliver,
    Engine: _engine,
    Produce: _nothing,
    Put: _put,
}
