"""AS-3: the order of the phases, and shares."""

from __future__ import annotations

import pytest
from as_staging import RUST_BELT, can, do, moves, script, started, why_not

from roundhouse.games.age_of_steam.printed import editions
from roundhouse.games.age_of_steam.rules import steps
from roundhouse.games.age_of_steam.rules.state import State


@pytest.mark.rule("AS-3.1")
def test_the_books_example() -> None:
    """Three players: Piotrek issues two shares, Jarek one, Przemek none."""
    state = started(seats=3, chance=script(order=[6, 6, 6, 5, 5, 5, 4, 4, 4]))
    assert state.waiting == [0]
    do(state, "issue 2")
    assert (state.shares[0], state.money[0]) == (4, 20)
    do(state, "issue 1")
    assert (state.shares[1], state.money[1]) == (3, 15)
    do(state, "issue 0")
    assert (state.shares[2], state.money[2]) == (2, 10)
    assert state.step == steps.AUCTION


@pytest.mark.rule("AS-3.1")
def test_any_number_to_the_end_of_the_track() -> None:
    state = started()
    seat = state.waiting[0]
    assert moves(state, "issue") == [f"issue {number}" for number in range(14)]
    assert why_not(state, "issue 14") == ("AS-3.1", "too-many-shares")
    do(state, "issue 13")
    assert (state.shares[seat], state.money[seat]) == (15, 75)


@pytest.mark.rule("AS-3.1")
def test_who_has_issued_all_is_not_asked() -> None:
    state = started(seats=3)
    second = state.order[1]
    do(state, "issue 0", "issue 13", "issue 0", "drop", "drop")
    do(state, "choose engineer", "choose first_move", "choose first_build", *["done"] * 3, *["pass"] * 6)
    assert state.turn == 2
    assert [*state.waiting, *state.queue] == [seat for seat in state.order if seat != second]


@pytest.mark.rule("AS-3.1")
def test_nothing_else_comes_first() -> None:
    state = started()
    for notation in ("bid 1", "drop", "choose engineer", "done", "engine", "pass", "produce", "put red light1.1"):
        assert why_not(state, notation) == ("AS-3.1", "now-issue")
    assert not can(state, "deliver A11 red 0")


def test_the_phases_of_a_turn() -> None:
    """Shares, order, actions, building, two rounds of moving goods; then the next turn."""
    state = started(seats=3, chance=script(order=[6, 6, 6, 5, 5, 5, 4, 4, 4]))
    met = []
    while state.turn == 1:
        met.append((state.step, state.waiting[0]))
        move = {
            steps.ISSUE: "issue 0",
            steps.AUCTION: "drop",
            steps.CHOOSE: moves(state, "choose")[0] if state.step == steps.CHOOSE else "",
            steps.BUILD: "done",
            steps.MOVE: "pass",
        }[state.step]
        do(state, move)
    order = [2, 1, 0]
    assert met == [
        *((steps.ISSUE, seat) for seat in (0, 1, 2)),
        *((steps.AUCTION, seat) for seat in (0, 1)),
        *((steps.CHOOSE, seat) for seat in order),
        # The first has First move, the second First build.
        *((steps.BUILD, seat) for seat in (1, 2, 0)),
        *((steps.MOVE, seat) for seat in order * 2),
    ]
    assert (state.turn, state.step) == (2, steps.ISSUE)


def test_a_blank_table_has_everything_in_the_bag() -> None:
    assert sum(State(editions.plan(RUST_BELT, 3)).bag) == 96
