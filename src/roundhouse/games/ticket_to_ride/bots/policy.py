"""How to travel well: the `standard` bot, and what a position promises.

Everything is reckoned in points. A turn and a piece have a price, so a route costs what its cards and its claim take,
less what it scores. The bot joins its tickets by the cheapest paths over routes that are free or its own, leaves out
tickets that do not pay, and then claims what is on its paths, or draws what they still need.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final, cast

from ....core.bot import Bot, Desk
from ..printed.cards import DECK, GREY, MARKET, WILD
from ..rules import play, scoring
from ..rules.moves import BACK
from ..rules.plan import (
    CELEBRATE,
    COLOUR_SHIFT,
    DECLINE,
    KEEP_RACK_SHIFT,
    KEEP_SHIFT,
    PASS,
    PAY_FROM_CLAIM,
    PLACES,
    RACK_SHIFT,
    RACK_WILDS_SHIFT,
    ROUTE_SHIFT,
    SHARE_ONE,
    TAKES,
    TICKETS,
    WILDS_SHIFT,
    Plan,
)
from ..rules.state import State
from ..seen.view import View

FAR: Final = 1e9
#: Tickets are joined one after the other; so many orders are tried.
ORDERS: Final = 6
#: So much more a card is worth if it is the last one that a route needs.
NEARLY: Final = 0.3
#: For a bot that looks one move ahead: a card, a wild one more; the chance of a ticket that is as good as joined.
CARD: Final = 0.8
WILD_CARD: Final = 0.4
HOPE: Final = 0.9


class Weights:
    """Prices, in points. Found by playing many games with other values."""

    __slots__ = ("any", "draw", "hop", "margin", "needed", "piece", "spare", "touch", "turn", "waste", "wild")

    def __init__(self) -> None:
        #: What a turn could bring elsewhere; and a piece, in turns.
        self.turn: float = 2.5
        self.piece: float = 0.16
        #: Turns for a card that is missing.
        self.draw: float = 0.55
        #: The chance that a route is lost before it is claimed, and for each end that an opponent has come to.
        self.hop: float = 0.03
        self.touch: float = 0.05
        #: What a card is worth: one that a path needs, one that a good route beside the paths needs, any other.
        self.needed: float = 1.0
        self.spare: float = 0.5
        self.any: float = 0.15
        self.wild: float = 1.3
        #: Cards that other routes need and that a claim may take from them.
        self.waste: float = 1.5
        #: What drawing tickets must promise beyond the price of a turn.
        self.margin: float = 1.0


STANDARD: Final = Weights()


# -- paths --------------------------------------------------------------------------------------------------------


def is_open(plan: Plan, owner: list[int], seat: int, route: int) -> bool:
    """Whether nobody has the route and no lane beside it closes it to the seat."""
    if owner[route] >= 0:
        return False
    taken = 0
    for twin in plan.twins[route]:
        if owner[twin] == seat:
            return False
        if owner[twin] >= 0:
            taken += 1
    return not plan.twins[route] or taken < plan.lanes[route]


def cheapest_path(plan: Plan, start: int, goal: int, cost: list[float]) -> tuple[float, list[int]]:
    """The cheapest path between two places: its cost and its routes; FAR, if there is none."""
    best = [FAR] * plan.places
    by = [-1] * plan.places
    best[start] = 0.0
    heap: list[tuple[float, int]] = [(0.0, start)]
    while heap:
        so_far, here = heappop(heap)
        if here == goal:
            break
        if so_far > best[here]:
            continue
        for route, there in plan.at[here]:
            total = so_far + cost[route]
            if total < best[there]:
                best[there] = total
                by[there] = route
                heappush(heap, (total, there))
    if best[goal] >= FAR:
        return FAR, []
    routes: list[int] = []
    here = goal
    while here != start:
        route = by[here]
        routes.append(route)
        here = plan.a[route] + plan.b[route] - here
    return best[goal], routes


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

    def __init__(self, view: View, weights: Weights) -> None:
        plan = view.plan
        assert view.seat is not None
        assert view.hand is not None
        self.view = view
        self.plan: Plan = plan
        self.weights = weights
        self.seat: int = view.seat
        self.team: int = plan.team_of[view.seat]
        self.owner: list[int] = list(view.owner)
        #: What a claim can be paid with: the hand and the team's rack.
        self.cards: list[int] = list(view.hand)
        for kind, number in enumerate(view.rack or ()):
            self.cards[kind] += number
        self.pieces: int = view.players[view.seat].pieces
        self.held: list[int] = [*(view.tickets or ()), *(view.rack_tickets or ())]
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
        wanted = plan.flag & ~view.players[view.seat].kept
        if wanted:
            for route in range(plan.routes):
                if wanted >> plan.colour[route] & 1:
                    self.points[route] += plan.flag_points / plan.flag.bit_count()
        self.reckon()

    def turns_left(self) -> float:
        """How many turns this seat will have yet, this one included. After the last round has begun: this one."""
        view, plan = self.view, self.plan
        if view.final >= 0:
            return 1.0
        fewest = FAR
        for team in range(plan.teams):
            pieces = -plan.end
            cards = view.teams[team].cards
            for seat in range(plan.seats):
                if plan.team_of[seat] == team:
                    pieces += view.players[seat].pieces
                    cards += view.players[seat].cards
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
        plan, weights = self.plan, self.weights
        scheme = Scheme()
        cost = self.cost[:]
        for ticket in tickets:
            price, path = cheapest_path(plan, plan.ticket_a[ticket], plan.ticket_b[ticket], cost)
            if price >= FAR:
                continue
            fresh = [route for route in path if cost[route] > 0.0]
            pieces = scheme.pieces
            turns = scheme.turns
            chance = 1.0
            for route in path:
                if self.owner[route] < 0:
                    chance *= 1.0 - self.risk[route]
            for route in fresh:
                pieces += plan.length[route]
                turns += 1.0 + weights.draw * self.missing[route]
            gain = 2 * plan.ticket_points[ticket] * chance - price
            if pieces > self.pieces or turns > self.turns or gain <= 0.0:
                continue
            for route in fresh:
                cost[route] = 0.0
            scheme.routes += fresh
            scheme.tickets.append(ticket)
            scheme.pieces, scheme.turns = pieces, turns
            scheme.value += gain
        return scheme


class Standard(Bot):
    """Plans anew at every turn."""

    def __init__(self, weights: Weights = STANDARD) -> None:
        self.weights = weights

    def choose(self, desk: Desk) -> int:
        if len(desk.moves) == 1:
            return desk.moves[0]
        view = cast(View, desk.view)
        out = Outlook(view, self.weights)
        if view.step in (play.KEEP, play.OFFER):
            return choose_tickets(out)
        if view.step == play.RACK:
            return share_first(out, desk.moves)
        if view.step == play.FLAG:
            return CELEBRATE  # the points are sure, and the next flag can be begun
        needs = Needs(out)
        if view.step == play.TURN:
            return take_turn(out, needs, desk.moves)
        if view.step == play.SECOND:
            return draw_card(out, needs, desk.moves)
        if view.step == play.PLACE:
            return PLACES[0] if needs.value[view.drawn] >= self.weights.needed else PLACES[1]
        return pay_tunnel(desk.moves)


# -- tickets ------------------------------------------------------------------------------------------------------


def choose_tickets(out: Outlook) -> int:
    """Keep those tickets of the offer that are worth most together with those already held."""
    plan, view = out.plan, out.view
    offer = view.offer or ()
    beginning = view.step == play.KEEP
    least = min(plan.keep if beginning else plan.keep_drawn, len(offer))
    orders = ORDERS if len(offer) < 4 else 2
    best, best_kept = -FAR, 0
    for kept in range(1 << len(offer)):
        if kept.bit_count() < least:
            continue
        chosen = [ticket for place, ticket in enumerate(offer) if kept >> place & 1]
        value = out.scheme(out.held + chosen, orders).value
        for ticket in chosen:
            value -= plan.ticket_points[ticket]
        if value > best:
            best, best_kept = value, kept
    back = tuple([place for place in range(len(offer)) if not best_kept >> place & 1])
    move = play.KEPT | BACK.pack(back) << KEEP_SHIFT
    if plan.has_racks and not beginning:
        # The partner shall know of the greatest.
        rack, most = 0, -1
        for place, ticket in enumerate(offer):
            if best_kept >> place & 1 and plan.ticket_points[ticket] > most:
                rack, most = place + 1, plan.ticket_points[ticket]
        move |= rack << KEEP_RACK_SHIFT
    return move


def share_first(out: Outlook, moves: list[int]) -> int:
    """The ticket that is worth most: two can do most for it."""
    plan = out.plan
    best, most = moves[0], -1
    for ticket in out.view.tickets or ():
        move = SHARE_ONE[ticket]
        if plan.ticket_points[ticket] > most and move in moves:
            best, most = move, plan.ticket_points[ticket]
    return best


def ticket_hopes(out: Outlook) -> float:
    """What drawing tickets can be expected to bring: the best of them is kept."""
    plan, view = out.plan, out.view
    known = {*out.held, *view.under}
    gains: list[float] = []
    for ticket in range(plan.tickets):
        if ticket not in known:
            gains.append(out.scheme([ticket], 1).value - plan.ticket_points[ticket])
    drawn = min(plan.draw, view.unseen)
    if drawn < 1 or len(gains) < drawn:
        return -FAR
    gains.sort()
    # The best of those drawn is gains[n] if it is among them and the others are below it.
    hopes, number = 0.0, len(gains)
    chance = drawn / number
    for n in range(number - 1, drawn - 2, -1):
        hopes += chance * gains[n]
        chance *= (n - drawn + 1) / n if n else 0.0
    return hopes


# -- cards --------------------------------------------------------------------------------------------------------


class Needs:
    """Which routes are wanted, and what a card of each kind is worth for them."""

    def __init__(self, out: Outlook) -> None:
        weights = out.weights
        self.scheme = out.scheme(out.held, ORDERS)
        #: Routes beside the paths.
        self.extra: list[int] = fillers(out, self.scheme)
        self.value: list[float] = [weights.any] * len(out.cards)
        #: Cards of each kind that routes are to be paid with; in the end: those on the paths.
        self.wanted: list[int] = [0] * len(out.cards)
        for route in self.extra:
            self.ask(out, route, weights.spare)
        self.wanted = [0] * len(out.cards)
        coloured = [route for route in self.scheme.routes if out.plan.colour[route] != GREY]
        for route in coloured + [route for route in self.scheme.routes if route not in coloured]:
            self.ask(out, route, weights.needed)
        self.value[WILD] = weights.wild

    def ask(self, out: Outlook, route: int, worth: float) -> None:
        """Reserve the cards of a route; those that are missing become valuable, more so if few are missing. A grey
        route asks for the colour of which most is left."""
        plan = out.plan
        length = plan.length[route]
        colour = plan.colour[route]
        if colour == GREY:
            most = -99
            for kind in range(WILD):
                left = out.cards[kind] - self.wanted[kind]
                if plan.deck[kind] and left > most:
                    colour, most = kind, left
        missing = length - max(0, out.cards[colour] - self.wanted[colour])
        self.wanted[colour] += length
        if missing > 0:
            worth += NEARLY / missing
            if worth > self.value[colour]:
                self.value[colour] = worth


def fillers(out: Outlook, scheme: Scheme) -> list[int]:
    """Routes beside the paths that bring the most points for a turn, as far as pieces and turns go."""
    plan, weights = out.plan, out.weights
    left = out.pieces - scheme.pieces
    turns = out.turns - scheme.turns
    rated: list[tuple[float, int]] = []
    for route in range(plan.routes):
        if 0.0 < out.cost[route] < FAR and route not in scheme.routes and plan.length[route] <= left:
            needed = 1.0 + weights.draw * out.missing[route]
            if needed <= turns:
                rated.append((out.points[route] / needed, route))
    rated.sort(reverse=True)
    found: list[int] = []
    for _, route in rated[:6]:
        if plan.length[route] <= left and is_open(plan, out.owner, out.seat, route):
            found.append(route)
            left -= plan.length[route]
    return found


def draw_card(out: Outlook, needs: Needs, moves: list[int]) -> int:
    """The card that is worth most; from the deck comes what may come."""
    view, value = out.view, needs.value
    hope = deck_hope(out, value)
    best, most = -1, -FAR
    for slot in range(MARKET):
        if TAKES[slot] in moves:
            kind = view.market[slot]
            worth = value[kind]
            if kind == WILD:
                worth -= hope  # it takes the place of the second card, too
            if worth > most:
                best, most = TAKES[slot], worth
    if TAKES[DECK] in moves and hope >= most:
        best = TAKES[DECK]
    return best


def deck_hope(out: Outlook, value: list[float]) -> float:
    """What a card from the deck is worth, as far as the seat can know."""
    view, plan = out.view, out.plan
    total = 0
    worth = 0.0
    for kind in range(len(plan.deck)):
        unknown = plan.deck[kind] - out.cards[kind] - view.discards[kind] - view.market.count(kind)
        if unknown > 0:
            total += unknown
            worth += unknown * value[kind]
    return worth / total if total else 0.0


# -- claims -------------------------------------------------------------------------------------------------------


def take_turn(out: Outlook, needs: Needs, moves: list[int]) -> int:
    """Claim what is on the paths; draw what they need; with all tickets joined draw more, or take the best routes."""
    plan = out.plan
    claims = cheapest_claims(out, needs, moves)
    if out.turns <= 1.0 or not can_draw(moves):
        return last_turn(out, claims, moves)
    # On the paths: what may be lost first.
    best, most = -1, -FAR
    for route in needs.scheme.routes:
        if route in claims:
            move, waste = claims[route]
            if waste > out.weights.waste:
                continue
            urgency = out.risk[route] * (1.0 + detour(out, needs, route)) + 0.01 * plan.worth[route] - 0.5 * waste
            if urgency > most:
                best, most = move, urgency
    if best >= 0:
        return best
    if not needs.scheme.routes:
        if TICKETS in moves and ticket_hopes(out) > out.turn + out.weights.margin:
            return TICKETS
        return gather(out, needs, claims, moves)
    return draw_card(out, needs, moves)


def can_draw(moves: list[int]) -> bool:
    return any(take in moves for take in TAKES)


def gather(out: Outlook, needs: Needs, claims: dict[int, tuple[int, float]], moves: list[int]) -> int:
    """All tickets are joined or given up: the routes that bring most for a turn."""
    best, most = -1, -FAR
    for route in needs.extra:
        rate = out.points[route] / (1.0 + out.weights.draw * out.missing[route])
        if route in claims:
            rate = out.points[route]
        if rate > most:
            most = rate
            best = claims[route][0] if route in claims else -1
    return best if best >= 0 else draw_card(out, needs, moves)


def last_turn(out: Outlook, claims: dict[int, tuple[int, float]], moves: list[int]) -> int:
    """Whatever brings most at once."""
    plan = out.plan
    best, most = -1, 0.0
    own = scoring.routes_of(plan, out.owner, out.team)
    for route, (move, waste) in claims.items():
        gain = plan.worth[route] - 0.01 * waste
        label = scoring.networks(plan, [*own, route])
        for ticket in out.held:
            if scoring.is_done(plan, label, ticket) and not scoring.is_done(plan, out.label, ticket):
                gain += 2 * plan.ticket_points[ticket]
        if gain > most:
            best, most = move, gain
    if best >= 0:
        return best
    for move in (PASS, TAKES[DECK], *TAKES):
        if move in moves:
            return move
    return moves[-1]


def cheapest_claims(out: Outlook, needs: Needs, moves: list[int]) -> dict[int, tuple[int, float]]:
    """By route that can be paid now: the claim that hurts other routes least, and how many cards it takes from them.
    Cards of the hand go first: those on the rack serve the partner, too."""
    plan, view = out.plan, out.view
    kept = view.players[out.seat].kept
    found: dict[int, tuple[int, float]] = {}
    least: dict[int, float] = {}
    on_path = [False] * plan.routes
    for route in needs.scheme.routes:
        on_path[route] = True
    for move in moves:
        if move & play.KIND_MASK != play.CLAIM:
            continue
        route = move >> ROUTE_SHIFT & 127
        colour = move >> COLOUR_SHIFT & 15
        wilds = move >> WILDS_SHIFT & 7
        plain = plan.length[route] - wilds
        waste = 0.0
        if colour < WILD:
            wanted = needs.wanted[colour]
            if on_path[route] and plan.colour[route] == colour:
                wanted -= plan.length[route]
            after = out.cards[colour] - plain
            if after < wanted:
                waste = float(min(plain, wanted - after))
        hurt = waste + 0.6 * wilds + 0.05 * (move >> RACK_SHIFT & 7) + 0.1 * (move >> RACK_WILDS_SHIFT & 7)
        if plain and plan.flag >> colour & 1 and not kept >> colour & 1:
            hurt -= 1.0
        if route not in found or hurt < least[route]:
            found[route] = (move, waste)
            least[route] = hurt
    return found


def detour(out: Outlook, needs: Needs, route: int) -> float:
    """What it would cost if somebody else took the route."""
    cost = out.cost[route]
    out.cost[route] = FAR
    other = out.scheme(out.held, 1).value
    out.cost[route] = cost
    return max(0.0, needs.scheme.value - other)


def pay_tunnel(moves: list[int]) -> int:
    """Pay with as few wilds as possible, from the hand first."""
    best, least = DECLINE, FAR
    for move in moves:
        if move != DECLINE:
            claim = move << PAY_FROM_CLAIM
            hurt = 1.0 * (claim >> WILDS_SHIFT & 7)
            hurt += 0.05 * (claim >> RACK_SHIFT & 7) + 0.1 * (claim >> RACK_WILDS_SHIFT & 7)
            if hurt < least:
                best, least = move, hurt
    return best


# -- what a position promises -------------------------------------------------------------------------------------


def prospect(state: State, seat: int) -> float:
    """Points won; tickets, in part if they are not joined yet; and cards that can still be used. Of the partner's
    tickets only those on the rack: the others are a secret."""
    plan = state.plan
    team = plan.team_of[seat]
    left = state.pieces[seat]
    total = float(state.score[team])
    if plan.flag and state.kept[seat] == plan.flag:
        total += plan.flag_points  # as good as celebrated
    over = state.step == play.OVER or state.final >= 0
    if not over:
        cards = state.hands[seat][:]
        if plan.has_racks:
            for kind, number in enumerate(state.racks[team]):
                cards[kind] += number
            if state.drawn >= 0:
                cards[state.drawn] += 1
        total += CARD * min(sum(cards), left) + WILD_CARD * cards[WILD]
    label = scoring.networks(plan, scoring.routes_of(plan, state.owner, team))
    cost: list[float] = []
    for ticket in state.tickets[seat] + (state.rack_tickets[team] if plan.has_racks else []):
        points = plan.ticket_points[ticket]
        if scoring.is_done(plan, label, ticket):
            total += points
            continue
        if not cost:
            cost = distances(state, seat)
        away, _ = cheapest_path(plan, plan.ticket_a[ticket], plan.ticket_b[ticket], cost)
        hope = 0.0 if over or away > left else HOPE * (1.0 - away / (left + 1))
        total += points * (2.0 * hope - 1.0)
    return total


def distances(state: State, seat: int) -> list[float]:
    """By route: how many pieces it takes; none if the team has it."""
    plan = state.plan
    found: list[float] = []
    for route in range(plan.routes):
        holder = state.owner[route]
        if holder >= 0:
            found.append(0.0 if plan.team_of[holder] == plan.team_of[seat] else FAR)
        else:
            found.append(float(plan.length[route]) if is_open(plan, state.owner, seat, route) else FAR)
    return found
