"""Chapter "Expand": influence on spaces and systems, political or by invasion."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Many
from perihelion.core.steps import AskOne, Refusal, Seat, Step, Word
from perihelion.games.kit.masks import bit, has, members_of
from perihelion.games.m121.cards import slots
from perihelion.games.m121.cards.board import CENTRE, IN_PLAY, NOBODY, SPACE_COUNT
from perihelion.games.m121.cards.slots import matching
from perihelion.games.m121.cards.tables import COST, KEYWORD, NO_CARD, TYPE
from perihelion.games.m121.hand.draw import DrawCards
from perihelion.games.m121.hand.pay import payment
from perihelion.games.m121.influence.control import check_control, spread_from_space, use_disk
from perihelion.games.m121.numbers import (
    all_targets,
    defender_total,
    expandable,
    invader_total,
    invasion_strength,
    political_cost,
    stoppable,
    targets_allowed,
)
from perihelion.games.m121.phases.colonise import spend
from perihelion.games.m121.round.phase import begin_turn
from perihelion.games.m121.site import CLAIMED
from perihelion.games.m121.state import State
from perihelion.games.m121.words import ALLOW, INFLUENCE, INVADE, INVADED, PASS, POLITICALLY, STOP


class ExpandTurn(Step):
    """MX-EXP-01."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> None:
        begin_turn(s, self.seat)
        s.then(NextTarget(self.seat))


class NextTarget(Step):
    """MX-EXP-16, MX-POW-13. Another target, if one is allowed by the powers held now."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> None:
        if s.acted < all_targets(s, self.seat):
            s.then(Expand(self.seat))


def peaceful_left(s: State, seat: Seat) -> bool:
    """MX-EXP-16. Whether a target may be influenced otherwise than by invading."""
    return s.peaceful < targets_allowed(s, seat)


def politically(s: State, seat: Seat, space: int) -> bool:
    """MX-EXP-06. Whether the hand pays for political influence on a system."""
    return peaceful_left(s, seat) and political_cost(s, seat, space) <= s.players[seat].hand.size()


def by_invasion(s: State, seat: Seat, space: int) -> bool:
    """MX-EXP-07, MX-EXP-10, MX-ASK-05, MX-ASK-08. Whether a system can be invaded, or the attempt be made."""
    if invasion_strength(s, seat, space) < COST[s.sites[space].card] or has(s.stopped, space):
        return False
    return not (s.agreed.always_stop and stoppable(s, seat, space))


def open_target(s: State, seat: Seat, space: int) -> bool:
    """MX-ASK-05, MX-EXP-05. Whether a space or system next to one's own can be influenced in some way."""
    site = s.sites[space]
    if site.card == NO_CARD:
        return site.claim == NOBODY and peaceful_left(s, seat)
    return politically(s, seat, space) or by_invasion(s, seat, space)


class Expand(AskOne):
    """MX-EXP-01, MX-EXP-03, MX-EXP-04, MX-ASK-05, MX-ASK-07. A target, or pass."""

    def options(self, s: State, seat: Seat) -> list[Word]:
        words = [
            INFLUENCE.of(space)
            for space in members_of(expandable(s, seat), SPACE_COUNT)
            if open_target(s, seat, space)
        ]
        words.append(PASS)
        return words

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        if option == PASS:
            return
        space = INFLUENCE.noun(option)
        if s.sites[space].card == NO_CARD:
            s.then(Claim(seat, space), NextTarget(seat))
        else:
            s.then(ChooseInfluence(seat, space), NextTarget(seat))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        return refuse_target(s, seat, INFLUENCE.noun(option)) if INFLUENCE.says(option) else None


def refuse_target(s: State, seat: Seat, space: int) -> Refusal:
    """Why a space or system cannot be influenced now."""
    if space == CENTRE:
        return Refusal("MX-BOARD-04", "The galactic centre cannot be influenced.")
    if not has(IN_PLAY[s.seat_count], space):
        return Refusal("MX-SETUP-01", "{space:space} is not used with so many players.", space=space)
    if has(s.targets, space):
        return Refusal("MX-EXP-04", "{space:space} was your target in this phase already.", space=space)
    if not has(s.players[seat].reach, space):
        return Refusal(
            "MX-EXP-03",
            "{space:space} is out of reach: nothing else that you influence lies next to it.",
            space=space,
        )
    site = s.sites[space]
    if site.card == NO_CARD and site.claim != NOBODY:
        return Refusal(
            "MX-EXP-05",
            "A disk of {player:owner} lies in {space:space}; there is room for one.",
            owner=site.claim,
            space=space,
        )
    if not peaceful_left(s, seat):
        return Refusal("MX-EXP-16", "What you have left is an invasion, and this is none you can make.")
    if invasion_strength(s, seat, space) >= COST[site.card]:
        return refuse_invasion(s, seat, space)
    return refuse_politics(s, seat, space)


def refuse_politics(s: State, seat: Seat, space: int) -> Refusal:
    cost, hand = political_cost(s, seat, space), s.players[seat].hand.size()
    return Refusal(
        "MX-EXP-06",
        "Political influence on {card:card} costs {cost}, and you hold {hand}; invading it needs strength"
        " {need}, and you have {strength} unspent.",
        card=s.sites[space].card,
        cost=Many(cost, "{n} card", "{n} cards"),
        hand=hand,
        need=COST[s.sites[space].card],
        strength=invasion_strength(s, seat, space),
    )


class Claim(Step):
    """MX-EXP-05, MX-EXP-18. A disk in the middle of an empty space: free, and neither political nor
    military."""

    def __init__(self, seat: Seat, space: int) -> None:
        self.seat: Final = seat
        self.space: Final = space

    def run(self, s: State) -> None:
        s.sites[self.space] = CLAIMED[self.seat]
        use_disk(s, self.seat)
        spread_from_space(s, self.seat, self.space)
        count_target(s, self.space)
        s.peaceful += 1


def count_target(s: State, space: int) -> None:
    s.targets |= bit(space)
    s.acted += 1


class ChooseInfluence(AskOne):
    """MX-EXP-06, MX-EXP-07. Political influence for cards, or an invasion."""

    def __init__(self, seat: Seat, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space

    def options(self, s: State, seat: Seat) -> list[Word]:
        words: list[Word] = []
        if politically(s, seat, self.space):
            words.append(POLITICALLY)
        if by_invasion(s, seat, self.space):
            words.append(INVADE)
        return words

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        """MX-EXP-17."""
        if option == POLITICALLY:
            cost = political_cost(s, seat, self.space)
            s.then_all([*payment(s, seat, cost, NO_CARD), Politics(seat, self.space)])
        elif stoppable(s, seat, self.space):
            s.then(StopInvasion(s.sites[self.space].controller, seat, self.space))
        else:
            s.then(Invasion(seat, self.space))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if option == POLITICALLY and not peaceful_left(s, seat):
            return Refusal("MX-EXP-11", "What you have left is an invasion.")
        if option == POLITICALLY:
            return refuse_politics(s, seat, self.space)
        return refuse_invasion(s, seat, self.space) if option == INVADE else None


def refuse_invasion(s: State, seat: Seat, space: int) -> Refusal:
    """Why a system cannot be invaded."""
    card = s.sites[space].card
    if has(s.stopped, space):
        return Refusal("MX-EXP-10", "Your invasion of {card:card} was stopped in this phase.", card=card)
    if invasion_strength(s, seat, space) < COST[card]:
        return Refusal(
            "MX-EXP-07",
            "Invading {card:card} needs strength {cost}; you have {strength} unspent.",
            card=card,
            cost=COST[card],
            strength=invasion_strength(s, seat, space),
        )
    controller = s.sites[space].controller
    return Refusal(
        "MX-ASK-08",
        "{player:controller} would stop you: strength {more} against {less}.",
        controller=controller,
        more=defender_total(s, controller, space),
        less=invader_total(s, seat, space),
    )


def politics_draw(s: State, seat: Seat, space: int) -> int:
    """MX-EXP-14. The cards that come after political influence."""
    site, powers = s.sites[space], s.players[seat].powers
    type, keyword = TYPE[site.card], KEYWORD[site.card]
    drawn = matching(powers, slots.ON_POLITICS, type, keyword)
    return drawn if site.disks(seat) else drawn + matching(powers, slots.ON_FRESH, type, keyword)


def invasion_draw(s: State, seat: Seat, space: int) -> int:
    """MX-EXP-14. The cards that come after an invasion."""
    card = s.sites[space].card
    return matching(s.players[seat].powers, slots.ON_INVASION, TYPE[card], KEYWORD[card])


class Politics(Step):
    """MX-EXP-06, MX-EXP-14, MX-EXP-17. A disk into the political area, draws, then the check of control."""

    def __init__(self, seat: Seat, space: int) -> None:
        self.seat: Final = seat
        self.space: Final = space

    def run(self, s: State) -> None:
        seat, space = self.seat, self.space
        drawn = politics_draw(s, seat, space)
        s.sites[space] = s.sites[space].plus_political(seat)
        s.peaceful += 1
        settle(s, seat, space)
        s.then(DrawCards(seat, drawn), CheckTarget(seat, space, False))


def settle(s: State, seat: Seat, space: int) -> None:
    """A disk has been put on a system."""
    use_disk(s, seat)
    spread_from_space(s, seat, space)
    count_target(s, space)


class StopInvasion(AskOne):
    """MX-EXP-09, MX-EXP-10, MX-ASK-08. A stronger controller stops the invasion, or allows it."""

    def __init__(self, seat: Seat, invader: Seat, space: int) -> None:
        super().__init__(seat)
        self.invader: Final = invader
        self.space: Final = space

    def options(self, s: State, seat: Seat) -> list[Word]:
        return [STOP, ALLOW]

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        if option == STOP:
            s.stopped |= bit(self.space)
        else:
            s.then(Invasion(self.invader, self.space))

    def moment(self, s: State, seat: Seat) -> int:
        return INVADED

    def declining(self, s: State, seat: Seat) -> Word:
        """MX-ASK-08. Who never wants to be asked allows it."""
        return ALLOW


class Invasion(Step):
    """MX-EXP-07, MX-EXP-13, MX-EXP-14, MX-EXP-17. Commit strength, a disk into the military area, draws, then
    the check of control. To invade an own system guards it."""

    def __init__(self, seat: Seat, space: int) -> None:
        self.seat: Final = seat
        self.space: Final = space

    def run(self, s: State) -> None:
        seat, space, site = self.seat, self.space, s.sites[self.space]
        drawn = invasion_draw(s, seat, space)
        spend(s, seat, space, COST[site.card], 0)
        s.sites[space] = site.plus_military(seat)
        settle(s, seat, space)
        s.then(DrawCards(seat, drawn), CheckTarget(seat, space, True))


class CheckTarget(Step):
    """MX-EXP-12. Whether control of the target changes."""

    def __init__(self, seat: Seat, space: int, by_military: bool) -> None:
        self.seat: Final = seat
        self.space: Final = space
        self.by_military: Final = by_military

    def run(self, s: State) -> None:
        check_control(s, self.seat, self.space, self.by_military)
