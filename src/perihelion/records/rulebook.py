"""A game's rules reference as a book to look things up in: chapters as they are written, rules by id and by
words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from typing import Literal

from perihelion.core.errors import Unknown, nearest
from perihelion.core.game import Game

ID = r"[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-?\d+[a-z]?"
HEADING = re.compile(r"^(#{1,6})\s+(.*)$")
BOLD_RULE = re.compile(rf"^(?:[-*]\s+)?\*\*({ID})[.:]?\*\*[.:]?\s*(.*)$")
ITEM = re.compile(r"^[-*]\s+(.*)$")
ROW_ID = re.compile(rf"^[`*]*({ID})[`*]*$")
DIVIDER = re.compile(r"^[\s|:-]+$")
MARKS = re.compile(r"\*\*|`|\[([^\]]*)\]\([^)]*\)")
WORD = re.compile(r"[^\W\d_]{3,}")

Kind = Literal["", "paragraph", "list", "rules", "table"]


@dataclass(frozen=True)
class Passage:
    """A paragraph, an item, a rule, or a row with a text for each column. Texts keep their marks; the id may
    be empty."""

    id: str
    texts: tuple[str, ...]
    origin: str = ""


@dataclass(frozen=True)
class Block:
    """Passages of one kind that stand together; only a table has a header."""

    kind: Kind
    header: tuple[str, ...]
    passages: tuple[Passage, ...]


@dataclass(frozen=True)
class Chapter:
    """A heading and what stands beneath it, up to the next heading of any depth."""

    title: str
    depth: int
    blocks: tuple[Block, ...]


@dataclass(frozen=True)
class Rule:
    """One rule: its id, its sentence, and the chapter it stands in."""

    id: str
    text: str
    chapter: str


class Rulebook:
    """The reference of one game in one or several books, and all its rules in the order in which they stand
    there."""

    def __init__(self, title: str, books: tuple[tuple[Chapter, ...], ...]) -> None:
        self.title = title
        self.books = books
        self.text = tuple([chapter for book in books for chapter in book])
        self.rules = tuple(rules_of(self.text))
        self.by_id = {rule.id.lower(): rule for rule in self.rules}

    def chapters(self) -> list[tuple[str, list[tuple[str, list[Rule]]]]]:
        """The title of each book, and its chapters that hold rules, each with its own."""
        return [(book[0].title, chapters_of(book)) for book in self.books]

    def look_up(self, words: list[str]) -> list[Rule]:
        """The rule with this id, or all rules that contain every word, best first."""
        exact = self.by_id.get(" ".join(words).lower())
        if exact is not None:
            return [exact]
        found = [rule for rule in self.rules if contains_all(rule, words)]
        if not found:
            raise self.nothing(words)
        return sorted(found, key=lambda rule: -relevance(rule, words))

    def nothing(self, words: list[str]) -> Unknown:
        missing = [word for word in words if not any(contains_all(rule, [word]) for rule in self.rules)]
        if not missing:
            return Unknown(f"no rule of {self.title} contains all of: {', '.join(words)}; try fewer words")
        near = nearest(missing[0], self.vocabulary())
        return Unknown(
            f"no rule of {self.title} contains '{missing[0]}'{near}; without words the chapters are listed"
        )

    def vocabulary(self) -> list[str]:
        """Every id and every word in use."""
        words = {word.lower() for rule in self.rules for word in WORD.findall(rule.text)}
        return [rule.id for rule in self.rules] + sorted(words)


def chapters_of(book: tuple[Chapter, ...]) -> list[tuple[str, list[Rule]]]:
    found: dict[str, list[Rule]] = {}
    for rule in rules_of(book):
        found.setdefault(rule.chapter, []).append(rule)
    return list(found.items())


def contains_all(rule: Rule, words: list[str]) -> bool:
    text = f"{rule.id} {rule.chapter} {rule.text}".lower()
    return all(word.lower() in text for word in words)


def relevance(rule: Rule, words: list[str]) -> float:
    """Rules (`SS-KICK-01`) before components and examples (`C1-01`, `T-05`); the chapter that is named so,
    words of the sentence more than those of the chapter, whole words more than parts, short rules more than
    long."""
    text = rule.text.lower()
    parts = sum(word.lower() in text for word in words)
    whole = sum(len(re.findall(rf"\b{re.escape(word.lower())}\b", text)) for word in words)
    chapter = sum(word.lower() in rule.chapter.lower() for word in words)
    rules_first = 20 if rule.id.count("-") == 2 else 0
    return rules_first + 10 * parts + 5 * chapter + 3 * min(whole, 2) - len(text) / 100


def read_rules(text: str) -> tuple[Rule, ...]:
    """The rules of a Markdown text: table rows with the id in the first cell, paragraphs that begin with it
    in bold."""
    return tuple(rules_of(read_chapters(text)))


def rules_of(chapters: tuple[Chapter, ...]) -> Iterator[Rule]:
    for chapter in chapters:
        for block in chapter.blocks:
            for passage in block.passages:
                if passage.id:
                    yield Rule(passage.id, sentence(block, passage), chapter.title)


def sentence(block: Block, passage: Passage) -> str:
    """The rule's sentence; in a table of components every cell with its heading."""
    if block.kind != "table":
        return plain(passage.texts[0])
    named = zip(block.header[1:], passage.texts[1:], strict=False)
    return plain("; ".join(f"{name}: {cell}" for name, cell in named if cell))


def read_chapters(text: str) -> tuple[Chapter, ...]:
    """A Markdown text in its order: headings, paragraphs, lists and tables."""
    found: list[tuple[str, int, list[str]]] = [("", 1, [])]
    for line in whole_lines(text):
        if heading := HEADING.match(line):
            found.append((plain(heading[2]), len(heading[1]), []))
        else:
            found[-1][2].append(line)
    chapters = [Chapter(title, depth, read_blocks(lines)) for title, depth, lines in found]
    return tuple(chapter for chapter in chapters if chapter.title or chapter.blocks)


def whole_lines(text: str) -> list[str]:
    """The lines, those that continue a paragraph or an item joined to it."""
    lines = [""]
    for line in text.split("\n"):
        if continues(lines[-1], line):
            lines[-1] += " " + line.strip()
        else:
            lines.append(line.rstrip())
    return lines


def continues(before: str, line: str) -> bool:
    """A plain line continues a paragraph, an item or a rule, unless one of the two is a heading."""
    joined = kind_of(line) == "paragraph" and kind_of(before) not in ("", "table")
    return joined and not HEADING.match(before) and not HEADING.match(line)


def kind_of(line: str) -> Kind:
    if not line.strip():
        return ""
    if line.startswith("|"):
        return "table"
    if BOLD_RULE.match(line):
        return "rules"
    return "list" if ITEM.match(line) else "paragraph"


def read_blocks(lines: list[str]) -> tuple[Block, ...]:
    return tuple(block(kind, list(run)) for kind, run in groupby(lines, kind_of) if kind)


def block(kind: Kind, lines: list[str]) -> Block:
    if kind == "table":
        return table(cells(lines[0]), [cells(line) for line in lines[1:] if not DIVIDER.match(line)])
    return Block(kind, (), tuple(passage(line) for line in lines))


def passage(line: str) -> Passage:
    if rule := BOLD_RULE.match(line):
        return Passage(rule[1], (rule[2],))
    item = ITEM.match(line)
    return Passage("", (item[1] if item else line.strip(),))


def table(header: list[str], rows: list[list[str]]) -> Block:
    """A table of ids, rules and perhaps their origins is a list of rules; every other table stays one."""
    if len(header) > 1 and header[1].lower() == "rule" and all(row_id(row) for row in rows):
        return Block("rules", (), tuple(Passage(row_id(row), (row[1],), "".join(row[2:3])) for row in rows))
    return Block("table", tuple(header), tuple(Passage(row_id(row), tuple(row)) for row in rows))


def row_id(row: list[str]) -> str:
    found = ROW_ID.match(row[0])
    return found[1] if found else ""


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def plain(text: str) -> str:
    """Without Markdown's signs."""
    return MARKS.sub(r"\1", text).strip()


@lru_cache(maxsize=8)
def rulebook(game: Game) -> Rulebook:
    """A game's books, read once."""
    return Rulebook(game.title, tuple([read_chapters(book.text()) for book in game.rules.books]))
