"""What a finished game is worth to each seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ..core.sheet import Sheet


def points(sheet: Sheet) -> list[float]:
    """Points, or whatever the sheet counts."""
    return [float(total) for total in sheet.totals]


def margin(sheet: Sheet) -> list[float]:
    """Points beyond those of the best of the others; alone, points."""
    teams = [sheet[team[0]].total for team in sheet.teams]
    found = []
    for place, team in enumerate(sheet.teams):
        others = teams[:place] + teams[place + 1 :]
        rival = max(others) if others else 0 if sheet.rival is None else sheet.rival.total
        found += [float(teams[place] - rival)] * len(team)
    return found


def place(sheet: Sheet) -> list[float]:
    """1 for the winners, -1 for the last, what lies between in even steps; those who are equal share. Who plays alone
    has won or not: 1 or -1 where the game says so, else 0."""
    winners = sheet.winners
    if len(sheet.teams) == 1:
        return [0.0 if sheet.won is None else 1.0 if winners else -1.0] * len(sheet.seats)

    def standing(team: range) -> tuple[object, ...]:
        one = sheet[team[0]]
        return (team[0] in winners, not one.out, one.total, *one.ties)

    standings = [standing(team) for team in sheet.teams]
    steps = len(standings) - 1
    found = []
    for team, own in zip(sheet.teams, standings, strict=True):
        better = sum(other > own for other in standings)
        worse = sum(other < own for other in standings)
        found += [(worse - better) / steps] * len(team)
    return found


REWARDS: Final[Mapping[str, Callable[[Sheet], list[float]]]] = {"points": points, "margin": margin, "place": place}
