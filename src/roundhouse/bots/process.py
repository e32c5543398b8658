"""A bot that is a program of its own, in any language: it reads lines of JSON and writes lines of JSON.

docs/process-bots.md tells what is said. A program that answers too late, that answers what is no legal move or that
ends before its time does not end the match: a move at random is made for it, and the fault is counted.
"""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
import threading
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from multiprocessing.util import Finalize
from queue import Empty, SimpleQueue
from typing import Any, Final

import msgspec

from ..core.bot import Bot, Desk, Faults
from ..core.errors import BadOption
from ..core.game import Game
from ..core.sheet import Sheet
from . import watchman
from .simple import positive_number
from .watchman import end_group

PROTOCOL: Final = 1
#: What a spec begins with: `process:node my-bot.js,ms=500`.
NAME: Final = "process"
#: How long a decision may take, and how long a program may take until it is ready to play, by default.
DECISION_MS: Final = 10_000
START_MS: Final = 20_000
#: Who has to be started so often in one game is not started again before the next.
STARTS: Final = 3
#: An answer is a move; what is longer is none.
LONGEST_LINE: Final = 65_536
#: So many lines wait to be read; whoever says more without being asked is not listened to.
MOST_LINES: Final = 64

_SETTINGS = re.compile(r"(.*?)((?:,\s*(?:ms|start)\s*=[^,]*)*)", re.DOTALL)


class Late(Exception):
    """No answer in time."""


class Lost(Exception):
    """The program has ended, or cannot be begun with."""


class Program:
    """A running program, and the two threads that write to it and read from it: neither it nor we may block the
    other."""

    def __init__(self, command: str) -> None:
        self.command = command
        try:
            # What it writes to its standard error is for whoever has written it.
            self._process = subprocess.Popen(  # noqa: S603 it is asked for
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except OSError as error:
            raise Lost(str(error)) from None
        self.pid = self._process.pid
        self._said: SimpleQueue[bytes | None] = SimpleQueue()
        self._told: SimpleQueue[bytes | None] = SimpleQueue()
        for work in (self._read, self._write):
            threading.Thread(target=work, daemon=True).start()

    def _read(self) -> None:
        stream = self._process.stdout
        assert stream is not None
        with stream:
            while line := stream.readline(LONGEST_LINE):
                if self._said.qsize() < MOST_LINES:
                    self._said.put(line)
        self._said.put(None)

    def _write(self) -> None:
        stream = self._process.stdin
        assert stream is not None
        try:
            with stream:
                while (line := self._told.get()) is not None:
                    stream.write(line)
                    stream.flush()
        except OSError:
            return  # it reads no more: whoever asks it something will notice

    @property
    def running(self) -> bool:
        return self._process.poll() is None

    def tell(self, message: Mapping[str, Any]) -> None:
        self._told.put(msgspec.json.encode(message) + b"\n")

    def ask(self, message: Mapping[str, Any], seconds: float) -> Any:
        """The answer: whatever it is, or the line itself if it is no JSON."""
        for _ in range(self._said.qsize()):  # what nobody asked for is no answer
            if self._said.get() is None:
                raise Lost("the program has ended")
        self.tell(message)
        try:
            line = self._said.get(timeout=seconds)
        except Empty:
            raise Late(f"no answer within {seconds:g} s") from None
        if line is None:
            raise Lost("the program has ended")
        try:
            return msgspec.json.decode(line)
        except (ValueError, RecursionError):
            return line.decode(errors="replace").strip()

    def end(self, patience: float = 0.0) -> None:
        """Without a question left it should go by itself; who does not is ended, with all that it has started."""
        self._told.put(None)
        try:
            self._process.wait(patience)
        except subprocess.TimeoutExpired:
            end_group(self.pid)
            self._process.wait()


# -- programs that play in this process ---------------------------------------------------------------------------

#: All that run, and by command those that wait for their next game: to start one may take a while.
_running: set[Program] = set()
_idle: dict[str, list[Program]] = {}
#: By command: what kinds of faults were told.
_complaints: set[tuple[str, Faults]] = set()


def _start(command: str) -> Program:
    waiting = _idle.get(command, [])
    while waiting:
        program = waiting.pop()
        if program.running:
            return program
        _end(program)
    program = Program(command)
    _running.add(program)
    _watchman().note("+", program)
    return program


def _end(program: Program, patience: float = 0.0) -> None:
    _running.discard(program)
    program.end(patience)
    _watchman().note("-", program)


def end_programs(patience: float = 1.0) -> None:
    """End all programs that play for this process."""
    while _running:
        _end(next(iter(_running)), patience)
        patience = 0.0
    _idle.clear()


class _Watchman:
    """Programs end with the process that they play for, also if that is killed and can do nothing any more about it:
    somebody else is told who runs (watchman.py)."""

    def __init__(self) -> None:
        command = [sys.executable, "-I", "-S", watchman.__file__]
        self._process = subprocess.Popen(  # noqa: S603 ours
            command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, start_new_session=True, text=True
        )
        # Who ends in good order gives them a moment to do the same.
        Finalize(None, self._leave, exitpriority=10)

    def note(self, sign: str, program: Program) -> None:
        assert self._process.stdin is not None
        with suppress(OSError):  # somebody has killed it: the match goes on without
            print(f"{sign}{program.pid}", file=self._process.stdin, flush=True)

    def _leave(self) -> None:
        end_programs()
        self._process.communicate()


@cache
def _watchman() -> _Watchman:
    return _Watchman()


# -- the bot ------------------------------------------------------------------------------------------------------


class Process(Bot):
    """Asks a program. `ms`: how long a decision may take; `start`: how long it may take to be ready for a game."""

    def __init__(self, command: str, ms: int = DECISION_MS, start: int = START_MS) -> None:
        self.command, self.ms, self.start = command, ms, start
        self.faults = Faults()
        self._program: Program | None = None
        self._starts = self._asked = 0
        self._hello: dict[str, Any] = {}

    @classmethod
    def from_words(cls, words: str) -> Process:
        """From what is written behind `process:`, the command and then settings: `node my-bot.js,ms=500`."""
        found = _SETTINGS.fullmatch(words.strip())
        assert found is not None
        settings = [word.partition("=") for word in found[2].split(",")[1:]]
        numbers = {name.strip(): positive_number(NAME, name.strip(), value.strip()) for name, _, value in settings}
        try:
            parts = shlex.split(found[1])
        except ValueError as error:
            raise BadOption(f"the bot {NAME}: {found[1]!r} is no command: {error}") from None
        if not parts:
            raise BadOption(f"the bot {NAME}: which program? write {NAME}:command, such as '{NAME}:node my-bot.js'")
        if shutil.which(parts[0]) is None:
            raise BadOption(f"the bot {NAME}: there is no program {parts[0]!r} that could be run")
        return cls(found[1], **numbers)

    def begin(self, game: Game, seat: int, seats: int, options: Mapping[str, str]) -> None:
        self._hello = {"game": game.id, "rules": game.rules, "seats": seats, "options": dict(options), "seat": seat}

    def choose(self, desk: Desk) -> int:
        self._asked += 1
        moves = {desk.game.moveset.notation(move): move for move in desk.moves}
        try:
            answer = self._ready(desk).ask(
                {"type": "choose", "number": self._asked, "ms": self.ms, "moves": list(moves), "view": desk.view},
                self.ms / 1000,
            )
        except Late as error:
            self._drop(Faults(late=1), str(error))
        except Lost as error:
            self._drop(Faults(lost=1), str(error))
        else:
            chosen = moves.get(answer["move"]) if _has_move(answer) else None
            if chosen is not None:
                return chosen
            self._fault(Faults(illegal=1), f"no legal move: {_short(answer)}")
        return desk.moves[desk.chance.number(len(desk.moves))]

    def _ready(self, desk: Desk) -> Program:
        """The program, which knows what is played."""
        if self._program is None:
            if self._starts == STARTS:
                raise Lost("it was started often enough")
            self._starts += 1
            self._program = _start(self.command)
            seed = desk.chance.number(1 << 31)
            hello = {"type": "hello", "protocol": PROTOCOL, **self._hello, "ms": self.ms, "seed": seed}
            try:
                answer = self._program.ask(hello, self.start / 1000)
            except Late as error:
                raise Lost(f"not ready: {error}") from None
            if not (isinstance(answer, dict) and answer.get("type") == "ready"):
                raise Lost(f'not ready: it answered {_short(answer)} to "hello"')
        return self._program

    def _fault(self, kind: Faults, why: str) -> None:
        """Count it. Why it was one is said once for each program and kind: what is wrong is mostly always wrong."""
        self.faults += kind
        if (self.command, kind) not in _complaints:
            _complaints.add((self.command, kind))
            print(f"{self}: {why}", file=sys.stderr, flush=True)

    def _drop(self, kind: Faults, why: str) -> None:
        self._fault(kind, why)
        if self._program is not None:
            _end(self._program)
            self._program = None

    def end(self, sheet: Sheet) -> None:
        """It is told what the game came to, and may be asked to play another one."""
        if self._program is not None:
            told = {"points": sheet.totals, "winners": sheet.winners, "faults": self.faults}
            self._program.tell({"type": "over", **told})
        self.leave()

    def leave(self) -> None:
        """Its program may be asked to play another game."""
        if self._program is not None:
            _idle.setdefault(self.command, []).append(self._program)
            self._program = None

    def planned(self) -> bool:
        return False

    def __str__(self) -> str:
        return f"{NAME}:{self.command}"


def _has_move(answer: Any) -> bool:
    return isinstance(answer, dict) and isinstance(answer.get("move"), str)


def _short(answer: Any, most: int = 80) -> str:
    words = repr(answer)
    return words if len(words) <= most else f"{words[:most]}…"
