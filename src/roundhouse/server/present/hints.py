"""Why a bot would do that: one reason, from what the asking seat can see itself."""

from __future__ import annotations

from ...core.game import Game
from ...core.news import outlook
from ...core.sheet import Line
from ...core.texts import Text, Translator
from ...core.view import View


def reason(game: Game, view: View, moves: list[int], move: int, tr: Translator) -> str:
    """The first of these that there is: nothing else can be done; what the game says; what it gains beside all other
    moves; what it changes on the sheet at once; that it is for later."""
    assert view.seat is not None
    if len(moves) == 1:
        return tr("reason-only")
    own = game.reason(view, move)
    if own is not None:
        return tr(own)
    gained = _gained(game, view, moves, move)
    if gained is not None:
        return tr(gained)
    return tr(_changed(game, view, view.seat, move, tr) or Text("reason-later"))


def _gained(game: Game, view: View, moves: list[int], move: int) -> Text | None:
    seat = view.seat or 0
    gains = {one: pick.gains for one in moves if (pick := game.path(view, one)[-1]).gains}
    if move not in gains:
        return None
    mine = gains[move][seat]
    best = max(of[seat] for of in gains.values())
    return Text("reason-most" if mine == best else "reason-gain", {"gain": mine, "best": best})


def _changed(game: Game, view: View, seat: int, move: int, tr: Translator) -> Text | None:
    """The line of the sheet that gains most."""
    ahead = outlook(game, view, move).view
    if ahead is None:
        return None
    before, after = view.sheet()[seat], ahead.sheet()[seat]
    kinds = dict.fromkeys(line.what for line in after.lines)
    more = {what: after.points(what) - before.points(what) for what in kinds}
    what = max(more, key=lambda one: more[one], default=None)
    if what is None or more[what] <= 0:
        return None
    line = next(line for line in after.lines if line.what == what)
    return Text("reason-line", {"line": _called(line, tr), "points": more[what]})


def _called(line: Line, tr: Translator) -> str:
    return tr(line.text).rstrip(".")
