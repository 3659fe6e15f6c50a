"""Through which eyes each person has seen a game. At tables that are being played, whoever sits there now has
seen it through that seat's; who sat there before was not kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

SITTING = """
    INSERT INTO eyes ("table", seat, person)
    SELECT seats."table", seats.seat, seats.person FROM seats JOIN tables ON tables.id = seats."table"
    WHERE tables.status = 'playing' AND seats.kind = 'person' AND seats.person IS NOT NULL
"""


def upgrade() -> None:
    op.create_table(
        "eyes",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", "person"),
    )
    op.create_index("ix_eyes_person", "eyes", ["person"])
    op.execute(SITTING)
