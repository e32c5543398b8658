"""Our games as OpenSpiel sees them, by its own tests."""

from __future__ import annotations

import unittest
from pathlib import Path
from typing import Any

import pytest

from roundhouse import game_ids

pyspiel = pytest.importorskip("pyspiel")
rails: Any = pytest.importorskip("roundhouse.env.openspiel")

#: Games that are walked through to their end, with everything looked at in every position; the others so far.
SMALL = ("railroad_ink", "ticket_to_ride_paris")
SO_FAR = 50


@pytest.fixture(scope="module", autouse=True)
def _registered() -> None:
    assert rails.register() == [f"roundhouse_{name}" for name in game_ids()]
    rails.register()  # twice does no harm


@pytest.mark.parametrize(
    "name", [name if name in SMALL else pytest.param(name, marks=pytest.mark.long) for name in game_ids()]
)
def test_random_games(name: str) -> None:
    """Also on the compiled build, which takes no chance and copies no state but its own."""
    game = pyspiel.load_game(f"roundhouse_{name}")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", game_ids())
def test_its_api_tests(name: str) -> None:
    from open_spiel.integration_tests import api_test

    class OfTheGame(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        game_name = f"roundhouse_{name}"
        game = pyspiel.load_game(game_name)

    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(OfTheGame).run(result)
    assert result.testsRun >= 5
    assert not result.failures + result.errors, (result.failures + result.errors)[0][1]


@pytest.mark.parametrize("name", game_ids())
def test_a_playthrough_is_the_same_again(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from absl import flags
    from open_spiel.python.algorithms import generate_playthrough

    flags.FLAGS.mark_as_parsed()
    if name not in SMALL:
        _end_early(monkeypatch)
    lines = generate_playthrough.playthrough(f"roundhouse_{name}", action_sequence=None, observation_params_string="")
    file = tmp_path / "playthrough.txt"
    file.write_text(lines)
    wanted, again = generate_playthrough.replay(str(file))
    assert wanted == again
    assert "returns" in lines.lower()


def _end_early(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game is over after so many actions; what is counted then is what has been reached."""
    over, player = rails.RoundhouseState.is_terminal, rails.RoundhouseState.current_player

    def late(state: Any) -> bool:
        return len(state.history()) >= SO_FAR and not state.position.asked

    monkeypatch.setattr(rails.RoundhouseState, "is_terminal", lambda state: late(state) or over(state))
    monkeypatch.setattr(
        rails.RoundhouseState,
        "current_player",
        lambda state: int(pyspiel.PlayerId.TERMINAL) if late(state) else player(state),
    )


@pytest.mark.parametrize(
    "short",
    [
        "railroad_ink(seats=2)",
        "steam_rollers(seats=1)",
        "ticket_to_ride_paris(seats=2,reward=place)",
        "ticket_to_ride_usa(seats=2)",
        "age_of_steam_tutorial(seats=2)",
        "age_of_steam_barbados",
    ],
)
def test_its_ismcts_plays_by_our_guesses(short: str) -> None:
    import numpy as np
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game(f"roundhouse_{short}")
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.4,
        max_simulations=20,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(3)),
        random_state=np.random.RandomState(4),
        use_observation_string=True,
    )
    state = game.new_initial_state()
    random = np.random.RandomState(5)
    moves = 0
    while moves < 6:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choice(outcomes, p=chances))
            continue
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        moves += 1


def test_chance_has_the_odds_of_the_rules() -> None:
    """The first die of Railroad Ink: six sides, one as likely as the other."""
    state = pyspiel.load_game("roundhouse_railroad_ink").new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(side, 1 / 6) for side in range(6)]
    assert state.action_to_string(0).startswith("A")


def test_what_is_hidden_is_not_observed() -> None:
    """Others' hands: two positions that differ in nothing else look the same."""
    game = pyspiel.load_game("roundhouse_ticket_to_ride_paris(seats=2)")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    seat = state.current_player()
    other = state.resample_from_infostate(seat, lambda: 0.7)
    assert other.position.known.hands != state.position.known.hands
    assert other.observation_string(seat) == state.observation_string(seat)
    assert other.observation_tensor(seat) == state.observation_tensor(seat)
    assert other.legal_actions() == state.legal_actions()
