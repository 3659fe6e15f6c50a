"""Every printed fact of the cards, read from `data/` into constant tables. Cards are numbers: the systems, of
which the first are start systems, then the infrastructure, of which the last are special."""

from __future__ import annotations

from typing import Final

from perihelion.core.errors import DataError
from perihelion.games.kit.masks import mask_of
from perihelion.games.kit.tables import Table, check_lists
from perihelion.games.m121.cards import draws, powers, slots
from perihelion.games.m121.cards.board import DATA
from perihelion.games.m121.cards.powers import VERBS, Power
from perihelion.games.m121.cards.slots import (
    ANY_CUBE,
    BARREN,
    COLOURS,
    DIVERSE,
    KEYWORDS,
    NO_KEYWORD,
    NO_TYPE,
)
from perihelion.games.m121.cards.tabs import BLANK, NO_TAB, Tab, read_tab
from perihelion.games.m121.data.records import (
    Combo,
    Cubes,
    Demand,
    Infrastructure,
    Infrastructures,
    System,
    Systems,
)
from perihelion.records.data import read_toml

THEMES: Final = (powers, draws)
"""The files of the powers; to import one teaches its verbs."""
SYSTEM_FILE: Final = read_toml(DATA / "systems.toml", Systems).system
GAP_FILE: Final = read_toml(DATA / "infrastructure.toml", Infrastructures).infrastructure
CARD_IDS: Final[tuple[str, ...]] = tuple([card.id for card in SYSTEM_FILE] + [card.id for card in GAP_FILE])
CARDS: Final[tuple[str, ...]] = tuple([card.name for card in SYSTEM_FILE] + [card.name for card in GAP_FILE])
check_lists({"systems.toml and infrastructure.toml: id": list(CARD_IDS)})
check_lists({"systems.toml and infrastructure.toml: name": list(CARDS)})

NO_CARD: Final = -1
START_COUNT: Final = 18
SYSTEM_COUNT: Final = 78
CARD_COUNT: Final = 120
FIRST_SPECIAL: Final = 106
DECK_SIZE: Final = 128
COLOUR_COUNT: Final = 4
MOST_DEMANDS: Final = 3


def place_of(card: int) -> str:
    """Where the data of a card stand, for errors."""
    file = "systems.toml" if card < SYSTEM_COUNT else "infrastructure.toml"
    return f"{file}: {CARD_IDS[card]}"


def wrong(card: int, message: str) -> DataError:
    return DataError(f"data/{place_of(card)}: {message}")


def check_order() -> None:
    """MX-SETUP-15. Start systems are called S01 to S18, special infrastructure X01 to X14; each group stands
    together."""
    for card, id in enumerate(CARD_IDS):
        letter = "S" if card < START_COUNT else "N" if card < SYSTEM_COUNT else "I"
        if id[:1] != ("X" if card >= FIRST_SPECIAL else letter):
            raise wrong(card, f"id: '{id}' does not belong to this part of the file")


check_order()

# What every card has

COST: Final[tuple[int, ...]] = tuple([card.cost for card in SYSTEM_FILE] + [card.cost for card in GAP_FILE])
COPIES: Final[tuple[int, ...]] = tuple([1] * SYSTEM_COUNT + [card.copies for card in GAP_FILE])


def keyword_of(card: int, name: str, keyword: str | None) -> int:
    """MX-CARD-10. The keyword is a word of the name, and no other is."""
    unsaid = [word for word in name.split() if word in KEYWORDS and word != keyword]
    if unsaid:
        raise wrong(card, f"keyword: expected '{unsaid[0]}', which stands in the name '{name}'")
    if keyword is None:
        return NO_KEYWORD
    if keyword not in name.split():
        raise wrong(card, f"keyword: '{keyword}' does not stand in the name '{name}'")
    return KEYWORDS.index(keyword)


FILES: Final[list[System | Infrastructure]] = [*SYSTEM_FILE, *GAP_FILE]
KEYWORD: Final[tuple[int, ...]] = tuple(
    [keyword_of(card, file.name, file.keyword) for card, file in enumerate(FILES)]
)
POWERS: Final[tuple[list[Power], ...]] = tuple(
    [VERBS.read_all(place_of(card), file.powers) for card, file in enumerate(FILES)]
)


def positional(slot: int) -> tuple[int, ...]:
    """How much each card has of a power that counts where the card lies."""
    return tuple([sum([power.amount for power in printed if power.slot == slot]) for printed in POWERS])


def check_places() -> None:
    """A power that counts where its card lies is on a card that lies so; MX-MIL-04: strength that counts next
    to a card is on one card, so that what is spent of it is one number."""
    for card, printed in enumerate(POWERS):
        found = [power.slot for power in printed]
        if slots.HERE_DELIVERY in found and card >= SYSTEM_COUNT:
            raise wrong(card, "to: a cube is delivered to a system, not to infrastructure")
        if slots.NEAR_DELIVERY in found and card < SYSTEM_COUNT:
            raise wrong(card, "adjacent: deliveries next to a card are for infrastructure")
    strong = [card for card, printed in enumerate(NEAR_MILITARY) if printed for _ in range(COPIES[card])]
    if len(strong) > 1:
        raise wrong(strong[1], f"adjacent: strength next to a card is on {CARD_IDS[strong[0]]} already")


NEAR_DISCOUNT: Final = positional(slots.NEAR_DISCOUNT)
NEAR_MILITARY: Final = positional(slots.NEAR_MILITARY)
NEAR_DELIVERY: Final = positional(slots.NEAR_DELIVERY)
HERE_DELIVERY: Final = positional(slots.HERE_DELIVERY)
check_places()

# Systems

CONTROL_POINTS: Final[tuple[int, ...]] = tuple([card.control for card in SYSTEM_FILE])
INFLUENCE_POINTS: Final[tuple[int, ...]] = tuple([card.influence for card in SYSTEM_FILE])


def counts(cubes: Cubes) -> tuple[int, ...]:
    return cubes.grey, cubes.brown, cubes.red, cubes.green


def type_of(cubes: tuple[int, ...]) -> int:
    """MX-CARD-11. The most numerous colour; diverse if there is no single one, barren without cubes."""
    most = max(cubes)
    if not most:
        return BARREN
    return cubes.index(most) if cubes.count(most) == 1 else DIVERSE


CUBES: Final[Table] = tuple([counts(card.cubes) for card in SYSTEM_FILE])
TYPE: Final[tuple[int, ...]] = tuple([type_of(cubes) for cubes in CUBES] + [NO_TYPE] * len(GAP_FILE))


def accepted(demand: Demand) -> int:
    return ANY_CUBE if demand.accept == "any" else COLOURS.index(demand.accept)


def check_demand(card: int, demand: Demand) -> None:
    if demand.sell and (demand.vp or demand.draw):
        raise wrong(card, "demand: a selling space pays nothing else")
    if not (demand.sell or demand.vp or demand.draw):
        raise wrong(card, "demand: a space pays vp, draw or sell")


def check_combo(card: int, combo: Combo, demands: int) -> None:
    if max(combo.need) > demands or len(set(combo.need)) < len(combo.need):
        raise wrong(card, f"combo: need: the card has {demands} demand spaces")
    if not (combo.vp or combo.draw or combo.power):
        raise wrong(card, "combo: a brace gives vp, draw or power")


for _card, _file in enumerate(SYSTEM_FILE):
    for _demand in _file.demand:
        check_demand(_card, _demand)
    for _combo in _file.combo:
        check_combo(_card, _combo, len(_file.demand))

DEMANDS: Final[tuple[int, ...]] = tuple([len(card.demand) for card in SYSTEM_FILE])
"""How many demand spaces a system has."""
ACCEPTS: Final[Table] = tuple([tuple([accepted(demand) for demand in card.demand]) for card in SYSTEM_FILE])
PAYS_POINTS: Final[Table] = tuple([tuple([demand.vp for demand in card.demand]) for card in SYSTEM_FILE])
PAYS_CARDS: Final[Table] = tuple([tuple([demand.draw for demand in card.demand]) for card in SYSTEM_FILE])
SELLS: Final[Table] = tuple([tuple([demand.sell for demand in card.demand]) for card in SYSTEM_FILE])
COMBO: Final[tuple[int, ...]] = tuple(
    [mask_of([space - 1 for combo in card.combo for space in combo.need]) for card in SYSTEM_FILE]
)
"""A bit for each demand space of the brace."""
COMBO_POINTS: Final[tuple[int, ...]] = tuple([sum([c.vp for c in card.combo]) for card in SYSTEM_FILE])
COMBO_CARDS: Final[tuple[int, ...]] = tuple([sum([c.draw for c in card.combo]) for card in SYSTEM_FILE])
COMBO_POWERS: Final[tuple[list[Power], ...]] = tuple(
    [
        VERBS.read_all(place_of(card), [combo.power for combo in file.combo if combo.power])
        for card, file in enumerate(SYSTEM_FILE)
    ]
)

for _card, _unlocked in enumerate(COMBO_POWERS):
    if any(slots.NEAR_DISCOUNT <= power.slot <= slots.HERE_DELIVERY for power in _unlocked):
        raise wrong(_card, "combo: power: what counts where a card lies cannot be unlocked")

# Infrastructure: tables begin with the first of it

POINTS: Final[tuple[int, ...]] = tuple([card.points for card in GAP_FILE])
TABS: Final[tuple[list[Tab], ...]] = tuple(
    [[read_tab(f"infrastructure.toml: {card.id}", tab) for tab in card.tabs] for card in GAP_FILE]
)
"""The tabs clockwise from the name edge."""


def is_system(card: int) -> bool:
    return card < SYSTEM_COUNT


def is_special(card: int) -> bool:
    return card >= FIRST_SPECIAL


def tab_at(card: int, turn: int, corner: int) -> Tab:
    """MX-TAB-06, MX-BLD-07. The tab of an infrastructure card that faces a corner of its gap; the name edge,
    which faces the corner of its turn, has none."""
    side = (corner - turn) % 4
    return NO_TAB if side == 0 else TABS[card - SYSTEM_COUNT][side - 1]


def blank(card: int) -> bool:
    """Whether all three tabs are blank, so that its turn makes no difference."""
    return all(tab.kind == BLANK for tab in TABS[card - SYSTEM_COUNT])
