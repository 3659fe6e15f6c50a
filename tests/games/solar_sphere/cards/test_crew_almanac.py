"""The almanac: the action and the retirement of every kind of crew card."""

from __future__ import annotations

import pytest

from games.solar_sphere.table import Table, crew_card, ship_card
from marks import rule
from perihelion.games.solar_sphere.cards.tables import KINDS
from perihelion.games.solar_sphere.words import CREW_NOUNS

HIRED = "C1-09b"
FILLERS = ("C1-03b", "C2-09b")
"""Cards that stay silent on the turns of these tests."""


def name(card: str) -> str:
    """`Ore Broker (Helion)` for C1-01a."""
    return CREW_NOUNS.names[crew_card(card)]


def own_turn(table: Table, card: str) -> None:
    """Red's turn begins, with this crew card and one die."""
    table.crew("red", card)
    table.ports("red", 3)
    table.at_turn("red")


def use(table: Table, card: str) -> None:
    own_turn(table, card)
    table.says("red", f"use {name(card)}")
    assert table.used_ids("red") == [card]


def retire(table: Table, card: str) -> None:
    """Red hires a fourth card for 2 gold and retires this one; no resource is left."""
    table.crew("red", card, *FILLERS)
    table.display(0, HIRED)
    table.stock("red", gold=2)
    table.visit("red", "Crew Station", 1)
    table.says("red", "take action", f"retire {name(card)}")
    assert table.retired_ids("red") == [card]


def regenerates(table: Table) -> list[str]:
    return [word for word in table.offered("red") if word.startswith("regenerate")]


@rule("SS-CREW-20", "SS-CREW-21", "SS-CREW-22")
def test_the_almanac_has_nine_kinds_of_tier_1_nine_of_tier_2_and_six_of_tier_3() -> None:
    tiers = [kind.tier for kind in KINDS]
    assert (tiers.count(1), tiers.count(2), tiers.count(3)) == (9, 9, 6)


# Tier 1


@rule("SS-CREW-20")
@pytest.mark.parametrize(
    ("card", "title", "before", "after"),
    [
        ("C1-01a", "Ore Broker (Helion)", (2, 0, 0), "1 ore, 2 gold"),
        ("C1-02a", "Gem Cutter (Meridian)", (0, 2, 0), "1 gold, 2 crystal"),
        ("C1-04a", "Lens Grower (Helion)", (2, 0, 0), "1 ore, 2 crystal"),
        ("C1-05a", "Rock Crusher (Meridian)", (0, 0, 2), "2 ore, 1 crystal"),
        ("C1-07a", "Yard Buyer (Helion)", (0, 2, 0), "2 ore, 1 gold"),
        ("C1-08a", "Jeweller (Meridian)", (0, 0, 2), "2 gold, 1 crystal"),
    ],
)
def test_the_six_traders_of_tier_1_give_two_for_one(
    table: Table, card: str, title: str, before: tuple[int, int, int], after: str
) -> None:
    table.stock("red", *before)
    use(table, card)
    assert (name(card), table.resources("red")) == (title, after)


@rule("SS-CREW-20")
@pytest.mark.parametrize(
    ("card", "others"),
    [
        ("C1-01a", (0, 2, 2)),
        ("C1-02a", (2, 0, 2)),
        ("C1-04a", (0, 2, 2)),
        ("C1-05a", (2, 2, 0)),
        ("C1-07a", (2, 0, 2)),
        ("C1-08a", (2, 2, 0)),
    ],
)
def test_a_trader_does_not_work_without_what_he_takes(
    table: Table, card: str, others: tuple[int, int, int]
) -> None:
    table.stock("red", *others)
    own_turn(table, card)
    assert table.offered("red") == ["deploy 3", "discard 3"]


@rule("SS-CREW-20")
@pytest.mark.parametrize(
    ("card", "title", "location", "die", "gained"),
    [
        ("C1-03a", "Hull Rigger (Umbra)", "Solar Sphere", 1, "1 ore"),
        ("C1-06a", "Bosun (Umbra)", "Crew Station", 1, "1 gold"),
        ("C1-09a", "Ordnance Mate (Umbra)", "Resistance Fleet", 2, "1 crystal"),
    ],
)
def test_the_three_visit_cards_of_tier_1_give_a_resource_on_arrival(
    table: Table, card: str, title: str, location: str, die: int, gained: str
) -> None:
    table.crew("red", card)
    table.visit("red", location, die)
    table.says("red", f"use {title}")
    assert (table.resources("red"), table.used_ids("red")) == (gained, [card])


@rule("SS-CREW-20")
@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("C1-01a", "1 gold"),
        ("C1-02a", "1 crystal"),
        ("C1-03a", "1 ore"),
        ("C1-04a", "1 crystal"),
        ("C1-05a", "1 ore"),
        ("C1-06a", "1 gold"),
        ("C1-07a", "1 ore"),
        ("C1-08a", "1 gold"),
        ("C1-09a", "1 crystal"),
    ],
)
def test_a_tier_1_card_retires_for_one_resource(table: Table, card: str, gained: str) -> None:
    retire(table, card)
    assert (table.resources("red"), table.player("red").score, table.player("red").morale) == (gained, 1, 0)


# Tier 2


@rule("SS-CREW-21")
@pytest.mark.parametrize(
    ("card", "title", "gained"),
    [
        ("C2-01a", "Mining Chief (Helion)", "1 ore"),
        ("C2-04a", "Treasurer (Meridian)", "1 gold"),
        ("C2-07a", "Prism Tender (Umbra)", "1 crystal"),
    ],
)
def test_the_three_gatherers_of_tier_2_give_one_resource(
    table: Table, card: str, title: str, gained: str
) -> None:
    use(table, card)
    assert (name(card), table.resources("red")) == (title, gained)


@rule("SS-CREW-21")
@pytest.mark.parametrize(("card", "resource"), [("C2-01a", "ore"), ("C2-04a", "gold"), ("C2-07a", "crystal")])
def test_a_gatherer_retires_for_two_of_his_resource(table: Table, card: str, resource: str) -> None:
    retire(table, card)
    assert sorted(table.offered("red")) == [f"choose to gain 2 {resource}", "choose to gain any 1 resource"]
    table.says("red", f"choose to gain 2 {resource}")
    assert table.resources("red") == f"2 {resource}"


@rule("SS-CREW-21")
@pytest.mark.parametrize(("card", "other"), [("C2-01a", "gold"), ("C2-04a", "crystal"), ("C2-07a", "ore")])
def test_a_gatherer_retires_for_one_resource_of_any_type(table: Table, card: str, other: str) -> None:
    retire(table, card)
    table.says("red", "choose to gain any 1 resource")
    assert table.offered("red") == ["take ore", "take gold", "take crystal"]
    table.says("red", f"take {other}")
    assert table.resources("red") == f"1 {other}"


@rule("SS-CREW-21")
def test_a_branch_that_another_card_prints_is_refused(table: Table) -> None:
    retire(table, "C2-01a")
    assert table.why("red", "choose to gain 4 morale").rule == "SS-CREW-10"


@rule("SS-CREW-21", "SS-CREW-23")
@pytest.mark.parametrize(
    ("current", "retired", "morale"),
    [
        (("C1-01a",), (), 1),
        (("C1-01a", "C1-02a"), (), 1),
        (("C1-01a", "C1-02a"), ("C1-03a",), 2),
        ((), ("C1-03a",), 1),
    ],
)
def test_the_ships_counsellor_gives_a_morale_for_every_two_crew_current_or_retired_herself_included(
    table: Table, current: tuple[str, ...], retired: tuple[str, ...], morale: int
) -> None:
    table.crew("red", *current)
    table.player("red").retired = [crew_card(card) for card in retired]
    own_turn(table, "C2-02a")
    table.says("red", "use Ship's Counsellor (Meridian)")
    assert table.player("red").morale == morale


@rule("SS-CREW-21", "SS-CREW-23")
def test_the_ships_counsellor_alone_is_not_two(table: Table) -> None:
    own_turn(table, "C2-02a")
    assert table.offered("red") == ["deploy 3", "discard 3"]
    assert (
        table.why("red", "use Ship's Counsellor (Meridian)").text
        == "Ship's Counsellor (Meridian) would change nothing now."
    )


@rule("SS-CREW-21")
def test_the_ships_counsellor_retires_for_four_morale(table: Table) -> None:
    retire(table, "C2-02a")
    assert sorted(table.offered("red")) == ["choose to gain 1 reputation", "choose to gain 4 morale"]
    table.says("red", "choose to gain 4 morale")
    assert (table.player("red").morale, table.player("red").reputation) == (4, 0)


@rule("SS-CREW-21")
def test_the_ships_counsellor_retires_for_a_reputation(table: Table) -> None:
    retire(table, "C2-02a")
    table.says("red", "choose to gain 1 reputation")
    assert (table.player("red").morale, table.player("red").reputation) == (0, 1)


@rule("SS-CREW-21")
def test_the_scrap_foreman_salvages_up_to_two_drones(table: Table) -> None:
    table.drones("red", active=1, inactive=5)
    use(table, "C2-03a")
    assert regenerates(table) == ["regenerate 1", "regenerate 2"]
    table.says("red", "regenerate 2")
    assert (table.player("red").active, table.player("red").inactive) == (3, 3)


@rule("SS-CREW-21")
@pytest.mark.parametrize("card", ["C2-03a", "C2-08a"])
def test_scrap_foreman_and_drone_wright_retire_for_two_drones_fabricated(table: Table, card: str) -> None:
    retire(table, card)
    assert sorted(table.offered("red")) == [
        "choose to fabricate up to 2 drones",
        "choose to salvage up to 4 drones",
    ]
    table.says("red", "choose to fabricate up to 2 drones")
    assert (table.player("red").active, table.player("red").inactive, table.player("red").reserve) == (
        8,
        2,
        10,
    )


@rule("SS-CREW-21")
@pytest.mark.parametrize("card", ["C2-03a", "C2-08a", "C2-09a"])
def test_scrap_foreman_drone_wright_and_flight_tactician_retire_for_a_salvage_of_four(
    table: Table, card: str
) -> None:
    table.drones("red", active=1, inactive=6)
    retire(table, card)
    table.says("red", "choose to salvage up to 4 drones")
    assert regenerates(table) == ["regenerate 1", "regenerate 2", "regenerate 3", "regenerate 4"]
    table.says("red", "regenerate 4")
    assert (table.player("red").active, table.player("red").inactive) == (5, 2)


@rule("SS-CREW-21")
def test_a_branch_without_effect_may_be_chosen(table: Table) -> None:
    table.drones("red", active=4, inactive=0)
    retire(table, "C2-08a")
    table.says("red", "choose to salvage up to 4 drones")
    assert (table.player("red").active, table.player("red").inactive) == (4, 0)
    assert table.offered("red") == []


@rule("SS-CREW-21")
@pytest.mark.parametrize(
    ("hexes", "morale"), [(("I1", "I2"), 1), (("I1", "I2", "I3"), 1), (("I1", "I2", "I3", "I4", "I5"), 2)]
)
def test_the_site_steward_gives_a_morale_for_every_two_hexes_rounded_down(
    table: Table, hexes: tuple[str, ...], morale: int
) -> None:
    table.built("red", *hexes)
    table.built("black", "I6")
    use(table, "C2-05a")
    assert table.player("red").morale == morale


@rule("SS-CREW-21")
def test_the_site_steward_retires_for_a_point_for_each_hex_built(table: Table) -> None:
    table.built("red", "I1", "I2", "I3")
    table.built("black", "I4")
    retire(table, "C2-05a")
    assert table.player("red").score == 1 + 3


@rule("SS-CREW-21")
def test_the_boarding_marshal_salvages_a_drone_for_each_ship_claimed(table: Table) -> None:
    table.drones("red", active=1, inactive=5)
    table.player("red").claimed = [ship_card("RS01"), ship_card("RS02"), ship_card("RS03")]
    use(table, "C2-06a")
    assert regenerates(table) == ["regenerate 1", "regenerate 2", "regenerate 3"]


@rule("SS-CREW-21")
def test_the_boarding_marshal_does_nothing_without_a_claimed_ship(table: Table) -> None:
    table.drones("red", active=1, inactive=5)
    own_turn(table, "C2-06a")
    assert table.offered("red") == ["deploy 3", "discard 3"]


@rule("SS-CREW-21")
def test_the_boarding_marshal_retires_for_a_point_for_each_ship_claimed(table: Table) -> None:
    table.player("red").claimed = [ship_card("RS01"), ship_card("RS02")]
    retire(table, "C2-06a")
    assert table.player("red").score == 1 + 2


@rule("SS-CREW-21")
def test_the_drone_wright_fabricates_one_drone(table: Table) -> None:
    use(table, "C2-08a")
    assert (table.player("red").active, table.player("red").reserve) == (7, 11)


@rule("SS-CREW-21")
def test_the_drone_wright_recovers_a_satellite_when_the_reserve_is_empty(table: Table) -> None:
    table.satellite("red", "ore-belt")
    table.satellite("red", "fleet")
    table.drones("red", active=18)
    use(table, "C2-08a")
    assert table.offered("red") == ["recall from Ore Belt", "recall from Resistance Fleet", "stop"]
    table.says("red", "recall from Resistance Fleet")
    assert (table.player("red").active, table.satellites("red")) == (19, ["ore-belt"])


@rule("SS-CREW-21", "SS-CREW-24")
def test_the_flight_tactician_rerolls_the_resistance_die_when_a_ship_wins(table: Table) -> None:
    table.crew("red", "C2-09a")
    table.ship("top left", "RS05", ("red", 3))
    table.at_battle()
    table.falls("resistance 2")
    assert table.offered("red") == ["reroll", "decline"]
    table.says("red", "reroll")
    table.falls("resistance 1")
    assert table.claimed("red") == ["RS05"]
    assert (table.player("red").score, table.used_ids("red")) == (4, ["C2-09a"])


@rule("SS-CREW-24")
def test_the_flight_tactician_helps_an_attacker_who_is_not_the_commander(table: Table) -> None:
    """T-21."""
    table.crew("red", "C2-09a")
    table.ship("top left", "RS08", ("black", 4), ("red", 1))
    table.at_battle()
    table.falls("resistance 3")
    table.says("red", "reroll")
    table.falls("resistance 1")
    assert table.claimed("black") == ["RS08"]
    assert (table.player("black").score, table.player("red").score) == (6, 3)
    assert table.used_ids("red") == ["C2-09a"]


@rule("SS-CREW-24")
def test_the_new_roll_replaces_the_old_even_if_it_is_worse(table: Table) -> None:
    table.crew("red", "C2-09a")
    table.ship("bottom left", "RS05", ("red", 3))
    table.player("red").morale = table.player("black").morale = 5
    table.at_battle()
    table.falls("resistance 2")
    table.says("red", "reroll")
    table.falls("resistance 3")
    assert table.offered("red") == [], "once"
    assert (table.player("red").score, table.player("red").morale) == (0, 4)


@rule("SS-CREW-24")
def test_the_flight_tactician_does_nothing_without_drones_on_the_ship(table: Table) -> None:
    table.crew("red", "C2-09a")
    table.ship("top left", "RS05", ("black", 1))
    table.at_battle()
    table.falls("resistance 2")
    assert table.offered("red") == []
    assert table.fleet() == ["", "", "RS05", ""]


@rule("SS-CREW-24")
def test_the_flight_tactician_is_not_asked_when_the_attack_succeeds(table: Table) -> None:
    table.crew("red", "C2-09a")
    table.ship("top left", "RS05", ("red", 3))
    table.at_battle()
    table.falls("resistance 1")
    assert table.claimed("red") == ["RS05"]
    assert table.used_ids("red") == []


@rule("SS-CREW-21")
def test_the_flight_tactician_retires_for_four_morale(table: Table) -> None:
    retire(table, "C2-09a")
    assert sorted(table.offered("red")) == ["choose to gain 4 morale", "choose to salvage up to 4 drones"]
    table.says("red", "choose to gain 4 morale")
    assert table.player("red").morale == 4


# Tier 3


@rule("SS-CREW-22")
def test_the_reclamation_director_salvages_up_to_four_drones(table: Table) -> None:
    table.drones("red", active=1, inactive=6)
    use(table, "C3-01a")
    assert regenerates(table) == ["regenerate 1", "regenerate 2", "regenerate 3", "regenerate 4"]


@rule("SS-CREW-22", "SS-CREW-29")
@pytest.mark.parametrize("card", ["C3-01a", "C3-03a"])
def test_reclamation_director_and_first_officer_retire_for_a_salvage_of_any_number(
    table: Table, card: str
) -> None:
    table.drones("red", active=1, inactive=9)
    retire(table, card)
    assert regenerates(table)[-1] == "regenerate 9"
    table.says("red", "decommission to pride", "regenerate 8")
    assert (table.player("red").active, table.player("red").inactive, table.player("red").morale) == (9, 0, 1)


@rule("SS-CREW-29")
@pytest.mark.parametrize("card", ["C3-01a", "C3-03a"])
def test_a_salvage_of_any_number_still_puts_one_drone_into_each_row(table: Table, card: str) -> None:
    table.drones("red", active=1, inactive=9)
    retire(table, card)
    table.says("red", "decommission to pride", "decommission to salvage value")
    assert "decommission to cargo" in table.offered("red")
    assert "decommission to pride" not in table.offered("red")
    assert table.why("red", "decommission to pride").rule == "SS-DRONE-13"


@rule("SS-CREW-22", "SS-CREW-25")
def test_the_corporate_envoy_pays_two_morale_for_a_reputation(table: Table) -> None:
    table.player("red").morale = 2
    use(table, "C3-02a")
    assert (table.player("red").morale, table.player("red").reputation, table.player("red").score) == (
        0,
        1,
        0,
    )


@rule("SS-CREW-25")
def test_the_corporate_envoy_needs_two_morale(table: Table) -> None:
    table.player("red").morale = 1
    own_turn(table, "C3-02a")
    assert table.offered("red") == ["deploy 3", "discard 3"]
    assert table.why("red", "use Corporate Envoy (Meridian)").rule == "SS-CREW-25"
    assert (
        table.why("red", "use Corporate Envoy (Meridian)").text
        == "Corporate Envoy (Meridian) takes 2 morale; you have 1."
    )


@rule("SS-CREW-25")
def test_beyond_the_highest_reputation_the_corporate_envoy_gives_one_morale_back(table: Table) -> None:
    table.player("red").morale = 7
    table.player("red").reputation = 6
    use(table, "C3-02a")
    assert (table.player("red").morale, table.player("red").reputation) == (6, 6)


@rule("SS-CREW-22", "SS-CREW-28")
@pytest.mark.parametrize("card", ["C3-02a", "C3-05a"])
def test_corporate_envoy_and_chief_navigator_retire_for_the_auxiliary_die(table: Table, card: str) -> None:
    retire(table, card)
    table.falls("auxiliary die 4")
    assert (table.player("red").auxiliary, table.player("red").auxiliary_gained) == (4, True)
    assert table.player("red").morale == 0, "no docking morale"


@rule("SS-CREW-28")
def test_a_second_auxiliary_die_in_a_round_is_lost(table: Table) -> None:
    table.player("red").auxiliary_gained = True
    retire(table, "C3-02a")
    assert table.offered("red") == []
    assert table.player("red").auxiliary == 0


@rule("SS-CREW-28")
def test_the_auxiliary_die_of_a_retirement_is_deployed_in_a_later_turn(table: Table) -> None:
    table.crew("red", "C3-02a", *FILLERS)
    table.display(0, HIRED)
    table.stock("red", gold=2)
    table.ports("red", 1)
    table.at_deploy()
    table.says(
        "red", "deploy 1", "visit Crew Station", "as 1", "take action", "retire Corporate Envoy (Meridian)"
    )
    table.falls("auxiliary die 4")
    assert table.offered("red") == ["deploy auxiliary 4", "discard auxiliary 4"], (
        "a turn of its own for the last die"
    )


@rule("SS-CREW-22", "SS-CREW-26")
def test_the_first_officer_turns_another_used_card_upright(table: Table) -> None:
    table.crew("red", "C2-01a", "C2-04a")
    own_turn(table, "C3-03a")
    assert "use First Officer (Umbra)" not in table.offered("red"), "nothing is used yet"
    table.says("red", "use Mining Chief (Helion)", "use Treasurer (Meridian)", "use First Officer (Umbra)")
    assert table.offered("red") == ["refresh Mining Chief (Helion)", "refresh Treasurer (Meridian)"]
    table.says("red", "refresh Mining Chief (Helion)")
    assert table.used_ids("red") == ["C2-04a", "C3-03a"]
    table.says("red", "use Mining Chief (Helion)")
    assert table.resources("red") == "2 ore, 1 gold"


@rule("SS-CREW-26")
def test_a_first_officer_does_not_refresh_a_first_officer(table: Table) -> None:
    table.crew("red", "C2-01a", "C3-03a", "C3-03b")
    table.player("red").used = 1 << crew_card("C2-01a") | 1 << crew_card("C3-03b")
    table.ports("red", 3)
    table.at_turn("red")
    table.says("red", "use First Officer (Umbra)")
    assert table.used_ids("red") == ["C3-03a", "C3-03b"], "the Mining Chief is the only choice, so it is made"


@rule("SS-CREW-26")
def test_a_used_first_officer_alone_gives_the_other_nothing_to_do(table: Table) -> None:
    table.crew("red", "C2-01a", "C3-03a", "C3-03b")
    table.player("red").used = 1 << crew_card("C3-03b")
    table.ports("red", 3)
    table.at_turn("red")
    assert table.offered("red") == ["deploy 3", "discard 3", "use Mining Chief (Helion)"]
    assert (
        table.why("red", "use First Officer (Umbra)").text
        == "First Officer (Umbra) would change nothing now."
    )


@rule("SS-CREW-26")
def test_a_card_that_is_not_used_cannot_be_refreshed(table: Table) -> None:
    table.crew("red", "C2-01a", "C2-04a")
    own_turn(table, "C3-03a")
    table.says("red", "use Mining Chief (Helion)", "use First Officer (Umbra)")
    assert table.used_ids("red") == ["C3-03a"], "the Mining Chief is the only choice, so it is made"


@rule("SS-CREW-22", "SS-CREW-27")
@pytest.mark.parametrize(
    ("card", "title", "location"),
    [
        ("C3-04a", "Grand Architect (Helion)", "Solar Sphere"),
        ("C3-06a", "Fleet Commodore (Meridian)", "Resistance Fleet"),
    ],
)
def test_grand_architect_and_fleet_commodore_give_a_kickback_on_their_visit_without_loss_of_morale(
    table: Table, card: str, title: str, location: str
) -> None:
    table.crew("red", card)
    table.player("red").morale = 5
    table.player("red").reputation = 2
    table.visit("red", location, 2)
    table.says("red", f"use {title}")
    assert table.offered("red") == ["take ore", "take gold", "take crystal", "fabricate", "salvage"]
    table.says("red", "take gold")
    assert (table.resources("red"), table.player("red").morale) == ("1 gold", 5), "one, never doubled"
    assert table.used_ids("red") == [card]


@rule("SS-CREW-27")
@pytest.mark.parametrize(
    ("card", "location", "die"),
    [("C3-04a", "Resistance Fleet", 2), ("C3-06a", "Solar Sphere", 2), ("C3-04a", "Crew Station", 1)],
)
def test_the_kickback_cards_are_silent_elsewhere(table: Table, card: str, location: str, die: int) -> None:
    table.crew("red", card, "C2-01a")
    table.visit("red", location, die)
    assert f"use {name(card)}" not in table.offered("red")
    assert table.why("red", f"use {name(card)}").rule == "SS-CREW-16"


@rule("SS-CREW-22")
@pytest.mark.parametrize("card", ["C3-04a", "C3-06a"])
def test_grand_architect_and_fleet_commodore_retire_for_a_kickback(table: Table, card: str) -> None:
    table.player("red").morale = 5
    retire(table, card)
    assert table.offered("red") == ["take ore", "take gold", "take crystal", "fabricate", "salvage"]
    table.says("red", "fabricate")
    assert (table.player("red").active, table.player("red").reserve, table.player("red").morale) == (7, 11, 5)
    assert table.offered("red") == []


@rule("SS-CREW-22")
def test_the_chief_navigator_makes_a_one_a_six_for_no_drone(table: Table) -> None:
    table.crew("red", "C3-05a")
    table.ports("red", 1)
    table.at_turn("red")
    table.says("red", "deploy 1", "visit Crystal Belt", "navigate to 6", "take action")
    assert (table.resources("red"), table.player("red").active) == ("1 crystal", 6)
    assert table.dice_at("crystal-belt") == [("red", 6)]
