"""Whatever a random game of each title says can be read by a person, in every language."""

from __future__ import annotations

import pytest

import goldens
import roundhouse as rh
from roundhouse import Table
from roundhouse.core.texts import LANGUAGES
from roundhouse.testing import Spot
from roundhouse.testing.picks import picks_reach_every_move
from roundhouse.testing.pictures import drawings_are_sound, plain_is_readable
from roundhouse.testing.refusals import refusals_hold
from roundhouse.testing.spot import Memory, Report
from roundhouse.testing.walk import chance_of, random_turn
from roundhouse.testing.words import things_have_words, words_are_there

#: How many positions of a game are looked at before its end.
POSITIONS = 3


def to_the_end(game: str) -> Table:
    table, chance = Table.new(game, seed="words"), chance_of("words")
    while not table.over:
        table.play(*random_turn(table, chance))
    return table


@pytest.mark.parametrize("game", rh.game_ids())
def test_no_sentence_of_a_random_game_shows_the_inside_of_the_program(game: str) -> None:
    record = to_the_end(game).record
    memory = Memory(Report(game))
    for place in range(POSITIONS + 1):
        then = Spot.of(Table.load(record, upto=len(record.entries) * place // POSITIONS))
        then.memory = memory
        drawings_are_sound(then)
        plain_is_readable(then)
        words_are_there(then)
        things_have_words(then)
        picks_reach_every_move(then)
        refusals_hold(then, 2000)
    assert {lang for lang, _ in memory.sentences} == set(LANGUAGES)


@pytest.mark.parametrize(("game", "name"), goldens.names(*rh.game_ids()))
def test_no_log_or_sheet_of_a_golden_game_does(game: str, name: str) -> None:
    """They have everything in them that can happen."""
    words_are_there(Spot.of(goldens.table(game, name)))
