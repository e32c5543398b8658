"""A move as a path of choices, what a seat is told before each, and what it is told instead.

Ids: issue-<shares>; bid-<dollars> (high numbers behind `more`), drop, pass; action-<action>; city-<letter>, then
hex-<label>; hex-<label>, then (behind coexisting, crossing or exits-<number>) tile-<tile>-<turn>, then (if a cube lies
there) track-<0, 1>; join-<link>, done, scrap; cube-<label>-<good> and what follows it (ways.py); engine; produce;
drawn-<good>, then space-<space>; pay; reward-<seat>, then reward-<seat>.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from ....core.moves import Move
from ....core.picks import Pick
from ....core.texts import Arg, Seat, Text, listed
from ..printed.facts import ACTIONS, COLOURS, LETTERS, SHARE_PRICE, SPACE_NAMES
from ..rules import auction, building, names, steps
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
    LandBuild,
    Pass,
    Pay,
    Put,
    Reward,
    Urbanize,
)
from ..rules.plan import SIDES, cubes_list
from ..rules.state import State
from ..rules.tiles import (
    COEXISTING,
    CROSSING,
    EXITS,
    PATTERN,
    PATTERN_EXITS,
    PATTERN_FAMILY,
    SEGMENTS,
    TILE_NAMES,
    redirects,
)
from ..seen.reading import state_of
from ..seen.view import PlayerView, View
from .panels import expenses, to_keep
from .tile_art import tile_arts
from .ways import deliver_path, is_only_way
from .why_not import meant

#: So many bids and shares are offered at once; higher numbers lie behind `more`.
NEAR_BIDS: Final = 12
NEAR_SHARES: Final = 5
#: What three tiles and a place in the order of play cost, more or less.
USUAL_BUILD: Final = 10
#: Names of the sides, from 0 clockwise: of flat-topped hexes, and of pointed ones.
FLAT_SIDES: Final = ("n", "ne", "se", "s", "sw", "nw")
POINTED_SIDES: Final = ("nw", "ne", "e", "se", "sw", "w")


# -- paths --------------------------------------------------------------------------------------------------------


def path(view: View, move: int) -> tuple[Pick, ...]:
    """The picks that come to a move of the view's seat."""
    if view.seat is None:
        raise ValueError("a spectator has no moves")
    seat, wish = view.seat, view.plan.build.moveset.unpack(move)
    match wish:
        case Issue():
            return _issue(view, seat, wish)
        case Bid():
            return _bid(view, wish)
        case Choose():
            return (choose_pick(wish),)
        case Urbanize():
            return _urbanize(view, wish)
        case Build():
            return _build(view, seat, wish, move)
        case Join():
            return (join_pick(view, seat, wish),)
        case Deliver():
            return deliver_path(view, move)
        case Put():
            return _put(wish)
        case Reward():
            return _reward(view, wish)
        case _:
            return (_plain(view, seat, wish),)


def _plain(view: View, seat: int, wish: Move) -> Pick:
    """Moves without fields."""
    match wish:
        case Drop():
            return _drop(view, seat)
        case Pass():
            return Pick("pass", Text(f"pick-pass-{steps.NAMES[view.step]}"), passes=True)
        case Done():
            return Pick("done", Text("pick-done", {"number": view.built}), passes=not view.built)
        case Engine():
            return Pick("engine", Text("pick-engine", {"links": view.players[seat].engine + 1}))
        case Pay():
            return Pick("pay", Text("pick-pay", {"dollars": view.plan.first_place}))
        case _:
            name = type(wish).__name__.lower()
            return Pick(name, Text(f"pick-{name}"))


def _issue(view: View, seat: int, wish: Issue) -> tuple[Pick, ...]:
    usual = wish.shares == _shares_needed(view.players[seat])
    if not wish.shares:
        return (Pick("issue-0", Text("pick-issue-none"), passes=True, usual=usual),)
    args: dict[str, Arg] = {"number": wish.shares, "dollars": SHARE_PRICE * wish.shares}
    issue = Pick(f"issue-{wish.shares}", Text("pick-issue", args), usual=usual)
    return (issue,) if wish.shares <= NEAR_SHARES else (Pick("more", Text("pick-issue-more")), issue)


def _shares_needed(player: PlayerView) -> int:
    """So many shares pay for a usual turn."""
    missing = to_keep(player) + USUAL_BUILD - player.money
    return min(NEAR_SHARES, max(0, -(-missing // SHARE_PRICE)))


def _bid(view: View, wish: Bid) -> tuple[Pick, ...]:
    bid = Pick(f"bid-{wish.dollars}", Text("dollars", {"dollars": wish.dollars}))
    if wish.dollars <= view.high + NEAR_BIDS:
        return (bid,)
    return Pick("more", Text("pick-bid-more", {"dollars": view.high + NEAR_BIDS})), bid


def _drop(view: View, seat: int) -> Pick:
    """What it costs is said before."""
    price = auction.price_of_dropping(state_of(view), seat)
    return Pick("drop", Text("pick-drop", {"place": len(view.bidding), "dollars": price}))


def choose_pick(wish: Choose) -> Pick:
    name = ACTIONS[wish.action]
    words = Text("pick-action", {"action": names.action(wish.action), "about": Text(f"about-{name}")})
    return Pick(f"action-{name}", words)


def _urbanize(view: View, wish: Urbanize) -> tuple[Pick, ...]:
    state, letter = state_of(view), LETTERS[wish.city]
    place = view.plan.at[wish.spot]
    city = Pick(f"city-{letter}", Text("pick-city", {"city": Text(f"city-{letter}")}))
    return city, _hex_pick(state, place, Text("pick-town", {"place": names.place_name(state, place)}))


def _hex_pick(state: State, place: int, words: Text) -> Pick:
    return Pick(names.hex_element(state, place), words)


def _build(view: View, seat: int, wish: Build, move: int) -> tuple[Pick, ...]:
    state, plan = state_of(view), view.plan
    place = plan.at[wish.spot]
    pattern = PATTERN[wish.tile][wish.turn]
    args: dict[str, Arg] = {
        "tile": names.tile(pattern),
        "sides": sides_text(view, place, pattern),
        "dollars": building.price(state, seat, move),
    }
    before = view.tile[place]
    key = "pick-tile" if before < 0 else "pick-tile-instead"
    if before >= 0 and not plan.town[place] and redirects(before, pattern):
        key = "pick-tile-redirected"
    picks = [_hex_pick(state, place, hex_text(state, place)), *_family(view, place, pattern)]
    art = tile_arts(plan.board)[plan.town[place]][pattern]
    picks.append(Pick(f"tile-{TILE_NAMES[wish.tile]}-{wish.turn}", Text(key, args), art, turned=True))
    if isinstance(wish, LandBuild) and plan.build.names_track(state, place, pattern):
        a, b = SEGMENTS[pattern][wish.track]
        cube = names.cube(cubes_list(view.cubes[place])[0])
        words = Text("pick-track", {"cube": cube, "sides": _joined(plan.board.pointy, (a, b))})
        picks.append(Pick(f"track-{wish.track}", words))
    return tuple(picks)


def _family(view: View, place: int, pattern: int) -> list[Pick]:
    """Tiles with two tracks, and those of towns, lie behind a heading: there are many."""
    if view.plan.town[place]:
        number = PATTERN_EXITS[pattern]
        return [Pick(f"exits-{number}", Text("pick-exits", {"number": number}))]
    if PATTERN_FAMILY[pattern] == COEXISTING:
        return [Pick("coexisting", Text("pick-coexisting"))]
    if PATTERN_FAMILY[pattern] == CROSSING:
        return [Pick("crossing", Text("pick-crossing"))]
    return []


def hex_text(state: State, place: int) -> Text:
    plan = state.plan
    if plan.town[place]:
        return Text("pick-hex-town", {"place": names.place_name(state, place)})
    terrain = Text(f"terrain-{plan.board.terrain[place]}")
    return Text("pick-hex", {"place": plan.board.labels[place], "terrain": terrain})


def sides_text(view: View, place: int, pattern: int) -> Text:
    """Where the track of a tile leads: what tells its turns apart without a picture."""
    plan = view.plan
    return _sides(plan.board.pointy, bool(plan.town[place]), pattern)


@cache
def _sides(pointy: bool, town: bool, pattern: int) -> Text:
    if town:
        return listed([_side(pointy, side) for side in range(SIDES) if EXITS[pattern] >> side & 1])
    return listed([_joined(pointy, pair) for pair in SEGMENTS[pattern]])


def _joined(pointy: bool, pair: tuple[int, int]) -> Text:
    return Text("sides", {"one": _side(pointy, pair[0]), "other": _side(pointy, pair[1])})


def _side(pointy: bool, side: int) -> Text:
    return Text(f"side-{(POINTED_SIDES if pointy else FLAT_SIDES)[side]}")


def join_pick(view: View, seat: int, wish: Join) -> Pick:
    state = state_of(view)
    direct = view.plan.board.direct[wish.link]
    args: dict[str, Arg] = {
        "from": names.place_name(state, direct.a),
        "to": names.place_name(state, direct.b),
        "dollars": building.price(state, seat, wish.pack()),
    }
    return Pick(f"join-{wish.link}", Text("pick-join", args))


def _put(wish: Put) -> tuple[Pick, ...]:
    good = COLOURS[wish.good]
    return (
        Pick(f"drawn-{good}", Text("pick-drawn", {"cube": names.cube(wish.good)})),
        Pick(f"space-{SPACE_NAMES[wish.space]}", Text("pick-space", {"space": names.space_name(wish.space)})),
    )


def _reward(view: View, wish: Reward) -> tuple[Pick, ...]:
    """One railway, or two of them one after the other."""
    plan = view.plan
    alone = Pick(
        f"alone-{wish.one}", Text("pick-reward-alone", {"player": Seat(wish.one), "income": plan.settings.joined_alone})
    )
    if wish.one == wish.other:
        return (alone,)
    return tuple(
        Pick(f"reward-{seat}", Text("pick-reward", {"player": Seat(seat), "income": plan.settings.joined_each}))
        for seat in (wish.one, wish.other)
    )


# -- what can be done now -----------------------------------------------------------------------------------------


def prompt(view: View, picked: tuple[str, ...]) -> Text:
    """One sentence: what the seat can do, when this much is picked already."""
    if view.over:
        return Text("prompt-over")
    if view.seat is None or view.seat not in view.actors:
        return Text("prompt-wait", {"seat": Seat(view.actors[0])})
    if picked:
        found = _picked_prompt(view, picked)
        if found is not None:
            return found
    return _step_prompt(view, view.seat)


def _step_prompt(view: View, seat: int) -> Text:
    player = view.players[seat]
    args: dict[str, Arg] = {"money": player.money, "keep": to_keep(player), "income": player.income}
    if view.step == steps.ISSUE:
        return Text("prompt-issue", {**args, "expenses": expenses(player)})
    if view.step == steps.AUCTION:
        if view.leader < 0:
            return Text("prompt-auction-first", args)
        return Text("prompt-auction", {**args, "leader": Seat(view.leader), "high": view.high})
    if view.step == steps.FIRST:
        return Text("prompt-first", {**args, "dollars": view.plan.first_place})
    if view.step == steps.CHOOSE:
        return Text("prompt-choose", args)
    if view.step == steps.BUILD:
        return _build_prompt(view, seat, args)
    if view.step == steps.MOVE:
        return Text("prompt-move", {"round": view.round + 1, "links": player.engine})
    if view.step == steps.PUT:
        return Text("prompt-put", {"number": len(view.drawn)})
    return Text(f"prompt-{steps.NAMES[view.step]}")


def _build_prompt(view: View, seat: int, args: dict[str, Arg]) -> Text:
    if not view.plan.build.stays_open:
        # What is missing is said while it is missing.
        state = state_of(view)
        open_runs = [run for run, tip in enumerate(state.tip) if tip >= 0 and state.owner[run] == seat]
        if open_runs:
            ends = listed([_open_end(state, run) for run in open_runs])
            return Text("prompt-build-open", {**args, "number": view.tiles_left, "ends": ends})
    if view.urban and not view.built:
        return Text("prompt-build-urban", {**args, "number": view.tiles_left})
    return Text("prompt-build" if view.tiles_left else "prompt-build-over", {**args, "number": view.tiles_left})


def _open_end(state: State, run: int) -> Text:
    start = names.place_name(state, state.start[run] // SIDES)
    return Text("open-end", {"start": start, "place": names.place_name(state, state.tip[run] // SIDES)})


def _picked_prompt(view: View, picked: tuple[str, ...]) -> Text | None:
    kind, _, rest = picked[-1].partition("-")
    if picked[0].startswith("cube-"):
        return _delivery_prompt(view, picked)
    if kind == "hex":
        return Text("prompt-tile", {"place": rest})
    if kind in ("coexisting", "crossing", "exits"):
        return Text("prompt-tile", {"place": picked[0].partition("-")[2]})
    if kind == "more":
        return Text(f"prompt-more-{steps.NAMES[view.step]}")
    if kind in ("tile", "city", "drawn", "reward"):
        return Text(f"prompt-after-{kind}")
    return None


def _delivery_prompt(view: View, picked: tuple[str, ...]) -> Text:
    """Where the cube goes, then which way, then whose link gets a bonus."""
    assert view.seat is not None
    if len(picked) == 1:
        cube = names.cube(COLOURS.index(picked[0].rpartition("-")[2]))
        return Text("prompt-cube", {"cube": cube, "links": view.players[view.seat].engine})
    several = len(picked) == 2 and not is_only_way(view, picked)
    return Text("prompt-way" if several else "prompt-bonus")


# -- why not? -----------------------------------------------------------------------------------------------------


def candidates(view: View, picked: tuple[str, ...]) -> list[int]:
    """Moves that these picks could mean, the one that comes nearest to being possible first."""
    if view.seat is None or not picked:
        return []
    state = state_of(view)
    legal = state.moves(view.seat) if view.seat in view.actors else []
    moves = [move for move in legal if tuple(pick.id for pick in path(view, move)[: len(picked)]) == picked]
    return moves or meant(state, view.seat, picked)
