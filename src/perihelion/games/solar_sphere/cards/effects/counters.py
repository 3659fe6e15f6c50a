"""What a card can count: how many a player has of it, its words and its icon."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Said
from perihelion.games.kit.data.records import Part
from perihelion.games.solar_sphere.numbers import crew_total
from perihelion.games.solar_sphere.player import Player


class Counted:
    """One thing that cards count, in the words of a sentence."""

    def __init__(self, one: Said, many: Said, icon: str) -> None:
        self.one: Final = one
        self.many: Final = many
        self.icon: Final = icon


COUNTERS: Final = {
    "crew_total": Counted(
        Said("crew member, current or retired"), Said("crew members, current or retired"), "crew"
    ),
    "hexes_built": Counted(
        Said("Sphere hex you have built"), Said("Sphere hexes you have built"), "hex-flat"
    ),
    "ships_claimed": Counted(
        Said("Resistance ship you have claimed"), Said("Resistance ships you have claimed"), "ship-raider"
    ),
}


def count(player: Player, counter: str) -> int:
    """SS-CREW-23. What a card counts."""
    if counter == "crew_total":
        return crew_total(player)
    return player.hexes if counter == "hexes_built" else len(player.claimed)


PER: Final = Said("per")
PER_TWO: Final = Said("per 2")


def per(icon: str, counter: str, link: Said = PER) -> list[Part]:
    """One thing for each of another."""
    return [Part(icon=icon), Part(text=link, quiet=True), Part(icon=COUNTERS[counter].icon)]
