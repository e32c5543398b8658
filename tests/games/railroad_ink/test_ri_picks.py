"""Moves as paths of picks, what a seat is told before each pick, and the answers to 'Why not?'."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from ri_staging import BLANK, PIECE_OF, put, stage, the_state

from roundhouse import Table
from roundhouse.core.chance import Fast
from roundhouse.core.picks import Node, tree
from roundhouse.core.texts import Text
from roundhouse.games.railroad_ink import GAME
from roundhouse.games.railroad_ink.printed.facts import CELL_NAMES, EXPANSIONS, FACES
from roundhouse.games.railroad_ink.rules.moves import MOVES
from roundhouse.games.railroad_ink.rules.state import State
from roundhouse.games.railroad_ink.show.picks import ends_text

EN, PL = GAME.words("en"), GAME.words("pl")
every_expansion = pytest.mark.parametrize("expansion", EXPANSIONS)


def random_tables(expansion: str, games: int = 2, every: int = 1) -> Iterator[Table]:
    """A table again and again, after every move (or every few) of some random games."""
    for seed in range(games):
        dice = Random(seed)
        table = Table.new(GAME, seats=2, options={"expansion": expansion}, seed=str(seed))
        moves = 0
        while not table.over:
            if moves % every == 0:
                yield table
            seat = dice.choice(table.actors())
            table.play(seat, dice.choice(the_state(table).moves(seat)))
            moves += 1


def nodes(node: Node, picked: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Node]]:
    """Every place in the tree where there is something to choose."""
    if node.children:
        yield picked, node
    for name, child in node.children.items():
        yield from nodes(child, (*picked, name))


def choices(state: State, *picked: str) -> dict[str, str]:
    """What can be picked next, with its label."""
    view = state.view(0)
    node = tree((GAME.path(view, move), move) for move in state.moves(0)).at(*picked)
    return {name: EN(child.pick.text) for name, child in node.children.items() if child.pick}


def prompt(state: State, *picked: str, seat: int | None = 0) -> str:
    return EN(GAME.prompt(state.view(seat), picked))


def why_not(state: State, *picked: str) -> tuple[str, str] | None:
    """As Table.why_not: the rule, and what is said."""
    found = [state.refusal(0, move) for move in GAME.candidates(state.view(0), picked)]
    if not found or None in found:
        return None
    assert found[0] is not None
    return found[0].rule, EN(Text(f"refusal-{found[0].code}", found[0].args))


# -- paths --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("notation", "path"),
    [
        ("draw A_road_t d4 1", "face-A_road_t cell-d4 turn-1"),
        ("draw S_4road a1 0", "face-S_4road cell-a1 turn-0"),
        ("draw L_bay g7 3", "face-L_bay cell-g7 turn-3"),
        ("eat L_bay g7 3", "eat-L_bay cell-g7 turn-3"),
        ("volcano b2", "volcano cell-b2"),
        ("strike W", "fly-W"),
        ("ignore S_4rail", "ignore special-S_4rail"),
        ("finish", "finish"),
    ],
)
def test_the_path_of_a_move(notation: str, path: str) -> None:
    view = Table.new(GAME, seed="x").view(0)
    assert " ".join(pick.id for pick in GAME.path(view, MOVES.pack(notation))) == path


def test_a_spectator_has_no_moves() -> None:
    view = Table.new(GAME, seed="x").view(None)
    with pytest.raises(ValueError, match="spectator"):
        GAME.path(view, MOVES.pack("finish"))
    assert GAME.candidates(view, ("finish",)) == []


@every_expansion
def test_every_move_has_a_path_of_its_own(expansion: str) -> None:
    """tree() refuses two moves on one path, and a path that goes on behind a move."""
    for table in random_tables(expansion):
        for seat in table.actors():
            leaves = [move for _, move in table.picks(seat).leaves()]
            assert sorted(leaves) == sorted(the_state(table).moves(seat))


@every_expansion
def test_the_labels_tell_every_choice_from_its_siblings(expansion: str) -> None:
    for table in random_tables(expansion, every=3):
        for seat in table.actors():
            for picked, node in nodes(table.picks(seat)):
                for tr in (EN, PL):
                    labels = [tr(child.pick.text) for child in node.children.values() if child.pick]
                    assert len(set(labels)) == len(node.children), (picked, labels)


def test_all_turns_of_a_face_have_labels_of_their_own() -> None:
    for tr in (EN, PL):
        by_face: dict[int, list[str]] = {}
        for face in range(len(FACES)):
            by_face[face] = [tr(GAME.path(stage(BLANK).view(0), move)[2].text) for move in turns_of(face)]
        assert all(len(set(labels)) == len(labels) for labels in by_face.values())
        assert len(by_face[FACES.index("B_station_curve")]) == 8


def turns_of(face: int) -> list[int]:
    moves = [MOVES.pack(f"draw {FACES[face]} d4 {turn}") for turn in range(8)]
    return [move for move in moves if (refusal := stage(BLANK).refusal(0, move)) and refusal.code != "no-such-turn"]


@pytest.mark.parametrize(
    ("glyph", "english", "polish"),
    [
        ("║", "highway north and south", "autostrada na północ i południe"),
        ("┬", "railway east, south and west", "linia kolejowa na wschód, południe i zachód"),
        ("╬", "highway north, east, south and west", "autostrada na północ, wschód, południe i zachód"),
        ("╪", "highway east and west; railway north and south", "autostrada na wschód i zachód; linia kolejowa na"),
        ("╜", "highway north; railway west", "autostrada na północ; linia kolejowa na zachód"),
        ("┥", "railway north and south; lava west", "linia kolejowa na północ i południe; lawa na zachód"),
    ],
)
def test_a_turn_is_told_by_where_its_ends_lead(glyph: str, english: str, polish: str) -> None:
    text = ends_text(PIECE_OF[glyph])
    assert EN(text) == english
    assert PL(text).startswith(polish)


def test_equal_dice_are_one_choice() -> None:
    dice = ("A_road_t", "A_road_t", "A_rail_t", "B_overpass")
    labels = choices(stage(BLANK, dice=dice, special_free=False))
    assert labels == {
        "face-A_road_t": "highway junction (2 dice)",
        "face-A_rail_t": "railway junction",
        "face-B_overpass": "overpass",
    }


def test_special_routes_are_called_so() -> None:
    labels = choices(stage(BLANK))
    assert labels["face-S_4road"] == "special route: highway crossroads"
    assert labels["finish"] == "finish the round"


@pytest.mark.rule("RI-4.6")
def test_a_crater_is_named_with_its_cell() -> None:
    state = stage(put(BLANK, b1="o"), dice=["A_road_straight"], expansion="meteor")
    assert choices(state, "face-A_road_straight")["cell-b1"] == "b1, in place of: crater"
    assert choices(state, "face-A_road_straight")["cell-f1"] == "f1"


@pytest.mark.rule("RI-5.5")
def test_what_the_lava_would_eat_is_named() -> None:
    state = stage(put(BLANK, a1="╋", b1="║", a2="║"), lava=["L_bay", "L_bay"], expansion="lava")
    assert choices(state)["eat-L_bay"] == "lava eats a route: lava bay (2 dice)"
    assert choices(state, "eat-L_bay") == {
        "cell-b1": "b1, in place of: straight highway",
        "cell-a2": "a2, in place of: straight highway",
    }


@pytest.mark.rule("RI-4.1", "RI-4.3")
def test_where_the_meteor_would_strike_is_named() -> None:
    state = stage(put(BLANK, d2="╫"), expansion="meteor", direction="any", distance=2, pending=True)
    assert choices(state) == {
        "fly-N": "meteor flies north, strikes d2 and erases: overpass",
        "fly-E": "meteor flies east, strikes f4",
        "fly-S": "meteor flies south, strikes d6",
        "fly-W": "meteor flies west, strikes b4",
        "ignore": "ignore the meteor: one special route is crossed off for it",
    }
    assert len(choices(state, "ignore")) == 6


# -- prompts ------------------------------------------------------------------------------------------------------

ROUTES = ["A_road_t", "B_overpass"]
LAVA = ["L_bay", "L_strait"]
#: A volcano whose sides are all blocked by routes, with no room for another volcano.
WALLED = "┼┼┼┼┼┼┼\n" * 3 + "┼┼┼╋┼┼┼\n" + "┼┼┼┼┼┼┼\n" * 3
FULL_OF_LAVA = "╋╋╋╋╋╋╋\n" * 7

SITUATIONS = [
    (stage(BLANK, dice=ROUTES), (), "Round 2 of 7: draw your dice. Left: highway junction, overpass."),
    (stage(BLANK, dice=ROUTES), ("face-A_road_t",), "Choose a cell to draw on: highway junction."),
    (stage(BLANK, dice=ROUTES), ("face-A_road_t", "cell-b1"), "Choose how it lies on b1: highway junction."),
    (
        stage(BLANK),
        (),
        "Round 2 of 7: finish it, or draw more. Nothing more has to be drawn.",
    ),
    (stage(BLANK, special_free=False), (), "Round 2 of 7: finish it. Everything is drawn."),
    (
        stage(WALLED, dice=ROUTES, special_free=False),
        (),
        "Round 2 of 7: finish it. What is left fits on no free cell (highway junction, overpass).",
    ),
    (
        stage(put(WALLED, d4="o"), dice=["A_rail_t"], expansion="meteor"),
        (),
        "Round 2 of 6: finish it, or draw something else. What is left fits on no free cell (railway junction).",
    ),
    (
        stage(put(BLANK, d4="╋"), dice=["A_road_t"], lava=LAVA, expansion="lava"),
        (),
        "Round 2 of 6: draw your dice. Left: highway junction. And draw at least one of the lava dice. Left:"
        " lava strait, lava bay.",
    ),
    (
        stage(put(BLANK, d4="╋"), lava=["L_bay", "L_bay"], expansion="lava"),
        (),
        "Round 2 of 6: draw at least one of the lava dice. Left: lava bay, lava bay.",
    ),
    (
        stage(WALLED, lava=LAVA, expansion="lava"),
        (),
        "Round 2 of 6: let the lava eat a route, or draw a new volcano. No lava face fits on a free cell.",
    ),
    (stage(WALLED, lava=LAVA, expansion="lava"), ("eat-L_bay",), "Choose the route that the lava eats: lava bay."),
    (
        stage(WALLED, lava=LAVA, expansion="lava"),
        ("eat-L_bay", "cell-d3"),
        "Choose how it lies on d3: lava bay.",
    ),
    (
        stage(put(FULL_OF_LAVA, a1=".", a2="┃", b1="━"), lava=LAVA, expansion="lava"),
        (),
        "Round 2 of 6: draw at least one of the lava dice. Left: lava strait, lava bay.",
    ),
    (stage(BLANK, lava=LAVA, expansion="lava"), (), "Round 2 of 6: draw a new volcano. No lava face fits."),
    (stage(BLANK, lava=LAVA, expansion="lava"), ("volcano",), "Choose a cell for the volcano."),
    (stage(FULL_OF_LAVA, lava=LAVA, expansion="lava"), (), "Round 2 of 6: finish it. Everything is drawn."),
    (
        stage(BLANK, dice=ROUTES, expansion="meteor", direction="W", distance=3, pending=True),
        (),
        "The meteor flies west, distance 3, to a4: let it strike, or ignore it.",
    ),
    (
        stage(BLANK, dice=ROUTES, expansion="meteor", direction="any", distance=3, pending=True),
        (),
        "The meteor flies a distance of 3: choose its direction, or ignore it.",
    ),
    (
        stage(BLANK, expansion="meteor", direction="any", distance=1, pending=True, special_free=False),
        (),
        "The meteor flies a distance of 1: choose its direction.",
    ),
    (
        stage(BLANK, expansion="meteor", direction="any", distance=1, pending=True),
        ("ignore",),
        "Choose the special route to cross off.",
    ),
    # Picks that mean nothing leave the sentence as it was.
    (stage(BLANK, dice=ROUTES), ("face-nonsense",), "Round 2 of 7: draw your dice. Left: highway junction, overpass."),
]


@pytest.mark.parametrize(("state", "picked", "words"), SITUATIONS, ids=[words for *_, words in SITUATIONS])
def test_a_seat_is_told_what_it_can_do(state: State, picked: tuple[str, ...], words: str) -> None:
    assert prompt(state, *picked) == words


@pytest.mark.rule("RI-2.8")
def test_who_has_finished_waits_and_others_watch() -> None:
    state = stage(BLANK, BLANK, BLANK, special_free=False)
    state.play(0, MOVES.pack("finish"), Fast(0))  # nothing is rolled yet
    assert prompt(state) == "You have finished the round: waiting for 2 more players."
    assert prompt(state, "face-A_road_t") == "You have finished the round: waiting for 2 more players."
    assert prompt(state, seat=None) == "Round 2 of 7: 2 players are still drawing."
    state.play(1, MOVES.pack("finish"), Fast(0))
    assert prompt(state) == "You have finished the round: waiting for 1 more player."
    assert PL(GAME.prompt(state.view(0), ())) == "Runda skończona: czekamy jeszcze na 1 gracza."
    assert prompt(state, seat=None) == "Round 2 of 7: 1 player is still drawing."


def test_the_end_is_told_to_everybody() -> None:
    state = stage(BLANK, round_=7, special_free=False)
    state.play(0, MOVES.pack("finish"), Fast(0))
    assert {prompt(state), prompt(state, "finish"), prompt(state, seat=None)} == {"The game is over."}


@every_expansion
def test_what_must_be_drawn_is_told_until_one_may_finish(expansion: str) -> None:
    """The sentence and the legal moves agree in every position of random games."""
    finish = MOVES.pack("finish")
    for table in random_tables(expansion):
        for seat in table.actors():
            told = GAME.prompt(table.view(seat), ())
            task = told.args.get("task")
            may = isinstance(task, Text) and task.key.startswith(("task-finish", "task-stuck"))
            assert may == (finish in the_state(table).moves(seat)), EN(told)


# -- why not? -----------------------------------------------------------------------------------------------------

MEANT = "A route must join an exit or another route of its kind with at least one end."
ONE_ROAD = put(BLANK, d4="═")

ANSWERS = [
    # A die that is not there.
    (stage(BLANK, dice=["A_rail_t"]), "face-A_road_t", "RI-2.2", "No die shows this in this round: highway"),
    (stage(BLANK), "face-L_bay", "RI-1.4", "There is no lava in this game."),
    (
        stage(BLANK, crossed=["S_4road"]),
        "face-S_4road",
        "RI-2.6",
        "This special route has already been crossed off: highway cross",
    ),
    (stage(BLANK, special_free=False), "face-S_4road", "RI-2.6", "Only one special route a round"),
    # A die that fits nowhere: what it lacks, not what it would hit somewhere.
    (stage(WALLED.replace("┼", "╬"), dice=["A_rail_t"]), "face-A_rail_t", "RI-2.7", "Something is already drawn on"),
    (
        stage(put(WALLED.replace("┼", "╬"), g7="."), dice=["A_rail_curve"]),
        "face-A_rail_curve",
        "RI-2.3",
        MEANT,
    ),
    # A cell that is taken; that is too far away; where every turn clashes or joins nothing.
    (stage(ONE_ROAD, dice=["A_road_t"]), "face-A_road_t cell-d4", "RI-2.7", "Something is already drawn on d4."),
    (stage(ONE_ROAD, dice=["A_road_t"]), "face-A_road_t cell-d6", "RI-2.3", MEANT),
    (stage(ONE_ROAD, dice=["A_road_straight"]), "face-A_road_straight cell-c4 turn-0", "RI-2.3", MEANT),
    (
        stage(ONE_ROAD, dice=["A_rail_straight"]),
        "face-A_rail_straight cell-c4",
        "RI-2.4",
        "A highway would meet a railway: c4, east.",
    ),
    (
        stage(ONE_ROAD, dice=["A_road_t"]),
        "face-A_road_t cell-c4 turn-6",
        "RI-2.2",
        "This face cannot be turned that way.",
    ),
    # A bare cell.
    (stage(ONE_ROAD, dice=["A_road_t"]), "cell-d4", "RI-2.7", "Something is already drawn on d4."),
    (stage(ONE_ROAD, dice=["A_road_t"]), "cell-d6", "RI-2.3", MEANT),
    # The end of the round.
    (stage(BLANK, dice=["A_road_t"]), "finish", "RI-2.5", "You cannot finish yet: there is still a die"),
    (stage(BLANK, lava=LAVA, expansion="lava"), "finish", "RI-5.2", "You cannot finish yet: at least one lava"),
    # Lava.
    (stage(BLANK), "volcano", "RI-1.4", "There is no lava in this game."),
    (stage(put(BLANK, a2="╋"), expansion="lava"), "volcano cell-a1", "RI-5.4", "A new volcano must not touch lava"),
    (stage(put(BLANK, a1="╋"), expansion="lava"), "volcano cell-a1", "RI-5.4", "Something is already drawn on a1."),
    (stage(WALLED, expansion="lava"), "volcano", "RI-5.4", "Something is already drawn on a1."),
    (stage(put(WALLED, d3="."), expansion="lava"), "volcano", "RI-5.4", "A new volcano must not touch lava"),
    (
        stage(put(BLANK, d4="╋"), lava=LAVA, expansion="lava"),
        "face-L_bay cell-a1",
        "RI-5.3",
        "Lava must join an open side of the lava on the board.",
    ),
    (stage(WALLED, lava=LAVA, expansion="lava"), "face-L_bay cell-d3", "RI-2.7", "Something is already drawn on d3."),
    (stage(WALLED, lava=LAVA, expansion="lava"), "eat-L_bay cell-a1", "RI-5.3", "Lava must join an open side"),
    (stage(WALLED, lava=LAVA, duty=False, expansion="lava"), "eat-L_bay", "RI-5.5", "Lava eats a route only when"),
    (stage(WALLED, lava=LAVA, expansion="lava"), "eat-A_road_t", "RI-5.5", "Only a lava face can take the place"),
    (
        stage(put(WALLED, d3="."), lava=LAVA, expansion="lava"),
        "eat-L_bay cell-c4",
        "RI-5.5",
        "Lava eats no route while a lava face still fits",
    ),
    (stage(WALLED, lava=LAVA, expansion="lava"), "eat-L_bay cell-d4", "RI-5.5", "There is no route on d4"),
    # The meteor.
    (
        stage(BLANK, dice=["A_road_t"], expansion="meteor", direction="N", pending=True),
        "face-A_road_t cell-b1",
        "RI-4.1",
        "The meteor comes first",
    ),
    (stage(BLANK, expansion="meteor", direction="N", pending=True), "cell-b1", "RI-4.1", "The meteor comes first"),
    (
        stage(BLANK, expansion="meteor", direction="N", pending=True),
        "fly-S",
        "RI-4.1",
        "The die gives the direction of the meteor: north.",
    ),
    (
        stage(BLANK, expansion="meteor", direction="N"),
        "fly-N",
        "RI-4.5",
        "The meteor of this round has already been dealt",
    ),
    (
        stage(BLANK, expansion="meteor", direction="N"),
        "ignore",
        "RI-4.5",
        "The meteor of this round has already been dealt",
    ),
    (stage(BLANK), "fly-N", "RI-1.4", "There is no meteor in this game."),
    (
        stage(BLANK, expansion="meteor", direction="N", pending=True, crossed=["S_4rail"]),
        "ignore special-S_4rail",
        "RI-2.6",
        "This special route has already been crossed off: railway crossing.",
    ),
    (
        stage(BLANK, expansion="meteor", direction="any", pending=True, special_free=False),
        "special-S_4rail",
        "RI-2.6",
        "Only one special route a round",
    ),
]


@pytest.mark.parametrize(
    ("state", "picked", "rule", "words"), ANSWERS, ids=[f"{picked}: {words}" for _, picked, _, words in ANSWERS]
)
def test_why_not(state: State, picked: str, rule: str, words: str) -> None:
    answer = why_not(state, *picked.split())
    assert answer is not None
    assert answer[0] == rule
    assert answer[1].startswith(words), answer


@pytest.mark.rule("RI-2.2")
def test_a_die_that_is_used_says_so() -> None:
    roll = {"A": ["A_road_t", "A_rail_t", "A_rail_t"], "B": ["B_overpass"]}
    table = Table.new(GAME, seed="x", script=roll)
    assert table.why_not(0, ["face-A_road_t"]) is None
    table.play(0, "draw A_road_t b1 0")
    refusal = table.why_not(0, ["face-A_road_t"])
    assert refusal is not None
    assert (refusal.rule, refusal.code) == ("RI-2.2", "die-used")
    assert table.explain(refusal, "pl") == "Ta kostka została już wykorzystana: skrzyżowanie autostrady."


def test_the_nearest_miss_is_told() -> None:
    """Among all turns on a cell the one that joins something, and clashes elsewhere, has the best chance."""
    crowded = put(BLANK, c3="═", d2="│", e3="─", d4="│")
    state = stage(crowded, dice=["A_road_curve"])
    picked = ("face-A_road_curve", "cell-d3")
    turns = [EN(GAME.path(state.view(0), move)[2].text) for move in GAME.candidates(state.view(0), picked)]
    assert [("west" in turn) for turn in turns] == [True, True, False, False]
    assert why_not(state, *picked) == ("RI-2.4", "A highway would meet a railway: d3, south.")
    assert why_not(stage(put(crowded, d4="."), dice=["A_road_curve"]), *picked) is None


@pytest.mark.parametrize(
    "picked", [(), ("turn-1",), ("nonsense",), ("cell-z9",), ("finish", "finish"), ("face-A_road_t", "finish"), ("",)]
)
def test_picks_without_a_meaning_have_no_answer(picked: tuple[str, ...]) -> None:
    assert GAME.candidates(stage(BLANK, dice=["A_road_t"]).view(0), picked) == []


@every_expansion
def test_what_can_be_picked_is_never_refused(expansion: str) -> None:
    """Every legal move is among the meanings of every beginning of its path, and first when all is picked."""
    for table in random_tables(expansion, games=1, every=13):
        for seat in table.actors():
            view = table.view(seat)
            for path, move in table.picks(seat).leaves():
                assert GAME.candidates(view, path) == [move]
            for picked, node in nodes(table.picks(seat)):
                if picked:
                    found = GAME.candidates(view, picked)
                    assert {move for _, move in node.leaves()} <= set(found)
                    assert table.refusal(seat, found[0]) is None


@every_expansion
def test_a_bare_cell_is_dead_only_if_nothing_can_be_drawn_there(expansion: str) -> None:
    for table in random_tables(expansion, games=1, every=13):
        for seat in table.actors():
            alive = {name for path, _ in table.picks(seat).leaves() for name in path if name.startswith("cell-")}
            for cell in CELL_NAMES:
                assert (table.why_not(seat, [f"cell-{cell}"]) is None) == (f"cell-{cell}" in alive)


def test_who_has_finished_is_told_that_it_is_not_their_turn() -> None:
    table = Table.new(GAME, seats=2, seed="x")
    while 0 in table.actors():
        table.play(0, table.moves(0)[0] if table.refusal(0, "finish") else "finish")
    for picked in ("finish", "cell-d4", "face-A_road_t", "volcano", "ignore", "fly-N"):
        refusal = table.why_not(0, [picked])
        assert refusal is not None
        assert refusal.code == "not-your-turn"
