"""The map as a picture: one for all. On it the routes that are taken; what lies around it is in panels.py.

The static layer (map.py) is the printed map. The live layer has an element with a stable id for everything that
changes. What can be picked carries data-pick, with the ids of picks.py.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ....core.drawing import Drawing
from ....core.texts import Translator
from ..printed import editions
from ..rules import scoring, steps
from ..rules.packed import route_of
from ..rules.plan import Plan
from ..seen.view import View
from .art import CARD, FONT, HOT, defs
from .map import EDITIONS, HEIGHT, WIDTH, clear_space, layout, names, printed
from .networks import networks
from .wanted import tickets_of

#: So many bits of a picture are kept: most of them stay the same from one move to the next.
REMEMBERED: Final = 4096


def draw(view: View, tr: Translator) -> Drawing:
    """The map as the view's seat sees it: there is one for all. What lies around it is drawn by panels.py."""
    plan = view.plan
    own = view.seat is not None
    return Drawing(
        width=WIDTH,
        height=HEIGHT,
        key=f"{view.edition}-{plan.seats}-{'own' if own else 'watch'}",
        static=_static(view.edition, plan.seats, plan.has_racks, own),
        live=f"<g{layout(view.edition).transform}>"
        + _routes(view)
        + _goals(view, plan)
        + names(view.edition, _goal_places(view, plan))
        + "</g>",
        title=tr("title"),
        desc=_description(view, tr),
        notes=_missing(view, plan),
        notes_title=tr("draw-missing") if own else "",
    )


def _description(view: View, tr: Translator) -> str:
    if view.step == steps.OVER:
        return tr("draw-desc-over", seats=view.seats)
    return tr("draw-desc", seats=view.seats, routes=sum(owner >= 0 for owner in view.owner), deck=view.deck)


@lru_cache(EDITIONS)
def _static(edition: str, seats: int, racks: bool, own: bool) -> str:
    bus = editions.edition(edition).settings.piece == "bus"
    return (
        defs(bus, seats, racks) + f'<clipPath id="tr-field"><rect width="{WIDTH}" height="{HEIGHT}"/></clipPath>'
        f'<g clip-path="url(#tr-field)">{printed(edition, own)}</g>'
    )


# -- the map ------------------------------------------------------------------------------------------------------


def _routes(view: View) -> str:
    """The pieces on the routes that are taken."""
    taken = [_pieces(view.edition, route, seat) for route, seat in enumerate(view.owner) if seat >= 0]
    laid = ""
    if view.laid:
        line = layout(view.edition).lines[route_of(view.laid)]
        laid = (
            f'<path id="laid" fill="none" stroke="{HOT}" stroke-width="3" stroke-dasharray="6 4" d="{line.outline}"/>'
        )
    return f'<g class="routes" pointer-events="none">{"".join(taken)}{laid}</g>'


@lru_cache(REMEMBERED)
def _pieces(edition: str, route: int, seat: int) -> str:
    this = layout(edition)
    line = this.lines[route]
    scale = min(line.long / 33, 1.05 * this.unit)
    pieces = "".join(
        f'<use href="#tr-piece-{seat}" transform="translate({space.x:.1f} {space.y:.1f}) rotate({space.turn:.1f})'
        f' scale({scale:.3g})"/>'
        for space in line.spaces
    )
    middle = line.spaces[len(line.spaces) // 2]
    pieces += (
        f'<use href="#tr-number-{seat}" transform="translate({middle.x:.1f} {middle.y:.1f}) scale({this.unit:.3g})"/>'
    )
    # A light strip under the pieces: whose a route is must be seen before its colour.
    strip = f'<path class="strip" fill="{CARD}" fill-opacity=".82" d="{line.outline}"/>'
    return f'<g id="taken-{this.board.routes[route].id}" class="taken seat-{seat}">{strip}{pieces}</g>'


def _goals(view: View, plan: Plan) -> str:
    """The places of my tickets, and where one is still to be joined."""
    if view.team is None:
        return ""
    label = networks(view.edition, view.owner, plan.seats, view.team)
    joined: dict[int, bool] = {}
    for ticket in tickets_of(view):
        done = scoring.is_done(plan, label, ticket)
        for place in (plan.ticket_a[ticket], plan.ticket_b[ticket]):
            joined[place] = joined.get(place, True) and done
    this = layout(view.edition)
    marks = "".join(
        f'<use id="goal-{this.board.places[place].id}" href="#tr-{"joined" if done else "goal"}"'
        f' transform="translate({this.board.places[place].x} {this.board.places[place].y}) scale({this.unit:.3g})"/>'
        for place, done in sorted(joined.items())
    )
    return f'<g class="goals" pointer-events="none">{marks}</g>'


def _missing(view: View, plan: Plan) -> str:
    """On request: how many cards I need for each route that I may still claim, and a tick where I have them."""
    if view.seat is None or view.hand is None or view.step == steps.OVER:
        return ""
    pieces, missing = view.players[view.seat].pieces, view.missing_cards()
    marks = [
        _lack(view.edition, route, max(0, missing[route]))
        for route in view.open_routes()
        if plan.length[route] <= pieces
    ]
    return f'<g class="missing"{layout(view.edition).transform} pointer-events="none">{"".join(marks)}</g>'


@lru_cache(REMEMBERED)
def _lack(edition: str, route: int, missing: int) -> str:
    """How many cards are missing for a route."""
    spot = clear_space(edition, route)
    at = f'transform="translate({spot.x:.1f} {spot.y:.1f}) scale({layout(edition).unit:.3g})"'
    if not missing:
        return f'<use href="#tr-tick" {at}/>'
    number = (
        f'<text y="4.2" font-family="{FONT}" font-size="12" font-weight="bold" text-anchor="middle" fill="{CARD}">'
        f"{missing}</text>"
    )
    return f'<g {at}><circle r="8" fill="{HOT}" stroke="{CARD}" stroke-width="1.5"/>{number}</g>'


def _goal_places(view: View, plan: Plan) -> frozenset[int]:
    if view.team is None:
        return frozenset()
    return frozenset(place for ticket in tickets_of(view) for place in (plan.ticket_a[ticket], plan.ticket_b[ticket]))
