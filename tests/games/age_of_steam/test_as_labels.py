"""What things on the table are called, for those who go over it by keys and hear where they are; pictures of tiles."""

from __future__ import annotations

import re

import pytest
from as_staging import EVERY, GERMANY, NE, SW, N, S, build, do, fresh, lay
from as_walk import walk
from test_as_picks import picks, railway, words

from roundhouse import find_game
from roundhouse.core.texts import LANGUAGES
from roundhouse.games.age_of_steam.rules import steps
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.show.draw import draw
from roundhouse.games.age_of_steam.show.labels import labels
from roundhouse.games.age_of_steam.show.picks import path


def called(state: State, name: str, lang: str = "en") -> str:
    return words(state, lang)(labels(state.view(state.waiting[0]))[name])


def test_hexes_say_what_is_on_them() -> None:
    state = railway()
    assert called(state, "hex-M8") == "M8, plain: track from $2"
    assert called(state, "hex-M9") == "Cincinnati (M9), a city that takes blue"
    both = "Indianapolis (K9), a town, Link Indianapolis – Cincinnati of Ben: 2 sections"
    assert called(state, "hex-K9") == f"{both}, Link Indianapolis – Evansville of Ann: 2 sections"
    assert called(state, "hex-J9", "pl").startswith("J9, równina")
    lay(state, 1, "M8", (S, N))
    assert called(state, "hex-M8").endswith("Unfinished track from Cincinnati (Ben): one section")


def test_everything_beside_the_map_has_a_name() -> None:
    state = railway()
    state.chart[0] = 3
    state.bag[3] -= 1
    assert called(state, "space-light1.1") == "light 1, row 1: yellow"
    assert called(state, "space-A.2") == "New City A, row 2: empty"
    assert called(state, "cube-M9-red") == "red cube at Cincinnati"
    assert called(state, "city-F") == "New City F, purple"
    assert called(state, "action-engineer") == "Engineer: build one tile more"
    assert called(fresh(GERMANY), "join-0").endswith("$2")


def test_who_only_watches_points_at_nothing() -> None:
    assert labels(fresh().view(None)) == {}


@pytest.mark.parametrize(("edition", "seats"), EVERY)
def test_what_can_be_picked_in_the_picture_has_a_name(edition: str, seats: int) -> None:
    looked: set[int] = set()
    for ply, (state, seat, _) in enumerate(walk(edition, seats, 4, sample=2)):
        if seat < 0 or (state.step in looked and ply % 97):
            continue
        looked.add(state.step)
        view = state.view(seat)
        known = labels(view)
        for lang in LANGUAGES:
            tr = words(state, lang)
            svg = find_game(state.plan.edition.split()[0]).scene(view, tr).svg()
            assert set(re.findall(r'data-pick="([^"]+)"', svg)) <= set(known)
            assert not [text for text in known.values() if tr.faults(text)]
    assert {steps.BUILD, steps.MOVE} <= looked


def test_tiles_have_a_picture_of_what_the_map_defines() -> None:
    state = fresh()
    do(state, build(state, "L8", (4, 2)))
    defined = set(re.findall(r'id="([\w-]+)"', draw(state.view(0), words(state)).static))
    arts = {pick.id: pick.art for move in state.moves(0) for pick in path(state.view(0), move) if pick.art}
    assert arts
    assert {used for art in arts.values() for used in re.findall(r'href="#([\w-]+)"', art)} <= defined
    root = picks(state)
    town = root.at("hex-K9", "exits-2", f"tile-straight-{NE}").pick
    land = root.at("hex-M8", f"tile-straight-{N}").pick
    assert town is not None
    assert land is not None
    assert f"#as-link-{NE}-t" in town.art
    assert f"#as-link-{SW}-t" in town.art
    assert f"#as-link-{N}-{S}" in land.art
