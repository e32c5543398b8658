"""What a refusal names: the die, the city, the tile, the distance. Which rule forbids what is tested with the rule."""

from __future__ import annotations

import pytest
from sr_staging import DIRECT, EXAMPLE, OVER_TOWNS, boxes, give, hold, pack, rails, stock, table

from roundhouse.core.texts import Arg, Seat
from roundhouse.games.steam_rollers.rules.moves import MOVES, Begin, Decline, Done, Leave, Protect, RerollEve, Steal
from roundhouse.games.steam_rollers.rules.refusals import BELONGS, REASONS
from roundhouse.games.steam_rollers.rules.state import State


def names(state: State, move: str) -> tuple[str, dict[str, Arg]]:
    """The sentence, and what is filled in."""
    refusal = state.refusal(state.waiting[0], pack(move))
    assert refusal is not None
    return refusal.code, refusal.args


def staged(*dice: int, sides: str = "aaaaaa") -> State:
    """The network of the rulebook's example, three boxes, an order of the other player, two tiles that lie sideways."""
    state = table(2, sides=sides, orders="aaaaaa")
    rails(state, 0, *EXAMPLE)
    boxes(state, 0, 1, 2, 3)
    give(state, 1, 6, sideways=True)
    state.order_of[2] = 1
    hold(state, *dice)
    return state


@pytest.mark.parametrize(
    ("move", "code", "args"),
    [
        ("build d4 E-W", "other-region", {"region": 4}),
        ("upgrade 3", "box-crossed", {"box": 3}),
        ("upgrade 4", "other-box", {"box": 4}),
        ("tile 4", "other-tile", {"number": 4}),
        ("transport 1 red 0 source 0 1", "other-colour", {"city": 3}),
        ("transport 3 red 0 source 0 5-0", "other-source", {"city": 3}),
        ("transport 4 red 0 source 0 4", "not-joined", {"city": 4}),
        ("transport 1 red 0 source 0 1-0", "not-joined", {"city": 3}),
        ("transport 5 blue 0 source 0 0", "no-such-good", {"city": 5}),
        (f"transport 1 red 0 source 0 {OVER_TOWNS}", "too-far", {"distance": 4, "power": 3}),
        ("pass", "must-act", {"die": 1}),
        ("order 2 none", "order-filled", {"holder": Seat(1)}),
        ("order 1 none", "goods-missing", {"number": 2}),
    ],
)
def test_what_is_named(move: str, code: str, args: dict[str, Arg]) -> None:
    said, named = names(staged(1), move)
    assert said == code
    assert {name: named[name] for name in args} == args


def test_distance_and_power_with_tiles() -> None:
    """The raised distance, and the power with tile 4b."""
    state = staged(1, sides="aabbaa")
    give(state, 0, 3, 4)
    said, named = names(state, f"transport 1 red 0 source 2 {DIRECT}")
    assert (said, named["distance"], named["power"]) == ("too-far", 5, 4)


def test_destination_by_tile_3a() -> None:
    state = staged(1)
    give(state, 0, 3)
    assert names(state, f"transport 1 red 0 destination 0 {DIRECT}") == ("other-destination", {"city": 2})


def test_dice_that_tiles_may_change() -> None:
    state = staged(3)
    give(state, 0, 1, 5)
    assert names(state, "set 3 3") == ("same-value", {"die": 3})
    assert names(state, "set 2 3") == ("no-such-die", {"die": 2})
    state.hand = [6]
    assert names(state, "nudge 6 up") == ("no-wrap", {"die": 6})


def test_missing_goods_are_counted() -> None:
    state = staged(1)
    stock(state, 0, yellow=1)
    assert names(state, "order 1 none")[1]["number"] == 1


def test_every_move_has_a_step_and_reasons_or_needs_none() -> None:
    always = {Steal, Decline, Done, Leave, RerollEve, Protect, Begin}
    assert {*REASONS, *always} == set(MOVES.classes) == {move for moves in BELONGS.values() for move in moves}
    assert not always & set(REASONS)
