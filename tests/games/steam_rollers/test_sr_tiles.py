"""Taking action tiles, lightning and infinity, changing dice, any kind of track. Rulings SRR-19 to SRR-24, SRR-32."""

from __future__ import annotations

import pytest
from sr_staging import (
    NO_SHARP,
    PLAN,
    can,
    do,
    give,
    hold,
    keys,
    kit_with,
    offered,
    rolls,
    table,
    turn_to,
    why_not,
)

from roundhouse.core.log import Log
from roundhouse.games.steam_rollers.printed.facts import ANY_KIND, ANY_VALUE, BY_ONE, NEW_ROLL, TILES
from roundhouse.games.steam_rollers.rules import rounds
from roundhouse.games.steam_rollers.rules.state import State
from roundhouse.games.steam_rollers.rules.steps import FINAL, NUDGED, VALUE


def values(state: State) -> list[int]:
    return [die & VALUE for die in state.hand]


# -- taking -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SR-3.4")
def test_take_a_tile_from_the_pool() -> None:
    """SRR-19: the number of the die; laid sideways at once."""
    state = table()
    hold(state, 4)
    assert why_not(state, "tile 3") == ("SR-3.4", "other-tile")
    log = Log()
    do(state, "tile 4", log=log)
    assert (state.tile_of[4], state.sideways, state.players[0].tiles) == (0, 1 << 4, 1 << 4)
    assert keys(log) == ["tile"]
    assert state.turn == 1, "it is the whole action"


@pytest.mark.rule("SR-3.4")
def test_take_a_tile_from_another_player() -> None:
    state = table()
    give(state, 1, 4)
    hold(state, 4)
    log = Log()
    do(state, "tile 4", log=log)
    assert (state.tile_of[4], state.players[0].tiles, state.players[1].tiles) == (0, 1 << 4, 0)
    assert keys(log) == ["tile-from"]


@pytest.mark.rule("SR-3.4")
def test_a_sideways_tile_is_safe_until_its_owners_next_turn() -> None:
    """SRR-20"""
    state = table(3)
    hold(state, 4)
    do(state, "tile 4")
    hold(state, 4)
    assert why_not(state, "tile 4") == ("SR-3.4", "tile-sideways")
    do(state, "upgrade 4")
    hold(state, 3)
    do(state, "upgrade 3", rolls(white=[4, 4, 4, 4], black=[1]))
    assert (state.round, state.turn) == (2, 1)
    do(state, "take 4")
    assert why_not(state, "tile 4") == ("SR-3.4", "tile-sideways"), "a round later it is still safe"
    do(state, "build d4 E-W")
    do(state, "take 4")
    do(state, "upgrade 4")
    assert (state.turn, state.sideways) == (0, 0), "straightened before the die is taken"
    do(state, "take 4")
    do(state, "upgrade 4", rolls(white=[4, 4, 4, 4], black=[1]))
    do(state, "take 4")
    assert can(state, "tile 4")


@pytest.mark.rule("SR-3.4")
def test_take_ones_own_tile() -> None:
    """SRR-19: to turn it sideways again; not while it lies sideways."""
    state = table()
    give(state, 0, 4)
    hold(state, 4)
    log = Log()
    do(state, "tile 4", log=log)
    assert (state.tile_of[4], state.sideways) == (0, 1 << 4)
    assert keys(log) == ["tile-own"]
    state.turn, state.waiting = 0, [0]
    hold(state, 4)
    assert why_not(state, "tile 4") == ("SR-3.4", "tile-sideways")


@pytest.mark.rule("SR-3.4", "SR-4.2")
def test_a_sideways_tile_works() -> None:
    """SRR-21: a tile taken with the first die of 2a serves the second."""
    state = table(white=(1, 4, 6))
    give(state, 0, 2)
    do(state, "pair 4 6")
    assert why_not(state, "build d4 E-NE") == ("SR-3.1", "other-kind")
    do(state, "tile 6")
    assert state.sideways == 1 << 6
    do(state, "build d4 E-NE")
    assert state.turn == 1


# -- lightning and infinity ---------------------------------------------------------------------------------------


@pytest.mark.rule("SR-4.1")
def test_lightning_goes_back_to_the_pool_upright() -> None:
    """SRR-22: it can be taken again."""
    state = table()
    give(state, 0, 1, sideways=True)
    hold(state, 3)
    log = Log()
    do(state, "set 3 1", log=log)
    assert (state.tile_of[1], state.sideways, state.players[0].tiles) == (-1, 0, 0)
    assert keys(log) == ["change", "lightning"]
    do(state, "tile 1")
    assert state.tile_of[1] == 0


@pytest.mark.rule("SR-4.1")
def test_infinity_stays_and_nobody_gives_one_up() -> None:
    """SRR-23: there is no move for that."""
    state = table()
    give(state, 0, 3, 5, 6)
    hold(state, 4)
    do(state, "nudge 4 up")
    assert state.tile_of[5] == 0
    before = state.players[0].tiles
    for move in state.moves(0):
        other = state.clone()
        other.play(0, move, rolls())
        assert other.players[0].tiles & before == before
    turn_to(state, 0)


@pytest.mark.rule("SR-4.3")
def test_points_of_the_tiles() -> None:
    """Each tile has its value, some -2; they count for whoever holds them."""
    worth = dict(zip(TILES, PLAN.tile_points, strict=True))
    assert -2 in worth.values()
    for number in range(1, 7):
        for side in "ab":
            state = table(sides="".join(side if n == number else "a" for n in range(1, 7)))
            give(state, 1, number)
            assert state.sheet()[1].points("tile") == worth[f"{number}{side}"]
            assert state.sheet()[0].points("tile") == 0


# -- changing dice ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SR-4.2")
@pytest.mark.parametrize("side", ["a", "b"])
def test_tile_1_makes_the_die_any_value(side: str) -> None:
    """SRR-24: the own die, before the action."""
    state = table(sides=f"{side}aaaaa")
    hold(state, 3)
    assert why_not(state, "set 3 5") == ("SR-4.2", "no-tile")
    give(state, 0, 1)
    assert offered(state, "set") == [f"set 3 {value}" for value in (1, 2, 4, 5, 6)]
    assert why_not(state, "set 3 3") == ("SR-4.2", "same-value")
    assert why_not(state, "set 4 5") == ("SR-3.1", "no-such-die")
    do(state, "set 3 5")
    assert values(state) == [5]
    do(state, "upgrade 5")
    assert state.used == [5]


@pytest.mark.rule("SR-4.2")
@pytest.mark.parametrize(("die", "ways"), [(1, ["up"]), (3, ["down", "up"]), (6, ["down"])])
def test_tile_5a_changes_the_die_by_one_without_wrap(die: int, ways: list[str]) -> None:
    """SRR-24: never 0, never 7; once for a die."""
    state = table()
    give(state, 0, 5)
    hold(state, die)
    assert offered(state, "nudge") == [f"nudge {die} {way}" for way in ways]
    for way in {"up", "down"} - set(ways):
        assert why_not(state, f"nudge {die} {way}") == ("SR-4.2", "no-wrap")
    do(state, f"nudge {die} {ways[0]}")
    after = die + (1 if ways[0] == "up" else -1)
    assert values(state) == [after]
    assert offered(state, "nudge") == []
    assert why_not(state, f"nudge {after} up") == ("SR-4.2", "die-is-final")
    assert why_not(state, f"flip {after}") == ("SR-4.2", "no-tile"), "that is side b"


@pytest.mark.rule("SR-4.2")
def test_tile_5b_turns_or_rerolls_and_that_is_final() -> None:
    """SRR-24: no further change of that die, not even by tile 1."""
    state = table(sides="aaaaba")
    give(state, 0, 1, 5)
    hold(state, 2)
    assert why_not(state, "nudge 2 up") == ("SR-4.2", "no-tile")
    do(state, "flip 2")
    assert values(state) == [5]
    assert offered(state, "flip") == offered(state, "reroll") == offered(state, "set") == []
    assert why_not(state, "reroll 5") == ("SR-4.2", "die-is-final")
    assert why_not(state, "set 5 1") == ("SR-4.2", "die-is-final")
    rolled = table(sides="aaaaba")
    give(rolled, 0, 5)
    hold(rolled, 2)
    log = Log()
    do(rolled, "reroll 2", rolls(reroll=[2]), log)
    assert rolled.hand == [2 | FINAL], "also where the roll gives the same"
    assert keys(log) == ["reroll", "infinity"]


@pytest.mark.rule("SR-4.2")
def test_tiles_1_and_5_on_one_die() -> None:
    """SRR-24: 5b last; 5a before or after tile 1."""
    state = table(sides="aaaaba")
    give(state, 0, 1, 5)
    hold(state, 2)
    do(state, "set 2 6")
    do(state, "flip 6")
    assert values(state) == [1]
    nudged = table()
    give(nudged, 0, 1, 5)
    hold(nudged, 2)
    do(nudged, "nudge 2 up")
    do(nudged, "set 3 6")
    assert values(nudged) == [6]
    assert nudged.hand[0] & NUDGED


@pytest.mark.rule("SR-4.2")
def test_each_of_two_dice_may_be_changed_by_a_lasting_tile() -> None:
    state = table(white=(2, 3, 3))
    give(state, 0, 2, 5)
    do(state, "pair 2 3")
    do(state, "nudge 2 up")
    assert values(state) == [3, 3]
    assert offered(state, "nudge") == ["nudge 3 down", "nudge 3 up"], "the other three has not been changed"
    do(state, "nudge 3 up")
    assert sorted(values(state)) == [3, 4]
    assert offered(state, "nudge") == []


@pytest.mark.rule("SR-4.2")
def test_of_two_equal_dice_the_changed_one_is_used_first() -> None:
    """It leaves the player more choice."""
    for order in ((3, 3 | NUDGED), (3 | NUDGED, 3)):
        state = table()
        give(state, 0, 5)
        hold(state, *order)
        do(state, "upgrade 3")
        assert state.hand == [3]
    for order in ((3, 3 | NUDGED), (3 | NUDGED, 3)):
        state = table(sides="aaaaba")
        give(state, 0, 1, 5)
        hold(state, *order)
        do(state, "set 3 5")
        assert [die & NUDGED for die in state.hand] == [die & NUDGED for die in order]
        assert values(state) == [5 if die & NUDGED else 3 for die in order]


@pytest.mark.rule("SR-4.2", "SR-4.1")
@pytest.mark.parametrize(
    ("tile", "number", "move"),
    [(ANY_VALUE[0], 1, "set 3 4"), (BY_ONE, 5, "nudge 3 up"), (NEW_ROLL, 5, "flip 3")],
)
def test_signs_are_a_matter_of_the_kit(tile: int, number: int, move: str) -> None:
    """Once a die also where the tile stays; back to the pool where it does not."""
    side = "b" if tile == NEW_ROLL else "a"
    for lightning in (True, False):
        state = table(sides=f"aaaa{side}a", plan=kit_with(tile, lightning=lightning))
        give(state, 0, number)
        hold(state, 3)
        do(state, move)
        assert (state.tile_of[number] == -1) == lightning
        assert offered(state, move.split()[0]) == []


# -- any kind of track --------------------------------------------------------------------------------------------


@pytest.mark.rule("SR-4.2")
@pytest.mark.parametrize("side", ["a", "b"])
def test_tile_6_ignores_the_black_die(side: str) -> None:
    """SRR-32"""
    state = table(black=NO_SHARP, sides=f"aaaaa{side}")
    hold(state, 1)
    assert len(offered(state, "build")) == 9 * 9
    give(state, 0, 6)
    assert len(offered(state, "build")) == 9 * 15
    log = Log()
    do(state, "build a1 E-NE", log=log)
    assert keys(log) == ["build", "infinity"]


@pytest.mark.rule("SR-4.1")
def test_tile_6_is_used_only_for_what_the_die_does_not_show() -> None:
    plan = kit_with(ANY_KIND[0], lightning=True)
    for track, stays in (("E-W", True), ("E-NE", False)):
        state = table(plan=plan)
        give(state, 0, 6)
        hold(state, 1)
        do(state, f"build a1 {track}")
        assert (state.tile_of[6] == 0) == stays


def test_tiles_are_counted_by_seat_and_by_number_alike() -> None:
    state = table(3)
    give(state, 1, 2, 3)
    give(state, 2, 3)
    for seat in range(3):
        held = [number for number in range(1, 7) if state.players[seat].tiles >> number & 1]
        assert held == [number for number in range(1, 7) if state.tile_of[number] == seat]
    rounds.begin_turn(state, 1)
    assert state.tile_of[2] == 1
