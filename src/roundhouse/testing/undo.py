"""Undo goes back to the last news; in a simultaneous step it leaves the others' work alone. Previews show no news."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from ..core.errors import Refused
from ..core.news import foresee
from ..core.table import Table
from ..core.view import View
from .spot import Spot, check

#: Guesses that the table itself does not make begin here.
OTHER_GUESSES = 1_000_000
#: So many moves of a seat are tried where all would be too many.
SOME = 5


@check("undo")
def undo_restores(spot: Spot) -> None:
    """Each actor plays a move and takes it back; where chance has answered or a secret was told, it cannot."""
    for seat in spot.state.actors():
        table = _copy(spot.table)
        before = table.digest()
        move = _any_move(spot, table, seat)
        table.play(seat, move)
        if table.record.entries[-1].chance or table.undo_refusal(seat) is not None:
            _refused(spot, table, seat)
            continue
        for reader in spot.game.team(seat):
            sight, seen = spot.table.view(reader), table.view(reader)
            if _sight(sight) != _sight(seen) and foresee(spot.game, sight, seat, move, OTHER_GUESSES).view != seen:
                name = spot.game.moveset.notation(move)
                spot.fail("undo", f"seat {seat} may take back {name!r}, which has told seat {reader} something")
        _taken_back(spot, table, seat, before)


@check("undo")
def nothing_learnt_is_undone(spot: Spot) -> None:
    """A seat moves after another has chosen in secret: if it then sees which choice that was, it cannot go back."""
    for seat in spot.state.actors():
        for other in spot.state.actors():
            if other != seat:
                _look_behind(spot, seat, other)


def _look_behind(spot: Spot, seat: int, other: int) -> None:
    """Play the same move of a seat in worlds that it cannot tell apart: those of another seat's different moves."""
    #: Views after the move by the view before it, and whether one could go back from one of them.
    after: dict[View, set[View]] = {}
    open_to_undo: set[View] = set()
    for secret in spot.state.moves(other)[:SOME]:
        table = _copy(spot.table)
        table.play(other, secret)
        if seat not in table.actors():
            continue
        before = table.view(seat)
        table.play(seat, table.state.moves(seat)[0])
        if table.record.entries[-1].chance:
            continue
        after.setdefault(before, set()).add(table.view(seat))
        if table.undo_refusal(seat) is None:
            open_to_undo.add(before)
    for before, seen in after.items():
        if len(seen) > 1 and before in open_to_undo:
            spot.fail("undo", f"seat {seat} may take back a move that has shown it what seat {other} chose")


@check("previews")
def previews_tell_no_more(spot: Spot) -> None:
    """What a move is said to lead to is what it leads to, in the truth and in other guesses."""
    for seat in spot.state.actors():
        view = spot.table.view(seat)
        for move in _some_moves(spot, seat):
            foreseen = spot.table.outlook(seat, move).view
            if foreseen is None:
                continue
            table = _copy(spot.table)
            table.play(seat, move)
            if (
                table.record.entries[-1].chance
                or table.view(seat) != foreseen
                or foresee(spot.game, view, seat, move, OTHER_GUESSES).view != foreseen
            ):
                name = spot.game.moveset.notation(move)
                spot.fail("previews", f"the preview of {name!r} shows seat {seat} what it cannot know")


def _some_moves(spot: Spot, seat: int) -> list[int]:
    moves = spot.state.moves(seat)
    return moves if len(moves) <= SOME else [moves[spot.chance.number(len(moves))] for _ in range(SOME)]


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
    if table.undo_refusal(first) is not None:
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
    for move in between.state.moves(other)[:SOME]:
        table = _copy(between)
        table.play(other, move)
        if table.undo_refusal(first) is None:
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
    if table.undo_refusal(seat) is None:
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
