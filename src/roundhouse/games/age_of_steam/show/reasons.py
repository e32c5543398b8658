"""Why a move is a good one, in a sentence: for hints. Of deliveries their income says it."""

from __future__ import annotations

from ....core.chance import Fast
from ....core.texts import Text
from ..printed.facts import ACTIONS
from ..rules import names
from ..rules.moves import Build, Choose, Engine, Issue, Join
from ..rules.plan import SIDES, cubes_list
from ..rules.state import State
from ..seen.reading import state_of
from ..seen.view import View


def reason(view: View, move: int) -> Text | None:
    seat = view.seat
    if seat is None:
        return None
    wish, player = view.plan.build.moveset.unpack(move), view.players[seat]
    if isinstance(wish, Choose):
        return Text("reason-action", {"about": Text(f"about-{ACTIONS[wish.action]}")})
    if isinstance(wish, Issue):
        return Text("reason-issue", {"money": player.money, "due": player.shares + player.engine})
    if isinstance(wish, Engine):
        return Text("reason-engine", {"links": player.engine + 1})
    if isinstance(wish, Build | Join):
        state = state_of(view)
        after = state.clone()
        after.play(seat, move, Fast(0))
        return _link(state, after, seat) or _onward(state, after, seat)
    return None


def _runs(state: State, seat: int) -> set[tuple[int, int, int]]:
    """A seat's track: where each run starts, where it ends (-1: nowhere yet), and its open end."""
    return {
        (state.start[run], state.end[run], state.tip[run]) for run, owner in enumerate(state.owner) if owner == seat
    }


def _link(state: State, after: State, seat: int) -> Text | None:
    """What waits to go over a link that is finished by the build."""
    for start, end, _ in sorted(_runs(after, seat) - _runs(state, seat)):
        if end < 0:
            continue
        one, other = start // SIDES, end // SIDES
        waiting = sum(
            after.plan.towns.takes(after, there, good)
            for here, there in ((one, other), (other, one))
            for good in cubes_list(after.cubes[here])
        )
        places = {"one": names.place_name(after, one), "other": names.place_name(after, other)}
        return Text("reason-link", {**places, "cubes": waiting})
    return None


def _onward(state: State, after: State, seat: int) -> Text | None:
    """From where track goes on that has no end yet."""
    for start, _, tip in sorted(_runs(after, seat) - _runs(state, seat)):
        if tip >= 0:
            return Text("reason-onward", {"start": names.place_name(after, start // SIDES), "left": after.tiles_left})
    return None
