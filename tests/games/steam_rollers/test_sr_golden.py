"""What happens in the golden records of SteamRollers."""

from __future__ import annotations

import pytest

import goldens
from roundhouse.games.steam_rollers.rules.moves import MOVES

GAME = "steam_rollers"
#: Moves for which there is hardly an occasion.
RARE = {"pass", "start-idle"}


def test_every_kind_of_move_is_in_them() -> None:
    assert goldens.words(GAME) | RARE == {move.WORD for move in MOVES.classes}


@pytest.mark.rule("SR-7.4")
@pytest.mark.parametrize(("game", "name"), goldens.names(GAME))
def test_the_games_end_as_their_names_say(game: str, name: str) -> None:
    view = goldens.table(game, name).view()
    assert view.eve_won == (name == "eve_wins")  # type: ignore[attr-defined]
    if name != "eve_wins":
        empty = [city for city in view.goods[1:] if not city]  # type: ignore[attr-defined]
        assert len(empty) >= 3
