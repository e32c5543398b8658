"""What one seat may know: everything. SteamRollers has no secrets, so a guess is the state itself."""

from __future__ import annotations

from msgspec import Struct

from ....core.sheet import Sheet
from ....core.view import View as BaseView
from ..rules import scoring, ways
from ..rules.plan import Plan, plan_of
from ..rules.state import Link, Player, State, fresh_player


class PlayerView(Struct, frozen=True):
    """A player's sheet and what lies beside it: see state.Player."""

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
    """See state.State for what each field means. `kit` names the plan."""

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


def look(state: State, seat: int | None) -> View:
    return View(
        seat=seat,
        actors=tuple(state.waiting),
        kit=state.plan.kit.name,
        level=state.level,
        orders=state.orders,
        walls=state.walls,
        step=state.step,
        round=state.round,
        first=state.first,
        turn=state.turn,
        players=tuple(
            PlayerView(
                tracks=tuple(player.tracks),
                boxes=player.boxes,
                power=player.power,
                points=player.points,
                bonus=player.bonus,
                links=player.links,
                network=player.network,
                stock=tuple(player.stock),
                cargo=player.cargo,
                cargo_city=player.cargo_city,
                tiles=player.tiles,
            )
            for player in state.players
        ),
        goods=tuple(map(tuple, state.goods)),
        bag=tuple(state.bag),
        coal_left=state.coal_left,
        tiles=tuple(state.tiles),
        tile_of=tuple(state.tile_of),
        sideways=state.sideways,
        order_sides=tuple(state.order_sides),
        order_of=tuple(state.order_of),
        starts=state.starts,
        white=tuple(state.white),
        black=state.black,
        hand=tuple(state.hand),
        used=tuple(state.used),
        stolen=state.stolen,
        thief=state.thief,
        quiet=state.quiet,
        ordered=state.ordered,
        spent=state.spent,
        arranged=state.arranged,
        crossed=tuple(state.crossed),
        eve_die=state.eve_die,
        eve_points=state.eve_points,
        eve_won=state.eve_won,
    )


def restore(view: View) -> State:
    """The state that a view shows."""
    plan = view.plan
    return State(
        plan=plan,
        level=view.level,
        orders=view.orders,
        walls=view.walls,
        step=view.step,
        round=view.round,
        first=view.first,
        turn=view.turn,
        waiting=list(view.actors),
        players=[_player(plan, one) for one in view.players],
        goods=list(map(list, view.goods)),
        bag=list(view.bag),
        coal_left=view.coal_left,
        tiles=list(view.tiles),
        tile_of=list(view.tile_of),
        sideways=view.sideways,
        order_sides=list(view.order_sides),
        order_of=list(view.order_of),
        starts=view.starts,
        white=list(view.white),
        black=view.black,
        hand=list(view.hand),
        used=list(view.used),
        stolen=view.stolen,
        thief=view.thief,
        quiet=view.quiet,
        ordered=view.ordered,
        spent=view.spent,
        arranged=view.arranged,
        crossed=list(view.crossed),
        eve_die=view.eve_die,
        eve_points=view.eve_points,
        eve_won=view.eve_won,
    )


def _player(plan: Plan, one: PlayerView) -> Player:
    player = fresh_player(plan)
    player.tracks = list(one.tracks)
    player.empty = [tuple([f for f in fields if not one.tracks[f]]) for fields in plan.fields]
    player.boxes, player.power = one.boxes, one.power
    player.points, player.bonus = one.points, one.bonus
    player.links, player.network, player.ways = one.links, one.network, ways.all_ways(one.links)
    player.stock, player.held = list(one.stock), sum(one.stock)
    player.cargo, player.cargo_city = one.cargo, one.cargo_city
    player.tiles = one.tiles
    return player
