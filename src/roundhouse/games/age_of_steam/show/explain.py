"""What the things on the map and on the goods chart are, and where the rules speak of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....core.game import Explained
from ....core.texts import Arg, Text
from ..printed.facts import COLUMN_NAMES, LETTERS, SPACE_NAMES
from ..rules import names
from ..seen.reading import state_of
from .labels import named

if TYPE_CHECKING:
    from ..seen.view import View

#: By the kind of a thing: what it does, and the rule.
KINDS: Final = {
    "cube": ("explain-cube", "AS-7.1"),
    "space": ("explain-space", "AS-9.1"),
    "drawn": ("explain-drawn", "AS-5.1"),
    "link": ("explain-link", "AS-7.2"),
}


def explain(view: View) -> dict[str, Explained]:
    found = {}
    for name, text in named(view, view.seat or 0).items():
        kind = name.partition("-")[0]
        if kind in KINDS:
            key, rule = KINDS[kind]
            found[name] = Explained(Text(key, {"what": text}), rule)
        else:
            found[name] = Explained(text, view.plan.ledger.get("direct", "") if kind == "join" else "AS-5.1")
    return found | _hexes(view) | _columns(view) | _new_cities(view)


def _new_cities(view: View) -> dict[str, Explained]:
    """Those that can still be had, and where the others are."""
    found = {}
    for letter, place in enumerate(view.new_city):
        args: dict[str, Arg] = {"city": LETTERS[letter]}
        if place >= 0:
            args["town"] = next(town.name for town in view.plan.board.towns if town.hex == place)
        text = Text("draw-city-built" if place >= 0 else "draw-city-free", args)
        found[f"city-{LETTERS[letter]}"] = Explained(Text("explain-new-city", {"what": text}), "AS-6.10")
    return found


def _hexes(view: View) -> dict[str, Explained]:
    """Land says what track costs; towns and cities what they are for."""
    state, plan = state_of(view), view.plan
    said = named(view, view.seat or 0)
    found = {}
    for place in range(plan.hexes):
        name = names.hex_element(state, place)
        if state.colour[place] >= 0:
            key, rule = "explain-city", "AS-7.1"
        elif plan.town[place]:
            key, rule = "explain-town", "AS-6.3"
        else:
            key, rule = "explain-land", "AS-6.9"
        found[name] = Explained(Text(key, {"what": said[name]}), rule)
    return found


def _columns(view: View) -> dict[str, Explained]:
    """The dice at the heads of the chart, and the goods below them."""
    state, found = state_of(view), {}
    for column, name in enumerate(COLUMN_NAMES):
        place = view.plan.fed_hex[column] if column < len(view.plan.fed_hex) else -1
        args: dict[str, Arg] = {"place": names.place_name(state, place) if place >= 0 else "–"}
        found[f"column-{name}"] = Explained(Text("explain-column", args), "AS-9.1")
    for name in SPACE_NAMES:
        found[f"good-{name}"] = Explained(Text("explain-waiting"), "AS-9.1")
    return found
