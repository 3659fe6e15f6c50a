"""Webhooks: a post to a person's own address when a table waits for them.

A server must not be made to talk to its own neighbourhood. So the name is resolved here, every address must
be a public one, and the connection goes to exactly the address that was checked; redirects are not followed.
"""

from __future__ import annotations

import asyncio
import socket
import time
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

import httpx
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from perihelion.core.said import Said
from perihelion.server import metrics
from perihelion.server.background import Background
from perihelion.server.logs import log
from perihelion.server.settings import Settings
from perihelion.server.store.schema import PEOPLE
from perihelion.server.wire.reading import read_now
from perihelion.server.wire.refusals import BadInput
from perihelion.texts.languages import Languages

TIMEOUT: Final = 5.0
QUIET: Final = 60.0
"""Seconds in which a person hears only once from a table."""
AT_ONCE: Final = 8
REMEMBERED: Final = 10_000
LOOKUPS: Final = ThreadPoolExecutor(4, "lookup")
"""Threads of their own: a name whose server does not answer may hold one for long, and nobody else must wait
for it."""
CLOSED: Final = tuple(
    IPv4Network(net)
    for net in (
        *("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12"),
        *("192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15"),
        *("198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"),
    )
)
"""The IPv4 addresses that are not routed globally, by the registry of special addresses: own and private
networks, examples, tests, relays into IPv6, groups, and what is reserved. Python's own list differs from
version to version."""
OPEN_6: Final = IPv6Network("2000::/3")
"""Where all global IPv6 addresses of single machines lie."""
CLOSED_6: Final = tuple(IPv6Network(net) for net in ("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"))
"""What is not routed of them: protocols and tunnels, which carry IPv4 addresses inside and could lead
anywhere, and examples."""


def is_public(text: str) -> bool:
    """Whether an address belongs to the open internet."""
    address = ip_address(text.partition("%")[0])
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return address in OPEN_6 and not any(address in net for net in CLOSED_6)
    inner = address.ipv4_mapped if isinstance(address, IPv6Address) else address
    return not any(inner in net for net in CLOSED)


def read_url(text: str) -> SplitResult:
    """The address in its parts, or what is wrong with it."""
    try:
        url = urlsplit(text)
        _ = url.port
        httpx.URL(text)
    except (ValueError, httpx.InvalidURL):
        raise BadInput(Said("This is not a web address.")) from None
    if url.scheme not in ("http", "https") or not url.hostname:
        raise BadInput(Said("A webhook's address begins with https:// or http:// and names a host."))
    if url.username or url.password:
        raise BadInput(Said("A webhook's address may not hold a user name or a password."))
    if not text.isascii() or not text.isprintable() or " " in text:
        raise BadInput(Said("A webhook's address may hold only plain letters and signs."))
    return url


def look_up(host: str | None, port: int) -> list[Any]:
    return socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)


async def resolve(url: SplitResult) -> list[str]:
    port = url.port or (443 if url.scheme == "https" else 80)
    try:
        async with asyncio.timeout(TIMEOUT):
            found = await asyncio.get_running_loop().run_in_executor(LOOKUPS, look_up, url.hostname, port)
    except (OSError, UnicodeError, TimeoutError):
        raise BadInput(Said("No host named {host} was found.", host=str(url.hostname))) from None
    return list(dict.fromkeys(str(row[4][0]) for row in found))


async def checked_address(text: str, private: bool) -> str:
    """The address to connect to; every address of the name must be a public one."""
    url = read_url(text)
    addresses = await resolve(url)
    if not private and not all(is_public(address) for address in addresses):
        raise BadInput(
            Said(
                "{host} is not on the open internet; webhooks go to public addresses only.",
                host=str(url.hostname),
            )
        )
    return addresses[0]


async def post(text: str, body: dict[str, Any], private: bool) -> None:
    """Post once, to the address that was checked, under the name that was asked for."""
    address = await checked_address(text, private)
    url = httpx.URL(text)
    pinned = url.copy_with(host=address)
    host = url.netloc.decode("ascii")
    try:
        async with asyncio.timeout(TIMEOUT), httpx.AsyncClient(trust_env=False, timeout=TIMEOUT) as client:
            asked = client.build_request(
                "POST", pinned, json=body, headers={"Host": host}, extensions={"sni_hostname": url.host}
            )
            answer = await client.send(asked, stream=True)
            await answer.aclose()
    except (httpx.HTTPError, TimeoutError, OSError):
        raise BadInput(
            Said(
                "{host} did not answer within {seconds} seconds, or not in HTTP.",
                host=url.host,
                seconds=f"{TIMEOUT:g}",
            )
        ) from None
    if not answer.is_success:
        raise BadInput(
            Said("{host} answered with status {status}.", host=url.host, status=answer.status_code)
        )


class Webhooks:
    """Posts in the background; nobody waits for it."""

    def __init__(self, engine: AsyncEngine, settings: Settings, languages: Languages) -> None:
        self.engine = engine
        self.settings = settings
        self.languages = languages
        self.told: OrderedDict[tuple[str, str], float] = OrderedDict()
        self.background = Background()
        self.turn = asyncio.Semaphore(AT_ONCE)

    async def notify(self, person_id: str, table_id: str, table_name: str, said: Said) -> None:
        """Tell a person that a table waits, at most once a minute."""
        if self.is_quiet((table_id, person_id)):
            return
        self.background.run(self.tell(person_id, table_id, table_name, said))

    def is_quiet(self, key: tuple[str, str]) -> bool:
        now = time.monotonic()
        if now - self.told.get(key, -QUIET) < QUIET:
            return True
        self.told[key] = now
        self.told.move_to_end(key)
        if len(self.told) > REMEMBERED:
            self.told.popitem(last=False)
        return False

    def message(self, table_id: str, table_name: str, text: str) -> dict[str, Any]:
        """`text` and `content` are what the common chat services read."""
        origin = self.settings.origin or f"http://localhost:{self.settings.port}"
        link = f"{origin}/tables/{table_id}" if table_id else origin
        sentence = f"{table_name}: {text} {link}"
        return {
            "text": sentence,
            "content": sentence,
            "table": table_id,
            "name": table_name,
            "says": text,
            "link": link,
        }

    async def tell(self, person_id: str, table_id: str, table_name: str, said: Said) -> None:
        """In the language that the person has chosen: there is no browser to ask."""
        url, language = await self.called(person_id)
        if url is None:
            return
        body = self.message(table_id, table_name, self.languages.read_by(language, "").text(said))
        async with self.turn:
            try:
                await post(url, body, self.settings.webhook_private)
            except BadInput:
                metrics.WEBHOOKS.labels("failed").inc()
                log.info("webhook", outcome="failed")
            else:
                metrics.WEBHOOKS.labels("posted").inc()

    async def called(self, person_id: str) -> tuple[str | None, str]:
        """The address of a person's webhook, and the code of the language they have chosen."""
        wanted = select(PEOPLE.c.webhook, PEOPLE.c.language).where(PEOPLE.c.id == person_id)
        async with self.engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        return (row.webhook, row.language or "") if row else (None, "")

    async def test(self, url: str) -> None:
        await post(
            url,
            self.message("", "Perihelion", read_now(Said("This is how a table calls you."))),
            self.settings.webhook_private,
        )

    async def stop(self) -> None:
        await self.background.stop()
