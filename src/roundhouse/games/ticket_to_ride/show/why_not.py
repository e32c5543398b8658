"""What somebody means who points at something that is not possible, so that the rule against it can be named."""

from __future__ import annotations

from typing import Final

from ....core.chance import Fast
from ....core.picks import Pick
from ..printed.facts import GREY, KINDS, MARKET, WILD
from ..rules import packed, steps
from ..rules.moves import BACK, SHARED, Claim, Keep, Place, Share, TeamClaim, TeamKeep
from ..rules.plan import Plan
from ..seen.view import View, guess
from .elements import routes_by_element, tickets_by_element
from .picks import WHERE, path

_SLOTS: Final = {**{f"market-{slot + 1}": slot for slot in range(MARKET)}, "deck": MARKET}


def candidates(view: View, picked: tuple[str, ...]) -> list[int]:
    """Moves that these picks could mean, the one that comes nearest to being possible first."""
    if view.seat is None or not picked:
        return []
    moves = [move for move in guess(view, Fast(0)).moves(view.seat) if _begins(path(view, move), picked)]
    return moves or _meant(view, picked)


def _begins(way: tuple[Pick, ...], picked: tuple[str, ...]) -> bool:
    return tuple(pick.id for pick in way[: len(picked)]) == picked


def _meant(view: View, picked: tuple[str, ...]) -> list[int]:
    """What somebody means who points at something that cannot be picked."""
    plan, name = view.plan, picked[0]
    if name in _SLOTS:
        return [packed.TAKES[_SLOTS[name]]]
    if name == "tickets":
        return [packed.TICKETS]
    if name == "pass":
        return [packed.PASS]
    route = routes_by_element(view.edition).get(name)
    if route is not None:
        return _claims(view, plan, route)
    if plan.has_racks and name in WHERE:
        return [Place(WHERE.index(name)).pack()]
    if plan.has_racks and name == "decline":
        return [packed.DECLINE]
    if plan.flag and name in ("celebrate", "wait"):
        return [packed.CELEBRATE if name == "celebrate" else packed.WAIT]
    tickets = tickets_by_element(view.edition)
    return _of_tickets(view, plan, [tickets[one] for one in picked if one in tickets])


def _claims(view: View, plan: Plan, route: int) -> list[int]:
    """A claim with all the wilds there are: what is missing then is what is really missing. On a grey route with the
    colour of which there is most."""
    hand, rack = view.hand or (), view.rack or (0,) * len(KINDS)
    length, colour = plan.length[route], plan.colour[route]
    if colour == GREY:
        colour = max(range(WILD), key=lambda kind: hand[kind] + rack[kind])
    wilds = min(hand[WILD] + rack[WILD], length - 1)
    if not plan.has_racks:
        return [Claim(route, colour, wilds).pack()]
    rack_wilds = min(rack[WILD], wilds)
    return [TeamClaim(route, colour, wilds, min(rack[colour], length - wilds), rack_wilds).pack()]


def _of_tickets(view: View, plan: Plan, tickets: list[int]) -> list[int]:
    """Tickets: to put them back, or to share them."""
    if not tickets:
        return []
    offer = list(view.offer or ())
    if view.step in (steps.KEEP, steps.OFFER) and all(ticket in offer for ticket in tickets):
        back = BACK.pack(tuple(offer.index(ticket) for ticket in dict.fromkeys(tickets)))
        if not plan.has_racks:
            return [Keep(back).pack()]
        return [TeamKeep(back, 0 if view.step == steps.KEEP else 1).pack()]
    if plan.has_racks:
        return [Share(SHARED.pack(tuple(sorted(set(tickets[:2]))))).pack()]
    return []
