"""Results of finished games, and who wants to be rated."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("owner", sa.String(64)),
        sa.Column("kind", sa.String(8), nullable=False),
        *(sa.Column(number, sa.Integer, nullable=False) for number in ("team", "place", "teams", "points")),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
    )
    op.create_index("ix_results_owner", "results", ["owner"])
    op.create_index("ix_results_game", "results", ["game", "rated", "at"])
    op.create_table(
        "rated",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    )
    op.create_table(
        "rating_wishes",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for table in ("rating_wishes", "rated", "results"):
        op.drop_table(table)
