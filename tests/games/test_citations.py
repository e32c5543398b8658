"""Whatever is cited by number stands on a page that a person can read: rules, our rulings, the rules of the table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import roundhouse as rh
from roundhouse.core.game import RULE_ID, rule_lines
from roundhouse.core.texts import ENGLISH, LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src" / "roundhouse" / "games"
PAGES = sorted(GAMES.rglob(f"rulings.{ENGLISH}.md"))
#: Words that look like an id, and ids that tests make up.
NO_IDS = re.compile(r"UTF-|XX|XY")
#: An id that is not a part of a longer word.
CITED = re.compile(rf"(?<![\w-]){RULE_ID}(?![\w-])")


def cited(text: str) -> set[str]:
    return {found for found in CITED.findall(text) if not NO_IDS.match(found)}


def listed() -> set[str]:
    """The ids of the pages of all games."""
    return {rule for name in rh.game_ids() for rule in rule_lines(rh.find_game(name).reference(ENGLISH))}


def sources() -> list[Path]:
    found = [*(ROOT / "src").rglob("*.py"), *(ROOT / "tests" / "games").rglob("*.py"), *(ROOT / "docs").glob("*.md")]
    return [path for path in found if path != Path(__file__)]


def test_every_rule_and_ruling_that_is_cited_is_on_a_page() -> None:
    rules = listed()
    chapters = {rule.split(".")[0] for rule in rules}
    known = rules | chapters
    strays = {str(path.relative_to(ROOT)): cited(path.read_text(encoding="utf-8")) - known for path in sources()}
    assert {name: ids for name, ids in strays.items() if ids} == {}


def test_every_page_of_rulings_is_shown_below_the_rules_of_a_game() -> None:
    games = [rh.find_game(name) for name in rh.game_ids()]
    package = Path(rh.__file__).parent  # of the compiled build, where that is tested
    shown = {page.relative_to(package / "games") for game in games for page in game.ruling_pages}
    assert shown == {page.relative_to(GAMES) for page in PAGES}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.parents[1].name)
def test_rulings_are_the_same_in_every_language_and_name_only_what_there_is(page: Path) -> None:
    english = rule_lines(page.read_text(encoding="utf-8"))
    for lang in LANGUAGES:
        text = page.with_name(f"rulings.{lang}.md").read_text(encoding="utf-8")
        assert list(rule_lines(text)) == list(english)
        assert cited(text) <= listed()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.parents[1].name)
def test_every_ruling_is_named_by_a_test_or_names_the_rule_that_says_the_same(page: Path) -> None:
    """Inside a test: the words at the head of a file do not count."""
    tests = ROOT / "tests" / "games" / page.relative_to(GAMES).parts[0]
    bodies = [path.read_text(encoding="utf-8").split('"""', 2)[-1] for path in tests.glob("test_*.py")]
    named = {ruling for body in bodies for ruling in cited(body)}
    rulings = rule_lines(page.read_text(encoding="utf-8"))
    assert [ruling for ruling, text in rulings.items() if ruling not in named and not cited(text)] == []
