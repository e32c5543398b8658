"""What the terminal shows of a table: menus, boards, score sheets."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from rich.columns import Columns
from rich.table import Table as Grid

from ..core.ending import verdict
from ..core.picks import Pick
from ..core.sheet import Rival, SeatSheet, Sheet
from ..core.texts import Translator
from .common import console

#: A menu longer than this is set in columns.
LONG_MENU = 12


class Quit(Exception):
    """The person wants to stop, or there is nothing more to read."""


def ask(prompt: str) -> str:
    """A line from the person at the keyboard, or from a pipe."""
    if sys.stdin is None:  # closed by whoever started us
        raise Quit
    try:
        line = console.input(prompt, markup=False, emoji=False)
    except EOFError:
        console.print()
        raise Quit from None
    except KeyboardInterrupt:
        console.print()
        raise
    if not sys.stdin.isatty():
        # What comes from a pipe is not echoed by a terminal; with it the output can be read.
        console.out(line, highlight=False)
    return line.strip()


def say(sentence: str) -> None:
    console.print(sentence, soft_wrap=True)


def show_menu(numbered: Iterable[tuple[int, Pick]], tr: Translator) -> None:
    lines = [f"{number:>3}  {tr(pick.text)}" for number, pick in numbered]
    if len(lines) > LONG_MENU:
        console.print(Columns(lines, column_first=True, padding=(0, 3)))
    else:
        console.print("\n".join(lines), soft_wrap=True)


def show_sheet(sheet: Sheet, tr: Translator) -> None:
    """Line by line for everybody, partners as one, and for a rival."""
    for team in sheet.teams:
        _show_lines(" & ".join(map(tr.name, team)), sheet[team[0]], tr)
    if sheet.rival is not None:
        _show_lines(tr(sheet.rival.name), sheet.rival, tr)


def _show_lines(name: str, one: SeatSheet | Rival, tr: Translator) -> None:
    grid = Grid(title=name, title_justify="left", show_header=False, show_footer=True, title_style="bold")
    grid.add_column(footer=tr("cli-total"))
    grid.add_column(footer=str(one.total), justify="right")
    for line in one.lines:
        grid.add_row(tr(line.text), str(line.points))
    console.print(grid)


def show_end(sheet: Sheet, tr: Translator) -> None:
    """Everybody's sheet, and who has won by what."""
    say(tr("cli-over"))
    show_sheet(sheet, tr)
    for sentence in verdict(sheet):
        say(tr(sentence))
