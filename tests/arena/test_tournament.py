"""Sequential tests, ratings and tournaments: on results that were simulated, so that the truth is known."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from roundhouse.arena.match import play_match
from roundhouse.arena.plan import make_plan
from roundhouse.arena.ratings import bradley_terry, rated
from roundhouse.arena.result import Played
from roundhouse.arena.sprt import BETTER, FEWEST, NOT_BETTER, OPEN, Decider, Test, elo_share, share_elo
from roundhouse.arena.tournament import plans, tournament
from roundhouse.cli import run
from roundhouse.core.errors import BadOption
from roundhouse.core.registry import find_game

PARIS = find_game("ticket_to_ride_paris")


# -- decided? -----------------------------------------------------------------------------------------------------


def simulated(chance: Random, share: float, test: Test, most: int = 20_000) -> str:
    """Pairs of games, some of them drawn, with this share in the mean."""
    for _ in range(most):
        test.add((result(chance, share) + result(chance, share)) / 2)
        if test.decided != OPEN:
            return test.decided
    return OPEN


def result(chance: Random, share: float, drawn: float = 0.2) -> float:
    return 0.5 if chance.random() < drawn else float(chance.random() < (share - drawn / 2) / (1 - drawn))


@pytest.mark.parametrize(("share", "wrong"), [(0.5, BETTER), (0.56, NOT_BETTER)])
def test_a_test_is_wrong_as_seldom_as_it_says(share: float, wrong: str) -> None:
    chance = Random(7)
    found = [simulated(chance, share, Test(0.5, 0.56, alpha=0.05, beta=0.05)) for _ in range(300)]
    assert OPEN not in found
    assert 0 < found.count(wrong) / 300 < 0.05 + 2 * (0.05 * 0.95 / 300) ** 0.5


def test_a_test_needs_few_pairs_where_one_is_much_better() -> None:
    test = Test(elo_share(0), elo_share(20))
    assert simulated(Random(1), 0.95, test) == BETTER
    assert FEWEST <= test.verdict().pairs < 100
    test = Test(elo_share(0), elo_share(20))
    assert simulated(Random(1), 0.1, test) == NOT_BETTER


def test_what_is_all_alike_proves_little_at_first() -> None:
    test = Test(0.5, 0.55)
    for _ in range(FEWEST - 1):
        test.add(1.0)
        assert test.decided == OPEN


def test_elo_and_shares() -> None:
    assert elo_share(0) == 0.5
    assert elo_share(400) == pytest.approx(10 / 11)
    assert share_elo(elo_share(123)) == pytest.approx(123)


@pytest.mark.parametrize("wrong", [(0.6, 0.5), (0.5, 0.5), (0.0, 0.5), (0.5, 0.6, 0.7), (0.5, 0.6, 0.05, 0.0)])
def test_a_test_that_cannot_be_is_told(wrong: tuple[float, ...]) -> None:
    with pytest.raises(BadOption):
        Test(*wrong)


def test_a_match_ends_when_it_is_decided_and_at_the_same_game_with_any_number_of_jobs() -> None:
    plan = make_plan(PARIS, ["greedy", "random"], "x", dealt_twice=True)
    ends = []
    for jobs in (1, 2):
        decider = Decider(plan, Test(0.5, 0.7))
        numbers: list[int] = []

        def add(one: Played, decider: Decider = decider, numbers: list[int] = numbers) -> None:
            numbers.append(one.number)
            decider.add(one)

        def enough(decider: Decider = decider) -> bool:
            return decider.enough

        result = play_match(plan, range(400), jobs, add, enough=enough)
        assert decider.test.decided == BETTER
        assert result.games == len(numbers) == 2 * decider.test.verdict().pairs < 100
        assert numbers == list(range(len(numbers)))
        ends.append((result.games, decider.test.verdict()))
    assert ends[0] == ends[1]


@pytest.mark.parametrize(
    ("bots", "seats", "twice"),
    [(["random"], 2, True), (["random", "greedy"], 3, True), (["random", "greedy"], 2, False)],
)
def test_a_test_is_between_two(bots: list[str], seats: int, twice: bool) -> None:
    with pytest.raises(BadOption, match="between two bots"):
        Decider(make_plan(PARIS, bots, "x", seats=seats, dealt_twice=twice), Test(0.5, 0.6))


def test_the_command_tells_what_is_decided(capsys: pytest.CaptureFixture[str]) -> None:
    wish = ["arena", PARIS.id, "--bots", "greedy,random", "--jobs", "1", "--until", "decided"]
    assert run([*wish, "--games", "200", "--share", "0.5", "0.7", "--lang", "en"]) == 0
    assert "greedy is better than random" in capsys.readouterr().out
    assert run([*wish, "--games", "4", "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert (said["verdict"]["decided"], said["verdict"]["pairs"], said["games"]) == (OPEN, 2, 4)
    assert run([*wish, "--games", "4", "--elo", "0", "5", "--share", "0.5", "0.6"]) == 1
    assert "not both" in capsys.readouterr().err


# -- ratings ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", [["--elo", "0", "20"], ["--share", "0.5", "0.6"], ["--rows", "games"]])
def test_what_would_do_nothing_is_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", PARIS.id, "--bots", "greedy,random", "--games", "2", "--jobs", "1", *words]) == 1
    assert "give that, too" in capsys.readouterr().err


def meetings(chance: Random, elo: list[float], pairs: int) -> dict[tuple[int, int], list[float]]:
    return {
        (one, other): [
            (result(chance, share, 0) + result(chance, share, 0)) / 2
            for share in [elo_share(elo[one] - elo[other])] * pairs
        ]
        for one, other in combinations(range(len(elo)), 2)
    }


def test_strengths_are_found_again() -> None:
    truth = [200.0, 50.0, -50.0, -200.0]
    found = bradley_terry(4, meetings(Random(3), truth, 3000))
    assert found == pytest.approx(truth, abs=12)
    assert sum(found) == pytest.approx(0, abs=1e-6)


def test_two_bots_are_apart_by_what_their_share_says() -> None:
    one, other = bradley_terry(2, {(0, 1): [0.75] * 1000})
    assert one - other == pytest.approx(share_elo(0.75), abs=0.5)


def test_who_wins_everything_is_strong_but_not_beyond_measure() -> None:
    best, worst = bradley_terry(2, {(0, 1): [1.0] * 20})
    assert 400 < best - worst < 1000


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    truth, chance, held = [100.0, 0.0, -100.0], Random(5), 0
    for seed in range(40):
        ratings = rated(3, meetings(chance, truth, 60), samples=80, seed=seed)
        held += sum(one.interval[0] <= elo <= one.interval[1] for one, elo in zip(ratings, truth, strict=True))
    assert 0.90 <= held / 120 <= 0.99


# -- tournaments --------------------------------------------------------------------------------------------------


def test_everybody_plays_everybody_and_the_strongest_comes_first(tmp_path: Path) -> None:
    matches = plans(PARIS, ["random", "greedy", "random:"], "x")
    assert list(matches) == [(0, 1), (0, 2), (1, 2)]
    played: list[int] = []
    found = tournament(matches, 4, 1, lambda: played.append(1), shelf=tmp_path)
    assert len(played) == 24
    assert found.bots[0].bot == "greedy"
    assert [bot.games for bot in found.bots] == [16, 16, 16]
    for row, bot in enumerate(found.bots):
        assert bot.against[row] is None
        assert bot.rating.interval[0] <= bot.rating.elo <= bot.rating.interval[1]
        for column, share in enumerate(bot.against):
            if share is not None:
                assert share + (found.bots[column].against[row] or 0) == pytest.approx(1)
    assert found.bots[0].skill > found.bots[1].skill
    assert tournament(matches, 4, 1, shelf=tmp_path) == found, "games are kept"


def test_the_command_shows_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    wish = ["tournament", "railroad_ink", "--bots", "random,random:", "--pairs", "1", "--jobs", "1"]
    assert run([*wish, "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "openskill" in said
    assert "random:" in said
    assert run([*wish, "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["bots"]) == 2


@pytest.mark.parametrize("bots", [["random"], ["random", "random"]])
def test_a_tournament_is_of_several(bots: list[str]) -> None:
    with pytest.raises(BadOption, match="two bots or more"):
        plans(PARIS, bots, "x")
    with pytest.raises(BadOption, match="as many for each"):
        plans(PARIS, ["random", "greedy"], "x", seats=3)
