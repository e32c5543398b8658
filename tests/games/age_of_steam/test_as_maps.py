"""A map is a folder: nothing outside names it or its rules, and its rules can be borrowed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from as_staging import do, to_build, why_not
from test_as_own_maps import begun, brought

from roundhouse.core.registry import find_game
from roundhouse.games.age_of_steam.maps import MAPS, hooks_of
from roundhouse.games.age_of_steam.printed.facts import FOLDER
from roundhouse.games.age_of_steam.rules import hooks, steps
from roundhouse.games.age_of_steam.show.named import named_rules

FOLDERS = sorted(path.name for path in (FOLDER / "maps").iterdir() if (path / "map.json").exists())
#: The letters of their rules, and what maps are called.
LETTERS = sorted({rule.partition("-")[0] for game in MAPS for rule in find_game(game).rule_ids} - {"AS"})
TITLES = sorted({find_game(game).title("en").rpartition(": ")[2] for game in MAPS})
GENERIC = sorted(path for path in FOLDER.rglob("*.py") if path.relative_to(FOLDER).parts[0] != "maps")


def test_every_folder_is_a_map() -> None:
    assert [f"age_of_steam_{name}" for name in FOLDERS] == sorted(MAPS)
    assert LETTERS == ["AB", "AG", "AL", "AT", "AU", "AW"]
    assert "Germany" in TITLES
    for name in FOLDERS:
        inside = {path.name for path in (FOLDER / "maps" / name).iterdir()}
        assert inside >= {"game.py", "settings.py", "map.json", "words"}


@pytest.mark.parametrize("path", GENERIC, ids=lambda path: str(path.relative_to(FOLDER)))
def test_nothing_outside_names_a_map_or_its_rules(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not re.findall(rf"\b(?:{'|'.join(LETTERS)})-\d", text)
    assert not re.findall("|".join([*FOLDERS, *TITLES, "German", "Western", "Southern"]), text)


@pytest.mark.parametrize("game", sorted(MAPS))
def test_rules_of_a_map_come_from_its_own_folder(game: str) -> None:
    """The rules that a map has in another way than all are those that its folder has."""
    found = hooks_of(MAPS[game].settings)
    own = {type(rule).__module__ for rule in vars_of(found)} - {hooks.__name__}
    folder = f"{FOLDER.name}.maps.{game.removeprefix('age_of_steam_')}.hooks"
    assert {module.partition("games.")[2] for module in own} <= {folder}


def vars_of(found: hooks.Hooks) -> list[object]:
    names = ("order", "actions", "engineer", "build", "towns", "goods", "chart", "score")
    return [getattr(found, name) for name in names]


@pytest.mark.rule("AG-2", "AG-3", "AB-2", "AL-1")
def test_a_map_may_borrow_rules_of_several_and_cites_each() -> None:
    game = brought({"unfinished": False, "engineer": "half price", "issue": 1, "actions": ["engineer", "urbanization"]})
    state = begun(game)
    assert why_not(state, "issue 2") == ("AB-2", "one-share")
    do(state, "issue 0")
    assert why_not(state, "done") == ("AS-3.1", "now-issue")
    state.step = steps.CHOOSE
    assert why_not(state, "choose locomotive") == ("AL-1", "no-such-action")
    to_build(state, state.waiting[0])
    assert why_not(state, "scrap") == ("AG-3", "nothing-unfinished")
    pages = set(named_rules(game.edition))
    assert {"AB-2", "AL-1", "AG-2", "AG-3"} <= pages <= set(game.rule_ids)


@pytest.mark.rule("AB-2")
def test_where_actions_go_round_their_list_is_told_by_the_same_rule() -> None:
    named = {"turns": {"1": 3}, "order": "alone", "action_cycle": True, "actions": ["engineer", "urbanization"]}
    game = brought(named)
    state = begun(game, 1)
    do(state, "issue 0")
    assert why_not(state, "choose locomotive") == ("AB-2", "no-such-action")
    assert "AL-1" not in named_rules(game.edition)
