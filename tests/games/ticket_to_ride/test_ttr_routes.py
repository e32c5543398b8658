"""Claiming routes: payments, pieces, points, lanes. Rulings TRG-13, TRP-12, TRP-13, TRA-1, TRA-10 to TRA-14."""

from __future__ import annotations

import pytest
from ttr_staging import (
    ASIA,
    PARIS,
    USA,
    can,
    cards,
    claim,
    do,
    fresh,
    give,
    give_turn,
    pack,
    put,
    route,
    take_routes,
    why_not,
)

from roundhouse.games.ticket_to_ride.printed import editions
from roundhouse.games.ticket_to_ride.printed.facts import GREY, KINDS
from roundhouse.games.ticket_to_ride.rules.moves import MOVES, TEAM_MOVES, Claim
from roundhouse.games.ticket_to_ride.rules.state import State


def claims(state: State, name: str) -> set[tuple[int, ...]]:
    """The payments that are possible for a route: colour, wilds[, from the rack, wilds from the rack]."""
    moveset = TEAM_MOVES if state.plan.has_racks else MOVES
    found = [moveset.unpack(move) for move in state.moves(state.turn)]
    number = route(state, name)
    return {
        tuple(getattr(move, field) for field in move.__struct_fields__[1:])
        for move in found
        if isinstance(move, Claim) and move.route == number
    }


def counts(state: State, move: int) -> tuple[object, ...]:
    """What a refusal counts: needed, there, missing."""
    refusal = state.refusal(state.turn, move)
    assert refusal is not None
    return tuple(refusal.args[name] for name in ("need", "have", "missing") if name in refusal.args)


@pytest.mark.rule("TP-3.1")
def test_no_route_of_paris_is_grey() -> None:
    assert GREY not in editions.plan(PARIS, 2).colour


@pytest.mark.rule("TP-3.1", "TP-3.2")
def test_a_route_costs_its_colour_with_wilds_for_any_card() -> None:
    state = fresh(PARIS, 2)
    give(state, 0, yellow=1, wild=2, purple=2)
    name = "invalides-louvre"
    yellow = 7
    assert claims(state, name) == {(yellow, 1), (yellow, 2)}
    assert why_not(state, claim(state, name, "yellow", 0)) == ("TP-3.1", "few-cards")
    assert why_not(state, claim(state, name, "purple", 0)) == ("TP-3.1", "wrong-colour")
    do(state, claim(state, name, "yellow", 1))
    assert (state.hands[0], state.discards) == (cards(wild=1, purple=2), cards(yellow=1, wild=1))
    assert (state.owner[route(state, name)], state.pieces[0], state.turn) == (0, 13, 1)


@pytest.mark.rule("TP-3.2", "TU-3.2")
def test_any_free_route_anywhere_but_no_taken_one() -> None:
    """TRG-13: no need to join what one has; one a turn; whole or not at all."""
    state = fresh(PARIS, 2)
    give(state, 0, blue=2, yellow=1)
    give(state, 1, blue=2)
    do(state, claim(state, "louvre-opera-1", "blue"))
    assert state.turn == 1, "one a turn"
    assert why_not(state, claim(state, "louvre-opera-1", "blue")) == ("TP-3.2", "route-taken")
    do(state, claim(state, "belleville-republique-1", "blue"))
    assert why_not(state, claim(state, "invalides-louvre", "yellow")) == ("TP-3.1", "few-cards")
    assert can(state, claim(state, "champs_elysees-invalides", "blue"))


@pytest.mark.rule("TP-3.2", "TU-3.2", "TA-3.5")
@pytest.mark.parametrize(
    ("game", "name", "colour", "length", "rule"),
    [
        (PARIS, "pere_lachaise-republique", "purple", 3, "TP-3.2"),
        (USA, "portland-salt_lake_city", "blue", 6, "TU-3.2"),
        (ASIA, "junction_west-lhasa", "black", 5, "TA-3.5"),
    ],
)
def test_pieces_must_suffice(game: str, name: str, colour: str, length: int, rule: str) -> None:
    """TRA-1: the partner's pieces do not help."""
    state = fresh(game, 4)
    give(state, 0, **{colour: length})
    state.pieces[0] = length - 1
    assert why_not(state, claim(state, name, colour)) == (rule, "few-pieces")
    assert counts(state, claim(state, name, colour)) == (length, length - 1)
    state.pieces[0] = length
    do(state, claim(state, name, colour))
    assert state.pieces[0] == 0
    assert state.pieces[1] == state.plan.pieces


@pytest.mark.rule("TP-3.3", "TA-3.2", "TU-3.3")
@pytest.mark.parametrize("game", [PARIS, ASIA, USA])
def test_points_come_at_once(game: str) -> None:
    """TRP-13"""
    table = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 7: 18}
    plan = editions.plan(game, 4)
    lengths = set(plan.length)
    assert lengths == set(range(1, {PARIS: 3, USA: 6, ASIA: 7}[game] + 1))
    for length in lengths:
        state = fresh(game, 4)
        number = next(r for r in range(plan.routes) if plan.length[r] == length and not plan.tunnel[r])
        colour = "red" if plan.colour[number] == GREY else KINDS[plan.colour[number]]
        give(state, 0, **{colour: length})
        do(state, claim(state, plan.board.routes[number].id, colour))
        assert state.score[0] == table[length]
        assert state.sheet()[0].points("routes") == table[length]


@pytest.mark.rule("TU-3.1", "TA-3.1")
def test_a_grey_route_takes_any_one_colour() -> None:
    state = fresh(USA, 2)
    give(state, 0, red=2, blue=1, wild=1)
    grey = "seattle-vancouver-1"
    assert claims(state, grey) == {(5, 0), (1, 0), (8, 1)}, "red, blue, or only a wild"
    give(state, 0, wild=2)
    assert claims(state, "calgary-vancouver") == {(5, 1), (5, 2), (1, 2), (8, 3)}
    # Only wilds is one payment, whatever colour it might stand for.
    assert state.refusal(0, pack(state, f"claim {route(state, 'calgary-vancouver')} red 3")) is not None
    do(state, claim(state, "calgary-vancouver", "wild", 3))
    assert state.discards == cards(wild=3)


@pytest.mark.rule("TU-3.1")
def test_a_coloured_route_of_the_usa_takes_its_colour() -> None:
    state = fresh(USA, 2)
    give(state, 0, green=4, purple=5, wild=1)
    assert why_not(state, claim(state, "portland-san_francisco-1", "purple")) == ("TU-3.1", "wrong-colour")
    do(state, claim(state, "portland-san_francisco-1", "green", 1))
    assert state.hands[0] == cards(purple=5)


@pytest.mark.rule("TA-3.1")
def test_cards_come_from_hand_and_rack_in_any_mix() -> None:
    """TRA-1: the trains are the claiming player's own."""
    state = fresh(ASIA, 4)
    give(state, 0, purple=2, wild=1)
    put(state, 0, purple=1, wild=1)
    name = "chengdu-xian"
    purple = 4
    assert claims(state, name) == {
        (purple, 0, 1, 0),
        (purple, 1, 0, 0), (purple, 1, 0, 1), (purple, 1, 1, 0), (purple, 1, 1, 1),
        (purple, 2, 0, 1), (purple, 2, 1, 1),
    }  # fmt: skip
    assert why_not(state, claim(state, name, "purple", 0, 0, 0)) == ("TA-3.1", "few-cards")
    assert why_not(state, claim(state, name, "purple", 0, 2, 0)) == ("TA-3.1", "few-rack-cards")
    assert why_not(state, claim(state, name, "purple", 2, 0, 0)) == ("TA-3.1", "few-cards")
    assert why_not(state, claim(state, name, "purple", 2, 0, 2)) == ("TA-3.1", "few-rack-cards")
    assert counts(state, claim(state, name, "purple", 0, 0, 0)) == (3, 2, 1)
    for wilds, rack, rack_wilds in ((0, 2, 0), (2, 0, 0), (2, 0, 2)):
        assert counts(state, claim(state, name, "purple", wilds, rack, rack_wilds)) == (2, 1, 1)
    do(state, claim(state, name, "purple", 1, 1, 1))
    assert (state.hands[0], state.racks[0]) == (cards(purple=1, wild=1), cards())
    assert state.discards == cards(purple=2, wild=1)
    assert state.pieces == [24, 27, 27, 27]
    assert state.score == [4, 0]


@pytest.mark.rule("TA-3.1")
def test_grey_routes_mix_hand_and_rack_too() -> None:
    state = fresh(ASIA, 4)
    give(state, 0, red=1, wild=1)
    put(state, 0, red=1, wild=1)
    red, wild = 5, 8
    assert claims(state, "mandalay-rangoon-1") == {
        (red, 0, 1, 0), (red, 1, 0, 0), (red, 1, 0, 1), (red, 1, 1, 0), (red, 1, 1, 1), (wild, 2, 0, 1),
    }  # fmt: skip


@pytest.mark.rule("TP-3.1", "TP-5.1")
def test_kept_flag_cards_never_pay() -> None:
    """TRP-7"""
    state = fresh(PARIS, 2)
    give(state, 0, white=1)
    state.kept[0] = 1 << 6
    state.deck[6] -= 1
    state.deck_left -= 1
    assert why_not(state, claim(state, "belleville-pere_lachaise", "white")) == ("TP-3.1", "few-cards")


# -- lanes --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TP-3.4", "TU-3.4")
@pytest.mark.parametrize(
    ("game", "seats", "name", "colours", "closes"),
    [
        (PARIS, 2, "louvre-opera", ("blue", "green"), True),
        (PARIS, 3, "louvre-opera", ("blue", "green"), False),
        (PARIS, 4, "louvre-opera", ("blue", "green"), False),
        (USA, 2, "portland-san_francisco", ("green", "purple"), True),
        (USA, 3, "portland-san_francisco", ("green", "purple"), True),
        (USA, 4, "portland-san_francisco", ("green", "purple"), False),
        (USA, 5, "portland-san_francisco", ("green", "purple"), False),
    ],
)
def test_double_routes(game: str, seats: int, name: str, colours: tuple[str, str], closes: bool) -> None:
    """TRP-12: never both for one player; with few players the second lane closes for all."""
    rule = "TP-3.4" if game == PARIS else "TU-3.4"
    state = fresh(game, seats)
    for seat in range(seats):
        give(state, seat, **{colours[0]: 1, colours[1]: 1})
        state.hands[seat] = cards(**dict.fromkeys(colours, 5))
    take_routes(state, 0, f"{name}-1")
    second = claim(state, f"{name}-2", colours[1])
    assert why_not(state, second) == (rule, "own-lane")
    give_turn(state, 1)
    if closes:
        assert why_not(state, second) == (rule, "lane-closed")
    else:
        assert can(state, second)


def asia(seats: int) -> State:
    """Everybody can pay for everything."""
    state = fresh(ASIA, seats)
    state.hands = [cards(**dict.fromkeys(KINDS, 6)) for _ in range(seats)]
    return state


def open_to(state: State, name: str) -> list[int]:
    """The seats that may claim a route."""
    found = []
    for seat in range(state.plan.seats):
        give_turn(state, seat)
        if claims(state, name):
            found.append(seat)
        else:
            colour = state.plan.colour[route(state, name)]
            move = claim(state, name, "red" if colour == GREY else KINDS[colour])
            assert state.refusal(seat, move) is not None
    return found


@pytest.mark.rule("TA-3.3")
def test_doubles_in_asia_with_four() -> None:
    """TRA-10: closed for all, for the partner too."""
    state = asia(4)
    take_routes(state, 0, "bangalore-bombay-1")
    assert open_to(state, "bangalore-bombay-2") == []
    give_turn(state, 1)
    assert why_not(state, claim(state, "bangalore-bombay-2", "white")) == ("TA-3.3", "lane-closed")


@pytest.mark.rule("TA-3.3")
def test_doubles_in_asia_with_six() -> None:
    """TRA-11: both open, one to a player; partners may take one each."""
    state = asia(6)
    take_routes(state, 0, "bangalore-bombay-1")
    assert open_to(state, "bangalore-bombay-2") == [1, 2, 3, 4, 5]
    give_turn(state, 0)
    assert why_not(state, claim(state, "bangalore-bombay-2", "white")) == ("TA-3.3", "own-lane")


@pytest.mark.rule("TA-3.3")
def test_canton_hong_kong_never_closes() -> None:
    """TRA-10, TRA-14: with four players too; partners may take one each."""
    state = asia(4)
    take_routes(state, 0, "canton-hong_kong-1")
    assert open_to(state, "canton-hong_kong-2") == [1, 2, 3]


@pytest.mark.rule("TA-3.4")
def test_triples_in_asia_with_four() -> None:
    """TRA-12: two lanes can be taken, by both partners if they like; then the third is closed."""
    state = asia(4)
    take_routes(state, 0, "peking-shanghai-1")
    assert open_to(state, "peking-shanghai-2") == [1, 2, 3]
    give_turn(state, 0)
    assert why_not(state, claim(state, "peking-shanghai-3", "green")) == ("TA-3.4", "own-lane")
    take_routes(state, 1, "peking-shanghai-2")
    assert open_to(state, "peking-shanghai-3") == []
    give_turn(state, 2)
    assert why_not(state, claim(state, "peking-shanghai-3", "green")) == ("TA-3.4", "lane-closed")


@pytest.mark.rule("TA-3.4")
def test_triples_in_asia_with_six() -> None:
    """TRA-13: all three, one to a player."""
    state = asia(6)
    take_routes(state, 0, "peking-shanghai-1")
    take_routes(state, 1, "peking-shanghai-2")
    assert open_to(state, "peking-shanghai-3") == [2, 3, 4, 5]


@pytest.mark.rule("TA-3.5", "TA-3.1")
def test_a_route_of_asia_belongs_to_whoever_claims_it() -> None:
    state = asia(4)
    take = claim(state, "junction_west-lhasa", "black")
    do(state, take)
    assert state.owner[route(state, "junction_west-lhasa")] == 0
    assert why_not(state, take) == ("TA-3.5", "route-taken"), "the partner, too, cannot take it again"
