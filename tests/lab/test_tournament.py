"""A round robin: everybody meets everybody, in all seatings of the same deals."""

from __future__ import annotations

from pathlib import Path

import pytest

from perihelion.games import SHELF
from perihelion.lab.folder import Folder
from perihelion.lab.runs import run
from perihelion.lab.tournament import standings, tournament_plan

GAME = SHELF.find("solar-sphere")
OPTIONS = {"level": "easy"}


def test_every_group_of_bots_meets_in_every_seating() -> None:
    plan = tournament_plan(GAME, ["a", "b", "c", "d"], 3, 10, OPTIONS, "1", 30.0)
    assert [study.bots for study in plan.studies] == [
        ("a", "b", "c"),
        ("a", "b", "d"),
        ("a", "c", "d"),
        ("b", "c", "d"),
    ]
    assert plan.games() == 4 * 12


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    plan = tournament_plan(GAME, ["random", "greedy", "cadet"], 2, 4, OPTIONS, "1", 30.0)
    folder = Folder(tmp_path_factory.mktemp("tournament") / "run", plan)
    folder.open(fresh=False)
    assert sum(run(folder, 2, None)) == 12
    return folder


def test_the_better_bot_stands_higher(played: Folder) -> None:
    found = standings(played)
    assert found.places[-1].bot == "random"
    assert found.places[0].rating > found.places[-1].rating + 200
    assert all(place.low <= place.rating <= place.high for place in found.places)
    assert [place.games for place in found.places] == [8, 8, 8]
    assert sum(place.share * place.games for place in found.places) == pytest.approx(12)
    ahead = {(meeting.bot, meeting.rival): meeting.ahead.mean for meeting in found.meetings}
    assert ahead["greedy", "random"] == 1.0 and len(ahead) == 6
    assert ahead["greedy", "cadet"] + ahead["cadet", "greedy"] == pytest.approx(1)


def test_a_tournament_that_was_stopped_at_once_has_no_standings(tmp_path: Path) -> None:
    folder = Folder(tmp_path / "run", tournament_plan(GAME, ["random", "greedy"], 2, 4, OPTIONS, "1", 30.0))
    folder.open(fresh=False)
    assert standings(folder).places == []


def test_a_bot_that_has_not_played_yet_has_no_place(tmp_path: Path) -> None:
    folder = Folder(
        tmp_path / "run", tournament_plan(GAME, ["random", "greedy", "cadet"], 2, 2, OPTIONS, "1", 30.0)
    )
    folder.open(fresh=False)
    next(run(folder, 1, None))
    assert [place.bot for place in standings(folder).places] == ["greedy", "random"]


def test_who_lost_is_ordered_by_points(tmp_path: Path) -> None:
    """Of three at a table, the second is ahead of the third."""
    plan = tournament_plan(GAME, ["random", "greedy", "cadet"], 3, 1, OPTIONS, "1", 30.0)
    folder = Folder(tmp_path / "run", plan)
    folder.open(fresh=False)
    assert sum(run(folder, 2, None)) == 6
    ahead = {(meeting.bot, meeting.rival): meeting.ahead for meeting in standings(folder).meetings}
    assert ahead["cadet", "random"].mean == ahead["greedy", "random"].mean == 1.0
    assert ahead["cadet", "random"].games == 6
