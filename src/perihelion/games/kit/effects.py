"""Effects of cards: a class for each, found by the verb with which the data files call it.

A data file writes an effect as a small table, `{ gain = { ore = 1 } }`; the first key is the verb.
`Verbs.read` finds the class that was taught under it and lets it read the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from perihelion.core.errors import DataError, nearest
from perihelion.core.said import Said
from perihelion.games.kit.data.records import Part

MOST_ICONS: Final = 3
"""More of a thing than this are one icon and a figure."""


class Entry:
    """One effect as a data file writes it, and where it stands there."""

    def __init__(self, place: str, table: dict[str, Any]) -> None:
        self.place: Final = place
        self.table: Final = table
        self.verb: Final = next(iter(table), "")

    def wrong(self, message: str) -> DataError:
        return DataError(f"data/{self.place}: {message}")

    def only(self, *keys: str) -> None:
        """No key but the verb and these."""
        for key in self.table:
            if key != self.verb and key not in keys:
                near = nearest(key, keys)
                raise self.wrong(f"{self.verb}: unknown key '{key}'{near}; two effects are two entries")

    def value(self, key: str, kind: type) -> Any:
        """What stands under a key, if it is of this kind; `true` is no number."""
        found = self.table.get(key)
        if type(found) is not kind:
            raise self.wrong(f"{key}: expected `{kind.__name__}`, got `{type(found).__name__}`")
        return found

    def whole(self, key: str = "") -> int:
        """A whole number, under this key or the verb."""
        return int(self.value(key or self.verb, int))

    def positive(self, key: str = "") -> int:
        """A whole number from 1 on."""
        found = self.whole(key)
        if found < 1:
            raise self.wrong(f"{key or self.verb}: expected 1 or more, got {found}")
        return found

    def name(self, known: Iterable[str], key: str = "") -> str:
        """One of these names."""
        found = str(self.value(key or self.verb, str))
        return self.known(key or self.verb, found, list(known))

    def known(self, what: str, name: str, names: list[str]) -> str:
        if name not in names:
            raise self.wrong(f"{what}: unknown '{name}'{nearest(name, names)}")
        return name

    def flag(self) -> None:
        """Nothing but `true`."""
        self.only()
        if self.value(self.verb, bool) is not True:
            raise self.wrong(f"{self.verb}: expected `true`, got `false`")

    def amount(self, names: Iterable[str], key: str = "") -> tuple[str, int]:
        """`{ ore = 2 }` as ("ore", 2)."""
        key = key or self.verb
        table = self.value(key, dict) if key in self.table else {}
        if len(table) != 1:
            raise self.wrong(f"{key}: expected 1 resource, got {len(table)}")
        name, amount = next(iter(table.items()))
        self.known(f"{key}: resource", name, list(names))
        if type(amount) is not int:
            raise self.wrong(f"{key}: {name}: expected `int`, got `{type(amount).__name__}`")
        return name, amount


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """One thing a card does. A game's own effects add whether it can happen and what it changes."""

    def text(self) -> Said:
        """The effect as a sentence without a full stop."""
        raise NotImplementedError

    def parts(self) -> list[Part]:
        """The signs that show it."""
        return [Part(text=self.text())]

    def worth(self) -> float:
        """What it is worth in points when it happens, to a player who can use it."""
        return 0.0


def amount_of(icon: str, amount: int) -> list[Part]:
    """An icon and a figure."""
    return [Part(icon=icon), figure(amount)]


def figure(amount: int) -> Part:
    return Part(text=Said("{n}", n=amount))


def repeated(icon: str, amount: int) -> list[Part]:
    """The icon once for each, as long as they are few."""
    return amount_of(icon, amount) if amount > MOST_ICONS else [Part(icon=icon)] * amount


def row(effects: Iterable[Effect]) -> list[Part]:
    """The signs of several effects, one after another; each effect but the first stands apart."""
    parts: list[Part] = []
    for effect in effects:
        first, *rest = effect.parts()
        parts += [Part(first.icon, first.text, first.quiet, apart=bool(parts)), *rest]
    return parts


class Verbs:
    """Which class reads which verb."""

    def __init__(self) -> None:
        self.readers: Final[dict[str, Callable[[Entry], Any]]] = {}

    def teach(self, verb: str, read: Callable[[Entry], Any]) -> None:
        assert verb not in self.readers, f"two effects are called '{verb}'"
        self.readers[verb] = read

    def read_all(self, place: str, tables: Iterable[dict[str, Any]]) -> list[Any]:
        """The effects of one card."""
        return [self.read(place, table) for table in tables]

    def read(self, place: str, table: dict[str, Any]) -> Any:
        """The effect that a data file describes."""
        entry = Entry(place, table)
        reader = self.readers.get(entry.verb)
        if reader is None:
            raise entry.wrong(f"unknown effect '{entry.verb}'{nearest(entry.verb, self.readers)}")
        return reader(entry)
