"""The signed cookie that makes a browser a person. All processes share one key, kept in the database."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from litestar.datastructures import Cookie
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from perihelion.server.store.schema import SETTINGS
from perihelion.server.store.storage import WRITING

YEAR: Final = 60 * 60 * 24 * 365
RENEW: Final = 60 * 60 * 24 * 30
KEY: Final = "cookie key"
REMEMBERED: Final = 4096
LONGEST: Final = 200
"""No cookie that we wrote is longer."""
GUEST: Final = "g"
ACCOUNT: Final = "a"


@dataclass(frozen=True)
class Claim:
    """What a true cookie says: an id, whether it was given after a login, and when."""

    id: str
    """A guest's own, or that of the browser in which an account is logged in."""
    account: bool
    issued: int

    @property
    def old(self) -> bool:
        return self.issued < time.time() - RENEW


def new_id() -> str:
    return secrets.token_hex(8)


class Cookies:
    """Writes and reads them. Over https the name's prefix makes the browser insist on it."""

    def __init__(self, key: bytes, secure: bool) -> None:
        self.key = key
        self.secure = secure
        self.name = "__Host-perihelion" if secure else "perihelion"
        self.claim = lru_cache(REMEMBERED)(self.claimed)
        """A browser shows the same cookie with every request; its signature is worked out once."""

    def signature(self, body: str) -> str:
        return urlsafe_b64encode(hmac.digest(self.key, body.encode(), hashlib.sha256)).decode().rstrip("=")

    def write(self, id: str, account: bool) -> Cookie:
        body = f"{ACCOUNT if account else GUEST}.{id}.{int(time.time())}"
        value = f"{body}.{self.signature(body)}"
        return Cookie(
            self.name, value=value, path="/", max_age=YEAR, httponly=True, samesite="lax", secure=self.secure
        )

    def read(self, text: str) -> Claim | None:
        """Nothing if it is not exactly what we wrote, or too old."""
        claim = self.claim(text) if len(text) <= LONGEST else None
        return claim if claim and claim.issued > time.time() - YEAR else None

    def claimed(self, text: str) -> Claim | None:
        """What a cookie says that we have signed."""
        body, _, signature = text.rpartition(".")
        if not hmac.compare_digest(signature.encode(), self.signature(body).encode()):
            return None
        kind, id, issued = body.split(".")
        return Claim(id, kind == ACCOUNT, int(issued))


async def shared_key(engine: AsyncEngine) -> bytes:
    """The key that signs; whichever process comes first makes it."""
    wanted = select(SETTINGS.c.value).where(SETTINGS.c.key == KEY)
    try:
        async with engine.execution_options(**WRITING).begin() as connection:
            found = (await connection.execute(wanted)).scalar()
            if found is None:
                found = secrets.token_hex(32)
                await connection.execute(insert(SETTINGS).values(key=KEY, value=found))
    except IntegrityError:
        async with engine.connect() as connection:
            found = (await connection.execute(wanted)).scalar_one()
    return bytes.fromhex(found)
