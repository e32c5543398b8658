"""What happens in the golden records of Ticket to Ride."""

from __future__ import annotations

import pytest
from ttr_staging import ASIA, PARIS, USA

import goldens
from roundhouse import Table, find_game, verify


@pytest.mark.parametrize(
    ("game", "words"),
    [
        (PARIS, {"take", "claim", "tickets", "keep", "pass", "celebrate", "wait"}),
        (ASIA, {"take", "place", "claim", "pay", "decline", "tickets", "keep", "share"}),
        (USA, {"take", "claim", "tickets", "keep"}),
    ],
)
def test_every_kind_of_move_is_in_them(game: str, words: set[str]) -> None:
    assert goldens.words(game) == words


@pytest.mark.parametrize(("game", "seats"), [(PARIS, {2, 3, 4}), (ASIA, {4, 6}), (USA, {2, 5})])
def test_they_are_of_few_and_of_many_players(game: str, seats: set[int]) -> None:
    assert {golden.seats for golden in goldens.TOOL.GOLDENS[game]} == seats


@pytest.mark.parametrize("game", [PARIS, ASIA, USA])
def test_the_sample_of_the_home_page_is_a_whole_game(game: str) -> None:
    sample = (find_game(game).folder / "sample.json").read_text(encoding="utf-8")
    table = Table.load(sample)
    assert (table.game.id, table.over) == (game, True)
    assert verify(table.record).fair
    assert table.svg(0).count('class="taken ') >= 12
