"""The same match in parts, after a kill, and on a cluster: the same games and results, to the last digit."""

from __future__ import annotations

import importlib.util
import logging
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from roundhouse.arena import Played, Result
from roundhouse.arena.match import play_match
from roundhouse.arena.order import AHEAD, batched, in_order
from roundhouse.arena.plan import Plan, make_plan
from roundhouse.bots import load_code
from roundhouse.cli import run
from roundhouse.core import bot_registry
from roundhouse.core.errors import BadMove, BadOption, MissingExtra, RoundhouseError

PARIS = "ticket_to_ride_paris"


def games(plan: Plan, numbers: Sequence[int], **how: Any) -> tuple[list[Any], Result]:
    """What is told of each game but times, and the result."""
    told: list[Any] = []
    result = play_match(plan, numbers, on_game=lambda one: told.append(timeless(one)), **how)
    return told, result


def timeless(one: Played) -> tuple[Any, ...]:
    return one.number, one.bots, one.points, one.winners, [thought.choices for thought in one.thoughts], one.trace


def points(result: Result) -> list[Any]:
    return [(bot.points, bot.points_ci95, bot.wins, bot.win_share_ci95, bot.decisions) for bot in result.bots]


# -- order --------------------------------------------------------------------------------------------------------


def played(number: int) -> Played:
    return Played(number, (), (), (), (), 0.0)


def test_batches_come_back_in_their_order_and_few_are_under_way() -> None:
    kept: list[int] = []
    most = 0

    def ended(tickets: Sequence[tuple[int, ...]]) -> list[tuple[tuple[int, ...], list[Played]]]:
        nonlocal most
        most = max(most, len(tickets))
        last = tickets[-1]  # the last one sent is the first to end
        return [(last, [played(number) for number in last])]

    some = in_order(batched(range(40), 2, 3, 1), 2, tuple, ended, lambda batch: kept.append(batch[0].number))
    assert [one.number for batch in some for one in batch] == list(range(40))
    assert most == 2 * AHEAD
    assert kept[0] == 21, "what has ended is kept before its turn"
    assert sorted(kept) == list(range(0, 40, 3))


@pytest.mark.parametrize(
    ("number", "workers", "sizes"), [(100, 2, {6, 4}), (3, 8, {1}), (9000, 2, {256, 40}), (0, 1, set())]
)
def test_batches_share_the_work(number: int, workers: int, sizes: set[int]) -> None:
    batches = batched(range(number), workers, 256)
    assert [one for batch in batches for one in batch] == list(range(number))
    assert {len(batch) for batch in batches} == sizes


# -- kept games ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_match_is_taken_up_again(tmp_path: Path, jobs: int) -> None:
    plan = make_plan(PARIS, ["random", "greedy"], "x", rows="decisions")
    whole, expected = games(plan, range(8), jobs=1)
    file = tmp_path / "new" / "kept.jsonl"

    class Enough(Exception):
        pass

    def some(one: Played) -> None:
        if one.number == 3:
            raise Enough

    with pytest.raises(Enough):
        play_match(plan, range(8), jobs, some, shelf=file)
    with file.open("ab") as stream:
        stream.write(b'{"number":7,"bo')  # what is left when the power goes
    there = len(file.read_bytes().splitlines()) - 2
    assert there >= 4
    told, result = games(plan, range(8), jobs=jobs, shelf=file)
    assert told == whole
    assert points(result) == points(expected)
    assert (result.games, result.kept) == (8, there)
    told, result = games(plan, range(8), jobs=jobs, shelf=file)
    assert told == whole
    assert result.kept == 8
    told, result = games(plan, range(9), jobs=jobs, shelf=file)
    assert told[:8] == whole
    assert (result.games, result.kept) == (9, 8), "a longer match of the same plan"


def test_games_that_ended_out_of_order_are_told_in_order(tmp_path: Path) -> None:
    plan = make_plan(PARIS, ["random"], "x", seats=2)
    whole, _ = games(plan, range(4), jobs=1)
    file = tmp_path / "kept.jsonl"
    play_match(plan, [3, 1], 1, shelf=file)
    told, result = games(plan, range(4), jobs=1, shelf=file)
    assert told == whole
    assert result.kept == 2


@pytest.mark.parametrize(
    ("name", "other"),
    [("seed", {"seed": "y"}), ("bots", {"bots": ["greedy"]}), ("seats", {"seats": 3}), ("rows", {"rows": "games"})],
)
def test_games_of_another_match_are_not_taken_for_its_own(tmp_path: Path, name: str, other: dict[str, Any]) -> None:
    usual: dict[str, Any] = {"game": PARIS, "bots": ["random"], "seed": "x", "seats": 2}
    file = tmp_path / "kept.jsonl"
    play_match(make_plan(**usual), [0], 1, shelf=file)
    with pytest.raises(BadOption, match=f"keeps games of another match: its {name} is"):
        play_match(make_plan(**{**usual, **other}), [0], 1, shelf=file)
    assert len(file.read_bytes().splitlines()) == 2


@pytest.mark.parametrize("mine", [b"mine\n", b"mine, to the end", b'{"format": "roundhouse-record"}', b"\xff\0"])
def test_no_other_file_is_written_to(tmp_path: Path, mine: bytes) -> None:
    file = tmp_path / "notes.txt"
    file.write_bytes(mine)
    with pytest.raises(BadOption, match="is no file that a match was kept in"):
        play_match(make_plan(PARIS, ["random"], "x", seats=2), [0], 1, shelf=file)
    assert file.read_bytes() == mine


def test_a_first_line_that_was_cut_off_is_written_again(tmp_path: Path) -> None:
    plan = make_plan(PARIS, ["random"], "x", seats=2)
    file = tmp_path / "kept.jsonl"
    play_match(plan, [0], 1, shelf=file)
    file.write_bytes(file.read_bytes()[:40])
    assert play_match(plan, [0], 1, shelf=file).kept == 0
    assert play_match(plan, [0], 1, shelf=file).kept == 1


@pytest.mark.parametrize("line", [b"{'number': 1}", b'{"number": 1}', b"\xff\xfe", b""])
def test_a_line_that_is_no_game_is_told(tmp_path: Path, line: bytes, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "kept.jsonl"
    wish = ["arena", PARIS, "--bots", "random", "--seats", "2", "--jobs", "1", "--games", "3", "--resume", str(file)]
    assert run(wish) == 0
    lines = file.read_bytes().splitlines()
    file.write_bytes(b"\n".join([*lines[:2], line, *lines[3:], b""]))
    capsys.readouterr()
    assert run(wish) == 1
    assert "kept.jsonl: this line is no game" in capsys.readouterr().err
    file.write_bytes(b"\n".join([*lines[:2], *lines[3:], b""]))
    assert run([*wish, "--lang", "en"]) == 0
    assert "played before: 2" in capsys.readouterr().out


def test_the_command_goes_on_where_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wish = ["arena", PARIS, "--bots", "random", "--seats", "2", "--jobs", "1", "--resume", str(tmp_path / "kept.jsonl")]
    assert run([*wish, "--games", "2", "--lang", "en"]) == 0
    assert "played before" not in capsys.readouterr().out
    assert run([*wish, "--games", "4", "--lang", "en"]) == 0
    assert "played before: 2" in capsys.readouterr().out


# -- killed workers -----------------------------------------------------------------------------------------------

MORTAL = """
import os, signal
from pathlib import Path
import roundhouse as rh
from roundhouse.bots import Random

@rh.register_bot("mortal")
class Mortal(Random):
    \"\"\"Is killed once, or (without a mark) whenever it plays.\"\"\"
    def choose(self, desk):
        mark = Path(__file__).with_name("mark")
        if not mark.exists():
            if Path(__file__).with_name("once").exists():
                mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(desk)

@rh.register_bot("cheat")
class Cheat(rh.Bot):
    def choose(self, desk):
        return 0
"""


@pytest.fixture
def mortal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    from roundhouse.bots import code

    monkeypatch.setattr(bot_registry, "_registered", {})
    monkeypatch.setattr(code, "_loaded", [])
    (tmp_path / "mortal.py").write_text(MORTAL)
    load_code(tmp_path / "mortal.py")
    return tmp_path


def test_a_killed_process_costs_what_it_was_playing(mortal: Path) -> None:
    plan = make_plan(PARIS, ["mortal", "random"], "x")
    (mortal / "once").touch()
    told, result = games(plan, range(6), jobs=2)
    assert (mortal / "mark").exists(), "one was killed"
    whole, expected = games(plan, range(6), jobs=1)
    assert told == whole
    assert points(result) == points(expected)


def test_processes_that_are_always_killed_are_told(mortal: Path) -> None:
    with pytest.raises(RoundhouseError, match="end before their time"):
        play_match(make_plan(PARIS, ["mortal"], "x", seats=2), range(2), 2)


# -- on a cluster -------------------------------------------------------------------------------------------------


def test_other_places_are_told() -> None:
    with pytest.raises(BadOption, match="'here', 'ray' or 'ray:ADDRESS', not on 'moon'"):
        play_match(make_plan(PARIS, ["random"], "x", seats=2), [0], on="moon")


@pytest.mark.skipif(importlib.util.find_spec("ray") is not None, reason="it is there")
def test_a_missing_package_is_told() -> None:
    with pytest.raises(MissingExtra, match="cluster"):
        play_match(make_plan(PARIS, ["random"], "x", seats=2), [0], on="ray")


@pytest.fixture(scope="module")
def cluster() -> Iterator[None]:
    """A small one, started once. The package is large: it is tested where somebody has installed it."""
    ray = pytest.importorskip("ray")
    os.environ["RAY_worker_niceness"] = "0"  # noqa: SIM112 it is called so
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    yield
    ray.shutdown()


@pytest.mark.filterwarnings("ignore")
@pytest.mark.usefixtures("cluster")
def test_a_cluster_plays_the_same_games_though_a_worker_is_killed(mortal: Path, tmp_path: Path) -> None:
    plan = make_plan(PARIS, ["mortal", "greedy"], "x", rows="decisions")
    (mortal / "once").touch()
    file = tmp_path / "kept.jsonl"
    told, result = games(plan, range(12), on="ray", shelf=file)
    assert (mortal / "mark").exists(), "one was killed"
    whole, expected = games(plan, range(12), jobs=1)
    assert told == whole
    assert points(result) == points(expected)
    told, result = games(plan, range(12), on="here", jobs=1, shelf=file)
    assert told == whole
    assert result.kept == 12
    with pytest.raises(BadMove, match="the bot cheat chose 0"):
        play_match(make_plan(PARIS, ["cheat"], "x", seats=2), range(2), on="ray")
