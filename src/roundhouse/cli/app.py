"""The commands by their names."""

from __future__ import annotations

from cyclopts import App

from .. import __version__
from .admin import admin
from .analyse import analyse
from .arena import arena
from .backup import backup, restore
from .bench import bench
from .board import board
from .games import games
from .hindsight import hindsight
from .ladder import ladder
from .play import play
from .records import records
from .replay import replay
from .rules import rules
from .score import score
from .serve import serve
from .tournament import tournament
from .verify import verify
from .words import words

app = App(
    name="roundhouse",
    help="Railway board games under one roof: play them, host them, study them.",
    version=__version__,
    help_format="markdown",
    suppress_keyboard_interrupt=False,
)
for _command in (
    play,
    serve,
    games,
    rules,
    arena,
    tournament,
    ladder,
    replay,
    analyse,
    hindsight,
    verify,
    score,
    records,
    words,
    bench,
    backup,
    restore,
):
    app.command(_command)
app.command(board)
app.command(admin)
