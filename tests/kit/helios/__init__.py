"""Helios, an invented game in the house style that uses everything the core has."""

from kit.helios.game import GAME

__all__ = ["GAME"]
