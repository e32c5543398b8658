"""Every word, in English and in Polish; the pages of the rules; the board as characters."""

from __future__ import annotations

import re
from random import Random

import pytest
from fluent.runtime import FluentBundle, FluentResource
from sr_staging import EXAMPLE, boxes, give, rails, table
from sr_walk import GAME, NAMES, TABLES, nodes, played, the_state, the_view

from roundhouse.core.game import rule_lines
from roundhouse.core.texts import CORE_TEXT, LANGUAGES, Arg, Text, Translator
from roundhouse.games.steam_rollers.printed.facts import FOLDER, GOODS, TILES, TRACK_NAMES
from roundhouse.games.steam_rollers.printed.file import PARTS, SHEET

every_language = pytest.mark.parametrize("lang", LANGUAGES)
KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)


class Strict(Translator):
    """A translator that falls back on nothing: no other language, no key, no hole in a sentence."""

    def __init__(self, lang: str) -> None:
        bundle = FluentBundle([lang], use_isolating=False)
        for folder in (CORE_TEXT, *GAME.texts):
            for path in folder.glob(f"{lang}*.ftl"):
                bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        super().__init__(lang, bundle, NAMES)
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


def own_keys(lang: str) -> list[str]:
    return KEY.findall((FOLDER / "words" / f"{lang}.ftl").read_text(encoding="utf-8"))


@every_language
def test_nothing_that_is_said_in_a_game_lacks_words(lang: str) -> None:
    tr, dice = Strict(lang), Random(1)
    for which, (seats, _) in enumerate(TABLES):
        junk: list[int] = []
        for game in played(which, 15, seed="words"):
            for seat in range(seats):
                junk = [*junk[-60:], *the_state(game).moves(seat)]
                for move in dice.sample(junk, min(8, len(junk))):
                    if refusal := game.refusal(seat, move):
                        tr(f"refusal-{refusal.code}", **refusal.args)
            for seat in game.actors():
                for picked, node in nodes(game.picks(seat)):
                    tr(GAME.prompt(game.view(seat), picked))
                    for child in node.children.values():
                        assert child.pick is not None
                        tr(child.pick.text)
            GAME.draw(game.view(0), tr, None)
            GAME.draw(game.view(0), tr, 0)
            GAME.plain(game.view(None), tr)
            sheet = game.sheet()
            for line in (
                *(line for one in sheet.seats for line in one.lines),
                *(sheet.rival.lines if sheet.rival else ()),
            ):
                tr(line.text)
        for event in game.events():
            tr(event.text)
    assert {"log-transport", "log-link", "log-end", "log-order", "log-eve-good", "log-eve-again"} <= tr.said_keys
    assert {"prompt-use", "prompt-start", "score-eve-region", "plain-eve"} <= tr.said_keys


@every_language
def test_all_that_the_program_can_say_has_words(lang: str) -> None:
    """What hardly ever happens, too: the keys that stand in the code."""
    tr = Strict(lang)
    code = "".join(path.read_text(encoding="utf-8") for path in sorted(FOLDER.rglob("*.py")))
    said = [
        *(f"refusal-{code}" for code in re.findall(r'refuse\("SR-[\d.]+", "([\w-]+)"', code)),
        *(f"refusal-{code}" for code in re.findall(r'\("SR-[\d.]+", "([\w-]+-first)"\)', code)),
        *(f"log-{key}" for key in re.findall(r'log\.say\(\s*"([\w-]+)"', code)),
        *(f"{kind}-{rest}" for kind, rest in re.findall(r'"(prompt|pick|act|draw|plain)-([\w-]+)"', code)),
        *(f"good-{name}" for name in GOODS),
        *(f"colour-{name}" for name in GOODS if name != "coal"),
        *(f"chance-{purpose}" for purpose in (*GAME.dice, *GAME.draws)),
        *(f"tile-{name.replace('_', '-')}" for name in TILES),
        *(f"track-{name.lower()}" for name in TRACK_NAMES),
        *(f"part-{part.lower()}" for part in PARTS if part not in SHEET[1:]),
        *GAME.own_design,
    ]
    missing = [key for key in said if not tr.has(key)]
    assert not missing
    assert len([key for key in said if key.startswith(("refusal-", "log-"))]) > 60


def test_both_languages_say_the_same() -> None:
    assert sorted(own_keys("en")) == sorted(own_keys("pl"))
    assert len(set(own_keys("en"))) == len(own_keys("en"))


@every_language
def test_the_new_table_page_has_words(lang: str) -> None:
    tr = Strict(lang)
    assert tr("title") == "SteamRollers"
    assert len(tr("tagline")) < 130
    assert all(tr(key).endswith(".") for key in GAME.own_design)
    for option in GAME.options:
        assert tr(f"option-{option.name}")
        for choice in option.choices:
            assert tr(f"option-{option.name}-{choice}-about").endswith(".")
    for about in GAME.about_board():
        assert tr(about).endswith(".")


@every_language
def test_what_stands_alone_is_a_sentence(lang: str) -> None:
    bundle = Strict(lang)._bundle
    filled = {"seat": "Anna", "victim": "Anna", "holder": "Anna"}
    for key in own_keys(lang):
        if key.startswith(("refusal-", "log-", "prompt-")):
            words, _ = bundle.format_pattern(bundle.get_message(key).value, filled)
            assert words[-1] in ".?", key
            assert words[0].isupper(), key


def test_polish_counts() -> None:
    tr = Strict("pl")
    assert [tr("draw-points", points=n) for n in (1, 3, 5, 22, 112)] == [
        "1 punkt",
        "3 punkty",
        "5 punktów",
        "22 punkty",
        "112 punktów",
    ]
    assert tr("score-link", **{"from": 1, "to": 3, "towns": 1}) == "Miasta 1 – 3, 1 miasteczko"
    assert tr("score-link", **{"from": 1, "to": 3, "towns": 5}) == "Miasta 1 – 3, 5 miasteczek"
    assert tr("refusal-goods-missing", number=1, goods="x").endswith("brakuje ci 1 towaru.")


def test_english_counts() -> None:
    tr = Strict("en")
    assert [tr("draw-points", points=n) for n in (0, 1, 2)] == ["0 points", "1 point", "2 points"]
    assert tr("log-link", seat="Ann", one=1, other=3, towns=0) == "Ann has joined cities 1 and 3."
    assert tr("log-link", seat="Ann", one=1, other=3, towns=2).endswith("through 2 towns.")
    assert tr("refusal-too-far", distance=3, power=0).endswith("has no power yet.")


# -- the pages of the rules ---------------------------------------------------------------------------------------


def test_the_pages_hold_the_same_rules_in_both_languages() -> None:
    english, polish = rule_lines(GAME.rulebook("en")), rule_lines(GAME.rulebook("pl"))
    assert list(english) == list(polish)
    assert [sum(name.startswith(f"SR-{n}.") for name in english) for n in range(1, 8)] == [8, 3, 5, 3, 1, 2, 6]
    for lines in (english, polish):
        assert all(words.endswith(".") for words in lines.values())
    assert not set(english.values()) & set(polish.values())


# -- the board as characters --------------------------------------------------------------------------------------


@every_language
@pytest.mark.parametrize("which", range(len(TABLES)))
def test_the_board_as_characters_is_readable(which: int, lang: str) -> None:
    tr = GAME.words(lang, NAMES)
    for game in played(which, 5):
        for viewer in (0, None):
            for focus in (None, 0):
                words = GAME.plain(the_view(game, viewer), tr, focus)
                assert max(map(len, words.splitlines())) <= 80
                assert words.replace("\n", "").isprintable()


def test_the_characters_tell_what_the_picture_shows() -> None:
    state = table(goods={3: ["red", "coal"], 5: []}, sides="aabaaa", orders="aaaaaa", walls=1)
    rails(state, 0, *EXAMPLE)
    boxes(state, 0, 2, 6)
    give(state, 1, 3, sideways=True)
    words = " ".join(GAME.plain(state.view(0), GAME.words("en", ("Ann", "Ben")), 0).split())
    for told in (
        "Take a white die.",
        "Black die: straight, gentle curve.",
        "White dice to take: 1, 2, 3.",
        "Closed borders (medium): 1–3, 3–6.",
        "City 3 (grey): red, coal.",
        "City 5 (blue): nothing.",
        "Tile 3b (the distance counts 1 or 2 more), lasting, points −2; held by Ben, sideways",
        "Order: red, yellow, points 2",
        "Locomotive: power 2, crossed boxes: 2, 6.",
        "Cities 1 – 4, 2 towns",
        "b2 gentle curve, east to south-west",
    ):
        assert told in words, told


def test_eve_is_told_in_characters() -> None:
    state = table(level=2)
    state.crossed[4], state.eve_points = 3, 5
    words = GAME.plain(state.view(0), GAME.words("en", ("Ann",)), 0)
    assert "region 4: 3" in words
    assert "5 of them for goods" in words
