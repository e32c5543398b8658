"""Every word of the three games, in English and in Polish, and the pages of their rules."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from fluent.runtime import FluentBundle, FluentResource
from ttr_staging import ASIA, PARIS, USA
from ttr_walk import game_of, nodes, played, the_state

from roundhouse.core.game import rule_lines
from roundhouse.core.table import Table
from roundhouse.core.texts import CORE_TEXT, LANGUAGES, Arg, Text, Translator
from roundhouse.games.ticket_to_ride.printed.editions import FOLDER
from roundhouse.games.ticket_to_ride.printed.facts import KINDS, WILD
from roundhouse.games.ticket_to_ride.rules import names

every_game = pytest.mark.parametrize("game", [PARIS, ASIA, USA])
every_language = pytest.mark.parametrize("lang", LANGUAGES)


class Strict(Translator):
    """A translator that falls back on nothing: no other language, no key, no hole in a sentence."""

    def __init__(self, game: str, lang: str) -> None:
        bundle = FluentBundle([lang], use_isolating=False)
        for folder in (CORE_TEXT, *game_of(game).texts):
            for path in folder.glob(f"{lang}*.ftl"):
                bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        super().__init__(lang, bundle)
        self.said_keys: set[str] = set()

    def __call__(self, what: str | Text, /, **args: Arg) -> str:
        key, given = (what.key, what.args) if isinstance(what, Text) else (what, args)
        assert self.has(key), f"{key} has no words in {self.lang}"
        words, faults = self._bundle.format_pattern(
            self._bundle.get_message(key).value, {name: self._plain(arg) for name, arg in given.items()}
        )
        assert not faults, (key, faults)
        self.said_keys.add(key)
        return str(words)


def say_end(table: Table, tr: Strict) -> None:
    """The log, the sheets, and what decides ties."""
    for event in table.events(public=False):
        tr(event.text)
    for sheet in table.sheet().seats:
        for line in sheet.lines:
            tr(line.text)
    for name in table.sheet().tie_names:
        tr(f"tie-{name}")


@every_language
@pytest.mark.parametrize(("game", "seats"), [(PARIS, 2), (ASIA, 4), (USA, 3)])
def test_nothing_that_is_said_in_a_game_lacks_words(game: str, seats: int, lang: str) -> None:
    tr, dice = Strict(game, lang), Random(1)
    junk: list[int] = []
    for table in played(game, seats, every=8, seed="words"):
        this = table.game
        for seat in table.actors():
            junk = [*junk[-40:], *the_state(table).moves(seat)]
            for move in dice.sample(junk, min(5, len(junk))):
                if refusal := table.refusal(seat, move):
                    tr(f"refusal-{refusal.code}", **refusal.args)
            for picked, node in nodes(table.picks(seat)):
                tr(this.prompt(table.view(seat), picked))
                for child in node.children.values():
                    assert child.pick is not None
                    tr(child.pick.text)
        for viewer in (0, None):
            tr(this.prompt(table.view(viewer), ()))
            this.plain(table.view(viewer), tr)
            this.scene(table.view(viewer), tr)
        if table.over:
            say_end(table, tr)
    assert {"log-claim", "log-end", "score-routes", "prompt-pay", "prompt-over", "plain-free"} <= tr.said_keys
    if game == ASIA:
        assert {"log-to-rack", "prompt-place", "pick-share-alone", "prompt-from"} <= tr.said_keys


@every_language
@every_game
def test_the_table_of_contents_has_words(game: str, lang: str) -> None:
    tr = Strict(game, lang)
    assert tr("title") == game_of(game).title(lang)
    assert len(tr("tagline")) < 120
    assert all(tr(key).endswith(".") for key in game_of(game).own_design)


@every_language
@every_game
def test_every_kind_of_card_has_a_name_of_its_own(game: str, lang: str) -> None:
    tr = Strict(game, lang)
    names = [tr(f"card-{kind}") for kind in KINDS]
    assert len(set(names)) == len(names)
    assert not [name for name in names if name != name.lower() or "," in name]


@every_language
@every_game
def test_what_stands_alone_is_a_sentence(game: str, lang: str) -> None:
    bundle = Strict(game, lang)._bundle
    sources = [folder / f"{lang}.ftl" for folder in game_of(game).texts]
    for text in (path.read_text(encoding="utf-8") for path in sources):
        for key in re.findall(r"^((?:refusal|log|prompt)-[\w-]+) =", text, re.MULTILINE):
            words, _ = bundle.format_pattern(bundle.get_message(key).value, {"seat": "Anna", "number": 1})
            assert words[-1] in ".?", key
            assert words[0].isupper(), key


def test_polish_counts() -> None:
    tr = Strict(PARIS, "pl")
    assert [tr("pick-tickets", number=n) for n in (1, 2)] == ["dobierz ostatni bilet", "dobierz 2 bilety"]
    assert [tr("pick-deck", number=n)[16:] for n in (1, 3, 5, 22)] == [
        "(została jedna karta)",
        "(3 karty)",
        "(5 kart)",
        "(22 karty)",
    ]
    assert [tr("log-claim", seat="Ola", route="A – B", points=n)[25:] for n in (1, 2, 15)] == [
        "jeden punkt.",
        "2 punkty.",
        "15 punktów.",
    ]
    assert tr("prompt-choosing", number=1) == "Bilety wybiera jeszcze jedna osoba."
    assert tr("prompt-choosing", number=2) == "Bilety wybierają jeszcze 2 osoby."
    assert tr("prompt-choosing", number=5) == "Bilety wybiera jeszcze 5 osób."


def test_cards_are_counted_in_the_plural() -> None:
    """In the log, in the text and among the choices: all ask one place."""
    said = {
        (PARIS, "en"): "1 red, 8 buses",
        (USA, "en"): "1 red, 8 locomotives",
        (PARIS, "pl"): "1 czerwona, 8 autobusów",
        (ASIA, "pl"): "1 czerwona, 8 lokomotyw",
    }
    for (game, lang), words in said.items():
        assert Strict(game, lang)(names.cards([KINDS.index("red"), *[WILD] * 8])) == words
    tr = Strict(USA, "pl")
    assert [tr("cards-blue", number=n) for n in (1, 3, 5, 22)] == [
        "1 niebieska",
        "3 niebieskie",
        "5 niebieskich",
        "22 niebieskie",
    ]
    assert tr("cards-any", number=3) == "3 karty w jednym kolorze"


@pytest.mark.parametrize(
    ("game", "lang", "said"),
    [
        (PARIS, "en", ["Ola has no buses left: everybody may take one more turn.", "Ola has only one bus left"]),
        (USA, "en", ["Ola has no trains left: everybody takes one more turn.", "Ola has only one train left"]),
        (
            ASIA,
            "en",
            ["The team of Ola has no trains left: ", "The team of Ola has only one train left"],
        ),
        (PARIS, "pl", ["Ola nie ma już autobusów: każdy może rozegrać", "Ola ma już tylko jeden autobus"]),
        (USA, "pl", ["Ola nie ma już wagoników: każdy rozgrywa", "Ola ma już tylko jeden wagonik"]),
        (
            ASIA,
            "pl",
            ["Drużyna, w której gra Ola, nie ma już", "Drużyna, w której gra Ola, ma już tylko jeden"],
        ),
    ],
)
def test_the_last_round_is_announced_with_what_is_left(game: str, lang: str, said: list[str]) -> None:
    tr = Strict(game, lang)
    for number, words in enumerate(said):
        assert tr("log-last-round", seat="Ola", number=number).startswith(words)


def test_each_game_calls_its_pieces_by_their_name() -> None:
    said = [Strict(game, "en")("refusal-few-pieces", need=3, have=1) for game in (PARIS, ASIA, USA)]
    assert said == ["You need 3 buses and have 1.", *["You need 3 trains and have 1."] * 2]
    assert [Strict(game, "en")("cards-wild", number=2) for game in (PARIS, USA)] == ["2 buses", "2 locomotives"]


# -- the pages of the rules ---------------------------------------------------------------------------------------


@every_game
def test_the_pages_hold_the_same_rules_in_both_languages(game: str) -> None:
    this = game_of(game)
    english, polish = rule_lines(this.rulebook("en")), rule_lines(this.rulebook("pl"))
    assert list(english) == list(polish) == list(this.rule_ids)
    assert len(english) == {PARIS: 21, ASIA: 27, USA: 19}[game]
    assert all(english[rule] != polish[rule] for rule in english)


def test_every_rule_named_in_the_code_is_on_a_page() -> None:
    sources = [path.read_text(encoding="utf-8") for path in sorted(FOLDER.rglob("*.py"))]
    named = {rule for source in sources for rule in re.findall(r"T[PAU]-\d\.\d", source)}
    assert len(named) > 25
    assert named <= {rule for game in (PARIS, ASIA, USA) for rule in game_of(game).rule_ids}


@every_language
@every_game
def test_the_page_says_what_the_game_is_and_who_made_it(game: str, lang: str) -> None:
    head, *_, credit = game_of(game).rulebook(lang).split("\n## ")
    assert 3 <= len(re.findall(r"[.!](?=\s|$)", head)) <= 5
    assert "Alan R. Moon" in credit
    assert "Days of Wonder" in credit


@every_language
@every_game
def test_a_design_of_our_own_is_called_so(game: str, lang: str) -> None:
    """Board and tickets of Paris and the tickets of Team Asia are ours, nothing of USA: both pages agree."""
    ours = {"en": "our own design", "pl": "naszego projektu"}[lang]
    head = game_of(game).rulebook(lang).split("\n## ")[0]
    assert (ours in head) == bool(game_of(game).own_design) == (game != USA)
    tr = Strict(game, lang)
    assert all(ours in tr(key) for key in game_of(game).own_design)


def test_the_words_of_a_game_stand_in_its_own_folder() -> None:
    folders = [game_of(game).folder for game in (PARIS, ASIA, USA)]
    assert [Path(folder).name for folder in folders] == ["paris", "asia", "usa"]
