"""Whatever is played, some things always hold; and the engine agrees with a plain and slow second one."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from as_brute import Brute, cubes_on
from as_staging import BARBADOS, EVERY, GERMANY, RUST_BELT, ST_LUCIA, WESTERN_US, fresh, started, to_build
from as_walk import walk

from roundhouse.core.chance import Fast
from roundhouse.core.freeze import digest
from roundhouse.core.playout import random_game
from roundhouse.games.age_of_steam.printed.facts import DISCS, URBANIZATION
from roundhouse.games.age_of_steam.printed.settings_file import MOST_REDUCTION
from roundhouse.games.age_of_steam.rules import building, deliveries, money, steps, track
from roundhouse.games.age_of_steam.rules.events import SILENT
from roundhouse.games.age_of_steam.rules.moves import SIDES_LEFT, Build, Deliver, Urbanize
from roundhouse.games.age_of_steam.rules.plan import NOBODY, SIDES, SPOT_MASK, SPOT_SHIFT
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.tiles import (
    PATTERN_FAMILY,
    PATTERN_TILE,
    PATTERN_TURN,
    PATTERNS,
    TILES,
    TOWN,
    redirects,
)

#: Seeds of crowded maps on which redirects free discs and need them.
CROWDED = (21, 33, 34, 42)


def check(state: State) -> None:
    """What must be true at any time."""
    assert min(state.money) >= 0
    assert min(state.discs) >= 0
    assert min(state.stock) >= 0
    assert min(state.bag) >= 0
    assert state.town_discs >= 0
    assert all(income >= 0 for seat, income in enumerate(state.income) if not state.out[seat])
    for run, owner in enumerate(state.owner):
        if owner == track.NO_RUN:
            continue
        assert (state.end[run] >= 0) != (state.tip[run] >= 0)
        assert owner >= 0 or state.tip[run] >= 0, "a finished link belongs to somebody"
        assert state.size[run] > 0
        if state.end[run] >= 0:
            assert state.start[run] // 6 != state.end[run] // 6, "no link joins a stop with itself"
    for seat in range(state.seats):
        assert state.discs[seat] == DISCS - state.owner.count(seat)
    # What is kept up to date is what would be worked out anew.
    twin = state.clone()
    track.survey(twin)
    assert twin.run_at == state.run_at
    for seat in range(state.seats):
        assert state.out[seat] or twin.front[seat] == state.front[seat]


@pytest.mark.parametrize(("edition", "seats"), EVERY)
def test_random_games(edition: str, seats: int) -> None:
    """Nothing appears or vanishes, lists hold no move twice, what is listed is not refused."""
    for seed in range(2):
        before: dict[str, int] = {}
        for ply, (state, seat, move) in enumerate(walk(edition, seats, seed, sample=2)):
            before = before or state.inventory()
            assert state.inventory() == before
            if seat < 0:
                break
            legal = state.moves(seat)
            assert len(set(legal)) == len(legal) > 0
            assert state.refusal(seat, move) is None
            if ply % 13 == 0:
                check(state)
                for one in legal:
                    assert state.refusal(seat, one) is None
        check(state)


@pytest.mark.rule("AS-8.2", "AS-6.6")
@pytest.mark.parametrize("edition", [RUST_BELT, WESTERN_US])
def test_track_that_a_bankrupt_leaves_can_be_taken_at_once(edition: str) -> None:
    """ASR-26, ASR-9: what the others can reach is up to date when the money is settled, and while they build on."""
    for seed in range(3):
        owners: list[int] = []
        for state, _, _ in walk(edition, 5, seed, sample=2):
            if any(state.out):
                if owners:
                    assert state.owner == owners, "nobody else loses any"
                    owners = []
                check(state)
            elif state.step == steps.MOVE:
                victim = max(range(5), key=lambda seat: len(unfinished(state, seat)))
                assert unfinished(state, victim)
                state.money[victim] = state.income[victim] = 0
                owners = state.owner[:]
                for run in unfinished(state, victim):
                    owners[run] = track.UNOWNED
            if state.turn == 3:
                break


def unfinished(state: State, seat: int) -> list[int]:
    return [run for run, owner in enumerate(state.owner) if owner == seat and state.tip[run] >= 0]


@pytest.mark.parametrize(("edition", "seats"), EVERY)
def test_a_list_of_builds_is_all_that_is_not_refused(edition: str, seats: int) -> None:
    looked = 0
    for state, seat, _ in walk(edition, seats, 7, sample=3):
        if state.step != steps.BUILD or state.turn % 3 or state.built != 1:
            continue
        looked += 1
        known = state.plan.build.moveset
        build = known.by_word["build"]
        rest = [0] * (len(build.__struct_fields__) - 3)
        legal = {move for move in state.moves(seat) if move & 63 == Build.KIND}
        listed = {move for move in legal if not rest or not known.unpack(move).track}  # type: ignore[attr-defined]
        possible = {
            build(spot, kind, turn, *rest).pack()
            for spot in state.plan.board.spots
            for kind in range(len(TILES))
            for turn in range(6)
        }
        assert {move for move in possible if state.refusal(seat, move) is None} == listed
        if looked == 2:
            break
    assert looked


def crowded(edition: str, seed: int, seats: int = 3, tiles: int = 45) -> State:
    """Tiles of everybody close to each other, many of them laid over others; open track of anybody or nobody. The last
    seat has built nothing."""
    state, dice = fresh(edition, seats, money=1000), Random(seed)
    for _ in range(tiles):
        seat = dice.randrange(seats - 1)
        to_build(state, seat)
        builds = [move for move in state.moves(seat) if move & 63 == Build.KIND]
        again = [move for move in builds if state.tile[place_of(state, move)] >= 0]
        near = [move for move in builds if place_of(state, move) in range(30, 75)]
        state.play(seat, dice.choice(again if again and dice.random() < 0.6 else near or builds), Fast(1))
    for run, tip in enumerate(state.tip):
        if tip >= 0 and state.owner[run] >= 0:
            state.discs[state.owner[run]] += 1
            state.owner[run] = dice.choice((0, 1, NOBODY, NOBODY))
            if state.owner[run] >= 0:
                state.discs[state.owner[run]] -= 1
    track.survey(state)
    return state


def place_of(state: State, move: int) -> int:
    return state.plan.at[move >> SPOT_SHIFT & SPOT_MASK]


@pytest.mark.rule("AS-6.4", "AS-6.6", "AS-6.7", "AS-6.8")
@pytest.mark.parametrize("seed", CROWDED)
def test_every_tile_over_every_other(seed: int) -> None:
    """ASR-1 to ASR-17: what may replace a tile is what is not refused, needs the discs that it takes, and leaves track
    and owners as they would be worked out anew. With few discs only what needs no more is left."""
    state = crowded(RUST_BELT, seed)
    check(state)
    seen: Counter[str] = Counter()
    for seat in range(3):
        to_build(state, seat)
        covered = [place for place, pattern in enumerate(state.tile) if pattern >= 0]
        possible = {
            Build(state.plan.board.spots[place], PATTERN_TILE[pattern], PATTERN_TURN[pattern]).pack()
            for place in covered
            for pattern in range(PATTERNS)
        }
        legal = {move for move in state.moves(seat) if move in possible}
        assert legal == {move for move in possible if state.refusal(seat, move) is None}
        needs = {}
        for move in legal:
            place, pattern = place_of(state, move), building.pattern_of(move)
            after = state.clone()
            track.lay(after, seat, place, pattern)
            check(after)
            needs[move] = state.discs[seat] - after.discs[seat]
            assert building.discs_needed(state, seat, place, pattern) == needs[move]
            redirected = not state.plan.town[place] and redirects(state.tile[place], pattern)
            seen[f"redirects {needs[move]}" if redirected else "adds"] += 1
        for left in (0, 1):
            few = state.clone()
            few.discs[seat] = left
            # On this map nothing else hangs on the number of discs.
            assert {move for move in few.moves(seat) if move in possible} == {
                move for move in legal if needs[move] <= left
            }
    assert set(seen) == {"adds", "redirects -1", "redirects 0", "redirects 1"}


@pytest.mark.rule("AS-6.6", "AS-6.10")
@pytest.mark.parametrize("seed", CROWDED)
def test_a_new_city_on_every_town(seed: int) -> None:
    """ASR-22, ASR-23: with track of everybody and nobody in it and around it."""
    state = crowded(RUST_BELT, seed)
    for seat in range(3):
        state.action[seat] = URBANIZATION
        to_build(state, seat)
        for town in state.plan.board.towns:
            move = Urbanize(state.plan.board.spots[town.hex], 0).pack()
            legal = move in state.moves(seat)
            assert legal == (state.refusal(seat, move) is None)
            if not legal:
                continue
            after = state.clone()
            track.urbanize(after, seat, town.hex, 0)
            check(after)
            need = state.discs[seat] - after.discs[seat]
            assert building.discs_for_city(state, seat, town.hex) == need
            few = state.clone()
            few.discs[seat] = 0
            assert (move in few.moves(seat)) == (need <= 0)


@pytest.mark.rule("AS-6.6", "AS-8.2")
@pytest.mark.parametrize("seed", CROWDED)
def test_track_that_is_lost_on_a_crowded_map(seed: int) -> None:
    """ASR-12, ASR-26: by the end of a phase and by bankruptcy; links stay, and what was nobody's stays so."""
    for lose in (track.lapse, lambda state: money.go_bankrupt(state, 0, SILENT)):
        state = crowded(RUST_BELT, seed)
        state.grown = [0] * len(state.grown)
        before = state.clone()
        lose(state)
        check(state)
        for run, owner in enumerate(before.owner):
            lost = before.tip[run] >= 0 and (lose is track.lapse or owner == 0)
            assert state.owner[run] == (NOBODY if lost and owner >= 0 else owner)


@pytest.mark.rule("AS-6.2", "AS-6.4", "AS-6.5", "AS-6.6", "AS-6.7", "AS-6.8")
@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (6, 2)])
def test_track_and_owners_agree_with_the_slow_engine(seats: int, seed: int) -> None:
    """ASR-1 to ASR-18, ASR-22, ASR-23: every tile on every hex of some positions; owners, sections and discs of all of
    them."""
    brute: Brute | None = None
    labels: tuple[str, ...] = ()
    out: set[int] = set()
    step = compared = 0
    for ply, (state, seat, move) in enumerate(walk(RUST_BELT, seats, seed, sample=3)):
        if brute is None:
            brute, labels = Brute.of(state), state.plan.board.labels
        if step == steps.BUILD and state.step != steps.BUILD:
            brute.end_of_phase()
            same_track(state, brute)
        step = state.step
        for player in range(seats):
            if state.out[player] and player not in out:
                out.add(player)
                brute.release(player)
        if step != steps.BUILD or seat < 0:
            continue
        if ply % 41 == 0:
            compared += 1
            same_builds(state, seat, brute)
        done = state.plan.build.moveset.unpack(move)
        if isinstance(done, Build):
            brute.lay(seat, labels[state.plan.at[done.spot]], (done.tile, done.turn))
        elif isinstance(done, Urbanize):
            brute.urbanize(seat, labels[state.plan.at[done.spot]], done.city)
        after = state.clone()
        after.play(seat, move, Fast(1))
        if after.step == steps.BUILD:
            same_track(after, brute)
    assert compared > 1


def same_track(state: State, brute: Brute) -> None:
    labels = state.plan.board.labels
    owners = {}
    for place, a, b, run in track.pieces(state):
        owners[labels[place], frozenset({a} if b < 0 else {a, b})] = state.owner[run]
    assert owners == brute.owner
    runs = Counter(
        (state.owner[run], state.size[run], state.end[run] >= 0)
        for run in range(len(state.owner))
        if state.owner[run] != track.NO_RUN
    )
    assert runs == Counter(
        (brute.owner[next(iter(group))], len(group), len(brute.stops(group)) == 2) for group in brute.groups()
    )
    for seat in range(state.seats):
        assert state.discs[seat] == DISCS - brute.discs(seat)


def same_builds(state: State, seat: int, brute: Brute) -> None:
    """Also what it costs, and which tiles and discs are left."""
    listed = {move for move in state.moves(seat) if move & 63 == Build.KIND}
    expected = set()
    for place, name in enumerate(state.plan.board.labels):
        if not state.tiles_left:
            break
        for kind, turn in brute.legal(seat, name):
            move = Build(state.plan.board.spots[place], kind, turn).pack()
            old = brute.tiles.get(name)
            in_stock = state.stock[kind] or (old is not None and old[0] == kind)
            needs_disc = name in brute.towns and TILES[kind].family != "town"
            has_disc = state.town_discs or (old is not None and TILES[old[0]].family != "town")
            after = brute.copy()
            after.lay(seat, name, (kind, turn))
            if (
                in_stock
                and (has_disc or not needs_disc)
                and after.discs(seat) <= DISCS
                and slow_price(state, brute, place, name, kind) <= state.money[seat]
            ):
                expected.add(move)
                assert building.price(state, seat, move) == slow_price(state, brute, place, name, kind)
    assert listed == expected


def slow_price(state: State, brute: Brute, place: int, name: str, kind: int) -> int:
    """AS-6.9"""
    old, tile = brute.tiles.get(name), TILES[kind]
    if name in brute.towns:
        return 3 if old else 1 + len(tile.exits) + 2 * len(tile.segments)
    if old:
        return 3 if tile.family == "crossing" and TILES[old[0]].family == "simple" else 2
    terrain = {"plain": 2, "river": 3, "mountain": 4}[state.plan.board.terrain[place]]
    return terrain + {"simple": 0, "coexisting": 1, "crossing": 2}[tile.family]


@pytest.mark.rule("AS-7.1", "AS-7.2")
@pytest.mark.parametrize(("seats", "seed"), [(3, 2), (6, 6)])
def test_deliveries_agree_with_the_slow_engine(seats: int, seed: int) -> None:
    """ASR-25: every path of every cube, each once, the best for the mover first; and what it pays to whom."""
    compared = longest = 0
    for ply, (state, seat, _) in enumerate(walk(RUST_BELT, seats, seed)):
        if seat < 0 or state.step != steps.MOVE or ply % 3:
            continue
        brute = Brute.of(state)
        labels = state.plan.board.labels
        for place, a, b, run in track.pieces(state):
            brute.owner[labels[place], frozenset({a} if b < 0 else {a, b})] = state.owner[run]
        brute.towns -= set(brute.cities)
        expected = brute.deliveries(cubes_on(state), state.engine[seat], {s for s in range(seats) if state.out[s]})
        listed = [move for move in state.moves(seat) if move & 63 == Deliver.KIND]
        unpacked = [state.plan.build.moveset.unpack(move) for move in listed]
        found = {
            (labels[state.plan.at[d.spot]], d.good, SIDES_LEFT.unpack(d.path))
            for d in unpacked
            if isinstance(d, Deliver)
        }
        assert found == expected
        assert len(listed) == len(found)
        ranks = []
        for move in listed:
            after = state.clone()
            after.play(seat, move, Fast(1))
            if after.step == steps.MOVE:
                gains = [after.income[s] - state.income[s] for s in range(seats)]
                ranks.append((gains[seat], gains[seat] - sum(gains)))
        assert ranks == sorted(ranks, reverse=True)
        compared += bool(listed)
        longest = max([longest, *(len(sides) for _, _, sides in found)])
    assert compared > 5
    assert longest > 2


@pytest.mark.rule("AS-8.1")
def test_money_goes_where_it_should() -> None:
    """Shares bring $5; bids, tiles and expenses cost; income pays. Nothing else moves money."""
    turns = 0
    for state, seat, move in walk(RUST_BELT, 4, 11, sample=2):
        if seat < 0:
            break
        step, word = state.step, state.plan.build.moveset.notation(move).split()
        after = state.clone()
        after.play(seat, move, Fast(1))
        change = [after.money[player] - state.money[player] for player in range(4)]
        if step == steps.ISSUE:
            assert change[seat] == 5 * int(word[1])
        elif step == steps.BUILD:
            assert change[seat] == -(building.price(state, seat, move) if word[0] == "build" else 0)
        elif step == steps.AUCTION:
            assert all(-state.bid[player] <= change[player] <= 0 for player in range(4))
        elif after.turn > state.turn or after.step in (steps.PRODUCE, steps.OVER):
            if step == steps.MOVE:
                turns += 1
                gained = gained_by(state, seat, move)
                for player in range(4):
                    income, cost = state.income[player] + gained[player], money.expenses(state, player)
                    cost += player == seat and word[0] == "engine"
                    assert after.money[player] == max(0, state.money[player] + income - cost)
        else:
            assert not any(change), word
    assert turns == 8


def gained_by(state: State, seat: int, move: int) -> list[int]:
    return deliveries.incomes(state, seat, move) if move & 63 == Deliver.KIND else [0] * state.seats


@pytest.mark.parametrize("income", range(60))
def test_reduction_never_goes_below_zero(income: int) -> None:
    assert income - MOST_REDUCTION * money.income_reduction(income) >= 0


def test_games_end() -> None:
    for edition, seats in EVERY:
        for seed in range(6):
            assert random_game(started(edition, seats, Fast(seed)), Fast(seed)) < 3000


def test_a_clone_goes_its_own_way() -> None:
    for edition, seats in EVERY:
        state = started(edition, seats)
        twin, before = state.clone(), digest(state)
        random_game(twin, Fast(3))
        assert digest(state) == before


def test_town_tiles_lie_in_towns_only() -> None:
    for state, seat, _ in walk(RUST_BELT, 5, 3, sample=2):
        if seat < 0:
            assert any(pattern >= 0 for pattern in state.tile)
            for place, pattern in enumerate(state.tile):
                assert pattern < 0 or PATTERN_FAMILY[pattern] != TOWN or state.plan.town[place]


def test_every_kind_of_move_is_played() -> None:
    met = set()
    for edition, seats in ((RUST_BELT, 4), (WESTERN_US, 4), (GERMANY, 3), (BARBADOS, 1), (ST_LUCIA, 2)):
        for seed in (4, 5):
            for state, seat, move in walk(edition, seats, seed, sample=2):
                if seat >= 0:
                    met.add(state.plan.build.moveset.notation(move).split()[0])
    words = "issue bid drop pass choose urbanize build done deliver engine produce put pay scrap join"
    assert met >= set(words.split())


@pytest.mark.parametrize(("edition", "seats"), EVERY)
def test_an_empty_map_looks_the_same_to_everybody(edition: str, seats: int) -> None:
    """Which is why it is looked over once for all."""
    state = started(edition, seats)
    assert any(state.front[0])
    ports = range(len(state.run_at))
    for seat in range(seats):
        leads = [track.leads_to(state, seat, port) for port in ports]
        assert [track.lead(state.front[seat][port // SIDES], port % SIDES) for port in ports] == leads
    assert len({id(row) for row in state.front}) == seats
