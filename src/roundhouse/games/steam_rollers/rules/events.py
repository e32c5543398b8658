"""What the log tells. Everything in SteamRollers is for all to see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.texts import Seat, Text, listed
from ..printed.facts import BORDERS, FIELD_NAMES, GOODS, KINDS, LEVELS, NUMBERS, STARTS, TILES, TRACK_NAMES
from .moves import MOVES, StartCargo, StartIdle, StartLocomotive, StartTile, StartTrack
from .ways import route

if TYPE_CHECKING:
    from ....core.log import Log
    from .plan import Plan
    from .state import State


def good(kind: int) -> Text:
    return Text(f"good-{GOODS[kind]}")


def goods(kinds: list[int] | tuple[int, ...]) -> Text:
    """Goods one by one: 'red, red, coal'."""
    return listed([good(kind) for kind in kinds])


def track(number: int) -> Text:
    return Text(f"track-{TRACK_NAMES[number].lower()}")


def tile(state: State, number: int) -> Text:
    """A tile by its number and what it does."""
    return tile_side(state.tiles[number])


def tile_side(side: int) -> Text:
    return Text(f"tile-{TILES[side].replace('_', '-')}")


def black(plan: Plan, face: int) -> Text:
    """The kinds of track on a face of the black die."""
    return kinds(plan.black[face])


def kinds(bits: int) -> Text:
    """Kinds of track, a bit each."""
    return listed([Text(f"kind-{KINDS[kind]}") for kind in range(len(KINDS)) if bits >> kind & 1])


def _numbers(values: list[int]) -> str:
    return ", ".join(map(str, values))


# -- setup --------------------------------------------------------------------------------------------------------


def set_up(state: State, log: Log) -> None:
    for city in NUMBERS:
        log.say("city", where=(f"goods-{city}",), city=city, goods=goods(state.goods[city]))
    log.say("tiles", tiles=listed([tile(state, number) for number in NUMBERS]))
    if state.walls:
        borders = state.plan.borders[state.walls]
        level = Text(f"option-borders-{BORDERS[1 + (state.walls - 1) // 6]}")
        pairs = [Text("border", {"one": one, "other": other}) for one, other in borders]
        log.say("borders", level=level, number=(state.walls - 1) % 6 + 1, borders=listed(pairs))
    if not state.level:
        log.say("first", state.first)


def started(state: State, seat: int, move: int, log: Log) -> None:
    done = MOVES.unpack(move)
    if isinstance(done, StartLocomotive):
        log.say("start-locomotive", seat, where=(f"box-{done.box}",), box=done.box)
    elif isinstance(done, StartTrack):
        name = FIELD_NAMES[done.field]
        log.say("start-track", seat, where=(f"field-{name}",), field=name, track=track(done.track))
    elif isinstance(done, StartTile):
        log.say("start-tile", seat, where=(f"tile-{done.number}",), tile=tile(state, done.number))
    elif isinstance(done, StartCargo):
        city = state.players[seat].cargo_city
        log.say("start-cargo", seat, where=(f"city-{city}",), good=good(done.good), city=city)
    elif isinstance(done, StartIdle):
        log.say("start-idle", seat, start=Text(f"start-{STARTS[(0, 1, 4)[done.start]]}"))
    else:
        log.say("start-points", seat)


# -- dice ---------------------------------------------------------------------------------------------------------


def rolled(state: State, log: Log) -> None:
    log.say(
        "round",
        state.first,
        where=("die-white", "die-black"),
        round=state.round,
        dice=_numbers(state.white),
        black=black(state.plan, state.black),
    )


def took(seat: int, die: int, log: Log) -> None:
    log.say("take", seat, where=("die-white",), die=die)


def took_two(seat: int, one: int, other: int, log: Log) -> None:
    log.say("pair", seat, where=("die-white",), one=one, other=other)


def stole(state: State, seat: int, log: Log) -> None:
    log.say("steal", seat, where=("tile-2",), die=state.stolen, victim=Seat(state.turn))


def declined(seat: int, log: Log) -> None:
    log.say("decline", seat, where=("tile-2",))


def changed(state: State, by_roll: bool, value: int, result: int, log: Log) -> None:
    log.say("reroll" if by_roll else "change", state.turn, die=value, result=result)


# -- actions ------------------------------------------------------------------------------------------------------


def built(state: State, seat: int, field: int, number: int, log: Log) -> None:
    name = FIELD_NAMES[field]
    log.say("build", seat, where=(f"field-{name}",), field=name, track=track(number), region=state.plan.region[field])


def linked(state: State, seat: int, log: Log) -> None:
    one, other, towns = state.players[seat].links[-1]
    ends = sorted((one // 6, other // 6))
    where = [f"city-{end}" for end in ends]
    log.say("link", seat, where=where, one=ends[0], other=ends[1], towns=towns.bit_count())


def upgraded(state: State, seat: int, number: int, log: Log) -> None:
    log.say("upgrade", seat, where=(f"box-{number}",), box=number, power=state.players[seat].power)


def tile_taken(state: State, seat: int, number: int, log: Log) -> None:
    holder = state.tile_of[number]
    where, taken = (f"tile-{number}",), tile(state, number)
    if holder < 0:
        log.say("tile", seat, where=where, tile=taken)
    elif holder == seat:
        log.say("tile-own", seat, where=where, tile=taken)
    else:
        log.say("tile-from", seat, where=where, tile=taken, victim=Seat(holder))


def tile_used(state: State, number: int, log: Log) -> None:
    key = "lightning" if state.plan.lightning[state.tiles[number]] else "infinity"
    log.say(key, state.tile_of[number], where=(f"tile-{number}",), tile=tile(state, number))


def transported(state: State, seat: int, kind: int, way: int, city: int, to: int, points: int, log: Log) -> None:
    plan, player = state.plan, state.players[seat]
    fields = route(plan, state.walls, player.tracks, city, way)
    where = [f"city-{plan.city_at[f]}" if plan.city_at[f] else f"field-{FIELD_NAMES[f]}" for f in fields]
    where.insert(0, f"goods-{city}")
    log.say("transport", seat, where=where, good=good(kind), city=city, to=to, points=points)


def emptied(city: int, log: Log) -> None:
    log.say("emptied", where=(f"goods-{city}",), city=city)


def passed(state: State, seat: int, log: Log) -> None:
    log.say("pass", seat, dice=_numbers([die & 7 for die in state.hand]))


def filled(state: State, seat: int, number: int, log: Log) -> None:
    side = state.order_sides[number]
    plan = state.plan
    log.say(
        "order", seat, where=(f"order-{number}",), goods=goods(plan.order_goods[side]), points=plan.order_points[side]
    )


def ended(by_cities: bool, log: Log) -> None:
    log.say("end" if by_cities else "stuck")


# -- Eve ----------------------------------------------------------------------------------------------------------


def arranged(state: State, seat: int, city: int, log: Log) -> None:
    log.say("arrange", seat, where=(f"goods-{city}",), city=city, goods=goods(state.goods[city]))


def eve_prepared(state: State, dice: list[int], log: Log) -> None:
    where = [f"eve-{number}" for number in sorted(set(dice))]
    log.say("eve-level", where=where, level=Text(f"option-level-{LEVELS[state.level - 1]}"), dice=_numbers(dice))


def eve_begins(state: State, log: Log) -> None:
    log.say("eve-die", die=state.eve_die)


def eve_rolls(state: State, log: Log) -> None:
    log.say("eve-reroll", die=state.eve_die)


def eve_crosses(state: State, number: int, log: Log) -> None:
    log.say("eve-crosses", where=(f"eve-{number}",), region=number, crossed=state.crossed[number])


def eve_returns_tile(state: State, number: int, log: Log) -> None:
    log.say("eve-tile", where=(f"tile-{number}",), tile=tile(state, number))


def eve_rolls_again(state: State, number: int, log: Log) -> None:
    log.say("eve-again", where=(f"goods-{number}",), city=number, die=state.eve_die)


def eve_finds_nothing(log: Log) -> None:
    log.say("eve-nothing")


def eve_lacks_fields(state: State, number: int, log: Log) -> None:
    log.say("eve-few", where=(f"eve-{number}",), region=number, crossed=state.crossed[number])


def eve_takes(state: State, number: int, kind: int, log: Log) -> None:
    where = (f"goods-{number}", f"eve-{number}")
    log.say("eve-good", where=where, city=number, good=good(kind), points=state.crossed[number])


def eve_goes_without(state: State, number: int, crosses: bool, log: Log) -> None:
    key = "eve-without" if crosses else "eve-without-field"
    log.say(key, where=(f"eve-{number}", f"goods-{number}"), region=number, crossed=state.crossed[number])


def eve_wins(number: int, log: Log) -> None:
    log.say("eve-wins", where=(f"eve-{number}",), region=number)
