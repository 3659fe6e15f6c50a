"""What is counted and timed, for Prometheus. Each process tells its own numbers."""

from __future__ import annotations

from functools import cache
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
CONTENT_TYPE: Final = "text/plain; version=0.0.4"
FAST: Final = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
THINKING: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)

REQUESTS: Final = Counter(
    "perihelion_requests", "Requests answered.", ("method", "path", "status"), registry=REGISTRY
)
SECONDS: Final = Histogram(
    "perihelion_request_seconds",
    "Time from request to answer.",
    ("method", "path"),
    buckets=FAST,
    registry=REGISTRY,
)
CHOICES: Final = Counter(
    "perihelion_choices", "Choices of people and programs that were stored.", registry=REGISTRY
)
ERRORS: Final = Counter("perihelion_errors", "Faults of the server.", registry=REGISTRY)
SOCKETS: Final = Gauge("perihelion_sockets", "Open web sockets.", registry=REGISTRY)
LIVE_TABLES: Final = Gauge("perihelion_live_tables", "Tables held in memory.", registry=REGISTRY)
BOT_SECONDS: Final = Histogram(
    "perihelion_bot_seconds", "Time a bot thought.", buckets=THINKING, registry=REGISTRY
)
BOT_KILLED: Final = Counter(
    "perihelion_bots_stopped", "Bots stopped because they thought too long.", registry=REGISTRY
)
REPLAYS: Final = Counter(
    "perihelion_replays", "Replays that were made; all others were kept from before.", registry=REGISTRY
)
COMMITS: Final = Counter("perihelion_commits", "Transactions that stored entries.", registry=REGISTRY)
ENTRIES: Final = Counter("perihelion_entries", "Entries stored.", registry=REGISTRY)
WEBHOOKS: Final = Counter("perihelion_webhooks", "Webhooks posted.", ("outcome",), registry=REGISTRY)


@cache
def counters(method: str, path: str, status: int) -> tuple[Counter, Histogram]:
    """There are few of them and every request needs two, so they are looked up once."""
    return REQUESTS.labels(method, path, str(status)), SECONDS.labels(method, path)


def answered(method: str, path: str, status: int, seconds: float) -> None:
    """One request, under its path's template so that no table's id becomes a label."""
    requests, times = counters(method, path, status)
    requests.inc()
    times.observe(seconds)
    if status >= 500:
        ERRORS.inc()
    if path.endswith("/choose") and status < 300:
        CHOICES.inc()


def text() -> bytes:
    return generate_latest(REGISTRY)
