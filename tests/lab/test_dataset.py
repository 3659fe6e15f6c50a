"""A data set has a row for every choice, and says of each only what the seat knew."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import polars as pl
import pytest
from msgspec import inspect

from kit.golden import GOLDEN
from kit.helios import GAME as HELIOS
from lab.coins.coin import COIN
from perihelion.core.dice import Generator
from perihelion.core.errors import RecordError
from perihelion.core.game import Game
from perihelion.games import SHELF
from perihelion.lab.dataset import games_plan, records_plan
from perihelion.lab.folder import Folder
from perihelion.lab.runs import run
from perihelion.lab.schema import COLUMNS, VERSION, cell, column_type, columns, described
from perihelion.records.record import Record, of_table, save
from perihelion.records.table import Table

SCHEMA_1 = {
    "game": pl.String,
    "rules": pl.Int16,
    "record": pl.String,
    "n": pl.Int32,
    "seats": pl.Int8,
    "options": pl.List(pl.String),
    "seat": pl.Int8,
    "player": pl.String,
    "step": pl.String,
    "offered": pl.List(pl.Int32),
    "offered_text": pl.List(pl.String),
    "choice": pl.Int16,
    "word": pl.Int32,
    "word_text": pl.String,
    "share": pl.Float64,
    "score": pl.Float64,
    "scores": pl.List(pl.Float64),
    "shares": pl.List(pl.Float64),
}
"""What people's programs rely on. A change here is a new version of the schema."""


def written(path: Path, code: str, bots: list[str], games: int) -> pl.DataFrame:
    game = SHELF.find(code)
    options = {option.name: option.default for option in game.options}
    folder = Folder(path, games_plan(game, bots, games, options, "1", 30.0))
    folder.open(fresh=False)
    assert sum(run(folder, 2, None)) == folder.games() == folder.plan.games()
    return folder.table("decisions")


@pytest.mark.parametrize("code", SHELF.codes())
def test_the_schema_is_version_1(code: str) -> None:
    assert VERSION == 1
    known = columns(SHELF.find(code))
    view = known.pop("view")
    assert known == SCHEMA_1
    assert isinstance(view, pl.Struct) and "players" in {field.name for field in view.fields}


@pytest.mark.parametrize("code", SHELF.codes())
def test_every_choice_is_a_row(code: str, tmp_path: Path) -> None:
    rows = written(tmp_path / "run", code, ["random", "random"], 3)
    assert list(rows.schema.items()) == list(columns(SHELF.find(code)).items())
    assert rows["record"].n_unique() == 3
    assert (rows["offered"].list.len() > 1).all()
    assert (rows["offered"].list.get(rows["choice"].cast(pl.Int64)) == rows["word"]).all()
    assert (rows["offered_text"].list.get(rows["choice"].cast(pl.Int64)) == rows["word_text"]).all()
    assert (rows["scores"].list.get(rows["seat"].cast(pl.Int64)) == rows["score"]).all()
    assert (rows["shares"].list.get(rows["seat"].cast(pl.Int64)) == rows["share"]).all()
    assert rows["shares"].list.sum().to_list() == pytest.approx([1.0] * len(rows))
    waiting = rows.select(
        pl.col("view").struct.field("waiting").list.contains(pl.col("seat").cast(pl.Int32))
    ).to_series()
    assert waiting.all(), "the view is that of the moment of the choice"
    assert rows.filter(pl.col("n").diff().over("record") <= 0).is_empty()


def test_the_examples_of_the_guide_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    guide = (Path(__file__).parents[2] / "docs" / "guide" / "data-sets.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", guide, re.DOTALL)
    written(tmp_path / "games", "solar-sphere", ["random", "random"], 2)
    monkeypatch.chdir(tmp_path)
    exec(example, {})


def test_the_guide_names_every_column() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "guide" / "data-sets.md").read_text(encoding="utf-8")
    assert [name for name in COLUMNS if f"`{name}`" not in guide] == []
    assert f"Columns, version {VERSION}" in guide


def test_the_description_names_every_column_and_word() -> None:
    game = SHELF.find("solar-sphere")
    told = json.loads(described(game))
    assert [column["name"] for column in told["columns"]] == list(COLUMNS)
    assert told["words"][game.rules.words.number("end turn")] == "end turn"
    assert (told["version"], told["game"], told["rules"]) == (VERSION, "solar-sphere", game.rules.version)


def recorded(game: Game, path: Path, over: bool = True) -> Record:
    """A random game, saved."""
    table = Table(
        game, 2, {option.name: option.default for option in game.options}, Generator("dice"), told=False
    )
    generator = Generator("players")
    while not table.over() and (over or len(table.entries) < 90):
        seat = table.waiting()[0]
        offered = table.offers(seat)
        table.choose(seat, offered[generator.below(len(offered))])
    record = of_table(table, digests=False, names=("Ada", "Bert"))
    save(record, path)
    return record


def test_records_give_their_choices_and_names(tmp_path: Path) -> None:
    game = SHELF.find("solar-sphere")
    (tmp_path / "saved" / "old").mkdir(parents=True)
    record = recorded(game, tmp_path / "saved" / "old" / "one.record")
    folder = Folder(tmp_path / "run", records_plan(game, [tmp_path / "saved"]))
    folder.open(fresh=False)
    assert sum(run(folder, 1, None)) == 1
    rows = folder.table("decisions")
    spoken = [line for line in record.lines if line.who != "*"]
    assert rows["n"].max() == len(spoken) - 1
    assert [spoken[n].text for n in rows["n"]] == rows["word_text"].to_list()
    assert set(rows["player"]) == {"Ada", "Bert"} and set(rows["record"]) == {"one.record"}
    scored = [part.split()[0] for part in record.result.split(", ")]
    assert [f"{score:g}" for score in rows["scores"][0]] == scored


def test_a_record_that_cannot_be_used_is_told_and_the_others_are_kept(tmp_path: Path) -> None:
    game = SHELF.find("solar-sphere")
    recorded(game, tmp_path / "good.record")
    recorded(game, tmp_path / "open.record", over=False)
    (tmp_path / "torn.record").write_text("perihelion record 1\ngame: solar-sphere\n")
    recorded(SHELF.find("event-horizon"), tmp_path / "other.record")
    (tmp_path / "wrong.record").write_text(
        (tmp_path / "good.record").read_text().replace("deploy", "destroy", 1)
    )
    shutil.copy(GOLDEN / "former" / "solar-sphere-1-2.record", tmp_path / "former.record")
    folder = Folder(tmp_path / "run", records_plan(game, sorted(tmp_path.glob("*.record"))))
    folder.open(fresh=False)
    assert sum(run(folder, 1, None)) == 1
    reasons = dict(folder.table("faults").select(pl.col("bot").str.split("/").list.last(), "reason").rows())
    assert reasons.keys() == {"open.record", "torn.record", "other.record", "wrong.record", "former.record"}
    assert "the game is not over" in reasons["open.record"]
    assert "a game of event-horizon, not of solar-sphere" in reasons["other.record"]
    assert "a game under version 1" in reasons["former.record"]
    assert set(folder.table("decisions")["record"]) == {"good.record"}


def test_no_records_at_all_is_told(tmp_path: Path) -> None:
    game = SHELF.find("solar-sphere")
    with pytest.raises(RecordError, match="there is no such file or folder"):
        records_plan(game, [tmp_path / "nothing"])
    with pytest.raises(RecordError, match="holds no records"):
        records_plan(game, [tmp_path])


def test_a_view_keeps_its_shape() -> None:
    """Dictionaries become lists of keys and values; dataclasses are structs."""
    s = COIN.rules.setup(2, {})
    kind = inspect.type_info(type(COIN.seen.view(s, 0)))
    assert column_type(kind) == pl.Struct(
        {"points": pl.List(pl.Int32), "by_name": pl.List(pl.Struct({"key": pl.String, "value": pl.Int32}))}
    )
    s.points[1] = 4
    found = cell(kind, COIN.seen.view(s, 0))
    assert found == {"points": [0, 4], "by_name": [{"key": "red", "value": 0}, {"key": "black", "value": 4}]}
    assert isinstance(columns(HELIOS)["view"], pl.Struct)
