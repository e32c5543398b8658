"""The table as characters."""

from __future__ import annotations

import pytest
from ttr_staging import ASIA, EVERY, PARIS, USA, discard, do, fresh, give, hold, put, route, take_routes, ticket
from ttr_walk import game_of, played, the_state, the_view

from roundhouse.core.moves import KIND_MASK
from roundhouse.core.texts import LANGUAGES
from roundhouse.games.ticket_to_ride.rules import names, packed, steps
from roundhouse.games.ticket_to_ride.rules.state import State
from roundhouse.games.ticket_to_ride.show.plain import can_pay


def plain(state: State, seat: int | None = 0, lang: str = "en") -> list[str]:
    game = game_of(state.plan.edition)
    return game.plain(state.view(seat), game.words(lang, ("Ada", "Bob", "Cleo", "Dan"))).split("\n")


def after(lines: list[str], heading: str) -> str:
    """The first line behind a heading."""
    return lines[lines.index(heading) + 1]


@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_every_line_fits_a_terminal(game: str, seats: int) -> None:
    for table in played(game, seats, every=9):
        for seat in (None, 0):
            for lang in LANGUAGES:
                text = table.game.plain(table.view(seat), table.game.words(lang, table.names))
                assert max(map(len, text.split("\n"))) <= 80
                assert "plain-" not in text


@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_the_routes_that_can_be_paid_are_those_that_can_be_claimed(game: str, seats: int) -> None:
    met = 0
    for table in played(game, seats, every=2):
        state = the_state(table)
        if state.step == steps.TURN:
            seat = state.turn
            claims = {packed.route_of(m) for m in state.moves(seat) if m & KIND_MASK == packed.CLAIM}
            view, plan = the_view(table, seat), state.plan
            assert {r for r in view.open_routes() if can_pay(view, plan, r)} == claims
            met += bool(claims)
    assert met > 3


def test_what_lies_on_the_table_is_told() -> None:
    state = fresh(PARIS, 2)
    discard(state, red=2, wild=1)
    give(state, 0, purple=2)
    lines = plain(state)
    assert lines[0] == "Your turn: draw cards, claim a route, or draw tickets."
    assert "Face up: (1) blue, (2) green, (3) purple, (4) red, (5) white." in lines
    assert "Deck: 36. Discards: 3. Ticket deck: 20." in lines
    assert "Discarded: 2 red, 1 bus." in lines
    assert "Cards in hand (2): 2 purple." in lines
    assert "There is no route you can pay for now." in lines
    assert "> Ada: points 0; buses 15, cards 2, tickets 0" in lines
    assert "  Bob: points 0; buses 15, cards 0, tickets 0" in lines


def test_tickets_tell_whether_they_are_joined() -> None:
    state = fresh(PARIS, 2)
    hold(state, 0, ticket(state, "invalides", "luxembourg"), ticket(state, "notre_dame", "opera"))
    take_routes(state, 0, "invalides-montparnasse-1", "luxembourg-montparnasse-2")
    lines = plain(state)
    assert after(lines, "Tickets in hand:") == "  [x] Invalides – Luxembourg (2)"
    assert "  [ ] Notre-Dame – Opéra (2)" in lines
    assert "Routes of Ada: Invalides – Montparnasse, Luxembourg – Montparnasse." in lines
    assert not [line for line in plain(state, 1) if "[" in line]


@pytest.mark.rule("TP-5.1")
def test_kept_cards_are_told() -> None:
    state = fresh(PARIS, 2)
    give(state, 0, red=3)
    assert after(plain(state), "Routes you can pay for now:") == "  Arc de Triomphe – Batignolles: 3 red"
    do(state, f"claim {route(state, 'arc_de_triomphe-batignolles')} red 0")
    assert "    kept for the flag: red; flags celebrated: 0" in plain(state, None)


def test_free_routes_are_told_with_all_their_lanes() -> None:
    state = fresh(ASIA, 4)
    text = "\n".join(plain(state))
    assert "Canton – Foochow 3 black / 3 orange / 3 blue;" in text
    assert "Lhasa 1 of any colour (tunnel 6)" in text
    take_routes(state, 1, "canton-foochow-2")
    assert "Canton – Foochow 3 black / 3 blue;" in "\n".join(plain(state))
    assert "Canton – Foochow" not in "\n".join(line for line in plain(state, 1) if "Routes of" not in line)


@pytest.mark.rule("TA-3.6")
def test_junctions_are_told_by_a_city_nearby() -> None:
    state = fresh(ASIA, 4)
    give(state, 0, purple=2)
    take_routes(state, 1, "junction_east-junction_south")
    lines = plain(state)
    assert "  junction near Lahore – Rawalpindi: 2 purple (tunnel 5)" in lines
    assert "Routes of Bob: junction near Kunming – junction near Lhasa." in lines
    assert "  Dacca – junction near Lhasa 2 yellow; Mandalay 2 of any one colour" in lines
    assert "  węzeł koło miasta Lahore – Kashgar 3 czerwone; Lahore 2 białe (tunel 5);" in plain(state, lang="pl")


def test_the_last_round_is_told() -> None:
    state = fresh(USA, 2)
    state.final = 1
    assert plain(state)[1] == "Last round, turns left: 1"


@pytest.mark.rule("TA-7.1")
def test_only_the_own_circles_are_told() -> None:
    state = fresh(ASIA, 4)
    give(state, 0, red=2)
    give(state, 1, blue=4)
    put(state, 0, green=1)
    put(state, 1, white=5)
    hold(state, 1, 7)
    own, partner, enemy, watcher = (plain(state, seat) for seat in (0, 1, 2, None))
    assert "Cards in hand (2): 2 red." in own
    assert "The team's rack (1): 1 green." in own
    assert "Cards in hand (4): 4 blue." in partner
    assert "The team's rack (1): 1 green." in partner
    assert "The team's rack (5): 5 white." in enemy
    for lines in (own, enemy, watcher):
        assert "4 blue." not in "\n".join(lines)
        assert "Tickets in hand:" not in lines
    assert "Team 1: points 0; on the racks: cards 1, tickets 0" in watcher
    assert "  Bob: trains 27, cards 4, tickets 1" in watcher
    assert not [line for line in watcher if line.startswith(("Cards in hand", "The team's"))]


def test_when_it_is_over_everybodys_tickets_are_told() -> None:
    *_, table = played(USA, 2)
    text = table.game.plain(table.view(0), table.game.words("en", ("Ada", "Bob")))
    assert "Tickets in hand:" in text
    assert "Tickets of Bob:" in text
    assert "Free routes" not in text


def test_when_it_is_over_all_racks_and_the_final_points_are_told() -> None:
    *_, table = played(ASIA, 4)
    state, totals = the_state(table), table.sheet().totals
    lines = table.game.plain(table.view(0), table.game.words("en", table.names)).split("\n")
    assert after(lines, "On the rack of team 2:").endswith(
        table.game.words("en")(names.ticket(state.plan, state.rack_tickets[1][0]))
    )
    assert "On the rack of team 1:" not in lines, "it is one's own"
    for team in (0, 1):
        points = str(totals[2 * team]).replace("-", "−")
        assert any(line.startswith(f"Team {team + 1}: points {points};") for line in lines)
