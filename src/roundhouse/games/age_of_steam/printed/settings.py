"""The named rules in which maps differ. What is printed on a map is another thing: see hexes.py. Each map has its own
settings in its folder, and the rules that only it has; a map that somebody brings may name any of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from ....core.ledger import Ledger
from .facts import ACTIONS, BLACK, BLUE, LETTERS, PURPLE, RED, YELLOW

#: How the order of play is found.
AUCTION: Final = "auction"
ALTERNATE: Final = "alternate"  # the first place alternates and costs a price
ALONE: Final = "alone"  # nobody to compete with

#: What the Engineer brings.
EXTRA_TILE: Final = "extra tile"
HALF_PRICE: Final = "half price"

#: What becomes of the cube on a town that is urbanized.
TO_BAG: Final = "to the bag"
STAYS: Final = "stays"

#: What a game is won by.
POINTS: Final = "points"
CASH: Final = "cash"


class Settings(Struct, frozen=True):
    """What a map is played by. The defaults are the base rules."""

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
    #: An action is free again only after all have been chosen.
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
    #: Whether track may be left unfinished.
    unfinished: bool = True
    #: Railways begin at cities of a region, and hang together until east and west are joined.
    continent: bool = False
    #: What the first to join the continent get: one owner alone, or each of two.
    joined_alone: int = 0
    joined_each: int = 0
    #: Extra income for a delivery from one region to the other, to the owner of a link that the mover names.
    crossing_bonus: int = 0
    #: A cube on every town at setup: "bag", "cotton" or "" (none); and what becomes of it when a New City comes.
    town_cubes: str = ""
    urbanized_cube: str = STAYS
    #: Extra income of the mover for cotton.
    cotton_bonus: int = 0
    #: Income reduction counts so many times from a turn on, up to a turn (0: to the end).
    reduction_factor: int = 1
    reduction_from: int = 0
    reduction_to: int = 0
    #: A cube on every plain and river hex without a town, delivered from the track that is built there.
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


class Map(Struct, frozen=True):
    """A map of ours: its settings, what its options change, and which of its rules stands for what. The subjects of the
    ledger are the sentences in which rules are told where they have no page (show/named.py), and steps (`now-`)."""

    #: The id of the game that is played on it.
    game: str
    settings: Settings
    ledger: Ledger = {}
    #: By option and choice: the settings with it.
    options: dict[tuple[str, str], Callable[[Settings], Settings]] = {}
    #: Where one plays alone: what our standard bot comes to, by the options in words (bench/README.md).
    par: dict[str, int] = {}

    def with_options(self, settings: Settings, options: dict[str, str]) -> Settings:
        """The settings of a table: the other readings and variants are small changes."""
        for choice in options.items():
            if choice in self.options:
                settings = self.options[choice](settings)
        return settings


#: The numbers of players of the base game, with their turns.
TURNS: Final = {3: 10, 4: 8, 5: 7, 6: 6}
#: The rules of all maps that have a subject.
LEDGER: Final[Ledger] = {
    "now-issue": "AS-3.1",
    "now-auction": "AS-4.1",
    "now-choose": "AS-5.1",
    "now-build": "AS-6.2",
    "now-move": "AS-7.1",
    "now-produce": "AS-9.1",
    "now-put": "AS-9.1",
}


def wordings(settings: Settings) -> list[str]:
    """The folders of words for rules under which other things are said."""
    said = {
        "half_price": settings.engineer == HALF_PRICE,
        "alternate": settings.order == ALTERNATE,
        "cash": settings.scoring == CASH,
    }
    return [name for name, holds in said.items() if holds]
