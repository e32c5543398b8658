"""What goes over the wire. Everything that leaves the server is made for one seat, or for everybody."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from .clocks.clock import Terms

# -- what people and programs send --------------------------------------------------------------------------------


class OperateTable(Struct, forbid_unknown_fields=True):
    """end, set-aside, open, lock-chat or unlock-chat."""

    act: str
    why: str = ""


class SettleReport(Struct, forbid_unknown_fields=True):
    id: int


class NewBan(Struct, forbid_unknown_fields=True):
    """An address, a network, a person's id, or TABLE:SEAT."""

    who: str
    why: str


class EndBan(Struct, forbid_unknown_fields=True):
    who: str


class Drain(Struct, forbid_unknown_fields=True):
    on: bool


class Whom(Struct, forbid_unknown_fields=True):
    """Somebody at a table: who has a `seat` there; or, as who only watches has none, who said a `line`."""

    seat: int | None = None
    line: int | None = None


class MuteWhom(Whom, forbid_unknown_fields=True):
    mute: bool = True


class WishRating(Struct, forbid_unknown_fields=True):
    on: bool


class ChairWish(Struct, forbid_unknown_fields=True):
    """Who shall sit there: me, friend (at this screen), bot or open (to whoever has the link)."""

    kind: str
    name: str | None = None
    bot: str | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    game: str
    seats: int | None = None
    options: dict[str, str] = {}
    #: One for each seat; fewer or none: me first, bots in the other seats.
    chairs: list[ChairWish] = []
    #: My name, where a chair gives none.
    name: str | None = None
    #: Whether everybody may find the table on the home page.
    listed: bool = False
    #: What I add to the seed of the dice: a word of my own chance.
    entropy: str | None = None
    #: What the table is played by; nothing: nobody is in a hurry.
    clock: Terms | None = None


class NewTournament(Struct, forbid_unknown_fields=True):
    """A tournament of one game. `form`: robin (everybody meets everybody, two at a table), groups (tables of `seats`,
    3 to 6) or swiss (two at a table, neighbours in the standings meet). `rounds`: 0 is as many as suit those who come.
    `duplicate`: all tables of a round have the same chance."""

    name: str
    game: str
    form: str
    seats: int = 2
    rounds: int = 0
    options: dict[str, str] = {}
    duplicate: bool = False
    clock: Terms | None = None


class JoinTournament(Struct, forbid_unknown_fields=True):
    name: str
    #: What I add to the seeds of the tournament.
    entropy: str | None = None


class TurnAwayEntrant(Struct, forbid_unknown_fields=True):
    number: int


class Again(Struct, forbid_unknown_fields=True):
    """A rematch: what I add to the seed of its dice."""

    entropy: str | None = None


class PlayOn(Struct, forbid_unknown_fields=True):
    """A new table that goes on from the position after `at` moves of a finished game. `chairs` are for me, friends at
    this screen and bots; none: me first, bots in the other seats."""

    at: int
    chairs: list[ChairWish] = []
    name: str | None = None
    entropy: str | None = None


class NewTableOnBoard(NewTable, kw_only=True):
    """`board` is the text of a board's file, for games that take one."""

    board: str


class BoardFile(Struct, forbid_unknown_fields=True):
    board: str


class PlayMove(Struct, forbid_unknown_fields=True):
    """`number` is `own_number` of the state that the move answers to: sent twice, it is played once."""

    seat: int
    move: str
    number: int


class UndoMove(Struct, forbid_unknown_fields=True):
    seat: int
    number: int


class Sit(Struct, forbid_unknown_fields=True):
    name: str
    seat: int | None = None
    #: What I add to the seed of the dice.
    entropy: str | None = None


class Leave(Struct, forbid_unknown_fields=True):
    seat: int


class UseKey(Struct, forbid_unknown_fields=True):
    key: str


class SpareKey(Struct):
    """A link that takes one's seats to another device, once, within so many days; and the same as a picture."""

    link: str
    qr: str
    days: int


class GiveToBot(Struct, forbid_unknown_fields=True):
    seat: int
    bot: str | None = None


class TakeBack(Struct, forbid_unknown_fields=True):
    seat: int


class Propose(Struct, forbid_unknown_fields=True):
    """A motion of `seat`: pause, resume, back (to the position after `about` moves), end; bot or open (for the seat
    `about`, whose person has gone)."""

    seat: int
    kind: str
    about: int = 0


class AnswerMotion(Struct, forbid_unknown_fields=True):
    """What a seat says to the motion of this kind. No: it is off the table."""

    seat: int
    kind: str
    yes: bool


class Nudge(Struct, forbid_unknown_fields=True):
    seat: int


class Abandon(Struct, forbid_unknown_fields=True):
    """Give a seat up for good, to a bot; `open`: to whoever has the link."""

    seat: int
    open: bool = False


class SetHours(Struct, forbid_unknown_fields=True):
    """My time zone, and when I sleep, in minutes of the day."""

    zone: str
    night_from: int = 22 * 60
    night_to: int = 8 * 60


class SetZone(Struct, forbid_unknown_fields=True):
    zone: str


class NewAddress(Struct, forbid_unknown_fields=True):
    """Where I want to be told: push (`address` is what the browser gave, as JSON), mail, or apprise (the address of a
    service)."""

    kind: str
    address: str


class WishTold(Struct, forbid_unknown_fields=True):
    """What I want to hear: that it is my turn, that a seat was taken, that a game is over, that somebody wrote."""

    turn: bool = True
    seat: bool = True
    over: bool = True
    chat: bool = True


class Mute(Struct, forbid_unknown_fields=True):
    mute: bool


class GoAway(Struct, forbid_unknown_fields=True):
    """A vacation from now on; 0: I am back."""

    days: int


class Say(Struct, forbid_unknown_fields=True):
    words: str
    seat: int | None = None
    name: str | None = None


class SayPhrase(Struct, forbid_unknown_fields=True):
    """`phrase` is the id of one of the state's `phrases` or `courtesies`."""

    seat: int
    phrase: str


# -- what they get ------------------------------------------------------------------------------------------------


class ChoiceInfo(Struct):
    value: str
    label: str
    about: str


class OptionInfo(Struct):
    name: str
    label: str
    about: str
    default: str
    choices: list[ChoiceInfo]
    #: The numbers of players it applies to.
    seats: list[int]


class BotInfo(Struct):
    name: str
    label: str
    #: A sentence about its strength; empty for a bot from outside.
    about: str
    #: Whether people choose among it and others: what plays any game without a thought is for programs.
    offered: bool


class GameInfo(Struct):
    id: str
    title: str
    tagline: str
    stage: str
    seats: list[int]
    default_seats: int
    options: list[OptionInfo]
    bots: list[BotInfo]
    #: The bot for other seats when nothing is said.
    default_bot: str
    #: Sentences: what of it is our own design.
    own_design: list[str]
    #: Whether it can be played on a board that somebody brings.
    boards: bool


class SeatClock(Struct):
    """A seat's time: until when it has (null: it stands), and the seconds that were left when it was started."""

    until: float | None
    left: float


class ClockInfo(Struct):
    """What a table is played by: live or days (`kind`), in words, whether it is stopped, and everybody's time."""

    kind: str
    words: str
    paused: bool
    seats: list[SeatClock]


class MotionInfo(Struct):
    """What somebody wishes, in words; who has agreed, and who is still asked, by their seats."""

    kind: str
    by: int
    about: int
    words: str
    yes: list[int]
    asked: list[int]


class HoursInfo(Struct):
    """When I sleep, in minutes of the day of my zone; until when I am away; the days of vacation that are left this
    year."""

    zone: str
    night_from: int
    night_to: int
    away_until: float | None
    vacation_left: int


class AddressInfo(Struct):
    """Where somebody is told what happens; not confirmed: nothing is sent there yet."""

    id: str
    kind: str
    label: str
    confirmed: bool


class TellInfo(Struct):
    """How somebody is told: the key that a browser subscribes with, whether mail can be sent, what they want to hear,
    and where."""

    push_key: str
    mail: bool
    turn: bool
    seat: bool
    over: bool
    chat: bool
    addresses: list[AddressInfo]


class SeatInfo(Struct):
    seat: int
    name: str
    #: person, bot or open; before the game is dealt also kept: open to whoever played the game before.
    kind: str
    bot: str | None
    #: It belongs to this browser (also while a bot holds it).
    mine: bool
    acting: bool
    online: bool
    total: int
    #: Whoever took it came with a program's token.
    program: bool


class PickInfo(Struct, omit_defaults=True):
    """A node of the pick tree. A leaf has `move`; another node has `ask` (what to choose next) and `picks`. `art` is
    the place in the state's `art` of a picture of what has no place on the board: an <svg> that uses the static layer
    of the drawing. `quick`: the move need not be held before it is made, even if it ends the turn. `where`, `gains`,
    `kept`, `turned`, `passes`, `serves` and `usual` are those of core.picks.Pick."""

    id: str
    label: str
    ask: str = ""
    picks: list[PickInfo] = []
    move: str = ""
    art: int | UnsetType = UNSET
    quick: bool = False
    where: list[str] = []
    gains: list[int] = []
    kept: str = ""
    turned: bool = False
    passes: bool = False
    serves: bool = False
    usual: bool = False


class DrawingInfo(Struct):
    """`static` is left out when the client says that it has the layer of this key. `notes` is shown on request."""

    key: str
    width: int
    height: int
    live: str
    title: str
    desc: str
    static: str | UnsetType = UNSET
    notes: str = ""
    notes_title: str = ""


class CellInfo(Struct, omit_defaults=True):
    """See core.scene.Cell."""

    text: str = ""
    art: str = ""
    id: str = ""
    pick: str = ""
    about: str = ""
    rule: str = ""
    where: list[str] = []
    marks: list[str] = []


class RowInfo(Struct, omit_defaults=True):
    """See core.scene.Row."""

    cells: list[CellInfo]
    title: str = ""
    art: str = ""
    id: str = ""
    pick: str = ""
    seat: int | None = None
    marks: list[str] = []


class AreaInfo(Struct, omit_defaults=True):
    """What lies beside the board: a drawing, or rows of cells. See core.scene.Area."""

    role: str
    name: str
    title: str
    shape: str = ""
    heads: list[CellInfo] = []
    rows: list[RowInfo] = []
    drawing: DrawingInfo | None = None


class BoardInfo(Struct):
    """A board that somebody brought: its digest, what is on it, how it looks, and how many can play on it."""

    digest: str
    about: list[str]
    drawing: DrawingInfo
    seats: list[int]
    default_seats: int


class PhraseInfo(Struct):
    id: str
    label: str


class LessonInfo(Struct):
    """Something to explain, once, to whoever plays for the first time. `where`: elements to look at."""

    id: str
    title: str
    text: str
    advice: str
    where: list[str]


class EditInfo(Struct):
    """Of the pieces of a live layer, `gone` from the place `at` on give way to those in `put`. A layer is cut into
    pieces before every element that has an id."""

    at: int
    gone: int
    put: list[str]


class BoardChange(Struct):
    """What happens to a seat's board: `edits` of its live layer, to be done one after the other; the ids of elements
    that are new or other than before (`changed`) and of those that are there no more (`gone`); what is to be seen then
    (`desc`); and its `notes`, if they are others."""

    seat: int
    edits: list[EditInfo]
    changed: list[str]
    gone: list[str]
    desc: str
    notes: str | UnsetType = UNSET


class OtherInfo(Struct):
    seat: int
    drawing: DrawingInfo


class LogLine(Struct):
    """It happened with the move of this number, of those that stand; 0: before the first."""

    text: str
    where: list[str]
    seat: int | None
    move: int


class SheetLine(Struct):
    what: str
    text: str
    points: int
    where: list[str]


class SeatSheetInfo(Struct):
    seat: int
    name: str
    total: int
    lines: list[SheetLine]
    winner: bool


class RivalInfo(Struct):
    """An opponent who has no seat."""

    name: str
    total: int
    lines: list[SheetLine]
    winner: bool


class SheetInfo(Struct):
    seats: list[SeatSheetInfo]
    rival: RivalInfo | None
    #: The seats of each team; where everybody plays alone, each seat is one. Partners have the same lines.
    teams: list[list[int]]
    winners: list[int]
    #: Who won and why, in sentences; the last says who. Empty until the game is over.
    verdict: list[str]


class FlightInfo(Struct):
    """Something that moves: a small <svg>, from element to element. `seat`: where each has a board, on whose."""

    art: str
    way: list[str]
    seat: int | None


class FrameInfo(Struct):
    """One thing that happened, as far as its reader may see it. `move` is its number among the moves that stand, `seat`
    who made it. `back`: moves were taken back, and `move` is how many stand now. `lines` can be read since; those of a
    round in which all moved at once come with the move that shows them. `areas` are those around the board that are
    others than before, `order` the names of all that lie there then if others did before, `flights` what moves. `sheet`
    comes in a reel."""

    move: int
    seat: int
    back: bool
    lines: list[LogLine]
    boards: list[BoardChange]
    areas: list[AreaInfo]
    flights: list[FlightInfo]
    order: list[str] | UnsetType = UNSET
    sheet: SheetInfo | UnsetType = UNSET


class TableState(Struct):
    """What one seat (None: a spectator) sees now.

    Who says what they have already (`since`, the mark of the state before) is sent what is new: `since` is the number
    of that state, the live layers, the notes and `areas` are empty and `frames` lead to them, and `log` goes on after
    the first `log_from` lines. Otherwise `since` is null and everything is here."""

    id: str
    game: str
    title: str
    options: list[str]
    #: Entries of the record so far; changes with everything that happens on the board.
    number: int
    #: Entries by this seat: to be sent back with its next move.
    own_number: int
    #: What this is a sight of: to be sent back as `since`.
    mark: str
    since: int | None
    frames: list[FrameInfo]
    #: Moves that stand: the places a replay can stop at.
    moves: int
    seat: int | None
    seats: list[SeatInfo]
    over: bool
    #: What can be done now, in one sentence.
    prompt: str
    #: The legal moves of this seat as a tree; empty if it is not its turn. `art` has the pictures that they name.
    picks: list[PickInfo]
    art: list[str]
    can_undo: bool
    undo_refusal: WhyNot
    drawing: DrawingInfo
    areas: list[AreaInfo]
    others: list[OtherInfo]
    log: list[LogLine]
    log_from: int
    sheet: SheetInfo
    commitment: str
    rematch: str | None
    #: What this seat may say to its partners alone.
    phrases: list[PhraseInfo]
    #: Whether people may say what they like; if not, what can be said to everybody.
    free_chat: bool
    courtesies: list[PhraseInfo]
    #: Played on a board that somebody brought: its digest and what is on it; empty: the game's own board.
    brought: list[str]
    #: What this seat should know about this moment, where a game teaches itself.
    guide: list[LessonInfo]
    #: What it is played by; null: nobody is in a hurry.
    clock: ClockInfo | None
    #: What somebody wishes and the others have not decided yet.
    motion: MotionInfo | None
    #: That nobody plays on here, and why; empty: they do.
    closed: str
    #: The tournament that it belongs to; empty: none.
    tournament: str


class BoardText(Struct):
    """The board as characters, for readers of text."""

    plain: str


class TableInfo(Struct):
    """A table in a list."""

    id: str
    game: str
    title: str
    names: list[str]
    kinds: list[str]
    open_seats: int
    over: bool
    touched: float
    #: Seats of this browser, and whether one of them may move now.
    mine: list[int]
    my_turn: bool
    #: A seat is kept for me: I am invited, or the same people play again.
    invited: bool
    #: Seats are open, and the game is not dealt yet.
    waiting: bool
    #: When it will be removed unless somebody plays on.
    removal: float | None
    #: Whether it is played on a board that somebody brought.
    brought: bool
    #: It goes on from a position of another game: in words; empty: it began at the beginning.
    origin: str
    #: Until when I have time to move; null: there is no hurry, or it is not my turn.
    until: float | None
    #: What the tournament is called that it belongs to; empty: none.
    tournament: str


class SeatsInfo(Struct):
    """Who sits at a table, and whether the game is dealt: that comes when nobody is awaited any more."""

    id: str
    game: str
    title: str
    options: list[str]
    seats: list[SeatInfo]
    dealt: bool
    #: The seal of the seed, published before anybody sits down.
    commitment: str
    #: What it will be played by, in words; empty: nobody is in a hurry.
    clock: str
    #: Whether it is my table, and whether its host has closed the chat.
    host: bool
    chat_closed: bool
    #: Whether the game counts for ratings.
    rated: bool


class Created(Struct):
    id: str
    url: str
    seats: list[int]


class Played(Struct):
    """`state` is what the seat sees now, if the request said what it has already."""

    number: int
    own_number: int
    state: TableState | UnsetType = UNSET


class WhyNot(Struct):
    """Empty texts: nothing forbids it."""

    rule: str
    text: str


class ExplainedInfo(Struct):
    """What a thing in a drawing is; `rule`: where the rules speak of it."""

    text: str
    rule: str


class Hint(Struct):
    """What a bot would do, the way to it, and one reason in a sentence."""

    move: str
    path: list[str]
    labels: list[str]
    reason: str


class Preview(Struct):
    """What follows from a move as far as its mover can know: the picture after it (None where chance or others'
    secrets decide), its consequence in words, and whether the mover cannot count on taking it back."""

    drawing: DrawingInfo | None
    consequence: str
    final: bool
    #: What would lie around the board.
    areas: list[AreaInfo] = []


class SaidInfo(Struct):
    """`readers`: the seats that it was said to alone; empty: to everybody. `mine`: I said it."""

    id: int
    name: str
    seat: int | None
    words: str
    at: float
    readers: list[int]
    mine: bool = False


class DrawInfo(Struct):
    """`label` says what it was drawn for."""

    entry: int
    purpose: str
    label: str
    recorded: str
    recomputed: str | None
    fair: bool


class AddedInfo(Struct):
    """What somebody added to the seed; empty: nothing."""

    name: str
    entropy: str


class FairInfo(Struct):
    """`origin`: that it goes on from a position of another game, whose draws are not this seed's; empty: it does
    not."""

    origin: str
    commitment: str
    seed: str
    added: list[AddedInfo]
    fair: bool
    draws: list[DrawInfo]


class ReplayStep(Struct):
    """The table after `at` of the moves that stand."""

    at: int
    moves: int
    drawing: DrawingInfo
    areas: list[AreaInfo]
    others: list[OtherInfo]
    log: list[LogLine]
    sheet: SheetInfo


class Reel(Struct):
    """A stretch of the game to be shown move by move: the table as it was, and frames from there. There are more if
    `upto`, the move that they lead to, is less than the `moves` of `start`."""

    start: ReplayStep
    upto: int
    frames: list[FrameInfo]


class PartyInfo(Struct):
    """A seat, or partners by the first of their seats."""

    seat: int
    name: str


class CurveInfo(Struct):
    """How a figure of a game went: a chart as <svg>, and whose lines are in it."""

    title: str
    svg: str
    parties: list[PartyInfo]


class LuckRow(Struct):
    """How often each kind came, for somebody; for all, if there is no seat."""

    seat: int | None
    name: str
    counts: list[int]


class LuckInfo(Struct):
    title: str
    kinds: list[str]
    rows: list[LuckRow]


class StoryInfo(Struct):
    """A finished game in figures: curves of points and the like, and what chance gave to each and to all."""

    curves: list[CurveInfo]
    luck: list[LuckInfo]


class Analyse(Struct, forbid_unknown_fields=True):
    """Explain a finished game, or (`stop`) do so no longer."""

    stop: bool = False


class AnalysedSeat(Struct):
    """A seat's game in a few sentences."""

    seat: int
    name: str
    total: int
    words: list[str]


class TurningInfo(Struct):
    """A moment in which much changed: by a decision, or by chance (`kind`)."""

    kind: str
    move: int
    seat: int
    words: str


class DecisionInfo(Struct):
    """What a seat did from the move `move` to the move `last` of those that stand, what an expert would have done (move
    by move; nothing where that was no better), and what it would have been worth. `verdict`: best, close, slip or
    mistake; `label` says it in words."""

    move: int
    last: int
    seat: int
    verdict: str
    label: str
    played: list[str]
    expert: list[str]
    worth: str


class HindsightInfo(Struct):
    """What a seat could have reached with the same dice: at least `best`, at most `bound` (None: that is not known);
    `share` of it in percent."""

    seat: int
    name: str
    reached: int
    best: int
    bound: int | None
    share: int
    words: str


class AnalysisInfo(Struct):
    """A finished game explained. `status`: none, running or done; while it runs, `done` of `total` decisions are
    judged, and whoever is told that they `may_stop` may."""

    status: str
    done: int
    total: int
    may_stop: bool
    seats: list[AnalysedSeat]
    curves: list[CurveInfo]
    turnings: list[TurningInfo]
    decisions: list[DecisionInfo]
    hindsight: list[HindsightInfo]


class ExpertInfo(Struct):
    """The table after what an expert would have done, or after what was played, as far as that could be foreseen; the
    way to the first move; and what of it is not so after the other of the two."""

    seat: int
    path: list[str]
    where: list[str]
    drawing: DrawingInfo
    areas: list[AreaInfo]


class FaultInfo(Struct):
    """What is wrong with a board's file, and where: the line, and the part of the file."""

    line: int
    where: str
    reason: str


class Problem(Struct, omit_defaults=True):
    """RFC 9457 problem details."""

    title: str
    status: int
    detail: str
    type: str = "about:blank"
    rule: str = ""
    code: str = ""
    #: Of a board that cannot be played on.
    faults: list[FaultInfo] = []


# -- who I am -----------------------------------------------------------------------------------------------------


class NewName(Struct, forbid_unknown_fields=True):
    name: str


class Signed(Struct, forbid_unknown_fields=True):
    """What an authenticator said, as the browser gives it as JSON."""

    credential: dict[str, Any]


class UseCode(Struct, forbid_unknown_fields=True):
    code: str


class UsePass(Struct, forbid_unknown_fields=True):
    """The key that stands behind the # of a link."""

    key: str


class WhoseLink(Struct):
    """Whose account a link leads to: what they are called, or will be."""

    name: str


class AskMail(Struct, forbid_unknown_fields=True):
    """Where a link shall be sent, and the name of whoever has no account yet."""

    mail: str
    name: str = ""


class SignOut(Struct, forbid_unknown_fields=True):
    everywhere: bool = False


class Remove(Struct, forbid_unknown_fields=True):
    """One of a list, by its id there."""

    id: str


class Forget(Struct, forbid_unknown_fields=True):
    """The name once more, so that nobody is forgotten by a slip of the hand. A guest has none."""

    name: str = ""


class Invite(Struct, forbid_unknown_fields=True):
    """Keep a free seat for somebody, by their id."""

    person: str
    #: Which of the free seats; none: the first.
    seat: int | None = None


class CloseChat(Struct, forbid_unknown_fields=True):
    closed: bool = True


class Report(Whom, forbid_unknown_fields=True, kw_only=True):
    """What went wrong, and (if somebody in particular is meant) whom it is about."""

    words: str


class MutedInfo(Struct):
    seats: list[int]


class BlockedInfo(Struct):
    """Somebody whom I have blocked, and what they were called then."""

    id: str
    name: str


class RatingInfo(Struct):
    """How strong somebody is, give or take the doubt (95 %), after so many games; `curve`: after each of them."""

    strength: float
    doubt: float
    games: int
    curve: list[float]


class GameRecord(Struct):
    """What somebody has come to in one game, on one map."""

    game: str
    title: str
    games: int
    won: int
    #: How often they were first, second and so on, where they played against others; and the mean of it.
    places: list[int]
    place: float | None
    #: On average, and at best.
    points: float
    best: int
    #: How many of the games counted; the rating when they are enough.
    rated: int
    rating: RatingInfo | None


class PastSeat(Struct):
    """`mine`: of whom the list is; `kind`: person, program or bot."""

    name: str
    kind: str
    place: int
    points: int
    mine: bool


class PastGame(Struct):
    """A finished game. `how`: empty, or why it counts for no average: a bot played on (bot), or they played several
    sides at one screen (screen)."""

    table: str
    game: str
    title: str
    at: float
    teams: int
    rated: bool
    how: str
    seats: list[PastSeat]


class MetInfo(Struct):
    """Somebody one has played against: how often, and who came before whom. No id: it leads nowhere."""

    id: str
    name: str
    games: int
    ahead: int
    behind: int
    even: int


class ProfileInfo(Struct):
    """What somebody has played. Of others, games are told that one was there oneself, or that everybody could watch;
    `hidden` are the other ones."""

    id: str
    name: str
    mine: bool
    #: Whether they have an account, and want to be rated.
    member: bool
    wishes: bool
    games: list[GameRecord]
    #: All that one has met; of others, oneself.
    met: list[MetInfo]
    past: list[PastGame]
    more: bool
    hidden: int


class PastGames(Struct):
    past: list[PastGame]
    more: bool


class LoadInfo(Struct):
    """What one server has to do: since its start, and now."""

    moves: int
    tables: int
    listeners: int
    thinking: int
    #: Writes that wait for the disk.
    writes: int
    #: Of the machine, for each of its cores, over the last minute.
    load: float
    #: Megabytes that the server has taken at most.
    memory: float


class StateCount(Struct):
    state: str
    count: int


class KeptTable(Struct):
    """A table in the operator's list: no secret of its game."""

    id: str
    game: str
    names: list[str]
    entries: int
    touched: float
    state: str
    why: str
    chat_locked: bool


class SaidLine(Struct):
    name: str
    words: str


class ReportInfo(Struct):
    """What somebody told the operator: who, about whom (by ids; empty: nobody in particular), and what was said."""

    id: int
    table: str
    by: str
    about: str
    #: What the person is called there whom it is about.
    name: str
    words: str
    said: list[SaidLine]
    at: float


class BanInfo(Struct):
    kind: str
    who: str
    why: str
    at: float


class OperatorInfo(Struct):
    """All that the operator sees at once; `until`: so long this browser may look."""

    until: float
    draining: bool
    load: LoadInfo
    counts: list[StateCount]
    reports: list[ReportInfo]
    bans: list[BanInfo]


class LadderRow(Struct):
    """Somebody, or a bot, with a rating. No id: a bot."""

    id: str
    name: str
    strength: float
    doubt: float
    #: How many games it rests on; None: of a bot, see docs/ladder.md.
    games: int | None
    mine: bool


class LadderInfo(Struct):
    """The ladder of one game. People's ratings come from games among people, the bots' from matches among bots: the
    numbers of one cannot be compared with those of the other."""

    game: str
    title: str
    people: list[LadderRow]
    bots: list[LadderRow]


class WhoInfo(Struct):
    """Who has a seat, if they have an account."""

    id: str


class TournamentBrief(Struct):
    """A tournament in the list of mine: open, on, over or abandoned."""

    id: str
    name: str
    title: str
    state: str
    round: int
    rounds: int
    entrants: int
    host: bool
    touched: float


class EntrantInfo(Struct):
    number: int
    name: str
    gone: bool
    program: bool


class CupSeat(Struct):
    """Who sits there, by their number; place and points when it is over and may be told. `gone`: they gave it up."""

    number: int
    place: int | None
    total: int | None
    gone: bool


class CupTable(Struct):
    """`sealed`: others have the same chance and are not through, so that I cannot look at it."""

    id: str
    seats: list[CupSeat]
    over: bool
    mine: bool
    sealed: bool


class RoundInfo(Struct):
    """`byes` sit out."""

    number: int
    over: bool
    tables: list[CupTable]
    byes: list[int]


class RankInfo(Struct):
    place: int
    number: int
    points: float
    games: int
    breaks: list[float]


class RoundSeed(Struct):
    """The seed of these tables of a round."""

    round: int
    tables: list[str]
    seed: str


class TournamentInfo(Struct):
    """A tournament; `played` has the rounds, the latest first, `breaks` the names of the tie-breaks in their order.
    What all seeds come from (`secret`, and the `words` that everybody added) is told when all is over; `seal` before.
    """

    id: str
    name: str
    game: str
    title: str
    form: str
    seats: int
    rounds: int
    options: list[str]
    duplicate: bool
    clock: str
    state: str
    round: int
    host: bool
    me: int | None
    #: So many must come.
    fewest: int
    entrants: list[EntrantInfo]
    played: list[RoundInfo]
    breaks: list[str]
    ranks: list[RankInfo]
    seal: str
    secret: str
    words: list[str]
    seeds: list[RoundSeed]


class Acquaintance(Struct):
    """Somebody with an account, and at how many tables one has met them."""

    id: str
    name: str
    tables: int


class TurnInfo(Struct):
    """A table where it is my turn."""

    id: str
    title: str


class KeyInfo(Struct):
    """A passkey, or a browser that is signed in."""

    id: str
    label: str
    created: float
    used: float
    #: It is the browser that asks.
    here: bool


class ProgramInfo(Struct):
    id: str
    name: str
    created: float


class MeInfo(Struct):
    """Who asks: guest, member or program."""

    kind: str
    id: str
    name: str
    #: Whether links can be sent by mail here, and the address they have for it.
    mails: bool
    mail: str
    passkeys: list[KeyInfo]
    browsers: list[KeyInfo]
    programs: list[ProgramInfo]
    codes: int


class Arrived(Struct):
    """Somebody has signed in. `codes` are shown this once; `left` are tables whose seats could not come along."""

    name: str
    seats: int
    left: int
    codes: list[str]


class CodesInfo(Struct):
    codes: list[str]


class DeviceLink(Struct):
    """A link to sign in on another device, as text and as a QR code; `minutes`: how long it is good."""

    link: str
    qr: str
    minutes: int


class TokenInfo(Struct):
    """Shown this once."""

    name: str
    token: str
