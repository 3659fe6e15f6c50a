"""What is true at every moment of every game: no piece is lost or made."""

from __future__ import annotations

from perihelion.core.steps import Seat, Side
from perihelion.games.kit.masks import mask_of
from perihelion.games.solar_sphere.cards.tables import (
    COLUMNS,
    CORPORATION,
    CREW_COUNT,
    DRANDA_CARDS,
    DRONES,
    FLIPPED,
    MATRIX_COLUMNS,
    NO_CARD,
    NO_SHIP,
    NOBODY,
    POSITION_COUNT,
    STORAGE,
    TOP_COLUMN,
    TOP_REPUTATION,
    ships_for,
)
from perihelion.games.solar_sphere.dranda import DRANDA_SIDE
from perihelion.games.solar_sphere.numbers import stored
from perihelion.games.solar_sphere.state import CORPORATION_DRONES_BY_THE_DECK, State


def on_ships(s: State, side: Side) -> int:
    """All drones of a side on Resistance ships."""
    return sum([s.column_drones[column] for column in range(4 * COLUMNS) if s.column_owners[column] == side])


def check(s: State) -> None:
    for seat in range(s.seat_count):
        check_player(s, seat)
    check_crew(s)
    check_ships(s)
    check_sphere(s)
    check_dranda(s)


def check_player(s: State, seat: Seat) -> None:
    """SS-DRONE-01, SS-STORE-01, and the ends of the tracks."""
    player = s.players[seat]
    satellites = bin(player.satellites).count("1")
    places = [
        player.active,
        player.inactive,
        player.reserve,
        *player.matrix,
        satellites,
        player.hexes,
        on_ships(s, seat),
    ]
    assert sum(places) == DRONES, f"seat {seat} has {sum(places)} drones: {places}"
    assert min(places) >= 0, f"seat {seat} has drones {places}"
    assert max(player.matrix) <= MATRIX_COLUMNS, f"seat {seat} has matrix rows {player.matrix}"
    assert 0 <= stored(player) <= STORAGE and min(player.stock) >= 0, f"seat {seat} stores {player.stock}"
    assert 0 <= player.morale <= TOP_COLUMN, f"seat {seat} has morale {player.morale}"
    assert 0 <= player.reputation <= TOP_REPUTATION, f"seat {seat} has reputation {player.reputation}"
    assert player.hexes == s.owners.count(seat), (
        f"seat {seat} counts {player.hexes} hexes, the Sphere {s.owners.count(seat)}"
    )


def check_crew(s: State) -> None:
    """Every crew card is in exactly one place."""
    cards = [card for card in s.display if card != NO_CARD]
    for side in range(s.side_count()):
        cards += s.side_of(side).crew
    for player in s.players:
        cards += player.retired
    hidden = sum([deck.size() for deck in s.crew_decks])
    assert len(cards) + hidden == CREW_COUNT, f"{len(cards)} crew cards in sight and {hidden} in the decks"
    assert len(set(cards)) == len(cards), f"a crew card is in two places: {sorted(cards)}"


def check_ships(s: State) -> None:
    """No ship is in two places; SS-CORP-04: the Corporation has its two drones by the deck or on ships."""
    ships = [ship for ship in s.ships if ship != NO_SHIP]
    for side in range(s.side_count()):
        ships += s.side_of(side).claimed
    assert len(set(ships)) == len(ships), f"a ship is in two places: {ships}"
    assert len(ships) + s.ship_deck.size() <= sum(ships_for(s.seat_count)), f"{len(ships)} ships in sight"
    corporation = s.corporation_drones + on_ships(s, CORPORATION)
    assert corporation == CORPORATION_DRONES_BY_THE_DECK, (
        f"the Corporation has {corporation} drones for the fleet"
    )


def check_sphere(s: State) -> None:
    """A hex has an owner exactly when it is built."""
    built = mask_of([position for position in range(POSITION_COUNT) if s.owners[position] != NOBODY])
    assert built == s.built, f"built {s.built:b}, owners {s.owners}"
    if len(s.hexes) == POSITION_COUNT:
        flipped = s.owners.count(CORPORATION) - 1
        assert flipped == FLIPPED[s.seat_count], f"{flipped} hexes lie face down"


def check_dranda(s: State) -> None:
    """SS-SOLO-04. DRANDA's 20 drones and 12 cards."""
    dranda = s.dranda
    if dranda is None:
        return
    drones = dranda.supply + dranda.removed + dranda.hexes + on_ships(s, DRANDA_SIDE)
    assert drones == DRONES, f"DRANDA has {drones} drones"
    cards = len(dranda.played) + len(dranda.discards) + dranda.deck.size()
    assert cards == len(DRANDA_CARDS), f"DRANDA has {cards} cards"
