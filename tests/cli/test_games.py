"""`perihelion games`."""

from __future__ import annotations

import json

from cli.conftest import Run


def test_the_games_are_listed_with_seats_and_options(run: Run) -> None:
    result = run("games")
    assert result.exit_code == 0
    for text in ("solar-sphere", "Solar Sphere", "1 to 4", "medium (default)", "version 1"):
        assert text in result.stdout


def test_machines_get_the_same(run: Run) -> None:
    shelf = json.loads(run("games", "--json").stdout)
    helios = next(game for game in shelf if game["game"] == "helios")
    assert (helios["fewest"], helios["most"], helios["rules_version"]) == (2, 3, 1)
    assert helios["options"][1] == {
        "name": "energy",
        "values": ["1", "2", "4"],
        "default": "2",
        "help": "to start with",
    }


def test_the_sides_that_the_rules_drive_are_named(run: Run) -> None:
    assert "DRANDA, with 1 seat" in run("games").stdout
    shelf = {game["box"]: game for game in json.loads(run("games", "--json").stdout)}
    assert shelf["solar-sphere"]["automatic"] == {"1": ["DRANDA"], "2": [], "3": [], "4": []}
    assert shelf["helios"]["automatic"] == {"2": [], "3": []}
    assert shelf["helios-sun"]["automatic"] == {"1": ["the Sun"], "2": ["the Sun"]}


def test_a_preset_is_a_box_of_its_own_with_what_it_settles_settled(run: Run) -> None:
    assert "helios-sun" in run("games").stdout
    shelf = {game["box"]: game for game in json.loads(run("games", "--json").stdout)}
    box = shelf["helios-sun"]
    assert (box["game"], box["title"], box["fewest"], box["most"]) == (
        "helios",
        "Helios: Against the Sun",
        1,
        2,
    )
    assert [option["values"] for option in box["options"]] == [
        ["6", "3"],
        ["1", "2", "4"],
        ["no", "yes"],
        ["on"],
        ["all", "able"],
    ]


def test_versions_are_those_of_games_not_of_boxes(run: Run) -> None:
    assert list(json.loads(run("games", "--versions", "--json").stdout)) == [
        "solar-sphere",
        "event-horizon",
        "m121",
        "andromeda",
        "helios",
    ]
