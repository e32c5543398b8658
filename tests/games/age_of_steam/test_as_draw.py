"""The picture: sound for every position and every reader, and showing what is there."""

from __future__ import annotations

import re
from math import dist
from pathlib import Path
from xml.etree import ElementTree

import pytest
from as_staging import (
    BARBADOS,
    EVERY,
    GERMANY,
    NE,
    NW,
    RUST_BELT,
    SE,
    ST_LUCIA,
    SW,
    WESTERN_US,
    S,
    act,
    disown,
    do,
    fresh,
    give,
    lay,
    started,
    to_build,
    to_move,
)
from as_walk import walk

import pictures
from pictures import SVG, art
from roundhouse import Table, find_game
from roundhouse.core.record import Record
from roundhouse.core.scene import Scene
from roundhouse.core.texts import LANGUAGES
from roundhouse.games.age_of_steam.printed.editions import edition
from roundhouse.games.age_of_steam.printed.facts import COLOURS
from roundhouse.games.age_of_steam.rules import steps, track
from roundhouse.games.age_of_steam.rules.plan import cubes_list
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.show.art import FILLS, PLAYERS, SIGNS
from roundhouse.games.age_of_steam.show.map import field
from roundhouse.games.age_of_steam.show.panels import expenses, to_keep
from roundhouse.games.age_of_steam.show.plain import PAGE, plain

CUBE = re.compile(r"cube-[A-Z]\d+-\d+$")
NAMES = ("Ada & <b>Co</b>", 'Bob "the rail"', "Łucja", "鉄道", "E" * 30, "Flo")
MAPS = ("rust_belt", "western_us", "southern_us", "germany", "barbados", "st_lucia")


def picture(state: State, viewer: int | None = 0, lang: str = "en") -> Scene:
    """The map and all that lies around it."""
    game = find_game(state.plan.edition.split()[0])
    return game.scene(state.view(viewer), game.words(lang, NAMES[: state.plan.seats]))


def in_words(state: State, lang: str = "en") -> str:
    game = find_game(state.plan.edition.split()[0])
    return plain(state.view(0), game.words(lang, NAMES[: state.plan.seats]))


def ids(scene: Scene) -> dict[str, ElementTree.Element]:
    return pictures.ids(pictures.parsed(scene))


def said(element: ElementTree.Element) -> str:
    return " ".join(element.itertext())


def told(state: State, name: str, lang: str = "en") -> str:
    """What a thing in the picture is, for those who point at it."""
    game = find_game(state.plan.edition.split()[0])
    return game.words(lang, NAMES[: state.plan.seats])(game.explain(state.view(0))[name].text)


# -- every position -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "seats"), EVERY)
def test_every_position_is_drawn_as_it_is(edition: str, seats: int) -> None:
    """Every cube, link and section is there; every use has its definition; the printed layer never changes. A seat
    and a watcher see the same, but only a seat can pick."""
    layers: dict[str, str] = {}
    for number, (state, seat, _) in enumerate(walk(edition, seats, seed=5, sample=2)):
        if seats in (3, 4) and state.turn > 4:
            break  # more of the same; the other tables are looked at to their ends
        if number % 43 and seat >= 0:
            continue
        for viewer in (max(seat, 0), None):
            scene = picture(state, viewer, LANGUAGES[number % 2])
            found = ids(scene)
            assert layers.setdefault(scene.board.key, scene.board.static) == scene.board.static
            assert set(re.findall(r'href="#([^"]+)"', scene.svg())) <= set(found)
            assert ("data-pick" in scene.svg()) == (viewer is not None)
            _is_all_there(state, found)
        lines = in_words(state).splitlines()
        assert max(map(len, lines)) <= PAGE


def _is_all_there(state: State, found: dict[str, ElementTree.Element]) -> None:
    labels = state.plan.board.labels
    for place, packed in enumerate(state.cubes):
        shown = [
            name for one, element in found.items() if one.startswith(f"cube-{labels[place]}-") for name in art(element)
        ]
        assert sorted(shown) == sorted(f"as-cube-{COLOURS[colour]}" for colour in cubes_list(packed))
    runs = [run for run, owner in enumerate(state.owner) if owner >= track.UNOWNED]
    assert len(runs) == sum(element.get("class") == "track" for element in found.values())
    for run in runs:
        name = f"link-{labels[state.start[run] // 6]}-{state.start[run] % 6}"
        colour = PLAYERS[state.owner[run]]
        assert found[name].get("stroke") == colour
        kinds = {shape.split("-")[1] for shape in art(found[name])}
        assert kinds <= {"open" if state.end[run] < 0 else "link"}
        marks = art(found[f"mark-{name}"])
        assert ("as-tip" in marks) == (state.end[run] < 0)
        assert (f"as-token-{state.owner[run]}" in marks) == (state.owner[run] >= 0)
    for player in range(state.plan.seats):
        assert f"as-token-{player}" in art(found[f"seat-{player}"])


# -- the map ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", MAPS)
def test_hexes_that_touch_on_paper_are_neighbours(name: str) -> None:
    """What the rules call the side between two hexes is where they touch in the picture, on both kinds of maps."""
    this = field(edition(f"age_of_steam_{name}").board)
    for port, other in enumerate(this.board.across):
        place, side = divmod(port, 6)
        (x, y), (dx, dy) = this.centres[place], this.middles[side]
        assert 0 < x < this.width
        assert 0 < y < this.height
        near = [one for one in range(len(this.centres)) if dist(this.centres[one], (x + 2 * dx, y + 2 * dy)) < 1]
        assert near == ([other] if other >= 0 else [])


@pytest.mark.parametrize("name", ["rust_belt", "western_us"])
def test_track_runs_from_side_to_side(name: str) -> None:
    """Its ends are the middles of the sides, and it bends inwards: its middle lies on the way, inside the hex."""
    this = field(edition(f"age_of_steam_{name}").board)
    for a in range(6):
        for b in (*range(a + 1, 6), -1):
            numbers = [float(number) for number in re.findall(r"-?\d+(?:\.\d+)?(?:e-?\d+)?", this.track(a, b))]
            assert dist(numbers[:2], this.middles[a]) < 0.1
            assert dist(numbers[-2:], this.middles[b] if b >= 0 else (0, 0)) < 0.1
            assert dist(this.along(a, b), (0, 0)) < this.side * 0.55


def test_colours_have_signs_and_shapes_of_their_own() -> None:
    assert len(set(FILLS)) == len(set(SIGNS)) == len(COLOURS)
    assert len(set(PLAYERS)) == 7


@pytest.mark.rule("AS-6.5", "AS-6.6")
def test_a_link_says_whose_it_is_and_how_long() -> None:
    state = fresh(RUST_BELT, 3)
    lay(state, 1, "L9", (NE, NW))
    found = ids(picture(state))
    assert told(state, "hex-L9").startswith(
        'L9, plain: track from $2, Unfinished track from Cincinnati (Bob "the rail"): one section'
    )
    assert art(found["link-M9-4"]) == ["as-open-1-5"]
    lay(state, 1, "indianapolis", SE)
    found = ids(picture(state))
    assert 'Link Indianapolis – Cincinnati of Bob "the rail": 2 sections' in told(state, "hex-L9")
    assert sorted(art(found["link-K9-2"])) == ["as-link-1-5", "as-link-2-t"]
    lay(state, 2, "indianapolis", SE, SW)
    disown(state, "indianapolis", SW)
    found = ids(picture(state))
    assert found["link-K9-4"].get("stroke") == PLAYERS[-1]
    assert "Unfinished track from Indianapolis (unowned): one section" in told(state, "hex-K9")
    assert "początek: Indianapolis (niczyj): jeden odcinek" in told(state, "hex-K9", lang="pl")
    text = in_words(state)
    assert '  Indianapolis – Cincinnati: Bob "the rail", 2' in text
    assert "  from Indianapolis to the border of K9: unowned, 1" in text


@pytest.mark.rule("AS-6.10", "AS-9.1")
def test_a_new_city_leaves_the_supply_for_the_map() -> None:
    state = started(RUST_BELT, 3)
    act(state, 0, "urbanization")
    to_build(state)
    found = ids(picture(state))
    assert "new-F" not in found
    assert found["city-F"].get("data-pick") == "city-F"
    do(state, "urbanize K9 F")
    found = ids(picture(state))
    assert "new-F" in found
    assert found["city-F"].get("data-pick") is None
    assert "New City F is on Indianapolis" in told(state, "city-F")
    assert "F Indianapolis (K9), a city that takes purple" in told(state, "hex-K9")
    assert "F Indianapolis (K9), purple: nothing" in in_words(state)


@pytest.mark.rule("AS-9.1")
def test_the_chart_marks_what_the_next_die_brings() -> None:
    """The topmost cube of a column whose city is on the map."""
    state = started(RUST_BELT, 3)
    found = ids(picture(state))

    def is_next(space: str) -> bool:
        return found[f"good-{space}"].find(f"{SVG}rect") is not None

    assert is_next("light1.1")
    assert not is_next("light1.2")
    assert not is_next("A.1")
    state.bag[state.chart[0]] += 1
    state.chart[0] = -1
    found = ids(picture(state))
    assert "good-light1.1" not in found
    assert is_next("light1.2")
    assert "  light 1 to Chicago: " in in_words(state)


@pytest.mark.rule("AG-1", "AG-4")
def test_germany_shows_what_terminals_take_and_where_cities_touch() -> None:
    state = fresh(GERMANY)
    found = ids(picture(state))
    for city in state.plan.board.cities:
        if city.terminal:
            assert art(found[f"takes-{city.id}"]) == [f"as-cube-{COLOURS[state.colour[city.hex]]}"]
    assert found["join-0"].get("data-pick") == "join-0"
    do(state, "join 0")
    found = ids(picture(state))
    assert "join-0" not in found
    assert [one for one in found if one.startswith("mark-link-")] == ["mark-link-C8-1"]
    assert {said(one) for name, one in found.items() if name.startswith("price-")} >= {"$6", "$12"}


@pytest.mark.parametrize("name", ["western_us", "germany"])
def test_prices_stand_where_nothing_is_built(name: str) -> None:
    """Track would run through them."""
    golden = Path(__file__).parents[2] / "golden" / f"age_of_steam_{name}" / f"{name}_3.json"
    table = Table.load(Record.from_json(golden.read_bytes()))
    state = table.state
    assert isinstance(state, State)
    labels = state.plan.board.labels
    built = {f"price-{labels[place]}" for place, *_ in track.pieces(state)}
    before = {one for one in ids(picture(fresh(state.plan.edition.split()[0], 3))) if one.startswith("price-")}
    assert before & built
    assert {one for one in ids(picture(state)) if one.startswith("price-")} == before - built


@pytest.mark.rule("AL-1", "AL-3")
def test_cubes_of_the_land_lie_on_their_track() -> None:
    """Before track comes, in the middle of the hex; then on the track."""
    state = fresh(ST_LUCIA, 2)
    give(state, "C7", "red")
    middle = ids(picture(state))["cube-C7-0"].get("transform")
    act(state, 0, "urbanization")
    to_build(state)
    do(state, "urbanize D7 A", "build C7 gentle 0 0")
    assert ids(picture(state))["cube-C7-0"].get("transform") != middle
    assert "Cubes on the land: C7 red." in in_words(state)


# -- players ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-8.1")
def test_what_must_be_kept_is_in_sight() -> None:
    """Expenses are shares and locomotive; what income does not pay must be kept; too little stands out."""
    state = fresh(RUST_BELT, 3)
    state.shares[0], state.engine[0], state.income[0], state.money[0] = 6, 3, 4, 5
    player = state.view(0).players[0]
    assert (expenses(player), to_keep(player)) == (9, 5)
    row = ids(picture(state))["seat-0"]
    figures = [element.text for element in row.iter(f"{SVG}text")][-7:]
    assert figures == ["$5", "4", "6", "3", "$9", "$5", "−6"]
    colours = {element.text: element.get("fill") for element in row.iter(f"{SVG}text")}
    state.money[0] = 4
    short = {element.text: element.get("fill") for element in ids(picture(state))["seat-0"].iter(f"{SVG}text")}
    assert short["$5"] != colours["$5"]
    assert "$4, income 4, shares 6, locomotive 3; due $9, keep $5" in " ".join(in_words(state).split())


@pytest.mark.rule("AS-4.1", "AS-4.2")
def test_the_auction_shows_bids_and_places() -> None:
    state = started(RUST_BELT, 4)
    do(state, "issue 0", "issue 0", "issue 0", "issue 0")
    order = state.order[:]
    do(state, "bid 2", "bid 3", "drop")
    found = ids(picture(state))
    name = NAMES[order[1]]
    turn = next(area for area in picture(state).around if area.name == "turn")
    assert turn.title == f"Turn 1 of 8 · Auction: {name} has bid $3"
    assert "$2" in said(found[f"seat-{order[0]}"])
    assert "out, 4" in said(found[f"seat-{order[2]}"])
    assert "out of the auction, place 4" in " ".join(in_words(state).split())
    do(state, "drop", "drop")
    rows = [name for name in ids(picture(state)) if re.fullmatch(r"seat-\d", name)]
    assert rows == [f"seat-{seat}" for seat in state.order]
    assert state.order[0] == order[1]


def test_a_bankrupt_is_still_named() -> None:
    state = fresh(RUST_BELT, 3)
    state.out[2] = 1
    state.order.remove(2)
    row = ids(picture(state))["seat-2"]
    assert said(row).split() == ["Łucja", "bankrupt"]
    assert "Łucja: bankrupt" in in_words(state)


@pytest.mark.rule("AS-5.1", "AB-2")
def test_actions_carry_the_token_of_their_taker() -> None:
    state = fresh(RUST_BELT, 3)
    act(state, 1, "locomotive")
    found = ids(picture(state))
    assert "as-token-1" in art(found["action-locomotive"])
    assert not any(name.startswith("as-token") for name in art(found["action-engineer"]))
    assert "action-production" not in ids(picture(fresh(ST_LUCIA, 2)))
    assert {one for one in ids(picture(fresh(BARBADOS, 1))) if one.startswith("action-")} == {
        "action-engineer",
        "action-locomotive",
        "action-urbanization",
        "action-production",
    }


@pytest.mark.rule("AS-6.1")
def test_tiles_that_are_left_are_counted() -> None:
    state = fresh(RUST_BELT, 3)
    assert said(ids(picture(state))["stock-sharp"]).endswith("7")
    lay(state, 0, "L9", (NE, S))
    lay(state, 0, "L8", (SE, S))
    assert said(ids(picture(state))["stock-gentle"]).endswith(str(state.stock[1]))
    assert f"sharp curve {state.stock[2]}" in " ".join(in_words(state).split())


def test_cubes_can_be_pointed_at_only_while_goods_are_moved() -> None:
    state = fresh(WESTERN_US, 3)
    give(state, "seattle", "red", "red", "blue")
    assert ids(picture(state))["cube-B1-0"].get("data-pick") is None
    to_move(state)
    found = ids(picture(state))
    assert [found[f"cube-B1-{number}"].get("data-pick") for number in range(3)] == [
        "cube-B1-red",
        "cube-B1-red",
        "cube-B1-blue",
    ]
    assert state.step == steps.MOVE


@pytest.mark.parametrize("name", MAPS)
def test_the_sample_for_the_home_page_can_be_drawn(name: str) -> None:
    game = find_game(f"age_of_steam_{name}")
    table = Table.load((game.folder / "sample.json").read_bytes(), game=game)
    assert not table.over
    assert table.state.view(0).sheet().totals
    assert table.svg(0).startswith("<svg")
