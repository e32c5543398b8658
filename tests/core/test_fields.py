"""A field goes from a state to a view and back under its name."""

from __future__ import annotations

from msgspec import Struct

from roundhouse.core.fields import in_rows, same_names, seen, take_over, take_rows


class State:
    __slots__ = ("board", "money", "out", "secret", "turn")

    def __init__(self) -> None:
        self.turn = 3
        self.board = [[1, 2], [], [3]]
        self.money = [10, 0]
        self.out = [0, 1]
        self.secret = [7]


class Player(Struct, frozen=True):
    money: int
    out: bool


class View(Struct, frozen=True):
    turn: int
    board: tuple[tuple[int, ...], ...]
    money: tuple[int, ...]
    players: tuple[Player, ...]


def test_what_has_the_same_name_is_seen_and_given_back() -> None:
    state = State()
    names = same_names(View, State)
    assert names == ("board", "money", "turn")
    assert same_names(View, State, but=("money",)) == ("board", "turn")
    view = View(players=(), **seen(state, names))
    assert (view.turn, view.board, view.money) == (3, ((1, 2), (), (3,)), (10, 0))
    other = State()
    other.turn, other.board, other.money = 0, [], []
    take_over(other, view, names)
    assert (other.turn, other.board, other.money) == (state.turn, state.board, state.money)


def test_lists_side_by_side_are_rows() -> None:
    state = State()
    rows = in_rows(state, Player)
    assert rows == [Player(10, False), Player(0, True)]
    assert rows[1].out is True
    other = State()
    take_rows(other, Player, [Player(4, True)])
    assert (other.money, other.out) == ([4], [1])
    assert type(other.out[0]) is int
