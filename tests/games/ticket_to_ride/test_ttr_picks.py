"""Moves as paths of picks, what a seat is told before each pick, and the answers to 'Why not?'."""

from __future__ import annotations

import pytest
from ttr_staging import (
    ASIA,
    EVERY,
    PARIS,
    USA,
    deck,
    do,
    fresh,
    give,
    hold,
    kind,
    leave,
    put,
    show,
    started,
    take_routes,
    ticket,
)
from ttr_walk import SOME, game_of, nodes, played, the_state

from roundhouse.core.log import Log
from roundhouse.core.picks import tree
from roundhouse.core.texts import Text
from roundhouse.games.ticket_to_ride.rules import steps
from roundhouse.games.ticket_to_ride.rules.moves import MOVES
from roundhouse.games.ticket_to_ride.rules.packed import TAKES
from roundhouse.games.ticket_to_ride.rules.state import State

KATHMANDU = "route-delhi-kathmandu"


def choices(state: State, *picked: str, seat: int = 0, lang: str = "en") -> dict[str, str]:
    """What can be picked next, with its label."""
    game, view = game_of(state.plan.edition), state.view(seat)
    node = tree((game.path(view, move), move) for move in state.moves(seat)).at(*picked)
    tr = game.words(lang)
    return {name: tr(child.pick.text) for name, child in node.children.items() if child.pick}


def prompt(state: State, *picked: str, seat: int | None = 0, lang: str = "en") -> str:
    game = game_of(state.plan.edition)
    return game.words(lang, ("Ada", "Bob", "Cleo", "Dan"))(game.prompt(state.view(seat), picked))


def why_not(state: State, *picked: str, lang: str = "en") -> tuple[str, str] | None:
    """As Table.why_not: the rule, and what is said."""
    game = game_of(state.plan.edition)
    found = [state.refusal(0, move) for move in game.candidates(state.view(0), picked)]
    if not found or None in found:
        return None
    assert found[0] is not None
    return found[0].rule, game.words(lang, ("Ada", "Bob", "Cleo", "Dan"))(
        Text(f"refusal-{found[0].code}", found[0].args)
    )


# -- every position -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_every_move_has_a_path_of_its_own(game: str, seats: int) -> None:
    """tree() refuses two moves on one path, and a path that goes on behind a move."""
    for table in played(game, seats, every=3):
        for seat in table.actors():
            leaves = [move for _, move in table.picks(seat).leaves()]
            assert sorted(leaves) == sorted(the_state(table).moves(seat))


@pytest.mark.parametrize(("game", "seats"), SOME)
def test_the_labels_tell_every_choice_from_its_siblings(game: str, seats: int) -> None:
    words = [game_of(game).words(lang) for lang in ("en", "pl")]
    for table in played(game, seats, every=7):
        for seat in table.actors():
            for picked, node in nodes(table.picks(seat)):
                for tr in words:
                    labels = [tr(child.pick.text) for child in node.children.values() if child.pick]
                    assert len(set(labels)) == len(node.children), (picked, labels)


@pytest.mark.parametrize(("game", "seats"), SOME)
def test_what_can_be_picked_is_never_refused(game: str, seats: int) -> None:
    """And a route that cannot be picked is always refused, with a rule."""
    for table in played(game, seats, every=11):
        if table.over:
            continue
        state = the_state(table)
        for seat in table.actors():
            possible = table.picks(seat).children
            assert all(table.why_not(seat, [name]) is None for name in possible)
            for one in state.plan.board.routes:
                if f"route-{one.id}" not in possible:
                    refusal = table.why_not(seat, [f"route-{one.id}"])
                    assert refusal is not None
                    assert refusal.rule in table.game.rule_ids


def test_a_spectator_has_no_moves() -> None:
    view = fresh(USA, 2).view(None)
    with pytest.raises(ValueError, match="spectator"):
        game_of(USA).path(view, MOVES.pack("pass"))
    assert game_of(USA).candidates(view, ("deck",)) == []


# -- paths and labels ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TP-2.1")
def test_cards_are_taken_from_their_places() -> None:
    state = fresh(PARIS, 2)
    show(state, "red", "red", "white", "wild", "-")
    labels = choices(state)
    assert labels["market-1"] == "take card 1: red"
    assert labels["market-2"] == "take card 2: red"
    assert labels["market-4"] == "take card 4: bus"
    assert labels["deck"] == "draw from the deck (42 cards)"
    assert labels["tickets"] == "draw 2 tickets"
    do(state, TAKES[2])
    assert set(choices(state)) >= {"market-1", "market-2", "deck"}
    assert "market-4" not in choices(state)


@pytest.mark.rule("TU-3.1")
def test_payments_are_told_in_cards() -> None:
    state = fresh(USA, 2)
    give(state, 0, red=3, blue=2, wild=2)
    assert choices(state)["route-chicago-duluth"] == "Chicago – Duluth: 3 red, 4 points"
    assert choices(state, "route-chicago-duluth") == {
        "pay-red-0": "3 red",
        "pay-red-1": "2 red + 1 locomotive",
        "pay-red-2": "1 red + 2 locomotives",
    }
    assert choices(state)["route-dallas-houston-1"] == "Dallas – Houston: 1 of any colour, one point, lane 1"
    assert choices(state, "route-dallas-houston-2") == {
        "pay-blue-0": "1 blue",
        "pay-red-0": "1 red",
        "pay-wild-1": "1 locomotive",
    }
    assert choices(state, "route-chicago-duluth", lang="pl")["pay-red-1"] == "2 czerwone + 1 lokomotywa"


@pytest.mark.rule("TA-3.1")
def test_a_team_chooses_what_comes_from_the_rack_only_where_there_is_a_choice() -> None:
    state = fresh(ASIA, 4)
    give(state, 0, white=2)
    put(state, 0, white=2, wild=1)
    assert choices(state)[KATHMANDU] == "Delhi – Kathmandu: 3 white, 4 points, tunnel 6"
    assert choices(state, KATHMANDU) == {"pay-white-0": "3 white", "pay-white-1": "2 white + 1 locomotive"}
    assert choices(state, KATHMANDU, "pay-white-0") == {
        "from-1-0": "from the rack: 1 white",
        "from-2-0": "from the rack: 2 white",
    }
    assert choices(state, KATHMANDU, "pay-white-1") == {
        "from-0-1": "from the rack: 1 locomotive",
        "from-1-1": "from the rack: 1 white + 1 locomotive",
        "from-2-1": "all from the rack",
    }
    # One way only: nothing to choose.
    put(state, 0, orange=3)
    assert choices(state, "route-calcutta-hyderabad") == {"pay-orange-1": "3 orange + 1 locomotive"}
    assert choices(state, "route-calcutta-hyderabad", "pay-orange-1") == {}


@pytest.mark.rule("TA-3.6")
def test_a_route_to_a_junction_is_called_by_a_city_nearby() -> None:
    state = fresh(ASIA, 4)
    give(state, 0, red=3)
    name, log = "route-junction_west-kashgar", Log()
    assert choices(state)[name] == "junction near Lahore – Kashgar: 3 red, 4 points"
    assert choices(state, lang="pl")[name].startswith("węzeł koło miasta Lahore – Kashgar: ")
    assert prompt(state, name) == "How do you pay for junction near Lahore – Kashgar?"
    do(state, f"claim {_number(state, 'junction_west-kashgar')} red 0 0 0", log=log)
    told = [game_of(ASIA).words("en")(event.text) for event in log.events if event.text.key == "log-claim"]
    assert told == ["Player 1 claims junction near Lahore – Kashgar: 4 points."]


@pytest.mark.rule("TA-3.1", "TA-3.2")
def test_a_route_of_seven_spaces_is_paid_like_others() -> None:
    state = fresh(ASIA, 4)
    give(state, 0, red=6, wild=1)
    put(state, 0, wild=2)
    name = "route-dihua-ulan_bator"
    assert choices(state)[name] == "Dihua – Ulan Bator: 7 of any one colour, 18 points"
    assert choices(state, name) == {
        "pay-red-1": "6 red + 1 locomotive",
        "pay-red-2": "5 red + 2 locomotives",
        "pay-red-3": "4 red + 3 locomotives",
    }
    put(state, 0, wild=4)
    assert choices(state, name)["pay-wild-7"] == "7 locomotives"


@pytest.mark.rule("TP-1.3")
def test_tickets_go_back_one_by_one_and_the_others_are_kept() -> None:
    state = started(PARIS, 2)
    first, second = (state.plan.board.tickets[ticket].id for ticket in state.offers[0])
    labels = choices(state)
    assert list(labels) == ["keep", f"ticket-{first}", f"ticket-{second}"]
    assert labels["keep"].startswith("keep: ")
    assert labels["keep"].count("–") == 2
    assert labels[f"ticket-{first}"].startswith("put back: ")
    # No more may go back: that the other is kept goes without saying.
    assert choices(state, f"ticket-{first}") == {}


@pytest.mark.rule("TU-1.3", "TA-1.3")
def test_the_least_number_of_tickets_stays() -> None:
    usa, asia = started(USA, 2), started(ASIA, 4)
    first, *others = (f"ticket-{usa.plan.board.tickets[ticket].id}" for ticket in usa.offers[0])
    assert set(choices(usa)) == {"keep", first, *others}
    assert choices(usa, first) == {}
    names = [f"ticket-{asia.plan.board.tickets[ticket].id}" for ticket in asia.offers[0]]
    assert set(choices(asia, names[0])) == {"keep", *names[1:]}
    assert choices(asia, names[0], names[3]) == {}
    assert choices(asia, names[0], "keep") == {}


@pytest.mark.rule("TA-5.1")
def test_one_of_the_new_tickets_goes_on_the_rack() -> None:
    state = fresh(ASIA, 4)
    do(state, "tickets")
    names = [f"ticket-{state.plan.board.tickets[ticket].id}" for ticket in state.offers[0]]
    assert set(choices(state, "keep")) == set(names)
    assert set(choices(state, names[2], "keep")) == {names[0], names[1], names[3]}
    assert choices(state, "keep")[names[1]].startswith("on the rack: ")
    assert prompt(state, "keep") == "Which of these tickets goes on your team's rack?"
    # The only one that is kept is the one for the rack.
    assert choices(state, *names[:3]) == {}


@pytest.mark.rule("TA-5.2")
def test_tickets_are_shared_alone_or_by_twos() -> None:
    state = fresh(ASIA, 4)
    hold(state, 0, 3, 8, 20)
    names = [f"ticket-{state.plan.board.tickets[number].id}" for number in (3, 8, 20)]
    assert set(choices(state)) >= set(names)
    assert list(choices(state, names[0])) == ["alone", *names[1:]]
    assert list(choices(state, names[1])) == ["alone", names[2]]
    assert choices(state, names[2]) == {}
    assert choices(state, names[0])[names[1]].startswith("and also: ")


@pytest.mark.rule("TA-2.1")
def test_the_first_card_goes_to_hand_or_rack() -> None:
    state = fresh(ASIA, 4)
    do(state, "take deck", deck("wild"))
    assert choices(state) == {"hand": "into your hand: locomotive", "rack": "on the team's rack: locomotive"}
    assert "locomotive" in prompt(state)
    assert prompt(state, seat=1) == "It is Ada's turn."
    do(state, "place hand")
    assert prompt(state) == "Take your second card: it goes on the team's rack."


@pytest.mark.rule("TA-4.1", "TA-4.2")
def test_a_tunnel_is_paid_or_declined() -> None:
    state = fresh(ASIA, 4)
    give(state, 0, yellow=4, wild=1)
    do(state, f"claim {_number(state, 'kabul-kashgar')} yellow 0 0 0", deck("red", "yellow", "green", "blue"))
    assert choices(state) == {"pay-yellow-0": "1 yellow", "pay-yellow-1": "1 locomotive", "decline": "do not pay"}
    assert prompt(state) == (
        "The tunnel turned up 1 blue, 1 green, 1 red, 1 yellow. "
        "It demands one more card (yellow or locomotive): pay, or decline."
    )
    state = fresh(ASIA, 4)
    give(state, 0, wild=4)
    do(state, f"claim {_number(state, 'kabul-kashgar')} yellow 3 0 0", deck("wild", "yellow", "green", "blue"))
    assert choices(state) == {"pay-wild-1": "1 locomotive", "decline": "do not pay"}
    assert prompt(state).endswith("It demands 1 locomotive more: pay, or decline.")


def _number(state: State, name: str) -> int:
    return next(number for number, one in enumerate(state.plan.board.routes) if one.id == name)


# -- prompts ------------------------------------------------------------------------------------------------------


def test_prompts() -> None:
    state = started(USA, 3)
    assert prompt(state) == "Which tickets do you keep? At least 2."
    assert prompt(state, lang="pl") == "Które bilety zatrzymujesz? Co najmniej 2."
    assert prompt(state, seat=None) == "3 players are still choosing tickets."
    state = fresh(USA, 2)
    give(state, 0, red=3)
    assert prompt(state) == "Your turn: draw cards, claim a route, or draw tickets."
    assert prompt(state, "route-chicago-duluth") == "How do you pay for Chicago – Duluth?"
    assert prompt(state, seat=1) == prompt(state, seat=None) == "It is Ada's turn."
    do(state, "take deck")
    assert prompt(state) == "Take your second card."
    state.step, state.waiting = steps.OVER, []
    assert prompt(state) == "The game is over."
    state = started(ASIA, 4)
    state.step, state.tickets[0], state.offers[0] = steps.RACK, state.offers[0], []
    assert prompt(state).startswith("Choose one of your tickets for your team's rack.")


@pytest.mark.rule("TP-2.5")
def test_who_can_do_nothing_is_told_to_pass() -> None:
    state = fresh(PARIS, 2)
    show(state, "-", "-", "-", "-", "-")
    leave(state)
    hold(state, 1, *range(state.plan.tickets))
    assert prompt(state) == "There is nothing you can do: pass."
    assert choices(state) == {"pass": "pass"}


@pytest.mark.rule("TP-5.3")
def test_a_whole_flag_is_a_question() -> None:
    state = fresh(PARIS, 2)
    for name in ("blue", "white", "red"):
        give(state, 0, **{name: 1})
        state.hands[0][kind(name)] -= 1
        state.kept[0] |= 1 << kind(name)
    assert why_not(state, "celebrate") == ("TP-5.3", "You have no whole flag to celebrate now.")
    do(state, "take deck")
    do(state, "take deck")
    assert prompt(state) == "Your flag is complete: celebrate now, or wait for the end of a later turn?"
    assert choices(state) == {"celebrate": "celebrate: 4 points", "wait": "not yet"}
    assert choices(state, lang="pl") == {"celebrate": "świętuj: 4 punkty", "wait": "jeszcze nie"}
    assert prompt(state, seat=1) == "It is Ada's turn."
    assert why_not(state, "deck") == ("TP-5.3", "First say whether you celebrate your flag now.")


@pytest.mark.rule("TP-6.1")
def test_the_last_turn_may_be_passed() -> None:
    state = fresh(PARIS, 2)
    state.final = 2
    assert prompt(state) == "Your last turn: draw cards, claim a route, draw tickets, or pass."
    assert choices(state)["pass"] == "pass"


# -- why not? -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TU-3.1", "TU-3.2", "TU-3.4")
def test_a_route_says_why_it_cannot_be_claimed() -> None:
    state = fresh(USA, 2)
    assert why_not(state, "route-chicago-duluth") == (
        "TU-3.1",
        "Not enough red cards in your hand: 3 needed, 0 there, 3 missing.",
    )
    give(state, 0, red=1, wild=1)
    # Wild cards are counted in: this is what is really missing.
    assert why_not(state, "route-chicago-duluth") == (
        "TU-3.1",
        "Not enough red cards in your hand: 2 needed, 1 there, 1 missing.",
    )
    assert why_not(state, "route-dallas-little_rock") is None
    # On a grey route it is the colour of which there is most.
    assert why_not(state, "route-duluth-sault_st_marie") == (
        "TU-3.1",
        "Not enough red cards in your hand: 2 needed, 1 there, 1 missing.",
    )
    take_routes(state, 1, "chicago-duluth", "chicago-pittsburgh-1")
    assert why_not(state, "route-chicago-duluth") == ("TU-3.2", "This route belongs to Bob.")
    assert why_not(state, "route-chicago-pittsburgh-2") == (
        "TU-3.4",
        "With 2 players no other lane of this route can be claimed.",
    )
    take_routes(state, 0, "dallas-houston-1")
    assert why_not(state, "route-dallas-houston-2") == (
        "TU-3.4",
        "You already hold another lane between these places; nobody may hold two.",
    )
    state.pieces[0] = 1
    assert why_not(state, "route-dallas-little_rock") == ("TU-3.2", "You need 2 trains and have 1.")
    assert why_not(state, "route-dallas-little_rock", lang="pl") == ("TU-3.2", "Potrzeba 2 wagoników, masz 1.")


@pytest.mark.rule("TA-3.1")
def test_what_lies_on_the_rack_is_counted_before_something_is_missing() -> None:
    state = fresh(ASIA, 4)
    give(state, 0, orange=1)
    put(state, 0, orange=1, wild=1)
    assert why_not(state, "route-calcutta-hyderabad") == (
        "TA-3.1",
        "Not enough orange cards in your hand: 2 needed, 1 there, 1 missing.",
    )
    give(state, 0, orange=1)
    assert why_not(state, "route-calcutta-hyderabad") is None


@pytest.mark.rule("TP-2.2", "TP-4.1")
def test_cards_and_tickets_say_why_they_cannot_be_taken() -> None:
    state = fresh(PARIS, 2)
    show(state, "red", "white", "wild", "blue", "-")
    assert why_not(state, "market-5") == ("TP-2.4", "There is no card here.")
    do(state, TAKES[0])
    assert why_not(state, "market-3") == ("TP-2.2", "A face-up bus card cannot be your second card.")
    assert why_not(state, "tickets") == ("TP-2.1", "Take your second card first.")
    assert why_not(state, "route-louvre-opera-1") == ("TP-2.1", "Take your second card first.")
    state = fresh(PARIS, 2)
    hold(state, 1, *range(state.plan.tickets))
    assert why_not(state, "tickets") == ("TP-4.1", "There are no tickets left.")
    assert why_not(state, "pass") == ("TP-2.5", "You may pass only when there is nothing else you can do.")
    state = started(PARIS, 2)
    names = [f"ticket-{state.plan.board.tickets[ticket].id}" for ticket in state.offers[0]]
    assert why_not(state, *names) == ("TP-1.3", "You must keep at least one ticket.")


@pytest.mark.rule("TA-2.1", "TA-4.1", "TA-5.2")
def test_what_belongs_to_teams_says_why_not() -> None:
    state = fresh(ASIA, 4)
    assert why_not(state, "hand") == why_not(state, "rack") == ("TA-2.1", "There is no card to place.")
    assert why_not(state, "decline") == ("TA-4.1", "There is no tunnel to pay for.")
    mine = ticket(state, "delhi", "kashgar")
    name = f"ticket-{state.plan.board.tickets[mine].id}"
    assert why_not(state, name) == ("TA-5.2", "This is not one of your secret tickets.")
    hold(state, 0, mine)
    assert why_not(state, name) is None


def test_what_means_nothing_is_answered_by_nothing() -> None:
    state = fresh(PARIS, 2)
    hold(state, 0, 1)
    for picked in ((), ("nonsense",), ("route-nowhere",), ("hand",), ("ticket-p02",)):
        assert why_not(state, *picked) is None


# -- what serves one's tickets ------------------------------------------------------------------------------------


def serving(state: State, seat: int = 0) -> set[str]:
    """The routes that can be claimed and lie on the way of a ticket."""
    game, view = game_of(state.plan.edition), state.view(seat)
    paths = [game.path(view, move) for move in state.moves(seat)]
    return {path[0].id for path in paths if path[0].serves}


def test_routes_on_the_way_of_a_ticket_serve_it() -> None:
    """All lanes of them. Where others are in the way the next best way counts, and what is joined wants nothing."""
    state = fresh(USA, 4)
    give(state, 0, wild=8)
    assert serving(state) == set()
    hold(state, 0, ticket(state, "kansas_city", "houston"))
    south = {f"route-{one}-{lane}" for one in ("dallas-houston", "dallas-oklahoma_city") for lane in (1, 2)}
    north = {f"route-kansas_city-oklahoma_city-{lane}" for lane in (1, 2)}
    assert serving(state) == north | south
    take_routes(state, 0, "kansas_city-oklahoma_city-1")
    assert serving(state) == south
    take_routes(state, 1, "dallas-houston-1")
    take_routes(state, 2, "dallas-houston-2")
    assert {"route-little_rock-oklahoma_city", "route-houston-new_orleans"} <= serving(state)
    take_routes(state, 0, "little_rock-oklahoma_city", "little_rock-new_orleans", "houston-new_orleans")
    assert serving(state) == set()
    assert serving(state, seat=1) == set()
