"""Phase I, issue shares: AS-3.1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..printed.facts import MOST_SHARES, SHARE_PRICE
from .moves import Issue
from .plan import SHARES_SHIFT

if TYPE_CHECKING:
    from .events import Events
    from .state import State

ISSUES: Final[list[int]] = [Issue(number).pack() for number in range(MOST_SHARES + 1)]


def most(state: State, seat: int) -> int:
    """How many shares the seat may issue now."""
    return min(state.plan.issue, MOST_SHARES - state.shares[seat])


def moves(state: State, seat: int) -> list[int]:
    return ISSUES[: most(state, seat) + 1]


def issue(state: State, seat: int, move: int, events: Events) -> None:
    number = move >> SHARES_SHIFT
    state.shares[seat] += number
    state.money[seat] += number * SHARE_PRICE
    events.issued(state, seat, number)
