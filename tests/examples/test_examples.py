"""The examples work as they stand: a bot, a game, a client, a notebook."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from roundhouse.core import bot_registry

EXAMPLES = Path(__file__).parents[2] / "examples"


def started(*words: str, **environment: str) -> str:
    """What a program says; it must end well."""
    done = subprocess.run(
        [sys.executable, *words],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_learner_learns_and_plays(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """In a short form: what it finds in minutes stands in docs/environments.md."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    learning = pytest.importorskip("learning")
    monkeypatch.setattr(learning, "BEST", 2)
    twin = [0.0] * 2 * len(learning.WEIGHED)
    # With no weights of its own it plays as greedy does: dealt twice, with changed seats, nobody is far ahead.
    even = learning.margin(learning.np.array(twin), first=0, games=6)
    assert abs(even) < 12
    weights = learning.learn(0, jobs=1, tried=3, games=2)
    assert weights.shape == (len(twin),)
    assert any(weights)
    assert "beside greedy" in capsys.readouterr().out


def test_the_bot_has_twenty_lines_and_beats_chance() -> None:
    file = EXAMPLES / "bot.py"
    lines = file.read_text(encoding="utf-8").rpartition('"""')[2].splitlines()
    assert len([line for line in lines if line.strip()]) <= 20
    wish = ["railroad_ink", "--code", str(file), "--bots", "dreamer,random", "--games", "4", "--jobs", "2", "--json"]
    result = msgspec.json.decode(started("-m", "roundhouse.cli", "arena", *wish))
    dreamer, random = result["bots"]
    assert dreamer["bot"] == "dreamer"
    assert dreamer["points"] > random["points"] + 10


def installed(project: Path, into: Path) -> dict[str, str]:
    """The environment of a Python that has a package installed: its modules, and what its pyproject.toml says."""
    about = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    facts = into / f"{about['name'].replace('-', '_')}-{about['version']}.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {about['name']}\nVersion: {about['version']}\n")
    points = [
        f"[{group}]\n" + "".join(f"{name} = {place}\n" for name, place in entries.items())
        for group, entries in about["entry-points"].items()
    ]
    (facts / "entry_points.txt").write_text("\n".join(points))
    return {"PYTHONPATH": os.pathsep.join((str(project), str(into), *filter(None, sys.path)))}


def test_the_game_joins_in_by_its_entry_point(tmp_path: Path) -> None:
    """Without a word of it in the program: it plays in other processes, too."""
    environment = installed(EXAMPLES / "signals", tmp_path)
    wish = ["signals", "--bots", "standard,random", "--games", "40", "--jobs", "2", "--json"]
    standard, random = msgspec.json.decode(started("-m", "roundhouse.cli", "arena", *wish, **environment))["bots"]
    assert standard["bot"] == "standard"
    assert standard["points"] > random["points"]


def test_a_copy_of_the_game_conforms_under_another_name(tmp_path: Path) -> None:
    """As docs/adding-a-game.md says."""
    project = tmp_path / "mygame"
    shutil.copytree(EXAMPLES / "signals", project, ignore=shutil.ignore_patterns("__pycache__"))
    (project / "signals").rename(project / "mygame")
    for path in (project / "pyproject.toml", *project.rglob("*.py")):
        path.write_text(path.read_text(encoding="utf-8").replace("signals", "mygame"), encoding="utf-8")
    said = started(
        "-c",
        "from roundhouse.testing import conform; print(conform('mygame', junk=3000))",
        **installed(project, tmp_path),
    )
    assert said.startswith("mygame: 4 tables")


def test_the_notebook_plays_draws_and_scores(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bot_registry, "_registered", {})
    notebook = msgspec.json.decode((EXAMPLES / "notebook.ipynb").read_bytes())
    cells = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    room: dict[str, object] = {"__name__": "__main__"}
    shown = [shown_by(cell, room) for cell in cells]
    pictures = [thing._repr_svg_() for thing in shown if hasattr(thing, "_repr_svg_")]
    assert len(pictures) == 3
    for picture in pictures:
        ElementTree.fromstring(picture)
    said = capsys.readouterr().out
    assert "[RI-2.5]" in said
    assert "best: " in said
    assert said.index("greedy") < said.index("random"), "the match is sorted by points"
    assert True in shown, "the dice were fair"


def test_the_notebook_of_datasets_plots_many_games(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """In a short form: few games, by a bot that costs nothing."""
    monkeypatch.setenv("MPLBACKEND", "Agg")
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    notebook = msgspec.json.decode((EXAMPLES / "dataset.ipynb").read_bytes())
    cells = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert cells[0] == 'GAMES, BOT = 200, "standard"'
    room: dict[str, object] = {"__name__": "__main__"}
    for cell in ['GAMES, BOT = 1, "random"', *cells[1:]]:
        shown_by(cell, room)
    plots = room["plt"]
    assert len(plots.get_fignums()) == 4  # type: ignore[attr-defined]
    tickets = room["tickets"]
    assert isinstance(tickets, dict)
    assert all(" – " in name for name in tickets)
    plots.close("all")  # type: ignore[attr-defined]
    assert "decisions of 1 games" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["notebook", "dataset"])
def test_a_notebook_is_kept_without_what_it_showed(name: str) -> None:
    notebook = msgspec.json.decode((EXAMPLES / f"{name}.ipynb").read_bytes())
    for cell in notebook["cells"]:
        assert cell.get("outputs", []) == []
        assert cell.get("execution_count") is None


def shown_by(cell: str, room: dict[str, object]) -> object:
    """Run a cell as a notebook does: the value of a last line that is an expression is shown."""
    *lines, last = ast.parse(cell).body
    shows = isinstance(last, ast.Expr)
    exec(compile(ast.Module(lines if shows else [*lines, last], []), "notebook", "exec"), room)
    return eval(compile(ast.Expression(last.value), "notebook", "eval"), room) if isinstance(last, ast.Expr) else None
