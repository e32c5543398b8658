"""AS-6.5 to AS-6.8: links and sections, who owns them, how they are taken over, replaced and redirected."""

from __future__ import annotations

import pytest
from as_staging import (
    NE,
    NW,
    SE,
    SW,
    N,
    S,
    build,
    can,
    disown,
    do,
    finished,
    fresh,
    lay,
    links,
    owner,
    run_at,
    to_build,
    to_move,
    why_not,
)
from test_as_building import JAREK, PIOTREK, PRZEMEK, example

from roundhouse.games.age_of_steam.printed.facts import DISCS
from roundhouse.games.age_of_steam.rules import money, steps, track
from roundhouse.games.age_of_steam.rules.events import SILENT
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.track import UNOWNED


def end_phase(state: State) -> None:
    while state.step == steps.BUILD:
        do(state, "done")


@pytest.mark.rule("AS-6.6")
def test_a_section_that_is_not_extended_lapses_after_the_next_build_phase() -> None:
    """ASR-12: safe in the phase in which it was begun; gone at the end of the next, after all have built."""
    state = fresh()
    do(state, build(state, "M8", (S, N)))
    end_phase(state)
    assert owner(state, "M8", N) == 0
    to_build(state)
    do(state, "done")
    assert owner(state, "M8", N) == 0, "others build, and it is still owned"
    assert state.step == steps.BUILD
    assert why_not(state, build(state, "M7", (S, N)))[0] in ("AS-6.2", "AS-6.4")
    end_phase(state)
    assert owner(state, "M8", N) == UNOWNED
    assert state.discs[0] == DISCS


@pytest.mark.rule("AS-6.6")
def test_extending_keeps_it() -> None:
    """ASR-12"""
    state = fresh()
    do(state, build(state, "M8", (S, N)))
    end_phase(state)
    to_build(state)
    do(state, build(state, "M7", (S, NE)))
    end_phase(state)
    assert owner(state, "M7", NE) == 0


@pytest.mark.rule("AS-6.6", "AS-6.8")
def test_redirecting_alone_does_not_keep_it() -> None:
    """ASR-10"""
    state = fresh()
    do(state, build(state, "M8", (S, N)))
    end_phase(state)
    to_build(state)
    do(state, build(state, "M8", (S, NE)))
    end_phase(state)
    assert owner(state, "M8", NE) == UNOWNED


@pytest.mark.rule("AS-6.6")
def test_a_finished_link_stays_for_good() -> None:
    """ASR-13, also when nothing is built any more."""
    state = example()
    for _ in range(3):
        end_phase(state)
        to_build(state)
    assert ("cincinnati", "evansville", PRZEMEK) in links(state)


@pytest.mark.rule("AS-6.6")
def test_whoever_extends_unowned_track_takes_all_of_it() -> None:
    """ASR-9"""
    state = fresh()
    lay(state, 1, "M8", (S, N))
    lay(state, 1, "M7", (S, SE))
    disown(state, "M7", SE)
    lay(state, 0, "K10", (SW, NE))
    do(state, build(state, "N7", (NW, NE)))
    assert owner(state, "M8", S) == 0
    assert state.discs[0] == DISCS - 2
    assert state.size[run_at(state, "M8", S)] == 3


@pytest.mark.rule("AS-6.6")
def test_own_track_that_meets_unowned_track_makes_one_link() -> None:
    """ASR-9"""
    state = fresh()
    lay(state, 1, "K10", (SW, NE))
    disown(state, "K10", NE)
    do(state, build(state, "L9", (NE, SW)))
    assert links(state) == {("cincinnati", "evansville", 0)}
    assert state.discs == [DISCS - 1, DISCS, DISCS, DISCS]
    assert state.size[run_at(state, "K10", SW)] == 2


@pytest.mark.rule("AS-6.6")
def test_others_take_it_from_the_next_turn_on() -> None:
    """ASR-12: while it is owned nobody else may join it, nobody's may be joined by all."""
    state = fresh()
    lay(state, 1, "K10", (SW, NE))
    assert why_not(state, build(state, "L9", (NE, SW))) == ("AS-6.4", "others-track")
    end_phase(state)
    assert owner(state, "K10", NE) == UNOWNED
    to_build(state)
    assert can(state, build(state, "L9", (NE, SW)))


@pytest.mark.rule("AS-6.7")
def test_nobody_changes_anothers_track() -> None:
    """ASR-14: it stays on the new tile; its open end is not redirected by others."""
    state = fresh()
    lay(state, 1, "M8", (S, N))
    lay(state, 0, "K10", (SW, NE))
    assert why_not(state, build(state, "M8", (S, NE))) == ("AS-6.7", "others-track-stays")
    assert why_not(state, build(state, "M8", (S, N))) == ("AS-6.7", "nothing-new")


@pytest.mark.rule("AS-6.7")
def test_added_track_joins_ones_own_or_a_city() -> None:
    state = fresh()
    lay(state, 1, "L9", (NE, SW))
    lay(state, 0, "K11", (NW, N))
    assert why_not(state, build(state, "L9", (NE, SW), (NW, SE))) == ("AS-6.2", "not-connected")
    lay(state, 0, "M10", (N, NW))
    do(state, build(state, "L9", (NE, SW), (NW, SE)))
    assert owner(state, "L9", NW) == 0
    assert owner(state, "L9", SW) == 1


@pytest.mark.rule("AS-6.8")
def test_redirecting_turns_the_open_end() -> None:
    """ASR-10: the inner end stays; nothing else of the section can be redirected."""
    state = fresh()
    lay(state, 0, "M8", (S, N))
    lay(state, 0, "M7", (S, NE))
    assert why_not(state, build(state, "M8", (S, NE))) == ("AS-6.8", "no-open-end")
    assert can(state, build(state, "M7", (S, N)))
    assert why_not(state, build(state, "M7", (N, NE))) == ("AS-6.7", "keep-track")
    do(state, build(state, "M7", (S, NW)))
    assert run_at(state, "M7", NW) == run_at(state, "M8", S)


@pytest.mark.rule("AS-6.8")
def test_unowned_track_may_be_redirected_and_stays_unowned() -> None:
    """ASR-10"""
    state = fresh()
    lay(state, 1, "M8", (S, N))
    disown(state, "M8", N)
    lay(state, 0, "K10", (SW, NE))
    do(state, build(state, "M8", (S, NE)))
    assert owner(state, "M8", NE) == UNOWNED
    assert (state.tiles_left, state.money[0]) == (2, 28)


@pytest.mark.rule("AS-6.8", "AS-6.2")
def test_a_first_tile_that_redirects_enters_a_city() -> None:
    """ASR-1, ASR-10: by the end that stays or by the one that is turned."""
    state = fresh()
    lay(state, 1, "M8", (S, N))
    disown(state, "M8", N)
    assert can(state, build(state, "M8", (S, NE))), "its other end is in Evansville"
    lay(state, 1, "K10", (SW, NE))
    lay(state, 1, "L9", (SW, N))
    lay(state, 1, "L8", (S, N))
    disown(state, "L8", N)
    assert why_not(state, build(state, "L8", (S, NE)))[0] == "AS-6.2"
    lay(state, 0, "G7", (NE, S))
    assert can(state, build(state, "L8", (S, NE))), "it is not the first tile any more"


@pytest.mark.rule("AS-6.8", "AS-6.6")
def test_a_redirect_that_finishes_unowned_track_takes_it() -> None:
    """ASR-10: it enters a city, or meets track of one's own."""
    state = fresh()
    lay(state, 1, "K10", (SW, N))
    lay(state, 1, "L9", (NE, SW))
    state.grown = [0] * len(state.grown)
    disown(state, "K10", N)
    disown(state, "L9", SW)
    lay(state, 0, "M8", (S, N))
    do(state, build(state, "K10", (SW, NE)))
    assert links(state) == {("cincinnati", "evansville", 0)}
    assert state.discs[0] == DISCS - 2


@pytest.mark.rule("AS-6.8")
def test_a_redirect_into_own_track_joins_both() -> None:
    """ASR-10"""
    state = fresh()
    lay(state, 0, "L9", (NE, SW))
    lay(state, 1, "K10", (SW, N))
    disown(state, "K10", N)
    do(state, build(state, "K10", (SW, NE)))
    assert links(state) == {("cincinnati", "evansville", 0)}
    assert state.discs[0] == DISCS - 1


@pytest.mark.rule("AS-6.8", "AS-6.2")
def test_a_first_tile_may_redirect_unowned_track_into_a_city() -> None:
    """ASR-1, ASR-10: it has track into a city then, and takes the link; elsewhere it may not be turned by a first
    tile."""
    state = fresh()
    lay(state, 1, "K10", (SW, NE))
    lay(state, 1, "L9", (SW, NW))
    track.release(state, 1)
    to_build(state, 3)
    assert why_not(state, build(state, "L9", (SW, N))) == ("AS-6.2", "first-tile")
    do(state, build(state, "L9", (SW, NE)))
    assert links(state) == {("cincinnati", "evansville", 3)}


@pytest.mark.rule("AS-6.8", "AS-6.2")
def test_unowned_track_between_strange_towns_is_not_taken_by_a_redirect() -> None:
    """ASR-2, ASR-10: it may be turned away, but to take it over one needs a city or a spur at one of its ends."""
    state = fresh()
    lay(state, 1, "L8", (SE, SW))
    lay(state, 1, "indianapolis", NE, N)
    lay(state, 1, "L8", (SE, SW), (N, S))  # Fort Wayne to the north is a town without a tile
    lay(state, 1, "fort_wayne", S, SW)
    lay(state, 1, "K8", (S, N))
    disown(state, "K8", N)
    disown(state, "fort_wayne", SW)
    lay(state, 0, "G7", (NE, S))
    joins = build(state, "K8", (S, NE))
    assert why_not(state, joins) == ("AS-6.2", "not-connected")
    assert can(state, build(state, "K8", (S, SW)))
    to_build(state, 1)
    do(state, joins)
    assert ("fort_wayne", "indianapolis", 1) in links(state)


@pytest.mark.rule("AS-6.8")
def test_redirecting_on_a_complex_tile_leaves_others_track() -> None:
    """ASR-11"""
    state = fresh()
    lay(state, 1, "L9", (NE, SW))
    lay(state, 0, "M10", (N, NW))
    lay(state, 0, "L9", (NE, SW), (SE, NW))
    assert why_not(state, build(state, "L9", (NE, NW), (SE, SW))) == ("AS-6.7", "others-track-stays")
    do(state, build(state, "L9", (NE, SW), (SE, N)))
    assert owner(state, "L9", N) == 0
    assert owner(state, "L9", SW) == 1
    assert state.money[0] == 28


@pytest.mark.rule("AS-6.8")
def test_track_in_a_town_is_not_redirected() -> None:
    """ASR-11, ASR-17: all exits stay, more may come."""
    state = example()
    to_build(state, JAREK)
    lay(state, JAREK, "indianapolis", NE, SW, N)
    assert why_not(state, build(state, "indianapolis", NE, SW, S)) == ("AS-6.7", "keep-track")
    assert can(state, build(state, "indianapolis", NE, SW, N, S))


@pytest.mark.rule("AS-6.7", "AS-6.5")
def test_every_exit_of_a_town_is_a_section_of_its_own() -> None:
    """ASR-15, ASR-16: each with its own owner; a town with one exit is a stop; a spur that leads nowhere is
    unfinished."""
    state = fresh()
    lay(state, 0, "L8", (SE, SW))
    do(state, build(state, "indianapolis", NE))
    assert links(state) == {("cincinnati", "indianapolis", 0)}
    do(state, build(state, "indianapolis", NE, N, S))
    assert [finished(state, "indianapolis", side) for side in (NE, N, S)] == [True, False, False]
    assert len({run_at(state, "indianapolis", side) for side in (NE, N, S)}) == 3
    assert state.discs[0] == DISCS - 3
    end_phase(state)
    to_build(state)
    end_phase(state)
    assert [owner(state, "indianapolis", side) for side in (NE, N, S)] == [0, UNOWNED, UNOWNED]


@pytest.mark.rule("AS-6.7")
def test_adding_to_a_town_needs_a_connection() -> None:
    """ASR-17: one added exit that joins, or a spur of one's own in the town."""
    state = example()
    to_build(state, PIOTREK)
    state.begun[PIOTREK] = 1
    assert why_not(state, build(state, "indianapolis", NE, SW, N)) == ("AS-6.2", "not-connected")
    to_build(state, JAREK)
    assert can(state, build(state, "indianapolis", NE, SW, N))


@pytest.mark.rule("AS-6.5")
def test_track_that_points_at_an_empty_town_waits_for_its_tile() -> None:
    """ASR-18"""
    state = fresh()
    do(state, build(state, "L8", (SE, SW)))
    assert not finished(state, "L8", SW)
    do(state, build(state, "indianapolis", NE))
    assert finished(state, "L8", SW)
    assert state.size[run_at(state, "L8", SW)] == 2


@pytest.mark.rule("AS-6.6")
def test_sections_of_a_bankrupt_are_nobodys() -> None:
    """ASR-26"""
    state = example()
    lay(state, PRZEMEK, "M8", (S, N))
    lay(state, JAREK, "N8", (SW, N))
    to_move(state)
    discs = state.discs[:]
    money.go_bankrupt(state, PRZEMEK, SILENT)
    assert owner(state, "M8", N) == UNOWNED
    assert owner(state, "N8", N) == JAREK, "others keep theirs"
    discs[PRZEMEK] += 1
    assert state.discs == discs
    assert ("cincinnati", "evansville", PRZEMEK) in links(state)
    lay(state, PIOTREK, "G7", (NE, S))
    to_build(state, PIOTREK)
    assert can(state, build(state, "M7", (S, SE)))


@pytest.mark.rule("AS-6.6", "AS-8.2")
@pytest.mark.parametrize("seat", [0, 2, 3])
def test_a_section_of_a_bankrupt_is_taken_redirected_and_joined(seat: int) -> None:
    """ASR-9, ASR-10, ASR-26: by anybody who has built before, at once; whoever has not must begin at a city."""
    state = fresh()
    lay(state, 0, "K11", (NW, N))
    lay(state, 2, "G7", (NE, S))
    lay(state, 1, "M8", (S, N))
    extends, redirects = build(state, "M7", (S, SE)), build(state, "M8", (S, NE))
    to_build(state, seat)
    assert why_not(state, extends)[1] in ("others-track", "first-tile")
    assert why_not(state, redirects) == ("AS-6.7", "others-track-stays")
    money.go_bankrupt(state, 1, SILENT)
    to_build(state, seat)
    assert can(state, extends) == (seat != 3)
    assert can(state, redirects)
    if seat != 3:
        do(state, extends)
        assert owner(state, "M8", S) == seat
        assert state.discs == [DISCS - 1 - (seat == 0), DISCS, DISCS - 1 - (seat == 2), DISCS]


@pytest.mark.rule("AS-6.6", "AS-8.2")
def test_a_section_of_a_bankrupt_between_towns_is_taken_from_a_town_with_a_spur_only() -> None:
    """ASR-2, ASR-26: it leads to no city."""
    state = fresh()
    lay(state, 1, "L8", (SE, SW))
    lay(state, 1, "indianapolis", NE, N)
    lay(state, 1, "K8", (S, N))
    lay(state, 0, "K10", (SW, N))
    lay(state, 0, "indianapolis", NE, N, S)
    lay(state, 2, "G7", (NE, S))
    money.go_bankrupt(state, 1, SILENT)
    extends = build(state, "K7", (S, N))
    to_build(state, 2)
    assert why_not(state, extends) == ("AS-6.2", "not-connected")
    to_build(state, 0)
    assert can(state, extends)
    assert ("cincinnati", "indianapolis", 1) in links(state)


@pytest.mark.rule("AS-6.6")
def test_a_section_that_lapses_is_there_for_all_who_have_built() -> None:
    """ASR-9, ASR-12"""
    state = fresh()
    lay(state, 0, "M8", (S, N))
    for seat, name, sides in ((1, "K11", (NW, N)), (2, "G7", (NE, S))):
        lay(state, seat, name, sides)
    state.grown = [int(owner != 0) for owner in state.owner]
    end_phase(state)
    assert (owner(state, "M8", N), state.discs[0]) == (UNOWNED, DISCS)
    for seat in (0, 1, 2):
        to_build(state, seat)
        assert can(state, build(state, "M7", (S, SE)))


def test_both_ends_are_known_by_their_stops() -> None:
    state = example()
    run = run_at(state, "K10", SW)
    assert {state.start[run] // 6, state.end[run] // 6} == {
        state.plan.board.labels.index("J10"),
        state.plan.board.labels.index("M9"),
    }
