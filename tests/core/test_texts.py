"""Words: every sentence in every language, with the same arguments; and how a text becomes a sentence."""

from __future__ import annotations

import ast
import functools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import roundhouse
from roundhouse.core import texts
from roundhouse.core.game import Game
from roundhouse.core.texts import CORE_TEXT, LANGUAGES, Seat, Text, Translator, files_of, language, text, translator

PACKAGE = Path(roundhouse.__file__).parent
GAMES = [roundhouse.find_game(name) for name in roundhouse.game_ids()]
FOLDERS = {"core": CORE_TEXT, **{str(folder.relative_to(PACKAGE)): folder for game in GAMES for folder in game.texts}}
every_folder = pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)
OTHERS = [lang for lang in LANGUAGES if lang != "en"]


class Variables(Visitor):
    """The arguments that a message asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def entries(path: Path) -> Iterator[ftl.Message]:
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ftl.Message):
            yield entry


@functools.cache
def messages(folder: Path, lang: str) -> dict[str, frozenset[str]]:
    """The keys of a language's own files, each with the arguments it asks for."""
    found: dict[str, frozenset[str]] = {}
    for path in files_of(lang, folder):
        for message in entries(path):
            assert message.id.name not in found, f"{message.id.name} stands twice in {folder}"
            seen = Variables()
            seen.visit(message)
            found[message.id.name] = frozenset(seen.names)
    return found


@every_folder
def test_every_language_has_the_same_sentences(folder: Path) -> None:
    english = messages(folder, "en")
    assert english
    for lang in OTHERS:
        assert messages(folder, lang) == english


@every_folder
def test_a_file_in_one_language_is_a_file_in_all(folder: Path) -> None:
    endings = [sorted(path.name.removeprefix(lang) for path in files_of(lang, folder)) for lang in LANGUAGES]
    assert all(names == endings[0] for names in endings)


@every_folder
def test_no_sentence_is_the_same_by_neglect(folder: Path) -> None:
    """Sentences differ between languages; names, single words and frames for arguments may be equal."""
    english = sentences(folder, "en")
    for lang in OTHERS:
        same = [key for key, words in sentences(folder, lang).items() if words == english[key] and len(words) > 1]
        assert not [key for key in same if not key.startswith("title")]


def sentences(folder: Path, lang: str) -> dict[str, list[str]]:
    """The plain words of every message, without its arguments."""
    told = {}
    for message in (message for path in files_of(lang, folder) for message in entries(path)):
        parts = message.value.elements if message.value else []
        texts = [part.value for part in parts if isinstance(part, ftl.TextElement)]
        told[message.id.name] = re.findall(r"[^\W\d_]+", " ".join(texts))
    return told


@every_folder
def test_a_game_does_not_redefine_the_tables_words(folder: Path) -> None:
    if folder != CORE_TEXT:
        assert not messages(folder, "en").keys() & messages(CORE_TEXT, "en").keys()


@every_folder
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5, 22])
def test_every_sentence_can_be_said(folder: Path, lang: str, number: int) -> None:
    """With a number or a word for every argument no sentence has a fault or a hole."""
    bundle = FluentBundle([lang], use_isolating=False)
    for path in files_of(lang, folder):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    for key, names in messages(folder, lang).items():
        pattern = bundle.get_message(key).value
        assert pattern is not None, key
        words, faults = bundle.format_pattern(pattern, dict.fromkeys(names, number))
        assert not faults, (key, faults)
        assert isinstance(words, str)
        assert words.strip() == words != "", key


# -- keys in the code ---------------------------------------------------------------------------------------------

#: Functions that take a key, and what they put before it; `refuse` has the key in second place, `fault` in third.
KEY = re.compile(r"[a-zA-Z][\w-]*")
SPEAKERS = {"tr": "", "Text": "", "text": "", "say": "log-", "Line": "score-"}


def keys_in(path: Path) -> Iterator[str]:
    """The keys that a module names in full."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name in ("refuse", "Refusal") and len(node.args) > 1:
            yield from (f"refusal-{code}" for code in constants(node.args[1]))
        elif name == "cite" and len(node.args) > 2:
            yield from (f"refusal-{code}" for code in constants(node.args[2]))
        elif name == "fault" and len(node.args) > 2:
            yield from (f"fault-{code}" for code in constants(node.args[2]))
        elif name in SPEAKERS:
            yield from (SPEAKERS[name] + key for key in constants(node.args[0]))


def constants(node: ast.expr) -> list[str]:
    if isinstance(node, ast.IfExp):
        return constants(node.body) + constants(node.orelse)
    found = isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value)
    return [found[0]] if found else []


def modules() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def package_of(game: Game) -> Path:
    """The folder of a game; one of several in a package may stand deeper in it, with its map."""
    return PACKAGE.parent.joinpath(*type(game).__module__.split(".")[:3])


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_every_key_in_the_code_has_words(path: Path) -> None:
    # What is written against no game may use the words that all games have. Several games may live in one package, and
    # what only one of them has (a rule, say) it speaks of in words of its own.
    speakers = [game for game in GAMES if package_of(game) in path.parents]
    words = [{key for folder in game.texts for key in messages(folder, "en")} for game in speakers or GAMES]
    known = {*messages(CORE_TEXT, "en"), *(set.union if speakers else set.intersection)(*words)}
    missing = sorted(set(keys_in(path)) - known)
    assert not missing


#: Words that whatever shows a game asks for by convention (see core.game).
CONVENTIONS = ("title", "tagline", "option-", "stage-")


@functools.cache
def spoken() -> tuple[set[str], tuple[str, ...]]:
    """What stands in the code and the scripts: keys in full, and beginnings of keys that are put together."""
    named, begun = set(), set(CONVENTIONS)
    for path in modules():
        named |= set(keys_in(path))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant):
                named |= set(constants(node))
            elif isinstance(node, ast.JoinedStr):
                begun |= {start for start in constants(node.values[0]) if "-" in start}
    for path in PACKAGE.rglob("*.js"):
        script = path.read_text(encoding="utf-8")
        named |= set(re.findall(r"[\"'`]([a-zA-Z][\w-]*)[\"'`]", script))
        begun |= set(re.findall(r"`([a-zA-Z][\w-]*-)\$\{", script))
    return named, tuple(begun)


@every_folder
def test_no_sentence_is_left_over(folder: Path) -> None:
    named, begun = spoken()
    left_over = [key for key in messages(folder, "en") if key not in named and not key.startswith(begun)]
    assert not left_over


def test_keys_are_found_in_the_code() -> None:
    """The search above finds something: else it could not fail."""
    table = set(keys_in(PACKAGE / "core" / "table.py"))
    assert {"refusal-nothing-to-undo", "refusal-undo-chance", "refusal-undo-consent"} <= table
    assert {"fault-object", "fault-one-of", "fault-too-long"} <= set(keys_in(PACKAGE / "core" / "board.py"))


# -- a text becomes a sentence ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wish", "lang"),
    [("pl", "pl"), ("pl_PL.UTF-8", "pl"), ("pl-PL", "pl"), ("PL", "pl"), ("en_GB", "en"), ("de", "en"), ("C", "en")],
)
def test_a_wish_becomes_a_language(wish: str, lang: str) -> None:
    assert language(wish) == lang


def test_texts_may_hold_texts_and_seats() -> None:
    tr = translator("en", names=("Anna",))
    assert tr(text("unknown", who=Seat(0), what=Text("refusal-game-over"))) == (
        "unknown (who=Anna, what=The game is over.)"
    )


@pytest.mark.parametrize(("lang", "name"), [("en", "Player 2"), ("pl", "Gracz 2")])
def test_a_seat_without_a_name_is_called_by_its_number(lang: str, name: str) -> None:
    tr = translator(lang, names=("Anna",))
    assert (tr.name(0), tr.name(1)) == ("Anna", name)
    assert tr.named(("Anna", "Bo")).name(1) == "Bo"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_put_together_here_is_what_the_library_says(lang: str) -> None:
    """Every sentence that has nothing but gaps, with words and with numbers in them."""
    folders = sorted({file.parent for file in Path(roundhouse.__file__).parent.rglob("*.ftl")})
    number = 0
    for folder in folders:
        bundle = FluentBundle([lang], use_isolating=False)
        keys = []
        for path in files_of(lang, folder):
            resource = FluentResource(path.read_text(encoding="utf-8"))
            bundle.add_resource(resource, allow_overrides=True)
            keys += [entry.id.name for entry in resource.body if isinstance(entry, ftl.Message)]
        for key in keys:
            pattern = bundle.get_message(key).value
            assert pattern is not None
            for filling in ("Łódź & <i>", 0, 7, 999):
                args: dict[str, int | str] = {name: filling for _, name in texts._gaps(pattern) if name}
                if filled := texts._filled(pattern, args):
                    assert filled == bundle.format_pattern(pattern, args)[0], key
                    number += 1
    assert number > 1000


def test_what_has_more_than_gaps_is_the_librarys() -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    choice = "many = { $n ->\n    [one] a dollar\n   *[other] dollars\n  }"
    bundle.add_resource(FluentResource(f"big = {{ $n }} dollars\n{choice}"))
    big, many = (bundle.get_message(key).value for key in ("big", "many"))
    assert texts._filled(big, {"n": 999}) == "999 dollars"
    assert texts._filled(big, {"n": 1000}) == texts._filled(big, {"n": -1}) == texts._filled(big, {}) == ""
    assert texts._filled(many, {"n": 1}) == ""


def test_what_people_type_is_no_code() -> None:
    assert translator("en", names=("{ $number }",))(Text("key", {"who": Seat(0)})) == "key (who={ $number })"


def test_a_missing_sentence_is_shown_in_english(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("one = one\ntwo = two\n", encoding="utf-8")
    (tmp_path / "pl.ftl").write_text("one = jeden\n", encoding="utf-8")
    tr = translator("pl", tmp_path)
    assert (tr("one"), tr("two"), tr("three", n=3)) == ("jeden", "two", "three (n=3)")
    assert tr.has("two")
    assert not tr.has("three")


def test_a_key_without_a_sentence_is_shown_by_itself(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("key =\n    .label = only a label\n", encoding="utf-8")
    assert translator("en", tmp_path)("key") == "key"


def test_without_fluent_texts_are_shown_by_their_keys() -> None:
    tr = Translator("en", None)
    assert tr("refusal-clash", cell="d4") == "refusal-clash (cell=d4)"
    assert not tr.has("title")
    assert tr.name(0) == "seat-name (number=1)"


def test_files_belong_to_the_language_that_they_begin_with(tmp_path: Path) -> None:
    for name in ("en.ftl", "en.board.ftl", "enx.ftl", "pl.ftl"):
        (tmp_path / name).touch()
    assert [path.name for path in files_of("en", tmp_path)] == ["en.board.ftl", "en.ftl"]
    assert LANGUAGES[:1] == ("en",)
