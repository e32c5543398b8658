"""The words of the pages: every key that a template or a module names is there, in every language, and none is idle."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import roundhouse
from roundhouse.core.texts import LANGUAGES
from roundhouse.server.pages import page_texts

PACKAGE = Path(roundhouse.__file__).parent
TEXT = PACKAGE / "server" / "text"
SOURCES = sorted([*(PACKAGE / "server" / "templates").glob("*.html"), *(PACKAGE / "web").glob("*.js")])
MESSAGE = re.compile(r"(web-[a-z0-9-]+) = (\S.*)")
#: What stands in for the changing part of a key: t(`kind-${value}`), t('kind-' + value).
CHANGING = re.compile(r"\$\{[^}]*\}")
#: A key as a call names it. The second part of a conditional is a key as well: t(mine ? "your-name" : "name").
CALL = re.compile(r"""\bt\(\s*(?:[^"'`(),]*\?\s*)?(["'`])(.+?)\1(?:\s*:\s*(["'])(.+?)\3)?(\s*[~+])?""")


def messages(lang: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for number, line in enumerate((TEXT / f"{lang}.ftl").read_text(encoding="utf-8").splitlines(), start=1):
        if line and not line.startswith("#"):
            match = MESSAGE.fullmatch(line)
            assert match, f"{lang}.ftl, line {number}: a message of the pages is one line, web-key = words"
            assert match[1] not in found, f"{match[1]} stands twice"
            found[match[1]] = match[2]
    return found


def arguments(words: str) -> set[str]:
    return set(re.findall(r"\{ \$([a-z]+) \}", words))


def keys_in(source: str) -> Iterator[re.Pattern[str]]:
    """The keys that a file names, as patterns: what changes in a key fits anything."""
    for _, first, _, second, more in CALL.findall(source):
        for key in filter(None, (first, second)):
            parts = [re.escape(part) for part in CHANGING.split(key)]
            yield re.compile("[a-z0-9-]+".join(parts) + ("[a-z0-9-]+" if more else ""))


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.name)
def test_every_key_that_is_named_is_there(path: Path) -> None:
    known = [key.removeprefix("web-") for key in messages("en")]
    for wanted in keys_in(path.read_text(encoding="utf-8")):
        assert any(wanted.fullmatch(key) for key in known), wanted.pattern


def test_no_key_is_idle() -> None:
    """A key is used if it is named, or if it stands as a word of its own: t(key) with "replay-next" given before."""
    sources = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    wanted = list(keys_in(sources))
    idle = [
        key
        for key in (full.removeprefix("web-") for full in messages("en"))
        if not any(pattern.fullmatch(key) for pattern in wanted) and f'"{key}"' not in sources
    ]
    assert not idle


def test_every_language_says_the_same_sentences() -> None:
    english = messages("en")
    for lang in LANGUAGES:
        told = messages(lang)
        assert list(told) == list(english)
        assert {key: arguments(words) for key, words in told.items()} == {
            key: arguments(words) for key, words in english.items()
        }


def test_no_sentence_is_english_by_neglect() -> None:
    english = messages("en")
    for lang in LANGUAGES[1:]:
        same = [key for key, words in messages(lang).items() if words == english[key] and len(words.split()) > 2]
        # A label and its argument.
        assert same == ["web-seat-bot"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_modules_get_all_words_with_blanks_to_fill_in(lang: str) -> None:
    told, given = messages(lang), page_texts(lang)
    assert {f"web-{key}" for key in given} == set(told)
    for key, words in given.items():
        assert "$" not in words
        assert set(re.findall(r"\{(\w+)\}", words)) == arguments(told[f"web-{key}"])


def test_nothing_is_loaded_from_elsewhere_and_nothing_stands_inline() -> None:
    """What the content security policy would refuse."""
    for path in SOURCES:
        source = path.read_text(encoding="utf-8")
        assert not re.search(r"""(?:src|href|import|from)\s*=?\s*["'](?:https?:)?//""", source), path.name
        if path.suffix == ".html":
            assert not re.search(r"<style|\sstyle=|\son[a-z]+=", source), path.name
            assert all("src=" in tag or "application/json" in tag for tag in re.findall(r"<script[^>]*>", source))
