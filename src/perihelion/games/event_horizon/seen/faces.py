"""What stands under the large faces of things: the rule that matters most there."""

from __future__ import annotations

from typing import Final

import msgspec

from perihelion.core.said import Many, Said, series
from perihelion.games.event_horizon.cards.tables import (
    DIE_FACES,
    MARAUDER_DICE,
    MARAUDER_HITS_ON,
    REFIT_PRICE,
    SHIP_FILE,
    UPGRADE_PRICE,
)
from perihelion.games.event_horizon.data import records
from perihelion.games.kit.data.records import RuleText, blank


class FaceRules(msgspec.Struct, frozen=True):
    """By what the face shows, where it is the same for all of its kind."""

    hidden: RuleText
    group: RuleText
    fleet: RuleText
    special: RuleText


def face_rules() -> FaceRules:
    return FaceRules(
        hidden=RuleText(
            "EH-MOVE-09",
            Said("Turned over by an exploratory vehicle on one of its corners. No ship may enter it before."),
        ),
        group=RuleText(
            "EH-CMB-15",
            Said("A ship with hits equal to its HP is destroyed. A damaged ship works at full strength."),
        ),
        fleet=RuleText("EH-MAR-12", marauder_text()),
        special=RuleText(
            "EH-SP-04",
            Said(
                "Works for all ships of one type. Attached, moved or taken off for nothing in your own Build."
            ),
        ),
    )


def marauder_text() -> Said:
    return Said(
        "Each ship rolls {dice}, hits on {faces} and has {hp} HP. The fleet drifts by the dial of the sun.",
        dice=Many(MARAUDER_DICE, "{n} die", "{n} dice"),
        faces=series([Said("{n}", n=face) for face in DIE_FACES if face >= MARAUDER_HITS_ON]),
        hp=SHIP_FILE.marauder.hp,
    )


SHIP_TEXTS: Final = {
    "cruiser": Said("Fast and cheap. Moves far, and takes moons two by two."),
    "drone": Said("Carries the landing troops: one alone takes moons, red and yellow planets."),
    "gunship": Said("Three dice in each round of combat, and no troops."),
    "port": Said("New ships of its owner may be placed on its tile. It neither moves nor fires."),
}
PLACE_TEXTS: Final = {
    "empty": Said("Nothing but room."),
    "start": Said("A starting tile: part of the wormhole network, never captured."),
    "sun": Said("Ships may cross the sun; marauders and wormholes may not lie there."),
}


def ship_rule(id: str) -> RuleText:
    return RuleText("EH-SHIP-01", SHIP_TEXTS[id])


def kind_rule(kind: records.Kind) -> RuleText:
    """What takes a world, what any other place is or costs."""
    if kind.world:
        taken = Said(
            "Captured by ships with a capture value above {defense} together.", defense=blank("defense")
        )
        return RuleText("EH-CAP-01", taken)
    return RuleText("EH-MOVE-06", PLACE_TEXTS.get(kind.id) or entry_text(kind))


def entry_text(kind: records.Kind) -> Said:
    if kind.damage:
        return Said(
            "Costs {entry} movement, and every ship that enters takes {damage} damage.",
            entry=kind.entry,
            damage=kind.damage,
        )
    return Said("Costs {entry} movement to enter.", entry=kind.entry)


def upgrade_rule(id: str) -> RuleText:
    """Each S.U. has a rule of its own; what all of them cost stands under it."""
    text = Said(
        "{price} production for a ship type. New ships of the type carry it; ships on the map cost {refit}"
        " each to refit.",
        price=UPGRADE_PRICE,
        refit=REFIT_PRICE,
    )
    return RuleText(id, text)
