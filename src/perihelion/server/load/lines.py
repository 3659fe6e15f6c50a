"""A connection that asks one thing after the other over HTTP/1.1, as cheaply as Python can: the server needs
the cores."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from perihelion.core.errors import PerihelionError


class Failed(PerihelionError):
    """The server did not do what was asked."""


class Caller:
    """One person's browser: a kept-open connection and a cookie."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port
        self.cookie = ""
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """Status and body of the answer. The server may have closed a connection that was long unused: then
        it is opened anew."""
        content = b"" if body is None else msgspec.json.encode(body)
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nOrigin:"
            f" http://{self.host}:{self.port}\r\nCookie: {self.cookie}\r\nContent-Type:"
            f" application/json\r\nContent-Length: {len(content)}\r\n\r\n"
        )
        try:
            return await self._ask(head.encode() + content)
        except (ConnectionError, asyncio.IncompleteReadError):
            self.close()
            return await self._ask(head.encode() + content)

    async def _ask(self, request: bytes) -> tuple[int, bytes]:
        if self.writer is None or self.reader is None:
            self.reader, self.writer = await asyncio.open_connection(self.host, self.port)
        self.writer.write(request)
        return await self._answer(self.reader)

    async def _answer(self, reader: asyncio.StreamReader) -> tuple[int, bytes]:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        status = int(head[0].split()[1])
        length = 0
        for line in head[1:]:
            key, _, value = line.partition(":")
            if key.lower() == "content-length":
                length = int(value)
            elif key.lower() == "set-cookie" and not self.cookie:
                self.cookie = value.split(";")[0].strip()
        return status, await reader.readexactly(length)

    async def done(self, method: str, path: str, body: Any = None) -> Any:
        """The answer to something that must succeed."""
        status, content = await self.ask(method, path, body)
        if status >= 300:
            raise Failed(f"{method} {path}: {status} {content[:200].decode(errors='replace')}")
        return msgspec.json.decode(content) if content else None

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()
        self.reader = self.writer = None
