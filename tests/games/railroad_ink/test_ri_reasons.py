"""Why a drawing is a good one: what it does on the board, at once or with the rest of the round."""

from __future__ import annotations

from typing import cast

import roundhouse as rh
from roundhouse.core.chance import Fast
from roundhouse.core.texts import Text
from roundhouse.games.railroad_ink.rules.scoring import NETWORK_POINTS, Tally, tally
from roundhouse.games.railroad_ink.rules.state import State


def test_a_drawing_is_told_by_what_it_does_at_once_or_with_the_rest_of_its_round() -> None:
    table, chance = rh.Table.new("railroad_ink", 1, seed="why"), Fast(5)
    game, found = table.game, set[str]()
    while not table.over and len(found) < 3:
        state = cast(State, table.state)
        moves = state.moves(0)
        for first in moves[:40]:
            then = state.clone()
            then.play(0, first, Fast(0))
            for second in then.moves(0)[:40] if then.round == state.round else []:
                last = then.clone()
                last.play(0, second, Fast(0))
                found |= checked(table, (first, second), then, last)
        table.play(0, game.moveset.notation(moves[chance.number(len(moves))]))
    assert found == {"reason-draw", "reason-round", "reason-leads-on"}


def checked(table: rh.Table, line: tuple[int, int], then: State, last: State) -> set[str]:
    """The kind of reason for a line that leads to these two states; exits that it says are joined are."""
    said = table.game.reason(table.view(0), line)
    if said is None or said.key == "reason-finish-nothing":
        return set()
    words, state = table.words()(said), cast(State, table.state)
    before, after = (
        tally(state.boards[0].cells),
        tally((then if said.key == "reason-draw" else last).boards[0].cells),
    )
    if "exits in one network" in words:
        assert any(f"joins {exits} exits in" in words for exits, _ in after.networks)
        assert f"(+{points(after) - points(before)})" in words
    return {said.key} & {"reason-draw", "reason-round", "reason-leads-on"}


def points(count: Tally) -> int:
    return sum(NETWORK_POINTS[exits] for exits, _ in count.networks)


def test_what_one_does_without_is_told_when_a_round_is_finished() -> None:
    table = rh.Table.new("railroad_ink", 1, seed="why")
    while "finish" not in [table.game.moveset.notation(move) for move in table.state.moves(0)]:
        table.play(0, table.state.moves(0)[0])
    finish = table.game.moveset.pack("finish")
    said = table.game.reason(table.view(0), (finish,))
    now = tally(cast(State, table.state).boards[0].cells).total()
    best = -99
    for move in table.state.moves(0):
        if move != finish:
            then = table.state.clone()
            then.play(0, move, Fast(0))
            best = max(best, tally(cast(State, then).boards[0].cells).total() - now)
    assert said is not None
    if best > 0:
        assert (said.key, said.args["points"], said.args["specials"]) == ("reason-finish-keep", best, 3)
    else:
        assert said.key == "reason-finish-nothing"


def test_a_meteor_is_told_by_what_it_costs() -> None:
    table = rh.Table.new("railroad_ink", 1, options={"expansion": "meteor"}, seed="why")
    seen = set[str]()
    while not table.over:
        moves = table.state.moves(0)
        strikes = [move for move in moves if table.game.moveset.notation(move).startswith("strike")]
        now = table.sheet()[0].total
        costs = []
        for move in strikes:
            then = table.state.clone()
            then.play(0, move, Fast(0))
            costs.append(now - then.sheet()[0].total)
        for move, cost in zip(strikes, costs, strict=True):
            said = table.game.reason(table.view(0), (move,))
            assert isinstance(said, Text)
            seen.add(said.key)
            assert said.args["points"] == abs(cost)
            if said.key == "reason-strike-least":
                assert cost == min(costs)
                assert said.args["other"] <= max(costs)  # type: ignore[operator]
        table.play(0, moves[0])
    assert seen


def test_a_move_in_a_few_words() -> None:
    table = rh.Table.new("railroad_ink", 1, seed="why")
    said = table.game.brief(table.view(0), table.game.moveset.pack("draw A_road_straight b1 0"))
    assert said is not None
    assert table.words()(said) == "straight highway on b1"
    assert table.game.brief(table.view(0), table.game.moveset.pack("finish")) is None
