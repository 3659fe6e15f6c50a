"""What a player lacks for a thing on the table, and the way to it: for whoever clicks on what the present
question is not about. Here are the map and the table of all kinds; things of stations are in
`belongings`, cards and tokens in `cards`."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Said, series
from perihelion.core.steps import Refusal, Seat
from perihelion.games.andromeda.cards.board import BASE_COUNT, DISTANCE, REGION_COUNT
from perihelion.games.andromeda.cards.fleet import KINDS, SHIP_TYPES, fleet_said, size
from perihelion.games.andromeda.cards.planets import PLANET_COUNT
from perihelion.games.andromeda.cards.powers import JUMP, VOYAGE
from perihelion.games.andromeda.cards.raiders import (
    RAIDER_BONUS,
    RAIDER_CLASS,
    RAIDER_DICE,
    RAIDER_RANGE,
)
from perihelion.games.andromeda.cards.ships import SHIP_COST
from perihelion.games.andromeda.launch.legal import (
    JUMP_ENERGY,
    has_ability,
    jump_paid,
    legal_regions,
    why_not_base,
)
from perihelion.games.andromeda.numbers import ship_range, ships_on_map
from perihelion.games.andromeda.raiders.place import on_map
from perihelion.games.andromeda.region import BASE, NEBULA, PLANET
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.telling.belongings import (
    market_way,
    module_way,
    moon_way,
    plate_way,
    resource_way,
    slot_way,
    track_way,
    upgrade_way,
)
from perihelion.games.andromeda.telling.cards import (
    card_way,
    destiny_way,
    development_way,
    event_way,
    faction_way,
    token_way,
)
from perihelion.games.andromeda.telling.phrases import (
    dice,
    energy,
    place,
    place_list,
    price,
    regions,
    ships,
)
from perihelion.games.andromeda.words import BARGE
from perihelion.games.kit.masks import has, members_of
from perihelion.games.kit.telling.tellers import Way

NOT_BEGUN: Final = Refusal(
    "AE-SETUP-15", "The first turn has not begun: ships are launched when the setup is over."
)

# Regions


def region_way(s: State, seat: Seat, region: int) -> Refusal:
    """AE-LAUNCH-03 to AE-LAUNCH-08. What a launch there would need."""
    if not s.turn:
        return NOT_BEGUN
    if not has(s.charted, region):
        return Refusal(
            "AE-MAP-07",
            "Nothing lies on {region:region} yet. New planets come when the event marker reaches its end.",
            region=region,
        )
    player = s.players[seat]
    if has(player.at, region):
        return Refusal(
            "AE-LAUNCH-06",
            "You have {ships} in {place}. They come home when you return, and activate modules.",
            ships=fleet_said(s.fleet(seat, region)),
            place=place(s, region),
        )
    if not size(player.bay):
        return Refusal(
            "AE-TURN-03",
            "To reach {place} you need a ship in your launch bay: first return to station.",
            place=place(s, region),
        )
    fit = [ship for ship in SHIP_TYPES if player.bay[ship] and region in legal_regions(s, seat, ship)]
    if fit:
        return Refusal(
            "AE-LAUNCH-08",
            "In a launch turn {place} is open to {ships}.",
            place=place(s, region),
            ships=series([Said("your {ship:ship}", ship=ship) for ship in fit]),
        )
    return closed_way(s, seat, region)


def closed_way(s: State, seat: Seat, region: int) -> Refusal:
    """Why no ship of the bay gets there."""
    player, where = s.players[seat], place(s, region)
    bay = [ship for ship in SHIP_TYPES if player.bay[ship]]
    if s.regions[region].kind == NEBULA and not any(has_ability(s, seat, ship, VOYAGE) for ship in bay):
        return Refusal(
            "AE-MAP-05",
            "Into {place} only ships with Voyage go; none of your launch bay has it.",
            place=where,
        )
    if not player.at and has(s.opposed(seat), region):
        return Refusal(
            "AE-LAUNCH-04",
            "In {place} there are opposing ships: a first launch there needs a ship with Attack.",
            place=where,
        )
    if player.at:
        near = min([DISTANCE[region][own] for own in members_of(player.at, REGION_COUNT)])
        best = max(bay, key=lambda ship: ship_range(player, ship, s.regions[region].kind))
        reach = ship_range(player, best, s.regions[region].kind)
        far = near > reach and not any(jump_paid(s, seat, ship) for ship in bay)
        if far and has_ability(s, seat, best, JUMP):
            return Refusal(
                "AE-LAUNCH-07",
                "{place} is {far} from your nearest ship; your {ship:ship} reaches {reach}, and a Jump costs"
                " {energy}.",
                place=where,
                far=regions(near),
                ship=best,
                reach=reach,
                energy=energy(JUMP_ENERGY),
            )
        if far:
            return Refusal(
                "AE-LAUNCH-05",
                "{place} is {far} from your nearest ship; your {ship:ship} reaches {reach}.",
                place=where,
                far=regions(near),
                ship=best,
                reach=reach,
            )
    if s.regions[region].kind == BASE:
        why = why_not_base(s.regions[region].tile)
        return Refusal(why.rule, "{place} is not open to you now. {why}", place=where, why=why.said)
    return Refusal("AE-LAUNCH-08", "No ship of your launch bay may go to {place} now.", place=where)


def tile_way(s: State, seat: Seat, tile: int) -> Refusal | None:
    """A planet, an Alliance base or a special region, wherever it lies."""
    for region, here in enumerate(s.regions):
        if here.tile == tile and here.kind == PLANET and tile < PLANET_COUNT:
            return region_way(s, seat, region)
        if here.kind == BASE and PLANET_COUNT + here.tile == tile:
            return region_way(s, seat, region)
    if tile < PLANET_COUNT:
        return Refusal(
            "AE-MAP-07",
            "{tile:tile} is in the planet stack. New planets come when the event marker reaches its end.",
            tile=tile,
        )
    if tile < PLANET_COUNT + BASE_COUNT:
        return None
    return Refusal("AE-OPT-03", "Launch a ship to {tile:tile} like to any other region.", tile=tile)


# Ships


def ship_way(s: State, seat: Seat, ship: int) -> Refusal:
    """AE-SHIP-01, AE-LAUNCH-02. Where the ships of a type are, and what they need."""
    if not s.turn:
        return NOT_BEGUN
    player = s.players[seat]
    if player.bay[ship]:
        return Refusal(
            "AE-LAUNCH-01",
            "You have {n} in the launch bay: in a launch turn 1 ship goes to a region, within range {reach}"
            " of your ships on the map.",
            n=ships(player.bay[ship]),
            reach=ship_range(player, ship, PLANET),
        )
    if player.supply[ship]:
        return Refusal(
            "AE-SHIP-01",
            "Your {ship:ship} is not built: it costs {price}, at the Shipyard or by the Shipwright.",
            ship=ship,
            price=price(SHIP_COST[ship]),
        )
    if player.yard[ship] or player.barge[ship]:
        return Refusal(
            "AE-RET-12", "Your {ship:ship} is in the scrapyard: it comes back when you return.", ship=ship
        )
    return Refusal(
        "AE-RET-12", "Your {ship:ship} is not in the launch bay: it comes back when you return.", ship=ship
    )


def berth_way(s: State, seat: Seat, berth: int) -> Refusal:
    """AE-RET-03, AE-ESC-01. A ship on the map or on the barge."""
    if not s.turn:
        return NOT_BEGUN
    where, ship = divmod(berth, KINDS)
    player = s.players[seat]
    there = player.barge[ship] if where == BARGE else s.fleet(seat, where)[ship]
    if not there:
        return Refusal(
            "AE-LAUNCH-02",
            "You have no {ship:ship} there; you have {ships} on the map.",
            ship=ship,
            ships=ships(ships_on_map(s, seat)),
        )
    if where == BARGE:
        return Refusal(
            "AE-REP-04", "A {ship:ship} on the barge may activate a module when you return.", ship=ship
        )
    return Refusal(
        "AE-RET-03",
        "Your {ship:ship} in {place} may activate a module when you return, and join a battle within its"
        " range of {reach}.",
        ship=ship,
        place=place(s, where),
        reach=ship_range(player, ship, PLANET),
    )


def raider_way(s: State, _: Seat, card: int) -> Refusal:
    """AE-RAI-01. A raider card: what it can do, and where its raiders are."""
    raider = RAIDER_CLASS[card]
    if s.raiders[raider].card != card:
        return Refusal("AE-SETUP-08", "{raider:card} is not known to be in this game.", card=card)
    found = on_map(s, raider)
    if not found:
        return Refusal(
            "AE-RAI-03",
            "{raider:card} is not on the map: event cards place it. It rolls {dice}, targeting bonus {bonus},"
            " range {reach}.",
            card=card,
            dice=dice(RAIDER_DICE[card]),
            bonus=RAIDER_BONUS[card],
            reach=RAIDER_RANGE[card],
        )
    return Refusal(
        "AE-STRIKE-03",
        "{raider:card} is in {places}. It rolls {dice}, targeting bonus {bonus}, and comes within range"
        " {reach} of a region that is activated.",
        card=card,
        places=place_list(s, found),
        dice=dice(RAIDER_DICE[card]),
        bonus=RAIDER_BONUS[card],
        reach=RAIDER_RANGE[card],
    )


def side_way(_: State, _seat: Seat, _side: int) -> Refusal:
    """AE-P-47."""
    return Refusal("AE-P-47", "You pick a side only where a card or a power asks for it.")


WAYS: Final[dict[str, Way]] = {
    "region": region_way,
    "tile": tile_way,
    "planet": tile_way,
    "ship": ship_way,
    "berth": berth_way,
    "raider": raider_way,
    "side": side_way,
    "market": market_way,
    "module": module_way,
    "plate": plate_way,
    "slot": slot_way,
    "moon": moon_way,
    "card": card_way,
    "token": token_way,
    "development": development_way,
    "upgrade": upgrade_way,
    "track": track_way,
    "resource": resource_way,
    "faction": faction_way,
    "destiny": destiny_way,
    "event": event_way,
}
