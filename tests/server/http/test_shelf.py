"""The shelf: what can be played, and what is in the works."""

from __future__ import annotations

from server.kit.serving import Served


def test_a_game_says_what_its_automatic_sides_are_called_for_every_number_of_seats(server: Served) -> None:
    games = {game["code"]: game for game in server.guest("Ada").get("/api/games").json()}
    assert games["solar-sphere"]["automatic"] == [["DRANDA"], [], [], []]
    assert games["event-horizon"]["automatic"] == [[]] * 5


def test_no_game_in_the_works_stands_beside_those_that_can_be_played(server: Served) -> None:
    planned = server.guest("Ada").get("/api/games/planned").json()
    games = server.guest("Ada").get("/api/games").json()
    assert "andromeda" in {game["code"] for game in games}
    assert not {game["code"] for game in planned} & {game["code"] for game in games}
