"""Catalogues of translations as translators write them: gettext's .po files, read line by line.

What is wrong with a catalogue is told with its file, line and entry; the rest of it is used."""

from __future__ import annotations

import re
from ast import literal_eval
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from gettext import c2py
from pathlib import Path
from typing import Final

from perihelion.core.errors import DataError
from perihelion.core.said import PLACE

LINE: Final = re.compile(r'(?:(msgctxt|msgid|msgid_plural|msgstr)(?:\[(\d)\])?\s+)?("(?:[^"\\]|\\.)*")')
"""A keyword with the beginning of its text, or a text that goes on."""
FORMS: Final = re.compile(r"nplurals\s*=\s*(\d+)\s*;\s*plural\s*=\s*([^;]+)")
TRIED: Final = 1000
"""With so many numbers the rule for the forms is tried; in known languages it depends on the last digits."""
FUZZY: Final = re.compile(r"#,.*\bfuzzy\b")
Key = tuple[str, str]
"""A context, empty for sentences, and the English text."""


@dataclass
class Entry:
    """One text: where it stands, in English, and its translations, one for each form of number."""

    line: int
    fuzzy: bool = False
    """Gettext's mark for a guess that nobody has looked at; it is not used."""
    texts: dict[str, str] = field(default_factory=dict)
    """By keyword: msgctxt, msgid, msgid_plural."""
    forms: dict[int, str] = field(default_factory=dict)

    @property
    def key(self) -> Key:
        return self.texts.get("msgctxt", ""), self.texts.get("msgid", "")

    @property
    def more(self) -> str:
        """The English plural; empty where the number does not matter."""
        return self.texts.get("msgid_plural", "")

    @property
    def translated(self) -> bool:
        return any(self.forms.values()) and not self.fuzzy

    def add(self, keyword: str, form: str, text: str) -> None:
        if keyword == "msgstr":
            self.forms[int(form or 0)] = self.forms.get(int(form or 0), "") + text
        else:
            self.texts[keyword] = self.texts.get(keyword, "") + text


def read_entries(file: Path) -> list[Entry]:
    """Every entry of a catalogue, the header first; DataError where a line is none."""
    entries: list[Entry] = []
    last = ("msgstr", "")
    fuzzy = False
    for number, line in enumerate(lines(file), 1):
        if line.startswith("#") or not line.strip():
            fuzzy = fuzzy or FUZZY.match(line) is not None
            continue
        found = LINE.fullmatch(line.strip())
        if found is None:
            raise DataError(f"line {number} is neither a keyword with a text in quotes nor a text")
        keyword, form = (found[1], found[2] or "") if found[1] else last
        if not entries or (last[0] == "msgstr" and keyword != "msgstr"):
            entries.append(Entry(number, fuzzy))
            fuzzy = False
        entries[-1].add(keyword, form, unquoted(found[3], f"line {number}"))
        last = (keyword, form)
    return entries


def unquoted(text: str, place: str) -> str:
    try:
        return str(literal_eval(text))
    except (SyntaxError, ValueError) as error:
        raise DataError(f"{place} has a backslash that means nothing") from error


def lines(file: Path) -> list[str]:
    try:
        return file.read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError as error:
        raise DataError("not UTF-8") from error


class Catalogue:
    """A file of translations: what can be used of it, and what is wrong with the rest."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.one: dict[Key, str] = {}
        self.many: dict[tuple[str, str], dict[int, str]] = {}
        """By the English singular and plural."""
        self.problems: list[str] = []
        self.count = 0
        """How many forms of number the language has."""
        self.form: Callable[[int], int] = c2py("0")
        try:
            self.entries = read_entries(file)
        except DataError as error:
            self.entries = []
            self.problems.append(f"{self.place}: {error}")
        self._take()

    def first_forms(self) -> list[int]:
        """The form of every number up to 199: in every known language a larger one has that of its last two
        digits."""
        return [self.form(n) for n in range(200)]

    def by_english(self) -> dict[str, str | list[str]]:
        """Every sentence by its English text, those with forms of number by the singular."""
        found: dict[str, str | list[str]] = {one: text for (kind, one), text in self.one.items() if not kind}
        return found | {one: [forms[form] for form in sorted(forms)] for (one, _), forms in self.many.items()}

    @property
    def place(self) -> str:
        """`de/LC_MESSAGES/perihelion.po`"""
        return "/".join(self.file.parts[-3:])

    def _take(self) -> None:
        for entry in self.entries:
            if entry.key == ("", ""):
                self._read_forms(entry.forms.get(0, ""))
            elif entry.translated:
                self._add(entry)

    def _read_forms(self, header: str) -> None:
        """Whatever the number, its form must be one of those that the entries have."""
        found = FORMS.search(header)
        try:
            assert found is not None, "no Plural-Forms"
            count, form = int(found[1]), c2py(found[2].strip())
            assert {form(n) for n in range(TRIED)} == set(range(count)), "other forms than it counts"
            self.count, self.form = count, form
        except (AssertionError, ArithmeticError, ValueError):
            self.problems.append(f"{self.place}: the header has no Plural-Forms that can be used")

    def _add(self, entry: Entry) -> None:
        problem = next(self._wrong(entry), "")
        if problem:
            self.problems.append(f"{self.place}:{entry.line}: '{entry.key[1]}': {problem}")
        elif entry.more:
            self.many[entry.key[1], entry.more] = entry.forms
        else:
            self.one[entry.key] = entry.forms[0]

    def _wrong(self, entry: Entry) -> Iterator[str]:
        """What makes a translation worse than none."""
        wanted = self.count if entry.more else 1
        if sorted(form for form, text in entry.forms.items() if text) != list(range(wanted)):
            yield f"expected {wanted} forms of number, found {sum(map(bool, entry.forms.values()))}"
        for text in entry.forms.values():
            yield from wrong_places(text, entry)


def is_text(template: str) -> bool:
    """Whether there is anything to read in it besides facts and numbers: words, or at least signs."""
    return any(not sign.isdecimal() for sign in "".join(PLACE.sub("", template).split()))


def is_for_translators(template: str) -> bool:
    """A text, or the order of several facts."""
    return is_text(template) or len(PLACE.findall(template)) > 1


def wrong_places(text: str, entry: Entry) -> Iterator[str]:
    """What a translation names and the English text does not, or leaves out. A form of number need not name
    the number."""
    known, found = places(entry.key[1] + entry.more), places(text)
    if PLACE.sub("", text).count("{") > PLACE.sub("", entry.key[1] + entry.more).count("{"):
        yield f"a brace that is not closed in '{text}'"
    for name in sorted(found - known):
        yield f"{{{name}}} is not said in English"
    for name in sorted(known - found - ({"n"} if entry.more else set())):
        yield f"{{{name}}} is left out"


def places(text: str) -> set[str]:
    """The facts and things that a template names, whether they begin a sentence or not."""
    return {f"{kind}:{name}" if kind else name[:1].lower() + name[1:] for kind, name in PLACE.findall(text)}
