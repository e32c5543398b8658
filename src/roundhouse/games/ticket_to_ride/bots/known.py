"""What a seat knows, as flat lists: read from its view, or in a playout from a state, where a view would cost more than
the thought."""

from __future__ import annotations

from ..rules.plan import Plan
from ..rules.state import State
from ..seen.view import View


class Known:
    """Nothing here is a secret of anybody else's: `from_state` names what it takes, as a view does."""

    __slots__ = (
        "cards",
        "discards",
        "drawn",
        "final",
        "hand",
        "kept",
        "market",
        "offer",
        "owner",
        "pieces",
        "plan",
        "rack",
        "rack_cards",
        "rack_tickets",
        "seat",
        "step",
        "tickets",
        "under",
        "unseen",
    )

    def __init__(self, plan: Plan, seat: int, step: int) -> None:
        self.plan: Plan = plan
        self.seat: int = seat
        self.step: int = step
        self.owner: list[int] = []
        #: The seat's own cards and tickets, those of its team's rack, and tickets that it looks at or has put back.
        self.hand: list[int] = []
        self.rack: list[int] = []
        self.tickets: list[int] = []
        self.rack_tickets: list[int] = []
        self.offer: list[int] = []
        self.under: list[int] = []
        #: The card that the seat is to place; -1: none.
        self.drawn: int = -1
        self.market: list[int] = []
        self.discards: list[int] = []
        self.unseen: int = 0
        self.final: int = -1
        #: Flag colours that the seat has kept; by seat: pieces and cards in the hand; by team: cards on the rack.
        self.kept: int = 0
        self.pieces: list[int] = []
        self.cards: list[int] = []
        self.rack_cards: list[int] = []


def from_view(view: View) -> Known:
    assert view.seat is not None
    known = Known(view.plan, view.seat, view.step)
    known.owner = list(view.owner)
    known.hand = list(view.hand or ())
    known.rack = list(view.rack or ())
    known.tickets = list(view.tickets or ())
    known.rack_tickets = list(view.rack_tickets or ())
    known.offer = list(view.offer or ())
    known.under = list(view.under)
    known.drawn = view.drawn
    known.market = list(view.market)
    known.discards = list(view.discards)
    known.unseen = view.unseen
    known.final = view.final
    known.kept = view.players[view.seat].kept
    known.pieces = [player.pieces for player in view.players]
    known.cards = [player.cards for player in view.players]
    known.rack_cards = [team.cards for team in view.teams]
    return known


def from_state(state: State, seat: int) -> Known:
    """The lists are the state's own: they are read before the next move and not changed."""
    plan = state.plan
    known = Known(plan, seat, state.step)
    known.owner = state.owner
    known.hand = state.hands[seat]
    if plan.has_racks:
        team = plan.team_of[seat]
        known.rack = state.racks[team]
        known.rack_tickets = state.rack_tickets[team]
        known.rack_cards = [sum(rack) for rack in state.racks]
    else:
        known.rack_cards = [0] * plan.teams
    known.tickets = state.tickets[seat]
    known.offer = state.offers[seat]
    known.under = [state.under[n] if by == seat else -1 for n, by in enumerate(state.under_by)]
    if state.drawn_open or seat == state.turn:
        known.drawn = state.drawn
    known.market = state.market
    known.discards = state.discards
    known.unseen = state.pool_left
    known.final = state.final
    known.kept = state.kept[seat]
    known.pieces = state.pieces
    known.cards = [sum(hand) for hand in state.hands]
    return known
