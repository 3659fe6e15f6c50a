"""Which modules can be activated, and with what."""

from __future__ import annotations

from perihelion.core.steps import Seat
from perihelion.games.andromeda.cards.board import REGION_COUNT
from perihelion.games.andromeda.cards.effects.late import LATE, CardList
from perihelion.games.andromeda.cards.fleet import KINDS, minus, plus, types_in
from perihelion.games.andromeda.cards.modules import HAS_ACTION
from perihelion.games.andromeda.cards.resources import ENERGY, NO_STOCK
from perihelion.games.andromeda.cards.source import OF_MODULE, Source
from perihelion.games.andromeda.cards.tracks import SCIENCE_ROW, TYPE_COUNT
from perihelion.games.andromeda.numbers import undeveloped
from perihelion.games.andromeda.player import CORE, Module, Player
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.words import BARGE, MOST_PLACES, berth_of, plate_of
from perihelion.games.kit.masks import has, members_of


def action_of(row: int, module: Module) -> CardList:
    return LATE.cores[row] if module.card == CORE else LATE.modules[module.card]


def module_on(s: State, seat: Seat, plate: int) -> Module:
    return s.players[seat].rows[plate // MOST_PLACES][plate % MOST_PLACES]


def action_on(s: State, seat: Seat, plate: int) -> CardList:
    return action_of(plate // MOST_PLACES, module_on(s, seat, plate))


def may_buy(s: State, seat: Seat, plate: int) -> bool:
    """Whether a module can buy, build or develop, or, as the Primary Reactor, activate one that can; then it
    may hang on discount cards whether it works."""
    return plate // MOST_PLACES == SCIENCE_ROW or not action_on(s, seat, plate).harmless()


def source_of(module: Module) -> Source:
    return Source(OF_MODULE, module.card, module.serial)


def works(s: State, seat: Seat, row: int, module: Module, spent: int = 0) -> bool:
    """AE-RET-07, AE-RET-10. An undamaged module with an action that can be paid and does something."""
    if module.damaged() or (module.card != CORE and not HAS_ACTION[module.card]):
        return False
    return action_of(row, module).offered(s, seat, source_of(module), spent)


def berths(s: State, seat: Seat) -> list[int]:
    """AE-RET-03. Own ships on the map and on the barge, by place and type."""
    player = s.players[seat]
    found = [
        berth_of(region, ship)
        for region in members_of(player.at, REGION_COUNT)
        for ship in types_in(s.fleet(seat, region))
    ]
    return found + [berth_of(BARGE, ship) for ship in types_in(player.barge)]


def energy_works(s: State, seat: Seat, row: int, module: Module) -> bool:
    """AE-RET-06. With energy in place of a ship."""
    return takes_energy(s, seat, row) and works(s, seat, row, module, 1)


def takes_energy(s: State, seat: Seat, row: int) -> bool:
    """AE-RET-06, AE-RET-08. Energy may be put on a module if a ship has activated one of its row; never on a
    Science module."""
    return row != SCIENCE_ROW and has(s.ship_rows, row) and s.players[seat].stock[ENERGY] > 0


def still_works(s: State, seat: Seat, row: int, module: Module, berth: int) -> bool:
    """AE-RET-04. Whether a module that works does so when this ship has left its region."""
    if not missed(s, seat, berth) or action_of(row, module).harmless():
        return True
    return works(without(s, seat, berth), seat, row, module)


def without(s: State, seat: Seat, berth: int) -> State:
    """The table after this ship has left its place."""
    later: State = s.clone()
    take_ship(later, seat, berth // KINDS, berth % KINDS)
    return later


def missed(s: State, seat: Seat, berth: int) -> bool:
    """Whether something could be lost when a ship leaves its place."""
    place = berth // KINDS
    return place != BARGE and leaving_matters(s, seat, place)


def leaving_matters(s: State, seat: Seat, region: int) -> bool:
    """Whether anything is to be had or built in a region only while a ship is there."""
    here = s.regions[region]
    return here.leaders[seat] > 0 or here.tokens != NO_STOCK or undeveloped(s, region)


def take_ship(s: State, seat: Seat, place: int, ship: int) -> None:
    """AE-RET-04, AE-RET-14. A ship goes from its region or from the barge onto a module."""
    player = s.players[seat]
    if place == BARGE:
        player.barge = minus(player.barge, ship)
    else:
        s.depart(seat, ship, place)
    player.working = plus(player.working, ship)


def activators(s: State, seat: Seat, row: int, module: Module) -> list[int]:
    """The ships with which a module can be activated."""
    if not takes_ship(row, module) or not works(s, seat, row, module):
        return []
    return [berth for berth in berths(s, seat) if still_works(s, seat, row, module, berth)]


def takes_ship(row: int, module: Module) -> bool:
    """AE-RET-05, AE-RET-08. Not twice, and Science modules are activated by their core module."""
    return not module.used and (row != SCIENCE_ROW or module.card == CORE)


def usable(s: State, seat: Seat) -> list[int]:
    """AE-RET-05, AE-MOD-14, AE-P-20. The plates of modules that can be activated now."""
    player = s.players[seat]
    return activatable(
        s,
        seat,
        [plate_of(row, place) for row in range(TYPE_COUNT) for place in range(len(player.rows[row]))],
    )


def activatable(s: State, seat: Seat, plates: list[int]) -> list[int]:
    """Those of these modules that a ship or energy can activate."""
    with_ship = activated_by_ships(s, seat, plates)
    return [plate for plate in plates if plate in with_ship or with_energy(s, seat, plate)]


def with_energy(s: State, seat: Seat, plate: int) -> bool:
    row = plate // MOST_PLACES
    if not takes_energy(s, seat, row):
        return False
    module = module_on(s, seat, plate)
    return not module.used and energy_works(s, seat, row, module)


def activated_by_ships(s: State, seat: Seat, plates: list[int]) -> list[int]:
    """Those of these modules that any ship can activate. Only where all ships are missed at their places does
    it matter which one leaves; then the table is looked at without each."""
    ships = berths(s, seat)
    if not ships:
        return []
    found = [plate for plate in plates if works_with_ship(s, seat, plate)]
    if not all(missed(s, seat, berth) for berth in ships):
        return found
    left = [plate for plate in found if not action_on(s, seat, plate).harmless()]
    for berth in ships:
        if not left:
            break
        later = without(s, seat, berth)
        left = [plate for plate in left if not works_with_ship(later, seat, plate)]
    return [plate for plate in found if plate not in left] if left else found


def works_with_ship(s: State, seat: Seat, plate: int) -> bool:
    row, module = plate // MOST_PLACES, module_on(s, seat, plate)
    return takes_ship(row, module) and works(s, seat, row, module)


def open_science(s: State, player: Player, seat: Seat) -> list[int]:
    """AE-RET-08. The Science modules that the Primary Reactor can still activate."""
    modules = player.rows[SCIENCE_ROW]
    return [
        plate_of(SCIENCE_ROW, place)
        for place in range(1, len(modules))
        if not modules[place].used and works(s, seat, SCIENCE_ROW, modules[place])
    ]
