"""A board, the named rules and a number of seats as flat tables: all that the engine reads and never changes."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Final

from ....core.moves import shift_of
from ..printed.cards import COLOURS, GREY, SLOTS, WILD
from .moves import (
    BACK,
    FLAG_MOVES,
    MOVES,
    SHARED,
    TEAM_MOVES,
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

if TYPE_CHECKING:
    from ....core.moves import MoveSet
    from ..printed.board import Board
    from ..printed.settings import Settings

ROUTE_SHIFT: Final[int] = shift_of(Claim, "route")
COLOUR_SHIFT: Final[int] = shift_of(Claim, "colour")
WILDS_SHIFT: Final[int] = shift_of(Claim, "wilds")
RACK_SHIFT: Final[int] = shift_of(TeamClaim, "rack")
RACK_WILDS_SHIFT: Final[int] = shift_of(TeamClaim, "rack_wilds")
PAY_SHIFT: Final[int] = shift_of(Pay, "wilds")
KEEP_SHIFT: Final[int] = shift_of(Keep, "back")
KEEP_RACK_SHIFT: Final[int] = shift_of(TeamKeep, "rack")
SHARE_SHIFT: Final[int] = shift_of(Share, "tickets")

TAKES: Final[list[int]] = [Take(slot).pack() for slot in range(len(SLOTS))]
TAKE_DECK: Final[int] = TAKES[-1]
PLACES: Final[list[int]] = [Place(0).pack(), Place(1).pack()]
TICKETS: Final[int] = Tickets().pack()
DECLINE: Final[int] = Decline().pack()
PASS: Final[int] = Pass().pack()
CELEBRATE: Final[int] = Celebrate().pack()
WAIT: Final[int] = Wait().pack()

#: The Share of one ticket; that of two is the first of them and the other together.
SHARE_ONE: Final[list[int]] = [Share(SHARED.pack((ticket,))).pack() for ticket in range(128)]
SHARE_TWO: Final[list[int]] = [Share(SHARED.pack((ticket, 0))).pack() for ticket in range(128)]
SHARE_OTHER: Final[list[int]] = [Share(SHARED.pack((0, ticket))).pack() ^ SHARE_TWO[0] for ticket in range(128)]

#: Cards beyond the longest route do not matter for what can be paid.
MOST: Final = 7
#: Places of a hand's and a rack's cards in the key of a payment.
KEY_WILDS: Final = 8
KEY_RACK: Final = 64
KEY_RACK_WILDS: Final = 512

_payments: list[dict[int, tuple[int, ...]]] = [{} for _ in range(MOST + 1)]


def payments(length: int, colour: int, wilds: int, rack: int, rack_wilds: int) -> tuple[int, ...]:
    """Every way to pay a length with a colour and wilds, from hand and rack: the fields of a Claim behind its colour.
    Ways with more wilds come later; those with nothing but wilds are the last."""
    colour = colour if colour < length else length
    wilds = wilds if wilds < length else length
    rack = rack if rack < length else length
    rack_wilds = rack_wilds if rack_wilds < length else length
    key = colour + KEY_WILDS * wilds + KEY_RACK * rack + KEY_RACK_WILDS * rack_wilds
    known = _payments[length].get(key)
    if known is not None:
        return known
    found: list[int] = []
    for wild in range(length + 1):
        plain = length - wild
        if plain > colour + rack or wild > wilds + rack_wilds:
            continue
        for from_rack in range(max(0, plain - colour), min(plain, rack) + 1):
            for wild_from_rack in range(max(0, wild - wilds), min(wild, rack_wilds) + 1):
                found.append(wild << WILDS_SHIFT | from_rack << RACK_SHIFT | wild_from_rack << RACK_WILDS_SHIFT)
    ways = tuple(found)
    _payments[length][key] = ways
    return ways


#: How far the fields of a Claim behind its colour have to move to become those of a Pay.
PAY_FROM_CLAIM: Final[int] = WILDS_SHIFT - PAY_SHIFT


class Plan:
    """See above. A `sort` is all routes of one colour and length."""

    def __init__(self, edition: str, settings: Settings, board: Board, seats: int) -> None:
        self.edition = edition
        self.settings = settings
        self.board = board
        self.seats = seats
        self.team_size: int = settings.team
        self.has_racks: bool = settings.team > 1
        self.teams = seats // self.team_size
        self.team_of: list[int] = [seat // self.team_size for seat in range(seats)]
        self.pieces: int = settings.pieces
        self.hand: int = settings.hand
        self.deal: int = settings.deal
        self.keep: int = settings.keep
        self.draw: int = settings.draw
        self.keep_drawn: int = settings.keep_drawn
        self.share: int = settings.share
        self.end: int = settings.end
        self.free_last_turn: bool = settings.free_last_turn
        self.ledger: dict[str, str] = settings.ledger
        #: The flag: a bit for each colour, and its points.
        self.flag: int = sum(1 << COLOURS.index(colour) for colour in settings.flag)
        self.flag_points: int = settings.flag_points
        self.moveset: MoveSet = TEAM_MOVES if self.has_racks else FLAG_MOVES if self.flag else MOVES
        # What is printed.
        self.deck: list[int] = list(board.deck)
        self.places: int = len(board.places)
        self.routes: int = len(board.routes)
        self.a: list[int] = [route.a for route in board.routes]
        self.b: list[int] = [route.b for route in board.routes]
        self.colour: list[int] = [route.colour for route in board.routes]
        self.length: list[int] = [route.length for route in board.routes]
        self.tunnel: list[int] = [route.tunnel for route in board.routes]
        self.worth: list[int] = [board.points[route.length] for route in board.routes]
        #: By place: the routes there, and where each leads.
        self.at: list[list[tuple[int, int]]] = [[] for _ in board.places]
        for number, route in enumerate(board.routes):
            self.at[route.a].append((number, route.b))
            self.at[route.b].append((number, route.a))
        self.tickets: int = len(board.tickets)
        self.ticket_a: list[int] = [ticket.a for ticket in board.tickets]
        self.ticket_b: list[int] = [ticket.b for ticket in board.tickets]
        self.ticket_points: list[int] = [ticket.points for ticket in board.tickets]
        # Lanes: the others of a route's group, and how many of the group can be used.
        self.twins: list[tuple[int, ...]] = []
        self.lanes: list[int] = []
        for number, route in enumerate(board.routes):
            twins = [n for n, r in enumerate(board.routes) if r.group == route.group and n != number and route.group]
            self.twins.append(tuple(twins))
            size = len(twins) + 1
            if route.group in board.always_open:
                self.lanes.append(size)
            elif size == 3:
                self.lanes.append(settings.triples.get(seats, size))
            else:
                self.lanes.append(1 if seats <= settings.closing else size)
        # Sorts, and the claims of their routes without the payment; a grey route's is without the colour, too.
        sorts = sorted({(route.colour, route.length) for route in board.routes})
        self.sort: list[int] = [sorts.index((route.colour, route.length)) for route in board.routes]
        self.claim: list[int] = [
            Claim.KIND | number << ROUTE_SHIFT | (0 if route.colour == GREY else route.colour << COLOUR_SHIFT)
            for number, route in enumerate(board.routes)
        ]
        self.sorts: list[tuple[int, ...]] = [
            tuple([self.claim[r] for r in range(self.routes) if self.sort[r] == sort]) for sort in range(len(sorts))
        ]
        self.coloured: list[tuple[int, list[tuple[int, int]]]] = [
            (colour, [(length, place) for place, (c, length) in enumerate(sorts) if c == colour])
            for colour in range(WILD)
            if any(c == colour for c, _ in sorts)
        ]
        self.grey: list[tuple[int, int]] = [(length, place) for place, (c, length) in enumerate(sorts) if c == GREY]
        #: Who acts when it is a seat's turn.
        self.alone: list[list[int]] = [[seat] for seat in range(seats)]
        #: Payments from the hand alone: by length, cards of the colour, wilds.
        self.solo: list[list[list[tuple[int, ...]]]] = [
            [
                [payments(length, number, wilds, 0, 0) for wilds in range(board.deck[WILD] + 1)]
                for number in range(max(board.deck) + 1)
            ]
            for length in range(MOST + 1)
        ]
        #: The same from hand and rack, as far as they were asked for (see rules).
        self.mixed: list[dict[int, tuple[int, ...]]] = [{} for _ in range(MOST + 1)]
        self.mixed_grey: list[list[dict[int, tuple[int, ...]]]] = [[{} for _ in range(MOST + 1)] for _ in range(WILD)]
        #: Answers to an offer of so many tickets: at the beginning, and later.
        self.keeps: list[list[int]] = [_keeps(size, min(self.keep, size), False) for size in range(6)]
        self.keeps_drawn: list[list[int]] = [
            _keeps(size, min(self.keep_drawn, size), self.has_racks) for size in range(6)
        ]


def _keeps(offered: int, least: int, rack: bool) -> list[int]:
    """Every way to put tickets back, in every order; and which of those kept goes on the rack."""
    found = []
    for number in range(offered - least + 1):
        for back in permutations(range(offered), number):
            move = Keep.KIND | BACK.pack(back) << KEEP_SHIFT
            if rack:
                found += [move | place + 1 << KEEP_RACK_SHIFT for place in range(offered) if place not in back]
            else:
                found.append(move)
    return found
