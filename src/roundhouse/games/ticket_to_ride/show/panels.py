"""What lies around the map: the cards that lie open, one's own cards and tickets, the players, the discards."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from ....core.scene import HAND, LIST, MARKET, PLAYERS, SUPPLY, TABLE, Area, Cell, Row
from ....core.texts import Text, Translator
from ..printed.facts import COLOURS, KINDS, WILD
from ..rules import names, scoring, steps
from ..rules.plan import Plan
from ..seen.view import View
from .art import FILLS, INK, PAPER
from .legend import legend
from .networks import networks

#: Small pictures, and the boxes in which their things lie.
CARD_BOX = "-1 -1 90 61"
CHIP_BOX = "-1 -1 20 16"
PIECE_BOX = "-18 -10 36 20"
SIGN_BOX = "-1 -1 20 17"
MARK_BOX = "-9 -9 18 18"


def around(view: View, tr: Translator) -> tuple[Area, ...]:
    plan = view.plan
    areas = [_market(view, plan, tr), *_cards(view, plan, tr), _players(view, plan, tr)]
    packs = _packs(view, plan, tr)
    if packs:
        areas.append(_tickets(view, plan, tr, packs))
    return (*areas, _discards(view, plan, tr), legend(plan, tr))


@cache
def small(name: str, box: str = CARD_BOX) -> str:
    return f'<svg viewBox="{box}"><use href="#tr-{name}"/></svg>'


def _kinds(plan: Plan) -> list[int]:
    """The kinds of cards that this board's deck has."""
    return [kind for kind in range(len(KINDS)) if plan.deck[kind]]


# -- cards --------------------------------------------------------------------------------------------------------


def _pick(view: View, name: str) -> str:
    return "" if view.seat is None else name


def _market(view: View, plan: Plan, tr: Translator) -> Area:
    """The deck, what lies face up, the ticket deck; and what is just being done with cards."""
    tickets = view.unseen + len(view.under)
    cells = [
        _pile(view, "deck", "back", view.deck, tr("tip-deck", number=view.deck), plan.ledger["draw"]),
        *(_open_card(view, plan, tr, slot) for slot in range(len(view.market))),
        _pile(view, "tickets", "tickets", tickets, tr("tip-tickets", number=tickets), plan.ledger["tickets"]),
    ]
    rows = [Row(tuple(cells))]
    if view.placing:
        card = small(f"card-{KINDS[view.drawn]}" if view.drawn >= 0 else "back")
        words = tr(names.card(view.drawn)) if view.drawn >= 0 else ""
        rows.append(Row((Cell(art=card, id="drawn", about=words),), title=tr("draw-drawn")))
    if view.laid:
        rows.append(_tunnel(view, plan, tr))
    return Area(MARKET, "market", tr("draw-market"), rows=tuple(rows))


def _pile(view: View, name: str, art: str, number: int, about: str, rule: str) -> Cell:
    marks = () if number else ("faded",)
    return Cell(str(number), small(art), name, _pick(view, name), about, rule, marks=marks)


def _open_card(view: View, plan: Plan, tr: Translator, slot: int) -> Cell:
    name, kind = f"market-{slot + 1}", view.market[slot]
    if kind < 0:
        return Cell(art=_EMPTY, id=name, pick=_pick(view, name), about=tr("tip-no-card"), rule=plan.ledger["draw"])
    about = tr("tip-open-wild" if kind == WILD else "tip-open-card", card=names.card(kind))
    return Cell(
        art=small(f"card-{KINDS[kind]}"), id=name, pick=_pick(view, name), about=about, rule=plan.ledger["draw"]
    )


_EMPTY = (
    f'<svg viewBox="{CARD_BOX}"><rect width="84" height="54" rx="6" fill="{PAPER}" stroke="{INK}"'
    ' stroke-dasharray="4 4"/></svg>'
)


def _tunnel(view: View, plan: Plan, tr: Translator) -> Row:
    """What a tunnel has turned up; what does not matter is faded."""
    matching = (WILD, plan.tunnel_colour(view.laid))
    cells = [
        Cell(
            art=small(f"card-{KINDS[kind]}"),
            about=tr(names.card(kind)),
            marks=() if kind in matching else ("faded",),
        )
        for kind in view.revealed
    ]
    return Row(tuple(cells), title=tr("draw-revealed", number=view.extra), id="revealed", marks=("strong",))


def _cards(view: View, plan: Plan, tr: Translator) -> list[Area]:
    """My cards by kind, and those on my team's rack."""
    if view.hand is None:
        return []
    title = tr("draw-hand", number=sum(view.hand))
    if view.rack is None:
        return [Area(HAND, "hand", title, rows=(_own_cards("hand", view.hand, plan, tr),))]
    # Where there are racks, pointing at a row of cards says where a card goes.
    mine, rack = _own_cards("hand", view.hand, plan, tr, True), _own_cards("rack", view.rack, plan, tr, True)
    title = f"{title} · {tr('draw-rack', number=sum(view.rack))}"
    return [Area(HAND, "hand", title, rows=(mine, rack))]


def _own_cards(name: str, cards: tuple[int, ...], plan: Plan, tr: Translator, racks: bool = False) -> Row:
    cells = [
        Cell(
            str(cards[kind]) if cards[kind] else "",
            small(f"card-{KINDS[kind]}"),
            f"{name}-{KINDS[kind]}",
            about=tr(names.count(cards[kind], kind)),
            marks=() if cards[kind] else ("faded",),
        )
        for kind in _kinds(plan)
    ]
    return Row(tuple(cells), tr(f"draw-{name}-short") if racks else "", id=name, pick=name if racks else "")


def _discards(view: View, plan: Plan, tr: Translator) -> Area:
    cells = [
        Cell(
            str(view.discards[kind]),
            small(f"chip-{KINDS[kind]}", CHIP_BOX),
            about=tr(names.count(view.discards[kind], kind)),
            marks=() if view.discards[kind] else ("faded",),
        )
        for kind in _kinds(plan)
    ]
    title = tr("draw-discards", number=sum(view.discards))
    return Area(SUPPLY, "discards", title, shape=LIST, rows=(Row(tuple(cells), id="discards"),))


# -- players ------------------------------------------------------------------------------------------------------


def _players(view: View, plan: Plan, tr: Translator) -> Area:
    """What everybody may know of the players; where there are teams, points are the team's."""
    points = view.points
    heads = [
        Cell(art=small("piece-0", PIECE_BOX), about=tr("tip-pieces")),
        Cell(art=small("hand", SIGN_BOX), about=tr("tip-cards")),
        Cell(art=small("ticket", SIGN_BOX), about=tr("tip-held-tickets")),
    ]
    if plan.flag:
        heads.append(Cell(art=_flag(plan, plan.flag), about=tr("tip-flag"), rule=plan.ledger["flag"]))
    heads.append(Cell(tr("tip-points-short"), about=tr("tip-points")))
    rows = []
    if view.final >= 0 and view.step != steps.OVER:
        words = tr("draw-last-round", number=view.final)
        rows.append(Row((Cell(),) * len(heads), words, id="last-round", marks=("strong",)))
    for team in range(plan.teams):
        if plan.has_racks:
            rows.append(_team(view, tr, team, points[team]))
        seats = range(team * plan.team_size, (team + 1) * plan.team_size)
        rows += [_player(view, plan, tr, seat, None if plan.has_racks else points[seat]) for seat in seats]
    return Area(PLAYERS, "players", tr("draw-players"), shape=TABLE, heads=tuple(heads), rows=tuple(rows))


def _team(view: View, tr: Translator, team: int, points: int) -> Row:
    """A team's points, and how much lies on its racks."""
    this = view.teams[team]
    cells = (
        Cell(),
        Cell(str(this.cards), about=tr("tip-rack-cards", number=this.cards)),
        Cell(str(this.tickets), about=tr("tip-rack-tickets", number=this.tickets)),
        Cell(str(points).replace("-", "−")),
    )
    return Row(cells, tr("draw-team", number=team + 1), id=f"team-{team}", marks=("strong",))


def _player(view: View, plan: Plan, tr: Translator, seat: int, points: int | None) -> Row:
    player = view.players[seat]
    cells = [
        Cell(str(player.pieces)),
        Cell(str(player.cards)),
        Cell(str(player.tickets + player.offered)),
    ]
    if plan.flag:
        words = tr("tip-kept", number=player.flags)
        cells.append(Cell(f"×{player.flags}" if player.flags else "", _flag(plan, player.kept), about=words))
    cells.append(Cell("" if points is None else str(points).replace("-", "−"), marks=("strong",)))
    marks = [mark for mark, holds in (("acting", seat in view.actors), ("own", seat == view.seat)) if holds]
    piece = (
        f'<svg viewBox="{PIECE_BOX}"><use href="#tr-piece-{seat}"/>'
        f'<use href="#tr-number-{seat}" transform="translate(0 -1) scale(.85)"/></svg>'
    )
    return Row(tuple(cells), tr.name(seat), piece, f"player-{seat}", seat=seat, marks=tuple(marks))


@cache
def _flag_of(colours: tuple[str, ...], kept: int) -> str:
    stripes = []
    for place, name in enumerate(colours):
        kind = COLOURS.index(name)
        held = kept >> kind & 1
        look = f'fill="{FILLS[kind]}"' if held else f'fill="{PAPER}" fill-opacity=".4" stroke-dasharray="2 2"'
        stripes.append(f'<path {look} d="M{9 * place},0h9v13h-9z"/>')
        if held:
            stripes.append(f'<use href="#tr-sign-{name}" stroke="none" transform="translate({9 * place + 4.5} 6.5)"/>')
    wide = 9 * len(colours)
    return f'<svg viewBox="-1 -1 {wide + 2} 15"><g stroke="{INK}" stroke-width="1">{"".join(stripes)}</g></svg>'


def _flag(plan: Plan, kept: int) -> str:
    """Rule `flag`: the cards kept, as its stripes."""
    return _flag_of(tuple(plan.settings.flag), kept)


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


def _tickets(view: View, plan: Plan, tr: Translator, packs: list[Pack]) -> Area:
    rows = []
    for pack in packs:
        label = networks(view.edition, view.owner, plan.seats, pack.team)
        cells = [_ticket(view, plan, tr, pack, ticket, scoring.is_done(plan, label, ticket)) for ticket in pack.tickets]
        rows.append(Row(tuple(cells), title=pack.words))
    return Area(HAND, "own-tickets", tr("draw-tickets"), shape=LIST, rows=tuple(rows))


def _ticket(view: View, plan: Plan, tr: Translator, pack: Pack, ticket: int, done: bool) -> Cell:
    """A ticket with its two places, its points, and a mark whether it is joined."""
    board = plan.board
    one = board.tickets[ticket]
    a, b = board.places[one.a], board.places[one.b]
    over = view.step == steps.OVER
    mark = "tick" if done else "cross" if over else "open"
    marks = ["done"] if done else ["failed"] if over else []
    return Cell(
        tr(names.ticket(plan, ticket)),
        small(mark, MARK_BOX),
        f"ticket-{one.id}",
        f"ticket-{one.id}" if pack.team == view.team else "",
        tr(Text(f"tip-ticket-{mark}", {"ticket": names.ticket(plan, ticket)})),
        plan.ledger["tickets"],
        (f"place-{a.id}", f"place-{b.id}"),
        (*marks, *(["offered"] if pack.offered else [])),
    )
