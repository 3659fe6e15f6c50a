"""The effects of every card and hex, read from the data files' words."""

from __future__ import annotations

from typing import Final

from perihelion.core.errors import DataError
from perihelion.games.solar_sphere.cards.effects import (
    AuxiliaryDie,
    Choose,
    Effect,
    Elsewhere,
    FabricateDrones,
    GainChosen,
    GainResource,
    Morale,
    MoralePerTwo,
    PayMorale,
    RefreshCrew,
    Reputation,
    SalvageAll,
    SalvageDrones,
    SalvagePer,
    Score,
    ScorePer,
    TakeKickback,
    Trade,
)
from perihelion.games.solar_sphere.cards.specs import (
    BRANCHES,
    CREW_ACTIONS,
    CREW_RETIRES,
    HEX_BENEFITS,
    Spec,
    texts,
)
from perihelion.games.solar_sphere.cards.tables import RESOURCES
from perihelion.games.solar_sphere.words import CHOOSE


def read(spec: Spec) -> Effect:
    """The effect that a data file describes."""
    match spec.verb:
        case "gain":
            return GainResource(RESOURCES.index(spec.subject), spec.amount)
        case "trade":
            return Trade(RESOURCES.index(spec.subject), spec.amount, RESOURCES.index(spec.other), spec.given)
        case "choose":
            words = [CHOOSE.of(BRANCHES.index(texts(branch))) for branch in spec.branches]
            return Choose(words, [read_all(branch) for branch in spec.branches])
        case "score_per":
            return ScorePer(spec.subject)
        case "morale_per_two":
            return MoralePerTwo(spec.subject)
        case "salvage_per":
            return SalvagePer(spec.subject)
    return read_plain(spec.verb, spec.amount)


def read_plain(verb: str, amount: int) -> Effect:
    """The effects that only have a number."""
    match verb:
        case "gain_any":
            return GainChosen(amount)
        case "score":
            return Score(amount)
        case "morale":
            return Morale(amount)
        case "pay_morale":
            return PayMorale(amount)
        case "reputation":
            return Reputation(amount)
        case "fabricate":
            return FabricateDrones(amount)
        case "salvage":
            return SalvageDrones(amount)
        case "salvage_all":
            return SalvageAll()
        case "kickback":
            return TakeKickback(amount)
        case "auxiliary_die":
            return AuxiliaryDie()
        case "refresh_crew":
            return RefreshCrew()
        case "set_die" | "reroll_resistance":
            return Elsewhere()
    raise DataError(f"the effect '{verb}' has a sentence but no rule")


def read_all(specs: list[Spec]) -> list[Effect]:
    return [read(spec) for spec in specs]


BENEFITS: Final = tuple([read_all(specs) for specs in HEX_BENEFITS])
ACTIONS: Final = tuple([read_all(specs) for specs in CREW_ACTIONS])
RETIREMENTS: Final = tuple([read_all(specs) for specs in CREW_RETIRES])
