"""Who has said something: whoever only watches has no seat to be known by."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("chat", sa.Column("owner", sa.String(64)))
    op.create_index("ix_chat_owner", "chat", ["owner"])


def downgrade() -> None:
    op.drop_index("ix_chat_owner", "chat")
    op.drop_column("chat", "owner")
