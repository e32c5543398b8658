"""What must hold in every position of random play; legality and scores are compared with ri_brute."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
import ri_brute as brute
from hypothesis import given, settings
from hypothesis import strategies as st
from ri_staging import BLANK, LETTERS, cells_of, put

from roundhouse.core.chance import Fast
from roundhouse.core.freeze import digest
from roundhouse.games.railroad_ink import GAME
from roundhouse.games.railroad_ink.printed.facts import (
    CELL_OF,
    ENDS,
    FACES,
    LAVA_EXPANSION,
    ROUND_SHIFT,
    TURNS,
    face_name,
)
from roundhouse.games.railroad_ink.rules import scoring
from roundhouse.games.railroad_ink.rules.moves import MOVES
from roundhouse.games.railroad_ink.rules.state import State
from roundhouse.games.railroad_ink.seen.view import guess

EXPANSIONS = st.sampled_from(["none", "lava", "meteor"])
SEEDS = st.integers(0, 1 << 30)


def quick(examples: int) -> settings:
    return settings(max_examples=examples, derandomize=True, database=None)


def wander(expansion: str, seed: int, seats: int = 1) -> Iterator[tuple[State, int, int]]:
    """Random play that tries every kind of move, not only the most numerous: (state, seat, move about to be played)."""
    dice, chance = random.Random(seed), Fast(seed)
    state = GAME.new(seats, {"expansion": expansion}, chance)
    if expansion == "lava" and seed % 2:
        hem_in(state)
    while state.actors():
        seat = dice.choice(state.actors())
        by_word: dict[str, list[int]] = {}
        for move in state.moves(seat):
            by_word.setdefault(_word(move), []).append(move)
        words = sorted(by_word)
        # A volcano is always possible somewhere: in moderation, or nothing else is drawn.
        if "volcano" in words and len(words) > 1 and dice.random() < 0.8:
            words.remove("volcano")
        move = dice.choice(by_word[dice.choice(words)])
        yield state, seat, move
        state.play(seat, move, chance)


def hem_in(state: State) -> None:
    """Routes all around the volcano, so that lava has to eat: rare in random play."""
    for board in state.boards:
        board.cells = cells_of(put(BLANK, d4="╋", d3="═", e4="║", d5="═", c4="║"), 0)
        board.survey()
    state.shown = [board.clone() for board in state.boards]


def _word(move: int) -> str:
    return MOVES.notation(move)[:6]


def final(expansion: str, seed: int) -> State:
    state = None
    for state, _, move in wander(expansion, seed):  # noqa: B007
        pass
    assert state is not None
    return state


@pytest.mark.rule("RI-2.3", "RI-2.4", "RI-2.5", "RI-5.3", "RI-5.5", "RI-4.6")
@quick(12)
@given(EXPANSIONS, SEEDS)
def test_moves_are_those_of_the_rule_text(expansion: str, seed: int) -> None:
    for state, seat, _ in wander(expansion, seed):
        moves = state.moves(seat)
        assert len(moves) == len(set(moves))
        assert {brute.in_words(move) for move in moves} == brute.legal(brute.position_of(state, seat))


@quick(30)
@given(EXPANSIONS, SEEDS)
def test_what_is_kept_up_to_date_equals_a_fresh_survey(expansion: str, seed: int) -> None:
    for state, seat, _ in wander(expansion, seed, seats=2):
        fresh = state.clone()
        board, anew = state.boards[seat], fresh.boards[seat]
        anew.survey()
        assert board.frontier == anew.frontier
        assert board.pits == anew.pits
        if state.expansion == LAVA_EXPANSION:
            assert board.free == anew.free
            assert board.near == anew.near
        assert sorted(state.moves(seat)) == sorted(fresh.moves(seat))


@pytest.mark.rule("RI-3.1", "RI-3.2", "RI-3.3", "RI-3.5", "RI-3.6", "RI-4.7", "RI-5.6", "RI-5.7")
@quick(40)
@given(EXPANSIONS, SEEDS)
def test_scores_are_those_of_the_rule_text(expansion: str, seed: int) -> None:
    state = final(expansion, seed)
    count = scoring.tally(state.boards[0].cells)
    expected = brute.score(brute.position_of(state, 0))
    assert sorted((exits for exits, _ in count.networks if exits > 1), reverse=True) == expected.exits
    assert (count.road.bit_count(), count.rail.bit_count()) == (expected.road, expected.rail)
    assert count.central.bit_count() == expected.centre
    assert count.errors() == expected.errors
    assert len(count.crater_ends) == expected.crater_ends
    assert sum(gaps == 0 for _, gaps in count.lakes) == expected.closed_lakes
    assert max((cells.bit_count() for cells, _ in count.lakes), default=0) == expected.largest_lake
    assert count.total() == expected.total == state.sheet()[0].total


@pytest.mark.rule("RI-6.2")
@quick(30)
@given(EXPANSIONS, SEEDS)
def test_lines_and_totals_agree(expansion: str, seed: int) -> None:
    state = final(expansion, seed)
    (sheet,) = state.sheet().seats
    count = scoring.tally(state.boards[0].cells)
    assert sheet.total == count.total() == sum(line.points for line in sheet.lines)
    assert sheet.ties == (-count.errors(),)
    for line in sheet.lines:
        if line.what in ("road", "rail", "centre", "largest-lake"):
            assert line.points == len(set(line.where))
        elif line.what in ("network", "lake", "craters"):
            assert line.where
    drawn = sum(cell > 0 for cell in state.boards[0].cells)
    assert 0 <= count.errors() <= 4 * drawn
    assert count.central.bit_count() <= 9
    assert max(count.road.bit_count(), count.rail.bit_count()) <= drawn
    assert sum(exits for exits, _ in count.networks) <= 12


# -- symmetry -----------------------------------------------------------------------------------------------------
# The exits look the same from the left and the right, from above and below, and, with highway and railway changed
# round, after a quarter turn. So must every score.

SWAPPED = str.maketrans("hr", "rh")


def mirrored(position: brute.Position) -> brute.Position:
    """East and west changed round."""
    cells = {
        "gfedcba"["abcdefg".index(cell[0])] + cell[1]: (face, brute.turned(ends, 0, True))
        for cell, (face, ends) in position.cells.items()
    }
    return brute.Position(cells)


def quarter_turned(position: brute.Position) -> brute.Position:
    """A quarter turn clockwise, highways become railways and railways highways."""
    cells = {}
    for cell, (face, ends) in position.cells.items():
        column, row = "abcdefg".index(cell[0]), int(cell[1])
        there = "abcdefg"[7 - row] + str(column + 1)
        cells[there] = (swapped(face), brute.turned(ends, 1, False).translate(SWAPPED))
    return brute.Position(cells)


def swapped(face: str) -> str:
    """The face with highways for railways. Overpasses, stations and lava are the same both ways."""
    if face.startswith(("A_", "S_3", "S_4", "L_shore")):
        return face.replace("road", "*").replace("rail", "road").replace("*", "rail")
    return face


def to_cells(position: brute.Position) -> list[int]:
    cells = [0] * 49
    names = [face_name(face) for face in range(len(FACES) + 2)]
    for cell, (face, ends) in position.cells.items():
        shown = tuple(LETTERS.index(end) for end in ends)
        cells[CELL_OF[cell]] = next(piece for piece in TURNS[names.index(face)].values() if ENDS[piece] == shown)
    return cells


def points(cells: list[int]) -> dict[str, int]:
    (sheet,) = scoring.sheet([cells]).seats
    return {line.what: sheet.points(line.what) for line in sheet.lines}


@pytest.mark.rule("RI-1.2", "RI-3.1")
@quick(30)
@given(EXPANSIONS, SEEDS)
def test_a_mirrored_board_scores_the_same(expansion: str, seed: int) -> None:
    position = brute.position_of(final(expansion, seed), 0)
    expected = points(to_cells(position))
    assert points(to_cells(mirrored(position))) == expected
    half_turn = quarter_turned(quarter_turned(position))
    assert points(to_cells(half_turn)) == expected
    assert points(to_cells(mirrored(half_turn))) == expected
    quarter = points(to_cells(quarter_turned(position)))
    quarter["road"], quarter["rail"] = quarter["rail"], quarter["road"]
    assert quarter == expected


# -- the game as a whole ------------------------------------------------------------------------------------------


@pytest.mark.rule("RI-2.6", "RI-2.7", "RI-2.8")
@quick(30)
@given(EXPANSIONS, SEEDS)
def test_specials_and_round_numbers_keep_their_bounds(expansion: str, seed: int) -> None:
    specials_by_round: dict[int, int] = {}
    for state, seat, move in wander(expansion, seed):
        board = state.boards[seat]
        words = MOVES.notation(move)
        if words.startswith(("draw S_", "ignore")):
            specials_by_round[state.round] = specials_by_round.get(state.round, 0) + 1
        assert board.spent == sum(specials_by_round.values()) - words.startswith(("draw S_", "ignore")) <= 3
        assert board.spent + board.specials.bit_count() == 6
        assert all(cell >> ROUND_SHIFT <= state.round for cell in board.cells)
        before = list(board.cells)
        fixed = {c for c in range(49) if before[c] and before[c] >> ROUND_SHIFT < state.round}
        after = state.clone()
        after.play(seat, move, Fast(0))
        changed = {c for c in fixed if after.boards[seat].cells[c] != before[c]}
        # RI-2.7: what is fixed changes only by the meteor, on a crater, or where lava eats.
        struck = expansion == "meteor"
        assert len(changed) <= 1
        assert not changed or struck or words.startswith("eat")
    assert max(specials_by_round.values(), default=0) <= 1


@pytest.mark.rule("RI-2.1")
@quick(20)
@given(EXPANSIONS, SEEDS)
def test_a_drawing_is_no_news_to_the_others(expansion: str, seed: int) -> None:
    for state, seat, move in wander(expansion, seed, seats=3):
        others = [other for other in (0, 1, 2, None) if other != seat]
        before = [state.view(other) for other in others]
        after = state.clone()
        after.play(seat, move, Fast(0))
        if MOVES.notation(move) != "finish":
            assert [after.view(other) for other in others] == before


@pytest.mark.rule("RI-2.1")
@quick(10)
@given(EXPANSIONS, SEEDS)
def test_in_a_guess_those_who_have_finished_have_drawn(expansion: str, seed: int) -> None:
    """Something or other, since nobody has seen it yet; those who are still at it are left as they are seen."""
    for place, (state, seat, _) in enumerate(wander(expansion, seed, seats=3)):
        if place % 5 == 0:
            view = state.view(seat)
            guessed = guess(view, Fast(place))
            assert guessed.view(seat) == view
            for other in {0, 1, 2} - {seat}:
                assert guessed.boards[other].done == (other not in state.players)
                if other in state.players:
                    assert guessed.boards[other].cells == list(view.shown[other].cells)


@quick(20)
@given(EXPANSIONS, SEEDS)
def test_a_clone_goes_its_own_way(expansion: str, seed: int) -> None:
    for place, (state, seat, move) in enumerate(wander(expansion, seed, seats=2)):
        if place % 7 == 0:
            before = digest(state)
            twin = state.clone()
            assert digest(twin) == before
            twin.play(seat, move, Fast(place))
            assert digest(twin) != before
            assert digest(state) == before


@pytest.mark.parametrize(
    ("expansion", "kinds"),
    [
        ("none", ["draw A_", "draw B_", "draw S_", "finish"]),
        ("lava", ["draw A_", "draw B_", "draw S_", "draw L_", "volcano", "eat", "finish"]),
        ("meteor", ["draw A_", "draw B_", "draw S_", "strike", "ignore", "finish"]),
    ],
)
def test_the_wandering_tries_every_kind_of_move(expansion: str, kinds: list[str]) -> None:
    """Else the properties above would prove little."""
    played = {MOVES.notation(move) for seed in range(12) for _, _, move in wander(expansion, seed)}
    for kind in kinds:
        assert any(move.startswith(kind) for move in played), kind


def test_craters_are_drawn_over_in_the_wandering() -> None:
    over = 0
    for seed in range(12):
        for state, seat, move in wander("meteor", seed):
            cell = next((CELL_OF[word] for word in MOVES.notation(move).split() if word in CELL_OF), None)
            over += cell is not None and state.boards[seat].cells[cell] > 0
    assert over > 3
