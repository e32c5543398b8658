"""The picture: sound for every position and every reader, and showing what is there."""

from __future__ import annotations

from math import dist
from random import Random
from xml.etree import ElementTree

import pytest
from sr_staging import DIRECT, EXAMPLE, OVER_TOWNS, boxes, give, hold, put_good, rails, stock, table
from sr_walk import EVERYTHING, GAME, NAMES, TABLES, nodes, played, the_state, the_view

from pictures import SVG, art, ids, parsed, picks, words
from roundhouse import Table
from roundhouse.core.picks import tree
from roundhouse.core.texts import LANGUAGES
from roundhouse.games.steam_rollers.printed.facts import FIELD_NAMES, FOLDER, NUMBERS, TILES, TRACKS
from roundhouse.games.steam_rollers.rules.state import State
from roundhouse.games.steam_rollers.show.art import FILLS, PLAYERS, SIDE, SIGN_INKS, SIGNS, line, polar
from roundhouse.games.steam_rollers.show.draw import LINKED, draw
from roundhouse.games.steam_rollers.show.map import ROOM_HEIGHT, ROOM_WIDTH, chart
from roundhouse.games.steam_rollers.show.picks import path

#: Choices that are offered in words; all others are in the picture.
IN_WORDS = (
    "begin",
    *("steal", "decline", "again", "set-", "nudge-", "flip-", "reroll", "by-", "plus-", "pass", "coal-", "done"),
    *("bag-", "idle", "protect", "leave"),
)


def picture(state: State, viewer: int | None = 0, focus: int | None = 0, lang: str = "en") -> ElementTree.Element:
    return parsed(draw(state.view(viewer), GAME.words(lang, NAMES), focus))


# -- every position -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("which", range(len(TABLES)))
def test_every_position_can_be_drawn_for_everybody(which: int) -> None:
    layers: dict[str, str] = {}
    seats, dice = TABLES[which][0], Random(7)
    for game in played(which, 9):
        for viewer in {None, dice.randrange(seats), *game.actors()[:1]}:
            for focus in {None, viewer or 0, dice.randrange(seats)}:
                drawing = draw(the_view(game, viewer), GAME.words(dice.choice(LANGUAGES), NAMES), focus)
                assert layers.setdefault(drawing.key, drawing.static) == drawing.static
                root = parsed(drawing)
                assert {name for element in root.iter() for name in art(element)} <= set(ids(root))
                # A page with a strict policy shows no styles but presentation attributes.
                assert not [one for one in root.iter() if one.get("style") or one.tag == f"{SVG}style"]
                assert not picks(root) or focus == viewer


@pytest.mark.parametrize("which", range(len(TABLES)))
def test_whatever_can_be_chosen_is_in_the_picture_or_in_words(which: int) -> None:
    for game in played(which, 25):
        for seat in game.actors():
            view = the_view(game, seat)
            shown = picks(parsed(draw(view, GAME.words("en"), seat)))
            root = tree((path(view, move), move) for move in the_state(game).moves(seat))
            wanted = {name for _, node in nodes(root) for name in node.children}
            assert not {name for name in wanted - shown if not name.startswith(IN_WORDS)}


@pytest.mark.parametrize("which", [1, 3])
def test_what_the_log_and_the_sheet_point_at_is_there(which: int) -> None:
    for game in played(which, 6):
        for seat in range(TABLES[which][0]):
            root = parsed(draw(the_view(game, seat), GAME.words("en"), seat))
            there = set(ids(root)) | picks(root)
            own = [event for event in game.events() if event.seat in (None, seat)]
            # A die that was rolled is off the table while the starting tiles are on it.
            assert {name for event in own for name in event.where} <= there | {"die-white", "die-black"}
            assert {name for one in game.sheet()[seat].lines for name in one.where} <= there


# -- the map ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SR-1.1")
def test_the_map_shows_its_fields_cities_and_towns() -> None:
    state = table()
    root, plan = picture(state), state.plan
    known = ids(root)
    assert {f"city-{n}" for n in NUMBERS} <= set(known)
    for number in NUMBERS:
        assert f"sr-die-{number}" in art(known[f"city-{number}"])
    assert art(root).count("sr-town") == len(NUMBERS)
    fields = {f"field-{FIELD_NAMES[field]}" for region in NUMBERS for field in plan.fields[region]}
    assert {name for name in picks(root) if name.startswith("field-")} == fields


def test_neighbours_lie_side_by_side() -> None:
    this = chart("own")
    for field in this.fields:
        for side in range(6):
            there = this.plan.beside[6 * field + side]
            if there >= 0:
                dx, dy = polar(2 * SIDE, 60 * side)
                x, y = this.middle[field]
                assert dist((x + dx, y + dy), this.middle[there]) < 0.01
    assert this.width * this.scale <= ROOM_WIDTH
    assert this.height * this.scale <= ROOM_HEIGHT


def test_tracks_run_from_side_to_side() -> None:
    for number, (one, other) in enumerate(TRACKS):
        for town in (False, True):
            start, end = polar(SIDE, 60 * one), polar(SIDE, 60 * other)
            assert line(number, town).startswith(f"M{start[0]:.1f},{start[1]:.1f}")
            assert line(number, town).endswith(f"{end[0]:.1f},{end[1]:.1f}")


@pytest.mark.rule("SR-1.7")
def test_closed_borders_are_walls() -> None:
    def walls(number: int) -> str:
        found = [one for one in picture(table(walls=number)).iter() if one.get("class") == "walls"]
        return str(next(found[0].iter(f"{SVG}path")).get("d")) if found else ""

    assert walls(0) == ""
    plan = table().plan
    for number in (1, 12):
        closed = sum(
            {plan.region[field], plan.region[there]} in map(set, plan.borders[number])
            for field in range(plan.size)
            for side in range(6)
            if (there := plan.beside[6 * field + side]) > field
        )
        assert walls(number).count("M") == closed > 0


@pytest.mark.rule("SR-3.1")
def test_tracks_are_drawn_and_finished_connections_shine() -> None:
    state = table()
    rails(state, 0, *EXAMPLE, "a1 E-SE", "a3 SW-E")
    known = ids(picture(state))
    assert art(known["field-a1"]) == ["sr-track-e-se"]
    # Through the middle of a town.
    assert art(known["field-a3"]) == ["sr-through-e-sw"]
    shining = {name for name, one in known.items() if one.get("color") == LINKED}
    assert shining == {f"field-{track.split()[0]}" for track in EXAMPLE}
    assert "field-a1" not in ids(picture(state, 0, 1))


def test_the_tracks_to_choose_from_are_hidden_until_they_can_be_chosen() -> None:
    state = table()
    hold(state, 4)
    root = picture(state)
    (hidden,) = (one for one in root.iter() if one.get("class") == "palette")
    assert hidden.get("visibility") == "hidden"
    # Three straight ones and six gentle curves for each of the nine fields of region 4.
    assert len([one for one in hidden.iter() if one.get("class") == "later"]) == 9 * 9
    assert not [one for one in picture(state, 1, 1).iter() if one.get("class") == "palette"]
    assert not [one for one in picture(state, None, 0).iter() if one.get("class") == "palette"]


@pytest.mark.rule("SR-3.3")
def test_the_ways_of_a_good_have_their_points_on_different_fields() -> None:
    state = table(goods={1: ["red"]})
    rails(state, 0, *EXAMPLE)
    boxes(state, 0, 1, 2, 3, 4)
    hold(state, 1)
    ways = {
        str(one.get("data-pick")): one
        for one in picture(state).iter()
        if one.get("class") == "later" and str(one.get("data-pick")).startswith("way-")
    }
    direct, long = (f"way-1-{way.replace('-', '')}" for way in (DIRECT, OVER_TOWNS))
    assert [words(ways[name]) for name in (direct, long)] == [["3"], ["4"]]
    badges = [next(ways[name].iter(f"{SVG}circle")) for name in ways]
    assert len({(one.get("cx"), one.get("cy")) for one in badges}) == len(ways)


# -- beside the map -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SR-1.2", "SR-1.3")
def test_the_goods_board_shows_every_good_in_its_row() -> None:
    state = table(goods={3: ["red", "red", "coal"], 5: []})
    known = ids(picture(state))
    assert art(known["goods-3"]) == ["sr-die-3", "sr-good-red", "sr-good-red", "sr-good-coal"]
    assert known["goods-5"].get("class") == "goods empty"
    assert picks(known["goods-3"]) == {"good-3-red", "good-3-coal"}


@pytest.mark.rule("SR-7.3")
def test_alone_equal_goods_are_told_apart() -> None:
    known = ids(picture(table(level=1, goods={3: ["red", "blue", "red"]})))
    assert picks(known["goods-3"]) == {"good-3-red", "good-3-blue", "good-3-red-2"}


def test_a_city_with_as_many_goods_as_can_be_has_room_for_them() -> None:
    state = table(5, goods={3: ["green"] * 7 + ["coal"]})
    goods = [one for one in ids(picture(state))["goods-3"].iter(f"{SVG}use") if "good" in str(one.get("href"))]
    places = [str(one.get("transform")).split(")")[0] for one in goods]
    assert len(set(places)) == 8
    assert max(float(place[10:].split()[0]) for place in places) + 17 < ROOM_WIDTH / 6


@pytest.mark.rule("SR-3.4", "SR-4.1", "SR-4.3")
def test_a_tile_shows_its_side_its_sign_its_points_and_its_holder() -> None:
    state = table(sides="aababa")
    give(state, 1, 3)
    give(state, 0, 4, sideways=True)
    known = ids(picture(state))
    for number in NUMBERS:
        assert f"sr-tile-{TILES[state.tiles[number]]}" in art(known[f"tile-{number}"])
    assert {"sr-infinity", "sr-lightning"} & set(art(known["tile-3"])) == {"sr-infinity"}
    assert words(known["tile-3"]) == ["3b", "−2", "2"]
    assert words(known["tile-1"]) == ["1a", "+1"]
    upright, laid = (next(known[f"tile-{n}"].iter(f"{SVG}rect")) for n in (3, 4))
    assert upright.get("width") == laid.get("height") != laid.get("width")
    # On a player's own sheet lie the tiles that they hold.
    other = ids(picture(state, 0, 1))
    assert "tile-3" in other
    assert "tile-4" not in other


@pytest.mark.rule("SR-5.1")
def test_orders_and_the_goods_kept_for_them() -> None:
    state = table(orders="aaaaaa")
    stock(state, 0, red=2, grey=1)
    stock(state, 1, blue=1)
    state.order_of[5] = 1
    known = ids(picture(state))
    assert art(known["order-1"]) == ["sr-good-red", "sr-good-yellow"]
    assert words(known["order-1"]) == ["2"]
    assert words(known["order-5"]) == ["5", "2"]
    assert art(known["stock"]) == ["sr-good-red", "sr-good-red", "sr-good-grey"]
    assert art(ids(picture(state, 0, 1))["stock"]) == ["sr-good-blue"]
    assert "order-1" not in ids(picture(table()))


@pytest.mark.rule("SR-3.2")
def test_crossed_boxes_and_the_power() -> None:
    state = table(sides="aaabaa")
    boxes(state, 0, 2, 6)
    known = ids(picture(state))
    assert [n for n in NUMBERS if "sr-cross" in art(known[f"box-{n}"])] == [2, 6]
    assert words(known["power"]) == ["2"]
    give(state, 0, 4)
    assert words(ids(picture(state))["power"]) == ["2+1"]


@pytest.mark.rule("SR-2.1", "SR-3.1")
def test_the_dice() -> None:
    state = table(3, white=(2, 5, 5, 6), black=3)
    known = ids(picture(state))
    assert art(known["die-white"]) == ["sr-die-2", "sr-die-5", "sr-die-5", "sr-die-6"]
    assert art(known["die-black"]) == ["sr-kind-straight", "sr-kind-sharp"]
    hold(state, 5)
    state.stolen, state.thief = 6, 2
    known = ids(picture(state))
    assert art(known["hand-1"]) == ["sr-die-5"]
    assert art(known["stolen"]) == ["sr-die-6"]
    assert words(known["stolen"]) == ["3"]


@pytest.mark.rule("SR-1.6")
def test_starting_tiles_lie_there_until_they_are_taken() -> None:
    game = Table.new("steam_rollers", 3, EVERYTHING, "start")
    seat = game.actors()[0]
    before = {name for name in ids(parsed(draw(the_view(game, seat), GAME.words("en"), seat))) if "start-" in name}
    assert len(before) == 5
    game.play(seat, "start-points")
    seat = game.actors()[0]
    after = {name for name in ids(parsed(draw(the_view(game, seat), GAME.words("en"), seat))) if "start-" in name}
    assert before - after == {"start-points"}


@pytest.mark.rule("SR-1.6")
def test_own_cargo_stands_on_the_sheet_of_its_owner() -> None:
    state = table()
    state.players[1].cargo, state.players[1].cargo_city = 1, 4
    assert art(ids(picture(state, 1, 1))["cargo"]) == ["sr-good-blue"]
    assert "cargo" not in ids(picture(state, 0, 0))
    assert "cargo" in ids(picture(state, 0, 1))


@pytest.mark.rule("SR-7.4")
def test_eves_fields_are_crossed() -> None:
    state = table(level=2)
    state.crossed[4], state.crossed[6] = 3, 1
    known = ids(picture(state))
    assert [art(known[f"eve-{n}"]).count("sr-cross") for n in NUMBERS] == [0, 0, 0, 3, 0, 1]
    assert "eve-1" not in ids(picture(table()))


def test_names_are_escaped_and_fit() -> None:
    state = table(5)
    for seat, name in enumerate(NAMES):
        shown = ids(picture(state, 0, seat))["name"]
        assert name in words(shown)


def test_colours_have_signs_and_can_be_told_apart() -> None:
    assert len(set(FILLS)) == len(set(SIGNS)) == len(FILLS) == 6
    assert len(set(PLAYERS)) == 5

    def light(colour: str) -> float:
        parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
        red, green, blue = (part / 12.92 if part < 0.04 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    for fill, ink in zip(FILLS, SIGN_INKS, strict=True):
        low, high = sorted((light(fill), light(ink)))
        assert (high + 0.05) / (low + 0.05) > 3


def test_a_good_put_on_the_board_is_one_more_picture() -> None:
    state = table()
    before = len(art(ids(picture(state))["goods-1"]))
    put_good(state, 1, "grey")
    assert len(art(ids(picture(state))["goods-1"])) == before + 1


def test_the_sample_is_a_game_in_progress() -> None:
    """The picture on the home page."""
    sample = Table.load((FOLDER / "sample.json").read_bytes())
    assert not sample.over
    known = ids(ElementTree.fromstring(sample.svg(0)))
    assert len([name for name in known if name.startswith("field-")]) > 10
