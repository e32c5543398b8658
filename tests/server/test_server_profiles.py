"""What people have played: results, which games count, ratings, and who may see what."""

from __future__ import annotations

import json
import runpy
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, insert, select, update

import roundhouse as rh
from roundhouse.bots import bot_about, bot_title, level_names, measured
from roundhouse.bots.measured import FILE
from roundhouse.core.record import Brought
from roundhouse.server import backups, new_tables, seating
from roundhouse.server.clocks.clock import Terms
from roundhouse.server.hall import Hall
from roundhouse.server.manners import blocking
from roundhouse.server.messages import Abandon, ChairWish, GiveToBot, NewTable, Sit, TakeBack
from roundhouse.server.office import Office
from roundhouse.server.over_days import deciding
from roundhouse.server.people import accounts
from roundhouse.server.people.forgetting import forget
from roundhouse.server.people.joining import join
from roundhouse.server.people.taking_along import pack
from roundhouse.server.profiles import filling, reading, telling
from roundhouse.server.profiles.ladder import ladder
from roundhouse.server.profiles.people_api import theirs
from roundhouse.server.results import counting, rows
from roundhouse.server.results.rating import ENOUGH, Ratings
from roundhouse.server.schema import chairs, entries, rated, results, tables
from roundhouse.server.store import Unsaved, writing
from roundhouse.server.thinking import Thinkers

from .authenticator import Authenticator, Browser
from .house import House
from .served import Served

Open = Callable[..., House]
#: Ours: as long as no test has registered another.
GAMES = rh.game_ids()


@pytest.fixture
def house(open_house: Open, sqlite: str) -> House:
    """With accounts of Ann, Ben and Cleo, who want to be rated."""
    return peopled(open_house(sqlite))


@pytest.fixture(params=["sqlite", "postgres"])
def each_house(request: pytest.FixtureRequest, open_house: Open, sqlite: str) -> House:
    return peopled(open_house(sqlite if request.param == "sqlite" else request.getfixturevalue("postgres").database()))


def peopled(found: House) -> House:
    with writing(found.hall.store.engine) as connection:
        for name in ("ann", "ben", "cleo"):
            accounts.make(connection, name, name.title(), 0.0)
            counting.wish(connection, name, True, 1.0)
    return found


def begin(house: House, *owners: str, game: str = "railroad_ink", clock: Terms | None = None) -> str:
    """A table that the first has set up, and where the others have sat down."""

    async def work(hall: Hall) -> str:
        wishes = [ChairWish("me", name=owners[0]), *(ChairWish("open") for _ in owners[1:])]
        live = await new_tables.create(hall, NewTable(game, len(owners), chairs=wishes, clock=clock), owners[0], "en")
        for number, owner in enumerate(owners[1:]):
            await seating.sit(hall, live, owner, Sit(name=owner if owner not in owners[: number + 1] else f"{owner} 2"))
        assert live.dealt
        return live.id

    return house.do(work)


def finish(house: House, table: str) -> None:
    async def work(hall: Hall) -> None:
        live = await hall.find(table)
        while True:
            async with hall.at(live) as game:
                if game.over:
                    return
                seat = game.actors()[0]
                move = game.state.moves(seat)[0]
                await hall.write(live, lambda one, seat=seat, move=move: one.play(seat, move))  # type: ignore[misc]

    house.do(work)


async def game_at(hall: Hall, table: str) -> Any:
    return (await hall.find(table)).table


def ended(house: House, table: str) -> list[Any]:
    query = select(results).where(results.c.table == table).order_by(results.c.seat)
    with house.hall.store.engine.connect() as connection:
        return list(connection.execute(query))


def counts(house: House, table: str) -> bool:
    with house.hall.store.engine.connect() as connection:
        return counting.counts(connection, table)


# -- results ------------------------------------------------------------------------------------------------------


def test_a_result_is_written_with_the_last_move(each_house: House) -> None:
    house = each_house
    table = begin(house, "ann", "ben")
    assert ended(house, table) == []
    house.clock[0] = 1_000_000_500.0
    finish(house, table)
    sheet = house.do(lambda hall: game_at(hall, table)).sheet()
    found = ended(house, table)
    assert [(row.owner, row.kind, row.points, row.place) for row in found] == [
        (owner, "person", sheet.totals[seat], sheet.places[seat]) for seat, owner in enumerate(("ann", "ben"))
    ]
    assert {(row.game, row.teams, row.at, row.rated) for row in found} == {("railroad_ink", 2, 1_000_000_500.0, True)}


def test_an_end_and_its_result_are_one_transaction(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = begin(house, "ann", "ben")

    def fail(*_: object) -> bool:
        raise RuntimeError("the power fails")

    with monkeypatch.context() as broken:
        broken.setattr(counting, "counts", fail)
        with pytest.raises(Unsaved):
            finish(house, table)
    assert ended(house, table) == []
    with house.hall.store.engine.connect() as connection:
        assert connection.execute(select(tables.c.over).where(tables.c.id == table)).scalar() is False
    finish(house, table)
    assert len(ended(house, table)) == 2


def test_results_of_before_are_filled_in_once(house: House) -> None:
    table, running = begin(house, "ann", "ben"), begin(house, "ann", "cleo")
    finish(house, table)
    before = ended(house, table)
    with writing(house.hall.store.engine) as connection:
        connection.execute(delete(results))
        connection.execute(delete(rated))
        connection.execute(update(tables).where(tables.c.id == table).values(touched=5.0))
    assert house.do(filling.fill) == 1
    found = ended(house, table)
    assert [row.points for row in found] == [row.points for row in before]
    assert {(row.at, row.rated) for row in found} == {(5.0, False)}, "nobody had agreed then that it counts"
    assert house.do(filling.fill) == 0
    assert ended(house, running) == []


def test_a_game_whose_end_is_cut_off_has_no_result(house: House, tmp_path: Path) -> None:
    table = begin(house, "ann", "ben")
    finish(house, table)
    with writing(house.hall.store.engine) as connection:
        last = select(entries.c.number).where(entries.c.table == table).order_by(entries.c.number.desc()).limit(1)
        number = connection.execute(last).scalar_one()
        bad = update(entries).where(entries.c.table == table, entries.c.number == number)
        connection.execute(bad.values(entry='{"seat":0,"move":"nonsense"}'))
    with Office(house.hall.settings.url) as office:
        assert office.repair(table, tmp_path) == 1
    assert ended(house, table) == []


# -- which games count --------------------------------------------------------------------------------------------


def test_a_game_counts_if_all_want_it_when_it_is_dealt(each_house: House) -> None:
    house = each_house
    assert counts(house, begin(house, "ann", "ben"))
    assert counts(house, begin(house, "ann", "ben", "cleo"))
    assert not counts(house, begin(house, "ann", "a guest"))
    assert not counts(house, begin(house, "ann", "ben", "ben")), "one person on two sides"
    running = begin(house, "ann", "ben")
    with writing(house.hall.store.engine) as connection:
        counting.wish(connection, "ben", False, 2.0)
    assert not counts(house, begin(house, "ann", "ben"))
    assert counts(house, running), "nobody leaves a game that is lost by not wanting it"


def test_against_bots_alone_or_on_a_brought_board_nothing_counts(house: House) -> None:
    async def alone(hall: Hall, *kinds: str) -> str:
        wish = NewTable("railroad_ink", len(kinds), chairs=[ChairWish(kind) for kind in kinds])
        return (await new_tables.create(hall, wish, "ann", "en")).id

    assert not counts(house, house.do(lambda hall: alone(hall, "me", "bot")))
    assert not counts(house, house.do(lambda hall: alone(hall, "me")))
    table = begin(house, "ann", "ben")
    record = house.do(lambda hall: game_at(hall, table)).record
    with writing(house.hall.store.engine) as connection:
        counting.drop(connection, table)
        record.board = Brought("digest", "a board")
        counting.deal(connection, table, record)
        assert not counting.counts(connection, table)
        record.board = None
        counting.deal(connection, table, record)
        assert counting.counts(connection, table)


@pytest.mark.parametrize("how", ["bot and back", "abandoned", "forgotten"])
def test_a_game_in_which_somebody_was_replaced_counts_no_more(house: House, how: str) -> None:
    table = begin(house, "ann", "ben")
    assert counts(house, table)

    async def change(hall: Hall) -> None:
        live = await hall.find(table)
        if how == "bot and back":
            await seating.give_to_bot(hall, live, "ben", GiveToBot(1, "random"))
            await seating.take_back(hall, live, "ben", TakeBack(1))
        elif how == "abandoned":
            await deciding.abandon(hall, live, "ben", Abandon(1))
        else:
            found = await hall.store.do(lambda connection: forget(connection, "ben"), kind="")
            assert found.bots == [table]
            hall.doubt(table)

    house.do(change)
    assert not counts(house, table)
    finish(house, table)
    assert {row.rated for row in ended(house, table)} == {False}
    if how != "bot and back":
        assert [(row.owner, row.kind) for row in ended(house, table)] == [("ann", "person"), (None, "bot")]


@pytest.mark.parametrize("zero", ["nothing", "move", "seat"])
def test_a_game_in_which_the_clock_called_a_bot_counts_no_more(
    house: House, zero: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def first(self: Thinkers, thought: Any, bot: str, view: Any, moves: list[int], *_: Any) -> int:
        return moves[0]

    monkeypatch.setattr(Thinkers, "choose", first)
    table = begin(house, "ann", "ben", clock=Terms("live", 60, 10, zero))
    house.wait(60)
    assert counts(house, table)
    house.wait(11)
    assert counts(house, table) == (zero == "nothing")


def test_partners_are_rated_as_a_team(house: House) -> None:
    table = begin(house, "ann", "ann", "ben", "ben", game="ticket_to_ride_asia")
    assert counts(house, table)
    finish(house, table)
    assert [row.team for row in ended(house, table)] == [0, 0, 2, 2]
    found = house.hall.ratings.of("ticket_to_ride_asia")
    assert {who: one.games for who, one in found.items()} == {"ann": 1, "ben": 1}


# -- ratings ------------------------------------------------------------------------------------------------------


def put(house: House, number: int, first: str, second: str, at: float | None = None) -> None:
    """A game that counted, which the first has won."""
    at, name = float(number) if at is None else at, f"game-{number:017d}"
    table = {"id": name, "game": "railroad_ink", "head": "{}", "listed": False, "created": at, "touched": at}
    row = {"table": name, "game": "railroad_ink", "kind": "person", "teams": 2, "points": 1, "at": at, "rated": True}
    with writing(house.hall.store.engine) as connection:
        connection.execute(insert(tables), {**table, "over": True, "dealt": True})
        for seat, owner in enumerate((first, second)):
            connection.execute(insert(results), {**row, "seat": seat, "team": seat, "owner": owner, "place": seat + 1})
            chair = {"table": name, "seat": seat, "kind": "person", "name": owner, "owner": owner}
            connection.execute(insert(chairs), chair)


def strengths(ratings: Ratings) -> dict[str, tuple[float, float, int]]:
    return {who: (one.strength, one.doubt, one.games) for who, one in ratings.of("railroad_ink").items()}


def test_ratings_are_the_same_however_they_were_counted(each_house: House) -> None:
    """By a server that saw every game, one that comes later, and one that hears of a game late."""
    house = each_house
    kept = house.hall.ratings
    for number in range(1, 13):
        put(house, number, *(("ann", "ben") if number % 3 else ("ben", "ann")))
        kept.of("railroad_ink")
    put(house, 20, "cleo", "ann")
    put(house, 21, "ben", "cleo", at=2.5)  # another server's, written a moment ago
    anew = strengths(Ratings(house.hall.store.engine))
    assert strengths(kept) == anew == strengths(kept)
    assert [anew[who][2] for who in ("ann", "ben", "cleo")] == [13, 13, 2]
    assert anew["ann"][0] > anew["ben"][0]
    assert anew["ann"][1] < anew["cleo"][1], "the more games, the surer"
    with writing(house.hall.store.engine) as connection:
        connection.execute(delete(tables).where(tables.c.id == f"game-{20:017d}"))
    assert strengths(kept) == strengths(Ratings(house.hall.store.engine))
    assert strengths(kept)["cleo"][2] == 1


def test_a_result_that_is_written_twice_counts_once(house: House) -> None:
    table = begin(house, "ann", "ben")
    finish(house, table)
    before = strengths(house.hall.ratings)
    again = rows.ended(house.do(lambda hall: game_at(hall, table)), table, 7.0)
    assert again is not None
    with writing(house.hall.store.engine) as connection:
        again(connection)
    assert len(ended(house, table)) == 2
    assert strengths(Ratings(house.hall.store.engine)) == before


def test_who_is_forgotten_leaves_the_others_ratings_as_they_are(each_house: House) -> None:
    house = each_house
    for number in range(1, 6):
        put(house, number, "ann", "ben")
    put(house, 6, "ben", "cleo")
    before = strengths(Ratings(house.hall.store.engine))
    with writing(house.hall.store.engine) as connection:
        forget(connection, "ben")
        owners = set(connection.execute(select(results.c.owner)).scalars())
    after = strengths(Ratings(house.hall.store.engine))
    assert "ben" not in owners | set(after)
    assert {who: after[who] for who in ("ann", "cleo")} == {who: before[who] for who in ("ann", "cleo")}
    with house.hall.store.engine.connect() as connection:
        games = reading.ended(connection, "ann")
    assert telling.met(games, "ann", {}, "en") == [], "nobody can be met who is forgotten"
    assert [seat.name for seat in telling.past(games, "ann", "en")[0][0].seats] == ["ann", "someone (2)"]


def test_a_rating_is_told_after_ten_games(house: House) -> None:
    def record() -> Any:
        with house.hall.store.engine.connect() as connection:
            (found,) = telling.records(reading.ended(connection, "ann"), "ann", "en", house.hall.ratings.of)
        return found

    for number in range(1, ENOUGH):
        put(house, number, "ann", "ben")
    assert (record().rated, record().rating) == (9, None)
    put(house, 10, "ben", "ann")
    rating = record().rating
    assert (rating.games, len(rating.curve)) == (10, 10)
    assert rating.curve[-1] == rating.strength < rating.curve[-2]
    assert (record().games, record().won, record().places, record().place) == (10, 9, [9, 1], 1.1)


def test_a_ladder_has_people_who_want_it_and_bots_with_their_measured_strength(house: House) -> None:
    for number in range(1, 31):
        put(house, number, *(("ann", "ben") if number % 3 else ("ben", "ann")))
    put(house, 31, "cleo", "ann")

    def told(owner: str = "stranger", lang: str = "en") -> Any:
        with house.hall.store.engine.connect() as connection:
            ratings = house.hall.ratings.of("railroad_ink")
            return ladder(connection, rh.find_game("railroad_ink"), ratings, owner, lang)

    assert [(row.name, row.games, row.mine) for row in told("ben").people] == [("Ann", 31, False), ("Ben", 30, True)]
    bots = told(lang="pl").bots
    found, tr = measured()["railroad_ink"], rh.find_game("railroad_ink").words("pl")
    assert {row.name: (row.strength, row.doubt) for row in bots} == {
        bot_title(name, tr): (bot.strength, bot.doubt) for name, bot in found.items()
    }
    assert [row.name for row in bots][-3:] == [bot_title(name, tr) for name in ("standard", "easy", "random")]
    with writing(house.hall.store.engine) as connection:
        blocking.block(connection, "stranger", "ann", "Ann", 1.0)
        counting.wish(connection, "ben", False, 3.0)
    assert [row.name for row in told().people] == []
    assert [row.name for row in told("ann").people] == ["Ann"]
    answer = house.ask("/ladder/railroad_ink")
    assert [row["name"] for row in answer.json()["people"]] == ["Ann"]
    assert house.ask("/ladder/chess").status_code == 404
    assert house.client.get("/ladder/railroad_ink").status_code == 200
    assert house.client.get("/ladder/chess").status_code == 404


def test_the_bots_ratings_are_those_of_the_page() -> None:
    """If this fails: python tools/bot_ratings.py"""
    root = Path(__file__).parents[2]
    page = (root / "docs" / "ladder.md").read_text(encoding="utf-8")
    tool = runpy.run_path(str(root / "tools" / "bot_ratings.py"))
    assert FILE.read_text(encoding="utf-8") == tool["text"](page)
    assert {game for game in GAMES if level_names(rh.find_game(game))} <= set(measured())


def test_whoever_chooses_a_level_reads_how_much_better_it_was_than_the_one_below() -> None:
    game = rh.find_game("ticket_to_ride_usa")
    for name, bot in measured()[game.id].items():
        for lang in ("en", "pl"):
            about = bot_about(name, game, game.words(lang))
            assert (f" {bot.better} % " in about) == (name in ("standard", "expert"))
    assert bot_about("somebody", game, game.words("en")) == ""


# -- what is told -------------------------------------------------------------------------------------------------


def test_what_a_bot_or_a_friend_at_the_screen_did_is_no_record_of_mine(house: House) -> None:
    async def screen(hall: Hall) -> str:
        wish = NewTable("railroad_ink", 2, chairs=[ChairWish("me", name="A"), ChairWish("friend", name="B")])
        return (await new_tables.create(hall, wish, "guest", "en")).id

    finish(house, house.do(screen))
    replaced, played = begin(house, "guest", "ben"), begin(house, "guest", "ben")

    async def away(hall: Hall) -> None:
        await seating.give_to_bot(hall, await hall.find(replaced), "guest", GiveToBot(0, "random"))

    house.do(away)
    for table in (replaced, played):
        finish(house, table)
    with house.hall.store.engine.connect() as connection:
        games = reading.ended(connection, "guest")
    assert sorted(one.how for one in telling.past(games, "guest", "en")[0]) == ["", "bot", "screen"]
    (record,) = telling.records(games, "guest", "en", house.hall.ratings.of)
    assert record.games == 1
    (met,) = telling.met(games, "guest", {"ben": "Ben"}, "en")
    assert (met.id, met.name, met.games, met.ahead + met.behind + met.even) == ("ben", "Ben", 1, 1)


def test_results_come_along_to_an_account(house: House) -> None:
    table = begin(house, "guest", "ben")
    finish(house, table)
    with writing(house.hall.store.engine) as connection:
        join(connection, "guest", "ann")
    assert [row.owner for row in ended(house, table)] == ["ann", "ben"]


def test_of_others_one_is_told_games_that_one_knows(each_house: House) -> None:
    house = each_house
    ours, others, public = begin(house, "ann", "guest"), begin(house, "ann", "ben"), begin(house, "ann", "cleo")
    for table in (ours, others, public):
        finish(house, table)
    with writing(house.hall.store.engine) as connection:
        connection.execute(update(tables).where(tables.c.id == public).values(listed=True))
    with house.hall.store.engine.connect() as connection:
        seen = theirs(connection, house.hall, "guest", "ann", "en")
        stranger = theirs(connection, house.hall, "stranger", "ann", "en")
    assert {one.table for one in seen.past} == {ours, public}
    assert (seen.hidden, seen.games[0].games) == (1, 3)
    (met,) = seen.met
    assert (met.name, met.games) == ("Ann", 1)
    assert ({one.table for one in stranger.past}, stranger.hidden, stranger.met) == ({public}, 2, [])


def test_backups_and_what_is_taken_along_have_the_results(each_house: House, tmp_path: Path) -> None:
    house = each_house
    table = begin(house, "ann", "ben")
    finish(house, table)
    before, url = ended(house, table), house.hall.settings.url
    backups.back_up(url, tmp_path / "copy.sqlite")
    with writing(house.hall.store.engine) as connection:
        connection.execute(delete(tables))
    backups.restore(tmp_path / "copy.sqlite", url, replace=True, wait=0)
    assert ended(house, table) == before
    (tmp_path / "me.zip").write_bytes(pack(house.hall.store, "ann", "ann"))
    known = json.loads(zipfile.ZipFile(tmp_path / "me.zip").read("me.json"))
    assert [(one["table"], one["points"]) for one in known["results"]] == [(table, before[0].points)]
    assert "ben" not in json.dumps(known["results"])


# -- who may see it -----------------------------------------------------------------------------------------------


@pytest.fixture
def browse(server: Served) -> Iterator[Callable[..., Browser]]:
    opened: list[Browser] = []

    def begin(name: str = "") -> Browser:
        opened.append(Browser(server.url))
        opened[-1].ask("/me")
        if name:
            opened[-1].keep(Authenticator(), name)
        return opened[-1]

    yield begin
    for one in opened:
        one.close()


def test_a_profile_is_for_those_who_have_met(browse: Callable[..., Browser]) -> None:
    ann, ben, eve, guest = browse("Ann"), browse("Ben"), browse("Eve"), browse()
    me = ann.me()["id"]
    assert ann.ask(f"/people/{me}").json()["mine"]
    mine = guest.ask("/people/me").json()
    assert (mine["mine"], mine["member"], mine["games"], mine["past"]) == (True, False, [], [])
    nobody = ben.ask("/people/nobody")
    for other in (ben, eve, guest):
        hidden = other.ask(f"/people/{me}")
        assert hidden.status_code == nobody.status_code == 404
        assert hidden.json() == nobody.json(), "nobody learns that there is somebody"
        assert other.ask(f"/people/{me}/games").status_code == 404
        assert other.http.get(f"/people/{me}").status_code == 404
    tables = []
    for other in (ben, guest):
        tables.append(ann.table(chairs=[{"kind": "me", "name": "Ann"}, {"kind": "open"}]))
        assert other.ask(f"/tables/{tables[-1]}/who", seat=0).status_code == 403, "not from outside"
        other.tell(f"/tables/{tables[-1]}/sit", name="other")
        assert other.ask(f"/tables/{tables[-1]}/who", seat=0).json() == {"id": me}
        assert other.ask(f"/people/{me}").json()["name"] == "Ann"
        assert other.ask(f"/people/{me}/games").json() == {"past": [], "more": False}
        assert other.http.get(f"/people/{me}").status_code == 200
    assert [ann.ask(f"/tables/{table}/who", seat=1).json()["id"] for table in tables] == [ben.me()["id"], ""]
    assert eve.ask(f"/people/{me}").status_code == 404
    # A block takes it away again, from both.
    ann.tell(f"/tables/{tables[0]}/block", seat=1)
    assert ben.ask(f"/people/{me}").status_code == 404
    assert ann.ask(f"/people/{ben.me()['id']}").status_code == 404
    # Whoever wants to be rated is seen by all.
    assert guest.tell("/me/rating", on=True).status_code == 403
    assert ann.tell("/me/rating", on=True).status_code == 204
    assert [one.ask(f"/people/{me}").status_code for one in (ben, eve, guest)] == [200] * 3
    ann.tell("/me/rating", on=False)
    assert eve.ask(f"/people/{me}").status_code == 404
