"""Matches: rotating seats, the same games whatever the number of jobs, clear errors."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from roundhouse.arena import Played, Result, match
from roundhouse.arena.one_game import play_game
from roundhouse.arena.plan import Plan
from roundhouse.core.bot import Bot, Desk
from roundhouse.core.errors import BadMove, BadOption, UnknownGame
from roundhouse.core.table import Table
from roundhouse.games.railroad_ink import GAME, RailroadInk


def _without_times(result: Result) -> dict[str, Any]:
    facts = msgspec.to_builtins(result)
    for name in ("jobs", "seconds", "games_per_second", "core_seconds_per_game"):
        del facts[name]
    for bot in facts["bots"]:
        for name in ("decision_seconds", "decision_seconds_max", "core_seconds_per_game"):
            del bot[name]
    return dict(facts)


def test_the_number_of_jobs_changes_nothing_but_times() -> None:
    def play(jobs: int) -> tuple[dict[str, Any], list[Any]]:
        games: list[Played] = []
        result = match(GAME, ["random", "greedy"], 6, "jobs", {"expansion": "meteor"}, jobs=jobs, on_game=games.append)
        assert result.jobs == jobs
        return _without_times(result), sorted((g.number, g.bots, g.points, g.winners) for g in games)

    assert play(1) == play(2)


def test_another_seed_gives_other_games() -> None:
    first, second = (match(GAME, ["random"], 5, seed, jobs=1).bots[0].points for seed in ("a", "b"))
    assert first != second


@pytest.mark.parametrize(
    ("bots", "seats", "seated"),
    [
        (2, 2, [(0, 1), (1, 0), (0, 1)]),
        (2, 3, [(0, 1, 0), (1, 0, 1), (0, 1, 0)]),
        (3, 2, [(0, 1), (1, 2), (2, 0)]),
        (2, 1, [(0,), (1,), (0,)]),
    ],
)
def test_everybody_moves_on_one_seat(bots: int, seats: int, seated: list[tuple[int, ...]]) -> None:
    plan = Plan(GAME, ("random",) * bots, seats, GAME.check_options(None), "x")
    assert [plan.seated(number) for number in range(3)] == seated


def test_seats_are_as_many_as_bots_if_nobody_says_otherwise() -> None:
    assert match(GAME, ["random"] * 3, 1, jobs=1).seats == 3
    assert match(GAME, ["random"] * 7, 1, jobs=1).seats == GAME.default_seats
    assert match(GAME, ["random"], 1, seats=4, jobs=1).bots[0].games == 4


def test_the_dice_of_a_game_are_those_of_a_table_with_its_seed() -> None:
    seen = []

    class Watching(RailroadInk):
        def value(self, state: Any, seat: int) -> float:
            seen.append(state.dice)
            return 0.0

    play_game(Plan(Watching(), ("greedy",), 1, GAME.check_options(None), "poznan"), 4)
    assert seen[0] == Table.new(GAME, seed="poznan/4").view().dice  # type: ignore[attr-defined]


def test_wins_of_a_game_sum_up_to_one() -> None:
    result = match(GAME, ["random", "random", "greedy"], 4, jobs=1)
    assert sum(bot.wins for bot in result.bots) == pytest.approx(4)
    assert result.bots[2].wins == 4


def test_a_result_is_json() -> None:
    result = match(GAME, ["random"], 2, jobs=1)
    assert msgspec.json.decode(msgspec.json.encode(result), type=Result) == result
    assert result.games_per_second > 0
    assert result.bots[0].decision_seconds > 0
    assert result.bots[0].decision_seconds_max > 0


class Cheat(Bot):
    def choose(self, desk: Desk) -> int:
        return 0


class Cheating(RailroadInk):
    def bots(self) -> Mapping[str, Callable[[Mapping[str, str]], Bot]]:
        return {"cheat": lambda _: Cheat()}


def test_an_illegal_choice_stops_the_match_and_names_the_bot() -> None:
    with pytest.raises(BadMove, match="the bot cheat chose 0"):
        match(Cheating(), ["cheat"], 1, jobs=1)


class Failing(Bot):
    def choose(self, desk: Desk) -> int:
        raise ZeroDivisionError("a bug in the bot")


class Buggy(RailroadInk):
    def bots(self) -> Mapping[str, Callable[[Mapping[str, str]], Bot]]:
        return {"buggy": lambda _: Failing()}


def test_a_bug_in_a_bot_comes_through_from_another_process() -> None:
    with pytest.raises(ZeroDivisionError, match="a bug in the bot"):
        match(Buggy(), ["buggy"], 4, jobs=2)


def test_an_interrupted_match_leaves_no_process_behind() -> None:
    before = multiprocessing.active_children()

    def interrupt(_: Played) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        match(GAME, ["random"], 2000, jobs=2, on_game=interrupt)
    assert multiprocessing.active_children() == before


KILLED = """
import multiprocessing, os, signal
from roundhouse.arena import match

def die(_):
    print(*(process.pid for process in multiprocessing.active_children()), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    match("railroad_ink", ["greedy"], 2000, jobs=2, on_game=die)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs a system where a process can be killed outright")
def test_a_killed_match_leaves_no_process_behind(tmp_path: Path) -> None:
    script = tmp_path / "killed.py"
    script.write_text(KILLED)
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == -signal.SIGKILL
    left = [int(word) for word in done.stdout.split()]
    assert left
    for _ in range(100):
        left = [process for process in left if _alive(process)]
        if not left:
            return
        time.sleep(0.1)
    pytest.fail(f"still playing: {left}")


def _alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    # One that nobody has collected yet is dead all the same.
    status = Path(f"/proc/{process}/stat")
    return not (status.exists() and status.read_text().rpartition(")")[2].split()[0] == "Z")


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"bots": []}, "at least one bot"),
        ({"bots": ["nobody"]}, "no bot 'nobody'"),
        ({"games": 0}, "1 game or more"),
        ({"jobs": 0}, "at least 1 job"),
        ({"seats": 9}, "1 to 6 players"),
        ({"options": {"expansion": "water"}}, "cannot be 'water'"),
    ],
)
def test_a_wrong_wish_is_told(wrong: dict[str, Any], told: str) -> None:
    with pytest.raises(BadOption, match=told):
        match(**{"game": GAME, "bots": ["random"], "games": 1, **wrong})


def test_an_unknown_game_is_told() -> None:
    with pytest.raises(UnknownGame, match="no game 'chess'"):
        match("chess", ["random"], 1)
