"""The terminal game, as a person at the keyboard or a pipe plays it."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from roundhouse.cli import run
from roundhouse.cli.saves import state_folder, unfinished
from roundhouse.core.table import Table

COMMAND = [sys.executable, "-m", "roundhouse.cli", "play"]
#: The first dice of this seed: two straight highways, a railway curve, a straight station.
SEED = "x"
NEW = ("play", "railroad_ink", "--new", "--seed", SEED)


class Terminal:
    """Plays in this process with typed lines."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path) -> None:
        self.monkeypatch, self.capsys, self.home = monkeypatch, capsys, home

    def play(self, *words: str, typed: str = "", code: int = 0) -> str:
        self.monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        assert run(words) == code
        return str(self.capsys.readouterr().out)

    def record(self) -> Table:
        (path,) = (self.home / "roundhouse").glob("*.json")
        return Table.load(path.read_text(encoding="utf-8"))


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def terminal(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys, home)


# -- whole games --------------------------------------------------------------------------------------------------


def test_a_whole_game_through_a_pipe(home: Path) -> None:
    done = subprocess.run(
        [*COMMAND, "railroad_ink", "--seed", SEED, "--bots", "random,random"],
        input="1\n" * 400,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "Bot 3 (random)" in done.stdout
    assert " wins with " in done.stdout
    (path,) = (home / "roundhouse").glob("*.json")
    assert str(path) in done.stdout
    table = Table.load(path.read_text(encoding="utf-8"))
    assert table.over
    assert list((home / "roundhouse").iterdir()) == [path]
    for total in table.sheet().totals:
        assert f"│ {total:>3} │" in done.stdout


@pytest.mark.parametrize("expansion", ["lava", "meteor"])
def test_a_solo_game_tells_the_final_score(expansion: str, terminal: Terminal) -> None:
    out = terminal.play(*NEW, "--option", f"expansion={expansion}", typed="1\n" * 400)
    table = terminal.record()
    assert table.over
    assert table.record.options == {"expansion": expansion}
    total = str(table.sheet()[0].total).replace("-", "−")
    assert f"Player 1 finishes with {total} point" in out


def test_a_rival_has_a_sheet_and_may_win(terminal: Terminal) -> None:
    new = ("play", "steam_rollers", "--new", "--seed", SEED, "--seats", "1")
    out = terminal.play(*new, typed="1\n" * 400)
    table = terminal.record()
    assert table.over
    eve = table.sheet().rival
    assert eve is not None
    assert f"│ {eve.total:>2} │" in out[out.index("\nEve") :]
    assert "Locomotive, power 6" in out
    assert table.sheet().winners == ()
    assert f"Eve wins with {eve.total} points; Player 1 has {table.sheet()[0].total}." in out


def test_people_at_one_screen_hand_it_over(terminal: Terminal) -> None:
    out = terminal.play(*NEW, "--hotseat", "--seats", "2", "--lang", "pl", typed="\n" + "1\n" * 700)
    table = terminal.record()
    assert table.over
    assert table.record.names == ["", ""]
    # In seven rounds: whoever ends a round begins the next, so the screen changes hands only once in each.
    assert out.count("Teraz przy ekranie: Gracz 1") == out.count("Teraz przy ekranie: Gracz 2") == 4
    assert "Koniec gry." in out


# -- choosing -----------------------------------------------------------------------------------------------------


def test_a_pick_by_its_number_its_name_or_a_part(terminal: Terminal) -> None:
    menu = terminal.play(*NEW)
    number = next(line.split()[0] for line in menu.splitlines() if line.endswith("straight highway (2 dice)"))
    for die in (number, "straight highway", "A_road_straight", "FACE-a_road_straight"):
        for cell in ("b1", "cell-b1"):
            out = terminal.play(*NEW, typed=f"{die}\n{cell}\n")
            assert "Player 1 draws on b1: straight highway." in out


def test_a_part_that_fits_several_shows_them_with_their_numbers(terminal: Terminal) -> None:
    out = terminal.play(*NEW, typed="special route\n")
    shown = [line.split(maxsplit=1) for line in out.rsplit("> special route\n", 1)[1].splitlines() if "special" in line]
    assert len(shown) == 6
    assert all(f"{number:>3}  {label}" in out.split(">")[0] for number, label in shown)


def test_what_cannot_be_chosen_is_explained(terminal: Terminal) -> None:
    out = terminal.play(*NEW, typed="straight highway\nd4\nwhy e4\nwhy b1\nwhy\nwhy nonsense\nnonsense\n99\n0\n")
    assert out.count("[RI-2.3]") == 2
    assert "“b1” is possible." in out
    assert "Why not what?" in out
    assert "Nothing here is called “nonsense”." in out
    for word in ("nonsense", "99", "0"):
        assert f"“{word}” cannot be chosen here." in out


def test_back_and_undo(terminal: Terminal) -> None:
    out = terminal.play(*NEW, typed="back\nundo\nstraight highway\nback\nstraight highway\nb1\nundo\n")
    assert "Nothing is picked yet." in out
    assert "You have no move to take back. [RH-4]" in out
    assert out.count("Choose a cell") == 2
    assert "Your last move is taken back." in out
    record = terminal.record().record
    assert [entry.undo for entry in record.entries] == [False, True]
    assert record.effective() == []


def test_questions_on_the_way(terminal: Terminal, tmp_path: Path) -> None:
    svg, copy = tmp_path / "board.svg", tmp_path / "copy.json"
    typed = (
        f"hint\nscore\nlog\nrules RI-2.3\nrules XX-1\nhelp\nb\nsvg {svg}\nsave {copy}\nsave\nsvg /nowhere/x.svg\nquit\n"
    )
    out = terminal.play(*NEW, typed=typed)
    assert "The bot standard would play: " in out
    assert "Longest highway" in out
    assert "RI-2.3 " in out
    assert "has no rule 'XX-1'" in out
    assert "why PICK" in out
    assert out.count("     a    b    c ") == 2
    assert svg.read_text(encoding="utf-8").startswith("<svg")
    assert Table.load(copy.read_text(encoding="utf-8")).record.seed == SEED
    assert "Into which file?" in out
    assert "No such file or directory" in out
    assert "continues it" in out


def test_polish_words_for_commands(terminal: Terminal) -> None:
    out = terminal.play(*NEW, "--lang", "pl", typed="pomoc\ncofnij\nback\nkoniec\n")
    assert "Wybieraj numerem" in out
    assert "Nie masz ruchu do cofnięcia." in out
    assert "Nic jeszcze nie wybrano." in out


# -- before the game ----------------------------------------------------------------------------------------------


def test_without_a_game_enter_plays_the_first_at_once(terminal: Terminal) -> None:
    out = terminal.play("play", typed="\n\n")
    assert "  1  Railroad Ink" in out
    assert "Enter plays." in out
    assert "Round 1 of 7" in out
    assert terminal.record().seats == 1


def test_without_a_game_settings_can_be_changed(terminal: Terminal) -> None:
    typed = "1\nexpansion water\nexpansion=lava\nseats 3\nbots nobody\nbots random\nnonsense\n\n"
    out = terminal.play("play", typed=typed)
    assert "expansion cannot be 'water'" in out
    assert "no bot 'nobody'" in out
    assert "has no option 'nonsense'" in out
    table = terminal.record()
    assert (table.seats, table.record.options) == (3, {"expansion": "lava"})
    assert table.names == ("Player 1", "Bot 2 (random)", "Bot 3 (random)")


# -- leaving and coming back --------------------------------------------------------------------------------------


def test_end_of_input_saves_and_resume_goes_on(terminal: Terminal) -> None:
    out = terminal.play(*NEW, "--bots", "random", typed="straight highway\nb1\n")
    assert "“roundhouse play --resume” continues it." in out
    before = terminal.record().record
    assert before.entries[-1].move == "draw A_road_straight b1 0"
    out = terminal.play("play", "--resume", typed="1\n" * 400)
    table = terminal.record()
    assert table.over
    assert table.record.entries[: len(before.entries)] == before.entries
    assert "Bot 2 (random)" in out
    assert "there is no unfinished game" in _error(terminal, "play", "--resume")


def _error(terminal: Terminal, *words: str) -> str:
    assert run(words) == 1
    return str(terminal.capsys.readouterr().err)


def test_a_pipe_is_told_of_an_unfinished_game_but_not_asked(terminal: Terminal) -> None:
    terminal.play(*NEW)
    out = terminal.play("play", "railroad_ink", typed="1\n")
    assert "There is an unfinished game" in out
    assert len(list((terminal.home / "roundhouse").glob("*.players"))) == 2


def test_a_person_is_asked_whether_to_go_on(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    terminal.play(*NEW, typed="straight highway\nb1\n")

    class Keyboard(io.StringIO):
        def isatty(self) -> bool:
            return True

    for answer, moves in (("", 1), ("y", 1), ("n", 0)):
        monkeypatch.setattr("sys.stdin", Keyboard(f"{answer}\nlog\n"))
        assert run(["play", "railroad_ink"]) == 0
        out = terminal.capsys.readouterr().out
        assert "Go on with it? [Y/n]" in " ".join(out.split())
        assert out.count("draws on b1") == 2 * moves  # once as news, once in the log


def test_the_game_left_last_is_the_one_to_resume(terminal: Terminal) -> None:
    terminal.play(*NEW)
    first = unfinished("railroad_ink")
    assert first is not None
    os.utime(first.players_path, (1, 1))
    terminal.play(*NEW)
    last = unfinished(None)
    assert last is not None
    assert last != first
    assert unfinished("another") is None


def test_ctrl_c_loses_nothing_and_shows_no_traceback(home: Path) -> None:
    # Whoever runs the tests in the background of a script has Ctrl-C turned off, and that would be inherited; what is
    # heard here is not. (Python code between fork and exec may wait for ever for what another thread of ours holds.)
    heard = signal.signal(signal.SIGINT, signal.default_int_handler)
    process = subprocess.Popen(
        [*COMMAND, "railroad_ink", "--seed", SEED],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    signal.signal(signal.SIGINT, heard)
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("straight highway\nb1\n")
    process.stdin.flush()
    alarm = threading.Timer(60, process.kill)
    alarm.start()
    for line in process.stdout:
        if "draws on b1" in line:
            break
    process.send_signal(signal.SIGINT)
    out, err = process.communicate()
    alarm.cancel()
    assert process.returncode == 130
    assert err == ""
    assert "continues it" in out
    (path,) = (home / "roundhouse").glob("*.json")
    assert [entry["move"] for entry in json.loads(path.read_text())["entries"]] == ["draw A_road_straight b1 0"]
    resumed = subprocess.run(
        [*COMMAND, "--resume"], input="log\n", capture_output=True, text=True, encoding="utf-8", check=True, timeout=60
    )
    assert "draws on b1" in resumed.stdout


def test_a_folder_that_cannot_be_written_does_not_stop_the_game(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("not a folder")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    out = terminal.play(*NEW, typed="1\n" * 400)
    assert out.count("The game cannot be saved") == 1
    assert "finishes with" in out
    assert "The record of the game" not in out
    assert "The game could not be saved" in terminal.play(*NEW, typed="quit\n")


def test_a_full_disk_leaves_the_last_whole_file(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    terminal.play(*NEW, typed="straight highway\nb1\n")
    before = terminal.record().record

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    out = terminal.play("play", "--resume", typed="straight highway\nb2\n")
    assert "No space left on device" in out
    assert terminal.record().record == before
    assert {path.suffix for path in (terminal.home / "roundhouse").iterdir()} == {".json", ".players"}


def test_a_corrupt_save_is_told_with_its_file(terminal: Terminal) -> None:
    terminal.play(*NEW)
    (path,) = (terminal.home / "roundhouse").glob("*.json")
    path.write_text("{")
    assert str(path) in _error(terminal, "play", "--resume")


def test_the_state_folder_is_where_xdg_wants_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", "")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert state_folder() == tmp_path / ".local" / "state" / "roundhouse"
