"""Every step and every kind of move is known wherever something is done for each of them."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from roundhouse.core.moves import MoveSet
from roundhouse.games.age_of_steam.printed.facts import FOLDER
from roundhouse.games.age_of_steam.rules import moves, steps
from roundhouse.games.age_of_steam.rules.refusals import BELONGS, CHECKS

STEPS = {name: value for name, value in vars(steps).items() if isinstance(value, int) and name != "OVER"}
MOVESETS = [value for value in vars(moves).values() if isinstance(value, MoveSet)]


def cases(path: Path, function: str) -> list[str]:
    """The steps that a function tells apart."""
    (found,) = (
        node
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name == function
    )
    return [
        node.value.attr
        for case in ast.walk(found)
        if isinstance(case, ast.match_case)
        for node in ast.walk(case.pattern)
        if isinstance(node, ast.MatchValue) and isinstance(node.value, ast.Attribute)
    ]


def test_steps_have_names() -> None:
    assert {name.upper(): number for number, name in enumerate(steps.NAMES)} == {**STEPS, "OVER": steps.OVER}


@pytest.mark.parametrize("function", ["moves", "play"])
def test_no_step_is_missing(function: str) -> None:
    assert sorted(cases(FOLDER / "rules" / "play.py", function)) == sorted(STEPS)


def test_every_move_belongs_to_a_step_and_is_checked() -> None:
    assert set(BELONGS) == set(STEPS.values())
    assert len(MOVESETS) == 4
    for moveset in MOVESETS:
        assert set(moveset.classes) <= set(CHECKS)
        for kind in moveset.classes:
            assert any(issubclass(kind, kinds) for kinds in BELONGS.values())
