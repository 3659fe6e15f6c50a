"""The columns of a data set. What a seat sees is kept as it is, typed: structs and lists, made from the
game's own view."""

from __future__ import annotations

from typing import Any, Final

import msgspec
import polars as pl
from msgspec import inspect

from perihelion.core.game import Game, read_options

VERSION: Final = 1
"""Raised whenever a column changes its name, its type or its meaning."""
COLUMNS: Final[dict[str, tuple[Any, str]]] = {
    "game": (pl.String, "the code of the game"),
    "rules": (pl.Int16, "the version of its rules"),
    "record": (
        pl.String,
        "which game of the data set it is: the file of its record, or the number of its deal and seating",
    ),
    "n": (pl.Int32, "how many choices of seats came before, among one word or more"),
    "seats": (pl.Int8, "how many seats there are"),
    "options": (pl.List(pl.String), "the options of the game, as NAME=VALUE"),
    "seat": (pl.Int8, "who chooses, from 0"),
    "player": (pl.String, "the bot, or what the record calls the player; may be empty"),
    "step": (pl.String, "the step of the rules that asks"),
    "view": (
        pl.Null,
        "everything the seat may see, as docs/guide/data-sets.md describes; its fields are the game's",
    ),
    "offered": (pl.List(pl.Int32), "the words that are offered, by number"),
    "offered_text": (pl.List(pl.String), "the same words as text"),
    "choice": (pl.Int16, "the place of the chosen word in `offered`, from 0"),
    "word": (pl.Int32, "the chosen word, by number"),
    "word_text": (pl.String, "the chosen word as text"),
    "share": (pl.Float64, "the seat's part of the victory at the end: 1 won, 0 lost, between them shared"),
    "score": (pl.Float64, "the seat's final score"),
    "scores": (
        pl.List(pl.Float64),
        "the final scores of all sides; automatic opponents come after the seats",
    ),
    "shares": (pl.List(pl.Float64), "the parts of the victory of all sides"),
}
"""The type and the meaning of every column; the type of `view` comes from the game."""
PLAIN: Final = {
    inspect.LiteralType: pl.String,
    inspect.IntType: pl.Int32,
    inspect.FloatType: pl.Float64,
    inspect.StrType: pl.String,
    inspect.BoolType: pl.Boolean,
    inspect.CustomType: pl.String,
}

STRUCTS: Final = (inspect.StructType, inspect.DataclassType)


def columns(game: Game) -> dict[str, Any]:
    """The schema of the data set of a game."""
    return {
        name: column_type(view_type(game)) if name == "view" else kind for name, (kind, _) in COLUMNS.items()
    }


def view_type(game: Game) -> inspect.Type:
    """The type of what a seat sees, from a table at its beginning."""
    s = game.rules.setup(max(game.fewest, 2), read_options(game, {}))
    return inspect.type_info(type(game.seen.view(s, 0)))


def column_type(kind: inspect.Type) -> Any:
    """A struct stays a struct, a list a list; a dictionary becomes a list of keys with values."""
    if isinstance(kind, STRUCTS):
        return pl.Struct({field.name: column_type(field.type) for field in kind.fields})
    if isinstance(kind, inspect.ListType):
        return pl.List(column_type(kind.item_type))
    if isinstance(kind, inspect.DictType):
        return pl.List(pl.Struct({"key": column_type(kind.key_type), "value": column_type(kind.value_type)}))
    if isinstance(kind, inspect.UnionType):
        known = [one for one in kind.types if not isinstance(one, inspect.NoneType)]
        assert len(known) == 1, f"a view may hold something or nothing, not one of several: {kind}"
        return column_type(known[0])
    return PLAIN[type(kind)]


def cell(kind: inspect.Type, value: Any) -> Any:
    """What a seat sees, as its column holds it."""
    if value is None:
        return None
    if isinstance(kind, inspect.UnionType):
        return cell(next(one for one in kind.types if not isinstance(one, inspect.NoneType)), value)
    if isinstance(kind, STRUCTS):
        return {field.name: cell(field.type, getattr(value, field.name)) for field in kind.fields}
    if isinstance(kind, inspect.ListType):
        plain = type(kind.item_type) in PLAIN and not isinstance(kind.item_type, inspect.CustomType)
        return list(value) if plain else [cell(kind.item_type, item) for item in value]
    if isinstance(kind, inspect.DictType):
        return [
            {"key": cell(kind.key_type, key), "value": cell(kind.value_type, item)}
            for key, item in value.items()
        ]
    return str(value) if isinstance(kind, inspect.CustomType) else value


def described(game: Game) -> bytes:
    """The schema for machines: `schema.json` in the folder of a data set."""
    told = [
        {"name": name, "type": str(kind), "meaning": COLUMNS[name][1]} for name, kind in columns(game).items()
    ]
    words = [game.rules.words.text(word) for word in range(game.rules.words.size)]
    known = {
        "version": VERSION,
        "game": game.code,
        "rules": game.rules.version,
        "columns": told,
        "words": words,
    }
    return msgspec.json.format(msgspec.json.encode(known))
