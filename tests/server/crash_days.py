"""kill -9 while clocks run, messages go out and rounds of a tournament begin: nothing is lost, what a crash repeats has
the same name and comes once more at most, and no table is made twice. For tests and for `make soak`.

Jobs of whoever died wait two minutes until others take them; here they are made due at once. Time that people are to
have spent is taken from their clocks while no server is awake.
"""

from __future__ import annotations

import hashlib
import random
import re
import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Self

import httpx
from sqlalchemy import Connection, Update, func, select, update

import roundhouse as rh
from roundhouse.server.clocks.rows import RING
from roundhouse.server.contest import rows as cups
from roundhouse.server.jobs import find
from roundhouse.server.over_days.sending import SEND
from roundhouse.server.schema import clocks, jobs, tables
from roundhouse.server.settings import Settings
from roundhouse.server.store import Store, Stored
from roundhouse.server.tell.asking import TELL
from roundhouse.server.tell.rows import Told

from .outside import Mailbox
from .served import Player, Served

PATIENCE = 60
AN_HOUR = 3600
#: One after the other, so that somebody is awaited; nobody's time is up by itself while this is tested.
TABLE: dict[str, Any] = {
    "game": "ticket_to_ride_paris",
    "seats": 2,
    "chairs": [{"kind": "me"}, {"kind": "open"}],
    "clock": {"kind": "live", "bank": AN_HOUR, "turn": 600, "zero": "move"},
}
CUP = {"name": "Cup", "game": "railroad_ink", "form": "swiss", "rounds": 3}
#: When the server dies: a mail has come and is not taken; it is taken and the server does not know; at any moment.
UNTAKEN, TAKEN, ANY = "untaken", "taken", "any"


def settings_for(mailbox: Mailbox) -> dict[str, str | int]:
    """What a server needs to be watched here: it tells people at once."""
    words = {"mail_server": mailbox.server, "mail_from": "Club <club@example.org>", "mail_tls": "none"}
    return {**words, "tell_delay": 0, "messages_a_day": 1_000_000}


class Days:
    """Servers on one database; pairs at tables with clocks, and four in a tournament. All are told by mail: at the
    tables that it is their turn, in the tournament that a round begins."""

    def __init__(
        self, served: Served, mailbox: Mailbox, pairs: int = 2, names: str = "days", others: Sequence[Served] = ()
    ) -> None:
        self.servers, self.mailbox = [served, *others], mailbox
        #: How often a server died, in all and until the last check; the names of messages that had come by then.
        self.kills, self._kills = 0, 0
        self._came: set[str] = set()
        self.host = served.player(f"{names}-host")
        self.four = [self._player(f"{names}-cup{number}", seat=True) for number in range(4)]
        couples = [[self._player(f"{names}-{pair}{one}", turn=True) for one in "ab"] for pair in range(pairs)]
        mailbox.mails.clear()  # from now on they are told what happens
        self.pairs: dict[str, list[Player]] = {}
        for one, two in couples:
            table = one.table(**TABLE)
            assert two.tell(f"/tables/{table}/sit", name="Two").status_code == 200
            self.pairs[table] = [one, two]
        self.cup = self._cup()

    def _player(self, name: str, **wishes: bool) -> Player:
        """Somebody who never sleeps, and is told these things by mail."""
        player = random.choice(self.servers).player(name)
        wanted = {**dict.fromkeys(("turn", "seat", "over", "chat"), False), **wishes}
        for path, body in (("/hours", {"zone": "UTC", "night_from": 0, "night_to": 0}), ("/tell/wishes", wanted)):
            assert player.tell(path, **body).status_code == 200
        added = player.tell("/tell/addresses", kind="mail", address=_address(player))
        assert added.status_code == 200, added.text
        link = re.search(r"/mail/confirm/\S+", self.mailbox.words())
        assert link is not None
        assert httpx.post(f"{player.url}{link[0]}", timeout=PATIENCE).status_code == 200
        return player

    def _cup(self) -> str:
        """A tournament whose first round all were called to."""
        name: str = self.host.tell("/tournaments", **CUP).json()["id"]
        for number, player in enumerate(self.four):
            assert player.tell(f"/tournaments/{name}/join", name=f"P{number}").status_code == 200
        assert self.host.tell(f"/tournaments/{name}/start").status_code == 200
        self._until(lambda: self._reading(_quiet), "messages wait")
        return name

    # -- what happens ---------------------------------------------------------------------------------------------

    def round(self, how: str = ANY, moment: float = 0.0) -> None:
        """Turns are played and a round of the tournament ends; a server dies; when it is back, all is told."""
        for table in self.pairs:
            self._play_turn(table)
        self._end_round()
        victim = random.choice(self.servers)
        if how == ANY:
            time.sleep(moment)
            self._kill(victim)
        else:
            self._die_by_mail(victim, how)
        self._age()
        victim.start()
        self.check()

    def _die_by_mail(self, victim: Served, how: str) -> None:
        """With the next mail that any server sends."""
        before = self.kills
        if how == UNTAKEN:
            self.mailbox.before = lambda: self._kill(victim)
        else:
            self.mailbox.after = lambda: self._kill(victim)
        self._until(lambda: self.kills > before, "no mail has come")

    def let_time_pass(self) -> None:
        """Nobody moves until time is up, which is while the server is off; it dies once more when the bots play, or are
        about to. They play one turn at each table, and the others are called."""
        [served] = self.servers
        before = {table: (self._awaited(table), self._stored(table).record.entries) for table in self.pairs}
        self._kill(served)
        self._write(update(clocks).values(since=clocks.c.since - 2 * AN_HOUR))
        self._write(update(jobs).where(jobs.c.kind == RING).values(due=0))
        served.start()
        time.sleep(random.uniform(0, 1.5))
        self._kill(served)
        self._age()
        served.start()
        for table, (late, entries) in before.items():
            self._until(partial(self._is_done, table, late), "the bot does not play")
            now = self._stored(table).record.entries
            assert now[: len(entries)] == entries
            assert {entry.seat for entry in now[len(entries) :]} == {late}, "one turn, and no more"
        self.check()

    def _is_done(self, table: str, seat: int) -> bool:
        return self._awaited(table) != seat

    def _play_turn(self, table: str) -> None:
        seat, player = self._awaited(table), self.pairs[table]
        until = time.monotonic() + PATIENCE
        while not self._is_done(table, seat):
            assert time.monotonic() < until, "the turn does not end"
            player[seat].step(table, seat)

    def _end_round(self) -> None:
        """All agree to end their games: the fastest way through a round."""
        if self._reading(lambda connection: _read_cup(connection, self.cup)).state == cups.OVER:
            self.cup = self._cup()
        info = self.host.ask(f"/tournaments/{self.cup}").json()
        for table in info["played"][0]["tables"]:
            for seat, one in enumerate(table["seats"]):
                what = "answer" if seat else "propose"
                body = {"seat": seat, "kind": "end", **({"yes": True} if seat else {})}
                answer = self.four[one["number"]].tell(f"/tables/{table['id']}/{what}", **body)
                assert answer.is_success, answer.text

    def _kill(self, served: Served) -> None:
        served.kill()
        self.kills += 1

    def _age(self) -> None:
        """As if two minutes had gone by since a server died: what it had taken is due."""
        self._write(update(jobs).where(jobs.c.tries > 0).values(due=0))

    # -- what is found --------------------------------------------------------------------------------------------

    def check(self) -> None:
        """As soon as nothing is left to be sent: clocks, messages and rounds are as they should be."""
        self._until(lambda: self._reading(_quiet), "messages wait")
        for table in self.pairs:
            self._check_table(table)
        self._until(lambda: self._reading(self._round_is_on), "the round does not begin")
        self._until(lambda: self._reading(_quiet), "messages wait")
        self._reading(self._check_cup)
        self._check_repeats()

    def _check_repeats(self) -> None:
        """What has come since the last check came once, and once more for each crash at most."""
        often = Counter(str(mail["Message-ID"]) for mail in self.mailbox.mails)
        self.mailbox.mails.clear()
        self._came, before = self._came | set(often), self._came
        again = before & set(often)
        assert not again, f"they had come before: {again}"
        most = 1 + self.kills - self._kills
        assert all(times <= most for times in often.values()), f"more often than {most} times: {often}"
        self._kills = self.kills

    def _check_table(self, table: str) -> None:
        """The clock on disk is that of the last move on disk; who is to move was told so."""
        stored = self._stored(table)
        played = rh.Table.load(stored.record)
        clock = stored.clock
        assert clock is not None
        assert (clock.ply, stored.over) == (played.ply, played.over)
        running = [seat for seat, face in enumerate(clock.faces) if face.since is not None]
        assert running == played.actors()
        job = self._reading(lambda connection: find(connection, f"{RING} {table}"))
        assert (None if job is None else job.due) == clock.rings()
        for seat in played.actors():
            own = sum(entry.seat == seat for entry in stored.record.entries)
            self._check_told(self.pairs[table][seat], stored.chairs[seat].owner, Told(table, "turn", f"{seat} {own}"))

    def _check_told(self, player: Player, owner: str | None, what: Told) -> None:
        """They got a mail about this and nothing else."""
        message = hashlib.sha256(f"{owner} {[what]}".encode()).hexdigest()[:32]
        name = hashlib.sha256(f"{message} {_address(player)}".encode()).hexdigest()[:32]
        come = self._came | {str(mail["Message-ID"]) for mail in self.mailbox.mails}
        assert any(one.startswith(f"<{name}@") for one in come), f"{_address(player)} was not told of {what}"

    def _round_is_on(self, connection: Connection) -> bool:
        """The tournament waits for tables that are not over, or is over itself."""
        found = _read_cup(connection, self.cup)
        return found.state == cups.OVER or not found.settled

    def _check_cup(self, connection: Connection) -> None:
        """Every round has its tables, once, with everybody at one of them; and all of the last one were called."""
        found = _read_cup(connection, self.cup)
        drawn = {one.table for one in found.results}
        made = connection.execute(select(func.count()).where(tables.c.tournament == self.cup)).scalar_one()
        assert (made, len(drawn)) == (2 * found.round, 2 * found.round)
        for number in range(1, found.round + 1):
            assert sorted(one.player for one in found.in_round(number)) == [0, 1, 2, 3], f"round {number}"
        for one in found.in_round(found.round):
            assert one.table is not None
            told = Told(one.table, "seat", f"round {found.round}")
            self._check_told(self.four[one.player], found.entrants[one.player].owner, told)

    # -- reading and writing --------------------------------------------------------------------------------------

    def _awaited(self, table: str) -> int:
        seats = self.pairs[table][0].state(table)["seats"]
        acting: int = next(seat["seat"] for seat in seats if seat["acting"])
        return acting

    def _stored(self, table: str) -> Stored:
        store = self._store()
        try:
            found = store.load(table)
        finally:
            store.engine.dispose()
        assert found is not None
        return found

    def _store(self) -> Store:
        return Store(Settings(db=self.servers[0].db).url)

    def _reading(self, work: Callable[[Connection], Any]) -> Any:
        store = self._store()
        try:
            with store.engine.connect() as connection:
                return work(connection)
        finally:
            store.engine.dispose()

    def _write(self, change: Update) -> None:
        store = self._store()
        try:
            with store.engine.begin() as connection:
                connection.execute(change)
        finally:
            store.engine.dispose()

    @property
    def told(self) -> int:
        """So many messages have come."""
        return len(self._came)

    @staticmethod
    def _until(true: Callable[[], bool], otherwise: str) -> None:
        until = time.monotonic() + PATIENCE
        while not true():
            assert time.monotonic() < until, otherwise
            time.sleep(0.05)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for player in [self.host, *self.four, *(one for two in self.pairs.values() for one in two)]:
            player.close()


def _address(player: Player) -> str:
    return f"{player.token.strip('-')}@example.org"


def _read_cup(connection: Connection, name: str) -> cups.Tournament:
    found = cups.read(connection, name)
    assert found is not None
    return found


def _quiet(connection: Connection) -> bool:
    """Nothing is left to be told, and no time is up."""
    waiting = select(func.count()).where(jobs.c.kind.in_((TELL, SEND)))
    late = select(func.count()).where(jobs.c.kind == RING, jobs.c.due <= time.time())
    return connection.execute(waiting).scalar_one() + connection.execute(late).scalar_one() == 0
