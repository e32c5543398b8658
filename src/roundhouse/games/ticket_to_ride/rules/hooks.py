"""The rules that a board may have in another way: what the base rules say, to be overridden by a board's own.

The rules ask a table's Plan for these. What only one board has stands in its folder (boards/<name>/hooks.py, and
modules beside it); a board that somebody brings is played by the rules of the game that it was brought to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.chance import Chance
from ..printed.facts import WILD
from . import legal
from .alphabet import claims
from .moves import MOVES
from .payments import MOST, payments
from .turns import begin_turn

if TYPE_CHECKING:
    from ....core.moves import Move, MoveSet
    from ....core.refusal import Refusal
    from ....core.sheet import Line
    from .events import Events
    from .moves import Claim, Keep
    from .plan import Plan
    from .state import State


class Hooks:
    """What is the same on most boards: cards go to the hand, routes are taken at once, everybody plays alone."""

    def __init__(self) -> None:
        self.moveset: MoveSet = MOVES
        #: Whether a turn of the last round may be taken and need not be.
        self.free_last_turn: bool = False
        #: The moves that belong to a step, beside those of all boards.
        self.belongs: dict[int, tuple[type[Move], ...]] = {}
        #: What has to be done first, by step of this board alone: the subject in the ledger and the sentence.
        self.first: dict[int, tuple[str, str]] = {}
        #: By move of this board alone: why there is nothing that it could answer, in the same way.
        self.unasked: dict[type[Move], tuple[str, str]] = {}

    # -- steps and moves that only this board has

    def moves(self, state: State, seat: int) -> list[int]:
        """The legal moves in such a step."""
        raise NotImplementedError

    def play(self, state: State, seat: int, move: int, chance: Chance, events: Events) -> None:
        """Play such a move."""
        raise NotImplementedError

    def refusal(self, state: State, seat: int, wish: Move) -> Refusal | None:
        """Why such a move is not possible in its step."""
        return None

    def own_moves(self, plan: Plan) -> list[int]:
        """Every claim and every such move that may come up, in one order (see alphabet)."""
        return claims(plan, [payments(length, length, length) for length in range(MOST + 1)])

    # -- cards

    def took(self, state: State, seat: int, kind: int, face_up: bool, events: Events) -> bool:
        """A card was taken, and goes to the hand. Whether it has to be said first where it goes."""
        state.hands[seat][kind] += 1
        return False

    def spend(self, state: State, seat: int, claim: int) -> None:
        """The cards of a claim leave the hand."""
        colour, plain, wilds = state.plan.cards_of(claim)
        hand = state.hands[seat]
        hand[colour] -= plain
        hand[WILD] -= wilds

    def refuse_payment(self, state: State, seat: int, wish: Claim) -> Refusal | None:
        """Why a route cannot be paid so."""
        from .refusals import refuse_cards

        plain = state.plan.length[wish.route] - wish.wilds
        return refuse_cards(state.plan, "pay", state.hands[seat], wish.colour, plain, wish.wilds)

    # -- turns

    def actions(self, state: State, seat: int, found: list[int]) -> None:
        """Add what can be done in a turn, beside drawing cards and tickets."""
        legal.claims(state, seat, found)

    def closed(self, state: State, chance: Chance, events: Events) -> bool:
        """A turn is over. Whether something has to be decided before the next begins."""
        return False

    def pieces_left(self, state: State, seat: int) -> int:
        """The pieces that are counted for the last round."""
        return state.pieces[seat]

    # -- routes

    def laid(self, state: State, chance: Chance, events: Events) -> bool:
        """Cards were laid down. Whether something has to be decided before the route is taken."""
        return False

    def discarded(self, state: State, seat: int, colour: int, plain: int, events: Events) -> None:
        """Cards of a claim were discarded, so many of a colour."""

    # -- tickets

    def keep(self, state: State, seat: int, move: int, back: tuple[int, ...], events: Events) -> None:
        """The tickets that do not go back are the seat's."""
        offered = state.offers[seat]
        state.tickets[seat] += [ticket for place, ticket in enumerate(offered) if place not in back]
        state.tickets[seat].sort()
        events.kept_tickets(state, seat, offered, back, -1)

    def all_kept(self, state: State, events: Events) -> None:
        """All have chosen among the tickets dealt: the first turn begins."""
        begin_turn(state, state.turn, events)

    def refuse_keeping(self, state: State, wish: Keep, offered: int, back: tuple[int, ...]) -> Refusal | None:
        """Why tickets cannot be kept so, although they are enough."""
        return None

    # -- points

    def with_routes(self, plan: Plan, flags: int) -> list[Line]:
        """What a team's sheet has behind its routes."""
        return []

    def for_tickets(self, plan: Plan, done: int, most: int) -> list[Line]:
        """What a team's sheet has for so many tickets done, at the end of the game."""
        return []
