"""No table is set aside for good: whether it can be opened is found out anew by whoever opens it."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("UPDATE tables SET status = 'over' WHERE status = 'broken' AND result IS NOT NULL")
    op.execute("UPDATE tables SET status = 'playing' WHERE status = 'broken'")
    op.drop_column("tables", "problem")
