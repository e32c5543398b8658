"""What the things on a sheet and on the table are, and where the rules speak of them."""

from __future__ import annotations

from ....core.game import Explained
from ....core.texts import Arg, Text
from ..printed.facts import GOODS, NUMBERS
from ..rules import names
from ..seen.view import View
from .picks import labels

#: By the kind of a thing that can be pointed at: what it does, and the rule.
KINDS = {
    "order": ("explain-order", "SR-5.1"),
    "start": ("explain-start", "SR-1.6"),
    "field": ("explain-field", "SR-3.1"),
}


def explain(view: View) -> dict[str, Explained]:
    found = {
        "power": Explained(Text("explain-power"), "SR-3.2"),
        "stock": Explained(Text("explain-stock"), "SR-5.1"),
        "die-white": Explained(Text("explain-white"), "SR-2.1"),
    }
    if view.black:
        kinds = names.black(view.plan, view.black)
        found["die-black"] = Explained(Text("explain-black", {"kinds": kinds}), "SR-3.1")
    for name, text in labels(view).items():
        kind = name.partition("-")[0]
        if kind in KINDS:
            key, rule = KINDS[kind]
            found[name] = Explained(Text(key, {"what": text}), rule)
        elif kind == "good":
            found[name] = Explained(text, "SR-3.3")
    for number in NUMBERS:
        found |= _column(view, number)
    for place in range(1, len(view.hand) + 1):
        found[f"hand-{place}"] = Explained(Text("explain-hand"), "SR-3.1")
    return found


def _column(view: View, number: int) -> dict[str, Explained]:
    """Everything that has a die's number."""
    plan, side = view.plan, view.tiles[number]
    colour = Text(f"colour-{GOODS[plan.colour[number]]}")
    tile: dict[str, Arg] = {
        "tile": names.tile_side(side),
        "sign": Text("sign-lightning" if plan.lightning[side] else "sign-infinity"),
        "points": str(plan.tile_points[side]).replace("-", "−"),
        "number": number,
    }
    city: dict[str, Arg] = {"what": Text("place-city", {"number": number}), "colour": colour}
    goods = Explained(Text("explain-goods", {"number": number, "colour": colour}), "SR-3.3")
    return {
        f"white-{number}": Explained(Text("explain-white"), "SR-2.1"),
        f"tile-{number}": Explained(Text("explain-tile", tile), "SR-4.2"),
        f"box-{number}": Explained(Text("explain-box", {"number": number}), "SR-3.2"),
        f"goods-{number}": goods,
        f"column-{number}": goods,
        f"eve-{number}": Explained(Text("explain-eve", {"number": number}), "SR-7.4"),
        f"city-{number}": Explained(Text("explain-city", city), "SR-1.1"),
    }
