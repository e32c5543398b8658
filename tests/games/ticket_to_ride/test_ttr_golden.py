"""Golden records: whole games, replayed and compared. `python tools/golden.py ticket_to_ride_asia` makes them anew."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest
from ttr_staging import ASIA, PARIS, USA

from roundhouse import Table, find_game, verify
from roundhouse.core.record import Record

ROOT = Path(__file__).resolve().parents[3]
GOLDENS = [
    *((PARIS, name) for name in ("paris_2", "paris_3", "paris_4")),
    *((ASIA, name) for name in ("asia_4", "asia_6")),
    *((USA, name) for name in ("usa_2", "usa_5")),
]


def _tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("golden", ROOT / "tools" / "golden.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["golden"] = module
    spec.loader.exec_module(module)
    return module


GOLDEN = _tool()


def text(game: str, name: str, form: str) -> str:
    return (ROOT / "tests" / "golden" / game / f"{name}.{form}").read_text(encoding="utf-8")


@pytest.mark.parametrize(("game", "name"), GOLDENS)
def test_a_golden_record_replays_to_its_transcript(game: str, name: str) -> None:
    """Every sentence, every card, the points on the way, the final sheet and the digest."""
    record = text(game, name, "json")
    table = Table.load(record)
    assert table.over
    assert table.record.to_json() == record
    assert GOLDEN.transcript(table).splitlines() == text(game, name, "txt").splitlines()
    verdict = verify(Record.from_json(record))
    assert verdict.fair
    assert verdict.unverifiable == 0


def test_there_is_a_golden_record_for_everything_that_is_listed() -> None:
    for game in (PARIS, ASIA, USA):
        names = [name for one, name in GOLDENS if one == game]
        assert [golden.name for golden in GOLDEN.GOLDENS[game]] == names
        assert sorted(path.name for path in (ROOT / "tests" / "golden" / game).iterdir()) == sorted(
            f"{name}.{form}" for name in names for form in ("json", "txt")
        )


@pytest.mark.parametrize(
    ("game", "words"),
    [
        (PARIS, {"take", "claim", "tickets", "keep"}),
        (ASIA, {"take", "place", "claim", "pay", "decline", "tickets", "keep", "share"}),
        (USA, {"take", "claim", "tickets", "keep"}),
    ],
)
def test_every_kind_of_move_is_in_them(game: str, words: set[str]) -> None:
    records = [Record.from_json(text(game, name, "json")) for one, name in GOLDENS if one == game]
    assert {entry.move.split()[0] for record in records for entry in record.entries if entry.move} == words


@pytest.mark.parametrize("game", [PARIS, ASIA, USA])
def test_the_sample_of_the_home_page_is_a_whole_game(game: str) -> None:
    sample = (find_game(game).folder / "sample.json").read_text(encoding="utf-8")
    table = Table.load(sample)
    assert (table.game.id, table.over) == (game, True)
    assert verify(table.record).fair
    assert table.svg(0).count('class="taken ') >= 12
