"""AL: St Lucia, for two."""

from __future__ import annotations

import pytest
from as_staging import (
    NE,
    NW,
    SE,
    ST_LUCIA,
    SW,
    N,
    S,
    act,
    build,
    can,
    cubes,
    do,
    fresh,
    gains,
    give,
    lay,
    moves,
    place,
    run_at,
    started,
    to_build,
    to_move,
    why_not,
)

from roundhouse.core.chance import Fast
from roundhouse.games.age_of_steam.rules import steps
from roundhouse.games.age_of_steam.rules.state import State

BONUS = "age_of_steam_st_lucia partial=bonus segment=builder"
DELIVERER = "age_of_steam_st_lucia partial=plain segment=deliverer"


@pytest.mark.rule("AL-1")
def test_setup() -> None:
    state = started(ST_LUCIA, 2)
    assert sum(len(cubes(state, label)) for label in state.plan.board.labels) == 38
    for here, label in enumerate(state.plan.board.labels):
        green = not state.plan.town[here] and state.plan.board.terrain[here] in ("plain", "river")
        assert len(cubes(state, label)) == green
    assert state.chart == [-1] * 52


@pytest.mark.rule("AL-1")
def test_no_production_and_no_growth() -> None:
    state = fresh(ST_LUCIA, 2)
    state.step = steps.CHOOSE
    assert "choose production" not in moves(state, "choose")
    assert why_not(state, "choose production") == ("AL-1", "no-such-action")
    state.first = 0
    to_move(state, 1, 1)
    do(state, "pass")
    assert (state.turn, state.step) == (2, steps.FIRST)


@pytest.mark.rule("AL-1")
def test_nobody_can_build_before_a_new_city() -> None:
    """ASR-40: there is no city at first."""
    state = fresh(ST_LUCIA, 2)
    assert moves(state, "build") == []
    do(state, "done")


# -- the first place ----------------------------------------------------------------------------------------------


def ordering(turn: int = 2, first: int = 0) -> State:
    """The first place is to be settled; it was `first`'s in the turn before."""
    state = fresh(ST_LUCIA, 2)
    state.turn, state.first = turn, first
    state.step = steps.FIRST
    asked = state.plan.order.begin(state)
    state.waiting, state.queue = asked[:1], asked[1:]
    return state


@pytest.mark.rule("AL-2")
def test_order_comes_before_shares_and_costs_five() -> None:
    state = started(ST_LUCIA, 2)
    assert state.step == steps.FIRST
    first = state.waiting[0]
    assert first == state.order[0]
    do(state, "pay")
    assert state.money[first] == 5
    assert (state.order, state.step) == ([first, 1 - first], steps.ISSUE)
    do(state, "issue 0", "issue 0")
    assert state.step == steps.CHOOSE


@pytest.mark.rule("AL-2")
def test_the_first_turn_is_at_random() -> None:
    assert {started(ST_LUCIA, 2, Fast(seed)).waiting[0] for seed in range(8)} == {0, 1}


@pytest.mark.rule("AL-2")
def test_the_first_place_alternates() -> None:
    """ASR-40: from the order that was due, not from the one that was bought."""
    state = ordering(first=0)
    assert state.waiting == [1]
    do(state, "pass", "pay")
    assert state.order == [0, 1]
    again = ordering(turn=3, first=state.first)
    assert again.waiting == [0]


@pytest.mark.rule("AL-2")
def test_the_other_may_pay_instead() -> None:
    state = ordering(first=1)
    do(state, "pass")
    assert state.waiting == [1]
    do(state, "pay")
    assert (state.order, state.money) == ([1, 0], [30, 25])


@pytest.mark.rule("AL-2")
def test_both_decline_and_the_first_goes_first_for_free() -> None:
    state = ordering(first=1)
    do(state, "pass", "pass")
    assert (state.order, state.money) == ([0, 1], [30, 30])


@pytest.mark.rule("AL-2")
def test_without_five_dollars_one_cannot_pay() -> None:
    state = ordering(first=1)
    state.money[0] = 4
    assert why_not(state, "pay") == ("AL-2", "no-money")
    assert can(state, "pass")


@pytest.mark.rule("AL-2")
def test_turn_order_makes_its_owner_first() -> None:
    """ASR-40: it only changes who is asked first; the five dollars are due all the same."""
    state = fresh(ST_LUCIA, 2)
    act(state, 0, "turn_order")
    state.turn, state.first = 2, 0
    assert state.plan.order.begin(state) == [0, 1]
    assert state.first == 1


# -- cubes on the land --------------------------------------------------------------------------------------------


def city(edition: str = ST_LUCIA) -> State:
    """Castries is New City A, red; seat 0 builds."""
    state = fresh(edition, 2)
    act(state, 0, "urbanization")
    to_build(state)
    do(state, "urbanize C3 A")
    return state


@pytest.mark.rule("AL-3")
def test_a_cube_is_delivered_from_unfinished_track() -> None:
    """ASR-41: it counts as a link for its owner."""
    state = city()
    give(state, "D3", "red")
    to_build(state, 1)
    do(state, build(state, "D3", (NW, SE)))
    assert state.lies[place(state, "D3")] == SE
    assert [side for side, _, _ in state.plan.goods.starts(state, place(state, "D3"))] == [NW], "to the one stop it has"
    to_move(state, 0)
    assert moves(state, "deliver") == [f"deliver D3 red {NW}"]
    assert gains(state, f"deliver D3 red {NW}") == [0, 1]
    do(state, f"deliver D3 red {NW}")
    assert state.income == [0, 1]
    assert (cubes(state, "D3"), state.lies[place(state, "D3")]) == ([], -1)


@pytest.mark.rule("AL-3")
def test_without_track_a_cube_stays_where_it_is() -> None:
    state = city()
    give(state, "D3", "red")
    to_move(state)
    assert moves(state, "deliver") == []
    assert why_not(state, f"deliver D3 red {NW}") == ("AS-7.1", "no-link")


@pytest.mark.rule("AL-3")
def test_either_way_along_a_finished_link_and_on() -> None:
    """ASR-41: the piece from the hex to the first stop is one link of the locomotive's; it does not turn back."""
    state = city()
    lay(state, 0, "C4", (N, S))
    lay(state, 0, "C5", (N, SE))
    lay(state, 0, "barre_de_l_isle", NW, N)
    lay(state, 1, "D4", (S, N))
    lay(state, 1, "D3", (S, NW))
    assert state.owner[run_at(state, "D4", S)] == 0, "nobody may build into another's spur; it was seat 0's own"
    give(state, "C5", "red")
    state.lies[place(state, "C5")] = N
    to_move(state)
    assert moves(state, "deliver") == [f"deliver C5 red {N}"]
    state.engine[0] = 2
    assert moves(state, "deliver") == [f"deliver C5 red {SE}-{N}", f"deliver C5 red {N}"]
    assert gains(state, f"deliver C5 red {SE}-{N}") == [2, 0]
    assert why_not(state, f"deliver C5 red {SE}-{NW}") == ("AL-3", "turns-back")


@pytest.mark.rule("AL-3")
def test_the_builder_says_on_which_track_the_cube_lies() -> None:
    """ASR-41: two tracks at once on a hex with a cube."""
    for number in (0, 1):
        state = city()
        lay(state, 0, "C4", (N, NE))
        give(state, "D3", "red")
        to_build(state)
        do(state, build(state, "D3", (NW, SE), (SW, NE), on=number))
        to_move(state)
        leaving = {int(move.split()[-1]) for move in moves(state, "deliver")}
        # The tracks in the order of the tile: turned by one, its first track leads from NE to SW.
        assert leaving == ({SW} if number == 0 else {NW})
        assert state.lies[place(state, "D3")] == (NE if number == 0 else SE)


@pytest.mark.rule("AL-3")
def test_the_choice_is_only_there_where_there_is_one() -> None:
    """ASR-41: not with one track, not without a cube."""
    state = city()
    give(state, "D3", "red")
    to_build(state)
    simple = build(state, "D3", (NW, SE))
    assert why_not(state, f"{simple[:-1]}1") == ("RH-1", "not-a-move")
    lay(state, 0, "C4", (N, NE))
    state.cubes[place(state, "D3")] = 0
    state.bag[0] += 1
    both = build(state, "D3", (NW, SE), (SW, NE))
    assert can(state, both)
    assert why_not(state, f"{both[:-1]}1") == ("RH-1", "not-a-move")


@pytest.mark.rule("AL-3")
def test_redirected_track_takes_its_cube_along() -> None:
    """ASR-41"""
    state = city()
    give(state, "D3", "red")
    to_build(state)
    do(state, build(state, "D3", (NW, NE)))
    assert state.lies[place(state, "D3")] == NE
    do(state, build(state, "D3", (NW, S)))
    assert state.lies[place(state, "D3")] == S
    to_move(state)
    assert moves(state, "deliver") == [f"deliver D3 red {NW}"]


@pytest.mark.rule("AL-3")
@pytest.mark.parametrize(("number", "leaves", "paid"), [(0, SW, [0, 1]), (1, NW, [1, 0])])
def test_who_replaces_a_tile_says_on_which_track_the_cube_lies(number: int, leaves: int, paid: list[int]) -> None:
    """ASR-41: the cube lay on the track of seat 0; seat 1 adds another, and the owner of the one it names is paid."""
    state = city()
    give(state, "D3", "red")
    to_build(state)
    do(state, build(state, "D3", (NW, SE)))
    lay(state, 1, "C4", (N, NE))
    to_build(state, 1)
    do(state, build(state, "D3", (NW, SE), (SW, NE), on=number))
    to_move(state, 1)
    assert moves(state, "deliver") == [f"deliver D3 red {leaves}"]
    assert gains(state, f"deliver D3 red {leaves}") == paid


@pytest.mark.rule("AL-3")
def test_who_redirects_on_a_tile_with_two_tracks_says_it_again() -> None:
    """ASR-41: the tile is laid anew; with its cube gone there is nothing to say."""
    state = city()
    give(state, "D3", "red")
    lay(state, 1, "C4", (N, NE))
    to_build(state)
    do(state, build(state, "D3", (NW, SE)))
    to_build(state, 1)
    do(state, build(state, "D3", (NW, SE), (SW, NE), on=1))
    turned = build(state, "D3", (NW, SE), (SW, N))
    choices = [move for move in moves(state, "build") if move[:-1] == turned[:-1]]
    assert choices == [f"{turned[:-1]}0", f"{turned[:-1]}1"]
    empty = state.clone()
    empty.cubes[place(state, "D3")] = 0
    assert can(empty, f"{turned[:-1]}0")
    assert why_not(empty, f"{turned[:-1]}1") == ("RH-1", "not-a-move")


@pytest.mark.rule("AL-3")
def test_the_other_reading_lets_the_deliverer_pick() -> None:
    """ASR-41"""
    state = city(DELIVERER)
    lay(state, 0, "C4", (N, NE))
    give(state, "D3", "red")
    to_build(state)
    both = build(state, "D3", (NW, SE), (SW, NE))
    assert why_not(state, f"{both[:-1]}1") == ("RH-1", "not-a-move")
    do(state, both)
    to_move(state)
    assert {move.split()[-1] for move in moves(state, "deliver")} == {str(NW), str(SW)}


@pytest.mark.rule("AL-3")
def test_the_other_reading_gives_a_bonus_for_unfinished_track() -> None:
    state = city(BONUS)
    give(state, "D3", "red")
    to_build(state, 1)
    do(state, build(state, "D3", (NW, SE)))
    to_move(state, 0)
    assert gains(state, f"deliver D3 red {NW}") == [0, 2]


@pytest.mark.rule("AL-3")
def test_the_bonus_counts_where_the_best_delivery_is_listed_first() -> None:
    state = city(BONUS)
    lay(state, 0, "C4", (N, S))
    lay(state, 0, "C5", (N, SE))
    lay(state, 0, "barre_de_l_isle", NW)
    lay(state, 0, "D3", (NW, SE))
    for label, side in (("C5", N), ("D3", SE)):
        give(state, label, "red")
        state.lies[place(state, label)] = side
    to_move(state)
    assert [gains(state, move)[0] for move in moves(state, "deliver")] == [2, 1]


@pytest.mark.rule("AL-4")
def test_eight_turns() -> None:
    state = fresh(ST_LUCIA, 2)
    state.turn = 8
    to_move(state, 1, 1)
    do(state, "pass")
    assert state.step == steps.OVER
