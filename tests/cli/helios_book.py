"""Helios with its rules reference in both forms that a reference may take, for a short game at the command
line."""

from dataclasses import replace
from pathlib import Path

from core.helios import GAME as HELIOS
from perihelion.core.game import Book

BOOK = Book("HE", Path(__file__).parent / "helios.md")
GAME = replace(HELIOS, rules=replace(HELIOS.rules, books=(BOOK,)))
