"""Every move that may come up on a board, in one order: for programs that number them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..printed.facts import COLOURS, GREY, WILD
from .packed import COLOUR_SHIFT, PASS, TAKES, TICKETS, wilds_of

if TYPE_CHECKING:
    from .plan import Plan


def alphabet(plan: Plan) -> list[int]:
    keeps = [move for size in (*plan.keeps, *plan.keeps_drawn) for move in size]
    return [*TAKES, TICKETS, PASS, *dict.fromkeys(keeps), *plan.hooks.own_moves(plan)]


def claims(plan: Plan, ways: list[tuple[int, ...]]) -> list[int]:
    """Every route with every payment. `ways`: by length, all ways to pay it, as the fields of a Claim behind its
    colour."""
    found = []
    for route in range(plan.routes):
        length, claim = plan.length[route], plan.claim[route]
        for way in ways[length]:
            if plan.colour[route] != GREY:
                found.append(claim | way)
            elif wilds_of(way) == length:
                found.append(claim | way | WILD << COLOUR_SHIFT)
            else:
                found += [claim | way | colour << COLOUR_SHIFT for colour in range(len(COLOURS))]
    return found
