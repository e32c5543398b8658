"""What one seat may know: everything. SteamRollers has no secrets, so a guess is the state itself."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from ....core.fields import same_names, seen, take_over
from ....core.sheet import Sheet
from ....core.view import View as BaseView
from ..rules import scoring, ways
from ..rules.plan import Plan, plan_of
from ..rules.player import Link, Player, fresh
from ..rules.state import State


class PlayerView(Struct, frozen=True):
    """A player's sheet and what lies beside it: see rules.player.Player."""

    tracks: tuple[int, ...]
    boxes: int
    power: int
    points: int
    bonus: int
    links: tuple[Link, ...]
    network: int
    stock: tuple[int, ...]
    cargo: int
    cargo_city: int
    tiles: int


class View(BaseView, frozen=True):
    """See rules.state.State for what each field means. `kit` names the plan."""

    kit: str
    level: int
    orders: bool
    walls: int
    step: int
    round: int
    first: int
    turn: int
    players: tuple[PlayerView, ...]
    goods: tuple[tuple[int, ...], ...]
    bag: tuple[int, ...]
    coal_left: int
    tiles: tuple[int, ...]
    tile_of: tuple[int, ...]
    sideways: int
    order_sides: tuple[int, ...]
    order_of: tuple[int, ...]
    starts: int
    white: tuple[int, ...]
    black: int
    hand: tuple[int, ...]
    used: tuple[int, ...]
    stolen: int
    thief: int
    quiet: bool
    ordered: bool
    spent: int
    arranged: int
    crossed: tuple[int, ...]
    eve_die: int
    eve_points: int
    eve_won: bool

    @property
    def plan(self) -> Plan:
        """The sheet and the tiles, as flat tables."""
        return plan_of(self.kit)

    @property
    def seats(self) -> int:
        return len(self.players)

    def sheet(self) -> Sheet:
        return scoring.sheet(restore(self))


#: What is seen as it is: all but the players' sheets, and what follows from them.
_OPEN: Final = same_names(View, State, but=("players",))
_SHEET: Final = same_names(PlayerView, Player)


def look(state: State, seat: int | None) -> View:
    return View(
        seat=seat,
        actors=tuple(state.waiting),
        kit=state.plan.kit.name,
        players=tuple([PlayerView(**seen(player, _SHEET)) for player in state.players]),
        **seen(state, _OPEN),
    )


def restore(view: View) -> State:
    """The state that a view shows."""
    plan = view.plan
    state = State(plan, [_player(plan, one) for one in view.players])
    take_over(state, view, _OPEN)
    state.waiting = list(view.actors)
    return state


def _player(plan: Plan, one: PlayerView) -> Player:
    player = fresh(plan)
    take_over(player, one, _SHEET)
    player.empty = [tuple([f for f in fields if not one.tracks[f]]) for fields in plan.fields]
    player.ways, player.held = ways.all_ways(one.links), sum(one.stock)
    return player
