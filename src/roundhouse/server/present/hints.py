"""Why a bot would do that: one reason, from what the asking seat can see itself and from what a search compared."""

from __future__ import annotations

from ...core.advice import Beside
from ...core.game import Game
from ...core.news import outlook
from ...core.policy import Line
from ...core.sheet import Line as Entry
from ...core.sheet import SeatSheet
from ...core.texts import Text, Translator
from ...core.view import View

#: Less is no difference that anybody should think about.
LITTLE = 0.5
LITTLE_WINS = 0.02
#: A difference is told from so many standard errors on; with few worlds, of which the error itself is uncertain, from
#: more. What is more uncertain than so many points is not called equal.
SURE = 2.0
FEW = 2.0
UNSURE = 1.5
#: Why nothing more is done is no reason for what is done before.
ENDS = "reason-finish"


def reason(game: Game, view: View, moves: list[int], line: Line, tr: Translator, beside: Beside | None = None) -> str:
    """One sentence: what speaks for the first move of a line, and, where a search has compared, what the next best
    would cost."""
    if len(moves) == 1:
        return tr("reason-only")
    why = _for_itself(game, view, moves, line, tr)
    if beside is None:
        return why
    return f"{why.rstrip('.')}; {tr(_costs(beside, _other(game, view, line[0], beside.move, tr)))}"


def called(game: Game, view: View, move: int, tr: Translator) -> str:
    """A move by its path of choices."""
    return " → ".join(tr(pick.text) for pick in game.path(view, move))


def _other(game: Game, view: View, move: int, other: int, tr: Translator) -> str:
    """The next best, in a few words if they tell it from the move itself."""
    brief, own = game.brief(view, other), game.brief(view, move)
    return called(game, view, other, tr) if brief is None or brief == own else tr(brief)


def _costs(beside: Beside, other: str) -> Text:
    """What the next best would cost: points where they tell, else games; both where one speaks for it and the other
    against it. What may well be luck is no difference: then it is as good, if so much is known."""
    sure = SURE * (1 + FEW / max(1, beside.worlds))
    points = _tells(beside.points, sure * beside.error, LITTLE)
    wins = _tells(beside.wins, sure * beside.wins_error, LITTLE_WINS)
    shown = str(max(1, round(abs(beside.points))))
    games = round(100 * abs(beside.wins))
    if points * wins < 0:
        key = "reason-points-for-wins" if points < 0 else "reason-wins-for-points"
        return Text(key, {"other": other, "points": shown, "games": games})
    if points > 0:
        return Text("reason-point-less" if shown == "1" else "reason-points-less", {"other": other, "points": shown})
    if wins > 0:
        return Text("reason-wins-less", {"other": other, "games": games})
    if points < 0 or wins < 0:
        return Text("reason-unsure", {"other": other})
    return Text("reason-as-good" if beside.error <= UNSURE else "reason-next", {"other": other})


def _tells(cost: float, sure: float, little: float) -> int:
    """1: it costs something that can be told; -1: it brings something; 0: it makes no difference."""
    if abs(cost) < little or abs(cost) <= sure:
        return 0
    return 1 if cost > 0 else -1


def _for_itself(game: Game, view: View, moves: list[int], line: Line, tr: Translator) -> str:
    """The first of these that there is: what the game says; what it gains beside all other moves; what it changes on
    the sheet at once; what is to follow it, and why; that it is for later."""
    assert view.seat is not None
    own = game.reason(view, line)
    if own is not None:
        return tr(own)
    found = _gained(game, view, moves, line[0]) or _changed(game, view, view.seat, line[0], tr)
    if found is not None:
        return tr(found)
    return tr(_follows(game, view, view.seat, line, tr) or Text("reason-later"))


def _gained(game: Game, view: View, moves: list[int], move: int) -> Text | None:
    seat = view.seat or 0
    gains = {one: pick.gains for one in moves if (pick := game.path(view, one)[-1]).gains}
    if move not in gains:
        return None
    mine = gains[move][seat]
    better = [of for of in gains.values() if of[seat] > mine]
    if not better:
        return Text("reason-most", {"gain": mine})
    helps = all(sum(of) > of[seat] for of in better)
    return Text("reason-gain" if helps else "reason-gain-less", {"gain": mine, "best": max(of[seat] for of in better)})


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
    return Text("reason-line", {"line": _named(before, after, what, tr), "points": more[what]})


def _named(before: SeatSheet, after: SeatSheet, what: str, tr: Translator) -> str:
    """The lines of a kind that are new or others than before, the one with most points if they are several."""
    known = [line for line in before.lines if line.what == what]
    new: list[Entry] = [line for line in after.lines if line.what == what and line not in known]
    return tr(max(new, key=lambda line: line.points).text).rstrip(".")


def _follows(game: Game, view: View, seat: int, line: Line, tr: Translator) -> Text | None:
    """What the rest of the line brings, as far as it can be foreseen."""
    for place, move in enumerate(line[:-1], start=1):
        ahead = outlook(game, view, move).view
        if ahead is None or seat not in ahead.actors:
            return None
        view = ahead
        found = game.reason(view, line[place:]) or _changed(game, view, seat, line[place], tr)
        if found is not None and not found.key.startswith(ENDS):
            why = tr(found)
            return Text("reason-then", {"next": called(game, view, line[place], tr), "why": why[:1].lower() + why[1:]})
    return None
