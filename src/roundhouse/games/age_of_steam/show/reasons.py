"""Why a move is a good one, in a sentence: for hints. Of deliveries their income says it."""

from __future__ import annotations

from ....core.chance import Fast
from ....core.texts import Text
from ..printed.facts import ACTIONS
from ..rules.moves import Build, Choose, Engine, Issue, Join
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
        if _links(after.owner, after.end, seat) > _links(state.owner, state.end, seat):
            return Text("reason-link")
    return None


def _links(owner: list[int], end: list[int], seat: int) -> int:
    return sum(one == seat and there >= 0 for one, there in zip(owner, end, strict=True))
