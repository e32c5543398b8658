"""The named rules in which the maps differ. What is printed on a map is another thing: see hexes.py."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from .facts import (
    ACTIONS,
    BLACK,
    BLUE,
    ENGINEER,
    FIRST_BUILD,
    FIRST_MOVE,
    LETTERS,
    LOCOMOTIVE,
    PRODUCTION,
    PURPLE,
    RED,
    TURN_ORDER,
    URBANIZATION,
    YELLOW,
)

#: How the order of play is found.
AUCTION: Final = "auction"
ALTERNATE: Final = "alternate"  # the first place alternates and costs a price (AL-2)
ALONE: Final = "alone"  # nobody to compete with (AB-2)

#: What the Engineer brings.
EXTRA_TILE: Final = "extra tile"
HALF_PRICE: Final = "half price"  # AG-2

#: What becomes of the cube on a town that is urbanized.
TO_BAG: Final = "to the bag"  # AW-1
STAYS: Final = "stays"  # AU-1

#: What a game is won by.
POINTS: Final = "points"
CASH: Final = "cash"  # AB-3


class Settings(Struct, frozen=True):
    """What a map is played by. The defaults are the base rules, as on the Rust Belt."""

    #: The map file, and the numbers of players with the turns they play.
    board: str
    turns: dict[int, int]
    money: int = 10
    shares: int = 2
    #: Shares that may be issued in a turn; 0: any number.
    issue: int = 0
    order: str = AUCTION
    #: The price of the first place where it alternates.
    first_place: int = 0
    #: Whether the order is found before shares are issued.
    order_first: bool = False
    actions: tuple[int, ...] = tuple(range(len(ACTIONS)))
    #: An action is free again only after all have been chosen (AB-2).
    action_cycle: bool = False
    new_cities: str = LETTERS
    #: Colours that are in the bag.
    goods: tuple[int, ...] = (RED, BLUE, PURPLE, YELLOW, BLACK)
    #: How much of the goods chart is filled at setup: "all", "top" (light side and A to D, top row only), "none".
    chart: str = "all"
    #: With the top row: New Cities (by letter) whose own colour is drawn again.
    chart_redraw: str = ""
    #: Dice for each side of the chart; 0: as many as players began.
    growth_dice: int = 0
    growth: bool = True
    #: A city that gets a cube from the bag in growth, and the last turn in which it does (0: every turn).
    fed: str = ""
    fed_until: int = 0
    tiles: int = 3
    engineer: str = EXTRA_TILE
    #: Prices of simple track on plain, river, mountain and swamp; coexisting and crossing track cost 1 and 2 more.
    terrain_prices: tuple[int, int, int, int] = (2, 3, 4, 0)
    #: Whether track may be left unfinished (AG-3: no).
    unfinished: bool = True
    #: Railways begin at cities of a region, and hang together until east and west are joined (AW-3, AW-4).
    continent: bool = False
    #: What the first to join the continent get: one owner alone, or each of two.
    joined_alone: int = 0
    joined_each: int = 0
    #: Extra income for a delivery from one region to the other, to the owner of a link that the mover names (AW-2).
    crossing_bonus: int = 0
    #: A cube on every town at setup: "bag", "cotton" or "" (none); and what becomes of it when a New City comes.
    town_cubes: str = ""
    urbanized_cube: str = STAYS
    #: Extra income of the mover for cotton (AU-2).
    cotton_bonus: int = 0
    #: Income reduction counts so many times from a turn on, up to a turn (0: to the end).
    reduction_factor: int = 1
    reduction_from: int = 0
    reduction_to: int = 0
    #: A cube on every plain and river hex without a town, delivered from the track that is built there (AL-1, AL-3).
    land_cubes: bool = False
    #: Extra income of the owner of unfinished track that a land cube starts on.
    partial_bonus: int = 0
    #: Who says on which of two tracks of a tile a land cube lies: the builder, or whoever delivers it.
    deliverer_picks: bool = False
    scoring: str = POINTS
    #: What decides ties, in order: "money", "track", "die".
    ties: tuple[str, ...] = ()
    #: Cubes in each city at setup instead of the printed number; 0: as printed.
    city_cubes: int = 0


_TURNS: Final = {3: 10, 4: 8, 5: 7, 6: 6}

RUST_BELT: Final = Settings(board="rust_belt", turns=_TURNS)

WESTERN_US: Final = Settings(
    board="western_us",
    turns=_TURNS,
    money=20,
    terrain_prices=(2, 4, 5, 4),
    continent=True,
    joined_alone=4,
    joined_each=2,
    crossing_bonus=1,
    town_cubes="bag",
    urbanized_cube=TO_BAG,
    ties=("money", "track", "die"),
)

SOUTHERN_US: Final = Settings(
    board="southern_us",
    turns=_TURNS,
    town_cubes="cotton",
    cotton_bonus=1,
    fed="atlanta",
    fed_until=4,
    reduction_factor=2,
    reduction_from=4,
)

GERMANY: Final = Settings(board="germany", turns=_TURNS, engineer=HALF_PRICE, unfinished=False, fed="berlin")

BARBADOS: Final = Settings(
    board="barbados",
    turns={1: 10},
    issue=1,
    order=ALONE,
    actions=(ENGINEER, LOCOMOTIVE, URBANIZATION, PRODUCTION),
    action_cycle=True,
    new_cities="ABCD",
    goods=(RED, BLUE, YELLOW, BLACK),
    chart="top",
    chart_redraw="AB",
    growth_dice=2,
    scoring=CASH,
)

ST_LUCIA: Final = Settings(
    board="st_lucia",
    turns={2: 8},
    order=ALTERNATE,
    first_place=5,
    order_first=True,
    actions=(FIRST_MOVE, FIRST_BUILD, ENGINEER, LOCOMOTIVE, URBANIZATION, TURN_ORDER),
    chart="none",
    growth=False,
    land_cubes=True,
)

#: The training map's file says itself how it differs, as those do that people bring.
TUTORIAL: Final = Settings(board="tutorial", turns=_TURNS)

#: The settings of each game, and those that an option changes: option name -> choice -> other settings.
GAMES: Final[dict[str, Settings]] = {
    "age_of_steam_rust_belt": RUST_BELT,
    "age_of_steam_western_us": WESTERN_US,
    "age_of_steam_southern_us": SOUTHERN_US,
    "age_of_steam_germany": GERMANY,
    "age_of_steam_barbados": BARBADOS,
    "age_of_steam_st_lucia": ST_LUCIA,
    "age_of_steam_tutorial": TUTORIAL,
}


def wordings(settings: Settings) -> list[str]:
    """The folders of words for rules under which other things are said."""
    said = {
        "half_price": settings.engineer == HALF_PRICE,
        "alternate": settings.order == ALTERNATE,
        "cash": settings.scoring == CASH,
    }
    return [name for name, holds in said.items() if holds]


def with_options(settings: Settings, options: dict[str, str]) -> Settings:
    """The settings of a table: the other readings and variants are small changes."""
    if options.get("doubling") == "turn4":
        settings = replace(settings, reduction_to=settings.reduction_from)
    if options.get("cubes") == "two":
        settings = replace(settings, city_cubes=2)
    if options.get("partial") == "bonus":
        settings = replace(settings, partial_bonus=1)
    if options.get("segment") == "deliverer":
        settings = replace(settings, deliverer_picks=True)
    return settings
