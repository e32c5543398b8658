"""The rules: what a move does; each matter has a module. Which moves are legal: legal.py; why another is not:
refusals.py. Ids such as SRR-26 are rulings on what the rulebook leaves open: words/rulings.en.md."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.chance import Chance
from ....core.moves import KIND_MASK
from . import actions, dice, eve, kinds, rounds, starts
from .packed import number_of, second_of

if TYPE_CHECKING:
    from .events import Events
    from .state import State


def play(state: State, seat: int, move: int, chance: Chance, events: Events) -> None:
    """Play a legal move."""
    match move & KIND_MASK:
        case kinds.TAKE:
            dice.take_die(state, seat, number_of(move), events)
        case kinds.BUILD:
            actions.build(state, seat, move, chance, events)
        case kinds.UPGRADE:
            actions.upgrade(state, seat, number_of(move), chance, events)
        case kinds.TILE:
            actions.claim(state, seat, number_of(move), chance, events)
        case kinds.TRANSPORT:
            actions.transport(state, seat, move, chance, events)
        case kinds.PASS:
            actions.give_up(state, seat, chance, events)
        case kinds.PAIR:
            dice.take_two(state, seat, number_of(move), second_of(move), events)
        case kinds.SET | kinds.NUDGE | kinds.FLIP | kinds.REROLL:
            dice.change(state, move, chance, events)
        case kinds.ORDER:
            actions.fill(state, seat, move, chance, events)
        case kinds.DONE:
            rounds.end_turn(state, chance, events)
        case _:
            _play_beside(state, seat, move, chance, events)


def _play_beside(state: State, seat: int, move: int, chance: Chance, events: Events) -> None:
    """What is no part of a turn: stealing a die, beginning, and what is decided about Eve."""
    match move & KIND_MASK:
        case kinds.STEAL:
            dice.steal(state, seat, events)
        case kinds.DECLINE:
            dice.decline(state, seat, move, events)
        case kinds.ARRANGE:
            eve.arrange(state, seat, move, chance, events)
        case kinds.BEGIN:
            eve.begin_solo(state, chance, events)
        case kinds.REROLL_EVE:
            eve.reroll(state, chance, events)
        case kinds.PROTECT:
            eve.go_without(state, chance, events)
        case kinds.LEAVE:
            eve.leave(state, chance, events)
        case (
            kinds.START_LOCOMOTIVE
            | kinds.START_TRACK
            | kinds.START_POINTS
            | kinds.START_TILE
            | kinds.START_CARGO
            | kinds.START_IDLE
        ):
            starts.take_start(state, seat, move, events)
            starts.next_start(state, chance, events)
