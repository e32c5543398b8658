"""Map files: what is wrong with one, each fault with its place; named rules in a file; maps that people bring."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import roundhouse as rh
from roundhouse.core.board import BadBoard
from roundhouse.core.chance import Fast
from roundhouse.core.record import Record
from roundhouse.core.texts import LANGUAGES
from roundhouse.games.age_of_steam.maps import MAPS
from roundhouse.games.age_of_steam.printed import editions
from roundhouse.games.age_of_steam.printed.facts import ACTIONS, ENGINEER, LOCOMOTIVE, RED, YELLOW
from roundhouse.games.age_of_steam.printed.file import MAX_TEXT, read_map
from roundhouse.games.age_of_steam.printed.settings import Settings
from roundhouse.games.age_of_steam.printed.settings_file import FIELDS

TUTORIAL = "age_of_steam_tutorial"
RUST_BELT = "age_of_steam_rust_belt"
Change = Callable[[dict[str, Any]], object]


def file_of(game: str) -> str:
    return editions.edition(game).text


def changed(change: Change, game: str = TUTORIAL) -> str:
    """Our map file with something done to it, a line for each item."""
    data = json.loads(file_of(game))
    change(data)
    return json.dumps(data, indent=0)


def faults(change: Change, game: str = TUTORIAL) -> list[tuple[str, str]]:
    text = changed(change, game)
    with pytest.raises(BadBoard) as caught:
        read_map("mine", text, MAPS[game].settings)
    for fault in caught.value.faults:
        assert 1 <= fault.line <= len(text.splitlines())
    assert pickle.loads(pickle.dumps(caught.value)).faults == caught.value.faults
    return [(fault.where, fault.reason()) for fault in caught.value.faults]


def rules(game: str = RUST_BELT, **named: object) -> Settings:
    return read_map("mine", changed(lambda data: data.update(settings=named), game), MAPS[game].settings)[1]


def put(part: str, **values: object) -> Change:
    """The second of a list is changed."""
    return lambda data: data[part][1].update(values)


def named(**values: object) -> Change:
    return lambda data: data["settings"].update(values)


@pytest.mark.parametrize(
    ("change", "where", "reason"),
    [
        (lambda d: d.pop("towns"), "file", "'towns' is missing"),
        (lambda d: d.update(lakes=""), "file.lakes", "not known here; these are: title, layout"),
        (lambda d: d.update(title=""), "title", "1 to 60 printable"),
        (lambda d: d.update(layout="square"), "layout", "one of flat, pointy"),
        (lambda d: d.update(hexes="A1"), "hexes", "a list [ ]"),
        (lambda d: d.update(hexes=[""]), "hexes", "a map has hexes"),
        (lambda d: d["hexes"].append(17), "hexes[8]", "a text with labels"),
        (lambda d: d["hexes"].append("A17 AA1 a1 J0 K\u0661"), "hexes[8]", "'A17' is no hex"),
        (lambda d: d["hexes"].append("A2"), "hexes[8]", "A2 is there already"),
        (lambda d: d.update(terrain=[]), "terrain", "an object { }"),
        (lambda d: d["terrain"].update(desert="A2"), "terrain.desert", "not known here; these are: river, mountain"),
        (lambda d: d["terrain"].update(swamp="Z1"), "terrain.swamp", "Z1 is not among the hexes"),
        (lambda d: d["terrain"].update(swamp="B2"), "terrain.swamp", "B2 is mountain already"),
        (lambda d: d["terrain"].update(swamp="A2"), "settings.terrain_prices", "track on swamp needs a price: A2"),
        (lambda d: d.update(prices={"A2": 0}), "prices.A2", "from 1 to 20"),
        (lambda d: d.update(prices={"Z2": 3}), "prices.Z2", "not among the hexes"),
        (lambda d: d.update(prices=[3]), "prices", "an object { }"),
        (lambda d: d["rivers"].update(A2=[0, 0]), "rivers.A2", "crosses a side once"),
        (lambda d: d["rivers"].update(A2=[6]), "rivers.A2[0]", "from 0 to 5"),
        (lambda d: d["rivers"].update(A2=[0]), "rivers.A2", "A2 is not among the river hexes"),
        (lambda d: d.update(water="A2"), "water", "A2 is land"),
        (put("cities", at="B2"), "terrain.mountain", "B2 is the hex of 'larkfield': terrain and prices"),
        (lambda d: d["terrain"].update(river="A3"), "terrain.river", "A3 is the hex of 'saltmouth'"),
        (lambda d: d.update(prices={"A3": 3}), "prices.A3", "A3 is the hex of 'saltmouth'"),
        (put("cities", id="Not An Id"), "cities[1].id", "lower-case letters"),
        (put("cities", id="wick"), "towns[1].id", "'wick' is there already"),
        (put("cities", at="A3"), "cities[1].at", "'saltmouth' is there already"),
        (put("cities", at="A2 A4"), "cities[1].at", "one hex of the map"),
        (put("cities", colour="white"), "cities[1].colour", "one of red, blue, purple, yellow, black"),
        (put("cities", cubes=10), "cities[1].cubes", "from 0 to 9"),
        (put("cities", cubes=True), "cities[1].cubes", "a whole number"),
        (put("cities", growth="light 7"), "cities[1].growth", "one of light 1"),
        (put("cities", growth="light 1"), "cities[1].growth", "feeds another city"),
        (put("cities", region="north"), "cities[1].region", "one of east, west"),
        (put("cities", port=1), "cities[1].port", "true or false"),
        (lambda d: d["cities"][1].pop("cubes"), "cities[1]", "'cubes' is missing"),
        (lambda d: d["towns"].append([]), "towns[4]", "an object { }"),
        (lambda d: d.update(terminals=[{"id": "x"}]), "terminals[0]", "'at' is missing"),
        (lambda d: d.update(cities=[]), "cities", "goes with land_cubes only"),
        (lambda d: d["hexes"].append("Q1") or put("towns", at="Q1")(d), "hexes", "no land leads from 'saltmouth' to"),
        (lambda d: [city.update(cubes=9) for city in d["cities"]], "file", "106 cubes are needed"),
        (lambda d: d.update(direct=[{"between": ["wick", "oakley"], "price": 2}]), "direct[0].between[0]", "one of"),
        (
            lambda d: d.update(direct=[{"between": ["ferrow", "hartmoor"], "price": 2}]),
            "direct[0].between",
            "two cities that touch",
        ),
        (lambda d: d.update(settings=[]), "settings", "an object { }"),
        (named(board="x"), "settings.board", "not known here; these are: turns, money"),
        (named(turns={}), "settings.turns", "turns for some number of players"),
        (named(turns={"7": 4}), "settings.turns.7", "not known here"),
        (named(turns={"2": 0}), "settings.turns.2", "from 1 to 20"),
        (named(turns={"1": 4}), "settings.order", "an auction needs two"),
        (named(order="alone"), "settings.order", "for one player"),
        (named(order="alternate"), "settings.order", "for two players"),
        (named(turns={"2": 4}, order="alternate"), "settings.order", "with land_cubes only"),
        (named(action_cycle=True), "settings.action_cycle", "with order 'alone' only"),
        (named(actions=["engineer", "production"]), "settings.actions", "3 players need 3 actions"),
        (named(actions=["engineer", "engineer"]), "settings.actions", "each may appear only once"),
        (named(actions=["dance"]), "settings.actions[0]", "one of first_move"),
        (named(money=True), "settings.money", "a whole number from 0 to 99"),
        (named(growth="yes"), "settings.growth", "true or false"),
        (named(new_cities="AAB"), "settings.new_cities", "different letters of ABCDEFGH"),
        (named(new_cities="XY"), "settings.new_cities", "different letters of ABCDEFGH"),
        (named(goods=[]), "settings.goods", "at least one colour"),
        (named(goods=["red"], chart="top", chart_redraw="A"), "settings.chart_redraw", "nothing else can be drawn"),
        (named(terrain_prices={"plain": 0}), "settings.terrain_prices.plain", "from 1 to 99"),
        (named(fed="london"), "settings.fed", "there is no city 'london'"),
        (named(crossing_bonus=1), "settings.crossing_bonus", "with continent only"),
        (named(continent=True), "cities", "regions east and west"),
        (named(unfinished=False, land_cubes=True), "settings", "land_cubes and unfinished: false do not go together"),
        (named(town_cubes="silk"), "settings.town_cubes", "one of '', bag, cotton"),
        (named(ties=["coin"]), "settings.ties[0]", "one of money, track, die"),
    ],
)  # fmt: skip
def test_every_fault_is_named_with_its_place(change: Change, where: str, reason: str) -> None:
    found = faults(change)
    assert any(at == where and reason in why for at, why in found), found


def test_direct_links_need_finished_track() -> None:
    found = faults(lambda data: data.update(settings={"unfinished": True}), "age_of_steam_germany")
    assert ("direct", "direct links go with unfinished: false") in found


def test_cotton_is_for_fourteen_towns() -> None:
    def many(data: dict[str, Any]) -> None:
        free = ["A2", "A4", "A5", "B1", "B3", "C2", "C4", "C5", "C6", "D5", "D6"]
        data["towns"] += [{"id": f"t{number}", "name": "T", "at": at} for number, at in enumerate(free)]
        data["settings"]["town_cubes"] = "cotton"

    assert ("towns", "there is cotton for 14 towns") in faults(many)


def test_a_fault_names_its_line() -> None:
    text = file_of(TUTORIAL).replace('"colour": "purple"', '"colour": "pink"')
    with pytest.raises(BadBoard) as caught:
        read_map("mine", text, MAPS[TUTORIAL].settings)
    (fault,) = caught.value.faults
    assert "pink" in text.splitlines()[fault.line - 1]


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "1e999", '"x"', "{}", "[" * 5000, '{"title": "\\ud800"}'])
def test_what_is_no_map_at_all(text: str) -> None:
    with pytest.raises(BadBoard):
        read_map("mine", text, MAPS[RUST_BELT].settings)


def test_nothing_is_said_twice() -> None:
    text = file_of(TUTORIAL).replace('"settings":', '"settings": {"money": 30},\n "settings":')
    with pytest.raises(BadBoard) as caught:
        read_map("mine", text, MAPS[TUTORIAL].settings)
    (fault,) = caught.value.faults
    assert fault.reason() == "'settings' is there twice"
    assert fault.reason("pl") == "'settings' występuje dwa razy"
    assert text.splitlines()[fault.line - 1].startswith(' "settings": {"turns"')


def test_files_have_a_limit() -> None:
    with pytest.raises(BadBoard, match="longer than"):
        read_map("mine", file_of(TUTORIAL) + " " * MAX_TEXT, MAPS[TUTORIAL].settings)


# -- named rules --------------------------------------------------------------------------------------------------


def test_every_named_rule_can_be_in_a_file() -> None:
    assert tuple(FIELDS) == tuple(name for name in Settings.__struct_fields__ if name != "board")


def test_a_file_changes_the_rules_of_the_game_it_is_brought_to() -> None:
    assert rules() == MAPS[RUST_BELT].settings
    found = rules(
        turns={"2": 5, "4": 3},
        actions=["locomotive", "engineer", "first_move", "turn_order"],
        goods=["yellow", "red"],
        new_cities="BA",
        terrain_prices={"river": 7},
        ties=["track", "money"],
        chart="none",
    )
    assert found.turns == {2: 5, 4: 3}
    assert found.actions == (0, ENGINEER, LOCOMOTIVE, ACTIONS.index("turn_order"))
    assert (found.goods, found.new_cities) == ((RED, YELLOW), "AB")
    assert (found.terrain_prices, found.ties) == ((2, 7, 4, 0), ("track", "money"))
    assert found.money == MAPS[RUST_BELT].settings.money


def test_a_city_that_a_map_does_not_have_is_not_fed() -> None:
    """Germany feeds Berlin: on another map nobody is fed, unless the file names a city."""
    text = file_of(TUTORIAL)
    assert editions.brought("age_of_steam_germany", text).settings.fed == ""
    assert rules("age_of_steam_germany", fed="munich").fed == "munich"


# -- any JSON -----------------------------------------------------------------------------------------------------

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 99) | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


def _places(value: object, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for key, item in inside for place in _places(item, (*path, key)))]


@settings(max_examples=150)
@given(data=st.data())
def test_any_json_is_a_map_or_a_bad_board(data: st.DataObject) -> None:
    """Some values of a sound file are replaced, taken out or doubled: it is read or refused, nothing else happens, and
    on what is read a game can begin."""
    game = data.draw(st.sampled_from(sorted(MAPS)))
    file = json.loads(file_of(game))
    for _ in range(data.draw(st.integers(1, 3))):
        *way, last = data.draw(st.sampled_from(_places(file)[1:]))
        parent: Any = file
        for key in way:
            parent = parent[key]
        kind = data.draw(st.sampled_from(["replace", "remove", "double", "swap"]))
        if kind == "remove":
            del parent[last]
        elif kind == "double" and isinstance(parent, list):
            parent.append(parent[last])
        elif kind == "swap" and isinstance(parent, list):
            parent.reverse()
        else:
            parent[last] = data.draw(JSON)
        if not file:
            break
    try:
        board, named = read_map("mine", json.dumps(file), MAPS[game].settings)
    except BadBoard:
        return
    assert len(board.labels) == len(board.across) // 6
    assert named.turns


# -- maps that somebody brings ------------------------------------------------------------------------------------

#: Rules that no map of ours has together, each with a map that can have them.
MIXTURES: list[tuple[str, dict[str, Any]]] = [
    (TUTORIAL, {"engineer": "half price", "town_cubes": "bag", "urbanized_cube": "to the bag"}),
    (TUTORIAL, {"unfinished": False, "fed": "ferrow", "ties": ["money", "die"], "tiles": 5}),
    (TUTORIAL, {"turns": {"2": 3}, "land_cubes": True, "chart": "none", "order": "alternate"}),
    (TUTORIAL, {"turns": {"1": 4}, "order": "alone", "scoring": "cash", "town_cubes": "cotton", "cotton_bonus": 2}),
    ("age_of_steam_western_us", {"turns": {"2": 3}, "crossing_bonus": 0, "growth": False}),
]


def mixed(game: str, named: dict[str, Any]) -> rh.Game:
    text = changed(lambda data: data.update(settings={**data.get("settings", {}), **named}), game)
    return rh.find_game(game).with_board(text)


@pytest.mark.parametrize(("game", "named"), MIXTURES)
def test_a_mixture_of_rules_can_be_played(game: str, named: dict[str, Any]) -> None:
    """By random players to the end: every move has a path and a notation, is refused by nothing, and has words."""
    brought = mixed(game, {"money": 99, **named})  # enough to stay in the game
    table = rh.Table.new(brought, seed="mixed")
    chance = Fast(5)
    tr = brought.words("pl")
    while not table.over:
        seat = table.actors()[0]
        moves = table.state.moves(seat)
        move = moves[chance.draw("move", [1] * len(moves))]
        assert table.state.refusal(seat, move) is None
        view = table.view(seat)
        assert all(tr.has(pick.text.key) for pick in brought.path(view, move))
        assert brought.moveset.parse(brought.moveset.notation(move)).pack() == move
        table.play(seat, move)
    assert table.game.draw(table.view(0), tr).live
    again = rh.Table.load(table.record.to_json())
    assert again.game.board == brought.board
    assert again.sheet().totals == table.sheet().totals


def test_a_map_travels_with_its_game_and_its_record() -> None:
    text = changed(lambda data: data.update(title="Elsewhere"))
    game = rh.find_game(RUST_BELT).with_board(text)
    assert game.seats == (2, 3)
    assert game.default_seats == 2
    assert "Elsewhere" in [game.words("en")(one) for one in game.about_board()]
    assert pickle.loads(pickle.dumps(game)).board == text
    table = rh.Table.new(game, seed="x")
    assert table.record.board is not None
    record = Record.from_json(table.record.to_json())
    assert record.board == table.record.board
    assert rh.Table.load(table.record.to_json()).view(0) == table.view(0)
    assert rh.find_game(RUST_BELT).seats == (3, 4, 5, 6)


def test_older_records_replay_on_our_own_maps_only() -> None:
    """Rules that have changed may be among the named ones of a map that somebody brings."""
    for brought in (None, changed(lambda data: data.update(title="Elsewhere"))):
        game = rh.find_game(RUST_BELT)
        table = rh.Table.new(game if brought is None else game.with_board(brought), seed="x")
        table.record.rules = "1"
        if brought is None:
            assert rh.Table.load(table.record.to_json()).view(0) == table.view(0)
        else:
            with pytest.raises(rh.BadRecord, match="played by rules 1"):
                rh.Table.load(table.record.to_json())


def test_the_rules_of_other_maps_come_with_their_words() -> None:
    """A map with Germany's Engineer tells of it, whatever game it is brought to, and of nothing else in Germany."""
    game = mixed(TUTORIAL, {"engineer": "half price"})
    assert "half price" in game.words("en")("about-engineer")
    own = [rule for rule in game.rule_ids if not rule.startswith("AS")]
    assert own == ["AG-2", "AB-3"]
    assert "Berlin" not in game.rulebook("en")
    assert "AG-2" not in rh.find_game(TUTORIAL).rule_ids
    assert "half price" not in mixed(TUTORIAL, {"fed": "ferrow"}).words("en")("about-engineer")
    assert "points" in mixed(TUTORIAL, {"issue": 1}).words("en")("figure-shares-about")


def test_a_map_gives_the_game_its_title() -> None:
    game = rh.find_game("age_of_steam_germany").with_board(changed(lambda data: data.update(title="Three Hills")))
    for lang in ("en", "pl"):
        assert game.title(lang) == "Age of Steam: Three Hills"
        assert game.draw(rh.Table.new(game, seed="x").view(0), game.words(lang)).title == "Age of Steam: Three Hills"
        assert "## Three Hills\n" in game.rulebook(lang)
    assert rh.find_game("age_of_steam_germany").title("pl") == "Age of Steam: Niemcy"


#: A value for each named rule that is not the usual one, and what it needs beside it.
OTHERS: dict[str, dict[str, Any]] = {
    "issue": {"issue": 2},
    "order": {"order": "alternate", "land_cubes": True, "chart": "none", "turns": {"2": 3}},
    "first_place": {"first_place": 7, "order": "alternate", "land_cubes": True, "chart": "none", "turns": {"2": 3}},
    "order_first": {"order_first": True},
    "actions": {"actions": ["engineer", "locomotive", "production"]},
    "action_cycle": {"action_cycle": True, "order": "alone", "turns": {"1": 3}},
    "new_cities": {"new_cities": "AB"},
    "goods": {"goods": ["red", "blue", "black", "yellow"]},
    "chart": {"chart": "top"},
    "chart_redraw": {"chart": "top", "chart_redraw": "A"},
    "growth_dice": {"growth_dice": 5},
    "growth": {"growth": False},
    "fed": {"fed": "ferrow"},
    "fed_until": {"fed": "ferrow", "fed_until": 2},
    "engineer": {"engineer": "half price"},
    "terrain_prices": {"terrain_prices": {"river": 9}},
    "unfinished": {"unfinished": False},
    "continent": {"continent": True},
    "joined_alone": {"continent": True, "joined_alone": 7},
    "joined_each": {"continent": True, "joined_each": 7},
    "crossing_bonus": {"continent": True, "crossing_bonus": 3},
    "town_cubes": {"town_cubes": "cotton"},
    "urbanized_cube": {"town_cubes": "bag", "urbanized_cube": "to the bag"},
    "cotton_bonus": {"town_cubes": "cotton", "cotton_bonus": 3},
    "reduction_factor": {"reduction_factor": 3},
    "reduction_from": {"reduction_factor": 3, "reduction_from": 2},
    "reduction_to": {"reduction_factor": 3, "reduction_to": 3},
    "land_cubes": {"land_cubes": True, "chart": "none"},
    "partial_bonus": {"land_cubes": True, "chart": "none", "partial_bonus": 2},
    "deliverer_picks": {"land_cubes": True, "chart": "none", "deliverer_picks": True},
    "scoring": {"scoring": "cash"},
    "ties": {"ties": ["die"]},
    "city_cubes": {"city_cubes": 4},
}
#: What is said of every map.
FIGURES = ("turns", "money", "shares", "tiles")


@pytest.mark.parametrize("name", OTHERS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_named_rule_is_told(name: str, lang: str) -> None:
    """Without it the map's page would be another."""
    told = []
    for value in ({key: item for key, item in OTHERS[name].items() if key != name}, OTHERS[name]):

        def change(data: dict[str, Any], value: dict[str, Any] = value) -> None:
            for number, city in enumerate(data["cities"]):
                city["region"] = ("east", "west")[number % 2]
            data["settings"] = {"turns": {"2": 3}, **value}

        text = changed(change)
        try:
            game = rh.find_game(RUST_BELT).with_board(text)
        except BadBoard:  # the rest needs it
            continue
        told.append(game.rulebook(lang))
        tr = game.words(lang)
        assert not [one for one in game.about_board() if tr.faults(one)]
    assert len(set(told)) == len(told) >= 1


def test_every_rule_of_settings_is_tried() -> None:
    assert {*OTHERS, *FIGURES} == set(FIELDS)


def test_printed_things_are_told_of() -> None:
    """Prices, cities abroad, links without a tile: as far as they are on the map, under the ids that refusals name."""
    text = changed(lambda data: data.update(settings={"unfinished": False}), "age_of_steam_germany")
    german = rh.find_game(RUST_BELT).with_board(text)
    assert {"AG-1", "AG-3", "AG-4"} <= set(german.rule_ids)
