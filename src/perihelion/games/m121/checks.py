"""What is true at every moment of every game."""

from __future__ import annotations

from perihelion.core.steps import Seat
from perihelion.games.kit.masks import has, mask_of, members_of
from perihelion.games.m121.cards.board import (
    BOARD,
    CORNER_MASK,
    GAP_COUNT,
    GAP_MASK_AT,
    GAPS_IN_PLAY,
    HAND_LIMIT,
    IN_PLAY,
    NEIGHBOUR_MASK,
    NOBODY,
    SPACE_COUNT,
    TOP_LEVEL,
)
from perihelion.games.m121.cards.tables import (
    CARDS,
    COMBO_POWERS,
    COPIES,
    DEMANDS,
    NO_CARD,
    POWERS,
    counts,
    is_system,
)
from perihelion.games.m121.influence.control import add_powers
from perihelion.games.m121.numbers import tech_total
from perihelion.games.m121.player import new_player
from perihelion.games.m121.scoring import fills_combo
from perihelion.games.m121.state import State


def check(s: State) -> None:
    check_cards(s)
    check_cubes(s)
    check_board(s)
    for seat in range(s.seat_count):
        check_player(s, seat)
    check_track(s)


def check_cards(s: State) -> None:
    """Every card lies somewhere, and nowhere else."""
    lying = [*s.research, *[site.card for site in s.sites], *[works.card for works in s.works]]
    lying += list(s.deck.discard)
    for player in s.players:
        lying += [*player.hand.cards, *player.starts]
    found = list(s.deck.bag)
    for card in lying:
        if card != NO_CARD:
            found[card] += 1
    for card, copies in enumerate(COPIES):
        assert found[card] == copies, f"{CARDS[card]}: {found[card]} of {copies}"


def check_cubes(s: State) -> None:
    """MX-DEL-20. Cubes are in the stock, on systems or with those who delivered them."""
    for colour, stock in enumerate(counts(BOARD.cubes)):
        found = s.stock[colour] + sum([site.cubes[colour] for site in s.sites])
        found += sum([player.delivered[colour] for player in s.players])
        assert s.stock[colour] >= 0 and found == stock, f"colour {colour}: {found} of {stock} cubes"


def check_board(s: State) -> None:
    """MX-BOARD-01. Cards lie where they belong, and the masks say so."""
    systems = mask_of([space for space, site in enumerate(s.sites) if site.card != NO_CARD])
    built = mask_of([gap for gap, works in enumerate(s.works) if works.card != NO_CARD])
    assert systems == s.occupied and not systems & ~IN_PLAY[s.seat_count], "systems"
    assert built == s.built and not built & ~GAPS_IN_PLAY[s.seat_count], "infrastructure"
    surrounded = mask_of([gap for gap in range(GAP_COUNT) if not CORNER_MASK[gap] & ~s.occupied])
    assert surrounded == s.closed, "closed gaps"
    for space in members_of(s.occupied, SPACE_COUNT):
        site = s.sites[space]
        assert is_system(site.card) and site.claim == NOBODY and len(site.filled) == DEMANDS[site.card]
        circle = site.military if site.war_circle else site.political
        assert circle[site.controller] > 0, f"space {space}: nobody's disk is in the control circle"
    for gap in members_of(s.built, GAP_COUNT):
        assert not is_system(s.works[gap].card) and s.works[gap].owner != NOBODY, f"gap {gap}"


def check_player(s: State, seat: Seat) -> None:
    """Hand, disks, masks and powers of a player agree with what lies on the board."""
    player = s.players[seat]
    assert player.hand.size() <= HAND_LIMIT, f"seat {seat} holds {player.hand.size()} cards"
    influenced = mask_of([space for space, site in enumerate(s.sites) if site.influenced(seat)])
    owned = mask_of([gap for gap, works in enumerate(s.works) if works.owner == seat])
    controlled = mask_of([space for space, site in enumerate(s.sites) if site.controller == seat])
    assert (player.influenced, player.owned, player.controlled) == (influenced, owned, controlled)
    disks = sum([site.disks(seat) + (site.claim == seat) for site in s.sites])
    assert player.placed == disks + owned.bit_count() + player.research, f"seat {seat}: disks"
    reach = touch = 0
    for space in members_of(influenced, SPACE_COUNT):
        reach |= NEIGHBOUR_MASK[space]
        touch |= GAP_MASK_AT[space] if has(s.occupied, space) else 0
    for gap in members_of(owned, GAP_COUNT):
        reach |= CORNER_MASK[gap]
    assert (player.reach, player.touch) == (reach, touch), f"seat {seat}: reach"
    assert player.powers == powers_of(s, seat) or not started(s), f"seat {seat}: powers"


def started(s: State) -> bool:
    """The powers of start systems begin to work when all are placed."""
    return s.round > 0


def powers_of(s: State, seat: Seat) -> tuple[int, ...]:
    """What the cards and unlocked powers of a player add up to."""
    fresh = new_player()
    for site in s.sites:
        if site.controller == seat:
            add_powers(fresh, POWERS[site.card], 1)
        if site.card != NO_CARD and fills_combo(site, seat):
            add_powers(fresh, COMBO_POWERS[site.card], 1)
    for works in s.works:
        if works.owner == seat:
            add_powers(fresh, POWERS[works.card], 1)
    return fresh.powers


def check_track(s: State) -> None:
    """MX-TECH-01. Levels follow from the powers, and the track is in their order."""
    if not started(s):
        return
    levels = [s.players[seat].level for seat in s.track]
    assert sorted(s.track) == list(range(s.seat_count)), f"track {s.track}"
    assert levels == sorted(levels, reverse=True), f"levels {levels}"
    for player in s.players:
        assert player.level == max(0, min(TOP_LEVEL, tech_total(player))), f"level {player.level}"
