"""Every word a person reads, in their language. Words live in .ftl files (Project Fluent), never in code.

The engine needs no text at all; formatting does need `fluent.runtime` (extra `text`). Without it a text is
shown by its key and arguments, so that nothing breaks where nobody reads.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

CORE_TEXT = Path(__file__).parent / "text"
ENGLISH = "en"


def files_of(lang: str, folder: Path) -> list[Path]:
    """A language's files of words in a folder: en.ftl, en.board.ftl."""
    return sorted(path for path in folder.glob("*.ftl") if path.name.split(".")[0] == lang)


#: English first, as it has everything; then whatever else the table itself has words in.
LANGUAGES = (ENGLISH, *sorted({path.name.split(".")[0] for path in CORE_TEXT.glob("*.ftl")} - {ENGLISH}))
#: So many formatted sentences of a language are kept; then it begins anew.
REMEMBERED = 20_000


class Seat(Struct, frozen=True, gc=False, tag="seat"):
    """A seat inside a text: shown as the name of whoever sits there."""

    seat: int


class Text(Struct, frozen=True, gc=False, tag="text"):
    """A sentence or word by its key, with arguments. Arguments may be texts themselves."""

    key: str
    args: dict[str, int | str | Seat | Text] = {}


Arg = int | str | Seat | Text


def text(key: str, **args: Arg) -> Text:
    return Text(key, args)


def listed(parts: Sequence[Text], last: str = "and-so-on") -> Text:
    """Any number of texts in a row. `last`: what joins the last one to those before it, such as `and-last`."""
    if not parts:
        return Text("nothing")
    row = parts[0]
    for place, part in enumerate(parts[1:], start=2):
        row = Text(last if place == len(parts) else "and-so-on", {"before": row, "last": part})
    return row


#: What stands before a number that is below zero.
_HYPHEN: Final = re.compile(r"(?<!\w)-(?=\d)")
#: Below this every language writes a number by its digits alone.
PLAIN_NUMBERS: Final = 1000
#: Sentences by key and arguments.
Said = dict[tuple[str, tuple[tuple[str, int | str], ...]], str]


class Translator:
    """Turns texts into words of one language. Callable: `tr("key", n=3)` or `tr(Text(...))`."""

    def __init__(self, lang: str, bundle: Any, names: Sequence[str] = (), said: Said | None = None) -> None:
        self.lang = lang
        self.names = tuple(names)
        self._bundle = bundle
        # What was said once is remembered: formatting costs far more than looking up.
        self._said: Said = {} if said is None else said

    def named(self, names: Sequence[str]) -> Translator:
        """The same words, with these names for the seats."""
        return Translator(self.lang, self._bundle, names, self._said)

    def name(self, seat: int) -> str:
        """The name of whoever sits there; one in this language where nobody chose any."""
        given = self.names[seat] if 0 <= seat < len(self.names) else ""
        return given or self("seat-name", number=seat + 1)

    def has(self, key: str) -> bool:
        return self._bundle is not None and bool(self._bundle.has_message(key))

    def __call__(self, what: str | Text, /, **args: Arg) -> str:
        key, given = (what.key, what.args) if isinstance(what, Text) else (what, args)
        plain = tuple([(name, self._plain(arg)) for name, arg in given.items()]) if given else ()
        known = key, plain
        words = self._said.get(known)
        if words is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            words = self._said[known] = self._format(key, dict(plain))
        return words

    def _format(self, key: str, args: Mapping[str, int | str]) -> str:
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            words = _by_key(key, args)
        else:
            words = _filled(pattern, args) or str(self._bundle.format_pattern(pattern, args)[0])
        below = any(isinstance(arg, int) and arg < 0 for arg in args.values())
        return _HYPHEN.sub("\N{MINUS SIGN}", words) if below else words

    def faults(self, what: Text) -> list[str]:
        """What is wrong with a sentence that has words: for tests."""
        pattern = self._bundle.get_message(what.key).value if self.has(what.key) else None
        given = {name: self._plain(arg) for name, arg in what.args.items()}
        return [] if pattern is None else [str(fault) for fault in self._bundle.format_pattern(pattern, given)[1]]

    def _plain(self, arg: Arg) -> int | str:
        if isinstance(arg, int | str):
            return arg
        return self.name(arg.seat) if isinstance(arg, Seat) else self(arg)


def _filled(pattern: Any, args: Mapping[str, int | str]) -> str:
    """A sentence that has nothing but gaps for words and small numbers, put together at a seventh of what the library
    takes; empty: it has more, and is the library's. A list of deliveries has hundreds that were never said before."""
    gaps = _gaps(pattern)
    if not gaps:
        return ""
    words = []
    for said, name in gaps:
        arg = args.get(name) if name else said
        if isinstance(arg, int) and not 0 <= arg < PLAIN_NUMBERS:
            return ""
        if arg is None:
            return ""
        words.append(str(arg))
    return "".join(words)


@functools.cache
def _gaps(pattern: Any) -> tuple[tuple[str, str], ...]:
    """What a sentence says, and the names of its gaps, in a row; empty: there are choices or other sentences in it."""
    from fluent.syntax.ast import Placeable, TextElement, VariableReference

    found = []
    for part in getattr(pattern, "elements", (pattern,)):  # where there is one part, it is the pattern
        if isinstance(part, TextElement):
            found.append((part.value, ""))
        elif isinstance(part, Placeable) and isinstance(part.expression, VariableReference):
            found.append(("", part.expression.id.name))
        else:
            return ()
    return tuple(found)


def _by_key(key: str, args: Mapping[str, int | str]) -> str:
    return key + (" (" + ", ".join(f"{k}={v}" for k, v in args.items()) + ")" if args else "")


def language(lang: str) -> str:
    """The language to use for a wish such as 'pl_PL.UTF-8': one of LANGUAGES, English if nothing fits."""
    short = lang.replace("-", "_").split("_")[0].split(".")[0].lower()
    return short if short in LANGUAGES else ENGLISH


_remembered: dict[tuple[str, tuple[Path, ...]], Said] = {}


@functools.cache
def _resource(path: Path) -> Any:
    """A file of words. Games share most of them, and reading one takes long: once is enough."""
    from fluent.runtime import FluentResource

    return FluentResource(path.read_text(encoding="utf-8"))


@functools.cache
def _bundle(lang: str, folders: tuple[Path, ...]) -> Any:
    try:
        from fluent.runtime import FluentBundle
    except ImportError:
        return None
    bundle = FluentBundle([lang], use_isolating=False)
    # English first, so that a missing sentence is shown in English rather than by its key.
    for tongue in dict.fromkeys((ENGLISH, lang)):
        for folder in folders:
            for path in files_of(tongue, folder):
                bundle.add_resource(_resource(path), allow_overrides=True)
    return bundle


def translator(lang: str, *folders: Path, names: Sequence[str] = ()) -> Translator:
    """Words of the table and of one game (`folders`: its text folder)."""
    lang = language(lang)
    places = (CORE_TEXT, *folders)
    return Translator(lang, _bundle(lang, places), names, _remembered.setdefault((lang, places), {}))
