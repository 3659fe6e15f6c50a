"""The windows in which tactics cards are played, and which cards are open there."""

from __future__ import annotations

from typing import Final

from perihelion.core.asks import InWindow, Window
from perihelion.core.steps import NO_MOMENT, Refusal, Seat, Side, Word
from perihelion.games.andromeda.battle.sides import Recount
from perihelion.games.andromeda.cards.board import NEXT_TO, REGION_COUNT
from perihelion.games.andromeda.cards.effects.late import LATE
from perihelion.games.andromeda.cards.fleet import types_in
from perihelion.games.andromeda.cards.resources import TACTICS
from perihelion.games.andromeda.cards.source import OF_CARD, Source
from perihelion.games.andromeda.cards.tactics import (
    CARD_WINDOW,
    NEEDS,
    OTHER_CLAIM,
    OTHER_LAUNCH,
)
from perihelion.games.andromeda.free.own import begin_free, free_now
from perihelion.games.andromeda.free.waiting import can_wait, moons_bring, plays_openly
from perihelion.games.andromeda.numbers import in_battle, voyagers
from perihelion.games.andromeda.region import NEBULA
from perihelion.games.andromeda.state import ALL_HOLDERS, WHO_CAN, State
from perihelion.games.andromeda.tactics.playing import PlayCard
from perihelion.games.andromeda.words import PASS, PLAY
from perihelion.games.kit.masks import bit, has, members_of

NO_CARD: Final = -1


def needs_hold(s: State, side: Side, card: int) -> bool:
    """AE-TAC-12. What a card needs besides its window."""
    need = NEEDS[card]
    if need == "":
        return True
    if need == "own_ship_in_or_next_to_active_region":
        return near(s, side)
    if need == "own_piece_on_active_planet":
        return piece_on_planet(s, side)
    if need == "raider_in_battle":
        return s.battle.raiders
    if need == "exit_exists":
        return bool(exits(s, side))
    return len(members_of(s.battle.sides & ~bit(side), s.side_count())) >= 1


def near(s: State, side: Side) -> bool:
    """An own ship in the active region or next to it."""
    return s.players[side].at & (NEXT_TO[s.target] | bit(s.target)) != 0


def piece_on_planet(s: State, side: Side) -> bool:
    """An own ship or standing development on the active planet; AE-EVT-13: a collapsed one counts for no
    card."""
    here = s.regions[s.target]
    return has(s.players[side].at, s.target) or (here.owner == side and not here.collapsed)


def exits(s: State, side: Side) -> list[int]:
    """The regions next to the active one that all own ships there may enter."""
    fleet = s.fleet(side, s.target)
    may_enter = all(voyagers(s, side, ship, s.target) == fleet[ship] for ship in types_in(fleet))
    return [
        region
        for region in members_of(NEXT_TO[s.target] & s.charted, REGION_COUNT)
        if may_enter or s.regions[region].kind != NEBULA
    ]


def open_card(s: State, side: Side, card: int) -> bool:
    """AE-TAC-12. Whether a card of an open window may be played: what it needs holds, its cost can be paid,
    though not with the card itself, and it would do something."""
    if not needs_hold(s, side, card):
        return False
    if not LATE.tactics[card].harmless():
        s = s.clone()
        s.players[side].hand = s.players[side].hand.minus(card)
    return LATE.tactics[card].offered(s, side, Source(OF_CARD, card))


def playable(s: State, side: Side, window: int) -> list[Word]:
    """AE-TAC-09. The cards of a hand that are open in a window, of equal ones one."""
    words: list[Word] = []
    before = NO_CARD
    for card in s.players[side].hand.cards:
        if card != before and CARD_WINDOW[card] == window and open_card(s, side, card):
            words.append(PLAY.of(card))
        before = card
    return words


def why_not_play(s: State, side: Side, card: int, *windows: int) -> Refusal:
    """Why a card cannot be played while these windows are open."""
    if not s.players[side].hand.count(card):
        return Refusal("AE-TAC-01", "You do not hold {card:card}.", card=card)
    if CARD_WINDOW[card] not in windows:
        return Refusal("AE-TAC-09", "{card:card} is not played at this moment.", card=card)
    if not needs_hold(s, side, card):
        return Refusal("AE-TAC-12", "What {card:card} asks for does not hold now.", card=card)
    return Refusal("AE-TAC-12", "{card:card} cannot be paid for, or would change nothing now.", card=card)


class CardWindow(Window):
    """AE-TAC-10. Who is asked: holders of cards for whom, as far as everybody knows, there could be one to
    play; by option all holders, or only those who can play."""

    def __init__(self, seats: tuple[Side, ...], again: int, window: int, moment: int = NO_MOMENT) -> None:
        super().__init__(seats, again)
        self.window: Final = window
        self.moment: Final = moment

    def takes_part(self, s: State, seat: Side) -> bool:
        """Whether it is a moment for this side at all, as everybody can see."""
        return True

    def concerns(self, s: State, seat: Side) -> bool:
        if not s.players[seat].hand.size() or not self.takes_part(s, seat):
            return False
        if s.agreed.asked == WHO_CAN:
            return bool(self.plays(s, seat))
        return s.agreed.asked == ALL_HOLDERS or self.could(s, seat)

    def could(self, s: State, seat: Side) -> bool:
        """Whether any card of the window could be played, as everybody can see."""
        if self.window == OTHER_LAUNCH:
            return near(s, seat)
        return piece_on_planet(s, seat) if self.window == OTHER_CLAIM else True

    def tells(self, s: State) -> bool:
        return s.agreed.asked == WHO_CAN

    def plays(self, s: State, seat: Seat) -> list[Word]:
        return playable(s, seat, self.window)

    def play(self, s: State, seat: Seat, option: Word) -> None:
        card = PlayCard(seat, PLAY.noun(option))
        s.then_all([card, Recount()] if in_battle(s) else [card])

    def passing(self) -> Word:
        return PASS

    def free(self, s: State, seat: Seat) -> list[Word]:
        return LATE.freedom.words(s, seat, self, False, False) if free_now(s, seat) else []

    def take(self, s: State, seat: Seat, option: Word) -> None:
        begin_free(s, seat, option)

    def ask(self, place: int) -> InWindow:
        return InCardWindow(self, place)


class InCardWindow(InWindow):
    """A chance to play a card."""

    def moment(self, s: State, seat: Seat) -> int:
        window = self.window
        assert isinstance(window, CardWindow)
        return window.moment

    def idle(self, s: State, seat: Seat) -> bool:
        """AE-FREE-06. In a battle a claimed moon can be used later as well, unless it brings cards."""
        if not in_battle(s) or moons_bring(s, seat, TACTICS):
            return super().idle(s, seat)
        return self.answers(s, seat) == [PASS] and can_wait(self.free(s, seat))

    def openly(self, s: State, seat: Seat) -> bool:
        return plays_openly(s, seat)

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        window = self.window
        assert isinstance(window, CardWindow)
        return why_not_play(s, seat, PLAY.noun(option), window.window) if PLAY.says(option) else None


class Participants(CardWindow):
    """A window for those who take part in the battle. TP-5: the active player has the chance also if only a
    free action is possible."""

    def takes_part(self, s: State, seat: Side) -> bool:
        return has(s.battle.sides, seat)

    def concerns(self, s: State, seat: Side) -> bool:
        return super().concerns(s, seat) or (self.takes_part(s, seat) and bool(self.free(s, seat)))


class Outsiders(CardWindow):
    """AE-P-39. A window for those who do not."""

    def takes_part(self, s: State, seat: Side) -> bool:
        return not has(s.battle.sides, seat)
