"""Effects as the data files write them, and the sentence of each."""

from __future__ import annotations

from typing import Any, Final

from perihelion.core.errors import DataError, nearest
from perihelion.games.solar_sphere.cards.tables import HEX_CARDS, KINDS, RESOURCES, index_of


class Spec:
    """One effect: a verb, a number, and what it is about."""

    def __init__(
        self, verb: str, amount: int, subject: str, other: str, given: int, branches: list[list[Spec]]
    ) -> None:
        self.verb: Final = verb
        self.amount: Final = amount
        self.subject: Final = subject
        self.other: Final = other
        self.given: Final = given
        self.branches: Final = branches

    def text(self) -> str:
        """The effect as a sentence without a full stop."""
        if self.verb == "choose":
            return " or ".join([texts(branch) for branch in self.branches])
        sentence = EFFECT_TEXTS[self.verb]
        if self.verb in PLURAL and self.amount > 1:
            sentence = PLURAL[self.verb]
        subject, plural = COUNTERS.get(self.subject, (self.subject, ""))
        return sentence.format(
            n=self.amount, subject=subject, plural=plural, given=self.given, other=self.other
        )


def texts(specs: list[Spec]) -> str:
    return ", then ".join([spec.text() for spec in specs])


COUNTERS: Final = {
    "crew_total": ("crew member, current or retired", "crew members, current or retired"),
    "hexes_built": ("Sphere hex you have built", "Sphere hexes you have built"),
    "ships_claimed": ("Resistance ship you have claimed", "Resistance ships you have claimed"),
}
EFFECT_TEXTS: Final = {
    "gain": "gain {n} {subject}",
    "gain_any": "gain any 1 resource",
    "trade": "trade {n} {subject} for {given} {other}",
    "score": "score 1 point",
    "score_per": "score 1 point for each {subject}",
    "morale": "gain {n} morale",
    "morale_per_two": "gain 1 morale for every 2 {plural}",
    "pay_morale": "pay {n} morale",
    "reputation": "gain {n} reputation",
    "fabricate": "fabricate 1 drone",
    "salvage": "salvage 1 drone",
    "salvage_all": "salvage any number of drones",
    "salvage_per": "salvage up to 1 drone for each {subject}",
    "kickback": "take 1 kickback",
    "auxiliary_die": "gain your auxiliary die",
    "refresh_crew": "refresh 1 other crew member",
    "set_die": "change the die you deploy to any other face",
    "reroll_resistance": "reroll the Resistance die",
}
PLURAL: Final = {
    "gain_any": "gain any {n} resources",
    "score": "score {n} points",
    "fabricate": "fabricate up to {n} drones",
    "kickback": "take {n} kickbacks",
    "salvage": "salvage up to {n} drones",
}


def read_specs(place: str, entries: list[dict[str, Any]]) -> list[Spec]:
    """The effects of one card."""
    return [read_spec(place, entry) for entry in entries]


VALUE_OF: Final[dict[str, type]] = {
    "choose": list,
    "gain": dict,
    "trade": dict,
    "score_per": str,
    "morale_per_two": str,
    "salvage_per": str,
    "salvage_all": bool,
    "auxiliary_die": bool,
    "set_die": bool,
    "reroll_resistance": bool,
}
"""What an effect is given in the data; all others are given a number."""


def read_spec(place: str, entry: dict[str, Any]) -> Spec:
    """One effect: a verb with its value, and `for` in a trade. Two effects are two entries."""
    verb = next(iter(entry), "")
    if verb not in EFFECT_TEXTS and verb != "choose":
        raise DataError(f"data/{place}: unknown effect '{verb}'{nearest(verb, [*EFFECT_TEXTS, 'choose'])}")
    keys = [verb, "for"] if verb == "trade" else [verb]
    for key in entry:
        if key not in keys:
            raise DataError(
                f"data/{place}: {verb}: unknown key '{key}'{nearest(key, keys[1:])}; two effects are two"
                " entries"
            )
    value = checked(place, verb, entry[verb], VALUE_OF.get(verb, int))
    if isinstance(value, list):
        return Spec(verb, 0, "", "", 0, [read_specs(place, branch) for branch in value])
    if isinstance(value, dict):
        subject, amount = only_resource(place, verb, value)
        other, given = only_resource(place, "for", entry.get("for", {})) if verb == "trade" else ("", 0)
        return Spec(verb, amount, subject, other, given, [])
    if isinstance(value, str):
        index_of(place, verb, value, COUNTERS)
        return Spec(verb, 0, value, "", 0, [])
    return Spec(verb, int(value), "", "", 0, [])


def checked(place: str, key: str, value: Any, kind: type) -> Any:
    """The value, if it is of this kind; `true` is no number."""
    if type(value) is not kind:
        raise DataError(f"data/{place}: {key}: expected `{kind.__name__}`, got `{type(value).__name__}`")
    return value


def only_resource(place: str, key: str, table: dict[str, Any]) -> tuple[str, int]:
    """`{ ore = 2 }` as ("ore", 2)."""
    if len(table) != 1:
        raise DataError(f"data/{place}: {key}: expected 1 resource, got {len(table)}")
    name, amount = next(iter(table.items()))
    index_of(place, f"{key}: resource", name, RESOURCES)
    return name, int(checked(place, f"{key}: {name}", amount, int))


HEX_BENEFITS: Final = tuple([read_specs(f"hexes.toml: {card.id}", card.benefits) for card in HEX_CARDS])
CREW_ACTIONS: Final = tuple([read_specs(f"crew.toml: {kind.id}", kind.action) for kind in KINDS])
CREW_RETIRES: Final = tuple([read_specs(f"crew.toml: {kind.id}", kind.retire) for kind in KINDS])
BRANCHES: Final = tuple(
    sorted(
        {texts(branch) for specs in CREW_RETIRES + CREW_ACTIONS for spec in specs for branch in spec.branches}
    )
)
