"""Data files: anything wrong is said with file, entry, key and the nearest right word."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from kit import broken_data
from perihelion.core.errors import DataError
from perihelion.records.data import read_toml


class Card(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    id: str
    copies: int
    cost: dict[str, int] = {}


class Cards(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    card: list[Card]
    by_name: dict[str, Card] = {}


def read(folder: Path, text: str) -> Cards:
    (folder / "cards.toml").write_text(text, encoding="utf-8")
    return read_toml(folder / "cards.toml", Cards)


def complaint(folder: Path, text: str) -> str:
    return broken_data.complaint(lambda: read(folder, text)).removeprefix(f"{folder.name}/")


def test_a_data_file_becomes_a_record(tmp_path: Path) -> None:
    assert read(tmp_path, '[[card]]\nid = "ore"\ncopies = 6\n').card == [Card("ore", 6)]


def test_an_unknown_key_is_answered_with_its_entry_and_the_nearest_key(tmp_path: Path) -> None:
    text = '[[card]]\nid = "ore"\ncopies = 6\n[[card]]\nid = "flare"\ncopeis = 4\n'
    assert (
        complaint(tmp_path, text) == "cards.toml: card: flare: unknown key 'copeis' (did you mean 'copies'?)"
    )


def test_a_missing_key_is_named_with_its_entry(tmp_path: Path) -> None:
    assert (
        complaint(tmp_path, '[[card]]\nid = "ore"\n')
        == "cards.toml: card: ore: object missing required field `copies`"
    )


def test_an_entry_without_an_id_is_named_by_its_number(tmp_path: Path) -> None:
    assert complaint(tmp_path, "[[card]]\ncopies = 1\n").startswith("cards.toml: card: entry 1: ")


def test_a_value_of_the_wrong_type_is_named_with_its_key(tmp_path: Path) -> None:
    text = '[[card]]\nid = "ore"\ncopies = "six"\n'
    assert complaint(tmp_path, text) == "cards.toml: card: ore: copies: expected `int`, got `str`"


def test_a_mistake_inside_a_table_of_names_is_still_explained(tmp_path: Path) -> None:
    assert complaint(tmp_path, 'card = []\n[by_name.ore]\nid = "ore"\ncopies = "six"\n').startswith(
        "cards.toml: by_name: "
    )
    text = '[[card]]\nid = "ore"\ncopies = 6\ncost = { energy = "two" }\n'
    assert complaint(tmp_path, text).startswith("cards.toml: card: ore: cost: ")


def test_an_unknown_key_inside_a_table_of_names_is_answered_with_the_nearest(tmp_path: Path) -> None:
    text = 'card = []\n[by_name.ore]\nid = "ore"\ncopeis = 6\n'
    assert (
        complaint(tmp_path, text)
        == "cards.toml: by_name: an entry: unknown key 'copeis' (did you mean 'copies'?)"
    )


def test_a_file_that_is_not_toml_says_where(tmp_path: Path) -> None:
    assert complaint(tmp_path, "card = [\n").startswith("cards.toml: not TOML: ")


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"cards\.toml: no such file or directory"):
        read_toml(tmp_path / "cards.toml", Cards)
