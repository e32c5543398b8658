"""Why a move is not possible: written from the conditions, not from the list of legal moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from ....core.refusal import Refusal, not_a_move, refuse
from ....core.texts import Seat
from ..printed.facts import (
    BY_ONE,
    COAL,
    GREY,
    KIND_OF,
    LONGER,
    MOST_LONGER,
    NEW_ROLL,
    START_CARGO,
    START_LOCOMOTIVE,
    START_POINTS,
    START_TILE,
    START_TRACK,
    TO_CITY,
    TWO_DICE,
)
from . import legal, names, starts, steps, tiles, ways
from .moves import (
    MOVES,
    NO_COAL,
    OWN,
    ROW,
    UP_DOWN,
    WAY,
    Arrange,
    Begin,
    Build,
    Decline,
    Done,
    Flip,
    Leave,
    Nudge,
    Order,
    Pair,
    Pass,
    Protect,
    Reroll,
    RerollEve,
    Set,
    StartCargo,
    StartIdle,
    StartLocomotive,
    StartPoints,
    StartTile,
    StartTrack,
    Steal,
    Take,
    Tile,
    Transport,
    Upgrade,
)
from .packed import WAY_SHIFT

if TYPE_CHECKING:
    from ....core.moves import Move
    from .state import State

_STARTING = (StartLocomotive, StartTrack, StartPoints, StartTile, StartCargo, StartIdle)
_CHANGING = (Set, Nudge, Flip, Reroll)
#: The moves that belong to a step.
BELONGS: dict[int, tuple[type[Move], ...]] = {
    steps.START: _STARTING,
    steps.ARRANGE: (Arrange, Begin),
    steps.TAKE: (Take, Pair),
    steps.STEAL: (Steal, Decline),
    steps.USE: (Build, Upgrade, Transport, Tile, Pass, Order, *_CHANGING),
    steps.ORDER: (Order, Done),
    steps.EVE_DIE: (RerollEve, Leave),
    steps.EVE_GOOD: (Protect, Leave),
}
#: What has to be wish first, by step: the rule and the sentence.
FIRST: dict[int, tuple[str, str]] = {
    steps.START: ("SR-1.6", "start-first"),
    steps.ARRANGE: ("SR-7.1", "arrange-first"),
    steps.TAKE: ("SR-2.1", "take-first"),
    steps.STEAL: ("SR-4.2", "steal-first"),
    steps.USE: ("SR-2.1", "use-first"),
    steps.ORDER: ("SR-5.1", "order-first"),
    steps.EVE_DIE: ("SR-7.5", "eve-first"),
    steps.EVE_GOOD: ("SR-7.5", "eve-first"),
}


def refusal(state: State, seat: int, move: int) -> Refusal | None:
    """None, or the first rule that forbids the move. Independent of moves(): the conformance suite compares them."""
    barred = MOVES.barred(move, seat, state.waiting)
    if barred is not None:
        return barred
    wish = MOVES.unpack(move)
    if not isinstance(wish, BELONGS[state.step]):
        return refuse(*FIRST[state.step])
    why_not = REASONS.get(type(wish))
    return None if why_not is None else why_not(state, seat, wish)


def _has_die(state: State, number: int) -> bool:
    return any(die & steps.VALUE == number for die in state.hand)


def _no_die(number: int) -> Refusal:
    return refuse("SR-3.1", "no-such-die", die=number)


# -- dice ---------------------------------------------------------------------------------------------------------


def _take(state: State, seat: int, wish: Take) -> Refusal | None:  # noqa: ARG001
    if state.level:
        return refuse("SR-7.3", "take-two")
    return None if wish.die in state.white else refuse("SR-2.1", "no-white-die", die=wish.die)


def _pair(state: State, seat: int, wish: Pair) -> Refusal | None:
    if wish.one > wish.other:
        return not_a_move()
    if not state.level and not tiles.has(state, seat, TWO_DICE, 2):
        return refuse("SR-4.2", "no-tile", tile=names.tile_side(TWO_DICE))
    for die in (wish.one, wish.other):
        if state.white.count(die) < (2 if wish.one == wish.other else 1):
            return refuse("SR-2.1", "no-white-die", die=die)
    return None


def _change(state: State, seat: int, wish: Set | Nudge | Flip | Reroll) -> Refusal | None:
    """SR-4.2, SRR-24"""
    if isinstance(wish, Set):
        owned, tile, mark = tiles.owns(state, seat, 1), state.tiles[1], steps.MADE
    elif isinstance(wish, Nudge):
        owned, tile, mark = tiles.has(state, seat, BY_ONE, 5), BY_ONE, steps.NUDGED
    else:
        owned, tile, mark = tiles.has(state, seat, NEW_ROLL, 5), NEW_ROLL, steps.FINAL
    if not owned:
        return _not_usable(state, seat, tile, 1 if mark == steps.MADE else 5)
    if not _has_die(state, wish.die):
        return _no_die(wish.die)
    if tiles.changeable(state.hand, wish.die, mark) < 0:
        return refuse("SR-4.2", "die-is-final", die=wish.die)
    if isinstance(wish, Set) and wish.value == wish.die:
        return refuse("SR-4.2", "same-value", die=wish.die)
    if isinstance(wish, Nudge) and not 1 <= wish.die + (1 if UP_DOWN[wish.way] == "up" else -1) <= 6:
        return refuse("SR-4.2", "no-wrap", die=wish.die)
    return None


def _not_usable(state: State, seat: int, tile: int, number: int) -> Refusal:
    """A tile that one has not got; or, in a solo game, one that has served the other action (SR-7.3)."""
    if state.tile_of[number] == seat and state.tiles[number] == tile:
        return refuse("SR-7.3", "tile-spent", tile=names.tile_side(tile))
    return refuse("SR-4.2", "no-tile", tile=names.tile_side(tile))


# -- actions ------------------------------------------------------------------------------------------------------


def _drawing(state: State, seat: int, field: int) -> Refusal | None:
    """SR-3.1: where a track may be drawn at all."""
    plan = state.plan
    if field >= plan.size or not plan.region[field]:
        return not_a_move()
    if plan.city_at[field]:
        return refuse("SR-3.1", "on-a-city")
    if state.players[seat].tracks[field]:
        return refuse("SR-3.1", "field-full")
    return None


def _build(state: State, seat: int, wish: Build) -> Refusal | None:
    refused = _drawing(state, seat, wish.field)
    if refused is not None:
        return refused
    region = state.plan.region[wish.field]
    if not _has_die(state, region):
        return refuse("SR-3.1", "other-region", region=region)
    if not tiles.track_kinds(state, seat) >> KIND_OF[wish.track] & 1:
        return refuse("SR-3.1", "other-kind", kinds=names.black(state.plan, state.black))
    return None


def _upgrade(state: State, seat: int, wish: Upgrade) -> Refusal | None:
    if state.players[seat].boxes >> wish.box & 1:
        return refuse("SR-3.2", "box-crossed", box=wish.box)
    return None if _has_die(state, wish.box) else refuse("SR-3.2", "other-box", box=wish.box)


def _tile(state: State, seat: int, wish: Tile) -> Refusal | None:  # noqa: ARG001
    if not _has_die(state, wish.number):
        return refuse("SR-3.4", "other-tile", number=wish.number)
    if state.sideways >> wish.number & 1:
        return refuse("SR-3.4", "tile-sideways", tile=names.tile(state, wish.number))
    return None


def _transport(state: State, seat: int, wish: Transport) -> Refusal | None:
    """SR-3.3, SR-4.2"""
    refused = _load(state, seat, wish)
    if refused is not None:
        return refused
    player = state.players[seat]
    city = player.cargo_city if wish.source == OWN else wish.source + 1
    distance, to = ways.arrival(player, city, wish.way << WAY_SHIFT)
    if not distance:
        return _no_way(state, seat, city, WAY.unpack(wish.way))
    if not state.plan.takers[wish.good] >> to & 1:
        return refuse("SR-3.3", "other-colour", city=to, good=names.good(wish.good))
    if wish.by:
        if not tiles.has(state, seat, TO_CITY, 3):
            return _not_usable(state, seat, TO_CITY, 3)
        if not _has_die(state, to):
            return refuse("SR-4.2", "other-destination", city=to)
    elif not _has_die(state, city):
        return refuse("SR-3.3", "other-source", city=city)
    if wish.plus > MOST_LONGER:
        return not_a_move()
    if wish.plus and not tiles.has(state, seat, LONGER, 3):
        return _not_usable(state, seat, LONGER, 3)
    most = tiles.power(state, seat)
    if distance + wish.plus > most:
        return refuse("SR-3.3", "too-far", distance=distance + wish.plus, power=most)
    return None


def _load(state: State, seat: int, wish: Transport) -> Refusal | None:
    """Whether the good is there."""
    player = state.players[seat]
    if wish.source == OWN:
        if player.cargo < 0:
            return refuse("SR-1.6", "no-cargo")
        return None if (wish.good, wish.nth) == (player.cargo, 0) else not_a_move()
    number = state.goods[wish.source + 1].count(wish.good)
    if not number:
        return refuse("SR-3.3", "no-such-good", city=wish.source + 1, good=names.good(wish.good))
    if wish.nth >= number or (wish.nth and not state.level):
        return not_a_move()
    return None


def _no_way(state: State, seat: int, city: int, sides: tuple[int, ...]) -> Refusal:
    """Why the tracks do not lead there: nothing joined, a city twice, or a line that is as good as another."""
    ends = {end: other for one, other, _ in state.players[seat].links for end, other in ((one, other), (other, one))}
    seen = [city]
    for side in sides:
        if side > 5:
            return not_a_move()
        if 6 * seen[-1] + side not in ends:
            return refuse("SR-3.3", "not-joined", city=seen[-1])
        seen.append(ends[6 * seen[-1] + side] // 6)
    if len(seen) == 1:
        return not_a_move()
    if len(set(seen)) < len(seen):
        return refuse("SR-3.3", "city-twice")
    return refuse("SR-3.3", "same-way")


def _pass(state: State, seat: int, wish: Pass) -> Refusal | None:  # noqa: ARG001
    """SR-3.5"""
    player = state.players[seat]
    found: list[int] = []
    for number in {die & steps.VALUE for die in state.hand}:
        if player.empty[number] or not player.boxes >> number & 1 or not state.sideways >> number & 1:
            return refuse("SR-3.5", "must-act", die=number)
        legal.list_transports(state, seat, number, found)
        if found:
            return refuse("SR-3.5", "must-act", die=number)
    return None


def _order(state: State, seat: int, wish: Order) -> Refusal | None:
    """SR-5.1"""
    if not state.orders:
        return refuse("SR-5.1", "no-orders")
    holder = state.order_of[wish.number]
    if holder >= 0:
        return refuse("SR-5.1", "order-filled", holder=Seat(holder))
    if state.ordered:
        return refuse("SR-5.1", "one-order")
    goods = state.plan.order_goods[state.order_sides[wish.number]]
    stock = state.players[seat].stock
    if wish.coal != NO_COAL:
        if wish.coal not in goods:
            return not_a_move()
        if not stock[COAL]:
            return refuse("SR-5.1", "no-coal")
    missing = legal.lacking(goods, stock, wish.coal)
    return refuse("SR-5.1", "goods-missing", number=missing, goods=names.goods(goods)) if missing else None


# -- solo: the row of goods ---------------------------------------------------------------------------------------


def _arrange(state: State, seat: int, wish: Arrange) -> Refusal | None:  # noqa: ARG001
    """SR-7.1"""
    now, row = state.goods[wish.city], list(ROW.unpack(wish.row))
    if sorted(now) != sorted(row):
        return not_a_move()
    if state.arranged >> wish.city & 1:
        return refuse("SR-7.1", "row-arranged", city=wish.city)
    return refuse("SR-7.1", "same-row", city=wish.city) if now == row else None


# -- starting tiles -----------------------------------------------------------------------------------------------


def _start(state: State, seat: int, wish: Move) -> Refusal | None:
    """SR-1.6"""
    start = {
        StartLocomotive: START_LOCOMOTIVE,
        StartTrack: START_TRACK,
        StartPoints: START_POINTS,
        StartTile: START_TILE,
        StartCargo: START_CARGO,
    }.get(type(wish), -1)
    if isinstance(wish, StartIdle):
        start = starts.IDLE_STARTS[wish.start]
    if not state.starts >> start & 1:
        return refuse("SR-1.6", "start-taken")
    if isinstance(wish, StartTrack):
        allowed = state.plan.start_kinds
        if not allowed >> KIND_OF[wish.track] & 1:
            return refuse("SR-1.6", "other-kind", kinds=names.kinds(allowed))
        return _drawing(state, seat, wish.field)
    if isinstance(wish, StartTile):
        holder = state.tile_of[wish.number]
        return None if holder < 0 else refuse("SR-1.6", "tile-gone", holder=Seat(holder))
    if isinstance(wish, StartCargo):
        return None if state.bag[wish.good] else refuse("SR-1.6", "bag-lacks", good=names.good(wish.good))
    if isinstance(wish, StartIdle) and start == START_CARGO and any(state.bag[:GREY]):
        return refuse("SR-1.6", "cargo-possible")
    return None


#: Why a move that belongs to its step is not possible. What is not here always is.
REASONS: Final[dict[type[Move], Callable[[State, int, Any], Refusal | None]]] = {
    Take: _take,
    Pair: _pair,
    Build: _build,
    Upgrade: _upgrade,
    Tile: _tile,
    Transport: _transport,
    Pass: _pass,
    Order: _order,
    Arrange: _arrange,
    **dict.fromkeys(_CHANGING, _change),
    **dict.fromkeys(_STARTING, _start),
}
