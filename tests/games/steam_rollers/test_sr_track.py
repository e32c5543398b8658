"""Tracks, walls and the network; the locomotive. Rulings SRR-6 to SRR-11."""

from __future__ import annotations

from itertools import combinations

import pytest
from sr_staging import (
    EXAMPLE,
    NO_GENTLE,
    NO_SHARP,
    NO_STRAIGHT,
    PLAN,
    can,
    do,
    fill,
    give,
    hold,
    offered,
    rails,
    table,
    why_not,
)

from roundhouse.core.log import Log
from roundhouse.games.steam_rollers.printed.facts import (
    FIELD_NAMES,
    KIND_OF,
    KINDS,
    NUMBERS,
    SIDES,
    TRACK_NAMES,
    TRACKS,
)
from roundhouse.games.steam_rollers.rules.state import State
from roundhouse.games.steam_rollers.rules.ways import all_ways, follow


def drawn(state: State, seat: int = 0) -> dict[str, str]:
    tracks = state.players[seat].tracks
    return {FIELD_NAMES[field]: TRACK_NAMES[number - 1] for field, number in enumerate(tracks) if number}


def ends(state: State, seat: int = 0) -> list[tuple[int, int, list[int]]]:
    """The links: cities, and the towns on them."""
    links = state.players[seat].links
    return sorted((a // 6, b // 6, [town for town in NUMBERS if towns >> town & 1]) for a, b, towns in links)


@pytest.mark.rule("SR-3.1")
def test_the_kinds_of_track() -> None:
    """SRR-7: sides three, two or one apart; every turn of them."""
    apart = {"straight": 3, "gentle": 2, "sharp": 1}
    for (one, other), kind in zip(TRACKS, KIND_OF, strict=True):
        assert min((one - other) % 6, (other - one) % 6) == apart[KINDS[kind]]
    assert [KIND_OF.count(kind) for kind in range(3)] == [3, 6, 6]
    assert len(set(TRACKS)) == 15
    assert SIDES[0] == "E"


@pytest.mark.rule("SR-3.1")
@pytest.mark.parametrize(("black", "without"), [(NO_SHARP, "sharp"), (NO_GENTLE, "gentle"), (NO_STRAIGHT, "straight")])
def test_build_in_the_region_of_the_die_one_of_two_kinds(black: int, without: str) -> None:
    """SRR-2, SRR-6: any empty field of the region, joined to anything or not, towns too, never the city."""
    state = table(black=black)
    do(state, "take 1")
    builds = [words.split() for words in offered(state, "build")]
    assert {field for _, field, _ in builds} == {"a1", "a2", "a3", "b1", "b2", "c1", "c3", "d1", "d2"}
    kinds = [KINDS[KIND_OF[TRACK_NAMES.index(name)]] for _, field, name in builds if field == "a1"]
    assert set(kinds) == {*KINDS} - {without}
    assert len(kinds) == 15 - {"straight": 3, "gentle": 6, "sharp": 6}[without]
    assert why_not(state, "build c2 E-W") == ("SR-3.1", "on-a-city")
    assert why_not(state, "build e1 E-W") == ("SR-3.1", "other-region")
    assert why_not(state, "build l12 E-W") == ("RH-1", "not-a-move")
    wrong = {"straight": "E-W", "gentle": "E-NW", "sharp": "E-NE"}[without]
    assert why_not(state, f"build a1 {wrong}") == ("SR-3.1", "other-kind")


@pytest.mark.rule("SR-3.1")
def test_one_track_a_field() -> None:
    state = table()
    rails(state, 0, "a1 E-W")
    do(state, "take 1")
    assert why_not(state, "build a1 NE-SW") == ("SR-3.1", "field-full")
    log = Log()
    do(state, "build a2 E-NW", log=log)
    assert drawn(state) == {"a1": "E-W", "a2": "E-NW"}
    assert drawn(state, 1) == {}
    assert [(event.key, event.where) for event in log.events] == [("build", ("field-a2",))]
    assert state.turn == 1


@pytest.mark.rule("SR-3.1")
def test_a_track_may_lead_off_the_map() -> None:
    """SRR-7: useless, and allowed."""
    state = table()
    do(state, "take 1")
    do(state, "build a1 NE-W")
    assert ends(state) == []


@pytest.mark.rule("SR-3.1", "SR-6.1")
def test_the_first_example_of_the_rulebook() -> None:
    """SRR-8, SRR-9: 1 and 3 are joined through the yellow town; nothing else is."""
    state = table()
    rails(state, 0, "b2 SW-NE", "a3 SW-E")
    assert ends(state) == []
    assert state.players[0].network == 0
    hold(state, 3)
    log = Log()
    do(state, "build a4 W-SE", log=log)
    assert ends(state) == [(1, 3, [1])]
    assert state.players[0].network == 2
    assert [event.key for event in log.events] == ["build", "link"]
    assert log.events[1].args == {"one": 1, "other": 3, "towns": 1}


@pytest.mark.rule("SR-3.1", "SR-6.1")
def test_the_second_example_of_the_rulebook() -> None:
    """SRR-9: one for each link, one for each town on it."""
    state = table()
    rails(state, 0, *EXAMPLE)
    assert ends(state) == [(1, 3, []), (1, 4, [4, 5]), (2, 4, []), (3, 4, [])]
    assert state.players[0].network == 6


@pytest.mark.rule("SR-6.1")
def test_chains_that_are_worth_nothing() -> None:
    """SRR-9: back to the same city; with an open end; a circle. Their towns count nothing, either."""
    state = table()
    rails(state, 0, "c3 W-NW", "b2 SE-SW")
    assert ends(state) == [], "from city 1 to city 1"
    rails(state, 0, "d3 NW-E")
    assert state.players[0].network == 0, "a town on a line that ends in the open"
    circle = table()
    rails(circle, 0, "g7 E-NE", "f7 SW-SE", "g8 NW-W")
    assert ends(circle) == []
    assert circle.players[0].network == 0


@pytest.mark.rule("SR-6.1")
def test_two_links_between_the_same_cities_count_both() -> None:
    """SRR-10"""
    state = table()
    rails(state, 0, "b2 SW-E", "b3 W-E")
    rails(state, 0, "c3 W-E", "c4 W-NE")
    assert ends(state) == [(1, 3, []), (1, 3, [])]
    assert state.players[0].network == 2


@pytest.mark.rule("SR-1.7", "SR-6.1")
@pytest.mark.parametrize(("walls", "links"), [(0, 4), (1, 3), (5, 3), (7, 2), (9, 1)])
def test_nothing_crosses_a_wall(walls: int, links: int) -> None:
    """SRR-11: the track is drawn and not joined: no link, no way."""
    state = table(walls=walls)
    rails(state, 0, *EXAMPLE)
    assert len(drawn(state)) == len(EXAMPLE)
    assert len(ends(state)) == links
    # 1 and 5: the borders 1-3 and 3-4 are closed; 7: 1-3 and 4-5; 9: 1-3, 1-4 and 3-4.
    closed = {0: [], 1: [(1, 3)], 5: [(3, 4)], 7: [(1, 3), (1, 4)], 9: [(1, 3), (1, 4), (3, 4)]}[walls]
    assert [(a, b) for a, b, _ in ends(state)] == [
        pair for pair in [(1, 3), (1, 4), (2, 4), (3, 4)] if pair not in closed
    ]
    reached = {to for _, to, _ in state.players[0].ways[1]}
    assert reached == ({2, 3, 4} if walls in (0, 1, 5) else set())


@pytest.mark.rule("SR-3.1")
def test_a_city_beside_a_wall_is_not_joined_over_it() -> None:
    """SRR-8, SRR-11: c4 of region 3 touches c3 of region 1."""
    for walls, joined in ((0, True), (1, False)):
        state = table(walls=walls)
        rails(state, 0, "c3 W-E", "c4 W-NE")
        assert (ends(state) == [(1, 3, [])]) == joined


@pytest.mark.rule("SR-3.2")
def test_upgrade_a_box_once_in_any_order() -> None:
    state = table()
    hold(state, 5)
    log = Log()
    do(state, "upgrade 5", log=log)
    assert (state.players[0].boxes, state.players[0].power) == (1 << 5, 1)
    assert log.events[0].args == {"box": 5, "power": 1}
    hold(state, 2)
    state.turn, state.waiting = 0, [0]
    do(state, "upgrade 2")
    assert state.players[0].power == 2, "the number of crossed boxes, not the highest"
    state.turn, state.waiting = 0, [0]
    hold(state, 5)
    assert why_not(state, "upgrade 5") == ("SR-3.2", "box-crossed")
    assert why_not(state, "upgrade 6") == ("SR-3.2", "other-box")


@pytest.mark.rule("SR-3.5")
def test_a_die_with_which_nothing_can_be_done_is_spent() -> None:
    """SRR-4: and only then."""
    state = table(white=(1, 1, 1))
    fill(state, 0, 1)
    give(state, 1, 1, sideways=True)
    do(state, "take 1")
    assert why_not(state, "pass") == ("SR-3.5", "must-act")
    state.players[0].boxes |= 1 << 1
    state.players[0].power += 1
    log = Log()
    assert can(state, "pass")
    assert len(state.moves(0)) == 1
    do(state, "pass", log=log)
    assert [event.key for event in log.events] == ["pass"]
    assert (state.turn, state.used) == (1, [1])


@pytest.mark.rule("SR-3.1")
def test_a_line_that_leaves_the_sheet_ends_there() -> None:
    """Whatever lies in the last place of the sheet's table."""
    tracks = [1] * PLAN.size
    edges = [port for port, beyond in enumerate(PLAN.roads[0]) if beyond < 0]
    assert edges
    for port in edges:
        assert follow(PLAN, PLAN.roads[0], tracks, port // 6, port % 6) == (-1, 0, [])


@pytest.mark.rule("SR-3.3")
def test_of_lines_without_a_town_one_is_enough() -> None:
    """By whatever sides they leave and arrive; a line with a town counts beside it."""
    for one, other in combinations(range(6), 2):
        plain = [(6 + one, 24, 0), (6 + other, 25, 0)]
        assert [len(ways) for ways in all_ways(tuple(plain))] == [0, 1, 0, 0, 1, 0, 0]
        assert len(all_ways((*plain, (6, 26, 0b10)))[1]) == 2


@pytest.mark.rule("SR-3.5")
@pytest.mark.parametrize("open_to", ["track", "box", "tile"])
def test_whatever_can_be_done_must_be_done(open_to: str) -> None:
    """SRR-4"""
    state = table()
    if open_to != "track":
        fill(state, 0, 1)
    if open_to != "box":
        state.players[0].boxes |= 1 << 1
        state.players[0].power += 1
    if open_to != "tile":
        give(state, 1, 1, sideways=True)
    hold(state, 1)
    assert why_not(state, "pass") == ("SR-3.5", "must-act")
