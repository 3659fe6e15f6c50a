"""Effects that send leaders from place to place."""

from __future__ import annotations

from typing import Final

from perihelion.core.said import Many, Said
from perihelion.core.steps import Chance, Seat, Side, Step, Word
from perihelion.games.andromeda.cards.board import NEBULAE, REGION_COUNT
from perihelion.games.andromeda.cards.effects.effect import VERBS, Effect
from perihelion.games.andromeda.cards.effects.signs import ARROW, counted, quiet, sign
from perihelion.games.andromeda.cards.raiders import RAIDER_CLASS
from perihelion.games.andromeda.cards.source import Source
from perihelion.games.andromeda.free.own import Own
from perihelion.games.andromeda.state import Memory, State
from perihelion.games.andromeda.words import DONE, LEADER_IN
from perihelion.games.andromeda.words import NEBULA as NEBULA_WORD
from perihelion.games.kit.data.records import Part
from perihelion.games.kit.effects import Entry
from perihelion.games.kit.masks import members_of

ALL: Final = -1
HALF: Final = -2


class Leaders(Effect):
    """leader = 2, from = "any region", to = "station"; leader = "all", whose = "each player" and so on."""

    def __init__(self, count: int, whose: str, start: str, end: str) -> None:
        self.count: Final = count
        self.whose: Final = whose
        self.start: Final = start
        self.end: Final = end

    @staticmethod
    def read(entry: Entry) -> Leaders:
        entry.only("from", "to", "whose")
        found = entry.table[entry.verb]
        count = ALL if found == "all" else HALF if found == "half" else entry.positive()
        whose = entry.name(("own", "each player", "each other"), "whose") if "whose" in entry.table else "own"
        start = entry.name(("any region", "station", "active region", "raider card"), "from")
        end = entry.name(("station", "random nebula", "raider card"), "to")
        if (start, end) not in MOVES:
            raise entry.wrong(f"leader: no leader goes from {start} to {end}")
        return Leaders(count, whose, start, end)

    def text(self) -> Said:
        if self.start == "any region":
            return Many(
                self.count,
                "recruit {n} of your leaders from any region",
                "recruit up to {n} of your leaders from any regions",
            )
        if self.start == "active region":
            return Said("all unrecruited leaders there go to its card")
        if self.start == "raider card":
            if self.whose == "own":
                return Said("take all your leaders from the card")
            return Said("every other player takes half of theirs, rounded up")
        if self.end == "random nebula":
            return Said("return {n} recruited leader to a random nebula", n=self.count)
        return Said("put {n} recruited leader on its card", n=self.count)

    def parts(self) -> list[Part]:
        if self.start == "any region":
            return counted("leader", self.count)
        if self.start == "active region":
            return [quiet(Said("all")), sign("leader"), ARROW, quiet(Said("its card"))]
        if self.start == "raider card":
            whose = Said("all yours") if self.whose == "own" else Said("half of theirs")
            return [quiet(Said("its card")), ARROW, sign("leader"), quiet(whose)]
        end = sign("nebula") if self.end == "random nebula" else quiet(Said("its card"))
        return [*counted("leader", self.count), ARROW, end]

    def remembers(self) -> bool:
        return self.start == "raider card" and self.whose == "own"

    def useful(self, s: State, seat: Seat, source: Source) -> bool:
        if self.start == "any region":
            return s.players[seat].leaders_at != 0
        if self.start == "station":
            return s.players[seat].leaders > 0
        if self.start == "active region":
            return s.regions[s.target].leader_figures() > 0
        return any(s.raiders[RAIDER_CLASS[source.number]].leaders)

    def complete(self, s: State, seat: Seat, source: Source) -> bool:
        return self.start != "station" or s.players[seat].leaders >= self.count

    def apply(self, s: State, seat: Seat, source: Source) -> None:
        if self.start == "any region":
            s.then(RecruitAnywhere(seat, self.count))
        elif self.start == "active region":
            to_raider_card(s, RAIDER_CLASS[source.number])
        elif self.start == "raider card":
            self.release(s, seat, RAIDER_CLASS[source.number])
        elif self.end == "random nebula":
            s.then_all([LeaderToNebula(seat) for _ in range(self.count)])
        else:
            going = min(self.count, s.players[seat].leaders)
            s.players[seat].leaders -= going
            raider = RAIDER_CLASS[source.number]
            s.change_raider(raider, s.raiders[raider].with_leaders(seat, going))

    def release(self, s: State, seat: Seat, raider: int) -> None:
        """AE-RAI-11, AE-RAI-12. Leaders come back from a raider card; half is rounded up."""
        sides = [seat] if self.whose == "own" else [side for side in s.from_active() if side != seat]
        for side in sides:
            there = s.raiders[raider].leaders[side]
            back = there if self.count == ALL else -(-there // 2)
            s.change_raider(raider, s.raiders[raider].with_leaders(side, -back))
            s.players[side].leaders += back
            if side == seat and back:
                s.remember(Memory(s.memory[-1].chosen, True))

    def worth(self) -> float:
        return 1.0


MOVES: Final = (
    ("any region", "station"),
    ("station", "random nebula"),
    ("station", "raider card"),
    ("active region", "raider card"),
    ("raider card", "station"),
)
VERBS.teach("leader", Leaders.read)


def to_raider_card(s: State, raider: int) -> None:
    """AE-RAI-11. All unrecruited leaders of the active region lie on the card."""
    for side in range(s.side_count()):
        there = s.regions[s.target].leaders[side]
        if there:
            s.lead(side, s.target, -there)
            s.change_raider(raider, s.raiders[raider].with_leaders(side, there))


class RecruitAnywhere(Step):
    """Up to so many own leaders from any regions, chosen one by one."""

    def __init__(self, side: Side, count: int) -> None:
        self.side: Final = side
        self.count: Final = count

    def run(self, s: State) -> None:
        if self.count and s.players[self.side].leaders_at:
            s.then(WhichLeader(self.side, self.count))


class WhichLeader(Own):
    """From which region the next leader comes, or no more."""

    def __init__(self, seat: Seat, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def answers(self, s: State, seat: Seat) -> list[Word]:
        regions = members_of(s.players[seat].leaders_at, REGION_COUNT)
        return [*[LEADER_IN.of(region) for region in regions], DONE]

    def answered(self, s: State, seat: Seat, option: Word) -> None:
        if option != DONE:
            s.lead(seat, LEADER_IN.noun(option), -1)
            s.players[seat].leaders += 1
            s.then(RecruitAnywhere(seat, self.count - 1))


class LeaderToNebula(Chance):
    """A die decides to which nebula a leader goes; until then it waits on the station."""

    def __init__(self, side: Side) -> None:
        self.side: Final = side

    def weights(self, s: State) -> list[int]:
        return [1] * len(NEBULAE)

    def happen(self, s: State, outcome: int) -> None:
        s.players[self.side].leaders -= 1
        s.lead(self.side, NEBULAE[outcome], 1)

    def word(self, s: State, outcome: int) -> Word:
        return NEBULA_WORD.of(NEBULAE[outcome])
