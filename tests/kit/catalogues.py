"""Catalogues as tests need them: small ones in a folder of their own."""

from __future__ import annotations

from pathlib import Path
from typing import Final

POLISH: Final = r"nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);"
"""The forms of number of a language that has three."""


def catalogue(
    folder: Path, entries: str, code: str = "xx", name: str = "perihelion", forms: str = POLISH
) -> Path:
    """A catalogue with these entries, as a translator would write them."""
    file = folder / code / "LC_MESSAGES" / f"{name}.po"
    file.parent.mkdir(parents=True, exist_ok=True)
    header = (
        f'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Plural-Forms: {forms}\\n"\n'
    )
    file.write_text(f"{header}\n{entries}", encoding="utf-8")
    return file
