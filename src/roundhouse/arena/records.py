"""Records of finished games, told as games of a match are: for a dataset."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from ..core.chance import Replayed
from ..core.errors import BadRecord, RoundhouseError
from ..core.table import Table
from .dataset import Told
from .trace import Tracer


class Unfinished(BadRecord):
    """A record of a game that is not over: nothing is told of it."""


def record_files(folder: Path) -> Iterator[Path]:
    """The files of a folder, and of those in it, that may be records."""
    if folder.is_file():
        return iter([folder])
    if not folder.is_dir():
        raise RoundhouseError(f"{folder}: there is no such folder")
    return iter(sorted(file for file in folder.rglob("*.json") if not file.is_dir()))


def told_record(file: Path, rows: str, number: int, deal: str, names: bool = False) -> Told:
    """What a record tells, of the moves that stand. `names`: also who played."""
    try:
        text = file.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise BadRecord("this is not a text file") from None
    table = Table.load(text)  # which tells all that may be wrong with it
    if not table.over:
        raise Unfinished("the game is not over")
    record, game = table.record, table.game
    tracer = Tracer(game, rows)
    state = game.new(record.seats, record.options, Replayed(list(record.setup)))
    for place in record.effective():
        entry = record.entries[place]
        move = game.moveset.pack(entry.move or "")
        moves = state.moves(entry.seat) if rows == "decisions" else []
        tracer.decided(entry.seat, state.view(entry.seat), moves, move)
        state.play(entry.seat, move, Replayed(list(entry.chance)))
    sheet = state.sheet()
    return Told(
        game=game,
        seats=record.seats,
        options=record.options,
        number=number,
        deal=deal,
        players=tuple(record.names) if names and record.names else ("",) * record.seats,
        points=sheet.totals,
        winners=sheet.winners,
        trace=tracer.ended(sheet),
    )
