"""PettingZoo, Gymnasium and many tables at once, by the packages' own tests where they have some."""

from __future__ import annotations

import subprocess
import sys
import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.utils import parallel_to_aec

from roundhouse import game_ids
from roundhouse.core.errors import BadMove, BadOption
from roundhouse.core.sheet import Line, SeatSheet, Sheet
from roundhouse.env import AEC, Parallel, Setting, Single, Vector
from roundhouse.env.aec import aec
from roundhouse.env.rewards import REWARDS, margin, place, points

with warnings.catch_warnings():
    # They load games of PettingZoo's own in a way that it has given up itself.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        parallel_seed_test,
        render_test,
        seed_test,
    )

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.mark.parametrize("game", game_ids())
def test_pettingzoo_one_after_the_other(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(aec(game), num_cycles=60)
    seed_test(lambda: aec(game), num_cycles=12)
    render_test(lambda **settings: AEC(game, **settings), {"svg": lambda picture: picture.startswith("<svg")})
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("game", game_ids())
def test_pettingzoo_all_at_once(game: str) -> None:
    parallel_api_test(Parallel(game), num_cycles=40)
    parallel_seed_test(lambda: Parallel(game, illegal="replace"), num_cycles=8)

    def parallel(**settings: Any) -> Parallel:
        return Parallel(game, illegal="replace", **settings)

    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=lambda **given: parallel_to_aec(parallel(**given))))


@pytest.mark.parametrize("game", game_ids())
def test_gymnasium(game: str) -> None:
    check_env(Single(game, bots="random", illegal="replace"), skip_render_check=True)


def test_a_whole_game_against_a_bot() -> None:
    env = Single("ticket_to_ride_paris", seats=2, seat=1, bots="greedy", reward="place")
    _, info = env.reset(seed=5)
    random = np.random.default_rng(1)
    over, rewards = False, []
    while not over:
        action = int(random.choice(np.flatnonzero(info["action_mask"])))
        _, reward, over, cut, info = env.step(action)
        assert not cut
        rewards.append(reward)
    assert set(rewards[:-1]) == {0.0}
    assert rewards[-1] in (-1.0, 0.0, 1.0)
    assert not info["action_mask"].any()
    sheet = env.episode.state.sheet()
    assert (rewards[-1] > 0) == (sheet.winners == (1,))


def test_what_may_not_be_done_is_said() -> None:
    env = Single("railroad_ink")
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    with pytest.raises(BadMove, match="may not be taken now"):
        env.step(wrong)
    lost = Single("railroad_ink", illegal="lose")
    lost.reset(seed=1)
    assert lost.step(wrong)[1:3] == (-1.0, True)
    together = Parallel("ticket_to_ride_usa", seats=2)
    together.reset(seed=1)
    with pytest.raises(BadMove):
        together.step({"seat_0": together.wait, "seat_1": together.wait})
    with pytest.raises(BadOption, match="no reward"):
        Setting("railroad_ink", reward="joy")


@pytest.mark.parametrize(
    ("wish", "told"),
    [
        ({"seat": 2}, "no seat 2; seats are 0 to 1"),
        ({"seat": -1}, "no seat -1"),
        ({"bots": ["random", "random"]}, "each of the 1 other seats, not 2"),
        ({"bots": []}, "not 0"),
        ({"bots": "gredy"}, "no bot 'gredy'"),
        ({"illegal": "ignore"}, "illegal is one of raise, replace, lose, not 'ignore'"),
        ({"render_mode": "rgb_array"}, "render_mode is one of None, human, ansi, svg"),
    ],
)
def test_a_wish_that_cannot_be_met_is_told_at_once(wish: dict[str, Any], told: str) -> None:
    with pytest.raises(BadOption, match=told):
        Single("ticket_to_ride_paris", seats=2, **wish)


def test_words_that_mean_nothing_are_refused_by_tables_of_learners_too() -> None:
    with pytest.raises(BadOption, match="illegal is one of raise, replace, not 'lose'"):
        Parallel("railroad_ink", illegal="lose")
    with pytest.raises(BadOption, match="render_mode"):
        AEC("railroad_ink", render_mode="rgb_array")


@pytest.mark.parametrize(
    ("missing", "wish", "extra"),
    [
        ("numpy", "import roundhouse.env", "env"),
        ("pettingzoo", "from roundhouse.env import AEC", "env"),
        ("gymnasium", "from roundhouse.env import Single", "env"),
        ("pyspiel", "import roundhouse.env.openspiel", "openspiel"),
    ],
)
def test_a_missing_package_is_told(missing: str, wish: str, extra: str) -> None:
    code = f"import sys; sys.modules[{missing!r}] = None\n{wish}"
    done = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.endswith(f"needs more packages: pip install 'roundhouse[{extra}]'\n"), done.stderr


def test_in_a_simultaneous_round_those_who_have_finished_wait() -> None:
    env = Parallel("railroad_ink", seats=2)
    seen, _ = env.reset(seed=3)
    waited = False
    for _ in range(30):
        # The one finishes as soon as may be, the other draws what it can.
        legal = {agent: np.flatnonzero(one["action_mask"]) for agent, one in seen.items()}
        actions = {"seat_0": int(legal["seat_0"][0]), "seat_1": int(legal["seat_1"][-1])}
        for agent, one in seen.items():
            if one["action_mask"][env.wait]:
                waited = True
                assert one["action_mask"].sum() == 1
                assert actions[agent] == env.wait
        seen, *_ = env.step(actions)
    assert waited


def test_many_tables_play_the_games_that_one_would() -> None:
    """Stepped together or alone, the same seeds and actions give the same games."""
    tables = Vector("ticket_to_ride_paris", tables=3, seats=2, seed=11, reward="points")
    alone = Vector("ticket_to_ride_paris", tables=1, seats=2, seed=11, reward="points")
    ended = 0
    for _ in range(80):
        first = tables.masks.argmax(1)
        if not ended:
            assert np.array_equal(tables.observations[0], alone.observations[0])
            assert np.array_equal(tables.masks[0], alone.masks[0])
            alone.step(first[:1])
        tables.step(first)
        assert not tables.rewards[~tables.over].any(), "a reward is given once"
        for table in np.flatnonzero(tables.over):
            ended += 1
            assert tables.rewards[table].any()
    assert tables.games == ended
    random = np.random.default_rng(2)
    while tables.games < 6:
        actions = tables.random_actions(random)
        assert all(tables.masks[table, action] for table, action in enumerate(actions))
        tables.step(actions)
    assert (
        tables.masks.sum(1)
        == [len(one.choices(int(seat))) for one, seat in zip(tables.episodes, tables.seats, strict=True)]
    ).all()


def test_a_wrong_action_at_one_table_is_told_and_no_table_goes_on() -> None:
    tables = Vector("ticket_to_ride_paris", tables=3, seats=2, seed=1)
    before = tables.observations.copy()
    right = tables.masks.argmax(1)
    forbidden = int(np.flatnonzero(tables.masks[2] == 0)[0])
    for wrong in (forbidden, -1, tables.setting.codec.size):
        with pytest.raises(BadMove, match=f"action {wrong} may not be taken at table 2"):
            tables.step(np.array([*right[:2], wrong]))
    with pytest.raises(BadOption, match="3 actions are needed"):
        tables.step(right[:2])
    assert np.array_equal(tables.observations, before)
    assert [episode.steps for episode in tables.episodes] == [0, 0, 0]


def test_tables_without_observations_make_none() -> None:
    tables = Vector("railroad_ink", tables=2, observe=False)
    tables.step(tables.random_actions(np.random.default_rng(0)))
    assert tables.observations.shape == (2, 0)
    with pytest.raises(BadOption, match="at least 1 table"):
        Vector("railroad_ink", tables=0)


def _sheet(*totals: int, partners: int = 1, out: tuple[int, ...] = ()) -> Sheet:
    seats = [SeatSheet(seat, (Line("all", total),), out=seat in out) for seat, total in enumerate(totals)]
    return Sheet(tuple(seats), partners=partners)


def test_rewards() -> None:
    assert points(_sheet(30, 20, 25)) == [30, 20, 25]
    assert margin(_sheet(30, 20, 25)) == [5, -10, -5]
    assert margin(_sheet(30)) == [30]
    assert place(_sheet(30, 20, 25)) == [1, -1, 0]
    assert place(_sheet(30, 20, 20)) == [1, -0.5, -0.5]
    assert place(_sheet(30, 30)) == [0, 0]
    assert place(_sheet(30, 10, out=(0,))) == [-1, 1]
    assert place(_sheet(30)) == [0]
    # Partners share: their sheets are the team's.
    assert place(_sheet(30, 30, 40, 40, partners=2)) == [-1, -1, 1, 1]
    assert margin(_sheet(30, 30, 40, 40, partners=2)) == [-10, -10, 10, 10]
    assert set(REWARDS) == {"points", "margin", "place"}
