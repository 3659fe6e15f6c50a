"""Moments of Andromeda's Edge that the tests in windows look for, and what must be seen then: from the table
itself, so that another recorded game brings other ones."""

from __future__ import annotations

from browser.moments import Moment
from perihelion.core.steps import over
from perihelion.games.andromeda.cards.board import ALL_NEBULAE, DISTANCE, REGION_COUNT, REGIONS
from perihelion.games.andromeda.cards.modules import CORES, MODULES, OPEN
from perihelion.games.andromeda.cards.planets import DEVELOPMENTS, PLANET_TYPE, PLANETS
from perihelion.games.andromeda.cards.raiders import RAIDER_CARDS, RAIDER_RANGE
from perihelion.games.andromeda.cards.resources import ENERGY, RESOURCES
from perihelion.games.andromeda.cards.tactics import CARDS
from perihelion.games.andromeda.fight import DIPLOMACY
from perihelion.games.andromeda.player import CORE
from perihelion.games.andromeda.region import NO_RAIDER, PLANET
from perihelion.games.andromeda.words import ACTIVATE, BUY, MOST_PLACES, TILES
from perihelion.games.kit.masks import has, members_of

GAME = "andromeda-2"

# What lies on the table


def called(at: Moment, region: int) -> str:
    """The name of a planet or a base."""
    here = at.state.regions[region]
    name: str = TILES[here.tile if here.kind == PLANET else len(PLANETS) + here.tile]
    return name


def stores(at: Moment) -> list[int]:
    """What the asked player has, from titanium to the tactics cards."""
    player = at.state.players[at.seat]
    return [*player.stock, player.hand.size()]


def hand(at: Moment, seat: int) -> list[str]:
    return [CARDS[card] for card in at.state.players[seat].hand.kinds()]


def paid(before: Moment, after: Moment) -> list[str]:
    """What became less: `2 titanium`."""
    pairs = zip(RESOURCES, stores(before), stores(after), strict=False)
    return [f"{had - has} {name}" for name, had, has in pairs if had > has]


def on_the_way(at: Moment) -> tuple[int, ...]:
    """The ships on the map and on the barge, by type."""
    player = at.state.players[at.seat]
    fleets = [at.state.regions[region].fleets[at.seat] for region in range(REGION_COUNT)]
    return tuple([sum(ships) for ships in zip(player.barge, *fleets, strict=True)])


# A launch

LAUNCH = "launch transport"


def goals(at: Moment) -> list[int]:
    """Where a transport may go."""
    return [REGIONS.index(word.removeprefix("to ")) for word in at.said(LAUNCH).offering("to")]


def strikers(at: Moment, goal: int) -> list[int]:
    """AE-STRIKE-03. From where raiders would reach a launch to this region."""
    s = at.state
    return [
        region
        for region in members_of(s.raiders_at, REGION_COUNT)
        if region != goal and DISTANCE[region][goal] <= RAIDER_RANGE[s.raiders[s.regions[region].raider].card]
    ]


def struck(at: Moment) -> list[int]:
    """The goals without raiders to which they come from one region."""
    return [
        goal
        for goal in goals(at)
        if at.state.regions[goal].raider == NO_RAIDER and len(strikers(at, goal)) == 1
    ]


def raiders(at: Moment, region: int) -> str:
    """The card of the raiders there."""
    name: str = RAIDER_CARDS[at.state.raiders[at.state.regions[region].raider].card]
    return name


def after_launch(at: Moment, goal: int) -> Moment:
    return at.said(LAUNCH, f"to {REGIONS[goal]}")


def calm(at: Moment) -> list[int]:
    """The goals at which nobody else is and nothing is bought, so that the launch itself changes nothing but
    the place of a ship."""
    others = at.state.opposed(at.seat)
    return [goal for goal in goals(at) if not has(others, goal) and not buys(at, goal)]


def buys(at: Moment, goal: int) -> bool:
    """Whether modules are bought there."""
    later = after_launch(at, goal)
    while "go on" in later.offers() and not later.offering("take"):
        later = later.said("go on")
    return bool(later.offering("take"))


def alone(at: Moment) -> Moment:
    """After all that is said by itself, because nothing else is offered."""
    while len(offers := at.offers()) == 1:
        at = at.said(offers[0])
    return at


def away(at: Moment, region: int) -> int:
    """How far a region is from the nearest own ship."""
    own = members_of(at.state.players[at.seat].at, REGION_COUNT)
    return min([DISTANCE[region][ship] for ship in own])


def too_far(at: Moment) -> list[int]:
    """The regions beyond the goals, at least two steps away, where no own ship is."""
    charted = members_of(at.state.charted & ~ALL_NEBULAE, REGION_COUNT)
    reach = max([away(at, goal) for goal in goals(at)])
    return [region for region in charted if away(at, region) > max(1, reach)]


def a_short_launch(at: Moment) -> bool:
    """Only a transport lies in the bay, with some goals near, one of which is struck, and others too far."""
    launches = at.offering("launch") == [LAUNCH] and at.state.players[at.seat].at
    return bool(launches and struck(at) and calm(at) and too_far(at))


# A Jump

JUMPER = "launch heavy cruiser"
CRUISER_FIRST = (
    "build heavy cruiser",
    "pay",
    LAUNCH,
    "return to station",
    "done",
    "go on",
    "pass",
    "no more",
)
"""What is said so that a heavy cruiser waits in the bay while ships are out."""


def can_build_a_cruiser(at: Moment) -> bool:
    build = CRUISER_FIRST[0]
    return build in at.offers() and "pay" in at.said(build).offers()


def jumps(at: Moment) -> list[int]:
    """Where the cruiser goes for energy."""
    words = at.said(JUMPER).offering("to")
    energy = stores(at)[ENERGY]
    spending = [word for word in words if stores(at.said(JUMPER, word))[ENERGY] < energy]
    return [REGIONS.index(word.removeprefix("to ")) for word in spending]


def plain_jumps(at: Moment) -> list[int]:
    """Those after which more than one thing can be said, so that the launch alone is said with them."""
    return [goal for goal in jumps(at) if len(at.said(JUMPER, f"to {REGIONS[goal]}").offers()) > 1]


def may_jump(at: Moment) -> bool:
    return JUMPER in at.offers() and bool(plain_jumps(at))


# A battle

TRUCES = ("Hailing Frequencies", "Ceasefire Treaty")
"""Diplomacy cards by which another may end the battle."""
FIGHTING = ("send", "launch", "go on", "pass")
"""What is said so that players come to fight each other, with cards in their hands."""
SURGE = "Power Surge"


def truces(at: Moment) -> list[str]:
    return [name for name in TRUCES if f"play {name}" in at.offers()]


def may_end_the_battle_of_another(at: Moment) -> bool:
    s = at.state
    return at.seat != s.active and s.battle.step == DIPLOMACY and bool(truces(at))


def may_join_with_a_card(at: Moment) -> bool:
    """Somebody may send one ship to raiders and another player there, and has what to do in the battle, and
    the other as well."""
    s = at.state
    sends = at.offering("send")
    ready = all(player.hand.size() and player.stock[ENERGY] for player in s.players)
    return (
        len(sends) == 1 and at.seat != s.active and s.battle.raiders and ready and SURGE in hand(at, at.seat)
    )


# A return


def plate(at: Moment, word: str) -> int:
    """The module that a word activates."""
    return ACTIVATE.noun(at.words.number(word))


def module(at: Moment, which: int) -> str:
    """The name of an own module."""
    row, place = divmod(which, MOST_PLACES)
    card = at.state.players[at.seat].rows[row][place].card
    return CORES[row] if card == CORE else MODULES[card]


def with_ships(at: Moment) -> list[list[str]]:
    """The activations by a transport of the map, and the ship, after which one goes on returning."""
    found = [
        [word, ship]
        for word in at.offering("activate")
        for ship in at.said(word).offering("with transport in")
    ]
    return [words for words in found if "done" in at.said(*words).offers()]


def with_energy(at: Moment) -> list[list[str]]:
    """The activations by energy where a ship would do as well, and what is paid for them."""
    both = [word for word in at.offering("activate") if "with energy" in at.said(word).offers()]
    found = [[word, "with energy"] for word in both if at.said(word).offering("with transport in")]
    paid = [[*words, "pay"] if "pay" in at.said(*words).offers() else words for words in found]
    return [words for words in paid if "done" in at.said(*words).offers()]


def two_activations(at: Moment) -> tuple[list[str], list[str]] | None:
    """One by a ship, then one by energy."""
    pairs = [(words, more) for words in with_ships(at) for more in with_energy(at.said(*words))]
    return pairs[0] if pairs else None


def both_at_one(at: Moment) -> list[int]:
    """The modules that can be activated and moved as well."""
    moved = [word.replace("move ", "activate ") for word in at.offering("move")]
    return [plate(at, word) for word in moved if word in at.offers()]


# What is bought and built


def purchase(at: Moment) -> tuple[str, str] | None:
    """A module that can be paid at once and as the only one, and what can be put back then."""
    for word in at.offering("take"):
        if "pay" in at.said(word).offers() and "no more" in at.said(word, "pay").offers():
            back = at.said(word, "pay", "no more").offering("put back")
            if back:
                return word, back[0]
    return None


def bought(at: Moment, word: str) -> tuple[int, int, int]:
    """The place in the market, the row and the card."""
    market = BUY.noun(at.words.number(word))
    row, space = divmod(market, OPEN)
    return market, row, at.state.columns[row][space]


def built(at: Moment) -> list[int]:
    """The region that gets a development of the asked player by what is paid now."""
    before, after = at.state.regions, at.said("pay").state.regions
    return [r for r in range(REGION_COUNT) if before[r].owner != after[r].owner == at.seat]


def development(at: Moment, region: int) -> str:
    """What stands on a planet, or would."""
    name: str = DEVELOPMENTS[PLANET_TYPE[at.state.regions[region].tile]]
    return name


def pays_leaders(at: Moment) -> bool:
    """A development is paid, for which more than one leader is needed."""
    return "pay" in at.offers() and at.state.bill.leaders > 1 and bool(built(at))


# The end


def last_words(at: Moment) -> list[str]:
    """The words by which somebody ends the game, as far as something else could be said; none if these do
    not end it."""
    words: list[str] = []
    while quiet := [word for word in at.offers() if word in ("done", "go on")]:
        if len(at.offers()) > 1:
            words.append(quiet[0])
        at = at.said(quiet[0])
    return words if over(at.state) else []
