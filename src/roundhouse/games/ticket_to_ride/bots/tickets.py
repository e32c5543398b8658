"""Which tickets to keep, to share, and whether to draw more."""

from __future__ import annotations

from ..rules import steps
from ..rules.moves import BACK
from ..rules.packed import BACK_SHIFT, KEEP, KEEP_RACK_SHIFT, SHARE_ONE
from .paths import FAR
from .schemes import FEW_ORDERS, Outlook


def choose_tickets(out: Outlook) -> int:
    """Keep those tickets of the offer that are worth most together with those already held."""
    return rated_tickets(out)[0][1]


def rated_tickets(out: Outlook) -> list[tuple[float, int]]:
    """Every set of tickets that may be kept: less its value, and the move; the best first."""
    plan, offer = out.plan, out.known.offer
    beginning = out.known.step == steps.KEEP
    least = plan.least(len(offer), beginning)
    orders = out.orders if len(offer) < 4 else FEW_ORDERS
    rated: list[tuple[float, int]] = []
    for kept in range(1 << len(offer)):
        if kept.bit_count() < least:
            continue
        chosen = [ticket for place, ticket in enumerate(offer) if kept >> place & 1]
        value = out.scheme(out.held + chosen, orders).value
        for ticket in chosen:
            value -= plan.ticket_points[ticket]
        rated.append((-value, keep_move(out, offer, kept, beginning)))
    rated.sort()
    return rated


def some_tickets(out: Outlook) -> int:
    """The same sooner, for playouts: one ticket after the other, as long as there is one that pays."""
    plan, offer = out.plan, out.known.offer
    beginning = out.known.step == steps.KEEP
    least = plan.least(len(offer), beginning)
    held, kept = out.held, 0
    value = out.scheme(held, 1).value
    while kept.bit_count() < len(offer):
        best, most = -1, -FAR
        for place, ticket in enumerate(offer):
            if not kept >> place & 1:
                worth = out.scheme([*held, ticket], 1).value - plan.ticket_points[ticket]
                if worth > most:
                    best, most = place, worth
        if most <= value and kept.bit_count() >= least:
            break
        kept |= 1 << best
        held = [*held, offer[best]]
        value = most + plan.ticket_points[offer[best]]
    return keep_move(out, offer, kept, beginning)


def keep_move(out: Outlook, offer: list[int], kept: int, beginning: bool) -> int:
    """Keep these of the offer (a bit each); of a team the partner shall know of the greatest."""
    plan = out.plan
    back = tuple([place for place in range(len(offer)) if not kept >> place & 1])
    move = KEEP | BACK.pack(back) << BACK_SHIFT
    if plan.has_racks and not beginning:
        rack, most = 0, -1
        for place, ticket in enumerate(offer):
            if kept >> place & 1 and plan.ticket_points[ticket] > most:
                rack, most = place + 1, plan.ticket_points[ticket]
        move |= rack << KEEP_RACK_SHIFT
    return move


def share_first(out: Outlook, moves: list[int]) -> int:
    """The ticket that is worth most: two can do most for it."""
    plan = out.plan
    best, most = moves[0], -1
    for ticket in out.known.tickets:
        move = SHARE_ONE[ticket]
        if plan.ticket_points[ticket] > most and move in moves:
            best, most = move, plan.ticket_points[ticket]
    return best


def ticket_hopes(out: Outlook) -> float:
    """What drawing tickets can be expected to bring: the best of them is kept."""
    plan, under = out.plan, out.known.under
    known = {*out.held, *under}
    drawn = min(plan.draw, out.known.unseen)
    again: list[int] = []  # put back by the seat itself, and drawn for sure
    if out.weights.late:
        for ticket in under[: plan.draw - drawn]:
            if ticket < 0:
                drawn += 1
            else:
                again.append(ticket)
    turns = out.turns
    out.turns -= out.weights.late
    gains = gains_alone(out, [ticket for ticket in range(plan.tickets) if ticket not in known])
    sure = max(gains_alone(out, again), default=-FAR)
    out.turns = turns
    if drawn < 1 or len(gains) < drawn:
        return sure
    return best_of(gains, drawn, sure)


def gains_alone(out: Outlook, tickets: list[int]) -> list[float]:
    """What every ticket would bring, if it were the only one: less than nothing, if it cannot be joined."""
    points = out.plan.ticket_points
    return [value - points[ticket] for ticket, value in zip(tickets, out.each_alone(tickets), strict=True)]


def best_of(gains: list[float], drawn: int, least: float) -> float:
    """The best of so many that are drawn, on an average; so much is there anyway."""
    gains = [max(gain, least) for gain in gains]
    gains.sort()
    # The best of those drawn is gains[n] if it is among them and the others are below it.
    hopes, number = 0.0, len(gains)
    chance = drawn / number
    for n in range(number - 1, drawn - 2, -1):
        hopes += chance * gains[n]
        chance *= (n - drawn + 1) / n if n else 0.0
    return hopes
