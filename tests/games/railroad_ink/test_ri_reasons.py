"""Why a drawing is a good one: what it does on the board, at once or with the rest of the round."""

from __future__ import annotations

from typing import cast

import pytest
from ri_staging import BLANK, put, stage

import roundhouse as rh
from roundhouse.core.chance import Fast
from roundhouse.core.texts import Text
from roundhouse.games.railroad_ink import GAME
from roundhouse.games.railroad_ink.printed.facts import FACES, SPECIAL_FACES
from roundhouse.games.railroad_ink.rules.moves import MOVES, Draw, Eat, Finish, Volcano
from roundhouse.games.railroad_ink.rules.scoring import BEYOND, NETWORK_POINTS, Tally, tally
from roundhouse.games.railroad_ink.rules.state import State

#: Of a position so many moves are asked about, each with so many that may follow.
FIRST, SECOND = 12, 4


@pytest.mark.parametrize("expansion", ["none", "lava", "meteor"])
def test_a_drawing_is_told_by_what_it_does_at_once_or_with_the_rest_of_its_round(expansion: str) -> None:
    table, chance = rh.Table.new("railroad_ink", 1, options={"expansion": expansion}, seed="why"), Fast(5)
    game, found, deeds = table.game, set[str](), set[str]()
    while not table.over:
        state = cast(State, table.state)
        moves = state.moves(0)
        for first in {moves[chance.number(len(moves))] for _ in range(FIRST)}:
            if isinstance(MOVES.unpack(first), Draw | Volcano | Eat):
                then = state.clone()
                then.play(0, first, Fast(0))
                seconds = then.moves(0)
                for second in {seconds[chance.number(len(seconds))] for _ in range(SECOND)}:
                    said = game.reason(table.view(0), (first, second))
                    if said is not None:
                        found.add(said.key)
                        deeds |= checked(state, (first, second), said)
        table.play(0, game.moveset.notation(moves[chance.number(len(moves))]))
    assert found >= {"reason-draw", "reason-round", "reason-leads-on"}
    assert deeds >= {"deed-network", "deed-road", "deed-rail", "deed-centre", "deed-ends"}


def checked(state: State, line: tuple[int, int], said: Text) -> set[str]:
    """The deeds that are told: each is done by this drawing, beside the same board without it."""
    cell = cast(Draw, MOVES.unpack(line[0])).cell
    then = state.clone()
    for move in line if said.key == "reason-round" else line[:1]:
        if not isinstance(MOVES.unpack(move), Finish):
            then.play(0, move, Fast(0))
    cells = then.boards[0].cells
    if said.key in ("reason-leads-on", "reason-network"):
        networks = [exits for exits, part in tally(cells).networks if part >> cell & 1]
        assert said.args["exits"] == max(networks)
        return set()
    if not said.key.startswith(("reason-draw", "reason-round")):
        return set()
    without = cells[:]
    without[cell] = state.boards[0].cells[cell]
    before, after = tally(without), tally(cells)
    told = deeds_of(said)
    for deed in told:
        assert cast(int, deed.args["points"]) > 0
        check_deed(deed, before, after, cell)
    return {deed.key for deed in told}


def deeds_of(said: Text) -> list[Text]:
    """The texts in a list of them."""
    if said.key.startswith("deed-"):
        return [said]
    return [deed for arg in said.args.values() if isinstance(arg, Text) for deed in deeds_of(arg)]


def check_deed(deed: Text, before: Tally, after: Tally, cell: int) -> None:
    gained, bit = deed.args["points"], 1 << cell
    match deed.key:
        case "deed-network":
            here = [(exits, part) for exits, part in after.networks if part & bit]
            assert deed.args["exits"] in [exits for exits, _ in here]
            if len(here) == 1:
                assert gained == points(after) - points(before)
        case "deed-road":
            assert after.road & bit
            assert (deed.args["cells"], gained) == (size(after.road), size(after.road) - size(before.road))
        case "deed-rail":
            assert after.rail & bit
            assert (deed.args["cells"], gained) == (size(after.rail), size(after.rail) - size(before.rail))
        case "deed-centre":
            assert after.central & ~before.central == bit
        case "deed-craters":
            assert any(end >> 2 == cell for end in after.crater_ends)
        case "deed-ends":
            assert gained == len(before.error_ends) - len(after.error_ends)
            joined = [end for end in set(before.error_ends) - set(after.error_ends) if end >> 2 != cell]
            assert deed.args["ends"] == len(joined)
            assert all(BEYOND[end] == cell for end in joined)
        case "deed-sides":
            assert gained == len(before.open_sides) - len(after.open_sides)
            closed = [end for end in set(before.open_sides) - set(after.open_sides) if end >> 2 != cell]
            assert deed.args["ends"] == len(closed)
            assert all(BEYOND[end] == cell for end in closed)
        case "deed-lake":
            assert any(part & bit and not gaps for part, gaps in after.lakes)
        case "deed-largest-lake":
            assert deed.args["cells"] in [size(part) for part, _ in after.lakes if part & bit]


def size(cells: int) -> int:
    return cells.bit_count()


def points(count: Tally) -> int:
    return sum(NETWORK_POINTS[exits] for exits, _ in count.networks)


#: The lava has no room; eaten the highway would be broken. Then the same without room for another volcano.
HEMMED_IN = put(BLANK, e4="║", d5="═", c4="║", d4="╋", **dict.fromkeys(["a3", "b3", "c3", "d3", "e3", "f3", "g3"], "═"))
FULL = HEMMED_IN.replace(".", "═")


@pytest.mark.parametrize(
    ("picture", "key"), [(HEMMED_IN, "reason-eat"), (FULL, "reason-eat-must")], ids=["room", "no room"]
)
def test_lava_has_to_eat_only_where_there_is_no_room_for_a_volcano(picture: str, key: str) -> None:
    """RI-5.5"""
    state = stage(picture, lava=("L_corner", "L_corner"), expansion="lava")
    moves = state.moves(0)
    eats = [move for move in moves if isinstance(MOVES.unpack(move), Eat)]
    assert any(isinstance(MOVES.unpack(move), Volcano) for move in moves) == (key == "reason-eat")
    seen = set[str]()
    for move in eats:
        said = GAME.reason(state.view(0), (move,))
        assert said is not None
        seen.add(said.key)
        then = state.clone()
        then.play(0, move, Fast(0))
        cost = state.sheet()[0].total - then.sheet()[0].total
        if said.key == "reason-draw":
            assert cost <= 0
            checked(state, (move, MOVES.pack("finish")), said)
        else:
            assert said.args["points"] == max(0, cost)
    assert key in seen
    assert seen <= {key, "reason-draw"}


def test_special_routes_are_kept_only_where_one_would_bring_most() -> None:
    seen, chance = set[str](), Fast(3)
    for seed in range(20):
        table = rh.Table.new("railroad_ink", 1, options={"expansion": "lava"}, seed=f"finish {seed}")
        finish = MOVES.pack("finish")
        while not table.over:
            moves = table.state.moves(0)
            if finish in moves and len(moves) > 1:
                said = table.game.reason(table.view(0), (finish,))
                assert said is not None
                seen.add(said.key)
                gains = gains_of(table)
                assert max(gains.values()) == said.args["points"] or said.key == "reason-finish-nothing"
                if said.key == "reason-finish-keep":
                    special = [move for move in gains if is_special(move)]
                    assert max(gains[move] for move in special) == max(gains.values()) > 0
                    assert cast(int, said.args["specials"]) > 0
                assert (said.key == "reason-finish-nothing") == (max(gains.values()) <= 0)
            moves = [move for move in moves if not is_special(move)]
            table.play(0, finish if finish in moves else moves[chance.number(len(moves))])
    assert seen == {"reason-finish-nothing", "reason-finish-keep", "reason-finish-later", "reason-finish-last"}


def gains_of(table: rh.Table) -> dict[int, int]:
    """By what could still be drawn: the points that it brings now."""
    found = {}
    for move in table.state.moves(0):
        if not isinstance(MOVES.unpack(move), Finish):
            then = table.state.clone()
            then.play(0, move, Fast(0))
            found[move] = then.sheet()[0].total - table.sheet()[0].total
    return found


def is_special(move: int) -> bool:
    wish = MOVES.unpack(move)
    return isinstance(wish, Draw) and FACES[wish.face] in SPECIAL_FACES


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
