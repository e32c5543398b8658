"""Properties of random play: conservation, transport and network against a brute force, what is kept up to date, views,
and the conformance suite on the rules alone."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sr_brute import Picture
from sr_staging import PLAN

from roundhouse.core.chance import Fast
from roundhouse.core.freeze import digest
from roundhouse.core.log import Log
from roundhouse.games.steam_rollers.printed.facts import LONGER, NUMBERS, TO_CITY, TRACKS
from roundhouse.games.steam_rollers.rules import actions, scoring, tiles, ways
from roundhouse.games.steam_rollers.rules.events import SILENT
from roundhouse.games.steam_rollers.rules.moves import BY, MOVES, OWN, Build, Transport
from roundhouse.games.steam_rollers.rules.setup import new_game
from roundhouse.games.steam_rollers.rules.state import State
from roundhouse.games.steam_rollers.rules.steps import USE, VALUE
from roundhouse.games.steam_rollers.seen.view import View, restore

MANY = {"coal": True, "orders": True, "start": True}
#: Games that keep to rare moves wherever they can: transports, orders, tiles.
RARE = ("transport", "order", "pair", "steal", "tile", "set", "nudge", "flip", "reroll", "protect", "reroll-eve")


def begin(seats: int, seed: int, borders: int = 0) -> State:
    if seats == 1:
        return new_game(PLAN, 1, Fast(seed), None, level=1 + seed % 6, goods=3 + seed % 2, borders=borders)
    return new_game(PLAN, seats, Fast(seed), None, borders=borders, **MANY)


def play(state: State, seed: int, plies: int) -> Iterator[tuple[int, int]]:
    """Moves as they are played: mostly rare ones, and tracks that join others."""
    chance = Fast(seed)
    for _ in range(plies):
        if not state.waiting:
            return
        seat = state.waiting[0]
        moves = state.moves(seat)
        rare = [move for move in moves if MOVES.by_kind[move & 63].WORD in RARE]
        useful = [move for move in moves if move & 63 == Build.KIND and joins(state, seat, move)]
        for some in (rare, useful):
            if some and chance.number(3):
                moves = some
                break
        move = moves[chance.number(len(moves))]
        state.play(seat, move, chance)
        yield seat, move


def joins(state: State, seat: int, move: int) -> bool:
    """Whether both ends of a track meet a city or an end of another track."""
    done = MOVES.unpack(move)
    assert isinstance(done, Build)
    roads, tracks = state.plan.roads[state.walls], state.players[seat].tracks
    met = 0
    for side in TRACKS[done.track]:
        there = roads[6 * done.field + side]
        if there >= 0 and (state.plan.city_at[there] or tracks[there]):
            met += 1
    return met > 0


def linked(seats: int, seed: int, borders: int) -> State:
    """A table with tracks that make sense: lines from city to city, drawn one after the other."""
    state = begin(seats, seed, borders)
    chance = Fast(seed + 99)
    for seat in range(seats):
        player = state.players[seat]
        for _ in range(12):
            field, side = PLAN.city[1 + chance.number(6)], chance.number(6)
            for _ in range(8):
                there = PLAN.beside[6 * field + side]
                if there < 0 or PLAN.city_at[there] or player.tracks[there]:
                    break
                back = (side + 3) % 6
                side = (back + 2 + chance.number(3)) % 6
                beyond = [s for s in range(6) if s != back and PLAN.city_at[max(0, PLAN.beside[6 * there + s])]]
                if beyond and chance.number(3):
                    side = beyond[chance.number(len(beyond))]
                actions.draw_track(state, seat, there, TRACKS.index((min(back, side), max(back, side))), SILENT)
                field = there
        player.power = chance.number(7)
        player.boxes = ((1 << player.power) - 1) << 1
    return state


# -- transport and network ----------------------------------------------------------------------------------------


def engine_journeys(state: State, seat: int, city: int) -> list[tuple[tuple[str, ...], int]]:
    """The engine's ways as the places they come to, with their distances."""
    found = []
    for distance, to, way in state.players[seat].ways[city]:
        fields = ways.route(state.plan, state.walls, state.players[seat].tracks, city, way >> 17)
        places = [
            str(PLAN.city_at[field]) if PLAN.city_at[field] else f"t{PLAN.town_at[field]}"
            for field in fields[1:]
            if PLAN.city_at[field] or PLAN.town_at[field]
        ]
        assert places[-1] == str(to)
        found.append((tuple(places), distance))
    return found


@given(seed=st.integers(0, 10**6), borders=st.integers(0, 2))
@settings(max_examples=60)
@pytest.mark.rule("SR-3.3", "SR-6.1", "SR-1.7")
def test_every_way_is_found_and_no_other(seed: int, borders: int) -> None:
    state = linked(1, seed, borders)
    picture = Picture(state, 0)
    for city in NUMBERS:
        found = engine_journeys(state, 0, city)
        assert len({places for places, _ in found}) == len(found), "equal ways are offered once"
        assert {places for places, _ in found} == picture.journeys(city)
        assert all(distance == len(places) for places, distance in found)
        distances = [distance for _, distance in found]
        assert distances == sorted(distances, reverse=True), "the longest first"
    assert state.players[0].network == picture.network()


def test_the_brute_force_meets_real_networks() -> None:
    """The property above would be empty if random lines joined nothing."""
    tables = [linked(1, seed, 0) for seed in range(60)]
    assert sum(len(state.players[0].links) >= 3 for state in tables) >= 10
    assert max(len(way) for state in tables for way in state.players[0].ways) >= 8


@given(seed=st.integers(0, 10**6), seats=st.integers(1, 3), borders=st.integers(0, 2))
@settings(max_examples=40)
@pytest.mark.rule("SR-3.3", "SR-4.2")
def test_transports_are_those_of_the_brute_force(seed: int, seats: int, borders: int) -> None:
    """Every good, every way, with the tiles 3 and 4: what the book allows, said again in other words."""
    state = linked(seats, seed, borders)
    seat = 0
    for number in (3, 4):
        if Fast(seed + number).number(2):
            tiles.give_tile(state, seat, number)
    state.turn, state.waiting, state.step = seat, [seat], USE
    if state.starts:
        state.starts, state.black = 0, 1
    state.hand = [1 + seed % 6, 1 + seed // 6 % 6]
    if seats > 1:
        state.players[0].cargo, state.players[0].cargo_city = seed % 4, 3 + seed % 2
    assert transports(state, seat) == allowed_transports(state, seat)


def allowed_transports(state: State, seat: int) -> set[tuple[object, ...]]:
    """By the book."""
    expected: set[tuple[object, ...]] = set()
    picture = Picture(state, seat)
    mine = [state.tiles[n] for n in (3, 4) if state.tile_of[n] == seat]
    reach = state.players[seat].power + (7 in mine)
    for city in NUMBERS:
        row = state.goods[city]
        alone = len(state.players) == 1
        loads = [(str(city), good, row[:place].count(good) if alone else 0) for place, good in enumerate(row)]
        if state.players[seat].cargo_city == city:
            loads.append(("own", state.players[seat].cargo, 0))
        for places in picture.journeys(city):
            end = int(places[-1])
            for source, good, nth in loads:
                if good != 5 and PLAN.colour[end] != good:
                    continue
                for plus in (0, 1, 2) if LONGER in mine else (0,):
                    if len(places) + plus > reach and 6 not in mine:
                        continue
                    dice = {die & VALUE for die in state.hand}
                    if city in dice:
                        expected.add((source, good, nth, "source", plus, places))
                    if TO_CITY in mine and end in dice:
                        expected.add((source, good, nth, "destination", plus, places))
    return expected


def transports(state: State, seat: int) -> set[tuple[object, ...]]:
    """By the list of moves."""
    found: set[tuple[object, ...]] = set()
    for move in state.moves(seat):
        done = MOVES.unpack(move)
        if isinstance(done, Transport):
            source = "own" if done.source == OWN else str(done.source + 1)
            city = state.players[seat].cargo_city if done.source == OWN else done.source + 1
            fields = ways.route(state.plan, state.walls, state.players[seat].tracks, city, done.way)
            places = tuple(
                str(PLAN.city_at[f]) if PLAN.city_at[f] else f"t{PLAN.town_at[f]}"
                for f in fields[1:]
                if PLAN.city_at[f] or PLAN.town_at[f]
            )
            found.add((source, done.good, done.nth, BY[done.by], done.plus, places))
    return found


# -- random play --------------------------------------------------------------------------------------------------


@given(seed=st.integers(0, 10**6), seats=st.integers(1, 5), borders=st.integers(0, 2))
@settings(max_examples=25)
def test_nothing_appears_and_nothing_vanishes(seed: int, seats: int, borders: int) -> None:
    """And what follows from the facts is always what it would be if it were reckoned anew."""
    state = begin(seats, seed, borders)
    inventory = state.inventory()
    for count, _ in enumerate(play(state, seed, 150)):
        assert state.inventory() == inventory
        if count % 25 == 0:
            follows(state)
            again = restore(state.view(0))
            assert digest(again) == digest(state)


def follows(state: State) -> None:
    for seat, player in enumerate(state.players):
        assert player.power == player.boxes.bit_count()
        assert player.held == sum(player.stock)
        assert player.ways == ways.all_ways(player.links)
        assert player.network == Picture(state, seat).network()
        assert player.tiles == sum(1 << n for n in NUMBERS if state.tile_of[n] == seat)
        for region in NUMBERS:
            assert player.empty[region] == tuple(f for f in PLAN.fields[region] if not player.tracks[f])
        assert scoring.total(state, seat) == state.sheet()[seat].total
    assert state.white == sorted(state.white)
    assert not any(state.sideways >> n & 1 and state.tile_of[n] < 0 for n in NUMBERS), "the pool lies upright"


def test_the_walks_of_these_tests_come_everywhere() -> None:
    """Every kind of move is played in them, every step is met, transports and orders too."""
    words = set()
    for seed in range(15):
        state = begin(1 + seed % 5, seed, seed % 3)
        for _, move in play(state, seed, 150):
            words.add(MOVES.by_kind[move & 63].WORD)
    for seed in range(9):
        state = linked(1 + seed % 3, seed, 0)
        for _, move in play(state, seed, 150):
            words.add(MOVES.by_kind[move & 63].WORD)
    rare = {"pass", "start-idle", "start-points", "start-cargo"}
    assert words | rare == {cls.WORD for cls in MOVES.classes}


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_views_hold_everything_and_travel(seats: int) -> None:
    state = linked(seats, 7, 1)
    for _ in play(state, 3, 40):
        pass
    for seat in (None, *range(seats)):
        view = state.view(seat)
        assert isinstance(view, View)
        assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view
        assert view.sheet() == state.sheet()
        assert digest(restore(view)) == digest(state)
        assert restore(view).view(seat) == view


@pytest.mark.parametrize("seats", [1, 3])
def test_the_log_changes_nothing(seats: int) -> None:
    silent, told = begin(seats, 11), begin(seats, 11)
    chances, log, chooser = (Fast(4), Fast(4)), Log(), Fast(5)
    for _ in range(300):
        if silent.waiting:
            seat = silent.waiting[0]
            moves = silent.moves(seat)
            move = moves[chooser.number(len(moves))]
            silent.play(seat, move, chances[0])
            told.play(seat, move, chances[1], log)
    assert digest(silent) == digest(told)
    assert len(log.events) > 50
