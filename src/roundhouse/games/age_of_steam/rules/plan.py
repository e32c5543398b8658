"""A board, its named rules and a number of seats as flat tables: all that the engine reads and never changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....core import moves
from ....core.moves import mask_of, shift_of
from ..printed.facts import CITY_COLUMNS, COLOURS, CUBES, ENGINEER, LETTERS, MOST_SHARES
from ..printed.hexes import TERRAINS
from ..printed.settings import TO_BAG
from .moves import (
    SIDES_LEFT,
    Bid,
    BonusDeliver,
    Build,
    Choose,
    Deliver,
    Issue,
    Join,
    LandBuild,
    Put,
    Reward,
    Urbanize,
)
from .tiles import PATTERN_TILE, PATTERN_TURN, PATTERNS

if TYPE_CHECKING:
    from ..printed.hexes import Board, City, Town
    from ..printed.settings import Settings
    from .hooks import Hooks

SIDES: Final = 6
NOBODY: Final = -1
#: Where a stop lies, by number.
REGIONS: Final = ("", "east", "west")

# Where fields lie in a packed move, and their bits once they are shifted down: as the moves declare them.
KIND_MASK: Final[int] = moves.KIND_MASK
SPOT_SHIFT: Final[int] = shift_of(Build, "spot")
SPOT_MASK: Final[int] = mask_of(Build, "spot")
TILE_SHIFT: Final[int] = shift_of(Build, "tile")
TILE_MASK: Final[int] = mask_of(Build, "tile")
TURN_SHIFT: Final[int] = shift_of(Build, "turn")
TURN_MASK: Final[int] = mask_of(Build, "turn")
TRACK_SHIFT: Final[int] = shift_of(LandBuild, "track")
CITY_SHIFT: Final[int] = shift_of(Urbanize, "city")
LINK_SHIFT: Final[int] = shift_of(Join, "link")
GOOD_SHIFT: Final[int] = shift_of(Deliver, "good")
GOOD_MASK: Final[int] = mask_of(Deliver, "good")
PATH_SHIFT: Final[int] = shift_of(Deliver, "path")
PATH_MASK: Final[int] = mask_of(Deliver, "path")
BONUS_SHIFT: Final[int] = shift_of(BonusDeliver, "bonus")
PUT_GOOD_SHIFT: Final[int] = shift_of(Put, "good")
PUT_GOOD_MASK: Final[int] = mask_of(Put, "good")
PUT_SPACE_SHIFT: Final[int] = shift_of(Put, "space")
SHARES_SHIFT: Final[int] = shift_of(Issue, "shares")
DOLLARS_SHIFT: Final[int] = shift_of(Bid, "dollars")
MOST_BID: Final[int] = mask_of(Bid, "dollars")
ACTION_SHIFT: Final[int] = shift_of(Choose, "action")
ONE_SHIFT: Final[int] = shift_of(Reward, "one")
OTHER_SHIFT: Final[int] = shift_of(Reward, "other")
SEAT_MASK: Final[int] = mask_of(Reward, "one")
#: Bits of a path that count its steps, and of one step.
COUNT_BITS: Final[int] = SIDES_LEFT.count_bits
STEP_BITS: Final[int] = SIDES_LEFT.bits
COUNT_MASK: Final[int] = (1 << COUNT_BITS) - 1
STEP_MASK: Final[int] = (1 << STEP_BITS) - 1

#: The tile and turn of a pattern, where a Build has them.
PATTERN_BITS: Final[list[int]] = [
    PATTERN_TILE[p] << TILE_SHIFT | PATTERN_TURN[p] << TURN_SHIFT for p in range(PATTERNS)
]

#: Cubes of a hex are one int: so many bits for each colour.
CUBE_BITS: Final = 5
CUBE_MASK: Final = (1 << CUBE_BITS) - 1
ONE_CUBE: Final[list[int]] = [1 << CUBE_BITS * colour for colour in range(len(COLOURS))]


def cubes_list(packed: int) -> list[int]:
    """The colours of the cubes on a hex, one by one."""
    return [colour for colour in range(len(COLOURS)) for _ in range(packed >> CUBE_BITS * colour & CUBE_MASK)]


class Plan:
    """See above. Hexes are numbers on the board, ports are hex * 6 + side."""

    def __init__(self, edition: str, settings: Settings, board: Board, seats: int, hooks: Hooks) -> None:
        self.edition = edition
        self.settings = settings
        self.board = board
        self.seats = seats
        #: What others come to who play it alone.
        self.par: int | None = None
        # The rules that some maps have in another way.
        self.ledger = hooks.ledger
        self.order = hooks.order
        self.choosing = hooks.actions
        self.engineer = hooks.engineer
        self.build = hooks.build
        self.towns = hooks.towns
        self.goods = hooks.goods
        self.chart = hooks.chart
        self.score = hooks.score
        #: Extra income of the mover, by colour of the cube.
        self.premium: list[int] = [hooks.towns.premium(good) for good in range(len(COLOURS))]
        # What the settings say, where it is asked often.
        self.turns: int = settings.turns[seats]
        self.money: int = settings.money
        self.shares: int = settings.shares
        self.issue: int = settings.issue if settings.issue else MOST_SHARES
        self.first_place: int = settings.first_place
        self.order_first: bool = settings.order_first
        self.actions: list[int] = list(settings.actions)
        self.letters: list[int] = [LETTERS.index(letter) for letter in settings.new_cities]
        self.tiles: int = settings.tiles
        self.cube_to_bag: bool = settings.urbanized_cube == TO_BAG
        self.growth: bool = settings.growth
        self.dice: int = settings.growth_dice if settings.growth_dice else seats
        self.reduction_factor: int = settings.reduction_factor
        self.reduction_from: int = settings.reduction_from
        self.reduction_to: int = settings.reduction_to if settings.reduction_to else self.turns
        self.ties: tuple[str, ...] = settings.ties
        # What is printed.
        self.hexes: int = len(board.labels)
        self.across: list[int] = list(board.across)
        #: The port that faces a port; -1: nothing there.
        self.facing: list[int] = [
            -1 if other < 0 else other * SIDES + (port + 3) % SIDES for port, other in enumerate(board.across)
        ]
        #: The hex of a Build's (Urbanize's, Deliver's) spot, and a hex where such a move has it.
        self.at: list[int] = list(board.at) + [-1] * (SPOT_MASK + 1 - len(board.at))
        self.spot: list[int] = [spot << SPOT_SHIFT for spot in board.spots]
        #: The price of simple track on a hex.
        self.ground: list[int] = [
            printed or settings.terrain_prices[TERRAINS.index(terrain)]
            for printed, terrain in zip(board.prices, board.terrain, strict=True)
        ]
        # Cities and towns, by hex.
        cities, towns = board.cities, board.towns
        both: list[City | Town] = [*cities, *towns]
        self.stops: list[int] = sorted([stop.hex for stop in both])
        self.stop_bit: list[int] = _by_hex(board, {stop: 1 << number for number, stop in enumerate(self.stops)}, 0)
        self.town: list[bool] = _marked(board, [town.hex for town in towns])
        self.terminal: list[bool] = _marked(board, [city.hex for city in cities if city.terminal])
        #: Colours of printed cities, -1: none; a terminal's is drawn at setup.
        self.colour: list[int] = _by_hex(board, {city.hex: city.colour for city in cities}, NOBODY)
        self.port_city: list[bool] = _marked(board, [city.hex for city in cities if city.port])
        #: 1 in the east, 2 in the west: of printed cities, and of towns once they are New Cities.
        self.region: list[int] = _by_hex(board, {stop.hex: REGIONS.index(stop.region) for stop in both}, 0)
        #: Printed cities of a region.
        self.home: list[bool] = _marked(board, [city.hex for city in cities if city.region])
        #: The hex that a column of the goods chart feeds; New Cities come later, see State.new_city.
        fed = {city.column: city.hex for city in cities}
        self.fed_hex: list[int] = [fed.get(column, -1) for column in range(CITY_COLUMNS)]
        #: The city that is fed from the bag, and the last turn in which it is.
        self.always_fed: int = next((city.hex for city in cities if city.id == settings.fed), -1)
        self.fed_until: int = settings.fed_until if settings.fed_until else self.turns
        self.bag: list[int] = [CUBES[c] if c in settings.goods else 0 for c in range(len(COLOURS))]
        #: Who acts when it is a seat's turn. Never changed.
        self.only: list[list[int]] = [[seat] for seat in range(seats)]

    def tiles_with(self, action: int) -> int:
        """AS-6.1, AS-5.1: how many tiles a build has; the Engineer may bring some more."""
        return self.tiles + self.engineer.more_tiles if action == ENGINEER else self.tiles


def _by_hex(board: Board, found: dict[int, int], usual: int) -> list[int]:
    """A number for every hex."""
    return [found.get(place, usual) for place in range(len(board.labels))]


def _marked(board: Board, places: list[int]) -> list[bool]:
    """Whether a hex is one of these."""
    return [place in places for place in range(len(board.labels))]
