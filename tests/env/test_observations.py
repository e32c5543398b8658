"""What programs observe: one layout for all positions, and nothing that a seat may not know."""

from __future__ import annotations

from itertools import islice
from typing import Any

import numpy as np
import pytest

from roundhouse.core.chance import Fast
from roundhouse.core.features import Features
from roundhouse.env import Episode, Setting

from .settings import SETTINGS, made, name_of
from .test_codec import positions


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_the_layout_is_the_same_in_every_position(setting: Any) -> None:
    made_ = made(setting)
    names = [one.name for one in made_.layout]
    assert len(set(names)) == len(names)
    for state, seat in islice(positions(made_, 5), 0, None, 9):
        features = made_.features(state, seat)
        assert features.features() == made_.layout
        assert np.isfinite(features.numbers).all()


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_observations_tell_no_secret(setting: Any) -> None:
    """What a seat cannot tell from the real position gives the same numbers."""
    made_ = made(setting)
    chance = Fast(9)
    for state, _ in islice(positions(made_, 6), 0, None, 11):
        for other in range(made_.seats):
            guess = made_.game.guess(state.view(other), chance)
            assert made_.features(guess, other).numbers == made_.features(state, other).numbers


@pytest.mark.parametrize("game", ["railroad_ink", "steam_rollers", "ticket_to_ride_usa", "age_of_steam_germany"])
def test_observations_tell_positions_apart(game: str) -> None:
    """A move that changes the mover's view changes what it observes."""
    made_ = Setting(game)
    changed = same = 0
    chance = Fast(1)
    for state, seat in positions(made_, 7):
        before = state.view(seat), made_.features(state, seat).numbers
        moves = state.moves(seat)
        after = state.clone()
        after.play(seat, moves[chance.number(len(moves))], chance)
        if after.view(seat) != before[0]:
            changed += 1
            same += made_.features(after, seat).numbers == before[1]
    assert changed > 20
    # A tile turned below track that is there already, and the like.
    assert same <= changed * 0.02


def test_features_lie_where_the_layout_says() -> None:
    made_ = Setting("ticket_to_ride_paris", 2)
    episode = Episode(made_, 4)
    view: Any = episode.state.view(0)
    named = episode.features(0).named()
    hand = next(one for one in made_.layout if one.name == "hand")
    assert [round(number * hand.most) for number in named["hand"]] == list(view.hand)
    assert episode.observe(0)[hand.first : hand.first + hand.length].tolist() == pytest.approx(named["hand"])
    assert sum(named["own-tickets"]) == len(view.tickets)


def test_a_move_that_is_begun_is_observed() -> None:
    episode = Episode(Setting("age_of_steam_rust_belt", 3), 1)
    while True:
        seat = episode.actors[0]
        action = episode.legal(seat)[-1]
        before = episode.observe(seat)
        if not episode.step(seat, action):
            break
    assert episode.spelled(seat) == (action,)
    assert not np.array_equal(before, episode.observe(seat))


def test_a_game_without_features_of_its_own_has_the_plain_ones() -> None:
    from roundhouse.core.features import plain_features

    features = Features()
    plain_features(Episode(Setting("steam_rollers", 3), 1).state.view(1), features)
    assert list(features.named()) == ["acts", "points"]
