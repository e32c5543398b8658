"""A solo game: the row of goods, and Eve, the automatic opponent: her turn by its four steps (SR-7.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.chance import Chance
from ..printed.facts import EVE_GOES_WITHOUT, EVE_NEEDS, EVE_REROLLS, NUMBERS
from . import rounds, steps, tiles
from .moves import ROW
from .packed import CITY_MASK, CITY_SHIFT, ROW_SHIFT

if TYPE_CHECKING:
    from .events import Events
    from .state import State


def arrange_goods(state: State, chance: Chance, events: Events) -> None:
    """SR-7.1: the player puts the goods of the cities in a row, in any order, as long as there is any other."""
    for city in NUMBERS:
        if not state.arranged >> city & 1 and len(set(state.goods[city])) > 1:
            rounds.go_on(state, steps.ARRANGE, 0)
            return
    begin_solo(state, chance, events)


def arrange(state: State, seat: int, move: int, chance: Chance, events: Events) -> None:
    """SR-7.1"""
    city = move >> CITY_SHIFT & CITY_MASK
    state.goods[city] = list(ROW.unpack(move >> ROW_SHIFT))
    state.arranged |= 1 << city
    events.arranged(state, seat, city)
    arrange_goods(state, chance, events)


def begin_solo(state: State, chance: Chance, events: Events) -> None:
    """SR-7.2"""
    prepare(state, chance, events)
    rounds.begin_round(state, chance, events)


def prepare(state: State, chance: Chance, events: Events) -> None:
    """SR-7.2: so many dice as her level, each crosses a field in its region; equal dice cross several (SRR-42)."""
    dice = [chance.die("level", 6) for _ in range(state.level)]
    for die in dice:
        state.crossed[die] += 1
    events.eve_prepared(state, dice)


def begin(state: State, chance: Chance, events: Events) -> None:
    """Her die is what the player left."""
    events.eve_begins(state)
    if not _asks(state):
        act(state, chance, events)


def _asks(state: State) -> bool:
    """SR-7.5, SRR-50: solo tile 2a: her die may be rolled anew before her first step, also when she begins anew."""
    if state.tile_of[2] != 0 or state.tiles[2] != EVE_REROLLS:
        return False
    state.step = steps.EVE_DIE
    return True


def reroll(state: State, chance: Chance, events: Events) -> None:
    """SR-7.5, SRR-50: the new value stands."""
    tiles.use_tile(state, 2, events)
    state.eve_die = chance.die("eve", 6)
    events.eve_rolls(state)
    act(state, chance, events)


def act(state: State, chance: Chance, events: Events) -> None:
    """SR-7.4"""
    while True:
        number = state.eve_die
        # Step 1: she crosses a field; none left: she wins at once (SRR-46).
        if state.crossed[number] == len(state.plan.fields[number]):
            state.eve_won = True
            events.eve_wins(number)
            rounds.end_game(state)
            return
        state.crossed[number] += 1
        events.eve_crosses(state, number)
        # Step 2: an upright tile of that number goes back to the pool (SRR-47).
        if state.tile_of[number] == 0 and not state.sideways >> number & 1:
            events.eve_returns_tile(state, number)
            tiles.to_pool(state, number)
        # Step 3: an empty city makes her roll again, unless all are empty (SRR-48).
        if state.goods[number]:
            break
        if not any(state.goods):
            events.eve_finds_nothing()
            rounds.end_round(state, chance, events)
            return
        state.eve_die = chance.die("eve", 6)
        events.eve_rolls_again(state, number)
        if _asks(state):
            return
    # Step 4: with three crossed fields or more she takes a good (SRR-49).
    if state.crossed[number] < EVE_NEEDS:
        events.eve_lacks_fields(state, number)
        rounds.end_round(state, chance, events)
    elif state.tile_of[2] == 0 and state.tiles[2] == EVE_GOES_WITHOUT:
        state.step = steps.EVE_GOOD
    else:
        take_good(state, chance, events)


def take_good(state: State, chance: Chance, events: Events) -> None:
    """SR-7.4, step 4: the rightmost good; points for the crossed fields."""
    number = state.eve_die
    good = state.goods[number].pop()
    state.bag[good] += 1
    state.eve_points += state.crossed[number]
    events.eve_takes(state, number, good)
    if not state.goods[number]:
        events.emptied(number)
    rounds.end_round(state, chance, events)


def go_without(state: State, chance: Chance, events: Events) -> None:
    """SR-7.5, SRR-51: she crosses another field instead and scores nothing; with none left nothing happens."""
    number = state.eve_die
    tiles.use_tile(state, 2, events)
    room = state.crossed[number] < len(state.plan.fields[number])
    if room:
        state.crossed[number] += 1
    events.eve_goes_without(state, number, room)
    rounds.end_round(state, chance, events)


def leave(state: State, chance: Chance, events: Events) -> None:
    """SR-7.5: the solo tile is not used now."""
    if state.step == steps.EVE_DIE:
        act(state, chance, events)
    else:
        take_good(state, chance, events)
