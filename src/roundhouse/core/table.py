"""The public face of the library: one table, one game, from the first die to the score sheet.

>>> import roundhouse as rh
>>> t = rh.Table.new("railroad_ink", seats=2, options={"expansion": "lava"}, seed="poznan")
>>> t.actors()
[0, 1]
>>> t.play(0, t.moves(0)[0])
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise

from .bot import Desk
from .chance import Chance, Fast, Recorder, Replayed, Scripted, Seeded, commitment, new_seed
from .ending import ending
from .errors import BadMove, BadOption, BadRecord, BadScript, OldRules, Refused, RoundhouseError
from .freeze import digest
from .game import Game
from .log import Event, Log
from .moves import Move
from .news import Outlook, learnt, opened, outlook, told
from .picks import Node, tree
from .record import Brought, Entry, Origin, Record
from .refusal import NO_UNDO, Refusal, game_over, not_a_move, refuse
from .registry import find_game
from .sheet import Sheet
from .snapshots import Snapshot, Snapshots, wanted
from .state import State
from .texts import Text, Translator
from .view import View

Script = Mapping[str, Sequence[int | str]]
MAX_NAME = 40
#: What a seat may add to the seed.
ENTROPY = re.compile(r"[A-Za-z0-9_-]{1,64}")
#: A seat may take back so many moves in a game: more than anybody needs, and no record grows for ever.
MOST_UNDOS = 500


class Table:
    """A game being played. Everything goes through its record: `Table.load(t.record.to_json())` is the same table."""

    def __init__(self, game: Game, record: Record) -> None:
        """Use Table.new or Table.load."""
        self.game = game
        self.record = record
        self._script: dict[str, list[int]] = {}
        self._seeded = Seeded(record.seed, record.entropy) if record.seed is not None else None
        self._state: State
        self._log = Log()
        self._steps: list[_Step] = []
        self._snapshots = Snapshots()
        #: How often each seat has taken a move back.
        self._undone: Counter[int] = Counter()

    # -- beginning ------------------------------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: str | None = None,
        names: Sequence[str] | None = None,
        script: Script | None = None,
        board: str | None = None,
        entropy: Sequence[str] = (),
    ) -> Table:
        """Set up a table. `seed`: any text, the same seed gives the same dice; `names`: whoever gives none, or an empty
        one, has a name in the reader's language; `script`: answers for chance by purpose, for tests and for playing
        along with real dice; purposes that it does not name come from the seed; `board`: the file of a board that
        somebody brought; `entropy`: what each seat adds to the seed, a word or an empty one."""
        found = find_game(game)
        if board is not None:
            found = found.with_board(board)
        number = found.check_seats(seats)
        complete = found.check_options(options)
        found.check_combination(number, complete)
        seed = new_seed() if seed is None else seed
        record = Record(
            game=found.id,
            rules=found.rules,
            seats=number,
            options=complete,
            names=_check_names(number, names),
            commitment=commitment(seed),
            seed=seed,
            board=None if found.board is None else Brought.of(found.board),
            entropy=_check_entropy(number, entropy),
        )
        table = cls(found, record)
        table._take_script(script or {})
        recorder = Recorder(table._chance())
        table._state = found.new(number, complete, recorder, table._log)
        record.setup = list(recorder.answers)
        return table

    @classmethod
    def load(
        cls,
        text: str | bytes | Record,
        upto: int | None = None,
        script: Script | None = None,
        game: Game | None = None,
    ) -> Table:
        """Read a record and play it again; with `upto` only its first entries. `game`: one that is not registered."""
        record = text if isinstance(text, Record) else Record.from_json(text)
        game = find_game(game or record.game)
        if record.game != game.id:
            raise BadRecord(f"the record is of {record.game}, not of {game.id}")
        game = _on_its_board(game, record)
        if record.rules != game.rules and record.rules not in game.also_plays:
            allowed = ", ".join((game.rules, *game.also_plays))
            why = f" ({game.outdated})" if game.outdated else ""
            raise OldRules(f"{game.id}: the record was played by rules {record.rules}; this build plays {allowed}{why}")
        try:
            game.check_seats(record.seats)
            if game.check_options(record.options) != record.options:
                raise BadOption("options are missing")
            game.check_combination(record.seats, record.options)
            _check_names(record.seats, record.names)
            _check_entropy(record.seats, record.entropy)
            game.check_script(dict.fromkeys(record.scripted, ()))
        except (BadOption, BadScript) as error:
            raise BadRecord(f"a corrupt record: {error}") from None
        if upto is not None:
            if not 0 <= upto <= len(record.entries):
                raise BadRecord(f"the record has {len(record.entries)} entries, not {upto}")
            record = _with_entries(record, record.entries[:upto])
        else:
            record = _with_entries(record, list(record.entries))
        if record.seed is not None and commitment(record.seed) != record.commitment:
            raise BadRecord("the seed in the record is not the one that was committed to")
        _check_origin(record)
        table = cls(game, record)
        table._replay()
        if record.origin is None:
            table._count_questions(record.setup)
        for place, entry in enumerate(record.entries):
            if place >= record.inherited:
                table._count_questions(entry.chance)
            table._undone[entry.seat] += entry.undo
        table._take_script({**dict.fromkeys(record.scripted, ()), **(script or {})})
        return table

    @classmethod
    def from_position(
        cls,
        former: Table,
        at: int,
        seed: str | None = None,
        names: Sequence[str] | None = None,
        entropy: Sequence[str] = (),
    ) -> Table:
        """A new game that goes on from the position after `at` moves of a finished one, with a chance of its own. Its
        record carries those moves, and says where they come from."""
        if not former.over:
            raise BadOption("only a finished game can be played on from one of its positions", Text("bad-play-on"))
        if not 0 <= at < former.ply:
            raise BadOption(
                f"the game can be played on after 0 to {former.ply - 1} of its moves, not after {at}",
                Text("bad-play-on-place", {"most": former.ply - 1, "at": str(at)}),
            )
        seed = new_seed() if seed is None else seed
        record = _with_entries(former.record, former.standing().entries[:at])
        record.names = _check_names(record.seats, names)
        record.seed, record.commitment, record.scripted = seed, commitment(seed), []
        record.entropy = _check_entropy(record.seats, entropy)
        record.origin = Origin(at, former.record.commitment)
        return cls.load(record, game=former.game)

    # -- looking --------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return self.record.seats

    @property
    def names(self) -> tuple[str, ...]:
        """What everybody is called, in English where nobody chose a name; `words` tells it in any language."""
        return tuple(map(self.words().name, range(self.seats)))

    @property
    def over(self) -> bool:
        return not self._state.actors()

    @property
    def ply(self) -> int:
        """How many moves stand."""
        return len(self._steps)

    def mover(self, move: int) -> int:
        """Who made the move of this number, of those that stand."""
        return self._steps[move - 1].seat

    @property
    def state(self) -> State:
        """The engine's own state: for analysis. Playing on it does not touch the record, so clone it first."""
        return self._state

    def actors(self) -> list[int]:
        """The seats that may move now."""
        return list(self._state.actors())

    def moves(self, seat: int) -> list[Move]:
        """Every legal move of a seat."""
        self._check_seat(seat)
        return [self.game.moveset.unpack(move) for move in self._state.moves(seat)]

    def refusal(self, seat: int, move: Move | str | int) -> Refusal | None:
        """None if the move may be played now; else the rule and the reason."""
        self._check_seat(seat)
        try:
            packed = self.game.moveset.pack(move)
        except BadMove:
            return not_a_move()
        return self.game.refusal(self._state, seat, packed)

    def why_not(self, seat: int, picked: Sequence[str]) -> Refusal | None:
        """Why nothing can be done with these picks; None if something can (or if they mean nothing at all)."""
        refusals = [
            self.game.refusal(self._state, seat, move) for move in self.game.candidates(self.view(seat), tuple(picked))
        ]
        return None if None in refusals or not refusals else refusals[0]

    def explain(self, refusal: Refusal, lang: str = "en") -> str:
        """A refusal in words."""
        return self.words(lang)(refusal.text)

    def view(self, seat: int | None = None) -> View:
        """What a seat (None: a spectator) may know."""
        if seat is not None:
            self._check_seat(seat)
        return self._state.view(seat)

    def sheet(self, seat: int | None = None) -> Sheet:
        """The score sheet: the whole truth, or (seat given) as that seat knows it."""
        return self._state.sheet() if seat is None else self.view(seat).sheet()

    def picks(self, seat: int, view: View | None = None) -> Node:
        """The legal moves of a seat as a tree of picks. `view`: what it sees, if that is at hand."""
        view = self.view(seat) if view is None else view
        return tree((self.game.path(view, move), move) for move in self._state.moves(seat))

    def log(self, lang: str = "en", seat: int | None = None) -> list[str]:
        """What happened, in sentences: everything, or (seat given) what that seat may read."""
        tr = self.words(lang)
        return [tr(event.text) for event in self.events(seat)]

    def events(self, seat: int | None = None, public: bool = False) -> list[Event]:
        """The log's events: all; those a seat may read; or (public) those everybody may."""
        if seat is None and not public:
            return list(self._log.events)
        return [event for event in self._log.events if event.readable(seat)]

    def words(self, lang: str = "en") -> Translator:
        """The game's words, with the names of those who sit here."""
        return self.game.words(lang, tuple(self.record.names))

    def svg(self, seat: int | None = None, lang: str = "en", night: bool = False) -> str:
        """The table as one picture: as a seat sees it, with its own board, or (None) as a spectator does; in the
        colours of the day or of the night."""
        return self.game.scene(self.view(seat), self.words(lang), seat).svg(night)

    def plain(self, seat: int | None = None, lang: str = "en") -> str:
        """The board as characters."""
        return self.game.plain(self.view(seat), self.words(lang), seat)

    def desk(self, seat: int, chance: Fast) -> Desk:
        """What a bot in this seat may know."""
        return Desk(self.game, seat, self.view(seat), self._state.moves(seat), chance)

    def digest(self) -> str:
        """A short name for the position: equal positions, equal digests."""
        return digest(self._state)

    def _repr_svg_(self) -> str:
        return self.svg(0 if self.seats == 1 else None)

    def __repr__(self) -> str:
        what = "over" if self.over else f"to move: {', '.join(self.names[seat] for seat in self.actors())}"
        return f"<Table {self.game.id}, {self.seats} seats, {len(self._steps)} moves, {what}>"

    def still(self) -> Table:
        """The table as it is now, for readers in other threads: it stays so while the game goes on."""
        copy = Table(self.game, _with_entries(self.record, list(self.record.entries)))
        copy._state, copy._steps = self._state, list(self._steps)
        copy._log.back_to(self._log.mark())
        copy._snapshots, copy._undone = self._snapshots.copy(), self._undone.copy()
        return copy

    def become(self, later: Table) -> None:
        """Be what a still of this table has become: what takes a while is done in another thread, and taken over if
        nothing was played here meanwhile."""
        known = len(self.record.entries)
        self._state, self._steps = later._state, later._steps
        self._log.back_to(later._log.mark())
        self._snapshots, self._undone = later._snapshots, later._undone
        self.record.entries += later.record.entries[known:]

    # -- playing --------------------------------------------------------------------------------------------------

    def play(self, seat: int, move: Move | str | int) -> None:
        """Play a move (a Struct from moves(), its notation, or the packed int). Raises Refused with the rule."""
        self._check_seat(seat)
        packed = self.game.moveset.pack(move)
        refusal = self.game.refusal(self._state, seat, packed)
        if refusal is not None:
            raise Refused(refusal, self.explain(refusal))
        # A clone is played on, so that a script that has run out of answers leaves everything as it was.
        state, log = self._state.clone(), self._log.mark()
        script = {purpose: list(answers) for purpose, answers in self._script.items()}
        asked = dict(self._seeded.asked) if self._seeded else {}
        recorder = Recorder(self._chance())
        self._log.move = self.ply + 1
        try:
            state.play(seat, packed, recorder, self._log)
            self._tell_end(state)
        except Exception as error:
            self._log.back_to(log)
            # Answers that do not fit are forgotten, or they would stand in the way for ever.
            self._script = {purpose: [] for purpose in script} if isinstance(error, BadScript) else script
            if self._seeded:
                self._seeded.asked = asked
            raise
        entry = Entry(seat, self.game.moveset.notation(packed), tuple(recorder.answers))
        self._snapshots.keep(Snapshot(self.ply, self._state, log))
        self._step(entry, packed, self._state.actors(), state)
        self.record.entries.append(entry)

    def answer(self, purpose: str, answers: Sequence[int | str]) -> None:
        """Give scripted answers for what chance will be asked next: the dice that were rolled on the table."""
        self._take_script({purpose: answers})

    def outlook(self, seat: int, move: Move | str | int) -> Outlook:
        """What a seat can tell about a legal move before it makes it."""
        self._check_seat(seat)
        return outlook(self.game, self.view(seat), self.game.moveset.pack(move))

    def undo_refusal(self, seat: int) -> Refusal | None:
        """None if the seat may take back its last move; else why not: it was news, or news has come since."""
        own = self._last_of(seat)
        if own is None or own < self.record.inherited:
            return refuse(NO_UNDO, "nothing-to-undo")
        if self.over:
            return game_over()
        last, later = self._steps[own], self._steps[own + 1 :]
        if last.chance:
            return refuse(NO_UNDO, "undo-chance")
        # Moves of others in the same simultaneous step are no news; the end of that step is.
        if later and (last.opens or any(step.opens or step.chance for step in later)):
            return refuse(NO_UNDO, "undo-others")
        if self._undone[seat] >= MOST_UNDOS:
            return refuse(NO_UNDO, "undo-often", most=MOST_UNDOS)
        self._weigh(own)
        if last.learnt or last.told:
            return refuse(NO_UNDO, "undo-learnt" if last.learnt else "undo-told")
        if any(step.learnt or step.told for step in later):
            return refuse(NO_UNDO, "undo-others")
        return None

    def undo(self, seat: int) -> None:
        """Take back the seat's last move, as far as the last news: a die, a drawn card, another seat's move."""
        self._check_seat(seat)
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise Refused(refusal, self.explain(refusal))
        own = self._last_of(seat)
        assert own is not None
        later = [step.entry for step in self._steps[own + 1 :]]
        self._go_back(own)
        for entry in later:
            self._replay_entry(entry)
        self.record.entries.append(Entry(seat, undo=True))
        self._undone[seat] += 1

    def rewind(self, seat: int, to: int, agreed: Sequence[int]) -> None:
        """Go back to the position after the first `to` moves that stand. Only if every seat has agreed."""
        self._check_seat(seat)
        if set(agreed) != set(range(self.seats)):
            raise Refused(refuse(NO_UNDO, "undo-consent"), self.explain(refuse(NO_UNDO, "undo-consent")))
        if not self.record.inherited <= to <= len(self._steps):
            raise BadOption(f"{len(self._steps)} moves stand; cannot go back to {to}")
        self._go_back(to)
        self.record.entries.append(Entry(seat, rewind=to))

    def follow(self, entry: Entry) -> None:
        """Take over an entry of a record that was made elsewhere: a move with its answers, an undo, a rewind."""
        if entry.move is None:
            if entry.rewind is not None:
                self.rewind(entry.seat, entry.rewind, range(self.seats))
            elif entry.undo:
                self.undo(entry.seat)
            else:
                raise BadRecord("an entry that is neither a move nor an undo")
            return
        self._replay_entry(entry)
        self.record.entries.append(entry)
        if len(self.record.entries) > self.record.inherited:
            self._count_questions(entry.chance)

    def standing(self) -> Record:
        """The record without what was undone: for looking at the game move by move."""
        return _with_entries(self.record, [step.entry for step in self._steps])

    # -- inside ---------------------------------------------------------------------------------------------------

    def _tell_end(self, state: State) -> None:
        """The log of every game ends with who has won."""
        if not state.actors():
            for sentence in ending(state.sheet()):
                self._log.say("end-of-game", sentence=sentence)

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise BadOption(f"this table has the seats 0 to {self.seats - 1}, not {seat!r}")

    def _chance(self) -> Chance:
        if self._script or self._seeded is None:
            return Scripted(self._script, self._seeded)
        return self._seeded

    def _take_script(self, script: Script) -> None:
        for purpose, answers in self.game.check_script(script).items():
            self._script.setdefault(purpose, []).extend(answers)
            if purpose not in self.record.scripted:
                self.record.scripted.append(purpose)

    def _count_questions(self, answers: Iterable[tuple[str, int]]) -> None:
        """A table goes on asking its seed where a record stops, also behind what was rewound."""
        if self._seeded is None:
            return
        for purpose, _ in answers:
            if purpose not in self.record.scripted:
                self._seeded.asked[purpose] = self._seeded.asked.get(purpose, 0) + 1

    def _last_of(self, seat: int) -> int | None:
        """The place of the seat's last move among those that stand."""
        return next((at for at in range(self.ply - 1, -1, -1) if self._steps[at].seat == seat), None)

    def _replay(self) -> None:
        """Make the state anew from the entries that stand."""
        start = self._beginning()
        self._state, self._steps = start.state, []
        self._log.back_to(start.log)
        standing = self.record.effective()
        for place in standing:
            try:
                self._replay_entry(self.record.entries[place], to=len(standing))
            except (BadMove, BadRecord, Refused) as error:
                raise BadRecord(f"entry {place + 1} of the record: {error}") from None

    def _replay_entry(self, entry: Entry, to: int | None = None) -> None:
        """Play a move of a record, on the way to its last one (`to`). What does not fit leaves everything as it was."""
        if not 0 <= entry.seat < self.seats:
            raise BadRecord(f"there is no seat {entry.seat}")
        packed = self.game.moveset.pack(entry.move or "")
        refusal = self.game.refusal(self._state, entry.seat, packed)
        if refusal is not None:
            raise Refused(refusal, self.explain(refusal))
        actors = list(self._state.actors())
        chance, state = Replayed(list(entry.chance)), self._state
        log: list[Event] = []
        # A whole game is played on few clones. If it does not fit, there is no table.
        keep = to is None or wanted(self.ply, to)
        if keep:
            state, log = state.clone(), self._log.mark()
        self._log.move = self.ply + 1
        try:
            state.play(entry.seat, packed, chance, self._log)
            chance.finish()
            self._tell_end(state)
        except Exception:
            self._log.back_to(log)
            raise
        if keep:
            self._snapshots.keep(Snapshot(self.ply, self._state, log))
        self._step(entry, packed, actors, state)

    def _step(self, entry: Entry, packed: int, actors: Sequence[int], state: State) -> None:
        """A move was played; `actors`: who could act before it."""
        self._steps.append(_Step(entry, packed, opened(actors, state.actors())))
        self._state = state
        if entry.chance:
            self._snapshots.clear()  # nobody goes back behind what chance has answered

    def _go_back(self, ply: int) -> None:
        """To the position after so many of the moves that stand."""
        self._snapshots.cut(ply)
        for then in self._walk(ply, ply):
            if wanted(then.ply, ply):
                self._snapshots.keep(then)
        self._state, self._steps = then.state, self._steps[:ply]
        self._log.back_to(then.log)

    def _walk(self, first: int, last: int) -> Iterator[Snapshot]:
        """The positions after `first` to `last` moves, and those on the way from the nearest that is at hand."""
        then = self._snapshots.nearest(first) or self._beginning()
        log = Log()
        log.back_to(then.log)
        yield then
        for step in self._steps[then.ply : last]:
            state, log.move = then.state.clone(), then.ply + 1
            state.play(step.seat, step.move, Replayed(list(step.entry.chance)), log)
            then = Snapshot(log.move, state, log.mark())
            yield then

    def _beginning(self) -> Snapshot:
        """The table before the first move."""
        record, log = self.record, Log()
        chance = Replayed(list(record.setup))
        state = self.game.new(record.seats, record.options, chance, log)
        chance.finish()
        return Snapshot(0, state, log.events)

    def _weigh(self, first: int) -> None:
        """Find out which moves since the first of these told somebody something. Guesses take time: each move is
        weighed once, and only if somebody asks."""
        unknown = [at for at in range(first, self.ply) if not self._steps[at].weighed]
        if unknown:
            for before, after in pairwise(self._walk(unknown[0], unknown[-1] + 1)):
                if before.ply in unknown:
                    self._steps[before.ply].weigh(self.game, before.state, after.state)


class _Step:
    """What undo must know of a move that stands."""

    __slots__ = ("chance", "entry", "learnt", "move", "opens", "seat", "told", "weighed")

    def __init__(self, entry: Entry, move: int, opens: bool) -> None:
        self.entry = entry
        self.seat = entry.seat
        self.move = move
        self.chance = bool(entry.chance)
        self.opens = opens
        self.weighed = self.chance
        self.learnt = self.chance
        self.told = False

    def weigh(self, game: Game, before: State, after: State) -> None:
        self.learnt = learnt(game, before, after, self.seat, self.move)
        self.told = told(game, before, after, self.seat, self.move)
        self.weighed = True  # last: other threads may look meanwhile


def _check_names(seats: int, names: Sequence[str] | None) -> list[str]:
    if names is None:
        return [""] * seats
    if len(names) != seats:
        raise BadOption(f"{seats} names are needed, {len(names)} are given")
    for name in filter(None, names):
        if not name.strip() or len(name) > MAX_NAME or not name.isprintable():
            raise BadOption(f"{name!r} is no name: 1 to {MAX_NAME} printable characters")
    return list(names)


def _check_entropy(seats: int, entropy: Sequence[str]) -> list[str]:
    """One word for each seat: two different lists must never be one text when they are joined."""
    if any(entropy) and (len(entropy) != seats or not all(one == "" or ENTROPY.fullmatch(one) for one in entropy)):
        raise BadOption(f"each of the {seats} seats adds a word of 1 to 64 letters, digits, - and _, or nothing")
    return list(entropy) if any(entropy) else []


def _on_its_board(game: Game, record: Record) -> Game:
    """The game on the board that the record carries."""
    board = record.board
    if board is None:
        if game.board is not None:
            raise BadRecord("the record was played on the game's own board, not on the one that was brought")
        return game
    if Brought.of(board.text) != board:
        raise BadRecord("the board in the record is not the one that its digest names")
    if board.text == game.board:
        return game
    try:
        return game.with_board(board.text)
    except RoundhouseError as error:
        raise BadRecord(f"the board in the record cannot be played: {error}") from None


def _check_origin(record: Record) -> None:
    """What was taken over from another game are moves, all of which stand."""
    taken = record.entries[: record.inherited]
    if record.inherited < 0 or any(entry.move is None for entry in taken):
        raise BadRecord("a corrupt record: what it goes on from are no moves of another game")


def _with_entries(record: Record, entries: list[Entry]) -> Record:
    copy = Record(**{name: getattr(record, name) for name in record.__struct_fields__})
    copy.entries, copy.setup, copy.scripted = entries, list(record.setup), list(record.scripted)
    return copy
