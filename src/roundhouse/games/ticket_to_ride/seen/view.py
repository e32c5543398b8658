"""What one seat may know. Three circles: its own hand and tickets, its team's racks, and what lies on the table."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from ....core.chance import Chance
from ....core.fields import same_names, seen, take_over
from ....core.sheet import Sheet
from ....core.view import View as BaseView
from ..printed import editions
from ..printed.facts import GREY, KINDS, WILD
from ..rules import routes, scoring, steps
from ..rules.packed import SHARE_ONE
from ..rules.plan import Plan
from ..rules.state import State

_NO_CARDS: Final = (0,) * len(KINDS)


class PlayerView(Struct, frozen=True):
    """What everybody may know of a player."""

    pieces: int
    #: How many cards in the hand, and how many secret tickets (dealt ones that are not yet chosen are `offered`).
    cards: int
    tickets: int
    offered: int
    #: Flag colours kept (a bit each), flags celebrated.
    kept: int
    flags: int


class TeamView(Struct, frozen=True):
    """What everybody may know of a team; in a game without teams everybody is one. `cards` and `tickets` lie on the
    racks."""

    score: int
    cards: int
    tickets: int


class View(BaseView, frozen=True):
    """`hand`, `tickets`, `offer` and `choice` are the seat's own; `rack` and `rack_tickets` its team's."""

    edition: str
    step: int
    turn: int
    #: Kinds of the face-up cards (-1: none); how many are in the deck; discards by kind.
    market: tuple[int, ...]
    deck: int
    discards: tuple[int, ...]
    #: The seat that holds a route, -1: nobody.
    owner: tuple[int, ...]
    players: tuple[PlayerView, ...]
    teams: tuple[TeamView, ...]
    #: The ticket deck: how many that nobody has seen; then those put under it, by whom, and which (-1: not known).
    unseen: int
    under_by: tuple[int, ...]
    under: tuple[int, ...]
    #: Teams: the card that is to be placed (-1: none, or not for these eyes), whether there is one, whether all saw it.
    drawn: int
    placing: bool
    drawn_open: bool
    #: Teams: whether the second card goes to the rack.
    to_rack: bool
    #: A tunnel: the claim, the cards turned up, the number of cards to add.
    laid: int
    revealed: tuple[int, ...]
    extra: int
    #: Turns left in the last round (-1: not begun), and how many have passed in a row.
    final: int
    passes: int
    hand: tuple[int, ...] | None
    tickets: tuple[int, ...] | None
    offer: tuple[int, ...] | None
    #: The move chosen while others still choose; 0: none.
    choice: int
    rack: tuple[int, ...] | None
    rack_tickets: tuple[int, ...] | None
    #: When the game is over: everybody's tickets, then those on the racks.
    shown: tuple[tuple[int, ...], ...] | None
    shown_racks: tuple[tuple[int, ...], ...] | None

    @property
    def plan(self) -> Plan:
        """The board and the rules, as flat tables."""
        return editions.plan(self.edition, len(self.players))

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def team(self) -> int | None:
        return None if self.seat is None else self.plan.team_of[self.seat]

    @property
    def points(self) -> tuple[int, ...]:
        """By team: what the score track shows; when the game is over, the totals of the sheet."""
        if self.shown is None:
            return tuple(team.score for team in self.teams)
        return self.sheet().totals[:: self.plan.team_size]

    def open_routes(self) -> list[int]:
        """The routes that the view's seat (a spectator: anybody) may claim, if it has the cards and the pieces."""
        plan, owner = self.plan, list(self.owner)
        seat = self.seats if self.seat is None else self.seat
        return [route for route in range(plan.routes) if routes.is_open(plan, owner, seat, route)]

    def missing_cards(self) -> list[int]:
        """By route: how many cards the seat and its rack lack for it; 0 or less: none."""
        hand, rack = self.hand or _NO_CARDS, self.rack or _NO_CARDS
        cards = [own + shared for own, shared in zip(hand, rack, strict=True)]
        plan, most, wild = self.plan, max(cards[:WILD]), cards[WILD]
        return [
            length - (most if colour == GREY else cards[colour]) - wild
            for length, colour in zip(plan.length, plan.colour, strict=True)
        ]

    def sheet(self) -> Sheet:
        plan = self.plan
        tickets: list[list[int]] = [[] for _ in range(plan.teams)]
        if self.shown is not None and self.shown_racks is not None:
            for seat, shown in enumerate(self.shown):
                tickets[plan.team_of[seat]] += shown
            for team, on_rack in enumerate(self.shown_racks):
                tickets[team] += on_rack
        elif self.seat is not None:
            tickets[plan.team_of[self.seat]] += [*(self.tickets or ()), *(self.rack_tickets or ())]
        for known in tickets:
            known.sort()
        flags = [player.flags for player in self.players]
        return scoring.sheet(plan, list(self.owner), flags, tickets, self.shown is not None)


#: What everybody sees as it is. Of the others a seat sees its own part, or how many there are.
_OPEN: Final = same_names(View, State, but=("deck", "drawn", "rack_tickets", "tickets", "under"))
#: What everybody sees of a player: in the state it is a list by seat.
_CHARTS: Final = ("pieces", "kept", "flags")


def look(state: State, seat: int | None) -> View:
    plan = state.plan
    over = state.step == steps.OVER
    own = None if seat is None or not plan.has_racks else plan.team_of[seat]
    sees_drawn = state.drawn_open or seat == state.turn
    return View(
        seat=seat,
        actors=tuple(state.waiting),
        edition=plan.edition,
        deck=state.deck_left,
        players=tuple([_player(state, player) for player in range(plan.seats)]),
        teams=tuple([_team(state, team) for team in range(plan.teams)]),
        unseen=state.pool_left,
        under=tuple([t if by == seat else -1 for t, by in zip(state.under, state.under_by, strict=True)]),
        drawn=state.drawn if sees_drawn else -1,
        placing=state.drawn >= 0,
        hand=None if seat is None else tuple(state.hands[seat]),
        tickets=None if seat is None else tuple(state.tickets[seat]),
        offer=None if seat is None else tuple(state.offers[seat]),
        choice=0 if seat is None else state.choices[seat],
        rack=None if own is None else tuple(state.racks[own]),
        rack_tickets=None if own is None else tuple(state.rack_tickets[own]),
        shown=tuple(map(tuple, state.tickets)) if over else None,
        shown_racks=tuple(map(tuple, state.rack_tickets)) if over else None,
        **seen(state, _OPEN),
    )


def _player(state: State, player: int) -> PlayerView:
    return PlayerView(
        **{name: getattr(state, name)[player] for name in _CHARTS},
        cards=sum(state.hands[player]),
        tickets=len(state.tickets[player]),
        offered=len(state.offers[player]),
    )


def _team(state: State, team: int) -> TeamView:
    if not state.plan.has_racks:
        return TeamView(state.score[team], 0, 0)
    return TeamView(state.score[team], sum(state.racks[team]), len(state.rack_tickets[team]))


# -- guessing -----------------------------------------------------------------------------------------------------


#: How likely a ticket is, by seat and ticket; the racks of the teams come after the seats.
Likely = list[list[int]]


def guess(view: View, chance: Chance, likely: Likely | None = None) -> State:
    """A state that fits the view: cards and tickets that the seat cannot know are dealt anew. Without `likely` every
    ticket is as likely as any other."""
    state = State(view.plan)
    take_over(state, view, _OPEN)
    for name in _CHARTS:
        setattr(state, name, [getattr(player, name) for player in view.players])
    state.waiting = list(view.actors)
    state.score = [team.score for team in view.teams]
    routes.survey(state)
    _deal_cards(view, state, chance)
    _deal_tickets(view, state, chance, likely)
    _choose_for_others(view, state, chance)
    return state


def _deal_cards(view: View, state: State, chance: Chance) -> None:
    plan = state.plan
    unknown = _unknown_cards(view, plan)

    def some(number: int) -> list[int]:
        cards = [0] * len(KINDS)
        for _ in range(number):
            kind = chance.draw("guess", unknown)
            unknown[kind] -= 1
            cards[kind] += 1
        return cards

    for seat, player in enumerate(view.players):
        own = view.hand is not None and seat == view.seat
        state.hands[seat] = list(view.hand or ()) if own else some(player.cards)
    if plan.has_racks:
        for number, team in enumerate(view.teams):
            own = view.rack is not None and number == view.team
            state.racks[number] = list(view.rack or ()) if own else some(team.cards)
    state.drawn = some(1).index(1) if view.placing and view.drawn < 0 else view.drawn
    state.deck, state.deck_left = unknown, sum(unknown)


def _unknown_cards(view: View, plan: Plan) -> list[int]:
    """All cards but those that the seat sees."""
    unknown = plan.deck[:]
    for kind in (*view.market, *view.revealed, view.drawn):
        if kind >= 0:
            unknown[kind] -= 1
    for known in (view.discards, view.hand, view.rack):
        for kind, number in enumerate(known or ()):
            unknown[kind] -= number
    for player in view.players:
        for kind in range(WILD):
            unknown[kind] -= player.kept >> kind & 1
    if view.laid:
        colour, plain, wilds = plan.cards_of(view.laid)
        unknown[colour] -= plain
        unknown[WILD] -= wilds
    return unknown


def _deal_tickets(view: View, state: State, chance: Chance, likely: Likely | None) -> None:
    plan = state.plan
    known = [*(view.tickets or ()), *(view.offer or ()), *(view.rack_tickets or ()), *view.under]
    for shown in (*(view.shown or ()), *(view.shown_racks or ())):
        known += shown
    pool = [0 if ticket in known else 1 for ticket in range(plan.tickets)]

    def some(number: int, whose: int = -1) -> list[int]:
        tickets = []
        for _ in range(number):
            counts = pool
            if likely is not None and whose >= 0:
                counts = [one * there for one, there in zip(likely[whose], pool, strict=True)]
            ticket = chance.draw("guess", counts)
            pool[ticket] = 0
            tickets.append(ticket)
        return tickets

    for seat, player in enumerate(view.players):
        own = seat == view.seat
        if view.shown is not None:
            state.tickets[seat] = list(view.shown[seat])
        else:
            state.tickets[seat] = list(view.tickets or ()) if own else sorted(some(player.tickets, seat))
        state.offers[seat] = list(view.offer or ()) if own else some(player.offered)
    if plan.has_racks:
        for number, team in enumerate(view.teams):
            if view.shown_racks is not None:
                state.rack_tickets[number] = list(view.shown_racks[number])
            else:
                own = view.rack_tickets is not None and number == view.team
                state.rack_tickets[number] = (
                    list(view.rack_tickets or ()) if own else sorted(some(team.tickets, view.seats + number))
                )
    state.under = [ticket if ticket >= 0 else some(1)[0] for ticket in view.under]
    state.pool, state.pool_left = pool, sum(pool)


def _choose_for_others(view: View, state: State, chance: Chance) -> None:
    """Those who have chosen while others still choose have chosen something or other."""
    if view.step not in (steps.KEEP, steps.RACK):
        return
    for seat in range(view.seats):
        if seat == view.seat:
            state.choices[seat] = view.choice
        elif seat not in view.actors:
            if view.step == steps.KEEP:
                choices = state.plan.keeps[len(state.offers[seat])]
            else:
                choices = [SHARE_ONE[ticket] for ticket in state.tickets[seat]]
            state.choices[seat] = choices[chance.die("guess", len(choices)) - 1]
