"""`perihelion rules`: look something up in a game's rules reference."""

from __future__ import annotations

import re
from dataclasses import asdict
from typing import Any, Final

import click
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from perihelion.cli.arguments import json_option
from perihelion.cli.console import console, print_json
from perihelion.core.game import Game
from perihelion.games import SHELF
from perihelion.records.rulebook import Rule, Rulebook, rulebook
from perihelion.records.whereabouts import whereabouts

RULE_ID: Final = re.compile(r"^[a-z]+-[a-z]+-\d+[a-z]?$", re.IGNORECASE)

MOST = 40
"""Rules shown for one question."""


@click.command(short_help="Look something up in a game's rules.")
@click.argument("asked", nargs=-1, required=True, metavar="[GAME] [ID or WORDS]...")
@click.option("--where", is_flag=True, help="Print file and line of the rule, its refusals and its tests.")
@json_option
def rules(asked: tuple[str, ...], where: bool, as_json: bool) -> None:
    """Look up a rule by its id, or all rules that contain the words; without words list the chapters.

    The game may be left out before an id.

    \b
    Examples:
      perihelion rules solar-sphere
      perihelion rules solar-sphere satellite boost
      perihelion rules SS-DOCK-03
      perihelion rules SS-DOCK-03 --where
    """
    at = console()
    game, words = meant(asked)
    if where:
        tell_where(at, game, words, as_json)
        return
    if as_json:
        raise click.UsageError("--json goes with --where")
    if not words:
        at.print(chapters(rulebook(game)))
        return
    for part in answer(rulebook(game), words):
        at.print(part)


def meant(asked: tuple[str, ...]) -> tuple[Game, list[str]]:
    """The game and the words looked for; an id tells by its first letters which game is meant."""
    prefix = asked[0].partition("-")[0].upper()
    if RULE_ID.match(asked[0]):
        for code in SHELF.codes():
            if prefix in [book.prefix for book in SHELF.find(code).rules.books]:
                return SHELF.find(code), list(asked)
    return SHELF.find(asked[0]), list(asked[1:])


def tell_where(at: Console, game: Game, words: list[str], as_json: bool) -> None:
    """Where a rule lives; nothing else can be asked with --where than an id."""
    if len(words) != 1 or not RULE_ID.match(words[0]):
        raise click.UsageError("--where needs the id of a rule: perihelion rules SS-DOCK-03 --where")
    rule = rulebook(game).look_up(words)[0]
    places = asdict(whereabouts(game, rule.id))
    if as_json:
        print_json({"id": rule.id, "chapter": rule.chapter, "text": rule.text, **places})
        return
    for part in answer(rulebook(game), words):
        at.print(part)
    for kind, found in places.items():
        for place in found:
            at.print(place_line(kind, place), soft_wrap=True)


def place_line(kind: str, place: dict[str, Any]) -> Text:
    """A place as an editor takes it, `file:line`, with the name of what begins there."""
    at = f"{place['file']}:{place['line']}"
    return Text.assemble((f"{kind:8}  ", "dim"), at, (f"  {place['name']}".rstrip(), "cyan"))


def chapters(book: Rulebook) -> Table:
    """The chapters with the first and the last of their rules; where there are several books, by book."""
    table = Table.grid(padding=(0, 2))
    for title, parts in book.chapters():
        if len(book.books) > 1:
            table.add_row(Text(title, style="bold cyan"))
        for chapter, found in parts:
            span = found[0].id if len(found) == 1 else f"{found[0].id} to {found[-1].id}"
            table.add_row(
                Text(chapter, style="bold"),
                Text(span, style="dim"),
                Text(f"{len(found)} entries", style="dim"),
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
