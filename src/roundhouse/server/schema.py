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
    Index("ix_chat_table", "table"),
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
