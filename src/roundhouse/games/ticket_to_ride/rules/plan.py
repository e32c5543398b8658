"""A board, the named rules and a number of seats as flat tables: all that the engine reads and never changes."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

from ....core.sheet import Line
from ..printed.facts import COLOURS, GREY, WILD
from .moves import BACK
from .packed import (
    BACK_SHIFT,
    CLAIM,
    COLOUR_MASK,
    COLOUR_SHIFT,
    KEEP,
    KEEP_RACK_SHIFT,
    ROUTE_MASK,
    ROUTE_SHIFT,
    WILDS_MASK,
    WILDS_SHIFT,
)
from .payments import MOST, payments

if TYPE_CHECKING:
    from ....core.ledger import Ledger
    from ....core.moves import MoveSet
    from ....core.texts import Arg
    from ..printed.board import Board, Route, Ticket
    from ..printed.settings import Settings
    from .hooks import Hooks


class Plan:
    """See above. A `sort` is all routes of one colour and length."""

    def __init__(self, edition: str, settings: Settings, board: Board, seats: int, hooks: Hooks) -> None:
        self.edition = edition
        self.settings = settings
        self.board = board
        self.seats = seats
        #: The rules that some boards have in another way.
        self.hooks: Hooks = hooks
        self.moveset: MoveSet = hooks.moveset
        # What the settings say, where it is asked often.
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
        self.end: int = settings.end
        self.ledger: Ledger = settings.ledger
        #: The flag, a bit for each colour (0: there is none), and its points.
        self.flag: int = sum([1 << COLOURS.index(colour) for colour in settings.flag])
        self.flag_points: int = settings.flag_points
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
        self.at: list[list[tuple[int, int]]] = _ways(board)
        self.tickets: int = len(board.tickets)
        self.ticket_a: list[int] = [ticket.a for ticket in board.tickets]
        self.ticket_b: list[int] = [ticket.b for ticket in board.tickets]
        self.ticket_points: list[int] = [ticket.points for ticket in board.tickets]
        #: What the score sheet says of a route and of a ticket (missed, joined), which is always the same.
        self.elements: list[str] = [f"route-{route.id}" for route in board.routes]
        self.ticket_lines: list[tuple[Line, Line]] = [
            (_ticket_line(board, ticket, False), _ticket_line(board, ticket, True)) for ticket in board.tickets
        ]
        #: By route: the other lanes of its group, and how many of the group can be used.
        self.twins: list[tuple[int, ...]] = [_twins(board, number) for number in range(len(board.routes))]
        self.lanes: list[int] = [_lanes(board, settings, seats, number) for number in range(len(board.routes))]
        #: By route: its sort, and its claim without the payment; a grey route's is without the colour, too.
        sorts = sorted({(route.colour, route.length) for route in board.routes})
        self.sort: list[int] = [sorts.index((route.colour, route.length)) for route in board.routes]
        self.claim: list[int] = [_claim(number, route) for number, route in enumerate(board.routes)]
        #: By sort: the claims of its routes.
        self.sorts: list[tuple[int, ...]] = [
            tuple([self.claim[route] for route in range(self.routes) if self.sort[route] == sort])
            for sort in range(len(sorts))
        ]
        #: By colour, and for grey routes: lengths from the shortest, with their sorts.
        self.coloured: list[tuple[int, list[tuple[int, int]]]] = [
            (colour, _lengths(sorts, colour)) for colour in range(WILD) if _lengths(sorts, colour)
        ]
        self.grey: list[tuple[int, int]] = _lengths(sorts, GREY)
        #: Who acts when it is a seat's turn.
        self.alone: list[list[int]] = [[seat] for seat in range(seats)]
        #: Payments from the hand: by length, cards of the colour, wilds.
        self.solo: list[list[list[tuple[int, ...]]]] = [_solo(board, length) for length in range(MOST + 1)]
        #: Answers to an offer of so many tickets: at the beginning, and later.
        sizes = range(BACK.steps + 1)
        self.keeps: list[list[int]] = [_keeps(size, min(self.keep, size), False) for size in sizes]
        self.keeps_drawn: list[list[int]] = [_keeps(size, min(self.keep_drawn, size), self.has_racks) for size in sizes]

    def least(self, offered: int, beginning: bool) -> int:
        """How many of the tickets offered must be kept."""
        return min(self.keep if beginning else self.keep_drawn, offered)

    def cards_of(self, claim: int) -> tuple[int, int, int]:
        """What a claim is paid with: the colour, how many cards of it, and how many wilds."""
        wilds = claim >> WILDS_SHIFT & WILDS_MASK
        plain = self.length[claim >> ROUTE_SHIFT & ROUTE_MASK] - wilds
        return claim >> COLOUR_SHIFT & COLOUR_MASK, plain, wilds

    def tunnel_colour(self, claim: int) -> int:
        """The colour that counts in the tunnel; WILD if nothing but wilds were played."""
        colour, plain, _ = self.cards_of(claim)
        return colour if plain else WILD


def _ways(board: Board) -> list[list[tuple[int, int]]]:
    found: list[list[tuple[int, int]]] = [[] for _ in board.places]
    for number, route in enumerate(board.routes):
        found[route.a].append((number, route.b))
        found[route.b].append((number, route.a))
    return found


def _ticket_line(board: Board, ticket: Ticket, done: bool) -> Line:
    a, b = board.places[ticket.a], board.places[ticket.b]
    where = (f"place-{a.id}", f"place-{b.id}")
    args: dict[str, Arg] = {"from": a.name, "to": b.name}
    return Line("ticket" if done else "ticket-missed", ticket.points if done else -ticket.points, where, args)


def _twins(board: Board, number: int) -> tuple[int, ...]:
    group = board.routes[number].group
    others = [other for other, route in enumerate(board.routes) if route.group == group and other != number]
    return tuple(others) if group else ()


def _lanes(board: Board, settings: Settings, seats: int, number: int) -> int:
    """Rules `lane` and `triple`."""
    size = len(_twins(board, number)) + 1
    if board.routes[number].group in board.always_open:
        return size
    if size == 3:
        return settings.triples.get(seats, size)
    return 1 if seats <= settings.closing else size


def _claim(number: int, route: Route) -> int:
    return CLAIM | number << ROUTE_SHIFT | (0 if route.colour == GREY else route.colour << COLOUR_SHIFT)


def _lengths(sorts: list[tuple[int, int]], colour: int) -> list[tuple[int, int]]:
    return [(length, place) for place, (one, length) in enumerate(sorts) if one == colour]


def _solo(board: Board, length: int) -> list[list[tuple[int, ...]]]:
    wilds = range(board.deck[WILD] + 1)
    return [[payments(length, plain, wild) for wild in wilds] for plain in range(max(board.deck) + 1)]


def _keeps(offered: int, least: int, rack: bool) -> list[int]:
    """Every way to put tickets back, in every order; and which of those kept goes on the rack."""
    found = []
    for number in range(offered - least + 1):
        for back in permutations(range(offered), number):
            move = KEEP | BACK.pack(back) << BACK_SHIFT
            if rack:
                found += [move | place + 1 << KEEP_RACK_SHIFT for place in range(offered) if place not in back]
            else:
                found.append(move)
    return found
