"""No secret of a game is in anything that playing over days has added: lists, clocks, motions, messages, invitations,
profiles, what one takes along, tournaments."""

from __future__ import annotations

import html
import io
import zipfile
from collections.abc import Callable

import pytest
from sqlalchemy import select

from roundhouse.server.contest import rows
from roundhouse.server.contest.seeds import seed_of
from roundhouse.server.people import accounts
from roundhouse.server.schema import addresses
from roundhouse.server.store import writing
from roundhouse.server.tournaments import shown

from .house import House
from .outside import Mailbox
from .test_server_canary import Secrets
from .test_server_clocks import hasty_bots
from .test_server_tournaments import FOUR, begin, make, owners_at

__all__ = ["hasty_bots"]
Open = Callable[..., House]
DAYS = {"kind": "days", "bank": 86400, "turn": 86400, "zero": "move"}
#: Hands, tickets and a deck: nearly everything is hidden.
HIDING = "ticket_to_ride_paris"
READERS = (*FOUR, "eve")


@pytest.fixture
def house(open_house: Open, mailbox: Mailbox) -> House:
    from .test_server_tell import by_mail

    found = open_house(
        mail_server=mailbox.server,
        mail_from="Roundhouse <games@example.org>",
        mail_tls="none",
        tell_private=True,
        rate=1_000_000,
        site="https://games.example.org",
    )
    for who in FOUR:
        found.tell("/hours", who, zone="UTC", night_from=0, night_to=0)
        by_mail(found, mailbox, who, f"{who}@example.org")
    return found


class Listener:
    """Gathers what leaves the server, and for whom."""

    def __init__(self, house: House, mailbox: Mailbox, cup: str) -> None:
        self.house, self.mailbox, self.cup = house, mailbox, cup
        self.sent: list[tuple[str, str, str]] = []
        info = house.ask(f"/tournaments/{cup}").json()
        self.people = {table["id"]: owners_at(info, table) for table in info["played"][0]["tables"]}

    def listen(self) -> None:
        house = self.house
        paths = [
            f"/tournaments/{self.cup}",
            "/tournaments",
            "/tables?list=mine",
            "/tables?list=watch",
            "/me",
            "/me/turns",
        ]
        paths += ["/me/acquaintances", "/people/me", "/people/me/games?skip=0", "/hours", "/tell"]
        for table in self.people:
            paths += [f"/tables/{table}/seats", f"/tables/{table}/chat", f"/tables/{table}/hint?seat=0"]
        for who in READERS:
            for path in paths:
                self.sent.append((who, path, house.ask(path, who).text))
            records = house.ask("/me/records", who)
            assert records.status_code == 200, records.text
            with zipfile.ZipFile(io.BytesIO(records.content)) as packed:
                for name in packed.namelist():
                    self.sent.append((who, name, packed.read(name).decode()))
            for table, people in self.people.items():
                if who in people:
                    state = house.state(table, people.index(who), who)
                    new = {
                        key: state[key] for key in ("clock", "motion", "closed", "tournament", "seats", "commitment")
                    }
                    self.sent.append((who, "state", str(new)))
        while self.mailbox.mails:
            mail = self.mailbox.mails.pop(0)
            who = str(mail["To"]).partition("@")[0]
            self.sent.append(
                (who, "mail", f"{mail['Subject']}\n{bytes(mail.get_payload(decode=True) or b'').decode()}")
            )

    def leaks(self) -> tuple[list[str], int]:
        """What was sent to somebody who must not know it; and how many secrets there were to be found."""
        hall = self.house.hall
        with hall.store.engine.connect() as connection:
            cup = rows.read(connection, self.cup)
        assert cup is not None
        always = {cup.secret, *cup.words, '"chance":', '"setup":'}
        always |= {seed_of(cup.secret, cup.words, number, None) for number in range(1, 9)}
        hidden: dict[str, set[str]] = {who: set() for who in READERS}
        for table, people in self.people.items():
            secrets = Secrets(hall.lives[table].table)
            for who in READERS:
                hidden[who] |= secrets.sentences(people.index(who) if who in people else None)
        found = []
        for who, what, words in self.sent:
            read = html.unescape(words)
            found += [f"{what} to {who}: {one}" for one in always | hidden[who] if one in read]
        return found, sum(map(len, hidden.values()))


def played(house: House, mailbox: Mailbox, steps: int = 4) -> Listener:
    """Two tables with the same cards, with all that can happen at them beside moves."""
    cup = make(house, *FOUR, game=HIDING, duplicate=True, rounds=2, clock=DAYS)
    begin(house, cup)
    listener = Listener(house, mailbox, cup)
    for step in range(steps):
        for table, people in listener.people.items():
            move_on(house, table, people, 6)
            if step == 1:
                house.tell(f"/tables/{table}/propose", people[0], seat=0, kind="pause")
            elif step == 2:
                house.tell(f"/tables/{table}/answer", people[1], seat=1, kind="pause", yes=False)
                house.tell(f"/tables/{table}/chat", people[0], seat=0, words="hello")
                house.tell(f"/tables/{table}/key", people[0])
        house.wait(2 * 3600)
        for table, people in listener.people.items():
            for seat, who in enumerate(people):
                house.tell(f"/tables/{table}/nudge", who, seat=1 - seat)
        house.wait(60)
        listener.listen()
    return listener


def move_on(house: House, table: str, people: list[str], number: int) -> None:
    live = house.hall.lives[table]
    for _ in range(number):
        seat = live.table.actors()[0]
        move = live.game.moveset.notation(live.table.state.moves(seat)[-1])
        own = live.played(seat).own_number
        answer = house.tell(f"/tables/{table}/moves", people[seat], seat=seat, move=move, number=own)
        assert answer.status_code == 200, answer.text


def test_nothing_that_goes_out_over_days_tells_a_secret(house: House, mailbox: Mailbox) -> None:
    listener = played(house, mailbox)
    found, looked = listener.leaks()
    assert found == []
    assert looked > 20, "there was something to hide"
    kinds = {what for _, what, _ in listener.sent}
    assert {"mail", "state", "me.json"} <= kinds


def test_an_invitation_tells_nothing_of_what_will_be_dealt(house: House, mailbox: Mailbox) -> None:
    """Neither to whom it is sent nor to anybody else: the seed, and what people add to it."""
    with writing(house.hall.store.engine) as connection:
        query = select(addresses.c.owner).where(addresses.c.address == "ben@example.org")
        ben = connection.execute(query).scalar_one()
        accounts.make(connection, ben, "Ben", 0.0)  # as if they had an account
    first = house.table("ann", seats=2, chairs=[{"kind": "me", "name": "Ann"}, {"kind": "open"}])
    assert house.tell(f"/tables/{first}/sit", "ben", name="Ben").status_code == 200
    house.wait(60)
    mailbox.mails.clear()
    chairs = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]
    table = house.table("ann", game=HIDING, seats=3, chairs=chairs, entropy="word-of-ann")
    sent = [house.tell(f"/tables/{table}/invite", "ann", person=ben).text]
    house.wait(60)
    [mail] = mailbox.mails
    assert (mail["To"], mail["Subject"]) == ("ben@example.org", "Ticket to Ride: Paris: Ann invites you to a table")
    sent += [mailbox.words(), str(mail["Subject"])]
    for who in ("ann", "ben", "eve"):
        paths = ["/tables?list=mine", "/tables?list=open", "/me", "/me/turns", "/me/acquaintances", f"/tables/{table}"]
        sent += [house.ask(path, who).text for path in [*paths, f"/tables/{table}/seats", f"/tables/{table}/chat"]]
        sent.append(house.client.get(f"/table/{table}", headers=house.token(who)).text)
        with zipfile.ZipFile(io.BytesIO(house.ask("/me/records", who).content)) as packed:
            sent += [packed.read(name).decode() for name in packed.namelist()]
    head = house.hall.lives[table].head
    assert head.seed
    assert [words for words in sent if head.seed in words or "word-of-ann" in words] == []
    assert sum(table in words for words in sent) > 5, "it was looked at"
    # Nobody is told twice, nor of an invitation that was taken back.
    mailbox.mails.clear()
    another = house.table("ann", seats=3, chairs=chairs)
    for where, again in ((table, True), (another, False)):
        if not again:
            assert house.tell(f"/tables/{where}/invite", "ann", person=ben).status_code == 200
        assert house.tell(f"/tables/{where}/uninvite", "ann", seat=1).status_code == 204
        if again:
            assert house.tell(f"/tables/{where}/invite", "ann", person=ben).status_code == 200
        house.wait(60)
    assert mailbox.mails == []


def test_a_planted_leak_is_found(house: House, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shown, "seal", lambda secret: secret)
    listener = played(house, mailbox, 1)
    assert any("/tournaments/" in one for one in listener.leaks()[0])
