"""The rules reference of a game: how to play in short, its seven parts, and tables without holes."""

from __future__ import annotations

from perihelion.records.rulebook import Rulebook

PARTS = [
    "In short",
    "1. At a glance",
    "2. Components",
    "3. Rules",
    "4. Decisions",
    "5. Rulings",
    "6. Worked examples",
    "7. Origins",
]


def parts(book: Rulebook) -> list[str]:
    """The titles of the great chapters."""
    return [chapter.title for chapter in book.text if chapter.depth == 2]


def full_tables(book: Rulebook) -> bool:
    """Whether every row of every table has as many cells as its head."""
    tables = [block for chapter in book.text for block in chapter.blocks if block.kind == "table"]
    return all(len(row.texts) == len(table.header) for table in tables for row in table.passages)
