"""Map files: what is wrong with one, each fault with its place; and boards that somebody brings to a table."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from ttr_staging import ASIA, PARIS, USA

import roundhouse as rh
from roundhouse.core.board import BadBoard
from roundhouse.core.chance import Fast
from roundhouse.core.errors import BadOption, BadRecord
from roundhouse.core.record import Record
from roundhouse.core.texts import Text
from roundhouse.games.ticket_to_ride.printed import editions
from roundhouse.games.ticket_to_ride.printed.board import called
from roundhouse.games.ticket_to_ride.printed.file import MAX_LENGTH, MAX_TEXT, read_board
from roundhouse.games.ticket_to_ride.rules.payments import MOST
from roundhouse.testing import conform

GAMES = [PARIS, ASIA, USA]


def file_of(game: str) -> str:
    return editions.edition(game).board.text


def changed(game: str, change: Callable[[dict[str, Any]], object]) -> str:
    """Our map file with something done to it, a line for each item."""
    board = json.loads(file_of(game))
    change(board)
    return json.dumps(board, indent=0, ensure_ascii=False)


def faults(game: str, change: Callable[[dict[str, Any]], object]) -> list[tuple[str, str]]:
    text = changed(game, change)
    with pytest.raises(BadBoard) as caught:
        read_board(text, editions.edition(game).settings)
    lines = text.splitlines()
    for fault in caught.value.faults:
        assert 1 <= fault.line <= len(lines)
        assert str(fault).startswith(f"line {fault.line}: {fault.where}: ")
    again = pickle.loads(pickle.dumps(caught.value))
    assert again.faults == caught.value.faults
    return [(fault.where, fault.reason()) for fault in caught.value.faults]


@pytest.mark.parametrize(
    ("game", "places", "routes", "tickets"), [(PARIS, 17, 57, 20), (ASIA, 46, 126, 60), (USA, 36, 100, 30)]
)
def test_our_boards_are_sound(game: str, places: int, routes: int, tickets: int) -> None:
    board = editions.edition(game).board
    assert (len(board.places), len(board.routes), len(board.tickets)) == (places, routes, tickets)


def route_set(name: str, value: object) -> Callable[[dict[str, Any]], object]:
    return lambda board: board["routes"][3].__setitem__(name, value)


@pytest.mark.parametrize(
    ("game", "change", "where", "reason"),
    [
        (PARIS, lambda b: b.pop("tickets"), "file", "'tickets' is missing"),
        (PARIS, lambda b: b.update(pieces=20), "file.pieces", "not known here"),
        (PARIS, lambda b: b.update(places=5), "places", "a list"),
        (PARIS, lambda b: b["places"][2].pop("x"), "places[2]", "'x' is missing"),
        (PARIS, lambda b: b["places"][2].update(x="far"), "places[2].x", "a whole number from 0 to 1000"),
        (PARIS, lambda b: b["places"][2].update(name=""), "places[2].name", "1 to 60 printable"),
        (PARIS, lambda b: b["places"][2].update(label="up"), "places[2].label", "none of N, E, S, W"),
        (PARIS, lambda b: b["places"].append(dict(b["places"][0], x=1)), "places[17].id", "is there already"),
        (PARIS, lambda b: b["places"].append(dict(b["places"][0], id="x")), "places[17]", "at the same spot"),
        (PARIS, lambda b: b["places"].append(dict(b["places"][0], id="x", x=1)), "places[17]", "no routes lead from"),
        (PARIS, route_set("a", "poznan"), "routes[3].a", "there is no place 'poznan'"),
        (PARIS, route_set("colour", "pink"), "routes[3].colour", "'pink' is none of"),
        (PARIS, route_set("length", 4), "routes[3].length", "routePoints has no points for length 4"),
        (PARIS, route_set("length", 9), "routes[3].length", "from 1 to 7"),
        (PARIS, route_set("length", 1), "routes[4].length", "not equally long"),
        (PARIS, route_set("tunnel", 3), "routes[3].tunnel", "no rules for tunnels"),
        (PARIS, route_set("ferry", 1), "routes[3].ferry", "no rules for ferries"),
        (PARIS, route_set("group", None), "routes[3].group", "another route connects the same places"),
        (PARIS, route_set("group", "alone"), "routes[3].group", "two or three lanes, 'alone' has 1"),
        (PARIS, route_set("colour", "yellow"), "routes[4].colour", "the same colour"),
        (PARIS, lambda b: b["routes"].append(dict(b["routes"][4], id="x")), "routes[57].colour", "the same colour"),
        (ASIA, route_set("tunnel", 3), "routes[3].tunnel", "a tunnel turns up 4 to 6 cards, not 3"),
        (PARIS, route_set("b", "arc_de_triomphe"), "routes[3]", "both ends are the same place"),
        (PARIS, route_set("b", "bastille"), "routes[4]", "connect different places"),
        (PARIS, route_set("id", "Not An Id"), "routes[3].id", "lower-case letters"),
        (PARIS, route_set("via", [1]), "routes[3].via", "2 expected, 1 found"),
        (PARIS, route_set("length", True), "routes[3].length", "a whole number"),
        (PARIS, lambda b: b["routes"].append(17), "routes[57]", "an object"),
        (PARIS, lambda b: b["tickets"].pop(), None, None),
        (PARIS, lambda b: b.update(tickets=b["tickets"][:7]), "tickets", "at least 8 tickets"),
        (PARIS, lambda b: b["tickets"].append(dict(b["tickets"][0], id="x")), "tickets[20]", "another ticket has"),
        (PARIS, lambda b: b["tickets"][1].update(points=0), "tickets[1].points", "from 1 to 99"),
        (PARIS, lambda b: b["deck"].update(pink=3), "deck.pink", "not known here"),
        (PARIS, lambda b: b.update(deck={"red": 5}), "deck", "at least 13 cards"),
        (PARIS, lambda b: b["deck"].update(blue=0, wild=0), "routes[1]", "too few cards of its colour"),
        (PARIS, lambda b: b["plane"].pop("width"), "plane", "'width' is missing"),
        (PARIS, lambda b: b["plane"].update(width=1), "plane.width", "from 100 to 4000"),
        (ASIA, lambda b: b["alwaysOpenGroups"].append("x"), "alwaysOpenGroups[1]", "no routes have the group 'x'"),
        (USA, lambda b: b["routePoints"].update({"8": 21}), "routePoints.8", "not known here"),
        (PARIS, lambda b: b["places"][2].pop("name"), "places[2]", "'name' is missing"),
        (PARIS, lambda b: b["places"][2].update(junction=1), "places[2].junction", "true or false"),
        (PARIS, lambda b: b["places"][2].update(junction=True), "places[2].name", "a junction has no name"),
        (ASIA, lambda b: b["tickets"][3].update(b="junction_east"), "tickets[3].b", "no ticket ends at a junction"),
        (PARIS, lambda b: [p.update(junction=True, name=None) for p in b["places"][:9]], "places", "more junctions"),
        (ASIA, lambda b: b["places"].append(dict(b["places"][-1], id="x", x=1)), "places[46]", "junction near Sukkur"),
    ],
)  # fmt: skip
def test_every_fault_is_named_with_its_place(
    game: str, change: Callable[[dict[str, Any]], object], where: str | None, reason: str | None
) -> None:
    if where is None:
        read_board(changed(game, change), editions.edition(game).settings)  # a ticket fewer is no fault
        return
    found = faults(game, change)
    assert any(at == where and (reason or "") in why for at, why in found), found


def test_a_fault_names_its_line() -> None:
    text = file_of(PARIS).replace('"colour": "red", "length": 3}', '"colour": "pink", "length": 3}', 1)
    with pytest.raises(BadBoard) as caught:
        read_board(text, editions.edition(PARIS).settings)
    fault = caught.value.faults[0]
    assert "pink" in text.splitlines()[fault.line - 1]


@pytest.mark.parametrize(("text", "reason"), [("{", "not JSON"), ("[]", "an object"), (" " * (MAX_TEXT + 1), "longer")])
def test_what_is_no_map_file_at_all(text: str, reason: str) -> None:
    with pytest.raises(BadBoard) as caught:
        read_board(text, editions.edition(PARIS).settings)
    assert reason in str(caught.value)


def test_several_faults_are_told_at_once() -> None:
    def spoil(board: dict[str, Any]) -> None:
        board["routes"][3]["colour"] = "pink"
        board["routes"][9]["a"] = "nowhere"
        board["tickets"][4]["points"] = -1

    assert [where for where, _ in faults(USA, spoil)] == ["routes[3].colour", "routes[9].a", "tickets[4].points"]


# -- brought to a table -------------------------------------------------------------------------------------------


def own(game: str) -> str:
    """A board of one's own: other tickets, and a place that is called otherwise."""

    def cut(board: dict[str, Any]) -> None:
        board["title"] = "Own board"
        board["places"][0]["name"] = "Home"
        board["tickets"] = list(reversed(board["tickets"]))[:-1]

    return changed(game, cut)


@pytest.mark.parametrize("game", GAMES)
def test_a_record_carries_the_board_and_replays_anywhere(game: str) -> None:
    table = rh.Table.new(game, seed="own board", board=own(game))
    chance = Fast(2)
    for _ in range(60):
        seat = table.actors()[0]
        moves = table.state.moves(seat)
        table.play(seat, moves[chance.number(len(moves))])
    text = table.record.to_json()
    assert table.record.board is not None
    assert table.record.board.text == own(game)
    again = rh.Table.load(text)
    assert again.digest() == table.digest()
    assert again.game.board == own(game)
    assert again.view(0) == table.view(0)
    assert rh.verify(Record.from_json(text)).fair
    # A view names its edition; it is read where the board is known.
    view = table.view(0)
    assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)).sheet() == view.sheet()


def test_a_record_on_our_own_board_carries_none() -> None:
    record = rh.Table.new(PARIS, seed="ours").record
    assert record.board is None
    assert '"board"' not in record.to_json()


def test_a_board_that_was_tampered_with_is_refused() -> None:
    record = rh.Table.new(PARIS, seed="own board", board=own(PARIS)).record
    text = record.to_json()
    with pytest.raises(BadRecord, match="digest"):
        rh.Table.load(text.replace("Own board", "Other board"))
    assert record.board is not None
    broken = msgspec.structs.replace(record, board=type(record.board).of("{}"))
    with pytest.raises(BadRecord, match="cannot be played"):
        rh.Table.load(broken)
    with pytest.raises(BadRecord, match="own board"):
        rh.Table.load(rh.Table.new(PARIS, seed="x").record, game=rh.find_game(PARIS).with_board(own(PARIS)))


def test_a_bad_board_is_refused_with_its_faults() -> None:
    with pytest.raises(BadBoard, match="'tickets' is missing"):
        rh.Table.new(PARIS, board="{}")


def test_a_record_of_the_board_that_was_replaced_is_refused_with_the_reason() -> None:
    record = rh.Table.new(ASIA, seed="older").record
    older = record.to_json().replace('"rules":"2"', '"rules":"1"')
    with pytest.raises(BadRecord, match=r"played by rules 1; this build plays 2 .*board of our own design.*printed"):
        rh.Table.load(older)
    assert rh.Table.load(record).record.rules == "2"


def test_a_junction_is_near_the_nearest_place_that_no_other_is_near_to() -> None:
    board = editions.edition(ASIA).board
    near = {place.id: board.places[place.near].name for place in board.places if place.near is not None}
    assert near == {"junction_east": "Kunming", "junction_south": "Lhasa", "junction_west": "Lahore"}
    text = changed(ASIA, lambda b: b["places"].append({"id": "x", "junction": True, "name": None, "x": 420, "y": 370}))
    told = json.loads(text)
    told["routes"].append({"id": "x-lhasa", "a": "x", "b": "lhasa", "colour": "any", "length": 1})
    board = read_board(json.dumps(told), editions.edition(ASIA).settings)
    assert [called(board.places, number) for number in (43, 44, 46)] == [
        Text("junction", {"place": name}) for name in ("Kunming", "Lhasa", "Kathmandu")
    ]
    game = rh.find_game(ASIA).with_board(json.dumps(told))
    assert Text("about-places", {"number": 43}) in game.about_board()
    assert Text("about-junctions", {"number": 4}) in game.about_board()


def test_payments_reach_as_far_as_routes() -> None:
    assert MOST == MAX_LENGTH


def test_other_games_have_no_boards_of_ones_own() -> None:
    with pytest.raises(BadOption, match="its own board only"):
        rh.Table.new("railroad_ink", board="{}")


def test_a_game_on_a_board_of_ones_own_conforms() -> None:
    game = rh.find_game(PARIS).with_board(own(PARIS))
    conform(game, seats=2, samples=2, junk=2000, aside=False)


def test_scripts_name_the_tickets_of_the_board() -> None:
    game = rh.find_game(ASIA)
    assert game.check_script({"tickets": ["a03"], "deck": ["wild", "red"]}) == {"tickets": [2], "deck": [8, 5]}
