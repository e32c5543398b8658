"""Every kind of move is played: none is missing where the rules tell them apart."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest

GAMES = Path(__file__).resolve().parents[2] / "src" / "roundhouse" / "games"
#: The games that number their kinds of moves in a module.
WITH_KINDS = sorted(path.parent.parent.name for path in GAMES.glob("*/rules/kinds.py"))


def cases(source: str) -> list[str]:
    """The names of kinds.py after which the functions of play.py ask."""
    patterns = [node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.MatchValue)]
    return [value.attr for value in patterns if isinstance(value, ast.Attribute)]


@pytest.mark.parametrize("game", WITH_KINDS)
def test_every_kind_of_move_is_played(game: str) -> None:
    rules = f"roundhouse.games.{game}.rules"
    kinds, moves = import_module(f"{rules}.kinds"), import_module(f"{rules}.moves").MOVES
    played = [getattr(kinds, name) for name in cases((GAMES / game / "rules" / "play.py").read_text(encoding="utf-8"))]
    assert sorted(played) == sorted(moves.by_kind)


def test_games_number_their_kinds() -> None:
    assert "railroad_ink" in WITH_KINDS


def test_a_kind_that_is_not_played_is_found() -> None:
    assert cases("def play(move):\n    match move:\n        case kinds.DRAW | kinds.EAT:\n            pass\n") == [
        "DRAW",
        "EAT",
    ]
