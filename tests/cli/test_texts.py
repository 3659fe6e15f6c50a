"""`perihelion texts`: how far the catalogues are, and every entry that cannot be used."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner

from kit.catalogues import catalogue
from perihelion.cli.texts import texts

PLACE = "xx/LC_MESSAGES/perihelion.po"


def test_a_catalogue_without_mistakes_is_counted(tmp_path: Path) -> None:
    catalogue(tmp_path, 'msgid "It is your turn."\nmsgstr "Twoja kolej."\n')
    done = CliRunner().invoke(texts, [str(tmp_path)])
    assert done.exit_code == 0 and done.stdout.startswith(f"{PLACE}: 1 of ") and done.stderr == ""


def test_an_unknown_entry_a_broken_placeholder_and_a_missing_form_are_told(tmp_path: Path) -> None:
    entries = """
msgid "It is your trun."
msgstr "Twoja kolej."

msgid "{host} answered with status {status}."
msgstr "{host}: {stan}."

msgid "{n} step"
msgid_plural "{n} steps"
msgstr[0] "{n} krok"
msgstr[1] "{n} kroki"
"""
    catalogue(tmp_path, entries)
    done = CliRunner().invoke(texts, [str(tmp_path)])
    assert done.exit_code == 1 and done.stdout.startswith(f"{PLACE}: 1 of ")
    assert done.stderr.splitlines() == [
        f"{PLACE}:10: '{{host}} answered with status {{status}}.': {{stan}} is not said in English",
        f"{PLACE}:13: '{{n}} step': expected 3 forms of number, found 2",
        f"{PLACE}:7: 'It is your trun.': the program does not say this",
    ]
