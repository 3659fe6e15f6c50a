"""The program `perihelion`: one command per module, and this door."""

from perihelion.cli.program import main

__all__ = ["main"]
