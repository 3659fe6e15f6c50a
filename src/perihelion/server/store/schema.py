"""What is stored. Migrations in `migrations/` bring a database to this shape; a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

SETTINGS = Table(
    "settings", METADATA, Column("key", String(40), primary_key=True), Column("value", Text, nullable=False)
)
"""One line for each thing all processes share: the key that signs cookies, when a server was last alive."""

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("login", String(32), unique=True),
    Column("password", Text),
    Column("webhook", Text),
    Column("created", Double, nullable=False),
    Column("ended", Boolean, nullable=False, server_default=false()),
    Column("language", String(40)),
)
"""Guests and accounts; a guest has neither login nor password. Logins are kept in small letters. `ended` is a
guest who has logged out, or in as somebody else: that cookie is worth nothing any more. Whoever has chosen no
language reads the browser's."""

BROWSERS = Table(
    "browsers",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("seen", Double, nullable=False),
)
"""Where accounts are logged in. `seen` is when the browser's cookie was written last."""

TOKENS = Table(
    "tokens",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("label", String(24), nullable=False),
    Column("hash", String(64), nullable=False, unique=True),
    Column("created", Double, nullable=False),
)
"""Bearer tokens, by their SHA-256 only."""

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("visibility", String(8), nullable=False),
    Column("status", String(8), nullable=False),
    Column("owner", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("secret", String(64), nullable=False),
    Column("dice_from", Integer, nullable=False, default=0),
    Column("dice", String(8), nullable=False, server_default="server"),
    Column("clock", Text),
    Column("start", Boolean, nullable=False, default=True),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("origin", String(16)),
    Column("origin_step", Integer),
    Column("rematch", String(16)),
    Column("result", Text),
    Column("waiting", Text, nullable=False, default="[]"),
    Column("throwers", Text, nullable=False, server_default="[]"),
    Column("first", String(12), nullable=False, default=""),
    Column("last_n", Integer, nullable=False, default=0),
    Column("created", Double, nullable=False),
    Column("moved", Double, nullable=False),
    Column("due", Double, index=True),
    Column("told", Text, nullable=False, server_default="{}"),
    Index("ix_tables_status_moved", "status", "moved"),
)
"""The header of a table. `dice` says who throws them, the server or people; `due` is when a clock runs out;
`waiting` the seats the game waits for, `throwers` those that may say what fell, `told` how far it is and what
these are asked, all three as JSON."""

SEATS = Table(
    "seats",
    METADATA,
    Column("table", String(16), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), index=True),
    Column("bot", String(24), nullable=False, default=""),
    Column("left", Double),
    Column("standing", Text, nullable=False, server_default="[]"),
    Column("face", String(16), nullable=False, server_default=""),
    PrimaryKeyConstraint("table", "seat"),
)
"""`bot` is the level of a bot, `face` which of them it is. `standing` are the moments of the game at which
whoever sits there never wants to be asked, as JSON."""

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table", String(16), ForeignKey("tables.id"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("who", Integer, nullable=False),
    Column("word", String(120), nullable=False),
    Column("undo", Boolean, nullable=False, default=False),
    Column("digest", String(12), nullable=False),
    Column("at", Double, nullable=False),
    Column("back", Integer),
    PrimaryKeyConstraint("table", "n"),
)
"""What happened, never changed: a seat's word or chance's word (who = -1). Where a seat took its last one
back, one line stands for all that came to nothing; `back` is the event that the game went back to."""

REQUESTS = Table(
    "requests",
    METADATA,
    Column("table", String(16), ForeignKey("tables.id"), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    PrimaryKeyConstraint("table", "person"),
)

CHAT = Table(
    "chat",
    METADATA,
    Column("table", String(16), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("table", "number"),
)

EYES = Table(
    "eyes",
    METADATA,
    Column("table", String(16), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    PrimaryKeyConstraint("table", "seat", "person"),
)
"""Through which eyes each person has seen a game that hides something: a seat that they held while it was
played."""

REASONS = Table(
    "reasons",
    METADATA,
    Column("table", String(16), ForeignKey("tables.id"), nullable=False),
    Column("step", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("data", Text, nullable=False),
    PrimaryKeyConstraint("table", "step"),
)
"""Why a bot said what it said, as JSON; told when the game is over."""

ANALYSES = Table(
    "analyses",
    METADATA,
    Column("table", String(16), ForeignKey("tables.id"), nullable=False),
    Column("part", Integer, nullable=False),
    Column("data", Text, nullable=False),
    PrimaryKeyConstraint("table", "part"),
)
"""The finished parts of an analysis, as JSON, so that it can go on where it was interrupted."""
