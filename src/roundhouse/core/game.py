"""What a game is to everything around it: its name, seats, options and moves, and the doors to its rooms."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct

from .bot import Bot
from .chance import Chance
from .drawing import Drawing
from .errors import BadOption, BadScript
from .features import Features, plain_features
from .log import Event, Log
from .motion import Flight
from .moves import MoveSet
from .picks import Pick
from .refusal import Refusal
from .scene import BOARD, Area, Scene
from .state import State
from .texts import CORE_TEXT, ENGLISH, LANGUAGES, Text, Translator, files_of, translator
from .view import View

if TYPE_CHECKING:
    from typing import Self

    from .hindsight import Hindsight
    from .paper import PaperScore
    from .policy import Line, Policy
    from .story import Luck
    from .table import Table


class Option(Struct, frozen=True, omit_defaults=True):
    """A setting of a game: one of a few words. Texts: `option-<name>`, `option-<name>-<choice>` and
    `option-<name>-<choice>-about`; `option-<name>-about` may be added."""

    name: str
    choices: tuple[str, ...]
    default: str
    #: The numbers of players it applies to; none: all. With others it stays as it is by default.
    seats: tuple[int, ...] = ()

    def applies_to(self, seats: int) -> bool:
        return not self.seats or seats in self.seats


class Lesson(Struct, frozen=True):
    """Something to explain to whoever plays for the first time. A page shows it once: `id` is how it remembers.
    `where` names elements of the drawing to look at."""

    id: str
    title: Text
    text: Text
    advice: Text
    where: tuple[str, ...] = ()


class Explained(Struct, frozen=True):
    """What a thing in a drawing is and does, for those who point at it; `rule`: where the rules speak of it."""

    text: Text
    rule: str = ""


class Game(ABC):
    """A game is one instance of a subclass, registered by its id. Heavy rooms are imported when first needed."""

    id: ClassVar[str]
    #: Raised whenever a record would play differently. Records name it.
    rules: ClassVar[str]
    #: draft, beta or stable: earned by tests.
    stage: ClassVar[str]
    #: The numbers of players the game takes. A board that somebody brings may have others.
    seats: tuple[int, ...]
    default_seats: int
    #: How many seats beside each other form a team; they win and lose together.
    partners: ClassVar[int] = 1
    #: Whether everybody plays alone beside the others, with the same dice: no seat can help or hinder another.
    side_by_side: ClassVar[bool] = False
    options: ClassVar[tuple[Option, ...]] = ()
    moveset: MoveSet
    #: Names for what chance answers, by purpose, so that a script may say "B_overpass" instead of a number:
    #: the sides of dice (the first is 1) and the kinds of things drawn (the first is 0).
    dice: Mapping[str, tuple[str, ...]] = {}
    draws: Mapping[str, tuple[str, ...]] = {}
    #: Older rules versions whose records replay the same under these rules. On a board that somebody brings it may be
    #: others.
    also_plays: tuple[str, ...] = ()
    #: Why records of other older versions cannot be followed: said when one is refused.
    outdated: ClassVar[str] = ""
    #: Boards and pieces that could not be found in print and are our own design (text keys).
    own_design: ClassVar[tuple[str, ...]] = ()
    #: The game's own folder: words/ lies there, with .ftl files and rules.en.md, and those of other languages.
    folder: ClassVar[Path]
    #: Kinds of moves (the first word of their notation) that a page makes at once even where they end a turn: a card
    #: drawn, a die taken, passing on. Any other move that cannot be taken back is held there for a moment.
    at_once: ClassVar[frozenset[str]] = frozenset()
    #: Purposes of chance whose answers went to one seat each: `luck` tells of them.
    told_by_seat: ClassVar[frozenset[str]] = frozenset()
    #: Whether it can be played on a board that somebody brings.
    boards: ClassVar[bool] = False
    #: The file of a board that somebody brought (see with_board); None: the game's own.
    board: str | None = None

    @abstractmethod
    def new(self, seats: int, options: Mapping[str, str], chance: Chance, log: Log | None = None) -> State:
        """A game about to begin. `options` are complete and checked; `log` hears what was rolled or dealt."""

    @abstractmethod
    def guess(self, view: View, chance: Chance) -> State:
        """A full state that this view's seat cannot tell from the real one. It takes a view, so it cannot cheat."""

    @abstractmethod
    def path(self, view: View, move: int) -> tuple[Pick, ...]:
        """The picks that come to this move."""

    @abstractmethod
    def prompt(self, view: View, picked: tuple[str, ...]) -> Text:
        """What the seat can do now, in one plain sentence, when this much is picked already."""

    @abstractmethod
    def draw(self, view: View, tr: Translator, focus: int | None = None) -> Drawing:
        """The board as a picture: that of the seat `focus`, or (None) the whole table."""

    @abstractmethod
    def plain(self, view: View, tr: Translator, focus: int | None = None) -> str:
        """The view as characters, for a terminal."""

    def around(self, view: View, tr: Translator, focus: int | None = None) -> tuple[Area, ...]:
        """What lies around the board: hands, markets, charts. None where everything is on the board itself."""
        return ()

    def flights(self, event: Event, view: View) -> tuple[Flight, ...]:
        """What moves when something has happened, as the view's reader sees it: where pictures alone do not tell."""
        return ()

    def candidates(self, view: View, picked: tuple[str, ...]) -> list[int]:
        """Moves, possible or not, that these picks could mean: for 'Why not?'. Most likely meaning first."""
        return []

    def labels(self, view: View) -> dict[str, Text]:
        """What the things on the view's drawing are called that can be pointed at, by their data-pick."""
        return {}

    def explain(self, view: View) -> dict[str, Explained]:
        """What the things in the view's drawings are, by their data-pick, data-about or id. What lies around the board
        as cells explains itself."""
        return {name: Explained(text) for name, text in self.labels(view).items()}

    def guide(self, view: View) -> list[Lesson]:
        """What the view's seat should know about this moment, for games that teach themselves."""
        return []

    @property
    def colours(self) -> tuple[str, ...]:
        """The colours of the seats' pieces on a common board, as '#rrggbb'; none where everybody has a board."""
        return ()

    def phrases(self, view: View) -> list[Pick]:
        """What the view's seat may say to its partners alone, where the rules allow such talk. Nothing else is passed
        on between them."""
        return []

    def answer_text(self, purpose: str, answer: int) -> Text | None:
        """What chance answered, in words; None: its name in `dice` or `draws` will do."""
        return None

    def bots(self) -> Mapping[str, Callable[[Mapping[str, str]], Bot]]:
        """The game's own bots by name; a maker gets the parameters behind the name."""
        return {}

    def policy(self) -> Policy | None:
        """What a search thinks with: a game that gives it can be played by `easy` and `expert`."""
        return None

    def reason(self, view: View, line: Line) -> Text | None:
        """Why the view's seat might make the first move of a line, in a sentence for a hint that begins with no name;
        None: what it brings at once says it, or what follows it in the line."""
        return None

    def brief(self, view: View, move: int) -> Text | None:
        """A move in a few words, for sentences that speak of several; None: its picks say it."""
        return None

    def value(self, state: State, seat: int) -> float:
        """How good a state is for a seat, as far as a simple bot sees: by default its points."""
        return float(state.sheet()[seat].total)

    def figures(self, state: State) -> dict[str, tuple[int, ...]]:
        """What a curve may be drawn of when the game is over, by seat: points, and what else is worth following (text
        keys `curve-<name>`)."""
        return {"points": state.sheet().totals}

    def alphabet(self, seats: int, options: Mapping[str, str]) -> list[int] | None:
        """Every move that may come up in a game with these settings, in an order that is the same for a version of the
        rules; None: they are too many to be listed."""
        return None

    def features(self, view: View, features: Features) -> None:
        """Write what a view says in numbers: for programs that learn."""
        plain_features(view, features)

    def luck(self, events: Sequence[Event], seats: int, tr: Translator) -> list[Luck]:
        """What chance gave to each seat, from the whole log of a finished game. What all got is counted anyway."""
        return []

    def has_hindsight(self, options: Mapping[str, str]) -> bool:
        """Whether it can be told of finished games what the best would have been that chance allowed."""
        return False

    def hindsight(self, table: Table, seconds: float, workers: int = 0) -> list[Hindsight]:
        """The best that chance allowed in a finished game, as far as it is found in so many seconds, beside what each
        seat has reached; `workers`: threads, 0 for one on each core."""
        raise BadOption(f"{self.id} cannot tell what the best would have been", Text("bad-hindsight"))

    def score_paper(self, text: str) -> list[PaperScore]:
        """Score boards that were drawn on paper, in the game's own JSON form. Raises BadPaper with the line."""
        raise BadOption(f"{self.id} cannot score paper boards")

    def with_board(self, text: str) -> Self:
        """The same game on a board that somebody brought, given as the text of its file. Records carry it. Raises
        BadBoard with every fault."""
        raise BadOption(f"{self.id} is played on its own board only", Text("bad-own-board-only"))

    def about_board(self) -> list[Text]:
        """What is on the board, in a few sentences: for those who have typed in their own."""
        return []

    @property
    def texts(self) -> tuple[Path, ...]:
        """The folders of the game's words; later ones win."""
        return (self.folder / "words",)

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """What the game speaks, English first. Whoever reads another language of the table reads it in English."""
        return tuple(
            lang for lang in LANGUAGES if lang == ENGLISH or any(files_of(lang, folder) for folder in self.texts)
        )

    # -- the same for every game ----------------------------------------------------------------------------------

    def scene(self, view: View, tr: Translator, focus: int | None = None) -> Scene:
        """The view as areas, the board first."""
        board = self.draw(view, tr, focus)
        return Scene((Area(BOARD, BOARD, board.title, board), *self.around(view, tr, focus)))

    def team(self, seat: int) -> range:
        """The seats that play together with this one, itself among them."""
        first = seat - seat % self.partners
        return range(first, first + self.partners)

    def check_seats(self, seats: int | None) -> int:
        if seats is None:
            return self.default_seats
        if type(seats) is not int or seats not in self.seats:
            allowed = ", ".join(map(str, self.seats))
            raise BadOption(
                f"{self.id} is for {_listed(self.seats)} players, not {seats}",
                Text("bad-seats", {"seats": str(seats), "allowed": allowed}),
            )
        return seats

    def check_options(self, given: Mapping[str, str] | None) -> dict[str, str]:
        """The options complete, in the order they are declared."""
        given = dict(given or {})
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise BadOption(
                    f"{self.id} has no option {name!r}; its options: {', '.join(known) or 'none'}",
                    Text("bad-option-name", {"name": name, "known": ", ".join(known) or "–"}),
                )
            if value not in known[name].choices:
                allowed = ", ".join(known[name].choices)
                raise BadOption(
                    f"{self.id}: {name} cannot be {value!r}; allowed: {allowed}",
                    Text("bad-option-value", {"name": name, "value": value, "allowed": allowed}),
                )
        return {option.name: given.get(option.name, option.default) for option in self.options}

    def refusal(self, state: State, seat: int, move: int) -> Refusal | None:
        """None if the move may be played; else the rule that forbids it: one of every table, or one of the game."""
        return self.moveset.barred(move, seat, state.actors()) or state.refusal(seat, move)

    def options_for(self, seats: int) -> list[Option]:
        """The options that apply to so many players."""
        return [option for option in self.options if option.applies_to(seats)]

    def check_combination(self, seats: int, options: Mapping[str, str]) -> None:
        """Raise BadOption where settings do not go together."""
        for option in self.options:
            if options[option.name] != option.default and not option.applies_to(seats):
                raise BadOption(
                    f"{self.id}: {option.name} is for tables of {_listed(option.seats)}, not of {seats}",
                    Text("bad-option-seats", {"name": option.name, "allowed": ", ".join(map(str, option.seats))}),
                )

    def check_script(self, script: Mapping[str, Sequence[int | str]]) -> dict[str, list[int]]:
        """A script with every name turned into the number it stands for."""
        known = {**self.dice, **self.draws}
        for purpose in script:
            if purpose not in known:
                asks = ", ".join(known) or "nothing"
                raise BadScript(f"{self.id} never asks chance for {purpose!r}; it asks for: {asks}")
        return {purpose: [self._answer(purpose, answer) for answer in answers] for purpose, answers in script.items()}

    def _answer(self, purpose: str, answer: int | str) -> int:
        names = self.dice[purpose] if purpose in self.dice else self.draws[purpose]
        first = 1 if purpose in self.dice else 0
        if isinstance(answer, int):
            if not first <= answer < first + len(names):
                raise BadScript(f"{purpose}: {answer} is not within {first} to {first + len(names) - 1}")
            return answer
        if answer not in names:
            raise BadScript(f"{purpose}: {answer!r} is none of {', '.join(dict.fromkeys(names))}")
        return names.index(answer) + first

    def words(self, lang: str, names: tuple[str, ...] = ()) -> Translator:
        return translator(lang, *self.texts, names=names)

    def title(self, lang: str) -> str:
        return self.words(lang)("title")

    @property
    def rule_pages(self) -> list[Path]:
        """The English pages of the rules, in the folders of words: several where games share most rules."""
        pages = [folder / f"rules.{ENGLISH}.md" for folder in self.texts]
        return [page for page in pages if page.exists()]

    @property
    def ruling_pages(self) -> list[Path]:
        """The English pages of our rulings on what the printed rules leave open, where a folder of words has one."""
        pages = [folder / f"rulings.{ENGLISH}.md" for folder in self.texts]
        return [page for page in pages if page.exists()]

    @property
    def aid_pages(self) -> list[Path]:
        """The English pages of the player aid, where a folder of words has one: a turn, costs, points at a glance."""
        pages = [folder / f"aid.{ENGLISH}.md" for folder in self.texts]
        return [page for page in pages if page.exists()]

    def aid(self, lang: str) -> str:
        """The player aid as Markdown; empty: the game has none. It cites rules by their ids."""
        return _in_language(self.aid_pages, self.words(lang).lang)

    def rulebook(self, lang: str) -> str:
        """The numbered rules in our own words, as Markdown; a page that is not there in the language is in English."""
        return _in_language(self.rule_pages, self.words(lang).lang)

    def reference(self, lang: str) -> str:
        """All that code and refusals cite by number: the rules, our rulings, and the rules of the table itself."""
        lang = self.words(lang).lang
        rulings = _in_language(self.ruling_pages, lang)
        return "\n".join(part for part in (self.rulebook(lang), rulings, _in_language([TABLE_RULES], lang)) if part)

    @cached_property
    def rule_ids(self) -> tuple[str, ...]:
        return tuple(rule_lines(self.rulebook(ENGLISH)))

    @cached_property
    def citable(self) -> frozenset[str]:
        """The ids that a refusal may name."""
        return frozenset(rule_lines(self.reference(ENGLISH)))


#: What a rule or a ruling is called: letters for the game or the map, and a number.
RULE_ID = r"[A-Z]{2,4}-\d+(?:\.\d+)?"
#: The rules of the table itself, RH-n, which hold in every game.
TABLE_RULES = CORE_TEXT / f"rules.{ENGLISH}.md"


def rule_lines(markdown: str) -> dict[str, str]:
    """The rules of a rule page by id: lines of the form '- RI-2.1 Text'."""
    return dict(re.findall(rf"^- \**({RULE_ID})\** +(.*)$", markdown, re.MULTILINE))


def _in_language(pages: list[Path], lang: str) -> str:
    """Pages in a language, one below the other; in English where there is none in it."""
    own = [page.with_name(page.name.replace(f".{ENGLISH}.", f".{lang}.")) for page in pages]
    found = [there if there.exists() else page for there, page in zip(own, pages, strict=True)]
    return "\n".join(page.read_text(encoding="utf-8") for page in found)


def _listed(numbers: tuple[int, ...]) -> str:
    if len(numbers) > 2 and numbers == tuple(range(numbers[0], numbers[-1] + 1)):
        return f"{numbers[0]} to {numbers[-1]}"
    return " or ".join(map(str, numbers))
