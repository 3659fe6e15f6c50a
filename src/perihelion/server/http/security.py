"""What keeps other web pages out: headers for the browser, proof of origin, JSON only."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from ipaddress import ip_address
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
LOCAL: Final = ("localhost", "127.0.0.1", "::1")
"""What every machine calls itself."""
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


def own_names(settings: Settings) -> frozenset[str]:
    """The names that a server on localhost answers to: a page elsewhere can have its own name lead here, and
    would then pass for ours. Empty for all names: a server that others can reach has names we do not know."""
    if not is_local(settings.host):
        return frozenset()
    public = [name_of(urlsplit(settings.origin).netloc)] if settings.origin else []
    return frozenset((*LOCAL, settings.host.lower(), *public))


def is_local(host: str) -> bool:
    """Whether only this machine can reach an address."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host.lower() == "localhost"


@lru_cache(256)
def name_of(host: str) -> str:
    """The name in a Host header, without the port; empty if there is none."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def same_origin(headers: Mapping[str, str], scheme: str, settings: Settings) -> bool:
    """Does the browser say that a page of ours asks? A browser cannot be made to lie about this, and always
    says it."""
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site == "same-origin"
    return own_origin(headers, scheme, settings)


def own_origin(headers: Mapping[str, str], scheme: str, settings: Settings) -> bool:
    """Is the page's origin the address we were asked under, or the one we are known by?"""
    origin, host = headers.get("origin"), headers.get("host", "").lower()
    own = [settings.origin] if settings.origin else []
    return origin in ([*own, f"{scheme}://{host}"] if host else own)


def own_socket(headers: Mapping[str, str], scheme: str, settings: Settings) -> bool:
    """A browser always names the page's origin when it opens a socket; a program names none and carries no
    one's cookies."""
    return "origin" not in headers or own_origin(headers, scheme, settings)


def is_json(headers: Mapping[str, str]) -> bool:
    """Forms of other pages cannot send this type. A request without a body needs none."""
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    empty = headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers
    return kind == "application/json" or (empty and not kind)
