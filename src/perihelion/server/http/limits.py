"""Limits of each process: how often each person or address may ask (a bucket of tokens that refills, for each
kind of request), and how many sockets they may have open."""

from __future__ import annotations

import math
import re
import time
from collections import Counter, OrderedDict
from dataclasses import dataclass
from functools import cache, lru_cache
from ipaddress import IPv6Address, IPv6Network
from typing import Final, Literal

KEPT: Final = 20_000
REMEMBERED: Final = 1024
"""So many addresses and paths need not be looked at twice."""


@dataclass(frozen=True)
class Rate:
    """So many at once, so many a second in the long run, counted for each person or for each address."""

    name: str
    burst: float
    per_second: float
    of: Literal["person", "address"] = "person"


@cache
def crowd(rate: Rate) -> Rate:
    """The same for all guests of one address together: to be somebody new costs nothing."""
    return Rate(f"{rate.name} from your address", rate.burst * CROWD, rate.per_second * CROWD, "address")


STRANGER: Final = Rate("stranger", 60, 2, "address")
"""Whoever we do not know yet, or who shows a token that is none."""
READ: Final = Rate("read", 120, 20)
WRITE: Final = Rate("write", 40, 5)

CROWD: Final = 10
"""So many guests behind one address may be as busy as one guest may be: a household, a school."""
MOST_SOCKETS: Final = 30
"""So many pages one person may have open."""

RATES: Final = (
    (
        re.compile(r"POST /api/(login|me/register)|PUT /api/me/password"),
        Rate("sign in", 10, 1 / 6, "address"),
    ),
    (re.compile(r"POST /api/me/webhook/test|PUT /api/me/webhook"), Rate("webhook", 10, 1 / 10, "address")),
    (re.compile(r"POST /api/(tables|records|tables/[^/]+/(branch|rematch))"), Rate("new table", 30, 1 / 2)),
    (re.compile(r"POST /api/tables/[^/]+/(choose|undo)"), Rate("choose", 60, 20)),
    (re.compile(r"POST /api/tables/[^/]+/chat"), Rate("chat", 15, 1)),
    (re.compile(r"POST /api/tables/[^/]+/hint"), Rate("hint", 8, 1 / 5)),
    (re.compile(r"POST /api/tables/[^/]+/analysis"), Rate("analysis", 10, 1 / 10)),
    (re.compile(r"GET /api/tables/[^/]+/(replay|record|reasons)"), Rate("replay", 20, 1)),
    (re.compile(r"SOCKET .*"), Rate("socket", 40, 4)),
    (re.compile(r"(GET|HEAD) .*"), READ),
)


@lru_cache(REMEMBERED)
def rate_of(method: str, path: str) -> Rate:
    asked = f"{method} {path}"
    return next((rate for pattern, rate in RATES if pattern.fullmatch(asked)), WRITE)


@lru_cache(REMEMBERED)
def network(host: str) -> str:
    """Whom an address stands for: in IPv6 everybody has a whole network of addresses."""
    try:
        address = IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((address, 64), strict=False).network_address)


class Sockets:
    """How many sockets each person and each address has open."""

    def __init__(self, generosity: float) -> None:
        self.generosity = generosity
        self.open: Counter[str] = Counter()

    def take(self, person: str, address: str) -> bool:
        """One more, if there may be one more."""
        most = MOST_SOCKETS * self.generosity
        if most and (self.open[person] >= most or self.open[address] >= most * CROWD):
            return False
        self.open.update((person, address))
        return True

    def give_back(self, person: str, address: str) -> None:
        self.open.subtract((person, address))
        for who in (person, address):
            if self.open[who] <= 0:
                del self.open[who]


class Limits:
    """All buckets. The one that was not used for longest is dropped first; by then it is full again."""

    def __init__(self, generosity: float) -> None:
        self.generosity = generosity
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def wait(self, rate: Rate, who: str) -> int:
        """Take one token; 0, or the seconds until there is one."""
        if not self.generosity:
            return 0
        now = time.monotonic()
        full, refill = max(1.0, rate.burst * self.generosity), rate.per_second * self.generosity
        tokens, since = self.buckets.get((rate.name, who), (full, now))
        tokens = min(full, tokens + (now - since) * refill)
        if tokens < 1:
            return max(1, math.ceil((1 - tokens) / refill))
        self.keep((rate.name, who), (tokens - 1, now))
        return 0

    def keep(self, key: tuple[str, str], bucket: tuple[float, float]) -> None:
        self.buckets[key] = bucket
        self.buckets.move_to_end(key)
        if len(self.buckets) > KEPT:
            self.buckets.popitem(last=False)
