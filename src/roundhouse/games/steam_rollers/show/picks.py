"""A move as a path of choices, what a seat is told before each, and what it is told instead.

Ids: white-<die> (alone: the die that is left to Eve); tile-2, then white-<die> twice (tile 2a); steal, decline,
decline-round; field-<field>, then track-<field>-<track>; box-<n>; tile-<n>, then for one's own tile again,
set-<die>-<value>, nudge-<die>-<way>, flip-<die> or reroll-<die>; good-<city>-<good> or good-own, then
way-<city>-<sides>, then by-<die> (tile 3a) or plus-<n> (tile 3b); pass; order-<n>, then coal-<good> for those who have
coal; done; start-<tile>, then what it gives (box-, field-, tile-, bag-<good> and city-) or idle; before a solo game
good-<city>-<good> from the right end of a row to its left, or begin; reroll-eve, protect, leave.
"""

from __future__ import annotations

from typing import Final

from ....core.moves import Move
from ....core.picks import Pick
from ....core.texts import Arg, Seat, Text, listed
from ..printed.facts import (
    CARGO_CITIES,
    COAL,
    FIELD_NAMES,
    FIELD_OF,
    GOODS,
    KIND_OF,
    KINDS,
    LONGER,
    NUMBERS,
    STARTS,
    TO_CITY,
    TRACK_NAMES,
    TWO_DICE,
)
from ..rules import names, steps
from ..rules.moves import (
    MOVES,
    NO_COAL,
    OWN,
    ROW,
    STANDS_FOR,
    UP_DOWN,
    WAY,
    WHEN,
    Arrange,
    Begin,
    Build,
    Decline,
    Done,
    Flip,
    Leave,
    Nudge,
    Order,
    Pair,
    Pass,
    Protect,
    Reroll,
    RerollEve,
    Set,
    StartCargo,
    StartIdle,
    StartLocomotive,
    StartPoints,
    StartTile,
    StartTrack,
    Steal,
    Take,
    Tile,
    Transport,
    Upgrade,
)
from ..rules.packed import WAY_SHIFT
from ..rules.ways import all_ways, route
from ..seen.reading import state_of
from ..seen.view import View
from .map_choices import track_pick, way_pick

#: Moves without anything to choose: their only pick.
_PLAIN: Final[dict[type[Move], str]] = {
    Steal: "steal",
    Pass: "pass",
    Done: "done",
    StartPoints: "start-points",
    RerollEve: "reroll-eve",
    Protect: "protect",
    Leave: "leave",
    Begin: "begin",
}
#: What belongs to a starting tile, in the order of facts.STARTS.
_IDLE: Final = (0, 1, 4)


# -- paths --------------------------------------------------------------------------------------------------------


def path(view: View, move: int) -> tuple[Pick, ...]:
    """The picks that come to a move of the view's seat."""
    if view.seat is None:
        raise ValueError("a spectator has no moves")
    done = MOVES.unpack(move)
    if type(done) in _PLAIN:
        name = _PLAIN[type(done)]
        return (Pick(name, Text(f"pick-{name}"), passes=isinstance(done, Pass | Leave)),)
    match done:
        case Build():
            return _field_pick(view, done.field), _track_pick(done.field, done.track)
        case Transport():
            return _transport_path(view, done)
        case Upgrade():
            return (_box_pick(done.box),)
        case Tile():
            return _tile_path(view, done.number)
        case Order():
            return _order_path(view, done)
        case Arrange():
            goods = reversed(ROW.unpack(done.row))
            return tuple([_good_pick(Transport(done.city - 1, good, 0, 0, 0, 0), done.city) for good in goods])
        case Take() | Pair() | Set() | Nudge() | Flip() | Reroll() | Decline():
            return _dice_path(view, done)
        case _:
            return _start_path(view, done)


def _has(view: View, tile: int, number: int) -> bool:
    """See tiles.has."""
    return view.tile_of[number] == view.seat and view.tiles[number] == tile and not view.spent >> number & 1


# -- dice and tiles


def _dice_path(view: View, done: Take | Pair | Set | Nudge | Flip | Reroll | Decline) -> tuple[Pick, ...]:
    match done:
        case Take():
            return (Pick(f"white-{done.die}", Text("pick-die", {"die": done.die})),)
        case Pair():
            return _pair_path(view, done)
        case Decline():
            name = "decline" if WHEN[done.when] == "now" else "decline-round"
            return (Pick(name, Text(f"pick-{name}")),)
        case _:
            return _own_tile(view, 1 if isinstance(done, Set) else 5), _change_pick(done)


def _pair_path(view: View, done: Pair) -> tuple[Pick, ...]:
    """Alone one names the die that is left to Eve: one choice instead of two. By tile 2a, the tile and two dice."""
    if view.level:
        left = list(view.white)
        left.remove(done.one)
        left.remove(done.other)
        words = Text("pick-leave-die", {"die": left[0], "one": done.one, "other": done.other})
        return (Pick(f"white-{left[0]}", words),)
    return (
        _own_tile(view, 2),
        Pick(f"white-{done.one}", Text("pick-die", {"die": done.one})),
        Pick(f"white-{done.other}", Text("pick-die", {"die": done.other})),
    )


def _own_tile(view: View, number: int) -> Pick:
    return Pick(f"tile-{number}", Text("pick-own-tile", {"tile": _tile(view, number)}))


def _tile(view: View, number: int) -> Text:
    return names.tile_side(view.tiles[number])


def _tile_path(view: View, number: int) -> tuple[Pick, ...]:
    holder = view.tile_of[number]
    if holder == view.seat:
        return _own_tile(view, number), Pick("again", Text("pick-again"))
    args: dict[str, Arg] = {"tile": _tile(view, number)}
    if holder < 0:
        return (Pick(f"tile-{number}", Text("pick-tile", args)),)
    return (Pick(f"tile-{number}", Text("pick-tile-from", {**args, "seat": Seat(holder)})),)


def _change_pick(done: Set | Nudge | Flip | Reroll) -> Pick:
    """What a tile makes of a die. Opposite faces of a die add up to seven."""
    if isinstance(done, Reroll):
        return Pick(f"reroll-{done.die}", Text("pick-reroll", {"die": done.die}))
    if isinstance(done, Flip):
        name, result = f"flip-{done.die}", 7 - done.die
    elif isinstance(done, Set):
        name, result = f"set-{done.die}-{done.value}", done.value
    else:
        name, result = f"nudge-{done.die}-{UP_DOWN[done.way]}", done.die + 2 * done.way - 1
    return Pick(name, Text("pick-change", {"die": done.die, "result": result}))


# -- actions


def _field_pick(view: View, field: int) -> Pick:
    name, plan = FIELD_NAMES[field], view.plan
    town = "-town" if plan.town_at[field] else ""
    return Pick(f"field-{name}", Text(f"pick-field{town}", {"field": name, "region": plan.region[field]}))


def _track_pick(field: int, track: int) -> Pick:
    return Pick(track_pick(field, track), names.track(track))


def _box_pick(box: int) -> Pick:
    return Pick(f"box-{box}", Text("pick-box", {"box": box}))


def _transport_path(view: View, done: Transport) -> tuple[Pick, ...]:
    player = view.players[view.turn]
    city = player.cargo_city if done.source == OWN else done.source + 1
    places = _places(view, city, done.way)
    distance = len(places)
    way = Text("pick-way", {"points": distance, "places": listed(places)})
    picks = [_good_pick(done, city), Pick(way_pick(city, done.way), way)]
    if _has(view, TO_CITY, 3):
        key = "pick-by-destination" if done.by else "pick-by-source"
        number = _end(view, city, done.way) if done.by else city
        picks.append(Pick(f"by-{number}", Text(key, {"die": number})))
    elif _has(view, LONGER, 3):
        picks.append(Pick(f"plus-{done.plus}", Text("pick-plus", {"plus": done.plus, "points": distance + done.plus})))
    return tuple(picks)


def _good_pick(done: Transport, city: int) -> Pick:
    args: dict[str, Arg] = {"good": names.good(done.good), "city": city}
    if done.source == OWN:
        return Pick("good-own", Text("pick-cargo", args))
    name = f"good-{city}-{GOODS[done.good]}"
    if done.nth:
        return Pick(f"{name}-{done.nth + 1}", Text("pick-good-nth", {**args, "nth": done.nth + 1}))
    return Pick(name, Text("pick-good", args))


def _fields(view: View, city: int, way: int) -> list[int]:
    return route(view.plan, view.walls, list(view.players[view.turn].tracks), city, way)


def _places(view: View, city: int, way: int) -> list[Text]:
    """The cities and towns of a way, but the first: as many as its distance."""
    plan = view.plan
    return [
        Text("place-city", {"number": plan.city_at[field]})
        if plan.city_at[field]
        else Text("place-town", {"number": plan.town_at[field]})
        for field in _fields(view, city, way)[1:]
        if plan.city_at[field] or plan.town_at[field]
    ]


def _end(view: View, city: int, way: int) -> int:
    return view.plan.city_at[_fields(view, city, way)[-1]]


def _order_path(view: View, done: Order) -> tuple[Pick, ...]:
    """Who has coal says what it stands for."""
    plan, side = view.plan, view.order_sides[done.number]
    goods, points = names.goods(plan.order_goods[side]), plan.order_points[side]
    order = Pick(f"order-{done.number}", Text("pick-order", {"goods": goods, "points": points}))
    if not view.players[view.turn].stock[COAL]:
        return (order,)
    words = Text("pick-no-coal") if done.coal == NO_COAL else Text("pick-coal", {"good": names.good(done.coal)})
    return order, Pick(f"coal-{STANDS_FOR[done.coal]}", words)


# -- starting tiles


def _start_path(view: View, done: Move) -> tuple[Pick, ...]:
    if isinstance(done, StartLocomotive):
        return _start_pick(0), _box_pick(done.box)
    if isinstance(done, StartTrack):
        return _start_pick(1), _field_pick(view, done.field), _track_pick(done.field, done.track)
    if isinstance(done, StartTile):
        return _start_pick(3), *_tile_path(view, done.number)
    if isinstance(done, StartCargo):
        good, city = names.good(done.good), CARGO_CITIES[done.city]
        return (
            _start_pick(4),
            Pick(f"bag-{GOODS[done.good]}", Text("pick-bag", {"good": good})),
            Pick(f"city-{city}", Text("place-city", {"number": city})),
        )
    assert isinstance(done, StartIdle)
    return _start_pick(_IDLE[done.start]), Pick("idle", Text("pick-idle"))


def _start_pick(start: int) -> Pick:
    return Pick(f"start-{STARTS[start]}", Text(f"pick-start-{STARTS[start]}"))


# -- what things are called ---------------------------------------------------------------------------------------


def labels(view: View) -> dict[str, Text]:
    """Everything on the seat's own sheet and beside it that can be pointed at."""
    if view.seat is None:
        return {}
    plan = view.plan
    found = {f"white-{die}": Text("pick-die", {"die": die}) for die in NUMBERS}
    found |= {pick.id: pick.text for pick in map(_start_pick, range(len(STARTS)))}
    for number in NUMBERS:
        side = view.order_sides[number]
        order: dict[str, Arg] = {"goods": names.goods(plan.order_goods[side]), "points": plan.order_points[side]}
        found[f"order-{number}"] = Text("pick-order", order)
        found[f"tile-{number}"] = _tile(view, number)
        found[f"city-{number}"] = Text("place-city", {"number": number})
        found |= {pick.id: pick.text for pick in (_box_pick(number), *_good_labels(view, number))}
        found |= {pick.id: pick.text for pick in (_field_pick(view, field) for field in plan.fields[number])}
    me = view.players[view.seat]
    if me.cargo_city:
        found["good-own"] = _good_pick(Transport(OWN, me.cargo, 0, 0, 0, 0), me.cargo_city).text
    # What the moves of now say is more exact, and some things are there only because of them.
    if view.seat in view.actors:
        for move in state_of(view).moves(view.seat):
            found |= {pick.id: pick.text for pick in path(view, move)}
    return found


def _good_labels(view: View, city: int) -> list[Pick]:
    row = view.goods[city]
    return [
        _good_pick(Transport(city - 1, good, nth, 0, 0, 0), city)
        for good in sorted(set(row))
        for nth in range(row.count(good) if view.level else 1)
    ]


# -- what can be done now -----------------------------------------------------------------------------------------


def prompt(view: View, picked: tuple[str, ...]) -> Text:
    """One sentence: what the seat can do, when this much is picked already."""
    if view.over:
        return Text("prompt-over")
    if view.seat not in view.actors:
        return Text("prompt-wait", {"seat": Seat(view.actors[0])})
    return (_picked_prompt(view, picked) if picked else None) or _step_prompt(view)


def _step_prompt(view: View) -> Text:
    if view.step == steps.START:
        return Text("prompt-start")
    if view.step == steps.ARRANGE:
        return Text("prompt-arrange")
    if view.step == steps.TAKE:
        if view.level:
            return Text("prompt-take-solo")
        return Text("prompt-take-two" if _has(view, TWO_DICE, 2) else "prompt-take")
    if view.step == steps.STEAL:
        return Text("prompt-steal", {"victim": Seat(view.turn), "die": view.hand[0] & steps.VALUE})
    if view.step == steps.ORDER:
        return Text("prompt-order")
    if view.step == steps.EVE_DIE:
        return Text("prompt-eve-die", {"die": view.eve_die})
    if view.step == steps.EVE_GOOD:
        number = view.eve_die
        good = names.good(view.goods[number][-1])
        return Text("prompt-eve-good", {"city": number, "good": good, "points": view.crossed[number]})
    return _use_prompt(view)


#: What can be done with a die, in the order of the rulebook.
_ACTIONS: Final[tuple[tuple[tuple[type[Move], ...], str], ...]] = (
    ((Build,), "act-build"),
    ((Upgrade,), "act-upgrade"),
    ((Transport,), "act-transport"),
    ((Tile,), "act-tile"),
    ((Set, Nudge, Flip, Reroll), "act-change"),
    ((Order,), "act-order"),
)


def _use_prompt(view: View) -> Text:
    """SR-3: the dice, and which actions are possible with them."""
    kinds = {type(MOVES.unpack(move)) for move in state_of(view).moves(view.turn)}
    dice = listed([Text("die", {"die": value}) for value in sorted({die & steps.VALUE for die in view.hand})])
    if Pass in kinds:
        return Text("prompt-pass", {"dice": dice})
    actions = [Text(key) for moves, key in _ACTIONS if kinds & set(moves)]
    return Text("prompt-use", {"dice": dice, "actions": listed(actions)})


def _picked_prompt(view: View, picked: tuple[str, ...]) -> Text | None:
    kind, _, rest = picked[-1].partition("-")
    if kind == "field" and rest in FIELD_OF:
        return Text("prompt-track", {"field": rest})
    if kind == "good":
        return Text("prompt-arrange-next" if view.step == steps.ARRANGE else "prompt-way")
    if kind == "way":
        return Text("prompt-by" if _has(view, TO_CITY, 3) else "prompt-plus")
    if kind == "tile":
        return Text("prompt-first-die" if view.step == steps.TAKE else "prompt-own-tile")
    if kind == "white":
        return Text("prompt-second-die")
    if kind == "order":
        return Text("prompt-coal")
    if kind == "bag":
        return Text("prompt-cargo-city")
    return Text(f"prompt-start-{rest}") if kind == "start" and rest in STARTS else None


# -- why not? -----------------------------------------------------------------------------------------------------


def candidates(view: View, picked: tuple[str, ...]) -> list[int]:
    """Moves that these picks could mean, the one that comes nearest to being possible first."""
    if view.seat is None or not picked:
        return []
    state = state_of(view)
    found = [move for move in state.moves(view.seat) if _ids(path(view, move))[: len(picked)] == picked]
    if found:
        return found
    meant = _meant(view, picked[-1], in_start=picked[0].startswith("start-"))
    return sorted(meant, key=lambda move: _obstacle(getattr(state.refusal(view.seat or 0, move), "code", "")))


def _ids(picks: tuple[Pick, ...]) -> tuple[str, ...]:
    return tuple(pick.id for pick in picks)


def _obstacle(code: str) -> int:
    """How far a move is from being possible: what says most about it comes first."""
    nearest = ("", "too-far", "other-source", "other-destination", "other-colour", "city-twice", "not-joined")
    return nearest.index(code) if code in nearest else len(nearest)


def _meant(view: View, name: str, in_start: bool) -> list[int]:
    """What somebody means who points at something that cannot be picked."""
    kind, _, rest = name.partition("-")
    if name in _NAMED:
        return [_NAMED[name]]
    number = int(rest) if rest in map(str, NUMBERS) else 0
    if kind == "field" and rest in FIELD_OF:
        return _drawings(view, FIELD_OF[rest], in_start)
    if kind == "track":
        field, _, track = rest.partition("-")
        if field in FIELD_OF and track in TRACK_NAMES:
            move = StartTrack if in_start else Build
            return [move(FIELD_OF[field], TRACK_NAMES.index(track)).pack()]
    if kind == "good":
        return _arrangement(view, rest) if view.step == steps.ARRANGE else _transports(view, rest)
    if not number:
        return []
    if kind == "city":
        return _drawings(view, view.plan.city[number], in_start)
    if kind == "white":
        return [_take(view, number)]
    if kind == "box":
        return [(StartLocomotive(number) if in_start else Upgrade(number)).pack()]
    if kind == "tile":
        return [(StartTile(number) if in_start else Tile(number)).pack()]
    return [Order(number, NO_COAL).pack()] if kind == "order" else []


_NAMED: Final = {
    **{name: kind().pack() for kind, name in _PLAIN.items()},
    "decline": Decline(0).pack(),
    "decline-round": Decline(1).pack(),
    "start-locomotive": StartLocomotive(1).pack(),
    "start-track": StartIdle(1).pack(),
    "start-tile": StartTile(1).pack(),
    "start-cargo": StartCargo(0, 0).pack(),
}


def _take(view: View, die: int) -> int:
    """Alone one takes the two others."""
    others = list(view.white)
    if view.level and die in others:
        others.remove(die)
        return Pair(*others).pack() if len(others) == 2 and all(others) else Take(die).pack()
    return Take(die).pack()


def _drawings(view: View, field: int, in_start: bool) -> list[int]:
    """A track of each kind that the black die allows."""
    if in_start:
        return [StartTrack(field, 0).pack()]
    allowed = view.plan.black[view.black] if view.black else 1
    return [Build(field, KIND_OF.index(kind)).pack() for kind in range(len(KINDS)) if allowed >> kind & 1]


def _arrangement(view: View, rest: str) -> list[int]:
    """The good comes to the right end of its row."""
    city, _, colour = rest.partition("-")
    if city not in map(str, NUMBERS) or colour not in GOODS or GOODS.index(colour) not in view.goods[int(city)]:
        return []
    row, good = list(view.goods[int(city)]), GOODS.index(colour)
    row.reverse()
    row.remove(good)
    row.reverse()
    return [Arrange(int(city), ROW.pack([*row, good])).pack()]


def _transports(view: View, rest: str) -> list[int]:
    """A good by every way there is; where there is none, by one that is not there."""
    player = view.players[view.seat or 0]
    city, _, named = rest.partition("-")
    colour, _, nth = named.partition("-")
    if rest == "own":
        source, good, start = OWN, max(player.cargo, 0), player.cargo_city
    elif city in map(str, NUMBERS) and colour in GOODS:
        source, good, start = int(city) - 1, GOODS.index(colour), int(city)
    else:
        return []
    which = int(nth) - 1 if nth in ("2", "3", "4") else 0
    ways = [way >> WAY_SHIFT for _, _, way in all_ways(player.links)[start]] or [WAY.pack((0,))]
    return [Transport(source, good, which, 0, 0, way).pack() for way in ways]
