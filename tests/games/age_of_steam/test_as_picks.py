"""Every move is come to by exactly one way of picks; what is said on the way, and instead."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from as_staging import (
    BARBADOS,
    EVERY,
    GERMANY,
    NE,
    NW,
    SE,
    ST_LUCIA,
    SW,
    WESTERN_US,
    N,
    S,
    act,
    at,
    do,
    fresh,
    give,
    lay,
    pack,
    started,
    to_build,
    to_move,
)
from as_walk import walk

from roundhouse import find_game
from roundhouse.core.picks import Node, tree
from roundhouse.core.texts import LANGUAGES, Translator
from roundhouse.games.age_of_steam.rules import steps
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.seen.view import View
from roundhouse.games.age_of_steam.show.draw import draw
from roundhouse.games.age_of_steam.show.picks import candidates, path, prompt

ALONE = ("engineer", "locomotive", "urbanization", "production")
BENDS = ("gentle-0", "gentle-4", "sharp-0", "sharp-5")
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")


def words(state: State, lang: str = "en") -> Translator:
    return find_game(state.plan.edition.split()[0]).words(lang, NAMES[: state.plan.seats])


def picks(state: State) -> Node:
    seat = state.waiting[0]
    view = state.view(seat)
    return tree((path(view, move), move) for move in state.moves(seat))


def label(state: State, *ids: str, lang: str = "en") -> str:
    pick = picks(state).at(*ids).pick
    assert pick is not None
    return words(state, lang)(pick.text)


def said(state: State, *picked: str, lang: str = "en") -> str:
    return words(state, lang)(prompt(state.view(state.waiting[0]), picked))


def why_not(state: State, *picked: str) -> str:
    """The sentence that somebody reads who points there."""
    seat = state.waiting[0]
    moves = candidates(state.view(seat), picked)
    refusals = [state.refusal(seat, move) for move in moves]
    assert moves
    assert None not in refusals, "it is possible"
    assert refusals[0] is not None
    return words(state)(f"refusal-{refusals[0].code}", **refusals[0].args)


def nodes(node: Node, picked: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Node]]:
    yield picked, node
    for name, child in node.children.items():
        yield from nodes(child, (*picked, name))


# -- every position -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "seats"), EVERY)
def test_every_move_has_one_way_and_every_step_has_words(edition: str, seats: int) -> None:
    """The tree raises an error where two moves share a way. Each choice of a level reads differently, in both
    languages; what is not in words alone is in the picture."""
    seen = set()
    for number, (state, seat, _) in enumerate(walk(edition, seats, seed=3, sample=2)):
        if seats in (3, 4) and state.turn > 4:
            break  # more of the same; the other tables are looked at to their ends
        if seat < 0 or (number % 19 and state.step in seen):
            continue
        seen.add(state.step)
        root = picks(state)
        assert sorted(move for _, move in root.leaves()) == sorted(state.moves(seat))
        view = state.view(seat)
        for lang in LANGUAGES:
            tr = words(state, lang)
            for picked, node in nodes(root):
                labels = [tr(child.pick.text) for child in node.children.values() if child.pick is not None]
                assert len(set(labels)) == len(labels), (picked, labels)
                if node.children:
                    assert tr.has(prompt(view, picked).key)
                    assert not tr.faults(prompt(view, picked))
        _in_the_picture(state, view, root)
    assert {steps.ISSUE, steps.CHOOSE, steps.BUILD, steps.MOVE} <= seen


def _in_the_picture(state: State, view: View, root: Node) -> None:
    svg = find_game(state.plan.edition.split()[0]).scene(view, words(state)).svg()
    for picked, _ in nodes(root):
        if picked and picked[-1].startswith(
            ("hex-", "cube-", "action-", "city-", "space-", "drawn-", "join-", "link-")
        ):
            assert f'data-pick="{picked[-1]}"' in svg, picked


def test_who_only_watches_has_no_moves() -> None:
    state = started()
    with pytest.raises(ValueError, match="spectator"):
        path(state.view(None), state.moves(state.waiting[0])[0])
    assert candidates(state.view(None), ("issue-1",)) == []


# -- shares and bids ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-3.1", "AS-8.1")
def test_shares_say_what_they_bring_and_what_is_due() -> None:
    state = started()
    assert list(picks(state).children) == [*(f"issue-{number}" for number in range(6)), "more"]
    assert list(picks(state).at("more").children) == [f"issue-{number}" for number in range(6, 14)]
    assert label(state, "issue-0") == "no shares"
    assert label(state, "issue-1") == "one share: +$5"
    assert label(state, "issue-3", lang="pl") == "3 udziały: +$15"
    assert label(state, "more", "issue-6", lang="pl") == "6 udziałów: +$30"
    assert "You have $10; this turn $3 will be due, and your income is 0." in said(state)


@pytest.mark.rule("AS-3.1")
@pytest.mark.parametrize(("money", "income", "usual"), [(10, 0, 1), (2, 0, 3), (0, -10, 5), (10, 3, 0), (41, 20, 0)])
def test_shares_are_counted_from_what_a_usual_turn_needs(money: int, income: int, usual: int) -> None:
    """$3 will be due, and a build costs about $10."""
    state = started()
    state.money[state.waiting[0]], state.income[state.waiting[0]] = money, income
    offered = [child.pick for child in picks(state).children.values() if child.pick]
    assert [pick.id for pick in offered if pick.usual] == [f"issue-{usual}"]
    assert [pick.id for pick in offered if pick.passes] == ["issue-0"]


@pytest.mark.rule("AS-4.1", "AS-4.2")
def test_the_auction_says_what_dropping_out_costs() -> None:
    state = started()
    do(state, "issue 9", "issue 0", "issue 0", "issue 0")
    assert "at least $1" in said(state)
    first = list(picks(state).children)
    assert first == [*(f"bid-{dollars}" for dollars in range(1, 13)), "more", "drop"]
    assert label(state, "bid-4") == "$4"
    assert label(state, "drop") == "drop out: place 4, pay $0"
    leader = state.waiting[0]
    do(state, "bid 3", "bid 4", "drop")
    assert said(state).startswith(f"{NAMES[state.leader]} has bid $4")
    do(state, "drop")
    assert state.waiting == [leader]
    assert label(state, "drop") == "drop out: place 2, pay $3"
    assert why_not(state, "bid-4") == "Bid at least $5."
    assert why_not(state, "pass") == "Only the player who chose Turn order may pass, and only once."


# -- building -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-6.9")
def test_a_build_goes_by_hex_and_tile_and_says_the_price() -> None:
    """Single tracks are offered at once, double ones behind their kind."""
    state = fresh()
    assert set(picks(state).at("hex-H7").children) == {"tile-straight-0", *(f"tile-{one}" for one in BENDS)}
    assert label(state, "hex-H7") == "H7, plain"
    assert label(state, "hex-H7", "tile-straight-0") == "straight N–S: $2"
    assert said(state, "hex-H7") == "Which track at H7?"
    assert "3 tiles left; you have $30 and should keep $3" in said(state)
    assert "Zostały 3 kafelki; masz $30, warto zachować $3." in said(state, lang="pl")
    lay(state, 0, "H7", (N, NE))
    assert label(state, "hex-H7", "tile-straight-0") == "redirect to straight N–S: $2"
    lay(state, 1, "L9", (NE, SW))
    lay(state, 0, "M10", (N, NW))
    added = label(state, "hex-L9", "crossing", "tile-cross_straight_straight-1")
    assert added == "replace by crossing of two straights NE–SW, SE–NW: $3"
    tile = "tile-cross_straight_straight-1"
    assert label(state, "hex-I7", "crossing", tile) == "crossing of two straights NE–SW, SE–NW: $4"
    assert said(state, "hex-I7", "crossing") == "Which track at I7?"
    assert all(name.startswith("tile-coexist") for name in picks(state).at("hex-I7", "coexisting").children)


@pytest.mark.rule("AS-6.3", "AS-6.9")
def test_tiles_for_a_town_are_sorted_by_their_exits() -> None:
    state = fresh()
    lay(state, 0, "L9", (NE, NW))
    assert list(picks(state).at("hex-K9").children) == ["exits-1", "exits-2", "exits-3", "exits-4"]
    assert label(state, "hex-K9") == "Indianapolis, town"
    assert label(state, "hex-K9", "exits-2", lang="pl") == "2 tory do miasteczka"
    for number in (1, 2, 3, 4):
        for child in picks(state).at("hex-K9", f"exits-{number}").children.values():
            assert child.pick is not None
            assert words(state)(child.pick.text).endswith(f": ${number + 1}")


@pytest.mark.rule("AS-6.10")
def test_a_new_city_is_picked_before_its_town() -> None:
    state = fresh()
    act(state, 0, "urbanization")
    to_build(state)
    toledo = f"hex-{at(state, 'toledo')}"
    assert label(state, "city-A") == "New City A, red"
    assert label(state, "city-A", toledo) == "on Toledo"
    assert said(state).startswith("Point at a New City and then at a town")
    assert said(state, "city-A") == "On which town?"
    do(state, f"urbanize {at(state, 'toledo')} A")
    assert "city-B" not in picks(state).children
    assert why_not(state, "city-B", toledo) == "You have already put your New City this turn."


@pytest.mark.rule("AG-3", "AG-4")
def test_what_is_not_finished_is_said_while_one_builds() -> None:
    """Germany: until all is finished the end of the build is not offered, and the prompt names the open end."""
    state = fresh(GERMANY)
    assert label(state, "join-0") == "link Düsseldorf/Cologne and Essen/Dortmund: $2"
    berlin = at(state, "berlin")
    south = f"{berlin[0]}{int(berlin[1:]) + 1}"
    do(state, f"build {south} straight 0")
    assert said(state) == f"Not finished yet: from Berlin, open at {south}. 2 tiles left, $28 in hand."
    assert "done" not in picks(state).children
    assert label(state, "scrap") == "take back what is not finished, and end the build"
    assert why_not(state, "done").startswith("On this map everything you build must be a finished link")


@pytest.mark.rule("AL-3")
def test_the_builder_says_on_which_track_a_cube_lies() -> None:
    """Beside a city, where track of one's own comes in too, two tracks can be laid at once."""
    state = fresh(ST_LUCIA, 2)
    act(state, 0, "urbanization")
    to_build(state)
    do(state, f"urbanize {at(state, 'morne_gimie')} A")
    lay(state, 0, "C8", (NE, N))
    give(state, "C7", "red")
    way = ("hex-C7", "crossing", "tile-cross_straight_straight-2")
    assert list(picks(state).at(*way).children) == ["track-0", "track-1"]
    assert said(state, *way) == "On which of the two tracks does the cube lie?"
    assert label(state, *way, "track-1") == "red cube on the track N–S"
    assert picks(state).at("hex-C7", "tile-straight-0").move == pack(state, "build C7 straight 0 0")


@pytest.mark.rule("AS-6.2", "AS-6.4")
def test_pointing_at_a_hex_says_why_nothing_can_be_built_there() -> None:
    state = fresh()
    assert why_not(state, f"hex-{at(state, 'chicago')}").startswith("No track on a city")
    assert why_not(state, f"hex-{at(state, 'springfield')}") == "Your first track must lead into a city."
    chicago = at(state, "chicago")
    below = f"{chicago[0]}{int(chicago[1:]) + 1}"
    state.money[0] = 1
    assert why_not(state, f"hex-{below}") == "That costs $2, and you have $1."
    state.money[0], state.tiles_left = 30, 0
    assert why_not(state, f"hex-{below}") == "You have built all tiles of this turn."
    to_move(state)
    assert why_not(state, f"hex-{below}") == "Goods are moved now."
    assert candidates(state.view(0), ("no-such-thing",)) == []
    assert candidates(state.view(0), ("hex-Z99",)) == []


# -- moving goods -------------------------------------------------------------------------------------------------


def railway() -> State:
    """Cincinnati – Indianapolis of seat 1, Indianapolis – Evansville of seat 0; seat 0 is to move goods."""
    state = fresh()
    lay(state, 1, "L9", (NE, NW))
    lay(state, 1, "indianapolis", SE)
    lay(state, 0, "J9", (NE, S))
    lay(state, 0, "indianapolis", SE, SW)
    give(state, "cincinnati", "blue", "red")
    state.engine[0] = 2
    to_move(state)
    return state


@pytest.mark.rule("AS-7.1", "AS-7.2")
def test_a_cube_goes_its_whole_way_and_the_split_is_told() -> None:
    state = railway()
    assert said(state) == "Move goods, round 1 of 2: point at a cube. Your locomotive reaches 2 links."
    assert label(state, "cube-M9-blue") == "blue cube from Cincinnati (at best you +1, Ben +1)"
    assert said(state, "cube-M9-blue") == "Where does the blue cube go? 2 links at most."
    assert label(state, "cube-M9-blue", "hex-J10") == "to Evansville over Indianapolis: you +1, Ben +1"
    assert label(state, "cube-M9-blue", "hex-J10", lang="pl") == "do: Evansville przez: Indianapolis (ty +1, Ben +1)"
    end = picks(state).at("cube-M9-blue", "hex-J10")
    assert end.move == pack(state, "deliver M9 blue 4-4")
    assert end.pick is not None
    assert end.pick.gains == (1, 1, 0, 0)
    assert end.pick.where == ("link-K9-2", "link-K9-4", "hex-J10")
    assert label(state, "engine") == "improve the locomotive: 3 links"


@pytest.mark.rule("AS-7.1")
def test_pointing_at_a_cube_says_why_it_cannot_move() -> None:
    state = railway()
    assert why_not(state, "cube-M9-red").startswith("No finished link leads from Cincinnati that way.")
    state.engine[0] = 1
    assert why_not(state, "cube-M9-blue") == "That is 2 links; your locomotive reaches 1."
    state.upgraded[0] = 1
    assert why_not(state, "engine") == "You have improved your locomotive this turn already."


@pytest.mark.rule("AS-7.1", "AS-7.2")
def test_of_several_ways_the_best_for_the_mover_comes_first() -> None:
    """Two links join the same places: each way says whose track it uses, and what it brings."""
    state = railway()
    lay(state, 0, "L8", (SE, SW))
    lay(state, 0, "indianapolis", NE, SE, SW)
    assert list(picks(state).at("cube-M9-blue").children) == ["hex-J10"]
    assert label(state, "cube-M9-blue", "hex-J10") == "to Evansville (2 ways): at best you +2"
    assert said(state, "cube-M9-blue", "hex-J10") == "Which way? Point at one to see it."
    ways = picks(state).at("cube-M9-blue", "hex-J10").children
    assert list(ways) == ["way-K9-1.K9-4", "way-K9-2.K9-4"]
    assert [way.pick.gains for way in ways.values() if way.pick] == [(2, 0, 0, 0), (1, 1, 0, 0)]
    ann = "over Indianapolis (track of Ann), Evansville: you +2"
    assert label(state, "cube-M9-blue", "hex-J10", "way-K9-1.K9-4") == ann
    drawn = draw(state.view(0), words(state)).svg()
    for way in ways.values():
        assert way.pick is not None
        assert all(f'id="{name}"' in drawn for name in way.pick.where)


@pytest.mark.rule("AW-2")
def test_the_bonus_from_coast_to_coast_is_the_last_pick() -> None:
    state = fresh(WESTERN_US, 3)
    west, east = 5, 2
    owners = {"C1": 0, "spokane": 0, **dict.fromkeys(("E1", "F1", "G1", "H1", "I1", "J1", "fargo"), 1)}
    owners |= dict.fromkeys(("L1", "M1", "N1"), 2)
    state.joined = 1
    for name, owner in owners.items():
        if name in ("spokane", "fargo"):
            lay(state, owner, name, west)
            lay(state, owner + 1, name, west, east)
        else:
            lay(state, owner, name, (east, west))
    give(state, "seattle", "red")
    state.engine[0] = 3
    to_move(state)
    way = ("cube-B1-red", "hex-O1")
    assert list(picks(state).at(*way).children) == ["bonus-0", "bonus-1", "bonus-2"]
    assert said(state, *way) == "From coast to coast: whose link gets the bonus?"
    assert label(state, *way) == "to Duluth over Spokane, Fargo: you +1, Ben +1, Cleo +1"
    assert label(state, *way, "bonus-0") == "bonus: you +1"
    assert label(state, *way, "bonus-2") == "bonus: Cleo +1"


# -- actions and production ---------------------------------------------------------------------------------------


@pytest.mark.rule("AS-5.1", "AB-2")
def test_actions_say_what_they_are_good_for() -> None:
    state = started(BARBADOS, 1)
    do(state, "issue 0")
    assert list(picks(state).children) == [f"action-{one}" for one in ALONE]
    assert label(state, "action-engineer") == "Engineer: build one tile more"
    assert why_not(state, "action-turn_order") == "Turn order is not available on this map."


@pytest.mark.rule("AS-9.1")
def test_cubes_drawn_go_to_spaces_of_the_chart() -> None:
    state = fresh()
    state.step, state.drawn = steps.PUT, [1]
    state.bag[1] -= 1
    assert said(state) == "Put the cube drawn on an empty space of the goods chart."
    assert label(state, "drawn-blue", "space-light3.1") == "light 3, row 1"
    assert label(state, "drawn-blue", "space-A.2", lang="pl") == "Nowe Miasto A, rząd 2"
    state.chart[0] = 1
    assert why_not(state, "drawn-blue", "space-light1.1").startswith("There is a cube on this space already")


@pytest.mark.rule("AW-4")
def test_who_is_paid_for_the_continent_is_picked_one_by_one() -> None:
    state = fresh(WESTERN_US, 3)
    state.step, state.claimants = steps.REWARD, [0 << 3 | 1, 0 << 3 | 2, 2 << 3 | 2]
    assert set(picks(state).children) == {"reward-0", "alone-2"}
    assert label(state, "reward-0", "reward-2") == "Cleo: income +2"
    assert label(state, "alone-2") == "Cleo alone: income +4"


@pytest.mark.rule("AL-2")
def test_the_first_place_is_asked_for() -> None:
    state = started(ST_LUCIA, 2)
    assert list(picks(state).children) == ["pay", "pass"]
    assert said(state) == "Pay $5 to go first this turn? You have $10."
    assert label(state, "pass") == "do not pay"
