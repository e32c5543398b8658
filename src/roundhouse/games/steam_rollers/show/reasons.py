"""Why a move is a good one, in a sentence: for hints. Of dice it is what they are used for: that is told without
this."""

from __future__ import annotations

from ....core.chance import Fast
from ....core.policy import Line
from ....core.texts import Arg, Text
from ..bots.lines import CITY_BITS, CITY_MASK, drawing_of, lines
from ..bots.prospects import STANDARD
from ..bots.schemes import missing, worth
from ..bots.survey import drawable
from ..bots.turn import Turn
from ..printed.facts import COAL, NUMBERS, POWER_POINTS
from ..rules import names
from ..rules.moves import (
    MOVES,
    ROW,
    Arrange,
    Begin,
    Build,
    Decline,
    Leave,
    Order,
    Protect,
    Reroll,
    RerollEve,
    StartLocomotive,
    StartTile,
    StartTrack,
    Steal,
    Tile,
    Transport,
    Upgrade,
)
from ..rules.plan import ALL_KINDS
from ..rules.player import Player
from ..rules.state import State
from ..rules.steps import VALUE
from ..seen.reading import state_of
from ..seen.view import View


def reason(view: View, line: Line) -> Text | None:
    seat = view.seat
    if seat is None:
        return None
    state, wish = state_of(view), MOVES.unpack(line[0])
    match wish:
        case Build() | StartTrack():
            return _track(state, seat, line[0], drawing_of(wish.field, wish.track))
        case Upgrade() | StartLocomotive():
            return _power(state, state.players[seat])
        case Tile() | StartTile():
            points = view.plan.tile_points[view.tiles[wish.number]]
            return Text("reason-tile" if points >= 0 else "reason-tile-costs", {"points": abs(points)})
        case Transport():
            return _transport(state, seat, line[0])
        case Order():
            return Text("reason-order", {"points": view.plan.order_points[view.order_sides[wish.number]]})
        case Reroll():
            return Text("reason-reroll", {"die": wish.die})
        case Steal():
            return Text("reason-steal", {"die": view.hand[0] & VALUE})
        case Decline():
            return Text("reason-decline", {"die": view.hand[0] & VALUE})
        case Arrange():
            return Text("reason-arrange", {"good": names.good(ROW.unpack(wish.row)[-1]), "city": wish.city})
    return _eve(view, type(wish))


def _eve(view: View, kind: type) -> Text | None:
    args: dict[str, Arg] = {"die": view.eve_die}
    if kind is Begin:
        return Text("reason-begin")
    if kind is RerollEve:
        return Text("reason-reroll-eve", args)
    if kind is Protect:
        return Text("reason-protect", {"points": view.crossed[view.eve_die]})
    return Text("reason-leave", args) if kind is Leave else None


def _transport(state: State, seat: int, move: int) -> Text:
    """What it brings; and whether a city is empty then, as three of them end the game."""
    after = state.clone()
    after.play(seat, move, Fast(0))
    points = after.players[seat].points - state.players[seat].points
    empty = sum(not after.goods[city] for city in NUMBERS)
    emptied = empty > sum(not state.goods[city] for city in NUMBERS)
    return Text("reason-empties" if emptied else "reason-transport", {"points": points, "empty": empty})


def _power(state: State, player: Player) -> Text:
    """How many goods more could be delivered with a box more, and what it counts in the end."""
    power = player.power + 1
    more = _goods(state, player, power) - _goods(state, player, power - 1)
    points = POWER_POINTS[power] - POWER_POINTS[power - 1]
    return Text("reason-power", {"power": power, "goods": more, "points": points})


def _goods(state: State, player: Player, power: int) -> int:
    """Goods on the board that could be delivered over no more than so far."""
    takers = state.plan.takers
    return sum(
        any(distance <= power and takers[good] >> to & 1 for distance, to, _ in player.ways[city])
        for city in NUMBERS
        for good in state.goods[city]
        if good <= COAL
    )


def _track(state: State, seat: int, move: int, drawing: int) -> Text:
    """It joins two cities; or it is part of a line that the bots would draw, and how much of it is missing then."""
    player = state.players[seat]
    after = state.clone()
    after.play(seat, move, Fast(0))
    new = [link for link in after.players[seat].links if link not in player.links]
    if new:
        one, other, towns = new[0]
        more = _goods(state, after.players[seat], player.power) - _goods(state, player, player.power)
        args: dict[str, Arg] = {"one": one // 6, "other": other // 6, "points": 1 + towns.bit_count(), "goods": more}
        return Text("reason-join", args)
    return _part(state, seat, drawing)


def _part(state: State, seat: int, drawing: int) -> Text:
    """The line that the track is meant for, in the best scheme that has it."""
    player, bit = state.players[seat], 1 << drawing
    turn = Turn(state, seat, STANDARD)
    survey = turn.survey(state, 1, drawable(state, ALL_KINDS, seat))
    best: tuple[float, int] | None = None
    for scheme in turn.schemes:
        tracks = missing(scheme.tracks, player.tracks)
        if tracks >= 0 and tracks & bit:
            value = worth(scheme, tracks.bit_count() - 1, survey.outlook)
            part = next(part for part in scheme.parts if part & bit)
            if best is None or value > best[0]:
                best = value, part & tracks
    if best is None:
        return Text("reason-idle")
    for line in lines(state.plan, state.walls):
        if line.tracks & bit and missing(line.tracks, player.tracks) == best[1]:
            one, other = line.link >> 2 * CITY_BITS, line.link >> CITY_BITS & CITY_MASK
            left = best[1].bit_count() - 1
            return Text("reason-part", {"one": one, "other": other, "left": left, "points": line.points})
    return Text("reason-idle")
