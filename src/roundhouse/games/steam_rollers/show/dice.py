"""The dice: the white ones that can be taken, those in use, and the black one. Before the first roll the starting
tiles, if there are any, lie in their place."""

from __future__ import annotations

from typing import Final

from ..printed.facts import KINDS, STARTS
from ..rules import steps
from ..seen.view import View
from .art import CARD, DIE, GOLD, HOT, INK, LEAST, START_SIGNS, at, chip, text
from .map import ROOM_WIDTH

#: Dice are drawn so much larger than elsewhere: on a phone they are taken with a finger.
LARGE: Final = 1.58
HEIGHT: Final = 58.0 * LARGE
STEP: Final = DIE + 6
BLACK_WIDTH: Final = 106
BLACK_HEIGHT: Final = DIE * LARGE


def tray(view: View, own: bool, x: float, y: float) -> str:
    if not view.round:
        return f'<g class="tray"{at(x, y)}>{_starts(view, own)}</g>'
    dice = f"<g{at(0, 0, LARGE)}>{_white(view, own)}{_used(view)}</g>"
    return f'<g class="tray"{at(x, y)}>{dice}{_black(view)}</g>'


def _white(view: View, own: bool) -> str:
    dice = []
    for place, value in enumerate(view.white):
        pick = f' data-pick="white-{value}"' if own else ""
        art = f'<use href="#sr-die-{value}"/>'
        dice.append(f'<g id="die-{place + 1}" class="die" data-kind="{value}"{pick}{at(place * STEP, 0)}>{art}</g>')
    return f'<g id="die-white">{"".join(dice)}</g>'


def _used(view: View) -> str:
    """The dice that somebody has: to be used now, kept for later (tile 2b), Eve's; and small, those used."""
    left = len(view.white) * STEP + (12 if view.white else 4)
    parts = []
    for place, die in enumerate(view.hand):
        frame = (
            f'<rect x="-4" y="-4" width="{DIE + 8}" height="{DIE + 8}" rx="12" fill="{GOLD}" fill-opacity=".55"'
            f' stroke="{HOT}" stroke-width="2.5"/>'
        )
        parts.append(_die(f"hand-{place + 1}", die & steps.VALUE, chip(view.turn, DIE - 1, 3), left, frame))
        left += STEP + 6
    if view.stolen:
        parts.append(_die("stolen", view.stolen, chip(view.thief, DIE - 1, 3), left))
        left += STEP + 6
    if view.eve_die:
        mark = f'<circle cx="{DIE - 1}" cy="3" r="10" fill="{INK}"/>{text(DIE - 1, 9.4, "E", LEAST, "middle", CARD)}'
        parts.append(_die("eve-die", view.eve_die, mark, left))
        left += STEP + 6
    for place, value in enumerate(view.used):
        art = f'<g opacity=".5"><use href="#sr-die-{value}"/></g><use href="#sr-strike"/>'
        place_of = at(left + place * 26, 13, 0.46)
        parts.append(f'<g id="used-{place + 1}" class="die used" data-kind="{value}"{place_of}>{art}</g>')
    return "".join(parts)


def _die(name: str, value: int, mark: str, x: float, frame: str = "") -> str:
    return f'<g id="{name}" class="die" data-kind="{value}"{at(x, 0)}>{frame}<use href="#sr-die-{value}"/>{mark}</g>'


def _black(view: View) -> str:
    """SR-3.1: the two kinds of track that may be drawn."""
    kinds = [kind for kind in range(len(KINDS)) if view.black and view.plan.black[view.black] >> kind & 1]
    shown = "".join(
        f'<use href="#sr-kind-{KINDS[kind]}"{at(28 + 50 * place, BLACK_HEIGHT / 2)}/>'
        for place, kind in enumerate(kinds)
    )
    size = f'width="{BLACK_WIDTH}" height="{BLACK_HEIGHT:g}" rx="9"'
    return (
        f'<g id="die-black" class="die"{at(ROOM_WIDTH - BLACK_WIDTH - 2, 0)}>'
        f'<rect x="1.5" y="2.5" {size} fill="{INK}" fill-opacity=".35"/><rect {size} fill="{INK}"/>{shown}</g>'
    )


def _starts(view: View, own: bool) -> str:
    """SR-1.6: the starting tiles; those taken are gone."""
    step, high = ROOM_WIDTH / len(STARTS), HEIGHT - 8
    parts = []
    for place, name in enumerate(STARTS):
        if view.starts >> place & 1:
            pick = f' data-pick="start-{name}"' if own else ""
            parts.append(
                f'<g id="start-{name}" class="start"{pick}{at(step * place + 6, -2)}>'
                f'<rect width="{step - 12:.4g}" height="{high:.4g}" rx="7" fill="{CARD}" stroke="{INK}"'
                ' stroke-width="2"/>'
                f"<g{at(step / 2 - 6, high / 2)}>{START_SIGNS[place]}</g></g>"
            )
    return "".join(parts)
