"""`perihelion rules`: look something up in a game's rules reference."""

from __future__ import annotations

import re

import click
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from perihelion.cli.arguments import game_argument
from perihelion.cli.console import console
from perihelion.core.game import Game
from perihelion.records.rulebook import Rule, Rulebook, rulebook

MOST = 40
"""Rules shown for one question."""


@click.command(short_help="Look something up in a game's rules.")
@game_argument
@click.argument("words", nargs=-1, metavar="[ID or WORDS]...")
def rules(game: Game, words: tuple[str, ...]) -> None:
    """Look up a rule by its id, or all rules that contain the words; without words list the chapters.

    \b
    Examples:
      perihelion rules solar-sphere
      perihelion rules solar-sphere SS-DOCK-03
      perihelion rules solar-sphere satellite boost
    """
    at = console()
    if not words:
        at.print(chapters(rulebook(game)))
        return
    for part in answer(rulebook(game), list(words)):
        at.print(part)


def chapters(book: Rulebook) -> Table:
    table = Table.grid(padding=(0, 2))
    for chapter, found in book.chapters():
        span = found[0].id if len(found) == 1 else f"{found[0].id} to {found[-1].id}"
        table.add_row(
            Text(chapter, style="bold"), Text(span, style="dim"), Text(f"{len(found)} entries", style="dim")
        )
    return table


def answer(book: Rulebook, words: list[str]) -> list[Text | Padding]:
    """The rules found, best first, with the words marked."""
    found = book.look_up(words)
    parts: list[Text | Padding] = []
    for rule in found[:MOST]:
        parts += [heading(rule), Padding(marked(rule.text, words), (0, 0, 0, 2), expand=False)]
    if len(found) > MOST:
        parts.append(Text(f"... and {len(found) - MOST} more; add a word to narrow the search", style="dim"))
    return parts


def heading(rule: Rule) -> Text:
    return Text.assemble((rule.id, "bold cyan"), ("  " + rule.chapter, "dim"))


def marked(text: str, words: list[str]) -> Text:
    shown = Text(text)
    for word in words:
        shown.highlight_regex(f"(?i){re.escape(word)}", "bold yellow")
    return shown
