"""Random play, and a drawing."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from roundhouse import find_game
from roundhouse.core.bot import Bot
from roundhouse.core.chance import Fast
from roundhouse.core.drawing import Drawing, escape
from roundhouse.core.freeze import digest
from roundhouse.core.playout import random_game, random_walk
from roundhouse.core.state import State
from roundhouse.core.view import View


def fresh(seed: int = 1, seats: int = 2) -> State:
    return find_game("railroad_ink").new(seats, {"expansion": "none"}, Fast(seed))


def test_a_random_game_ends_and_is_the_same_again() -> None:
    one, two = fresh(), fresh()
    assert random_game(one, Fast(5)) == random_game(two, Fast(5)) > 20
    assert one.actors() == []
    assert digest(one) == digest(two)
    assert random_game(one, Fast(5)) == 0


def test_a_walk_stops_when_told_or_at_the_end() -> None:
    state = fresh()
    assert random_walk(state, Fast(2), 5) == 5
    assert state.actors()
    rest = random_walk(state, Fast(2), 10_000)
    assert 0 < rest < 10_000
    assert not state.actors()


def test_a_bare_bot_and_a_bare_view_know_nothing() -> None:
    with pytest.raises(NotImplementedError):
        Bot().choose(None)  # type: ignore[arg-type]
    view = View(None, ())
    assert view.over
    assert not View(0, (0,)).over
    with pytest.raises(NotImplementedError):
        view.sheet()


def test_a_drawing_is_one_document() -> None:
    drawing = Drawing(30, 20, "k", '<g id="a"/>', '<g id="b"/>', title='<&">')
    root = ElementTree.fromstring(drawing.svg())
    assert root.get("viewBox") == "0 0 30 20"
    assert [element.get("id") for element in root.iter() if element.get("id")] == ["a", "b"]
    assert next(element.text for element in root if element.tag.endswith("title")) == '<&">'
    assert escape('a<b>&"c"') == "a&lt;b&gt;&amp;&quot;c&quot;"
