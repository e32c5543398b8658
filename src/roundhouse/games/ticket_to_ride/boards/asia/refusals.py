"""Why a move that has to do with racks or tunnels is not possible."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from .....core.refusal import Refusal, not_a_move
from ...printed.facts import WILD
from ...rules import names, steps
from ...rules.moves import SHARED, Pay, Share, TeamClaim, TeamKeep
from ...rules.refusals import no, refuse_cards

if TYPE_CHECKING:
    from .....core.moves import Move
    from ...rules.moves import Claim, Keep
    from ...rules.state import State


def refusal(state: State, seat: int, wish: Move) -> Refusal | None:
    match wish:
        case Pay():
            return _pay(state, seat, wish)
        case Share():
            return _share(state, seat, wish)
    return None


def refuse_payment(state: State, seat: int, wish: Claim) -> Refusal | None:
    """TA-3.1"""
    plain, team = state.plan.length[wish.route] - wish.wilds, cast(TeamClaim, wish)
    return _cards(state, seat, wish.colour, plain, wish.wilds, team.rack, team.rack_wilds, "pay")


def _cards(
    state: State, seat: int, colour: int, plain: int, wilds: int, rack: int, rack_wilds: int, subject: str
) -> Refusal | None:
    """Whether hand and rack hold what is to be paid: so many of a colour and wilds, of which so many from the rack."""
    if rack > plain or rack_wilds > wilds:
        return not_a_move()
    plan, shelf = state.plan, state.racks[state.plan.team_of[seat]]
    refused = refuse_cards(plan, subject, state.hands[seat], colour, plain - rack, wilds - rack_wilds)
    return refused or refuse_cards(plan, subject, shelf, colour, rack, rack_wilds, "few-rack-cards")


def _pay(state: State, seat: int, wish: Pay) -> Refusal | None:
    """TA-4.1, TA-4.2"""
    if wish.wilds > state.extra:
        return not_a_move()
    colour, plain = state.plan.tunnel_colour(state.laid), state.extra - wish.wilds
    if colour == WILD and plain:
        return no(state.plan, "wild-tunnel", "only-wilds", wilds=names.WILDS)
    return _cards(state, seat, colour, plain, wish.wilds, wish.rack, wish.rack_wilds, "tunnel")


def refuse_keeping(state: State, wish: Keep, offered: int, back: tuple[int, ...]) -> Refusal | None:
    """TA-1.3, TA-5.1: at the beginning none goes to the rack, later one does."""
    rack = cast(TeamKeep, wish).rack
    if state.step == steps.KEEP:
        return no(state.plan, "setup", "rack-later") if rack else None
    if rack > offered:
        return not_a_move()
    if rack == 0 or rack - 1 in back:
        return no(state.plan, "tickets", "rack-one-kept")
    return None


def _share(state: State, seat: int, wish: Share) -> Refusal | None:
    """TA-1.3, TA-5.2"""
    tickets = SHARED.unpack(wish.tickets)
    if not tickets or list(tickets) != sorted(set(tickets)):
        return not_a_move()
    if any(ticket not in state.tickets[seat] for ticket in tickets):
        return no(state.plan, "share", "not-your-ticket")
    if state.step == steps.RACK and len(tickets) > 1:
        return no(state.plan, "setup", "rack-one")
    return None
