"""What a length can be paid with. A way to pay is the fields of a Claim behind its colour."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..printed.facts import WILD
from .packed import COLOUR_SHIFT, RACK_SHIFT, RACK_WILDS_SHIFT, WILDS_SHIFT, wilds_of

if TYPE_CHECKING:
    from .plan import Plan

#: Cards beyond the longest route do not matter for what can be paid.
MOST: Final = 7
#: Counts in one int, so that ways can be remembered by them: of the colour in the hand, of wilds in the hand and on the
#: rack, of the colour on the rack. Six bits each, for no deck has more than 60 cards of a kind.
COUNT: Final = 63
HAND_WILDS: Final = 6
RACK_WILDS: Final = 12
RACK_CARDS: Final = 18

_known: list[dict[int, tuple[int, ...]]] = [{} for _ in range(MOST + 1)]


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


def mix(plan: Plan, length: int, counts: int) -> tuple[int, ...]:
    """The ways for these counts, remembered by the counts as they are: they are asked for at every turn."""
    own, shared = counts & COUNT, counts >> RACK_CARDS
    ways = payments(length, own, counts >> HAND_WILDS & COUNT, shared, counts >> RACK_WILDS & COUNT)
    plan.mixed[length][counts] = ways
    return ways


# -- routes of any one colour ---------------------------------------------------------------------------------------


def any_colour(plan: Plan, hand: list[int], length: int) -> list[int]:
    """Every way to pay a length with one colour: the fields of a Claim from its colour on. Nothing but wilds
    comes first; they are the colour then."""
    wilds = hand[WILD]
    solo = plan.solo[length]
    only_wilds = solo[0][wilds]
    found = [way | WILD << COLOUR_SHIFT for way in only_wilds]
    for colour in range(WILD):
        number = hand[colour]
        if number and number + wilds >= length:
            ways = solo[number][wilds]
            found += [way | colour << COLOUR_SHIFT for way in ways[: len(ways) - len(only_wilds)]]
    return found


def any_colour_mixed(plan: Plan, hand: list[int], rack: list[int], length: int) -> list[int]:
    """The same from hand and rack."""
    wilds = hand[WILD] + rack[WILD]
    key = hand[WILD] << HAND_WILDS | rack[WILD] << RACK_WILDS
    found: list[int] = []
    if wilds >= length:
        found += [way | WILD << COLOUR_SHIFT for way in payments(length, 0, hand[WILD], 0, rack[WILD])]
    for colour in range(WILD):
        own, shared = hand[colour], rack[colour]
        if (own or shared) and own + shared + wilds >= length:
            counts = key | own | shared << RACK_CARDS
            ways = plan.mixed_grey[colour][length].get(counts)
            if ways is None:
                ways = _name(plan, length, colour, counts)
            found += ways
    return found


def _name(plan: Plan, length: int, colour: int, counts: int) -> tuple[int, ...]:
    """The ways that name this colour, remembered, too; those of wilds alone do not."""
    named = [way | colour << COLOUR_SHIFT for way in mix(plan, length, counts) if wilds_of(way) < length]
    plan.mixed_grey[colour][length][counts] = tuple(named)
    return plan.mixed_grey[colour][length][counts]
