"""The house is in order: no move and no step is forgotten, and what all boards share knows none of them."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from roundhouse.core.game import rule_lines
from roundhouse.core.moves import Move
from roundhouse.core.texts import ENGLISH
from roundhouse.games.ticket_to_ride.boards import BOARDS, HOOKS
from roundhouse.games.ticket_to_ride.rules import packed, steps
from roundhouse.games.ticket_to_ride.rules.hooks import Hooks
from roundhouse.games.ticket_to_ride.rules.refusals import BELONGS

HOUSE = Path(__file__).resolve().parents[3] / "src" / "roundhouse" / "games" / "ticket_to_ride"
#: What all boards share.
SHARED = sorted(path for path in HOUSE.rglob("*.py") if path.relative_to(HOUSE).parts[0] != "boards")
MOVES = [(name, kind) for name, hooks in HOOKS.items() for kind in hooks.moveset.classes]
#: How a text of the code cites a rule: by its subject.
CITED = re.compile(r"[Rr]ules? ((?:(?:, | and )?`[a-z-]+`)+)")


def subjects_cited() -> set[str]:
    """In words, and by the refusals."""
    found = {
        word
        for path in SHARED
        for cited in CITED.findall(path.read_text(encoding="utf-8"))
        for word in re.findall(r"`([a-z-]+)`", cited)
    }
    for path in HOUSE.rglob("refusals.py"):
        calls = [node for node in ast.walk(parsed(path)) if isinstance(node, ast.Call)]
        named = [node.args[1] for node in calls if ast.unparse(node.func) == "no" and len(node.args) > 1]
        found |= {str(node.value) for node in named if isinstance(node, ast.Constant)}
    own = [one for hooks in HOOKS.values() for one in (*hooks.first.values(), *hooks.unasked.values())]
    return found | {subject for subject, _ in own}


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def names_in(folder: Path) -> set[str]:
    """What the modules of a folder speak of."""
    return {node.id for path in folder.glob("*.py") for node in ast.walk(parsed(path)) if isinstance(node, ast.Name)}


@pytest.mark.parametrize(("board", "kind"), MOVES, ids=lambda one: one if isinstance(one, str) else one.__name__)
def test_every_kind_of_move_is_played_and_belongs_to_a_step(board: str, kind: type[Move]) -> None:
    cases = [node for node in ast.walk(parsed(HOUSE / "rules/play.py")) if isinstance(node, ast.MatchValue)]
    played = {getattr(packed, ast.unparse(case.value).removeprefix("packed.")) for case in cases}
    own = [getattr(packed, name, None) for name in names_in(HOUSE / "boards" / board)]
    assert kind.KIND in played or kind.KIND in own
    belongs = [*BELONGS.values(), *HOOKS[board].belongs.values()]
    assert any(issubclass(kind, some) for some in belongs)


def test_every_step_has_its_moves_but_the_last() -> None:
    """Those of all boards with the rules, the others with the one board that has them."""
    every = {value for name, value in vars(steps).items() if name.isupper()}
    own = [step for hooks in HOOKS.values() for step in hooks.first]
    assert sorted([*BELONGS, *own]) == sorted(every - {steps.OVER})
    shared = {name for name, step in vars(steps).items() if name.isupper() and step in BELONGS}
    asked = {node.id for node in ast.walk(parsed(HOUSE / "rules/legal.py")) if isinstance(node, ast.Name)}
    assert asked & {name for name in vars(steps) if name.isupper()} == shared


def test_a_rule_that_one_board_has_lives_with_it() -> None:
    """Moves and steps of one board alone are spoken of in its folder; the rules of all boards only declare them."""
    for board, hooks in HOOKS.items():
        others = [one for name, one in HOOKS.items() if name != board]
        assert not any(step in other.first for step in hooks.first for other in others)
        known = {kind for other in others for kind in other.moveset.classes}
        own = {kind.__name__ for kind in hooks.moveset.classes if kind not in known}
        own |= {name for name, step in vars(steps).items() if name.isupper() and step in hooks.first}
        assert own or type(hooks) is Hooks
        for module in (
            "claims",
            "drawing",
            "legal",
            "market",
            "play",
            "refusals",
            "routes",
            "setup",
            "tickets",
            "turns",
        ):
            names = [node.id for node in ast.walk(parsed(HOUSE / f"rules/{module}.py")) if isinstance(node, ast.Name)]
            assert not own & set(names), module


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
