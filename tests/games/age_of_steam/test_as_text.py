"""The words: in both languages, for everything that the engine says, with numbers as they are counted."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from as_staging import (
    NE,
    NW,
    RUST_BELT,
    SE,
    SOUTHERN_US,
    SW,
    WESTERN_US,
    N,
    S,
    act,
    build,
    do,
    fresh,
    lay,
    pack,
    script,
    started,
    to_move,
)

from roundhouse import Table, find_game
from roundhouse.core.game import rule_lines
from roundhouse.core.log import Log
from roundhouse.core.texts import LANGUAGES, Text, translator
from roundhouse.games.age_of_steam.maps import MAPS
from roundhouse.games.age_of_steam.printed.facts import ACTIONS, COLOURS, FOLDER, LETTERS
from roundhouse.games.age_of_steam.printed.hexes import TERRAINS
from roundhouse.games.age_of_steam.rules import auction, names, steps
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.steps import NAMES as STEPS
from roundhouse.games.age_of_steam.rules.tiles import TILE_NAMES
from roundhouse.games.age_of_steam.show.panels import FIGURES

MESSAGE = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
SOURCES = {
    path.name: path.read_text(encoding="utf-8")
    for room in ("printed", "rules", "seen", "show")
    for path in (FOLDER / room).glob("*.py")
}
WESTERN = find_game(WESTERN_US)
every_game = pytest.mark.parametrize("game", sorted(MAPS))


def keys(folder: Path, lang: str, file: str = "") -> list[str]:
    return MESSAGE.findall((folder / f"{lang}{file}.ftl").read_text(encoding="utf-8"))


def test_both_languages_have_the_same_words_once() -> None:
    files = [(path.parent, path.name[2:-4]) for path in FOLDER.rglob("en*.ftl")]
    assert len(files) > 10
    for folder, file in files:
        english, polish = (keys(folder, lang, file) for lang in LANGUAGES)
        assert english == polish, folder
        assert len(set(english)) == len(english), folder


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_can_be_said_has_words(lang: str) -> None:
    """Keys are read from the sources; those that are put together from parts are listed here."""
    tr = translator(lang, FOLDER / "words")
    said = {f"log-{key}" for text in SOURCES.values() for key in re.findall(r'log\.say\(\s*"([\w-]+)"', text)}
    said |= {"log-built", "log-replaced", "log-redirected", "log-rolled-light", "log-rolled-dark"}
    said |= {f"refusal-{code}" for code in re.findall(r'refuse\("[A-Z]+-[\d.]+", "([\w-]+)"', SOURCES["refusals.py"])}
    said |= {f"refusal-now-{step}" for step in STEPS[:-1]}
    said |= {key for text in SOURCES.values() for key in re.findall(r'Text\("([\w-]+)"', text)}
    said |= {f"phase-{step}" for step in STEPS}
    said |= {f"{kind}-{name}" for kind in ("action", "about") for name in ACTIONS}
    said |= {f"good-{name}" for name in COLOURS} | {f"city-{letter}" for letter in LETTERS}
    said |= {f"tile-{name}" for name in TILE_NAMES} | {f"terrain-{name}" for name in TERRAINS}
    said |= {f"figure-{name}" for name in FIGURES} | {f"figure-{name}-about" for name in FIGURES}
    assert len(said) > 200
    assert [key for key in sorted(said) if not tr.has(key)] == ["title"]  # each map has its own


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_words_are_left_over(lang: str) -> None:
    """Every key of the shared file is asked for somewhere: whole, or by its beginning."""
    text = "".join(SOURCES.values()).replace("'", '"')
    begun = set(re.findall(r'f"([a-z]+(?:-[a-z]+)*-)\{', text))
    begun |= {"log-", "refusal-", "score-", "tie-", "chance-", "curve-"}
    plain = [key for key in keys(FOLDER / "words", lang) if f'"{key}"' not in text]
    assert not [key for key in plain if not any(key.startswith(start) for start in begun)]


@every_game
def test_each_map_has_a_title_and_explains_its_options(game: str) -> None:
    found = find_game(game)
    for lang in LANGUAGES:
        tr = found.words(lang)
        for key in ("title", "tagline"):
            assert key in keys(found.folder / "words", lang)
        for option in found.options:
            for choice in option.choices:
                assert tr.has(f"option-{option.name}-{choice}")
                assert tr.has(f"option-{option.name}-{choice}-about")
            assert tr.has(f"option-{option.name}-about")


@every_game
def test_rule_pages_have_the_same_rules_and_every_refusal_has_its_rule(game: str) -> None:
    found = find_game(game)
    english, polish = (rule_lines(found.rulebook(lang)) for lang in LANGUAGES)
    assert list(english) == list(polish)
    assert {f"AS-{n}" for n in ("1.1", "3.1", "4.2", "5.2", "6.10", "7.5", "8.3", "9.1", "10.1")} <= set(english)
    assert all(len(words) > 15 for words in (*english.values(), *polish.values()))
    base = {rule for rule in re.findall(r'"(A[A-Z]-[\d.]+)"', SOURCES["refusals.py"]) if rule.startswith("AS")}
    assert base <= set(english)


def test_rules_of_maps_are_on_their_pages() -> None:
    """Each id of a map's ledger is found on the map's page."""
    for game, this in MAPS.items():
        assert set(this.ledger.values()) <= set(find_game(game).rule_ids)
    own = {"western_us": "AW", "southern_us": "AU", "germany": "AG", "barbados": "AB", "st_lucia": "AL"}
    counts = {"AW": 5, "AU": 3, "AG": 4, "AB": 3, "AL": 4}
    for name, start in own.items():
        ids = find_game(f"age_of_steam_{name}").rule_ids
        assert [rule for rule in ids if not rule.startswith("AS")] == [f"{start}-{n + 1}" for n in range(counts[start])]


@pytest.mark.parametrize(("lang", "points"), [("en", "point"), ("pl", "punkt")])
def test_on_barbados_shares_cost_money_at_the_end_and_no_points(lang: str, points: str) -> None:
    said = {}
    for name, seats in (("barbados", 1), ("rust_belt", 3)):
        table = Table.new(f"age_of_steam_{name}", seats, seed="shares")
        prompt = table.game.prompt(table.view(table.actors()[0]), ())
        said[name] = table.game.words(lang)(prompt)
    assert points in said["rust_belt"]
    assert points not in said["barbados"]


def test_polish_counts_as_poles_do() -> None:
    tr = translator("pl", FOLDER / "words", names=("Ola",))
    links = [tr("log-upgraded", seat="Ola", links=number).rsplit(" ", 2)[-2:] for number in (1, 2, 5)]
    assert links == [["jedno", "połączenie."], ["2", "połączenia."], ["5", "połączeń."]]
    shares = [tr("pick-issue", number=number, dollars=5 * number) for number in (1, 4, 12)]
    assert shares == ["jeden udział: +$5", "4 udziały: +$20", "12 udziałów: +$60"]
    assert tr("log-build-done", seat="Ola", number=0) == "Ola nic nie buduje."
    assert tr("log-build-done", seat="Ola", number=3) == "Ola kończy budowę: 3 kafelki."


def test_english_counts_too() -> None:
    tr = translator("en", FOLDER / "words", names=("Ola",))
    assert tr("log-build-done", seat="Ola", number=1) == "Ola has built one tile."
    assert tr("log-delivered", seat="Ola", good=Text("good-red"), start="A", to="B", links=1).endswith("over one link.")
    assert tr("draw-section", owner="Ola", start="A", sections=2) == "Unfinished track from A (Ola): 2 sections"


def told(state: State, *notations: str, lang: str = "en") -> list[str]:
    """The sentences of the log about some moves."""
    log, tr = Log(), find_game(RUST_BELT).words(lang, ("Ann", "Ben", "Cleo"))
    do(state, *notations, chance=script(bag=[0, 0]), log=log)
    return [tr(event.text) for event in log.events]


@pytest.mark.rule("AS-6.7", "AS-6.8")
@pytest.mark.parametrize(
    ("lang", "redirects", "replaces"),
    [
        ("en", "Ann redirects the track at M8", "Ann replaces the tile at "),
        ("pl", "Ann przekierowuje tor (M8)", "Ann zastępuje kafelek ("),
    ],
)
def test_a_redirect_is_told_apart_from_a_replacement(lang: str, redirects: str, replaces: str) -> None:
    """In a town nothing is redirected, whatever tile shows its exits."""
    state = fresh(seats=3)
    lay(state, 0, "M8", (S, N))
    lay(state, 1, "L9", (NE, SW))
    lay(state, 0, "M10", (N, NW))
    lay(state, 0, "L8", (SE, SW))
    lay(state, 0, "indianapolis", NE, NW)
    builds = [
        build(state, "M8", (S, NE)),
        build(state, "L9", (NE, SW), (SE, NW)),
        build(state, "indianapolis", NE, NW, S),
    ]
    turned, crossed, in_town = (one for one in told(state, *builds, lang=lang) if "$" in one)
    assert turned.startswith(f"{redirects}:")
    assert crossed.startswith(f"{replaces}L9")
    assert in_town.startswith(f"{replaces}Indianapolis")


@pytest.mark.rule("AS-8.2")
@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Ann collects $2, pays $3 and has $0."), ("pl", "Ann otrzymuje $2, płaci $3 i ma $0.")]
)
def test_who_cannot_pay_all_is_said_to_pay_what_is_there(lang: str, said: str) -> None:
    state = fresh(seats=3)
    state.money[0], state.income[0], state.shares[0] = 1, 2, 4
    to_move(state, 2, 1)
    assert said in told(state, "pass", lang=lang)


@pytest.mark.rule("AS-9.1")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_spaces_of_the_chart_have_names(lang: str) -> None:
    state, tr = fresh(seats=3), find_game(RUST_BELT).words(lang)
    act(state, 0, "production")
    to_move(state, 2, 1)
    told(state, "pass", "produce")
    space = tr("space-light", number=1, row=2)
    assert space in told(state, "put red light1.2", lang=lang)[0]
    refusal = state.refusal(0, pack(state, "put red light1.2"))
    assert refusal is not None
    assert space in tr(f"refusal-{refusal.code}", **refusal.args)
    assert tr("space-city", city="H", row=2) in told(state, "put red H.2", lang=lang)[0]


@pytest.mark.rule("AS-6.6")
def test_discs_are_counted() -> None:
    """ASR-7: how many are needed and how many there are."""
    state = fresh(seats=3)
    lay(state, 0, "L8", (SE, SW))
    spurs = pack(state, build(state, "indianapolis", NE, N, S))
    sentences = []
    for left in (1, 0):
        state.discs[0] = left
        refusal = state.refusal(0, spurs)
        assert refusal is not None
        words = [find_game(RUST_BELT).words(lang) for lang in LANGUAGES]
        sentences += [tr(f"refusal-{refusal.code}", **refusal.args) for tr in words]
    assert sentences == [
        "That needs 2 more ownership discs, and you have one left.",
        "Do tego potrzeba jeszcze 2 znaczników własności, a został ci tylko jeden.",
        "That needs 2 more ownership discs, and you have none left.",
        "Do tego potrzeba jeszcze 2 znaczników własności, a nie masz już żadnego.",
    ]


@pytest.mark.rule("AU-3")
def test_the_two_readings_are_told_apart() -> None:
    game = find_game(SOUTHERN_US.split()[0])
    assert game.words("en")("option-doubling-on") != game.words("en")("option-doubling-turn4")


def test_cubes_drawn_have_names() -> None:
    """Dice say their number; a cube its colour."""
    game = find_game(RUST_BELT)
    for lang, red in (("en", "red"), ("pl", "czerwony")):
        tr = game.words(lang)
        told = game.answer_text("bag", 0)
        assert told is not None
        assert tr(told) == red
        assert all(tr.has(f"chance-{purpose}") for purpose in (*WESTERN.dice, *WESTERN.draws))
    assert game.answer_text("light", 3) is None


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["Ola moves a purple cube from A to B, over 5 links.", "A cotton cube comes to B."]),
        ("pl", ["Ola przewozi fioletową kostkę: A – B, 5 połączeń.", "B: przybywa kostka bawełny."]),
    ],
)
def test_cubes_have_a_colour_and_a_case(lang: str, said: list[str]) -> None:
    tr = translator(lang, FOLDER / "words")
    moved = names.cube(COLOURS.index("purple"), "object")
    assert tr("log-delivered", seat="Ola", cube=moved, start="A", to="B", links=5) == said[0]
    assert tr("log-grown", cube=names.cube(COLOURS.index("white")), city="B") == said[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_cube_has_words_for_every_part_it_plays(lang: str) -> None:
    tr = translator(lang, FOLDER / "words")
    roles = ("", "object", "missing")
    assert all(tr.has(names.cube(colour, role).key) for colour in range(len(COLOURS)) for role in roles)


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "You cannot bid $11: you have $10."), ("pl", "Nie możesz zalicytować $11: masz $10.")]
)
def test_a_bid_beyond_ones_money_is_no_price(lang: str, said: str) -> None:
    state = started()
    state.step, state.waiting = steps.AUCTION, [0]
    auction.begin(state)
    refusal = state.refusal(0, pack(state, "bid 11"))
    assert refusal is not None
    assert translator(lang, FOLDER / "words")(f"refusal-{refusal.code}", **refusal.args) == said


@pytest.mark.parametrize("game", [*sorted(MAPS), "shared"])
def test_terms_are_those_of_the_polish_rulebook(game: str) -> None:
    """What the book names otherwise, and what is no Polish."""
    folder = FOLDER if game == "shared" else find_game(game).folder
    files = [*(folder / "words").rglob("pl*.ftl"), *(folder / "words").glob("rules.pl.md")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in files)
    words = "tablic|bagn|Pierwszy transport|Pierwsza budowa|Kolejność tury|nitk|(jeden|dwa|cztery) przychodu"
    assert not re.findall(words, text)
    assert not re.findall(r"[\d}] \$(?![\w{])", text), "dollars stand before the number"
