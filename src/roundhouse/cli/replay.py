"""roundhouse replay"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ..core.errors import BadOption
from ..core.table import Table
from .common import Lang, console, naming, read_text, words


def replay(
    file: Path,
    /,
    *,
    at: int | None = None,
    svg: Annotated[Path | None, Parameter(help="Write the board as an SVG picture to this file.")] = None,
    png: Annotated[Path | None, Parameter(help="Write the board as a PNG picture to this file.")] = None,
    seat: int | None = None,
    lang: Lang = None,
) -> None:
    """Look at a recorded game: what happened, and the board; or write the board as a picture.

    ```
    roundhouse replay game.json
    roundhouse replay game.json --at 12 --seat 0
    roundhouse replay game.json --png board.png
    ```

    Parameters
    ----------
    file
        A record, as `roundhouse play` saves it.
    at
        Stop after this many entries of the record; 0 is the position before the first move.
    seat
        As this seat sees it, counted from 0 as in the record; by default as a spectator does.
    """
    tr = words(lang)
    with naming(file):
        table = Table.load(read_text(file), upto=at)
    if svg is not None or png is not None:
        picture = table.svg(seat, tr.lang)
        if svg is not None:
            svg.write_text(picture, encoding="utf-8")
        if png is not None:
            png.write_bytes(to_png(picture))
        for path in filter(None, (svg, png)):
            console.print(tr("cli-written", file=str(path)), soft_wrap=True)
        return
    board = table.plain(seat, tr.lang)
    for line in table.log(tr.lang, seat):
        console.print(line, soft_wrap=True)
    console.print()
    console.out(board, highlight=False)


def to_png(svg: str) -> bytes:
    import resvg_py

    try:
        return bytes(resvg_py.svg_to_bytes(svg_string=svg))
    except ValueError as error:
        raise BadOption(f"the picture cannot be made: {error}") from None
