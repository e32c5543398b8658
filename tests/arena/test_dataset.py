"""Datasets: what is in a row, the schema, the card, and records read into the same."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from roundhouse.arena import Played, dataset
from roundhouse.arena.dataset import SCHEMA, Dataset, facts, told, write_match
from roundhouse.arena.match import play_match
from roundhouse.arena.plan import make_plan
from roundhouse.bots import make_bot
from roundhouse.cli import run
from roundhouse.core.bot import Bot, Desk
from roundhouse.core.chance import Fast, Seeded
from roundhouse.core.errors import BadOption
from roundhouse.core.table import Table
from roundhouse.env import Setting
from roundhouse.env.rewards import margin

parquet = pytest.importorskip("pyarrow.parquet")
PARIS = "ticket_to_ride_paris"


def read(path: Path) -> list[dict[str, Any]]:
    return list(parquet.read_table(path).to_pylist())


def test_a_row_is_a_decision_with_what_its_seat_could_know(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    result = write_match(file, PARIS, ["greedy", "random"], 2, "decisions", seed="poznan", jobs=1)
    rows = read(file)
    assert len(rows) == sum(bot.decisions for bot in result.bots)
    # The first decision of game 0 is that of a table with its seed, seen by the seat that decides.
    table = Table.new(PARIS, 2, seed="poznan/0")
    setting = Setting(PARIS, 2)
    first = rows[0]
    assert (first["game"], first["rules"], first["seats"], first["deal"]) == (PARIS, table.game.rules, 2, "poznan/0")
    assert (first["decision"], first["seat"], first["player"]) == (0, 0, "greedy")
    assert first["legal"] == len(table.moves(0))
    assert first["move"] in map(str, table.moves(0))
    assert first["features"] == pytest.approx(setting.features(table.state, 0).numbers)
    assert [one.name for one in setting.layout] == [name for name, *_ in facts(file)["layouts"][f"{PARIS}/2/"]]
    for number in (0, 1):
        game = [row for row in rows if row["number"] == number]
        assert [row["decision"] for row in game] == list(range(len(game)))
        ends = {row["seat"]: row for row in game}
        assert ends[0]["player"] == ("greedy", "random")[number]
        assert ends[0]["margin"] == -ends[1]["margin"] == ends[0]["points"] - ends[1]["points"]
        assert ends[0]["win"] + ends[1]["win"] == 1
        assert (ends[0]["win"] > ends[1]["win"]) == (ends[0]["margin"] > 0)


def test_a_row_is_a_game_with_its_score_sheets(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    result = write_match(file, "ticket_to_ride_asia", ["random", "random:"], 3, "games", seats=4, jobs=1)
    rows = read(file)
    assert [row["number"] for row in rows] == [0, 1, 2]
    assert rows[1]["players"] == ["random:", "random:", "random", "random"]
    assert sum(row["decisions"] for row in rows) == sum(bot.decisions for bot in result.bots)
    for row in rows:
        for seat in range(4):
            assert sum(line["points"] for line in row["lines"] if line["seat"] == seat) == row["points"][seat]
        assert len(row["winners"]) in (2, 4)


def test_the_number_of_jobs_changes_nothing_in_the_file(tmp_path: Path) -> None:
    rows = []
    for jobs in (1, 2):
        file = tmp_path / f"{jobs}.parquet"
        write_match(file, "railroad_ink", ["random"], 6, "decisions", seats=2, jobs=jobs)
        rows.append(read(file))
    assert rows[0] == rows[1]


def test_rows_go_to_the_file_as_they_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is held does not grow with the number of games."""
    monkeypatch.setattr(dataset, "ROWS_HELD", 100)
    plan = make_plan(PARIS, ["random"], "x", seats=2, rows="decisions")
    held = []
    with Dataset(tmp_path / "x.parquet", "decisions") as data:

        def add(one: Played) -> None:
            data.add(told(plan, one))
            held.append(len(data._held))

        play_match(plan, range(8), 1, add)
    assert max(held) < 100
    assert parquet.ParquetFile(tmp_path / "x.parquet").num_row_groups >= 3
    assert len(read(tmp_path / "x.parquet")) == data.written


def test_what_was_not_finished_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt), Dataset(tmp_path / "x.parquet", "games"):
        raise KeyboardInterrupt
    assert list(tmp_path.iterdir()) == []


def test_a_folder_is_no_file_to_write_and_that_is_told_before_a_game_is_played(tmp_path: Path) -> None:
    class Never(Bot):
        def choose(self, desk: Desk) -> int:
            raise AssertionError

    with pytest.raises(BadOption, match="is a folder"):
        write_match(tmp_path, PARIS, [Never], 1, seats=2, jobs=1)
    assert list(tmp_path.parent.glob("*.part")) == list(tmp_path.parent.glob("*.card.md")) == []
    file = tmp_path / "new" / "x.parquet"
    write_match(file, PARIS, ["random"], 1, seats=2, jobs=1)
    assert sorted(one.name for one in file.parent.iterdir()) == ["x.card.md", "x.parquet"]


@pytest.mark.skipif(sys.platform == "win32", reason="limits of files are those of Unix")
@pytest.mark.parametrize("rows", ["decisions", "games"])
def test_a_full_disk_leaves_nothing_half_written(tmp_path: Path, rows: str) -> None:
    """What was there before stays as it was."""
    file = tmp_path / "x.parquet"
    write_match(file, PARIS, ["random"], 1, rows, seats=2, jobs=1)
    before = {one.name: one.read_bytes() for one in tmp_path.iterdir()}
    code = (
        "import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (1500, 1500))\n"
        "from roundhouse.cli import run; sys.exit(run(sys.argv[1:]))"
    )
    words = ["arena", PARIS, "--bots", "random", "--seats", "2", "--games", "60", "-j", "1", "--rows", rows]
    command = [sys.executable, "-c", code, *words, "--out", str(file)]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.startswith("roundhouse: [Errno 27]")
    assert {one.name: one.read_bytes() for one in tmp_path.iterdir()} == before


def test_the_margin_is_that_of_the_environments_also_against_a_rival_of_the_rules(tmp_path: Path) -> None:
    file = tmp_path / "x.parquet"
    write_match(file, "steam_rollers", ["random"], 2, "decisions", seats=1, jobs=1)
    chance, table = Seeded("arena/0"), Setting("steam_rollers", 1)
    rows = read(file)
    state = table.game.new(1, table.options, chance)
    for row in rows:
        if row["number"] == 0:
            state.play(0, table.game.moveset.pack(row["move"]), chance)
    sheet = state.sheet()
    assert sheet.rival is not None
    assert sheet.rival.total > 0
    assert rows[0]["margin"] == margin(sheet)[0] == sheet.totals[0] - sheet.rival.total


def test_the_card_tells_how_it_was_made(tmp_path: Path) -> None:
    wish = ["--bots", "random,random:", "--games", "2", "--jobs", "1", "--option", "expansion=lava", "--seed", "łódź"]
    file = tmp_path / "ink.parquet"
    assert run(["arena", "railroad_ink", *wish, "--out", str(file), "--rows", "decisions"]) == 0
    card = (tmp_path / "ink.card.md").read_text(encoding="utf-8")
    for words in (
        "one for each of the decisions of 2 games",
        "- seed: łódź",
        "random, random:",
        "version",
        "| `move` |",
    ):
        assert words in card
    assert "## Features of railroad_ink/2/expansion=lava" in card
    assert facts(file)["schema"] == SCHEMA
    assert parquet.read_schema(file).metadata[b"roundhouse_schema"] == str(SCHEMA).encode()
    assert facts(file)["about"]["seed"] == "łódź"
    assert facts(file)["games"] == 2


def test_without_rows_nothing_is_told() -> None:
    plan = make_plan(PARIS, ["random"], "x", seats=2)
    result: list[Any] = []
    play_match(plan, [0], 1, result.append)
    with pytest.raises(BadOption, match="nothing is told"):
        told(plan, result[0])
    with pytest.raises(BadOption, match="a row is one of games, decisions"):
        make_plan(PARIS, ["random"], "x", rows="moves")


# -- records ------------------------------------------------------------------------------------------------------


def finished(seed: str) -> Table:
    table = Table.new(PARIS, 2, seed=seed, names=["Ania", "Bo"])
    bots, chance = [make_bot("random", table.game) for _ in range(2)], Fast(5)
    while not table.over:
        seat = table.actors()[0]
        table.play(seat, bots[seat].choose(table.desk(seat, chance)))
    return table


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    records = tmp_path / "records"
    (records / "more").mkdir(parents=True)
    (records / "more" / "b.json").write_text(finished("b").record.to_json(), encoding="utf-8")
    (records / "c.json").write_text(Table.new(PARIS, 2, seed="c").record.to_json(), encoding="utf-8")
    (records / "d.json").write_text("{}", encoding="utf-8")
    (records / "e.txt").write_text("hello", encoding="utf-8")
    (records / "f.json").mkdir()
    (records / "g.json").symlink_to("nowhere")
    return records


def test_records_are_read_into_the_same(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = finished("b")
    file = tmp_path / "x.parquet"
    assert run(["records", str(folder), "--out", str(file), "--lang", "en"]) == 0
    said = capsys.readouterr()
    assert "not over and were left out: 1" in said.out
    assert "Left out: d.json: not a Roundhouse record" in said.err
    assert "Left out: g.json: No such file or directory" in said.err
    assert "f.json" not in said.err
    rows = read(file)
    assert [row["move"] for row in rows] == [entry.move for entry in table.record.entries]
    assert {row["deal"] for row in rows} == {"more/b.json"}
    assert {row["player"] for row in rows} == {""}, "nobody's name is told unasked"
    write_match(tmp_path / "match.parquet", PARIS, ["random"], 1, "decisions", seats=2, jobs=1)
    assert parquet.read_schema(file).equals(parquet.read_schema(tmp_path / "match.parquet"))
    start = Table.load(table.record, upto=0)
    assert rows[0]["features"] == pytest.approx(Setting(PARIS, 2).features(start.state, rows[0]["seat"]).numbers)
    assert run(["records", str(folder), "--out", str(file), "--rows", "games", "--names"]) == 0
    (row,) = read(file)
    assert (row["players"], tuple(row["points"])) == (["Ania", "Bo"], table.sheet().totals)


def test_what_was_taken_back_is_no_decision(tmp_path: Path) -> None:
    table = Table.new("railroad_ink", 1, seed="x")
    table.play(0, table.moves(0)[0])
    table.undo(0)
    bot, chance = make_bot("random", table.game), Fast(3)
    while not table.over:
        table.play(0, bot.choose(table.desk(0, chance)))
    (tmp_path / "x.json").write_text(table.record.to_json(), encoding="utf-8")
    assert run(["records", str(tmp_path / "x.json"), "--out", str(tmp_path / "x.parquet")]) == 0
    rows = read(tmp_path / "x.parquet")
    assert len(rows) == len(table.record.entries) - 2
    assert rows[0]["margin"] == rows[0]["points"] == table.sheet().totals[0]


def test_golden_records_of_all_games_make_one_dataset(tmp_path: Path) -> None:
    golden = Path(__file__).parents[1] / "golden"
    for game in golden.iterdir():
        if game.is_dir():
            record = min(game.glob("*.json"), key=lambda file: file.stat().st_size)
            shutil.copy(record, tmp_path / f"{game.name}.json")
    file = tmp_path / "x.parquet"
    assert run(["records", str(tmp_path), "--out", str(file)]) == 0
    rows = read(file)
    layouts = facts(file)["layouts"]
    for row in rows:
        _, first, length, _ = layouts[f"{row['game']}/{row['seats']}/{row['options']}"][-1]
        assert len(row["features"]) == first + length
    assert len({row["game"] for row in rows}) == facts(file)["games"] >= 12


@pytest.mark.parametrize("what", ["nowhere", "empty"])
def test_a_folder_without_records_is_told(what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "empty").mkdir()
    assert run(["records", str(tmp_path / what), "--out", str(tmp_path / "x.parquet")]) == 1
    assert "there is no" in capsys.readouterr().err
    assert not (tmp_path / "x.parquet").exists()


def test_a_missing_package_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.delitem(sys.modules, "roundhouse.arena.dataset")
    assert run(["arena", PARIS, "--bots", "random", "--seats", "2", "--games", "1", "--out", "x.parquet"]) == 1
    assert "pip install 'roundhouse[data]'" in capsys.readouterr().err
