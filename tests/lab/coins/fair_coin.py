"""A module with a `GAME`, as the shelf wants it."""

from lab.coins.coin import COIN as GAME

__all__ = ["GAME"]
