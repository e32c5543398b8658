"""The round: taking dice, the first player, the end; tiles 2a and 2b. Rulings SRR-1 to SRR-5, SRR-25 to SRR-27."""

from __future__ import annotations

import pytest
from sr_staging import can, do, fill, give, hold, keys, kit_with, offered, rails, rolls, row, table, turn_to, why_not

from roundhouse.core.chance import Fast
from roundhouse.core.log import Log
from roundhouse.games.steam_rollers.printed.facts import STEAL_DIE
from roundhouse.games.steam_rollers.rules.rounds import stuck
from roundhouse.games.steam_rollers.rules.steps import OVER, STEAL, TAKE, USE
from roundhouse.games.steam_rollers.rules.ways import all_ways


@pytest.mark.rule("SR-2.1")
def test_a_turn() -> None:
    """SRR-1, SRR-3: straighten, take a die, one action; one white die is left over."""
    state = table(3, white=(2, 2, 5, 6))
    give(state, 0, 4, sideways=True)
    give(state, 1, 3, sideways=True)
    state.sideways |= 1 << 3 | 1 << 4
    log = Log()
    assert offered(state, "take") == ["take 2", "take 5", "take 6"], "equal dice once"
    assert why_not(state, "upgrade 2") == ("SR-2.1", "take-first")
    assert why_not(state, "take 3") == ("SR-2.1", "no-white-die")
    assert why_not(state, "take 2", seat=1) == ("RH-2", "not-your-turn")
    do(state, "take 2", log=log)
    assert (state.step, state.hand, state.white) == (USE, [2], [2, 5, 6])
    assert why_not(state, "take 5") == ("SR-2.1", "use-first")
    do(state, "upgrade 2", log=log)
    assert (state.turn, state.step) == (1, TAKE)
    assert state.sideways == 1 << 4, "only the tiles of the player on turn are straightened"
    do(state, "take 2", log=log)
    do(state, "upgrade 2", log=log)
    do(state, "take 6", log=log)
    assert state.white == [5]
    assert keys(log) == ["take", "upgrade", "take", "upgrade", "take"]


@pytest.mark.rule("SR-2.1")
def test_the_first_player_straightens_as_a_new_round_begins() -> None:
    state = table(2)
    give(state, 1, 5, sideways=True)
    turn_to(state, 1)
    state.sideways |= 1 << 5
    hold(state, 3)
    do(state, "upgrade 3", rolls(white=[1, 2, 3], black=[1]))
    assert (state.first, state.turn) == (1, 1)
    assert state.sideways == 0


@pytest.mark.rule("SR-2.1", "SR-2.2")
def test_the_marker_passes_to_the_left_and_all_dice_are_rolled_again() -> None:
    """SRR-2: one roll of the black die for everybody."""
    state = table(3, white=(1, 1, 1, 1))
    log = Log()
    chance = rolls(white=[6, 3, 5, 3], black=[4])
    for seat in range(3):
        assert state.turn == seat
        assert state.black == 1
        do(state, "take 1", chance, log)
        do(state, "upgrade 1", chance, log)
    assert (state.round, state.first, state.turn) == (2, 1, 1)
    assert (state.white, state.black, state.used) == ([3, 3, 5, 6], 4, [])
    assert keys(log)[-1] == "round"
    for _ in range(2):
        do(state, "take 3")
        do(state, "upgrade 3")
    assert state.turn == 0, "the round of the second player ends with the first"
    do(state, "take 5")
    do(state, "upgrade 5")
    assert (state.round, state.first) == (3, 2)


@pytest.mark.rule("SR-2.3")
def test_the_game_ends_with_the_round_in_which_three_cities_are_empty() -> None:
    """SRR-5: a city that was empty from the setup counts; own cargo does not make one full."""
    state = table(2, goods={1: [], 3: [], 4: []})
    state.players[0].cargo, state.players[0].cargo_city = 0, 3
    state.bag[0] -= 1
    hold(state, 1)
    do(state, "upgrade 1")
    assert state.turn == 1, "the round is played to its end"
    hold(state, 2)
    log = Log()
    do(state, "upgrade 2", log=log)
    assert (state.step, state.actors()) == (OVER, [])
    assert keys(log) == ["upgrade", "end"]
    assert why_not(state, "take 1", seat=0) == ("RH-3", "game-over")


@pytest.mark.rule("SR-2.3")
def test_two_empty_cities_end_nothing() -> None:
    state = table(2, goods={1: [], 3: []})
    turn_to(state, 1)
    hold(state, 2)
    do(state, "upgrade 2")
    assert state.round == 2


@pytest.mark.rule("SR-2.3")
def test_a_game_in_which_nothing_can_be_transported_any_more_ends() -> None:
    """All sheets are full and no track leads a good anywhere: the round is the last one."""
    state = table(2)
    for seat in (0, 1):
        fill(state, seat, 1, 2, 3, 4, 5, 6)
    turn_to(state, 1)
    hold(state, 2)
    log = Log()
    do(state, "upgrade 2", log=log)
    assert state.step == OVER
    assert keys(log) == ["upgrade", "stuck"]


@pytest.mark.rule("SR-2.3")
@pytest.mark.parametrize(
    ("side", "distance", "ends"), [("a", 9, False), ("b", 9, True), ("b", 8, True), ("b", 7, False)]
)
@pytest.mark.parametrize("cargo", [False, True])
def test_a_way_that_no_locomotive_can_go_is_no_hope(side: str, distance: int, ends: bool, cargo: bool) -> None:
    """Six boxes and tile 4b go as far as seven; 4a goes anywhere."""
    start = 3 if cargo else 1
    goods = {city: ["blue"] for city in (1, 2, 3, 4, 6)}
    if not cargo:
        goods[1] = ["red"]
    state = table(2, goods=goods, sides=f"aaa{side}aa")
    for seat in (0, 1):
        fill(state, seat, 1, 2, 3, 4, 5, 6)
    player = state.players[0]
    towns = (0b1110, 0b110000 if distance > 8 else 0b100000, 0b1000000 if distance > 7 else 0)
    assert sum(1 + line.bit_count() for line in towns) == distance
    player.links = ((6 * start, 6 * 4, towns[0]), (6 * 4 + 1, 6 * 6, towns[1]), (6 * 2, 6 * 6 + 1, towns[2]))
    player.ways = all_ways(player.links)
    if cargo:
        player.cargo, player.cargo_city = 0, 3
    assert stuck(state) == ends
    turn_to(state, 1)
    hold(state, 2)
    do(state, "upgrade 2")
    assert (state.step == OVER) == ends


@pytest.mark.rule("SR-2.3")
@pytest.mark.parametrize("hope", ["field", "good", "cargo"])
def test_it_goes_on_while_there_is_hope(hope: str) -> None:
    """An empty field; a good with a way, however weak the locomotive; own cargo with a way."""
    state = table(2, goods={1: ["grey"] if hope == "good" else ["red"]})
    if hope != "field":
        rails(state, 0, "c3 W-E", "c4 W-NE")
        fill(state, 0, 1, 3)
    fill(state, 0, 2, 4, 5, 6)
    fill(state, 1, 1, 2, 3, 4, 5, 6)
    if hope == "cargo":
        state.players[0].cargo, state.players[0].cargo_city = 3, 3  # yellow, on its way from 3 to 1
        state.bag[3] -= 1
    if hope == "field":
        fill(state, 0, 3)
    turn_to(state, 1)
    hold(state, 2)
    do(state, "upgrade 2")
    assert state.round == 2


# -- 2a -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SR-4.2")
def test_two_dice_with_tile_2a() -> None:
    """SRR-25: both are taken before the first action; actions in any order; no die is left over."""
    state = table(2, white=(1, 4, 4))
    assert why_not(state, "pair 1 4") == ("SR-4.2", "no-tile")
    give(state, 0, 2)
    assert offered(state, "pair") == ["pair 1 4", "pair 4 4"]
    assert offered(state, "take") == ["take 1", "take 4"], "or only one"
    assert why_not(state, "pair 4 1") == ("RH-1", "not-a-move")
    assert why_not(state, "pair 1 1") == ("SR-2.1", "no-white-die")
    log = Log()
    do(state, "pair 1 4", log=log)
    assert (state.hand, state.white) == ([1, 4], [4])
    assert keys(log) == ["pair", "lightning"]
    assert state.tile_of[2] == -1, "lightning goes back to the pool"
    assert can(state, "upgrade 1")
    assert can(state, "build d4 E-W")
    do(state, "upgrade 4")
    assert (state.turn, state.hand, state.step) == (0, [1], USE)
    assert why_not(state, "tile 4") == ("SR-3.4", "other-tile")
    do(state, "tile 1")
    assert state.turn == 1
    do(state, "take 4")
    assert state.white == []


@pytest.mark.rule("SR-4.2", "SR-3.5")
def test_two_dice_with_which_nothing_can_be_done() -> None:
    """SRR-4: both are spent."""
    state = table(2, white=(3, 3, 1))
    give(state, 0, 2)
    fill(state, 0, 3)
    state.players[0].boxes, state.players[0].power = 1 << 3, 1
    give(state, 1, 3, sideways=True)
    do(state, "pair 3 3")
    do(state, "pass")
    assert state.used == [3, 3]
    assert state.turn == 1


# -- 2b -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SR-4.2")
def test_a_die_is_stolen_in_the_middle_of_a_turn() -> None:
    """SRR-26: the owner is asked at once; the victim takes another die; the thief uses this one in their own turn."""
    state = table(4, white=(2, 3, 4, 5, 6), sides="abaaaa")
    give(state, 2, 2, sideways=True)
    log = Log()
    do(state, "take 4", log=log)
    assert (state.step, state.actors(), state.turn) == (STEAL, [2], 0)
    assert state.moves(0) == []
    assert why_not(state, "upgrade 4", seat=0) == ("RH-2", "not-your-turn")
    assert why_not(state, "take 2") == ("SR-4.2", "steal-first")
    do(state, "steal", log=log)
    assert (state.stolen, state.thief, state.hand) == (4, 2, [])
    assert (state.step, state.actors()) == (TAKE, [0])
    assert why_not(state, "take 4") == ("SR-2.1", "no-white-die"), "not the stolen one"
    assert state.tile_of[2] == -1
    do(state, "take 5", log=log)
    assert (state.step, state.actors()) == (USE, [0]), "no chain: there is one tile only (SRR-27)"
    do(state, "upgrade 5", log=log)
    do(state, "take 2", log=log)
    assert state.step == USE
    do(state, "upgrade 2", log=log)
    assert (state.turn, state.step, state.hand, state.stolen) == (2, USE, [4], 0), "it must be used"
    assert why_not(state, "take 3") == ("SR-2.1", "use-first")
    do(state, "upgrade 4", log=log)
    assert state.turn == 3
    do(state, "take 6", log=log)
    assert state.white == [3], "one die is left over all the same"
    assert keys(log)[:3] == ["take", "steal", "lightning"]


@pytest.mark.rule("SR-4.2")
def test_the_owner_may_decline() -> None:
    state = table(3, white=(2, 3, 4, 5), sides="abaaaa")
    give(state, 2, 2)
    log = Log()
    do(state, "take 4", log=log)
    do(state, "decline now", log=log)
    assert (state.step, state.actors(), state.hand) == (USE, [0], [4])
    assert keys(log) == ["take", "decline"]
    do(state, "upgrade 4")
    do(state, "take 5")
    assert state.step == STEAL, "asked again at the next die"
    do(state, "steal")
    assert (state.stolen, state.actors()) == (5, [1])


@pytest.mark.rule("SR-4.2")
def test_the_owner_may_decline_for_the_whole_round() -> None:
    state = table(3, white=(1, 1, 1, 1), sides="abaaaa")
    give(state, 2, 2)
    do(state, "take 1")
    do(state, "decline round")
    do(state, "upgrade 1")
    do(state, "take 1")
    assert state.step == USE
    do(state, "upgrade 1")
    do(state, "take 1")
    do(state, "upgrade 1", rolls(white=[4, 4, 4, 4], black=[1]))
    assert (state.round, state.first) == (2, 1)
    do(state, "take 4")
    assert state.step == STEAL, "a new round, a new question"


@pytest.mark.rule("SR-4.2")
def test_who_has_had_a_die_cannot_steal() -> None:
    """SRR-26: only before one's own choice."""
    state = table(3, white=(1, 2, 3, 4), sides="abaaaa")
    give(state, 0, 2)
    do(state, "take 1")
    assert state.step == USE, "one's own die is no prey"
    do(state, "upgrade 1")
    do(state, "take 2")
    assert state.step == USE


@pytest.mark.rule("SR-4.2")
def test_stealing_goes_round_the_table() -> None:
    """SRR-26: the turn order counts, not the seats."""
    state = table(3, white=(1, 2, 3, 4), sides="abaaaa")
    give(state, 0, 2)
    state.first, state.turn, state.waiting = 1, 1, [1]
    do(state, "take 1")
    assert (state.step, state.actors()) == (STEAL, [0])


@pytest.mark.rule("SR-4.2")
def test_no_theft_without_another_die_for_the_victim() -> None:
    """SRR-26"""
    state = table(2, sides="abaaaa")
    give(state, 1, 2)
    state.white = [3]
    state.used = [1, 2]
    do(state, "take 3")
    assert state.step == USE


@pytest.mark.rule("SR-4.2")
def test_side_a_steals_nothing() -> None:
    state = table(2)
    give(state, 1, 2)
    do(state, "take 1")
    assert state.step == USE
    assert row(state, 1) == ["red"]


@pytest.mark.rule("SR-4.2")
@pytest.mark.parametrize("thief", [0, 1, 2])
def test_a_stolen_die_is_safe_also_from_a_lasting_tile(thief: int) -> None:
    """SRR-26, SRR-27: with a kit in which 2b stays, the thief has a die and steals no second one."""
    state = table(3, white=(1, 2, 3, 4), sides="abaaaa", plan=kit_with(STEAL_DIE, lightning=False))
    give(state, thief, 2)
    state.first = state.turn = (thief + 1) % 3
    state.waiting = [state.turn]
    do(state, "take 4")
    do(state, "steal")
    assert state.tile_of[2] == thief
    do(state, "take 3")
    assert state.step == USE
    do(state, "upgrade 3")
    do(state, "take 1")
    assert state.step == USE


@pytest.mark.rule("SR-2.1", "SR-4.2")
@pytest.mark.parametrize("side", ["a", "b"])
def test_nobody_is_left_without_a_die(side: str) -> None:
    """Whatever 2a and 2b do, there is a die for everybody, and one at most is left over."""
    for seed in range(20):
        state = table(3, sides=f"a{side}aaaa")
        give(state, seed % 3, 2)
        chance = Fast(seed)
        for _ in range(200):
            if not state.actors():
                break
            seat = state.actors()[0]
            if state.step == TAKE:
                left = len(state.white) - (3 - (state.turn - state.first) % 3) + (state.thief > state.turn)
                assert 0 <= left <= 1 + (state.thief >= 0)
            moves = state.moves(seat)
            twos = [move for move in moves if move & 63 in (2, 3)]
            state.play(seat, (twos or moves)[chance.number(len(twos or moves))], chance)
