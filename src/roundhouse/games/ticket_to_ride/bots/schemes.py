"""Which tickets pay, and over which routes: each is joined by the cheapest path over free routes and one's own."""

from __future__ import annotations

from typing import Final

from ..printed.facts import GREY, WILD
from ..rules import scoring, steps
from ..rules.longest_path import longest_path
from ..rules.plan import Plan
from ..rules.routes import is_open
from .known import Known
from .paths import FAR, cheapest_path, cheapest_ways, path_to
from .weights import Weights

#: Tickets are joined one after the other; so many orders are tried, and in playouts.
ORDERS: Final = 6
FEW_ORDERS: Final = 2
#: A path that is so much longer than the other one will not be caught up with; one that is so much behind gives up.
AHEAD: Final = 12
BEHIND: Final = 18


class Scheme:
    """Tickets that shall be joined, and the routes that are still to be claimed for it."""

    __slots__ = ("pieces", "routes", "tickets", "turns", "value")

    def __init__(self) -> None:
        self.routes: list[int] = []
        self.tickets: list[int] = []
        self.value: float = 0.0
        self.pieces: int = 0
        self.turns: float = 0.0


class Outlook:
    """What a seat knows, and what its routes would cost."""

    def __init__(self, known: Known, weights: Weights, orders: int = ORDERS) -> None:
        plan = known.plan
        self.orders = orders
        self.known = known
        self.plan: Plan = plan
        self.weights = weights
        self.seat: int = known.seat
        self.team: int = plan.team_of[known.seat]
        self.owner: list[int] = known.owner
        #: What a claim can be paid with: the hand and the team's rack.
        self.cards: list[int] = known.hand[:]
        for kind, number in enumerate(known.rack):
            self.cards[kind] += number
        self.pieces: int = known.pieces[known.seat]
        self.held: list[int] = known.tickets + known.rack_tickets
        self.label: list[int] = scoring.networks(plan, scoring.routes_of(plan, self.owner, self.team))
        #: A turn is not worth more than the best route brings for one.
        self.turn: float = min(
            weights.turn, max([worth / (1.0 + weights.draw * n) for n, worth in enumerate(plan.board.points)])
        )
        self.turns: float = self.turns_left()
        self.missing: list[int] = [0] * plan.routes
        self.cost: list[float] = [FAR] * plan.routes
        self.risk: list[float] = [0.0] * plan.routes
        #: What a claim scores: its points and a share of the flag, where it brings a colour of it.
        self.points: list[float] = [float(worth) for worth in plan.worth]
        wanted = plan.flag & ~known.kept
        if wanted:
            for route in range(plan.routes):
                if wanted >> plan.colour[route] & 1:
                    self.points[route] += plan.flag_points / plan.flag.bit_count()
        self.reckon()

    def turns_left(self) -> float:
        """How many turns this seat will have yet, this one included. After the last round has begun: this one, and none
        for who has drawn tickets in it."""
        known, plan = self.known, self.plan
        if known.final >= 0:
            return 0.0 if self.weights.late and known.step == steps.OFFER else 1.0
        fewest = FAR
        for team in range(plan.teams):
            pieces = -plan.end
            cards = known.rack_cards[team]
            for seat in range(plan.seats):
                if plan.team_of[seat] == team:
                    pieces += known.pieces[seat]
                    cards += known.cards[seat]
            missing = max(0, pieces - cards)
            fewest = min(fewest, (missing / 2.0 + pieces / 3.0) / plan.team_size)
        return max(2.0, fewest + 1.0)

    def reckon(self) -> None:
        """The price of every route; FAR, if it is closed to the team."""
        plan, weights, owner = self.plan, self.weights, self.owner
        near = [False] * plan.places  # places that an opponent has come to
        for route in range(plan.routes):
            holder = owner[route]
            if holder >= 0 and plan.team_of[holder] != self.team:
                near[plan.a[route]] = near[plan.b[route]] = True
        most = max(self.cards[:WILD])
        for route in range(plan.routes):
            if owner[route] >= 0:
                if plan.team_of[owner[route]] == self.team:
                    self.cost[route] = 0.0
                continue
            length = plan.length[route]
            if not is_open(plan, owner, self.seat, route) or length > self.pieces:
                continue
            colour = plan.colour[route]
            have = most if colour == GREY else self.cards[colour]
            missing = length + self.tunnel_toll(route) - have
            missing = missing if missing > 0.0 else 0.0
            self.missing[route] = int(missing + 0.5)
            turns = 1.0 + weights.draw * missing
            price = self.turn * (turns + weights.piece * length) - self.points[route]
            self.cost[route] = price if price > 0.5 else 0.5
            risk = weights.hop
            if near[plan.a[route]]:
                risk += weights.touch
            if near[plan.b[route]]:
                risk += weights.touch
            for twin in plan.twins[route]:
                if owner[twin] < 0 and plan.lanes[route] > 1:
                    risk *= 0.3
            self.risk[route] = risk

    def extend_path(self) -> None:
        """Where the longest path counts: routes at the ends of one's own are worth more, while it may be either's."""
        plan = self.plan
        own = scoring.routes_of(plan, self.owner, self.team)
        if not plan.settings.longest or not own:
            return
        length, path = longest_path(plan, own)
        for team in range(plan.teams):
            if team != self.team:
                theirs, _ = longest_path(plan, scoring.routes_of(plan, self.owner, team))
                if not -BEHIND < length - theirs < AHEAD:
                    return
        for end in path_ends(plan, path):
            for route, _ in plan.at[end]:
                if self.owner[route] < 0:
                    self.points[route] += self.weights.express * plan.length[route]

    def tunnel_toll(self, route: int) -> float:
        """Cards that a tunnel is likely to demand: two kinds of nine match."""
        return 0.22 * self.plan.tunnel[route]

    def scheme(self, tickets: list[int], orders: int) -> Scheme:
        """The best way to join tickets that are held, as far as it pays."""
        plan = self.plan
        left = [ticket for ticket in tickets if not scoring.is_done(plan, self.label, ticket)]
        by_points = sorted(left, key=self.minus_points)
        best = self.joined(by_points)
        if len(left) > 1 and orders > 1:
            tried = 1
            for shift in range(len(left)):
                for order in (by_points[shift:] + by_points[:shift], (by_points[shift:] + by_points[:shift])[::-1]):
                    if tried < orders and order != by_points:
                        tried += 1
                        found = self.joined(order)
                        if found.value > best.value:
                            best = found
        for ticket in tickets:
            if ticket not in left:
                best.value += 2 * plan.ticket_points[ticket]
        return best

    def minus_points(self, ticket: int) -> int:
        return -self.plan.ticket_points[ticket]

    def joined(self, tickets: list[int]) -> Scheme:
        """Tickets joined in this order, each over what was planned for those before it. A ticket that is joined is
        worth twice its points: they are won, and not lost."""
        plan = self.plan
        scheme = Scheme()
        cost = self.cost[:]
        for ticket in tickets:
            price, path = cheapest_path(plan, plan.ticket_a[ticket], plan.ticket_b[ticket], cost)
            if price >= FAR:
                continue
            if not self.add(scheme, ticket, price, path, cost):
                continue
            for route in path:
                cost[route] = 0.0
        return scheme

    def add(self, scheme: Scheme, ticket: int, price: float, path: list[int], cost: list[float]) -> bool:
        """Plan a ticket by this path, if that pays and can still be done."""
        plan, draw = self.plan, self.weights.draw
        fresh = [route for route in path if cost[route] > 0.0]
        pieces = scheme.pieces
        turns = scheme.turns
        chance = 1.0
        for route in path:
            if self.owner[route] < 0:
                chance *= 1.0 - self.risk[route]
        for route in fresh:
            pieces += plan.length[route]
            turns += 1.0 + draw * self.missing[route]
        gain = 2 * plan.ticket_points[ticket] * chance - price
        if pieces > self.pieces or turns > self.turns or gain <= 0.0:
            return False
        scheme.routes += fresh
        scheme.tickets.append(ticket)
        scheme.pieces, scheme.turns = pieces, turns
        scheme.value += gain
        return True

    def each_alone(self, tickets: list[int]) -> list[float]:
        """What every ticket would be worth by itself, as `scheme` tells of one. Paths from one place, or from anywhere
        in a network of one's own, are looked for together."""
        plan, label = self.plan, self.label
        values = [0.0] * len(tickets)
        frequent = [0] * plan.places
        for ticket in tickets:
            frequent[label[plan.ticket_a[ticket]]] += 1
            frequent[label[plan.ticket_b[ticket]]] += 1
        ends: list[list[int]] = [[] for _ in range(plan.places)]
        for place, ticket in enumerate(tickets):
            one, other = label[plan.ticket_a[ticket]], label[plan.ticket_b[ticket]]
            if one == other:
                values[place] = 2.0 * plan.ticket_points[ticket]
            else:
                ends[one if frequent[one] >= frequent[other] else other].append(place)
        for start, places in enumerate(ends):
            if not places:
                continue
            best, by = cheapest_ways(plan, start, self.cost)
            for place in places:
                ticket = tickets[place]
                goal = plan.ticket_b[ticket] if label[plan.ticket_a[ticket]] == start else plan.ticket_a[ticket]
                if best[goal] < FAR:
                    alone = Scheme()
                    self.add(alone, ticket, best[goal], path_to(plan, start, goal, best, by), self.cost)
                    values[place] = alone.value
        return values


def path_ends(plan: Plan, path: list[int]) -> list[int]:
    """The places at which a path ends: none, if it comes back to its beginning."""
    touched = [0] * plan.places
    for route in path:
        touched[plan.a[route]] ^= 1
        touched[plan.b[route]] ^= 1
    return [place for place in range(plan.places) if touched[place]]
