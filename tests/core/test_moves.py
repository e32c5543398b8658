"""A move is declared once; int, Struct, JSON and notation are derived and come back to the same move."""

from __future__ import annotations

from typing import Annotated

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from roundhouse import BadMove, find_game
from roundhouse.core.moves import (
    KIND_BITS,
    MAX_BITS,
    Bits,
    Move,
    MoveMeta,
    MoveSet,
    Named,
    Path,
    fields_of,
    mask_of,
    shift_of,
)

COLOURS = ("red", "green", "blue", "off-white", "grey")


class Claim(Move, kind=3):
    route: Annotated[int, Bits(7)]
    colour: Annotated[int, Named(COLOURS)]


class Ship(Move, kind=63):
    stops: Annotated[int, Path(4, 3)]


class Pass(Move, kind=1):
    pass


class Full(Move, kind=2):
    all_of_it: Annotated[int, Bits(MAX_BITS - KIND_BITS)]


MOVES = MoveSet(Claim, Ship, Pass, Full)
PATH = Path(4, 3)
steps = st.lists(st.integers(0, 7), max_size=4)
any_move = st.one_of(
    st.builds(Claim, st.integers(0, 127), st.integers(0, len(COLOURS) - 1)),
    st.builds(Ship, steps.map(PATH.pack)),
    st.just(Pass()),
    st.builds(Full, st.integers(0, 2**54 - 1)),
)


@given(any_move)
def test_every_form_comes_back(move: Move) -> None:
    packed = move.pack()
    assert 0 < packed < 1 << MAX_BITS
    assert MOVES.malformed(packed) is None
    assert MOVES.unpack(packed) == move
    assert MOVES.pack(move) == MOVES.pack(str(move)) == MOVES.pack(packed) == packed
    assert MOVES.parse(MOVES.notation(packed)) == move
    assert MOVES.from_json(MOVES.to_json(move)) == move


@given(any_move, any_move)
def test_different_moves_have_different_ints_and_notations(one: Move, other: Move) -> None:
    assert (one == other) == (one.pack() == other.pack()) == (str(one) == str(other))


@given(st.integers())
def test_an_int_is_a_move_or_is_refused(number: int) -> None:
    if MOVES.malformed(number) is None:
        assert MOVES.unpack(number).pack() == number
    else:
        with pytest.raises(BadMove, match="is not a move of this game"):
            MOVES.unpack(number)


@given(st.text(max_size=30) | st.sampled_from(["claim 1", "ship 1-2-", "pass pass", "full -1", "ship ¹"]))
def test_a_notation_is_read_or_refused(words: str) -> None:
    try:
        move = MOVES.parse(words)
    except BadMove:
        return
    assert MOVES.parse(str(move)) == move


def test_how_moves_are_written() -> None:
    assert str(Claim(12, 3)) == "claim 12 off-white"
    assert str(Ship(PATH.pack([3, 0, 5]))) == "ship 3-0-5"
    assert str(Ship(PATH.pack([]))) == "ship ."
    assert str(Pass()) == "pass"
    assert MOVES.to_json(Claim(12, 3)) == b'{"type":"claim","route":12,"colour":3}'


def test_the_layout_of_the_int() -> None:
    assert Claim(5, 2).pack() == 3 | 5 << 6 | 2 << 13
    assert [(f.name, f.shift, f.mask) for f in fields_of(Claim)] == [("route", 6, 127), ("colour", 13, 7)]
    assert shift_of(Claim, "colour") == 13
    assert (mask_of(Claim, "route"), mask_of(Claim, "colour")) == (127, 7)
    assert Full(2**54 - 1).pack().bit_length() == MAX_BITS


@pytest.mark.parametrize(
    ("move", "field"),
    [
        (Claim(128, 0), "route"),
        (Claim(-1, 0), "route"),
        (Claim(0, 5), "colour"),
        (Ship(5), "stops"),
        (Ship(-8), "stops"),
    ],
)
def test_a_value_out_of_range_does_not_pack(move: Move, field: str) -> None:
    with pytest.raises(BadMove, match=f"{move.WORD}: {field} cannot be"):
        move.pack()


@pytest.mark.parametrize("value", ["red", 1.0, None])
def test_a_value_that_is_no_number_does_not_pack(value: object) -> None:
    with pytest.raises(BadMove, match="colour cannot be"):
        Claim(1, value).pack()  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "packed",
    [
        0,
        -1,
        -Pass().pack(),
        4,
        64 | 1,
        3 | 5 << 13,
        1 << 60 | 1,
        Claim(1, 1).pack() | 1 << 16,
        63 | 1 << 9,
        63 | 7 << 6,
    ],
)
def test_ints_that_are_no_moves(packed: int) -> None:
    refusal = MOVES.malformed(packed)
    assert refusal is not None
    assert (refusal.rule, refusal.code) == ("RH-1", "not-a-move")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("", "begins with one of claim, ship, pass, full"),
        ("steal 3", "begins with one of"),
        ("claim 3", "claim <route> <colour> is expected"),
        ("pass 1", "pass is expected"),
        ("claim x red", "route: 'x' is not a number"),
        ("claim ² red", "is not a number"),
        ("claim 128 red", "route cannot be 128"),
        ("claim 1 pink", "colour: 'pink' is none of red, green"),
        ("ship 1-2-3-4-5", "no path of up to 4 steps below 8"),
        ("ship 8", "no path of up to 4 steps below 8"),
        ("ship 1--2", "stops: '' is not a number"),
    ],
)
def test_a_notation_that_cannot_be_read_says_why(words: str, says: str) -> None:
    with pytest.raises(BadMove) as caught:
        MOVES.parse(words)
    assert says in str(caught.value)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"[]",
        b"{}",
        b'{"type":"steal"}',
        b'{"type":"claim","route":1}',
        b'{"type":"claim","route":"1","colour":1}',
        b'{"type":"claim","route":999,"colour":1}',
        b'{"type":"\xff"}',
        '{"type":"\ud800"}',
        b"[" * 100_000,
    ],
    ids=lambda data: str(data)[:20],
)
def test_json_that_is_no_move(data: bytes | str) -> None:
    with pytest.raises(BadMove):
        MOVES.from_json(data)


def test_a_move_of_another_game_is_refused() -> None:
    class Pass2(Move, kind=1, tag="pass"):
        pass

    with pytest.raises(BadMove, match="Pass2 is not a move of this game"):
        MOVES.pack(Pass2())


@given(steps)
def test_a_path_is_one_int(stops: list[int]) -> None:
    packed = PATH.pack(stops)
    assert PATH.holds(packed)
    assert PATH.unpack(packed) == tuple(stops)
    assert PATH.read(PATH.write(packed)) == packed


def test_declarations_that_cannot_be() -> None:
    with pytest.raises(ValueError, match="at least one bit"):
        Bits(0)
    for names in (("a", "a"), ("a b",), ("",)):
        with pytest.raises(ValueError, match="names must differ"):
            Named(names)
    for kind in (0, 64, -1):
        with pytest.raises(TypeError, match="kind must be 1 to 63"):
            MoveMeta("Odd", (Move,), {}, kind=kind)


class TooWide(Move, kind=1):
    all_of_it: Annotated[int, Bits(MAX_BITS - KIND_BITS)]
    more: Annotated[int, Bits(1)]


class NoWidth(Move, kind=1):
    number: int


class Twin(Move, kind=1):
    pass


class Passing(Move, kind=9, tag="pass"):
    pass


class NoKind(Move):
    pass


def test_a_set_of_moves_that_cannot_be() -> None:
    with pytest.raises(TypeError, match="TooWide needs 61 bits, 60 is the most"):
        MoveSet(TooWide)
    with pytest.raises(TypeError, match=r"NoWidth.number has no width"):
        MoveSet(NoWidth)
    for moves in ((Pass, Twin), (Pass, Passing), (NoKind,)):
        with pytest.raises(TypeError, match="a kind and a name of its own"):
            MoveSet(*moves)


def test_a_name_alone_takes_one_bit() -> None:
    assert Named(("only",)).width == 1
    assert not Named(("only",)).holds(1)
    assert Named("abcde").width == 3


def test_a_move_is_frozen_and_hashable() -> None:
    move = Claim(1, 2)
    with pytest.raises(AttributeError):
        move.route = 3
    assert {move: 1}[Claim(1, 2)] == 1


@given(st.data())
def test_railroad_ink_moves_come_back(data: st.DataObject) -> None:
    moveset = find_game("railroad_ink").moveset
    cls = data.draw(st.sampled_from(moveset.classes))
    fields = fields_of(cls)
    top = [len(f.form.names) if isinstance(f.form, Named) else 1 << f.form.width for f in fields]
    move = cls(*(data.draw(st.integers(0, limit - 1)) for limit in top))
    assert (
        moveset.parse(str(move)) == moveset.from_json(msgspec.json.encode(move)) == moveset.unpack(move.pack()) == move
    )
