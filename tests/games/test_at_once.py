"""Moves that a page makes at once are moves of their game, or of another edition of it."""

from __future__ import annotations

import pytest

import roundhouse as rh


@pytest.mark.parametrize("name", rh.game_ids())
def test_moves_made_at_once_have_the_words_of_moves(name: str) -> None:
    game = rh.find_game(name)
    editions = [one for one in map(rh.find_game, rh.game_ids()) if one.at_once is game.at_once]
    assert game.at_once <= {word for one in editions for word in one.moveset.by_word}
