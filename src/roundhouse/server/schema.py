"""What the database holds. The key (table, number) of an entry makes a fork impossible."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    #: The record without its entries, as JSON; of a board that somebody brought only the digest.
    Column("head", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("over", Boolean, nullable=False),
    #: Where people go from here: the table of the rematch.
    Column("rematch", String(32)),
    #: False while seats are open: until then there is a seed and no position.
    Column("dealt", Boolean, nullable=False, server_default=true()),
    #: Who set it up: a hash of the browser's cookie.
    Column("host", String(64)),
    #: The digest of the board that somebody brought for it.
    Column("board", String(64)),
    #: When it will be removed, unless somebody plays on.
    Column("removal", Float),
    #: ended or set-aside: by the operator, or because it cannot be read. And why.
    Column("closed", String(16)),
    Column("closed_why", Text),
    Column("chat_locked", Boolean, nullable=False, server_default=false()),
    #: The same by its host.
    Column("chat_closed", Boolean, nullable=False, server_default=false()),
    #: The tournament that it belongs to; and whether others have the same chance and are not through yet: then nobody
    #: but those who sit there sees anything of it.
    Column("tournament", String(32)),
    Column("sealed", Boolean, nullable=False, server_default=false()),
    Index("ix_tables_touched", "touched"),
    Index("ix_tables_host", "host"),
)

#: Boards that people brought; many tables may be played on one.
boards = Table(
    "boards",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("text", Text, nullable=False),
)

chairs = Table(
    "chairs",
    metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    #: person, bot or open.
    Column("kind", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("bot", String(64)),
    #: A hash of the browser's cookie; a seat given to a bot keeps it, so that it can be taken back; so does an open one
    #: that is kept for somebody.
    Column("owner", String(64)),
    #: Nobody gave it the name it has: every reader sees one in their own language.
    Column("unnamed", Boolean, nullable=False, server_default=false()),
    #: What they added to the seed when they sat down.
    Column("entropy", String(64)),
    #: The hash of the key with which another browser of theirs takes the seat over, once, and until when.
    Column("spare", String(64)),
    Column("spare_until", Float),
    #: Whoever took the seat came with a program's token: everybody is told.
    Column("program", Boolean, nullable=False, server_default=false()),
    Index("ix_chairs_owner", "owner"),
)

entries = Table(
    "entries",
    metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("entry", Text, nullable=False),
    Column("at", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("words", Text, nullable=False),
    Column("at", Float, nullable=False),
    #: Only for these seats, as ",0,1,"; then the words are a phrase: a text that every reader gets in their language.
    Column("readers", String(64)),
    Column("phrase", Text),
    #: Who said it; unknown of what was said before this was kept.
    Column("owner", String(64)),
    Index("ix_chat_table", "table"),
    Index("ix_chat_owner", "owner"),
)

#: Finished games explained: how far it has come, and what was found out, as JSON.
analyses = Table(
    "analyses",
    metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("found", Text),
)

#: People who keep their seats (see people/): they own browsers, keys and programs. A guest has no row here.
people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
    #: An address that they have shown to be theirs.
    Column("mail", String(254)),
    Index("ix_people_mail", "mail", unique=True),
)

#: Their passkeys, by the id that the authenticator has for them.
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("public_key", Text, nullable=False),
    #: How often it has signed, where it counts.
    Column("signs", BigInteger, nullable=False),
    Column("label", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
    Index("ix_passkeys_person", "person"),
)

#: Browsers that are signed in, by the hash of the cookie they were given then.
devices = Table(
    "devices",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("label", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    #: The guest that the browser was before: what could not come along stays theirs.
    Column("former", String(64)),
    Index("ix_devices_person", "person"),
)

#: Programs of theirs, by the hash of the token; each owns the seats that it takes.
programs = Table(
    "programs",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("owner", String(32), nullable=False),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("revoked", Float),
    Index("ix_programs_person", "person"),
)

#: Recovery codes that were not used yet: their hashes.
codes = Table(
    "codes",
    metadata,
    Column("code", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Index("ix_codes_person", "person"),
)

#: What is good once and for a short time: challenges, links to a browser or by mail. The hash, for whom, and what for.
passes = Table(
    "passes",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("who", String(64), nullable=False),
    Column("about", Text, nullable=False),
    Column("until", Float, nullable=False),
    Index("ix_passes_until", "until"),
)

#: What is to be done later; `key` names what it is about, `due` when, `tries` how often it was begun. See jobs/rows.py.
jobs = Table(
    "jobs",
    metadata,
    Column("key", String(160), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("due", Float, nullable=False),
    Column("payload", Text, nullable=False),
    Column("tries", Integer, nullable=False),
    Index("ix_jobs_due", "due"),
)

#: Tables that are played by the clock: what was agreed (JSON), how many moves stood at most, and since when it is
#: stopped for all.
clock_terms = Table(
    "clock_terms",
    metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("terms", Text, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("paused", Float),
)

#: A seat's clock there: seconds in its bank, seconds left of this turn, and since when it runs (null: it stands).
clocks = Table(
    "clocks",
    metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("bank", Float, nullable=False),
    Column("turn", Float, nullable=False),
    Column("since", Float),
)

#: What somebody at a table wishes and the others have not decided yet, as JSON.
motions = Table(
    "motions",
    metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("motion", Text, nullable=False),
)

#: Where somebody is told what happens: a browser (push), a mail address or a service (apprise), in which language, and
#: whether its owner has said that it is theirs.
addresses = Table(
    "addresses",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("owner", String(64), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("address", Text, nullable=False),
    Column("lang", String(8), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("made", Float, nullable=False),
    Index("ix_addresses_owner", "owner"),
)

#: What somebody wants to be told, if not what everybody is.
tell_wishes = Table(
    "tell_wishes",
    metadata,
    Column("owner", String(64), primary_key=True),
    Column("turn", Boolean, nullable=False),
    Column("seat", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("chat", Boolean, nullable=False),
)

#: Tables of which somebody wants to be told nothing.
muted = Table(
    "muted",
    metadata,
    Column("owner", String(64), primary_key=True),
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
)

#: What somebody was told of a table last, by its mark: nobody is told the same twice.
told = Table(
    "told",
    metadata,
    Column("owner", String(64), primary_key=True),
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("what", String(8), primary_key=True),
    Column("mark", String(64), nullable=False),
)

#: Who has the page of a table open, at any server: until when that is known.
present = Table(
    "present",
    metadata,
    Column("owner", String(64), primary_key=True),
    Column("table", String(32), primary_key=True),
    Column("until", Float, nullable=False),
)

#: When a person sleeps and is away: their time zone, minutes of the day, and a vacation, with the days of it this year.
hours = Table(
    "hours",
    metadata,
    Column("owner", String(64), primary_key=True),
    Column("zone", String(64), nullable=False),
    Column("night_from", Integer, nullable=False),
    Column("night_to", Integer, nullable=False),
    Column("away_from", Float),
    Column("away_until", Float),
    Column("away_year", Integer, nullable=False),
    Column("away_days", Float, nullable=False),
)

#: Whom a host has turned away from a table.
turned_away = Table(
    "turned_away",
    metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("owner", String(64), primary_key=True),
)

#: Whom people have blocked for themselves, and what they were called then.
blocks = Table(
    "blocks",
    metadata,
    Column("owner", String(64), primary_key=True),
    Column("other", String(64), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_blocks_other", "other"),
)

#: Whose words people do not want to read, and what they were called then: less than a block.
hushed = Table(
    "hushed",
    metadata,
    Column("owner", String(64), primary_key=True),
    Column("other", String(64), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_hushed_other", "other"),
)

#: What people told the operator: at which table, who, about whom, and what was said there. It stays when a table goes.
reports = Table(
    "reports",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table", String(32), nullable=False),
    Column("by", String(64), nullable=False),
    Column("about", String(64)),
    Column("words", Text, nullable=False),
    Column("said", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("done", Boolean, nullable=False),
)

#: Finished games: what each seat came to, and whose it was at the end (nobody: a bot's own, or of somebody who is
#: forgotten). Written with the move that ends the game.
results = Table(
    "results",
    metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", String(64), nullable=False),
    Column("owner", String(64)),
    #: person, program or bot: who played it at the end.
    Column("kind", String(8), nullable=False),
    Column("team", Integer, nullable=False),
    #: Of so many teams.
    Column("place", Integer, nullable=False),
    Column("teams", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("at", Float, nullable=False),
    #: Whether the game counts for ratings.
    Column("rated", Boolean, nullable=False),
    Index("ix_results_owner", "owner"),
    Index("ix_results_game", "game", "rated", "at"),
)

#: Games that count for ratings, as long as those sit there who began them.
rated = Table(
    "rated",
    metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
)

#: People who want to be rated, and since when.
rating_wishes = Table(
    "rating_wishes",
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("since", Float, nullable=False),
)

#: Tournaments: what is played and how, whether it is open, on, over or abandoned, and which round is on. The secret is
#: what all seeds come from; see contest/seeds.py.
tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("host", String(64)),
    Column("game", String(64), nullable=False),
    #: robin, groups or swiss; seats of a table; rounds (0: as many as suit those who come).
    Column("form", String(8), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("options", Text, nullable=False),
    #: As JSON; null: nobody is in a hurry.
    Column("clock", Text),
    Column("duplicate", Boolean, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("state", String(12), nullable=False),
    Column("round", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Index("ix_tournaments_host", "host"),
)

#: Who takes part, by a number; what they added to the seeds; and in which round they left.
entrants = Table(
    "entrants",
    metadata,
    Column("tournament", String(32), ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    #: Null: somebody who is known no more.
    Column("owner", String(64)),
    Column("name", String(40), nullable=False),
    Column("words", String(64), nullable=False),
    Column("program", Boolean, nullable=False),
    Column("gone", Integer),
    Index("ix_entrants_owner", "owner"),
)

#: Who sat where in which round, and how it ended; no table: they sat out.
drawn = Table(
    "drawn",
    metadata,
    Column("tournament", String(32), ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("table", String(32)),
    Column("seat", Integer, nullable=False),
    Column("place", Integer),
    Column("total", Integer),
)

#: Who may not come: a person (the hash of a cookie) or an address (one, or a network).
bans = Table(
    "bans",
    metadata,
    Column("kind", String(8), primary_key=True),
    Column("who", String(64), primary_key=True),
    Column("why", Text, nullable=False),
    Column("at", Float, nullable=False),
)

#: What the operator has done to the tables: running servers read it and look anew.
orders = Table(
    "orders",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("kind", String(16), nullable=False),
    #: Empty: all of them.
    Column("table", String(32), nullable=False),
    Column("at", Float, nullable=False),
)

#: A few facts about the house: whether it closes, and when it wrote last.
house = Table(
    "house",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", Text, nullable=False),
)
