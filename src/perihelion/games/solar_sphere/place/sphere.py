"""Chapter "Solar Sphere": building hexes."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Said, listed
from perihelion.core.steps import AskOne, Refusal, Seat, Side, Step, Word
from perihelion.games.solar_sphere.cards.amounts import of
from perihelion.games.solar_sphere.cards.effects.effect import apply_all
from perihelion.games.solar_sphere.cards.effects.printed import BENEFITS
from perihelion.games.solar_sphere.cards.ids import Hex, Position
from perihelion.games.solar_sphere.cards.tables import (
    CORPORATION,
    CRYSTAL,
    GOLD,
    HEX_CRYSTAL,
    HEX_GOLD,
    HEX_ICON,
    HEX_ORE,
    HEX_VALUE,
    NEIGHBOURS,
    NOBODY,
    ORE,
)
from perihelion.games.solar_sphere.deploy.finish import hex_shortage
from perihelion.games.solar_sphere.deploy.means import means_of
from perihelion.games.solar_sphere.numbers import all_built, is_built, value_limit, viable, viable_positions
from perihelion.games.solar_sphere.place.crew import stock_text
from perihelion.games.solar_sphere.place.tracks import gain_icon, gain_morale
from perihelion.games.solar_sphere.player import Player
from perihelion.games.solar_sphere.state import State
from perihelion.games.solar_sphere.words import BUILD


def buildable(s: State, player: Player, value: int) -> list[int]:
    """SS-SPH-01, SS-SPH-02, SS-SPH-03, SS-SPH-04. The viable hexes within the limit that the player can
    pay."""
    if player.active == 0:
        return []
    means = means_of(player)
    limit = value_limit(player, value)
    cards = [s.hexes[position] for position in viable_positions(s)]
    return [card for card in cards if HEX_VALUE[card] <= limit and hex_shortage(card, means) == 0]


class Build(AskOne):
    """SS-SPH-01, SS-SPH-04, SS-DRONE-05. Choose a viable hex within the die's value; pay its cost and 1
    active drone, which stays on it. SS-SPH-05: gain its benefits and its icon."""

    def options(self, s: State, seat: Seat) -> list[Word]:
        return [BUILD.of(card) for card in buildable(s, s.players[seat], s.visit.value)]

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        card = BUILD.noun(option)
        player = s.players[seat]
        s.finish_visit()
        player.stock[ORE] -= HEX_ORE[card]
        player.stock[GOLD] -= HEX_GOLD[card]
        player.stock[CRYSTAL] -= HEX_CRYSTAL[card]
        player.active -= 1
        player.hexes += 1
        raise_hex(s, seat, s.hexes.index(card))
        gain_icon(s, seat, HEX_ICON[card])
        s.then(Neighbours(s.hexes.index(card)))
        apply_all(s, seat, BENEFITS[card])

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        return refuse_hex(s, s.players[seat], BUILD.noun(option)) if BUILD.says(option) else None


def refuse_hex(s: State, player: Player, card: Hex) -> Refusal:
    """Why this hex cannot be built now."""
    if card not in s.hexes:
        return Refusal("SS-SETUP-04", "{hex:card} lies face down in this game.", card=card)
    position = s.hexes.index(card)
    if is_built(s, position):
        return Refusal("SS-SPH-03", "{hex:card} is already built.", card=card)
    if not viable(s, position):
        return Refusal("SS-SPH-03", "{hex:card} is not next to a built hex.", card=card)
    if HEX_VALUE[card] > value_limit(player, s.visit.value):
        return Refusal(
            "SS-SPH-01",
            "{hex:card} has value {value}; your die shows {shown}.",
            card=card,
            value=HEX_VALUE[card],
            shown=s.visit.value,
        )
    return Refusal(
        "SS-SPH-04",
        "{hex:card} costs {cost}; you have {stock}.",
        card=card,
        cost=listed(cost_of(card)),
        stock=stock_text(player),
    )


def cost_of(card: Hex) -> list[Said]:
    """`2 ore`, `1 gold`"""
    parts = [(ORE, HEX_ORE[card]), (GOLD, HEX_GOLD[card]), (CRYSTAL, HEX_CRYSTAL[card])]
    return [of(resource, amount) for resource, amount in parts if amount]


def raise_hex(s: State, side: Side, position: Position) -> None:
    """SS-SPH-04, SS-DRONE-07. A drone of this side lies on the hex for good. SS-SPH-07, SS-SOLO-42: the last
    hex makes this the final round, whoever builds it."""
    s.owners[position] = side
    s.raise_at(position)
    if all_built(s):
        s.last_hex_built = True


class Neighbours(Step):
    """SS-SPH-06. The builder of each adjacent built hex gains 1 morale; nobody for those of the
    Corporation."""

    def __init__(self, position: Position) -> None:
        self.position: Final = position

    def run(self, s: State) -> None:
        for neighbour in NEIGHBOURS[self.position]:
            owner = s.owners[neighbour]
            if owner not in (NOBODY, CORPORATION):
                gain_morale(s, owner, 1)
