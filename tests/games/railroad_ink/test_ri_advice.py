"""The standard bot: it plans legally, sees what a merger is worth, and plays well enough to be worth beating."""

from __future__ import annotations

import os

import pytest

from roundhouse.arena import match
from roundhouse.bots import Budget, Expert
from roundhouse.core.bot import Desk
from roundhouse.core.chance import Fast, Seeded
from roundhouse.core.errors import BadOption
from roundhouse.core.policy import Line
from roundhouse.games.railroad_ink import GAME
from roundhouse.games.railroad_ink.bots import policy
from roundhouse.games.railroad_ink.bots.features import FEATURES, FILL
from roundhouse.games.railroad_ink.bots.judge import BY_HAND, Judge, learned
from roundhouse.games.railroad_ink.bots.rounds import alone, plans
from roundhouse.games.railroad_ink.printed.facts import EXPANSIONS, ROUNDS
from roundhouse.games.railroad_ink.rules.board import Board
from roundhouse.games.railroad_ink.rules.state import State
from roundhouse.games.railroad_ink.rules.tables import FINISH


def points(expansion: str, width: int, games: int) -> float:
    result = match("railroad_ink", [f"standard:width={width}"], games, "strength", {"expansion": expansion}, jobs=1)
    return result.bots[0].points


@pytest.mark.long
@pytest.mark.parametrize(("expansion", "bar"), [("none", 40), ("lava", 30), ("meteor", 35)])
def test_it_plays_well(expansion: str, bar: int) -> None:
    assert points(expansion, 2, 4) >= bar


@pytest.mark.long
def test_a_wider_beam_finds_no_worse_plan() -> None:
    """On the same dice, more boards followed end in a round at least as promising."""
    for seed in range(2):
        state = GAME.new(1, {"expansion": "none"}, Fast(seed))
        narrow, wide = (promise_of(state, width) for width in (1, 8))
        assert wide >= narrow


def promise_of(state: State, width: int) -> float:
    after = state.clone()
    _, moves, _ = plans(after, width, BY_HAND)[0]
    assert moves[-1] == FINISH
    assert FINISH not in moves[:-1]
    for move in moves[:-1]:
        assert after.refusal(0, move) is None
        after.play(0, move, Fast(0))
    return BY_HAND.worth(after.boards[0], after.rounds - after.round)


class Slow(Judge):
    """Takes a millisecond for a board, by a clock of its own."""

    def __init__(self, expansion: int) -> None:
        super().__init__(learned(expansion).weights)
        self.seconds = 0.0

    def worth(self, board: Board, rounds: int) -> float:
        self.seconds += 0.001
        return super().worth(board, rounds)


@pytest.mark.skipif("ROUNDHOUSE_COMPILED" in os.environ, reason="a compiled Judge has no interpreted children")
@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_when_time_is_short_fewer_boards_are_followed(expansion: str) -> None:
    state = GAME.new(1, {"expansion": expansion}, Fast(3))
    desk = Desk(GAME, 0, state.view(0), state.moves(0), Fast(3))

    def found(seconds: float) -> tuple[list[Line], float]:
        judge = Slow(EXPANSIONS.index(expansion))
        lines = policy.Planner(judge=judge).candidates_in_time(desk, 20, lambda: seconds - judge.seconds)
        return lines, judge.seconds

    lines, whole = found(1000.0)
    assert lines == policy.Planner().candidates(desk, 20)
    for part in (0.5, 0.25):
        fewer, taken = found(part * whole)
        assert taken < 1.1 * part * whole
        assert len(fewer) > 1
        assert all(line[-1] == FINISH for line in fewer)
    # Where there is none left, one round is drawn, and nothing else looked at.
    hasty, taken = found(0.0)
    assert hasty[0][-1] == FINISH
    assert taken < 0.2 * whole


def test_what_was_learned_weighs_every_feature_in_every_round() -> None:
    for expansion in range(len(EXPANSIONS)):
        judge = learned(expansion)
        assert len(judge.weights) >= ROUNDS[EXPANSIONS[expansion]]
        assert {len(weights) for weights in judge.weights} == {FEATURES + 1}
    assert learned(0) is not BY_HAND


@pytest.mark.long
def test_what_was_learned_plays_better_than_by_hand() -> None:
    """The same dice for both."""
    totals = []
    for judge in (BY_HAND, learned(0)):
        total = 0
        for seed in range(12):
            chance = Seeded(f"strength/{seed}")
            state = GAME.new(1, {"expansion": "none"}, chance)
            while state.actors():
                for move in plans(state, 3, judge)[0][1]:
                    state.play(0, move, chance)
            total += state.sheet()[0].total
        totals.append(total)
    assert totals[1] > totals[0]


def test_it_plans_again_when_its_plan_was_undone() -> None:
    state = GAME.new(1, {"expansion": "none"}, Fast(5))
    bot = policy.Standard(1)
    desk = Desk(GAME, 0, state.view(0), state.moves(0), Fast(1))
    first = bot.choose(desk)
    assert bot.choose(desk) in desk.moves  # the second planned move need not be legal yet: then it plans anew
    assert first in desk.moves


def test_a_face_that_takes_up_all_ends_is_as_likely_as_the_dice_say() -> None:
    # A highway end alone in the north: any highway face of the six, or any of the second die.
    assert FILL[1] == 1
    # Highways north and south: straight, junction (A); overpass on the second die.
    assert FILL[1 | 1 << 4] == pytest.approx(1 - (4 / 6) ** 3 * (4 / 6))
    # Nothing on the dice takes up highways on all four sides.
    assert FILL[1 | 1 << 2 | 1 << 4 | 1 << 6] == 0


def test_parameters() -> None:
    assert policy.Standard.from_parameters({"width": "3"}).width == 3
    for wrong in ({"width": "0"}, {"width": "many"}, {"depth": "2"}):
        with pytest.raises(BadOption, match="width"):
            policy.Standard.from_parameters(wrong)


def test_the_last_round_is_played_for_points_alone() -> None:
    chance = Fast(8)
    state = GAME.new(1, {"expansion": "none"}, chance)
    bot = policy.Standard(1)
    while state.round < state.rounds:
        state.play(0, bot.choose(Desk(GAME, 0, state.view(0), state.moves(0), chance)), chance)
    for judge in (BY_HAND, policy.Planner().judge(state.expansion)):
        assert judge.worth(state.boards[0], 0) == state.sheet()[0].total


@pytest.mark.parametrize("expansion", ["none", "lava", "meteor"])
def test_a_search_compares_whole_rounds_that_end_in_other_boards(expansion: str) -> None:
    state = GAME.new(2, {"expansion": expansion}, Fast(3))
    desk = Desk(GAME, 1, state.view(1), state.moves(1), Fast(1))
    lines = policy.Planner(width=2).candidates(desk, 4)
    assert len(lines) == len(set(lines)) > 1
    ends = set()
    for line in lines:
        after = state.clone()
        for move in line[:-1]:
            assert after.refusal(1, move) is None
            after.play(1, move, Fast(0))
        assert line[-1] == FINISH
        assert after.refusal(1, FINISH) is None
        ends.add(tuple(after.boards[1].cells))
    assert len(ends) == len(lines)


@pytest.mark.parametrize(("expansion", "followed"), [("none", 24), ("lava", 16), ("meteor", 24)])
def test_with_lava_no_more_boards_are_followed_than_a_hint_has_time_for(expansion: str, followed: int) -> None:
    """The more boards are followed, the more ways to draw the round are found."""
    state = GAME.new(1, {"expansion": expansion}, Fast(4))
    desk = Desk(GAME, 0, state.view(0), state.moves(0), Fast(1))
    judge = learned(state.expansion)
    found = {width: len(plans(alone(state, 0), width, judge, 10_000)) for width in (16, 24)}
    assert found[16] < found[24]
    assert len(policy.Planner(24).candidates(desk, 10_000)) == found[followed]


def test_expert_draws_a_round_as_it_was_compared() -> None:
    state = GAME.new(2, {"expansion": "none"}, Fast(3))
    expert = Expert(policy.Planner(width=2), Budget(worlds=2))
    advice = expert.advise(Desk(GAME, 1, state.view(1), state.moves(1), Fast(1)))
    assert advice.playouts == 2 * len(advice.compared)
    drawn = []
    while 1 in state.actors():
        move = expert.choose(Desk(GAME, 1, state.view(1), state.moves(1), Fast(1)))
        drawn.append(move)
        state.play(1, move, Fast(0))
    assert tuple(drawn) == advice.line
