"""What every view of a game is made of."""

from __future__ import annotations

import msgspec


class Sight(msgspec.Struct, frozen=True, gc=False):
    """A view, or a part of one. Many are made for every choice, and none ever holds itself: the collector
    need not look for that."""
