"""Drawing cards: one, and then perhaps a second one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.chance import Chance
from ..printed.facts import DECK, WILD
from .legal import second_cards
from .market import draw_card, watch
from .steps import SECOND, TURN
from .turns import end_turn

if TYPE_CHECKING:
    from .events import Events
    from .state import State


def take(state: State, seat: int, slot: int, chance: Chance, events: Events) -> None:
    """Rule `draw`: a card from the deck or one that lies face up, which is replaced at once."""
    face_up = slot != DECK
    if face_up:
        kind = state.market[slot]
        state.market[slot] = draw_card(state, chance) if state.deck_left else -1
    else:
        kind = draw_card(state, chance)
    events.took(seat, slot, kind)
    if face_up:
        watch(state, chance, events)
    first = state.step == TURN
    if state.plan.hooks.took(state, seat, kind, face_up, events):
        return
    # Rule `wild`: a face-up wild is the whole draw.
    if first and not (face_up and kind == WILD):
        go_on(state, chance, events)
    else:
        end_turn(state, chance, events)


def go_on(state: State, chance: Chance, events: Events) -> None:
    """The first card was taken. TRG-6: without a card that may be the second one, the draw ends."""
    state.step = SECOND
    if not state.deck_left and not second_cards(state):
        events.found_no_second(state.turn)
        end_turn(state, chance, events)
