"""The bots `standard` and `greedy`: what they promise."""

from __future__ import annotations

from typing import cast

import pytest
from as_staging import BARBADOS, GERMANY, RUST_BELT, SOUTHERN_US, ST_LUCIA, WESTERN_US, fresh, link, place, started
from as_walk import walk

from roundhouse.arena import match
from roundhouse.bots import make_bot
from roundhouse.bots.search import play_on
from roundhouse.core.bot import Desk
from roundhouse.core.chance import Fast
from roundhouse.core.errors import BadOption
from roundhouse.core.registry import find_game
from roundhouse.games.age_of_steam.bots.actions import action_values
from roundhouse.games.age_of_steam.bots.bids import best_response, bid, limit, place_values, price_of
from roundhouse.games.age_of_steam.bots.forecast import reduced
from roundhouse.games.age_of_steam.bots.goods import Network
from roundhouse.games.age_of_steam.bots.laying import can_be_laid
from roundhouse.games.age_of_steam.bots.memory import Memory, rounded
from roundhouse.games.age_of_steam.bots.moving import candidates
from roundhouse.games.age_of_steam.bots.plans import Planner
from roundhouse.games.age_of_steam.bots.policy import Standard
from roundhouse.games.age_of_steam.bots.shares import issue
from roundhouse.games.age_of_steam.bots.thinker import Thinker
from roundhouse.games.age_of_steam.bots.turn_end import BANKRUPT, value
from roundhouse.games.age_of_steam.bots.weights import usual
from roundhouse.games.age_of_steam.printed.facts import (
    ENGINEER,
    FIRST_BUILD,
    FIRST_MOVE,
    LOCOMOTIVE,
    MOST_ENGINE,
    NO_ACTION,
    PRODUCTION,
    SPACE_COLUMN,
    TURN_ORDER,
    URBANIZATION,
)
from roundhouse.games.age_of_steam.rules import auction, growth, steps
from roundhouse.games.age_of_steam.rules.deliveries import DELIVER, deliveries, good_of, incomes
from roundhouse.games.age_of_steam.rules.money import expenses, income_reduction
from roundhouse.games.age_of_steam.rules.plan import (
    ACTION_SHIFT,
    DOLLARS_SHIFT,
    KIND_MASK,
    PUT_SPACE_SHIFT,
    SHARES_SHIFT,
    SPOT_MASK,
    SPOT_SHIFT,
)
from roundhouse.games.age_of_steam.rules.state import State

BOTS = ["greedy", "standard"]
LEVELS = ["easy", *BOTS]


def chosen(bot: str, state: State, seat: int = 0) -> int:
    """What the bot does, with nothing but what the seat may know."""
    game = find_game(state.plan.edition.split()[0])
    moves = state.moves(seat)
    move = make_bot(bot, game).choose(Desk(game, seat, state.view(seat), moves, Fast(1)))
    assert move in moves
    return move


def to_issue(state: State, seat: int = 0) -> None:
    state.step, state.waiting, state.queue = steps.ISSUE, [seat], state.order[1:]


def survives(state: State, seat: int) -> bool:
    """Whether the seat stays in the game without a single delivery (AS-8.2)."""
    return state.money[seat] + 2 * state.income[seat] >= expenses(state, seat)


# -- money --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-3.1")
@pytest.mark.parametrize("bot", BOTS)
def test_who_has_money_issues_nothing_in_the_last_turn(bot: str) -> None:
    state = fresh(money=40)
    state.turn = state.plan.turns
    to_issue(state)
    assert chosen(bot, state) >> SHARES_SHIFT == 0


@pytest.mark.rule("AS-8.2")
@pytest.mark.parametrize("bot", LEVELS)
@pytest.mark.parametrize("money", [0, 2])
def test_shares_are_issued_to_live(bot: str, money: int) -> None:
    state = fresh(money=money)
    to_issue(state)
    assert not survives(state, 0)
    state.play(0, chosen(bot, state), Fast(1))
    assert survives(state, 0)


@pytest.mark.rule("AS-4.1")
def test_nothing_is_bid_that_expenses_need() -> None:
    state = fresh(money=3)
    state.step, state.waiting, state.queue = steps.AUCTION, [0], []
    auction.begin(state)
    assert expenses(state, 0) == 3
    assert chosen("standard", state) == auction.DROP


@pytest.mark.rule("AS-4.2")
def test_who_would_pay_for_dropping_out_bids_higher() -> None:
    """Of the last two the loser pays in full: what is lost anyway is no reason to stop."""
    state = choosing(1, False, NO_ACTION, NO_ACTION, NO_ACTION)
    state.step, state.order = steps.AUCTION, [0, 1, 2, 3]
    state.money = [30] * 4
    auction.begin(state)
    planner = Planner(state, 0)

    def highest(own: int) -> int:
        """Where the seat stops if its last bid was this one."""
        state.bidding, state.places, state.bid[0] = [0, 1], [2, 3], own
        for state.high in range(own, 29):
            if bid(planner, state.moves(0)) == auction.DROP:
                break
        return state.high

    assert highest(0) < highest(6)


@pytest.mark.rule("AS-4.2")
def test_a_bid_answers_to_what_the_others_would_pay() -> None:
    """Who can be outlasted for a dollar is; who would pay more than the place is worth is not bid against."""
    state = started()
    state.step, state.waiting, state.money = steps.AUCTION, [0], [30] * 4
    state.order = [0, 1, 2, 3]
    auction.begin(state)
    planner = Planner(state, 0)
    moves = state.moves(0)
    assert best_response(planner, [0, 0, 0], moves) >> DOLLARS_SHIFT == 1
    assert best_response(planner, [28, 28, 28], moves) == auction.DROP
    assert 0 < limit(planner) < 20


@pytest.mark.rule("AS-4.1")
def test_a_place_is_worth_to_who_has_paid_what_it_is_to_who_has_so_much_less() -> None:
    rich, poor = started(WESTERN_US), started(WESTERN_US)
    poor.money[0] -= 16
    assert place_values(Planner(rich, 0), 16) == place_values(Planner(poor, 0)) != place_values(Planner(rich, 0))


@pytest.mark.rule("AS-4.1")
def test_a_dollar_is_worth_as_much_after_shares_were_thought_of() -> None:
    """Plans for the money of many shares are others than those for what is there: an auction would eat it up."""
    state, policy = started(WESTERN_US), Standard()
    to_issue(state)
    issue(policy.planner(state, 0), state.moves(0))
    state.step = steps.AUCTION
    auction.begin(state)
    assert [price_of(policy.planner(state, 0), dollars) for dollars in (4, 8)] == [
        price_of(Planner(state, 0), dollars) for dollars in (4, 8)
    ]


@pytest.mark.rule("AS-6.9", "AS-8.2")
@pytest.mark.parametrize("bot", BOTS)
def test_nothing_is_built_that_expenses_need(bot: str) -> None:
    state = fresh(money=5)
    while state.step == steps.BUILD and state.waiting == [0]:
        state.play(0, chosen(bot, state), Fast(1))
    assert survives(state, 0)


@pytest.mark.rule("AS-8.3")
def test_the_expected_reduction_is_near_the_real_one() -> None:
    for income in range(60):
        assert abs(income - reduced(income, 1) - income_reduction(income)) <= 1.0


# -- track --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-6.9")
@pytest.mark.parametrize("edition", [RUST_BELT, GERMANY])
def test_plans_cost_what_they_say(edition: str) -> None:
    tried = laid = 0
    for state, seat, _ in walk(edition, 3, 5):
        if (
            state.step != steps.BUILD
            or state.built
            or state.turn not in (1, 3)
            or state.action[seat] in (ENGINEER, URBANIZATION)
        ):
            continue
        legal = set(state.moves(seat))
        for made in Planner(state, seat, 2).plans(state.tiles_left, state.money[seat])[:12]:
            if not made.moves:
                continue
            tried += 1
            if can_be_laid(state, seat, made, legal):
                laid += 1
                after = state.clone()
                for move in made.moves:
                    after.play(seat, move, Fast(1))
                assert state.money[seat] - after.money[seat] == made.dollars
    assert tried
    assert laid >= 0.9 * tried


# -- goods --------------------------------------------------------------------------------------------------------


def promised_and_allowed(state: State, seat: int) -> tuple[dict[tuple[int, int], float], dict[tuple[int, int], float]]:
    """By hex and good: what a bot's network promises with an engine of 4, and the best delivery that the rules list."""
    state = state.clone()
    state.engine[seat] = 4
    network = Network(state, seat)
    best: dict[tuple[int, int], float] = {}
    for move in deliveries(state, seat):
        gains = incomes(state, seat, move)
        cube = (state.plan.at[move >> SPOT_SHIFT & SPOT_MASK], good_of(move))
        worth = gains[seat] + network.foreign * (sum(gains) - gains[seat])
        best[cube] = max(best.get(cube, 0.0), worth)
    known = {(row[4], row[5]): row[0][4] for row in network.rows(4) if row[1] == 0.0}
    return known, {cube: worth for cube, worth in best.items() if worth > 0.0}


@pytest.mark.rule("AS-7.1", "AS-7.2", "AU-2")
@pytest.mark.parametrize("edition", [RUST_BELT, SOUTHERN_US, GERMANY])
def test_rows_know_the_best_delivery_of_every_cube(edition: str) -> None:
    """The network of the bots against the list of the rules."""
    compared = 0
    for state, seat, _ in walk(edition, 3, 3):
        if state.step == steps.MOVE and not state.round:
            known, allowed = promised_and_allowed(state, seat)
            assert known == pytest.approx(allowed)
            compared += len(known)
    assert compared > 3


@pytest.mark.rule("AL-3")
def test_rows_promise_no_more_than_the_rules_for_cubes_on_the_land() -> None:
    compared = 0
    for state, seat, _ in walk(ST_LUCIA, 2, 3):
        if state.step == steps.MOVE and not state.round:
            known, allowed = promised_and_allowed(state, seat)
            for cube, worth in known.items():
                assert worth <= allowed[cube] + 1e-9
                compared += worth == pytest.approx(allowed[cube])
    assert compared > 5


@pytest.mark.rule("AS-7.2")
@pytest.mark.parametrize("bot", LEVELS)
def test_no_delivery_is_for_others_alone(bot: str) -> None:
    made = 0
    for state, seat, _ in walk(RUST_BELT, 4, 8):
        if state.step == steps.MOVE and state.turn > 1:
            move = chosen(bot, state, seat)
            if move & KIND_MASK == DELIVER:
                assert incomes(state, seat, move)[seat] > 0
                made += 1
    assert made > 5


# -- Production ---------------------------------------------------------------------------------------------------


def choosing(turn: int, room: bool, *taken: int) -> State:
    """The seat chooses its action: others have taken some."""
    state = started()
    state.turn, state.step, state.waiting, state.order = turn, steps.CHOOSE, [0], [3, 2, 1, 0]
    state.action = [NO_ACTION, *taken]
    if room:
        state.bag[state.chart[0]] += 1
        state.chart[0] = -1
    return state


@pytest.mark.rule("AS-5.2")
@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(("turn", "room"), [(1, False), (8, True)])
def test_production_is_not_chosen_where_it_brings_nothing(bot: str, turn: int, room: bool) -> None:
    """Without an empty space on the chart, as in the first turn, and when no goods will grow any more."""
    state = choosing(turn, room, FIRST_MOVE, ENGINEER, FIRST_BUILD)
    assert chosen(bot, state) >> ACTION_SHIFT != PRODUCTION
    assert action_values(Planner(state, 0))[PRODUCTION] < 0


@pytest.mark.rule("AS-5.2")
@pytest.mark.parametrize(("turn", "room"), [(1, False), (1, True), (7, True), (8, True)])
def test_production_that_brings_nothing_is_no_slip_and_no_candidate(turn: int, room: bool) -> None:
    """A beginner's actions sound good at least, and an expert compares nothing that nobody would do."""
    state = choosing(turn, room, FIRST_MOVE, ENGINEER, FIRST_BUILD)
    game, moves = find_game("age_of_steam_rust_belt"), state.moves(0)
    assert PRODUCTION in {move >> ACTION_SHIFT for move in moves}
    slips = {
        make_bot("easy", game).choose(Desk(game, 0, state.view(0), moves, Fast(seed))) >> ACTION_SHIFT
        for seed in range(60)
    }
    assert PRODUCTION not in slips
    assert len(slips) > 1
    policy = game.policy()
    assert policy is not None
    compared = policy.candidates(Desk(game, 0, state.view(0), moves, Fast(1)), 6)
    assert PRODUCTION not in {line[0] >> ACTION_SHIFT for line in compared}


@pytest.mark.rule("AS-5.2")
@pytest.mark.parametrize("turn", [1, 7, 8])
def test_anything_is_better_than_production_without_links_or_time(turn: int) -> None:
    """Even the last that is left: in the first turn nobody has links, at the end no cube comes in time."""
    state = choosing(turn, True, FIRST_MOVE, ENGINEER, FIRST_BUILD)
    state.cycle = 1 << LOCOMOTIVE | 1 << URBANIZATION  # these are gone, too
    assert {move >> ACTION_SHIFT for move in state.moves(0)} == {PRODUCTION, TURN_ORDER}
    assert chosen("standard", state) >> ACTION_SHIFT == TURN_ORDER


@pytest.mark.rule("AS-9.1")
@pytest.mark.parametrize("bot", BOTS)
def test_who_has_chosen_production_produces(bot: str) -> None:
    state = choosing(3, True, FIRST_MOVE, ENGINEER, TURN_ORDER)
    link(state, 0, "pittsburgh", "wheeling")
    state.money = [0] * 4  # nothing can be built
    state.engine[0] = MOST_ENGINE
    state.cycle = 1 << FIRST_BUILD  # gone, too
    assert chosen(bot, state) >> ACTION_SHIFT == PRODUCTION
    state.step = steps.PRODUCE
    assert chosen(bot, state) == growth.PRODUCE


@pytest.mark.rule("AS-9.1")
@pytest.mark.parametrize("bot", BOTS)
def test_a_cube_is_put_where_it_can_be_moved_from(bot: str) -> None:
    """In the column of the city whose link leads to its colour."""
    state = fresh()
    link(state, 0, "pittsburgh", "wheeling")
    good = state.colour[place(state, "wheeling")]
    state.bag[good] -= 1
    state.drawn, state.step, state.waiting = [good], steps.PUT, [0]
    space = chosen(bot, state) >> PUT_SPACE_SHIFT
    assert state.plan.fed_hex[SPACE_COLUMN[space]] == place(state, "pittsburgh")


# -- the bots themselves ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", ["greedy:depth=3", "standard:depth=3", "standard:hope=much"])
def test_bots_take_no_words_that_they_do_not_know(words: str) -> None:
    with pytest.raises(BadOption):
        make_bot(words, find_game("age_of_steam_rust_belt"))


def test_a_beginner_slips_but_not_always() -> None:
    """Of the same deliveries it takes the best most of the time, and now and then another."""
    game = find_game("age_of_steam_rust_belt")
    for state, seat, _ in walk(RUST_BELT, 4, 8):
        moves = state.moves(seat) if state.step == steps.MOVE else []
        paying = [move for move in moves if move & KIND_MASK == DELIVER and incomes(state, seat, move)[seat] > 0]
        if len({incomes(state, seat, move)[seat] for move in paying[:3]}) > 1 and len(candidates(paying)) > 2:
            break
    state.money[seat] = 50
    best = chosen("greedy", state, seat)
    found = [
        make_bot("easy", game).choose(Desk(game, seat, state.view(seat), moves, Fast(number))) for number in range(40)
    ]
    assert set(found) <= set(moves)
    assert 20 < found.count(best) < 40


def test_beliefs_can_be_given() -> None:
    """More hope for the network makes more of the same position."""
    state = started()
    hopeful = Planner(state, 0, weights=usual(state.plan).changed({"hope": 1.0}))
    assert hopeful.best_value(10) > Planner(state, 0).best_value(10)


# -- what a search asks -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "seats"), [(RUST_BELT, 3), (ST_LUCIA, 2), (BARBADOS, 1)])
def test_candidates_begin_with_the_own_move_and_are_legal(edition: str, seats: int) -> None:
    game = find_game(edition.split()[0])
    seen: dict[int, int] = {}
    for state, seat, _ in walk(edition, seats, 4):
        if seat < 0 or len(state.moves(seat)) == 1 or seen.get(state.step, 0) == 2:
            continue
        seen[state.step] = seen.get(state.step, 0) + 1
        desk = Desk(game, seat, state.view(seat), state.moves(seat), Fast(1))
        lines = Standard().candidates(desk, 5)
        assert lines[0][0] == Standard().choose(desk)
        assert len(lines) == len(set(lines)) <= 5
        for line in lines:
            trial = state.clone()
            for move in line:
                assert move in trial.moves(seat)
                trial.play(seat, move, Fast(1))
    assert {steps.ISSUE, steps.CHOOSE, steps.BUILD, steps.MOVE} <= set(seen)


@pytest.mark.parametrize(("edition", "seats"), [(RUST_BELT, 3), (ST_LUCIA, 2)])
def test_the_search_plays_turns_on(edition: str, seats: int) -> None:
    """To the end of the next turn, with nobody bankrupt who is not thought for."""
    game = find_game(edition.split()[0])
    state = started(edition, seats)
    seat = state.waiting[0]
    policy = Standard()
    desk = Desk(game, seat, state.view(seat), state.moves(seat), Fast(1))
    lines = policy.candidates(desk, 3)
    values = set()
    for line in lines:
        guess, who = policy.world(desk)
        values.add(play_on(game, policy, guess, who, line, Fast(5))[0])
        assert policy.clock(guess) == 3
        assert not any(cast(State, guess).out)
    assert len(values) == len(lines) > 1


@pytest.mark.rule("AS-8.2")
def test_who_is_nearly_bankrupt_has_no_more_to_lose_than_the_game() -> None:
    """A forecast warns in hundreds of points, and what a search tells are points; who is nearer to safety still has
    more."""
    state = started()
    state.money[0], state.engine[0], state.shares[0] = 0, 6, 15
    values = []
    for state.income[0] in (0, 3):
        assert Planner(state, 0, 1).best_value(0) < -150
        values.append(value(state, 0, usual(state.plan)))
    assert -90 < values[0] < values[1] < -50
    state.out[0] = 1
    assert value(state, 0, usual(state.plan)) == BANKRUPT


@pytest.mark.rule("AS-3.1")
def test_a_turn_is_judged_as_if_shares_could_still_be_issued() -> None:
    """Who has no money when a turn begins is not bankrupt: shares come first."""
    state = started()
    state.money[0] = 0
    assert Planner(state, 0, 1).best_value(0) < -150
    assert value(state, 0, usual(state.plan)) > BANKRUPT + 30


@pytest.mark.parametrize(("edition", "seats"), [(RUST_BELT, 3), (GERMANY, 3)])
def test_plans_of_a_board_are_the_same_when_they_are_recalled(edition: str, seats: int) -> None:
    """What was found once is found again, and weighed by what there is now: without cubes there is nothing to move."""
    useful = 0
    for state, seat, _ in walk(edition, seats, 4):
        if state.step != steps.BUILD or state.built or state.turn not in (1, 3):
            continue
        memory = Memory()
        first, again = (Planner(state, seat, 2, memory=memory) for _ in range(2))
        money = rounded(20)
        plans = [(made.moves, made.dollars, first.value(made, money)) for made in first.remembered(3, money)]
        assert plans == [(made.moves, made.dollars, again.value(made, money)) for made in again.remembered(3, money)]
        assert first.remembered(3, money) is not again.remembered(3, money)
        bare = state.clone()
        bare.cubes, bare.chart = [0] * len(state.cubes), [-1] * len(state.chart)
        empty = Planner(bare, seat, 2, memory=memory)
        assert empty.lines is first.lines
        useful += sum(bool(made.now) for made in first.remembered(3, money))
        assert not any(made.now for made in empty.remembered(3, money))
    assert useful > 10


def test_track_that_was_built_meanwhile_is_no_longer_the_same_board() -> None:
    memory = Memory()
    boards = set()
    for state, seat, _ in walk(RUST_BELT, 3, 2):
        if state.step == steps.BUILD and seat == 0:
            boards.add((Planner(state, seat, 1, memory=memory).board, state.built))
    assert len(memory.lines) == len({board for board, _ in boards}) > 2


@pytest.mark.long
@pytest.mark.rule("AB-3")
def test_standard_can_buy_its_shares_back_on_barbados() -> None:
    (standard,) = match("age_of_steam_barbados", ["standard"], 2, jobs=1).bots
    assert standard.win_share == 1.0
    assert standard.points > 0


@pytest.mark.long
@pytest.mark.rule("AL-3")
def test_standard_beats_greedy_on_st_lucia() -> None:
    standard, greedy = match("age_of_steam_st_lucia", ["standard", "greedy"], 2, jobs=1).bots
    assert standard.win_share == 1.0
    assert standard.points > greedy.points + 10


@pytest.mark.parametrize("game", ["rust_belt", "western_us", "southern_us", "germany", "st_lucia"])
def test_experts_believe_what_was_found_for_the_map(game: str) -> None:
    found = find_game(f"age_of_steam_{game}")
    state = cast(State, found.new(found.seats[0], found.check_options({}), Fast(1)))
    by_hand, best = usual(state.plan), Thinker().beliefs(state)
    assert Standard().beliefs(state).hope == by_hand.hope
    assert best.hope > by_hand.hope  # networks grow more than was thought
    assert best.deeper == by_hand.deeper  # no belief


def test_with_two_players_too_nobody_searches_for_the_others_ruin() -> None:
    state = started(ST_LUCIA, 2)
    thinker = Thinker()
    own = value(state, 0, thinker.beliefs(state))
    game = find_game("age_of_steam_st_lucia")
    assert thinker.outcome(game, state, 0)[0] == own
    state.out[1] = True
    assert thinker.outcome(game, state, 0)[0] == own
