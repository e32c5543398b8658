"""What the things on a sheet are, and where the rules speak of them."""

from __future__ import annotations

from ....core.game import Explained
from ....core.texts import Arg, Text
from ..printed.facts import CELL_NAMES, CENTRAL, FIRST_LAVA, FIRST_SPECIAL, face_name
from ..rules.names import face_text
from ..seen.view import View
from .picks import labels


def explain(view: View) -> dict[str, Explained]:
    found = {
        "round": Explained(Text("explain-round"), "RI-1.4"),
        "stars": Explained(Text("explain-stars"), "RI-2.6"),
        "dot": Explained(Text("explain-dot"), "RI-4.2"),
        "volcano": Explained(Text("explain-volcano"), "RI-5.4"),
        "meteor-dice": Explained(Text("explain-meteor-dice"), "RI-4.1"),
        "ignore": Explained(Text("explain-meteor-dice"), "RI-4.5"),
        "exit-highway": Explained(Text("explain-exit-highway"), "RI-3.1"),
        "exit-railway": Explained(Text("explain-exit-railway"), "RI-3.1"),
    }
    for face in (*view.dice, *view.lava_dice, *range(FIRST_SPECIAL, FIRST_LAVA)):
        found |= _face(face)
    dice = [(f"die-{place}", face) for place, face in enumerate(view.dice, start=1)]
    dice += [(f"lava-die-{place}", face) for place, face in enumerate(view.lava_dice, start=1)]
    found |= {name: found[f"face-{face_name(face)}"] for name, face in dice}
    middle = {CELL_NAMES[cell] for cell in CENTRAL}
    for name, text in labels(view).items():
        kind, _, value = name.partition("-")
        if kind == "cell":
            key, rule = ("explain-central", "RI-3.5") if value in middle else ("explain-cell", "RI-2.3")
            found[name] = Explained(Text(key, {"what": text}), rule)
        elif kind == "fly":
            found[name] = Explained(Text("explain-fly", {"what": text}), "RI-4.1")
    return found


def _face(face: int) -> dict[str, Explained]:
    args: dict[str, Arg] = {"what": face_text(face)}
    name = face_name(face)
    if face < FIRST_SPECIAL:
        return {f"face-{name}": Explained(Text("explain-die", args), "RI-2.2")}
    if face < FIRST_LAVA:
        special = Explained(Text("explain-special", args), "RI-2.6")
        return {f"face-{name}": special, f"special-{name}": special}
    return {f"face-{name}": Explained(Text("explain-lava-die", args), "RI-5.2")}
