"""roundhouse hindsight"""

from __future__ import annotations

import time
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from ..core.errors import BadOption
from ..core.hindsight import Hindsight
from ..core.table import Table
from ..core.texts import Translator
from .common import Json, Lang, console, naming, print_json, read_text, tongue

#: Seconds between two looks at the clock.
OFTEN = 0.2


def hindsight(
    file: Path,
    /,
    *,
    seat: int | None = None,
    seconds: float = 60,
    svg: Path | None = None,
    save: Path | None = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """The best that is found for the dice of a finished game, had one known them from the beginning.

    ```
    roundhouse hindsight game.json
    roundhouse hindsight game.json --seat 2 --seconds 300 --svg best.svg --save best.json
    ```

    With it comes a bound that no board exceeds. Nothing better is possible only where the best reaches it, and it
    hardly ever does.

    Parameters
    ----------
    file
        The record of a finished game.
    seat
        Whose board to hold beside it, counted from 1; by default everybody's.
    seconds
        How long to look in all.
    svg
        Draw the best board into this file.
    save
        Save it as a record, which `roundhouse replay` plays.
    """
    with naming(file):
        table = Table.load(read_text(file))
        if not table.over:
            raise BadOption("only of a finished game it can be told what would have been best")
        if not table.game.has_hindsight(table.record.options):
            raise BadOption(f"{table.game.id} cannot tell what the best would have been with these options")
        if seat is not None and not 1 <= seat <= table.seats:
            raise BadOption(f"there is no seat {seat}: this game has {table.seats}")
    tr = table.words(tongue(lang))
    found = [one for one in searched(table, seconds, tr) if seat is None or one.seat == seat - 1]
    if as_json:
        print_json(found)
    else:
        for one in found:
            console.print(tr(one.told(tr.name(one.seat))), soft_wrap=True)
    best = Table.load(found[0].record)
    if not as_json:
        console.out(best.plain(0, tr.lang), highlight=False)
    if svg is not None:
        svg.write_text(best.svg(0, tr.lang), encoding="utf-8")
    if save is not None:
        save.write_text(best.record.to_json(), encoding="utf-8")
    if not as_json:
        for path in filter(None, (svg, save)):
            console.print(tr("cli-written", file=str(path)), soft_wrap=True)


def searched(table: Table, seconds: float, tr: Translator) -> list[Hindsight]:
    """In a thread, with a bar: nobody knows how far it is, but it is known how long it may take."""
    screen = Console(stderr=True, highlight=False)
    bar = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with (
        ThreadPoolExecutor(1) as pool,
        Progress(*bar, console=screen, transient=True, disable=not screen.is_terminal) as progress,
    ):
        task = progress.add_task(tr("cli-hindsight-looking"), total=seconds)
        looking: Future[list[Hindsight]] = pool.submit(table.game.hindsight, table, seconds)
        begun = time.monotonic()
        while not looking.done():
            time.sleep(OFTEN)
            progress.update(task, completed=min(seconds, time.monotonic() - begun))
        return looking.result()
