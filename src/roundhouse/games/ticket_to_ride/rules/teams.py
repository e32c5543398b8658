"""Who plays together. Without teams everybody is one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .plan import Plan


def members(plan: Plan, team: int) -> list[int]:
    """The seats of a team."""
    return [seat for seat in range(plan.seats) if plan.team_of[seat] == team]


def partners(plan: Plan, seat: int) -> list[int]:
    """The seats of a seat's team."""
    return members(plan, plan.team_of[seat])
