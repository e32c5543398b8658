"""What is the same for every game: seats, options, scripts, the rule page."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path

import pytest

import roundhouse as rh
from roundhouse.core.chance import Fast
from roundhouse.core.game import Game, Option, rule_lines
from roundhouse.testing import ConformanceError, conform
from signals import GAME, Signals

INK = rh.find_game("railroad_ink")


def test_the_number_of_seats() -> None:
    assert INK.check_seats(None) == INK.default_seats == 1
    assert INK.check_seats(6) == 6
    for wrong in (0, 7, -1, "2", True, 2.0):
        with pytest.raises(rh.BadOption, match="railroad_ink is for 1 to 6 players, not"):
            INK.check_seats(wrong)  # type: ignore[arg-type]
    with pytest.raises(rh.BadOption, match="signals is for 2 or 3 players, not 4"):
        GAME.check_seats(4)


def test_options_are_completed() -> None:
    assert INK.check_options(None) == {"expansion": "none"}
    assert INK.check_options({"expansion": "lava"}) == {"expansion": "lava"}
    with pytest.raises(rh.BadOption, match="railroad_ink has no option 'moon'; its options: expansion"):
        INK.check_options({"moon": "full"})
    with pytest.raises(rh.BadOption, match="expansion cannot be 'ice'; allowed: none, "):
        INK.check_options({"expansion": "ice"})


class NoOptions(Signals):
    options = ()


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(rh.BadOption, match="its options: none"):
        NoOptions().check_options({"moon": "full"})


class ForTwo(Signals):
    options = (*Signals.options, Option("moon", ("new", "full"), "new", seats=(2,)))


def test_an_option_may_count_for_some_numbers_of_players_only() -> None:
    game = ForTwo()
    assert [option.name for option in game.options_for(2)] == ["length", "moon"]
    assert [option.name for option in game.options_for(3)] == ["length"]
    game.check_combination(2, game.check_options({"moon": "full"}))
    game.check_combination(3, game.check_options({"moon": "new", "length": "long"}))
    with pytest.raises(rh.BadOption, match="signals: moon is for tables of 2, not of 3"):
        game.check_combination(3, game.check_options({"moon": "full"}))


def test_a_script_may_name_what_chance_answers() -> None:
    assert INK.check_script({"A": ["A_rail_t", 1], "B": ["B_station_curve"]}) == {"A": [6, 1], "B": [5]}
    assert GAME.check_script({"deck": ["one", "four", 2]}) == {"deck": [0, 3, 2]}


@pytest.mark.parametrize(
    ("game", "script", "says"),
    [
        (INK, {"C": [1]}, "railroad_ink never asks chance for 'C'; it asks for: A, B, "),
        (INK, {"C": []}, "never asks chance for 'C'"),
        (INK, {"A": ["A_moon"]}, "A: 'A_moon' is none of A_road_straight, "),
        (INK, {"B": ["x"]}, "B: 'x' is none of B_overpass, B_station_straight, B_station_curve"),
        (INK, {"A": [0]}, "A: 0 is not within 1 to 6"),
        (INK, {"A": [7]}, "A: 7 is not within 1 to 6"),
        (GAME, {"deck": [4]}, "deck: 4 is not within 0 to 3"),
        (GAME, {"deck": [-1]}, "deck: -1 is not within 0 to 3"),
    ],
)
def test_a_script_that_cannot_be(game: Game, script: Mapping[str, list[int | str]], says: str) -> None:
    with pytest.raises(rh.BadScript, match=says):
        game.check_script(script)


def test_the_rule_page_is_read_by_its_ids() -> None:
    page = "# X\n- XX-1 One.\n- **XX-2.1** Two.\ntext XX-3\n - XX-4 not this\n- XXXX-5 Five.\n- X-6 no\n- XXXXX-7 no\n"
    assert rule_lines(page) == {"XX-1": "One.", "XX-2.1": "Two.", "XXXX-5": "Five."}
    assert GAME.rule_ids == ("SG-1.1", "SG-2.1", "SG-2.2", "SG-2.3", "SG-2.4", "SG-3.1")
    assert "SG-1.1" in GAME.rulebook("pl")
    assert GAME.rulebook("pl") != GAME.rulebook("en")
    assert GAME.rulebook("xx") == GAME.rulebook("en")


class English(Signals):
    """A game that was never translated."""

    def __init__(self, folder: Path) -> None:
        self.place = folder
        (folder / "words").mkdir()
        shutil.copy(GAME.folder / "words" / "en.ftl", folder / "words")
        shutil.copy(GAME.folder / "words" / "rules.en.md", folder / "words")

    @property
    def texts(self) -> tuple[Path, ...]:
        return (self.place / "words",)


def test_a_game_needs_english_only(tmp_path: Path) -> None:
    game = English(tmp_path)
    assert game.languages == ("en",)
    assert GAME.languages == ("en", "pl")
    assert game.title("pl") == game.title("en") == "Signals"
    assert game.words("pl")("seat-name", number=1) == "Gracz 1"
    assert game.rulebook("pl") == GAME.rulebook("en")
    assert game.rule_ids == GAME.rule_ids
    conform(game, seats=2, games=1, junk=100, aside=False)


def test_a_language_is_there_once_it_has_a_file(tmp_path: Path) -> None:
    game = English(tmp_path)
    (tmp_path / "words" / "pl.ftl").write_text("title = Semafory\n", encoding="utf-8")
    assert game.languages == ("en", "pl")
    with pytest.raises(ConformanceError, match=r"words: without words: .*tagline in pl"):
        conform(game, seats=2, games=1, junk=100, aside=False)


def test_what_a_game_gives_if_it_says_nothing_else() -> None:
    state = GAME.new(2, {"length": "short"}, Fast(1))
    assert Game.value(GAME, state, 0) == 0.0
    assert Game.candidates(GAME, state.view(0), ()) == []
    assert Game.bots(GAME) == {}
    assert GAME.title("pl") == "Semafory"
