"""The training map and its guide: every phase is explained when it comes, in both languages."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import roundhouse as rh
from roundhouse.core.game import Lesson
from roundhouse.core.texts import LANGUAGES
from roundhouse.games.age_of_steam.maps.tutorial.game import GAME as TUTORIAL_GAME
from roundhouse.games.age_of_steam.printed import editions
from roundhouse.games.age_of_steam.printed.facts import COLUMN_NAMES, FOLDER, LETTERS, SPACE_NAMES
from roundhouse.games.age_of_steam.rules import steps
from roundhouse.games.age_of_steam.rules.plan import cubes_list
from roundhouse.games.age_of_steam.seen.reading import state_of
from roundhouse.games.age_of_steam.seen.view import View
from roundhouse.testing import conform

GAME = TUTORIAL_GAME.id
GOLDEN = Path(__file__).resolve().parents[2] / "golden" / GAME
PHASES = ("issue", "order", "actions", "build", "move", "income", "expenses", "reduction", "growth", "advance")


@cache
def seen(name: str) -> tuple[View, ...]:
    """What the first seat sees after every move of a golden game."""
    record = rh.Table.load((GOLDEN / f"{name}.json").read_text(encoding="utf-8")).record
    table = rh.Table.new(GAME, record.seats, seed=record.seed)
    views = [table.view(0)]
    for entry in record.entries:
        if entry.move:
            table.play(entry.seat, entry.move)
        else:
            table.undo(entry.seat)
        views.append(table.view(0))
    assert all(isinstance(view, View) for view in views)
    return tuple(view for view in views if isinstance(view, View))


def told(name: str) -> dict[str, tuple[View, Lesson]]:
    """The lessons of a game, each where it comes up first."""
    found: dict[str, tuple[View, Lesson]] = {}
    for view in seen(name):
        for lesson in TUTORIAL_GAME.guide(view):
            found.setdefault(lesson.id, (view, lesson))
    return found


@pytest.mark.rule("AT-1")
def test_four_turns_for_two_or_three() -> None:
    assert TUTORIAL_GAME.seats == tuple(editions.edition(GAME).settings.turns) == (2, 3)
    for seats in TUTORIAL_GAME.seats:
        plan = editions.plan(GAME, seats)
        assert plan.turns == 4
        view = rh.Table.new(GAME, seats, seed="x").view(0)
        assert isinstance(view, View)
        assert [player.money for player in view.players] == [15] * seats
    assert seen("tutorial_2")[-1].turn == seen("tutorial_3")[-1].turn == 4


@pytest.mark.rule("AT-2")
def test_three_cubes_in_each_city_and_three_dice_for_each_half() -> None:
    table = rh.Table.new(GAME, 2, seed="x")
    view = table.view(0)
    assert isinstance(view, View)
    assert {len(cubes_list(view.cubes[city.hex])) for city in view.plan.board.cities} == {3}
    asked = [entry.chance for entry in rh.Table.load((GOLDEN / "tutorial_2.json").read_text()).record.entries]
    rolls = [[purpose for purpose, _ in answers] for answers in asked if any(p == "dark" for p, _ in answers)]
    assert rolls
    assert all(roll.count("light") == roll.count("dark") == 3 for roll in rolls)
    # Every column feeds something: a city, or a New City once it is there.
    fed = {column for column, place in enumerate(view.plan.fed_hex) if place >= 0}
    assert fed == {0, 1, 2, 9, 10, 11}


@pytest.mark.parametrize("seats", [2, 3])
def test_the_suite_finds_nothing(seats: int) -> None:
    conform(GAME, seats=seats, junk=2000, samples=1, aside=False)


def test_it_is_our_own_and_says_so() -> None:
    for lang, word in (("en", "our own design"), ("pl", "naszego projektu")):
        tr = TUTORIAL_GAME.words(lang)
        assert [word in tr(key) for key in TUTORIAL_GAME.own_design] == [True]
        assert word in TUTORIAL_GAME.rulebook(lang)


def test_the_sample_is_a_whole_game() -> None:
    sample = rh.Table.load((TUTORIAL_GAME.folder / "sample.json").read_bytes())
    assert sample.over
    assert rh.verify(sample.record).fair
    assert min(sample.sheet().totals) > 0


# -- the guide ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["tutorial_2", "tutorial_3"])
def test_each_phase_is_explained_when_it_comes_first(name: str) -> None:
    """Five phases at their step in the first turn; those that nobody decides anything in before or after them."""
    lessons = told(name)
    assert {*PHASES, "welcome", "end"} <= set(lessons) <= {*PHASES, "welcome", "end", "production"}
    where = {phase: (lessons[phase][0].turn, steps.NAMES[lessons[phase][0].step]) for phase in PHASES}
    assert where == {
        "issue": (1, "issue"),
        "order": (1, "auction"),
        "actions": (1, "choose"),
        "build": (1, "build"),
        "move": (1, "move"),
        "income": (1, "move"),
        "expenses": (1, "move"),
        "reduction": (2, "issue"),
        "growth": (2, "issue"),
        "advance": (2, "issue"),
    }
    assert lessons["move"][0].round == 0
    assert lessons["income"][0].round == 1
    assert lessons["end"][0].over


def test_there_is_a_lesson_at_every_moment_but_not_for_those_who_watch() -> None:
    for view in seen("tutorial_3"):
        ids = [lesson.id for lesson in TUTORIAL_GAME.guide(view)]
        assert ids
        assert len(set(ids)) == len(ids)
    assert TUTORIAL_GAME.guide(rh.Table.new(GAME, seed="x").view(None)) == []
    assert rh.find_game("age_of_steam_rust_belt").guide(rh.Table.new("age_of_steam_rust_belt", seed="x").view(0)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lessons_have_words_and_figures(lang: str) -> None:
    tr = TUTORIAL_GAME.words(lang)
    lessons = {**told("tutorial_2"), **told("tutorial_3")}
    assert "production" in lessons
    for _, lesson in lessons.values():
        for words in (lesson.title, lesson.text, lesson.advice):
            assert tr.has(words.key)
            assert not tr.faults(words)
        assert 80 < len(tr(lesson.text)) < 500
        assert 40 < len(tr(lesson.advice)) < 250
    view, issue = lessons["issue"]
    assert f"${view.players[0].money}" in tr(issue.text)
    text = (FOLDER / "maps" / "tutorial" / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
    said = {words.key for _, one in lessons.values() for words in (one.title, one.text, one.advice)}
    assert {line.split(" =")[0] for line in text.splitlines() if line.startswith("guide-")} == said


def test_lessons_point_at_things_that_are_drawn() -> None:
    tr = TUTORIAL_GAME.words("en")
    for view, lesson in told("tutorial_3").values():
        svg = TUTORIAL_GAME.scene(view, tr).svg()
        assert lesson.where
        assert [name for name in lesson.where if f'id="{name}"' not in svg] == []


def test_the_build_lesson_counts_the_tiles_of_the_action() -> None:
    """AS-5.1: with the Engineer one more."""
    for action, tiles in (("engineer", 4), ("locomotive", 3)):
        table = rh.Table.new(GAME, 2, seed="x")
        while (view := seat_view(table, 0)).step != steps.BUILD:
            table.play(seat := table.actors()[0], told_move(table, seat, action))
        (lesson,) = TUTORIAL_GAME.guide(view)
        assert lesson.text.args["tiles"] == tiles
        assert f"up to {tiles} tiles" in TUTORIAL_GAME.words("en")(lesson.text)


def seat_view(table: rh.Table, seat: int) -> View:
    view = table.view(seat)
    assert isinstance(view, View)
    return view


def told_move(table: rh.Table, seat: int, action: str) -> str:
    """The first seat takes the action, the other one what is left; both do nothing else."""
    words = {steps.ISSUE: "issue 0", steps.AUCTION: "drop", steps.CHOOSE: "choose " + (action, "turn_order")[seat]}
    return words[seat_view(table, seat).step]


@pytest.mark.parametrize("name", ["tutorial_2", "tutorial_3"])
def test_the_move_lesson_lights_what_can_be_moved(name: str) -> None:
    """Those cubes of the first seat that a delivery begins with, and no others."""
    lit = 0
    for view in seen(name):
        if view.step == steps.MOVE and view.round == 0 and view.actors == (0,):
            (lesson,) = TUTORIAL_GAME.guide(view)
            drawn = TUTORIAL_GAME.draw(view, TUTORIAL_GAME.words("en")).live
            picks = {re.findall(f'id="{cube}"[^>]* data-pick="([^"]*)"', drawn)[0] for cube in lesson.where}
            first = [TUTORIAL_GAME.path(view, move)[0].id for move in state_of(view).moves(0)]
            assert picks == {pick for pick in first if pick.startswith("cube-")}
            lit += len(picks)
    assert lit


def test_the_growth_lesson_marks_what_comes_next() -> None:
    """The topmost cubes of columns that feed a city: those that the chart rings."""
    view, lesson = told("tutorial_2")["growth"]
    fed = [COLUMN_NAMES[column] for column, place in enumerate(view.plan.fed_hex) if place >= 0]
    fed += [LETTERS[letter] for letter, place in enumerate(view.new_city) if place >= 0]
    columns = [name.removeprefix("good-").partition(".")[0] for name in lesson.where]
    assert len(set(columns)) == len(columns)
    assert set(columns) == set(fed)


def test_the_production_lesson_marks_empty_spaces() -> None:
    view, lesson = {**told("tutorial_2"), **told("tutorial_3")}["production"]
    empty = [name for name, good in zip(SPACE_NAMES, view.chart, strict=True) if good < 0]
    assert list(lesson.where) == [f"space-{name}" for name in empty]
