"""Eve, the automatic opponent of a solo game: her turn by its four steps (SR-7.4), with her reasons in the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.chance import Chance
from ..printed.facts import EVE_GOES_WITHOUT, EVE_NEEDS, EVE_REROLLS
from . import events, play, steps, tiles

if TYPE_CHECKING:
    from ....core.log import Log
    from .state import State


def prepare(state: State, chance: Chance, log: Log | None) -> None:
    """SR-7.2: so many dice as her level, each crosses a field in its region; equal dice cross several (SRR-42)."""
    dice = [chance.die("level", 6) for _ in range(state.level)]
    for die in dice:
        state.crossed[die] += 1
    if log is not None:
        events.eve_prepared(state, dice, log)


def begin(state: State, chance: Chance, log: Log | None) -> None:
    """Her die is what the player left."""
    if log is not None:
        events.eve_begins(state, log)
    if not _asks(state):
        act(state, chance, log)


def _asks(state: State) -> bool:
    """SR-7.5, SRR-50: solo tile 2a: her die may be rolled anew before her first step, also when she begins anew."""
    if state.tile_of[2] != 0 or state.tiles[2] != EVE_REROLLS:
        return False
    state.step = steps.EVE_DIE
    return True


def reroll(state: State, chance: Chance, log: Log | None) -> None:
    """SR-7.5, SRR-50: the new value stands."""
    tiles.use_tile(state, 2, log)
    state.eve_die = chance.die("eve", 6)
    if log is not None:
        events.eve_rolls(state, log)
    act(state, chance, log)


def act(state: State, chance: Chance, log: Log | None) -> None:
    """SR-7.4"""
    while True:
        number = state.eve_die
        # Step 1: she crosses a field; none left: she wins at once (SRR-46).
        if state.crossed[number] == len(state.plan.fields[number]):
            state.eve_won = True
            if log is not None:
                events.eve_wins(number, log)
            play.end_game(state)
            return
        state.crossed[number] += 1
        if log is not None:
            events.eve_crosses(state, number, log)
        # Step 2: an upright tile of that number goes back to the pool (SRR-47).
        if state.tile_of[number] == 0 and not state.sideways >> number & 1:
            if log is not None:
                events.eve_returns_tile(state, number, log)
            tiles.to_pool(state, number)
        # Step 3: an empty city makes her roll again, unless all are empty (SRR-48).
        if state.goods[number]:
            break
        if not any(state.goods):
            if log is not None:
                events.eve_finds_nothing(log)
            play.end_round(state, chance, log)
            return
        state.eve_die = chance.die("eve", 6)
        if log is not None:
            events.eve_rolls_again(state, number, log)
        if _asks(state):
            return
    # Step 4: with three crossed fields or more she takes a good (SRR-49).
    if state.crossed[number] < EVE_NEEDS:
        if log is not None:
            events.eve_lacks_fields(state, number, log)
        play.end_round(state, chance, log)
    elif state.tile_of[2] == 0 and state.tiles[2] == EVE_GOES_WITHOUT:
        state.step = steps.EVE_GOOD
    else:
        take_good(state, chance, log)


def take_good(state: State, chance: Chance, log: Log | None) -> None:
    """SR-7.4, step 4: the rightmost good; points for the crossed fields."""
    number = state.eve_die
    good = state.goods[number].pop()
    state.bag[good] += 1
    state.eve_points += state.crossed[number]
    if log is not None:
        events.eve_takes(state, number, good, log)
        if not state.goods[number]:
            events.emptied(number, log)
    play.end_round(state, chance, log)


def go_without(state: State, chance: Chance, log: Log | None) -> None:
    """SR-7.5, SRR-51: she crosses another field instead and scores nothing; with none left nothing happens."""
    number = state.eve_die
    tiles.use_tile(state, 2, log)
    room = state.crossed[number] < len(state.plan.fields[number])
    if room:
        state.crossed[number] += 1
    if log is not None:
        events.eve_goes_without(state, number, room, log)
    play.end_round(state, chance, log)
