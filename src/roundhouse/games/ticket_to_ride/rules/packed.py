"""Moves as the engine has them: ints. Where a field lies in them is said once, by its declaration (see moves)."""

from __future__ import annotations

from typing import Final

from ....core.moves import mask_of, shift_of
from ..printed.facts import SLOTS
from .moves import (
    BACK,
    SHARED,
    Celebrate,
    Claim,
    Decline,
    Keep,
    Pass,
    Pay,
    Place,
    Share,
    Take,
    TeamClaim,
    TeamKeep,
    Tickets,
    Wait,
)

# The kinds. A move without fields is its kind.
TAKE: Final[int] = Take.KIND
PLACE: Final[int] = Place.KIND
CLAIM: Final[int] = Claim.KIND
PAY: Final[int] = Pay.KIND
DECLINE: Final[int] = Decline.KIND
TICKETS: Final[int] = Tickets.KIND
KEEP: Final[int] = Keep.KIND
SHARE: Final[int] = Share.KIND
PASS: Final[int] = Pass.KIND
CELEBRATE: Final[int] = Celebrate.KIND
WAIT: Final[int] = Wait.KIND

# Where the fields are. A Claim that is not of a team has nothing behind its wilds.
SLOT_SHIFT: Final[int] = shift_of(Take, "slot")
ROUTE_SHIFT: Final[int] = shift_of(Claim, "route")
ROUTE_MASK: Final[int] = mask_of(Claim, "route")
COLOUR_SHIFT: Final[int] = shift_of(Claim, "colour")
COLOUR_MASK: Final[int] = mask_of(Claim, "colour")
WILDS_SHIFT: Final[int] = shift_of(Claim, "wilds")
WILDS_MASK: Final[int] = mask_of(Claim, "wilds")
RACK_SHIFT: Final[int] = shift_of(TeamClaim, "rack")
RACK_MASK: Final[int] = mask_of(TeamClaim, "rack")
RACK_WILDS_SHIFT: Final[int] = shift_of(TeamClaim, "rack_wilds")
RACK_WILDS_MASK: Final[int] = mask_of(TeamClaim, "rack_wilds")
BACK_SHIFT: Final[int] = shift_of(Keep, "back")
BACK_MASK: Final[int] = mask_of(Keep, "back")
KEEP_RACK_SHIFT: Final[int] = shift_of(TeamKeep, "rack")
SHARE_SHIFT: Final[int] = shift_of(Share, "tickets")
#: How far the fields of a Claim behind its colour have to move to become those of a Pay.
PAY_FROM_CLAIM: Final[int] = WILDS_SHIFT - shift_of(Pay, "wilds")

TAKES: Final[list[int]] = [Take(slot).pack() for slot in range(len(SLOTS))]
TAKE_DECK: Final[int] = TAKES[-1]
TO_HAND: Final[int] = Place(0).pack()
TO_RACK: Final[int] = Place(1).pack()

#: The Share of one ticket; that of two is the first of them and the other together.
_TICKETS: Final = range(1 << SHARED.bits)
SHARE_ONE: Final[list[int]] = [Share(SHARED.pack((ticket,))).pack() for ticket in _TICKETS]
SHARE_TWO: Final[list[int]] = [Share(SHARED.pack((ticket, 0))).pack() for ticket in _TICKETS]
SHARE_OTHER: Final[list[int]] = [Share(SHARED.pack((0, ticket))).pack() ^ SHARE_TWO[0] for ticket in _TICKETS]


# -- what a Claim says ----------------------------------------------------------------------------------------------


def route_of(claim: int) -> int:
    return claim >> ROUTE_SHIFT & ROUTE_MASK


def wilds_of(claim: int) -> int:
    return claim >> WILDS_SHIFT & WILDS_MASK


def rack_of(claim: int) -> int:
    """How many cards of the colour come from the rack."""
    return claim >> RACK_SHIFT & RACK_MASK


def rack_wilds_of(claim: int) -> int:
    return claim >> RACK_WILDS_SHIFT & RACK_WILDS_MASK


def as_claim(pay: int) -> int:
    """What a Pay says of cards, where a Claim says it."""
    return pay << PAY_FROM_CLAIM


# -- what is said of tickets ----------------------------------------------------------------------------------------


def back_of(keep: int) -> tuple[int, ...]:
    """The places in the offer of the tickets that go back, in this order."""
    return BACK.unpack(keep >> BACK_SHIFT & BACK_MASK)


def rack_place_of(keep: int) -> int:
    """The place in the offer of the ticket that goes on the rack; -1: none does."""
    return (keep >> KEEP_RACK_SHIFT) - 1


def shared_of(share: int) -> tuple[int, ...]:
    """The tickets that go on the rack."""
    return SHARED.unpack(share >> SHARE_SHIFT)
