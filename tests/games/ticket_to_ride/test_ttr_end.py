"""The last round, tickets, bonuses, ties. Rulings TRG-14 to TRG-17, TRP-14, TRA-23, TRA-25 to TRA-28."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from ttr_brute import joined, longest
from ttr_staging import (
    ASIA,
    PARIS,
    USA,
    claim,
    deck,
    do,
    fresh,
    give,
    give_turn,
    hold,
    kind,
    route,
    take_routes,
    ticket,
    why_not,
)

from roundhouse.core.chance import Fast
from roundhouse.games.ticket_to_ride.printed import editions
from roundhouse.games.ticket_to_ride.rules import scoring, steps
from roundhouse.games.ticket_to_ride.rules.longest_path import PathSearch, longest_path
from roundhouse.games.ticket_to_ride.rules.routes import take_route
from roundhouse.games.ticket_to_ride.rules.state import State


def quick_turn(state: State) -> None:
    """The seat whose turn it is draws two cards."""
    seat = state.turn
    while state.turn == seat and state.actors():
        state.play(seat, state.moves(seat)[0], Fast(1))
        if state.step == steps.TURN:
            return


@pytest.mark.rule("TP-6.1", "TU-5.1")
@pytest.mark.parametrize("game", [PARIS, USA])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_last_round(game: str, seats: int) -> None:
    """TRG-14: the turn is finished first; then everybody, last of all the one who began it, takes one more turn."""
    state = fresh(game, seats)
    give(state, 0, green=5)
    state.pieces[0] = 3 if game == PARIS else 7
    name = "louvre-opera-2" if game == PARIS else "portland-san_francisco-1"
    do(state, claim(state, name, "green"))
    assert (state.pieces[0], state.final) == (2, seats)
    order = []
    while state.actors():
        order.append(state.turn)
        # Others who run low do not make it longer.
        state.pieces = [0] * seats
        quick_turn(state)
    assert order == [*range(1, seats), 0]


@pytest.mark.rule("TP-6.1")
def test_nobody_has_to_take_their_last_turn_in_paris() -> None:
    """The book: everybody may take one more turn. On the other boards they must."""
    state = fresh(PARIS, 2)
    assert why_not(state, "pass") == ("TP-2.5", "must-act")
    state.final = 2
    do(state, "pass")
    assert (state.turn, state.final) == (1, 1)
    do(state, "pass")
    assert state.step == steps.OVER
    others = fresh(USA, 2)
    others.final = 2
    assert why_not(others, "pass") == ("TU-2.5", "must-act")


@pytest.mark.rule("TP-6.1")
def test_three_pieces_are_not_few() -> None:
    state = fresh(PARIS, 2)
    give(state, 0, green=1)
    state.pieces[0] = 4
    do(state, claim(state, "louvre-opera-2", "green"))
    assert state.final == -1


@pytest.mark.rule("TA-6.1")
@pytest.mark.parametrize(("own", "partner", "final"), [(5, 2, 4), (4, 3, 4), (7, 0, 4), (5, 3, -1), (3, 9, -1)])
def test_the_last_round_in_asia(own: int, partner: int, final: int) -> None:
    """TRA-23: both partners' trains are added, four or fewer."""
    state = fresh(ASIA, 4)
    give(state, 0, purple=3)
    state.pieces[:2] = [own, partner]
    do(state, claim(state, "chengdu-xian", "purple"))
    assert state.final == final
    if final > 0:
        order = []
        while state.actors():
            order.append(state.turn)
            quick_turn(state)
        assert order == [1, 2, 3, 0]


@pytest.mark.rule("TP-6.2", "TU-5.2")
def test_tickets_add_or_cost_their_points() -> None:
    """TRG-15: one's own routes, not the others'. TRG-17: a total may be negative."""
    state = fresh(PARIS, 2)
    done = ticket(state, "louvre", "republique")
    missed = ticket(state, "bastille", "tour_eiffel")
    hold(state, 0, done, missed)
    take_routes(state, 0, "louvre-notre_dame-1", "notre_dame-republique-1")
    hold(state, 1, ticket(state, "notre_dame", "opera"))
    take_routes(state, 1, "louvre-opera-1")  # the rest of the way is the other's
    sheet = state.sheet()
    assert [line.points for line in sheet[0].lines if line.what == "ticket"] == [3]
    assert [line.points for line in sheet[0].lines if line.what == "ticket-missed"] == [-7]
    assert sheet[0].total == 1 + 2 + 3 - 7 == -1
    assert sheet[1].total == 1 - 2


@pytest.mark.rule("TP-6.3", "TU-5.4")
@pytest.mark.parametrize(("game", "ties"), [(PARIS, ("tickets",)), (USA, ("tickets", "express"))])
def test_ties(game: str, ties: tuple[str, ...]) -> None:
    """TRP-14: more completed tickets, then shared."""
    state = fresh(game, 2)
    assert state.sheet().winners == (0, 1)
    assert state.sheet().tie_names == ties


@pytest.mark.rule("TP-6.3")
def test_more_completed_tickets_decide() -> None:
    state = fresh(PARIS, 2)
    hold(state, 0, ticket(state, "louvre", "republique"))
    take_routes(state, 0, "louvre-notre_dame-1", "notre_dame-republique-1")
    take_routes(state, 1, "champs_elysees-louvre-1", "invalides-louvre")
    sheet = state.sheet()
    assert sheet.totals == (6, 6)
    assert (sheet.winners, sheet.decided_by) == ((0,), "tickets")


@pytest.mark.rule("TU-5.3", "TU-5.4")
def test_the_longest_path_of_the_usa() -> None:
    state = fresh(USA, 3)
    assert not [line for line in state.sheet()[0].lines if line.what == "longest"], "no route yet, no path"
    take_routes(state, 0, "seattle-vancouver-1", "portland-seattle-1", "portland-salt_lake_city")
    take_routes(state, 1, "helena-seattle")
    sheet = state.sheet()
    assert [sheet[seat].points("longest") for seat in range(3)] == [10, 0, 0]
    take_routes(state, 1, "calgary-vancouver", "calgary-seattle")
    take_routes(state, 2, "portland-san_francisco-1")
    assert [state.sheet()[seat].points("longest") for seat in range(3)] == [0, 10, 0]


@pytest.mark.rule("TU-5.3")
def test_all_who_tie_for_the_longest_path_get_the_bonus() -> None:
    state = fresh(USA, 4)
    take_routes(state, 0, "portland-salt_lake_city")
    take_routes(state, 1, "helena-seattle")
    assert [state.sheet()[seat].points("longest") for seat in range(4)] == [10, 10, 0, 0]


@pytest.mark.rule("TU-5.4")
def test_holding_the_longest_path_breaks_a_tie_of_tickets() -> None:
    state = fresh(USA, 2)
    # 15 + 10 against 10 + 10 + 4 + 1.
    take_routes(state, 0, "portland-salt_lake_city")
    numbers = [n for n, r in enumerate(state.plan.board.routes) if r.length in (3, 5) and state.owner[n] < 0]
    fives = [n for n in numbers if state.plan.length[n] == 5]
    apart = next((a, b) for a in fives for b in fives if not ends(state, a) & ends(state, b))
    for number in apart:
        take_route(state, 1, number)
    threes = [n for n in numbers if state.plan.length[n] == 3 and state.owner[n] < 0]
    three = next(n for n in threes if not ends(state, n) & (ends(state, apart[0]) | ends(state, apart[1])))
    take_route(state, 1, three)
    used = ends(state, apart[0]) | ends(state, apart[1]) | ends(state, three)
    ones = [n for n, r in enumerate(state.plan.board.routes) if r.length == 1 and state.owner[n] < 0]
    one = next(n for n in ones if not ends(state, n) & used and not set(state.plan.twins[n]) & {n})
    take_route(state, 1, one)
    sheet = state.sheet()
    assert sheet.totals == (25, 25)
    assert (sheet.winners, sheet.decided_by) == ((0,), "express")


def ends(state: State, number: int) -> set[int]:
    return {state.plan.a[number], state.plan.b[number]}


@pytest.mark.rule("TA-6.2", "TA-3.6")
def test_partners_routes_and_tickets_count_together() -> None:
    """TRA-25, TRG-15: tickets of both hands and of the rack; joined by the routes of both. TRA-31: also through a
    junction."""
    state = fresh(ASIA, 4)
    hold(state, 0, 0)
    hold(state, 1, 1)
    hold(state, 0, 2)
    state.tickets[0] = [0]
    state.rack_tickets[0] = [2]
    lines = [line for line in state.sheet()[0].lines if line.what.startswith("ticket")]
    assert [-line.points for line in lines] == [state.plan.ticket_points[n] for n in (0, 1, 2)]
    assert state.sheet()[0].lines == state.sheet()[1].lines
    assert state.sheet()[2].points("ticket-missed") == 0
    jiuquan_lhasa = ticket(state, "jiuquan", "lhasa")
    state = fresh(ASIA, 4)
    hold(state, 1, jiuquan_lhasa)
    take_routes(state, 0, "junction_east-lhasa")
    take_routes(state, 1, "jiuquan-lanchow")
    assert state.sheet()[0].points("ticket") == 0
    take_routes(state, 0, "junction_east-lanchow")
    assert state.sheet()[0].points("ticket") == state.plan.ticket_points[jiuquan_lhasa]


@pytest.mark.rule("TA-6.3")
def test_bonuses_of_asia() -> None:
    """TRA-25: for teams. TRA-26: all get the globetrotter's points when nobody completed a ticket."""
    state = fresh(ASIA, 6)
    sheet = state.sheet()
    assert [sheet[seat].points("globetrotter") for seat in range(6)] == [10] * 6
    assert [sheet[seat].points("longest") for seat in range(6)] == [0] * 6, "no route yet, no path"
    take_routes(state, 0, "junction_west-lhasa")
    take_routes(state, 1, "bangalore-bombay-1", "junction_east-lhasa")
    take_routes(state, 2, "dihua-junction_west")
    hold(state, 4, ticket(state, "jiuquan", "lhasa"))
    take_routes(state, 4, "dihua-jiuquan")
    sheet = state.sheet()
    assert [sheet[seat].points("longest") for seat in range(6)] == [10, 10, 0, 0, 0, 0]
    assert next(line for line in sheet[0].lines if line.what == "longest").args == {"length": 8}


@pytest.mark.rule("TA-6.3")
def test_partners_lanes_are_two_routes_of_a_path() -> None:
    """TRA-27"""
    state = fresh(ASIA, 6)
    take_routes(state, 0, "bangalore-bombay-1")
    take_routes(state, 1, "bangalore-bombay-2")
    assert longest_path(state.plan, scoring.routes_of(state.plan, state.owner, 0))[0] == 8


@pytest.mark.rule("TA-6.4")
def test_ties_of_asia() -> None:
    """TRA-28: tickets, then the longer path, then shared; partners win together."""
    state = fresh(ASIA, 4)
    sheet = state.sheet()
    assert sheet.tie_names == ("tickets", "length")
    assert sheet.winners == (0, 1, 2, 3)
    take_routes(state, 0, "chengdu-xian")
    assert state.sheet().winners == (0, 1)
    state.score = [0, 0]
    # Four points each, a path of three against two of two: the path decides nothing but the tie.
    take_routes(state, 2, "baroda-karachi", "cawnpore-nagpur")
    sheet = state.sheet()
    assert sheet[0].ties == (0, 3)
    assert sheet[2].ties == (0, 2)


@pytest.mark.rule("TA-6.3", "TU-5.3")
@settings(max_examples=150)
@given(st.data())
def test_the_longest_path_is_what_brute_force_finds(data: st.DataObject) -> None:
    """TRG-16: routes around a few places of the board, so that there are loops and branches."""
    plan = editions.plan(data.draw(st.sampled_from([ASIA, USA])), 4)
    start = data.draw(st.integers(0, plan.places - 1))
    near = {start}
    for _ in range(2):
        near |= {end for r in range(plan.routes) if near & {plan.a[r], plan.b[r]} for end in (plan.a[r], plan.b[r])}
    inside = [r for r in range(plan.routes) if {plan.a[r], plan.b[r]} <= near]
    routes = sorted(data.draw(st.sets(st.sampled_from(inside), max_size=9)))
    length, path = longest_path(plan, routes)
    edges = [(plan.a[r], plan.b[r], plan.length[r]) for r in routes]
    assert length == longest(edges)
    assert length == sum(plan.length[r] for r in path)
    assert len(set(path)) == len(path)
    assert is_trail([(plan.a[r], plan.b[r]) for r in path])


#: A few places, most of them joined several times: nothing like a printed board, but anybody may bring theirs.
TANGLES = st.lists(
    st.tuples(st.integers(0, 5), st.integers(0, 5), st.integers(1, 4)).filter(lambda edge: edge[0] != edge[1]),
    min_size=1,
    max_size=8,
)


@pytest.mark.rule("TA-6.3", "TU-5.3")
@settings(max_examples=150)
@given(TANGLES)
# Pieces that must be joined from either end, a piece that is closed too soon, ends that must not be counted twice.
@example([(0, 1, 5), (0, 2, 6), (2, 3, 6), (2, 4, 5), (0, 5, 6), (5, 6, 3)])
@example([(0, 1, 3), (0, 2, 5), (0, 3, 3), (2, 4, 4), (3, 5, 5)])
@example([(0, 1, 5), (0, 2, 3), (2, 3, 2), (0, 4, 4), (4, 5, 6), (3, 6, 3), (1, 7, 4), (7, 8, 2), (2, 3, 1)])
@example([(0, 1, 1), (1, 2, 6), (1, 3, 3), (2, 3, 2)])
def test_taking_and_leaving_finds_what_walking_finds(edges: list[tuple[int, int, int]]) -> None:
    """The way for dense networks, on small ones that brute force can still do."""
    reached = {edges[0][0]}
    for _ in edges:
        reached |= {end for edge in edges if reached & set(edge[:2]) for end in edge[:2]}
    network = tuple(edge for edge in edges if edge[0] in reached)
    search = PathSearch(network)
    search.choose(sorted(reached), sum(edge[2] for edge in network), 0)
    assert search.best == longest(list(network))
    assert search.best == sum(network[route][2] for route in search.best_path)
    assert len(set(search.best_path)) == len(search.best_path)
    assert is_trail([network[route][:2] for route in search.best_path])


@pytest.mark.rule("TA-6.3", "TU-5.3")
@pytest.mark.parametrize("twins", [1, 2])
def test_a_dense_network_does_not_hang(twins: int) -> None:
    """Ten places, each joined to each. Nine routes meet everywhere: four are left out, so that two ends remain; with
    every route twice, none."""
    pairs = [(a, b) for a in range(10) for b in range(a)] * twins
    search = PathSearch(tuple((a, b, 1) for a, b in pairs))
    search.run()
    assert search.best == (41 if twins == 1 else 90)
    # Rings that hang together at one place, each with a dead end: walking would have to try 2^n ways.
    rings = [edge for k in range(9) for edge in ((0, 2 * k + 1, 3), (2 * k + 1, 2 * k + 2, 3), (2 * k + 2, 0, 3))]
    spurs = [(2 * k + 1, 30 + k, 1) for k in range(9)]
    search = PathSearch((*rings, *spurs))
    search.run()
    # One spur, and all rings: the path begins at its dead end and ends where it meets its ring.
    assert search.best == 9 * 9 + 1
    assert is_trail([(*rings, *spurs)[route][:2] for route in search.best_path])


def is_trail(edges: list[tuple[int, int]]) -> bool:
    """Whether these can be walked in this order."""
    heres = {end for edge in edges[:1] for end in edge}
    for a, b in edges:
        heres = {a + b - here for here in heres if here in (a, b)}
    return bool(heres) or not edges


@pytest.mark.rule("TU-5.3")
def test_a_path_over_loops() -> None:
    """An eight: both loops in one go; a closed ring; and a star, where two rays count."""
    state = fresh(USA, 4)
    ring = [route(state, name) for name in ("calgary-seattle", "calgary-vancouver", "seattle-vancouver-1")]
    assert longest_path(state.plan, ring)[0] == 8
    star = [route(state, name) for name in ("helena-seattle", "calgary-seattle", "portland-seattle-1")]
    assert longest_path(state.plan, star)[0] == 10
    assert longest_path(state.plan, [])[0] == 0


@pytest.mark.rule("TP-6.2", "TA-6.2", "TU-5.2")
@settings(max_examples=100)
@given(st.data())
def test_joined_places_are_what_brute_force_finds(data: st.DataObject) -> None:
    """TRG-15"""
    plan = editions.plan(data.draw(st.sampled_from([PARIS, ASIA, USA])), 4)
    routes = sorted(data.draw(st.sets(st.integers(0, plan.routes - 1), max_size=20)))
    label = scoring.networks(plan, routes)
    edges = [(plan.a[r], plan.b[r], 1) for r in routes]
    for number in range(0, plan.tickets, 3):
        assert scoring.is_done(plan, label, number) == joined(edges, plan.ticket_a[number], plan.ticket_b[number])


@pytest.mark.rule("TP-6.2", "TA-6.2")
def test_the_quick_standing_is_the_sheet_without_bonuses() -> None:
    for game in (PARIS, ASIA):
        state = fresh(game, 4)
        hold(state, 0, 1, 3)
        hold(state, 1, 5)
        give(state, 0, green=3)
        give_turn(state, 0)
        if game == PARIS:
            do(state, claim(state, "louvre-opera-2", "green"), deck("red"))
        bonus = sum(state.sheet()[0].points(what) for what in ("longest", "globetrotter"))
        assert scoring.standing(state, 0) == state.sheet()[0].total - bonus
        assert kind("green") == 2
