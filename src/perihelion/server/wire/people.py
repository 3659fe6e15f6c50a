"""What goes over the wire about people: who somebody is, tokens, languages."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from perihelion.server.wire.record import Record

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Login = Annotated[str, Meta(min_length=3, max_length=32, pattern=r"^[A-Za-z0-9_.-]+$(?!\n)")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]


class Me(Record, frozen=True):
    """Who is asking. A guest has no login; `known` is false until the guest did something worth keeping."""

    id: str
    name: str
    login: str | None
    known: bool
    webhook: str | None
    language: str | None
    """The language that was chosen; null for the browser's."""
    reads: str
    """The language that the answers are in."""


class Rename(Record, frozen=True):
    name: Name


class Credentials(Record, frozen=True):
    login: Login
    password: Password


class NewPassword(Record, frozen=True):
    """The present password, and the one that shall take its place."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class Webhook(Record, frozen=True):
    """Where to post when it is this person's turn; null for nowhere."""

    url: Annotated[str, Meta(max_length=500)] | None


class LanguageChoice(Record, frozen=True):
    """The code of an offered language; null for whichever the browser asks for."""

    language: Annotated[str, Meta(max_length=40)] | None


class LanguageInfo(Record, frozen=True):
    """A language that people may choose, and what those call it who speak it."""

    code: str
    name: str


class PageTexts(Record, frozen=True):
    """What the client says of its own in a language: by the English text a translation, or one for each form
    of number. `forms` has the form for 0 to 199; a larger number has that of its last two digits."""

    forms: list[int]
    texts: dict[str, str | list[str]]


class TokenRequest(Record, frozen=True):
    label: Name


class TokenInfo(Record, frozen=True):
    id: str
    label: str
    created: float


class NewToken(Record, frozen=True):
    """The token is shown once and never again."""

    id: str
    label: str
    token: str
