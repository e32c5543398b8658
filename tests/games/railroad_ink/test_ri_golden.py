"""Golden records: whole games, replayed and compared. `python tools/golden.py railroad_ink` makes them anew."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from roundhouse import Table
from roundhouse.core.record import Record
from roundhouse.core.verify import verify
from roundhouse.games.railroad_ink.facts import CELL_OF
from roundhouse.games.railroad_ink.state import State

ROOT = Path(__file__).resolve().parents[3]
FOLDER = ROOT / "tests" / "golden" / "railroad_ink"
NAMES = ["base_1", "base_4", "lava_1", "lava_4", "meteor_1", "meteor_4"]


def _tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("golden", ROOT / "tools" / "golden.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["golden"] = module
    spec.loader.exec_module(module)
    return module


GOLDEN = _tool()


def record(name: str) -> Record:
    return Record.from_json((FOLDER / f"{name}.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_record_replays_to_its_transcript(name: str) -> None:
    """Every sentence, every roll, the points on the way, the final sheet and the digest."""
    table = Table.load(record(name))
    assert table.over
    assert GOLDEN.transcript(table).splitlines() == (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_record_is_fair_and_writes_itself_again(name: str) -> None:
    text = (FOLDER / f"{name}.json").read_text(encoding="utf-8")
    assert Table.load(text).record.to_json() == text
    verdict = verify(record(name))
    assert verdict.fair
    assert verdict.unverifiable == 0


def test_there_is_a_golden_record_for_everything_that_is_listed() -> None:
    listed = [golden.name for golden in GOLDEN.GOLDENS["railroad_ink"]]
    assert listed == NAMES
    assert sorted(path.name for path in FOLDER.iterdir()) == sorted(
        f"{n}.{kind}" for n in NAMES for kind in ("json", "txt")
    )


def kinds(name: str) -> set[str]:
    """The kinds of moves in a record; 'over' is a drawing on a crater."""
    game, found = record(name), set()
    table = Table.load(game, upto=0)
    for entry in game.entries:
        state = table.state
        assert isinstance(state, State)
        if entry.move is None:
            found.add("undo")
        else:
            words = entry.move.split()
            found.add(words[0] if words[0] != "draw" else f"draw {words[1][0]}")
            if words[0] == "draw" and state.boards[entry.seat].cells[CELL_OF[words[2]]]:
                found.add("over")
        table.follow(entry)
    return found


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_record_has_every_kind_of_move(name: str) -> None:
    every = {"draw A", "draw B", "draw S", "finish", "undo"}
    expansion = {"base": set(), "lava": {"draw L", "volcano", "eat"}, "meteor": {"strike", "ignore", "over"}}
    assert kinds(name) == every | expansion[name.partition("_")[0]]


def test_the_tool_plays_the_same_game_again() -> None:
    """So that a golden record made anew differs only where the rules do."""
    golden = next(golden for golden in GOLDEN.GOLDENS["railroad_ink"] if golden.name == "lava_1")
    assert GOLDEN.play("railroad_ink", golden).record.to_json() == (FOLDER / "lava_1.json").read_text(encoding="utf-8")
