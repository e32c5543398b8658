"""Tile by tile: what two of them do together, with one die, with two, and alone. Every pair against the rulebook's
sentences said once more, in a few lines. Rulings SRR-21 to SRR-32, SRR-44."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest
from msgspec.structs import replace
from sr_staging import DIRECT, EXAMPLE, NO_SHARP, boxes, can, do, fill, give, hold, rails, rolls, table, turn_to

from roundhouse.games.steam_rollers.printed.facts import TILES
from roundhouse.games.steam_rollers.printed.kit import OURS
from roundhouse.games.steam_rollers.rules.plan import Plan
from roundhouse.games.steam_rollers.rules.state import State
from roundhouse.games.steam_rollers.rules.steps import STEAL, TAKE, USE, VALUE

#: The way from city 1 to city 2 of the rulebook's example.
DISTANCE = 3
#: What the die of a transport names.
BY = ("source", "destination")


@cache
def signed(*lightning: str) -> Plan:
    """Our kit, with a lightning on these sides alone."""
    tiles = [replace(tile, lightning=name in lightning) for name, tile in zip(TILES, OURS.tiles, strict=True)]
    return Plan(replace(OURS, tiles=tuple(tiles)))


def is_used(state: State, number: int, lightning: bool) -> bool:
    """Whether a tile of seat 0 was used: it is back in the pool, or alone it is spent for this turn."""
    return state.tile_of[number] < 0 if lightning else bool(state.spent >> number & 1)


# -- 3 and 4: how far, from where, and what it costs --------------------------------------------------------------


@pytest.mark.rule("SR-3.3", "SR-4.1", "SR-4.2")
@pytest.mark.parametrize("three", ["", "3a", "3b"])
@pytest.mark.parametrize("four", ["", "4a", "4b"])
@pytest.mark.parametrize("lightning", [False, True])
def test_transports_with_tiles_3_and_4(three: str, four: str, lightning: bool) -> None:
    """SRR-28 to SRR-31: tile 3 is used by whoever names the destination or counts more; tile 4 by whoever scores more
    than the boxes allow: with 3b and 4a the points decide, not the way."""
    plan = signed(*(three, four) if lightning else ())
    for power, plus, by in product(range(7), range(3), BY):
        sides = f"aa{three[1:] or 'a'}{four[1:] or 'a'}aa"
        state = table(level=1, goods={1: ["red", "blue"]}, sides=sides, plan=plan)
        give(state, 0, *[int(tile[0]) for tile in (three, four) if tile])
        rails(state, 0, *EXAMPLE)
        boxes(state, 0, *range(1, 1 + power))
        hold(state, 6, 1 if by == "source" else 2)
        points = DISTANCE + plus
        limit = 99 if four == "4a" else power + (four == "4b")
        allowed = points <= limit and (not plus or three == "3b") and (by == "source" or three == "3a")
        move = f"transport 1 red 0 {by} {plus} {DIRECT}"
        assert can(state, move) == allowed, (power, plus, by)
        if not allowed:
            continue
        do(state, move)
        assert state.players[0].points == points
        assert [die & VALUE for die in state.hand] == [6]
        if three:
            assert is_used(state, 3, lightning) == (plus > 0 or by == "destination"), (power, plus, by)
        if four:
            assert is_used(state, 4, lightning) == (points > power), (power, plus, by)


# -- two dice -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SR-4.1", "SR-7.3")
@pytest.mark.parametrize("lightning", [False, True])
@pytest.mark.parametrize("level", [0, 1])
@pytest.mark.parametrize("side", ["3a", "3b", "4a", "4b", "6a", "6b"])
def test_a_tile_with_two_dice(side: str, level: int, lightning: bool) -> None:
    """SRR-21, SRR-22, SRR-44: what was used for the first action is there for the second if it stays; alone it is
    not."""
    number = int(side[0])
    sides = "".join(side[1] if n == number else "a" for n in range(1, 7))
    state = table(
        level=level,
        goods={1: ["red", "red"]},
        sides=sides,
        plan=signed(side) if lightning else signed(),
        black=NO_SHARP,
    )
    give(state, 0, number)
    rails(state, 0, *EXAMPLE)
    power = {"3a": 3, "3b": 5, "4a": 2, "4b": 2}.get(side, 0)
    boxes(state, 0, *range(1, 1 + power))
    moves = {
        "3a": f"transport 1 red 0 destination 0 {DIRECT}",
        "3b": f"transport 1 red 0 source 2 {DIRECT}",
        "4a": f"transport 1 red 0 source 0 {DIRECT}",
        "4b": f"transport 1 red 0 source 0 {DIRECT}",
    }
    first, second = (moves[side], moves[side]) if side in moves else ("build a1 E-SE", "build a2 E-SE")
    die = 2 if side == "3a" else 1
    hold(state, die, die)
    assert can(state, second)
    do(state, first)
    assert state.step == USE
    stays = not lightning and not level
    assert can(state, second) == stays
    if stays:
        do(state, second)
        assert state.tile_of[number] == 0


@pytest.mark.rule("SR-4.1", "SR-7.3")
@pytest.mark.parametrize("lightning", [False, True])
@pytest.mark.parametrize("level", [0, 1])
@pytest.mark.parametrize(
    ("side", "first", "second"),
    [
        ("1a", "set 3 5", "set 4 5"),
        ("1b", "set 3 5", "set 4 5"),
        ("5a", "nudge 3 up", "nudge 4 up"),
        ("5b", "flip 3", "flip 4"),
        ("5b", "reroll 3", "flip 4"),
    ],
)
def test_a_tile_that_changes_dice_with_two_dice(
    side: str, first: str, second: str, level: int, lightning: bool
) -> None:
    """SRR-24, SRR-44: each die once, and alone only one of the two."""
    number = int(side[0])
    sides = "".join(side[1] if n == number else "a" for n in range(1, 7))
    state = table(level=level, sides=sides, plan=signed(side) if lightning else signed())
    give(state, 0, number)
    hold(state, 3, 4)
    assert can(state, second)
    do(state, first, rolls(reroll=[6]))
    assert can(state, second) == (not lightning and not level)


@pytest.mark.rule("SR-4.2")
def test_a_tile_taken_with_the_first_die_serves_the_second() -> None:
    """SRR-21: for every tile that can serve at all."""
    serves = {
        "1a": "set 6 5",
        "3a": "transport 4 red 0 destination 0 0",
        "3b": f"transport 1 red 0 source 1 {DIRECT}",
        "4a": f"transport 1 red 0 source 0 {DIRECT}",
        "4b": f"transport 1 red 0 source 0 {DIRECT}",
        "5a": "nudge 6 down",
        "5b": "flip 6",
        "6a": "build a7 E-SE",
    }
    for side, move in serves.items():
        number = int(side[0])
        sides = "".join(side[1] if n == number else "a" for n in range(1, 7))
        state = table(goods={1: ["red"], 4: ["red"]}, sides=sides)
        rails(state, 0, *EXAMPLE)
        boxes(state, 0, *range(1, {"3a": 2, "3b": 5, "4b": 3}.get(side, 1)))
        other = 6 if side[0] in "156" else 2 if side == "3a" else 1
        hold(state, number, other)
        if number == other:
            continue
        assert not can(state, move), side
        do(state, f"tile {number}")
        assert state.sideways >> number & 1
        assert can(state, move), side


# -- changes and what a die then does -----------------------------------------------------------------------------


@pytest.mark.rule("SR-4.2")
@pytest.mark.parametrize(
    ("number", "side", "change"), [(1, "a", "set 5 2"), (5, "a", "nudge 1 up"), (5, "b", "flip 5")]
)
def test_a_changed_die_names_a_destination(number: int, side: str, change: str) -> None:
    """1, 5a and 5b with 3a: the die that is changed, and nothing else, is used up."""
    sides = "".join(side if n == number else "a" for n in range(1, 7))
    state = table(goods={1: ["red"]}, sides=sides, plan=signed())
    give(state, 0, 3, number)
    rails(state, 0, *EXAMPLE)
    boxes(state, 0, 1, 2, 3)
    hold(state, int(change.split()[1]), 6)
    move = f"transport 1 red 0 destination 0 {DIRECT}"
    assert not can(state, move)
    do(state, change)
    do(state, move)
    assert ([die & VALUE for die in state.hand], state.used) == ([6], [2])


@pytest.mark.rule("SR-4.2")
def test_changes_one_after_another() -> None:
    """SRR-24: 1 then 5a, 5a then 1, 1 then 5b; after 5b nothing, and nothing twice."""
    for side, steps, then in (
        ("a", ("set 3 5", "nudge 5 up"), ("set 6 1", "nudge 6 down")),
        ("a", ("nudge 3 up", "set 4 6"), ("set 6 1", "nudge 6 down")),
        ("b", ("set 3 5", "flip 5"), ("set 2 1", "flip 2", "reroll 2")),
        ("b", ("reroll 3",), ("set 4 1", "flip 4", "reroll 4")),
    ):
        state = table(sides=f"aaaa{side}a", plan=signed())
        give(state, 0, 1, 5)
        hold(state, 3)
        for step in steps:
            do(state, step, rolls(reroll=[4]))
        for step in then:
            assert not can(state, step), (steps, step)


@pytest.mark.rule("SR-4.2")
@pytest.mark.parametrize("change", ["set 4 1", "nudge 4 up"])
def test_a_stolen_die_may_be_changed(change: str) -> None:
    """2b with 1 and 5a: in the thief's own turn, like any other."""
    state = table(white=[4, 5, 6], sides="abaaaa")
    give(state, 1, 1, 2, 5)
    do(state, "take 4")
    assert (state.step, state.waiting) == (STEAL, [1])
    do(state, "steal")
    do(state, "take 5")
    assert state.step == USE, "nobody steals twice"
    do(state, "upgrade 5")
    assert (state.turn, state.step, state.hand) == (1, USE, [4])
    do(state, change)
    assert state.hand[0] & VALUE != 4


@pytest.mark.rule("SR-4.2")
def test_two_dice_cannot_be_stolen() -> None:
    """2a and 2b are the sides of one tile: whoever takes two dice is not asked for them."""
    state = table(3, white=[2, 3, 4, 5])
    give(state, 0, 2)
    do(state, "pair 2 3")
    assert (state.step, state.tile_of[2]) == (USE, -1)


# -- 6 and the black die ------------------------------------------------------------------------------------------


@pytest.mark.rule("SR-4.2", "SR-4.1")
@pytest.mark.parametrize("lightning", [False, True])
def test_tile_6_is_used_for_what_the_black_die_lacks(lightning: bool) -> None:
    """SRR-32: and stays unused for what it shows, also as a lightning."""
    for track, used in (("E-W", False), ("E-NW", False), ("E-NE", True)):
        state = table(level=1, plan=signed("6a") if lightning else signed(), black=NO_SHARP)
        give(state, 0, 6)
        hold(state, 1, 5)
        do(state, f"build a1 {track}")
        assert is_used(state, 6, lightning) == used


# -- in need ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SR-3.5", "SR-4.2")
def test_who_can_do_nothing_may_still_change_the_die() -> None:
    """SRR-4 with 1: passing is possible, and so is a change, after which something can be done again."""
    state = table()
    give(state, 0, 1)
    give(state, 1, 4, sideways=True)
    fill(state, 0, 4)
    boxes(state, 0, 4)
    hold(state, 4)
    assert can(state, "pass")
    do(state, "set 4 5")
    assert not can(state, "pass")
    assert can(state, "upgrade 5")


@pytest.mark.rule("SR-3.4")
def test_taking_ones_own_tile_that_is_spent() -> None:
    """Alone, SRR-44: tile 5 has changed a die and is taken with it: it lies sideways, and is still spent."""
    state = table(level=1, plan=signed())
    give(state, 0, 5)
    hold(state, 4, 2)
    do(state, "nudge 4 up")
    do(state, "tile 5")
    assert (state.sideways >> 5 & 1, state.spent >> 5 & 1) == (1, 1)
    assert not can(state, "nudge 2 up")


@pytest.mark.rule("SR-2.1", "SR-3.4")
def test_only_ones_own_tiles_are_straightened() -> None:
    state = table(white=[4, 5, 6])
    give(state, 0, 1, sideways=True)
    give(state, 1, 3, sideways=True)
    turn_to(state, 1)
    assert state.sideways == 1 << 1
    assert state.step == TAKE
