"""Every word of the game, in English and in Polish, and the pages of its rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from fluent.runtime import FluentBundle, FluentResource
from ri_staging import the_state

from roundhouse import Table
from roundhouse.core.game import rule_lines
from roundhouse.core.picks import Node
from roundhouse.core.texts import CORE_TEXT, LANGUAGES, Arg, Text, Translator
from roundhouse.games.railroad_ink import GAME
from roundhouse.games.railroad_ink.printed.facts import EXPANSIONS, FACES

every_language = pytest.mark.parametrize("lang", LANGUAGES)


class Strict(Translator):
    """A translator that falls back on nothing: no other language, no key, no hole in a sentence."""

    def __init__(self, lang: str) -> None:
        bundle = FluentBundle([lang], use_isolating=False)
        for folder in (CORE_TEXT, GAME.folder / "words"):
            for path in folder.glob(f"{lang}*.ftl"):
                bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        super().__init__(lang, bundle)
        self.said: set[str] = set()

    def __call__(self, what: str | Text, /, **args: Arg) -> str:
        key, given = (what.key, what.args) if isinstance(what, Text) else (what, args)
        assert self.has(key), f"{key} has no words in {self.lang}"
        words, faults = self._bundle.format_pattern(
            self._bundle.get_message(key).value, {name: self._plain(arg) for name, arg in given.items()}
        )
        assert not faults, (key, faults)
        self.said.add(key)
        return str(words)


def random_tables(expansion: str, games: int) -> Iterator[Table]:
    for seed in range(games):
        dice = Random(seed)
        table = Table.new(GAME, seats=2, options={"expansion": expansion}, seed=str(seed))
        while not table.over:
            yield table
            seat = dice.choice(table.actors())
            table.play(seat, dice.choice(the_state(table).moves(seat)))
        yield table


def say_node(tr: Strict, table: Table, seat: int, node: Node, picked: tuple[str, ...] = ()) -> None:
    """The prompt before every choice, and the label of each."""
    if node.children:
        tr(GAME.prompt(table.view(seat), picked))
    for name, child in node.children.items():
        assert child.pick is not None
        tr(child.pick.text)
        say_node(tr, table, seat, child, (*picked, name))


@every_language
@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_nothing_that_is_said_in_a_game_lacks_words(expansion: str, lang: str) -> None:
    tr = Strict(lang)
    moves = sorted(
        {move for table in random_tables(expansion, 1) for s in (0, 1) for move in the_state(table).moves(s)}
    )
    pick = Random(1)
    for number, table in enumerate(random_tables(expansion, 3)):
        for seat in table.actors():
            for move in pick.sample(moves, 5):
                if refusal := table.refusal(seat, move):
                    tr(f"refusal-{refusal.code}", **refusal.args)
        if number % 10 == 0 or table.over:
            for seat in (0, 1):
                say_node(tr, table, seat, table.picks(seat))
                tr(GAME.prompt(table.view(seat), ()))
            tr(GAME.prompt(table.view(None), ()))
            GAME.plain(table.view(None), tr)
            GAME.plain(table.view(0), tr, 0)
            GAME.draw(table.view(0), tr, 0)
            GAME.draw(table.view(None), tr, None)
        if table.over:
            for event in table.events():
                tr(event.text)
            for sheet in table.sheet().seats:
                for line in sheet.lines:
                    tr(line.text)
            for name in table.sheet().tie_names:
                tr(f"tie-{name}")
    assert {"log-draw", "log-finish", "log-end", "score-errors", "prompt-cell", "prompt-over"} <= tr.said
    assert {"none": "task-dice", "lava": "log-volcano", "meteor": "log-strike-route"}[expansion] in tr.said


@every_language
def test_the_table_of_contents_has_words(lang: str) -> None:
    tr = Strict(lang)
    assert tr("title") == GAME.title(lang)
    assert len(tr("tagline")) < 120
    for option in GAME.options:
        tr(f"option-{option.name}")
        for choice in option.choices:
            tr(f"option-{option.name}-{choice}")
            assert tr(f"option-{option.name}-{choice}-about").endswith(".")


@every_language
def test_every_face_has_a_name_of_its_own(lang: str) -> None:
    """Names go into lists, so they have no commas."""
    tr = Strict(lang)
    names = [tr(f"face-{face}") for face in (*FACES, "volcano", "crater")]
    assert len(set(names)) == len(names)
    assert not [name for name in names if "," in name or ":" in name or name != name.lower()]


@every_language
def test_what_stands_alone_is_a_sentence(lang: str) -> None:
    bundle = Strict(lang)._bundle
    text = (GAME.folder / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
    for key in re.findall(r"^((?:refusal|log)-[\w-]+) =", text, re.MULTILINE):
        words, _ = bundle.format_pattern(bundle.get_message(key).value, {"seat": "Anna"})
        assert words.endswith("."), key
        assert words[0].isupper(), key


@pytest.mark.parametrize(
    ("key", "arg", "said"),
    [
        ("score-errors", "errors", ["Bez błędów", "1 błąd", "2 błędy", "5 błędów", "12 błędów", "22 błędy"]),
        (
            "score-craters",
            "ends",
            [
                "0 końców tras otwartych na kratery",
                "1 koniec trasy otwarty na krater",
                "2 końce tras otwarte na kratery",
                "5 końców tras otwartych na kratery",
                "12 końców tras otwartych na kratery",
                "22 końce tras otwarte na kratery",
            ],
        ),
    ],
)
def test_polish_counts(key: str, arg: str, said: list[str]) -> None:
    tr = Strict("pl")
    assert [tr(Text(key, {arg: number})) for number in (0, 1, 2, 5, 12, 22)] == said


def test_polish_points_and_exits() -> None:
    tr = Strict("pl")
    points = [tr("plain-name", name="Ola", points=n) for n in (-1, 0, 1, 3, 25, 32)]
    assert points == [
        "Ola, -1 punkt",
        "Ola, 0 punktów",
        "Ola, 1 punkt",
        "Ola, 3 punkty",
        "Ola, 25 punktów",
        "Ola, 32 punkty",
    ]
    assert tr("score-network", exits=3, points=8) == "Sieć z 3 wyjściami"


def test_english_counts() -> None:
    tr = Strict("en")
    assert [tr("score-errors", errors=n) for n in (0, 1, 2)] == ["No errors", "1 error", "2 errors"]


# -- the pages of the rules ---------------------------------------------------------------------------------------


@pytest.mark.rule("RI-6.1")
def test_the_pages_hold_the_same_rules_in_both_languages() -> None:
    english, polish = rule_lines(GAME.rulebook("en")), rule_lines(GAME.rulebook("pl"))
    assert list(english) == list(polish) == list(GAME.rule_ids)
    assert len(english) == 36
    assert all(english[rule] != polish[rule] for rule in english)


def test_every_rule_named_in_the_code_is_on_the_page() -> None:
    sources = [path.read_text(encoding="utf-8") for path in sorted(Path(GAME.folder).rglob("*.py"))]
    named = {rule for source in sources for rule in re.findall(r"RI-\d\.\d", source)}
    assert len(named) > 20
    assert named <= set(GAME.rule_ids)


@every_language
def test_rules_that_a_rule_points_at_are_there(lang: str) -> None:
    page = rule_lines(GAME.rulebook(lang))
    pointed = {rule for words in page.values() for rule in re.findall(r"RI-\d\.\d", words)}
    assert pointed
    assert pointed <= set(page)


@every_language
def test_the_page_says_what_the_game_is_and_who_made_it(lang: str) -> None:
    head, *_, credit = GAME.rulebook(lang).split("\n## ")
    assert 3 <= len(re.findall(r"[.!](?=\s|$)", head)) <= 5
    for name in ("Hjalmar Hach", "Lorenzo Silva", "Horrible Guild"):
        assert name in credit
