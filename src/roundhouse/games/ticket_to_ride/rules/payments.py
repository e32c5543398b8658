"""What a length can be paid with. A way to pay is the fields of a Claim behind its colour."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..printed.facts import WILD
from .packed import COLOUR_SHIFT, WILDS_SHIFT

if TYPE_CHECKING:
    from .plan import Plan

#: Cards beyond the longest route do not matter for what can be paid.
MOST: Final = 7


def payments(length: int, colour: int, wilds: int) -> tuple[int, ...]:
    """Every way to pay a length with so many cards of a colour and so many wilds. Ways with more wilds come later; the
    one with nothing but wilds is the last."""
    return tuple([wild << WILDS_SHIFT for wild in range(max(0, length - colour), min(length, wilds) + 1)])


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
