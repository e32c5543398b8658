"""Messages: addresses, wishes, what was told, and who is there."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "addresses",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("ix_addresses_owner", "addresses", ["owner"])
    op.create_table(
        "tell_wishes",
        sa.Column("owner", sa.String(64), primary_key=True),
        *(sa.Column(what, sa.Boolean, nullable=False) for what in ("turn", "seat", "over", "chat")),
    )
    op.create_table(
        "muted",
        sa.Column("owner", sa.String(64), primary_key=True),
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    )
    op.create_table(
        "told",
        sa.Column("owner", sa.String(64), primary_key=True),
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("what", sa.String(8), primary_key=True),
        sa.Column("mark", sa.String(64), nullable=False),
    )
    op.create_table(
        "present",
        sa.Column("owner", sa.String(64), primary_key=True),
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for table in ("present", "told", "muted", "tell_wishes", "addresses"):
        op.drop_table(table)
