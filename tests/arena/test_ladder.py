"""The ladder: every deal twice, pairs as samples, games that are kept, and a page that is written anew."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest

from roundhouse.arena import Played, match
from roundhouse.arena import digest as digests
from roundhouse.arena import ladder as ladders
from roundhouse.arena.digest import digest
from roundhouse.arena.ladder import SEED, climb, climbed, judged, ratings
from roundhouse.arena.ladder_shelf import LadderShelf
from roundhouse.arena.plan import make_plan
from roundhouse.arena.result import Thought
from roundhouse.arena.rungs import ENOUGH, FIRST, LEAST, Rung, pairs_worth, rungs
from roundhouse.cli import run
from roundhouse.cli.ladder import HEAD, write, written
from roundhouse.core.registry import find_game, game_ids

#: Ours: as long as no test has registered another.
GAMES = game_ids()
INK = find_game("railroad_ink")
RUNG = Rung(("greedy", "random"), 2, {"expansion": "none"})


def shelf_of(folder: Path, seed: str = SEED) -> LadderShelf:
    return LadderShelf(folder, INK, seed)


def game(number: int, winners: tuple[int, ...], seats: int = 2) -> Played:
    """The first bot sits in front in even games, behind in odd ones."""
    bots = tuple((number + seat) % 2 for seat in range(seats))
    thoughts = tuple(Thought(1, 0.1, 0.1, 0.1 * (1 + bot)) for bot in bots)
    points = tuple(10 if seat in winners else 0 for seat in range(seats))
    return Played(number, bots, points, winners, thoughts, 0.2)


def game_of(number: int) -> Played:
    return game(number, (0,))


def test_two_games_of_a_deal_are_one_sample() -> None:
    """The deal that always gives the first seat the victory proves nothing; the one that the first bot wins from both
    seats does."""
    lucky = [game(0, (0,)), game(1, (0,))]
    better = [game(2, (0,)), game(3, (1,))]
    found = judged(RUNG, lucky + better)
    assert (found.pairs, found.share) == (2, 0.75)
    assert judged(RUNG, lucky * 1 + [game(2, (0,)), game(3, (0,))]).share == 0.5
    assert found.core == pytest.approx((0.1, 0.2))
    assert found.points == (7.5, 2.5)


def test_few_pairs_prove_little_even_if_all_are_won() -> None:
    won = [game(number, (number % 2,)) for number in range(8)]
    low, high = judged(RUNG, won).interval
    assert low < 0.9
    assert high == 1
    many = [game(number, (number % 2,)) for number in range(800)]
    assert judged(RUNG, many).interval[0] > 0.98


def test_a_shared_victory_is_half_a_one_and_a_pair_that_is_not_complete_does_not_count() -> None:
    assert judged(RUNG, [game(0, (0, 1)), game(1, (0, 1)), game(2, (1,)), game(3, (0,)), game(4, (0,))]).share == 0.25


def alone(number: int, points: int, out: tuple[int, ...] = ()) -> Played:
    return Played(number, (number % 2,), (points,), (0,), (Thought(1, 0.1, 0.1, 0.1),), 0.1, out=out)


def test_who_has_more_points_wins_a_pair_of_games_for_one() -> None:
    """Everybody wins alone; the pair says who did better with the same deal."""
    rung = Rung(("expert", "standard"), 1, {})
    found = judged(rung, [alone(0, 50), alone(1, 40), alone(2, 7), alone(3, 7), alone(4, 0, (0,)), alone(5, 60)])
    assert (found.pairs, found.share) == (3, 0.5)
    assert (found.seats, found.out) == ((3, 3), (1, 0))
    assert judged(rung, [alone(0, 50), alone(1, 40)]).share == 1
    assert judged(rung, [alone(0, 0), alone(1, 0, (0,))]).share == 1


def test_pairs_of_games_for_one_rate_bots_too(tmp_path: Path) -> None:
    barbados = find_game("age_of_steam_barbados")
    name = Rung(("standard", "easy"), 1, barbados.check_options({})).name
    shelf = LadderShelf(tmp_path, barbados, SEED)
    for number in range(20):
        shelf.keep(name, alone(number, 40 - 10 * (number % 2)))
    strength = ratings(barbados, shelf)
    assert strength["standard"][0] > strength["easy"][0]


def test_both_games_of_a_deal_have_the_same_dice() -> None:
    seen: list[Played] = []
    match(INK, ["greedy", "greedy"], 4, "twice", jobs=1, on_game=seen.append, dealt_twice=True, numbers=[2, 3])
    assert [one.number for one in seen] == [2, 3]
    assert [one.bots for one in seen] == [(0, 1), (1, 0)]


def test_a_mirror_match_does_not_play_the_same_game_twice(tmp_path: Path) -> None:
    """`greedy` has no whims: with the same deal its second game would be the first again, and 50 % no news."""
    mirror = Rung(("greedy", "greedy"), 2, {"expansion": "none"})
    climb(INK, mirror, 3, shelf_of(tmp_path), jobs=1)
    assert len({line.game.points for line in shelf_of(tmp_path).lines()}) == 6


def test_the_mirror_match_of_a_game_without_meetings_can_fail(tmp_path: Path) -> None:
    """At one table both would draw the same, and 50 % would prove nothing: each has dice of its own."""
    mirrors = [rung for rung in rungs(INK) if rung.mirror]
    assert {rung.seats for rung in mirrors} == {1}
    assert {rung.seats for rung in rungs(find_game("steam_rollers")) if rung.mirror} == {2}
    found = climb(INK, Rung(("greedy", "greedy"), mirrors[0].seats, mirrors[0].options), 4, shelf_of(tmp_path), jobs=1)
    assert found.points[0] != found.points[1]
    assert found.interval != (0.5, 0.5)


def test_the_page_begins_with_what_its_figures_are() -> None:
    page = (Path(__file__).parents[2] / "docs" / "ladder.md").read_text(encoding="utf-8")
    assert page.startswith(HEAD)
    assert "core-s a seat" in page
    assert "core-s a game" not in page


def test_the_ladder_of_a_game_goes_level_by_level_for_every_option() -> None:
    found = rungs(INK, budget="ms=50")
    assert [rung.bots for rung in found[:4]] == [
        ("easy", "random"),
        ("standard", "easy"),
        ("expert:ms=50", "standard"),
        ("standard", "standard"),
    ]
    assert [rung.options["expansion"] for rung in found[::4]] == ["none", "lava", "meteor"]
    assert {rung.seats for rung in found if not rung.mirror} == {2}
    assert rungs(INK, budget="ms=50", usual=True) == found[:4]
    assert {rung.seats for rung in rungs(find_game("ticket_to_ride_asia"))} == {4}


def test_the_ladder_of_every_game_has_a_budget_and_as_many_seats_for_both() -> None:
    """An hour and not days; and who sits in two of three seats would win more for that."""
    found = {game: rungs(find_game(game), usual=True)[2] for game in GAMES}
    assert {game: (rung.bots[0], rung.seats) for game, rung in found.items()} == {
        "railroad_ink": ("expert:ms=150", 2),
        "steam_rollers": ("expert:ms=60", 2),
        "ticket_to_ride_paris": ("expert:ms=100", 2),
        "ticket_to_ride_usa": ("expert:ms=80", 2),
        "ticket_to_ride_asia": ("expert:ms=600", 4),
        "age_of_steam_tutorial": ("expert:ms=100", 2),
        "age_of_steam_rust_belt": ("expert:ms=25", 4),
        "age_of_steam_southern_us": ("expert:ms=25", 4),
        "age_of_steam_germany": ("expert:ms=50", 4),
        "age_of_steam_western_us": ("expert:ms=100", 4),
        "age_of_steam_st_lucia": ("expert:ms=100", 2),
        "age_of_steam_barbados": ("expert:ms=60", 1),
    }


@pytest.mark.parametrize("game", GAMES)
def test_every_match_of_a_ladder_can_be_played(game: str) -> None:
    """Eve's levels are for one player: a table of two has no such option."""
    for rung in rungs(find_game(game)):
        make_plan(game, rung.bots, SEED, rung.options, rung.seats)


def test_the_dearer_a_game_the_fewer_pairs_but_never_too_few() -> None:
    assert [pairs_worth(core) for core in (0.01, 4.9, 5, 18, 30, 60, 1000)] == [200, 200, 200, 200, 120, 60, 30]


def dear(core: float, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Games cost so much now; which ones were played?"""
    played: list[int] = []

    def match(game: object, bots: object, games: int, *rest: Any, numbers: list[int], **_: object) -> None:
        for number in numbers:
            played.append(number)
            rest[-1](msgspec.structs.replace(game_of(number), core=core))

    monkeypatch.setattr(ladders, "match", match)
    return played


def test_the_first_pairs_tell_how_many_there_will_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = dear(1000.0, monkeypatch)
    assert climb(INK, RUNG, None, shelf_of(tmp_path / "dear"), jobs=1).pairs == LEAST
    assert played == list(range(2 * LEAST))
    assert climb(INK, RUNG, None, shelf_of(tmp_path / "dear"), jobs=1).pairs == LEAST
    assert len(played) == 2 * LEAST
    assert climb(INK, RUNG, FIRST - 1, shelf_of(tmp_path / "asked"), jobs=1).pairs == FIRST - 1
    dear(0.1, monkeypatch)
    assert climb(INK, RUNG, None, shelf_of(tmp_path / "cheap"), jobs=1).pairs == ENOUGH


def test_games_are_kept_and_not_played_again(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    shelf = shelf_of(tmp_path)
    first = climb(INK, RUNG, 2, shelf, jobs=1, on_game=lambda *done: told.append(done))
    lines = (tmp_path / "railroad_ink.jsonl").read_text().splitlines()
    assert len(lines) == 4
    assert told == [(done, 4) for done in range(5)]
    again = climb(INK, RUNG, 2, shelf, jobs=1)
    assert again == first
    assert climbed(INK, RUNG, shelf) == first
    assert climbed(INK, RUNG, shelf_of(tmp_path, "other")) is None
    climb(INK, RUNG, 3, shelf, jobs=1)
    kept = (tmp_path / "railroad_ink.jsonl").read_text().splitlines()
    assert kept[:4] == lines
    assert len(kept) == 6
    assert climb(INK, RUNG, 1, shelf_of(tmp_path, "other"), jobs=1).pairs == 1
    strength = ratings(INK, shelf)
    assert strength["greedy"][0] > strength["random"][0]


# -- what has played ------------------------------------------------------------------------------------------------


def copied(folder: Path) -> Path:
    """The house, as a build has it: sources, and what was made of them beside."""
    for part in ("arena", "bots", "core", "games/railroad_ink", "games/age_of_steam"):
        shutil.copytree(digests.PACKAGE / part, folder / part, ignore=shutil.ignore_patterns("*.so", "*.pyc"))
    return folder


def test_the_compiled_build_of_the_same_sources_has_the_same_digest(tmp_path: Path) -> None:
    house = copied(tmp_path)
    (house / "games/railroad_ink/rules/play.cpython-311-x86_64-linux-gnu.so").write_bytes(b"made")
    assert digest(INK, package=house) == digest(INK)
    assert digest(INK) != digest(find_game("age_of_steam_barbados"))


@pytest.mark.parametrize(
    ("file", "counts"),
    [
        ("games/railroad_ink/bots/policy.py", True),
        ("games/railroad_ink/bots/learned-none.json", True),
        ("games/railroad_ink/rules/play.py", True),
        ("games/railroad_ink/printed/railroad_ink.toml", True),
        ("bots/search.py", True),
        ("core/chance.py", True),
        ("bots/measured.json", False),
        ("games/railroad_ink/words/en.ftl", False),
        ("games/railroad_ink/show/draw.py", False),
        ("games/railroad_ink/sample.json", False),
        ("games/age_of_steam/bots/policy.py", False),
    ],
)
def test_the_digest_is_of_whatever_changes_how_a_game_is_played(file: str, counts: bool, tmp_path: Path) -> None:
    house = copied(tmp_path)
    with (house / file).open("a") as stream:
        stream.write(" ")
    assert (digest(INK, package=house) != digest(INK)) == counts


def test_weights_can_be_left_out_of_the_digest(tmp_path: Path) -> None:
    house = copied(tmp_path)
    (house / "games/railroad_ink/bots/learned-none.json").write_text("[]")
    assert digest(INK, False, house) == digest(INK, False) != digest(INK)


def test_games_that_others_have_played_are_not_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Two games of bots before a change, and one of a time when nobody wrote down who played."""
    before = shelf_of(tmp_path)
    before.digest = "of yore"
    for number in range(2):
        before.keep(RUNG.name, game(number, (number % 2,)))
    nameless = {"match": RUNG.name, "seed": SEED, "game": msgspec.to_builtins(game(2, (0,)))}
    with before.file.open("a") as lines:
        print(json.dumps(nameless), file=lines)
    shelf = shelf_of(tmp_path)
    assert (shelf.lines(), shelf.aside()) == ([], 3)
    assert climbed(INK, RUNG, shelf) is None
    assert ratings(INK, shelf) == {}
    words = ["railroad_ink", "--pairs", "1", "--only", "easy", "--usual", "--shelf", str(tmp_path), "-j", "1"]
    assert run(["ladder", *words, "--page", str(tmp_path / "ladder.md")]) == 0
    assert "3 games are left aside" in capsys.readouterr().err
    assert (len(shelf.lines()), shelf.aside()) == (2, 3)


def test_a_shelf_is_begun_anew_and_nothing_is_lost(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["railroad_ink", "--pairs", "1", "--only", "easy", "--usual", "--shelf", str(tmp_path), "-j", "1"]
    for _ in range(3):
        assert run(["ladder", *words, "--page", str(tmp_path / "ladder.md"), "--anew"]) == 0
    assert str(tmp_path / "railroad_ink.before-2.jsonl") in capsys.readouterr().err
    files = ("railroad_ink.jsonl", "railroad_ink.before-1.jsonl", "railroad_ink.before-2.jsonl")
    assert [len((tmp_path / name).read_text().splitlines()) for name in files] == [2, 2, 2]


def test_a_line_that_was_torn_costs_one_game(tmp_path: Path) -> None:
    """Whoever was killed while writing must not spoil the next line, nor the file."""
    shelf = shelf_of(tmp_path)
    first = climb(INK, RUNG, 2, shelf, jobs=1)
    whole = shelf.file.read_bytes()
    shelf.file.write_bytes(whole[:-20])
    assert sorted(shelf.games(RUNG.name)) == [0, 1, 2]
    assert climb(INK, RUNG, 2, shelf, jobs=1).share == first.share
    assert sorted(shelf.games(RUNG.name)) == [0, 1, 2, 3]
    assert len(shelf.file.read_bytes().splitlines()) == 5
    assert ratings(INK, shelf)


def test_the_page_tells_which_build_has_played(tmp_path: Path) -> None:
    shelf = shelf_of(tmp_path)
    shelf.keep(RUNG.name, game(0, (0,)))
    text = shelf.file.read_bytes()
    one = b'"compiled":true' if b'"compiled":true' in text else b'"compiled":false'
    for build, word in ((b'"compiled":true', ", compiled,"), (b'"compiled":false', ", interpreted,")):
        shelf.file.write_bytes(text.replace(one, build))
        assert word in written(INK, [], {}, shelf, "")


def test_who_beats_a_strong_bot_is_stronger_though_their_games_were_played_first(tmp_path: Path) -> None:
    matches = [("expert:ms=5", "standard")] * 6 + [("standard", "easy")] * 60
    shelf = shelf_of(tmp_path)
    for number, (better, worse) in enumerate(matches):
        shelf.keep(f"{better}/{worse}/2/expansion=none", game(number, (number % 2,)))
    strength = ratings(INK, shelf)
    assert strength["expert:ms=5"][0] > strength["standard"][0] > strength["easy"][0]


def test_a_section_takes_the_place_of_the_one_that_was_there(tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    for game, text in (("one", "of yore"), ("two", "other"), ("one", "new \\1")):
        write(page, game, text)
    found = page.read_text()
    assert found.startswith(HEAD)
    assert found.count("<!-- one -->") == 1
    assert "new \\1" in found
    assert "of yore" not in found
    assert "other" in found


def test_the_page_tells_whose_game_ended_before_the_others(tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    words = ["age_of_steam_barbados", "--pairs", "2", "--only", "easy", "--usual", "--shelf", str(tmp_path)]
    assert run(["ladder", *words, "--page", str(page), "-j", "1"]) == 0
    assert "Out before the end: `easy` 0 of 2 seats, `random` 2 of 2 seats." in page.read_text()
    assert "Again: `roundhouse ladder age_of_steam_barbados --pairs 2 --usual --anew`" in page.read_text()


def test_the_command_writes_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "ladder.md"
    words = ["ladder", "railroad_ink", "--pairs", "1", "--only", "easy", "--shelf", str(tmp_path), "--page", str(page)]
    assert run([*words, "-j", "1"]) == 0
    assert "`easy` – `random` (expansion lava)" in page.read_text()
    assert "Out before the end" not in page.read_text()
    assert "Again: `roundhouse ladder railroad_ink --pairs 1 --anew`" in page.read_text()
    assert str(page) in capsys.readouterr().out.replace("\n", "")
    assert run(["ladder", "railroad_ink", "--only", "nobody", "--page", str(page)]) == 1
