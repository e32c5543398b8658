"""A game at the terminal: bots and people take their turns, every move is saved."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Sequence
from hashlib import blake2b
from pathlib import Path

from ..bots import default_bot, make_bot
from ..core.bot import Bot
from ..core.chance import Fast
from ..core.errors import Refused, RoundhouseError
from ..core.picks import Node, Pick
from ..core.refusal import Refusal
from ..core.table import Table
from .common import console
from .rules import show_rules
from .saves import Players, Save, write_whole
from .screens import Quit, ask, say, show_end, show_menu, show_sheet

LOG_LINES = 20


class Session:
    """One game, the people and bots around it, and the file it is saved in."""

    def __init__(self, table: Table, players: Players, save: Save, lang: str) -> None:
        self.table = table
        self.players = players
        self.save = save
        self.lang = lang
        self.tr = table.words(lang)
        self.bots: dict[int, Bot] = {
            seat: make_bot(spec, table.game) for seat, spec in enumerate(players) if spec is not None
        }
        self.people = [seat for seat, spec in enumerate(players) if spec is None]
        #: Whether the file is up to date.
        self.saved = True
        self._at_screen: int | None = None
        #: What each person has read of the log, and the position of the board that is on the screen.
        self._read: dict[int, list[str]] = {}
        self._shown: tuple[int, int] | None = None

    def run(self) -> None:
        """Play to the end. Raises Quit when a person leaves; nothing is lost then."""
        self._autosave()
        try:
            while not self.table.over:
                seat = self._next()
                if seat in self.bots:
                    self._bot_moves(seat)
                else:
                    self._person_moves(seat)
        except KeyboardInterrupt:
            self._autosave()
            raise
        self.show_board(self.people[0] if len(self.people) == 1 else None)
        show_end(self.table.sheet(), self.tr)

    def _next(self) -> int:
        """Where several may act, the bots are quick; then one person after the other plays to the end of the step."""
        actors = self.table.actors()
        for seat in actors:
            if seat in self.bots:
                return seat
        return self._at_screen if self._at_screen in actors else actors[0]

    def _bot_moves(self, seat: int) -> None:
        if sys.stdout.isatty():
            with console.status(self.tr("cli-thinking", name=self.tr.name(seat))):
                move = self.advise(self.bots[seat], seat)
        else:
            move = self.advise(self.bots[seat], seat)
        self.table.play(seat, move)
        self._autosave()

    def advise(self, bot: Bot, seat: int) -> int:
        """What a bot would play. Its chance comes from the place in the game, so that a resumed game goes the same."""
        place = f"{self.table.record.seed}/{seat}/{len(self.table.record.entries)}"
        number = int.from_bytes(blake2b(place.encode(), digest_size=4).digest(), "big")
        return bot.choose(self.table.desk(seat, Fast(number)))

    def _autosave(self) -> None:
        try:
            self.save.write(self.table.record.to_json(), self.players, self.table.over)
            self.saved = True
        except OSError as error:
            if self.saved:
                say(self.tr("cli-save-failed", file=str(self.save.path), reason=error.strerror or str(error)))
            self.saved = False

    # -- people ---------------------------------------------------------------------------------------------------

    def _person_moves(self, seat: int) -> None:
        self._sit_down(seat)
        self._show_news(seat)
        picker = Picker(self, seat)
        move = picker.choose()
        if move is not None:
            self.table.play(seat, move)
        self._autosave()

    def _sit_down(self, seat: int) -> None:
        if self._at_screen != seat and len(self.people) > 1:
            if console.is_terminal:
                console.clear()
            ask(self.tr("cli-hand-over", name=self.tr.name(seat)) + " ")
            self._shown = None
        self._at_screen = seat

    def _show_news(self, seat: int) -> None:
        """What happened since this person looked last, and the board if it has changed."""
        lines = self.table.log(self.lang, seat)
        fresh = Counter(lines) - Counter(self._read.get(seat, ()))
        news = []
        for line in lines:
            if fresh[line] > 0:
                fresh[line] -= 1
                news.append(line)
        self._read[seat] = lines
        for line in news[-LOG_LINES:]:
            say(line)
        here = (seat, len(self.table.record.entries))
        if self._shown != here:
            self.show_board(seat)
            self._shown = here

    def show_board(self, seat: int | None) -> None:
        console.out(self.table.plain(seat, self.lang), highlight=False)

    def explain(self, refusal: Refusal) -> None:
        say(self.tr("cli-refused", reason=self.table.explain(refusal, self.lang), rule=refusal.rule))


class Picker:
    """Walks a person down the tree of picks to a move, and answers their questions on the way."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.table = session.table
        self.tr = session.tr
        self.seat = seat
        self.root = self.table.picks(seat)
        self.path: list[str] = []
        self.undone = False
        self.commands: dict[str, Callable[[str], None]] = {
            "board": self._board,
            "back": self._back,
            "undo": self._undo,
            "why": self._why,
            "hint": self._hint,
            "score": self._score,
            "log": self._log,
            "rules": self._rules,
            "svg": self._svg,
            "save": self._save,
            "help": self._help,
            "quit": self._quit,
        }
        self.words = {"b": "board", "?": "help"}
        for name in self.commands:
            self.words |= dict.fromkeys((name, *self.tr(f"cli-word-{name}").split()), name)

    def choose(self) -> int | None:
        """A move, or None if one was taken back instead."""
        fresh = True
        while not self.undone:
            node = self.root.at(*self.path)
            if node.move is not None:
                return node.move
            if self.path and len(node.children) == 1:
                self.path += node.children
                continue
            if fresh:
                self._show(node)
            before = list(self.path)
            self._obey(ask("> "), node)
            fresh = self.path != before
        return None

    def _show(self, node: Node) -> None:
        console.print(self.tr(self.table.game.prompt(self.table.view(self.seat), tuple(self.path))), style="bold")
        show_menu(self._menu(list(node.children), node), self.tr)

    def _menu(self, ids: Sequence[str], node: Node) -> list[tuple[int, Pick]]:
        return [
            (number, child.pick)
            for number, (name, child) in enumerate(node.children.items(), start=1)
            if name in ids and child.pick is not None
        ]

    def _obey(self, line: str, node: Node) -> None:
        word, _, rest = line.partition(" ")
        command = self.words.get(word.lower())
        if command is not None:
            try:
                self.commands[command](rest.strip())
            except (OSError, RoundhouseError) as error:
                say(str(error))
            return
        found = self._matching(line, node)
        if len(found) == 1:
            self.path.append(found[0])
        elif found:
            show_menu(self._menu(found, node), self.tr)
        elif line and not self._explain(line):
            say(self.tr("cli-no-such-pick", what=line))

    def _matching(self, line: str, node: Node) -> list[str]:
        """The picks that a number, an id, the end of an id or a part of a label means; the clearest meaning counts."""
        ids = list(node.children)
        if line.isdecimal():
            return ids[int(line) - 1 : int(line)] if line.isascii() and int(line) > 0 else []
        wish = line.casefold()
        if not wish:
            return ids
        labels = {name: self.tr(child.pick.text).casefold() for name, child in node.children.items() if child.pick}
        return (
            [name for name in ids if wish in (name.casefold(), labels[name])]
            or [name for name in ids if name.casefold().endswith(f"-{wish}")]
            or [name for name in ids if wish in name.casefold() or wish in labels[name]]
        )

    # -- commands -------------------------------------------------------------------------------------------------

    def _explain(self, what: str) -> bool:
        """Say why this pick is not possible, if the rules know; what it is called may be only the end of its id."""
        kinds = dict.fromkeys(name.rpartition("-")[0] for name in self.root.at(*self.path).children)
        for name in (what, *(f"{kind}-{what}" for kind in kinds if kind)):
            refusal = self.table.why_not(self.seat, (*self.path, name))
            if refusal is not None:
                self.session.explain(refusal)
                return True
        return False

    def _why(self, what: str) -> None:
        if not what:
            say(self.tr("cli-why-what"))
        elif self._matching(what, self.root.at(*self.path)):
            say(self.tr("cli-why-possible", what=what))
        elif not self._explain(what):
            say(self.tr("cli-why-unknown", what=what))

    def _board(self, _: str) -> None:
        self.session.show_board(self.seat)

    def _back(self, _: str) -> None:
        if not self.path:
            say(self.tr("cli-nothing-picked"))
            return
        # Back to the last real choice: what could only be picked in one way was picked without asking.
        self.path.pop()
        while self.path and len(self.root.at(*self.path).children) == 1:
            self.path.pop()

    def _undo(self, _: str) -> None:
        try:
            self.table.undo(self.seat)
        except Refused as error:
            self.session.explain(error.refusal)
            return
        say(self.tr("cli-undone"))
        self.undone = True

    def _hint(self, _: str) -> None:
        spec = default_bot(self.table.game)
        move = self.session.advise(make_bot(spec, self.table.game), self.seat)
        path = self.table.game.path(self.table.view(self.seat), move)
        say(self.tr("cli-hint", bot=spec, move=" → ".join(self.tr(pick.text) for pick in path)))

    def _score(self, _: str) -> None:
        show_sheet(self.table.sheet(self.seat), self.tr)

    def _log(self, count: str) -> None:
        lines = self.table.log(self.tr.lang, self.seat)
        for line in lines[-(int(count) if count.isdecimal() else LOG_LINES) :]:
            say(line)

    def _rules(self, rule: str) -> None:
        show_rules(self.table.game, rule or None, self.tr.lang)

    def _svg(self, file: str) -> None:
        self._write(file, self.table.svg(self.seat, self.tr.lang))

    def _save(self, file: str) -> None:
        self._write(file, self.table.record.to_json())

    def _write(self, file: str, text: str) -> None:
        if not file:
            say(self.tr("cli-which-file"))
            return
        write_whole(Path(file).expanduser(), text)
        say(self.tr("cli-written", file=file))

    def _help(self, _: str) -> None:
        say(self.tr("cli-help"))

    def _quit(self, _: str) -> None:
        raise Quit
