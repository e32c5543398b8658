"""Rounds and turns (SR-2): who acts, and when the game is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....core.chance import Chance
from ..printed.facts import EMPTY_CITIES, EXTRA_DICE, NUMBERS, SEATS, SOLO_DICE
from . import eve
from .steps import OVER, TAKE, USE
from .tiles import farthest

if TYPE_CHECKING:
    from .events import Events
    from .state import State

#: Who acts when it is a seat's turn. Lists that are shared and never changed.
ALONE: Final[list[list[int]]] = [[seat] for seat in range(len(SEATS))]
NOBODY: Final[list[int]] = []


def go_on(state: State, step: int, seat: int) -> None:
    state.step = step
    state.waiting = ALONE[seat]


def begin_round(state: State, chance: Chance, events: Events) -> None:
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
    events.rolled(state)
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


def end_turn(state: State, chance: Chance, events: Events) -> None:
    """SR-2.2"""
    if state.level:
        eve.begin(state, chance, events)
        return
    seats = len(state.players)
    seat = state.turn + 1 if state.turn + 1 < seats else 0
    if seat != state.first:
        begin_turn(state, seat)
        return
    end_round(state, chance, events)


def end_round(state: State, chance: Chance, events: Events) -> None:
    """SR-2.2, SR-2.3"""
    empty = 0
    for number in NUMBERS:
        if not state.goods[number]:
            empty += 1
    if empty >= EMPTY_CITIES or (not state.level and stuck(state)):
        events.ended(empty >= EMPTY_CITIES)
        end_game(state)
        return
    state.first = (state.first + 1) % len(state.players)
    begin_round(state, chance, events)


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
