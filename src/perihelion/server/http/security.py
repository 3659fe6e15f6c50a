"""What keeps other web pages out: headers for the browser, proof of origin, JSON only."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

from perihelion.server.settings import Settings

POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "style-src 'self'",
        "script-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self' ws: wss:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
"""Nothing is loaded from elsewhere and nothing runs that is not in a file of ours."""

HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
SAFE: Final = ("GET", "HEAD", "OPTIONS")
BODY_BYTES: Final = 16_000
IMPORT_BYTES: Final = 500_000
MESSAGE_BYTES: Final = 128
"""The longest message that a socket reads; it expects none."""


def security_headers(settings: Settings) -> list[tuple[bytes, bytes]]:
    found = dict(HEADERS)
    if settings.https:
        found["strict-transport-security"] = "max-age=31536000"
    return [(name.encode(), value.encode()) for name, value in found.items()]


def same_origin(headers: Mapping[str, str], settings: Settings) -> bool:
    """Does the browser say that a page of ours asks? A browser cannot be made to lie about this, and always
    says it."""
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site == "same-origin"
    return own_origin(headers, settings)


def own_origin(headers: Mapping[str, str], settings: Settings) -> bool:
    """Is the page's origin the address we were asked under, or the one we are known by?"""
    origin = headers.get("origin", "")
    return bool(origin) and (origin == settings.origin or host_of(origin) == headers.get("host"))


def host_of(origin: str) -> str | None:
    """Host and port of an origin; nothing if it is none."""
    try:
        return urlsplit(origin).netloc or None
    except ValueError:
        return None


def own_socket(headers: Mapping[str, str], settings: Settings) -> bool:
    """A browser always names the page's origin when it opens a socket; a program names none and carries no
    one's cookies."""
    return "origin" not in headers or own_origin(headers, settings)


def is_json(headers: Mapping[str, str]) -> bool:
    """Forms of other pages cannot send this type. A request without a body needs none."""
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    empty = headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers
    return kind == "application/json" or (empty and not kind)
