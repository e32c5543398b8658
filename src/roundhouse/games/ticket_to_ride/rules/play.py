"""What a move does: each kind has its function, most of them in a module of their own. Moves that only one board has
are played by its hooks. Which moves are legal: legal.py; why another is not: refusals.py.

Ids such as TRG-4 are rulings on what the rulebooks leave open: rulings.en.md among the words. The rules themselves are
cited by subject, rule `draw`: a board's ledger says which of its rules that is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.chance import Chance
from ....core.moves import KIND_MASK
from . import claims, drawing, packed, steps, tickets, turns

if TYPE_CHECKING:
    from .events import Events
    from .state import State


def play(state: State, seat: int, move: int, chance: Chance, events: Events) -> None:
    """Play a legal move."""
    match move & KIND_MASK:
        case packed.TAKE:
            drawing.take(state, seat, move >> packed.SLOT_SHIFT, chance, events)
        case packed.CLAIM:
            claims.claim(state, seat, move, chance, events)
        case packed.KEEP:
            _keep(state, seat, move, chance, events)
        case packed.TICKETS:
            tickets.draw(state, seat, chance, events)
        case packed.PASS:
            _pass(state, seat, chance, events)
        case _:
            state.plan.hooks.play(state, seat, move, chance, events)


def _keep(state: State, seat: int, move: int, chance: Chance, events: Events) -> None:
    if state.step == steps.KEEP:
        tickets.keep_first(state, seat, move, events)
    else:
        tickets.keep(state, seat, move, events)
        turns.end_turn(state, chance, events)


def _pass(state: State, seat: int, chance: Chance, events: Events) -> None:
    """Rule `pass`."""
    events.passed(seat)
    state.passes += 1
    turns.close_turn(state, chance, events)
