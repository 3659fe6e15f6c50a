"""Catalogues: what can be read of them is used, and what is wrong is told with its file and entry."""

from __future__ import annotations

from pathlib import Path

import pytest

from kit.catalogues import catalogue
from perihelion.texts.catalogue import Catalogue, Entry, read_entries

PLACE = "xx/LC_MESSAGES/perihelion.po"


def problems(folder: Path, entries: str, **more: str) -> list[str]:
    return Catalogue(catalogue(folder, entries, **more)).problems


def test_an_entry_has_a_context_an_english_text_and_a_translation(tmp_path: Path) -> None:
    found = Catalogue(catalogue(tmp_path, 'msgctxt "resource"\nmsgid "ore"\nmsgstr "ruda"\n'))
    assert (found.one, found.problems) == ({("resource", "ore"): "ruda"}, [])


def test_a_text_may_go_on_in_the_next_line_and_hold_quotes(tmp_path: Path) -> None:
    long = Catalogue(
        catalogue(tmp_path, 'msgid ""\n"You may "\n"wait."\nmsgstr ""\n"Du \\"darfst\\" "\n"warten."\n')
    )
    assert long.one == {("", "You may wait."): 'Du "darfst" warten.'}


def test_what_is_not_translated_or_only_guessed_is_not_used(tmp_path: Path) -> None:
    entries = (
        'msgid "One"\nmsgstr ""\n\n#, fuzzy\nmsgid "Two"\nmsgstr "Zwei?"\n\nmsgid "Three"\nmsgstr "Drei"\n'
    )
    found = Catalogue(catalogue(tmp_path, entries))
    assert (found.one, found.problems) == ({("", "Three"): "Drei"}, [])


def test_entries_that_were_struck_out_are_comments(tmp_path: Path) -> None:
    assert Catalogue(catalogue(tmp_path, '#~ msgid "Gone"\n#~ msgstr "Weg"\n')).one == {}


def test_an_entry_knows_its_line(tmp_path: Path) -> None:
    found = read_entries(catalogue(tmp_path, 'msgid "Three"\nmsgstr "Drei"\n'))
    assert found[-1] == Entry(6, False, {"msgid": "Three"}, {0: "Drei"})


WRONG = [
    ('msgid "{who} pays"\nmsgstr "{wer} zahlt"\n', "'{who} pays': {wer} is not said in English"),
    (
        'msgid "{player:who} pays"\nmsgstr "{hex:who} zahlt"\n',
        "'{player:who} pays': {hex:who} is not said in English",
    ),
    ('msgid "{who} pays"\nmsgstr "zahlt"\n', "'{who} pays': {who} is left out"),
    (
        'msgid "{who} pays"\nmsgstr "{who} zahlt {"\n',
        "'{who} pays': a brace that is not closed in '{who} zahlt {'",
    ),
]


@pytest.mark.parametrize(("entry", "problem"), WRONG)
def test_a_translation_that_names_other_facts_is_told_and_not_used(
    tmp_path: Path, entry: str, problem: str
) -> None:
    found = Catalogue(catalogue(tmp_path, entry + '\nmsgid "Good"\nmsgstr "Gut"\n'))
    assert (found.problems, found.one) == ([f"{PLACE}:6: {problem}"], {("", "Good"): "Gut"})


def test_a_fact_may_begin_a_sentence_in_one_language_and_not_in_another(tmp_path: Path) -> None:
    assert problems(tmp_path, 'msgid "{Who} pays"\nmsgstr "zahlt {who}"\n') == []


DRONES = 'msgid "{n} drone for {who}"\nmsgid_plural "{n} drones for {who}"\nmsgstr[0] "dron: {who}"\n'


def test_a_missing_form_of_number_is_told_and_english_is_used(tmp_path: Path) -> None:
    found = Catalogue(catalogue(tmp_path, DRONES + 'msgstr[1] "{n} drony: {who}"\n'))
    assert found.problems == [f"{PLACE}:6: '{{n}} drone for {{who}}': expected 3 forms of number, found 2"]
    assert found.many == {}


def test_a_form_of_number_need_not_name_the_number(tmp_path: Path) -> None:
    found = Catalogue(
        catalogue(tmp_path, DRONES + 'msgstr[1] "{n} drony: {who}"\nmsgstr[2] "{n} x: {who}"\n')
    )
    assert found.problems == [] and len(found.many) == 1


@pytest.mark.parametrize(
    "forms", ["", "nplurals=2; plural=n/0;", "nplurals=2; plural=n;", "nplurals=2; plural=(n;"]
)
def test_a_rule_for_forms_that_cannot_be_used_is_told(tmp_path: Path, forms: str) -> None:
    found = Catalogue(catalogue(tmp_path, DRONES, forms=forms))
    assert found.problems[0] == f"{PLACE}: the header has no Plural-Forms that can be used"
    assert found.many == {}


@pytest.mark.parametrize("line", ["msgid Hello", 'msgid "Hello', 'msgid "Hello \\x"', "hello"])
def test_a_file_that_is_no_catalogue_is_told_with_the_line(tmp_path: Path, line: str) -> None:
    (problem,) = problems(tmp_path, line + "\n")
    assert problem.startswith(f"{PLACE}: line 6 ")


def test_a_file_in_another_encoding_is_told(tmp_path: Path) -> None:
    file = catalogue(tmp_path, "")
    file.write_bytes('msgid "x"\nmsgstr "ü"\n'.encode("latin-1"))
    assert Catalogue(file).problems == [f"{PLACE}: not UTF-8"]
