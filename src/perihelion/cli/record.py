"""`perihelion record`: the record of a server's table, written from what is stored."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from perihelion.cli.backup import FILE
from perihelion.core.errors import PerihelionError


class NoRecord(PerihelionError):
    """There is no such table, or nothing of it to write."""


@click.command(short_help="Write the record of a server's table.")
@click.argument("table")
@click.option(
    "--data",
    type=click.Path(path_type=Path),
    default=Path("data"),
    show_default=True,
    help="The server's data folder.",
)
@click.option("--database", default="", metavar="URL", help="The server's database, if it has one.")
def record(table: str, data: Path, database: str) -> None:
    """Write the record of TABLE, the last part of its address, to the terminal. The server may go on.

    It is written from the stored entries without the rules, so that a game can be had that no server can open
    any more. Of a running game it tells what is hidden from its players: give it to nobody who plays there.

    \b
    Examples:
      perihelion record 57DQ4SZXjAskXP > game.record
      perihelion record 57DQ4SZXjAskXP --data /srv/perihelion
    """
    if not database and not (data / FILE).is_file():
        raise NoRecord(f"{data / FILE}: there is no such file; name the server's data folder with --data")
    click.echo(asyncio.run(written(table, data, database)), nl=False)


async def written(table: str, data: Path, database: str) -> str:
    from sqlalchemy.exc import SQLAlchemyError

    from perihelion.games import SHELF
    from perihelion.server.http.listening import database_url
    from perihelion.server.play.recording import operators_record
    from perihelion.server.settings import Settings
    from perihelion.server.store.storage import open_engine
    from perihelion.server.wire.refusals import Refused

    engine = open_engine(Settings(data=data, database=database_url(database) if database else "").url)
    try:
        return await operators_record(engine, SHELF, table)
    except Refused as refused:
        raise NoRecord(str(refused)) from None
    except (OSError, SQLAlchemyError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise NoRecord(f"the database cannot be read: {reason}") from None
    finally:
        await engine.dispose()
