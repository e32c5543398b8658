"""The conformance suite passes a sound game, and finds each defect by the check that is there for it."""

from __future__ import annotations

import pickle
import re
import shutil
from collections.abc import Callable, Iterator, Mapping
from importlib.metadata import EntryPoint
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import roundhouse as rh
from roundhouse.core import registry
from roundhouse.core.chance import Chance
from roundhouse.core.errors import BadOption
from roundhouse.core.log import Log
from roundhouse.testing import ConformanceError, Place, Spot, conform, reach
from roundhouse.testing.clones import clones_are_independent
from roundhouse.testing.conservation import conserved
from roundhouse.testing.picks import picks_reach_every_move
from roundhouse.testing.undo import undo_restores
from roundhouse.testing.views import nothing_leaks
from roundhouse.testing.words import words_are_there
from signals import GAME, Signals
from signals.rules.state import State
from signals.seen.view import View

from .broken import BROKEN, Broken, CardVanishes, OnePath, SharedDeck


@pytest.fixture
def own_registry(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A registry that forgets what a test tells it."""
    monkeypatch.setattr(registry, "_registered", {})
    registry._places.cache_clear()
    yield
    registry._places.cache_clear()


def test_a_sound_game_conforms() -> None:
    report = conform(GAME, games=2, junk=5000)
    # 2 and 3 seats, short and long, two games each; the bot plays where two sit.
    assert (report.game, report.tables, report.games) == ("signals", 4, 10)
    assert report.plies > 100
    assert report.surprises > 0
    assert not report.skipped
    assert set(report.checks) == {game.check for game in BROKEN} - {"setup"}
    assert str(report).startswith("signals: 4 tables, 10 games")
    assert "\n  leaks: 64\n" in str(report)


@pytest.mark.parametrize("game", BROKEN, ids=lambda game: game.__name__)
def test_a_defect_is_found_by_its_check(game: type[Broken]) -> None:
    # What has no words is told when all else was looked at: for it, one game of each table is enough to look at.
    games, aside = (1, False) if game.check == "words" else (3, True)
    with pytest.raises(ConformanceError) as caught:
        conform(game(), games=games, junk=3000, most_plies=300, aside=aside)
    assert caught.value.check == game.check, caught.value
    assert game.says in caught.value.why


def test_a_failure_can_be_replayed() -> None:
    with pytest.raises(ConformanceError) as caught:
        conform(CardVanishes())
    error = caught.value
    place = error.place
    assert (place.game, place.seats, place.options, place.seed) == ("signals", 2, {"length": "short"}, "conform-0")
    assert str(error) == f"conservation: {error.why} [{place}]"
    assert (
        f"signals, 2 seats, length=short, seed 'conform-0', random play, ply {place.ply} after {place.move!r}"
        in str(error)
    )
    table = reach(CardVanishes(), place.seats, place.options, place.seed, place.ply)
    assert table.record.entries[-1].move == place.move
    assert table.record.to_json() == error.record
    with pytest.raises(ConformanceError, match="conservation"):
        conserved(Spot.of(table))
    conserved(Spot.of(reach(CardVanishes(), place.seats, place.options, place.seed, place.ply - 1)))


def test_an_error_survives_the_way_between_processes() -> None:
    error = ConformanceError("clones", "differ", Place("signals", 2, {}, "s"), "{}")
    again = pickle.loads(pickle.dumps(error))
    assert (again.check, again.why, again.place, again.record) == (error.check, error.why, error.place, error.record)
    assert str(again) == str(error)


def test_each_check_can_be_called_alone() -> None:
    check: Callable[[Spot], None]
    # After three plies the next move draws from the deck.
    for check, game, ply in ((clones_are_independent, SharedDeck(), 3), (picks_reach_every_move, OnePath(), 0)):
        check(Spot.of(reach(Signals(), 2, ply=ply)))
        with pytest.raises(ConformanceError):
            check(Spot.of(reach(game, 2, ply=ply)))


def test_seats_and_options_may_be_chosen() -> None:
    report = conform(GAME, seats=3, options={"length": "long"}, junk=60, samples=1, aside=False)
    assert (report.tables, report.games) == (1, 1)
    assert "processes" not in report.checks
    assert conform(GAME, seats=[2, 3], options={"length": "long"}, junk=60, samples=1, aside=False).tables == 2


class Choosy(Signals):
    def check_combination(self, seats: int, options: Mapping[str, str]) -> None:
        if seats == 3 and options["length"] == "long":
            raise BadOption("three play short games")


def test_settings_that_do_not_go_together_are_left_out() -> None:
    report = conform(Choosy(), junk=60, samples=1, aside=False)
    assert report.tables == 3
    assert report.skipped == ["3 seats, {'length': 'long'}: three play short games"]
    assert "skipped: 3 seats" in str(report)


class ForTwo(Signals):
    options = (replace(Signals.options[0], seats=(2,)),)


def test_options_that_do_not_count_for_the_seats_are_not_tried() -> None:
    report = conform(ForTwo(), junk=60, samples=1, aside=False)
    assert (report.tables, report.skipped) == (3, [])


def test_a_game_that_no_other_process_can_import_is_said_to_be_left_out() -> None:
    class Local(Signals):
        pass

    report = conform(Local(), seats=2, options={"length": "short"}, junk=60, samples=1)
    assert len(report.skipped) == 1
    assert "processes:" in report.skipped[0]


class Elsewhere(Signals):
    """Can be played here, but not set up in another process."""

    def __init__(self, here: bool = False) -> None:
        if not here:
            raise RuntimeError("only here")


def test_a_process_that_fails_is_a_failure() -> None:
    with pytest.raises(ConformanceError, match=r"(?s)processes: .*only here"):
        conform(Elsewhere(here=True), junk=60, samples=1)


class Speechless(Signals):
    """Nobody has written a word yet, nor a rule."""

    def __init__(self, folder: Path) -> None:
        self.own = folder

    @property
    def texts(self) -> tuple[Path, ...]:
        return (self.own,)


def test_all_that_has_no_words_is_told_at_once(tmp_path: Path) -> None:
    """Also what only later positions say, and the rules that refusals name."""
    with pytest.raises(ConformanceError) as caught:
        conform(Speechless(tmp_path), junk=3000, aside=False)
    told = caught.value.why.removeprefix("without words: ")
    words = Path(GAME.folder) / "words"
    keys = re.findall(r"^([a-z-]+) =", (words / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    page = "rules.en.md (with lines such as '- XY-1.1 Everybody draws a card.')"
    assert keys
    for missing in (*(f"{key} in en" for key in keys), page, "SG-2.1 in rules.en.md, which refuses not-in-hand"):
        assert missing in told


def test_a_rule_belongs_on_the_page_of_every_language(tmp_path: Path) -> None:
    for path in (Path(GAME.folder) / "words").iterdir():
        shutil.copy(path, tmp_path)
    page = tmp_path / "rules.pl.md"
    page.write_text(re.sub(r"- SG-2\.[13].*\n", "", page.read_text(encoding="utf-8")), encoding="utf-8")
    with pytest.raises(ConformanceError) as caught:
        conform(Speechless(tmp_path), seats=2, junk=60, samples=1, aside=False)
    assert caught.value.why == "without words: SG-2.1 in rules.pl.md, SG-2.3 in rules.pl.md"


def test_a_check_alone_tells_what_it_misses(tmp_path: Path) -> None:
    words_are_there(Spot.of(rh.Table.new(GAME)))
    with pytest.raises(ConformanceError, match="title in en, tagline in en"):
        words_are_there(Spot.of(rh.Table.new(Speechless(tmp_path))))


@pytest.mark.usefixtures("own_registry")
def test_a_game_that_is_not_registered_yet() -> None:
    with pytest.raises(rh.UnknownGame, match=r"(?s)'signals'.*roundhouse\.register\(game\)"):
        conform("signals")


@pytest.mark.usefixtures("own_registry")
def test_a_registered_game_is_found_by_its_id() -> None:
    with pytest.raises(rh.UnknownGame, match="signals"):
        rh.find_game("signals")
    rh.register(GAME)
    assert rh.find_game("signals") is GAME
    assert "signals" in rh.game_ids()
    table = rh.Table.new("signals", seed="a")
    assert rh.Table.load(table.record.to_json()).digest() == table.digest()
    assert conform("signals", seats=2, junk=60, samples=1, aside=False).game == "signals"


@pytest.mark.usefixtures("own_registry")
def test_a_game_joins_in_by_an_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    places = {
        "signals": f"{Signals.__module__}:GAME",
        "other": f"{Signals.__module__}:GAME",
        "none": f"{Signals.__module__}:NIL",
    }

    def points(group: str) -> list[EntryPoint]:
        return [EntryPoint(name, value, group) for name, value in places.items() if group == "roundhouse.games"]

    monkeypatch.setattr("importlib.metadata.entry_points", points)
    assert {"none", "other", "railroad_ink", "signals"} <= set(rh.game_ids())
    assert rh.find_game("signals") is GAME
    assert rh.find_game("signals") is GAME
    for name in ("other", "none"):
        with pytest.raises(rh.UnknownGame, match=f"is not the game '{name}'"):
            rh.find_game(name)


class Peeked(Signals):
    """Looking at it changes it."""

    class Position(State):
        __slots__ = ("peeks",)

        def __init__(self, seats: int, rounds: int) -> None:
            super().__init__(seats, rounds)
            self.peeks = 0

        def view(self, seat: int | None) -> View:
            self.peeks += 1
            return super().view(seat)


def test_looking_must_not_change_anything() -> None:
    nothing_leaks(Spot.of(rh.Table.new(Signals())))
    with pytest.raises(ConformanceError, match="leaks: looking and guessing have changed the state"):
        nothing_leaks(Spot.of(rh.Table.new(Peeked())))


class Restless(Signals):
    """No two games of it begin alike, whatever the record says."""

    class Position(State):
        __slots__ = ("born",)

        def __init__(self, seats: int, rounds: int) -> None:
            super().__init__(seats, rounds)
            self.born = next(births)

        def clone(self) -> Any:
            twin = super().clone()
            twin.born = self.born  # type: ignore[attr-defined]
            return twin


births = count()


class Entangled(Signals):
    """Its clones share what a move changes."""

    class Position(State):
        __slots__ = ("tally",)

        def __init__(self, seats: int, rounds: int) -> None:
            super().__init__(seats, rounds)
            self.tally = [0]

        def clone(self) -> Any:
            twin = super().clone()
            twin.tally = self.tally  # type: ignore[attr-defined]
            return twin

        def play(self, seat: int, move: int, chance: Chance, log: Log | None = None) -> None:
            self.tally[0] += 1
            super().play(seat, move, chance, log)


def test_an_undo_that_does_not_come_back_is_found() -> None:
    undo_restores(Spot.of(rh.Table.new(Signals())))
    with pytest.raises(ConformanceError, match="undo: the undo of seat 0 does not restore the position"):
        undo_restores(Spot.of(rh.Table.new(Entangled())))
    with pytest.raises(ConformanceError, match="undo: a record with an undo loads as another position"):
        undo_restores(Spot.of(rh.Table.new(Restless())))


class LostView(View, frozen=True):
    def sheet(self) -> rh.Sheet:
        return rh.Sheet(super().sheet().seats, ("cards",), won=())


def test_a_lost_game_alone_needs_no_winner() -> None:
    class Lost(Signals):
        class Position(State):
            __slots__ = ()

            def sheet(self) -> rh.Sheet:
                return rh.Sheet(super().sheet().seats, ("cards",), won=())

            def view(self, seat: int | None) -> LostView:
                view = super().view(seat)
                return LostView(**{name: getattr(view, name) for name in view.__struct_fields__})

    conform(Lost(), seats=2, junk=60, samples=1, aside=False)
