"""Drawing cards: one, and then perhaps a second one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.chance import Chance
from ..printed.facts import DECK, WILD
from .legal import second_cards
from .market import draw_card, watch
from .steps import PLACE, SECOND, TURN
from .teams import store
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
    if not state.plan.has_racks:
        state.hands[seat][kind] += 1
    elif not first:
        store(state, seat, kind, state.to_rack, face_up, events)
    elif face_up and kind == WILD:
        # Rule `lone-wild`.
        store(state, seat, kind, True, True, events)
    else:
        state.drawn, state.drawn_open = kind, face_up
        state.step = PLACE
        return
    # Rule `wild`: a face-up wild is the whole draw.
    if first and not (face_up and kind == WILD):
        _go_on(state, chance, events)
    else:
        end_turn(state, chance, events)


def place(state: State, seat: int, to_rack: bool, chance: Chance, events: Events) -> None:
    """Rule `place`: where the first card goes; the second goes to the other."""
    store(state, seat, state.drawn, to_rack, state.drawn_open, events)
    state.drawn, state.drawn_open = -1, False
    state.to_rack = not to_rack
    _go_on(state, chance, events)


def _go_on(state: State, chance: Chance, events: Events) -> None:
    """TRG-6: without a card that may be the second one, the draw ends."""
    state.step = SECOND
    if not state.deck_left and not second_cards(state):
        events.found_no_second(state.turn)
        end_turn(state, chance, events)
