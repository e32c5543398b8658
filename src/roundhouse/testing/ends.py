"""A game comes to an end, and then to a result."""

from __future__ import annotations

from ..core.sheet import Sheet
from .refusals import refusals_hold
from .spot import Spot, check, who


@check("sheets")
def sheets_add_up(spot: Spot) -> None:
    """A sheet has lines whose sum is the total, and as many tie-breaks as it names; it names winners, and does so
    outright where there is a rival."""
    for viewer in spot.viewers:
        _adds_up(spot, spot.state.sheet() if viewer is None else spot.state.view(viewer).sheet())


@check("ends")
def the_end_is_the_end(spot: Spot, number: int = 1000) -> None:
    """Nobody can move, all know the result, and every move is refused."""
    state = spot.state
    if state.actors():
        spot.fail("ends", f"the game does not end: {spot.place.ply} moves are played")
    sheet = state.sheet()
    if not sheet.seats:
        spot.fail("ends", "there is nobody on the sheet who could have won")
    for viewer in spot.viewers:
        view = state.view(viewer)
        if not view.over or view.sheet() != sheet:
            spot.fail("ends", f"{who(viewer)} does not know the result when the game is over")
    for seat in range(spot.table.seats):
        for move in spot.memory.moves:
            if state.refusal(seat, move) is None or spot.table.refusal(seat, move) is None:
                spot.fail("ends", f"{spot.game.moveset.notation(move)!r} is allowed when the game is over")
    refusals_hold(spot, number)


def _adds_up(spot: Spot, sheet: Sheet) -> None:
    for seat_sheet in sheet.seats:
        if seat_sheet.total != sum(line.points for line in seat_sheet.lines):
            spot.fail("sheets", f"the total {seat_sheet.total} of seat {seat_sheet.seat} is not the sum of its lines")
        if len(seat_sheet.ties) != len(sheet.tie_names):
            spot.fail("sheets", f"{len(sheet.tie_names)} tie-breaks are named, {len(seat_sheet.ties)} are given")
    if sheet.rival is not None and sheet.won is None:
        spot.fail("sheets", "there is a rival, and the sheet does not say who has won")
    if not set(sheet.winners) <= set(range(spot.table.seats)):
        spot.fail("sheets", f"the winners are {sheet.winners}")
