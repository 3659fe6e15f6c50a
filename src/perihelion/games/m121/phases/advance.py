"""Chapter "Advance": research cards, and higher tech for those who boost."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import EVERYONE, AskOne, Refusal, Seat, Step, Word
from perihelion.games.m121.cards.board import COLUMNS, SLOTS
from perihelion.games.m121.cards.slots import ADVANCE
from perihelion.games.m121.cards.tables import NO_CARD
from perihelion.games.m121.hand.draw import DrawCards, FillResearch, slid, with_card
from perihelion.games.m121.influence.control import use_disk
from perihelion.games.m121.influence.tech import rise
from perihelion.games.m121.numbers import booster, cards_to_draw, research_reach, room, takes
from perihelion.games.m121.round.phase import begin_turn
from perihelion.games.m121.state import State
from perihelion.games.m121.words import BLIND, TAKE


class AdvanceTurn(Step):
    """MX-ADV-03. A booster first leaves a disk on the research symbol and gains a tech level; then everybody
    takes cards."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> None:
        begin_turn(s, self.seat)
        if booster(s, self.seat, ADVANCE):
            use_disk(s, self.seat)
            s.players[self.seat].research += 1
            rise(s, self.seat, 1)
        s.then(Takes(self.seat))


def within_reach(s: State, seat: Seat) -> list[int]:
    """MX-ADV-01, MX-ADV-02. The places whose research cards a player may take."""
    last = COLUMNS * (research_reach(s, seat) + 1)
    return [slot for slot in range(last) if s.research[slot] != NO_CARD]


class Takes(Step):
    """MX-ADV-01, MX-CARD-06, MX-ADV-09. Another card, as long as one is due, the hand has room and there is
    one."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> None:
        due = s.acted < takes(s, self.seat) and room(s.players[self.seat]) > 0
        if due and (cards_to_draw(s) or within_reach(s, self.seat)):
            s.then(TakeCard(self.seat), Takes(self.seat))


class TakeCard(AskOne):
    """MX-ADV-01, MX-ADV-05. A research card within reach, or one from the deck, unseen."""

    def options(self, s: State, seat: Seat) -> list[Word]:
        words = [TAKE.of(slot) for slot in within_reach(s, seat)]
        if cards_to_draw(s):
            words.append(BLIND)
        return words

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        s.acted += 1
        if option == BLIND:
            s.then(DrawCards(seat, 1))
            return
        player, slot = s.players[seat], TAKE.noun(option)
        player.hand = player.hand.plus(s.research[slot], EVERYONE)
        s.research = with_card(s.research, slot, NO_CARD)

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if option == BLIND:
            return Refusal("MX-ADV-09", "Deck and discard pile are empty.")
        if not TAKE.says(option) or TAKE.noun(option) >= SLOTS:
            return None
        slot = TAKE.noun(option)
        if s.research[slot] == NO_CARD:
            return Refusal("MX-ADV-06", "That card is taken; the place is filled after Advance.")
        return Refusal(
            "MX-ADV-01",
            "{card:card} lies beside level {level}; you reach level {reach}.",
            card=s.research[slot],
            level=slot // COLUMNS,
            reach=research_reach(s, seat),
        )


class Refresh(Step):
    """MX-ADV-06, MX-ADV-07. When all have taken their cards, the others slide down and new ones are laid."""

    def run(self, s: State) -> None:
        s.research = slid(s.research)
        s.then(FillResearch())
