"""People who keep their seats: their browsers, keys, programs and codes."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

PERSON = "person"


def _theirs() -> "sa.Column[str]":
    return sa.Column(PERSON, sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False)


def upgrade() -> None:
    op.add_column("chairs", sa.Column("program", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("mail", sa.String(254)),
    )
    op.create_index("ix_people_mail", "people", ["mail"], unique=True)
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        _theirs(),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("signs", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("token", sa.String(64), primary_key=True),
        _theirs(),
        sa.Column("label", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("former", sa.String(64)),
    )
    op.create_table(
        "programs",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("owner", sa.String(32), nullable=False),
        _theirs(),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("revoked", sa.Float),
    )
    op.create_table("codes", sa.Column("code", sa.String(64), primary_key=True), _theirs())
    for table in ("passkeys", "devices", "programs", "codes"):
        op.create_index(f"ix_{table}_person", table, [PERSON])
    op.create_table(
        "passes",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("ix_passes_until", "passes", ["until"])


def downgrade() -> None:
    for table in ("passes", "codes", "programs", "devices", "passkeys", "people"):
        op.drop_table(table)
    op.drop_column("chairs", "program")
