"""The named rules in a map file: the part "settings", with any of the fields of settings.Settings but the map."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any, Final

from msgspec.structs import replace

from ....core.board import Reader
from ....core.paper import Mark
from .facts import ACTIONS, COLOURS, LETTERS, MOST_SHARES, WHITE
from .hexes import TERRAINS
from .settings import ALONE, ALTERNATE, AUCTION, CASH, EXTRA_TILE, HALF_PRICE, POINTS, STAYS, TO_BAG, Settings

MOST_PLAYERS: Final = 6
MOST_TURNS: Final = 20
#: For dollars, incomes, dice and tiles: more than any game needs.
MANY: Final = 99
FEW: Final = 9
#: So many times the reduction (AS-8.3) is never more than the income it is taken from.
MOST_REDUCTION: Final = 5


def read_settings(reader: Reader, mark: Mark, base: Settings) -> Settings:
    """The rules of `base` with what the file says in place of them."""
    parts = reader.parts(mark, "settings", (), tuple(FIELDS))
    read = {name: FIELDS[name](reader, part, f"settings.{name}", base) for name, part in parts.items()}
    settings = replace(base, **read)
    if not reader.faults:
        _check(reader, mark, settings)
    return settings


def _check(reader: Reader, mark: Mark, settings: Settings) -> None:
    """Rules that do not go together, or not with so many players."""

    least, most = min(settings.turns), max(settings.turns)
    if settings.order == AUCTION and least < 2:
        reader.fault(mark, "settings.order", "auction")
    if settings.order == ALONE and most > 1:
        reader.fault(mark, "settings.order", "alone")
    if settings.order == ALTERNATE and (least, most) != (2, 2):
        reader.fault(mark, "settings.order", "alternate")
    if settings.order == ALTERNATE and not settings.land_cubes:
        reader.fault(mark, "settings.order", "alternate-land")
    if settings.action_cycle and settings.order != ALONE:
        reader.fault(mark, "settings.action_cycle", "cycle")
    if len(settings.actions) < most:
        reader.fault(mark, "settings.actions", "actions", players=most, given=len(settings.actions))
    if settings.shares > MOST_SHARES:
        reader.fault(mark, "settings.shares", "shares", most=MOST_SHARES)
    if not settings.goods:
        reader.fault(mark, "settings.goods", "no-goods")
    if settings.chart_redraw and len(settings.goods) < 2:
        reader.fault(mark, "settings.chart_redraw", "redraw")
    if settings.crossing_bonus and not settings.continent:
        reader.fault(mark, "settings.crossing_bonus", "crossing")
    apart = [
        name
        for name, on in (
            ("continent", settings.continent),
            ("land_cubes", settings.land_cubes),
            ("unfinished: false", not settings.unfinished),
        )
        if on
    ]
    for one, other in combinations(apart, 2):
        reader.fault(mark, "settings", "apart", one=one, other=other)


# -- one field each -----------------------------------------------------------------------------------------------

Read = Callable[[Reader, Mark, str, Settings], Any]


def _number(least: int, most: int) -> Read:
    return lambda reader, mark, where, _: reader.number(mark, where, least, most)


def _truth(reader: Reader, mark: Mark, where: str, _: Settings) -> bool:
    return reader.truth(mark, where)


def _word(*names: str) -> Read:
    return lambda reader, mark, where, _: reader.one_of(mark, where, names)


def _turns(reader: Reader, mark: Mark, where: str, base: Settings) -> dict[int, int]:
    players = tuple(str(number) for number in range(1, MOST_PLAYERS + 1))
    parts = reader.parts(mark, where, (), players)
    if not parts:
        reader.fault(mark, where, "turns")
        return base.turns
    return {int(number): reader.number(parts[number], f"{where}.{number}", 1, MOST_TURNS) for number in sorted(parts)}


def _letters(reader: Reader, mark: Mark, where: str, base: Settings) -> str:
    if not isinstance(mark.value, str) or len(set(mark.value)) < len(mark.value) or mark.value.strip(LETTERS):
        reader.fault(mark, where, "letters", letters=LETTERS)
        return base.new_cities
    return "".join(sorted(mark.value))


def _actions(reader: Reader, mark: Mark, where: str, _: Settings) -> tuple[int, ...]:
    return tuple(sorted(ACTIONS.index(name) for name in reader.some_of(mark, where, ACTIONS)))


def _goods(reader: Reader, mark: Mark, where: str, _: Settings) -> tuple[int, ...]:
    return tuple(sorted(COLOURS.index(name) for name in reader.some_of(mark, where, COLOURS[:WHITE])))


def _prices(reader: Reader, mark: Mark, where: str, base: Settings) -> tuple[int, ...]:
    parts = reader.parts(mark, where, (), TERRAINS)
    return tuple(
        reader.number(parts[name], f"{where}.{name}", 1, MANY) if name in parts else usual
        for name, usual in zip(TERRAINS, base.terrain_prices, strict=True)
    )


def _fed(reader: Reader, mark: Mark, where: str, _: Settings) -> str:
    return "" if mark.value == "" else reader.word(mark, where)


def _ties(reader: Reader, mark: Mark, where: str, _: Settings) -> tuple[str, ...]:
    return tuple(reader.some_of(mark, where, ("money", "track", "die")))


#: How each field is read. See settings.Settings for what they mean.
FIELDS: Final[dict[str, Read]] = {
    "turns": _turns,
    "money": _number(0, MANY),
    "shares": _number(0, MOST_SHARES),
    "issue": _number(0, MOST_SHARES),
    "order": _word(AUCTION, ALTERNATE, ALONE),
    "first_place": _number(0, MANY),
    "order_first": _truth,
    "actions": _actions,
    "action_cycle": _truth,
    "new_cities": _letters,
    "goods": _goods,
    "chart": _word("all", "top", "none"),
    "chart_redraw": _letters,
    "growth_dice": _number(0, FEW),
    "growth": _truth,
    "fed": _fed,
    "fed_until": _number(0, MOST_TURNS),
    "tiles": _number(1, FEW),
    "engineer": _word(EXTRA_TILE, HALF_PRICE),
    "terrain_prices": _prices,
    "unfinished": _truth,
    "continent": _truth,
    "joined_alone": _number(0, FEW),
    "joined_each": _number(0, FEW),
    "crossing_bonus": _number(0, FEW),
    "town_cubes": _word("", "bag", "cotton"),
    "urbanized_cube": _word(STAYS, TO_BAG),
    "cotton_bonus": _number(0, FEW),
    "reduction_factor": _number(1, MOST_REDUCTION),
    "reduction_from": _number(0, MOST_TURNS),
    "reduction_to": _number(0, MOST_TURNS),
    "land_cubes": _truth,
    "partial_bonus": _number(0, FEW),
    "deliverer_picks": _truth,
    "scoring": _word(POINTS, CASH),
    "ties": _ties,
    "city_cubes": _number(0, FEW),
}
