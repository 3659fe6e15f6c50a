"""The languages that the program knows: English, those with a catalogue, and a made-up one for tests.

A language has two catalogues in `texts/<code>/LC_MESSAGES`: `perihelion.po` is what the rules and the server
say, `client.po` what stands on pages of its own. What they do not have, or have wrong, is read in English."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from perihelion.core.errors import Unknown, nearest, quoted
from perihelion.core.said import ENGLISH, Language
from perihelion.texts.catalogue import Catalogue, is_text

TEXTS: Final = Path(__file__).parent
OURS: Final = "perihelion"
CLIENTS: Final = "client"
MADE_UP: Final = "qps-ploc"
"""The customary code for a language in which one sees what is not yet translated."""
LONGEST_WISH: Final = 400
"""So much of a browser's list of languages is read."""


class Translated(Language):
    """A language with a catalogue."""

    def __init__(self, code: str, catalogue: Catalogue) -> None:
        super().__init__(code)
        self.catalogue = catalogue

    def one(self, template: str) -> str:
        return self.catalogue.one.get(("", template), template)

    def many(self, one: str, more: str, n: int) -> str:
        forms = self.catalogue.many.get((one, more))
        own = forms.get(self.catalogue.form(abs(n))) if forms else None
        return own or super().many(one, more, n)

    def name(self, kind: str, name: str) -> str:
        return self.catalogue.one.get((kind, name), name)


class Wrapped(Language):
    """English in brackets: whatever stands outside of them on a page has not come through a catalogue."""

    def __init__(self) -> None:
        super().__init__(MADE_UP)

    def one(self, template: str) -> str:
        """What holds nothing but facts and numbers is not translated."""
        return f"⟦{template}⟧" if is_text(template) else template

    def many(self, one: str, more: str, n: int) -> str:
        return self.one(super().many(one, more, n))

    def name(self, kind: str, name: str) -> str:
        return self.one(name)


class Languages:
    """By code. Those that lie in `folder` come beside, or in place of, the program's own."""

    def __init__(self, folder: str = "", also: str = "") -> None:
        self.catalogues = catalogues(folder, OURS)
        self.clients = catalogues(folder, CLIENTS)
        self.known: dict[str, Language] = {ENGLISH.code: ENGLISH}
        self.known |= {code: Translated(code, found) for code, found in self.catalogues.items()}
        self.offered = list(self.known)
        """The codes that people may choose."""
        self.known[MADE_UP] = Wrapped()
        if also and also not in self.offered:
            self.offered.append(self.of(also).code)

    def of(self, code: str) -> Language:
        if code not in self.known:
            raise Unknown(f"unknown language {quoted(code)}{nearest(code, self.known)}")
        return self.known[code]

    def wished(self, code: str) -> Language | None:
        """The offered language that serves whoever wishes for this one: `de` for `de-AT`."""
        wanted = code.lower()
        same = [known for known in self.offered if known.lower() == wanted]
        near = [known for known in self.offered if known.lower() == wanted.partition("-")[0]]
        return self.known[(same or near)[0]] if same or near else None

    def read_by(self, chosen: str, browser: str) -> Language:
        """What somebody reads who has chosen this, or nothing, and whose browser asks for that."""
        found = [self.wished(code) for code in ((chosen,) if chosen else ()) + wishes(browser)]
        return next((language for language in found if language is not None), ENGLISH)

    def own_name(self, code: str) -> str:
        """What a language is called by those who speak it."""
        name = self.known[code].name("language", "English")
        return name if code == ENGLISH.code or name != "English" else code

    def problems(self) -> list[str]:
        """What is wrong with the catalogues, a line each."""
        every = [*self.catalogues.values(), *self.clients.values()]
        return [problem for catalogue in every for problem in catalogue.problems]


@cache
def languages(folder: str = "") -> Languages:
    """Read once; for processes that are told only where the catalogues lie."""
    return Languages(folder)


def catalogues(folder: str, name: str) -> dict[str, Catalogue]:
    """By the code of their language."""
    folders = [TEXTS, *([Path(folder)] if folder else [])]
    files = [file for place in folders for file in sorted(place.glob(f"*/LC_MESSAGES/{name}.po"))]
    return {file.parts[-3]: Catalogue(file) for file in files}


@lru_cache(maxsize=500)
def wishes(header: str) -> tuple[str, ...]:
    """The languages of an Accept-Language header, the dearest first: `de-AT,de;q=0.9,en;q=0.5`"""
    found = []
    for part in header[:LONGEST_WISH].split(","):
        code, _, weight = part.partition(";")
        found.append((-weight_of(weight), code.strip()))
    return tuple([code for weight, code in sorted(found, key=lambda wish: wish[0]) if weight and code])


def weight_of(text: str) -> float:
    """`q=0.5`; 1 without it, and 0, which is no wish, where it cannot be read."""
    key, _, number = text.strip().partition("=")
    if not key:
        return 1.0
    return float(number) if number.replace(".", "", 1).isdecimal() else 0.0
