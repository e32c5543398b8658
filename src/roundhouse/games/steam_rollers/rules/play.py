"""The rules: what a move does, and what happens next. Which moves are legal: legal.py; why another is not: refusals.py;
Eve's turn: eve.py. Ids such as SRR-26 are rulings on what the rulebook leaves open: words/rulings.en.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....core.chance import Chance
from ..printed.facts import (
    BONUS,
    CARGO_CITIES,
    COAL,
    EMPTY_CITIES,
    EXTRA_DICE,
    KIND_OF,
    NUMBERS,
    SOLO_DICE,
    START_CARGO,
    START_LOCOMOTIVE,
    START_POINTS,
    START_TILE,
    START_TRACK,
    STEAL_DIE,
)
from . import eve, events, ways
from .legal import list_orders
from .moves import (
    NO_COAL,
    OWN,
    ROW,
    Arrange,
    Begin,
    Build,
    Decline,
    Flip,
    Nudge,
    Order,
    Pair,
    Pass,
    Protect,
    Reroll,
    RerollEve,
    Set,
    StartCargo,
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
from .plan import (
    ALONE,
    BY_SHIFT,
    CITY_SHIFT,
    COAL_SHIFT,
    DONE,
    FIELD_SHIFT,
    GOOD_SHIFT,
    NOBODY,
    NTH_SHIFT,
    ORDER_SHIFT,
    PLUS_SHIFT,
    ROW_SHIFT,
    SOURCE_SHIFT,
    STEALS,
    TRACK_SHIFT,
    WAY_SHIFT,
)
from .steps import ARRANGE, EVE_DIE, FINAL, MADE, NUDGED, ORDER, OVER, STEAL, TAKE, USE, VALUE
from .tiles import changeable, farthest, give_tile, use_tile

if TYPE_CHECKING:
    from ....core.log import Log
    from .state import Player, State

KIND_BITS: Final = 6
KIND_MASK: Final = 63
TOOK: Final[int] = Take.KIND
TOOK_TWO: Final[int] = Pair.KIND
STOLE: Final[int] = Steal.KIND
DECLINED: Final[int] = Decline.KIND
MADE_ANY: Final[int] = Set.KIND
MOVED_BY_ONE: Final[int] = Nudge.KIND
TURNED: Final[int] = Flip.KIND
ROLLED: Final[int] = Reroll.KIND
BUILT: Final[int] = Build.KIND
UPGRADED: Final[int] = Upgrade.KIND
TRANSPORT: Final[int] = Transport.KIND
CLAIMED: Final[int] = Tile.KIND
PASSED: Final[int] = Pass.KIND
FILLED: Final[int] = Order.KIND
STARTED: Final[tuple[int, ...]] = tuple(
    [move.KIND for move in (StartLocomotive, StartTrack, StartPoints, StartTile, StartCargo)]
)
#: Starting tiles that may be taken without using them.
IDLE_STARTS: Final = (START_LOCOMOTIVE, START_TRACK, START_CARGO)
REROLLED_EVE: Final[int] = RerollEve.KIND
PROTECTED: Final[int] = Protect.KIND
ARRANGED: Final[int] = Arrange.KIND
BEGUN: Final[int] = Begin.KIND


# -- playing ------------------------------------------------------------------------------------------------------


def play(state: State, seat: int, move: int, chance: Chance, log: Log | None) -> None:
    kind = move & KIND_MASK
    if kind == TOOK:
        _take_die(state, seat, move >> KIND_BITS, log)
    elif kind == BUILT:
        field, track = move >> FIELD_SHIFT & 255, move >> TRACK_SHIFT
        _build(state, seat, field, track, log)
        spend(state, seat, state.plan.region[field], chance, log)
    elif kind == UPGRADED:
        number = move >> KIND_BITS
        cross_box(state.players[seat], number)
        if log is not None:
            events.upgraded(state, seat, number, log)
        spend(state, seat, number, chance, log)
    elif kind == CLAIMED:
        number = move >> KIND_BITS
        if log is not None:
            events.tile_taken(state, seat, number, log)
        give_tile(state, seat, number)
        spend(state, seat, number, chance, log)
    elif kind == TRANSPORT:
        spend(state, seat, _transport(state, seat, move, log), chance, log)
    elif kind == PASSED:
        if log is not None:
            events.passed(state, seat, log)
        state.used += [die & VALUE for die in state.hand]
        state.hand = []
        _acted(state, seat, chance, log)
    elif kind == TOOK_TWO:
        _take_two(state, seat, move >> KIND_BITS & 7, move >> KIND_BITS + 3, log)
    elif kind == STOLE:
        _steal(state, seat, log)
    elif kind == DECLINED:
        state.quiet = move == STEALS[2]
        if log is not None:
            events.declined(seat, log)
        _go_on(state, USE, state.turn)
    elif kind <= ROLLED:
        _change(state, move, chance, log)
    elif kind == FILLED:
        _fill(state, seat, move, log)
        if state.step == ORDER:
            end_turn(state, chance, log)
    elif kind == ARRANGED:
        _arrange(state, seat, move, chance, log)
    elif kind == BEGUN:
        _begin_solo(state, chance, log)
    elif kind >= REROLLED_EVE:
        _answer_eve(state, kind, chance, log)
    elif kind == DONE:
        end_turn(state, chance, log)
    else:
        _take_start(state, seat, move, log)
        _next_start(state, chance, log)


def _go_on(state: State, step: int, seat: int) -> None:
    state.step = step
    state.waiting = ALONE[seat]


def _take_die(state: State, seat: int, die: int, log: Log | None) -> None:
    """SR-2.1; SR-4.2, SRR-26: the owner of tile 2b is asked before anything is done with the die."""
    state.white.remove(die)
    state.hand.append(die)
    if log is not None:
        events.took(seat, die, log)
    owner = robber(state)
    if owner >= 0:
        _go_on(state, STEAL, owner)
    else:
        state.step = USE


def robber(state: State) -> int:
    """SRR-26: who may steal the die just taken: the owner of 2b, if they have not had a die in this round, if another
    die is left, and if they want to be asked; -1: nobody."""
    owner = state.tile_of[2]
    if owner < 0 or state.tiles[2] != STEAL_DIE or state.quiet or not state.white or state.thief >= 0:
        return -1
    seats = len(state.players)
    to_come = (owner - state.first) % seats > (state.turn - state.first) % seats
    return owner if to_come else -1


def _take_two(state: State, seat: int, one: int, other: int, log: Log | None) -> None:
    """SRR-25: both before the first action. Solo: Eve gets the third (SR-7.3)."""
    state.white.remove(one)
    state.white.remove(other)
    state.hand += [one, other]
    if log is not None:
        events.took_two(seat, one, other, log)
    if state.level:
        state.eve_die = state.white.pop()
    else:
        use_tile(state, 2, log)
    state.step = USE


def _steal(state: State, seat: int, log: Log | None) -> None:
    """SR-4.2, SRR-26: the victim takes another die; this one is used in the thief's own turn."""
    state.stolen = state.hand.pop()
    state.thief = seat
    if log is not None:
        events.stole(state, seat, log)
    use_tile(state, 2, log)
    _go_on(state, TAKE, state.turn)


def _change(state: State, move: int, chance: Chance, log: Log | None) -> None:
    """SR-4.2: tiles 1, 5a and 5b. Of two dice with the same value the one that was changed before is changed again."""
    kind = move & KIND_MASK
    value = move >> KIND_BITS & 7
    mark = MADE if kind == MADE_ANY else NUDGED if kind == MOVED_BY_ONE else FINAL
    place = changeable(state.hand, value, mark)
    if kind == MADE_ANY:
        result = move >> KIND_BITS + 3
    elif kind == MOVED_BY_ONE:
        result = value + 1 if move >> KIND_BITS + 3 else value - 1
    elif kind == TURNED:
        result = 7 - value
    else:
        result = chance.die("reroll", 6)
    state.hand[place] = result | state.hand[place] & ~VALUE | mark
    if log is not None:
        events.changed(state, kind == ROLLED, value, result, log)
    use_tile(state, 1 if mark == MADE else 5, log)


# -- actions ------------------------------------------------------------------------------------------------------


def spend(state: State, seat: int, number: int, chance: Chance, log: Log | None) -> None:
    """The die of an action is used up. Of two with the same value it is the one that tiles have changed."""
    hand = state.hand
    if len(hand) == 1:
        state.used.append(number)
        hand.clear()
        _acted(state, seat, chance, log)
        return
    best = 0 if hand[0] & VALUE == number else 1
    if hand[1] & VALUE == number and hand[1] > hand[best]:
        best = 1
    state.used.append(number)
    hand.pop(best)


def _acted(state: State, seat: int, chance: Chance, log: Log | None) -> None:
    """After the last action: an order, if one can be filled (SRR-34)."""
    if state.players[seat].held and not state.ordered:
        found: list[int] = []
        list_orders(state, seat, found)
        if found:
            state.step = ORDER
            return
    end_turn(state, chance, log)


def _build(state: State, seat: int, field: int, track: int, log: Log | None) -> None:
    """SR-3.1"""
    if log is not None:
        events.built(state, seat, field, track, log)
    if state.tile_of[6] == seat and not state.plan.black[state.black] >> KIND_OF[track] & 1:
        use_tile(state, 6, log)
    draw_track(state, seat, field, track, log)


def draw_track(state: State, seat: int, field: int, track: int, log: Log | None) -> None:
    player = state.players[seat]
    player.tracks[field] = track + 1
    region = state.plan.region[field]
    player.empty[region] = tuple([other for other in player.empty[region] if other != field])
    if ways.join(state.plan, state.walls, player, field, track) and log is not None:
        events.linked(state, seat, log)


def cross_box(player: Player, number: int) -> None:
    """SR-3.2"""
    player.boxes |= 1 << number
    player.power += 1


def _transport(state: State, seat: int, move: int, log: Log | None) -> int:
    """SR-3.3. The number of the die that is used for it."""
    player = state.players[seat]
    source, good = move >> SOURCE_SHIFT & 7, move >> GOOD_SHIFT & 7
    city = player.cargo_city if source == OWN else source + 1
    distance, to = ways.arrival(player, city, move >> WAY_SHIFT << WAY_SHIFT)
    plus = move >> PLUS_SHIFT & 3
    points = distance + plus
    if log is not None:
        events.transported(state, seat, good, move >> WAY_SHIFT, city, to, points, log)
    player.points += points
    if source == OWN:
        player.cargo, player.cargo_city = -1, 0
    else:
        row = state.goods[city]
        place = row.index(good)
        for _ in range(move >> NTH_SHIFT & 3):
            place = row.index(good, place + 1)
        del row[place]
        if not row and log is not None:
            events.emptied(city, log)
    if state.orders:
        player.stock[good] += 1
        player.held += 1
    else:
        state.bag[good] += 1
    by_destination = move >> BY_SHIFT & 1
    if by_destination or plus:
        # 3a and 3b are the two sides of one tile.
        use_tile(state, 3, log)
    if points > player.power:
        use_tile(state, 4, log)
    return to if by_destination else city


def _fill(state: State, seat: int, move: int, log: Log | None) -> None:
    """SR-5.1"""
    number, coal = move >> ORDER_SHIFT & 7, move >> COAL_SHIFT
    player = state.players[seat]
    for good in state.plan.order_goods[state.order_sides[number]]:
        if good == coal:
            good, coal = COAL, NO_COAL
        player.stock[good] -= 1
        player.held -= 1
        state.bag[good] += 1
    state.order_of[number] = seat
    state.ordered = True
    if log is not None:
        events.filled(state, seat, number, log)


# -- the flow -----------------------------------------------------------------------------------------------------


def begin_round(state: State, chance: Chance, log: Log | None) -> None:
    """SR-2.1: the first player rolls all dice."""
    state.round += 1
    seats = len(state.players)
    dice = SOLO_DICE if state.level else seats + EXTRA_DICE
    state.white = [chance.die("white", 6) for _ in range(dice)]
    state.white.sort()
    state.black = chance.die("black", 6)
    state.used = []
    state.stolen, state.thief, state.quiet = 0, -1, False
    state.eve_die = 0
    if log is not None:
        events.rolled(state, log)
    begin_turn(state, state.first)


def begin_turn(state: State, seat: int) -> None:
    """SR-2.1: straighten one's tiles; whoever has stolen a die uses that one (SR-4.2)."""
    state.turn = seat
    state.sideways &= ~state.players[seat].tiles
    state.ordered = False
    state.spent = 0
    state.waiting = ALONE[seat]
    if state.thief == seat:
        state.hand.append(state.stolen)
        state.stolen = 0
        state.step = USE
    else:
        state.step = TAKE


def end_turn(state: State, chance: Chance, log: Log | None) -> None:
    """SR-2.2"""
    if state.level:
        eve.begin(state, chance, log)
        return
    seats = len(state.players)
    seat = state.turn + 1 if state.turn + 1 < seats else 0
    if seat != state.first:
        begin_turn(state, seat)
        return
    end_round(state, chance, log)


def end_round(state: State, chance: Chance, log: Log | None) -> None:
    """SR-2.2, SR-2.3"""
    empty = 0
    for number in NUMBERS:
        if not state.goods[number]:
            empty += 1
    if empty >= EMPTY_CITIES or (not state.level and stuck(state)):
        if log is not None:
            events.ended(empty >= EMPTY_CITIES, log)
        end_game(state)
        return
    state.first = (state.first + 1) % len(state.players)
    begin_round(state, chance, log)


def stuck(state: State) -> bool:
    """Whether no good can ever be transported again: all sheets are full, and nobody's tracks lead a good to a city of
    its colour, not with all boxes crossed and with tile 4. The rulebook knows no such end; without it such a game would
    go on for ever."""
    for player in state.players:
        for fields in player.empty:
            if fields:
                return False
    takers = state.plan.takers
    most = farthest(state)
    for player in state.players:
        for city in NUMBERS:
            for distance, to, _ in player.ways[city]:
                if distance > most:
                    continue
                for good in state.goods[city]:
                    if takers[good] >> to & 1:
                        return False
                if player.cargo_city == city and takers[player.cargo] >> to & 1:
                    return False
    return True


def end_game(state: State) -> None:
    state.step = OVER
    state.waiting = NOBODY


# -- solo: the row of goods ---------------------------------------------------------------------------------------


def arrange_goods(state: State, chance: Chance, log: Log | None) -> None:
    """SR-7.1: the player puts the goods of the cities in a row, in any order, as long as there is any other."""
    for city in NUMBERS:
        if not state.arranged >> city & 1 and len(set(state.goods[city])) > 1:
            _go_on(state, ARRANGE, 0)
            return
    _begin_solo(state, chance, log)


def _arrange(state: State, seat: int, move: int, chance: Chance, log: Log | None) -> None:
    city = move >> CITY_SHIFT & 7
    state.goods[city] = list(ROW.unpack(move >> ROW_SHIFT))
    state.arranged |= 1 << city
    if log is not None:
        events.arranged(state, seat, city, log)
    arrange_goods(state, chance, log)


def _begin_solo(state: State, chance: Chance, log: Log | None) -> None:
    eve.prepare(state, chance, log)
    begin_round(state, chance, log)


# -- starting tiles -----------------------------------------------------------------------------------------------


def _take_start(state: State, seat: int, move: int, log: Log | None) -> None:
    """SR-1.6"""
    kind = move & KIND_MASK
    player = state.players[seat]
    start = STARTED.index(kind) if kind in STARTED else IDLE_STARTS[move >> KIND_BITS]
    if kind == STARTED[START_LOCOMOTIVE]:
        cross_box(player, move >> KIND_BITS)
    elif kind == STARTED[START_TRACK]:
        draw_track(state, seat, move >> FIELD_SHIFT & 255, move >> TRACK_SHIFT, log)
    elif kind == STARTED[START_POINTS]:
        player.bonus = BONUS
    elif kind == STARTED[START_TILE]:
        give_tile(state, seat, move >> KIND_BITS)
    elif kind == STARTED[START_CARGO]:
        player.cargo = move >> KIND_BITS & 3
        player.cargo_city = CARGO_CITIES[move >> KIND_BITS + 2]
        state.bag[player.cargo] -= 1
    state.starts &= ~(1 << start)
    if log is not None:
        events.started(state, seat, move, log)


def _next_start(state: State, chance: Chance, log: Log | None) -> None:
    """SRR-37: against the turn order; after the first player the tiles that are left go to the box."""
    if state.turn == state.first:
        state.starts = 0
        begin_round(state, chance, log)
        return
    state.turn = (state.turn - 1) % len(state.players)
    state.waiting = ALONE[state.turn]


def _answer_eve(state: State, kind: int, chance: Chance, log: Log | None) -> None:
    """SR-7.5"""
    if kind == REROLLED_EVE:
        eve.reroll(state, chance, log)
    elif kind == PROTECTED:
        eve.go_without(state, chance, log)
    elif state.step == EVE_DIE:
        eve.act(state, chance, log)
    else:
        eve.take_good(state, chance, log)
