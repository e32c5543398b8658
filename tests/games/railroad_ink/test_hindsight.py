"""The best that the dice allowed: the model counts as the rules do, what it finds is played by them, and no game scores
more than the bound."""

from __future__ import annotations

import sys
import time
from collections import Counter
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from roundhouse.bots import make_bot
from roundhouse.core.chance import Fast
from roundhouse.core.errors import MissingExtra
from roundhouse.core.moves import Move
from roundhouse.core.table import Table
from roundhouse.games.railroad_ink.bots import hindsight as room
from roundhouse.games.railroad_ink.bots import hindsight_bound, hindsight_model
from roundhouse.games.railroad_ink.printed.facts import (
    CELL_OF,
    CENTRAL,
    ENDS,
    EXITS,
    EXPANSIONS,
    FIRST_LAVA,
    FIRST_LAVA_PIECE,
    FIRST_SPECIAL,
    HIGHWAY,
    NEIGHBOURS,
    PIECE_FACE,
    PIECE_MASK,
    RAILWAY,
)
from roundhouse.games.railroad_ink.rules.moves import Draw, Finish, Ignore, Volcano
from roundhouse.games.railroad_ink.rules.scoring import tally
from roundhouse.games.railroad_ink.rules.state import State

cp_model = pytest.importorskip("ortools.sat.python.cp_model")

#: Games that come near to what is possible with their dice, as far as is known.
NEAR = Path(__file__).parent / "near"
#: Seconds after which a search that ends by itself would not.
PATIENCE = 300.0


@cache
def finished(seed: str, bot: str = "random", seats: int = 1, expansion: str = "none") -> Table:
    table, chance = Table.new("railroad_ink", seats, {"expansion": expansion}, seed=seed), Fast(5)
    players = [make_bot(bot, table.game) for _ in range(seats)]
    while not table.over:
        seat = table.actors()[0]
        table.play(seat, players[seat].choose(table.desk(seat, chance)))
    return table


def careless(table: Table) -> Table:
    """Played on by somebody who draws everything, anywhere, and volcanoes only if there is nothing else."""
    chance = Fast(5)
    while not table.over:
        wishes: dict[int, list[Move]] = {}
        for move in map(table.game.moveset.unpack, table.state.moves(0)):
            wish = 3 if isinstance(move, Volcano | Ignore) else 2 if isinstance(move, Finish) else 0
            wishes.setdefault(wish + (isinstance(move, Draw) and move.face >= FIRST_LAVA), []).append(move)
        wished = wishes[min(wishes)]
        table.play(0, wished[chance.number(len(wished))])
    return table


def near(file: Path) -> Table:
    return Table.load(file.read_text(encoding="utf-8"))


def moves(table: Table) -> Counter[str]:
    return Counter((entry.move or "").split()[0] for entry in table.record.entries)


# -- the model ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("expansion", "seed", "bot", "kind"),
    [
        ("none", "a", "random", "draw"),
        ("none", "b", "standard:width=2", "draw"),
        ("none", "c", "greedy", "draw"),
        ("lava", "s0", "random", "volcano"),
        ("lava", "s1", "standard:width=2", "draw"),
        ("lava", "s3", "standard:width=2", "eat"),
        ("meteor", "s0", "random", "ignore"),
        ("meteor", "s1", "standard:width=2", "strike"),
        ("meteor", "s3", "standard:width=1", "strike"),
    ],
)
def test_the_model_counts_as_the_rules_do(expansion: str, seed: str, bot: str, kind: str) -> None:
    """With the drawing fixed, the most that the model can make of it is what the sheet says."""
    table = finished(seed, bot, expansion=expansion)
    assert moves(table)[kind] > 0
    model = room.Dice(table.game, table).model(cp_model, table)
    assert model.settle(model.start, 60) == table.sheet()[0].total


def test_what_a_meteor_or_lava_erased_is_known() -> None:
    for seed, expansion in (("s0", "meteor"), ("s3", "lava")):
        table = finished(seed, "standard:width=2", expansion=expansion)
        drawing = room.Dice(table.game, table).drawing(table)
        drawn = moves(table)["draw"] + moves(table)["eat"]
        assert drawing.erased
        assert len(drawing.pieces) + len(drawing.erased) == drawn
        # Played again as it was.
        again = room._played(room.Dice(table.game, table), drawing)
        assert again is not None
        assert again.state.view(0) == table.state.view(0)


def test_what_the_rules_forbid_is_forbidden_in_the_model() -> None:
    table = finished("d", "standard:width=2")
    model = room.Dice(table.game, table).model(cp_model, table)
    drawn = model.start.pieces
    # Drawn in the first round, what joins only what came later.
    last = max(drawn, key=lambda cell: drawn[cell][1:])
    piece, number, _ = drawn[last]
    assert number == 6
    assert model.settle(model.start._replace(pieces={**drawn, last: (piece, 0, 0)}), 60) is None


@pytest.mark.rule("RI-5.3")
def test_lava_that_joins_no_lava_is_forbidden_in_the_model() -> None:
    table = finished("s1", "standard:width=2", expansion="lava")
    model = room.Dice(table.game, table).model(cp_model, table)
    drawn = dict(model.start.pieces)
    last = max((cell for cell in drawn if drawn[cell][0] >= FIRST_LAVA_PIECE), key=lambda cell: drawn[cell][1:])
    assert model.settle(model.start, 60) is not None
    free = next(cell for cell in map(CELL_OF.__getitem__, ("a1", "g1", "a7", "g7")) if cell not in drawn)
    assert all(drawn.get(cell, (0,))[0] < FIRST_LAVA_PIECE for cell in NEIGHBOURS[free])
    drawn[free] = drawn.pop(last)
    assert model.settle(model.start._replace(pieces=drawn), 60) is None


@pytest.mark.rule("RI-4.2")
def test_what_is_drawn_where_a_meteor_will_strike_does_not_last_in_the_model() -> None:
    table = finished("s1", "standard:width=2", expansion="meteor")
    model = room.Dice(table.game, table).model(cp_model, table)
    cell, number = max(model.start.struck.items(), key=lambda one: one[1])
    assert number > 0
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    model.model.add(model.in_round[cell][number - 1] == 1)
    assert solver.solve(model.model) == cp_model.INFEASIBLE


# -- what is found ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_the_best_that_was_found_is_a_game_that_can_be_played(expansion: str) -> None:
    """By the rules, move by move, with the same dice; no worse than what was reached, no better than the bound."""
    table = finished("e", "standard:width=1", seats=2, expansion=expansion)
    one, found = table.game.hindsight(table, 4.0, 1)
    again = Table.load(found.record.to_json())
    assert again.over
    assert again.sheet()[0].total == found.best
    assert found.bound is not None
    assert found.reached == table.sheet()[1].total < found.best <= found.bound
    assert found.share == found.reached / found.best
    assert (one.reached, one.best, one.record) == (table.sheet()[0].total, found.best, found.record)
    assert room.Dice(again.game, again).answers == room.Dice(table.game, table).answers
    assert again.svg(0, "en").startswith("<svg")


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_the_search_goes_on_from_a_game_and_makes_it_better(expansion: str) -> None:
    """With one thread, as on a server, for as long as it takes."""
    table = careless(Table.new("railroad_ink", 1, {"expansion": expansion}, seed="s1"))
    dice = room.Dice(table.game, table)
    drawing = dice.model(cp_model, table).solve(time.monotonic() + PATIENCE, 1, table.sheet()[0].total + 1)
    assert drawing is not None
    played = room._played(dice, drawing)
    assert played is not None
    assert played.sheet()[0].total > table.sheet()[0].total


def test_a_special_route_that_ignored_a_meteor_is_not_drawn() -> None:
    table = finished("s0", expansion="meteor")
    dice = room.Dice(table.game, table)
    ignored = [move for move in dice.drawing(table).meteor.values() if isinstance(move, Ignore)]
    assert len(ignored) == 3
    model = dice.model(cp_model, table)
    special = (one for (_, piece), one in model.lies.items() if FIRST_SPECIAL <= PIECE_FACE[piece] < FIRST_LAVA)
    model.model.add(sum(special) >= 1)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    assert solver.solve(model.model) == cp_model.INFEASIBLE


@pytest.mark.parametrize("seconds", [60.0, 1.0])
def test_all_that_is_done_takes_no_longer_than_is_given(seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if everybody takes as long as they may."""
    table, now = finished("g"), 100.0

    def ahead(dice: room.Dice, given: float) -> Table:
        nonlocal now
        now += given
        return table

    def solved(self: hindsight_model.Model, solver: Any, enough: int | None = None) -> bool:
        nonlocal now
        now += solver.parameters.max_time_in_seconds
        return False

    clock = SimpleNamespace(monotonic=lambda: now)
    monkeypatch.setattr(room, "time", clock)
    monkeypatch.setattr(hindsight_model, "time", clock)
    monkeypatch.setattr(room, "_ahead", ahead)
    monkeypatch.setattr(hindsight_model.Model, "_solved", solved)
    assert table.game.hindsight(table, seconds, 1)[0].seconds == pytest.approx(seconds)
    assert now == pytest.approx(100 + seconds)


def test_what_is_as_good_as_can_be_is_not_looked_at_further(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is proven as soon as it is found: by the beam, or later."""
    table, looked = finished("g"), []

    def solve(self: hindsight_model.Model, until: float, workers: int, enough: int | None = None) -> None:
        looked.append(enough)

    monkeypatch.setattr(room, "_ahead", lambda dice, seconds: table)
    monkeypatch.setattr(hindsight_model.Model, "solve", solve)
    best = table.sheet()[0].total
    for bound in (best, best + 1):
        monkeypatch.setattr(room, "bound", lambda *_, bound=bound: bound)
        assert table.game.hindsight(table, 1.0, 1)[0].proven == (bound == best)
    assert looked == [best + 1]


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished("g")
    monkeypatch.setitem(sys.modules, "ortools.sat.python", None)
    with pytest.raises(MissingExtra, match=r"roundhouse\[hindsight\]"):
        room.hindsight(table.game, table, 1.0)


# -- the bound ----------------------------------------------------------------------------------------------------


def most(table: Table) -> int:
    dice = room.Dice(table.game, table)
    return hindsight_bound.bound(cp_model, dice.rolls, dice.expansion)


def test_a_count_without_an_answer_is_no_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    """The best board is shown all the same."""
    table = finished("g")
    dice = room.Dice(table.game, table)
    count = hindsight_bound.Count(cp_model, dice.rolls, dice.expansion)
    count.model.add(count.parts > sum(count.exits.values()))
    with pytest.raises(hindsight_bound.NoBound, match="INFEASIBLE"):
        count.points()
    monkeypatch.setattr(hindsight_bound, "EFFORT", 0.0)
    with pytest.raises(hindsight_bound.NoBound, match="UNKNOWN"):
        most(table)
    with pytest.warns(RuntimeWarning, match="the count for the bound has no answer"):
        assert table.game.hindsight(table, 0.0, 1)[0].bound is None


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_no_game_scores_more_than_the_bound(expansion: str) -> None:
    tables = [finished(f"bound {seed}", expansion=expansion) for seed in range(12)]
    tables += [finished(f"bound {seed}", "standard:width=1", expansion=expansion) for seed in range(3)]
    tables += [room._through(room.Dice(table.game, table), 2) for table in tables[:2]]
    for table in tables:
        assert table.sheet()[0].total <= most(table)


def check_count(table: Table) -> None:
    """With everything fixed as it is on a board, the count allows it, and comes to the points of the sheet; only errors
    of routes and free central cells are left out."""
    dice = room.Dice(table.game, table)
    drawing = dice.drawing(table)
    cells = cast(State, table.state).boards[0].cells
    count, board = hindsight_bound.Count(cp_model, dice.rolls, dice.expansion), tally(cells)
    here = Counter(PIECE_FACE[piece] for piece, _, _ in drawing.pieces.values())
    gone = Counter(PIECE_FACE[one.piece] for one in drawing.erased)
    used = Counter(kind for cell, side, kind in EXITS if ENDS[cells[cell] & PIECE_MASK][side] == kind)
    ignored = sum(isinstance(move, Ignore) for move in drawing.meteor.values())
    closed = sum(gaps == 0 for _, gaps in board.lakes)
    for number, fact in [
        *((number, here[face]) for face, number in count.here.items()),
        *((number, gone[face]) for face, number in count.gone.items()),
        *((number, used[kind]) for kind, number in count.exits.items()),
        (count.length[HIGHWAY], board.road.bit_count()),
        (count.length[RAILWAY], board.rail.bit_count()),
        (sum(count.onto.values()), len(board.crater_ends)),
        (count.parts, sum(exits > 0 for exits, _ in board.networks)),
        (sum(count.closed), closed),
        (count.largest, max((lake.bit_count() for lake, _ in board.lakes), default=0)),
        (count.gaps, len(board.open_sides)),
        (count.ignored, ignored),
    ]:
        count.model.add(number == fact)
    left_out = len(board.error_ends) + len(CENTRAL) - board.central.bit_count()
    assert count.points() == board.total() + left_out, table.record.seed


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_whatever_is_drawn_is_counted_as_it_is(expansion: str) -> None:
    tables = [finished(f"bound {seed}", expansion=expansion) for seed in range(12)]
    tables += [finished(f"bound {seed}", "standard:width=1", expansion=expansion) for seed in range(3)]
    tables += [careless(Table.new("railroad_ink", 1, {"expansion": expansion}, seed=str(seed))) for seed in range(12)]
    tables += [table for table in map(near, NEAR.glob("*.json")) if table.record.options["expansion"] == expansion]
    for table in tables:
        check_count(table)


def test_a_closed_lake_in_a_corner_is_counted_as_it_is() -> None:
    """A volcano and a shore on both its sides."""
    dice = ["L_shore_road", "L_shore_rail"] + ["L_strait"] * 10
    table = Table.new("railroad_ink", 1, {"expansion": "lava"}, seed="corner", script={"lava": dice})
    for move in ("volcano a1", "draw L_shore_road b1 0", "draw L_shore_rail a2 1"):
        table.play(0, move)
    careless(table)
    lakes = tally(cast(State, table.state).boards[0].cells).lakes
    assert [lake.bit_count() for lake, gaps in lakes if gaps == 0] == [3]
    check_count(table)


@pytest.mark.parametrize(
    ("expansion", "bounds", "of_near"),
    [("none", [92, 90, 90], []), ("lava", [132, 127, 129], [124]), ("meteor", [118, 115, 114], [106])],
)
def test_bounds_are_what_they_were(expansion: str, bounds: list[int], of_near: list[int]) -> None:
    """Somebody who changes how it is counted sees by how much. What is right is told by the small boards of
    test_hindsight_bound.py."""
    assert [most(finished(f"bound {seed}", expansion=expansion)) for seed in range(3)] == bounds
    assert [most(near(file)) for file in NEAR.glob(f"{expansion}.json")] == of_near


@pytest.mark.parametrize("file", sorted(NEAR.glob("*.json")), ids=lambda file: str(file.stem))
def test_the_bound_holds_for_the_best_games_that_are_known(file: Path) -> None:
    table = near(file)
    assert table.over
    total, bound = table.sheet()[0].total, most(table)
    assert total <= bound < 2 * total
