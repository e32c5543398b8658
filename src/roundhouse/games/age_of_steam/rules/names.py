"""What things are called in sentences: cubes, tiles, places, links. Also the ids of hexes in the picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.texts import Arg, Seat, Text, listed
from ..printed.facts import ACTIONS, COLOURS, LETTERS, SPACE_NAMES
from .plan import SIDES
from .tiles import PATTERN_TILE, TILE_NAMES

if TYPE_CHECKING:
    from .state import State


def good(colour: int) -> Text:
    return Text(f"good-{COLOURS[colour]}")


def cube(colour: int, role: str = "") -> Text:
    """A cube; languages with cases ask for its part in the sentence: "object" (somebody moves it) or "missing"."""
    return Text(f"cube-{COLOURS[colour]}" + (f"-{role}" if role else ""))


def goods(colours: list[int]) -> Text:
    """Cubes by colour: '2 red, 1 blue'."""
    counts = [(colour, colours.count(colour)) for colour in range(len(COLOURS)) if colour in colours]
    return listed([Text("goods", {"number": number, "good": good(colour)}) for colour, number in counts])


def action(number: int) -> Text:
    return Text(f"action-{ACTIONS[number]}")


def tile(pattern: int) -> Text:
    return Text(f"tile-{TILE_NAMES[PATTERN_TILE[pattern]]}")


def space_name(space: int) -> Text:
    """A space of the goods chart: 'light 3, row 1'."""
    column, _, row = SPACE_NAMES[space].partition(".")
    if column in LETTERS:
        return Text("space-city", {"city": column, "row": int(row)})
    return Text(f"space-{column[:-1]}", {"number": int(column[-1]), "row": int(row)})


def place_name(state: State, place: int) -> str:
    """The name of a city or town, or the label of the hex. A New City keeps the town's name behind its letter."""
    board = state.plan.board
    for city in board.cities:
        if city.hex == place:
            return city.name
    for town in board.towns:
        if town.hex == place:
            letters = [LETTERS[letter] for letter, at in enumerate(state.new_city) if at == place]
            return f"{letters[0]} {town.name}" if letters else town.name
    return board.labels[place]


def hex_element(state: State, place: int) -> str:
    return f"hex-{state.plan.board.labels[place]}"


def link(state: State, run: int) -> Text:
    """A link or an unfinished section: whose it is, from where to where, how long."""
    owner = state.owner[run]
    words: dict[str, Arg] = {
        "owner": Seat(owner) if owner >= 0 else Text("nobody"),
        "start": place_name(state, state.start[run] // SIDES),
        "sections": state.size[run],
    }
    if state.end[run] < 0:
        return Text("draw-section", words)
    return Text("draw-link", {**words, "end": place_name(state, state.end[run] // SIDES)})
