"""A turn: launch one ship, or return all; then its end."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import AskOne, Refusal, Seat, Side, Step, Word
from perihelion.games.andromeda.cards.effects.late import LATE
from perihelion.games.andromeda.cards.fleet import NO_SHIP, size
from perihelion.games.andromeda.cards.resources import STORED
from perihelion.games.andromeda.cards.ships import LIMITS
from perihelion.games.andromeda.cards.tactics import BEFORE_LAUNCH, CARD_WINDOW, OWN_TURN
from perihelion.games.andromeda.events.card import EventIfDue
from perihelion.games.andromeda.free.own import Own
from perihelion.games.andromeda.home.activate import ReturnToStation
from perihelion.games.andromeda.hooks.powers import forget_turn
from perihelion.games.andromeda.launch.launch import Destination
from perihelion.games.andromeda.launch.legal import beyond_bases, launchable
from perihelion.games.andromeda.numbers import tactics_limit
from perihelion.games.andromeda.state import FREE_TO, NOT_ENDING, NOWHERE, TO_LAUNCH, TO_RETURN, State
from perihelion.games.andromeda.stores.draw import discard
from perihelion.games.andromeda.tactics.playing import PlayCard
from perihelion.games.andromeda.tactics.windows import playable, why_not_play
from perihelion.games.andromeda.turn.points import EndOfTurn
from perihelion.games.andromeda.words import DISCARD, DONE, GO_ON, LAUNCH, PASS, PLAY, RETURN


class Turn(Step):
    """AE-TURN-01, AE-TURN-06, AE-TURN-07. What lasted for a turn is over; the player launches or returns,
    then comes the end of the turn."""

    def __init__(self, side: Side) -> None:
        self.side: Final = side

    def run(self, s: State) -> None:
        begin_turn(s, self.side)
        s.then(
            StartOfTurn(self.side),
            NewPoint(),
            EndOfTurn(self.side),
            EventIfDue(),
            Limits(self.side),
            NextTurn(),
        )


def begin_turn(s: State, side: Side) -> None:
    """What lasted for a turn is over, and the next one begins, whatever its steps are."""
    s.active = side
    s.turn += 1
    s.launched = NO_SHIP
    s.launched_at = NOWHERE
    s.target = NOWHERE
    s.first = False
    s.granted = 0
    s.calm = False
    s.harvested = False
    s.moves = 0
    s.narrow = False
    s.bound = FREE_TO if size(s.players[side].bay) else TO_RETURN
    for player in s.players:
        forget_turn(player)


class NewPoint(Step):
    """AE-P-26. Modules may be rearranged anew."""

    def run(self, s: State) -> None:
        s.moves = 0


class StartOfTurn(Own):
    """TP-1, AE-P-10, AE-TURN-02, AE-TURN-03, AE-TURN-04, AE-TURN-05, AE-TURN-08. Launch a ship or return;
    before it cards and free actions."""

    def anywhere(self) -> bool:
        return True

    def forced(self, answers: list[Word]) -> bool:
        """Free actions come before the only launch too."""
        return False

    def answers(self, s: State, seat: Seat) -> list[Word]:
        ships = launchable(s, seat) if s.bound != TO_RETURN else []
        words = [LAUNCH.of(ship) for ship in ships]
        if s.bound != TO_LAUNCH or not ships:
            words.append(RETURN)
        words += playable(s, seat, OWN_TURN)
        return words + before_launch(s, seat, ships)

    def skips_single(self, s: State, seat: Seat) -> bool:
        return s.players[seat].hand.size() == 0 and super().skips_single(s, seat)

    def hangs_on_cards(self, s: State, seat: Seat, option: Word) -> bool:
        if LAUNCH.says(option):
            return not beyond_bases(s, seat, LAUNCH.noun(option))
        return LATE.freedom.resolves(option)

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        if LAUNCH.says(option):
            s.then(Destination(seat, LAUNCH.noun(option)))
        elif option == RETURN:
            s.then(ReturnToStation(seat))
        else:
            card = PLAY.noun(option)
            if CARD_WINDOW[card] == BEFORE_LAUNCH:
                s.bound = TO_LAUNCH
            s.then(PlayCard(seat, card), self)

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if LAUNCH.says(option):
            return why_not_ship(s, seat, LAUNCH.noun(option))
        if option == RETURN:
            return Refusal("AE-TURN-08", "The card you have played asks for a launch.")
        if PLAY.says(option):
            return why_not_card(s, seat, PLAY.noun(option))
        if option in (PASS, GO_ON, DONE):
            return Refusal(
                "AE-TURN-02", "In your turn you launch 1 ship or return to station; nobody may pass."
            )
        return super().why_not(s, seat, option)


def before_launch(s: State, seat: Seat, ships: list[int]) -> list[Word]:
    """AE-TURN-08. Cards that change the launch, if a launch is legal with their effect."""
    if s.bound == TO_RETURN:
        return []
    words = playable(s, seat, BEFORE_LAUNCH)
    return words if ships else [word for word in words if opens_launch(s, seat, word)]


def opens_launch(s: State, seat: Seat, word: Word) -> bool:
    later = s.clone()
    later.granted |= LATE.tactics[PLAY.noun(word)].grants()
    return bool(launchable(later, seat))


def why_not_card(s: State, seat: Seat, card: int) -> Refusal:
    if CARD_WINDOW[card] == BEFORE_LAUNCH and s.players[seat].hand.count(card):
        if s.bound == TO_RETURN:
            return Refusal("AE-TURN-03", "Your bay was empty when your turn began; you return to station.")
        if not launchable(s, seat):
            return Refusal("AE-TURN-08", "No launch would be legal, even with {card:card}.", card=card)
    return why_not_play(s, seat, card, OWN_TURN, BEFORE_LAUNCH)


def why_not_ship(s: State, seat: Seat, ship: int) -> Refusal:
    if s.bound == TO_RETURN:
        return Refusal("AE-TURN-03", "Your bay was empty when your turn began; you return to station.")
    if not s.players[seat].bay[ship]:
        return Refusal("AE-LAUNCH-02", "You have no {ship:ship} in your launch bay.", ship=ship)
    return Refusal("AE-TURN-03", "There is no region that this ship could be launched to.")


class Limits(Step):
    """AE-RES-06, AE-RES-07. The active player discards what is above the limits; cards are chosen."""

    def __init__(self, side: Side) -> None:
        self.side: Final = side

    def run(self, s: State) -> None:
        player = s.players[self.side]
        for what in STORED:
            player.gain(what, -max(0, player.stock[what] - LIMITS[what]))
        if player.hand.size() > tactics_limit(player):
            s.then(DropCard(self.side), self)


class DropCard(AskOne):
    """AE-P-22. Which card above the limit is discarded."""

    def options(self, s: State, seat: Seat) -> list[Word]:
        return [DISCARD.of(card) for card in s.players[seat].hand.kinds()]

    def skips_single(self, s: State, seat: Seat) -> bool:
        return False

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        discard(s, seat, DISCARD.noun(option))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if DISCARD.says(option):
            return Refusal("AE-TAC-01", "You do not hold {card:card}.", card=DISCARD.noun(option))
        return Refusal(
            "AE-P-22",
            "Your hand limit is {limit}, and you hold {held}: now cards are discarded, and nothing else.",
            limit=tactics_limit(s.players[seat]),
            held=s.players[seat].hand.size(),
        )


class NextTurn(Step):
    """AE-END-04, AE-END-05, AE-END-07, AE-END-08. When everybody has had the last turn the game is over; a
    game that goes on too long is aborted."""

    def run(self, s: State) -> None:
        if s.left == 0:
            s.ended = True
        elif s.turn >= s.agreed.turns:
            s.ended = True
            s.aborted = True
        else:
            if s.left != NOT_ENDING:
                s.left -= 1
            s.then(Turn(s.next_side(s.active)))
