"""The house is in order: no move and no step is forgotten, and what all boards share knows none of them."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from roundhouse.core.game import rule_lines
from roundhouse.core.moves import Move
from roundhouse.core.texts import ENGLISH
from roundhouse.games.ticket_to_ride.boards import BOARDS
from roundhouse.games.ticket_to_ride.rules import packed, steps
from roundhouse.games.ticket_to_ride.rules.moves import FLAG_MOVES, MOVES, TEAM_MOVES
from roundhouse.games.ticket_to_ride.rules.refusals import BELONGS

HOUSE = Path(__file__).resolve().parents[3] / "src" / "roundhouse" / "games" / "ticket_to_ride"
#: What all boards share.
SHARED = sorted(path for path in HOUSE.rglob("*.py") if path.relative_to(HOUSE).parts[0] != "boards")
KINDS = list(dict.fromkeys([*MOVES.classes, *FLAG_MOVES.classes, *TEAM_MOVES.classes]))
#: How a text of the code cites a rule: by its subject.
CITED = re.compile(r"[Rr]ules? ((?:(?:, | and )?`[a-z-]+`)+)")


def source(name: str) -> str:
    return (HOUSE / name).read_text(encoding="utf-8")


def subjects_cited() -> set[str]:
    """In words, and by the refusals."""
    found = {
        word
        for path in SHARED
        for cited in CITED.findall(path.read_text(encoding="utf-8"))
        for word in re.findall(r"`([a-z-]+)`", cited)
    }
    calls = [node for node in ast.walk(ast.parse(source("rules/refusals.py"))) if isinstance(node, ast.Call)]
    named = [node.args[1] for node in calls if ast.unparse(node.func) == "_no" and len(node.args) > 1]
    return found | {str(node.value) for node in named if isinstance(node, ast.Constant)}


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_kind_of_move_is_played_and_belongs_to_a_step(kind: type[Move]) -> None:
    cases = [node for node in ast.walk(ast.parse(source("rules/play.py"))) if isinstance(node, ast.MatchValue)]
    played = {getattr(packed, ast.unparse(case.value).removeprefix("packed.")) for case in cases}
    assert kind.KIND in played
    assert any(issubclass(kind, belongs) for belongs in BELONGS.values())


def test_every_step_has_its_moves_but_the_last() -> None:
    every = {value for name, value in vars(steps).items() if name.isupper()}
    assert set(BELONGS) == every - {steps.OVER}
    asked = {node.id for node in ast.walk(ast.parse(source("rules/legal.py"))) if isinstance(node, ast.Name)}
    assert {name for name in vars(steps) if name.isupper()} - asked == {"OVER"}


@pytest.mark.parametrize("path", SHARED, ids=lambda path: str(path.relative_to(HOUSE)))
def test_what_all_boards_share_names_none_of_them(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert [name for name in BOARDS if re.search(rf"(?i)(?<![a-z]){name}(?![a-z])", text)] == []
    for name in BOARDS:
        pages = [*(HOUSE / "boards" / name).glob(f"words/rul*.{ENGLISH}.md")]
        rules = {rule for page in pages for rule in rule_lines(page.read_text(encoding="utf-8"))}
        letters = {rule.split("-")[0] for rule in rules}
        assert letters
        assert [found for some in letters for found in re.findall(rf"\b{some}-\d+[.\d]*", text)] == []


@pytest.mark.parametrize("name", BOARDS)
def test_a_ledger_names_rules_of_its_own_board(name: str) -> None:
    pages = [*(HOUSE / "boards" / name).glob(f"words/rul*.{ENGLISH}.md")]
    rules = {rule for page in pages for rule in rule_lines(page.read_text(encoding="utf-8"))}
    assert set(BOARDS[name].ledger.values()) <= rules


def test_every_subject_that_is_cited_is_in_a_ledger_and_the_other_way_round() -> None:
    assert subjects_cited() == {subject for settings in BOARDS.values() for subject in settings.ledger}


def test_boards_are_the_folders() -> None:
    folders = {path.parent.name for path in HOUSE.glob("boards/*/board.json")}
    assert set(BOARDS) == folders
    for folder in folders:
        inside = {path.name for path in (HOUSE / "boards" / folder).iterdir()}
        assert inside >= {"board.json", "game.py", "settings.py", "land.py", "words", "sample.json"}
