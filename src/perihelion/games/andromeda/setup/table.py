"""The empty table, before anything is laid out."""

from __future__ import annotations

from typing import Final

from perihelion.core.hands import full_pool
from perihelion.core.piles import full_pile
from perihelion.games.andromeda.added import UNUSED, Added
from perihelion.games.andromeda.cards.board import (
    BASE_COUNT,
    EVENT_START,
    NEBULAE,
    REGION_COUNT,
    SPECIAL_SET,
    SPECIALS,
    START_TRANSPORTS,
)
from perihelion.games.andromeda.cards.events import EVENT_DECK, EVENT_SET
from perihelion.games.andromeda.cards.fleet import SHIP_TYPES
from perihelion.games.andromeda.cards.modules import OPEN, copies_of
from perihelion.games.andromeda.cards.moons import MOON_COPIES, MOON_SET
from perihelion.games.andromeda.cards.planets import DEVELOPMENT_COUNT, PLANET_COUNT
from perihelion.games.andromeda.cards.raiders import (
    CLASS_COUNT,
    FIGURES,
    cards_of,
)
from perihelion.games.andromeda.cards.sets import in_game
from perihelion.games.andromeda.cards.ships import FLEET_SIZE
from perihelion.games.andromeda.cards.tactics import CARD_COPIES, CARD_SET
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


def new_state(seats: int, agreed: Agreement, added: Added = UNUSED) -> State:
    """AE-SETUP-03, AE-SETUP-14. An empty map and full piles; nobody has anything but ships in the supply and
    three transports in the bay."""
    bay = (START_TRANSPORTS, 0, 0, 0)
    supply = tuple([FLEET_SIZE[ship] - bay[ship] for ship in SHIP_TYPES])
    sets = added.sets()
    sides = seats + len(added.automatic())
    left_out = sum(DISCOVERY_COPIES) - 3 * PER_STACK
    s = State(
        seats,
        players=[new_player(bay, supply, DEVELOPMENT_COUNT) for _ in range(sides)],
        agreed=agreed,
        regions=[
            region_of(NEBULA, NEBULAE.index(region), sides) if region in NEBULAE else uncharted(sides)
            for region in range(REGION_COUNT)
        ],
        charted=mask_of(NEBULAE),
        raiders_at=0,
        raiders=tuple([raider_card(agreed, sides, raider) for raider in range(CLASS_COUNT)]),
        moons=tuple([full_pile(in_game(copies, MOON_SET, sets)) for copies in MOON_COPIES]),
        planets=full_pile([1] * PLANET_COUNT),
        decks=tuple([full_pile(copies_of(kind, sets)) for kind in range(TYPE_COUNT)]),
        columns=((NO_MODULE,) * OPEN,) * TYPE_COUNT,
        tactics=full_pile(in_game(CARD_COPIES, CARD_SET, sets)),
        events=full_pile(in_game([int(deck == agreed.deck) for deck in EVENT_DECK], EVENT_SET, sets)),
        marker=EVENT_START[sides],
        marker_at=ON_TRACK,
        event=NO_EVENT,
        ignoring=0,
        discoveries=full_pool(list(DISCOVERY_COPIES), [PER_STACK] * BOX + [left_out] + [0] * sides),
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
        unlaid=full_pile([0] * FIRST_SPECIAL + in_game([0] * len(SPECIALS), SPECIAL_SET, sets)),
        rolls=((),) * seats,
        bill=NO_BILL,
        purchases=(),
        memory=(),
        left=NOT_ENDING,
        ended=False,
        aborted=False,
        added=added,
    )
    s.watchful = added.watches()
    added.lay(s)
    return s


def raider_card(agreed: Agreement, sides: int, raider: int) -> Raider:
    """AE-SETUP-08. The card of a class that was fixed, or one that nobody knows yet."""
    card = agreed.raiders[raider]
    figures = FIGURES[cards_of(raider)[0]]
    return Raider(card, False, figures, 0, (0,) * sides)
