"""Uvicorn's web sockets, with a short way out: most messages go at once, and nobody has to be woken up for
them."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState


class Lines(WebSocketsSansIOProtocol):
    """One socket. Whoever serves it finds it in the state of its scope as `line`, as long as it is served: a
    socket that held itself would stay in memory until the collector looks at everything."""

    async def run_asgi(self) -> None:
        self.scope["state"]["line"] = self
        try:
            await super().run_asgi()
        finally:
            self.scope["state"].clear()

    def at_once(self, text: bytes) -> bool:
        """Send a text if the other side takes in what it is sent; else, or when it has ended, do nothing."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        try:
            self.conn.send_text(text)
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True
