"""What to do in a turn: claim, draw cards, draw tickets."""

from __future__ import annotations

from ....core.moves import KIND_MASK
from ..printed.facts import DECK, WILD
from ..rules import scoring
from ..rules.packed import (
    CLAIM,
    DECLINE,
    PASS,
    RACK_MASK,
    RACK_SHIFT,
    RACK_WILDS_MASK,
    RACK_WILDS_SHIFT,
    ROUTE_MASK,
    ROUTE_SHIFT,
    TAKES,
    TICKETS,
    as_claim,
    wilds_of,
)
from .cards import Needs, draw_card
from .paths import FAR
from .schemes import Outlook
from .tickets import ticket_hopes


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
    if out.weights.late and TICKETS in moves and ticket_hopes(out) > most:
        return TICKETS
    if best >= 0:
        return best
    for move in (PASS, TAKES[DECK], *TAKES):
        if move in moves:
            return move
    return moves[-1]


def cheapest_claims(out: Outlook, needs: Needs, moves: list[int]) -> dict[int, tuple[int, float]]:
    """By route that can be paid now: the claim that hurts other routes least, and how many cards it takes from them.
    Cards of the hand go first: those on the rack serve the partner, too."""
    plan, kept = out.plan, out.known.kept
    found: dict[int, tuple[int, float]] = {}
    least: dict[int, float] = {}
    on_path = [False] * plan.routes
    for route in needs.scheme.routes:
        on_path[route] = True
    for move in moves:
        if move & KIND_MASK != CLAIM:
            continue
        route = move >> ROUTE_SHIFT & ROUTE_MASK
        colour, plain, wilds = plan.cards_of(move)
        waste = 0.0
        if colour < WILD:
            wanted = needs.wanted[colour]
            if on_path[route] and plan.colour[route] == colour:
                wanted -= plan.length[route]
            after = out.cards[colour] - plain
            if after < wanted:
                waste = float(min(plain, wanted - after))
        hurt = waste + 0.6 * wilds
        if plan.has_racks:
            hurt += rack_hurt(move)
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
            added = as_claim(move)
            hurt = 1.0 * wilds_of(added) + rack_hurt(added)
            if hurt < least:
                best, least = move, hurt
    return best


def rack_hurt(claim: int) -> float:
    """Cards of the hand go first: those on the rack serve the partner, too."""
    return 0.05 * (claim >> RACK_SHIFT & RACK_MASK) + 0.1 * (claim >> RACK_WILDS_SHIFT & RACK_WILDS_MASK)
