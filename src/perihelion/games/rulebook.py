"""A game's rules reference as a book to look things up in: rules by id, by words, by chapter."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from perihelion.core.errors import Unknown, nearest
from perihelion.core.game import Game

ID = r"[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-?\d+[a-z]?"
HEADING = re.compile(r"^#{1,6}\s+(.*)$")
BOLD_RULE = re.compile(rf"^(?:[-*]\s+)?\*\*({ID})[.:]?\*\*[.:]?\s*(.*)$")
ROW_ID = re.compile(rf"^[`*]*({ID})[`*]*$")
DIVIDER = re.compile(r"^[\s|:-]+$")
MARKS = re.compile(r"\*\*|`|\[([^\]]*)\]\([^)]*\)")
WORD = re.compile(r"[^\W\d_]{3,}")


@dataclass(frozen=True)
class Rule:
    """One rule: its id, its sentence, and the chapter it stands in."""

    id: str
    text: str
    chapter: str


class Rulebook:
    """All rules of one game in the order of its reference."""

    def __init__(self, title: str, rules: tuple[Rule, ...]) -> None:
        self.title = title
        self.rules = rules
        self.by_id = {rule.id.lower(): rule for rule in rules}

    def chapters(self) -> list[tuple[str, list[Rule]]]:
        """The chapters that hold rules, each with its own."""
        found: dict[str, list[Rule]] = {}
        for rule in self.rules:
            found.setdefault(rule.chapter, []).append(rule)
        return list(found.items())

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
        return Unknown(f"no rule of {self.title} contains '{missing[0]}'{near}; without words the chapters are listed")

    def vocabulary(self) -> list[str]:
        """Every id and every word in use."""
        words = {word.lower() for rule in self.rules for word in WORD.findall(rule.text)}
        return [rule.id for rule in self.rules] + sorted(words)


def contains_all(rule: Rule, words: list[str]) -> bool:
    text = f"{rule.id} {rule.chapter} {rule.text}".lower()
    return all(word.lower() in text for word in words)


def relevance(rule: Rule, words: list[str]) -> float:
    """Rules (`SS-KICK-01`) before components and examples (`C1-01`, `T-05`); the chapter that is named so, words of the sentence
    more than those of the chapter, whole words more than parts, short rules more than long."""
    text = rule.text.lower()
    parts = sum(word.lower() in text for word in words)
    whole = sum(len(re.findall(rf"\b{re.escape(word.lower())}\b", text)) for word in words)
    chapter = sum(word.lower() in rule.chapter.lower() for word in words)
    rules_first = 20 if rule.id.count("-") == 2 else 0
    return rules_first + 10 * parts + 5 * chapter + 3 * min(whole, 2) - len(text) / 100


def read_rules(text: str) -> tuple[Rule, ...]:
    """The rules of a Markdown text: table rows with the id in the first cell, paragraphs that begin with it in bold."""
    return tuple(found_rules(text.split("\n")))


def found_rules(lines: list[str]) -> Iterator[Rule]:
    chapter = ""
    header: list[str] = []
    for i, line in enumerate(lines):
        if heading := HEADING.match(line):
            chapter = plain(heading[1])
        elif not line.startswith("|"):
            header = []
            if bold := BOLD_RULE.match(line):
                yield Rule(bold[1], plain(paragraph(bold[2], lines[i + 1 :])), chapter)
        elif not header:
            header = cells(line)
        elif not DIVIDER.match(line) and (row := ROW_ID.match(cells(line)[0])):
            yield Rule(row[1], row_text(header, cells(line)), chapter)


def paragraph(first: str, rest: list[str]) -> str:
    """The line and those that continue it."""
    lines = [first]
    for line in rest:
        if not line.strip() or line.startswith(("|", "#")) or BOLD_RULE.match(line) or re.match(r"^[-*]\s", line):
            break
        lines.append(line.strip())
    return " ".join(lines)


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def row_text(header: list[str], row: list[str]) -> str:
    """The rule's sentence; in a table of components every cell with its heading."""
    if len(header) > 1 and header[1].lower() == "rule":
        return plain(row[1])
    return plain("; ".join(f"{name}: {cell}" for name, cell in zip(header[1:], row[1:], strict=False) if cell))


def plain(text: str) -> str:
    """Without Markdown's signs."""
    return MARKS.sub(r"\1", text).strip()


@lru_cache(maxsize=8)
def rulebook(game: Game) -> Rulebook:
    """A game's book, read once."""
    return Rulebook(game.title, read_rules(game.rules_text))
