"""`perihelion`, with tables that are dealt the same on every machine: a server's first table has the first
deal, its second the second. What a test meets here it meets everywhere; `LUCK=another` deals otherwise."""

from __future__ import annotations

import hashlib
import os
from itertools import count

from perihelion.cli import main
from perihelion.server.tables import opening

LUCK = os.environ.get("LUCK", "perihelion")


def deals() -> None:
    """Only where the secrets come from is another; what becomes of them is not."""
    tables = count()
    vars(opening)["new_secret"] = lambda: hashlib.sha256(f"{LUCK} {next(tables)}".encode()).hexdigest()


if __name__ == "__main__":
    deals()
    main()
