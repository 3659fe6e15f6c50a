"""Names and short sentences on the components that no data file has."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import NOTHING_SAID, Said
from perihelion.games.kit.data.records import RuleText

BASE_SHORT: Final[tuple[Said, ...]] = (
    Said("Shipyard"),
    Said("Maximus"),
    Said("Odessa"),
    Said("Dev. Office"),
    Said("Monolith"),
    Said("Trade Hub"),
)
SHIP_PLURALS: Final[tuple[Said, ...]] = (
    Said("Transports"),
    Said("Fighters"),
    Said("Science vessels"),
    Said("Heavy cruisers"),
)
ABILITY_NAMES: Final[dict[str, Said]] = {
    "populate": Said("Populate"),
    "attack": Said("Attack"),
    "voyage": Said("Voyage"),
    "jump": Said("Jump"),
    "targeting": Said("Targeting +1"),
    "infinite_range": Said("Infinite range"),
}
ABILITY_TEXTS: Final[dict[str, Said]] = {
    "populate": Said("It can become a development on a planet."),
    "attack": Said("A first launch may also go to regions with opposing ships."),
    "voyage": Said("It may enter nebulae."),
    "jump": Said("For 1 energy its range has no limit, at a launch or in Escalation."),
    "targeting": Said("Each one in a battle raises the targeting value by 1, to at most 5."),
    "infinite_range": Said("Its range has no limit."),
}
HOMES: Final[tuple[Said, ...]] = (
    Said("random nebula"),
    Said("last planet of the map"),
    Said("planet with most moons"),
)
STEPS: Final[dict[str, Said]] = {
    "launch": Said("Launch"),
    "activate": Said("Activate"),
    "strike": Said("Raider strike"),
    "battle": Said("Battle"),
    "return": Said("Return"),
    "event": Said("Event"),
    "end": Said("End of turn"),
}
BATTLE_STEPS: Final[dict[str, Said]] = {
    "escalation": Said("Escalation"),
    "diplomacy": Said("Diplomacy"),
    "preparations": Said("Preparations"),
    "roll": Said("Roll dice"),
    "outcome": Said("Outcome"),
}
WINDOW_NAMES: Final[dict[str, Said]] = {
    "own_turn_any": Said("your turn"),
    "before_launch": Said("before your launch"),
    "after_activate": Said("after activation"),
    "raider_strike": Said("raider strike"),
    "return_activate": Said("while returning"),
    "on_buy_modules": Said("buying modules"),
    "on_develop": Said("building a development"),
    "on_build_ship": Said("building a ship"),
    "other_launch": Said("another’s launch"),
    "other_claim_moon": Said("another’s moon"),
    "any_event_card": Said("event card"),
    "battle_diplomacy": Said("Diplomacy"),
    "battle_preparations": Said("Preparations"),
    "battle_preparations_outside": Said("Preparations, from outside"),
    "battle_after_roll": Said("after the roll"),
    "battle_won": Said("battle won"),
    "battle_lost": Said("battle lost"),
}
NEED_TEXTS: Final[dict[str, Said]] = {
    "": NOTHING_SAID,
    "raider_in_battle": Said("raiders take part"),
    "own_ship_in_or_next_to_active_region": Said("a ship of yours there or next to it"),
    "own_piece_on_active_planet": Said("a ship or development of yours there"),
    "exit_exists": Said("a region next to it that all your ships there may enter"),
    "opposing_players_in_battle >= 1": Said("another player takes part"),
}
SOURCES: Final[tuple[Said, ...]] = (
    Said("VP scored"),
    Said("Progress tracks"),
    Said("Developments"),
    Said("Special regions"),
    Said("Damaged modules"),
    Said("Vault"),
    Said("Civilization modules"),
    Said("Leaders"),
    Said("Destiny"),
)
"""AE-SCO-01. What a score can be made of, in its order."""
RULES: Final[tuple[RuleText, ...]] = (
    RuleText("AE-ACT-02", Said("Whoever launches here claims the top moon; without moons the tile gives.")),
    RuleText("AE-ACT-04", Said("Whoever launches here claims the moon and looks at the top 2 event cards.")),
    RuleText("AE-ACT-06", Said("Whoever launches here takes the action of the base, once.")),
    RuleText("AE-OPT-03", Said("Whoever launches here takes the action of the tile.")),
    RuleText("AE-DEV-03", Said("A transport here becomes the development, for resources and leaders.")),
    RuleText("AE-DEV-08", Said("When built it scores 1 VP for each leader on the planet and next to it.")),
    RuleText("AE-DEV-11", Said("In battles here or next to it its owner rolls 1 die more.")),
    RuleText("AE-DEV-12", Said("The ability card is used once in the game.")),
    RuleText("AE-MOON-02", Said("Discard it for what it brings, pay with it, or put it into a slot.")),
    RuleText("AE-MOD-03", Said("The price is that of its place in the column.")),
    RuleText("AE-MOD-06", Said("A gained module brings a step on the track of its type.")),
    RuleText("AE-RET-06", Said("A ship activates it; energy does once a ship has activated one of its row.")),
    RuleText("AE-RET-08", Said("The Primary Reactor activates all Science modules, and needs a ship.")),
    RuleText("AE-RET-07", Said("A damaged module does not work.")),
    RuleText("AE-SHIP-03", Said("All ships of a type have the same values.")),
    RuleText("AE-SHIP-04", Said("In use it replaces the printed values, and may bring a ship of its type.")),
    RuleText("AE-STRIKE-03", Said("After an activation within its range it moves there.")),
    RuleText("AE-TRK-12", Said("The VP count when an event scores the track, and at the end.")),
    RuleText("AE-TAC-01", Said("It is played for its text, or spent as any resource.")),
    RuleText("AE-EVT-07", Said("Everybody scores the track, 1 VP less for each damaged module.")),
    RuleText("AE-TRK-04", Said("Discard it on your turn to take its action.")),
    RuleText(
        "AE-TRK-07", Said("The first to come here takes it; discard it on your turn to take its action.")
    ),
    RuleText("AE-PSET-03", Said("Each player keeps one of two factions.")),
    RuleText("AE-OPT-01", Said("It stays secret and is scored at the end.")),
)
"""What the large faces say."""
