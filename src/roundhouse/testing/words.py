"""Every word a person reads is there, in every language that the game speaks."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from pathlib import Path

from ..core.texts import CORE_TEXT, Arg, Text, Translator, files_of
from .spot import Spot, check

_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


class Listener(Translator):
    """A translator that notes the sentences it was asked for."""

    asked: list[Text]

    @classmethod
    def beside(cls, tr: Translator) -> Listener:
        listener = cls.__new__(cls)
        vars(listener).update(vars(tr), asked=[])
        return listener

    def __call__(self, what: str | Text, /, **args: Arg) -> str:
        self.asked.append(what if isinstance(what, Text) else Text(what, args))
        return super().__call__(what, **args)


@check("words")
def words_are_there(spot: Spot) -> None:
    """The title, the options, the sheet and the log have words."""
    game, table = spot.game, spot.table
    say(spot, Text("title"))
    for key in game.own_design:
        say(spot, Text(key))
    for option in game.options:
        say(spot, Text(f"option-{option.name}"))
        for choice in option.choices:
            say(spot, Text(f"option-{option.name}-{choice}"))
    sheet = table.sheet()
    lines = [line for seat_sheet in sheet.seats for line in seat_sheet.lines]
    if sheet.rival is not None:
        say(spot, sheet.rival.name)
        lines += sheet.rival.lines
    for line in lines:
        say(spot, line.text)
    for name in sheet.tie_names:
        say(spot, Text(f"tie-{name}"))
    for event in table.events():
        say(spot, event.text)


def say(spot: Spot, text: Text) -> None:
    """A text and the texts in it have words in every language of the game; a sentence has everything it asks for."""
    for part in _parts(text):
        for lang in spot.game.languages:
            known = (lang, part.key, *sorted(part.args))
            if known in spot.memory.words:
                continue
            tr = spot.table.words(lang)
            fluent = tr.has("title")  # false where fluent.runtime is not installed
            if part.key not in _keys(lang, spot.game.texts) or (fluent and not tr.has(part.key)):
                spot.fail("words", f"{part.key!r} has no words in {lang!r}")
            if fluent and tr.faults(part):
                spot.fail("words", f"{part.key!r} in {lang!r} has faults: {', '.join(tr.faults(part))}")
            spot.memory.words.add(known)


def _parts(text: Text) -> Iterator[Text]:
    yield text
    for arg in text.args.values():
        if isinstance(arg, Text):
            yield from _parts(arg)


@functools.cache
def _keys(lang: str, folders: tuple[Path, ...]) -> frozenset[str]:
    """The keys of a language's own files: a translator would fall back on English."""
    files = [path for place in (CORE_TEXT, *folders) for path in files_of(lang, place)]
    return frozenset(key for path in files for key in _MESSAGE.findall(path.read_text(encoding="utf-8")))
