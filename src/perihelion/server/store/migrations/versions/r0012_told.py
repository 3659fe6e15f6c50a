"""How far a game is and what is asked, for the lists of tables. A table from before says it after its next
move."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("told", sa.Text, nullable=False, server_default="{}"))
