"""How a game ended, in sentences made from its sheet: who won, with how many points, and why."""

from __future__ import annotations

from collections.abc import Iterable

from .sheet import Rival, Sheet
from .texts import Seat, Text, listed, text


def ending(sheet: Sheet) -> list[Text]:
    """What the log says when a game is over: what everybody came to, then the verdict."""
    return [*standings(sheet), *verdict(sheet)]


def standings(sheet: Sheet) -> list[Text]:
    """What everybody came to, where more than one party plays."""
    if len(sheet.teams) == 1:
        return []
    row = []
    for team in sheet.teams:
        one = sheet[team[0]]
        row.append(text("end-standing-out" if one.out else "end-standing", who=_party(team), points=one.total))
    return [text("end-standings", row=listed(row))]


def verdict(sheet: Sheet) -> list[Text]:
    """Who won and by what: the last sentence says who."""
    if len(sheet.teams) == 1:
        par = [] if sheet.par is None else [text(f"end-par-{sheet.unit}", points=sheet.par)]
        return [*par, _alone(sheet)]
    winners = _parties(sheet, sheet.winners)
    if not winners:
        return [text("end-nobody-left" if all(one.out for one in sheet.seats) else "end-nobody")]
    told = []
    if sheet.decided_by is not None:
        tied = listed(_parties(sheet, sheet.tied), "and-last")
        told.append(text("end-tie", who=tied, tie=text(f"tie-{sheet.decided_by}")))
    how = "shared" if len(winners) > 1 else "last" if _only_one_left(sheet) else "won"
    side = "team-" if sheet.partners > 1 else ""
    told.append(text(f"end-{side}{how}", who=listed(winners, "and-last"), total=_total(sheet, sheet.winners[0])))
    return told


def _alone(sheet: Sheet) -> Text:
    """A result of one party: points, a target that was reached or missed, or a rival who was beaten or not."""
    who, own = _party(sheet.teams[0]), sheet[0].total
    if sheet.rival is not None:
        return _against(sheet.rival, bool(sheet.winners), who, own)
    if sheet.won is None:
        how = "end-alone"
    elif sheet.won:
        how = f"end-alone-won-{sheet.unit}"
    else:
        how = "end-alone-out" if sheet[0].out else f"end-alone-lost-{sheet.unit}"
    return text(how, who=who, total=_total(sheet, 0), points=own, missing=-own)


def _against(rival: Rival, won: bool, who: Text, own: int) -> Text:
    if won:
        return text("end-rival-lost", who=who, rival=rival.name, points=own, theirs=rival.total)
    # A rival may also win by a rule of its own, whatever the points.
    how = "won" if own < rival.total else "even" if own == rival.total else "anyway"
    return text(f"end-rival-{how}", who=who, rival=rival.name, points=own, theirs=rival.total)


def _only_one_left(sheet: Sheet) -> bool:
    return sum(not sheet[team[0]].out for team in sheet.teams) == 1


def _total(sheet: Sheet, seat: int) -> Text:
    """With its unit."""
    return text(f"end-total-{sheet.unit}", points=sheet[seat].total)


def _parties(sheet: Sheet, seats: Iterable[int]) -> list[Text]:
    among = set(seats)
    return [_party(team) for team in sheet.teams if among & set(team)]


def _party(team: Iterable[int]) -> Text:
    """A seat's name, or those of partners as one."""
    return listed([text("end-seat", seat=Seat(seat)) for seat in team], "end-partners")
