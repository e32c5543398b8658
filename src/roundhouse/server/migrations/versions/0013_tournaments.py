"""Tournaments: who takes part, who sat where in which round; and tables that belong to one."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("tables", sa.Column("tournament", sa.String(32)))
    op.add_column("tables", sa.Column("sealed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("host", sa.String(64)),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("form", sa.String(8), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("clock", sa.Text),
        sa.Column("duplicate", sa.Boolean, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("state", sa.String(12), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
    )
    op.create_index("ix_tournaments_host", "tournaments", ["host"])
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(32), sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("owner", sa.String(64)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("words", sa.String(64), nullable=False),
        sa.Column("program", sa.Boolean, nullable=False),
        sa.Column("gone", sa.Integer),
    )
    op.create_index("ix_entrants_owner", "entrants", ["owner"])
    op.create_table(
        "drawn",
        sa.Column("tournament", sa.String(32), sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table", sa.String(32)),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer),
        sa.Column("total", sa.Integer),
    )


def downgrade() -> None:
    for table in ("drawn", "entrants", "tournaments"):
        op.drop_table(table)
    for column in ("sealed", "tournament"):
        op.drop_column("tables", column)
