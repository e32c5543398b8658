"""Undo goes back to the last news; in a simultaneous step it leaves the others' work alone."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from ..core.errors import Refused
from ..core.table import Table
from ..core.view import View
from .spot import Spot, check


@check("undo")
def undo_restores(spot: Spot) -> None:
    """Each actor plays a move and takes it back; where chance has answered, it cannot."""
    for seat in spot.state.actors():
        table = _copy(spot.table)
        before = table.digest()
        table.play(seat, _any_move(spot, table, seat))
        if table.record.entries[-1].chance:
            _refused(spot, table, seat)
        elif not table.over:
            _taken_back(spot, table, seat, before)


@check("undo")
def undo_leaves_the_others(spot: Spot) -> None:
    """Two seats play in the same step; the first takes its move back, the other's stays."""
    actors = spot.state.actors()
    if len(actors) < 2:
        return
    first = actors[spot.chance.number(len(actors))]
    other = next(seat for seat in actors if seat != first)
    table, alone = _copy(spot.table), _copy(spot.table)
    table.play(first, _any_move(spot, table, first))
    between = _copy(table)
    move = _any_move(spot, table, other)
    table.play(other, move)
    if table.can_undo(first) is not None:
        _refused(spot, table, first)
        return
    if _tells(between, first, other):
        spot.fail("undo", f"seat {first} may take back its move after it has seen what seat {other} did")
    if alone.refusal(other, move) is not None:
        name = spot.game.moveset.notation(move)
        spot.fail("undo", f"{name!r} of seat {other} is legal only because seat {first} has moved in the same step")
    alone.play(other, move)
    _taken_back(spot, table, first, alone.digest())


def _tells(between: Table, first: int, other: int) -> bool:
    """Whether the first seat can tell two moves of the other from each other, although it may still undo its own."""
    sights = []
    for move in between.state.moves(other)[:5]:
        table = _copy(between)
        table.play(other, move)
        if table.can_undo(first) is None:
            sights.append(_sight(table.view(first)))
    return any(sight != sights[0] for sight in sights)


def _taken_back(spot: Spot, table: Table, seat: int, before: str) -> None:
    entries = list(table.record.entries)
    table.undo(seat)
    if table.digest() != before:
        spot.fail("undo", f"the undo of seat {seat} does not restore the position")
    if table.record.entries[:-1] != entries:
        spot.fail("undo", "an undo has changed what stood in the record")
    if Table.load(table.record.to_json(), game=spot.game).digest() != before:
        spot.fail("undo", "a record with an undo loads as another position")


def _refused(spot: Spot, table: Table, seat: int) -> None:
    before, entries = table.digest(), list(table.record.entries)
    if table.can_undo(seat) is None:
        spot.fail("undo", f"seat {seat} may take back a move after news")
    if not _raises(lambda: table.undo(seat)) or table.digest() != before or table.record.entries != entries:
        spot.fail("undo", f"a refused undo of seat {seat} has changed something")


def _raises(act: Callable[[], None]) -> bool:
    try:
        act()
    except Refused:
        return True
    return False


def _any_move(spot: Spot, table: Table, seat: int) -> int:
    moves = table.state.moves(seat)
    return moves[spot.chance.number(len(moves))]


def _sight(view: View) -> View:
    """A view apart from who may act: that others have finished is no news."""
    return replace(view, actors=())


def _copy(table: Table) -> Table:
    return Table.load(table.record.to_json(), game=table.game)
