"""What every upgrade and every special does, read from the data. Here all verbs have been taught."""

from __future__ import annotations

from typing import Any, Final

from perihelion.core.said import Said
from perihelion.games.event_horizon.cards.effects import fights, stats, travel
from perihelion.games.event_horizon.cards.effects.effect import VERBS, Change
from perihelion.games.event_horizon.cards.tables import SPECIAL_FILE, UPGRADE_FILE
from perihelion.games.kit.telling.phrases import clauses

THEMES: Final = (fights, stats, travel)
"""The files of the effects; to import one teaches its verbs."""


def read_all(place: str, tables: list[dict[str, Any]]) -> list[Change]:
    """The effects of one card, as the data write them."""
    effects: list[Change] = [VERBS.read(place, table) for table in tables]
    return effects


def texts(effects: list[Change]) -> Said:
    """A card as a sentence without a full stop."""
    return clauses([effect.text() for effect in effects])


UPGRADE_EFFECTS: Final = tuple([read_all(f"upgrades.toml: {card.id}", card.effects) for card in UPGRADE_FILE])
SPECIAL_EFFECTS: Final = tuple([read_all(f"specials.toml: {card.id}", card.effects) for card in SPECIAL_FILE])
UPGRADE_TEXTS: Final = tuple([texts(effects) for effects in UPGRADE_EFFECTS])
SPECIAL_TEXTS: Final = tuple([texts(effects) for effects in SPECIAL_EFFECTS])
