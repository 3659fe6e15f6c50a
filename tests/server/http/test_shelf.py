"""The shelf: what can be played, and what is in the works."""

from __future__ import annotations

from server.kit.serving import Served


def test_a_game_says_what_its_automatic_sides_are_called_for_every_number_of_seats(server: Served) -> None:
    games = {game["code"]: game for game in server.guest("Ada").get("/api/games").json()}
    assert games["solar-sphere"]["automatic"] == [["DRANDA"], [], [], []]
    assert games["event-horizon"]["automatic"] == [[]] * 5


def test_the_games_in_the_works_stand_beside_those_that_can_be_played(server: Served) -> None:
    planned = server.guest("Ada").get("/api/games/planned").json()
    assert [game["code"] for game in planned] == ["andromeda"]
    assert (planned[0]["fewest"], planned[0]["most"], planned[0]["minutes"]) == (1, 4, [90, 150])
    games = server.guest("Ada").get("/api/games").json()
    assert not {game["code"] for game in planned} & {game["code"] for game in games}
