"""Why a bot would do that: one reason, from what the asking seat can see itself and from what a search compared."""

from __future__ import annotations

from ...analysis.words import number
from ...core.advice import Beside
from ...core.game import Game
from ...core.news import outlook
from ...core.sheet import Line
from ...core.texts import Text, Translator
from ...core.view import View

#: Less is no difference that anybody should think about.
LITTLE = 0.25
LITTLE_WINS = 0.02


def reason(game: Game, view: View, moves: list[int], move: int, tr: Translator, beside: Beside | None = None) -> str:
    """One sentence: what speaks for the move, and, where a search has compared, what the next best would cost."""
    if len(moves) == 1:
        return tr("reason-only")
    why = _for_itself(game, view, moves, move, tr)
    if beside is None:
        return why
    other = ", ".join(tr(pick.text) for pick in game.path(view, beside.move))
    return f"{why.rstrip('.')}; {tr(_costs(beside, other, tr))}"


def _costs(beside: Beside, other: str, tr: Translator) -> Text:
    """What the next best would cost: points where they tell, else games; or that it is as good."""
    if beside.points >= LITTLE:
        return Text("reason-points-less", {"other": other, "points": number(beside.points, tr)})
    if beside.wins >= LITTLE_WINS:
        return Text("reason-wins-less", {"other": other, "games": round(100 * beside.wins)})
    return Text("reason-as-good", {"other": other})


def _for_itself(game: Game, view: View, moves: list[int], move: int, tr: Translator) -> str:
    """The first of these that there is: what the game says; what it gains beside all other moves; what it changes on
    the sheet at once; that it is for later."""
    assert view.seat is not None
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
