"""What upgrades and specials do, as the data files write it: one `Spec` each, and tables of every number they
change."""

from __future__ import annotations

from typing import Any, Final

from perihelion.core.errors import DataError, nearest
from perihelion.games.event_horizon.cards.tables import CHEAPEST_SHIP, SPECIAL_FILE, UPGRADE_FILE


class Spec:
    """Everything one upgrade changes on a ship that carries it, and the sentence that says so."""

    def __init__(self, numbers: dict[str, int], text: str) -> None:
        self.numbers: Final = numbers
        self.text: Final = text

    def number(self, name: str) -> int:
        return self.numbers.get(name, 0)


STATS: Final = {
    "move": "speed",
    "capture": "capture value",
    "dice": "die",
    "hp": "HP",
    "accuracy": "accuracy",
    "cost": f"cost, never below {CHEAPEST_SHIP}",
}
WORDS_OF: Final[dict[str, str]] = {
    "immune": "takes no damage from debris",
    "targeted": "its hits are assigned by the shooter",
    "retaliate": "{n} more die for the rest of a combat once the fleet was hit",
    "repair_cost": "is repaired for free at the start of your Build",
    "absorb": "the first hit of each combat against the fleet is cancelled",
    "first_strike": "fires before everybody else in the first round of a combat",
    "pin": "no other player may retreat from a combat with it",
    "retreat": "a retreating fleet with it may jump to its starting tile",
    "scout": "may end its move on an unrevealed tile, which is revealed",
    "dice_vs_marauders": "{n} more die against marauders",
    "draw_extra": "look at {n} more card for each marauder fleet destroyed",
}
FLAGS: Final[tuple[str, ...]] = ("targeted", "first_strike", "pin", "scout")
NAMED: Final[dict[str, str]] = {"immune": "debris", "retreat": "home"}


def read_spec(place: str, effects: list[dict[str, Any]]) -> Spec:
    """All effects of one upgrade."""
    numbers: dict[str, int] = {}
    texts: list[str] = []
    for effect in effects:
        name, amount, text = read_effect(place, effect)
        numbers[name] = amount
        texts.append(text)
    return Spec(numbers, "; ".join(texts))


def read_effect(place: str, effect: dict[str, Any]) -> tuple[str, int, str]:
    """One effect as the name of the number it changes, the amount, and its sentence."""
    verb = next(iter(effect), "")
    if verb == "stat":
        name, amount = str(effect["stat"]), number(place, effect, "by", ("stat", "by"))
        expect(place, verb, name, [*STATS])
        return name, amount, f"{amount:+d} {STATS[name]}"
    if verb == "terrain":
        name, amount = str(effect["terrain"]), number(place, effect, "cost", ("terrain", "cost"))
        expect(place, verb, name, ["asteroid", "debris"])
        if amount != 1:
            raise DataError(f"data/{place}: terrain: only a cost of 1 is known, got {amount}")
        return name, amount, f"entering {name} costs {amount}"
    expect(place, "effect", verb, [*WORDS_OF, "stat", "terrain"])
    value = effect[verb]
    if verb in NAMED:
        expect(place, verb, str(value), [NAMED[verb]])
        return verb, 1, WORDS_OF[verb]
    if verb in FLAGS:
        if value is not True:
            raise DataError(f"data/{place}: {verb}: expected `true`, got `{value}`")
        return verb, 1, WORDS_OF[verb]
    amount = number(place, effect, verb, (verb,))
    if verb == "repair_cost" and amount != 0:
        raise DataError(f"data/{place}: repair_cost: only free repairs are known, got {amount}")
    return verb, amount or 1, WORDS_OF[verb].format(n=amount)


def number(place: str, effect: dict[str, Any], key: str, keys: tuple[str, ...]) -> int:
    """The whole number under a key of an effect that has just these keys."""
    for other in effect:
        expect(place, "key", other, list(keys))
    value = effect.get(key)
    if type(value) is not int:
        raise DataError(f"data/{place}: {key}: expected `int`, got `{type(value).__name__}`")
    return value


def expect(place: str, what: str, name: str, known: list[str]) -> None:
    if name not in known:
        raise DataError(f"data/{place}: {what}: unknown '{name}'{nearest(name, known)}")


UPGRADE_SPECS: Final = tuple([read_spec(f"upgrades.toml: {card.id}", card.effects) for card in UPGRADE_FILE])
SPECIAL_SPECS: Final = tuple([read_spec(f"specials.toml: {card.id}", card.effects) for card in SPECIAL_FILE])
UPGRADE_TEXTS: Final = tuple([spec.text for spec in UPGRADE_SPECS])
SPECIAL_TEXTS: Final = tuple([spec.text for spec in SPECIAL_SPECS])


def column(specs: tuple[Spec, ...], name: str) -> tuple[int, ...]:
    """One number of every upgrade; the last entry, which -1 finds, is that of an empty slot."""
    return (*[spec.number(name) for spec in specs], 0)


SU_MOVE: Final = column(UPGRADE_SPECS, "move")
SU_CAPTURE: Final = column(UPGRADE_SPECS, "capture")
SU_DICE: Final = column(UPGRADE_SPECS, "dice")
SU_HP: Final = column(UPGRADE_SPECS, "hp")
SU_ACCURACY: Final = column(UPGRADE_SPECS, "accuracy")
SU_ASTEROID: Final = column(UPGRADE_SPECS, "asteroid")
SU_DEBRIS: Final = column(UPGRADE_SPECS, "debris")
SU_IMMUNE: Final = column(UPGRADE_SPECS, "immune")
SU_RETALIATE: Final = column(UPGRADE_SPECS, "retaliate")
SU_TARGETED: Final = column(UPGRADE_SPECS, "targeted")

SP_MOVE: Final = column(SPECIAL_SPECS, "move")
SP_CAPTURE: Final = column(SPECIAL_SPECS, "capture")
SP_DICE: Final = column(SPECIAL_SPECS, "dice")
SP_HP: Final = column(SPECIAL_SPECS, "hp")
SP_ACCURACY: Final = column(SPECIAL_SPECS, "accuracy")
SP_COST: Final = column(SPECIAL_SPECS, "cost")
SP_ASTEROID: Final = column(SPECIAL_SPECS, "asteroid")
SP_DEBRIS: Final = column(SPECIAL_SPECS, "debris")
SP_IMMUNE: Final = column(SPECIAL_SPECS, "immune")
SP_REPAIRS: Final = column(SPECIAL_SPECS, "repair_cost")
"""1 for the special that repairs at the start of the Build."""
SP_ABSORB: Final = column(SPECIAL_SPECS, "absorb")
SP_FIRST_STRIKE: Final = column(SPECIAL_SPECS, "first_strike")
SP_PIN: Final = column(SPECIAL_SPECS, "pin")
SP_RECALL: Final = column(SPECIAL_SPECS, "retreat")
SP_SCOUT: Final = column(SPECIAL_SPECS, "scout")
SP_HUNTER: Final = column(SPECIAL_SPECS, "dice_vs_marauders")
SP_DRAW: Final = column(SPECIAL_SPECS, "draw_extra")
