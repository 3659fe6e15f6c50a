"""Which of the bots sits in a seat. Those of older tables go on without a name of their own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("face", sa.String(16), nullable=False, server_default=""))
