"""The golden records: whole games that are kept in tests/golden. `python tools/golden.py GAME` makes them anew."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

from roundhouse import Table
from roundhouse.core.record import Record

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "tests" / "golden"


def _tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("golden", ROOT / "tools" / "golden.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["golden"] = module
    spec.loader.exec_module(module)
    return module


TOOL = _tool()


def names(*games: str) -> list[tuple[str, str]]:
    """Games and the names of their records."""
    return [(game, golden.name) for game in games for golden in (*TOOL.GOLDENS[game], *TOOL.PEOPLE.get(game, ()))]


def text(game: str, name: str, form: str = "json") -> str:
    return (FOLDER / game / f"{name}.{form}").read_text(encoding="utf-8")


def table(game: str, name: str) -> Table:
    """The table when the game is over."""
    return Table.load(text(game, name))


def words(*games: str) -> set[str]:
    """The kinds of all moves that are in the records of these games."""
    records = [Record.from_json(text(game, name)) for game, name in names(*games)]
    return {entry.move.split()[0] for record in records for entry in record.entries if entry.move}
