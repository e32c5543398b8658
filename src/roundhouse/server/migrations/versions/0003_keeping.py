"""Tables that wait to be dealt, who set them up, what becomes of them; what the operator says."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("dealt", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("host", sa.String(64)))
    op.add_column("tables", sa.Column("board", sa.String(64)))
    op.add_column("tables", sa.Column("removal", sa.Float))
    op.add_column("tables", sa.Column("closed", sa.String(16)))
    op.add_column("tables", sa.Column("closed_why", sa.Text))
    op.add_column("tables", sa.Column("chat_locked", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("ix_tables_host", "tables", ["host"])
    op.add_column("chairs", sa.Column("entropy", sa.String(64)))
    op.create_table(
        "bans",
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "orders",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "house",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    _name_the_boards()


def _name_the_boards() -> None:
    """Which board a table is played on stood in the middle of its record."""
    tables = sa.table("tables", sa.column("id"), sa.column("head"), sa.column("board"))
    connection = op.get_bind()
    found = connection.execute(sa.select(tables.c.id, tables.c.head).where(tables.c.head.contains('"board"')))
    for table, head in found.all():
        try:
            digest = json.loads(head)["board"]["digest"]
        except (ValueError, KeyError, TypeError):
            continue  # a row that cannot be read stays as it is
        connection.execute(tables.update().where(tables.c.id == table).values(board=digest))


def downgrade() -> None:
    # What waits to be dealt has no position that an older server could show.
    op.execute("DELETE FROM tables WHERE NOT dealt")
    for name in ("house", "orders", "bans"):
        op.drop_table(name)
    op.drop_column("chairs", "entropy")
    op.drop_index("ix_tables_host", "tables")
    for column in ("chat_locked", "closed_why", "closed", "removal", "board", "host", "dealt"):
        op.drop_column("tables", column)
