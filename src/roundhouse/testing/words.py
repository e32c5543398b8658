"""Every word a person reads is there, in every language that the game speaks."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from pathlib import Path

from ..core.game import RULE_ID, Game, rule_lines
from ..core.texts import CORE_TEXT, ENGLISH, Arg, Seat, Text, Translator, files_of
from .readable import inside, untold
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
    """What the pages say of the game, the sheet and the log have words."""
    table = spot.table
    for key in keys_of_pages(spot.game):
        say(spot, Text(key))
    sheet = table.sheet()
    lines = [line for seat_sheet in sheet.seats for line in seat_sheet.lines]
    if sheet.rival is not None:
        say(spot, sheet.rival.name)
        lines += sheet.rival.lines
    for line in lines:
        say(spot, line.text)
    for name in sheet.tie_names:
        say(spot, Text(f"tie-{name}"))
    total = Text(f"end-total-{sheet.unit}", {"points": 1})
    for what in ("consequence", "end-alone-won", "end-alone-lost"):
        args: dict[str, Arg] = {"who": Seat(0), "total": total, "points": 1, "missing": 1, "signed": "+1"}
        say(spot, Text(f"{what}-{sheet.unit}", args))
    for event in table.events():
        say(spot, event.text)


def keys_of_pages(game: Game) -> Iterator[str]:
    """What the pages say of a game before and after it is played. A word about an option as a whole
    (`option-<name>-about`) is welcome, but need not be."""
    yield from ("title", "tagline", f"stage-{game.stage}", *game.own_design)
    for option in game.options:
        key = f"option-{option.name}"
        yield key
        for choice in option.choices:
            yield from (f"{key}-{choice}", f"{key}-{choice}-about")
    yield from (f"bot-{name}" for name in game.bots())
    yield from (f"chance-{purpose}" for purpose in (*game.dice, *game.draws))


@check("words")
def rules_are_there(spot: Spot) -> None:
    """There is a page of rules, and the same rules stand on it in every language of the game."""
    game = spot.game
    if not game.rule_ids:
        spot.miss(f"rules.{ENGLISH}.md (with lines such as '- XY-1.1 Everybody draws a card.')")
    for english in game.rule_pages:
        rules = rule_lines(english.read_text(encoding="utf-8"))
        for lang in game.languages:
            page = english.with_name(f"rules.{lang}.md")
            told = rule_lines(page.read_text(encoding="utf-8")) if page.exists() else {}
            for rule in rules:
                if rule not in told:
                    spot.miss(f"{rule} in {page.name}")


@check("words")
def aids_cite_rules(spot: Spot) -> None:
    """A player aid need not be; where there is one it is there in every language, and names rules that there are."""
    game = spot.game
    for english in game.aid_pages:
        cited = set(re.findall(RULE_ID, english.read_text(encoding="utf-8")))
        for rule in sorted(cited - game.citable):
            spot.fail("words", f"{english.name} cites {rule}, which is no rule of the game")
        for lang in game.languages:
            page = english.with_name(f"aid.{lang}.md")
            told = page.read_text(encoding="utf-8") if page.exists() else ""
            for rule in sorted(cited - set(re.findall(RULE_ID, told))):
                spot.miss(f"{rule} in {page.name}")


@check("words")
def things_have_words(spot: Spot, number: int = 40) -> None:
    """What can be pointed at, what is explained and what may be said; and, of about so many things, why they cannot be
    chosen."""
    game = spot.game
    for seat in range(spot.table.seats):
        view = spot.state.view(seat)
        labels = game.labels(view)
        for label in labels.values():
            say(spot, label)
        for told in game.explain(view).values():
            say(spot, told.text)
            if told.rule and told.rule not in game.citable:
                spot.fail("words", f"an explanation cites {told.rule}, which is no rule of the game")
        for lesson in game.guide(view):
            for text in (lesson.title, lesson.text, lesson.advice):
                say(spot, text)
        for phrase in game.phrases(view):
            say(spot, phrase.text)
        for pick in list(labels)[:: 1 + len(labels) // number] if seat in view.actors else ():
            # Whoever asks is told what forbids the likeliest meaning.
            for move in game.candidates(view, (pick,))[:1]:
                refusal = spot.state.refusal(seat, move)
                if refusal is not None:
                    say(spot, Text(f"refusal-{refusal.code}", refusal.args))


def say(spot: Spot, text: Text) -> None:
    """A text has words in every language of the game, and a person can read them."""
    has_words(spot, text)
    for lang in spot.game.languages:
        tr = spot.table.words(lang)
        for part in _parts(text):
            read(spot, tr(part), tr)
            raw = untold(part, tr(part)) if lang != ENGLISH and not spot.memory.missing else None
            if raw is not None:
                spot.fail("words", f"{raw!r} stands as it is in a sentence in {lang!r}: {tr(part)}")


def has_words(spot: Spot, text: Text) -> None:
    """A text and the texts in it have words in every language of the game; a sentence has everything it asks for."""
    for part in _parts(text):
        for lang in spot.game.languages:
            known = (lang, part.key, *sorted(part.args))
            if known in spot.memory.words:
                continue
            tr = spot.table.words(lang)
            fluent = tr.has("title")  # false where fluent.runtime is not installed
            if part.key not in _keys(lang, spot.game.texts) or (fluent and not tr.has(part.key)):
                spot.miss(f"{part.key} in {lang}")
                continue
            if fluent and tr.faults(part):
                spot.fail("words", f"{part.key!r} in {lang!r} has faults: {', '.join(tr.faults(part))}")
            spot.memory.words.add(known)


def heard(spot: Spot, tr: Listener) -> None:
    """What a translator was asked for has words."""
    for text in tr.asked:
        has_words(spot, text)
    tr.asked.clear()


def read(spot: Spot, sentence: str, tr: Translator) -> None:
    """A sentence shows nothing that only the program knows; keys that it shows for want of words are told elsewhere."""
    if spot.memory.missing or (tr.lang, sentence) in spot.memory.sentences or not tr.has("title"):
        return
    raw = inside(sentence, tr, spot.memory.ids)
    if raw is not None:
        spot.fail("words", f"{raw!r} stands in a sentence in {tr.lang!r}: {sentence}")
    spot.memory.sentences.add((tr.lang, sentence))


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
