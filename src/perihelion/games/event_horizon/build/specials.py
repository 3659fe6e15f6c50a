"""Chapter "Special upgrades": which special works for which ship type."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import AskOne, Refusal, Seat, Word
from perihelion.games.event_horizon.build.upgrades import destroy_broken
from perihelion.games.event_horizon.cards.tables import SPECIAL_COUNT, TYPES
from perihelion.games.event_horizon.player import EMPTY_SLOT, Player
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.words import ASIDE, ON, SPECIAL
from perihelion.games.kit.masks import bit, members_of


def offer_specials(player: Player, offered: list[Word]) -> None:
    """EH-SP-02, EH-BUILD-08. Every special the player owns, attached or not, two copies as one."""
    owned = 0
    for card in player.specials:
        owned |= bit(card)
    for card in player.attached:
        if card != EMPTY_SLOT:
            owned |= bit(card)
    if owned:
        offered += [SPECIAL.of(card) for card in members_of(owned, SPECIAL_COUNT)]


def refuse_special(card: int) -> Refusal:
    return Refusal("EH-SP-03", "You do not own {special:card}.", card=card)


class Apply(AskOne):
    """EH-SP-01, EH-SP-02, EH-SP-03. The type the special works for from now on, or none."""

    def __init__(self, seat: Seat, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def options(self, s: State, seat: Seat) -> list[Word]:
        attached = s.players[seat].attached
        offered = [ON.of(type) for type in TYPES if attached[type] != self.card]
        if len(offered) < len(TYPES):
            offered.append(ASIDE)
        return offered

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        if option != ASIDE and self.card in s.players[seat].specials:
            attach(s.players[seat], self.card, ON.noun(option))
            destroy_broken(s.players[seat])
        else:
            s.then(TakeFrom(seat, self.card, option))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if option == ASIDE:
            return Refusal(
                "EH-SP-03", "{special:card} is attached to none of your ship types.", card=self.card
            )
        if not ON.says(option):
            return None
        return Refusal(
            "EH-SP-01",
            "{special:card} is already attached to your {sorts:type}.",
            card=self.card,
            type=ON.noun(option),
        )


class TakeFrom(AskOne):
    """EH-SP-02. The type that loses its special; a question only for the owner of two attached copies.
    `where`: the word that says where the card goes."""

    def __init__(self, seat: Seat, card: int, where: int) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.where: Final = where

    def options(self, s: State, seat: Seat) -> list[Word]:
        attached = s.players[seat].attached
        return [ON.of(type) for type in TYPES if attached[type] == self.card]

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        player = s.players[seat]
        lay_aside(player, ON.noun(option))
        if self.where != ASIDE:
            attach(player, self.card, ON.noun(self.where))
        destroy_broken(player)

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if not ON.says(option):
            return None
        return Refusal(
            "EH-SP-03",
            "{special:card} is not attached to your {sorts:type}.",
            card=self.card,
            type=ON.noun(option),
        )


def attach(player: Player, card: int, type: int) -> None:
    """EH-SP-01, EH-SP-04. A card that lies aside is put on a type; the one it held before lies aside."""
    if player.attached[type] != EMPTY_SLOT:
        lay_aside(player, type)
    player.specials.remove(card)
    player.attached[type] = card


def lay_aside(player: Player, type: int) -> None:
    """EH-SP-03, EH-SP-07. The special of a type lies beside the card; it is never discarded."""
    player.specials.append(player.attached[type])
    player.specials.sort()
    player.attached[type] = EMPTY_SLOT
