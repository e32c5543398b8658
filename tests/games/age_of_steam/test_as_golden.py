"""Golden records: whole games, replayed and compared. `python tools/golden.py age_of_steam_germany` makes them anew."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

import roundhouse as rh
from roundhouse import Table, verify
from roundhouse.core.record import Record
from roundhouse.games.age_of_steam.settings import GAMES
from roundhouse.games.age_of_steam.state import State

ROOT = Path(__file__).resolve().parents[3]


def _tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("golden", ROOT / "tools" / "golden.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["golden"] = module
    spec.loader.exec_module(module)
    return module


GOLDEN = _tool()
NAMES = [(game, golden.name) for game in GAMES for golden in GOLDEN.GOLDENS[game]]


def text(game: str, name: str, form: str) -> str:
    return (ROOT / "tests" / "golden" / game / f"{name}.{form}").read_text(encoding="utf-8")


def end_of(game: str, name: str) -> State:
    state = Table.load(text(game, name, "json")).state
    assert isinstance(state, State)
    return state


@pytest.mark.parametrize(("game", "name"), NAMES)
def test_a_golden_record_replays_to_its_transcript(game: str, name: str) -> None:
    """Every sentence, every die and cube, the points on the way, the final sheet and the digest."""
    record = text(game, name, "json")
    table = Table.load(record)
    assert table.over
    assert table.record.to_json() == record
    assert GOLDEN.transcript(table).splitlines() == text(game, name, "txt").splitlines()
    verdict = verify(Record.from_json(record))
    assert verdict.fair
    assert verdict.unverifiable == 0


def test_there_is_a_golden_record_for_everything_that_is_listed() -> None:
    for game in GAMES:
        names = [golden.name for golden in GOLDEN.GOLDENS[game]]
        assert sorted(path.name for path in (ROOT / "tests" / "golden" / game).iterdir()) == sorted(
            f"{name}.{form}" for name in names for form in ("json", "txt")
        )
        seats = {golden.seats for golden in GOLDEN.GOLDENS[game]}
        assert {min(rh.find_game(game).seats), max(rh.find_game(game).seats)} <= seats


def test_every_kind_of_move_is_in_them() -> None:
    met: set[str] = set()
    for game, name in NAMES:
        met |= {entry.move.split()[0] for entry in Record.from_json(text(game, name, "json")).entries if entry.move}
    words = "issue bid drop pass choose urbanize build done deliver engine produce put join scrap"
    assert met >= set(words.split())


@pytest.mark.rule("AS-8.2")
def test_one_has_a_bankruptcy() -> None:
    state = end_of("age_of_steam_rust_belt", "rust_belt_3")
    assert sum(state.out) == 1
    assert state.turn == 10


@pytest.mark.rule("AW-4")
@pytest.mark.parametrize(
    ("name", "paid", "named"), [("alone", [4], False), ("in_two", [2, 2], False), ("in_three", [2, 2], True)]
)
def test_the_continent_is_crossed_in_every_way(name: str, paid: list[int], named: bool) -> None:
    """B-35: one railway, two, and more, of which two are named."""
    table = Table.load(text("age_of_steam_western_us", f"western_us_{name}", "json"))
    told = [event for event in table.events() if event.key == "rewarded"]
    assert [event.args["income"] for event in told] == paid
    entries = [entry.move or "" for entry in table.record.entries]
    assert any(move.startswith("reward ") for move in entries) == named


@pytest.mark.rule("AB-3")
def test_one_is_a_lost_barbados() -> None:
    assert end_of("age_of_steam_barbados", "barbados_lost").sheet().winners == ()


@pytest.mark.rule("AS-10.1")
def test_one_is_a_tie() -> None:
    assert len(end_of("age_of_steam_rust_belt", "rust_belt_tie").sheet().winners) == 2
