"""The scripts that teach and tune: what they keep is not taken for something else, and survives a kill."""

from __future__ import annotations

import importlib
import os
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("numpy")

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> Any:
    """`script("tune")`: a module of bench/."""
    monkeypatch.syspath_prepend(str(ROOT / "bench"))
    return importlib.import_module


# -- learning -----------------------------------------------------------------------------------------------------


def test_games_of_another_judge_are_not_taken_for_this_ones(
    script: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A turn is begun with some weights, then with others: nothing of the first is read in the second."""
    learn = script("learn")
    by: list[Any] = []

    def play(expansion: str, name: str, judge: Any) -> list[list[float]]:
        by.append(judge.weights)
        return [[1.0] * (2 * learn.FEATURES + 2)]

    monkeypatch.setattr(learn, "DATA", tmp_path)
    monkeypatch.setattr(learn, "CHUNK", 1)
    monkeypatch.setattr(learn, "play", play)
    other = tmp_path / "weights.json"
    other.write_text("[[1.0]]")
    files = [learn.chunk(("none", 0, 0, weights))[1] for weights in (None, other, None, other)]
    assert by == [learn.BY_HAND.weights, [[1.0]]]
    assert files[:2] == files[2:]
    assert files[0] != files[1]


def test_games_of_other_code_are_not_taken_for_todays(script: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    learn = script("learn")
    today = learn.folder_of("none", 0, learn.BY_HAND)
    assert today == learn.folder_of("none", 0, learn.BY_HAND)
    assert today != learn.folder_of("none", 1, learn.BY_HAND)
    monkeypatch.setattr(learn, "digest", lambda game, weights: "other features")
    assert today != learn.folder_of("none", 0, learn.BY_HAND)


# -- tuning -------------------------------------------------------------------------------------------------------


def test_who_is_killed_while_writing_leaves_what_was_there(
    script: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tune = script("tune")
    file = tmp_path / "kept.json"
    tune.put(file, "{}")

    def killed(self: Path, text: str) -> None:
        fd = os.open(self, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.write(fd, text[: len(text) // 2].encode())
        os.close(fd)
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "write_text", killed)
    with pytest.raises(KeyboardInterrupt):
        tune.put(file, '{"match": [[1.0, 0.5]]}')
    assert file.read_text() == "{}"


def test_tuning_begins_by_hand_or_with_what_was_found_before(script: Any) -> None:
    family = script("tune").family_of("ticket_to_ride_usa")
    by_hand = {"express": 0.0, "late": 0.0, "turn": 2.0}
    assert family.beginning(by_hand, {}) == {"express": 0.7, "late": 1.0, "turn": 2.0}
    assert family.beginning(by_hand, {"express": 0.9}) == {"express": 0.9, "late": 0.0, "turn": 2.0}


def test_whoever_plays_alone_can_be_tuned_too(script: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both play the same deal by themselves: the margin is what one has more, and who has more has won."""
    tune = script("tune")
    monkeypatch.setattr(tune, "KEPT", tmp_path)
    assert tune.Tuning(["age_of_steam_barbados"], 0, 1).seats == 1
    by_hand = tune.family_of("age_of_steam_barbados").by_hand(tune.rh.find_game("age_of_steam_barbados"), 1)
    assert (by_hand["hope"], by_hand["upkeep"]) == (0.4, 4.0)
    points = iter([50, 40, 30, 45, 7, 7])

    def play(game: Any, deal: str, bots: list[Any], mine: list[bool]) -> tuple[float, float]:
        total = 2 * next(points)
        return (float(total), 1.0) if mine == [True] else (-float(total), 0.0)

    monkeypatch.setattr(tune, "play", play)
    match = (("age_of_steam_barbados",), 1, "any", by_hand, by_hand, 0, 3)
    assert tune.compared(match) == [(10.0, 1.0), (-15.0, 0.0), (0.0, 0.5)]


def test_a_game_that_nobody_won_counts_too(script: Any) -> None:
    """Alone one can lose to the bank."""
    sheet = SimpleNamespace(totals=(3,), winners=())
    state = SimpleNamespace(actors=tuple, sheet=lambda: sheet)
    game = SimpleNamespace(new=lambda *_: state, check_options=dict)
    assert script("tune").play(game, "any", [None], [True]) == (6.0, 0.0)


def test_matches_of_other_code_are_played_again(script: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tune = script("tune")
    monkeypatch.setattr(tune, "KEPT", tmp_path)
    asked = []

    def digest(game: Any, weights: bool) -> str:
        asked.append(weights)
        return f"code{len(asked)}"

    monkeypatch.setattr(tune, "digest", digest)
    files = [tune.Tuning(["ticket_to_ride_usa"], 0, 1).file for _ in range(2)]
    assert files[0] != files[1]
    assert asked == [False, False]  # what tuning writes is no other code
