"""A hint has one reason, from what the asking seat can see."""

from __future__ import annotations

import pytest

import roundhouse as rh
from roundhouse.core.chance import Fast
from roundhouse.core.texts import LANGUAGES
from roundhouse.server.present.hints import reason


@pytest.mark.parametrize("name", rh.game_ids())
def test_every_move_has_a_reason_in_every_language(name: str) -> None:
    """Over a random game: a sentence each, and never one with a blank or a key in it."""
    game = rh.find_game(name)
    table = rh.Table.new(game, seed="reasons")
    chance = Fast(7)
    for turn in range(60):
        actors = table.state.actors()
        if not actors:
            break
        seat = actors[0]
        moves = table.state.moves(seat)
        move = moves[chance.number(len(moves))]
        if turn % 3 == 0:
            for lang in LANGUAGES:
                said = reason(game, table.view(seat), moves, move, table.words(lang))
                assert said
                assert "reason-" not in said
                assert "{" not in said
        table.play(seat, move)


def test_reasons_name_what_a_move_brings() -> None:
    table = rh.Table.new(rh.find_game("railroad_ink"), 1, seed="why")
    view, moves, words = table.view(0), table.state.moves(0), table.words("en")
    said = {reason(table.game, view, moves, move, words) for move in moves}
    assert any(one.startswith("It counts at once: ") and one.endswith("+1.") for one in said)
    assert reason(table.game, view, moves[:1], moves[0], words) == "There is nothing else to do."
