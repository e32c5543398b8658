"""roundhouse records"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter
from rich.console import Console
from rich.progress import track

from ..core.errors import RoundhouseError
from .common import Lang, console, words

Rows = Annotated[Literal["decisions", "games"], Parameter(help="What a row of the dataset is.")]


def records(
    folder: Path,
    /,
    *,
    out: Path,
    rows: Rows = "decisions",
    names: Annotated[bool, Parameter(negative="", help="Tell who played; by default nobody's name is told.")] = False,
    lang: Lang = None,
) -> None:
    """Read a folder of records into a dataset: a Parquet file, and a card that says what is in it.

    ```
    roundhouse records saves/ --out games.parquet --rows games
    ```

    Games that are not over, and files that are no records, are left out, and named.

    Parameters
    ----------
    folder
        A folder with records (`*.json`), also in folders inside it; or one record.
    out
        The file to write.
    """
    from ..arena.dataset import Dataset
    from ..arena.records import Unfinished, record_files, told_record

    tr = words(lang)
    screen = Console(stderr=True, highlight=False)
    files = list(record_files(folder))
    unfinished = 0
    with Dataset(out, rows, {"source": f"{len(files)} files of records", "moves": "those that stand"}) as data:
        for file in track(files, tr("cli-records-reading"), console=screen, disable=not screen.is_terminal):
            deal = file.name if file == folder else file.relative_to(folder).as_posix()
            try:
                one = told_record(file, rows, data.games, deal, names)
            except Unfinished:
                unfinished += 1
            except (RoundhouseError, OSError) as error:
                why = (isinstance(error, OSError) and error.strerror) or str(error)
                screen.print(tr("cli-records-left-out", file=deal, why=why), markup=False, soft_wrap=True)
            else:
                data.add(one)
        if not data.games:
            raise RoundhouseError(f"{folder}: there is no record of a finished game")
    if unfinished:
        console.print(tr("cli-records-unfinished", number=unfinished))
    console.print(tr("cli-dataset-written", file=str(out), rows=data.written, games=data.games), soft_wrap=True)
