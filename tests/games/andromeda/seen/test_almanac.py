"""What stands on the components."""

from __future__ import annotations

from games.andromeda.table import Table
from marks import rule
from perihelion.games.andromeda.cards.ships import UPGRADE_IDS
from perihelion.games.andromeda.scoring import parts
from perihelion.games.andromeda.seen.almanac import almanac
from perihelion.games.andromeda.words import AMOUNT_NAMES, ROLLS

PRINTED = almanac()


def test_a_space_knows_its_place_and_its_neighbours() -> None:
    space, nebula = PRINTED.places[0], PRINTED.places[27]
    assert (space.id, space.x, space.y, space.nebula) == ("R1-1", 2, 1, 0)
    assert [PRINTED.places[other].id for other in space.neighbours] == ["R1-2", "R2-1", "R2-2", "N1", "N6"]
    assert (nebula.id, nebula.nebula) == ("N1", 1)


@rule("AE-TRK-04", "AE-TRK-06", "AE-TRK-08")
def test_a_track_space_tells_its_reward() -> None:
    tracks = {track.id: track for track in PRINTED.tracks}
    assert [(space.reward, space.number) for space in tracks["science"].spaces if space.reward] == [
        ("discovery", 0),
        ("discovery", 1),
    ]
    assert [space.number for space in tracks["commerce"].spaces if space.reward == "vault"] == [1, 2]
    assert all(space.reward == "limit" for space in tracks["civilization"].spaces if space.reward)


def test_a_faction_and_its_upgrade_name_each_other() -> None:
    for number, faction in enumerate(PRINTED.factions):
        assert PRINTED.upgrades[faction.upgrade].faction == number
    assert PRINTED.upgrades[UPGRADE_IDS.index("NU-T1")].faction == -1


@rule("AE-MOD-03")
def test_the_spaces_of_a_column_have_prices() -> None:
    assert PRINTED.columns[1].costs == [[1, 0, 0, 0, 0, 0, 0], [2, 0, 0, 0, 0, 0, 0], [3, 0, 0, 0, 0, 0, 0]]


@rule("AE-MOON-07")
def test_a_moon_tells_what_it_brings_and_whether_it_is_null() -> None:
    moons = {moon.id: moon for moon in PRINTED.moons}
    reef, mirror = moons["NM-5"], moons["NM-4"]
    assert (reef.gains, reef.repair, reef.colour) == ([1, 1, 0, 0, 0, 0], 1, "nebula")
    assert (mirror.points, mirror.null, moons["MO-M2"].colour) == (2, True, "violet")


def test_made_up_nouns_can_be_read() -> None:
    nouns = PRINTED.nouns
    assert (nouns.places, nouns.ships, nouns.barge, nouns.open) == (32, 4, 33, 3)
    assert [tuple(roll) for roll in nouns.rolls] == list(ROLLS)
    assert len(PRINTED.resources) == len(AMOUNT_NAMES)


@rule("AE-SCO-01")
def test_the_parts_of_a_score_are_listed_in_their_order() -> None:
    table = Table(2, destiny=True, specials=(2, 2))
    assert [str(label) for label, _ in parts(table.s, 0)] == [str(label) for label in PRINTED.sources]
