"""The standard bot: what it keeps, claims and draws in positions where one answer is plainly the best."""

from __future__ import annotations

import os
from itertools import combinations, pairwise
from statistics import fmean
from typing import cast

import pytest
from ttr_staging import (
    ASIA,
    EVERY,
    PARIS,
    USA,
    claim,
    fresh,
    give,
    give_turn,
    hold,
    leave,
    pack,
    put,
    route,
    show,
    started,
    take_routes,
    ticket,
)

from roundhouse.arena import match
from roundhouse.bots import make_bot
from roundhouse.bots.levels import Easy
from roundhouse.core.bot import Desk
from roundhouse.core.chance import Fast
from roundhouse.core.errors import BadOption
from roundhouse.core.registry import find_game
from roundhouse.games.ticket_to_ride.bots.cards import Needs
from roundhouse.games.ticket_to_ride.bots.follower import Follower
from roundhouse.games.ticket_to_ride.bots.hunches import likely_tickets
from roundhouse.games.ticket_to_ride.bots.known import Known, from_state, from_view
from roundhouse.games.ticket_to_ride.bots.paths import FAR, cheapest_path
from roundhouse.games.ticket_to_ride.bots.policy import Standard
from roundhouse.games.ticket_to_ride.bots.prospects import distances, prospect
from roundhouse.games.ticket_to_ride.bots.schemes import Outlook, path_ends
from roundhouse.games.ticket_to_ride.bots.tickets import ticket_hopes
from roundhouse.games.ticket_to_ride.bots.turn import cheapest_claims
from roundhouse.games.ticket_to_ride.bots.weights import STANDARD, tuned, weights_of
from roundhouse.games.ticket_to_ride.printed.facts import COLOURS, DECK, GREY, KINDS, WILD
from roundhouse.games.ticket_to_ride.rules import routes, scoring, steps
from roundhouse.games.ticket_to_ride.rules.moves import BACK, TEAM_MOVES, Keep, TeamClaim, TeamKeep
from roundhouse.games.ticket_to_ride.rules.packed import (
    CELEBRATE,
    PASS,
    SHARE_ONE,
    TAKES,
    TICKETS,
    back_of,
    route_of,
    wilds_of,
)
from roundhouse.games.ticket_to_ride.rules.state import State
from roundhouse.games.ticket_to_ride.seen.view import View, look


def chosen(state: State, seat: int = 0) -> int:
    """What the bot does, with nothing but what the seat may know."""
    game = find_game(state.plan.edition)
    move = make_bot("standard", game).choose(desk_of(state, seat))
    assert move in state.moves(seat)
    return move


def desk_of(state: State, seat: int = 0) -> Desk:
    return Desk(find_game(state.plan.edition), seat, state.view(seat), state.moves(seat), Fast(1))


def outlook(state: State, seat: int = 0) -> Outlook:
    return Outlook(from_view(look(state, seat)), STANDARD)


def facts(known: Known) -> dict[str, object]:
    # A compiled class has its fields under another name.
    names = [*getattr(Known, "__slots__", ()), *getattr(Known, "__mypyc_attrs__", ())]
    assert "hand" in names
    return {name: getattr(known, name) for name in names if name not in ("plan", "__dict__", "__weakref__")}


def ids(state: State, routes: list[int]) -> set[str]:
    return {state.plan.board.routes[number].id for number in routes}


def between(state: State, a: str, b: str) -> list[str]:
    places = state.plan.board.places
    return [r.id for r in state.plan.board.routes if {places[r.a].id, places[r.b].id} == {a, b}]


def offer(state: State, *tickets: int) -> None:
    """Seat 0 looks at these tickets in the middle of a game."""
    state.step = steps.OFFER
    for number in tickets:
        state.pool[number] = 0
        state.pool_left -= 1
    state.offers[0] = list(tickets)


# -- whole games --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_it_plays_whole_games_with_legal_moves(game: str, seats: int) -> None:
    found, chance = find_game(game), Fast(5)
    state = found.new(seats, {}, chance)
    bots = [make_bot("standard", found) for _ in range(seats)]
    while state.actors():
        seat = state.actors()[0]
        moves = state.moves(seat)
        # In playouts it knows from the state what it would know from its view, and no more.
        assert facts(from_state(cast(State, state), seat)) == facts(from_view(cast(View, state.view(seat))))
        move = bots[seat].choose(Desk(found, seat, state.view(seat), moves, Fast(9)))
        assert move in moves
        state.play(seat, move, chance)
    assert max(state.sheet().totals) > 0


@pytest.mark.parametrize(("game", "seats"), [(PARIS, 2), (USA, 3), (ASIA, 4)])
def test_who_plays_on_knows_what_the_seat_knows_and_keeps_to_the_rules(game: str, seats: int) -> None:
    found, chance = find_game(game), Fast(5)
    state = found.new(seats, {}, chance)
    players, doubles = ([Standard().follower() for _ in range(seats)] for _ in range(2))
    kinds: set[str] = set()
    while state.actors():
        seat = state.actors()[0]
        moves = state.moves(seat)
        move = players[seat].at_once(state, seat)
        # In another world that looks the same to the seat it would do the same.
        guessed = found.guess(state.view(seat), Fast(len(kinds)))
        assert move == doubles[seat].at_once(guessed, seat)
        if move < 0:
            move = players[seat].reply(found, state, seat, moves, Fast(1))
        assert move in moves
        kinds.add(found.moveset.unpack(move).__class__.__name__)
        state.play(seat, move, chance)
    assert max(state.sheet().totals) > 0
    assert "Take" in kinds
    assert any(kind.endswith("Claim") for kind in kinds)


@pytest.mark.parametrize("colour", ["grey", "plain"])
def test_who_plays_on_claims_with_cards_that_can_be_spared(colour: str) -> None:
    """Its claims are those that cost least, as `standard` reckons."""
    state = started(USA, 2)
    plan = state.plan
    threes = [number for number in range(plan.routes) if plan.length[number] == 3]
    wanted = next(number for number in threes if (plan.colour[number] == GREY) == (colour == "grey"))
    state.hands[0] = [3] * WILD + [2]
    give_turn(state, 0)
    follower = Follower(Standard(), None)
    follower.routes, follower.seat = [wanted], 0
    follower.weigh(state, 0)
    move, waste = follower.payment(state, wanted, True)
    assert move in state.moves(0)
    assert route_of(move) == wanted
    assert wilds_of(move) == 0
    assert waste == 0


@pytest.mark.long
@pytest.mark.parametrize("game", [PARIS, ASIA, USA])
def test_it_beats_chance(game: str) -> None:
    result = match(game, ["standard", "random"], games=6, seed="advice", jobs=1)
    standard, other = result.bots
    assert standard.wins == 6
    assert standard.points > other.points + 15


def test_partners_are_the_same_bot_and_win_together() -> None:
    result = match(ASIA, ["standard", "random"], games=2, seed="partners", jobs=1)
    assert result.seats == 4
    # A team counts once, and its victory is not split between the partners.
    assert [bot.games for bot in result.bots] == [2, 2]
    assert sum(bot.wins for bot in result.bots) == 2


def test_it_has_no_parameters() -> None:
    with pytest.raises(BadOption):
        make_bot("standard:width=3", find_game(PARIS))


# -- paths --------------------------------------------------------------------------------------------------------


def test_a_path_leads_around_a_route_that_is_taken() -> None:
    state = fresh(USA, 2)
    hold(state, 0, ticket(state, "boston", "miami"))
    first = outlook(state).scheme(state.tickets[0], 1)
    assert first.tickets == state.tickets[0]
    for lost in ids(state, first.routes):
        again = state.clone()
        take_routes(again, 1, lost)
        other = outlook(again).scheme(again.tickets[0], 6)
        assert lost not in ids(again, other.routes)
        assert other.value < first.value


def test_with_two_players_a_lane_closes_the_other_and_with_four_it_does_not() -> None:
    for seats, is_open in ((2, False), (4, True)):
        state = fresh(USA, seats)
        one, other = between(state, "seattle", "portland")
        take_routes(state, 1, one)
        cost = outlook(state).cost[route(state, other)]
        assert (cost < FAR) == is_open


def test_own_routes_cost_nothing_and_count_for_the_partner() -> None:
    state = fresh(ASIA, 4)
    name = state.plan.board.routes[0].id
    take_routes(state, 1, name)
    assert outlook(state, 0).cost[0] == 0.0
    assert outlook(state, 2).cost[0] == FAR


def test_a_ticket_beyond_the_pieces_left_is_given_up() -> None:
    state = fresh(USA, 2)
    far = ticket(state, "seattle", "new_york")
    hold(state, 0, far)
    assert outlook(state).scheme([far], 6).tickets == [far]
    state.pieces[0] = 12
    assert outlook(state).scheme([far], 6).tickets == []


def test_routes_at_the_ends_of_the_longest_path_are_worth_more_where_that_counts() -> None:
    state = fresh(USA, 2)
    for a, b in pairwise(["seattle", "portland", "san_francisco", "los_angeles"]):
        take_routes(state, 0, between(state, a, b)[0])
    known, keen = from_view(state.view(0)), weights_of({"express": 1.0})
    plain, out = Outlook(known, STANDARD), Outlook(known, keen)
    out.extend_path()
    gained = {n for n in range(state.plan.routes) if out.points[n] > plain.points[n]}
    ends = {state.plan.board.places[n].id for n in path_ends(state.plan, scoring.routes_of(state.plan, state.owner, 0))}
    assert ends == {"seattle", "los_angeles"}
    assert gained == {n for n in range(state.plan.routes) if state.owner[n] < 0 and touches(state, n, ends)}
    assert all(out.points[n] == plain.points[n] + state.plan.length[n] for n in gained)
    # Who is far ahead has it anyway.
    for a, b in pairwise(["seattle", "helena", "duluth", "toronto", "montreal"]):
        take_routes(state, 0, between(state, a, b)[0])
    far = Outlook(from_view(state.view(0)), keen)
    far.extend_path()
    assert far.points == plain.points
    # In Paris nobody counts it.
    paris = fresh(PARIS, 2)
    take_routes(paris, 0, paris.plan.board.routes[0].id)
    there = Outlook(from_view(paris.view(0)), keen)
    before = there.points[:]
    there.extend_path()
    assert there.points == before


def touches(state: State, number: int, places: set[str]) -> bool:
    plan = state.plan
    return bool({plan.board.places[plan.a[number]].id, plan.board.places[plan.b[number]].id} & places)


def test_standard_and_easy_think_by_hand_and_an_expert_by_what_was_found_for_the_board() -> None:
    for name in (USA, ASIA, PARIS):
        game = find_game(name)
        known = from_view(started(name, game.seats[0]).view(0))
        assert cast(Standard, make_bot("standard", game)).outlook(known).weights is STANDARD
        assert cast(Standard, game.policy()).outlook(known).weights is tuned(name)
        assert cast(Standard, cast(Easy, make_bot("easy", game)).policy).outlook(known).weights is STANDARD
        assert tuned(name) is not STANDARD
    assert tuned("ticket_to_ride_elsewhere") is STANDARD


# -- tickets ------------------------------------------------------------------------------------------------------


def test_it_keeps_tickets_that_are_joined_already_and_not_those_out_of_reach() -> None:
    state = fresh(USA, 2)
    links = ["seattle", "portland", "san_francisco", "los_angeles"]
    for a, b in pairwise(links):
        take_routes(state, 0, between(state, a, b)[0])
    done, away = ticket(state, "seattle", "los_angeles"), ticket(state, "seattle", "new_york")
    state.pieces[0] = 10
    offer(state, away, done)
    assert back_of(chosen(state)) == (0,)


def test_at_the_beginning_it_keeps_as_many_as_the_rules_want() -> None:
    for game, seats, least in ((PARIS, 2, 1), (ASIA, 4, 3), (USA, 2, 2)):
        for seed in range(5):
            state = started(game, seats, seed)
            kept = find_game(game).moveset.unpack(chosen(state))
            assert isinstance(kept, Keep)
            assert len(state.offers[0]) - len(BACK.unpack(kept.back)) >= least


def test_the_partner_is_shown_the_greatest_ticket() -> None:
    state = fresh(ASIA, 4)
    points = state.plan.ticket_points
    small, great = points.index(min(points)), points.index(max(points))
    hold(state, 0, small, great)
    state.step, state.waiting = steps.RACK, [0]
    assert chosen(state) == SHARE_ONE[great]
    state = fresh(ASIA, 4)
    offer(state, small, great)
    kept = TEAM_MOVES.unpack(chosen(state))
    assert isinstance(kept, TeamKeep)
    back = BACK.unpack(kept.back)
    assert kept.rack == (2 if 1 not in back else 1)


def test_what_new_tickets_promise_is_the_mean_of_the_best_of_them() -> None:
    state = fresh(PARIS, 2)
    take_routes(state, 0, *[r.id for r in state.plan.board.routes if r.length == 3][:2])
    hold(state, 0, 3, 4)
    out = outlook(state)
    gains = [
        out.scheme([number], 1).value - state.plan.ticket_points[number]
        for number in range(state.plan.tickets)
        if number not in (3, 4)
    ]
    assert len(set(gains)) > 5
    expected = fmean(max(pair) for pair in combinations(gains, state.plan.draw))
    assert ticket_hopes(out) == pytest.approx(expected)


@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_what_tickets_are_worth_by_themselves_is_told_together_as_one_by_one(game: str, seats: int) -> None:
    found, chance = find_game(game), Fast(11)
    state = cast(State, found.new(seats, {}, chance))
    bot, luck, promising, done, number = Standard(STANDARD), Fast(1), 0, 0, 0
    while state.actors():
        seat, number = state.actors()[0], number + 1
        if number % 15 == 0:
            out = outlook(state, seat)
            # Of two paths that cost the same either may be found, and one of them may be safer.
            out.cost = [cost + 1e-4 * luck.number(1000) if 0 < cost < FAR else cost for cost in out.cost]
            tickets = list(range(state.plan.tickets))
            values = [out.scheme([ticket], 1).value for ticket in tickets]
            assert out.each_alone(tickets) == pytest.approx(values)
            promising += sum(value > 0 for value in values)
            done += sum(scoring.is_done(state.plan, out.label, ticket) for ticket in tickets)
        state.play(seat, bot.choose(desk_of(state, seat)), chance)
    assert promising > done > 0


def test_tickets_put_back_are_hoped_for_by_who_looks_at_the_end() -> None:
    """The deck is gone through: the next ticket is one that the other has put back, then one of one's own."""
    state = fresh(USA, 2)
    take_routes(state, 0, *[r.id for r in state.plan.board.routes if r.length == 1][:3])
    hold(state, 1, *range(2, state.plan.tickets))
    state.pool, state.pool_left = [0] * state.plan.tickets, 0
    state.under, state.under_by = [1, 0], [1, 0]
    known = from_view(look(state, 0))
    assert known.under == [-1, 0]
    careless, careful = Outlook(known, STANDARD), Outlook(known, weights_of({"late": 1.0}))
    assert ticket_hopes(careless) == -FAR
    points = state.plan.ticket_points
    gains = [careful.scheme([number], 1).value - points[number] for number in range(state.plan.tickets)]
    assert gains[0] < max(gains)
    assert ticket_hopes(careful) == pytest.approx(fmean(max(gains[0], gain) for gain in gains[1:]))
    # Where only the seat's own is there, nothing is left to chance.
    state.under, state.under_by = [0], [0]
    assert ticket_hopes(Outlook(from_view(look(state, 0)), weights_of({"late": 1.0}))) == pytest.approx(gains[0])


def test_in_the_last_turn_tickets_are_drawn_that_are_joined_already_and_no_others_kept() -> None:
    state = fresh(ASIA, 4)
    for number in range(state.plan.routes):
        if routes.is_open(state.plan, state.owner, 0, number) and state.plan.length[number] <= 3:
            routes.take_route(state, 0, number)
    state.final = 4
    label = outlook(state).label
    done = [n for n in range(state.plan.tickets) if scoring.is_done(state.plan, label, n)]
    undone = [n for n in range(state.plan.tickets) if n not in done]
    assert len(done) > len(undone) > 0
    expert = Standard()
    assert expert.choose(desk_of(state)) == TICKETS
    assert Standard(STANDARD).choose(desk_of(state)) != TICKETS
    offer(state, done[0], undone[0], done[1])
    kept = TEAM_MOVES.unpack(expert.choose(desk_of(state)))
    assert isinstance(kept, TeamKeep)
    assert BACK.unpack(kept.back) == (1,)


def test_it_draws_tickets_when_all_are_joined_early_and_not_when_the_game_ends() -> None:
    state = fresh(USA, 2)
    for number in range(state.plan.routes):
        if routes.is_open(state.plan, state.owner, 0, number) and state.plan.length[number] <= 2:
            routes.take_route(state, 0, number)
    assert chosen(state) == TICKETS
    state.final = 2
    assert chosen(state) != TICKETS


# -- turns --------------------------------------------------------------------------------------------------------


def test_it_claims_what_its_path_needs_with_the_cards_it_can_spare() -> None:
    state = fresh(USA, 2)
    hold(state, 0, ticket(state, "new_york", "atlanta"))
    wanted = outlook(state).scheme(state.tickets[0], 6).routes
    grey = [number for number in wanted if state.plan.colour[number] == GREY]
    give(state, 0, white=2, wild=2)
    move = chosen(state)
    assert grey
    number = route_of(move)
    assert number in outlook(state).scheme(state.tickets[0], 6).routes
    assert move == claim(state, state.plan.board.routes[number].id, "white", 0)


def test_the_last_turn_is_for_what_scores_at_once() -> None:
    """Joining the ticket is worth more than the longest route."""
    state = fresh(USA, 2)
    only = ticket(state, "los_angeles", "new_york")
    hold(state, 0, only)
    *rest, last = sorted(outlook(state).scheme([only], 6).routes, key=lambda number: -state.plan.length[number])
    take_routes(state, 0, *(state.plan.board.routes[number].id for number in rest))
    for name in COLOURS:
        give(state, 0, **{name: 6})
    state.final = 2
    assert state.plan.length[last] < 6
    assert route_of(chosen(state)) == last
    state.tickets[0] = []
    best = route_of(chosen(state))
    assert state.plan.length[best] == 6


def test_the_last_turn_without_a_claim_is_still_a_move() -> None:
    state = fresh(USA, 2)
    state.final = 2
    assert chosen(state) == TAKES[DECK]


def test_in_paris_the_last_turn_without_a_claim_is_passed() -> None:
    """Tickets could only cost points."""
    state = fresh(PARIS, 2)
    show(state, "-", "-", "-", "-", "-")
    leave(state)
    state.final = 2
    assert state.moves(0) == [TICKETS, PASS]
    assert chosen(state) == PASS


def test_a_whole_flag_is_celebrated_at_once() -> None:
    state = fresh(PARIS, 2)
    state.kept[0], state.step = state.plan.flag, steps.FLAG
    assert chosen(state) == CELEBRATE
    # A position promises its points before they are scored: so greed claims the route that completes it.
    assert prospect(state, 0) == prospect(fresh(PARIS, 2), 0) + 4


def test_it_takes_the_colour_that_its_path_needs() -> None:
    state = fresh(PARIS, 2)
    hold(state, 0, 0)
    (number,) = outlook(state).scheme([0], 6).routes[:1]
    colour = state.plan.colour[number]
    names = [name for kind, name in enumerate(KINDS) if state.plan.deck[kind] and kind != colour]
    needs = Needs(outlook(state))
    others = [name for name in names[:-1] if needs.value[KINDS.index(name)] < STANDARD.needed]
    show(state, *([*others, *others, *others][:4]), KINDS[colour])
    assert chosen(state) == TAKES[4]


# -- teams --------------------------------------------------------------------------------------------------------


def test_a_card_that_the_path_needs_goes_to_the_hand_and_any_other_to_the_rack() -> None:
    state = fresh(ASIA, 4)
    give_turn(state, 0)
    hold(state, 0, ticket(state, "dihua", "yinchuan"))
    value = Needs(outlook(state)).value
    needed = max(range(WILD), key=lambda kind: value[kind])
    useless = min(range(WILD), key=lambda kind: value[kind])
    state.step = steps.PLACE
    for kind, where in ((needed, "place hand"), (useless, "place rack")):
        state.drawn = kind
        assert chosen(state) == pack(state, where)


def test_cards_of_the_hand_are_paid_before_those_of_the_rack() -> None:
    state = fresh(ASIA, 4)
    name, number = next(
        (r.id, n)
        for n, r in enumerate(state.plan.board.routes)
        if r.colour == KINDS.index("red") and r.length == 3 and not r.tunnel
    )
    give(state, 0, red=3)
    put(state, 0, red=3)
    claims = cheapest_claims(outlook(state), Needs(outlook(state)), state.moves(0))
    assert claims[number][0] == claim(state, name, "red", 0, 0, 0)
    assert isinstance(TEAM_MOVES.unpack(claims[number][0]), TeamClaim)


@pytest.mark.skipif("ROUNDHOUSE_COMPILED" in os.environ, reason="a compiled Chance has no interpreted children")
def test_a_tunnel_is_paid_with_few_wilds_and_from_the_hand() -> None:
    state = fresh(ASIA, 4)
    number = next(n for n in range(state.plan.routes) if state.plan.tunnel[n] and state.plan.colour[n] < WILD)
    name, colour = state.plan.board.routes[number].id, KINDS[state.plan.colour[number]]
    give(state, 0, **{colour: state.plan.length[number] + 1, "wild": 2})
    put(state, 0, **{colour: 1})
    state.play(0, claim(state, name, colour), TunnelChance(state.plan.colour[number]))
    assert state.step == steps.TUNNEL
    state.extra = 1
    assert chosen(state) == pack(state, "pay 0 0 0")


class TunnelChance(Fast):
    """The first card turned up is of a colour; the others come as they come."""

    def __init__(self, colour: int) -> None:
        super().__init__(1)
        self.colour = colour

    def draw(self, purpose: str, counts: list[int]) -> int:
        if purpose == "deck" and self.colour >= 0:
            first, self.colour = self.colour, -1
            return first
        return super().draw(purpose, counts)


# -- what a position promises -------------------------------------------------------------------------------------


def test_a_position_promises_more_the_nearer_a_ticket_is() -> None:
    state = fresh(USA, 2)
    only = ticket(state, "new_york", "atlanta")
    hold(state, 0, only)
    points = state.plan.ticket_points[only]
    promised = [prospect(state, 0) - state.score[0]]
    ends = state.plan.ticket_a[only], state.plan.ticket_b[only]
    _, path = cheapest_path(state.plan, *ends, distances(state, 0))
    for number in path:
        take_routes(state, 0, state.plan.board.routes[number].id)
        promised.append(prospect(state, 0) - state.score[0])
    assert promised == sorted(set(promised))
    assert promised[0] > -points
    assert promised[-1] == points


def test_a_ticket_that_cannot_be_joined_any_more_is_lost() -> None:
    state = fresh(USA, 2)
    only = ticket(state, "new_york", "atlanta")
    hold(state, 0, only)
    state.pieces[0] = 1
    assert prospect(state, 0) == -state.plan.ticket_points[only]
    state.pieces[0], state.final = 45, 1
    assert prospect(state, 0) == -state.plan.ticket_points[only]


def test_cards_are_worth_something_until_the_last_round() -> None:
    state = fresh(USA, 2)
    give(state, 0, red=1)
    one = prospect(state, 0)
    give(state, 0, wild=1)
    assert 0 < one < prospect(state, 0) - one
    state.final = 1
    assert prospect(state, 0) == 0


def test_the_secret_tickets_of_a_partner_do_not_count() -> None:
    state = fresh(ASIA, 4)
    before = prospect(state, 0)
    hold(state, 1, 5)
    assert prospect(state, 0) == before
    state.rack_tickets[0] = [6]
    assert prospect(state, 0) != before


# -- what the others may have ---------------------------------------------------------------------------------------


def test_a_ticket_is_likelier_the_more_of_its_way_is_claimed() -> None:
    state = started(USA, 2)
    for seat in (0, 1):
        state.play(seat, state.moves(seat)[0], Fast(1))
    plan = state.plan
    hidden = [number for number in range(plan.tickets) if number not in state.tickets[0]]
    goal = max(hidden, key=lambda number: plan.ticket_points[number])
    _, way = cheapest_path(plan, plan.ticket_a[goal], plan.ticket_b[goal], [float(length) for length in plan.length])
    chances = [likely_tickets(look(state, 0))[1][goal]]
    for number in way:
        routes.take_route(state, 1, number)
        chances.append(likely_tickets(look(state, 0))[1][goal])
    assert chances == sorted(set(chances))
    assert likely_tickets(look(state, 0))[0] == [chances[0]] * plan.tickets, "nothing is told by what nobody claimed"
    policy = find_game(USA).policy()
    assert policy is not None
    desk = Desk(find_game(USA), 0, look(state, 0), state.moves(0), Fast(3))
    plain, likely = 0, 0
    for _ in range(200):
        plain += goal in cast(State, desk.guess()).tickets[1]
        world, seat = policy.world(desk)
        assert seat == 0
        assert world.view(0) == desk.view
        likely += goal in cast(State, world).tickets[1]
    assert likely > 2 * plain


@pytest.mark.parametrize(("name", "seats"), [(PARIS, 2), (USA, 2), (ASIA, 4)])
def test_the_same_card_from_another_place_is_no_candidate(name: str, seats: int) -> None:
    """It would take the place of something else to compare, and a hint would name it as the next best."""
    state, game = fresh(name, seats), find_game(name)
    show(state, "red", "blue", "red", "blue", "green")
    moves = state.moves(0)
    lines = Standard(STANDARD).candidates(Desk(game, 0, state.view(0), moves, Fast(1)), 12)
    taken = [TAKES.index(line[0]) for line in lines if line[0] in TAKES]
    assert {slot for slot in taken if slot != DECK} == {0, 1, 4}
