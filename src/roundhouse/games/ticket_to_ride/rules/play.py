"""The rules: which moves are legal and what a move does. Why another is not: refusals.py. Ids such as TRG-4,
TRP-6 and TRA-19 are rulings on what the rulebooks leave open: rulings.en.md among the words, and those of a board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....core.chance import Chance
from ..printed.cards import DECK, MARKET, WILD
from . import events
from .moves import BACK, SHARED, Claim, Decline, Keep, Pay, Place, Share, Take, Tickets
from .plan import (
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
    SHARE_OTHER,
    SHARE_SHIFT,
    SHARE_TWO,
    TAKE_DECK,
    TAKES,
    TICKETS,
    WAIT,
    WILDS_SHIFT,
    payments,
)

if TYPE_CHECKING:
    from ....core.log import Log
    from ....core.refusal import Refusal
    from .plan import Plan
    from .state import State

# What is to be done. In the first two steps all act at once, in the others the seat whose turn it is.
KEEP: Final = 0  # choose among the tickets dealt
RACK: Final = 1  # teams: put one of them on the rack
TURN: Final = 2
PLACE: Final = 3  # teams: hand or rack for the first card
SECOND: Final = 4  # take the second card
OFFER: Final = 5  # choose among the tickets drawn
TUNNEL: Final = 6  # pay for a tunnel, or not
OVER: Final = 7
FLAG: Final = 8  # Paris: celebrate a whole flag, or wait

KIND_BITS: Final = 6
KIND_MASK: Final = 63
TAKE: Final[int] = Take.KIND
PUT: Final[int] = Place.KIND
CLAIM: Final[int] = Claim.KIND
PAID: Final[int] = Pay.KIND
DECLINED: Final[int] = Decline.KIND
DRAW_TICKETS: Final[int] = Tickets.KIND
KEPT: Final[int] = Keep.KIND
SHARE: Final[int] = Share.KIND

RESET_AT: Final = 3  # face-up wilds
MOST_RESETS: Final = 50  # in a row (TRG-2)


# -- setup --------------------------------------------------------------------------------------------------------


def set_up(state: State, chance: Chance, log: Log | None) -> None:
    """TP-1.2 to TP-1.4, TA-1.2, TA-1.3, TA-1.5: who begins; cards for all, five face up; tickets to choose from."""
    plan = state.plan
    state.turn = chance.die("first", plan.seats) - 1
    for hand in state.hands:
        for _ in range(plan.hand):
            hand[draw_card(state, chance)] += 1
    for slot in range(MARKET):
        state.market[slot] = draw_card(state, chance)
    if log is not None:
        events.set_up(state, log)
    watch_market(state, chance, log)
    for seat in range(plan.seats):
        for _ in range(plan.deal):
            state.offers[seat].append(draw_ticket(state, chance))
        if log is not None:
            events.offered(state, seat, log)


# -- legal moves --------------------------------------------------------------------------------------------------


def moves(state: State, seat: int) -> list[int]:
    """Every legal move of a seat."""
    step = state.step
    if step == TURN:
        return _turn(state, seat) if seat == state.turn else []
    if step == SECOND:
        return _second_cards(state) if seat == state.turn else []
    if seat not in state.waiting:
        return []
    plan = state.plan
    if step == KEEP:
        return plan.keeps[len(state.offers[seat])][:]
    if step == OFFER:
        return plan.keeps_drawn[len(state.offers[seat])][:]
    if step == RACK:
        return [SHARE_ONE[ticket] for ticket in state.tickets[seat]]
    if step == PLACE:
        return PLACES[:]
    if step == FLAG:
        return [CELEBRATE, WAIT]
    return [*_tunnel_payments(state, seat), DECLINE]


def _turn(state: State, seat: int) -> list[int]:
    """TP-2, TA-2: one action a turn."""
    plan = state.plan
    found = TAKES[:] if state.deck_left else [TAKES[slot] for slot in range(MARKET) if state.market[slot] >= 0]
    if state.pool_left or state.under:
        found.append(TICKETS)
    if plan.has_racks:
        _team_claims(state, seat, found)
        if plan.share:
            _shares(state.tickets[seat], found)
    else:
        _claims(state, seat, found)
    if not found or free_to_pass(state):
        found.append(PASS)
    return found


def free_to_pass(state: State) -> bool:
    """TP-6.1: a turn of the last round may be taken, and need not be."""
    return state.plan.free_last_turn and state.final > 0


def _second_cards(state: State) -> list[int]:
    """TP-2.2: no face-up wild as the second card."""
    market = state.market
    found = [TAKES[slot] for slot in range(MARKET) if 0 <= market[slot] < WILD]
    if state.deck_left:
        found.append(TAKE_DECK)
    return found


def _claims(state: State, seat: int, found: list[int]) -> None:
    """TP-3.1: every open route with every payment from the hand."""
    plan = state.plan
    hand = state.hands[seat]
    wilds = hand[WILD]
    left = state.pieces[seat]
    open_routes = state.open[seat]
    solo = plan.solo
    for colour, sorts in plan.coloured:
        number = hand[colour]
        most = number + wilds
        if most > left:
            most = left
        for length, sort in sorts:
            if length > most:
                break
            claims = open_routes[sort]
            if claims:
                ways = solo[length][number][wilds]
                found += [claim | way for claim in claims for way in ways]
    if plan.grey:
        held = [colour for colour in range(WILD) if hand[colour]]
        for length, sort in plan.grey:
            if length > left:
                break
            claims = open_routes[sort]
            if claims:
                only_wilds = solo[length][0][wilds]
                paid = [way | WILD << COLOUR_SHIFT for way in only_wilds]
                for colour in held:
                    if hand[colour] + wilds >= length:
                        ways = solo[length][hand[colour]][wilds]
                        paid += [way | colour << COLOUR_SHIFT for way in ways[: len(ways) - len(only_wilds)]]
                if not paid:
                    break  # what cannot pay for this length cannot pay for more
                found += [claim | way for claim in claims for way in paid]


def _team_claims(state: State, seat: int, found: list[int]) -> None:
    """TA-3.1: the same with any mix of cards from the hand and the team's rack."""
    plan = state.plan
    hand = state.hands[seat]
    rack = state.racks[plan.team_of[seat]]
    hand_wilds, rack_wilds = hand[WILD], rack[WILD]
    wilds = hand_wilds + rack_wilds
    key = hand_wilds << 6 | rack_wilds << 12
    left = state.pieces[seat]
    open_routes = state.open[seat]
    known, grey = plan.mixed, plan.mixed_grey
    for colour, sorts in plan.coloured:
        own, shared = hand[colour], rack[colour]
        most = own + shared + wilds
        if most > left:
            most = left
        counts = key | own | shared << 18
        for length, sort in sorts:
            if length > most:
                break
            claims = open_routes[sort]
            if claims:
                ways = known[length].get(counts)
                if ways is None:
                    ways = _mix(plan, length, counts)
                found += [claim | way for claim in claims for way in ways]
    held = [colour for colour in range(WILD) if hand[colour] or rack[colour]]
    for length, sort in plan.grey:
        if length > left:
            break
        claims = open_routes[sort]
        if claims:
            paid: list[int] = []
            if wilds >= length:
                paid += [way | WILD << COLOUR_SHIFT for way in payments(length, 0, hand_wilds, 0, rack_wilds)]
            for colour in held:
                own, shared = hand[colour], rack[colour]
                if own + shared + wilds >= length:
                    counts = key | own | shared << 18
                    ways = grey[colour][length].get(counts)
                    if ways is None:
                        ways = _mix_grey(plan, length, colour, counts)
                    paid += ways
            if not paid:
                break  # what cannot pay for this length cannot pay for more
            found += [claim | way for claim in claims for way in paid]


def _mix(plan: Plan, length: int, counts: int) -> tuple[int, ...]:
    """The payments, remembered by the counts as they are: the lists above are made at every turn."""
    ways = payments(length, counts & 63, counts >> 6 & 63, counts >> 18, counts >> 12 & 63)
    plan.mixed[length][counts] = ways
    return ways


def _mix_grey(plan: Plan, length: int, colour: int, counts: int) -> tuple[int, ...]:
    """The payments for a grey route that name this colour; those of wilds alone do not."""
    ways = [way | colour << COLOUR_SHIFT for way in _mix(plan, length, counts) if way >> WILDS_SHIFT & 7 < length]
    plan.mixed_grey[colour][length][counts] = tuple(ways)
    return plan.mixed_grey[colour][length][counts]


def _shares(tickets: list[int], found: list[int]) -> None:
    """TA-5.2: one or two tickets from the hand."""
    found += [SHARE_ONE[ticket] for ticket in tickets]
    for place, ticket in enumerate(tickets):
        found += [SHARE_TWO[ticket] | SHARE_OTHER[other] for other in tickets[place + 1 :]]


def _tunnel_payments(state: State, seat: int) -> list[int]:
    """TA-4.1, TA-4.2: cards of the colour played or wilds; only wilds where only wilds were played."""
    hand = state.hands[seat]
    rack = state.racks[state.plan.team_of[seat]]
    colour = laid_colour(state)
    if colour == WILD:
        ways = payments(state.extra, 0, hand[WILD], 0, rack[WILD])
    else:
        ways = payments(state.extra, hand[colour], hand[WILD], rack[colour], rack[WILD])
    return [PAID | way >> PAY_FROM_CLAIM for way in ways]


def laid_colour(state: State) -> int:
    """The colour that counts in the tunnel; WILD if nothing but wilds were played."""
    laid = state.laid
    wilds = laid >> WILDS_SHIFT & 7
    if wilds == state.plan.length[laid >> ROUTE_SHIFT & 127]:
        return WILD
    return laid >> COLOUR_SHIFT & 15


# -- playing ------------------------------------------------------------------------------------------------------


def play(state: State, seat: int, move: int, chance: Chance, log: Log | None) -> None:
    kind = move & KIND_MASK
    if kind == TAKE:
        _take(state, seat, move >> KIND_BITS, chance, log)
    elif kind == CLAIM:
        _claim(state, seat, move, chance, log)
    elif kind == PUT:
        _place(state, seat, move == PLACES[1], chance, log)
    elif kind == KEPT:
        if state.step == KEEP:
            _choose(state, seat, move, log)
        else:
            _keep(state, seat, move, log)
            end_turn(state, chance, log)
    elif kind == DRAW_TICKETS:
        _draw_tickets(state, seat, chance, log)
    elif kind == SHARE:
        if state.step == RACK:
            _choose(state, seat, move, log)
        else:
            _share(state, seat, move, log)
            end_turn(state, chance, log)
    elif kind == PAID:
        _pay(state, seat, move, chance, log)
    elif kind == DECLINED:
        _decline(state, seat, chance, log)
    elif move == CELEBRATE:
        _celebrate(state, seat, chance, log)
        _next_turn(state, log)
    elif move == WAIT:
        if log is not None:
            log.say("wait", seat)
        _next_turn(state, log)
    else:
        _pass(state, seat, chance, log)


def _take(state: State, seat: int, slot: int, chance: Chance, log: Log | None) -> None:
    """TP-2.1, TA-2.1: a card from the deck or one that lies face up, which is replaced at once."""
    face_up = slot != DECK
    if face_up:
        kind = state.market[slot]
        state.market[slot] = draw_card(state, chance) if state.deck_left else -1
    else:
        kind = draw_card(state, chance)
    if log is not None:
        events.took(seat, slot, kind, log)
    if face_up:
        watch_market(state, chance, log)
    first = state.step == TURN
    if not state.plan.has_racks:
        state.hands[seat][kind] += 1
    elif not first:
        _store(state, seat, kind, state.to_rack, face_up, log)
    elif face_up and kind == WILD:
        # TA-2.2
        _store(state, seat, kind, True, True, log)
    else:
        state.drawn, state.drawn_open = kind, face_up
        state.step = PLACE
        return
    # TP-2.2: a face-up wild is the whole draw.
    if first and not (face_up and kind == WILD):
        _go_on_drawing(state, chance, log)
    else:
        end_turn(state, chance, log)


def _go_on_drawing(state: State, chance: Chance, log: Log | None) -> None:
    """TRG-6: without a card that may be the second one, the draw ends."""
    state.step = SECOND
    if not state.deck_left and not _second_cards(state):
        if log is not None:
            events.no_second(state, log)
        end_turn(state, chance, log)


def _store(state: State, seat: int, kind: int, to_rack: bool, face_up: bool, log: Log | None) -> None:
    """Teams: a card goes to the hand or to the rack."""
    if to_rack:
        state.racks[state.plan.team_of[seat]][kind] += 1
    else:
        state.hands[seat][kind] += 1
    if log is not None:
        events.stored(state, seat, kind, to_rack, face_up, log)


def _place(state: State, seat: int, to_rack: bool, chance: Chance, log: Log | None) -> None:
    """TA-2.1, TRA-2: the place of the first card; the second goes to the other."""
    _store(state, seat, state.drawn, to_rack, state.drawn_open, log)
    state.drawn, state.drawn_open = -1, False
    state.to_rack = not to_rack
    _go_on_drawing(state, chance, log)


def _claim(state: State, seat: int, move: int, chance: Chance, log: Log | None) -> None:
    """TP-3.1, TA-3.1: the cards are laid down; a tunnel is looked into first."""
    plan = state.plan
    route = move >> ROUTE_SHIFT & 127
    wilds = move >> WILDS_SHIFT & 7
    _spend(
        state,
        seat,
        move >> COLOUR_SHIFT & 15,
        plan.length[route] - wilds,
        wilds,
        move >> RACK_SHIFT & 7,
        move >> RACK_WILDS_SHIFT & 7,
    )
    if log is not None:
        events.laid(state, seat, move, log)
    state.laid = move
    if plan.tunnel[route]:
        _look_into_tunnel(state, chance, log)
        if state.extra:
            state.step = TUNNEL
            return
    _finish_claim(state, seat, 0, 0, chance, log)


def _spend(state: State, seat: int, colour: int, plain: int, wilds: int, rack: int, rack_wilds: int) -> None:
    """So many cards of a colour and so many wilds leave the hand; a part of each leaves the rack instead."""
    hand = state.hands[seat]
    if rack or rack_wilds:
        shelf = state.racks[state.plan.team_of[seat]]
        shelf[colour] -= rack
        shelf[WILD] -= rack_wilds
    hand[colour] -= plain - rack
    hand[WILD] -= wilds - rack_wilds


def _look_into_tunnel(state: State, chance: Chance, log: Log | None) -> None:
    """TA-4.1 to TA-4.3: turn up the cards and count those that match. Cards laid down are not in the discards
    (TRG-5)."""
    colour = laid_colour(state)
    extra = 0
    for _ in range(state.plan.tunnel[state.laid >> ROUTE_SHIFT & 127]):
        if not state.deck_left:
            break
        kind = draw_card(state, chance)
        state.revealed.append(kind)
        if kind in (WILD, colour):
            extra += 1
    state.extra = extra
    if log is not None:
        events.revealed(state, log)


def _pay(state: State, seat: int, move: int, chance: Chance, log: Log | None) -> None:
    """TA-4.1: the cards that the tunnel demands are added."""
    move <<= PAY_FROM_CLAIM
    wilds = move >> WILDS_SHIFT & 7
    plain = state.extra - wilds
    colour = laid_colour(state)
    _spend(state, seat, colour, plain, wilds, move >> RACK_SHIFT & 7, move >> RACK_WILDS_SHIFT & 7)
    if log is not None:
        events.paid(seat, colour, plain, wilds, log)
    _finish_claim(state, seat, plain, wilds, chance, log)


def _finish_claim(state: State, seat: int, plain: int, wilds: int, chance: Chance, log: Log | None) -> None:
    """The route is taken, its points are scored, the cards are discarded; `plain` and `wilds` are those added."""
    plan = state.plan
    move = state.laid
    route = move >> ROUTE_SHIFT & 127
    length = plan.length[route]
    colour = move >> COLOUR_SHIFT & 15
    discards = state.discards
    laid_wilds = move >> WILDS_SHIFT & 7
    discards[WILD] += laid_wilds + wilds
    discards[colour] += length - laid_wilds + plain
    for kind in state.revealed:
        discards[kind] += 1
    state.laid = state.extra = 0
    state.revealed = []
    # TP-5.1, TP-5.2: a card of a flag colour is kept, but no wild, and no second one of a colour.
    if plan.flag >> colour & 1 and laid_wilds < length and not state.kept[seat] >> colour & 1:
        discards[colour] -= 1
        state.kept[seat] |= 1 << colour
        if log is not None:
            events.kept(seat, colour, log)
    state.pieces[seat] -= length
    state.score[plan.team_of[seat]] += plan.worth[route]
    take_route(state, seat, route)
    if log is not None:
        events.claimed(state, seat, route, log)
    _settle(state, chance, log)
    end_turn(state, chance, log)


def take_route(state: State, seat: int, route: int) -> None:
    """TP-3.4, TA-3.3, TA-3.4: a route gets its owner; the lanes beside it close for that seat, and for all when as
    many as can be used are taken."""
    plan = state.plan
    owner = state.owner
    owner[route] = seat
    closed = [route]
    twins = plan.twins[route]
    if twins:
        taken = 1
        for twin in twins:
            if owner[twin] >= 0:
                taken += 1
        if taken >= plan.lanes[route]:
            closed += twins
        else:
            for twin in twins:
                _close(state.open[seat], plan.sort[twin], plan.claim[twin])
    for number in closed:
        sort = plan.sort[number]
        claim = plan.claim[number]
        for open_routes in state.open:
            _close(open_routes, sort, claim)


def _close(open_routes: list[tuple[int, ...]], sort: int, claim: int) -> None:
    claims = open_routes[sort]
    if claim in claims:
        place = claims.index(claim)
        open_routes[sort] = claims[:place] + claims[place + 1 :]


def _decline(state: State, seat: int, chance: Chance, log: Log | None) -> None:
    """TA-4.1, TRA-19: all cards laid down go to the hand, also those from the rack; those turned up are discarded."""
    move = state.laid
    hand = state.hands[seat]
    wilds = move >> WILDS_SHIFT & 7
    hand[move >> COLOUR_SHIFT & 15] += state.plan.length[move >> ROUTE_SHIFT & 127] - wilds
    hand[WILD] += wilds
    for kind in state.revealed:
        state.discards[kind] += 1
    if log is not None:
        events.declined(state, seat, log)
    state.laid = state.extra = 0
    state.revealed = []
    _settle(state, chance, log)
    end_turn(state, chance, log)


def _pass(state: State, seat: int, chance: Chance, log: Log | None) -> None:
    if log is not None:
        log.say("pass", seat)
    state.passes += 1
    _close_turn(state, chance, log)


# -- tickets ------------------------------------------------------------------------------------------------------


def draw_ticket(state: State, chance: Chance) -> int:
    """From the tickets nobody has seen; then those under the deck, in the order in which they were put there."""
    if state.pool_left:
        ticket = chance.draw("tickets", state.pool)
        state.pool[ticket] = 0
        state.pool_left -= 1
        return ticket
    # Nothing is left to chance here; it is asked all the same, for what was seen cannot be taken back.
    only = [0] * state.plan.tickets
    only[state.under.pop(0)] = 1
    state.under_by.pop(0)
    return chance.draw("tickets", only)


def _draw_tickets(state: State, seat: int, chance: Chance, log: Log | None) -> None:
    """TP-4.1, TA-5.1: with fewer left than should be drawn, draw what there is (TRG-11)."""
    offer = state.offers[seat]
    for _ in range(min(state.plan.draw, state.pool_left + len(state.under))):
        offer.append(draw_ticket(state, chance))
    state.step = OFFER
    if log is not None:
        events.offered(state, seat, log)


def _choose(state: State, seat: int, move: int, log: Log | None) -> None:
    """TP-1.3, TA-1.3: all choose at the same time; nothing happens before the last has."""
    state.choices[seat] = move
    state.waiting = [other for other in state.waiting if other != seat]
    if log is not None:
        events.chose(state, seat, move, log)
    if state.waiting:
        return
    choices = state.choices
    state.choices = [0] * len(choices)
    if log is not None:
        log.reveal()
    for chooser, choice in enumerate(choices):
        if state.step == KEEP:
            _keep(state, chooser, choice, log)
        else:
            _share(state, chooser, choice, log)
    if state.step == KEEP and state.plan.has_racks:
        state.step = RACK
        state.waiting = list(range(len(choices)))
    else:
        _begin_turn(state, state.turn, log)


def _keep(state: State, seat: int, move: int, log: Log | None) -> None:
    """TP-4.1, TA-5.1, TRG-12: tickets kept, put under the deck, and (teams) put on the rack."""
    offer = state.offers[seat]
    back = BACK.unpack(move >> KEEP_SHIFT & (1 << KEEP_RACK_SHIFT - KEEP_SHIFT) - 1)
    rack = (move >> KEEP_RACK_SHIFT) - 1
    for place in back:
        state.under.append(offer[place])
        state.under_by.append(seat)
    for place, ticket in enumerate(offer):
        if place == rack:
            state.rack_tickets[state.plan.team_of[seat]].append(ticket)
            state.rack_tickets[state.plan.team_of[seat]].sort()
        elif place not in back:
            state.tickets[seat].append(ticket)
    state.tickets[seat].sort()
    state.offers[seat] = []
    if log is not None:
        events.kept_tickets(state, seat, offer, back, rack, log)


def _share(state: State, seat: int, move: int, log: Log | None) -> None:
    """TA-1.3, TA-5.2: tickets go from the hand to the rack, for good."""
    tickets = SHARED.unpack(move >> SHARE_SHIFT)
    rack = state.rack_tickets[state.plan.team_of[seat]]
    for ticket in tickets:
        state.tickets[seat].remove(ticket)
        rack.append(ticket)
    rack.sort()
    if log is not None:
        events.shared(state, seat, tickets, log)


# -- cards --------------------------------------------------------------------------------------------------------


def draw_card(state: State, chance: Chance) -> int:
    """From a deck that is not empty. TP-2.4, TRG-4: when it runs out, the discards are the new deck at once."""
    kind = chance.draw("deck", state.deck)
    state.deck[kind] -= 1
    state.deck_left -= 1
    if not state.deck_left:
        _shuffle(state)
    return kind


def _shuffle(state: State) -> None:
    deck = state.deck
    state.deck = state.discards
    state.deck_left = sum(state.deck)
    state.discards = deck


def _settle(state: State, chance: Chance, log: Log | None) -> None:
    """Cards were discarded. TRG-4: where there is no deck they are the new one, and fill empty places of the market.
    TRG-1, TRG-2: where three wilds could not be avoided before, they perhaps can now."""
    if not state.deck_left:
        _shuffle(state)
        for slot in range(MARKET):
            if state.market[slot] < 0 and state.deck_left:
                state.market[slot] = draw_card(state, chance)
    watch_market(state, chance, log)


def watch_market(state: State, chance: Chance, log: Log | None) -> None:
    """TP-2.3, TA-2.4, TRG-1: three wilds face up, all five are replaced. TRG-2: but not without a deck, not where three
    wilds could not be avoided, and not for ever."""
    resets = 0
    while (
        state.market.count(WILD) >= RESET_AT and state.deck_left and resets < MOST_RESETS and _tame(state) >= RESET_AT
    ):
        for kind in state.market:
            if kind >= 0:
                state.discards[kind] += 1
        for slot in range(MARKET):
            state.market[slot] = draw_card(state, chance) if state.deck_left else -1
        resets += 1
    if resets and log is not None:
        events.market_reset(state, resets, log)


def _tame(state: State) -> int:
    """Cards that are not wild, in the deck, the discards and the market."""
    tame = state.deck_left - state.deck[WILD] + sum(state.discards) - state.discards[WILD]
    for kind in state.market:
        if 0 <= kind < WILD:
            tame += 1
    return tame


# -- turns --------------------------------------------------------------------------------------------------------


def _begin_turn(state: State, seat: int, log: Log | None) -> None:
    state.turn = seat
    state.step = TURN
    state.waiting = state.plan.alone[seat]
    if log is not None:
        log.say("turn", seat)


def end_turn(state: State, chance: Chance, log: Log | None) -> None:
    """Something was done."""
    state.passes = 0
    _close_turn(state, chance, log)


def _close_turn(state: State, chance: Chance, log: Log | None) -> None:
    """TP-5.3, TRP-6: a whole flag may be celebrated. Nobody is asked in the last round or when it begins: no card that
    is drawn from then on will be played, so waiting serves no end."""
    plan = state.plan
    seat = state.turn
    if plan.flag and state.kept[seat] == plan.flag:
        if state.final <= 0 and _pieces_left(state, seat) > plan.end:
            state.step = FLAG
            return
        _celebrate(state, seat, chance, log)
    _next_turn(state, log)


def _next_turn(state: State, log: Log | None) -> None:
    """TP-6.1, TA-6.1, TRG-14: the last round begins or goes on, the next player plays. TRG-8: when all have passed in a
    row, nothing will ever happen again: the game ends."""
    plan = state.plan
    seat = state.turn
    if state.passes == plan.seats:
        _end(state, log)
        return
    if state.final > 0:
        state.final -= 1
        if not state.final:
            _end(state, log)
            return
    else:
        left = _pieces_left(state, seat)
        if left <= plan.end:
            state.final = plan.seats
            if log is not None:
                log.say("last-round", seat, number=left)
    seat += 1
    _begin_turn(state, seat if seat < plan.seats else 0, log)


def _pieces_left(state: State, seat: int) -> int:
    """TRA-23: partners' pieces are added."""
    size = state.plan.team_size
    if size == 1:
        return state.pieces[seat]
    first = seat - seat % size
    return sum(state.pieces[first : first + size])


def _celebrate(state: State, seat: int, chance: Chance, log: Log | None) -> None:
    """TP-5.3: its cards are discarded."""
    plan = state.plan
    state.passes = 0
    state.kept[seat] = 0
    state.flags[seat] += 1
    state.score[plan.team_of[seat]] += plan.flag_points
    for kind in range(WILD):
        if plan.flag >> kind & 1:
            state.discards[kind] += 1
    if log is not None:
        log.say("flag", seat, points=plan.flag_points)
    _settle(state, chance, log)


def _end(state: State, log: Log | None) -> None:
    """TP-4.1: now all tickets are shown."""
    state.step = OVER
    state.waiting = []
    if log is not None:
        events.end(state, log)


# -- the rest -----------------------------------------------------------------------------------------------------


def refusal(state: State, seat: int, move: int) -> Refusal | None:
    from .refusals import refusal as refused

    return refused(state, seat, move)


def survey(state: State) -> None:
    """Work out anew which routes are open to whom, from their owners."""
    owner = state.owner
    state.open = [state.plan.sorts[:] for _ in range(state.plan.seats)]
    state.owner = [-1] * len(owner)
    for route, seat in enumerate(owner):
        if seat >= 0:
            take_route(state, seat, route)


def inventory(state: State) -> dict[str, int]:
    """Cards by kind, pieces by seat, tickets: wherever they are."""
    from ..printed.cards import KINDS

    plan = state.plan
    found: dict[str, int] = {}
    laid = [0] * len(KINDS)
    if state.laid:
        wilds = state.laid >> WILDS_SHIFT & 7
        laid[state.laid >> COLOUR_SHIFT & 15] += plan.length[state.laid >> ROUTE_SHIFT & 127] - wilds
        laid[WILD] += wilds
    for kind, name in enumerate(KINDS):
        number = state.deck[kind] + state.discards[kind] + state.market.count(kind) + laid[kind]
        number += sum(hand[kind] for hand in state.hands) + sum(rack[kind] for rack in state.racks)
        number += state.revealed.count(kind) + (1 if state.drawn == kind else 0)
        found[f"{name} cards"] = number + sum(kept >> kind & 1 for kept in state.kept)
    found["deck"] = state.deck_left - sum(state.deck)
    for seat in range(plan.seats):
        held = [plan.length[route] for route in range(plan.routes) if state.owner[route] == seat]
        found[f"pieces of seat {seat}"] = state.pieces[seat] + sum(held)
    found["tickets"] = (
        state.pool_left
        + len(state.under)
        + sum(len(some) for some in [*state.tickets, *state.rack_tickets, *state.offers])
    )
    found["tickets nobody has seen"] = state.pool_left - sum(state.pool)
    return found
