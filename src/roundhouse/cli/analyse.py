"""roundhouse analyse"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from ..analysis import Analysis, Judged, Question, judge, review
from ..analysis.review import decisions_of
from ..analysis.words import curve_title, seat_words, spoken, turning_words
from ..bots import Budget
from ..core.chart import chart
from ..core.errors import BadOption
from ..core.story import parties
from ..core.table import Table
from ..core.texts import Translator
from .common import Json, Lang, console, naming, print_json, read_text, tongue, words

#: Milliseconds for each decision, by default.
BUDGET = 1000


def analyse(
    file: Path,
    /,
    *,
    budget: int = BUDGET,
    every: Annotated[bool, Parameter(name="--all", negative="")] = False,
    svg: Path | None = None,
    jobs: Annotated[int | None, Parameter(alias="-j")] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Explain a finished game: what an expert would have done, what it was worth, and what was luck.

    ```
    roundhouse analyse game.json
    roundhouse analyse game.json --budget 3000 --svg curves
    ```

    Every decision is judged by what its seat could know then, in worlds that are guessed from there.

    Parameters
    ----------
    file
        The record of a finished game.
    budget
        Milliseconds of thought for each decision.
    every
        Tell of every decision, not only of those that an expert would have made otherwise.
    svg
        A folder for the curves as pictures.
    jobs
        How many processes think at once; by default one for each core.
    """
    if budget < 1:
        raise BadOption("a budget is a number of milliseconds, 1 and more")
    with naming(file):
        table = Table.load(read_text(file))
        asked = decisions_of(table)
    own = words(lang)
    screen = Console(stderr=True, highlight=False)
    bar = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    judged: list[Judged] = []
    with Progress(*bar, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        task = progress.add_task(own("cli-analyse-thinking"), total=len(asked))
        for one in thought(asked, Budget(budget), jobs or os.cpu_count() or 1):
            judged.append(one)
            progress.advance(task)
    found = review(table, judged)
    if as_json:
        print_json(found)
        return
    tr = table.words(tongue(lang))
    show(table, found, tr, every)
    if svg is not None:
        draw(table, found, tr, svg)


def thought(asked: Sequence[Question], budget: Budget, jobs: int) -> Iterator[Judged]:
    """The answers as they come."""
    if jobs == 1 or len(asked) < 2:
        yield from (judge(one, budget) for one in asked)
        return
    pool = ProcessPoolExecutor(min(jobs, len(asked)), multiprocessing.get_context("spawn"))
    try:
        for done in as_completed([pool.submit(partial(judge, budget=budget), one) for one in asked]):
            yield done.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def show(table: Table, found: Analysis, tr: Translator, every: bool) -> None:
    told = spoken(table, found, tr)
    for seat in found.seats:
        console.print(f"{tr.name(seat.seat)} ({seat.total})", style="bold")
        for sentence in seat_words(found, seat, tr):
            console.print(f"  {sentence}", soft_wrap=True)
    if found.turnings:
        console.print()
        console.print(tr("cli-analyse-turnings"), style="bold")
        for turning in found.turnings:
            console.print(f"  {turning_words(turning, told, tr)}", soft_wrap=True)
    listed = [one for one in told if every or one.decision.verdict in ("slip", "mistake")]
    if listed:
        console.print()
        grid = Grid(*(tr(f"cli-analyse-{name}") for name in ("move", "who", "played", "expert", "worth")))
        for one in listed:
            decision = one.decision
            worth = f"{one.verdict}\n{one.worth}" if one.expert else one.verdict
            lines = "\n".join(one.played), "\n".join(one.expert) or "="
            grid.add_row(str(decision.move), tr.name(decision.seat), *lines, worth)
        console.print(grid)


def draw(table: Table, found: Analysis, tr: Translator, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for curve in found.curves:
        title = tr(curve_title(found, curve.name))
        seats = [party.seats[0] for party in found.parties]
        marks = [turning.move for turning in found.turnings]
        path = folder / f"{curve.name}.svg"
        moves = tr("curve-moves", moves=int(curve.values[-1][0]))
        path.write_text(chart(curve, parties(table, tr), seats, title, moves, marks), encoding="utf-8")
        console.print(tr("cli-written", file=str(path)), soft_wrap=True)
