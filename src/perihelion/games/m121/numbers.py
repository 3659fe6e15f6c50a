"""One question, one function: costs, strength, limits, and where a player may place what."""

from __future__ import annotations

from perihelion.core.steps import Seat
from perihelion.games.m121.cards import slots
from perihelion.games.m121.cards.board import (
    CORNERS,
    GAPS_AT,
    GAPS_IN_PLAY,
    HAND_LIMIT,
    IN_PLAY,
    NEIGHBOURS,
    START_LEVEL,
    TOP_LEVEL,
)
from perihelion.games.m121.cards.slots import (
    ADVANCE,
    BUILD,
    COLONISE,
    DELIVER,
    EXPAND,
    NO_TYPE,
    matching,
)
from perihelion.games.m121.cards.tables import (
    COST,
    KEYWORD,
    NEAR_DISCOUNT,
    NEAR_MILITARY,
    NO_CARD,
    TYPE,
    tab_at,
)
from perihelion.games.m121.cards.tabs import TAB_DISCOUNT, TAB_MILITARY
from perihelion.games.m121.player import Player
from perihelion.games.m121.state import State

# The round


def chooser(s: State, seat: Seat, phase: int) -> int:
    """MX-SEL-06. 1 if this player chose the phase, with or without a boost."""
    return 1 if s.chosen[seat] == phase else 0


def booster(s: State, seat: Seat, phase: int) -> int:
    """MX-SEL-06. 1 if this player chose the phase and boosted it."""
    return 1 if s.chosen[seat] == phase and s.boosts[seat] != NO_CARD else 0


def initiative(s: State, seat: Seat, phase: int) -> int:
    """MX-INIT-01. 2 for boosters, 1 for other choosers, 0 for everybody else."""
    return chooser(s, seat, phase) + booster(s, seat, phase)


def takes_place(s: State, phase: int) -> bool:
    """MX-ROUND-02, MX-ROUND-03. Expand always, the others if somebody chose them."""
    return phase == EXPAND or phase in s.chosen


def disks_left(s: State, seat: Seat) -> int:
    """MX-DISK-02. Proxies were never in the supply."""
    return max(0, s.agreed.disks - s.players[seat].placed)


# Cards


def room(player: Player) -> int:
    """MX-CARD-04. How many cards the hand has room for."""
    return HAND_LIMIT - player.hand.size()


def cards_to_draw(s: State) -> int:
    """MX-CARD-07. All that could still be drawn: the pile, and the discards that will be shuffled into it."""
    return s.deck.size() + len(s.deck.discard)


# Tech and Advance


def tech_total(player: Player) -> int:
    """MX-TECH-01."""
    return START_LEVEL + player.powers[slots.TECH] + player.research


def research_reach(s: State, seat: Seat) -> int:
    """MX-ADV-01, MX-ADV-02. The highest level from which a player may take research cards."""
    return min(TOP_LEVEL, s.players[seat].level + chooser(s, seat, ADVANCE))


def takes(s: State, seat: Seat) -> int:
    """MX-ADV-01, MX-ADV-02, MX-ADV-04. How many cards a player takes in Advance."""
    return 1 + chooser(s, seat, ADVANCE) + s.players[seat].powers[slots.TAKE]


# Build


def buildable(s: State, seat: Seat) -> int:
    """MX-BLD-05, MX-BLD-06. The gaps in which a player may build."""
    return s.players[seat].touch & GAPS_IN_PLAY[s.seat_count] & ~s.built & ~s.closed


def builds(s: State, seat: Seat) -> int:
    """MX-BLD-01, MX-BLD-03."""
    return 1 + booster(s, seat, BUILD)


def build_discount(s: State, seat: Seat, card: int) -> int:
    """MX-BLD-02. What a player pays less for an infrastructure card."""
    powers = s.players[seat].powers
    return matching(powers, slots.BUILD_DISCOUNT, NO_TYPE, KEYWORD[card]) + chooser(s, seat, BUILD)


def build_cost(s: State, seat: Seat, card: int) -> int:
    """MX-CARD-01, MX-CARD-02."""
    return max(0, COST[card] - build_discount(s, seat, card))


def upgrade_cost(s: State, seat: Seat, old: int, new: int) -> int:
    """MX-VAR-03, MX-VAR-04. The difference of the printed costs, less all discounts."""
    return max(0, COST[new] - COST[old] - build_discount(s, seat, new))


# Colonise


def colonisable(s: State, seat: Seat) -> int:
    """MX-COL-02, MX-BOARD-01. The free spaces on which a player may place a system."""
    return s.players[seat].reach & IN_PLAY[s.seat_count] & ~s.occupied


def systems_allowed(s: State, seat: Seat) -> int:
    """MX-COL-01, MX-COL-07."""
    return 1 + booster(s, seat, COLONISE)


def near(s: State, seat: Seat, space: int, table: tuple[int, ...]) -> int:
    """MX-POW-08. What own cards next to a space add to it."""
    total = 0
    for other in NEIGHBOURS[space]:
        site = s.sites[other]
        if site.controller == seat:
            total += table[site.card]
    for gap in GAPS_AT[space]:
        works = s.works[gap]
        if works.owner == seat:
            total += table[works.card]
    return total


def tabs(s: State, owner: Seat, placer: Seat, card: int, space: int, kind: int) -> int:
    """MX-TAB-02, MX-TAB-03, MX-TAB-04, MX-TAB-05. What the tabs of one owner's infrastructure are worth when
    a system is placed over them."""
    total = 0
    for gap in GAPS_AT[space]:
        works = s.works[gap]
        if works.owner == owner:
            tab = tab_at(works.card, works.turn, CORNERS[gap].index(space))
            if tab.kind == kind and (owner == placer or tab.anyone) and tab.fits(TYPE[card], KEYWORD[card]):
                total += tab.amount
    return total


def card_discount(s: State, seat: Seat, card: int) -> int:
    """MX-COL-06. What a player pays less for a system, wherever it is placed."""
    powers = s.players[seat].powers
    return matching(powers, slots.COLONISE_DISCOUNT, TYPE[card], KEYWORD[card]) + chooser(s, seat, COLONISE)


def place_discount(s: State, seat: Seat, card: int, space: int) -> int:
    """MX-TAB-03, MX-POW-08. What it costs less on this very space."""
    discount = tabs(s, seat, seat, card, space, TAB_DISCOUNT)
    if s.players[seat].powers[slots.NEAR_DISCOUNT]:
        discount += near(s, seat, space, NEAR_DISCOUNT)
    return discount


def system_cost(s: State, seat: Seat, card: int, space: int) -> int:
    """MX-COL-03, MX-CARD-02. What a peaceful placement costs."""
    return max(0, COST[card] - card_discount(s, seat, card) - place_discount(s, seat, card, space))


# Military strength


def global_strength(s: State, seat: Seat, phase: int) -> int:
    """MX-MIL-01, MX-MIL-07, MX-EXP-08. Strength that counts everywhere in this phase, spent points
    included."""
    powers = s.players[seat].powers
    if phase == COLONISE:
        return powers[slots.MILITARY] + chooser(s, seat, COLONISE)
    return powers[slots.MILITARY] + powers[slots.INVASION]


def near_strength(s: State, seat: Seat, space: int) -> int:
    """MX-MIL-03. Strength that counts only here, because of cards next to it."""
    return near(s, seat, space, NEAR_MILITARY) if s.players[seat].powers[slots.NEAR_MILITARY] else 0


def tab_strength(s: State, seat: Seat, card: int, space: int) -> int:
    """MX-MIL-03, MX-TAB-03. Strength of the tabs that a system would cover."""
    return tabs(s, seat, seat, card, space, TAB_MILITARY)


def unspent_near(s: State, seat: Seat, space: int) -> int:
    """MX-MIL-04. The strength of adjacent cards that is left; one card of the game has it."""
    return max(0, near_strength(s, seat, space) - s.spent_near)


def usable_strength(s: State, seat: Seat, phase: int, space: int) -> int:
    """MX-MIL-05, MX-MIL-07. Unspent strength for a space, without tabs; the acting player's."""
    return global_strength(s, seat, phase) - s.spent + unspent_near(s, seat, space)


def colonise_strength(s: State, seat: Seat, card: int, space: int) -> int:
    """MX-MIL-07. Unspent strength for placing a system here."""
    return max(0, usable_strength(s, seat, COLONISE, space) + tab_strength(s, seat, card, space))


def invasion_strength(s: State, seat: Seat, space: int) -> int:
    """MX-EXP-08. Unspent strength for invading a system."""
    return max(0, usable_strength(s, seat, EXPAND, space))


def invader_total(s: State, seat: Seat, space: int) -> int:
    """MX-EXP-09. The whole strength of an invader, spent points included."""
    return global_strength(s, seat, EXPAND) + near_strength(s, seat, space)


def defender_total(s: State, seat: Seat, space: int) -> int:
    """MX-EXP-09. The whole strength of a controller who is invaded: strength for invading does not count."""
    return s.players[seat].powers[slots.MILITARY] + near_strength(s, seat, space)


def stoppable(s: State, seat: Seat, space: int) -> bool:
    """MX-EXP-09, MX-EXP-13. Whether the controller of a system may stop this invader."""
    controller = s.sites[space].controller
    return controller != seat and defender_total(s, controller, space) > invader_total(s, seat, space)


# Deliver


def deliveries(s: State, seat: Seat) -> int:
    """MX-DEL-01, MX-POW-13."""
    return 1 + initiative(s, seat, DELIVER) + s.players[seat].powers[slots.DELIVERIES]


def may_sell(s: State, seat: Seat) -> bool:
    """MX-DEL-11, MX-DEL-12. Choosers, once in a phase."""
    return not s.sold and chooser(s, seat, DELIVER) == 1


# Expand


def targets_allowed(s: State, seat: Seat) -> int:
    """MX-EXP-01. Systems or spaces that a player may influence in any way."""
    return 1 + initiative(s, seat, EXPAND) + s.players[seat].powers[slots.TARGETS]


def all_targets(s: State, seat: Seat) -> int:
    """MX-EXP-11, MX-EXP-16. Those, and the ones that may only be invaded."""
    return targets_allowed(s, seat) + s.players[seat].powers[slots.INVASIONS]


def third(cost: int) -> int:
    """MX-EXP-06. A third of the printed cost, rounded up."""
    return (cost + 2) // 3


def political_discount(s: State, seat: Seat, card: int) -> int:
    return matching(s.players[seat].powers, slots.POLITICAL_DISCOUNT, TYPE[card], KEYWORD[card])


def free_politics(s: State, seat: Seat, card: int) -> bool:
    """MX-EXP-15."""
    return matching(s.players[seat].powers, slots.FREE_POLITICAL, TYPE[card], KEYWORD[card]) > 0


def political_cost(s: State, seat: Seat, space: int) -> int:
    """MX-EXP-06. What political influence on a system costs."""
    card = s.sites[space].card
    if free_politics(s, seat, card):
        return 0
    return max(0, third(COST[card]) - political_discount(s, seat, card))


def expandable(s: State, seat: Seat) -> int:
    """MX-EXP-03, MX-EXP-04. Spaces and systems next to what the player influences, not yet a target."""
    return s.players[seat].reach & IN_PLAY[s.seat_count] & ~s.targets


# Whether a player can place anything


def stuck(s: State, seat: Seat) -> bool:
    """MX-END-03, MX-END-05. No legal space for any card whatsoever."""
    return not colonisable(s, seat) and not buildable(s, seat)


def placed_everything(s: State, seat: Seat) -> bool:
    """MX-END-02, MX-DISK-01."""
    return s.players[seat].placed >= s.agreed.disks
