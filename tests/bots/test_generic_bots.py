"""The bots that play any game, and the way from a name to a bot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

import pytest

from roundhouse.bots import Greedy, bot_names, default_bot, make_bot, split_specs
from roundhouse.core.bot import Bot, Desk
from roundhouse.core.chance import Fast
from roundhouse.core.errors import BadOption
from roundhouse.core.state import State
from roundhouse.core.table import Table
from roundhouse.games.railroad_ink import GAME, RailroadInk


@pytest.mark.parametrize("spec", ["random", "greedy", "greedy:guesses=2"])
@pytest.mark.parametrize("expansion", ["none", "lava", "meteor"])
def test_bots_choose_legal_moves(spec: str, expansion: str) -> None:
    table = Table.new(GAME, seats=2, options={"expansion": expansion}, seed=spec)
    bot, chance = make_bot(spec, GAME), Fast(7)
    for _ in range(25):
        seat = table.actors()[0]
        table.play(seat, bot.choose(table.desk(seat, chance)))


def test_random_chooses_every_move_about_equally_often() -> None:
    table, chance = Table.new(GAME, seed="fair"), Fast(1)
    bot = make_bot("random", GAME)
    desk = table.desk(0, chance)
    chosen = Counter(bot.choose(desk) for _ in range(200 * len(desk.moves)))
    assert set(chosen) == set(desk.moves)
    assert max(chosen.values()) < 300
    assert min(chosen.values()) > 120


class Flat(RailroadInk):
    """A game whose value knows one good move only: ending up with something on the cell d1."""

    def value(self, state: State, seat: int) -> float:
        cells = state.view(seat).board(seat).cells  # type: ignore[attr-defined]
        return 1.0 if cells[3] else 0.0


def test_greedy_takes_the_best_value_and_breaks_ties_at_random() -> None:
    game = Flat()
    table, chance = Table.new(game, seed="fair"), Fast(1)
    desk = table.desk(0, chance)
    good = {move for move in desk.moves if " d1 " in f"{game.moveset.notation(move)} "}
    assert 1 < len(good) < len(desk.moves)
    assert {Greedy().choose(desk) for _ in range(60)} == good


def test_greedy_tries_every_move_in_as_many_guesses_as_it_is_told() -> None:
    table = Table.new(GAME, seed="fair")
    desk = table.desk(0, Fast(1))
    counted = CountingDesk(desk)
    make_bot("greedy:guesses=3", GAME).choose(counted)
    assert counted.guesses == 3


class CountingDesk(Desk):
    __slots__ = ("guesses",)

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.game, desk.seat, desk.view, desk.moves, desk.chance)
        self.guesses = 0

    def guess(self) -> State:
        self.guesses += 1
        return super().guess()


@pytest.mark.parametrize(
    ("spec", "told"),
    [
        ("nobody", "railroad_ink has no bot 'nobody'; bots here: easy, standard, expert, random, greedy"),
        ("greedy:depth=3", "the bot greedy has no parameter 'depth'; its parameters: guesses"),
        ("random:x=1", "the bot random has no parameter 'x'; its parameters: none"),
        ("greedy:guesses=0", "guesses must be a whole number from 1 up, not '0'"),
        ("greedy:guesses=two", "not 'two'"),
        ("greedy:guesses", "'guesses' is no parameter; write greedy:name=value"),
        ("greedy:guesses=1,guesses=2", "guesses is given twice"),
    ],
)
def test_a_wrong_name_or_parameter_is_told(spec: str, told: str) -> None:
    with pytest.raises(BadOption) as caught:
        make_bot(spec, GAME)
    assert told in str(caught.value)


class Lonely(RailroadInk):
    """A game without bots of its own."""

    def bots(self) -> Mapping[str, Callable[[Mapping[str, str]], Bot]]:
        return {}

    def policy(self) -> None:  # type: ignore[override]
        return None


def test_the_default_is_the_games_own_bot_if_there_is_one() -> None:
    assert default_bot(GAME) == "standard"
    assert default_bot(Lonely()) == "greedy"
    assert bot_names(Lonely()) == ["random", "greedy"]


@pytest.mark.parametrize(
    ("words", "specs"),
    [
        ("random", ["random"]),
        ("standard, greedy", ["standard", "greedy"]),
        ("a:x=1,y=2,b,c:z=3", ["a:x=1,y=2", "b", "c:z=3"]),
    ],
)
def test_a_list_of_bots_is_split_but_not_their_parameters(words: str, specs: list[str]) -> None:
    assert split_specs(words) == specs


@pytest.mark.parametrize("words", ["", "a,,b", "a,"])
def test_a_missing_name_in_a_list_is_told(words: str) -> None:
    with pytest.raises(BadOption, match="name is missing"):
        split_specs(words)
