"""Signals, broken: each class has one defect, and names the check that must find it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import count
from typing import Annotated, Any, ClassVar

from msgspec import structs
from msgspec.structs import replace

from roundhouse.core.bot import Bot, Desk
from roundhouse.core.chance import Chance
from roundhouse.core.drawing import Drawing
from roundhouse.core.game import Lesson
from roundhouse.core.log import Event, Log
from roundhouse.core.motion import Flight
from roundhouse.core.moves import Move, MoveSet, Named
from roundhouse.core.picks import Pick
from roundhouse.core.refusal import Refusal, refuse
from roundhouse.core.scene import Area, Cell, Row
from roundhouse.core.sheet import Line, Rival, SeatSheet, Sheet
from roundhouse.core.state import State as BaseState
from roundhouse.core.texts import Text, Translator, text
from roundhouse.core.view import View as BaseView
from signals import Signals
from signals.printed.facts import CARDS, NONE
from signals.rules.events import Events, Told
from signals.rules.moves import Lay
from signals.rules.names import card_text
from signals.rules.state import State
from signals.seen.view import View


class Broken(Signals):
    #: The check that must fail, and a word of what it must say.
    check: ClassVar[str]
    says: ClassVar[str] = ""


# -- moves and refusals -------------------------------------------------------------------------------------------


class MoveTwice(Broken):
    check, says = "moves", "listed twice"

    class Position(State):
        __slots__ = ()

        def moves(self, seat: int) -> list[int]:
            moves = super().moves(seat)
            return moves + moves[:1]


class StuckActor(Broken):
    check, says = "moves", "seat 1 has 0 moves"

    class Position(State):
        __slots__ = ()

        def moves(self, seat: int) -> list[int]:
            return [] if seat == 1 else super().moves(seat)


class MovesOutOfTurn(Broken):
    check, says = "moves", "the actors are"

    class Position(State):
        __slots__ = ()

        def moves(self, seat: int) -> list[int]:
            return super().moves(seat) or [Lay(0).pack()]


class ActorTwice(Broken):
    check, says = "moves", "the actors are [0, 1, 0]"

    class Position(State):
        __slots__ = ()

        def actors(self) -> list[int]:
            actors = super().actors()
            return actors + actors[:1]


class WrongSeats(Broken):
    check, says = "moves", "the state has 5 seats"

    class Position(State):
        __slots__ = ()

        @property
        def seats(self) -> int:
            return 5


class LegalButRefused(Broken):
    check, says = "moves", "listed and refused"

    class Position(State):
        __slots__ = ()

        def refusal(self, seat: int, move: int) -> Refusal | None:
            return super().refusal(seat, move) or refuse("SG-2.1", "not-in-hand")


class IllegalButAllowed(Broken):
    check, says = "refusals", "is allowed"

    class Position(State):
        __slots__ = ()

        def refusal(self, seat: int, move: int) -> Refusal | None:
            refusal = super().refusal(seat, move)
            return None if refusal is not None and refusal.code == "not-in-hand" else refusal


class NegativeCrash(Broken):
    check, says = "refusals", "OverflowError"

    class Position(State):
        __slots__ = ()

        def refusal(self, seat: int, move: int) -> Refusal | None:
            move.to_bytes(9, "big")
            return super().refusal(seat, move)


class UnknownRule(Broken):
    check, says = "words", "SG-9.9 in rules.en.md, which refuses not-in-hand"

    class Position(State):
        __slots__ = ()

        def refusal(self, seat: int, move: int) -> Refusal | None:
            refusal = super().refusal(seat, move)
            return refusal and replace(refusal, rule="SG-9.9")


class AskingChangesThings(Broken):
    check, says = "refusals", "changed the state"

    class Position(State):
        __slots__ = ()

        def refusal(self, seat: int, move: int) -> Refusal | None:
            if move < 0 and self.actors():
                self.rounds += 1
            return super().refusal(seat, move)


# -- forms --------------------------------------------------------------------------------------------------------


class Mumbled(Named):
    def write(self, value: int) -> str:
        return self.names[0]


class MumbledLay(Move, kind=1, tag="lay"):
    card: Annotated[int, Mumbled(CARDS)]


class Spaced(Named):
    def write(self, value: int) -> str:
        return f"{self.names[value]}\n"


class SpacedLay(Move, kind=1, tag="lay"):
    card: Annotated[int, Spaced(CARDS)]


class PlainTake(Move, kind=2, tag="take"):
    card: Annotated[int, Named(CARDS)]


class NotationLies(Broken):
    check, says = "forms", "is read as"
    moveset = MoveSet(MumbledLay, PlainTake)


class NotationBreaksLines(Broken):
    check, says = "forms", "one plain line"
    moveset = MoveSet(SpacedLay, PlainTake)


class ForgetfulMoves(MoveSet):
    def from_json(self, data: bytes | str) -> Move:
        return Lay(0)


class JsonLies(Broken):
    check, says = "forms", "JSON"
    moveset = ForgetfulMoves(*Signals.moveset.classes)


class LooseMoves(MoveSet):
    def unpack(self, packed: int) -> Move:
        return super().unpack(Lay(0).pack())


class PackingLies(Broken):
    check, says = "forms", "does not pack"
    moveset = LooseMoves(*Signals.moveset.classes)


class WideMoves(Broken):
    check, says = "forms", "60 bits"

    class Position(State):
        __slots__ = ()

        def moves(self, seat: int) -> list[int]:
            return [move | 1 << 60 for move in super().moves(seat)]

        def refusal(self, seat: int, move: int) -> Refusal | None:
            return super().refusal(seat, move & (1 << 60) - 1)


# -- the state ----------------------------------------------------------------------------------------------------


class CardVanishes(Broken):
    check, says = "conservation", "-> 3"

    class Position(State):
        __slots__ = ()

        def take(self, seat: int, card: int, events: Events) -> None:
            super().take(seat, card, events)
            self.piles[seat][card] -= 1


class SharedDeck(Broken):
    check, says = "clones", "has changed another state"

    class Position(State):
        __slots__ = ()

        def clone(self) -> State:
            twin = super().clone()
            twin.deck = self.deck
            return twin


class PoorClone(Broken):
    check, says = "clones", "differs from its original"

    class Position(State):
        __slots__ = ("seen",)

        def __init__(self, seats: int, rounds: int) -> None:
            super().__init__(seats, rounds)
            self.seen = 7

        def clone(self) -> State:
            twin = super().clone()
            twin.seen = getattr(self, "seen", 7) + 1  # type: ignore[attr-defined]
            return twin


class MoodyClone(Broken):
    """What is left out of the digest matters after all."""

    check, says = "clones", "other moves"

    class Position(State):
        __slots__ = ("mood",)
        STATIC = ("mood",)

        def __init__(self, seats: int, rounds: int) -> None:
            super().__init__(seats, rounds)
            self.mood = 1

        def clone(self) -> Any:
            twin = super().clone()
            twin.mood = -1  # type: ignore[attr-defined]
            return twin

        def moves(self, seat: int) -> list[int]:
            return super().moves(seat)[:: self.mood]


_ticks = count()


class Unrepeatable(Broken):
    check, says = "records", "another position"

    class Position(State):
        __slots__ = ("tick",)

        def __init__(self, seats: int, rounds: int) -> None:
            super().__init__(seats, rounds)
            self.tick = 0

        def clone(self) -> Any:
            twin = super().clone()
            twin.tick = self.tick  # type: ignore[attr-defined]
            return twin

        def take(self, seat: int, card: int, events: Events) -> None:
            super().take(seat, card, events)
            self.tick = next(_ticks)


class UnrepeatableLog(Broken):
    check, says = "records", "another log"

    class Position(State):
        __slots__ = ()

        def take(self, seat: int, card: int, events: Events) -> None:
            super().take(seat, card, events)
            if isinstance(events, Told):
                events.log.say("take", seat, card=next(_ticks))


class PlayCrashes(Broken):
    check, says = "play", "ZeroDivisionError"

    class Position(State):
        __slots__ = ()

        def take(self, seat: int, card: int, events: Events) -> None:
            self.turn //= 0


class NoSlots(Broken):
    check, says = "clones", "__slots__"

    class Position(State):
        def __init__(self, seats: int, rounds: int) -> None:
            super().__init__(seats, rounds)
            self.extra = 1


class NoSetup(Broken):
    check, says = "setup", "ValueError"

    def new(self, seats: int, options: Mapping[str, str], chance: Chance, log: Log | None = None) -> State:
        raise ValueError("no box")


# -- undo ---------------------------------------------------------------------------------------------------------


class Copycat(Broken):
    """Who lays later has more choice: then the first cannot take its card back."""

    check, says = "undo", "only because seat"

    class Position(State):
        __slots__ = ()

        def moves(self, seat: int) -> list[int]:
            moves = super().moves(seat)
            return moves[:1] if self.turn == NONE and set(self.laid) == {NONE} else moves

        def refusal(self, seat: int, move: int) -> Refusal | None:
            refusal = super().refusal(seat, move)
            return refusal if refusal or move in self.moves(seat) else refuse("SG-2.1", "lay-first")


class Wishful(Broken):
    """It guesses that everybody has laid the lowest card. Where somebody has, the table takes it for no surprise."""

    check, says = "undo", "what seat"

    def guess(self, view: BaseView, chance: Chance) -> State:
        assert isinstance(view, View)
        return super().guess(view, First())


class First(Chance):
    """Always the first that is possible."""

    def draw(self, purpose: str, counts: list[int]) -> int:
        return next(kind for kind, count in enumerate(counts) if count)


class WeatherView(View, frozen=True):
    weather: int | None = None


class Weather(Broken):
    """The weather is hidden until a card is laid; guesses always hope for sunshine."""

    check, says = "previews", "shows seat"

    class Position(State):
        __slots__ = ("weather",)

        def __init__(self, seats: int, rounds: int) -> None:
            super().__init__(seats, rounds)
            self.weather = 0

        def clone(self) -> State:
            twin = super().clone()
            assert isinstance(twin, Weather.Position)
            twin.weather = self.weather
            return twin

        def view(self, seat: int | None) -> View:
            known = structs.asdict(super().view(seat))
            return WeatherView(**known, weather=None if set(self.laid) == {NONE} else self.weather)

    def new(self, seats: int, options: Mapping[str, str], chance: Chance, log: Log | None = None) -> State:
        state = super().new(seats, options, chance, log)
        assert isinstance(state, Weather.Position)
        state.weather = chance.draw("deck", state.deck) // 2
        return state

    def guess(self, view: BaseView, chance: Chance) -> State:
        assert isinstance(view, WeatherView)
        state = super().guess(view, chance)
        assert isinstance(state, Weather.Position)
        state.weather = view.weather or 0
        return state


# -- views --------------------------------------------------------------------------------------------------------


class LeakyView(Broken):
    """The place of another card shows through: the view counts the cards of the deck alone."""

    check, says = "leaks", "by unseen"

    class Position(State):
        __slots__ = ()

        def view(self, seat: int | None) -> View:
            return replace(super().view(seat), unseen=tuple(self.deck))

    def guess(self, view: BaseView, chance: Chance) -> State:
        return super().guess(honest(view), chance)


def honest(view: BaseView) -> View:
    """What the view would be without the leak."""
    assert isinstance(view, View)
    seen = [view.row, *view.piles, view.hand or (0,) * len(CARDS)]
    unseen = [4 - sum(counts[card] for counts in seen) for card in range(len(CARDS))]
    if view.turn == NONE and view.seat is not None and view.laid[view.seat] != NONE:
        unseen[view.laid[view.seat]] -= 1
    return replace(view, unseen=tuple(unseen))


class LeakyMoves(Broken):
    """What a seat may do depends on what it cannot see."""

    check, says = "leaks", "other moves in a guess"

    class Position(State):
        __slots__ = ()

        def moves(self, seat: int) -> list[int]:
            moves = super().moves(seat)
            return moves[:1] if self.deck[0] % 2 else moves

        def refusal(self, seat: int, move: int) -> Refusal | None:
            refusal = super().refusal(seat, move)
            return refusal if refusal or move in self.moves(seat) else refuse("SG-2.1", "lay-first")


class LeakyRefusal(Broken):
    """The reason of a refusal depends on what the seat cannot see."""

    check, says = "leaks", "otherwise in a guess"

    class Position(State):
        __slots__ = ()

        def refusal(self, seat: int, move: int) -> Refusal | None:
            refusal = super().refusal(seat, move)
            return refusal and replace(refusal, rule="SG-2.1" if self.deck[0] % 2 else "SG-2.2")


_looks = count()


class FlickeringPicture(Broken):
    check, says = "leaks", "shown something else"

    def draw(self, view: BaseView, tr: Translator, focus: int | None = None) -> Drawing:
        drawing = super().draw(view, tr, focus)
        return replace(drawing, live=f"{drawing.live}<desc>{next(_looks)}</desc>")


class WrongSeatView(Broken):
    check, says = "views", "for seat 0"

    class Position(State):
        __slots__ = ()

        def view(self, seat: int | None) -> View:
            return replace(super().view(seat), seat=seat or 0)

    def guess(self, view: BaseView, chance: Chance) -> State:
        raise AssertionError("the view comes first")


class WrongActorsView(Broken):
    check, says = "views", "sees the actors"

    class Position(State):
        __slots__ = ()

        def view(self, seat: int | None) -> View:
            view = super().view(seat)
            return replace(view, actors=view.actors[:1])


class MoveListView(View, frozen=True):
    moves: tuple[int, ...] = ()


class SpectatorsMoves(Broken):
    check, says = "views", "carries moves"

    class Position(State):
        __slots__ = ()

        def view(self, seat: int | None) -> View:
            view = super().view(seat)
            facts = {name: getattr(view, name) for name in View.__struct_fields__}
            return MoveListView(**facts, moves=tuple(self.moves(seat or 0)))


class TupleListView(View, frozen=True):
    marks: Any = ()


class UnsentView(Broken):
    check, says = "views", "JSON"

    class Position(State):
        __slots__ = ()

        def view(self, seat: int | None) -> View:
            view = super().view(seat)
            facts = {name: getattr(view, name) for name in View.__struct_fields__}
            return TupleListView(**facts, marks=(1, 2))  # comes back as a list


class HugeNumberView(Broken):
    check, says = "views", "OverflowError"

    class Position(State):
        __slots__ = ()

        def view(self, seat: int | None) -> View:
            view = super().view(seat)
            facts = {name: getattr(view, name) for name in View.__struct_fields__}
            return TupleListView(**facts, marks=1 << 70)


class TalkativeLog(Broken):
    """What is laid face down is told to everybody."""

    check, says = "leaks", "reads more about"

    class Position(State):
        __slots__ = ()

        def lay(self, seat: int, card: int, events: Events) -> None:
            super().lay(seat, card, events)
            if isinstance(events, Told):
                events.log.say("lay", seat, card=card_text(card))


class BlinkingView(Broken):
    check, says = "views", "two looks"

    class Position(State):
        __slots__ = ()

        def view(self, seat: int | None) -> View:
            return replace(super().view(seat), rounds=next(_looks))


# -- pictures, words, picks ---------------------------------------------------------------------------------------


class BadXml(Broken):
    check, says = "drawings", "ParseError"

    def draw(self, view: BaseView, tr: Translator, focus: int | None = None) -> Drawing:
        return replace(super().draw(view, tr, focus), live="<g>")


class IdTwice(Broken):
    check, says = "drawings", "row-one"

    def draw(self, view: BaseView, tr: Translator, focus: int | None = None) -> Drawing:
        drawing = super().draw(view, tr, focus)
        return replace(drawing, live=drawing.live + '<g id="row-one"/>')


class TwoLayers(Broken):
    check, says = "drawings", "two static layers"

    def draw(self, view: BaseView, tr: Translator, focus: int | None = None) -> Drawing:
        return replace(super().draw(view, tr, focus), key="signals")


class NoPicture(Broken):
    check, says = "drawings", "a picture of 0 x"

    def draw(self, view: BaseView, tr: Translator, focus: int | None = None) -> Drawing:
        return replace(super().draw(view, tr, focus), width=0)


class TwoHands(Broken):
    check, says = "drawings", "two areas have one name"

    def around(self, view: BaseView, tr: Translator, focus: int | None = None) -> tuple[Area, ...]:
        return Area("hand", "cards", tr("title")), Area("supply", "cards", tr("title"))


class StrangeRole(Broken):
    check, says = "drawings", "the role 'sideboard'"

    def around(self, view: BaseView, tr: Translator, focus: int | None = None) -> tuple[Area, ...]:
        return (Area("sideboard", "cards", tr("title")),)


class StrangeShape(Broken):
    check, says = "drawings", "the shape 'heap'"

    def around(self, view: BaseView, tr: Translator, focus: int | None = None) -> tuple[Area, ...]:
        return (Area("hand", "cards", tr("title"), shape="heap"),)


class StrangeMark(Broken):
    check, says = "drawings", "no page knows the marks shiny"

    def around(self, view: BaseView, tr: Translator, focus: int | None = None) -> tuple[Area, ...]:
        return (Area("hand", "cards", tr("title"), rows=(Row((Cell("7", marks=("shiny",)),)),)),)


class CrookedTable(Broken):
    check, says = "drawings", "other columns than its heads"

    def around(self, view: BaseView, tr: Translator, focus: int | None = None) -> tuple[Area, ...]:
        return (Area("players", "all", tr("title"), heads=(Cell("7"),), rows=(Row((Cell("1"), Cell("2"))),)),)


class CellsIdTwice(Broken):
    check, says = "drawings", "row-one"

    def around(self, view: BaseView, tr: Translator, focus: int | None = None) -> tuple[Area, ...]:
        return (Area("hand", "cards", tr("title"), rows=(Row((Cell("7", id="row-one"),)),)),)


class ToNowhere(Broken):
    check, says = "flights", "where there is nothing drawn"

    def flights(self, event: Event, view: BaseView) -> tuple[Flight, ...]:
        return (Flight("<svg/>", ("row-one", "nowhere")),)


class NoPictureFlies(Broken):
    check, says = "flights", "ParseError"

    def flights(self, event: Event, view: BaseView) -> tuple[Flight, ...]:
        return (Flight("<svg", ("row-one", "row-one")),)


class FiguresOfOne(Broken):
    check, says = "figures", "points has 1 numbers"

    def figures(self, state: BaseState) -> dict[str, tuple[int, ...]]:
        return {"points": state.sheet().totals[:1]}


class NamelessCurve(Broken):
    check, says = "words", "curve-steam"

    def figures(self, state: BaseState) -> dict[str, tuple[int, ...]]:
        return {"steam": state.sheet().totals}


class NamelessArea(Broken):
    check, says = "words", "the title of the area cards"

    def around(self, view: BaseView, tr: Translator, focus: int | None = None) -> tuple[Area, ...]:
        return (Area("hand", "cards", ""),)


class NamelessCell(Broken):
    check, says = "words", "the label of mystery"

    def around(self, view: BaseView, tr: Translator, focus: int | None = None) -> tuple[Area, ...]:
        return (Area("hand", "cards", tr("title"), rows=(Row((Cell("7", pick="mystery"),)),)),)


class TellingCell(Broken):
    """A cell that looks other every time."""

    check, says = "leaks", "is shown something else"

    def around(self, view: BaseView, tr: Translator, focus: int | None = None) -> tuple[Area, ...]:
        return (Area("hand", "cards", tr("title"), rows=(Row((Cell(str(next(_looks))),)),)),)


class BlankPlain(Broken):
    check, says = "plain", "empty"

    def plain(self, view: BaseView, tr: Translator, focus: int | None = None) -> str:
        return "\n"


class SpeechlessRefusal(Broken):
    check, says = "words", "refusal-mystery in en"

    class Position(State):
        __slots__ = ()

        def refusal(self, seat: int, move: int) -> Refusal | None:
            refusal = super().refusal(seat, move)
            return refusal and replace(refusal, code="mystery")


class SpeechlessPrompt(Broken):
    check, says = "words", "prompt-mystery in en, prompt-mystery in pl"

    def prompt(self, view: BaseView, picked: tuple[str, ...]) -> Text:
        return text("prompt-mystery")


class SpeechlessPicture(Broken):
    check, says = "words", "mystery in en"

    def draw(self, view: BaseView, tr: Translator, focus: int | None = None) -> Drawing:
        return replace(super().draw(view, tr, focus), title=tr("mystery"))


class HoleInSentence(Broken):
    check, says = "words", "Unknown external: value"

    def prompt(self, view: BaseView, picked: tuple[str, ...]) -> Text:
        return text("card")


class SpeechlessUnit(Broken):
    """What totals are has no name."""

    check, says = "words", "consequence-buttons in en"

    class Position(State):
        __slots__ = ()

        def sheet(self) -> Sheet:
            return replace(super().sheet(), unit="buttons") if self.actors() else super().sheet()


class RawWord(Broken):
    """A word of the program is taken for one of a language."""

    check, says = "words", "'two' stands as it is in a sentence in 'pl'"

    class Position(State):
        __slots__ = ()

        def take(self, seat: int, card: int, events: Events) -> None:
            super().take(seat, card, events)
            if isinstance(events, Told):
                events.log.say("take", seat, card="two")


class RawId(Broken):
    """The log calls a thing what the picture does."""

    check, says = "words", "'row-two' stands in a sentence in 'en'"

    class Position(State):
        __slots__ = ()

        def take(self, seat: int, card: int, events: Events) -> None:
            super().take(seat, card, events)
            if isinstance(events, Told):
                events.log.say("take", seat, card="row-two")


class RawLabel(Broken):
    check, says = "words", "'light1.1' stands in a sentence in 'en'"

    def labels(self, view: BaseView) -> dict[str, Text]:
        return {**super().labels(view), "row-one": text("card", value="light1.1")}


class RawLesson(Broken):
    check, says = "words", "'my_turn' stands in a sentence in 'en'"

    def guide(self, view: BaseView) -> list[Lesson]:
        return [Lesson("turn", text("title"), text("card", value="my_turn"), text("title"))]


class RawAnswer(Broken):
    """Why something that is pointed at cannot be chosen."""

    check, says = "words", "'None' stands in a sentence in 'en'"

    class Position(State):
        __slots__ = ()

        def refusal(self, seat: int, move: int) -> Refusal | None:
            refusal = super().refusal(seat, move)
            return refusal and refuse("SG-2.1", "not-in-hand", card=str(None))


class RawPlain(Broken):
    check, says = "words", "'{' stands in a sentence in 'en'"

    def plain(self, view: BaseView, tr: Translator, focus: int | None = None) -> str:
        return super().plain(view, tr, focus) + "\n{ $points }"


class RawPicture(Broken):
    check, says = "words", "'score-pile' stands in a sentence in 'en'"

    def draw(self, view: BaseView, tr: Translator, focus: int | None = None) -> Drawing:
        drawing = super().draw(view, tr, focus)
        return replace(drawing, live=f"{drawing.live}<text>score-pile</text>")


class SpeechlessDesign(Broken):
    check, says = "words", "own-board in en"
    own_design = ("own-board",)


class NoAbout(Broken):
    """The page of a new table tells what each choice means."""

    check, says = "words", "option-length-endless in pl, option-length-endless-about in en"
    options = (replace(Signals.options[0], choices=("short", "endless")),)

    def new(self, seats: int, options: Mapping[str, str], chance: Chance, log: Log | None = None) -> State:
        return super().new(seats, {"length": "short"}, chance, log)


class NamelessBot(Broken):
    check, says = "words", "bot-oracle in en"

    def bots(self) -> Mapping[str, Callable[[Mapping[str, str]], Bot]]:
        return {"oracle": super().bots()["standard"]}


class NamelessDeck(Broken):
    check, says = "words", "chance-attic in en"
    draws = {**Signals.draws, "attic": ("dust",)}


class NamelessPlace(Broken):
    """What can be pointed at is called nothing."""

    check, says = "words", "the label of row-one"

    def labels(self, view: BaseView) -> dict[str, Text]:
        return {}


class NamelessPicture(Broken):
    check, says = "words", "the title of the drawing, the desc of the drawing"

    def draw(self, view: BaseView, tr: Translator, focus: int | None = None) -> Drawing:
        return replace(super().draw(view, tr, focus), title="", desc=" ")


class OnePath(Broken):
    check, says = "picks", "share a path"

    def path(self, view: BaseView, move: int) -> tuple[Pick, ...]:
        return (Pick("card", text("pick-lay")),)


# -- ends ---------------------------------------------------------------------------------------------------------


class Endless(Broken):
    check, says = "ends", "does not end"

    class Position(State):
        __slots__ = ()

        def end_round(self, chance: Chance, events: Events) -> None:
            for pile in self.piles:
                for card, number in enumerate(pile):
                    self.deck[card] += number
                    pile[card] = 0
            super().end_round(chance, events)
            self.round = 1


class NobodyWins(Broken):
    check, says = "ends", "nobody on the sheet"

    class Position(State):
        __slots__ = ()

        def sheet(self) -> Sheet:
            return Sheet((), ())


class SecretResult(Broken):
    check, says = "ends", "does not know the result"

    class Position(State):
        __slots__ = ()

        def sheet(self) -> Sheet:
            sheet = super().sheet()
            return replace(sheet, seats=tuple(replace(s, lines=(*s.lines, Line("pile", s.seat))) for s in sheet.seats))


class LateMove(Broken):
    check, says = "ends", "is allowed when the game is over"

    class Position(State):
        __slots__ = ()

        def refusal(self, seat: int, move: int) -> Refusal | None:
            refusal = super().refusal(seat, move)
            return None if refusal is not None and refusal.code == "game-over" else refusal


class Rounded(SeatSheet, frozen=True):
    @property
    def total(self) -> int:
        return 10


class WrongTotal(Broken):
    check, says = "sheets", "not the sum"

    class Position(State):
        __slots__ = ()

        def sheet(self) -> Sheet:
            sheet = super().sheet()
            if not self.actors():
                return sheet
            return replace(sheet, seats=tuple(Rounded(s.seat, s.lines, s.ties) for s in sheet.seats))


class TieWithoutName(Broken):
    check, says = "sheets", "tie-breaks are named"

    class Position(State):
        __slots__ = ()

        def sheet(self) -> Sheet:
            return replace(super().sheet(), tie_names=()) if self.actors() else super().sheet()


class StrangeWinner(Broken):
    check, says = "sheets", "winners are (9,)"

    class Position(State):
        __slots__ = ()

        def sheet(self) -> Sheet:
            return replace(super().sheet(), won=(9,)) if self.actors() else super().sheet()


class IdleRival(Broken):
    check, says = "sheets", "does not say who has won"

    class Position(State):
        __slots__ = ()

        def sheet(self) -> Sheet:
            return replace(super().sheet(), rival=Rival(text("title"), ())) if self.actors() else super().sheet()


class SpeechlessRival(Broken):
    check, says = "words", "mystery in en"

    class Position(State):
        __slots__ = ()

        def sheet(self) -> Sheet:
            return (
                replace(super().sheet(), rival=Rival(text("mystery"), ()), won=()) if self.actors() else super().sheet()
            )


class SpeechlessRivalLine(Broken):
    check, says = "words", "score-mystery in en"

    class Position(State):
        __slots__ = ()

        def sheet(self) -> Sheet:
            return (
                replace(super().sheet(), rival=Rival(text("title"), (Line("mystery", 1),)), won=())
                if self.actors()
                else super().sheet()
            )


# -- processes and bots -------------------------------------------------------------------------------------------


class HashOrder(Broken):
    check, says = "processes", "two processes differ"

    class Position(State):
        __slots__ = ()

        def moves(self, seat: int) -> list[int]:
            return [int(move) for move in {str(move) for move in super().moves(seat)}]


class Cheat(Bot):
    def choose(self, desk: Desk) -> int:
        return max(desk.moves) + 64


class BadBot(Broken):
    check, says = "play", "the cheat player chose"

    def bots(self) -> Mapping[str, Callable[[Mapping[str, str]], Bot]]:
        return {"cheat": lambda parameters: Cheat()}


class Crash(Bot):
    def choose(self, desk: Desk) -> int:
        raise KeyError("no idea")


class CrashingBot(Broken):
    check, says = "play", "KeyError"

    def bots(self) -> Mapping[str, Callable[[Mapping[str, str]], Bot]]:
        return {"crash": lambda parameters: Crash()}


BROKEN: list[type[Broken]] = sorted(Broken.__subclasses__(), key=lambda game: game.__name__)
