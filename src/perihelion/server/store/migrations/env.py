"""What Alembic runs: the revisions, on the connection that it is given."""

from __future__ import annotations

from alembic import context

from perihelion.server.store.schema import METADATA


def run() -> None:
    connection = context.config.attributes["connection"]
    context.configure(
        connection=connection, target_metadata=METADATA, render_as_batch=connection.dialect.name == "sqlite"
    )
    with context.begin_transaction():
        context.run_migrations()


run()
