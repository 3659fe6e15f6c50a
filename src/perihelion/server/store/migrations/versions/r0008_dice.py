"""Who throws the dice of a table: the server, or the people at it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("dice", sa.String(8), nullable=False, server_default="server"))
