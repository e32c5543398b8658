"""roundhouse score"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from rich.table import Table as Grid

from ..core.paper import PaperScore
from ..core.registry import find_game
from ..core.texts import Translator
from . import fail
from .common import Json, Lang, console, naming, read_text, words


def score(game: str, file: Path, /, *, as_json: Json = False, lang: Lang = None) -> int:
    """Score finished boards that were drawn on paper, typed into a JSON file.

    ```
    roundhouse score railroad_ink saturday.json
    roundhouse score railroad_ink saturday.json --json
    ```

    With --json one object a line is printed for each board. If the file says what it expects and the score is
    another, that is told on stderr and the exit code is 1.

    Parameters
    ----------
    game
        The game's id; `roundhouse games` lists them.
    file
        For Railroad Ink: {"name": …, "placements": [[face, row, column, quarter turns, mirrored], …]}.
    """
    tr = words(lang)
    rules = find_game(game)
    with naming(file):
        papers = rules.score_paper(read_text(file))
    for paper in papers:
        if as_json:
            print(msgspec.json.encode(paper.score).decode())
        else:
            _show(paper, tr)
        for difference in paper.differs or ():
            fail(f"{file}: {paper.score['name']}: {difference}")
    return 1 if any(paper.differs for paper in papers) else 0


def _show(paper: PaperScore, tr: Translator) -> None:
    grid = Grid(title=paper.score["name"], title_justify="left", title_style="bold", show_header=False)
    grid.add_column()
    grid.add_column(justify="right")
    for figure, value in paper.score.items():
        key = f"cli-score-{figure.replace('_', '-')}"
        if figure != "name":
            grid.add_row(tr(key) if tr.has(key) else figure, _cell(value))
    if paper.differs is not None:
        grid.add_row(tr("cli-score-expected"), tr("cli-score-no" if paper.differs else "cli-score-yes"))
    console.print(grid)


def _cell(figure: Any) -> str:
    return ", ".join(map(str, figure)) if isinstance(figure, list) else str(figure)
