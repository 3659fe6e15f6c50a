"""What stands under the large faces of things: the rule that matters most there."""

from __future__ import annotations

from typing import Final

import msgspec

from perihelion.core.said import Said, as_said
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
from perihelion.games.kit.telling.phrases import series


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
        fleet=RuleText("EH-MAR-12", as_said(marauder_text())),
        special=RuleText(
            "EH-SP-04",
            Said(
                "Works for all ships of one type. Attached, moved or taken off for nothing in your own Build."
            ),
        ),
    )


def marauder_text() -> str:
    dice = f"{MARAUDER_DICE} {'die' if MARAUDER_DICE == 1 else 'dice'}"
    faces = series([str(face) for face in DIE_FACES if face >= MARAUDER_HITS_ON])
    stats = f"Each ship rolls {dice}, hits on {faces} and has {SHIP_FILE.marauder.hp} HP."
    return f"{stats} The fleet drifts by the dial of the sun."


SHIP_TEXTS: Final = {
    "cruiser": "Fast and cheap. Moves far, and takes moons two by two.",
    "drone": "Carries the landing troops: one alone takes moons, red and yellow planets.",
    "gunship": "Three dice in each round of combat, and no troops.",
    "port": "New ships of its owner may be placed on its tile. It neither moves nor fires.",
}
PLACE_TEXTS: Final = {
    "empty": "Nothing but room.",
    "start": "A starting tile: part of the wormhole network, never captured.",
    "sun": "Ships may cross the sun; marauders and wormholes may not lie there.",
}


def ship_rule(id: str) -> RuleText:
    return RuleText("EH-SHIP-01", as_said(SHIP_TEXTS[id]))


def kind_rule(kind: records.Kind) -> RuleText:
    """What takes a world, what any other place is or costs."""
    if kind.world:
        taken = Said(
            "Captured by ships with a capture value above {defense} together.", defense=blank("defense")
        )
        return RuleText("EH-CAP-01", taken)
    return RuleText("EH-MOVE-06", as_said(PLACE_TEXTS.get(kind.id) or entry_text(kind)))


def entry_text(kind: records.Kind) -> str:
    if kind.damage:
        return f"Costs {kind.entry} movement, and every ship that enters takes {kind.damage} damage."
    return f"Costs {kind.entry} movement to enter."


def upgrade_rule(id: str) -> RuleText:
    """Each S.U. has a rule of its own; what all of them cost stands under it."""
    return RuleText(
        id,
        Said(
            "{price} production for a ship type. New ships of the type carry it; ships on the map cost"
            " {refit} each to refit.",
            price=UPGRADE_PRICE,
            refit=REFIT_PRICE,
        ),
    )
