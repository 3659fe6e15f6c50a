"""Pictures that every game shares: the question and its words, the log, the score; and the table of a game
without its own."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

import msgspec
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from perihelion.core.game import Game, Side, nothing_said
from perihelion.core.steps import NO_MOMENT
from perihelion.records.opening import asked_of
from perihelion.records.table import Table, named

FEW = 12
"""So many words are listed one below the other; more are grouped by verb."""
COLOURS = {"black": "bright_black", "purple": "magenta"}
PLAIN_COLOURS = {"red", "green", "blue", "yellow", "white", "magenta", "cyan"}


def seat_style(name: str) -> str:
    """The colour of a seat that is called after one."""
    return COLOURS.get(name, name if name in PLAIN_COLOURS else "cyan")


def table_picture(game: Game, s: Any, seat: int) -> RenderableType:
    """The table as this seat sees it: the game's own picture, or its view in words."""
    if game.seen.terminal is not None:
        return cast(RenderableType, game.seen.terminal(s, seat))
    return tree(msgspec.to_builtins(game.seen.view(s, seat), str_keys=True, enc_hook=str))


def tree(thing: Any) -> RenderableType:
    """Nested names and values, indented."""
    if isinstance(thing, dict):
        grid = Grid.grid(padding=(0, 1))
        for name, value in thing.items():
            grid.add_row(Text(str(name).replace("_", " "), style="dim"), tree(value))
        return grid
    if isinstance(thing, list) and any(isinstance(item, dict | list) for item in thing):
        return Group(*[tree(item) for item in thing])
    if isinstance(thing, list):
        return Text(" ".join(str(item) for item in thing) or "-")
    return Text(str(thing))


def question(table: Table, seat: int) -> Group:
    """The sentence with its rule, then the numbered words."""
    game = table.game
    name = game.rules.seat_names[: table.seats][seat]
    asked = game.telling.prompt(table.state, table.state.agenda[-1], seat)
    about = remarks(table, seat)
    sentence = Text.assemble(
        (name, f"bold {seat_style(name)}"),
        "  ",
        (named(game, asked.said), "bold"),
        ("  " + asked.rule, "dim"),
        (f"  ({'; '.join(about)})" if about else "", "dim"),
    )
    return Group(Text(), sentence, offers(table, seat))


def remarks(table: Table, seat: int) -> list[str]:
    """For whom it is answered, whether in secret, and that one need not be asked."""
    asked = asked_of(table, seat)
    sides = [side.name for side in table.result()]
    found = [f"for {sides[asked.owner]}"] if asked.owner != seat else []
    if asked.sealed:
        names = [sides[other] for other in table.sealed()]
        found.append(f"sealed; {' and '.join(names)} sealed already" if names else "sealed")
    return [*found, "'never': do not ask me here again"] if asked.moment != NO_MOMENT else found


def offers(table: Table, seat: int) -> RenderableType:
    words = table.offers(seat)
    if len(words) <= FEW:
        return listed(table, seat, words)
    return Padding(
        Group(*[group(table, seat, verb, words) for verb in verbs(table.game, words)]), (0, 0, 0, 2)
    )


def listed(table: Table, seat: int, words: list[int]) -> Grid:
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(justify="right", min_width=4)
    for number, word in enumerate(words, 1):
        hint = hint_text(table, seat, word)
        grid.add_row(
            Text(str(number), style="cyan"), Text(table.game.rules.words.text(word)), Text(hint, style="dim")
        )
    return grid


def verbs(game: Game, words: list[int]) -> list[str]:
    """The verbs among the words, in the order of their first word."""
    return list(dict.fromkeys(game.rules.words.verb_of(word).text for word in words))


def group(table: Table, seat: int, verb: str, words: list[int]) -> RenderableType:
    """All words of one verb, side by side."""
    numbered = [
        (number, word)
        for number, word in enumerate(words, 1)
        if table.game.rules.words.verb_of(word).text == verb
    ]
    cells = [cell(table, seat, number, word) for number, word in numbered]
    return (
        cells[0] if len(cells) == 1 else Group(Text(verb, style="underline"), Columns(cells, padding=(0, 3)))
    )


def cell(table: Table, seat: int, number: int, word: int) -> Text:
    text = table.game.rules.words.text(word)
    hint = hint_text(table, seat, word)
    return Text.assemble((f"{number:>3} ", "cyan"), text, (f"  {hint}" if hint else "", "dim"))


def hint_text(table: Table, seat: int, word: int) -> str:
    """What a word is called here, if it is too bare by itself, and what it costs or brings. Rules that were
    kept earlier have no such names."""
    telling = table.game.telling
    tells = [getattr(telling, "called", nothing_said), telling.hint]
    told = [named(table.game, tell(table.state, seat, word)) for tell in tells]
    return ": ".join([text for text in told if text])


def sentences(lines: Iterable[str]) -> Group:
    return Group(*[Text(f"· {line}", style="italic") for line in lines])


def score_table(sides: tuple[Side, ...], final: bool = True) -> Grid:
    """All parts of every side's score, side by side."""
    grid = Grid(title="Final score" if final else "Score as it stands")
    grid.add_column("")
    for side in sides:
        mark = " ★" if final and side.won else ""
        grid.add_column(escape(side.name) + mark, justify="right", header_style=seat_style(side.name))
    for part in dict.fromkeys(name for side in sides for name, _ in side.parts):
        grid.add_row(Text(str(part)), *[points(dict(side.parts).get(part, 0)) for side in sides])
    grid.add_section()
    grid.add_row(Text("total", style="bold"), *[Text(points(side.score), style="bold") for side in sides])
    if final and all(side.place for side in sides):
        grid.add_row(Text("place"), *[str(side.place) for side in sides])
    return grid


def points(number: float) -> str:
    return f"{number:g}"


def verdict(sides: tuple[Side, ...]) -> str:
    """Who has won, in a sentence."""
    winners = [side.name for side in sides if side.won]
    if len(winners) == 1:
        return f"{winners[0]} wins."
    return f"{', '.join(winners[:-1])} and {winners[-1]} share the victory." if winners else "Nobody wins."
