"""`roundhouse admin`, `backup` and `restore` beside a running server, on SQLite and on PostgreSQL."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import delete, update

from roundhouse.cli import run
from roundhouse.server.bans import Bans, network
from roundhouse.server.browser import Asker
from roundhouse.server.errors import Banned
from roundhouse.server.schema import entries, tables
from roundhouse.server.settings import Settings
from roundhouse.server.store import Store

from .served import Player, Postgres, Served, moves

SECONDS = 30
OPEN = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]


@pytest.fixture(params=["sqlite", "postgres"])
def db(request: pytest.FixtureRequest, sqlite: str) -> str:
    if request.param == "sqlite":
        return sqlite
    database: Postgres = request.getfixturevalue("postgres")
    return database.database()


@pytest.fixture
def server(db: str, start: Callable[..., Served]) -> Served:
    return start(db)


@pytest.fixture
def ann(server: Served) -> Iterator[Player]:
    player = server.player("ann")
    yield player
    player.close()


@pytest.fixture
def admin(db: str, capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """`admin("end", table)`: what the command prints."""

    def act(*words: str, code: int = 0) -> str:
        done = run([*words, "--db", db])
        said = capsys.readouterr()
        assert done == code, said.err or said.out
        return said.out + said.err

    return act


def soon(answer: Callable[[], httpx.Response], status: int, code: str = "") -> httpx.Response:
    """Servers hear of it within seconds."""
    until = time.monotonic() + SECONDS
    while (found := answer()).status_code != status or (code and found.json()["code"] != code):
        assert time.monotonic() < until, f"{found.status_code}: {found.text}"
        time.sleep(0.1)
    return found


def play(player: Player, table: str, number: int) -> None:
    for _ in range(number):
        player.step(table)


def test_looking(ann: Player, admin: Callable[..., str]) -> None:
    table, waiting = ann.table(seats=1, name="Ann"), ann.table(seats=2, chairs=OPEN)
    play(ann, table, 3)
    found = {row["id"]: row for row in json.loads(admin("admin", "list", "--json"))}
    assert (found[table]["entries"], found[table]["dealt"], found[waiting]["dealt"]) == (3, True, False)
    assert [row["id"] for row in json.loads(admin("admin", "list", "--state", "waiting", "--json"))] == [waiting]
    assert "is" in admin("admin", "list", "--state", "odd", code=1)
    assert table in admin("admin", "list", "--lang", "en")
    sheet = json.loads(admin("admin", "show", table[:6], "--json"))
    assert (sheet["table"]["id"], sheet["fault"]) == (table, "")
    whole = admin("admin", "show", table, "--json") + admin("admin", "show", table)
    assert "seed" not in whole
    assert "begin with" in admin("admin", "show", "nothing-like-that", code=1)
    owner = sheet["chairs"][0]["owner"]
    assert len(json.loads(admin("admin", "list", "--person", owner[:8], "--json"))) == 2


def test_ending_setting_aside_and_opening_again(server: Served, ann: Player, admin: Callable[..., str]) -> None:
    table = ann.table(seats=1)
    state = ann.state(table)
    admin("admin", "end", table, "--why", "it went on and on")
    refused = soon(lambda: ann.tell(f"/tables/{table}/undo", seat=0, number=0), 409, "ended")
    assert "on and on" in refused.json()["detail"]
    assert ann.play(table, 0, moves(state)[0], 0).json()["code"] == "ended"
    assert ann.state(table)["number"] == 0  # one may look
    admin("admin", "quarantine", table, "--why", "strange record")
    assert soon(lambda: ann.ask(f"/tables/{table}"), 409).json()["code"] == "set-aside"
    page = httpx.get(f"{server.url}/table/{table}")
    assert page.status_code == 409
    assert "strange record" in page.text
    assert [one["id"] for one in ann.ask("/tables", list="mine").json()] == [table]
    admin("admin", "open", table)
    soon(lambda: ann.ask(f"/tables/{table}"), 200)
    assert ann.play(table, 0, moves(state)[0], 0).status_code == 200


def test_deleting_and_closing_the_chat(ann: Player, admin: Callable[..., str]) -> None:
    table, other = ann.table(seats=1, name="Ann"), ann.table(seats=1)
    admin("admin", "lock-chat", table)
    refused = soon(lambda: ann.tell(f"/tables/{table}/chat", seat=0, words="still here"), 409)
    assert refused.json()["rule"] == "RH-11"
    assert ann.tell(f"/tables/{other}/chat", seat=0, words="hello").status_code == 204
    admin("admin", "unlock-chat", table)
    soon(lambda: ann.tell(f"/tables/{table}/chat", seat=0, words="thanks"), 204)
    admin("admin", "delete", table)
    soon(lambda: ann.ask(f"/tables/{table}"), 404)
    assert [one["id"] for one in ann.ask("/tables", list="mine").json()] == [other]


def test_draining(server: Served, ann: Player, admin: Callable[..., str]) -> None:
    table = ann.table(seats=1)
    admin("admin", "drain")
    refused = soon(lambda: ann.tell("/tables", game="railroad_ink", seats=1), 503)
    assert refused.json()["code"] == "draining"
    assert httpx.get(f"{server.url}/healthz").status_code == 503
    play(ann, table, 2)  # what is on goes on
    admin("admin", "drain", "--off")
    soon(lambda: ann.tell("/tables", game="railroad_ink", seats=1), 201)
    assert httpx.get(f"{server.url}/healthz").status_code == 200


def test_banning(server: Served, ann: Player, admin: Callable[..., str]) -> None:
    table, eve = ann.table(seats=2, chairs=OPEN), server.player("eve")
    assert eve.tell(f"/tables/{table}/sit", name="Eve").status_code == 200
    admin("admin", "ban", f"{table}:1", "--why", "insults")
    assert soon(lambda: eve.ask(f"/tables/{table}"), 403).json()["code"] == "banned"
    assert ann.ask(f"/tables/{table}").status_code == 200
    admin("admin", "ban", "127.0.0.0/8", "--why", "all of us")
    soon(lambda: ann.ask(f"/tables/{table}"), 403)
    found = json.loads(admin("admin", "bans", "--json"))
    assert [(one["kind"], one["why"]) for one in found] == [("person", "insults"), ("address", "all of us")]
    for one in found:
        admin("admin", "unban", one["who"])
    soon(lambda: eve.ask(f"/tables/{table}"), 200)
    assert "neither" in admin("admin", "ban", "300.1.2.3", "--why", "x", code=1)
    assert "nobody sits" in admin("admin", "ban", f"{table}:9", "--why", "x", code=1)
    eve.close()


@pytest.mark.parametrize(
    ("banned", "address", "let_in"),
    [
        ("192.0.2.0/24", "192.0.2.7", False),
        ("192.0.2.0/24", "192.0.3.7", True),
        ("192.0.2.7", "192.0.2.7", False),
        ("2001:db8::1", "2001:db8::/64", False),
        ("2001:db8::1", "192.0.2.7", True),
        ("2001:db8::/48", "2001:db8:0:7::/64", False),
        ("192.0.2.7", "testclient", True),
    ],
)
def test_networks(banned: str, address: str, let_in: bool) -> None:
    bans = Bans([("address", network(banned))])
    if let_in:
        bans.check(Asker("ann", address))
    else:
        with pytest.raises(Banned):
            bans.check(Asker("ann", address))


def test_repairing(db: str, ann: Player, admin: Callable[..., str], tmp_path: Path) -> None:
    sound, broken, gap = (ann.table(seats=1) for _ in range(3))
    for table in (sound, broken, gap):
        play(ann, table, 6)
    store = Store(Settings(db=db).url)
    with store.engine.begin() as connection:
        at = entries.c.table == broken
        connection.execute(update(entries).where(at, entries.c.number == 3).values(entry="no JSON at all"))
        connection.execute(delete(entries).where(entries.c.table == gap, entries.c.number == 4))
    store.engine.dispose()
    faults = json.loads(admin("admin", "check", "--set-aside", "--json", code=1))
    assert set(faults) == {broken, gap}
    for table in (broken, gap):
        assert soon(partial(ann.ask, f"/tables/{table}"), 409).json()["code"] == "set-aside"
    folder = tmp_path / "kept"
    assert "3" in admin("admin", "repair", broken, "--keep-in", str(folder))
    assert "1" in admin("admin", "repair", gap, "--keep-in", str(folder))
    assert (folder / f"{broken}.broken").read_text().count("\n") >= 6
    for table, left in ((broken, 3), (gap, 4), (sound, 6)):
        assert soon(partial(ann.ask, f"/tables/{table}?seat=0"), 200).json()["number"] == left
        play(ann, table, 2)
    assert json.loads(admin("admin", "check", "--json")) == {}


def test_a_backup_of_a_running_server_is_whole_and_can_be_brought_back(
    db: str, ann: Player, admin: Callable[..., str], tmp_path: Path
) -> None:
    tables_made = [ann.table(seats=1, name="Ann") for _ in range(5)]
    tables_made.append(ann.table(seats=2, chairs=OPEN, entropy="a-word"))
    for table in tables_made[:5]:
        play(ann, table, 4)
    ann.tell(f"/tables/{tables_made[0]}/chat", seat=0, words="before the copy")
    file = tmp_path / "copy.sqlite"
    assert "6" in admin("backup", str(file))
    assert file.stat().st_mode & 0o777 == 0o600
    assert [one.name for one in tmp_path.iterdir() if "copy" in one.name] == ["copy.sqlite"]
    assert "already" in admin("backup", str(file), code=1)
    # Meanwhile everything goes on, and something goes wrong.
    play(ann, tables_made[0], 3)
    late = ann.table(seats=1)
    admin("admin", "delete", tables_made[1])
    soon(lambda: ann.ask(f"/tables/{tables_made[1]}"), 404)
    assert "--replace" in admin("restore", str(file), code=1)
    assert ann.state(tables_made[0])["number"] == 7  # nothing was changed
    assert "6" in admin("restore", str(file), "--replace")
    soon(lambda: ann.ask(f"/tables/{tables_made[1]}"), 200)
    soon(lambda: ann.ask(f"/tables/{late}"), 404)
    for table in tables_made[:5]:
        assert ann.state(table)["number"] == 4
        play(ann, table, 2)
        assert ann.state(table)["number"] == 6
    assert ann.tell(f"/tables/{tables_made[0]}/chat", seat=0, words="after it").status_code == 204
    said = ann.ask(f"/tables/{tables_made[0]}/chat").json()
    assert [line["words"] for line in said] == ["before the copy", "after it"]
    assert json.loads(admin("admin", "check", "--json")) == {}


def test_a_copy_goes_from_one_kind_of_database_to_the_other(
    db: str, ann: Player, admin: Callable[..., str], tmp_path: Path, postgres: Postgres
) -> None:
    table = ann.table(seats=1)
    play(ann, table, 4)
    file = tmp_path / "copy.sqlite"
    admin("backup", str(file))
    store = Store(Settings(db=db).url)
    secret = store.secret("cookies")
    store.engine.dispose()
    for other in (f"sqlite:///{tmp_path}/other.sqlite", postgres.database()):
        assert run(["restore", str(file), "--db", other]) == 0
        store = Store(Settings(db=other).url)
        stored = store.load(table)
        assert stored is not None
        assert len(stored.record.entries) == 4
        # Seats belong to cookies, and these are signed.
        assert store.secret("cookies") == secret
        store.engine.dispose()


def test_what_is_no_backup_is_refused(tmp_path: Path, sqlite: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann, " * 1000)
    for given, says in ((file, "no backup"), (tmp_path / "nothing", "there is no")):
        assert run(["restore", str(given), "--replace", "--db", sqlite]) == 1
        assert says in capsys.readouterr().err
    assert run(["backup", str(tmp_path / "copy"), "--db", f"sqlite:///{tmp_path}/empty.sqlite"]) == 1
    assert not (tmp_path / "copy").exists()


def test_a_record_of_older_rules_says_so_politely(db: str, server: Served, ann: Player) -> None:
    table = ann.table(seats=1)
    store = Store(Settings(db=db).url)
    with store.engine.begin() as connection:
        head = connection.execute(tables.select().where(tables.c.id == table)).mappings().one()["head"]
        older: dict[str, Any] = {**json.loads(head), "rules": "0.1"}
        connection.execute(update(tables).where(tables.c.id == table).values(head=json.dumps(older)))
    store.engine.dispose()
    server.stop()
    server.start()
    refused = ann.ask(f"/tables/{table}")
    assert (refused.status_code, refused.json()["code"]) == (409, "old-rules")
    page = httpx.get(f"{server.url}/table/{table}", headers={"Accept-Language": "en"})
    assert "played by older rules" in page.text
    assert [one["id"] for one in ann.ask("/tables", list="mine").json()] == [table]
