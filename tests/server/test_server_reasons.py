"""A hint has one reason, from what the asking seat can see."""

from __future__ import annotations

import pytest

import roundhouse as rh
from roundhouse.bots import Budget
from roundhouse.core.advice import Advice, Beside
from roundhouse.core.bot import Desk
from roundhouse.core.chance import Fast
from roundhouse.core.news import outlook
from roundhouse.core.picks import Pick
from roundhouse.core.sheet import Line as Entry
from roundhouse.core.sheet import SeatSheet
from roundhouse.core.texts import LANGUAGES, Text
from roundhouse.server.present import hints
from roundhouse.server.present.hints import called, reason
from roundhouse.server.thinking import advised


@pytest.mark.parametrize("name", rh.game_ids())
def test_every_move_has_a_reason_in_every_language(name: str) -> None:
    """Over a random game: a sentence each, and never one with a blank or a key in it."""
    game = rh.find_game(name)
    table = rh.Table.new(game, seed="reasons")
    chance = Fast(7)
    for turn in range(60):
        actors = table.state.actors()
        if not actors:
            break
        seat = actors[0]
        moves = table.state.moves(seat)
        move = moves[chance.number(len(moves))]
        if turn % 3 == 0:
            for lang in LANGUAGES:
                said = reason(game, table.view(seat), moves, (move,), table.words(lang))
                assert said
                assert "reason-" not in said
                assert "{" not in said
        table.play(seat, move)


@pytest.mark.parametrize("name", rh.game_ids())
def test_what_a_bot_means_to_do_has_a_reason_of_its_own(name: str) -> None:
    """Never the last resort, that it is for later: over the beginning of a game that bots play."""
    game = rh.find_game(name)
    table, policy = rh.Table.new(game, seed="reasons"), game.policy()
    assert policy is not None
    words, chance = table.words("en"), Fast(7)
    while not table.over and table.ply < 40:
        seat = table.actors()[0]
        moves, desk = table.state.moves(seat), table.desk(seat, chance)
        line = policy.candidates(desk, 1)[0]
        if len(moves) > 1:
            said = reason(game, table.view(seat), moves, line, words)
            assert said != words("reason-later"), game.moveset.notation(line[0])
            # It may stand behind others, with a small letter.
            assert said[0].isupper()
            assert said.endswith(".")
        table.play(seat, line[0])


def test_a_reason_names_the_line_of_the_sheet_that_has_changed() -> None:
    """And not another one of its kind that was there before."""
    before = SeatSheet(0, (Entry("tile", 3, args={"tile": "3a"}), Entry("tile", 1, args={"tile": "5a"})))
    after = SeatSheet(0, (*before.lines, Entry("tile", 2, args={"tile": "6b"})))
    table = rh.Table.new("steam_rollers", 2, seed="why")
    assert hints._named(before, after, "tile", table.words()) == "Tile 6b"


@pytest.mark.parametrize(
    ("others", "says"),
    [
        ([(1, 0), (1, 0)], "Nothing else brings you more: +1."),
        ([(1, 0), (2, 1)], "It brings you +1; what brings more (+2) serves others, too."),
        ([(1, 0), (2, 1), (3, 0)], "It brings you +1; what would bring more now (+3) is no better in the end."),
    ],
)
def test_what_others_get_is_said_where_it_is_so(
    monkeypatch: pytest.MonkeyPatch, others: list[tuple[int, int]], says: str
) -> None:
    table = rh.Table.new("ticket_to_ride_paris", 2, seed="why")
    moves = table.state.moves(0)[: len(others)]
    gains = dict(zip(moves, others, strict=True))
    monkeypatch.setattr(
        type(table.game), "path", lambda _, view, move: (Pick("x", Text("pick-pass"), gains=gains[move]),)
    )
    monkeypatch.setattr(type(table.game), "reason", lambda *_: None)
    assert reason(table.game, table.view(0), moves, (moves[0],), table.words()) == says


def test_a_die_is_taken_for_what_comes_next() -> None:
    table = rh.Table.new("steam_rollers", 2, seed="why")
    seat = table.actors()[0]
    policy = table.game.policy()
    assert policy is not None
    take, act = policy.candidates(table.desk(seat, Fast(1)), 1)[0]
    view, moves = table.view(seat), table.state.moves(seat)
    said = reason(table.game, view, moves, (take, act), table.words())
    ahead = outlook(table.game, view, take).view
    assert ahead is not None
    assert said.startswith(f"Next comes “{called(table.game, ahead, act, table.words())}”: ")
    assert reason(table.game, view, moves, (take,), table.words()) == table.words()("reason-later")


def test_reasons_name_what_a_move_brings() -> None:
    table = rh.Table.new(rh.find_game("railroad_ink"), 1, seed="why")
    view, moves, words = table.view(0), table.state.moves(0), table.words("en")
    said = {reason(table.game, view, moves, (move,), words) for move in moves}
    assert any(one.startswith("It makes your longest ") and one.endswith("(+1).") for one in said)
    assert reason(table.game, view, moves[:1], (moves[0],), words) == "There is nothing else to do."


def test_a_reason_says_what_the_next_best_would_cost() -> None:
    table = rh.Table.new("ticket_to_ride_paris", 2, seed="why")
    table.play(0, table.moves(0)[0])
    table.play(1, table.moves(1)[0])
    seat = table.actors()[0]
    view, moves = table.view(seat), table.state.moves(seat)
    brief = table.game.brief(view, moves[1])
    other = called(table.game, view, moves[1], table.words()) if brief is None else table.words()(brief)

    def said(points: float, wins: float, lang: str = "en", error: float = 0.4, worlds: int = 32) -> str:
        beside = Beside(moves[1], points, wins, error, 0.03, worlds=worlds)
        return reason(table.game, view, moves, (moves[0],), table.words(lang), beside)

    assert said(2.25, 0.0).endswith(f"; “{other}” would bring about 2 points less.")
    assert said(2.25, 0.0, "pl").endswith("dałoby o około 2 pkt mniej.")
    assert said(1.0, 0.0).endswith(f"; “{other}” would bring about one point less.")
    assert said(7.0, 0.0).endswith(f"; “{other}” would bring about 7 points less.")
    assert said(0.1, 0.08).endswith(f"; with “{other}” you would win about 8 games fewer in a hundred.")
    assert said(0.1, 0.22, "pl").endswith("wygrasz o około 22 gry na sto mniej.")
    assert said(0.0, 0.0).endswith(f"; “{other}” is about as good.")
    assert said(2.0, 0.0).count(".") <= 2
    # What may well be luck is no difference, the sooner the fewer worlds it was seen in.
    assert said(0.75, 0.055).endswith(f"; “{other}” is about as good.")
    assert said(1.1, 0.08, worlds=4).endswith(f"; “{other}” is about as good.")
    # Nor is it called equal where nobody knows.
    assert said(20.3, 0.0, error=12.0).endswith(f"; “{other}” comes next, as far as a short thought can tell.")
    assert reason(table.game, view, moves[:1], (moves[0],), table.words(), Beside(moves[1], 1.0, 0.0)).startswith(
        "There"
    )


def test_points_and_games_are_both_told_where_they_speak_against_each_other() -> None:
    table = rh.Table.new("ticket_to_ride_paris", 2, seed="why")
    view, moves = table.view(0), table.state.moves(0)

    def said(points: float, wins: float, lang: str = "en") -> str:
        beside = Beside(moves[1], points, wins, 0.5, 0.03, worlds=32)
        return reason(table.game, view, moves, (moves[0],), table.words(lang), beside).split("; ")[-1]

    assert said(-2.0, 0.31).endswith("” would bring about +2, but you would win about 31 games fewer in a hundred.")
    assert said(-2.0, 0.31, "pl").endswith("” dałoby około +2 pkt, ale wygrasz o około 31 gier na sto mniej.")
    assert said(4.5, -0.22).endswith("” would bring about −4, but you would win about 22 games more in a hundred.")
    assert said(4.5, -0.22, "pl").endswith("” dałoby około −4 pkt, ale wygrasz o około 22 gry na sto więcej.")
    # Both are sure of nothing that speaks for the move to play.
    for points, wins in ((-2.0, 0.0), (-2.0, -0.1), (0.0, -0.1)):
        assert said(points, wins).endswith("” may even be better: the difference is too uncertain.")
    assert said(-0.4, -0.02).endswith("” is about as good.")


def test_the_next_best_is_the_searchs_and_was_tried_often_enough() -> None:
    """By its own measure, where victory counts: not whatever brought most points."""
    victories, points = Beside(4, 2.0, 0.0, score=2.0, worlds=8), Beside(5, -1.0, 0.5, score=4.0, worlds=8)
    lucky = Beside(6, -9.0, 0.0, score=-9.0, worlds=1)
    assert Advice((1, 2), (), 25, 0.1, (points, victories, lucky)).beside() == victories
    assert Advice((1, 2), (), 8, 0.1, (lucky,)).beside() is None


def test_a_hint_is_what_the_search_found() -> None:
    table = rh.Table.new("ticket_to_ride_paris", 2, seed="why")
    view, moves = table.view(0), table.state.moves(0)
    found = advised(Desk(table.game, 0, view, moves, Fast(3)), Budget(worlds=4))
    assert found.move in moves
    assert found.beside is not None
    assert found.beside.move in moves
    assert found.beside.move != found.move


def test_a_build_says_what_it_links_or_from_where_it_leads_on() -> None:
    table = rh.Table.new("age_of_steam_tutorial", 2, seed="why")
    wishes = ("build", "issue 2", "drop", "choose")
    said: dict[str, str] = {}
    while "It links" not in said:
        seat = table.actors()[0]
        moves = table.state.moves(seat)
        written = [table.game.moveset.notation(move) for move in moves]
        for move, name in zip(moves, written, strict=True):
            if name.startswith("build"):
                words = reason(table.game, table.view(seat), moves, (move,), table.words("en"))
                said.setdefault(words[:8], words)
        wish = next((wish for wish in wishes if any(name.startswith(wish) for name in written)), "")
        table.play(seat, next(move for move, name in zip(moves, written, strict=True) if name.startswith(wish)))
    assert said["It leads"] == (
        "It leads on from Saltmouth; the link pays once it reaches a city or a town, and you may lay 2 more tiles now."
    )
    assert said["It links"].startswith("It links ")
    assert "pays you" in said["It links"]
