"""What the things on the table are called that can be pointed at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.texts import Arg, Text, listed
from ..printed.facts import ACTIONS, COLOURS, LETTERS, SPACE_NAMES
from ..rules import names
from ..rules.moves import Choose, Join
from ..rules.plan import cubes_list
from ..rules.track import UNOWNED, pieces
from ..seen.reading import state_of
from .elements import link_element
from .picks import choose_pick, join_pick

if TYPE_CHECKING:
    from ..rules.state import State
    from ..seen.view import View


def labels(view: View) -> dict[str, Text]:
    """What can be pointed at, for those who play."""
    return {} if view.seat is None else named(view, view.seat)


def named(view: View, seat: int) -> dict[str, Text]:
    """Hexes with what is on them, links, cubes, and everything beside the map; prices are those of a seat."""
    plan, state = view.plan, state_of(view)
    found = {names.hex_element(state, place): words for place, words in enumerate(_hexes(state))}
    for run, owner in enumerate(state.owner):
        if owner >= UNOWNED:
            found[link_element(state, run)] = names.link(state, run)
    for place, packed in enumerate(view.cubes):
        for good in set(cubes_list(packed)):
            cube: dict[str, Arg] = {"cube": names.cube(good), "place": names.place_name(state, place)}
            found[f"cube-{plan.board.labels[place]}-{COLOURS[good]}"] = Text("label-cube", cube)
    for space, name in enumerate(SPACE_NAMES):
        good = view.chart[space]
        lies = names.good(good) if good >= 0 else Text("label-empty")
        found[f"space-{name}"] = Text("label-space", {"space": names.space_name(space), "good": lies})
    found |= {f"city-{letter}": Text("pick-city", {"city": Text(f"city-{letter}")}) for letter in LETTERS}
    found |= {f"drawn-{COLOURS[good]}": Text("pick-drawn", {"cube": names.cube(good)}) for good in range(len(COLOURS))}
    picks = [choose_pick(Choose(action)) for action in range(len(ACTIONS))]
    picks += [join_pick(view, seat, Join(link)) for link in range(len(plan.board.direct))]
    return found | {pick.id: pick.text for pick in picks}


def _hexes(state: State) -> list[Text]:
    """What each hex is, and whose track lies there."""
    found = [_hex(state, place) for place in range(state.plan.hexes)]
    seen = set()
    for place, _, _, run in pieces(state):
        if (place, run) not in seen:
            seen.add((place, run))
            found[place] = listed([found[place], names.link(state, run)])
    return found


def _hex(state: State, place: int) -> Text:
    plan, name = state.plan, names.place_name(state, place)
    if state.colour[place] >= 0:
        return Text(
            "draw-hex-city", {"place": name, "hex": plan.board.labels[place], "good": names.good(state.colour[place])}
        )
    if plan.town[place]:
        return Text("draw-hex-town", {"place": name, "hex": plan.board.labels[place]})
    terrain = Text(f"terrain-{plan.board.terrain[place]}")
    return Text("draw-hex", {"place": name, "terrain": terrain, "dollars": plan.ground[place]})
