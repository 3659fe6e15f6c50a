"""`perihelion serve`: the table for browsers and programs."""

from __future__ import annotations

import os
import re
from pathlib import Path

import click

from perihelion.cli.arguments import NumberType

BOTS = max(1, (os.cpu_count() or 2) // 2)
ORIGIN = re.compile(
    r"(?P<address>(?P<scheme>https?)://([a-z0-9._-]+|\[[0-9a-f:.]+\]))(?P<port>:[0-9]{1,5})?/?"
)
SEARCH = re.compile(r"search:[0-9]+(\.[0-9]+)?s|search:[1-9][0-9]*")
USUAL_PORTS = {"http": ":80", "https": ":443"}
"""Which browsers do not say."""


@click.command(short_help="Open the table for browsers.")
@click.option(
    "--host",
    default="127.0.0.1",
    show_default=True,
    help="The address to listen on; 0.0.0.0 for all networks.",
)
@click.option(
    "--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="0 for any that is free."
)
@click.option(
    "--data",
    type=click.Path(path_type=Path),
    default=Path("data"),
    show_default=True,
    help="The folder for all data.",
)
@click.option(
    "--database",
    default="",
    metavar="URL",
    help="A database in place of a file: postgresql://user:password@host/name.",
)
@click.option(
    "--sync",
    type=click.Choice(["full", "normal"]),
    default="full",
    show_default=True,
    help="SQLite only. full: a power cut loses nothing that was acknowledged. normal: quicker on slow disks,"
    " but a power cut may lose the last choices; a killed server still loses nothing.",
)
@click.option("--redis", default="", metavar="URL", help="What several servers talk over: redis://host.")
@click.option(
    "--origin",
    default="",
    metavar="URL",
    help="The address people type, when a proxy stands in front: https://... It is answered to as well.",
)
@click.option(
    "--workers",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    help="Processes; more than one need --redis.",
)
@click.option(
    "--bots",
    type=click.IntRange(1, 64),
    default=BOTS,
    show_default=True,
    help="Processes in which bots think.",
)
@click.option(
    "--bot-pause",
    type=NumberType(0, 10),
    default=0.6,
    show_default=True,
    help="Seconds before a bot's choice.",
)
@click.option(
    "--bot-seconds",
    type=NumberType(0.1, 600),
    default=10.0,
    show_default=True,
    help="How long a bot may think.",
)
@click.option(
    "--hint",
    default="search:1.5s",
    show_default=True,
    metavar="BOT",
    help="Who thinks out hints: search:1.5s for so long, search:200 for so many games.",
)
@click.option(
    "--analysis-simulations",
    type=click.IntRange(10, 1_000_000),
    default=200,
    show_default=True,
    help="For each turn of a game.",
)
@click.option(
    "--analysis-playouts",
    type=click.IntRange(2, 100_000),
    default=40,
    show_default=True,
    help="For each chance to win.",
)
@click.option(
    "--rates",
    type=NumberType(0),
    default=1.0,
    show_default=True,
    help="Rate limits: 2 is twice as generous, 0 none.",
)
@click.option(
    "--webhook-private",
    is_flag=True,
    hidden=True,
    help="Webhooks may go to private addresses; for tests only.",
)
@click.option(
    "--language",
    default="",
    metavar="CODE",
    help="Offer this language too: qps-ploc is English in brackets, to see what is not yet translated.",
)
@click.option("--texts", default="", metavar="FOLDER", help="Other catalogues than the program's own.")
@click.option("-v", "--verbose", is_flag=True, help="Log every request at the terminal too.")
def serve(host: str, workers: int, database: str, origin: str, hint: str, **others: object) -> None:
    """Open the table: people play in their browsers, programs over the network.

    Without --host only this machine can reach it. Everything is kept in a SQLite file in the data folder, or
    in the database.

    \b
    Examples:
      perihelion serve
      perihelion serve --host 0.0.0.0 --port 80 --data /srv/perihelion
      perihelion serve --origin https://table.example
      perihelion serve --database postgresql://perihelion@localhost/perihelion --redis redis://localhost
      --workers 4
    """
    from perihelion.server import app
    from perihelion.server.http.listening import database_url
    from perihelion.server.settings import Settings

    url = database_url(database) if database else ""
    checked = {"origin": checked_origin(origin), "hint": checked_hint(hint)}
    settings = Settings(host=host, database=url, **checked, **others)  # type: ignore[arg-type]
    app.serve(settings, workers, click.echo)
    click.echo("Stopped.")


def checked_origin(text: str) -> str:
    """Scheme, host and perhaps a port, nothing else: it is compared with what browsers say."""
    found = ORIGIN.fullmatch(text.lower())
    if not text:
        return ""
    if found is None:
        raise click.UsageError(
            f"--origin is a scheme and a host, such as https://table.example, not '{text}'"
        )
    port = found["port"] or ""
    return found["address"] + ("" if port == USUAL_PORTS[found["scheme"]] else port)


def checked_hint(text: str) -> str:
    """Only a bot that searches can say why."""
    if SEARCH.fullmatch(text) is None:
        raise click.UsageError(
            f"--hint is a bot that searches, such as search:1.5s or search:200, not '{text}'"
        )
    return text
