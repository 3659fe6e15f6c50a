"""Who may say what fell, where people throw the dice: the lobby tells them that a table waits."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("throwers", sa.Text, nullable=False, server_default="[]"))
