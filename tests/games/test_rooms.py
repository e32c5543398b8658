"""Every game has the same rooms, with the same names inside where the matter is the same."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from roundhouse.core.texts import ENGLISH

ROOT = Path(__file__).resolve().parents[2]
#: What every game has; more modules are welcome where a game is special.
EVERYWHERE = {
    "printed": set(),
    "rules": {"moves", "play", "scoring", "state"},
    "seen": {"view"},
    "show": {"art", "draw", "map", "picks", "plain"},
    "bots": {"policy"},
}
#: Where a module of this name belongs, if it is anywhere.
ELSEWHERE = {"view": "seen", "picks": "show", "draw": "show", "plain": "show", "moves": "rules", "state": "rules"}


def tool(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


PLAN: Any = tool("plan")


@pytest.mark.parametrize("game", PLAN.games(), ids=lambda game: game.name)
def test_a_game_has_the_same_rooms_as_all(game: Path) -> None:
    known = {*PLAN.ROOMS, *PLAN.ALSO}
    inside = {path.name for path in game.iterdir()} - {"__pycache__"}
    # Beside the rooms: the door, and a game of which pictures are made.
    assert inside - known - {"sample.json"} == {"__init__.py"}
    assert inside >= {*EVERYWHERE, "words"}
    for room, names in EVERYWHERE.items():
        modules = {path.stem for path in (game / room).glob("*.py")}
        assert modules >= names, room
        strays = {name for name in modules if ELSEWHERE.get(name, room) != room}
        assert not strays, room


@pytest.mark.parametrize("game", PLAN.games(), ids=lambda game: game.name)
def test_words_and_maps_lie_in_folders_of_the_same_form(game: Path) -> None:
    maps = [path for room in ("maps", "boards") for path in (game / room).glob("*") if path.is_dir()]
    for folder in (game, *(path for path in maps if path.name != "__pycache__")):
        assert (folder / "words" / f"{ENGLISH}.ftl").exists()
    pages = [*(game / "words").glob("rules.*.md"), *game.glob("*/*/words/rules.*.md")]
    assert pages


def test_the_plan_of_the_house_is_that_of_the_tree() -> None:
    """Drawn by tools/plan.py."""
    assert PLAN.PICTURE.read_text(encoding="utf-8") == PLAN.svg()
