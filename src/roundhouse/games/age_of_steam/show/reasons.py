"""Why a move is a good one, in a sentence: for hints. Of deliveries their income says it."""

from __future__ import annotations

from ....core.chance import Fast
from ....core.moves import Move
from ....core.policy import Line
from ....core.texts import Arg, Text
from ..bots.actions import action_values
from ..bots.goods import Network
from ..bots.plans import Planner
from ..bots.thinker import Thinker
from ..printed.facts import MOST_ENGINE, NEW_CITY_COLOURS, SHARE_PRICE, SPACE_COLUMN
from ..rules import names, steps
from ..rules.deliveries import deliveries, incomes, route
from ..rules.moves import (
    Bid,
    Build,
    Choose,
    Deliver,
    Done,
    Drop,
    Engine,
    Issue,
    Join,
    Pass,
    Pay,
    Produce,
    Put,
    Urbanize,
)
from ..rules.plan import SIDES, cubes_list
from ..rules.state import State
from ..seen.reading import state_of
from ..seen.view import View
from .why_actions import why_action

#: The columns of the goods chart that are cities' own; those of New Cities follow.
CITY_COLUMNS = 12


def reason(view: View, line: Line) -> Text | None:
    seat = view.seat
    if seat is None:
        return None
    move = line[0]
    wish = view.plan.build.moveset.unpack(move)
    if isinstance(wish, Build | Join):
        return _track(view, seat, line)
    if isinstance(wish, Urbanize):
        return _city(view, seat, wish, move)
    if isinstance(wish, Put):
        return _put(view, seat, wish)
    if isinstance(wish, Choose):
        return why_action(_planner(view, seat), wish.action)
    return _money(view, seat, wish)


def _planner(view: View, seat: int) -> Planner:
    """With the beliefs of those who give hints: else another action would seem to be the best."""
    return Thinker().new_planner(state_of(view), seat)


def brief(view: View, move: int) -> Text | None:
    """A delivery without its way, and without what it brings."""
    if view.seat is None or not isinstance(wish := view.plan.build.moveset.unpack(move), Deliver):
        return None
    state = state_of(view)
    links = route(state, move)
    start, end = names.place_name(state, links[0][1]), names.place_name(state, links[-1][2])
    return Text("brief-deliver", {"cube": names.cube(wish.good), "start": start, "end": end})


# -- money --------------------------------------------------------------------------------------------------------


def _money(view: View, seat: int, wish: Move) -> Text | None:
    """Shares, bids, and what is done instead of building and moving goods."""
    player = view.players[seat]
    due = player.shares + player.engine
    match wish:
        case Issue(shares=0):
            return Text("reason-no-issue", {"money": player.money, "due": due, "income": player.income})
        case Issue():
            have = player.money + SHARE_PRICE * wish.shares
            key = "reason-issue" if view.plan.order.bids else "reason-issue-to-build"
            return Text(key, {"money": have, "due": due + wish.shares, "income": player.income})
        case Bid():
            return Text("reason-bid", {"dollars": wish.dollars, "action": _wanted(view, seat)})
        case Drop():
            return Text("reason-drop", {"place": len(view.bidding), "dollars": view.high + 1})
        case Pay():
            return Text("reason-pay", {"dollars": view.plan.first_place, "action": _wanted(view, seat)})
        case Engine():
            return _longer(view, seat)
        case Done():
            return Text("reason-done", {"money": player.money, "due": due, "income": player.income})
        case Produce():
            return Text("reason-produce", {"spaces": view.chart.count(-1)})
        case Pass():
            return _pass(view, seat)
    return None


def _wanted(view: View, seat: int) -> Text:
    """The action that would bring most."""
    values = action_values(_planner(view, seat))
    return names.action(max(view.plan.actions, key=lambda action: values[action]))


def _pass(view: View, seat: int) -> Text | None:
    if view.step == steps.AUCTION:
        return Text("reason-stay")
    if view.step == steps.FIRST:
        return Text("reason-not-first", {"dollars": view.plan.first_place})
    if view.step != steps.MOVE:
        return None
    state = state_of(view)
    moves = deliveries(state, seat)
    best = max((incomes(state, seat, move)[seat] for move in moves), default=0)
    return Text("reason-wait", {"best": best, "links": view.players[seat].engine})


def _longer(view: View, seat: int) -> Text:
    """Cubes that lie ready and could pay more over a way that is a link longer."""
    links = view.players[seat].engine + 1
    rows = Network(state_of(view), seat).rows(min(MOST_ENGINE, links))
    more = sum(gains[links] >= gains[links - 1] + 1 for gains, ready, *_ in rows if ready == 0)
    return Text("reason-engine", {"links": links, "cubes": more})


# -- goods --------------------------------------------------------------------------------------------------------


def _city(view: View, seat: int, wish: Urbanize, move: int) -> Text:
    """Cubes that could go to the New City: over links that are there, or anywhere on the map."""
    state, colour = state_of(view), NEW_CITY_COLOURS[wish.city]
    after = state.clone()
    after.play(seat, move, Fast(0))
    depth = view.players[seat].engine
    there = [gains for gains, ready, *_ in Network(after, seat).rows(depth) if ready == 0 and gains[depth] >= 1]
    before = [gains for gains, ready, *_ in Network(state, seat).rows(depth) if ready == 0 and gains[depth] >= 1]
    cubes = sum(cubes_list(packed).count(colour) for packed in view.cubes)
    place = names.place_name(state, view.plan.at[wish.spot])
    args: dict[str, Arg] = {"place": place, "colour": names.good(colour), "cubes": cubes}
    new = len(there) - len(before)
    return Text("reason-city-now", {**args, "new": new}) if new > 0 else Text("reason-city", args)


def _put(view: View, seat: int, wish: Put) -> Text | None:
    """Where the cube will come, and whether own links lead on from there."""
    state, column = state_of(view), SPACE_COLUMN[wish.space]
    stop = view.plan.fed_hex[column] if column < CITY_COLUMNS else view.new_city[column - CITY_COLUMNS]
    if stop < 0:
        return None
    depth = view.players[seat].engine
    gain = int(Network(state, seat).reach(stop, 1 << wish.good, depth)[wish.good][depth])
    return Text("reason-put", {"place": names.place_name(state, stop), "gain": gain})


# -- track --------------------------------------------------------------------------------------------------------


def _track(view: View, seat: int, line: Line) -> Text | None:
    """What a tile links; else what it links together with those that are meant to follow; else from where it leads
    on."""
    state = state_of(view)
    after = state.clone()
    after.play(seat, line[0], Fast(0))
    first = _link(state, after, seat)
    if first is not None:
        return first
    later = after.clone()
    for number, move in enumerate(line[1:], start=2):
        if seat not in later.waiting or move not in later.moves(seat):
            break
        later.play(seat, move, Fast(0))
        if (found := _link(after, later, seat, number)) is not None:
            return found
    return _onward(state, after, seat)


def _runs(state: State, seat: int) -> set[tuple[int, int, int]]:
    """A seat's track: where each run starts, where it ends (-1: nowhere yet), and its open end."""
    return {
        (state.start[run], state.end[run], state.tip[run]) for run, owner in enumerate(state.owner) if owner == seat
    }


def _link(state: State, after: State, seat: int, tiles: int = 1) -> Text | None:
    """What waits to go over a link that is finished by the build, or by so many tiles."""
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
        if tiles == 1:
            return Text("reason-link", {**places, "cubes": waiting})
        return Text("reason-link-soon", {**places, "cubes": waiting, "tiles": tiles})
    return None


def _onward(state: State, after: State, seat: int) -> Text | None:
    """From where track goes on that has no end yet."""
    for start, _, tip in sorted(_runs(after, seat) - _runs(state, seat)):
        if tip >= 0:
            return Text("reason-onward", {"start": names.place_name(after, start // SIDES), "left": after.tiles_left})
    return None
