"""A board, its named rules and a number of seats as flat tables: all that the engine reads and never changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....core.moves import mask_of, shift_of
from ..printed.facts import COLOURS, CUBES, ENGINEER, LETTERS, MOST_SHARES
from ..printed.hexes import TERRAINS
from ..printed.settings import TO_BAG
from .moves import BonusDeliver, Build, Choose, Deliver, Issue, LandBuild, Put, Reward, Urbanize
from .tiles import PATTERN_TILE, PATTERN_TURN, PATTERNS

if TYPE_CHECKING:
    from ..printed.hexes import Board
    from ..printed.settings import Settings
    from .hooks import Hooks

SIDES: Final = 6
NOBODY: Final = -1

KIND_MASK: Final = 63
HEX_SHIFT: Final[int] = shift_of(Build, "hex")
TILE_SHIFT: Final[int] = shift_of(Build, "tile")
TURN_SHIFT: Final[int] = shift_of(Build, "turn")
TRACK_SHIFT: Final[int] = shift_of(LandBuild, "track")
CITY_SHIFT: Final[int] = shift_of(Urbanize, "city")
GOOD_SHIFT: Final[int] = shift_of(Deliver, "good")
PATH_SHIFT: Final[int] = shift_of(Deliver, "path")
BONUS_SHIFT: Final[int] = shift_of(BonusDeliver, "bonus")
PUT_GOOD_SHIFT: Final[int] = shift_of(Put, "good")
PUT_SPACE_SHIFT: Final[int] = shift_of(Put, "space")
SHARES_SHIFT: Final[int] = shift_of(Issue, "shares")
ACTION_SHIFT: Final[int] = shift_of(Choose, "action")
ONE_SHIFT: Final[int] = shift_of(Reward, "one")
OTHER_SHIFT: Final[int] = shift_of(Reward, "other")
SEAT_MASK: Final[int] = mask_of(Reward, "one")
HEX_MASK: Final[int] = (1 << TILE_SHIFT - HEX_SHIFT) - 1
#: Bits of a path that count its steps, and of one step.
COUNT_BITS: Final = 3
STEP_BITS: Final = 3

#: The tile and turn of a pattern, where a Build has them.
PATTERN_BITS: Final[list[int]] = [
    PATTERN_TILE[p] << TILE_SHIFT | PATTERN_TURN[p] << TURN_SHIFT for p in range(PATTERNS)
]

#: Cubes of a hex are one int: so many bits for each colour.
CUBE_BITS: Final = 5
CUBE_MASK: Final = 31
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
        hexes = len(board.labels)
        self.hexes: int = hexes
        self.across: list[int] = list(board.across)
        #: The port that faces a port; -1: nothing there.
        self.facing: list[int] = [
            -1 if other < 0 else other * SIDES + (port + 3) % SIDES for port, other in enumerate(board.across)
        ]
        #: The hex of a Build's (Urbanize's, Deliver's) spot, and a hex where such a move has it.
        self.at: list[int] = list(board.at) + [-1] * (HEX_MASK + 1 - len(board.at))
        self.spot: list[int] = [spot << HEX_SHIFT for spot in board.spots]
        #: The price of simple track on a hex.
        self.ground: list[int] = [
            board.prices[h] or settings.terrain_prices[TERRAINS.index(board.terrain[h])] for h in range(hexes)
        ]
        self.town: list[bool] = [False] * hexes
        for town in board.towns:
            self.town[town.hex] = True
        self.terminal: list[bool] = [False] * hexes
        #: Colours of printed cities by hex, -1: none; a terminal's is drawn at setup.
        self.colour: list[int] = [NOBODY] * hexes
        self.port_city: list[bool] = [False] * hexes
        #: 1 in the east, 2 in the west: of printed cities, and of towns once they are New Cities.
        self.region: list[int] = [0] * hexes
        self.home: list[bool] = [False] * hexes
        #: The hex that a column of the goods chart feeds; New Cities come later, see State.new_city.
        self.fed_hex: list[int] = [-1] * 12
        for city in board.cities:
            self.colour[city.hex] = city.colour
            self.terminal[city.hex] = city.terminal
            self.port_city[city.hex] = city.port
            if city.column >= 0:
                self.fed_hex[city.column] = city.hex
            if city.region:
                self.region[city.hex] = 1 if city.region == "east" else 2
                self.home[city.hex] = True
        for town in board.towns:
            if town.region:
                self.region[town.hex] = 1 if town.region == "east" else 2
        #: The city that is fed from the bag, and the last turn in which it is.
        self.always_fed: int = next((city.hex for city in board.cities if city.id == settings.fed), -1)
        self.fed_until: int = settings.fed_until if settings.fed_until else self.turns
        self.stops: list[int] = sorted([city.hex for city in board.cities] + [town.hex for town in board.towns])
        self.stop_bit: list[int] = [0] * hexes
        for number, stop in enumerate(self.stops):
            self.stop_bit[stop] = 1 << number
        self.bag: list[int] = [CUBES[c] if c in settings.goods else 0 for c in range(len(COLOURS))]
        #: Who acts when it is a seat's turn. Never changed.
        self.only: list[list[int]] = [[seat] for seat in range(seats)]

    def tiles_with(self, action: int) -> int:
        """AS-6.1, AS-5.1: how many tiles a build has; the Engineer may bring some more."""
        return self.tiles + self.engineer.more_tiles if action == ENGINEER else self.tiles
