"""The browsers in which accounts are logged in, and guests whose cookie has ended."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("ended", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "browsers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
    )
    op.create_index("ix_browsers_person", "browsers", ["person"])
    # Cookies from before name the account itself, and shall go on: to them it is a browser of its own.
    op.execute(
        "INSERT INTO browsers (id, person, seen) SELECT id, id, created FROM people WHERE login IS NOT NULL"
    )
