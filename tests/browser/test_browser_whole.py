"""Whole games of every title, from the first move to the sheet: by mouse, by finger on a phone, and by keys alone, by
day and by night. On the way axe looks at the table, and at the sheet of the end.

All titles with all hands take long: `make soak` plays them. Here every title is played to its end, each by some.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

import pytest

from . import test_browser_as, test_browser_sr, test_browser_ttr
from .by_hand import HANDS
from .conftest import Meet
from .person import Person, Way, quickest, ways

ME: Final = {"kind": "me", "name": "Ann"}
BOT: Final = {"kind": "bot", "bot": "random"}
#: Whether all titles are played with all hands.
ALL: Final = os.environ.get("ROUNDHOUSE_WHOLE") == "all"


class Title(NamedTuple):
    """A game with as few as can play it, and what somebody does who wishes to see its end; without that, what a hint
    says. `hands`: those that always play it."""

    game: str
    chairs: tuple[Mapping[str, str], ...]
    choose: Callable[[Any], Way] | None
    hands: tuple[str, ...]
    options: Mapping[str, str] = {}


#: Railroad Ink has whole games by mouse and by keys in test_browser_game.
TITLES: Final = {
    "ink": Title("railroad_ink", (ME,), quickest, ("finger",)),
    "rollers": Title(
        "steam_rollers", (ME,), test_browser_sr.quickest, ("keys",), {"level": "tycoon", "borders": "hard"}
    ),
    "paris": Title("ticket_to_ride_paris", (ME, BOT), test_browser_ttr.onward, tuple(HANDS)),
    "usa": Title("ticket_to_ride_usa", (ME, BOT), test_browser_ttr.onward, ("mouse",)),
    "asia": Title("ticket_to_ride_asia", (ME, BOT, BOT, BOT), test_browser_ttr.onward, ("finger",)),
    "barbados": Title("age_of_steam_barbados", (ME,), test_browser_as.onward, tuple(HANDS)),
    "lessons": Title("age_of_steam_tutorial", (ME, BOT), None, ()),
    "rust-belt": Title("age_of_steam_rust_belt", (ME, BOT, BOT), None, ()),
    "germany": Title("age_of_steam_germany", (ME, BOT, BOT), None, ()),
    "southern-us": Title("age_of_steam_southern_us", (ME, BOT, BOT), None, ()),
    "western-us": Title("age_of_steam_western_us", (ME, BOT, BOT), None, ()),
    "st-lucia": Title("age_of_steam_st_lucia", (ME, BOT), None, ()),
}
PLAYED: Final = [(title, hand) for title, one in TITLES.items() for hand in HANDS if ALL or hand in one.hands]
#: Before this move of one's own axe looks at the table: something lies on the board by then.
AXE: Final = 9


def advised(ann: Person, state: Mapping[str, Any]) -> Way:
    """What a hint says."""
    hint = ann.context.request.get(f"/api/tables/{ann.here}/hint?seat=0", headers=ann.headers).json()
    return next(way for way in ways(state["picks"]) if way.move == hint["move"])


@pytest.mark.parametrize(("title", "with_what"), PLAYED)
def test_a_whole_game(meet: Meet, title: str, with_what: str) -> None:
    played, hands = TITLES[title], HANDS[with_what]
    ann = meet(size=hands.size, theme=hands.theme, touch=with_what == "finger")
    table = ann.table(*played.chairs, game=played.game, options=dict(played.options))
    hand = hands(ann)
    state = ann.sit_at(table)
    while not state["over"]:
        if state["own_number"] == AXE:
            ann.accessible(f"{title}, {with_what}")
            ann.shot(f"whole-{title}-{with_what}")
        if state["picks"]:
            hand.play(played.choose(state) if played.choose else advised(ann, state))
        state = ann.next_turn()
    ann.sees("dialog.end")
    for one in state["sheet"]["seats"]:
        ann.says("dialog.end", str(one["total"]).replace("-", "−"))
    ann.shot(f"whole-{title}-{with_what}-end")
    ann.accessible(f"{title}, {with_what}, the end")
