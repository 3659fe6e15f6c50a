"""What a person's line at the table means: a number, a word or its beginning, a command."""

from __future__ import annotations

from dataclasses import dataclass

from perihelion.core.errors import Unknown, nearest
from perihelion.core.words import Words

COMMANDS = {
    "?": "this list; `? WORD` says why a word is not offered",
    "undo": "take back your last choice, as long as nothing became known since",
    "never": "do not ask me at this moment of the game again, also not now; `never list` tells where",
    "ask": "ask me again, at every moment",
    "view": "draw the table again",
    "log": "the last sentences of the log; `log 50` for more, `log all` for everything",
    "rules": "the chapters; `rules ID` or `rules WORDS` to look something up",
    "score": "the score as it stands",
    "save": "save the game; `save FILE` under another name",
    "quit": "leave the table",
}
OTHER_NAMES = {"help": "?", "q": "quit", "exit": "quit"}
LONGEST_NUMBER = 9
SHORT = 40
"""So much of what somebody typed is said back."""
MANY = 12
"""So many words are named where a beginning fits several."""


@dataclass(frozen=True)
class Command:
    """Something for the program, not for the game."""

    name: str
    rest: str = ""


def understand(line: str, offered: list[int], words: Words) -> int | Command:
    """The offered word or the command that the line means; whatever is unclear is said with what would be
    clear.

    A word spelled out comes before a command, a command before the beginning of a word."""
    text = " ".join(line.split())
    if text.isdecimal():
        return numbered(text, offered)
    for word in offered:
        if words.text(word).lower() == text.lower():
            return word
    return command(text) or begun(text, offered, words)


def numbered(text: str, offered: list[int]) -> int:
    number = int(text) if len(text) <= LONGEST_NUMBER else 0
    if not 1 <= number <= len(offered):
        raise Unknown(f"there is no number {short(text)}; offered are 1 to {len(offered)}")
    return offered[number - 1]


def command(text: str) -> Command | None:
    if text.startswith("?"):
        return Command("?", text[1:].strip())
    first, _, rest = text.partition(" ")
    name = OTHER_NAMES.get(first.lower(), first.lower())
    return Command(name, rest.strip()) if name in COMMANDS else None


def begun(text: str, offered: list[int], words: Words) -> int:
    """The only offered word that begins so, or whose parts do."""
    found = [word for word in offered if words.text(word).lower().startswith(text.lower())]
    found = found or [word for word in offered if abbreviates(text, words.text(word))]
    if len(found) == 1:
        return found[0]
    if found:
        raise several(text, found, words)
    return anywhere(text, offered, words)


def abbreviates(text: str, whole: str) -> bool:
    """`b lat` for `build Lattice Node`, `heat` for `build Heat Sink`: each part begins a later part."""
    parts = iter(whole.lower().split())
    return all(any(part.startswith(piece) for part in parts) for piece in text.lower().split())


def anywhere(text: str, offered: list[int], words: Words) -> int:
    """A word of the game that is not offered now, for the table to say why; else what the person may have
    meant."""
    try:
        return words.number(text)
    except Unknown:
        near = nearest(text, [*words.texts(offered), *COMMANDS])
        raise Unknown(f"'{short(text)}' is no word of this game{near}; ? lists the commands") from None


def vocabulary_word(text: str, words: Words) -> int:
    """Any word of the game, by its text or its only beginning."""
    try:
        return words.number(text)
    except Unknown:
        found = [word for word in range(words.size) if abbreviates(text, words.text(word))]
        if len(found) == 1:
            return found[0]
        if found:
            raise several(text, found, words) from None
        raise


def several(text: str, found: list[int], words: Words) -> Unknown:
    more = f" and {len(found) - MANY} more" if len(found) > MANY else ""
    return Unknown(f"'{short(text)}' could be: {', '.join(words.texts(found[:MANY]))}{more}")


def short(text: str) -> str:
    return text if len(text) <= SHORT else f"{text[:SHORT]}..."
