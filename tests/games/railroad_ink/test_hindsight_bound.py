"""The count behind the bound, for boards so small that the rules can be applied by hand: it must allow each of them, at
its points, and nothing that the rules do not allow for such a reason."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

import pytest

from roundhouse.games.railroad_ink.bots.hindsight_bound import Count, NoBound
from roundhouse.games.railroad_ink.printed.facts import CENTRAL, EXPANSIONS, FACES, FIRST_SPECIAL, ROUNDS

cp_model = pytest.importorskip("ortools.sat.python.cp_model")

NOTHING: dict[str, Any] = {
    "exits": (0, 0),
    "parts": 0,
    "length": (0, 0),
    "onto": (0, 0),
    "closed": (0, 0, 0),
    "largest": 0,
    "gaps": 0,
    "ignored": 0,
}


class Board(NamedTuple):
    """Pieces on a board at the end and those that were erased, by face; and what is to be said of it, as in `Count`.
    What is said by kind is said of highways first. What is not said is nothing: where lines are not asked for, they
    have no length."""

    expansion: str
    here: dict[str, int]
    said: dict[str, Any]
    erased: dict[str, int] = {}
    #: None: as many as there are pieces.
    dice: dict[str, int] | None = None

    def points(self) -> int:
        """As the count has it; all central cells are given to every board, and left out here."""
        rounds = ROUNDS[self.expansion]
        drawn = Counter(self.here) + Counter(self.erased) if self.dice is None else Counter(self.dice)
        dice = [FACES.index(name) for name in drawn.elements() if not name.startswith("S_")]
        count = Count(cp_model, [dice[number::rounds] for number in range(rounds)], EXPANSIONS.index(self.expansion))
        assert {FACES.index(name) for name in drawn} <= count.here.keys()
        fixed = [(number, self.here.get(FACES[face], 0)) for face, number in count.here.items()]
        fixed += [(number, self.erased.get(FACES[face], 0)) for face, number in count.gone.items()]
        for name, fact in {**NOTHING, **self.said}.items():
            numbers = getattr(count, name)
            if isinstance(numbers, dict):
                numbers = tuple(numbers.values())
            fixed += zip(numbers, fact, strict=True) if isinstance(numbers, tuple) else [(numbers, fact)]
        for number, fact in fixed:
            count.model.add(number == fact)
        return count.points() - len(CENTRAL)


#: Enough branches for any network; its exits and parts are said case by case.
BRANCHES = {"A_road_t": 10, "A_rail_t": 10, "B_station_curve": 4}
#: Around craters: 31 ends of each kind. Two networks take nine joins each; with an exit each, 12 ends of each are left.
#: With a station for a third special route, one network takes 20 joins; 25 ends are left.
STARS = {"A_road_t": 9, "A_rail_t": 9, "S_4road": 1, "S_4rail": 1}
ONE_STRAIGHT = {"exits": (1, 0), "parts": 1, "length": (1, 0)}

ALLOWED = {
    # RI-3.1, RI-3.2. Column b from exit to exit: two exits 4, and seven cells of highway.
    "a highway from top to bottom": (
        Board("none", {"A_road_straight": 7}, {"exits": (2, 0), "parts": 1, "length": (7, 0)}),
        4 + 7,
    ),
    # A station at a2, whose railway is at the exit, highway b2 to e2, a station at f2. Railways: a single cell.
    "a highway between two stations": (
        Board(
            "none",
            {"A_road_straight": 4, "B_station_straight": 2},
            {"exits": (0, 1), "parts": 1, "length": (6, 1)},
        ),
        6 + 1,
    ),
    # Stations a2, b3, c3 at the junctions b2, c2; b3 and c3 are joined by rail, too. Highway a2 b2 c2 c3.
    "a highway with stations at its ends and beside it": (
        Board(
            "none",
            {"A_road_t": 2, "B_station_straight": 1, "B_station_curve": 2},
            {"exits": (0, 1), "parts": 1, "length": (4, 2)},
        ),
        4 + 2,
    ),
    # RI-3.1: 45 for twelve, 40 for eleven; two networks have 4 for each exit but their first.
    "all exits in one network": (Board("none", BRANCHES, {"exits": (6, 6), "parts": 1}), 45),
    "all exits but one": (Board("none", BRANCHES, {"exits": (6, 5), "parts": 1}), 40),
    "all exits in two networks": (Board("none", BRANCHES, {"exits": (6, 6), "parts": 2}), 40),
    "twelve networks of one exit": (Board("none", BRANCHES, {"exits": (6, 6), "parts": 12}), 0),
    # RI-2.6. b1 and d1 at their exits, c1 between them: highway b1 c1, railway c1 d1.
    "three special routes": (
        Board(
            "none",
            {"S_4road": 1, "S_2road_2rail_adjacent": 1, "S_4rail": 1},
            {"exits": (1, 1), "parts": 1, "length": (2, 2)},
        ),
        4 + 2 + 2,
    ),
    "the last of the special routes": (
        Board("none", {"S_2road_2rail_opposite": 1}, {"exits": (1, 0), "parts": 1, "length": (1, 1)}),
        1 + 1,
    ),
    # RI-4.5: that makes three special routes.
    "two special routes, and a meteor ignored": (
        Board(
            "meteor",
            {"S_4road": 1, "S_2road_2rail_adjacent": 1},
            {"exits": (1, 0), "parts": 1, "length": (2, 1), "ignored": 1},
        ),
        2 + 1,
    ),
    # RI-4.2: six rounds, five meteors.
    "a meteor ignored, and five that erased something": (
        Board("meteor", {"A_road_straight": 1}, {**ONE_STRAIGHT, "ignored": 1}, erased={"A_road_straight": 5}),
        1,
    ),
    # RI-4.7: b1 and b2 from the exit to a crater on b3.
    "a highway from an exit to a crater": (
        Board("meteor", {"A_road_straight": 2}, {"exits": (1, 0), "parts": 1, "length": (2, 0), "onto": (1, 0)}),
        2 + 2,
    ),
    # Six craters, each with an end on its four sides.
    "ends all around six craters": (
        Board("meteor", {**STARS, "S_3road_1rail": 1}, {"exits": (1, 0), "parts": 1, "onto": (12, 12)}),
        24 * 2,
    ),
    "ends all around five craters, and a meteor ignored": (
        Board("meteor", STARS, {"exits": (1, 1), "parts": 2, "onto": (10, 10), "ignored": 1}),
        20 * 2,
    ),
    # RI-2.3 asks for one line only. On b1, its highway from the exit to a crater, its railway between two.
    "an overpass whose railway joins nothing": (
        Board("meteor", {"B_overpass": 1}, {"exits": (1, 0), "parts": 1, "length": (1, 1), "onto": (1, 2)}),
        1 + 1 + 3 * 2,
    ),
    # b1 b2 at the exit, c3 and b4 beside the junction that was on b3; craters b3, d3, b5.
    "a junction that was struck leaves two roads apart": (
        Board(
            "meteor",
            {"A_road_straight": 4},
            {"exits": (1, 0), "parts": 1, "length": (2, 0), "onto": (5, 0)},
            erased={"A_road_t": 1},
        ),
        2 + 5 * 2,
    ),
    # b1 b2 at the exit, b4, a3 and c3 beside the overpass that was on b3, each apart; craters b3 and d3.
    "an overpass that was struck leaves three lines apart": (
        Board(
            "meteor",
            {"A_road_straight": 3, "A_rail_straight": 2},
            {"exits": (1, 0), "parts": 1, "length": (2, 1), "onto": (2, 3)},
            erased={"B_overpass": 1},
        ),
        2 + 1 + 5 * 2,
    ),
    # RI-5.5: six rounds. All straits in one lake with the first volcano, whose four arms are open at their ends.
    "lava that ate in every round": (
        Board("lava", {"L_strait": 6}, {"largest": 7, "gaps": 4}, erased={"A_road_straight": 6}),
        7 - 4,
    ),
    # RI-5.1, RI-5.6: four open sides.
    "the first volcano alone": (Board("lava", {}, {"largest": 1, "gaps": 4}), 1 - 4),
    # d2, a strait on d3, d4: three open sides each.
    "two volcanoes joined by a strait": (Board("lava", {"L_strait": 1}, {"largest": 3, "gaps": 6}), 3 - 6),
    # RI-5.7: 5 for a closed lake. A volcano on a1, lava on b1 and a2; that in the centre is open.
    "a closed lake in a corner": (
        Board("lava", {"L_corner": 2}, {"closed": (1, 0, 0), "largest": 3, "gaps": 4}),
        5 + 3 - 4,
    ),
    # A volcano on c1, lava on b1 and d1, a shore on c2 with a cell of highway.
    "a closed lake at the edge": (
        Board(
            "lava",
            {"L_corner": 2, "L_shore_road": 1},
            {"closed": (0, 1, 0), "largest": 4, "gaps": 4, "length": (1, 0)},
        ),
        5 + 4 - 4 + 1,
    ),
    # A shore on each side of the first volcano; their highways do not meet.
    "a closed lake in the centre": (
        Board("lava", {"L_shore_road": 4}, {"closed": (0, 0, 1), "largest": 5, "length": (1, 0)}),
        5 + 5 + 1,
    ),
    "both, and the largest lake is one of the closed": (
        Board(
            "lava",
            {"L_shore_road": 4, "L_corner": 2},
            {"closed": (1, 0, 1), "largest": 5, "length": (1, 0)},
        ),
        2 * 5 + 5 + 1,
    ),
    "closed lakes in all corners": (
        Board("lava", {"L_corner": 8}, {"closed": (4, 0, 0), "largest": 3, "gaps": 4}),
        4 * 5 + 3 - 4,
    ),
    # Volcanoes in all corners have eight sides; lava meets two. (Whether a strait could join four is not counted.)
    "four volcanoes and six open sides": (Board("lava", {"L_strait": 1}, {"largest": 5, "gaps": 6}), 5 - 6),
}

FORBIDDEN = {
    # RI-3.2
    "a line of more cells than there are pieces": Board(
        "none", {"A_road_straight": 7}, {"exits": (2, 0), "parts": 1, "length": (8, 0)}
    ),
    # Eight ends, four of them at exits: two joins, three cells.
    "a line of more cells than are joined": Board(
        "none", {"A_road_straight": 4}, {"exits": (4, 0), "parts": 2, "length": (4, 0)}
    ),
    "a railway where there is none": Board("none", {"A_road_straight": 1}, {**ONE_STRAIGHT, "length": (1, 1)}),
    # A station has one end of highway, so the third could not be within the line.
    "a highway through a station": Board(
        "none",
        {"A_road_t": 2, "B_station_straight": 1, "B_station_curve": 2},
        {"exits": (0, 1), "parts": 1, "length": (5, 2)},
    ),
    # RI-3.1: a network without branches has two exits, so twelve are six networks.
    "five networks for all exits without a branch": Board(
        "none",
        {"A_road_straight": 6, "A_rail_straight": 6, "B_station_straight": 4},
        {"exits": (6, 6), "parts": 5},
    ),
    "an exit in no network": Board("none", {"A_road_t": 2}, {"exits": (1, 0), "length": (2, 0)}),
    "more networks with exits than exits": Board("none", {"A_road_straight": 2}, {"exits": (1, 0), "parts": 2}),
    # RI-2.6, RI-4.5
    "a special route twice": Board("none", {"S_4road": 2}, {"exits": (2, 0), "parts": 1}),
    "four special routes": Board(
        "none", dict.fromkeys(FACES[FIRST_SPECIAL : FIRST_SPECIAL + 4], 1), {"exits": (1, 1), "parts": 1}
    ),
    "three special routes, and a meteor ignored": Board(
        "meteor",
        {"S_4road": 1, "S_2road_2rail_adjacent": 1, "S_4rail": 1},
        {"exits": (1, 1), "parts": 1, "length": (2, 2), "ignored": 1},
    ),
    "a meteor ignored where there is none": Board("lava", {"A_road_straight": 1}, {**ONE_STRAIGHT, "ignored": 1}),
    # RI-2.7, RI-4.2, RI-5.5
    "something erased in the base game": Board("none", {"A_road_straight": 1}, ONE_STRAIGHT, {"A_road_straight": 1}),
    "one die on the board and erased": Board(
        "meteor", {"A_road_straight": 1}, ONE_STRAIGHT, {"A_road_straight": 1}, dice={"A_road_straight": 1}
    ),
    "a special route on the board and erased": Board(
        "meteor", {"S_4road": 1}, {"exits": (1, 0), "parts": 1, "length": (1, 0)}, {"S_4road": 1}
    ),
    "a meteor ignored, and six that erased something": Board(
        "meteor", {"A_road_straight": 1}, {**ONE_STRAIGHT, "ignored": 1}, {"A_road_straight": 6}
    ),
    "lava that ate seven times in six rounds": Board(
        "lava", {"L_strait": 6}, {"largest": 7, "gaps": 4}, {"A_road_straight": 7}
    ),
    # RI-4.7: an end is in one place, a crater has four sides, a round one crater.
    "more ends at craters than there are": Board(
        "meteor", {"A_road_straight": 2}, {"exits": (1, 0), "parts": 1, "length": (2, 0), "onto": (2, 0)}
    ),
    "a crater in the base game": Board("none", {"A_road_straight": 1}, {**ONE_STRAIGHT, "onto": (1, 0)}),
    "25 ends around six craters": Board(
        "meteor", {**STARS, "S_3road_1rail": 1}, {"exits": (1, 0), "parts": 1, "onto": (13, 12)}
    ),
    "21 ends around five craters": Board(
        "meteor", STARS, {"exits": (1, 1), "parts": 2, "onto": (11, 10), "ignored": 1}
    ),
    # RI-2.3: nothing was there that the railway could have joined.
    "a railway that joins nothing": Board(
        "meteor",
        {"A_road_straight": 1, "A_rail_straight": 1},
        {"exits": (1, 0), "parts": 1, "length": (1, 1), "onto": (1, 2)},
    ),
    "two roads apart for a straight that was struck": Board(
        "meteor",
        {"A_road_straight": 4},
        {"exits": (1, 0), "parts": 1, "length": (2, 0), "onto": (5, 0)},
        {"A_road_straight": 1},
    ),
    "four lines apart for an overpass that was struck": Board(
        "meteor",
        {"A_road_straight": 3, "A_rail_straight": 3},
        {"exits": (1, 0), "parts": 1, "length": (2, 1), "onto": (2, 5)},
        {"B_overpass": 1},
    ),
    # RI-5.6, RI-5.7: a volcano with an open side.
    "a closed lake in a corner with one face": Board(
        "lava", {"L_corner": 1}, {"closed": (1, 0, 0), "largest": 2, "gaps": 4}
    ),
    "a closed lake at the edge with two faces": Board(
        "lava", {"L_corner": 2}, {"closed": (0, 1, 0), "largest": 3, "gaps": 4}
    ),
    "a closed lake in the centre with three faces": Board(
        "lava", {"L_shore_road": 3}, {"closed": (0, 0, 1), "largest": 4, "gaps": 1, "length": (1, 0)}
    ),
    "four volcanoes and five open sides": Board("lava", {"L_strait": 1}, {"largest": 5, "gaps": 5}),
    # All eight faces are beside the volcanoes in the corners.
    "a large lake beside closed ones in all corners": Board(
        "lava", {"L_corner": 8}, {"closed": (4, 0, 0), "largest": 13, "gaps": 4}
    ),
}


@pytest.mark.parametrize(("board", "points"), ALLOWED.values(), ids=ALLOWED)
def test_what_the_rules_allow_is_allowed_at_its_points(board: Board, points: int) -> None:
    assert board.points() == points


@pytest.mark.parametrize("board", FORBIDDEN.values(), ids=FORBIDDEN)
def test_what_the_rules_forbid_is_forbidden(board: Board) -> None:
    with pytest.raises(NoBound, match="INFEASIBLE"):
        board.points()
