"""Order at the tables: chats that hosts close, people turned away or blocked, and reports."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("tables", sa.Column("chat_closed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "turned_away",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("owner", sa.String(64), primary_key=True),
    )
    op.create_table(
        "blocks",
        sa.Column("owner", sa.String(64), primary_key=True),
        sa.Column("other", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_blocks_other", "blocks", ["other"])
    op.create_table(
        "reports",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("by", sa.String(64), nullable=False),
        sa.Column("about", sa.String(64)),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("said", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    for table in ("reports", "blocks", "turned_away"):
        op.drop_table(table)
    op.drop_column("tables", "chat_closed")
