"""Why a move is a good one, in a sentence: for hints. Of dice it is what they are used for: that is told without
this."""

from __future__ import annotations

from ....core.chance import Fast
from ....core.moves import Move
from ....core.policy import Line
from ....core.texts import Arg, Text
from ..bots.eve import harm
from ..bots.lines import CITY_BITS, CITY_MASK, drawing_of, lines
from ..bots.policy import protect, reroll_eve, steal
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
from ..rules.packed import LEAVE, STEALS
from ..rules.plan import ALL_KINDS
from ..rules.player import Player
from ..rules.state import State
from ..rules.steps import EVE_DIE, VALUE
from ..rules.tiles import track_kinds
from ..seen.reading import state_of
from ..seen.view import View

#: Less of a point is no difference.
LITTLE = 0.05


def reason(view: View, line: Line) -> Text | None:
    seat = view.seat
    if seat is None:
        return None
    state, wish = state_of(view), MOVES.unpack(line[0])
    match wish:
        case Build() | StartTrack():
            return _track(state, seat, line[0], wish)
        case Upgrade() | StartLocomotive():
            return _power(state, state.players[seat])
        case Tile() | StartTile():
            points = view.plan.tile_points[view.tiles[wish.number]]
            return Text("reason-tile" if points >= 0 else "reason-tile-costs", {"points": abs(points)})
        case Transport():
            return _transport(state, seat, line[0])
        case Order():
            return Text("reason-order", {"points": view.plan.order_points[view.order_sides[wish.number]]})
        case Arrange():
            return Text("reason-arrange", {"good": names.good(ROW.unpack(wish.row)[-1]), "city": wish.city})
    return _with_dice(state, seat, wish) or _about_eve(state, seat, wish)


# -- dice ---------------------------------------------------------------------------------------------------------


def _with_dice(state: State, seat: int, wish: Move) -> Text | None:
    match wish:
        case Reroll():
            return _reroll(state, seat, wish.die)
        case Steal():
            return _steal(state, seat)
        case Decline():
            return _decline(state, seat)
    return None


def _worth(state: State, seat: int) -> list[float]:
    """By number: what the best action with such a die is worth."""
    menu = Turn(state, seat, STANDARD).menu(state, 1)
    return [options[0].value if options else 0.0 for options in menu]


def _reroll(state: State, seat: int, die: int) -> Text | None:
    worth = _worth(state, seat)
    if sum(worth[number] for number in NUMBERS) / len(NUMBERS) > worth[die] + LITTLE:
        return Text("reason-reroll", {"die": die})
    better = any(worth[number] > worth[die] + LITTLE for number in NUMBERS)
    return Text("reason-reroll-hope", {"die": die}) if better else None


def _steal(state: State, seat: int) -> Text:
    """The victim takes one of those that are left, perhaps the best."""
    worth, die = _worth(state, seat), state.hand[0] & VALUE
    best = worth[die] > max(worth[one] for one in state.white)
    return Text("reason-steal" if best else "reason-steal-likely", {"die": die})


def _decline(state: State, seat: int) -> Text:
    worth, die = _worth(state, seat), state.hand[0] & VALUE
    if worth[die] <= max(worth[one] for one in state.white):
        return Text("reason-decline", {"die": die})
    bot_would = steal(Turn(state, seat, STANDARD), state) == STEALS[0]
    return Text("reason-keep-tile" if bot_would else "reason-decline-better", {"die": die})


# -- Eve ----------------------------------------------------------------------------------------------------------


def _about_eve(state: State, seat: int, wish: Move) -> Text | None:
    match wish:
        case Begin():
            return Text("reason-begin")
        case RerollEve():
            return _reroll_eve(state, seat)
        case Protect():
            return Text("reason-protect", {"points": state.crossed[state.eve_die]})
        case Leave():
            return _leave(state, seat)
    return None


def _reroll_eve(state: State, seat: int) -> Text | None:
    """A new roll may bring any number."""
    turn = Turn(state, seat, STANDARD)
    args: dict[str, Arg] = {"die": state.eve_die}
    harms = [harm(turn, state, number) for number in NUMBERS]
    now = harms[NUMBERS.index(state.eve_die)]
    if now > sum(harms) / len(harms) + LITTLE:
        return Text("reason-reroll-eve", args)
    return Text("reason-reroll-eve-hope", args) if now > min(harms) + LITTLE else None


def _leave(state: State, seat: int) -> Text:
    turn = Turn(state, seat, STANDARD)
    bot_would = (reroll_eve if state.step == EVE_DIE else protect)(turn, state) != LEAVE
    return Text("reason-keep-tile" if bot_would else "reason-leave", {"die": state.eve_die})


# -- goods and power ----------------------------------------------------------------------------------------------


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


# -- track --------------------------------------------------------------------------------------------------------


def _track(state: State, seat: int, move: int, wish: Build | StartTrack) -> Text:
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
    return _part(state, seat, wish) or _beside(state, seat, wish)


def _part(state: State, seat: int, wish: Build | StartTrack) -> Text | None:
    """The line that the track is meant for, in the best scheme that has it."""
    player, bit = state.players[seat], 1 << drawing_of(wish.field, wish.track)
    turn = Turn(state, seat, STANDARD)
    kinds = track_kinds(state, seat) if isinstance(wish, Build) else ALL_KINDS
    # Of its own state a turn keeps the best schemes alone; the track may be part of another one.
    survey = turn.survey(state.clone(), 1, drawable(state, kinds, seat))
    best: tuple[float, int] | None = None
    for scheme in turn.schemes:
        tracks = missing(scheme.tracks, player.tracks)
        if tracks >= 0 and tracks & bit:
            value = worth(scheme, tracks.bit_count() - 1, survey.outlook)
            part = next(part for part in scheme.parts if part & bit)
            if best is None or value > best[0]:
                best = value, part & tracks
    if best is None:
        return None
    for line in lines(state.plan, state.walls):
        if line.tracks & bit and missing(line.tracks, player.tracks) == best[1]:
            one, other = line.link >> 2 * CITY_BITS, line.link >> CITY_BITS & CITY_MASK
            left = best[1].bit_count() - 1
            return Text("reason-part", {"one": one, "other": other, "left": left, "points": line.points})
    return None


def _beside(state: State, seat: int, wish: Build | StartTrack) -> Text:
    """It is part of nothing that is wanted: with a die that allows nothing better, or all the same."""
    if isinstance(wish, Build):
        allowed = Turn(state, seat, STANDARD).menu(state, 1)[state.plan.region[wish.field]]
        if not allowed[0].moves:
            return Text("reason-idle")
    return Text("reason-spare-track")
