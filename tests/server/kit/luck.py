"""`perihelion`, with tables that are dealt the same on every machine: a server's first table has the first
deal, its second the second. What a test meets here it meets everywhere; `LUCK=another` deals otherwise."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from itertools import count

from perihelion.cli import main
from perihelion.server.tables import opening

LUCK = os.environ.get("LUCK", "perihelion")


@contextmanager
def dealt() -> Iterator[None]:
    """Only where the secrets come from is another; what becomes of them is not."""
    tables, secret = count(), vars(opening)["new_secret"]
    vars(opening)["new_secret"] = lambda: sha256(f"{LUCK} {next(tables)}".encode()).hexdigest()
    try:
        yield
    finally:
        vars(opening)["new_secret"] = secret


if __name__ == "__main__":
    with dealt():
        main()
