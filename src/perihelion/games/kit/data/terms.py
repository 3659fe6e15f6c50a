"""The glossary of a game: its terms, read from the data."""

from __future__ import annotations

from pathlib import Path

from perihelion.games.kit.data.records import Term, Terms
from perihelion.games.kit.tables import check_lists
from perihelion.records.data import read_toml


def read_terms(folder: Path) -> list[Term]:
    """The terms of `terms.toml` in a game's folder of data; no id and no form stands twice."""
    terms = read_toml(folder / "terms.toml", Terms).term
    forms = [form for term in terms for form in forms_of(term)]
    check_lists({"terms.toml: id": [term.id for term in terms], "terms.toml: form": forms})
    return terms


def forms_of(term: Term) -> list[str]:
    """In English, the name of the term first."""
    return str(term.forms).split(", ")
