"""What every hex and every crew card does, read from the data. Here all verbs have been taught."""

from __future__ import annotations

from typing import Final

from perihelion.games.solar_sphere.cards.effects import choice, crew, drones, resources, tracks
from perihelion.games.solar_sphere.cards.effects.effect import branch_name, read_all
from perihelion.games.solar_sphere.cards.tables import (
    BRANCHES,
    CREW_COUNT,
    CREW_KIND,
    HEX_CARDS,
    KINDS,
)
from perihelion.games.solar_sphere.deploy.means import HELP
from perihelion.games.solar_sphere.words import CHOOSE, WORDS

THEMES: Final = (choice, crew, drones, resources, tracks)
"""The files of the effects; to import one teaches its verbs."""

WORDS.name_nouns(CHOOSE, sorted([branch_name(read_all(place, branch)) for place, branch in BRANCHES]))

BENEFITS: Final = tuple([read_all(f"hexes.toml: {card.id}", card.benefits) for card in HEX_CARDS])
"""By hex."""
ACTIONS: Final = tuple([read_all(f"crew.toml: {kind.id}", kind.action) for kind in KINDS])
RETIREMENTS: Final = tuple([read_all(f"crew.toml: {kind.id}", kind.retire) for kind in KINDS])
"""By kind of crew."""

for _card in range(CREW_COUNT):
    for _effect in ACTIONS[CREW_KIND[_card]]:
        _effect.helps(HELP[_card])
