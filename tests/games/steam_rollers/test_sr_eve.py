"""A solo game against Eve. Rulings SRR-41 to SRR-55."""

from __future__ import annotations

import pytest
from sr_staging import (
    EXAMPLE,
    NO_SHARP,
    PLAN,
    boxes,
    can,
    do,
    fill,
    give,
    hold,
    keys,
    kit_with,
    offered,
    rails,
    rolls,
    row,
    table,
    why_not,
)

import roundhouse as rh
from roundhouse.core.chance import Fast
from roundhouse.core.log import Log
from roundhouse.games.steam_rollers.printed.facts import (
    ANY_VALUE,
    EVE_GOES_WITHOUT,
    EVE_REROLLS,
    LEVELS,
    NUMBERS,
    TILES,
)
from roundhouse.games.steam_rollers.rules import eve, scoring
from roundhouse.games.steam_rollers.rules.events import SILENT
from roundhouse.games.steam_rollers.rules.moves import MOVES, ROW, Arrange
from roundhouse.games.steam_rollers.rules.packed import BEGIN
from roundhouse.games.steam_rollers.rules.setup import new_game
from roundhouse.games.steam_rollers.rules.state import State
from roundhouse.games.steam_rollers.rules.steps import ARRANGE, EVE_DIE, EVE_GOOD, OVER, TAKE, USE, VALUE

NEXT = {"white": [1, 1, 1], "black": [1]}


def eve_to_move(die: int, crossed: int = 0, *, sides: str = "aaaaaa", **goods: list[str]) -> State:
    """The player has one action left, an upgrade of box 6; then Eve uses this die."""
    state = table(level=1, sides=sides, goods={int(name[1:]): row for name, row in goods.items()})
    hold(state, 6)
    state.used = [1]
    state.white = []
    state.eve_die = die
    state.crossed[die] = crossed
    return state


def act(state: State, log: Log | None = None, **answers: list[int]) -> None:
    do(state, "upgrade 6", rolls(**{**NEXT, **answers}), log)


# -- setup --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SR-7.1")
@pytest.mark.parametrize("number", [3, 4])
def test_goods_for_a_city_in_a_row(number: int) -> None:
    """SRR-41: three, or four by option; in the order drawn until the player says otherwise, own colours removed."""
    drawn = [3, 0, 1, 2][:number] + [2, 0, 1, 3][:number] * 5
    state = new_game(PLAN, 1, rolls(bag=drawn), None, level=1, goods=number)
    assert row(state, 1) == ["red", "blue", "green"][: number - 1], "yellow is removed from city 1"
    assert row(state, 3) == ["green", "red", "blue", "yellow"][:number]
    assert rh.find_game("steam_rollers").check_options(None)["goods"] == "3"


@pytest.mark.rule("SR-7.2")
@pytest.mark.parametrize("level", range(1, 7))
def test_eve_begins_with_as_many_fields_as_her_level(level: int) -> None:
    """SRR-42: equal dice cross several."""
    dice = [5, 5, 2, 6, 5, 1][:level]
    log = Log()
    state = new_game(PLAN, 1, Fast(1), log, level=level, goods=3)
    assert state.crossed == [0] * 7, "the goods are put in order before"
    do(state, "begin", rolls(level=dice), log)
    assert state.crossed == [0, *(dice.count(number) for number in NUMBERS)]
    table = rh.Table.new("steam_rollers", 1, {"level": LEVELS[level - 1]})
    table.play(0, "begin")
    crossed = table.view(0).crossed  # type: ignore[attr-defined]
    assert sum(crossed) == level
    assert keys(log)[-2:] == ["eve-level", "round"]


def arranging(**goods: list[str]) -> State:
    """A solo game about to begin, with these goods in the cities."""
    state = table(level=1, goods={int(name[1:]): row for name, row in goods.items()})
    state.step, state.round, state.white, state.black = ARRANGE, 0, [0] * 3, 0
    return state


@pytest.mark.rule("SR-7.1")
def test_the_player_puts_the_goods_in_any_order() -> None:
    """SRR-54.1"""
    state = arranging(c3=["red", "blue", "green"], c5=["red", "red", "yellow"])
    assert offered(state, "arrange") == [
        *("arrange 3 red-green-blue", "arrange 3 blue-red-green", "arrange 3 blue-green-red"),
        *("arrange 3 green-red-blue", "arrange 3 green-blue-red"),
        *("arrange 5 red-yellow-red", "arrange 5 yellow-red-red"),
    ]
    log = Log()
    do(state, "arrange 3 green-blue-red", log=log)
    assert row(state, 3) == ["green", "blue", "red"]
    assert [(event.key, event.where) for event in log.events] == [("arrange", ("goods-3",))]
    assert state.step == ARRANGE
    assert why_not(state, "arrange 3 red-blue-green") == ("SR-7.1", "row-arranged")
    assert why_not(state, "arrange 5 red-red-yellow") == ("SR-7.1", "same-row")
    assert why_not(state, "arrange 5 red-yellow") == ("RH-1", "not-a-move")
    assert why_not(state, "arrange 5 red-yellow-yellow") == ("RH-1", "not-a-move")
    assert why_not(state, "pair 1 2") == ("SR-7.1", "arrange-first")


@pytest.mark.rule("SR-7.1")
def test_the_game_begins_when_the_player_wants_or_nothing_is_left_to_arrange() -> None:
    state = arranging(c3=["red", "blue"], c5=["red", "yellow"])
    do(state, "begin", rolls(level=[4]))
    assert (state.step, state.round, state.crossed[4], row(state, 3)) == (TAKE, 1, 1, ["red", "blue"])
    assert why_not(state, "begin") == ("SR-2.1", "take-first")
    state = arranging(c3=["red", "blue"], c5=["red", "yellow"])
    do(state, "arrange 5 yellow-red")
    log = Log()
    do(state, "arrange 3 blue-red", rolls(level=[4]), log)
    assert (state.step, state.round, state.crossed[4]) == (TAKE, 1, 1)
    assert keys(log) == ["arrange", "eve-level", "round"]
    alike = [[0], [3], [0], [3], [0], [3]]
    state = new_game(PLAN, 1, rolls(bag=[good for one in alike for good in one * 3]), None, level=1, goods=3)
    assert (state.step, state.round) == (TAKE, 1), "there is only one order"


@pytest.mark.rule("SR-7.1", "SR-7.4")
def test_eve_takes_from_the_right_what_the_player_put_there() -> None:
    game = rh.Table.new("steam_rollers", 1, seed="rows")
    done = game.moves(0)[0]
    assert isinstance(done, Arrange)
    game.play(0, done)
    state = game.state
    assert isinstance(state, State)
    assert state.goods[done.city] == list(ROW.unpack(done.row))
    assert game.undo_refusal(0) is None
    state = state.clone()
    state.crossed[done.city], state.eve_die = 4, done.city
    eve.act(state, rolls(**NEXT), SILENT)
    assert state.goods[done.city] == list(ROW.unpack(done.row))[:-1]


def test_a_row_in_words() -> None:
    move = Arrange(3, ROW.pack((0, 4, 0)))
    assert str(move) == "arrange 3 red-grey-red"
    assert MOVES.parse("arrange 3 red-grey-red") == move
    assert str(Arrange(3, ROW.pack(()))) == "arrange 3 ."
    assert MOVES.parse("arrange 3 .").pack() == Arrange(3, 0).pack()
    for words in ("arrange 3 coal", "arrange 3 pink-red", "arrange 3 red-red-red-red-red", "arrange 3 -"):
        with pytest.raises(rh.BadMove):
            MOVES.parse(words)
    assert MOVES.malformed(Arrange(3, 0).pack() | (1 | 5 << 3) << 9) is not None, "coal is not in a solo game"


@pytest.mark.rule("SR-1.4", "SR-7.5")
def test_the_solo_tile_replaces_tile_2() -> None:
    """SRR-55: its side by lot, like the others."""
    for side in (1, 2):
        state = new_game(PLAN, 1, rolls(side=[1, side, 1, 1, 1, 1]), None, level=1, goods=3)
        assert TILES[state.tiles[2]] == ("2a_solo", "2b_solo")[side - 1]
        assert [TILES[state.tiles[n]] for n in (1, 3, 4, 5, 6)] == ["1a", "3a", "4a", "5a", "6a"]
    assert not any(TILES[tile].endswith("solo") for tile in new_game(PLAN, 2, Fast(1), None).tiles[1:])


@pytest.mark.rule("SR-7.1", "SR-1.7")
def test_borders_bind_the_player_only() -> None:
    """SRR-54"""
    state = new_game(PLAN, 1, rolls(border=[1]), None, level=1, goods=3, borders=1)
    assert state.walls == 1
    rails(state, 0, "c3 W-E", "c4 W-NE")
    assert state.players[0].links == ()
    walled, free = eve_to_move(3, 4, c3=["red", "blue"]), eve_to_move(3, 4, c3=["red", "blue"])
    walled.walls = 7
    act(walled)
    act(free)
    assert (walled.crossed, walled.eve_points, walled.goods) == (free.crossed, free.eve_points, free.goods)


# -- the player's turn --------------------------------------------------------------------------------------------


@pytest.mark.rule("SR-7.3", "SR-1.8")
def test_the_player_uses_two_dice_and_eve_the_third() -> None:
    """SRR-43: both are taken first; one black die for both actions."""
    state = table(level=1, white=(2, 4, 4), black=NO_SHARP)
    assert offered(state, "take") == []
    assert why_not(state, "take 4") == ("SR-7.3", "take-two")
    assert offered(state, "pair") == ["pair 2 4", "pair 4 4"]
    log = Log()
    do(state, "pair 4 4", log=log)
    assert (state.hand, state.eve_die, state.white, state.step) == ([4, 4], 2, [], USE)
    assert keys(log) == ["pair"]
    do(state, "build d4 E-W")
    assert (state.hand, state.turn) == ([4], 0)
    assert not can(state, "build e5 E-NE")
    do(state, "upgrade 4", rolls(white=[3, 1, 2], black=[5]), log)
    assert "eve-crosses" in keys(log)
    assert (state.round, state.step, state.white, state.black) == (2, TAKE, [1, 2, 3], 5)


@pytest.mark.rule("SR-7.3", "SR-3.5")
def test_a_solo_player_may_have_nothing_to_do() -> None:
    state = table(level=1, white=(1, 1, 2))
    fill(state, 0, 1)
    boxes(state, 0, 1)
    give(state, 0, 1, sideways=True)
    state.sideways |= 1 << 1
    do(state, "pair 1 1")
    state.sideways |= 1 << 1
    assert can(state, "pass")
    assert offered(state, "set"), "a tile might still help"
    do(state, "pass", rolls(**NEXT))
    assert state.round == 2


@pytest.mark.rule("SR-7.6")
def test_a_full_sheet_does_not_end_a_solo_game() -> None:
    """The player can transport nothing any more, but Eve goes on."""
    state = table(level=1)
    fill(state, 0, *NUMBERS)
    boxes(state, 0, *NUMBERS)
    hold(state, 3, 4)
    do(state, "tile 3")
    do(state, "tile 4", rolls(**NEXT))
    assert (state.round, state.step) == (2, TAKE)


@pytest.mark.rule("SR-7.3")
def test_any_good_of_a_row_may_be_taken() -> None:
    """SRR-43: which of several red ones is the player's choice, for Eve takes from the right."""
    state = table(level=1, goods={1: ["red", "blue", "red"]})
    rails(state, 0, *EXAMPLE)
    boxes(state, 0, 1, 2, 3)
    hold(state, 1, 6)
    ways = [words.split()[2:4] for words in offered(state, "transport")]
    assert ways == [["red", "0"], ["red", "1"]]
    left, right = state.clone(), state.clone()
    do(left, "transport 1 red 0 source 0 1-5-0")
    do(right, "transport 1 red 1 source 0 1-5-0")
    assert (row(left, 1), row(right, 1)) == (["blue", "red"], ["red", "blue"])
    assert why_not(state, "transport 1 red 2 source 0 1-5-0") == ("RH-1", "not-a-move")


@pytest.mark.rule("SR-7.3")
@pytest.mark.parametrize(
    ("nth", "left"),
    [(0, ["red", "blue", "red"]), (1, ["red", "blue", "red"]), (2, ["red", "red", "blue"])],
)
def test_the_good_that_was_chosen_leaves_the_row(nth: int, left: list[str]) -> None:
    """SRR-43"""
    state = table(level=1, goods={1: ["red", "red", "blue", "red"]})
    rails(state, 0, *EXAMPLE)
    boxes(state, 0, 1, 2, 3)
    hold(state, 1, 1)
    do(state, f"transport 1 red {nth} source 0 1-5-0")
    assert row(state, 1) == left


@pytest.mark.rule("SR-7.3")
def test_a_lasting_tile_serves_one_of_the_two_actions() -> None:
    """SRR-44: each tile; for tile 5 the change of a die is its use."""
    state = table(level=1)
    give(state, 0, 5, 6)
    hold(state, 2, 4)
    do(state, "nudge 2 up")
    assert offered(state, "nudge") == []
    assert why_not(state, "nudge 4 up") == ("SR-7.3", "tile-spent")
    do(state, "build d5 E-NE")
    assert state.spent == 1 << 5 | 1 << 6
    assert why_not(state, "build d4 E-NE") == ("SR-3.1", "other-kind"), "tile 6 was used, too"
    assert can(state, "build d4 E-W")
    do(state, "upgrade 4", rolls(**NEXT))
    assert state.spent == 0, "next turn again"


@pytest.mark.rule("SR-7.3")
def test_a_lasting_tile_1_serves_one_action_too() -> None:
    """SRR-44: whatever the sign on the kit's tile."""
    state = table(level=1, plan=kit_with(ANY_VALUE[0], lightning=False))
    give(state, 0, 1)
    hold(state, 2, 4)
    do(state, "set 2 3")
    assert why_not(state, "set 4 1") == ("SR-7.3", "tile-spent")


@pytest.mark.rule("SR-7.3")
def test_lasting_tiles_in_transports() -> None:
    """SRR-44: 3b and 4b for one of two transports; what is not needed is not used."""
    state = table(level=1, goods={1: ["red"], 3: ["red"]}, sides="aabbaa")
    rails(state, 0, *EXAMPLE)
    boxes(state, 0, 1, 2, 3)
    give(state, 0, 3, 4)
    hold(state, 1, 3)
    do(state, "transport 3 red 0 source 1 5-0")
    assert state.spent == 1 << 3, "distance 2 and one more is within the power"
    assert why_not(state, "transport 1 red 0 source 1 1-5-0") == ("SR-7.3", "tile-spent")
    assert can(state, "transport 1 red 0 source 0 0-0"), "4b makes it four"
    again = table(level=1, goods={1: ["red"], 3: ["red"]}, sides="aabbaa")
    rails(again, 0, *EXAMPLE)
    boxes(again, 0, 1, 2, 3)
    give(again, 0, 3, 4)
    hold(again, 1, 3)
    do(again, "transport 1 red 0 source 0 0-0")
    assert again.spent == 1 << 4
    assert why_not(again, "transport 3 red 0 source 2 5-0") == ("SR-3.3", "too-far")


@pytest.mark.rule("SR-7.3")
def test_tile_3a_serves_one_action() -> None:
    state = table(level=1, goods={1: ["red", "red"]})
    rails(state, 0, *EXAMPLE)
    boxes(state, 0, 1, 2, 3)
    give(state, 0, 3)
    hold(state, 2, 2)
    do(state, "transport 1 red 0 destination 0 1-5-0")
    assert why_not(state, "transport 1 red 0 destination 0 1-5-0") == ("SR-7.3", "tile-spent")


@pytest.mark.rule("SR-7.3", "SR-4.1")
def test_one_shot_tiles_have_no_limit_but_they_are_gone() -> None:
    """SRR-44"""
    state = table(level=1)
    give(state, 0, 1)
    hold(state, 2, 3)
    do(state, "set 2 1")
    assert state.spent == 0
    do(state, "tile 1")
    do(state, "set 3 5")
    assert [die & VALUE for die in state.hand] == [5]


# -- Eve's turn ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("SR-7.4")
def test_step_1_she_crosses_a_field() -> None:
    """SRR-46, SRR-49: fewer than three: nothing else."""
    state = eve_to_move(4, 1)
    log = Log()
    act(state, log)
    assert state.crossed[4] == 2
    assert row(state, 4) == ["red"]
    assert state.eve_points == 0
    assert keys(log) == ["upgrade", "eve-die", "eve-crosses", "eve-few", "round"]
    assert log.events[2].where == ("eve-4",)


@pytest.mark.rule("SR-7.4")
def test_step_1_without_an_empty_field_she_wins_at_once() -> None:
    """SRR-46: nine fields, the town's among them, the city's not."""
    state = eve_to_move(4, 9)
    state.players[0].points = 99
    log = Log()
    act(state, log)
    assert (state.step, state.eve_won) == (OVER, True)
    assert state.sheet().winners == ()
    assert keys(log) == ["upgrade", "eve-die", "eve-wins"]
    last = eve_to_move(4, 8)
    act(last)
    assert (last.crossed[4], last.eve_won) == (9, False)


@pytest.mark.rule("SR-7.4")
def test_step_2_an_upright_tile_goes_back() -> None:
    """SRR-47; SRR-45: one that was taken in this turn is safe."""
    state = eve_to_move(4)
    give(state, 0, 4, 5)
    log = Log()
    act(state, log)
    assert (state.tile_of[4], state.tile_of[5]) == (-1, 0)
    assert "eve-tile" in keys(log)
    safe = eve_to_move(4)
    safe.hand = [4]
    do(safe, "tile 4", rolls(**NEXT))
    assert safe.tile_of[4] == 0
    assert safe.sideways == 0, "straightened as the next turn begins"


@pytest.mark.rule("SR-7.4")
def test_step_3_an_empty_city_makes_her_roll_again() -> None:
    """SRR-48: and again from step 1, with crossing and tiles."""
    state = eve_to_move(4, 5, c4=[], c5=["red", "green"])
    give(state, 0, 4, 5)
    state.crossed[5] = 6
    log = Log()
    act(state, log, eve=[4, 5])
    assert (state.crossed[4], state.crossed[5]) == (7, 7)
    assert (state.tile_of[4], state.tile_of[5]) == (-1, -1)
    assert row(state, 5) == ["red"]
    assert state.eve_points == 7
    assert [key for key in keys(log) if key.startswith("eve")] == [
        *("eve-die", "eve-crosses", "eve-tile", "eve-again", "eve-crosses", "eve-again"),
        *("eve-crosses", "eve-tile", "eve-good"),
    ]


@pytest.mark.rule("SR-7.4")
def test_step_3_can_end_in_her_victory() -> None:
    state = eve_to_move(4, 8, c4=[])
    act(state, eve=[4])
    assert state.eve_won


@pytest.mark.rule("SR-7.4")
def test_step_3_with_all_cities_empty_her_turn_ends() -> None:
    """SRR-48"""
    state = eve_to_move(4, 5, c1=[], c2=[], c3=[], c4=[], c5=[], c6=[])
    log = Log()
    act(state, log)
    assert (state.crossed[4], state.step) == (6, OVER)
    assert keys(log)[-2:] == ["eve-nothing", "end"]


@pytest.mark.rule("SR-7.4")
@pytest.mark.parametrize("crossed", [2, 5])
def test_step_4_she_takes_the_rightmost_good(crossed: int) -> None:
    """SRR-49: the field just crossed counts."""
    state = eve_to_move(3, crossed, c3=["red", "blue", "green"])
    before = state.bag[2]
    log = Log()
    act(state, log)
    assert row(state, 3) == ["red", "blue"]
    assert state.bag[2] == before + 1
    assert state.eve_points == crossed + 1
    assert "eve-good" in keys(log)


@pytest.mark.rule("SR-7.4", "SR-2.3")
def test_the_third_empty_city_ends_the_game_after_eves_turn() -> None:
    """SRR-52, SR-7.6: by the player, who still lets her move; or by Eve."""
    state = eve_to_move(3, 0, c1=[], c2=[], c4=[])
    act(state)
    assert (state.step, state.crossed[3]) == (OVER, 1)
    by_eve = eve_to_move(3, 4, c1=[], c2=[], c3=["red"])
    log = Log()
    act(by_eve, log)
    assert by_eve.step == OVER
    assert keys(log)[-3:] == ["eve-good", "emptied", "end"]
    two = eve_to_move(3, 0, c1=[], c2=[])
    act(two)
    assert two.step == TAKE


@pytest.mark.rule("SR-7.6")
def test_the_end_comes_after_eve() -> None:
    state = table(level=1, goods={1: ["red"], 5: [], 6: []})
    rails(state, 0, *EXAMPLE)
    boxes(state, 0, 1, 2, 3)
    hold(state, 1, 6)
    state.eve_die = 2
    do(state, "upgrade 6")
    do(state, "transport 1 red 0 source 0 1-5-0")
    assert (state.step, state.crossed[2]) == (OVER, 1)


# -- solo tiles ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("SR-7.5")
def test_solo_tile_2a_rerolls_her_die() -> None:
    """SRR-50: before step 1, once; the new value stands."""
    state = eve_to_move(2, 5)
    give(state, 0, 2, sideways=True)
    log = Log()
    act(state, log)
    assert (state.step, state.actors()) == (EVE_DIE, [0])
    assert why_not(state, "upgrade 5") == ("SR-7.5", "eve-first")
    assert state.crossed[2] == 5, "not yet"
    do(state, "reroll-eve", rolls(eve=[4], **NEXT), log)
    assert (state.crossed[2], state.crossed[4]) == (5, 1)
    assert state.tile_of[2] == -1
    assert keys(log)[1:5] == ["eve-die", "lightning", "eve-reroll", "eve-crosses"]


@pytest.mark.rule("SR-7.5")
def test_solo_tile_2a_is_asked_for_again_when_she_begins_anew() -> None:
    """SRR-50: every time that she is before her step 1; what it rolls stands."""
    state = eve_to_move(3, 0, c3=[], c4=[])
    give(state, 0, 2)
    act(state)
    do(state, "leave", rolls(eve=[4]))
    assert (state.step, state.eve_die, state.crossed[3], state.crossed[4]) == (EVE_DIE, 4, 1, 0)
    later = state.clone()
    do(later, "leave", rolls(eve=[5]))
    assert (later.step, later.crossed[4]) == (EVE_DIE, 1), "and again"
    do(later, "leave", rolls(**NEXT))
    assert (later.step, later.tile_of[2], later.crossed[5]) == (TAKE, 0, 1)
    log = Log()
    do(state, "reroll-eve", rolls(eve=[4, 5], **NEXT), log)
    assert (state.step, state.tile_of[2]) == (TAKE, -1), "nobody is asked when the tile is gone"
    assert (state.crossed[4], state.crossed[5]) == (1, 1)


@pytest.mark.rule("SR-7.5", "SR-7.4")
def test_solo_tile_2a_that_she_sends_back_is_not_asked_for_again() -> None:
    state = eve_to_move(2, 0, c2=[])
    give(state, 0, 2)
    act(state)
    do(state, "leave", rolls(eve=[5], **NEXT))
    assert (state.step, state.tile_of[2], state.crossed[5]) == (TAKE, -1, 1)


@pytest.mark.rule("SR-7.5")
def test_solo_tile_2b_saves_a_good() -> None:
    """SRR-51: she crosses another field of that region instead, and scores nothing."""
    state = eve_to_move(3, 4, sides="abaaaa", c3=["red", "blue"])
    give(state, 0, 2)
    log = Log()
    act(state, log)
    assert (state.step, state.crossed[3]) == (EVE_GOOD, 5)
    do(state, "protect", rolls(**NEXT), log)
    assert (state.crossed[3], state.eve_points) == (6, 0)
    assert row(state, 3) == ["red", "blue"]
    assert state.tile_of[2] == -1
    assert "eve-without" in keys(log)


@pytest.mark.rule("SR-7.5")
def test_solo_tile_2b_without_a_field_left() -> None:
    """SRR-51: nothing happens, no instant win."""
    state = eve_to_move(3, 8, sides="abaaaa")
    give(state, 0, 2)
    act(state)
    log = Log()
    do(state, "protect", rolls(**NEXT), log)
    assert (state.crossed[3], state.eve_won, state.step) == (9, False, TAKE)
    assert "eve-without-field" in keys(log)


@pytest.mark.rule("SR-7.5")
def test_solo_tile_2b_need_not_be_used() -> None:
    state = eve_to_move(3, 4, sides="abaaaa")
    give(state, 0, 2)
    act(state)
    do(state, "leave", rolls(**NEXT))
    assert (state.eve_points, state.tile_of[2]) == (5, 0)
    few = eve_to_move(3, 1, sides="abaaaa")
    give(few, 0, 2)
    act(few)
    assert few.step == TAKE, "she takes nothing, so nobody is asked"


@pytest.mark.rule("SR-7.5", "SR-4.1")
def test_solo_tiles_that_stay() -> None:
    """A kit may have infinity on them: then they are asked for in every turn."""
    for tile, side, move in ((EVE_REROLLS, "a", "reroll-eve"), (EVE_GOES_WITHOUT, "b", "protect")):
        state = table(level=1, sides=f"a{side}aaaa", plan=kit_with(tile, lightning=False))
        give(state, 0, 2)
        state.crossed[3] = 4
        hold(state, 6)
        state.eve_die, state.used, state.white = 3, [1], []
        act(state)
        do(state, move, rolls(**{**NEXT, "eve": [3]}))
        assert (state.tile_of[2], state.spent, state.step) == (0, 0, TAKE)


@pytest.mark.rule("SR-7.5", "SR-4.1")
def test_a_lasting_solo_tile_2a_serves_whenever_she_begins_anew() -> None:
    """SRR-44 is about the player's two actions; Eve's turn is none of them."""
    state = table(level=1, goods={3: [], 4: []}, plan=kit_with(EVE_REROLLS, lightning=False))
    give(state, 0, 2)
    hold(state, 6)
    state.eve_die, state.used, state.white = 3, [1], []
    act(state)
    do(state, "reroll-eve", rolls(eve=[4, 5]))
    assert (state.step, state.eve_die, state.crossed[4]) == (EVE_DIE, 5, 1)
    do(state, "reroll-eve", rolls(eve=[1], **NEXT))
    assert (state.step, state.tile_of[2], state.crossed[1], state.crossed[5]) == (TAKE, 0, 1, 0)


# -- the result ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("SR-7.6")
def test_eves_score() -> None:
    """SRR-53: goods + 3 + her two best regions, exactly two + positive tiles in the pool."""
    state = table(level=1, sides="aabaaa")
    state.eve_points = 11
    state.crossed = [0, 4, 7, 4, 4, 0, 1]
    give(state, 0, 6)
    sheet = state.sheet()
    eve = sheet.rival
    assert eve is not None
    assert [(line.what, line.points, line.where) for line in eve.lines] == [
        ("eve-goods", 11, ()),
        ("eve-locomotive", 3, ()),
        ("eve-region", 7, ("eve-2",)),
        ("eve-region", 4, ("eve-1",)),
        *[("eve-tile", 1, (f"tile-{number}",)) for number in (1, 2, 4, 5)],
    ], "3b is worth -2 and ignored, 6 is the player's"
    assert (eve.name.key, eve.total, scoring.eve_total(state)) == ("eve", 29, 29)
    assert sheet[0].total == 2, "her lines add nothing to the player's"
    assert table(2).sheet().rival is None


@pytest.mark.rule("SR-7.6")
def test_regions_without_a_crossed_field_are_no_line() -> None:
    state = table(level=1)
    state.crossed = [0, 0, 0, 0, 2, 0, 0]
    assert [line.args for line in scoring.eve_lines(state) if line.what == "eve-region"] == [{"region": 4}]


@pytest.mark.rule("SR-7.4", "SR-7.6")
def test_her_sheet_says_why_she_won_at_once() -> None:
    state = eve_to_move(4, 9)
    act(state)
    sheet = state.sheet()
    assert (sheet.winners, state.step) == ((), OVER)
    assert sheet.rival is not None
    last = sheet.rival.lines[-1]
    assert (last.what, last.points, last.where, last.args) == ("eve-full", 0, ("eve-4",), {"region": 4})
    fewer = eve_to_move(4, 8)
    act(fewer)
    assert all(line.what != "eve-full" for line in scoring.eve_lines(fewer))


@pytest.mark.rule("SR-7.6")
@pytest.mark.parametrize(("points", "won"), [(29, ()), (30, (0,)), (28, ())])
def test_the_player_needs_more_than_eve(points: int, won: tuple[int, ...]) -> None:
    """SRR-53: a tie is a loss."""
    state = table(level=1)
    state.eve_points = 20
    give(state, 0, *NUMBERS)
    state.players[0].points = points - scoring.total(state, 0)
    state.crossed = [0, 3, 3, 0, 0, 0, 0]
    assert scoring.eve_total(state) == 29
    assert state.sheet().winners == won


@pytest.mark.rule("SR-7.2", "SR-7.4")
def test_whole_games_at_every_level_end() -> None:
    """Random play: she takes, crosses and wins, and never crosses more fields than there are."""
    ended = set()
    for seed in range(60):
        chance = Fast(seed)
        state = new_game(PLAN, 1, chance, None, level=seed % 6 + 1, goods=3 + seed % 2)
        while state.waiting:
            moves = [move for move in state.moves(0) if state.step != ARRANGE or move == BEGIN]
            state.play(0, moves[chance.number(len(moves))], chance)
            assert all(crossed <= 9 for crossed in state.crossed)
        ended.add(state.eve_won)
    assert ended == {True, False}
