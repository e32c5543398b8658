"""A view as a picture: one board for all. On it the routes that are taken; below it the cards that lie open and the
cards of the view's own seat; beside it the players and the seat's tickets.

The static layer (map.py) is the printed map. The live layer has an element with a stable id for everything that
changes. What can be picked carries data-pick, with the ids of picks.py; a ticket names its two places in data-where.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec import Struct

from ....core.drawing import Drawing, escape
from ....core.texts import Text, Translator
from ..printed import editions
from ..printed.board import called
from ..printed.cards import COLOURS, GREY, KINDS, MARKET, WILD
from ..rules import play, scoring
from ..rules.plan import COLOUR_SHIFT, ROUTE_SHIFT, WILDS_SHIFT, Plan
from ..seen.view import View
from .art import CARD, CARD_HEIGHT, CARD_WIDTH, FILLS, FONT, HOT, INK, PAPER, SUN, defs
from .map import EDITIONS, PLACE, atlas, names, printed
from .map import HEIGHT as MAP_HEIGHT
from .map import WIDTH as MAP_WIDTH
from .plain import is_open

MARGIN: Final = 18
GAP: Final = 14
SIDE_X: Final = MARGIN + MAP_WIDTH + GAP
SIDE: Final = 270
WIDTH: Final = SIDE_X + SIDE + MARGIN
TRAY_Y: Final = MARGIN + MAP_HEIGHT + 10
LABEL: Final = 20
#: The size of the cards, and the height of a row of them: without and with racks.
SCALES: Final = (1.22, 1.0)
ROW_GAP: Final = 10
HEADER: Final = 34
#: The height of a player's panel; of a team's heading and of a partner's panel.
PANEL: Final = 66
TEAM: Final = 28
PARTNER: Final = 54
HEADING: Final = 22
#: A ticket is at least so high, if there is room for a second column.
LEAST: Final = 17
JOINED: Final = "#e3ecd9"
#: So many bits of a picture are kept: most of them stay the same from one move to the next.
REMEMBERED: Final = 4096


def draw(view: View, tr: Translator) -> Drawing:
    """The table as the view's seat sees it: there is one board for all, and no other hand to be seen."""
    plan = view.plan
    own = view.seat is not None
    return Drawing(
        width=WIDTH,
        height=_height(plan.has_racks, own),
        key=f"{view.edition}-{plan.seats}-{'own' if own else 'watch'}",
        static=_static(view.edition, plan.seats, plan.has_racks, own),
        live=_routes(view)
        + _goals(view, plan)
        + _names(view.edition)
        + _junctions(view.edition, tr)
        + _market(view, plan, tr)
        + _hand(view, plan, tr)
        + _header(view, tr)
        + _players(view, plan, tr)
        + _tickets(view, plan, tr),
        title=tr("title"),
        desc=_description(view, tr),
        notes=_missing(view, plan),
        notes_title=tr("draw-missing") if own else "",
    )


def _description(view: View, tr: Translator) -> str:
    if view.step == play.OVER:
        return tr("draw-desc-over", seats=view.seats)
    return tr("draw-desc", seats=view.seats, routes=sum(owner >= 0 for owner in view.owner), deck=view.deck)


def _row(racks: bool) -> float:
    return LABEL + CARD_HEIGHT * SCALES[racks] + ROW_GAP


def _height(racks: bool, own: bool) -> int:
    """Who only watches has no cards."""
    rows = (3 if racks else 2) if own else 1
    return round(TRAY_Y + rows * _row(racks) + MARGIN - 2)


@lru_cache(EDITIONS)
def _static(edition: str, seats: int, racks: bool, own: bool) -> str:
    bus = edition.startswith("ticket_to_ride_paris")
    height = _height(racks, own)
    field = f'x="{MARGIN}" y="{MARGIN}" width="{MAP_WIDTH}" height="{MAP_HEIGHT}"'
    return (
        defs(bus, seats, racks)
        + f'<clipPath id="tr-field"><rect width="{MAP_WIDTH}" height="{MAP_HEIGHT}"/></clipPath>'
        f'<rect class="paper" width="{WIDTH}" height="{height}" fill="{PAPER}"/>'
        f'<rect class="frame" x="4" y="4" width="{WIDTH - 8}" height="{height - 8}" fill="none" stroke="{INK}"'
        ' stroke-width="3"/>'
        f'<rect class="frame" x="8.5" y="8.5" width="{WIDTH - 17}" height="{height - 17}" fill="none" stroke="{INK}"/>'
        f'<g transform="translate({MARGIN} {MARGIN})" clip-path="url(#tr-field)">{printed(edition, own)}</g>'
        f'<rect class="frame" {field} fill="none" stroke="{INK}" stroke-width="3"/>{_landscape()}'
    )


def _landscape() -> str:
    """The head of the poster: a sun over hills."""
    x, y = SIDE_X, MARGIN + HEADER
    return (
        f'<circle class="sun" cx="{x + SIDE - 46}" cy="{y - 13}" r="15" fill="{SUN}"/>'
        f'<path class="hills" fill="#e0c991" d="M{x},{y}v-9q40,-13 80,-3t80,-3t110,3v12z"/>'
        f'<path class="frame" stroke="{INK}" stroke-width="3" d="M{x},{y}h{SIDE}"/>'
    )


@lru_cache(REMEMBERED)
def _text(
    x: float, y: float, words: str, size: float, anchor: str = "start", weight: str = "bold", fill: str = INK
) -> str:
    return (
        f'<text x="{x:.4g}" y="{y:.4g}" font-family="{FONT}" font-size="{size:.3g}" font-weight="{weight}"'
        f' text-anchor="{anchor}" fill="{fill}">{escape(words)}</text>'
    )


@lru_cache(REMEMBERED)
def _fitted(x: float, y: float, words: str, size: float, room: float, weight: str = "bold") -> str:
    """What may be too long is squeezed into the room there is: nobody knows the reader's font."""
    wide = 0.55 * size * sum(2 if ord(letter) > 0x2E7F else 1 for letter in words)
    smaller = size * room / wide if wide > room else size
    if smaller > size * 0.8:
        return _text(x, y, words, smaller, weight=weight)
    smaller = max(smaller, size * 0.6)
    return (
        f'<text x="{x:.4g}" y="{y:.4g}" font-family="{FONT}" font-size="{smaller:.3g}" font-weight="{weight}"'
        f' fill="{INK}" textLength="{room:.4g}" lengthAdjust="spacingAndGlyphs">{escape(words)}</text>'
    )


# -- the map ------------------------------------------------------------------------------------------------------


def _routes(view: View) -> str:
    """The pieces on the routes that are taken."""
    taken = [_pieces(view.edition, route, seat) for route, seat in enumerate(view.owner) if seat >= 0]
    laid = ""
    if view.laid:
        line = atlas(view.edition).lines[view.laid >> ROUTE_SHIFT & 127]
        laid = (
            f'<path id="laid" fill="none" stroke="{HOT}" stroke-width="3" stroke-dasharray="6 4" d="{line.outline}"/>'
        )
    inside = f"<g{atlas(view.edition).transform}>{''.join(taken)}{laid}</g>"
    return f'<g class="routes" transform="translate({MARGIN} {MARGIN})" pointer-events="none">{inside}</g>'


@lru_cache(REMEMBERED)
def _pieces(edition: str, route: int, seat: int) -> str:
    this = atlas(edition)
    line = this.lines[route]
    scale = min(line.long / 33, 1.05 * this.unit)
    pieces = "".join(
        f'<use href="#tr-piece-{seat}" transform="translate({space.x:.1f} {space.y:.1f}) rotate({space.turn:.1f})'
        f' scale({scale:.3g})"/>'
        for space in line.spaces
    )
    # A light strip under the pieces: whose a route is must be seen before its colour.
    strip = f'<path class="strip" fill="{CARD}" fill-opacity=".82" d="{line.outline}"/>'
    return f'<g id="taken-{this.board.routes[route].id}" class="taken seat-{seat}">{strip}{pieces}</g>'


@lru_cache(EDITIONS)
def _names(edition: str) -> str:
    """Over the pieces: else these would hide them."""
    return f'<g transform="translate({MARGIN} {MARGIN})"><g{atlas(edition).transform}>{names(edition)}</g></g>'


def _junctions(edition: str, tr: Translator) -> str:
    """They have no name on the map: what they are called is told to those who point at them or listen."""
    this, told = atlas(edition), []
    for number, place in enumerate(this.board.places):
        name = called(this.board.places, number)
        if isinstance(name, Text):
            told.append(
                f'<g id="junction-{place.id}"><title>{escape(tr(name))}</title>'
                f'<circle cx="{place.x}" cy="{place.y}" r="{PLACE * this.unit:.3g}" fill-opacity="0"/></g>'
            )
    return f'<g transform="translate({MARGIN} {MARGIN})"><g{this.transform}>{"".join(told)}</g></g>' if told else ""


def _goals(view: View, plan: Plan) -> str:
    """The places of my tickets, and where one is still to be joined."""
    if view.team is None:
        return ""
    label = _networks(view.edition, view.owner, plan.seats, view.team)
    joined: dict[int, bool] = {}
    for ticket in _mine(view):
        done = scoring.is_done(plan, label, ticket)
        for place in (plan.ticket_a[ticket], plan.ticket_b[ticket]):
            joined[place] = joined.get(place, True) and done
    this = atlas(view.edition)
    marks = "".join(
        f'<use id="goal-{this.board.places[place].id}" href="#tr-{"joined" if done else "goal"}"'
        f' transform="translate({this.board.places[place].x} {this.board.places[place].y}) scale({this.unit:.3g})"/>'
        for place, done in sorted(joined.items())
    )
    inside = f"<g{this.transform}>{marks}</g>"
    return f'<g class="goals" transform="translate({MARGIN} {MARGIN})" pointer-events="none">{inside}</g>'


def _missing(view: View, plan: Plan) -> str:
    """On request: how many cards I need for each route that I may still claim, and a tick where I have them."""
    if view.seat is None or view.hand is None or view.step == play.OVER:
        return ""
    cards = [own + shared for own, shared in zip(view.hand, view.rack or [0] * len(KINDS), strict=True)]
    this, marks = atlas(view.edition), []
    for route, line in enumerate(this.lines):
        length, colour = plan.length[route], plan.colour[route]
        if not is_open(view, plan, route) or view.players[view.seat].pieces < length:
            continue
        missing = length - (max(cards[:WILD]) if colour == GREY else cards[colour]) - cards[WILD]
        # A tunnel has its number in the middle.
        spot = line.spaces[0 if plan.tunnel[route] else length // 2]
        at = f'transform="translate({spot.x:.1f} {spot.y:.1f}) scale({this.unit:.3g})"'
        number = _text(0, 4.2, str(missing), 12, "middle", fill=CARD)
        disc = f'<circle r="8" fill="{HOT}" stroke="{CARD}" stroke-width="1.5"/>'
        marks.append(f"<g {at}>{disc}{number}</g>" if missing > 0 else f'<use href="#tr-tick" {at}/>')
    inside = f"<g{this.transform}>{''.join(marks)}</g>"
    return f'<g class="missing" transform="translate({MARGIN} {MARGIN})" pointer-events="none">{inside}</g>'


def _mine(view: View) -> list[int]:
    """The tickets that I must join: my own, my team's, and those I choose from."""
    return [*(view.tickets or ()), *(view.rack_tickets or ()), *(view.offer or ())]


@lru_cache(64)
def _networks(edition: str, owner: tuple[int, ...], seats: int, team: int) -> list[int]:
    table = editions.plan(edition, seats)
    return scoring.networks(table, scoring.routes_of(table, list(owner), team))


# -- cards --------------------------------------------------------------------------------------------------------


def _card(name: str, pick: str, kind: int, x: float, y: float, scale: float) -> str:
    return (
        f'<g id="{name}" class="card"{pick} transform="translate({x:.4g} {y:.4g}) scale({scale:.3g})">'
        f'<use href="#tr-card-{KINDS[kind]}"/></g>'
    )


def _pile(name: str, pick: str, art: str, number: int, x: float, y: float, scale: float) -> str:
    faded = "" if number else ' opacity=".35"'
    return (
        f'<g id="{name}"{pick} transform="translate({x:.4g} {y:.4g}) scale({scale:.3g})"{faded}><use href="#tr-{art}"/>'
        f"{_text(42, 34, str(number), 20, 'middle')}</g>"
    )


def _pick(view: View, name: str) -> str:
    return "" if view.seat is None else f' data-pick="{name}"'


def _market(view: View, plan: Plan, tr: Translator) -> str:
    """The deck, what lies face up, the ticket deck, the discards; and what is just being done with cards."""
    scale = SCALES[plan.has_racks]
    step = CARD_WIDTH * scale + 10
    x, y = float(MARGIN), TRAY_Y + LABEL
    parts = [
        _text(x, y - 6, tr("draw-deck"), 13),
        _pile("deck", _pick(view, "deck"), "back", view.deck, x, y, scale),
        _text(x + step + 6, y - 6, tr("draw-market"), 13),
    ]
    for slot in range(MARKET):
        left = x + 6 + step * (slot + 1)
        name, kind = f"market-{slot + 1}", view.market[slot]
        if kind < 0:
            parts.append(
                f'<rect id="{name}"{_pick(view, name)} x="{left:.4g}" y="{y}" width="{CARD_WIDTH * scale:.4g}"'
                f' height="{CARD_HEIGHT * scale:.4g}" rx="6" fill="{PAPER}" stroke="{INK}" stroke-dasharray="4 4"/>'
            )
        else:
            parts.append(_card(name, _pick(view, name), kind, left, y, scale))
    x += 12 + step * (MARKET + 1)
    parts.append(_text(x, y - 6, tr("draw-tickets"), 13))
    parts.append(_pile("tickets", _pick(view, "tickets"), "tickets", view.unseen + len(view.under), x, y, scale))
    x += step + 8
    parts.append(_text(x, y - 6, tr("draw-discards", number=sum(view.discards)), 13))
    parts.append(_counts("discards", view.discards, plan, x, y))
    parts.append(_stage(view, plan, tr, x + 150, y))
    return f'<g class="market">{"".join(parts)}</g>'


def _counts(name: str, numbers: tuple[int, ...], plan: Plan, x: float, y: float) -> str:
    """Numbers of cards, small, in three columns."""
    parts = []
    for place, kind in enumerate(_kinds(plan)):
        left, top = x + place % 3 * 46, y + place // 3 * 19
        faded = "" if numbers[kind] else ' opacity=".35"'
        parts.append(
            f'<g{faded}><use href="#tr-chip-{KINDS[kind]}" transform="translate({left:.4g} {top:.4g})"/>'
            f"{_text(left + 22, top + 12, str(numbers[kind]), 13)}</g>"
        )
    return f'<g id="{name}">{"".join(parts)}</g>'


def _kinds(plan: Plan) -> list[int]:
    """The kinds of cards that this board's deck has."""
    return [kind for kind in range(len(KINDS)) if plan.deck[kind]]


def _stage(view: View, plan: Plan, tr: Translator, x: float, y: float) -> str:
    """Teams: the card that is to be placed, or what a tunnel has turned up."""
    if view.placing:
        card = (
            _card("drawn", "", view.drawn, x, y, SCALES[1])
            if view.drawn >= 0
            else f'<g id="drawn" transform="translate({x:.4g} {y:.4g})"><use href="#tr-back"/></g>'
        )
        return _text(x, y - 6, tr("draw-drawn"), 13) + card
    if not view.laid:
        return ""
    colour, wilds = view.laid >> COLOUR_SHIFT & 15, view.laid >> WILDS_SHIFT & 7
    plain = plan.length[view.laid >> ROUTE_SHIFT & 127] - wilds
    matching = (WILD,) if not plain else (WILD, colour)
    cards = []
    for place, kind in enumerate(view.revealed):
        left, top = x + place % 3 * 50, y + place // 3 * 31
        faded = "" if kind in matching else ' opacity=".5"'
        cards.append(
            f'<g{faded}><use href="#tr-card-{KINDS[kind]}" transform="translate({left:.4g} {top:.4g}) scale(.52)"/></g>'
        )
    return (
        f'<g id="revealed">{_text(x, y - 6, tr("draw-revealed", number=view.extra), 13, fill=HOT)}{"".join(cards)}</g>'
    )


def _hand(view: View, plan: Plan, tr: Translator) -> str:
    """My cards by kind, and those on my team's rack."""
    y = TRAY_Y + LABEL + _row(plan.has_racks)
    if view.hand is None:
        return ""
    parts = [_cards_row("hand", view, plan, view.hand, tr("draw-hand", number=sum(view.hand)), y)]
    if view.rack is not None:
        y += _row(True)
        parts.append(_cards_row("rack", view, plan, view.rack, tr("draw-rack", number=sum(view.rack)), y))
    return "".join(parts)


def _cards_row(name: str, view: View, plan: Plan, cards: tuple[int, ...], words: str, y: float) -> str:
    kinds = _kinds(plan)
    step = MAP_WIDTH / len(kinds)
    scale = min(SCALES[plan.has_racks], (step - 8) / CARD_WIDTH)
    high = CARD_HEIGHT * scale
    # Pointing anywhere in the row means it.
    ground = (
        f'<rect class="shelf" x="{MARGIN - 4}" y="{y - 19:.4g}" width="{MAP_WIDTH + 8}" height="{high + 24:.4g}" rx="5"'
        f' fill="{CARD if name == "hand" else "#e6d3a4"}" fill-opacity=".7"/>'
    )
    parts = [ground, _text(MARGIN + 2, y - 5, words, 13)]
    for place, kind in enumerate(kinds):
        x = MARGIN + place * step + 3
        number = cards[kind]
        if not number:
            left, top = x + CARD_WIDTH * scale / 2 - 13, y + high / 2 - 10
            parts.append(
                f'<g id="{name}-{KINDS[kind]}" class="none"><rect x="{x:.4g}" y="{y:.4g}"'
                f' width="{CARD_WIDTH * scale:.4g}" height="{high:.4g}" rx="6" fill="none" stroke="{INK}"'
                ' stroke-opacity=".35" stroke-dasharray="3 4"/>'
                f'<use href="#tr-chip-{KINDS[kind]}" opacity=".45" transform="translate({left:.4g} {top:.4g})'
                ' scale(1.45)"/></g>'
            )
            continue
        parts.append(
            f'<g id="{name}-{KINDS[kind]}" class="card" transform="translate({x:.4g} {y:.4g}) scale({scale:.3g})">'
            f'<use href="#tr-card-{KINDS[kind]}"/>'
            f'<circle cx="70" cy="14" r="13.5" fill="{CARD}" stroke="{INK}" stroke-width="1.6"/>'
            f"{_text(70, 20.5, str(number), 19, 'middle')}</g>"
        )
    pick = _pick(view, name) if plan.has_racks else ""
    return f'<g id="{name}" class="own"{pick}>{"".join(parts)}</g>'


# -- players ------------------------------------------------------------------------------------------------------


def _header(view: View, tr: Translator) -> str:
    """The name of the game; in the last round, that it is the last."""
    last = view.final >= 0 and view.step != play.OVER
    words = tr("draw-last-round", number=view.final) if last else tr("title")
    return (
        f'<g id="header" fill="{HOT if last else INK}">{_fitted(SIDE_X + 4, MARGIN + 22, words, 18, SIDE - 60)}'
        f'<use href="#tr-wild" transform="translate({SIDE_X + SIDE - 20} {MARGIN + HEADER - 1})"/></g>'
    )


def _players(view: View, plan: Plan, tr: Translator) -> str:
    y = float(MARGIN + HEADER + 8)
    parts, points = [], view.points
    if plan.has_racks:
        for team in range(plan.teams):
            parts.append(_team(view, tr, team, points[team], y))
            y += TEAM
            for seat in range(team * plan.team_size, (team + 1) * plan.team_size):
                parts.append(_player(view, plan, tr, seat, None, y, PARTNER - 6))
                y += PARTNER
    else:
        for seat in range(plan.seats):
            parts.append(_player(view, plan, tr, seat, points[seat], y, PANEL - 6))
            y += PANEL
    return f'<g class="players">{"".join(parts)}</g>'


def _team(view: View, tr: Translator, team: int, points: int, y: float) -> str:
    """A team's points, and how much lies on its racks."""
    this = view.teams[team]
    x = SIDE_X
    return (
        f'<g id="team-{team}">{_text(x + 2, y + 18, tr("draw-team", number=team + 1), 15)}'
        f'<use href="#tr-hand" transform="translate({x + 110} {y + 4:.4g})"/>'
        f"{_text(x + 132, y + 18, str(this.cards), 14)}"
        f'<use href="#tr-ticket" transform="translate({x + 160} {y + 5:.4g})"/>'
        f"{_text(x + 183, y + 18, str(this.tickets), 14)}"
        f"{_text(x + SIDE - 6, y + 20, str(points), 22, 'end')}</g>"
    )


def _player(view: View, plan: Plan, tr: Translator, seat: int, points: int | None, y: float, high: float) -> str:
    """What everybody may know of a player; `points` are none where they are the team's."""
    player, x = view.players[seat], SIDE_X
    acting = seat in view.actors
    frame = f'stroke="{HOT}" stroke-width="3"' if acting else f'stroke="{INK}" stroke-opacity=".6"'
    parts = [
        f'<rect x="{x}" y="{y:.4g}" width="{SIDE}" height="{high:.4g}" rx="5" fill="{CARD}"'
        f' fill-opacity="{1 if seat == view.seat else 0.5}" {frame}/>',
        f'<use href="#tr-piece-{seat}" transform="translate({x + 30} {y + high / 2:.4g}) scale(1.35)"/>',
        _fitted(x + 60, y + high / 2 - 6, tr.name(seat), 17, SIDE - (70 if plan.has_racks else 112)),
    ]
    if acting:
        parts.append(f'<use href="#tr-turn" transform="translate({x - 9} {y + high / 2:.4g})"/>')
    if points is not None:
        parts.append(_text(x + SIDE - 8, y + high / 2 - 4, str(points), 24, "end"))
    base = y + high / 2 + 16
    things = [
        (f"#tr-piece-{seat}", f"translate({x + 71} {base - 5:.4g}) scale(.62)", player.pieces),
        ("#tr-hand", f"translate({x + 117} {base - 13:.4g})", player.cards),
        ("#tr-ticket", f"translate({x + 164} {base - 13:.4g})", player.tickets + player.offered),
    ]
    for place, (art, at, number) in enumerate(things):
        left = x + (84, 138, 186)[place]
        parts.append(f'<use href="{art}" transform="{at}"/>{_text(left, base, str(number), 14)}')
    if plan.flag:
        parts.append(_flag(plan, player.kept, player.flags, x + 212, base))
    return f'<g id="player-{seat}" class="{"player acting" if acting else "player"}">{"".join(parts)}</g>'


def _flag(plan: Plan, kept: int, flags: int, x: float, base: float) -> str:
    """TP-5.1: the cards kept, as stripes of the flag; and how many flags were celebrated."""
    stripes = []
    for place, name in enumerate(plan.settings.flag):
        kind = COLOURS.index(name)
        held = kept >> kind & 1
        look = f'fill="{FILLS[kind]}"' if held else f'fill="{PAPER}" fill-opacity=".4" stroke-dasharray="2 2"'
        left = x + 9 * place
        stripes.append(f'<path {look} d="M{left:.4g},{base - 12:.4g}h9v13h-9z"/>')
        if held:
            at = f"translate({left + 4.5:.4g} {base - 5.5:.4g}) scale(.9)"
            stripes.append(f'<use href="#tr-sign-{name}" stroke="none" transform="{at}"/>')
    won = _text(x + 31, base, f"×{flags}", 13) if flags else ""
    return f'<g class="flag" stroke="{INK}" stroke-width="1"><g>{"".join(stripes)}</g><g stroke="none">{won}</g></g>'


# -- tickets ------------------------------------------------------------------------------------------------------


class Pack(Struct, frozen=True):
    """Tickets under one heading: what is written there, whose they are, whether they are only offered."""

    words: str
    tickets: tuple[int, ...]
    team: int
    offered: bool = False


def _packs(view: View, plan: Plan, tr: Translator) -> list[Pack]:
    """My tickets: those to choose from, my own, my team's. When the game is over, everybody's: a pack for each team,
    for tickets count for the team, wherever they lay."""
    packs = []
    if view.shown is not None and view.shown_racks is not None:
        for team in range(plan.teams):
            seats = range(team * plan.team_size, (team + 1) * plan.team_size)
            shown = [*view.shown_racks[team]] if plan.has_racks else []
            for seat in seats:
                shown += view.shown[seat]
            words = tr("draw-team", number=team + 1) if plan.has_racks else tr.name(team)
            packs.append(Pack(words, tuple(sorted(shown)), team))
    elif view.team is not None:
        packs = [
            Pack(tr("draw-offer"), view.offer or (), view.team, offered=True),
            Pack(tr("draw-own-tickets"), view.tickets or (), view.team),
            Pack(tr("draw-rack-tickets"), view.rack_tickets or (), view.team),
        ]
    return [pack for pack in packs if pack.tickets]


def _tickets(view: View, plan: Plan, tr: Translator) -> str:
    packs = _packs(view, plan, tr)
    if not packs:
        return ""
    players = plan.teams * TEAM + plan.seats * PARTNER if plan.has_racks else plan.seats * PANEL
    y = MARGIN + HEADER + 12.0 + players
    room = _height(plan.has_racks, view.seat is not None) - MARGIN - y - HEADING * len(packs)
    # Many tickets stand in two columns before they become too small to read.
    columns = 1 if room / sum(len(pack.tickets) for pack in packs) >= LEAST else 2
    high = min(30.0, room / sum(-(-len(pack.tickets) // columns) for pack in packs))
    wide = (SIDE - (columns - 1) * 4) / columns
    parts = []
    for pack in packs:
        label = _networks(view.edition, view.owner, plan.seats, pack.team)
        parts.append(_text(SIDE_X + 2, y + 15, pack.words, 14))
        y += HEADING
        for place, ticket in enumerate(pack.tickets):
            done = scoring.is_done(plan, label, ticket)
            mark = "tick" if done else "cross" if view.step == play.OVER else "open"
            x, top = SIDE_X + place % columns * (wide + 4), y + place // columns * high
            own = pack.team == view.team
            parts.append(_ticket(view.edition, ticket, mark, pack.offered, own, x, top, wide, high))
        y += -(-len(pack.tickets) // columns) * high
    return f'<g class="tickets">{"".join(parts)}</g>'


@lru_cache(REMEMBERED)
def _ticket(
    edition: str, ticket: int, mark: str, offered: bool, own: bool, x: float, y: float, wide: float, high: float
) -> str:
    """A ticket with its two places, its points, and a mark whether it is joined."""
    board = atlas(edition).board
    one = board.tickets[ticket]
    a, b = board.places[one.a], board.places[one.b]
    tall = high - min(4, high / 5)
    middle = y + tall / 2
    size = min(15.0, tall * 0.68)
    frame = f'stroke="{HOT}" stroke-width="2"' if offered else f'stroke="{INK}" stroke-opacity=".7"'
    across, down = f"{wide - 8:.4g}", f"{max(tall - 8, 0):.4g}"
    pick = f' data-pick="ticket-{one.id}"' if own else ""
    return (
        f'<g id="ticket-{one.id}" class="{"ticket" if offered else "ticket own"}"{pick}'
        f' data-where="place-{a.id} place-{b.id}">'
        f'<path fill="{JOINED if mark == "tick" else CARD}" {frame} d="M{x + 4:.5g},{y:.4g}h{across}a4,4 0 0 0 4,4'
        f'v{down}a4,4 0 0 0 -4,4h-{across}a4,4 0 0 0 -4,-4v-{down}a4,4 0 0 0 4,-4z"/>'
        f'<use href="#tr-{mark}" transform="translate({x + 16:.5g} {middle:.4g}) scale({min(1, tall / 20):.3g})"/>'
        f"{_fitted(x + 30, middle + size * 0.34, f'{a.name} – {b.name}', size, wide - 48 - 1.2 * size)}"
        f"{_text(x + wide - 10, middle + size * 0.36, str(one.points), size + 2, 'end')}</g>"
    )
