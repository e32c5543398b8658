"""A move as a path of choices: short, on the board, each move by one way; and 'why not?'."""

from __future__ import annotations

import pytest
from sr_staging import EXAMPLE, boxes, do, give, hold, pack, put_good, rails, stock, table, turn_to
from sr_walk import GAME, NAMES, TABLES, nodes, played, the_state, the_view

from roundhouse import Table
from roundhouse.core.picks import Node, tree
from roundhouse.games.steam_rollers.rules.moves import MOVES
from roundhouse.games.steam_rollers.rules.state import State
from roundhouse.games.steam_rollers.rules.steps import ARRANGE, EVE_DIE, EVE_GOOD, ORDER
from roundhouse.games.steam_rollers.show.picks import candidates, path, prompt


def way(state: State, move: str, seat: int | None = None) -> tuple[str, ...]:
    view = state.view(state.waiting[0] if seat is None else seat)
    return tuple(pick.id for pick in path(view, pack(move)))


def picks_of(state: State) -> Node:
    seat = state.waiting[0]
    return tree((path(state.view(seat), move), move) for move in state.moves(seat))


def says(state: State, *picked: str, seat: int | None = None) -> str:
    view = state.view(state.waiting[0] if seat is None else seat)
    return GAME.words("en", NAMES)(prompt(view, picked))


def labels(node: Node) -> list[str]:
    tr = GAME.words("en", NAMES)
    return [tr(child.pick.text) for child in node.children.values() if child.pick is not None]


def why(state: State, *picked: str) -> tuple[str, str] | None:
    """What is said to somebody who points there."""
    seat = state.waiting[0]
    meant = candidates(state.view(seat), picked)
    assert meant, picked
    refusal = state.refusal(seat, meant[0])
    return None if refusal is None else (refusal.rule, refusal.code)


@pytest.mark.parametrize("which", range(len(TABLES)))
def test_every_move_is_reached_by_one_way(which: int) -> None:
    for game in played(which, 40):
        for seat in game.actors():
            view, moves = the_view(game, seat), the_state(game).moves(seat)
            found = tree((path(view, move), move) for move in moves)
            assert sorted(move for _, move in found.leaves()) == sorted(moves)
            for picked, node in nodes(found):
                assert prompt(view, picked).key.startswith("prompt-")
                said = labels(node)
                assert len(set(said)) == len(said), (picked, said)


@pytest.mark.parametrize("sides", ["aaaaaa", "aabbba"])
@pytest.mark.parametrize("level", [0, 1])
def test_every_transport_is_reached_by_one_way(sides: str, level: int) -> None:
    """With every tile in the hand, two dice, own cargo and goods of every colour: where choices could meet."""
    state = table(1 if level else 2, level=level, sides=sides, goods={1: ["red", "red", "grey"], 4: ["red", "yellow"]})
    rails(state, 0, *EXAMPLE)
    boxes(state, 0, 1, 2, 3, 4)
    give(state, 0, 1, 3, 4, 5, 6)
    state.players[0].cargo, state.players[0].cargo_city = 0, 4
    hold(state, 1, 4)
    moves = state.moves(0)
    assert sorted(move for _, move in picks_of(state).leaves()) == sorted(moves)
    assert len([move for move in moves if MOVES.notation(move).startswith("transport")]) > 12
    for picked, node in nodes(picks_of(state)):
        assert len(set(labels(node))) == len(node.children), picked


# -- dice ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SR-2.1")
def test_a_die_is_one_choice() -> None:
    state = table(white=(2, 5, 5))
    assert list(picks_of(state).children) == ["white-2", "white-5"]
    assert says(state) == "Take a white die."


@pytest.mark.rule("SR-7.3")
def test_alone_one_names_the_die_for_eve() -> None:
    state = table(level=1, white=(2, 5, 5))
    assert way(state, "pair 2 5") == ("white-5",)
    assert way(state, "pair 5 5") == ("white-2",)
    assert labels(picks_of(state))[0] == "leave the 5 to Eve and use 2 and 5"
    assert "leave to Eve" in says(state)


@pytest.mark.rule("SR-4.2")
def test_two_dice_begin_with_the_tile() -> None:
    state = table(3, white=(1, 2, 5, 5))
    give(state, 0, 2)
    assert way(state, "take 5") == ("white-5",)
    assert way(state, "pair 2 5") == ("tile-2", "white-2", "white-5")
    assert "2a" in says(state)
    assert says(state, "tile-2") == "Tile 2a: which die first?"
    assert says(state, "tile-2", "white-2") == "And which die second?"


@pytest.mark.rule("SR-4.2")
def test_a_stolen_die_is_a_clear_question() -> None:
    state = table(3, sides="abaaaa", white=(1, 4, 5, 6))
    give(state, 2, 2)
    do(state, "take 4")
    assert state.waiting == [2]
    assert list(picks_of(state).children) == ["steal", "decline", "decline-round"]
    assert labels(picks_of(state))[2] == "not in this round: do not ask again"
    assert says(state).startswith(f"{NAMES[0]} has taken the 4.")
    assert says(state, seat=0) == f"It is {NAMES[2]}'s turn."


@pytest.mark.rule("SR-4.2")
def test_tiles_that_change_a_die_are_chosen_first() -> None:
    state = table(sides="aaaaaa")
    give(state, 0, 1, 5)
    hold(state, 4)
    assert way(state, "set 4 6") == ("tile-1", "set-4-6")
    assert way(state, "nudge 4 up") == ("tile-5", "nudge-4-up")
    assert labels(picks_of(state).at("tile-5")) == ["make the 4 a 3", "make the 4 a 5"]
    state = table(sides="aaaaba")
    give(state, 0, 5)
    hold(state, 5)
    assert way(state, "flip 5") == ("tile-5", "flip-5")
    assert labels(picks_of(state).at("tile-5")) == [
        "take it again: turn it sideways",
        "make the 5 a 2",
        "reroll the 5",
    ]


# -- actions ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SR-3.1", "SR-3.2", "SR-3.4")
def test_an_action_begins_where_it_happens() -> None:
    state = table()
    give(state, 1, 4)
    hold(state, 4)
    assert way(state, "build f4 E-W") == ("field-f4", "track-f4-E-W")
    assert way(state, "upgrade 4") == ("box-4",)
    assert way(state, "tile 4") == ("tile-4",)
    assert labels(picks_of(state))[-1] == f"take tile 4a (any distance) from {NAMES[1]}"
    assert says(state) == "Your dice: 4. You can draw a track, cross a box of the locomotive, take a tile."
    assert says(state, "field-f4") == "Which track do you draw on f4?"


@pytest.mark.rule("SR-3.3")
def test_the_ways_of_a_good_come_longest_first_with_their_points() -> None:
    state = table(goods={1: ["red"]})
    rails(state, 0, *EXAMPLE)
    boxes(state, 0, 1, 2, 3, 4)
    hold(state, 1)
    node = picks_of(state).at("good-1-red")
    assert labels(node) == [
        "4 points: town 4, town 5, city 4, city 2",
        "3 points: city 3, city 4, city 2",
    ]
    assert list(node.children) == ["way-1-00", "way-1-150"]


@pytest.mark.rule("SR-4.2")
def test_tiles_3_ask_one_thing_more() -> None:
    state = table(goods={1: ["red"]}, sides="aabaaa")
    rails(state, 0, *EXAMPLE)
    boxes(state, 0, 1, 2, 3, 4, 5)
    give(state, 0, 3)
    hold(state, 1)
    assert labels(picks_of(state).at("good-1-red", "way-1-150")) == ["+2: 5 points", "+1: 4 points", "+0: 3 points"]
    assert says(state, "good-1-red", "way-1-150").startswith("Tile 3b")
    state = table(goods={1: ["red"]})
    rails(state, 0, *EXAMPLE)
    boxes(state, 0, 1, 2, 3)
    give(state, 0, 3)
    hold(state, 1, 2)
    assert list(picks_of(state).at("good-1-red", "way-1-150").children) == ["by-1", "by-2"]


@pytest.mark.rule("SR-7.3")
def test_alone_the_second_of_equal_goods_is_another_choice() -> None:
    state = table(level=1, goods={1: ["red", "blue", "red"]})
    rails(state, 0, *EXAMPLE)
    boxes(state, 0, 1, 2, 3)
    hold(state, 1, 1)
    goods = [name for name in picks_of(state).children if name.startswith("good-")]
    assert goods == ["good-1-red", "good-1-red-2"]


@pytest.mark.rule("SR-1.6", "SR-3.3")
def test_own_cargo_is_a_good_of_its_own() -> None:
    state = table()
    rails(state, 0, *EXAMPLE)
    boxes(state, 0, 1, 2, 3)
    state.players[0].cargo, state.players[0].cargo_city = 0, 3
    hold(state, 3)
    assert way(state, "transport own red 0 source 0 5-0") == ("good-own", "way-3-50")


@pytest.mark.rule("SR-3.5")
def test_to_do_nothing_is_offered_in_words() -> None:
    assert way(table(), "pass") == ("pass",)


# -- orders, starting tiles, Eve ----------------------------------------------------------------------------------


@pytest.mark.rule("SR-5.1")
def test_an_order_asks_for_coal_where_there_is_some() -> None:
    state = table(orders="aaaaaa")
    stock(state, 0, red=1, yellow=1)
    hold(state, 4)
    assert way(state, "order 1 none") == ("order-1",)
    stock(state, 0, coal=1)
    assert way(state, "order 1 red") == ("order-1", "coal-red")
    assert labels(picks_of(state).at("order-1")) == [
        "coal instead of a good (red)",
        "coal instead of a good (yellow)",
        "without coal",
    ]
    state.step = ORDER
    assert "done" in picks_of(state).children
    assert says(state) == "Your action is done. Fill an order, or end your turn."


@pytest.mark.rule("SR-1.6")
def test_a_starting_tile_is_chosen_before_its_use() -> None:
    game = Table.new("steam_rollers", 2, {"start": "yes"}, "picks")
    root = game.picks(game.actors()[0])
    assert list(root.children) == ["start-locomotive", "start-track", "start-points", "start-tile", "start-cargo"]
    assert [len(root.at(f"start-{name}").children) for name in ("locomotive", "track", "tile", "cargo")] == [
        7,
        55,
        6,
        4,
    ]
    assert list(root.at("start-cargo", "bag-red").children) == ["city-3", "city-4"]
    assert next(iter(root.at("start-track", "field-a1").children)) == "track-a1-E-W"


@pytest.mark.rule("SR-7.5")
def test_eves_questions() -> None:
    state = table(level=1)
    state.step, state.eve_die = EVE_DIE, 4
    assert list(picks_of(state).children) == ["reroll-eve", "leave"]
    assert says(state) == "Eve will use the 4. Do you reroll it with your tile 2a?"
    state = table(level=1, sides="abaaaa", goods={4: ["red", "blue"]})
    state.step, state.eve_die, state.crossed[4] = EVE_GOOD, 4, 3
    assert list(picks_of(state).children) == ["protect", "leave"]
    assert "city 4 (blue) for 3 points" in says(state)


@pytest.mark.rule("SR-7.1")
def test_a_row_is_chosen_from_its_right_end() -> None:
    state = table(level=1, goods={3: ["red", "blue", "red"], 5: ["red", "yellow"]})
    state.step, state.round = ARRANGE, 0
    root = picks_of(state)
    assert list(root.children) == ["good-3-blue", "good-3-red", "good-5-red", "begin"]
    assert list(root.at("good-3-red").children) == ["good-3-red"], "blue beside it: that is how they stand"
    assert way(state, "arrange 3 red-red-blue") == ("good-3-blue", "good-3-red", "good-3-red")
    assert way(state, "arrange 3 blue-red-red") == ("good-3-red", "good-3-red", "good-3-blue")
    assert way(state, "arrange 5 yellow-red") == ("good-5-red", "good-5-yellow")
    assert "Eve takes them from the right" in says(state)
    assert says(state, "good-3-red") == "And which good stands next to it on the left?"
    assert why(state, "good-5-yellow") == ("SR-7.1", "same-row")
    assert why(state, "good-1-red") == ("SR-7.1", "same-row")
    for nowhere in ("good-3-green", "good-9-red", "good-own"):
        assert candidates(state.view(0), (nowhere,)) == []
    do(state, "arrange 5 yellow-red")
    assert why(state, "good-5-yellow") == ("SR-7.1", "row-arranged")


# -- why not? -----------------------------------------------------------------------------------------------------


def test_pointing_at_what_is_possible_is_no_mistake() -> None:
    state = table()
    hold(state, 4)
    assert why(state, "field-f4") is None
    assert why(state, "box-4") is None
    assert candidates(state.view(0), ()) == []
    assert candidates(state.view(None), ("box-4",)) == []
    assert candidates(state.view(0), ("nonsense",)) == []
    assert candidates(state.view(0), ("field-z9",)) == []
    assert candidates(state.view(0), ("good-9-red",)) == []


@pytest.mark.parametrize(
    ("pick", "rule", "code"),
    [
        ("field-a1", "SR-3.1", "other-region"),
        ("field-g5", "SR-3.1", "field-full"),
        ("city-4", "SR-3.1", "on-a-city"),
        ("box-2", "SR-3.2", "other-box"),
        ("box-4", "SR-3.2", "box-crossed"),
        ("tile-2", "SR-3.4", "other-tile"),
        ("tile-4", "SR-3.4", "tile-sideways"),
        ("good-1-red", "SR-3.3", "other-source"),
        ("good-4-red", "SR-3.3", "too-far"),
        ("good-4-blue", "SR-3.3", "other-colour"),
        ("good-6-red", "SR-3.3", "not-joined"),
        ("good-own", "SR-1.6", "no-cargo"),
        ("order-1", "SR-5.1", "no-orders"),
        ("white-1", "SR-2.1", "use-first"),
        ("pass", "SR-3.5", "must-act"),
        ("steal", "SR-2.1", "use-first"),
        ("start-track", "SR-2.1", "use-first"),
        ("track-a1-E-W", "SR-3.1", "other-region"),
    ],
)
def test_pointing_at_what_is_not_possible_names_the_rule(pick: str, rule: str, code: str) -> None:
    state = table()
    put_good(state, 4, "blue")
    rails(state, 0, *EXAMPLE, "g5 E-SE")
    boxes(state, 0, 4)
    # Everything on the way to city 2 is longer than the power of one box, but from 4.
    state.players[0].boxes = state.players[0].power = 0
    boxes(state, 0, 4)
    if pick == "good-4-red":
        state.players[0].boxes = state.players[0].power = 0
    give(state, 1, 4, sideways=True)
    hold(state, 4)
    assert why(state, pick) == (rule, code)


@pytest.mark.rule("SR-3.1")
def test_a_kind_that_the_black_die_does_not_show() -> None:
    state = table()
    hold(state, 4)
    assert why(state, "track-f4-E-NE") == ("SR-3.1", "other-kind")


def test_pointing_in_the_turn_of_others() -> None:
    state = table(2)
    view = state.view(1)
    (move,) = candidates(view, ("white-1",))
    refusal = state.refusal(1, move)
    assert refusal is not None
    assert refusal.code == "not-your-turn"
    turn_to(state, 1)
    assert state.refusal(1, move) is None


def test_a_spectator_has_no_moves() -> None:
    with pytest.raises(ValueError, match="spectator"):
        path(table().view(None), MOVES.pack("take 1"))
