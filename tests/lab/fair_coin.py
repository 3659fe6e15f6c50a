"""A module with a `GAME`, as the shelf wants it."""

from lab.coin import COIN as GAME

__all__ = ["GAME"]
