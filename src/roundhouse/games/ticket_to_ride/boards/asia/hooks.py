"""What only Team Asia has: racks that partners share, tunnels, and points for the most tickets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .....core.chance import Chance
from .....core.moves import KIND_MASK
from .....core.sheet import Line
from ...printed.facts import WILD
from ...rules.alphabet import claims
from ...rules.hooks import Hooks
from ...rules.moves import TEAM_MOVES, Decline, Pay, Place, Share
from ...rules.packed import (
    DECLINE,
    PAY,
    PLACE,
    SHARE,
    SHARE_ONE,
    TO_HAND,
    TO_RACK,
    rack_place_of,
)
from ...rules.payments import MOST
from ...rules.steps import PLACE as PLACING
from ...rules.steps import RACK, TUNNEL, TURN
from . import racks, tunnels

if TYPE_CHECKING:
    from .....core.moves import Move
    from .....core.refusal import Refusal
    from ...rules.events import Events
    from ...rules.moves import Claim, Keep
    from ...rules.plan import Plan
    from ...rules.state import State

GLOBETROTTER: Final = 10


class TeamAsia(Hooks):
    """See above."""

    def __init__(self) -> None:
        self.moveset = TEAM_MOVES
        self.free_last_turn = False
        self.belongs = {PLACING: (Place,), RACK: (Share,), TURN: (Share,), TUNNEL: (Pay, Decline)}
        self.first = {
            PLACING: ("place", "place-first"),
            RACK: ("setup", "rack-first"),
            TUNNEL: ("tunnel", "tunnel-first"),
        }
        self.unasked = {
            Place: ("place", "nothing-to-place"),
            Pay: ("tunnel", "no-tunnel"),
            Decline: ("tunnel", "no-tunnel"),
        }

    def moves(self, state: State, seat: int) -> list[int]:
        if state.step == PLACING:
            return [TO_HAND, TO_RACK]
        if state.step == RACK:
            return [SHARE_ONE[ticket] for ticket in state.tickets[seat]]
        return tunnels.moves(state, seat)

    def own_moves(self, plan: Plan) -> list[int]:
        ways = [racks.payments(length, length, length, length, length) for length in range(MOST + 1)]
        found = [TO_HAND, TO_RACK, DECLINE, *tunnels.every_payment(max(plan.tunnel))]
        racks.shares(list(range(plan.tickets)), found)
        return found + claims(plan, ways)

    def play(self, state: State, seat: int, move: int, chance: Chance, events: Events) -> None:
        kind = move & KIND_MASK
        if kind == PLACE:
            racks.place(state, seat, move == TO_RACK, chance, events)
        elif kind == SHARE:
            racks.share(state, seat, move, chance, events)
        elif kind == PAY:
            tunnels.pay(state, seat, move, chance, events)
        elif kind == DECLINE:
            tunnels.decline(state, seat, chance, events)

    def refusal(self, state: State, seat: int, wish: Move) -> Refusal | None:
        from .refusals import refusal

        return refusal(state, seat, wish)

    # -- cards

    def took(self, state: State, seat: int, kind: int, face_up: bool, events: Events) -> bool:
        """TA-2.1: the first card is placed after it was seen, the second one goes to the other place."""
        if state.step != TURN:
            racks.store(state, seat, kind, state.to_rack, face_up, events)
        elif face_up and kind == WILD:
            # TA-2.2
            racks.store(state, seat, kind, True, True, events)
        else:
            state.drawn, state.drawn_open = kind, face_up
            state.step = PLACING
            return True
        return False

    def spend(self, state: State, seat: int, claim: int) -> None:
        colour, plain, wilds = state.plan.cards_of(claim)
        racks.spend(state, seat, colour, plain, wilds, claim)

    def refuse_payment(self, state: State, seat: int, wish: Claim) -> Refusal | None:
        from .refusals import refuse_payment

        return refuse_payment(state, seat, wish)

    # -- turns

    def actions(self, state: State, seat: int, found: list[int]) -> None:
        racks.claims(state, seat, found)
        racks.shares(state.tickets[seat], found)

    def pieces_left(self, state: State, seat: int) -> int:
        """TRA-23: those of partners are added."""
        size = state.plan.team_size
        first = seat - seat % size
        return sum(state.pieces[first : first + size])

    def laid(self, state: State, chance: Chance, events: Events) -> bool:
        return tunnels.look_into(state, chance, events)

    # -- tickets

    def keep(self, state: State, seat: int, move: int, back: tuple[int, ...], events: Events) -> None:
        """TA-5.1: one of them goes to the rack."""
        offered, on_rack = state.offers[seat], rack_place_of(move)
        for place, ticket in enumerate(offered):
            if place == on_rack:
                racks.lay_down(state, seat, ticket)
            elif place not in back:
                state.tickets[seat].append(ticket)
        state.tickets[seat].sort()
        events.kept_tickets(state, seat, offered, back, on_rack)

    def all_kept(self, state: State, events: Events) -> None:
        """TA-1.3: each puts one of theirs on the rack."""
        state.step = RACK
        state.waiting = list(range(state.plan.seats))

    def refuse_keeping(self, state: State, wish: Keep, offered: int, back: tuple[int, ...]) -> Refusal | None:
        from .refusals import refuse_keeping

        return refuse_keeping(state, wish, offered, back)

    # -- points

    def for_tickets(self, plan: Plan, done: int, most: int) -> list[Line]:
        """TA-6.3: the globetrotter."""
        return [Line("globetrotter", GLOBETROTTER, (), {"number": most})] if done == most else []
