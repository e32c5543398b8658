"""The flow of a turn: who acts in which phase, and what a move does. The phases themselves have rooms of their own:
shares, auction, actions, building and track, deliveries, money, growth. Why a move is not possible: refusals.py.

Ids such as ASR-12 are rulings on what the rulebook leaves open: rulings.en.md among the words, and those of a map.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....core.chance import Chance
from ..printed.facts import (
    COUNTED_DICE,
    FIRST_BUILD,
    FIRST_MOVE,
    PRODUCTION,
    URBANIZATION,
)
from . import actions, auction, building, deliveries, growth, money, shares, steps, track
from .events import Events
from .moves import Join, Urbanize
from .plan import (
    CITY_SHIFT,
    CUBE_BITS,
    CUBE_MASK,
    KIND_MASK,
    LINK_SHIFT,
    NOBODY,
    ONE_CUBE,
    SPOT_MASK,
    SPOT_SHIFT,
    TRACK_SHIFT,
)

if TYPE_CHECKING:
    from .state import State

URBANIZED: Final[int] = Urbanize.KIND
JOINED: Final[int] = Join.KIND


# -- setup --------------------------------------------------------------------------------------------------------


def set_up(state: State, chance: Chance, events: Events) -> None:
    """AS-1.1 to AS-1.3 and the maps' own setups; then the first turn."""
    plan = state.plan
    each = plan.settings.city_cubes
    plan.chart.fill(state, chance)
    for city in plan.board.cities:
        if city.terminal:
            state.colour[city.hex] = growth.draw_cube(state, chance)
        for _ in range(each if each and not city.terminal else city.cubes):
            state.cubes[city.hex] += ONE_CUBE[growth.draw_cube(state, chance)]
    for town in plan.board.towns:
        plan.towns.put(state, town.hex, chance)
    plan.goods.set_up(state, chance)
    track.survey(state)
    _roll_for_order(state, chance, events)
    _begin_turn(state, events)


def _roll_for_order(state: State, chance: Chance, events: Events) -> None:
    """AS-1.3, ASR-44: three dice each, the highest first; those who tie roll again for their places."""
    totals: list[list[int]] = [[] for _ in range(state.plan.seats)]
    tied = list(range(state.plan.seats)) if state.plan.seats > 1 else []
    while tied:
        for seat in tied:
            totals[seat].append(sum([chance.die("order", 6) for _ in range(COUNTED_DICE)]))
            events.rolled_for_order(seat, totals[seat][-1])
        tied = [seat for seat in tied if totals.count(totals[seat]) > 1]
    state.order = sorted(range(state.plan.seats), key=lambda seat: [-total for total in totals[seat]])


# -- legal moves --------------------------------------------------------------------------------------------------


def moves(state: State, seat: int) -> list[int]:
    """Every legal move of a seat."""
    if seat not in state.waiting:
        return []
    match state.step:
        case steps.BUILD:
            return building.builds(state, seat)
        case steps.MOVE:
            return deliveries.goods_moves(state, seat)
        case steps.AUCTION | steps.FIRST:
            return state.plan.order.moves(state, seat)
        case steps.ISSUE:
            return shares.moves(state, seat)
        case steps.CHOOSE:
            return actions.moves(state)
        case steps.PRODUCE:
            return growth.produce_moves()
        case steps.PUT:
            return growth.put_moves(state)
        case steps.REWARD:
            return state.plan.build.rewards(state)
    raise AssertionError("nobody waits for a step that is not here")


# -- playing ------------------------------------------------------------------------------------------------------


def play(state: State, seat: int, move: int, chance: Chance, events: Events) -> None:
    """Play a legal move."""
    match state.step:
        case steps.BUILD:
            _build(state, seat, move, events)
        case steps.MOVE:
            _move_goods(state, seat, move, chance, events)
        case steps.AUCTION | steps.FIRST:
            _find_order(state, seat, move, events)
        case steps.ISSUE:
            _issue(state, seat, move, events)
        case steps.CHOOSE:
            _choose(state, seat, move, events)
        case steps.PRODUCE:
            _produce(state, seat, move, chance, events)
        case steps.PUT:
            _put(state, seat, move, chance, events)
        case steps.REWARD:
            state.plan.build.reward(state, move, events)
            state.step = steps.BUILD


def _ask(state: State, step: int, seats: list[int]) -> None:
    """These seats act one after the other."""
    state.step = step
    state.waiting = state.plan.only[seats[0]]
    state.queue = seats[1:]


def _next(state: State) -> bool:
    """The next seat of the step; False: there is none."""
    if not state.queue:
        return False
    state.waiting = state.plan.only[state.queue.pop(0)]
    return True


def _with_first(state: State, action: int) -> list[int]:
    """The order of play with the holder of an action before all others."""
    first = auction.holder(state, action)
    return [seat for seat in state.order if seat == first] + [seat for seat in state.order if seat != first]


# -- phases I to III ----------------------------------------------------------------------------------------------


def _begin_turn(state: State, events: Events) -> None:
    events.turn_begins(state)
    if state.plan.order_first:
        _begin_order(state)
    else:
        _begin_shares(state)


def _issue(state: State, seat: int, move: int, events: Events) -> None:
    shares.issue(state, seat, move, events)
    if not _next(state):
        _after_shares(state)


def _find_order(state: State, seat: int, move: int, events: Events) -> None:
    if state.plan.order.play(state, seat, move, events):
        _after_order(state)
    else:
        state.waiting = state.plan.only[state.plan.order.next(state)]


def _choose(state: State, seat: int, move: int, events: Events) -> None:
    actions.choose(state, seat, move, events)
    if not _next(state):
        _begin_builds(state)


def _begin_shares(state: State) -> None:
    """Who cannot issue any more is not asked."""
    able = [seat for seat in state.order if shares.most(state, seat)]
    if able:
        _ask(state, steps.ISSUE, able)
    else:
        _after_shares(state)


def _after_shares(state: State) -> None:
    if state.plan.order_first:
        _begin_actions(state)
    else:
        _begin_order(state)


def _begin_order(state: State) -> None:
    asked = state.plan.order.begin(state)
    if asked:
        _ask(state, state.plan.order.step, asked)
    else:
        _after_order(state)


def _after_order(state: State) -> None:
    state.queue = []
    if state.plan.order_first:
        _begin_shares(state)
    else:
        _begin_actions(state)


def _begin_actions(state: State) -> None:
    actions.begin(state)
    _ask(state, steps.CHOOSE, state.order[:])


# -- phase IV: build track ----------------------------------------------------------------------------------------


def _begin_builds(state: State) -> None:
    _ask(state, steps.BUILD, _with_first(state, FIRST_BUILD))
    _begin_build(state)


def _begin_build(state: State) -> None:
    """AS-6: so many tiles; Urbanization before the first of them."""
    seat = state.waiting[0]
    state.tiles_left = state.plan.tiles_with(state.action[seat])
    state.built = 0
    state.dearest = 0
    state.laid = []
    state.urban = 1 if state.action[seat] == URBANIZATION else 0
    state.plan.build.begin(state, seat)


def _build(state: State, seat: int, move: int, events: Events) -> None:
    if move == building.DONE:
        _end_build(state, seat, events)
        return
    if move == building.SCRAP:
        state.plan.build.give_up(state, seat)
        events.scrapped(seat)
        _end_build(state, seat, events)
        return
    events.before_track(state)
    kind = move & KIND_MASK
    if kind == URBANIZED:
        _urbanize(state, seat, move, events)
    else:
        add_track(state, seat, move, events)
    events.after_track(state)
    if state.plan.build.after_track(state, events):
        state.step = steps.REWARD


def add_track(state: State, seat: int, move: int, events: Events) -> None:
    if move & KIND_MASK == JOINED:
        _join(state, seat, move, events)
    else:
        _lay(state, seat, move, events)
    state.laid.append(move)


def _pay_for_tile(state: State, seat: int, price: int) -> int:
    paid = state.plan.engineer.due(state, seat, price)
    state.money[seat] -= paid
    state.dearest = max(state.dearest, price)
    state.tiles_left -= 1
    state.built += 1
    return paid


def _lay(state: State, seat: int, move: int, events: Events) -> None:
    place = state.plan.at[move >> SPOT_SHIFT & SPOT_MASK]
    pattern = building.pattern_of(move)
    before = state.tile[place]
    paid = _pay_for_tile(state, seat, building.list_price(state, place, pattern))
    state.plan.build.take_up(state, place, pattern, move >> TRACK_SHIFT)
    track.lay(state, seat, place, pattern)
    events.built(state, seat, place, before, paid)


def _join(state: State, seat: int, move: int, events: Events) -> None:
    link = move >> LINK_SHIFT
    paid = _pay_for_tile(state, seat, state.plan.board.direct[link].price)
    track.join_directly(state, seat, link)
    events.joined(state, seat, link, paid)


def _urbanize(state: State, seat: int, move: int, events: Events) -> None:
    """AS-6.10, ASR-24: free, and no tile; the town's cube goes to the bag or stays."""
    place = state.plan.at[move >> SPOT_SHIFT & SPOT_MASK]
    letter = move >> CITY_SHIFT
    state.urban = 0
    track.urbanize(state, seat, place, letter)
    if state.plan.cube_to_bag:
        for good in range(len(state.bag)):
            state.bag[good] += state.cubes[place] >> CUBE_BITS * good & CUBE_MASK
        state.cubes[place] = 0
    events.urbanized(state, seat, place, letter)
    state.plan.build.begin(state, seat)


def _end_build(state: State, seat: int, events: Events) -> None:
    events.build_done(seat, state.built)
    if _next(state):
        _begin_build(state)
        return
    state.tiles_left = state.built = state.urban = state.dearest = 0
    state.before = []
    state.laid = []
    events.before_lapse(state)
    track.lapse(state)
    state.round = 0
    state.upgraded = [0] * len(state.upgraded)
    _ask(state, steps.MOVE, _with_first(state, FIRST_MOVE))


# -- phase V: move goods ------------------------------------------------------------------------------------------


def _move_goods(state: State, seat: int, move: int, chance: Chance, events: Events) -> None:
    if move == deliveries.ENGINE:
        state.engine[seat] += 1
        state.upgraded[seat] = 1
        events.upgraded(state, seat)
    elif move == deliveries.PASS:
        events.moved_nothing(seat)
    else:
        _deliver(state, seat, move, events)
    if _next(state):
        return
    if state.round == 0:
        state.round = 1
        _ask(state, steps.MOVE, _with_first(state, FIRST_MOVE))
        return
    _settle(state, chance, events)


def _deliver(state: State, seat: int, move: int, events: Events) -> None:
    """AS-7.2: every link pays its owner at once."""
    gains = deliveries.incomes(state, seat, move)
    events.delivered(state, seat, move, gains)
    for player in range(len(gains)):
        state.income[player] += gains[player]
    place = state.plan.at[move >> SPOT_SHIFT & SPOT_MASK]
    good = deliveries.good_of(move)
    state.cubes[place] -= ONE_CUBE[good]
    state.plan.goods.taken(state, place)
    state.plan.towns.delivered(state, good)


# -- phases VI to X -----------------------------------------------------------------------------------------------


def _settle(state: State, chance: Chance, events: Events) -> None:
    money.settle(state, events)
    money.reduce_incomes(state, events)
    # ASR-26: who is left alone has won. After the last turn growth would change nothing any more.
    if len(state.order) < min(2, state.plan.seats) or state.turn == state.plan.turns:
        _end(state, chance, events)
    elif not state.plan.growth:
        _advance(state, events)
    else:
        producer = auction.holder(state, PRODUCTION)
        if producer != NOBODY and growth.can_produce(state):
            _ask(state, steps.PRODUCE, [producer])
        else:
            _grow(state, chance, events)


def _produce(state: State, seat: int, move: int, chance: Chance, events: Events) -> None:
    if move == growth.PRODUCE:
        growth.produce(state, seat, chance, events)
        state.step = steps.PUT
    else:
        events.produced_nothing(seat)
        _grow(state, chance, events)


def _put(state: State, seat: int, move: int, chance: Chance, events: Events) -> None:
    if growth.put(state, seat, move, events):
        _grow(state, chance, events)


def _grow(state: State, chance: Chance, events: Events) -> None:
    growth.grow(state, chance, events)
    _advance(state, events)


def _advance(state: State, events: Events) -> None:
    state.turn += 1
    state.round = 0
    _begin_turn(state, events)


def _end(state: State, chance: Chance, events: Events) -> None:
    state.step = steps.OVER
    state.waiting = []
    state.queue = []
    if "die" in state.plan.ties:
        _break_ties(state, chance, events)
    events.end()


def _break_ties(state: State, chance: Chance, events: Events) -> None:
    """ASR-37: those who tie for the victory roll, until one has rolled most."""
    tied = state.sheet().winners
    while len(tied) > 1:
        for seat in tied:
            number = chance.die("tie", 6)
            state.lot[seat] = 10 * state.lot[seat] + number
            events.tie_rolled(seat, number)
        tied = state.sheet().winners
