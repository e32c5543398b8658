"""Golden records: whole games, replayed and compared. `python tools/golden.py steam_rollers` makes them anew."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from roundhouse import Table, verify
from roundhouse.core.record import Record
from roundhouse.games.steam_rollers.moves import MOVES

ROOT = Path(__file__).resolve().parents[3]
FOLDER = ROOT / "tests" / "golden" / "steam_rollers"
GOLDENS = ("all_2", "all_5", "eve_1", "eve_6", "eve_wins")
#: Moves for which there is hardly an occasion.
RARE = {"pass", "start-idle"}


def _tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("golden", ROOT / "tools" / "golden.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["golden"] = module
    spec.loader.exec_module(module)
    return module


GOLDEN = _tool()


def text(name: str, form: str) -> str:
    return (FOLDER / f"{name}.{form}").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", GOLDENS)
def test_a_golden_record_replays_to_its_transcript(name: str) -> None:
    """Every sentence, every die, the points on the way, the final sheet and the digest."""
    record = text(name, "json")
    table = Table.load(record)
    assert table.over
    assert table.record.to_json() == record
    assert GOLDEN.transcript(table).splitlines() == text(name, "txt").splitlines()
    verdict = verify(Record.from_json(record))
    assert verdict.fair
    assert verdict.unverifiable == 0


def test_there_is_a_golden_record_for_everything_that_is_listed() -> None:
    assert tuple(golden.name for golden in GOLDEN.GOLDENS["steam_rollers"]) == GOLDENS
    files = {f"{name}.{form}" for name in GOLDENS for form in ("json", "txt")}
    assert {path.name for path in FOLDER.iterdir()} == files


def test_every_kind_of_move_is_in_them() -> None:
    records = [Record.from_json(text(name, "json")) for name in GOLDENS]
    words = {entry.move.split()[0] for record in records for entry in record.entries if entry.move}
    assert words | RARE == {move.WORD for move in MOVES.classes}


@pytest.mark.rule("SR-7.4")
def test_the_games_end_as_their_names_say() -> None:
    for name in GOLDENS:
        view = Table.load(text(name, "json")).view()
        assert view.eve_won == (name == "eve_wins")  # type: ignore[attr-defined]
        if name != "eve_wins":
            empty = [city for city in view.goods[1:] if not city]  # type: ignore[attr-defined]
            assert len(empty) >= 3
