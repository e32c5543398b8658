"""A view as characters: what lies on the table, one's own cards and tickets, and the routes in words."""

from __future__ import annotations

import textwrap
from typing import Final

from ....core.texts import Seat, Translator, listed
from ..printed.board import called
from ..printed.facts import WILD
from ..rules import names, scoring, steps
from ..rules.plan import Plan
from ..seen.view import View
from .picks import prompt

PAGE: Final = 80
INDENT: Final = "  "
DONE, OPEN = "[x]", "[ ]"


def plain(view: View, tr: Translator) -> str:
    """The table as the view's seat sees it."""
    plan = view.plan
    blocks = [_heading(view, tr), _table(view, tr), _own(view, tr), _tickets(view, plan, tr)]
    blocks += [_payable(view, plan, tr), _players(view, plan, tr), _taken(view, plan, tr), _free(view, plan, tr)]
    return "\n\n".join("\n".join(block) for block in blocks if block)


def _wrapped(words: str, indent: str = "") -> list[str]:
    return textwrap.wrap(words, PAGE, initial_indent=indent, subsequent_indent=indent + INDENT)


def _listed(heading: str, parts: list[str], indent: str = "") -> list[str]:
    """A heading and its list: entries run on, each in one piece as far as the line allows."""
    lines, line = [], indent + heading
    for part in parts:
        if len(line) + len(part) >= PAGE:
            lines.append(line)
            line = indent + INDENT + part
        else:
            line = f"{line} {part}"
    return [short for line in (*lines, line) for short in _shortened(line, indent)]


def _shortened(line: str, indent: str) -> list[str]:
    """What is too long for a line even by itself is broken."""
    return [line] if len(line) <= PAGE else textwrap.wrap(line, PAGE, subsequent_indent=indent + INDENT * 2)


def _commas(parts: list[str]) -> list[str]:
    return [f"{part}," for part in parts[:-1]] + [f"{part}." for part in parts[-1:]]


# -- the table ----------------------------------------------------------------------------------------------------


def _heading(view: View, tr: Translator) -> list[str]:
    lines = _wrapped(tr(prompt(view, ())))
    if view.final >= 0 and view.step != steps.OVER:
        lines += _wrapped(tr("draw-last-round", number=view.final))
    return lines


def _table(view: View, tr: Translator) -> list[str]:
    face_up = [f"({slot + 1}) {tr(names.card(kind)) if kind >= 0 else '–'}" for slot, kind in enumerate(view.market)]
    lines = _listed(tr("plain-market"), _commas(face_up))
    left = view.unseen + len(view.under)
    lines += _wrapped(tr("plain-decks", deck=view.deck, discards=sum(view.discards), tickets=left))
    if any(view.discards):
        lines += _listed(tr("plain-discards"), _commas(_cards(view.discards, tr)))
    return lines


def _cards(numbers: tuple[int, ...], tr: Translator) -> list[str]:
    return [tr(names.count(number, kind)) for kind, number in enumerate(numbers) if number]


def _own(view: View, tr: Translator) -> list[str]:
    if view.hand is None:
        return []
    lines = _listed(tr("plain-hand", number=sum(view.hand)), _commas(_cards(view.hand, tr)))
    if view.rack is not None:
        lines += _listed(tr("plain-rack", number=sum(view.rack)), _commas(_cards(view.rack, tr)))
    return lines


def _tickets(view: View, plan: Plan, tr: Translator) -> list[str]:
    """My tickets, those joined with a cross in the box; when the game is over, everybody's."""
    packs: list[tuple[str, tuple[int, ...], int]] = []
    if view.team is not None:
        packs = [
            (tr("draw-offer"), view.offer or (), view.team),
            (tr("draw-own-tickets"), view.tickets or (), view.team),
            (tr("draw-rack-tickets"), view.rack_tickets or (), view.team),
        ]
    packs += [
        (tr("plain-tickets-of", seat=Seat(seat)), shown, plan.team_of[seat])
        for seat, shown in enumerate(view.shown or ())
        if seat != view.seat
    ]
    packs += [
        (tr("plain-rack-of", number=team + 1), shown, team)
        for team, shown in enumerate(view.shown_racks or ())
        if team != view.team
    ]
    lines = []
    for heading, tickets, team in packs:
        if tickets:
            label = scoring.networks(plan, scoring.routes_of(plan, list(view.owner), team))
            lines += _wrapped(f"{heading}:")
            lines += [
                f"{INDENT}{DONE if scoring.is_done(plan, label, ticket) else OPEN} {tr(names.ticket(plan, ticket))}"
                for ticket in tickets
            ]
    return lines


def _players(view: View, plan: Plan, tr: Translator) -> list[str]:
    lines, points = [], view.points
    for seat, player in enumerate(view.players):
        team = plan.team_of[seat]
        if plan.has_racks and seat % plan.team_size == 0:
            this = view.teams[team]
            lines += _wrapped(
                tr("plain-team", number=team + 1, points=points[team], cards=this.cards, tickets=this.tickets)
            )
        mark = ">" if seat in view.actors else " "
        counts = {"pieces": player.pieces, "cards": player.cards, "tickets": player.tickets + player.offered}
        if plan.has_racks:
            words = tr("plain-partner", seat=Seat(seat), **counts)
        else:
            words = tr("plain-player", seat=Seat(seat), points=points[team], **counts)
        lines += _wrapped(f"{mark} {words}")
        if player.kept or player.flags:
            kept = [names.card(kind) for kind in range(WILD) if player.kept >> kind & 1]
            lines += _wrapped(tr("plain-flag", cards=listed(kept), number=player.flags), INDENT * 2)
    return lines


# -- routes -------------------------------------------------------------------------------------------------------


def can_pay(view: View, plan: Plan, route: int) -> bool:
    """Whether the seat's cards, with those of its rack, and its pieces are enough for a route."""
    if view.seat is None or view.players[view.seat].pieces < plan.length[route]:
        return False
    return view.missing_cards()[route] <= 0


def _wants(plan: Plan, route: int, tr: Translator) -> str:
    """'4 purple'; '3 of any one colour (tunnel 5)'"""
    words = tr(names.price(plan, route))
    return tr("plain-tunnel", cards=words, tunnel=plan.tunnel[route]) if plan.tunnel[route] else words


def _connections(plan: Plan, tr: Translator, routes: list[int]) -> dict[tuple[int, int], list[str]]:
    """Routes by the places they join; equal lanes are told once."""
    found: dict[tuple[int, int], list[str]] = {}
    for route in routes:
        wants = found.setdefault((plan.a[route], plan.b[route]), [])
        words = _wants(plan, route, tr)
        if words not in wants:
            wants.append(words)
    return found


def _place(plan: Plan, place: int, tr: Translator) -> str:
    name = called(plan.board.places, place)
    return name if isinstance(name, str) else tr(name)


def _payable(view: View, plan: Plan, tr: Translator) -> list[str]:
    if view.seat is None or view.step == steps.OVER:
        return []
    routes = [route for route in view.open_routes() if can_pay(view, plan, route)]
    if not routes:
        return _wrapped(tr("plain-none-payable"))
    places = plan.board.places
    entries = [
        tr("plain-route", **{"from": called(places, a), "to": called(places, b), "cards": " / ".join(wants)})
        for (a, b), wants in _connections(plan, tr, routes).items()
    ]
    return [*_wrapped(tr("plain-payable")), *(line for entry in entries for line in _wrapped(entry, INDENT))]


def _taken(view: View, plan: Plan, tr: Translator) -> list[str]:
    lines = []
    for seat in range(view.seats):
        taken = [tr(names.route_name(plan, route)) for route in range(plan.routes) if view.owner[route] == seat]
        if taken:
            lines += _listed(tr("plain-taken", seat=Seat(seat)), _commas(taken))
    return lines


def _free(view: View, plan: Plan, tr: Translator) -> list[str]:
    """Every route that can still be claimed, told once, at the first of its places."""
    if view.step == steps.OVER:
        return []
    lines = _wrapped(tr("plain-free"))
    by_place: dict[int, list[str]] = {}
    for (a, b), wants in _connections(plan, tr, view.open_routes()).items():
        by_place.setdefault(a, []).append(f"{_place(plan, b, tr)} {' / '.join(wants)}")
    for place, entries in sorted(by_place.items()):
        ended = [f"{entry};" for entry in entries[:-1]] + entries[-1:]
        lines += _listed(f"{_place(plan, place, tr)} –", ended, INDENT)
    return lines
