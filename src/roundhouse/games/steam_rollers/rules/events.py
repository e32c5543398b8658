"""What can happen in SteamRollers. The rules tell it while they play; who listens makes of it what they like.

Everything is for all to see.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....core.texts import Seat, Text, listed
from ..printed.facts import BORDERS, FIELD_NAMES, LEVELS, NUMBERS, STARTS
from .moves import MOVES, StartCargo, StartIdle, StartLocomotive, StartTile, StartTrack
from .names import black, good, goods, tile, track
from .steps import VALUE
from .ways import route

if TYPE_CHECKING:
    from ....core.log import Log
    from .state import State


class Events:
    """Nobody listens: for playouts."""

    def set_up(self, state: State) -> None:
        """Goods, tiles and borders are laid out."""

    def started(self, state: State, seat: int, move: int) -> None:
        """A starting tile was taken, and used, or not."""

    def rolled(self, state: State) -> None:
        """A round has begun, its dice are rolled."""

    def took(self, seat: int, die: int) -> None:
        """A white die was taken."""

    def took_two(self, seat: int, one: int, other: int) -> None:
        """Two white dice were taken at once."""

    def stole(self, state: State, seat: int) -> None:
        """The owner of tile 2b has taken the die that was just taken."""

    def declined(self, seat: int) -> None:
        """The owner of tile 2b has not."""

    def changed(self, state: State, by_roll: bool, value: int, result: int) -> None:
        """A tile has changed a die."""

    def built(self, state: State, seat: int, field: int, number: int) -> None:
        """A track was drawn."""

    def linked(self, state: State, seat: int) -> None:
        """The track has finished a chain between two cities."""

    def upgraded(self, state: State, seat: int, number: int) -> None:
        """A box of the locomotive was crossed."""

    def tile_taken(self, state: State, seat: int, number: int) -> None:
        """An action tile is about to be taken from the pool, from oneself, or from another."""

    def tile_used(self, state: State, number: int) -> None:
        """An action tile is about to be used."""

    def transported(self, state: State, seat: int, kind: int, way: int, city: int, to: int, points: int) -> None:
        """A good goes from a city to another."""

    def emptied(self, city: int) -> None:
        """No good is left in a city."""

    def passed(self, state: State, seat: int) -> None:
        """Nothing can be done with the dice of the hand; they are still in it."""

    def filled(self, state: State, seat: int, number: int) -> None:
        """An order was filled."""

    def ended(self, by_cities: bool) -> None:
        """The game ends: by empty cities, or because nothing can be moved any more."""

    def arranged(self, state: State, seat: int, city: int) -> None:
        """The goods of a city were put in another order."""

    def eve_prepared(self, state: State, dice: list[int]) -> None:
        """Eve has crossed fields for her level."""

    def eve_begins(self, state: State) -> None:
        """Eve's turn begins, with the die left for her."""

    def eve_rolls(self, state: State) -> None:
        """Eve's die was rolled anew."""

    def eve_crosses(self, state: State, number: int) -> None:
        """Eve has crossed a field."""

    def eve_returns_tile(self, state: State, number: int) -> None:
        """Eve puts a tile back."""

    def eve_rolls_again(self, state: State, number: int) -> None:
        """The city is empty: Eve has rolled again."""

    def eve_finds_nothing(self) -> None:
        """All cities are empty."""

    def eve_lacks_fields(self, state: State, number: int) -> None:
        """Eve has too few crossed fields to take a good."""

    def eve_takes(self, state: State, number: int, kind: int) -> None:
        """Eve has taken a good."""

    def eve_goes_without(self, state: State, number: int, crosses: bool) -> None:
        """Eve was made to go without a good; she crosses a field instead, if one is left."""

    def eve_wins(self, number: int) -> None:
        """Eve has no field left to cross, and wins."""


SILENT: Final = Events()


class Told(Events):
    """A log listens: what happens is put into words."""

    def __init__(self, log: Log) -> None:
        self.log: Final = log

    def set_up(self, state: State) -> None:
        for city in NUMBERS:
            self.log.say("city", where=(f"goods-{city}",), city=city, goods=goods(state.goods[city]))
        self.log.say("tiles", tiles=listed([tile(state, number) for number in NUMBERS]))
        if state.walls:
            borders = state.plan.borders[state.walls]
            level = Text(f"option-borders-{BORDERS[1 + (state.walls - 1) // 6]}")
            pairs = [Text("border", {"one": one, "other": other}) for one, other in borders]
            self.log.say("borders", level=level, number=(state.walls - 1) % 6 + 1, borders=listed(pairs))
        if not state.level:
            self.log.say("first", state.first)

    def started(self, state: State, seat: int, move: int) -> None:
        start = MOVES.unpack(move)
        if isinstance(start, StartLocomotive):
            self.log.say("start-locomotive", seat, where=(f"box-{start.box}",), box=start.box)
        elif isinstance(start, StartTrack):
            name = FIELD_NAMES[start.field]
            self.log.say("start-track", seat, where=(f"field-{name}",), field=name, track=track(start.track))
        elif isinstance(start, StartTile):
            self.log.say("start-tile", seat, where=(f"tile-{start.number}",), tile=tile(state, start.number))
        elif isinstance(start, StartCargo):
            city = state.players[seat].cargo_city
            self.log.say("start-cargo", seat, where=(f"city-{city}",), good=good(start.good), city=city)
        elif isinstance(start, StartIdle):
            self.log.say("start-idle", seat, start=Text(f"start-{STARTS[(0, 1, 4)[start.start]]}"))
        else:
            self.log.say("start-points", seat)

    def rolled(self, state: State) -> None:
        self.log.say(
            "round",
            state.first,
            where=("die-white", "die-black"),
            round=state.round,
            dice=_numbers(state.white),
            black=black(state.plan, state.black),
        )

    def took(self, seat: int, die: int) -> None:
        self.log.say("take", seat, where=("die-white",), die=die)

    def took_two(self, seat: int, one: int, other: int) -> None:
        self.log.say("pair", seat, where=("die-white",), one=one, other=other)

    def stole(self, state: State, seat: int) -> None:
        self.log.say("steal", seat, where=("tile-2",), die=state.stolen, victim=Seat(state.turn))

    def declined(self, seat: int) -> None:
        self.log.say("decline", seat, where=("tile-2",))

    def changed(self, state: State, by_roll: bool, value: int, result: int) -> None:
        self.log.say("reroll" if by_roll else "change", state.turn, die=value, result=result)

    def built(self, state: State, seat: int, field: int, number: int) -> None:
        name = FIELD_NAMES[field]
        self.log.say(
            "build", seat, where=(f"field-{name}",), field=name, track=track(number), region=state.plan.region[field]
        )

    def linked(self, state: State, seat: int) -> None:
        one, other, towns = state.players[seat].links[-1]
        ends = sorted((one // 6, other // 6))
        where = [f"city-{end}" for end in ends]
        self.log.say("link", seat, where=where, one=ends[0], other=ends[1], towns=towns.bit_count())

    def upgraded(self, state: State, seat: int, number: int) -> None:
        self.log.say("upgrade", seat, where=(f"box-{number}",), box=number, power=state.players[seat].power)

    def tile_taken(self, state: State, seat: int, number: int) -> None:
        holder = state.tile_of[number]
        where, taken = (f"tile-{number}",), tile(state, number)
        if holder < 0:
            self.log.say("tile", seat, where=where, tile=taken)
        elif holder == seat:
            self.log.say("tile-own", seat, where=where, tile=taken)
        else:
            self.log.say("tile-from", seat, where=where, tile=taken, victim=Seat(holder))

    def tile_used(self, state: State, number: int) -> None:
        key = "lightning" if state.plan.lightning[state.tiles[number]] else "infinity"
        self.log.say(key, state.tile_of[number], where=(f"tile-{number}",), tile=tile(state, number))

    def transported(self, state: State, seat: int, kind: int, way: int, city: int, to: int, points: int) -> None:
        plan, player = state.plan, state.players[seat]
        fields = route(plan, state.walls, player.tracks, city, way)
        where = [f"city-{plan.city_at[f]}" if plan.city_at[f] else f"field-{FIELD_NAMES[f]}" for f in fields]
        where.insert(0, f"goods-{city}")
        self.log.say("transport", seat, where=where, good=good(kind), city=city, to=to, points=points)

    def emptied(self, city: int) -> None:
        self.log.say("emptied", where=(f"goods-{city}",), city=city)

    def passed(self, state: State, seat: int) -> None:
        self.log.say("pass", seat, dice=_numbers([die & VALUE for die in state.hand]))

    def filled(self, state: State, seat: int, number: int) -> None:
        side = state.order_sides[number]
        plan = state.plan
        self.log.say(
            "order",
            seat,
            where=(f"order-{number}",),
            goods=goods(plan.order_goods[side]),
            points=plan.order_points[side],
        )

    def ended(self, by_cities: bool) -> None:
        self.log.say("end" if by_cities else "stuck")

    def arranged(self, state: State, seat: int, city: int) -> None:
        self.log.say("arrange", seat, where=(f"goods-{city}",), city=city, goods=goods(state.goods[city]))

    def eve_prepared(self, state: State, dice: list[int]) -> None:
        where = [f"eve-{number}" for number in sorted(set(dice))]
        self.log.say(
            "eve-level", where=where, level=Text(f"option-level-{LEVELS[state.level - 1]}"), dice=_numbers(dice)
        )

    def eve_begins(self, state: State) -> None:
        self.log.say("eve-die", die=state.eve_die)

    def eve_rolls(self, state: State) -> None:
        self.log.say("eve-reroll", die=state.eve_die)

    def eve_crosses(self, state: State, number: int) -> None:
        self.log.say("eve-crosses", where=(f"eve-{number}",), region=number, crossed=state.crossed[number])

    def eve_returns_tile(self, state: State, number: int) -> None:
        self.log.say("eve-tile", where=(f"tile-{number}",), tile=tile(state, number))

    def eve_rolls_again(self, state: State, number: int) -> None:
        self.log.say("eve-again", where=(f"goods-{number}",), city=number, die=state.eve_die)

    def eve_finds_nothing(self) -> None:
        self.log.say("eve-nothing")

    def eve_lacks_fields(self, state: State, number: int) -> None:
        self.log.say("eve-few", where=(f"eve-{number}",), region=number, crossed=state.crossed[number])

    def eve_takes(self, state: State, number: int, kind: int) -> None:
        where = (f"goods-{number}", f"eve-{number}")
        self.log.say("eve-good", where=where, city=number, good=good(kind), points=state.crossed[number])

    def eve_goes_without(self, state: State, number: int, crosses: bool) -> None:
        key = "eve-without" if crosses else "eve-without-field"
        self.log.say(key, where=(f"eve-{number}", f"goods-{number}"), region=number, crossed=state.crossed[number])

    def eve_wins(self, number: int) -> None:
        self.log.say("eve-wins", where=(f"eve-{number}",), region=number)


def told(log: Log | None) -> Events:
    """Events that a log hears, if there is one."""
    return SILENT if log is None else Told(log)


def _numbers(values: list[int]) -> str:
    return ", ".join(map(str, values))
