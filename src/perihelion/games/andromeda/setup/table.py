"""The empty table, before anything is laid out."""

from __future__ import annotations

from typing import Final

from perihelion.core.hands import full_pool
from perihelion.core.piles import full_pile
from perihelion.games.andromeda.cards.board import (
    BASE_COUNT,
    EVENT_START,
    NEBULAE,
    REGION_COUNT,
    SPECIALS,
    START_TRANSPORTS,
)
from perihelion.games.andromeda.cards.events import EVENT_DECK
from perihelion.games.andromeda.cards.fleet import SHIP_TYPES
from perihelion.games.andromeda.cards.modules import OPEN, copies_of
from perihelion.games.andromeda.cards.moons import MOON_COPIES
from perihelion.games.andromeda.cards.planets import DEVELOPMENT_COUNT, PLANET_COUNT
from perihelion.games.andromeda.cards.raiders import (
    CLASS_COUNT,
    FIGURES,
    cards_of,
)
from perihelion.games.andromeda.cards.ships import FLEET_SIZE
from perihelion.games.andromeda.cards.tactics import CARD_COPIES
from perihelion.games.andromeda.cards.tokens import (
    BOX,
    DISCOVERY_COPIES,
    PER_STACK,
)
from perihelion.games.andromeda.cards.tracks import TOKEN_SPACES, TYPE_COUNT
from perihelion.games.andromeda.fight import PEACE
from perihelion.games.andromeda.player import new_player
from perihelion.games.andromeda.region import (
    NEBULA,
    NOBODY,
    region_of,
    uncharted,
)
from perihelion.games.andromeda.state import (
    FREE_TO,
    NO_BILL,
    NO_EVENT,
    NO_MODULE,
    NO_TOKEN,
    NOT_ENDING,
    NOWHERE,
    ON_TRACK,
    Agreement,
    Raider,
    State,
)
from perihelion.games.kit.masks import mask_of

FIRST_BASE: Final = PLANET_COUNT
"""Tiles by number: planets, Alliance bases, special regions."""
FIRST_SPECIAL: Final = PLANET_COUNT + BASE_COUNT
TILE_COUNT: Final = FIRST_SPECIAL + len(SPECIALS)


def new_state(seats: int, agreed: Agreement) -> State:
    """AE-SETUP-03, AE-SETUP-14. An empty map and full piles; nobody has anything but ships in the supply and
    three transports in the bay."""
    bay = (START_TRANSPORTS, 0, 0, 0)
    supply = tuple([FLEET_SIZE[ship] - bay[ship] for ship in SHIP_TYPES])
    left_out = sum(DISCOVERY_COPIES) - 3 * PER_STACK
    return State(
        seats,
        players=[new_player(bay, supply, DEVELOPMENT_COUNT) for _ in range(seats)],
        agreed=agreed,
        regions=[
            region_of(NEBULA, NEBULAE.index(region), seats) if region in NEBULAE else uncharted(seats)
            for region in range(REGION_COUNT)
        ],
        charted=mask_of(NEBULAE),
        raiders_at=0,
        raiders=tuple([raider_card(agreed, seats, raider) for raider in range(CLASS_COUNT)]),
        moons=tuple([full_pile(list(copies)) for copies in MOON_COPIES]),
        planets=full_pile([1] * PLANET_COUNT),
        decks=tuple([full_pile(copies_of(kind)) for kind in range(TYPE_COUNT)]),
        columns=((NO_MODULE,) * OPEN,) * TYPE_COUNT,
        tactics=full_pile(list(CARD_COPIES)),
        events=full_pile([int(deck == agreed.deck) for deck in EVENT_DECK]),
        marker=EVENT_START[seats],
        marker_at=ON_TRACK,
        event=NO_EVENT,
        ignoring=0,
        discoveries=full_pool(list(DISCOVERY_COPIES), [PER_STACK] * BOX + [left_out] + [0] * seats),
        supremacy=(NO_TOKEN,) * TOKEN_SPACES,
        spent_moons=(),
        starter=NOBODY,
        active=NOBODY,
        turn=0,
        launched=NOWHERE,
        launched_at=NOWHERE,
        target=NOWHERE,
        first=False,
        granted=0,
        bound=FREE_TO,
        calm=False,
        harvested=False,
        returning=False,
        ship_rows=0,
        freely=0,
        moves=0,
        narrow=False,
        sending=(),
        reserved=0,
        in_play=(),
        battle=PEACE,
        unlaid=full_pile([0] * TILE_COUNT),
        rolls=((),) * seats,
        bill=NO_BILL,
        purchases=(),
        memory=(),
        left=NOT_ENDING,
        ended=False,
        aborted=False,
    )


def raider_card(agreed: Agreement, seats: int, raider: int) -> Raider:
    """AE-SETUP-08. The card of a class that was fixed, or one that nobody knows yet."""
    card = agreed.raiders[raider]
    figures = FIGURES[cards_of(raider)[0]]
    return Raider(card, False, figures, 0, (0,) * seats)
