"""What the rulebook says: goods, tracks, tiles, the locomotive, Eve. What it does not say stands in design.py.

Numbers 1 to 6 are a region, its city and its town, a locomotive box, an action tile and a die's value alike. Lists by
such a number have seven places, and the first is not used.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent.parent

#: Regions, cities, boxes, tiles (SR-1.1, SR-3.2, SR-3.4).
NUMBERS: Final = (1, 2, 3, 4, 5, 6)
SEATS: Final = (1, 2, 3, 4, 5)

# -- goods (SR-1.2) -----------------------------------------------------------------------------------------------
GOODS: Final = ("red", "blue", "green", "yellow", "grey", "coal")
GREY: Final = 4
COAL: Final = 5
#: How many of each there are; coal comes with the mini-expansion alone.
GOODS_COUNT: Final = (10, 10, 10, 10, 10, 6)
#: A city draws one good for each player, and so many more.
EXTRA_GOODS: Final = 2
#: Empty cities that end the game (SR-2.3).
EMPTY_CITIES: Final = 3

# -- dice (SR-1.8, SR-7.3) ----------------------------------------------------------------------------------------
#: White dice: one for each player, and so many more; alone: three, two of them for the player.
EXTRA_DICE: Final = 1
SOLO_DICE: Final = 3

# -- the hexes ----------------------------------------------------------------------------------------------------
#: Sides of a hex, against the clock from the east; the opposite one is three further.
SIDES: Final = ("E", "NE", "NW", "W", "SW", "SE")
#: A field is row * WIDTH + column: names a1 (top left) to l12. No sheet is larger.
WIDTH: Final = 12
HEIGHT: Final = 12
FIELD_NAMES: Final = tuple(f"{'abcdefghijkl'[row]}{column + 1}" for row in range(HEIGHT) for column in range(WIDTH))
FIELD_OF: Final = {name: field for field, name in enumerate(FIELD_NAMES)}

# -- tracks (SR-3.1) ----------------------------------------------------------------------------------------------
KINDS: Final = ("straight", "gentle", "sharp")
#: How far apart the two sides of a kind are.
APART: Final = (3, 2, 1)
#: Every track as its two sides: three straight ones, six gentle curves, six sharp ones.
TRACKS: Final[tuple[tuple[int, int], ...]] = tuple(
    (one, other)
    for apart in APART
    for one in range(6)
    for other in range(one + 1, 6)
    if min(other - one, 6 - other + one) == apart
)
TRACK_NAMES: Final = tuple(f"{SIDES[one]}-{SIDES[other]}" for one, other in TRACKS)
#: The kind of each track.
KIND_OF: Final[tuple[int, ...]] = tuple(APART.index(min(other - one, 6 - other + one)) for one, other in TRACKS)

# -- the locomotive (SR-3.2, SR-6.1) ------------------------------------------------------------------------------
#: Points at the end by power.
POWER_POINTS: Final = (0, 0, 0, 0, 1, 2, 3)

# -- action tiles (SR-4.2, SR-7.5) --------------------------------------------------------------------------------
#: The sides of the six tiles, and of the one that replaces tile 2 in a solo game.
TILES: Final = ("1a", "1b", "2a", "2b", "3a", "3b", "4a", "4b", "5a", "5b", "6a", "6b", "2a_solo", "2b_solo")
ANY_VALUE: Final = (0, 1)  # 1a, 1b: make the die any value
TWO_DICE: Final = 2  # 2a
STEAL_DIE: Final = 3  # 2b
TO_CITY: Final = 4  # 3a: the die names the destination
LONGER: Final = 5  # 3b: the distance counts 1 or 2 more
ANY_DISTANCE: Final = 6  # 4a
STRONGER: Final = 7  # 4b: power +1
BY_ONE: Final = 8  # 5a: the die one up or down
NEW_ROLL: Final = 9  # 5b: reroll or turn over
ANY_KIND: Final = (10, 11)  # 6a, 6b: any kind of track
EVE_REROLLS: Final = 12  # solo 2a
EVE_GOES_WITHOUT: Final = 13  # solo 2b
#: By how much 3b may raise a distance at most.
MOST_LONGER: Final = 2

# -- starting tiles (SR-1.6) --------------------------------------------------------------------------------------
STARTS: Final = ("locomotive", "track", "points", "tile", "cargo")
START_LOCOMOTIVE: Final = 0
START_TRACK: Final = 1
START_POINTS: Final = 2
START_TILE: Final = 3
START_CARGO: Final = 4
#: What the tile +2 is worth.
BONUS: Final = 2
#: The cities of one's own sheet where one's own cargo may stand.
CARGO_CITIES: Final = (3, 4)

# -- borders (SR-1.7) ---------------------------------------------------------------------------------------------
BORDERS: Final = ("none", "medium", "hard")

# -- Eve (SR-7) ---------------------------------------------------------------------------------------------------
#: Her levels, by how many dice she begins with: one for the first.
LEVELS: Final = ("worker", "conductor", "driver", "engineer", "investor", "tycoon")
#: Crossed fields from which she takes a good, her points for the locomotive, and how many of her regions count.
EVE_NEEDS: Final = 3
EVE_LOCOMOTIVE: Final = 3
EVE_REGIONS: Final = 2
#: Goods of a city in a solo game, at most.
MOST_IN_ROW: Final = 4
