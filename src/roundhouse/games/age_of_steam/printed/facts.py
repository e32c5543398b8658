"""What is printed in the box and the same on every map: goods, New Cities, the goods chart, actions, limits, tables."""

from __future__ import annotations

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent.parent

#: Colours of goods and cities. White is cotton, which few maps have.
COLOURS: Final = ("red", "blue", "purple", "yellow", "black", "white")
RED: Final = 0
BLUE: Final = 1
PURPLE: Final = 2
YELLOW: Final = 3
BLACK: Final = 4
WHITE: Final = 5
#: How many cubes of each colour are in the box (AS-1.1).
CUBES: Final = (20, 20, 20, 20, 16, 14)

#: New Cities A to H: their letters, colours, and the side and number of the die that feeds them.
LETTERS: Final = "ABCDEFGH"
NEW_CITY_COLOURS: Final = (RED, BLUE, BLACK, BLACK, YELLOW, PURPLE, BLACK, BLACK)
NEW_CITY_DICE: Final = (("light", 3), ("light", 4), ("light", 5), ("light", 6)) + (
    ("dark", 1),
    ("dark", 2),
    ("dark", 3),
    ("dark", 4),
)

# The goods chart: 52 spaces, filled row by row. Columns 0 to 11 belong to the city dice (light 1 to 6, dark 1 to 6),
# columns 12 to 19 to the New Cities A to H. A space's number is the order in which it is filled.
CITY_COLUMNS: Final = 12
CITY_ROWS: Final = 3
NEW_CITY_ROWS: Final = 2
COLUMNS: Final = CITY_COLUMNS + len(LETTERS)
SPACES: Final = CITY_COLUMNS * CITY_ROWS + len(LETTERS) * NEW_CITY_ROWS
#: Names of the columns: light1 ... dark6, A ... H.
COLUMN_NAMES: Final = tuple(f"light{n}" for n in range(1, 7)) + tuple(f"dark{n}" for n in range(1, 7)) + tuple(LETTERS)


def space(column: int, row: int) -> int:
    """The number of a space of the chart; row 0 is the topmost."""
    if column < CITY_COLUMNS:
        return row * CITY_COLUMNS + column
    return CITY_COLUMNS * CITY_ROWS + row * len(LETTERS) + column - CITY_COLUMNS


#: The spaces of each column, topmost first; and the column of each space.
COLUMN_SPACES: Final = tuple(
    tuple(space(column, row) for row in range(CITY_ROWS if column < CITY_COLUMNS else NEW_CITY_ROWS))
    for column in range(COLUMNS)
)
SPACE_COLUMN: Final = tuple(
    next(column for column in range(COLUMNS) if place in COLUMN_SPACES[column]) for place in range(SPACES)
)
#: Names of the spaces: light1.1 is the topmost of the column light1.
SPACE_NAMES: Final = tuple(
    f"{COLUMN_NAMES[SPACE_COLUMN[place]]}.{COLUMN_SPACES[SPACE_COLUMN[place]].index(place) + 1}"
    for place in range(SPACES)
)


def column_of(side: str, number: int) -> int:
    """The city column of a die: side light or dark, 1 to 6."""
    return number - 1 + (6 if side == "dark" else 0)


#: For each city column the New City column that the same die feeds; -1: none.
COLUMN_BELOW: Final = tuple(
    next((12 + n for n, (side, number) in enumerate(NEW_CITY_DICE) if column_of(side, number) == column), -1)
    for column in range(CITY_COLUMNS)
)

#: The seven actions, in the order of the display (AS-5.1).
ACTIONS: Final = (
    "first_move",
    "first_build",
    "engineer",
    "locomotive",
    "urbanization",
    "production",
    "turn_order",
)
NO_ACTION: Final = -1
FIRST_MOVE: Final = 0
FIRST_BUILD: Final = 1
ENGINEER: Final = 2
LOCOMOTIVE: Final = 3
URBANIZATION: Final = 4
PRODUCTION: Final = 5
TURN_ORDER: Final = 6

COUNTED_DICE: Final = 3  # for the first order of play
DISCS: Final = 20  # ownership discs of a player
TOWN_DISCS: Final = 8
MOST_SHARES: Final = 15
MOST_ENGINE: Final = 6
SHARE_PRICE: Final = 5

#: Income from which the reduction applies, and how much (AS-8.3).
REDUCTIONS: Final = ((50, 10), (41, 8), (31, 6), (21, 4), (11, 2))
