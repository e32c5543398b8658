"""The racks of a team: cards and tickets that both partners see and use. A way to pay is the fields of a Claim behind
its colour; here it may say how much comes from the rack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .....core.chance import Chance
from ...printed.facts import WILD
from ...rules import tickets
from ...rules.drawing import go_on
from ...rules.packed import (
    COLOUR_SHIFT,
    RACK_MASK,
    RACK_SHIFT,
    RACK_WILDS_MASK,
    RACK_WILDS_SHIFT,
    SHARE_ONE,
    SHARE_OTHER,
    SHARE_TWO,
    WILDS_SHIFT,
    shared_of,
    wilds_of,
)
from ...rules.payments import MOST
from ...rules.steps import RACK
from ...rules.turns import begin_turn, end_turn

if TYPE_CHECKING:
    from ...rules.events import Events
    from ...rules.state import State

#: Counts in one int, so that ways can be remembered by them: of the colour in the hand, of wilds in the hand and on the
#: rack, of the colour on the rack. Six bits each, for no deck has more than 60 cards of a kind.
COUNT: Final = 63
HAND_WILDS: Final = 6
RACK_WILDS: Final = 12
RACK_CARDS: Final = 18

#: What was worked out, by length: by counts no higher than the length; by the counts as they are, which are asked for
#: at every turn; and by colour, with its name.
_known: Final[list[dict[int, tuple[int, ...]]]] = [{} for _ in range(MOST + 1)]
_mixed: Final[list[dict[int, tuple[int, ...]]]] = [{} for _ in range(MOST + 1)]
_named: Final[list[list[dict[int, tuple[int, ...]]]]] = [[{} for _ in range(MOST + 1)] for _ in range(WILD)]


# -- cards ----------------------------------------------------------------------------------------------------------


def store(state: State, seat: int, kind: int, to_rack: bool, face_up: bool, events: Events) -> None:
    """A card goes to the hand or to the rack."""
    if to_rack:
        state.racks[state.plan.team_of[seat]][kind] += 1
    else:
        state.hands[seat][kind] += 1
    events.stored(state, seat, kind, to_rack, face_up)


def place(state: State, seat: int, to_rack: bool, chance: Chance, events: Events) -> None:
    """TA-2.1: where the first card goes; the second goes to the other."""
    store(state, seat, state.drawn, to_rack, state.drawn_open, events)
    state.drawn, state.drawn_open = -1, False
    state.to_rack = not to_rack
    go_on(state, chance, events)


def spend(state: State, seat: int, colour: int, plain: int, wilds: int, claim: int) -> None:
    """So many cards of a colour and so many wilds leave the hand; what the claim says comes from the rack."""
    hand = state.hands[seat]
    rack, rack_wilds = claim >> RACK_SHIFT & RACK_MASK, claim >> RACK_WILDS_SHIFT & RACK_WILDS_MASK
    if rack or rack_wilds:
        shelf = state.racks[state.plan.team_of[seat]]
        shelf[colour] -= rack
        shelf[WILD] -= rack_wilds
    hand[colour] -= plain - rack
    hand[WILD] -= wilds - rack_wilds


# -- claims ---------------------------------------------------------------------------------------------------------


def claims(state: State, seat: int, found: list[int]) -> None:
    """TA-3.1: every open route with every mix of cards from the hand and the team's rack."""
    plan = state.plan
    hand = state.hands[seat]
    rack = state.racks[plan.team_of[seat]]
    wilds = hand[WILD] + rack[WILD]
    key = hand[WILD] << HAND_WILDS | rack[WILD] << RACK_WILDS
    left = state.pieces[seat]
    open_routes = state.open[seat]
    for colour, sorts in plan.coloured:
        own, shared = hand[colour], rack[colour]
        most = own + shared + wilds
        if most > left:
            most = left
        counts = key | own | shared << RACK_CARDS
        for length, sort in sorts:
            if length > most:
                break
            routes = open_routes[sort]
            if routes:
                ways = _mixed[length].get(counts)
                if ways is None:
                    ways = _mix(length, counts)
                found += [claim | way for claim in routes for way in ways]
    for length, sort in plan.grey:
        if length > left:
            break
        routes = open_routes[sort]
        if routes:
            paid = any_colour(hand, rack, length)
            if not paid:
                break  # what cannot pay for this length cannot pay for more
            found += [claim | way for claim in routes for way in paid]


def payments(length: int, colour: int, wilds: int, rack: int, rack_wilds: int) -> tuple[int, ...]:
    """Every way to pay a length with a colour and wilds, from hand and rack. Ways with more wilds come later; those
    with nothing but wilds are the last."""
    colour = colour if colour < length else length
    wilds = wilds if wilds < length else length
    rack = rack if rack < length else length
    rack_wilds = rack_wilds if rack_wilds < length else length
    key = colour | wilds << HAND_WILDS | rack_wilds << RACK_WILDS | rack << RACK_CARDS
    known = _known[length].get(key)
    if known is not None:
        return known
    found: list[int] = []
    for wild in range(length + 1):
        plain = length - wild
        if plain > colour + rack or wild > wilds + rack_wilds:
            continue
        for from_rack in range(max(0, plain - colour), min(plain, rack) + 1):
            for wild_from_rack in range(max(0, wild - wilds), min(wild, rack_wilds) + 1):
                found.append(wild << WILDS_SHIFT | from_rack << RACK_SHIFT | wild_from_rack << RACK_WILDS_SHIFT)
    ways = tuple(found)
    _known[length][key] = ways
    return ways


def _mix(length: int, counts: int) -> tuple[int, ...]:
    """The ways for these counts."""
    own, shared = counts & COUNT, counts >> RACK_CARDS
    ways = payments(length, own, counts >> HAND_WILDS & COUNT, shared, counts >> RACK_WILDS & COUNT)
    _mixed[length][counts] = ways
    return ways


def any_colour(hand: list[int], rack: list[int], length: int) -> list[int]:
    """Every way to pay a length with one colour: the fields of a Claim from its colour on. Nothing but wilds
    comes first; they are the colour then."""
    wilds = hand[WILD] + rack[WILD]
    key = hand[WILD] << HAND_WILDS | rack[WILD] << RACK_WILDS
    found: list[int] = []
    if wilds >= length:
        found += [way | WILD << COLOUR_SHIFT for way in payments(length, 0, hand[WILD], 0, rack[WILD])]
    for colour in range(WILD):
        own, shared = hand[colour], rack[colour]
        if (own or shared) and own + shared + wilds >= length:
            counts = key | own | shared << RACK_CARDS
            ways = _named[colour][length].get(counts)
            if ways is None:
                ways = _name(length, colour, counts)
            found += ways
    return found


def _name(length: int, colour: int, counts: int) -> tuple[int, ...]:
    """The ways that name this colour; those of wilds alone do not."""
    named = tuple([way | colour << COLOUR_SHIFT for way in _mix(length, counts) if wilds_of(way) < length])
    _named[colour][length][counts] = named
    return named


# -- tickets --------------------------------------------------------------------------------------------------------


def shares(hand: list[int], found: list[int]) -> None:
    """TA-5.2: one or two tickets from the hand."""
    found += [SHARE_ONE[ticket] for ticket in hand]
    for where, ticket in enumerate(hand):
        found += [SHARE_TWO[ticket] | SHARE_OTHER[other] for other in hand[where + 1 :]]


def share(state: State, seat: int, move: int, chance: Chance, events: Events) -> None:
    """TA-1.3, TA-5.2: at the beginning all choose at the same time; later it is a turn."""
    if state.step == RACK:
        choices = tickets.choose(state, seat, move, events)
        for chooser, choice in enumerate(choices):
            _hand_over(state, chooser, choice, events)
        if choices:
            begin_turn(state, state.turn, events)
    else:
        _hand_over(state, seat, move, events)
        end_turn(state, chance, events)


def _hand_over(state: State, seat: int, move: int, events: Events) -> None:
    """Tickets go from the hand to the rack, for good."""
    numbers = shared_of(move)
    for ticket in numbers:
        state.tickets[seat].remove(ticket)
        lay_down(state, seat, ticket)
    events.shared(state, seat, numbers)


def lay_down(state: State, seat: int, ticket: int) -> None:
    """A ticket lies on the rack."""
    rack = state.rack_tickets[state.plan.team_of[seat]]
    rack.append(ticket)
    rack.sort()
