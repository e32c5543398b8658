"""Whispers between partners, boards that people bring, seats without a name of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "boards",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.add_column("chairs", sa.Column("unnamed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("chat", sa.Column("readers", sa.String(64)))
    op.add_column("chat", sa.Column("phrase", sa.Text))


def downgrade() -> None:
    # What was said to partners alone must not become everybody's.
    op.execute("DELETE FROM chat WHERE readers IS NOT NULL")
    op.drop_column("chat", "phrase")
    op.drop_column("chat", "readers")
    op.drop_column("chairs", "unnamed")
    op.drop_table("boards")
