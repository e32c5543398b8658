"""roundhouse board"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from ..core.board import BadBoard
from ..core.game import Game
from ..core.registry import find_game, game_ids
from ..core.table import Table
from . import FAILED, OK, fail
from .common import Json, Lang, console, naming, print_json, read_text, words
from .replay import to_png

board = App(
    name="board",
    help="""Boards that you have typed in yourself.

```
roundhouse board check mine.json
```
""",
    help_format="markdown",
)


@board.command
def check(
    file: Path,
    /,
    *,
    game: str | None = None,
    svg: Annotated[Path | None, Parameter(help="Write the board as an SVG picture to this file.")] = None,
    png: Annotated[Path | None, Parameter(help="Write the board as a PNG picture to this file.")] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> int:
    """Check whether a board can be played: every fault with its place in the file.

    ```
    roundhouse board check mine.json
    roundhouse board check mine.json --game ticket_to_ride_usa --svg mine.svg
    roundhouse play ticket_to_ride_usa --board mine.json
    ```

    The exit code is 0 if a game can be played on the board, 1 if not.

    Parameters
    ----------
    file
        A map file, in the form of those in the folder games/ticket_to_ride/data; a map of Age of Steam, as in
        docs/adding-a-map.md; or a sheet and tiles of SteamRollers, as in docs/steam-rollers.md.
    game
        The game that shall be played on it; by default every game that takes boards is tried.
    """
    tr = words(lang)
    tried = [find_game(game)] if game is not None else [found for found in map(find_game, game_ids()) if found.boards]
    with naming(file):
        text = read_text(file)
    playable, faults = _tried(tried, text, tr.lang)
    if as_json:
        verdicts = [{"game": one.id, "playable": True, "faults": []} for one in playable]
        verdicts += [{"game": name, "playable": False, "faults": lines} for name, lines in faults.items()]
        print_json({"file": str(file), "games": verdicts})
    elif not playable:
        # What is wrong for every game is told once: by the game that finds least.
        for line in min(faults.values(), key=len):
            fail(f"{file}: {line}")
    else:
        for about in playable[0].about_board():
            console.print(playable[0].words(tr.lang)(about), soft_wrap=True)
        for one in playable:
            console.print(tr("cli-board-playable", game=one.title(tr.lang), id=one.id), soft_wrap=True)
        for name, lines in faults.items():
            title = find_game(name).title(tr.lang)
            console.print(tr("cli-board-not", game=title, reason=lines[0]), soft_wrap=True)
    if playable:
        _draw(playable[0], svg, png, tr.lang)
        if not as_json:
            for path in filter(None, (svg, png)):
                console.print(tr("cli-written", file=str(path)), soft_wrap=True)
    return OK if playable else FAILED


def _tried(games: list[Game], text: str, lang: str) -> tuple[list[Game], dict[str, list[str]]]:
    """The games that can be played on the board; the faults that the others find, by game."""
    playable: list[Game] = []
    faults: dict[str, list[str]] = {}
    for game in games:
        try:
            playable.append(game.with_board(text))
        except BadBoard as error:
            faults[game.id] = [fault.told(lang) for fault in error.faults]
    return playable, faults


def _draw(game: Game, svg: Path | None, png: Path | None, lang: str) -> None:
    if svg is None and png is None:
        return
    picture = Table.new(game, seed="board").svg(None, lang)
    if svg is not None:
        svg.write_text(picture, encoding="utf-8")
    if png is not None:
        png.write_bytes(to_png(picture))
