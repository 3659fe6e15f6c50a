"""Uvicorn's reading of requests, with an end: whoever sends headers without end is sent away."""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_BYTES: Final = 64_000
"""The longest request line and headers together, give or take what comes in one piece."""


class BoundedHeads(HttpToolsProtocol):
    """One connection. Bodies are bounded by the routes that read them."""

    within = True
    """Whether the head of a request is still to end."""
    taken = 0

    def on_message_begin(self) -> None:
        self.within, self.taken = True, 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.within = False
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        """The socket takes over; this reader and its parser, which hold each other, let go."""
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.taken += len(data) if self.within else 0
        if self.taken > HEAD_BYTES and not self.transport.is_closing():
            self.send_400_response("These headers are too long.")
