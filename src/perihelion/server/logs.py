"""Logs: one JSON line for each thing worth knowing, or readable lines at a terminal, always on standard
error.

Never in a log: cookies, tokens, bodies, query strings, the ids of tables.
"""

from __future__ import annotations

import logging
import sys
from typing import Any

import msgspec
import structlog

SHARED: list[Any] = [
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    structlog.processors.format_exc_info,
]
log = structlog.get_logger()


def encoded(thing: Any, **_: Any) -> str:
    return msgspec.json.encode(thing, enc_hook=str).decode()


def renderer(readable: bool) -> Any:
    if readable:
        return structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    return structlog.processors.JSONRenderer(serializer=encoded)


def start_logs(verbose: bool = False) -> None:
    """At a terminal only warnings, unless somebody wants to see every request; elsewhere everything."""
    readable = sys.stderr.isatty()
    level = logging.INFO if verbose or not readable else logging.WARNING
    structlog.configure(
        processors=[*SHARED, renderer(readable)],
        # One line for each request must cost next to nothing, so it does not take the long way of the
        # standard library.
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
        wrapper_class=structlog.make_filtering_bound_logger(level),
        cache_logger_on_first_use=False,
    )
    logging.basicConfig(handlers=[handler(readable)], level=logging.WARNING, force=True)


def handler(readable: bool) -> logging.Handler:
    """Whatever a library says looks the same as what we say."""
    made = logging.StreamHandler(sys.stderr)
    strip = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    made.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[strip, renderer(readable)], foreign_pre_chain=SHARED, keep_exc_info=False
        )
    )
    return made
