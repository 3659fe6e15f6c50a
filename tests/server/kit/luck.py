"""`perihelion`, with tables that are dealt the same on every machine: a server's first table has the first
deal, its second the second. What a test meets here it meets everywhere; `LUCK=another` deals otherwise.

The processes in which bots think import this file again, and nothing of the server with it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from itertools import count

LUCK = os.environ.get("LUCK", "perihelion")


@contextmanager
def dealt() -> Iterator[None]:
    """Only where the secrets come from is another; what becomes of them is not."""
    from perihelion.server.tables import opening

    tables, secret = count(), vars(opening)["new_secret"]
    vars(opening)["new_secret"] = lambda: sha256(f"{LUCK} {next(tables)}".encode()).hexdigest()
    try:
        yield
    finally:
        vars(opening)["new_secret"] = secret


if __name__ == "__main__":
    from perihelion.cli import main

    with dealt():
        main()
