"""A moon is claimed: which one, room for it, and the next one becomes visible."""

from __future__ import annotations

from typing import Final

from perihelion.core.piles import Draw, Pile
from perihelion.core.steps import EVERYONE, Refusal, Seat, Side, Step, Word
from perihelion.games.andromeda.cards.planets import PLANET_COLOUR
from perihelion.games.andromeda.events.marker import TurnUp
from perihelion.games.andromeda.free.own import Own
from perihelion.games.andromeda.numbers import moon_limit, moons_to_pick
from perihelion.games.andromeda.region import NO_MOON, PLANET
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.station.moons import CashMoon, SlotMoon, empty_slots, why_not_slot
from perihelion.games.andromeda.words import CASH, CLAIM, LOOK, NEXT_MOON, SLOT
from perihelion.games.kit.masks import bit, has


class Claim(Step):
    """AE-MOON-15. First which moon it is, then room for it, then it is taken."""

    def __init__(self, side: Side, region: int) -> None:
        self.side: Final = side
        self.region: Final = region

    def run(self, s: State) -> None:
        here = s.regions[self.region]
        s.reserved |= bit(self.region)
        s.then(Room(self.side), TakeMoon(self.side, self.region))
        if here.kind == PLANET and here.moons > 1 and moons_to_pick(s.players[self.side]) > 1:
            s.then(LookFurther(self.side, self.region))


def claimable(s: State, region: int) -> bool:
    """AE-MOON-15. Whether a moon lies there that nobody is about to take."""
    return s.regions[region].moons > 0 and not has(s.reserved, region)


class LookFurther(Own):
    """AE-P-27. Claim the visible moon, or look at the next one first."""

    def __init__(self, seat: Seat, region: int) -> None:
        super().__init__(seat)
        self.region: Final = region

    def answers(self, s: State, seat: Seat) -> list[Word]:
        return [CLAIM.of(s.regions[self.region].top), LOOK]

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        if option == LOOK:
            s.then(SeeNext(seat, self.region), PickMoon(seat, self.region))


class SeeNext(Draw):
    """AE-P-27. Only the claimer sees it."""

    def __init__(self, side: Side, region: int) -> None:
        self.side: Final = side
        self.region: Final = region

    def pile(self, s: State) -> Pile:
        return s.moons[PLANET_COLOUR[s.regions[self.region].tile]]

    def drawn(self, s: State, card: int) -> None:
        here = s.regions[self.region]
        colour = PLANET_COLOUR[here.tile]
        s.moons = (*s.moons[:colour], s.moons[colour].without(card), *s.moons[colour + 1 :])
        s.regions[self.region] = here.with_moons(here.moons, here.top, card, 1 << self.side)

    def seen_by(self, s: State) -> int:
        return 1 << self.side

    def word(self, s: State, outcome: int) -> Word:
        return NEXT_MOON.of(outcome)


class PickMoon(Own):
    """AE-P-27. One of the two; the other one is on top then."""

    def __init__(self, seat: Seat, region: int) -> None:
        super().__init__(seat)
        self.region: Final = region

    def answers(self, s: State, seat: Seat) -> list[Word]:
        here = s.regions[self.region]
        return [CLAIM.of(moon) for moon in sorted({here.top, here.second})]

    def skips_single(self, s: State, seat: Seat) -> bool:
        """That both are alike only the claimer knows."""
        return False

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        here = s.regions[self.region]
        other = here.second if CLAIM.noun(option) == here.top else here.top
        s.regions[self.region] = here.with_moons(here.moons, CLAIM.noun(option), other, EVERYONE)
        s.reveal()


class Room(Step):
    """AE-MOON-03, AE-MOON-04. Whoever holds as many moons as allowed first discards or slots one of them."""

    def __init__(self, side: Side) -> None:
        self.side: Final = side

    def run(self, s: State) -> None:
        player = s.players[self.side]
        if len(player.claimed) >= moon_limit(player):
            s.then(MakeRoom(self.side), self)


class MakeRoom(Own):
    """AE-P-12. Which moon goes, and how."""

    def answers(self, s: State, seat: Seat) -> list[Word]:
        player = s.players[seat]
        moons = player.moons()
        words = [CASH.of(moon) for moon in moons]
        return words + [SLOT.of(moon) for moon in moons if empty_slots(player, moon)]

    def answering(self, option: Word) -> bool:
        return CASH.says(option) or SLOT.says(option)

    def resume(self) -> Step:
        """AE-MOON-15. Not asked any more if a free action has made room."""
        return Room(self.seat)

    def free(self, s: State, seat: Seat) -> list[Word]:
        return [word for word in super().free(s, seat) if not self.answering(word)]

    def options(self, s: State, seat: Seat) -> list[Word]:
        return self.answers(s, seat) + self.free(s, seat)

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        if CASH.says(option):
            s.then(CashMoon(seat, CASH.noun(option)))
        else:
            s.then(SlotMoon(seat, SLOT.noun(option)))

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if SLOT.says(option):
            return why_not_slot(s.players[seat], SLOT.noun(option))
        if CASH.says(option):
            return Refusal("AE-MOON-03", "You make room with a moon that you have claimed before.")
        return super().why_not(s, seat, option)


class TakeMoon(Step):
    """AE-ACT-02, AE-MOON-01. The moon lies open before its owner; the next one of a planet becomes
    visible."""

    def __init__(self, side: Side, region: int) -> None:
        self.side: Final = side
        self.region: Final = region

    def run(self, s: State) -> None:
        here = s.regions[self.region]
        s.players[self.side].claim(here.top)
        s.reserved &= ~bit(self.region)
        uncover(s, self.region)


class DiscardTop(Step):
    """The top moon of a planet goes to the discard pile."""

    def __init__(self, region: int) -> None:
        self.region: Final = region

    def run(self, s: State) -> None:
        s.spent_moons = (*s.spent_moons, s.regions[self.region].top)
        uncover(s, self.region)


def uncover(s: State, region: int) -> None:
    """The top moon has gone; the one under it is visible now."""
    here = s.regions[region]
    s.regions[region] = here.with_moons(here.moons - 1, here.second)
    if here.moons > 1 and here.second == NO_MOON:
        s.then(TurnUp(region))
