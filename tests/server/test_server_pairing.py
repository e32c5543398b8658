"""Who meets whom: properties of all ways to draw a round, and what a tournament comes to."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from roundhouse.server.contest.pairing import (
    GROUPS,
    ROBIN,
    SWISS,
    Drawn,
    Past,
    groups,
    groups_rounds,
    most_swiss_rounds,
    pair,
    robin,
    robin_rounds,
    sizes,
    swiss,
    swiss_rounds,
)
from roundhouse.server.contest.seeds import new_secret, seal, seed_of
from roundhouse.server.contest.standing import BEATEN, DIRECT, FIELD, GONE, OPPONENTS, WINS, Result, Standing

lean = settings(max_examples=40, deadline=None, derandomize=True)


def whole(drawn: Drawn, here: set[int]) -> None:
    """Everybody is somewhere, once."""
    found = [one for table in drawn.tables for one in table] + list(drawn.byes)
    assert sorted(found) == sorted(here)


@lean
@given(st.integers(2, 20), st.integers(1, 2))
def test_in_a_round_robin_everybody_meets_everybody_and_begins_equally_often(players: int, laps: int) -> None:
    here = set(range(players))
    rounds = [robin(players, number, here) for number in range(laps * robin_rounds(players))]
    for one in rounds:
        whole(one, here)
    past = Past(rounds)
    assert all(past.met[two] == laps for two in combinations(range(players), 2))
    begun = [past.sat[one, 0] - past.sat[one, 1] for one in range(players)]
    assert all(abs(lead) <= (1 if laps == 1 else 0) for lead in begun)
    assert set(past.byes.values()) <= {laps}


@lean
@given(st.data())
def test_whoever_leaves_a_round_robin_is_sat_out(data: st.DataObject) -> None:
    players = data.draw(st.integers(3, 12))
    gone = data.draw(st.sets(st.integers(0, players - 1), max_size=players - 2))
    here = set(range(players)) - gone
    rounds = [robin(players, number, here) for number in range(robin_rounds(players))]
    for one in rounds:
        whole(one, here)
    met = Past(rounds).met
    assert all(met[two] == 1 for two in combinations(sorted(here), 2))


@pytest.mark.parametrize(
    ("players", "seats", "allowed", "expected"),
    [
        (12, 4, {2, 3, 4}, [4, 4, 4]),
        (7, 4, {2, 3, 4}, [4, 3]),
        (9, 4, {2, 3, 4}, [3, 3, 3]),
        (5, 4, {2, 3, 4}, [4]),  # one sits out: two is no group
        (10, 4, {4, 6}, [4, 4]),  # two sit out: the game is not for three
        (6, 6, {1, 2, 3, 4, 5, 6}, [6]),
        (2, 3, {2, 3}, []),
    ],
)
def test_tables_are_as_large_as_wished_or_one_less(
    players: int, seats: int, allowed: set[int], expected: list[int]
) -> None:
    assert sizes(players, seats, allowed) == expected


@settings(max_examples=15, deadline=None, derandomize=True)
@given(st.data())
def test_groups_are_mixed_and_everybody_sits_everywhere(data: st.DataObject) -> None:
    seats = data.draw(st.integers(3, 6))
    players = data.draw(st.integers(seats, 18))
    rounds_wished = data.draw(st.integers(2, 6))
    tables = sizes(players, seats, range(2, 7))
    here, rounds = list(range(players)), list[Drawn]()
    for number in range(rounds_wished):
        rounds.append(groups(here, tables, Past(rounds), rounds_wished - number, tries=3000))
        whole(rounds[-1], set(here))
        assert sorted(map(len, rounds[-1].tables)) == sorted(tables)
    past = Past(rounds)
    byes = [past.byes[one] for one in here]
    assert max(byes) - min(byes) <= 1, "everybody sits out equally often"
    if len(set(tables)) == 1:
        often = -(-rounds_wished // seats)
        assert max(past.sat.values()) <= often + 1
    # More even than by chance.
    chance = Random(7)
    by_chance = []
    for _ in range(3):
        seen: Counter[tuple[int, int]] = Counter()
        for drawn in rounds:
            order = iter(chance.sample([one for table in drawn.tables for one in table], sum(tables)))
            for size in tables:
                seen.update(pair(*two) for two in combinations([next(order) for _ in range(size)], 2))
        by_chance.append(sum(often * often for often in seen.values()))
    assert sum(often * often for often in past.met.values()) <= min(by_chance)


@pytest.mark.parametrize(("players", "seats"), [(9, 3), (8, 4), (16, 4), (12, 3)])
def test_known_designs_are_found_or_nearly(players: int, seats: int) -> None:
    """Nine play in threes for four rounds, sixteen in fours for five: everybody can meet everybody once."""
    wished = groups_rounds(players, seats)
    rounds: list[Drawn] = []
    for number in range(wished):
        rounds.append(groups(range(players), sizes(players, seats, range(2, 7)), Past(rounds), wished - number))
    met = Past(rounds).met
    meetings, pairs = sum(met.values()), players * (players - 1) // 2
    unmet = sum(met[two] == 0 for two in combinations(range(players), 2))
    # Nobody can do better than the number of meetings allows; of other cases a few pairs stay apart.
    assert unmet <= max(0, pairs - meetings) + pairs // 6
    if (players, seats) in ((9, 3), (16, 4)):
        assert unmet == 0


def play_swiss(players: int, wished: int, data: st.DataObject, leave: bool) -> tuple[list[Drawn], set[int]]:
    """A Swiss tournament of whoever is stronger by chance."""
    here, rounds, won = set(range(players)), list[Drawn](), Counter[int]()
    for _ in range(wished):
        ranked = sorted(here, key=lambda one: (-won[one], one))
        drawn = swiss(ranked, lambda one: won[one], Past(rounds))
        whole(drawn, here)
        rounds.append(drawn)
        for one in drawn.byes:
            won[one] += 2
        for table in drawn.tables:
            for one, worth in zip(table, data.draw(st.sampled_from([(2, 0), (1, 1), (0, 2)])), strict=True):
                won[one] += worth
        if leave and len(here) > 4 and data.draw(st.booleans()):
            here.remove(data.draw(st.sampled_from(sorted(here))))
    return rounds, here


@lean
@given(st.data())
def test_in_a_swiss_nobody_meets_twice_and_byes_are_shared(data: st.DataObject) -> None:
    players = data.draw(st.integers(2, 17))
    rounds, _ = play_swiss(players, most_swiss_rounds(players), data, leave=False)
    past = Past(rounds)
    assert max(past.met.values(), default=1) == 1
    assert max(past.byes.values(), default=0) <= 1
    assert all(len(one.byes) == players % 2 for one in rounds)
    assert all(abs(past.sat[one, 0] - past.sat[one, 1]) <= 2 for one in range(players))


@lean
@given(st.data())
def test_a_swiss_bears_that_people_leave(data: st.DataObject) -> None:
    players = data.draw(st.integers(6, 14))
    rounds, here = play_swiss(players, 3, data, leave=True)
    assert max(Past(rounds).met.values()) == 1
    assert here


def test_a_swiss_pairs_who_has_as_much() -> None:
    won = {0: 2, 1: 2, 2: 0, 3: 0, 4: 2, 5: 2, 6: 0, 7: 0}
    past = Past([Drawn(((0, 2), (1, 3), (4, 6), (5, 7)))])
    drawn = swiss(sorted(won, key=lambda one: (-won[one], one)), won.__getitem__, past)
    assert all(won[one] == won[other] for one, other in drawn.tables)
    # The upper half meets the lower one.
    assert {pair(*table) for table in drawn.tables} == {(0, 4), (1, 5), (2, 6), (3, 7)}


def test_whoever_sits_out_has_least_and_did_not_before() -> None:
    won = {0: 4, 1: 2, 2: 2, 3: 0, 4: 2}
    past = Past([Drawn(((0, 1), (2, 4)), (3,))])
    drawn = swiss([0, 1, 2, 4, 3], won.__getitem__, past)
    assert drawn.byes[0] in (1, 2, 4)
    assert swiss_rounds(5) == 3
    assert (swiss_rounds(2), swiss_rounds(8), swiss_rounds(9), most_swiss_rounds(9)) == (1, 3, 4, 5)


# -- what it comes to ---------------------------------------------------------------------------------------------


def game(number: int, table: str, *players: tuple[int, int, int | None]) -> list[Result]:
    return [Result(player, number, table, seat, place, total) for seat, (player, place, total) in enumerate(players)]


def test_points_are_the_share_of_opponents_left_behind() -> None:
    results = game(1, "t", (0, 1, 50), (1, 2, 40), (2, 2, 40), (3, 4, 10))
    standing = Standing(GROUPS, False, 1, [*results, Result(4, 1, None)])
    assert [standing.points(one) for one in range(5)] == [1, Fraction(1, 2), Fraction(1, 2), 0, Fraction(1, 2)]
    assert Standing(SWISS, False, 1, [Result(0, 1, None)]).points(0) == 1
    assert Standing(SWISS, False, 1, game(1, "t", (0, None, None), (1, None, None))).points(0) == 0, "not over yet"  # type: ignore[arg-type]
    assert Standing(SWISS, False, 1, game(1, "t", (0, 1, None), (1, 1, None))).points(0) == Fraction(1, 2)
    assert Standing(SWISS, False, 1, game(1, "t", (0, 1, 9), (1, GONE, 99))).points(0) == 1


def test_partners_are_no_opponents() -> None:
    results = game(1, "t", (0, 1, 9), (1, 1, 9), (2, 3, 5), (3, 3, 5))
    assert [Standing(GROUPS, False, 2, results).points(one) for one in range(4)] == [1, 1, 0, 0]


def test_tie_breaks_have_names_and_an_order() -> None:
    # Level on points are 1 and 2, and 0 and 3: their own game decides.
    results = [
        *game(1, "a", (0, 1, 9), (1, 2, 8)),
        *game(2, "b", (1, 1, 9), (2, 2, 8)),
        *game(3, "c", (2, 1, 9), (0, 2, 8)),
        *game(4, "d", (0, 2, 1), (3, 1, 2)),
        *game(5, "e", (1, 1, 9), (3, 2, 2)),
        *game(6, "f", (2, 1, 9), (3, 2, 2)),
    ]
    ranks = Standing(ROBIN, False, 1, results).ranks(range(4))
    assert Standing(ROBIN, True, 1, results).names == (FIELD, DIRECT, BEATEN, WINS)
    assert Standing(SWISS, False, 1, results).names == (OPPONENTS, BEATEN, WINS)
    assert [(one.place, one.player) for one in ranks] == [(1, 1), (2, 2), (3, 3), (4, 0)]
    assert [one.points for one in ranks] == [2, 2, 1, 1]
    assert [one.breaks[0] for one in ranks] == [1, 0, 1, 0]


def test_who_is_level_in_everything_shares_a_place() -> None:
    ranks = Standing(SWISS, False, 1, game(1, "t", (0, 1, 5), (1, 1, 5))).ranks([0, 1, 2])
    assert [(one.place, one.player) for one in ranks] == [(1, 0), (1, 1), (3, 2)]


def test_with_the_same_chance_the_same_seats_are_compared() -> None:
    """All have won or lost once; at the other table somebody sat in the same place, with the same dice."""
    results = [*game(1, "a", (0, 1, 50), (1, 2, 40)), *game(1, "b", (2, 1, 45), (3, 2, 44))]
    ranks = Standing(SWISS, True, 1, results).ranks(range(4))
    assert [one.player for one in ranks] == [0, 2, 3, 1]
    assert [one.breaks[0] for one in ranks] == [1, 0, 1, 0]


def test_seeds_follow_from_the_secret_and_from_what_people_added() -> None:
    secret, words = new_secret(), ["a", "", "c"]
    assert seed_of(secret, words, 1, None) == seed_of(secret, words, 1, None)
    others = [
        seed_of(secret, words, 1, None),
        seed_of(secret, words, 2, None),
        seed_of(secret, words, 1, 0),
        seed_of(secret, words, 1, 1),
        seed_of(secret, ["a", "c", ""], 1, None),
        seed_of(new_secret(), words, 1, None),
    ]
    assert len(set(others)) == len(others)
    assert seal(secret) != secret
