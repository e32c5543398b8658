"""Jobs, clocks, motions, and people's hours."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "jobs",
        sa.Column("key", sa.String(160), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("payload", sa.Text, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("ix_jobs_due", "jobs", ["due"])
    op.create_table(
        "clock_terms",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("paused", sa.Float),
    )
    op.create_table(
        "clocks",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("bank", sa.Float, nullable=False),
        sa.Column("turn", sa.Float, nullable=False),
        sa.Column("since", sa.Float),
    )
    op.create_table(
        "motions",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("motion", sa.Text, nullable=False),
    )
    op.create_table(
        "hours",
        sa.Column("owner", sa.String(64), primary_key=True),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("night_from", sa.Integer, nullable=False),
        sa.Column("night_to", sa.Integer, nullable=False),
        sa.Column("away_from", sa.Float),
        sa.Column("away_until", sa.Float),
        sa.Column("away_year", sa.Integer, nullable=False),
        sa.Column("away_days", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for table in ("hours", "motions", "clocks", "clock_terms", "jobs"):
        op.drop_table(table)
