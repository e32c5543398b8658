"""Spare keys to seats."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("chairs", sa.Column("spare", sa.String(64)))
    op.add_column("chairs", sa.Column("spare_until", sa.Float))


def downgrade() -> None:
    for column in ("spare_until", "spare"):
        op.drop_column("chairs", column)
