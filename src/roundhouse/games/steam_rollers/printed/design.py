"""What no source told us: the one place for everything that is our own design or our own choice.

The printed sheet, the signs and values of the tiles, the orders and the border maps could not be found. What stands
here was made to fit the rule text; whoever owns the game can type in the real thing (`roundhouse board check`, see
file.py). Each part says where it comes from: *design* (made up), *inferred* (follows from texts together) or
*choice* (the text leaves it open).
"""

from __future__ import annotations

from typing import Final

# -- the sheet ----------------------------------------------------------------------------------------------------
#: Design. Pointy-top hexes, one digit a hex: its region. Every second row (SHIFTED: the odd ones, counted from 0) is
#: half a hex to the right. Made so that regions have ten hexes each, every city six inner sides, no town is beside a
#: city, and the examples of the rulebook can be played; a half turn swaps regions 1-2, 3-4 and 5-6.
ROWS: Final = (
    "111333666",
    "11333666",
    "111336666",
    "11443322",
    "555544222",
    "55544422",
    "555444222",
)
SHIFTED: Final = 1
#: Design: the fields of cities and towns 1 to 6.
CITIES: Final = ("c2", "e8", "b4", "f5", "f2", "b7")
TOWNS: Final = ("a3", "g7", "d6", "d3", "e4", "c6")
#: 1 yellow, 2 red, 3 and 4 grey: sources. 5 blue: inferred from the rulebook's first example; 6 green: what is left.
COLOURS: Final = ("yellow", "red", "grey", "grey", "blue", "green")

# -- dice ---------------------------------------------------------------------------------------------------------
#: Two of the three kinds on each face: sources. Each pair twice: inferred.
BLACK_DIE: Final = (
    ("straight", "gentle"),
    ("straight", "gentle"),
    ("straight", "sharp"),
    ("straight", "sharp"),
    ("gentle", "sharp"),
    ("gentle", "sharp"),
)

# -- tiles --------------------------------------------------------------------------------------------------------
#: Design: whether a side is used once (lightning) or stays (infinity), and its points. The rulebook says that both
#: signs exist and that some tiles are worth -2. Lightning where a lasting tile would break the game, -2 on the lasting
#: tile that raises every delivery, a small plus elsewhere.
TILES: Final = {
    "1a": ("lightning", 1),
    "1b": ("lightning", 1),
    "2a": ("lightning", 1),
    "2b": ("lightning", 1),
    "3a": ("infinity", 1),
    "3b": ("infinity", -2),
    "4a": ("lightning", 1),
    "4b": ("infinity", 1),
    "5a": ("infinity", 1),
    "5b": ("infinity", 1),
    "6a": ("infinity", 2),
    "6b": ("infinity", 2),
    "2a_solo": ("lightning", 1),
    "2b_solo": ("lightning", 1),
}

#: Design: goods and points. Two different goods 2, a pair 3, three different ones 4, a pair and one more 5; with all
#: tiles on the same side every colour is asked for about equally often.
ORDERS: Final = {
    "1a": (("yellow", "red"), 2),
    "1b": (("yellow", "yellow"), 3),
    "2a": (("blue", "green"), 2),
    "2b": (("red", "green"), 2),
    "3a": (("grey", "grey"), 3),
    "3b": (("blue", "grey"), 2),
    "4a": (("yellow", "blue", "grey"), 4),
    "4b": (("red", "blue", "green"), 4),
    "5a": (("red", "red", "blue"), 5),
    "5b": (("red", "grey", "grey"), 5),
    "6a": (("green", "green", "yellow"), 5),
    "6b": (("yellow", "blue", "green"), 4),
}

# -- borders ------------------------------------------------------------------------------------------------------
#: Design: six maps each, by the die; a pair of regions means the whole border between them. Two borders are closed on a
#: medium map, four on a hard one; all cities can still be joined, and every city has at least two ways out.
MEDIUM: Final = (
    ((1, 3), (3, 6)),
    ((2, 4), (4, 5)),
    ((1, 4), (3, 6)),
    ((2, 3), (4, 5)),
    ((1, 5), (3, 4)),
    ((2, 6), (3, 4)),
)
HARD: Final = (
    ((1, 3), (2, 3), (3, 6), (4, 5)),
    ((1, 4), (2, 4), (3, 6), (4, 5)),
    ((1, 3), (1, 4), (2, 6), (3, 4)),
    ((1, 5), (2, 3), (2, 4), (3, 4)),
    ((1, 4), (1, 5), (2, 6), (3, 4)),
    ((1, 5), (2, 3), (2, 6), (3, 4)),
)

# -- choices ------------------------------------------------------------------------------------------------------
#: Choice (SRR-41): goods drawn for a city in a solo game. The rulebook read literally gives 3 (one player and two
#: more); the dice of two players, and another source, speak for 4. The first is the default.
SOLO_GOODS: Final = ("3", "4")
#: Choice (SRR-38): the kinds of track that the starting tile Track may draw; the rulebook names no limit.
START_TRACK_KINDS: Final = ("straight", "gentle", "sharp")
#: Choice (SRR-31): what 4b adds to the power in a transport, also beyond six boxes.
POWER_OF_4B: Final = 1
