"""The score sheet: routes, flags, tickets, the longest path, most tickets. One sheet a team; partners share theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.sheet import Line, SeatSheet, Sheet
from ..printed.facts import KINDS, WILD
from .longest_path import longest_path
from .teams import members

if TYPE_CHECKING:
    from ....core.texts import Arg
    from .plan import Plan
    from .state import State


def by_team(state: State) -> list[list[int]]:
    """Tickets of each team: those of both partners and those on the rack (rule `joined`)."""
    plan = state.plan
    found: list[list[int]] = [[] for _ in range(plan.teams)]
    for team, tickets in enumerate(state.rack_tickets):
        found[team] += tickets
    for seat, tickets in enumerate(state.tickets):
        found[plan.team_of[seat]] += tickets
    for numbers in found:
        numbers.sort()
    return found


def routes_of(plan: Plan, owner: list[int], team: int) -> list[int]:
    """The routes that a team holds."""
    team_of = plan.team_of
    return [route for route, seat in enumerate(owner) if seat >= 0 and team_of[seat] == team]


def networks(plan: Plan, routes: list[int]) -> list[int]:
    """A number for each place; places that the routes join have the same."""
    head = list(range(plan.places))
    for route in routes:
        one, other = plan.a[route], plan.b[route]
        while head[one] != one:
            one = head[one]
        while head[other] != other:
            other = head[other]
        # The lower number leads, so that a place's head is known before the place comes.
        if one < other:
            head[other] = one
        else:
            head[one] = other
    for place, above in enumerate(head):
        head[place] = head[above]
    return head


def is_done(plan: Plan, label: list[int], ticket: int) -> bool:
    """Rule `joined`, TRG-15: the team's own routes join the two places."""
    return label[plan.ticket_a[ticket]] == label[plan.ticket_b[ticket]]


# -- the sheet ----------------------------------------------------------------------------------------------------


def sheet(plan: Plan, owner: list[int], flags: list[int], tickets: list[list[int]], whole: bool) -> Sheet:
    """The sheet if the game ended now: rules `longest` and `ties`. `tickets` by team, as far as they
    are known; `whole`: they are all known."""
    settings = plan.settings
    teams = range(plan.teams)
    held = [routes_of(plan, owner, team) for team in teams]
    labels = [networks(plan, routes) for routes in held]
    done = [sum([is_done(plan, labels[team], ticket) for ticket in tickets[team]]) for team in teams]
    by_length = "length" in settings.ties
    paths = [longest_path(plan, routes) for routes in held] if settings.longest or by_length else []
    longest = max([path[0] for path in paths], default=0)
    # Nobody holds the longest path before there is one.
    holds = [0 < path[0] == longest for path in paths]
    most = max(done)
    lines: list[list[Line]] = []
    ties: list[tuple[int, ...]] = []
    for team in teams:
        own = [_routes_line(plan, held[team])]
        own += plan.hooks.with_routes(plan, sum([flags[seat] for seat in members(plan, team)]))
        for ticket in tickets[team]:
            missed, joined = plan.ticket_lines[ticket]
            own.append(joined if is_done(plan, labels[team], ticket) else missed)
        if settings.longest and holds[team]:
            where = tuple([plan.elements[route] for route in paths[team][1]])
            own.append(Line("longest", settings.longest, where, {"length": longest}))
        if whole:
            own += plan.hooks.for_tickets(plan, done[team], most)
        lines.append(own)
        broken = {"tickets": done[team]}
        if paths:
            broken["length"] = paths[team][0]
            broken["express"] = int(holds[team])
        ties.append(tuple(broken[name] for name in settings.ties))
    seats = tuple(SeatSheet(seat, tuple(lines[team]), ties[team]) for seat, team in enumerate(plan.team_of))
    return Sheet(seats, settings.ties, partners=plan.team_size)


def _routes_line(plan: Plan, routes: list[int]) -> Line:
    """Rule `points`."""
    where = tuple([plan.elements[route] for route in routes])
    args: dict[str, Arg] = {"number": len(routes)}
    return Line("routes", sum([plan.worth[route] for route in routes]), where, args)


def standing(state: State, seat: int) -> int:
    """The points of a seat's team if the game ended now: the sheet's total without the sheet, for bots."""
    plan = state.plan
    team = plan.team_of[seat]
    tickets = by_team(state)
    routes = routes_of(plan, state.owner, team)
    label = networks(plan, routes)
    total = state.score[team]
    for ticket in tickets[team]:
        total += plan.ticket_points[ticket] if is_done(plan, label, ticket) else -plan.ticket_points[ticket]
    return total


# -- what must never change in sum ----------------------------------------------------------------------------------


def inventory(state: State) -> dict[str, int]:
    """Cards by kind, pieces by seat, tickets: wherever they are."""
    plan = state.plan
    found = {f"{name} cards": _number(state, kind) for kind, name in enumerate(KINDS)}
    found["deck"] = state.deck_left - sum(state.deck)
    for seat in range(plan.seats):
        held = [plan.length[route] for route in range(plan.routes) if state.owner[route] == seat]
        found[f"pieces of seat {seat}"] = state.pieces[seat] + sum(held)
    looked_at = [len(some) for some in [*state.tickets, *state.rack_tickets, *state.offers]]
    found["tickets"] = state.pool_left + len(state.under) + sum(looked_at)
    found["tickets nobody has seen"] = state.pool_left - sum(state.pool)
    return found


def _number(state: State, kind: int) -> int:
    """How many cards of a kind there are."""
    number = state.deck[kind] + state.discards[kind] + state.market.count(kind) + state.revealed.count(kind)
    number += sum([cards[kind] for cards in [*state.hands, *state.racks]])
    number += sum([kept >> kind & 1 for kept in state.kept])
    if state.drawn == kind:
        number += 1
    if state.laid:
        colour, plain, wilds = state.plan.cards_of(state.laid)
        number += (plain if colour == kind else 0) + (wilds if kind == WILD else 0)
    return number
