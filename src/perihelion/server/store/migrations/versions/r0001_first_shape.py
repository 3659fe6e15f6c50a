"""The first shape: people, tables, seats, entries, requests, chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    settings_and_people()
    tables()
    table_indexes()
    at_a_table()
    asked_and_said()


def settings_and_people() -> None:
    op.create_table(
        "settings",
        sa.Column("key", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("login", sa.String(32)),
        sa.Column("password", sa.Text),
        sa.Column("webhook", sa.Text),
        sa.Column("created", sa.Double, nullable=False),
        sa.UniqueConstraint("login"),
    )
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("label", sa.String(24), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.UniqueConstraint("hash"),
    )
    op.create_index("ix_tokens_person", "tokens", ["person"])


def tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("visibility", sa.String(8), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("problem", sa.Text, nullable=False),
        sa.Column("owner", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("dice_from", sa.Integer, nullable=False),
        sa.Column("clock", sa.Text),
        sa.Column("start", sa.Boolean, nullable=False),
        sa.Column("origin", sa.String(16)),
        sa.Column("origin_step", sa.Integer),
        sa.Column("rematch", sa.String(16)),
        sa.Column("result", sa.Text),
        sa.Column("waiting", sa.Text, nullable=False),
        sa.Column("first", sa.String(12), nullable=False),
        sa.Column("last_n", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("moved", sa.Double, nullable=False),
        sa.Column("due", sa.Double),
    )


def table_indexes() -> None:
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_index("ix_tables_owner", "tables", ["owner"])
    op.create_index("ix_tables_status_moved", "tables", ["status", "moved"])


def at_a_table() -> None:
    op.create_table(
        "seats",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id")),
        sa.Column("bot", sa.String(24), nullable=False),
        sa.Column("left", sa.Double),
        sa.PrimaryKeyConstraint("table", "seat"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "entries",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("who", sa.Integer, nullable=False),
        sa.Column("word", sa.String(120), nullable=False),
        sa.Column("undo", sa.Boolean, nullable=False),
        sa.Column("digest", sa.String(12), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table", "n"),
    )


def asked_and_said() -> None:
    op.create_table(
        "requests",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table", "person"),
    )
    op.create_table(
        "chat",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table", "number"),
    )


def downgrade() -> None:
    for name in ("chat", "requests", "entries", "seats", "tables", "tokens", "people", "settings"):
        op.drop_table(name)
