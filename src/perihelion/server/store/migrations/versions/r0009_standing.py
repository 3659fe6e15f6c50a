"""At which moments of a game a seat does not want to be asked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("standing", sa.Text, nullable=False, server_default="[]"))
