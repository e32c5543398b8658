"""The standard bot: what it does where one answer is plainly the best, and that it plays everything legally."""

from __future__ import annotations

import pytest
from sr_staging import EXAMPLE, boxes, fill, give, hold, pack, rails, stock, table

from roundhouse.arena import match
from roundhouse.bots import make_bot
from roundhouse.bots.search import play_on as play_to_horizon
from roundhouse.core.bot import Desk
from roundhouse.core.chance import Fast
from roundhouse.core.errors import BadOption
from roundhouse.games.steam_rollers import GAME
from roundhouse.games.steam_rollers.bots.follower import Follower
from roundhouse.games.steam_rollers.bots.lines import distances, lines
from roundhouse.games.steam_rollers.bots.policy import Standard
from roundhouse.games.steam_rollers.bots.prospects import STANDARD, prospects
from roundhouse.games.steam_rollers.bots.schemes import goods_of, missing, schemes, still_possible, worth
from roundhouse.games.steam_rollers.bots.turn import Turn
from roundhouse.games.steam_rollers.printed.facts import LEVELS, NUMBERS, START_CARGO, START_LOCOMOTIVE, START_POINTS
from roundhouse.games.steam_rollers.rules.moves import MOVES, Build
from roundhouse.games.steam_rollers.rules.state import State
from roundhouse.games.steam_rollers.rules.steps import ARRANGE, EVE_DIE, EVE_GOOD, ORDER, START, STEAL

EVERYTHING = {"borders": "hard", "coal": "yes", "orders": "yes", "start": "yes"}
#: Two cities are empty: nobody has time for great plans.
LATE: dict[int, list[str]] = {1: ["red", "red"], 5: [], 6: []}


def chosen(state: State) -> str:
    """What the bot does, with nothing but what it may know."""
    seat = state.waiting[0]
    moves = state.moves(seat)
    move = make_bot("standard", GAME).choose(Desk(GAME, seat, state.view(seat), moves, Fast(1)))
    assert move in moves
    return MOVES.notation(move)


def play_on(state: State, rounds: int) -> State:
    """Some rounds, every seat with a bot of its own."""
    chance = Fast(6)
    players = [make_bot("standard", GAME) for _ in range(state.seats)]
    while state.actors() and state.round <= rounds:
        seat = state.actors()[0]
        moves = state.moves(seat)
        move = players[seat].choose(Desk(GAME, seat, state.view(seat), moves, Fast(9)))
        assert move in moves
        state.play(seat, move, chance)
    return state


# -- whole games --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), [(2, EVERYTHING), (5, EVERYTHING), (3, {})])
def test_it_plays_with_legal_moves(seats: int, options: dict[str, str]) -> None:
    state = play_on(GAME.new(seats, GAME.check_options(options), Fast(5)), 12)
    assert max(state.sheet().totals) > 4


@pytest.mark.parametrize(("level", "borders"), [(LEVELS[0], "hard"), (LEVELS[5], "none")])
def test_it_plays_against_eve(level: str, borders: str) -> None:
    options = GAME.check_options({"level": level, "borders": borders, "goods": "4"})
    state = play_on(GAME.new(1, options, Fast(3)), 99)
    assert not state.actors()
    assert state.sheet().totals[0] > 15


@pytest.mark.long
@pytest.mark.parametrize("rival", ["random", "greedy"])
def test_it_beats_the_simple_bots(rival: str) -> None:
    result = match(GAME.id, ["standard", rival], games=1, seed="advice", jobs=1)
    standard, other = result.bots
    assert standard.wins == 1
    assert standard.points > other.points + 20


def test_it_has_no_parameters() -> None:
    with pytest.raises(BadOption):
        make_bot("standard:width=3", GAME)


# -- actions ------------------------------------------------------------------------------------------------------


def test_it_takes_the_die_of_a_long_transport_and_keeps_to_its_plan() -> None:
    state = table(goods=LATE, white=[1, 5, 6])
    rails(state, 0, *EXAMPLE)
    boxes(state, 0, *NUMBERS[:4])
    bot = make_bot("standard", GAME)
    for expected in ("take 1", "transport 1 red 0 source 0 0-0"):
        moves = state.moves(0)
        move = bot.choose(Desk(GAME, 0, state.view(0), moves, Fast(1)))
        assert MOVES.notation(move) == expected
        state.play(0, move, Fast(1))


def test_it_finishes_a_line_that_lacks_one_track() -> None:
    state = table(goods=LATE)
    rails(state, 0, "c3 W-SE", "d3 NW-SE", "e4 NW-SE")
    hold(state, 4)
    assert chosen(state) == "build f4 E-NW"


def test_it_does_not_end_a_game_that_it_would_lose() -> None:
    goods: dict[int, list[str]] = {1: ["red"], 5: [], 6: []}
    state = table(goods=goods)
    rails(state, 0, *EXAMPLE)
    boxes(state, 0, *NUMBERS[:4])
    hold(state, 1)
    for points, ends in ((0, True), (60, False)):
        state.players[1].points = points
        assert chosen(state).startswith("transport") == ends


def test_a_useless_die_draws_a_track_and_does_not_pass() -> None:
    state = table()
    boxes(state, 0, *NUMBERS)
    give(state, 1, *NUMBERS, sideways=True)
    fill(state, 0, 1, 3, 4, 5, 6)
    hold(state, 2)
    assert chosen(state).startswith("build")


def test_tile_1_makes_the_die_of_the_transport_that_wins() -> None:
    """City 3 becomes the third empty one, and nobody else has a point."""
    state = table(goods=LATE, white=[5, 6, 6])
    rails(state, 0, *EXAMPLE)
    boxes(state, 0, *NUMBERS)
    give(state, 0, 1)
    hold(state, 6)
    assert chosen(state) == "set 6 3"


def test_two_dice_draw_the_last_track_first_and_then_use_it() -> None:
    state = table(goods={**LATE, 1: ["red", "grey"]}, level=1)
    rails(state, 0, "c3 W-SE", "d3 NW-SE", "e4 NW-SE")
    boxes(state, 0, 1, 2, 3)
    hold(state, 1, 4)
    state.crossed[1:] = [5] * 6
    bot = make_bot("standard", GAME)
    done = []
    for _ in range(2):
        moves = state.moves(0)
        move = bot.choose(Desk(GAME, 0, state.view(0), moves, Fast(1)))
        done.append(MOVES.notation(move).split()[0])
        state.play(0, move, Fast(1))
    assert done == ["build", "transport"]


# -- questions ----------------------------------------------------------------------------------------------------


def test_of_two_orders_it_fills_the_greater_and_keeps_its_coal() -> None:
    state = table(orders="aaaaaa")
    stock(state, 0, yellow=1, red=1, grey=2)
    stock(state, 0, coal=1)
    state.order_of[4] = 1
    state.step = ORDER
    assert chosen(state) == "order 3 none"


def test_it_steals_the_one_die_that_it_needs_and_no_other() -> None:
    for die, answer in ((1, "steal"), (6, "decline now")):
        state = table(goods=LATE, white=[5, 5, 6], sides="abaaaa")
        rails(state, 1, *EXAMPLE)
        boxes(state, 1, *NUMBERS)
        give(state, 1, 2)
        state.hand, state.white = [die], [5, 6]
        state.step, state.waiting = STEAL, [1]
        assert chosen(state) == answer


def test_eve_is_sent_away_from_where_she_scores_most() -> None:
    for crossed, answer in ((8, "reroll-eve"), (0, "leave")):
        state = table(level=1, goods={4: ["red", "red"]})
        give(state, 0, 2)
        state.crossed[4], state.eve_die, state.step = crossed, 4, EVE_DIE
        state.white, state.used = [], [1, 1]
        assert chosen(state) == answer


def test_eve_finds_on_the_right_what_the_player_can_do_without() -> None:
    """Red can go from 1 to 2, there is no way for green."""
    for row, answer in ((["green", "red"], "arrange 1 red-green"), (["red", "green"], "begin")):
        state = table(level=1, goods={1: row})
        rails(state, 0, *EXAMPLE)
        boxes(state, 0, 1, 2, 3, 4)
        state.step, state.round = ARRANGE, 0
        assert chosen(state) == answer


def test_eve_goes_without_a_good_that_brings_her_much() -> None:
    for crossed, answer in ((7, "protect"), (0, "leave")):
        state = table(level=1, sides="abaaaa")
        give(state, 0, 2)
        state.crossed[4], state.eve_die, state.step = crossed, 4, EVE_GOOD
        state.white, state.used = [], [1, 1]
        assert chosen(state) == answer


def test_a_starting_tile_is_worth_what_it_makes_of_the_sheet() -> None:
    state = table(goods={n: ["blue", "green", "yellow"] for n in (3, 4)})
    state.step, state.starts = START, 1 << START_LOCOMOTIVE
    assert chosen(state).startswith("start-locomotive")
    state.starts |= 1 << START_POINTS
    assert chosen(state) == "start-points"
    # Own cargo where a way of five is there already, and no other good that could use it.
    state = table(goods={n: ["blue", "blue"] for n in (1, 2, 3, 4)})
    state.step, state.starts = START, 1 << START_POINTS | 1 << START_CARGO
    rails(state, 0, *EXAMPLE)
    boxes(state, 0, *NUMBERS)
    assert chosen(state) == "start-cargo red 3"


# -- what it reckons with -----------------------------------------------------------------------------------------


def test_lines_run_from_city_to_city_and_walls_cost_some() -> None:
    state = table()
    free = lines(state.plan, 0)
    assert any(line.drawings == (pack_drawing("b2 E-SW"), pack_drawing("b3 E-W")) for line in free)
    assert all(len(lines(state.plan, walls)) < len(free) for walls in range(1, 13))


def pack_drawing(words: str) -> int:
    move = MOVES.unpack(pack(f"build {words}"))
    assert isinstance(move, Build)
    return move.field << 4 | move.track


def test_distances_are_those_of_the_engine() -> None:
    state = table()
    rails(state, 0, *EXAMPLE)
    player = state.players[0]
    links = tuple(sorted(64 * (a // 6) + 8 * (b // 6) + 1 + towns.bit_count() for a, b, towns in player.links))
    found = distances(links)
    for city in NUMBERS:
        engine = [0] * 8
        for distance, to, _ in player.ways[city]:
            engine[to] |= 1 << distance
        assert found[8 * city : 8 * city + 8] == engine


def test_a_scheme_is_worth_more_the_less_is_missing_and_the_longer_the_game() -> None:
    state = table(goods=LATE)
    turn = Turn(state, 0, STANDARD)
    outlook = turn.outlook(state, 0)
    found = schemes(state, state.players[0], outlook, 0)
    best = max(found, key=lambda scheme: worth(scheme, scheme.missing, outlook))
    assert best.missing > 0
    assert worth(best, best.missing - 1, outlook) > worth(best, best.missing, outlook)
    assert worth(best, best.missing, outlook) > worth(best, best.missing, turn.outlook(state, 2))
    assert sum(count for _, count in goods_of(state, state.players[0])) == 5


def test_the_game_is_nearly_over_when_three_cities_are() -> None:
    state = table(goods={1: [], 2: [], 3: []})
    assert prospects(state, 0, STANDARD) == (1.0, 1.0)
    long, short = (prospects(table(goods={n: ["blue"] * k for n in (3, 4)}), 0, STANDARD)[0] for k in (4, 1))
    assert long > short > 1


# -- what a search asks -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), [(2, EVERYTHING), (1, {"level": LEVELS[3]})])
def test_candidates_begin_with_the_own_move_and_are_legal(seats: int, options: dict[str, str]) -> None:
    state = GAME.new(seats, GAME.check_options(options), Fast(5))
    chance = Fast(6)
    several = 0
    while state.actors() and state.round < 4:
        seat = state.actors()[0]
        desk = Desk(GAME, seat, state.view(seat), state.moves(seat), Fast(1))
        lines = Standard().candidates(desk, 6)
        assert lines[0][0] == Standard().choose(desk)
        # Two actions in either order are one turn.
        assert len(lines) == len(set(map(frozenset, lines))) <= 6
        several += len(lines) > 2
        for line in lines:
            assert line[0] in desk.moves
        state.play(seat, lines[-1][0], chance)
    assert several > 4


def test_the_search_looks_to_the_end_of_the_next_round() -> None:
    state = GAME.new(2, GAME.check_options({}), Fast(5))
    seat = state.actors()[0]
    policy = Standard()
    desk = Desk(GAME, seat, state.view(seat), state.moves(seat), Fast(1))
    guess, who = policy.world(desk)
    play_to_horizon(GAME, policy, guess, who, policy.candidates(desk, 1)[0], Fast(2))
    assert policy.clock(guess) == policy.clock(state) + policy.horizon


def test_against_eve_the_search_looks_to_the_end_of_the_game() -> None:
    state = GAME.new(1, GAME.check_options({"level": LEVELS[3]}), Fast(5))
    policy = Standard()
    points, share = play_to_horizon(GAME, policy, state, 0, (), Fast(2))
    assert not state.actors()
    sheet = state.sheet()
    assert sheet.rival is not None
    assert points == sheet.totals[0] - sheet.rival.total
    assert share == len(sheet.winners)


def test_who_plays_on_against_eve_keeps_to_the_rules_and_to_what_can_be_drawn() -> None:
    state, chance = GAME.new(1, GAME.check_options({"level": LEVELS[0]}), Fast(5)), Fast(6)
    player = Follower(Standard())
    kept = 0
    while state.actors():
        moves = state.moves(0)
        before = player.since
        move = player.reply(GAME, state, 0, moves, Fast(1))
        assert move in moves
        kept += player.since == before
        drawn = state.players[0].tracks
        assert all(missing(scheme.tracks, drawn) >= 0 for scheme in still_possible(player.known, state.players[0]))
        state.play(0, move, chance)
    assert kept > state.round  # most moves follow from what was found some rounds ago
    assert state.sheet().totals[0] > 8


def test_more_points_are_a_better_outcome() -> None:
    state = table(goods=LATE)
    policy = Standard()
    points, share = policy.outcome(GAME, state, 0)
    state.players[0].points += 10
    more, larger = policy.outcome(GAME, state, 0)
    assert more == pytest.approx(points + 10)
    assert 0.0 < share < larger < 1.0
    assert policy.outcome(GAME, state, 1)[0] == pytest.approx(-more)


def test_eve_counts_in_the_outcome() -> None:
    state = GAME.new(1, GAME.check_options({"level": LEVELS[3]}), Fast(5))
    policy = Standard()
    points, share = policy.outcome(GAME, state, 0)
    state.eve_points += 6
    less, smaller = policy.outcome(GAME, state, 0)
    assert less == pytest.approx(points - 6)
    assert smaller < share
    state.eve_won = True
    assert policy.outcome(GAME, state, 0)[1] == 0.0
