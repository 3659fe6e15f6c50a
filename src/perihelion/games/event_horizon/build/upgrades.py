"""Chapter "Ship upgrades (S.U.)": tokens on ship types, and the ships that carry them."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Many, Said, series
from perihelion.core.steps import AskOne, Refusal, Seat, Word
from perihelion.games.event_horizon.board.fleet import (
    change_ship,
    kinds_of,
    remove_ship,
    ship_entered,
    ship_group,
    ship_noun,
    ship_on,
    ship_tile,
    ship_type,
    ships_at,
)
from perihelion.games.event_horizon.build.purchase import refuse_purchase
from perihelion.games.event_horizon.cards.groups import (
    NO_SLOT,
    carries,
    damage_of,
    noun_group,
    noun_tile,
    slot_at,
    slot_place,
    slot_type,
    type_of,
    with_token,
    without_token,
)
from perihelion.games.event_horizon.cards.tables import (
    REFIT_PRICE,
    SHIP_LEVEL,
    TOP_LEVEL,
    TYPES,
    UPGRADE_COUNT,
    UPGRADE_LEVEL,
    UPGRADE_PRICE,
)
from perihelion.games.event_horizon.numbers import hp, slot_count, slots_of
from perihelion.games.event_horizon.player import EMPTY_SLOT, Player, Ship
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.words import NUMBER, ON, REFIT, REFIT_SHIP, TAKE_OFF, UPGRADE
from perihelion.games.kit.masks import bit, has, mask_of, members_of

UNLOCKED: Final[tuple[int, ...]] = tuple(
    [
        mask_of([upgrade for upgrade in range(UPGRADE_COUNT) if UPGRADE_LEVEL[upgrade] <= level])
        for level in range(TOP_LEVEL + 1)
    ]
)
"""A bit for each S.U. that a tech level unlocks."""


def free_slot(player: Player, type: int) -> int:
    """EH-SU-04. The first free slot of a type, or NO_SLOT."""
    for place in range(slot_count(player)):
        if player.slots[slot_at(type, place)] == EMPTY_SLOT:
            return slot_at(type, place)
    return NO_SLOT


def open_types(player: Player) -> int:
    """EH-SU-04. A bit for each unlocked type with a free slot."""
    mask = 0
    for type in TYPES:
        if player.level >= SHIP_LEVEL[type] and free_slot(player, type) != NO_SLOT:
            mask |= bit(type)
    return mask


def slot_of(player: Player, upgrade: int) -> int:
    """EH-SU-05. The one slot where an S.U. lies, or NO_SLOT."""
    return player.slots.index(upgrade) if upgrade in player.slots else NO_SLOT


# Buying and moving


def offer_upgrades(player: Player, offered: list[Word]) -> None:
    """EH-SU-01, EH-SU-04, EH-SU-06. Unlocked ones that fit on a type where they are not yet."""
    fits = open_types(player) if player.budget >= UPGRADE_PRICE else 0
    if fits == 0:
        return
    buyable = UNLOCKED[player.level]
    for slot in range(len(player.slots)):
        if player.slots[slot] != EMPTY_SLOT and fits == bit(slot_type(slot)):
            buyable &= ~bit(player.slots[slot])
    offered += [UPGRADE.of(upgrade) for upgrade in members_of(buyable, UPGRADE_COUNT)]


def refuse_upgrade(player: Player, upgrade: int) -> Refusal | None:
    """Why an S.U. may not be bought."""
    item = Said("{upgrade:upgrade}", upgrade=upgrade)
    missing = refuse_purchase(player, item, UPGRADE_LEVEL[upgrade], UPGRADE_PRICE)
    if missing is not None:
        return missing
    slot = slot_of(player, upgrade)
    if slot != NO_SLOT:
        return Refusal(
            "EH-SU-05",
            "{upgrade:upgrade} is on your {sorts:type}, and no other unlocked type has a free slot.",
            upgrade=upgrade,
            type=slot_type(slot),
        )
    return Refusal(
        "EH-SU-04",
        "No unlocked ship type has a free slot for {upgrade:upgrade}: take another S.U. off first.",
        upgrade=upgrade,
    )


class ChooseType(AskOne):
    """EH-SU-01, EH-SU-04. The ship type that gets the S.U."""

    def __init__(self, seat: Seat, upgrade: int) -> None:
        super().__init__(seat)
        self.upgrade: Final = upgrade

    def options(self, s: State, seat: Seat) -> list[Word]:
        player = s.players[seat]
        fits, slot = open_types(player), slot_of(player, self.upgrade)
        return [
            ON.of(type) for type in TYPES if has(fits, type) and (slot == NO_SLOT or slot_type(slot) != type)
        ]

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        player = s.players[seat]
        player.budget -= UPGRADE_PRICE
        take_off(player, self.upgrade)
        player.slots[free_slot(player, ON.noun(option))] = self.upgrade

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        return refuse_type(s.players[seat], self.upgrade, ON.noun(option)) if ON.says(option) else None


def refuse_type(player: Player, upgrade: int, type: int) -> Refusal:
    """Why an S.U. does not go on this type."""
    held = slots_of(player, type)
    if upgrade in held:
        return Refusal(
            "EH-SU-05", "{upgrade:upgrade} is already on your {sorts:type}.", upgrade=upgrade, type=type
        )
    if player.level < SHIP_LEVEL[type]:
        return Refusal(
            "EH-SU-04",
            "Your {sorts:type} need tech level {level}; you are at level {own}.",
            type=type,
            level=SHIP_LEVEL[type],
            own=player.level,
        )
    tokens = series([Said("{upgrade:token}", token=token) for token in held])
    return Refusal(
        "EH-SU-04", "Your {sorts:type} have no free slot beside {tokens}.", type=type, tokens=tokens
    )


# Taking off


def offer_tokens(player: Player, offered: list[Word]) -> None:
    """EH-SU-07."""
    offered += [TAKE_OFF.of(upgrade) for upgrade in player.slots if upgrade != EMPTY_SLOT]


def take_off(player: Player, upgrade: int) -> None:
    """EH-SU-06, EH-SU-07, EH-SU-08. The token leaves its type, if it is on one, and every ship of the type
    loses it."""
    slot = slot_of(player, upgrade)
    if slot == NO_SLOT:
        return
    player.slots[slot] = EMPTY_SLOT
    player.ships = [stripped(ship, slot) for ship in player.ships]
    player.ships.sort()
    destroy_broken(player)


def stripped(ship: Ship, slot: int) -> Ship:
    """The ship without the token of this slot, if it is of the slot's type."""
    if ship_type(ship) != slot_type(slot):
        return ship
    return ship_on(ship_tile(ship), without_token(ship_group(ship), slot_place(slot)), ship_entered(ship))


def destroy_broken(player: Player) -> None:
    """EH-SU-08, EH-SP-09. Ships with as much damage as HP are gone."""
    broken = [
        ship
        for ship in player.ships
        if damage_of(ship_group(ship)) and damage_of(ship_group(ship)) >= hp(player, ship_group(ship))
    ]
    for ship in broken:
        remove_ship(player, ship_tile(ship), ship_group(ship))


def refuse_take_off(upgrade: int) -> Refusal:
    return Refusal("EH-SU-07", "{upgrade:upgrade} is on none of your ship types.", upgrade=upgrade)


# Refitting ships on the map


def lacking(player: Player, slot: int) -> list[Ship]:
    """EH-SU-02. The ships on the map without the token of this slot of their type."""
    return [
        ship
        for ship in player.ships
        if ship_type(ship) == slot_type(slot) and not carries(ship_group(ship), slot_place(slot))
    ]


def offer_refits(player: Player, offered: list[Word]) -> None:
    """EH-SU-02."""
    if player.budget < REFIT_PRICE:
        return
    offered += [
        REFIT.of(player.slots[slot])
        for slot in range(len(player.slots))
        if player.slots[slot] != EMPTY_SLOT and lacking(player, slot)
    ]


def refuse_refit(player: Player, upgrade: int) -> Refusal | None:
    """Why nothing may be refitted with this S.U."""
    slot = slot_of(player, upgrade)
    if slot == NO_SLOT:
        return Refusal("EH-SU-02", "{upgrade:upgrade} is on none of your ship types.", upgrade=upgrade)
    if not lacking(player, slot):
        return Refusal(
            "EH-SU-02",
            "None of your {sorts:type} on the map lacks {upgrade:upgrade}.",
            type=slot_type(slot),
            upgrade=upgrade,
        )
    return refuse_purchase(player, Said("a refit"), UPGRADE_LEVEL[upgrade], REFIT_PRICE)


class ChooseShip(AskOne):
    """EH-SU-02, EH-SU-03. The ships on the map that get the S.U.; those of equal type, damage and S.U. are
    one choice."""

    def __init__(self, seat: Seat, upgrade: int) -> None:
        super().__init__(seat)
        self.upgrade: Final = upgrade

    def options(self, s: State, seat: Seat) -> list[Word]:
        player = s.players[seat]
        nouns = [ship_noun(ship) for ship in lacking(player, slot_of(player, self.upgrade))]
        return [REFIT_SHIP.of(noun) for noun in kinds_of(nouns)]

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        s.then(ChooseNumber(seat, self.upgrade, REFIT_SHIP.noun(option)))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if not REFIT_SHIP.says(option):
            return None
        return refuse_refit_ship(s.players[seat], self.upgrade, REFIT_SHIP.noun(option))


def refuse_refit_ship(player: Player, upgrade: int, noun: int) -> Refusal:
    """Why these ships do not get the S.U."""
    tile, group = noun_tile(noun), noun_group(noun)
    type = slot_type(slot_of(player, upgrade))
    if group not in ships_at(player, tile):
        return Refusal("EH-SU-02", "You have no {ship:ship}.", ship=noun)
    if type_of(group) != type:
        return Refusal(
            "EH-SU-02",
            "{upgrade:upgrade} is on your {sorts:type}; only these can be refitted with it.",
            upgrade=upgrade,
            type=type,
        )
    return Refusal(
        "EH-SU-02", "The {ship:ship} already carries {upgrade:upgrade}.", ship=noun, upgrade=upgrade
    )


class ChooseNumber(AskOne):
    """EH-SU-02. How many of these ships, 1 production each. `ship` is a noun, see `groups.ships_noun`."""

    def __init__(self, seat: Seat, upgrade: int, ship: int) -> None:
        super().__init__(seat)
        self.upgrade: Final = upgrade
        self.ship: Final = ship
        self.tile: Final = noun_tile(ship)

    def options(self, s: State, seat: Seat) -> list[Word]:
        player = s.players[seat]
        most = min(self.ships(player), player.budget // REFIT_PRICE)
        return [NUMBER.of(number) for number in range(1, most + 1)]

    def ships(self, player: Player) -> int:
        """How many of them there are."""
        return ships_at(player, self.tile).count(noun_group(self.ship))

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        player, group = s.players[seat], noun_group(self.ship)
        carried = with_token(group, slot_place(slot_of(player, self.upgrade)))
        player.budget -= NUMBER.noun(option) * REFIT_PRICE
        for _ in range(NUMBER.noun(option)):
            change_ship(player, self.tile, group, carried)

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if not NUMBER.says(option):
            return None
        player = s.players[seat]
        return Refusal(
            "EH-SU-02",
            Many(
                self.ships(player),
                "A refit costs {price} for each ship; you have {n} such ship at {tile:tile} and {budget}"
                " production.",
                "A refit costs {price} for each ship; you have {n} such ships at {tile:tile} and {budget}"
                " production.",
                price=REFIT_PRICE,
                tile=self.tile,
                budget=player.budget,
            ),
        )
