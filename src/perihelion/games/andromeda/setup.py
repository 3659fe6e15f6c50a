"""From an empty table to the first turn."""

from __future__ import annotations

from typing import Final

from perihelion.core.hands import full_pool
from perihelion.core.piles import Draw, Pile, full_pile
from perihelion.core.steps import Chance, Refusal, Sealed, Seat, Step, Word
from perihelion.games.andromeda.battle.pool import Roll
from perihelion.games.andromeda.cards.board import (
    BASE_COUNT,
    EVENT_START,
    LEADERS_ON_BASES,
    LEADERS_ON_NEBULA,
    LEADERS_ON_STATION,
    NEBULAE,
    PLANETS_BY_SEATS,
    REGION_COUNT,
    SPACE_COUNT,
    SPECIALS,
    START_CARDS,
    START_S_RAIDERS,
    START_TRANSPORTS,
    start_points,
)
from perihelion.games.andromeda.cards.destiny import DESTINY_COUNT, DESTINY_DEALT
from perihelion.games.andromeda.cards.effects.late import LATE
from perihelion.games.andromeda.cards.events import EVENT_DECK
from perihelion.games.andromeda.cards.factions import DEALT, FACTIONS, START, START_TRACKS
from perihelion.games.andromeda.cards.fleet import SHIP_TYPES
from perihelion.games.andromeda.cards.modules import OPEN, copies_of
from perihelion.games.andromeda.cards.moons import FIRST_OF_NEBULAE, MOON_COPIES, MOON_COUNT, NEBULA_MOONS
from perihelion.games.andromeda.cards.planets import COLOURS, DEVELOPMENT_COUNT, PLANET_COLOUR, PLANET_COUNT
from perihelion.games.andromeda.cards.powers import AT_SETUP
from perihelion.games.andromeda.cards.raiders import (
    CLASS_COUNT,
    FIGURES,
    SWARM_CLASS,
    cards_of,
)
from perihelion.games.andromeda.cards.ships import FLEET_SIZE, NEUTRAL, UNIQUE, UPGRADE_SHIP, UPGRADES
from perihelion.games.andromeda.cards.tactics import CARD_COPIES
from perihelion.games.andromeda.cards.tokens import (
    BOX,
    DISCOVERY_COPIES,
    PER_STACK,
    SUPREMACY_COPIES,
)
from perihelion.games.andromeda.cards.tracks import TOKEN_SPACES, TYPE_COUNT
from perihelion.games.andromeda.events.marker import FirstMoon, lay
from perihelion.games.andromeda.fight import PEACE
from perihelion.games.andromeda.modules.buy import Refill
from perihelion.games.andromeda.numbers import base_at, refresh
from perihelion.games.andromeda.player import NO_FACTION, new_player
from perihelion.games.andromeda.raiders.place import UNKNOWN_CARD, PlaceFigure, TurnUpRaider
from perihelion.games.andromeda.region import (
    BASE,
    NEBULA,
    NOBODY,
    PLANET,
    SPECIAL,
    UNCHARTED,
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
from perihelion.games.andromeda.stores.draw import DrawCards
from perihelion.games.andromeda.stores.gain import gain
from perihelion.games.andromeda.tracks.advance import Advance
from perihelion.games.andromeda.turn.turn import Turn
from perihelion.games.andromeda.words import (
    AIM,
    DEAL_FACTION,
    DEAL_GOAL,
    DEAL_UPGRADE,
    KEEP,
    LAY,
    NEXT_MOON,
    TOKEN_LAID,
)
from perihelion.games.andromeda.words import NEBULA as NEBULA_WORD
from perihelion.games.andromeda.words import PLANET as PLANET_WORD
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


class Setup(Step):
    """AE-SETUP-15. Everything in its order."""

    def run(self, s: State) -> None:
        seats = range(s.seat_count)
        steps: list[Step] = []
        if s.raiders[SWARM_CLASS].card == UNKNOWN_CARD:
            steps.append(TurnUpRaider(SWARM_CLASS))
        steps += [
            DrawPlanets(PLANETS_BY_SEATS[s.side_count()]),
            LayTiles(),
            NebulaMoons(),
            PlanetMoons(),
            SwarmArrives(),
            *[Refill(kind) for kind in range(TYPE_COUNT)],
            *[LaySupremacy(place) for place in range(TOKEN_SPACES)],
            *[DealFaction(seat) for seat in seats for _ in range(DEALT)],
        ]
        if s.agreed.destiny:
            steps += [DealGoal(seat) for seat in seats for _ in range(DESTINY_DEALT)]
        steps.append(ChooseFaction())
        if s.agreed.destiny:
            steps.append(ChooseGoal())
        steps += [
            *[FactionBegins(seat) for seat in seats],
            *[DrawCards(seat, START_CARDS) for seat in seats],
            *[DealUpgrade(seat, ship) for ship in SHIP_TYPES for seat in seats],
            *[PlaceLeaders(seat) for seat in seats],
            StartPlayer(tuple(seats)),
        ]
        s.then_all(steps)


# The map


class DrawPlanets(Step):
    """AE-SETUP-04. So many planets of 15; then the tiles that will be laid are mixed with the bases, and
    special regions by option."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def run(self, s: State) -> None:
        if self.count:
            s.then(DrawPlanet(), DrawPlanets(self.count - 1))
            return
        bag = list(s.unlaid.bag)
        for base in range(BASE_COUNT):
            bag[FIRST_BASE + base] = 1
        for special, copies in enumerate(s.agreed.specials):
            bag[FIRST_SPECIAL + special] = copies
        s.unlaid = full_pile(bag)


class DrawPlanet(Draw):
    """AE-SETUP-04. A planet that is in the game from the start."""

    def pile(self, s: State) -> Pile:
        return s.planets

    def drawn(self, s: State, card: int) -> None:
        s.planets = s.planets.without(card)
        s.unlaid = s.unlaid.shuffled_in([card])

    def word(self, s: State, outcome: int) -> Word:
        return PLANET_WORD.of(outcome)


class LayTiles(Step):
    """AE-SETUP-05, AE-OPT-03. Face up on the spaces in reading order, without gaps."""

    def run(self, s: State) -> None:
        if s.unlaid.size():
            space = next(r for r in range(SPACE_COUNT) if s.regions[r].kind == UNCHARTED)
            s.then(LayTile(space), self)


class LayTile(Draw):
    """AE-SETUP-05. The tile of a space."""

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def pile(self, s: State) -> Pile:
        return s.unlaid

    def drawn(self, s: State, card: int) -> None:
        s.unlaid = s.unlaid.without(card)
        if card < FIRST_BASE:
            lay(s, self.space, PLANET, card)
        elif card < FIRST_SPECIAL:
            lay(s, self.space, BASE, card - FIRST_BASE)
        else:
            lay(s, self.space, SPECIAL, card - FIRST_SPECIAL)

    def word(self, s: State, outcome: int) -> Word:
        return LAY.of(outcome)


class NebulaMoons(Step):
    """AE-SETUP-06. One on each nebula."""

    def run(self, s: State) -> None:
        s.then_all([NebulaMoon(region) for region in NEBULAE])


class NebulaMoon(Chance):
    """AE-SETUP-06. Which moon lies on a nebula."""

    def __init__(self, region: int) -> None:
        self.region: Final = region

    def weights(self, s: State) -> list[int]:
        laid = [s.regions[region].top for region in NEBULAE]
        last = FIRST_OF_NEBULAE + NEBULA_MOONS
        return [int(FIRST_OF_NEBULAE <= moon < last and moon not in laid) for moon in range(MOON_COUNT)]

    def happen(self, s: State, outcome: int) -> None:
        s.regions[self.region] = s.regions[self.region].with_moons(1, outcome)

    def word(self, s: State, outcome: int) -> Word:
        return NEXT_MOON.of(outcome)


class PlanetMoons(Step):
    """AE-SETUP-07. Three of its colour on each planet, colour by colour, planets in reading order."""

    def run(self, s: State) -> None:
        planets = [region for region in range(SPACE_COUNT) if s.regions[region].kind == PLANET]
        s.then_all(
            [
                FirstMoon(region)
                for colour in range(len(COLOURS))
                for region in planets
                if PLANET_COLOUR[s.regions[region].tile] == colour
            ]
        )


class SwarmArrives(Step):
    """AE-SETUP-08, AE-SETUP-09. Two dice, an S-class raider for each."""

    def run(self, s: State) -> None:
        s.then_all([PlaceFigure(SWARM_CLASS) for _ in range(START_S_RAIDERS)])


class LaySupremacy(Chance):
    """AE-SETUP-13. The face-up token of a Supremacy space."""

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def weights(self, s: State) -> list[int]:
        return [n - s.supremacy.count(token) for token, n in enumerate(SUPREMACY_COPIES)]

    def happen(self, s: State, outcome: int) -> None:
        s.supremacy = (*s.supremacy[: self.place], outcome, *s.supremacy[self.place + 1 :])

    def word(self, s: State, outcome: int) -> Word:
        return TOKEN_LAID.of(outcome)


# The players


class DealFaction(Chance):
    """AE-PSET-03. A faction card that only its holder sees."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def weights(self, s: State) -> list[int]:
        dealt = [faction for player in s.players for faction in player.dealt]
        return [int(faction not in dealt) for faction in range(len(FACTIONS))]

    def happen(self, s: State, outcome: int) -> None:
        player = s.players[self.seat]
        player.dealt = tuple(sorted([*player.dealt, outcome]))

    def seen_by(self, s: State) -> int:
        return 1 << self.seat

    def word(self, s: State, outcome: int) -> Word:
        return DEAL_FACTION.of(outcome)


class DealGoal(Chance):
    """AE-OPT-01. A destiny card that only its holder sees."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def weights(self, s: State) -> list[int]:
        dealt = [goal for player in s.players for goal in player.aims]
        return [int(goal not in dealt) for goal in range(DESTINY_COUNT)]

    def happen(self, s: State, outcome: int) -> None:
        player = s.players[self.seat]
        player.aims = tuple(sorted([*player.aims, outcome]))

    def seen_by(self, s: State) -> int:
        return 1 << self.seat

    def word(self, s: State, outcome: int) -> Word:
        return DEAL_GOAL.of(outcome)


class ChooseFaction(Sealed):
    """AE-P-02, AE-PSET-03. Each keeps one, in secret; then all are revealed."""

    def players(self, s: State) -> list[int]:
        return list(range(s.seat_count))

    def options(self, s: State, seat: Seat) -> list[Word]:
        return [KEEP.of(faction) for faction in s.players[seat].dealt]

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if not KEEP.says(option):
            return None
        faction = KEEP.noun(option)
        return Refusal("AE-PSET-03", "{faction:faction} was not dealt to you.", faction=faction)

    def open(self, s: State, envelopes: list[list[int]]) -> None:
        for seat, player in enumerate(s.players):
            player.faction = KEEP.noun(envelopes[seat][0])
            player.dealt = ()


class ChooseGoal(Sealed):
    """AE-P-03, AE-OPT-01. Each keeps one destiny card; it stays secret to the end."""

    def players(self, s: State) -> list[int]:
        return list(range(s.seat_count))

    def options(self, s: State, seat: Seat) -> list[Word]:
        return [AIM.of(goal) for goal in s.players[seat].aims]

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if not AIM.says(option):
            return None
        return Refusal("AE-OPT-01", "{destiny:goal} was not dealt to you.", goal=AIM.noun(option))

    def open(self, s: State, envelopes: list[list[int]]) -> None:
        for seat, player in enumerate(s.players):
            player.goal = AIM.noun(envelopes[seat][0])


class FactionBegins(Step):
    """AE-PSET-04, AE-PSET-06, AE-PSET-07. Start resources, the unique upgrade, marks on tracks, and what
    happens at setup."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> None:
        player = s.players[self.seat]
        assert player.faction != NO_FACTION, "factions are chosen before"
        player.tiles = (UNIQUE[player.faction],)
        refresh(player)
        s.then_all([Advance(self.seat, track) for track in START_TRACKS[player.faction]])
        LATE.powers.fire(s, self.seat, AT_SETUP)
        gain(s, self.seat, START[player.faction])


class DealUpgrade(Chance):
    """AE-PSET-06. A neutral upgrade of a stack, face up."""

    def __init__(self, seat: Seat, ship: int) -> None:
        self.seat: Final = seat
        self.ship: Final = ship

    def weights(self, s: State) -> list[int]:
        dealt = [tile for player in s.players for tile in player.tiles]
        return [
            int(tile < NEUTRAL and UPGRADE_SHIP[tile] == self.ship and tile not in dealt)
            for tile in range(len(UPGRADES))
        ]

    def happen(self, s: State, outcome: int) -> None:
        player = s.players[self.seat]
        player.tiles = tuple(sorted([*player.tiles, outcome]))

    def word(self, s: State, outcome: int) -> Word:
        return DEAL_UPGRADE.of(outcome)


class PlaceLeaders(Step):
    """AE-PSET-08. One leader on each base, two on a nebula by a die, the last one on the station."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> None:
        for base in range(BASE_COUNT):
            s.lead(self.seat, base_at(s, base), LEADERS_ON_BASES)
        s.players[self.seat].leaders += LEADERS_ON_STATION
        s.then(LeadersOnNebula(self.seat))


class LeadersOnNebula(Chance):
    """AE-PSET-08. The nebula of the die."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def weights(self, s: State) -> list[int]:
        return [1] * len(NEBULAE)

    def happen(self, s: State, outcome: int) -> None:
        s.lead(self.seat, NEBULAE[outcome], LEADERS_ON_NEBULA)

    def word(self, s: State, outcome: int) -> Word:
        return NEBULA_WORD.of(NEBULAE[outcome])


# The start player


class StartPlayer(Step):
    """AE-FIRST-01, AE-FIRST-02. Six dice each; whoever is ahead begins, those who are equal roll again."""

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self.seats: Final = seats

    def run(self, s: State) -> None:
        s.rolls = ((),) * s.seat_count
        s.then_all([*[RollForStart(seat) for seat in self.seats], CompareStart(self.seats)])


class RollForStart(Roll):
    """AE-FIRST-01."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(6)
        self.seat: Final = seat

    def fallen(self, s: State, roll: tuple[int, ...]) -> None:
        s.rolls = (*s.rolls[: self.seat], roll, *s.rolls[self.seat + 1 :])


class CompareStart(Step):
    """AE-FIRST-01, AE-FIRST-02, AE-FIRST-03. The highest dice in order; the others get VP clockwise."""

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self.seats: Final = seats

    def run(self, s: State) -> None:
        best = max([s.rolls[seat] for seat in self.seats])
        first = tuple([seat for seat in self.seats if s.rolls[seat] == best])
        if len(first) > 1:
            s.then(StartPlayer(first))
            return
        s.rolls = ()
        s.starter = first[0]
        for place, side in enumerate(s.in_turn(s.starter)):
            s.players[side].points = start_points(place)
        s.then(Turn(s.starter))
