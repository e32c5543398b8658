"""Knows people and their programs again: whose cookie it is that a browser brings, whose token.

Everything is asked of the database once and then remembered, as every request needs it. Whoever changes a person tells
all servers so (WHO), and they ask anew; one that hears nothing of the others remembers nothing.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from litestar.types import Scope
from sqlalchemy import Connection, select, update

from ..browser import MEMBER, Browsers, Who, hash_of
from ..hall import Hall
from ..schema import devices, people, programs
from ..store import REACHABLE, SEATS, WHO
from . import accounts
from .joining import Joined

REMEMBERED = 10_000
A_DAY = 24 * 3600


class Members:
    def __init__(self, hall: Hall, browsers: Browsers) -> None:
        self.hall = hall
        self.browsers = browsers
        #: By the hash of what they bring; None: it was good once.
        self._known: OrderedDict[str, Who | None] = OrderedDict()

    # -- who it is ------------------------------------------------------------------------------------------------

    async def look_up(self, scope: Scope) -> None:
        """Note who it is that has a cookie, or a token, of a person. One that is good no more is as none at all."""
        state = scope["state"]
        who = await self._find(hash_of(state["token"]))
        if who is None:
            del state["token"]
        else:
            state["who"] = who

    async def still(self, scope: Scope) -> bool:
        """Whether somebody who has been here for a while is still who they were: they may have signed out elsewhere."""
        state = scope["state"]
        before: Who | None = state.get("who")
        if before is None:
            return True
        who = await self._find(hash_of(state["token"]))
        return who is not None and who.owner == before.owner

    async def _find(self, token: str) -> Who | None:
        if token in self._known and not self.hall.deaf:
            self._known.move_to_end(token)
            return self._known[token]
        found, stale = await asyncio.to_thread(self._read, token)
        self._known[token] = found
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        if stale:
            self.hall.start(self._see(token))
        return found

    def _read(self, token: str) -> tuple[Who | None, bool]:
        """In a thread: who it is, and whether it is to be noted that they were here."""
        with self.hall.store.engine.connect() as connection:
            device = select(people.c.id, people.c.name, devices.c.seen).join(devices, devices.c.person == people.c.id)
            row = connection.execute(device.where(devices.c.token == token)).first()
            if row is not None:
                return Who(row.id, row.id, row.name), self.hall.store.clock() - row.seen > A_DAY
            program = select(programs.c.owner, programs.c.person, programs.c.name)
            row = connection.execute(program.where(programs.c.token == token, programs.c.revoked.is_(None))).first()
        return (None if row is None else Who(row.owner, row.person, row.name, program=True)), False

    async def _see(self, token: str) -> None:
        now = self.hall.store.clock()
        seen = update(devices).where(devices.c.token == token).values(seen=now)
        await self.hall.store.do(lambda connection: connection.execute(seen), kind="")

    # -- news -----------------------------------------------------------------------------------------------------

    def heard(self, kind: str, name: str) -> None:
        """News of another process: of a person, or of a table."""
        if kind == WHO:
            self.forget(name)
        elif kind == REACHABLE:
            # Until the next look at all of them: what happens to them meanwhile must not go untold.
            self.hall.messenger.reachable = {*self.hall.messenger.reachable, name}
        else:
            self.hall.heard(kind, name)

    def hears(self, well: bool) -> None:
        self._known.clear()
        self.hall.hears(well)

    def forget(self, person: str) -> None:
        """Something about them is other than before."""
        for token in [token for token, who in self._known.items() if who is not None and who.person == person]:
            del self._known[token]

    def tell(self, tables: list[str]) -> None:
        """Seats at these tables belong to somebody else."""
        for table in tables:
            self.hall.heard(SEATS, table)

    # -- browsers come and go -------------------------------------------------------------------------------------

    async def sign_in(self, scope: Scope, person: str, label: str) -> Joined:
        """From now on this browser is the person's. It gets a new cookie: whoever knew the one of before, at a computer
        that many use, knows nothing. What it had as a guest comes along."""
        state = scope["state"]
        before: str | None = hash_of(state["token"]) if "token" in state else None
        was: Who | None = state.get("who")
        token = self.browsers.issue(MEMBER)
        store = self.hall.store
        now = store.clock()

        def work(connection: Connection) -> Joined:
            joined = accounts.add_device(
                connection, person, hash_of(token), label, now, guest=before if was is None else None
            )
            if was is not None and before is not None:
                accounts.remove_device(connection, was.person, before)
            store.notify(connection, [f"{SEATS} {table}" for table in joined.moved])
            return joined

        joined = await store.do(work, person)
        self.forget(person)
        if before is not None:
            self._known.pop(before, None)
        self.tell(joined.moved)
        state["token"] = state["new_token"] = token
        await self.look_up(scope)
        return joined

    async def sign_out(self, scope: Scope) -> None:
        """This browser is a guest again, a new one; what could not come along when it signed in is theirs again."""
        state = scope["state"]
        who: Who = state.pop("who")
        old, token = hash_of(state["token"]), self.browsers.issue()

        def work(connection: Connection) -> list[str]:
            return accounts.remove_device(connection, who.person, old, heir=hash_of(token))

        back = await self.hall.store.do(work, who.person)
        self.forget(who.person)
        self.tell(back)
        state["token"] = state["new_token"] = token

    async def sign_out_everywhere(self, scope: Scope) -> None:
        """All browsers of this person but none: this one, too, is a guest again."""
        person = scope["state"]["who"].person
        await self.sign_out(scope)
        await self.change(person, lambda connection: accounts.remove_devices(connection, person))

    async def change(self, person: str, work: accounts.Work[accounts.T]) -> accounts.T:
        """Change something about a person; every server is told to look anew."""
        found = await self.hall.store.do(work, person)
        self.forget(person)
        return found
