"""Boards that somebody has typed in: checked, drawn and played from the command line."""

from __future__ import annotations

import io
import json
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from roundhouse.arena import match
from roundhouse.cli import run
from roundhouse.core.registry import find_game, game_ids
from roundhouse.core.table import Table
from roundhouse.games.steam_rollers.printed.file import PARTS
from roundhouse.games.ticket_to_ride.printed import editions
from roundhouse.games.ticket_to_ride.printed.file import NEEDED

PARIS, ASIA, USA = "ticket_to_ride_paris", "ticket_to_ride_asia", "ticket_to_ride_usa"


@pytest.fixture(autouse=True)
def _english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def typed(folder: Path, change: Callable[[dict[str, Any]], object], game: str = PARIS) -> Path:
    """A board like ours with something done to it, as somebody might type it."""
    board = json.loads(editions.edition(game).board.text)
    change(board)
    path = folder / "mine.json"
    path.write_text(json.dumps(board, indent=1, ensure_ascii=False), encoding="utf-8")
    return path


def renamed(board: dict[str, Any]) -> None:
    board["title"] = "The Paris of my <dreams>"
    board["places"][0]["name"] = "My street"


# -- checking -----------------------------------------------------------------------------------------------------


def test_a_sound_board_is_summed_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["board", "check", str(typed(tmp_path, renamed))]) == 0
    out, err = capsys.readouterr()
    assert not err
    lines = out.splitlines()
    assert lines[0] == "The Paris of my <dreams>"
    assert "17 places" in lines
    assert "57 routes, 103 spaces in all" in lines
    assert "50 of them lanes of double or triple routes" in lines
    assert "20 tickets, 97 points in all" in lines
    assert "46 cards, 8 buses among them" in lines
    assert f"Ticket to Ride: Paris can be played on it: roundhouse play {PARIS} --board FILE" in lines
    assert any(
        line.startswith("Ticket to Ride: Team Asia cannot") and "30 tickets are needed" in line for line in lines
    )


def test_it_speaks_polish(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["board", "check", str(typed(tmp_path, renamed)), "--lang", "pl"]) == 0
    assert "17 miejsc\n" in capsys.readouterr().out


def test_it_is_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    svg, png = tmp_path / "mine.svg", tmp_path / "mine.png"
    words = ["board", "check", str(typed(tmp_path, renamed)), "--game", PARIS, "--svg", str(svg), "--png", str(png)]
    assert run(words) == 0
    assert f"Written to {svg}." in capsys.readouterr().out
    assert "My street" in svg.read_text(encoding="utf-8")
    assert png.read_bytes().startswith(b"\x89PNG")


def _wrong(board: dict[str, Any]) -> None:
    board["routes"][2]["length"] = 9
    board["routes"][5]["a"] = "atlantis"
    board["tickets"][4]["points"] = "many"


def test_every_fault_is_told_with_its_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = typed(tmp_path, _wrong)
    assert run(["board", "check", str(path)]) == 1
    out, err = capsys.readouterr()
    assert not out
    faults = err.splitlines()
    lines = path.read_text(encoding="utf-8").splitlines()
    for fault, where, word in zip(
        faults, ("routes[2].length", "routes[5].a", "tickets[4].points"), ("9", "atlantis", "many"), strict=True
    ):
        place, _, rest = fault.removeprefix(f"roundhouse: {path}: line ").partition(": ")
        assert rest.startswith(f"{where}: ")
        assert word in lines[int(place) - 1]


def test_tunnels_are_for_the_game_that_knows_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = typed(tmp_path, lambda board: None, ASIA)
    assert run(["board", "check", str(path), "--game", ASIA]) == 0
    assert "10 tunnels" in capsys.readouterr().out
    assert run(["board", "check", str(path), "--game", USA]) == 1
    assert "this game has no rules for tunnels" in capsys.readouterr().err


#: A file with faults, the game it is brought to, and what a Polish reader is told.
POLISH = [
    (PARIS, "{", ["wiersz 1: file: kolumna 2: to nie jest JSON: tu powinna być nazwa w cudzysłowie"]),
    (PARIS, "{}", [f"wiersz 1: file: brakuje '{name}'" for name in NEEDED]),
    ("steam_rollers", "{}", [f"wiersz 1: file: potrzebna jest co najmniej jedna z części: {', '.join(PARTS)}"]),
    (
        "steam_rollers",
        '{"rows": ["1"], "cities": [],\n"towns": 3}',
        [
            "wiersz 1: cities: liczba pozycji powinna wynosić 6, a wynosi 0",
            "wiersz 2: towns: tu powinna być lista [ ]",
        ],
    ),
    (
        "age_of_steam_rust_belt",
        '{"title": "x", "layout": "flat", "hexes": ["A1 A17"], "cities": [], "towns": []}',
        ["wiersz 1: hexes[0]: 'A17' to nie heks: potrzebna jest litera od A do Z i liczba od 1 do 16"],
    ),
]


@pytest.mark.parametrize(("game", "text", "told"), POLISH)
def test_faults_are_told_in_the_readers_language(
    game: str, text: str, told: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.json"
    path.write_text(text, encoding="utf-8")
    assert run(["board", "check", str(path), "--game", game, "--lang", "pl"]) == 1
    assert capsys.readouterr().err.splitlines() == [f"roundhouse: {path}: {line}" for line in told]


def test_the_system_says_which_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = typed(tmp_path, _wrong)
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert run(["board", "check", str(path), "--game", PARIS]) == 1
    assert capsys.readouterr().err.splitlines()[1].endswith(": routes[5].a: nie ma miejsca 'atlantis'")
    assert run(["board", "check", str(path), "--game", PARIS, "--json"]) == 1
    (verdict,) = json.loads(capsys.readouterr().out)["games"]
    assert verdict["faults"][1].endswith(": routes[5].a: nie ma miejsca 'atlantis'")
    # A game that cannot be played on a board that is sound for another says so in one line.
    assert run(["board", "check", str(typed(tmp_path, renamed))]) == 0
    assert "tickets: potrzeba co najmniej 30 biletów, a jest 20" in capsys.readouterr().out


def test_for_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = typed(tmp_path, lambda board: board["routes"][0].update(colour="pink"))
    assert run(["board", "check", str(path), "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert {one["game"] for one in told["games"]} == {name for name in game_ids() if find_game(name).boards}
    assert not any(one["playable"] for one in told["games"])
    assert all(
        "routes[0].colour" in " ".join(one["faults"]) for one in told["games"] if one["game"] in (PARIS, ASIA, USA)
    )
    assert run(["board", "check", str(typed(tmp_path, renamed)), "--game", PARIS, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == [{"game": PARIS, "playable": True, "faults": []}]


@pytest.mark.parametrize(
    ("text", "message"),
    [(b"{", "line 1: file: column 2: this is not JSON"), (b"[]", "an object"), (b"\xff\xfe", "not a text file")],
)
def test_what_is_no_board(text: bytes, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.json"
    path.write_bytes(text)
    assert run(["board", "check", str(path)]) == 1
    err = capsys.readouterr().err
    assert err.startswith(f"roundhouse: {path}: ")
    assert message in err


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["board", "check", "missing.json"], "missing.json: No such file or directory"),
        (["board", "check", "BOARD", "--game", "railroad_ink"], "railroad_ink is played on its own board only"),
        (["board", "check", "BOARD", "--game", "chess"], "there is no game 'chess'"),
        (["play", "--board", "BOARD"], "which game shall be played on the board?"),
        (["play", "railroad_ink", "--board", "BOARD", "--new"], "railroad_ink is played on its own board only"),
        (["play", ASIA, "--board", "BOARD", "--new"], "at least 30 tickets are needed"),
        (["play", ASIA, "--board", "BOARD", "--new", "--lang", "pl"], "potrzeba co najmniej 30 biletów"),
    ],
)
def test_what_can_be_expected_to_go_wrong(
    words: list[str], message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(typed(tmp_path, renamed))
    assert run([path if word == "BOARD" else word for word in words]) == 1
    assert message in capsys.readouterr().err


# -- playing ------------------------------------------------------------------------------------------------------


def test_it_is_played_at_the_terminal_and_the_record_carries_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = typed(tmp_path, renamed)
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\n1\n"))
    assert run(["play", PARIS, "--board", str(path), "--bots", "random", "--seed", "x"]) == 0
    (save,) = (tmp_path / "state" / "roundhouse").glob("*.json")
    path.unlink()
    table = Table.load(save.read_text(encoding="utf-8"))
    assert table.ply > 0
    assert "My street" in table.svg()
    # It goes on where it was left, on the same board.
    capsys.readouterr()
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 6))
    assert run(["play", "--resume"]) == 0
    assert Table.load(save.read_text(encoding="utf-8")).ply > table.ply


def test_other_processes_come_to_know_the_board() -> None:
    text = editions.edition(PARIS).board.text.replace('"title": "', '"title": "Another ')
    game = find_game(PARIS).with_board(text)
    again = pickle.loads(pickle.dumps(game))
    assert again.board == text
    assert type(again) is type(game)
    assert pickle.loads(pickle.dumps(find_game(PARIS))).board is None
    # Processes of a match begin with nothing.
    assert match(game, ["random", "standard"], games=2, jobs=2).games == 2
