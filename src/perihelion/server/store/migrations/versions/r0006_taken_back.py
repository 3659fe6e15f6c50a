"""How far back an event takes the game, so that what was taken back need not be kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("entries", sa.Column("back", sa.Integer))
