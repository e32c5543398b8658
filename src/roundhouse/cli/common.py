"""What the commands share: the console, languages, options, files."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich.console import Console

from ..core.board import BadBoard
from ..core.errors import BadOption, RoundhouseError
from ..core.game import Game
from ..core.texts import LANGUAGES, Translator, language, translator

console = Console(highlight=False, emoji=False, markup=False)

Lang = Annotated[
    str | None, Parameter(name="--lang", help=f"Language: {' or '.join(LANGUAGES)}; by default that of the system.")
]
Json = Annotated[bool, Parameter(name="--json", negative="", help="Print JSON for a program to read.")]
OptionWords = Annotated[
    list[str] | None,
    Parameter(name="--option", negative="", help="A setting of the game, name=value; may be given several times."),
]
Code = Annotated[
    list[Path] | None,
    Parameter(
        name="--code",
        negative="",
        help="A Python file that registers bots (docs/adding-a-bot.md); may be given several times.",
    ),
]


def tongue(lang: str | None) -> str:
    """The language that is asked for, or that of the system."""
    if lang is None:
        return language(next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), ""))
    found = language(lang)
    if not lang.lower().startswith(found):
        raise BadOption(f"there is no language {lang!r}; languages: {', '.join(LANGUAGES)}")
    return found


def words(lang: str | None) -> Translator:
    """The command's own words."""
    return translator(tongue(lang))


def read_options(given: Sequence[str] | None) -> dict[str, str]:
    """Options from 'name=value' words."""
    options: dict[str, str] = {}
    for word in given or ():
        name, equals, value = (part.strip() for part in word.partition("="))
        if not (name and equals):
            raise BadOption(f"{word!r} is no option; write name=value")
        if name in options:
            raise BadOption(f"the option {name} is given twice")
        options[name] = value
    return options


@contextmanager
def naming(path: Path, lang: str = LANGUAGES[0]) -> Iterator[None]:
    """Whatever is wrong with a file, say with which."""
    try:
        yield
    except BadBoard as error:
        raise RoundhouseError(f"{path}: {error.told(lang)}") from None
    except RoundhouseError as error:
        raise RoundhouseError(f"{path}: {error}") from None


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise RoundhouseError("this is not a text file") from None


def print_json(thing: Any) -> None:
    """Readable by people, too. Not by way of rich, which would wrap lines."""
    print(msgspec.json.format(msgspec.json.encode(thing)).decode())


def option_name(tr: Translator, name: str) -> str:
    """An option in words, or by its name where the game has no words for it."""
    return tr(f"option-{name}") if tr.has(f"option-{name}") else name


def choice_name(tr: Translator, name: str, choice: str) -> str:
    key = f"option-{name}-{choice}"
    return tr(key) if tr.has(key) else choice


def settings_line(tr: Translator, game: Game, seats: int, options: dict[str, str]) -> str:
    """The options that count with so many players, and how they are set."""
    names = [option.name for option in game.options_for(seats)]
    return ", ".join(f"{option_name(tr, name)}: {choice_name(tr, name, options[name])}" for name in names)
