"""Questions of a battle, and of the windows in which others may play cards."""

from __future__ import annotations

from perihelion.core.game import Question
from perihelion.core.said import NOTHING_SAID, Many, Said, series
from perihelion.core.steps import Seat, Word
from perihelion.games.andromeda.battle.diplomacy import EndIt
from perihelion.games.andromeda.battle.escalation import SendShips, jumps
from perihelion.games.andromeda.battle.outcome import TO_BAY, SaveShip, TacticalOperations
from perihelion.games.andromeda.battle.preparations import PrepareOnce, energy_for_dice
from perihelion.games.andromeda.cards.effects.fights import TurnOne, WhichDie
from perihelion.games.andromeda.cards.events import FILE as EVENT_FILE
from perihelion.games.andromeda.cards.fleet import fleet_said
from perihelion.games.andromeda.cards.tactics import (
    AFTER_LOSS,
    AFTER_ROLL,
    AFTER_WIN,
    ANY_EVENT,
    IN_DIPLOMACY,
    OTHER_CLAIM,
    OTHER_LAUNCH,
    OUTSIDE,
)
from perihelion.games.andromeda.region import NO_MOON
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.tactics.windows import CardWindow, InCardWindow
from perihelion.games.andromeda.telling.called import going
from perihelion.games.andromeda.telling.phrases import (
    dice,
    energy,
    place,
    raiders_of,
    side,
    sides,
)
from perihelion.games.andromeda.telling.prompts.scene import battle, because, faces, fighting
from perihelion.games.andromeda.words import DONE, ENERGY_DICE, PASS, PLAY, TAKE_MOON
from perihelion.games.kit.masks import has
from perihelion.games.kit.telling.phrases import clauses

# Escalation


def send(s: State, step: SendShips, words: list[Word]) -> Said:
    """AE-ESC-01, AE-ESC-02, AE-ESC-06."""
    if s.sending:
        return sent(s, step.seat, words)
    if has(s.battle.sides, step.seat):
        return Said(
            "Battle at {place} with {present}: you take part. Do you send more ships there, or none?",
            place=place(s, s.target),
            present=ships_there(s),
        )
    return Said(
        "Battle at {place} with {present}: you take no part in it. Do you join by sending ships there, or"
        " stay out?",
        place=place(s, s.target),
        present=ships_there(s),
    )


def ships_there(s: State) -> Said:
    """`1 transport of blue and 2 raiders of class S`"""
    found = [
        Said("{fleet} of {player:who}", fleet=fleet_said(s.fleet(who, s.target)), who=who)
        for who in range(s.side_count())
        if s.ships_at(who, s.target)
    ]
    here = s.regions[s.target]
    return series([*found, raiders_of(here.raider, here.raiders)] if here.raiders else found)


def sent(s: State, seat: Seat, words: list[Word]) -> Said:
    """What moves in so far, and what the Jumps cost."""
    fleet = fleet_said(going(s))
    paid = jumps(s, seat, s.sending)
    price = Said(", for {energy}", energy=energy(paid)) if paid else NOTHING_SAID
    if words == [DONE]:
        return Said(
            "{battle}: you send {going}{price}. No other ship of yours can join.",
            battle=battle(s),
            going=fleet,
            price=price,
        )
    return Said(
        "{battle}: you send {going}{price}. Another ship, or are these all?",
        battle=battle(s),
        going=fleet,
        price=price,
    )


# Diplomacy and Preparations


def end_it(s: State, _: EndIt, _words: list[Word]) -> Said:
    return because(
        s,
        Said(
            "do you end the battle at {place} between {sides}? Then nobody wins or loses it, and all ships"
            " stay. If you fight on, it goes on unless another player ends it.",
            place=place(s, s.target),
            sides=sides(s, fighting(s)),
        ),
    )


def prepare(s: State, step: PrepareOnce, words: list[Word]) -> Said:
    """AE-PREP-01, AE-PREP-04, AE-PREP-09. The dice of all, and what may be added."""
    return Said(
        "Preparations at {place}: {own}; {others}. {Ways}",
        place=place(s, s.target),
        own=own_dice(s, step.seat),
        others=clauses([pool_of(s, other) for other in fighting(s) if other != step.seat]),
        ways=ways_to_prepare(s, step.seat, words),
    )


def own_dice(s: State, seat: Seat) -> Said:
    targeting = s.battle.targeting[seat]
    rolled = dice(s.battle.dice[seat])
    if targeting < 2:
        return Said("you roll {dice}", dice=rolled)
    return Said("you roll {dice}, those below {targeting} again", dice=rolled, targeting=targeting)


def pool_of(s: State, other: int) -> Said:
    """`blue rolls 4 dice, those below 2 again`"""
    targeting = s.battle.targeting[other]
    rolled = dice(s.battle.dice[other])
    if other == s.raider_place():
        if targeting < 2:
            return Said("the raiders roll {dice}", dice=rolled)
        return Said(
            "the raiders roll {dice}, those below {targeting} again", dice=rolled, targeting=targeting
        )
    if targeting < 2:
        return Said("{side} rolls {dice}", side=side(s, other), dice=rolled)
    return Said(
        "{side} rolls {dice}, those below {targeting} again",
        side=side(s, other),
        dice=rolled,
        targeting=targeting,
    )


def ways_to_prepare(s: State, seat: Seat, words: list[Word]) -> Said:
    cards = any(PLAY.says(word) for word in words)
    if any(ENERGY_DICE.says(word) for word in words):
        spent, gained = energy(energy_for_dice(s, seat)), dice(s.battle.rates[seat])
        if cards:
            return Said("Up to {energy} for {dice} each, a card, or done?", energy=spent, dice=gained)
        return Said("Up to {energy} for {dice} each, or done?", energy=spent, dice=gained)
    if cards:
        return Said("Play a card, or be done?")
    if words == [DONE]:
        return Said("You have nothing to add: be done.")
    return Said("You may use a power or take a free action, or be done.")


# Dice


def which_die(s: State, step: WhichDie, _: list[Word]) -> Said:
    """AE-ROLL-03."""
    lying = faces(s.battle.rolls[step.seat])
    if not step.left:
        return because(
            s,
            Many(
                step.taken,
                "{n} die is rolled again; {lying} stay.",
                "{n} dice are rolled again; {lying} stay.",
                lying=lying,
            ),
        )
    return because(
        s,
        Many(
            step.left,
            "your dice show {lying}. Reroll {n} of them, or are you done? All that you name are rolled"
            " together.",
            "your dice show {lying}. Reroll up to {n} of them: which next, or are you done? All that you name"
            " are rolled together.",
            lying=lying,
        ),
    )


def turn_die(s: State, step: TurnOne, _: list[Word]) -> Said:
    return because(
        s,
        Said(
            "your dice show {lying}. Which one do you turn to {face}?",
            lying=faces(s.battle.rolls[step.seat]),
            face=step.face,
        ),
    )


# After a defeat


def operations(s: State, step: TacticalOperations, words: list[Word]) -> Said:
    """AE-OUT-06, AE-OUT-07."""
    player = s.players[step.seat]
    if TAKE_MOON in words:
        return Said(
            "You have lost the battle at {place}. Tactical operations: draw a tactics card, take what"
            " {moon:moon} there brings, or pass. Then your ships in the battle are scrapped.",
            place=place(s, s.target),
            moon=player.operations,
        )
    if player.operations == NO_MOON and player.claimed:
        return Said(
            "You have lost the battle at {place}. Tactical operations: draw a tactics card, or put a claimed"
            " moon there, which brings its resources instead now and after later defeats, or pass. Then your"
            " ships in the battle are scrapped.",
            place=place(s, s.target),
        )
    return Said(
        "You have lost the battle at {place}. Tactical operations: draw a tactics card, or pass. Then your"
        " ships in the battle are scrapped.",
        place=place(s, s.target),
    )


def save_ship(s: State, step: SaveShip, _: list[Word]) -> Said:
    working = fleet_said(s.players[step.seat].working)
    if step.place == TO_BAY:
        return Many(
            step.count,
            "{working} would be scrapped: your card brings {n} of your ships to the launch bay instead."
            " Which, or none?",
            "{working} would be scrapped: your card brings up to {n} of your ships to the launch bay instead."
            " Which next, or no more?",
            working=working,
        )
    return Many(
        step.count,
        "{working} would be scrapped: your card puts {n} of your ships on the repair barge, where it can"
        " still activate a module. Which, or none?",
        "{working} would be scrapped: your card puts up to {n} of your ships on the repair barge, where they"
        " can still activate modules. Which next, or no more?",
        working=working,
    )


# Windows for cards


def window(s: State, step: InCardWindow, seat: Seat) -> Question:
    """AE-TAC-10. The moment, and that one may pass; each window has its own rule."""
    opened = step.window
    assert isinstance(opened, CardWindow)
    words = step.options(s, seat)
    told = Said("{moment} {Ways}", moment=moment(s, opened.window, seat), ways=ways_in(opened.window, words))
    return Question(WINDOW_RULES.get(opened.window, "AE-TAC-10"), told)


WINDOW_RULES = {
    IN_DIPLOMACY: "AE-DIP-01",
    OUTSIDE: "AE-PREP-06",
    AFTER_ROLL: "AE-ROLL-03",
    AFTER_WIN: "AE-OUT-13",
    AFTER_LOSS: "AE-OUT-13",
}


def moment(s: State, opened: int, seat: Seat) -> Said:
    """What has happened."""
    if opened == OTHER_LAUNCH:
        return Said(
            "{player:who} has launched a {ship:ship} to {place} and activates it next.",
            who=s.active,
            ship=s.launched,
            place=place(s, s.target),
        )
    if opened == OTHER_CLAIM:
        return Said(
            "{player:who} has claimed a moon at {place}, where you have a ship or a development.",
            who=s.active,
            place=place(s, s.target),
        )
    if opened == ANY_EVENT:
        return Said(
            "Event card {event:event} comes into effect next. {Text}",
            event=s.event,
            text=EVENT_FILE.event[s.event].text,
        )
    return moment_of_battle(s, opened, seat)


def moment_of_battle(s: State, opened: int, seat: Seat) -> Said:
    if opened == IN_DIPLOMACY:
        return Said("{battle}, Diplomacy.", battle=battle(s))
    if opened == OUTSIDE:
        rolls = clauses([pool_of(s, other) for other in fighting(s)])
        return Said("Battle at {place}, without you: {rolls}.", place=place(s, s.target), rolls=rolls)
    if opened == AFTER_ROLL:
        others = [rolled(s, other) for other in fighting(s) if other != seat]
        return Said(
            "Battle at {place}: you have rolled {own}; {others}.",
            place=place(s, s.target),
            own=faces(s.battle.rolls[seat]),
            others=clauses(others),
        )
    if opened == AFTER_WIN:
        return Said("You have won the battle at {place}.", place=place(s, s.target))
    return Said(
        "You have lost the battle at {place}, and {fleet} of yours there will be scrapped.",
        place=place(s, s.target),
        fleet=fleet_said(s.fleet(seat, s.target)),
    )


def rolled(s: State, other: int) -> Said:
    return Said("{side} {faces}", side=side(s, other), faces=faces(s.battle.rolls[other]))


def ways_in(opened: int, words: list[Word]) -> Said:
    """What passing leaves unsaid: cards of the window, and free actions of the active player."""
    if words == [PASS]:
        return Said("You have no card that can be played now: pass.")
    if not any(PLAY.says(word) for word in words):
        return Said("You have no card that can be played now, but may take a free action, or pass.")
    if opened == IN_DIPLOMACY:
        return Said("You may play 1 Diplomacy card, or pass.")
    if opened == AFTER_ROLL:
        return Said("You may play a card that rerolls or turns dice, or pass.")
    if opened == AFTER_LOSS:
        return Said("You may play a card that saves ships or scores for them, or pass.")
    return Said("You may play a card for this moment, or pass.")
