"""roundhouse words"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from fluent.syntax import FluentParser, ast
from msgspec import Struct

from ..core.errors import BadOption
from ..core.game import TABLE_RULES, Game, rule_lines
from ..core.registry import find_game, game_ids
from ..core.texts import CORE_TEXT, ENGLISH, LANGUAGES, files_of
from . import FAILED, OK, common
from .common import Json, print_json

#: The pages' own words: where they lie needs no server to be installed.
PAGES_TEXT = Path(__file__).parents[1] / "server" / "text"


class Gap(Struct, frozen=True):
    """What a file lacks: sentences with their English words, or rules."""

    file: str
    missing: dict[str, str]


def words(
    game: str | None = None,
    /,
    *,
    lang: Annotated[str | None, Parameter(help="The language to look at; by default all but English.")] = None,
    as_json: Json = False,
) -> int:
    """List the sentences and rules that a language lacks, in English and under the file where they belong.

    ```
    roundhouse words
    roundhouse words railroad_ink --lang de
    ```

    The language may be a new one: then everything is listed, ready to be translated. The exit code is 1 if anything is
    missing.

    Parameters
    ----------
    game
        The game's id: its words alone; by default those of all games, of the pages and of the commands.
    """
    if lang is not None and (lang == ENGLISH or not re.fullmatch("[a-z]{2,3}", lang)):
        raise BadOption(f"{lang!r} is no language to translate to; write its code, such as de")
    looked_at = [lang] if lang else [other for other in LANGUAGES if other != ENGLISH]
    games = [find_game(name) for name in ([game] if game else game_ids())]
    gaps = {one: list(gaps_in(one, games, whole=game is None)) for one in looked_at}
    if as_json:
        print_json(gaps)
    else:
        tr = common.words(None)
        for one, found in gaps.items():
            for gap in found:
                print(f"### {gap.file}\n", *gap.missing.values(), "", sep="\n")
            count = sum(len(gap.missing) for gap in found)
            print(tr("cli-words-missing" if count else "cli-words-whole", lang=one, count=count), file=sys.stderr)
    return FAILED if any(gaps.values()) else OK


def gaps_in(lang: str, games: list[Game], whole: bool) -> Iterator[Gap]:
    """Where a language lacks something; `whole`: also in the words that belong to no game."""
    folders = [folder for game in games for folder in game.texts]
    for folder in dict.fromkeys((*((CORE_TEXT, PAGES_TEXT) if whole else ()), *folders)):
        known = {key for path in files_of(lang, folder) for key in _messages(path)}
        for file in files_of(ENGLISH, folder):
            missing = {key: words for key, words in _messages(file).items() if key not in known}
            if missing:
                yield Gap(str(folder / file.name.replace(ENGLISH, lang, 1)), missing)
    pages = [page for game in games for page in (*game.rule_pages, *game.ruling_pages)]
    for english in dict.fromkeys((*((TABLE_RULES,) if whole else ()), *pages)):
        page = english.with_name(english.name.replace(f".{ENGLISH}.", f".{lang}."))
        known = set(rule_lines(page.read_text(encoding="utf-8"))) if page.exists() else set()
        rules = rule_lines(english.read_text(encoding="utf-8"))
        missing = {rule: f"- {rule} {words}" for rule, words in rules.items() if rule not in known}
        if missing:
            yield Gap(str(page), missing)


def _messages(path: Path) -> dict[str, str]:
    """The messages of a file, as they are written there."""
    text = path.read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message) and entry.span is not None:
            first = entry.comment.span.end + 1 if entry.comment and entry.comment.span else entry.span.start
            found[entry.id.name] = text[first : entry.span.end].strip("\n")
    return found
