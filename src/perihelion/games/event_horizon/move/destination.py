"""Chapter "Move": where the ships go, and what happens to them on the way."""

from __future__ import annotations

from typing import Final

from perihelion.core.steps import AskOne, Refusal, Seat, Step, Word
from perihelion.games.event_horizon.board.fleet import add_ship, kinds_of, movable_at, remove_ship, tiles_of
from perihelion.games.event_horizon.board.routes import cheapest, common, debris_on_the_way, reach, scouted
from perihelion.games.event_horizon.build.explore import RevealTile
from perihelion.games.event_horizon.cards.groups import damage_of
from perihelion.games.event_horizon.cards.tables import NOWHERE
from perihelion.games.event_horizon.numbers import hp, immune, is_debris, speed
from perihelion.games.event_horizon.player import Player
from perihelion.games.event_horizon.state import State
from perihelion.games.event_horizon.words import ONLY, TO
from perihelion.games.kit.masks import has


class Destination(AskOne):
    """EH-MOVE-03, EH-MOVE-13. Only the destination is chosen, and with `divisible` first how many ships go
    there."""

    def __init__(self, seat: Seat, tile: int, group: int, count: int, divisible: bool) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.group: Final = group
        self.count: Final = count
        self.divisible: Final = divisible

    def options(self, s: State, seat: Seat) -> list[Word]:
        offered = destinations(reach(s, s.players[seat], self.group, self.tile).tiles)
        if self.divisible and self.count > 1:
            offered += [ONLY.of(ships) for ships in range(1, self.count)]
        return offered

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        if ONLY.says(option):
            s.then(Destination(seat, self.tile, self.group, ONLY.noun(option), False))
        else:
            depart(s, seat, self.tile, [self.group] * self.count, TO.noun(option))

    def skips_single(self, s: State, seat: Seat) -> bool:
        """The only way may be a deadly one: whoever has picked ships is asked."""
        return False

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if ONLY.says(option):
            return self.why_not_only()
        if not TO.says(option):
            return None
        return why_not_to(s, s.players[seat], self.group, self.tile, TO.noun(option))

    def why_not_only(self) -> Refusal:
        if self.divisible and self.count > 1:
            return Refusal(
                "EH-MOVE-03",
                "Ships to move: {count}. Choose their destination or fewer of them.",
                count=self.count,
            )
        return Refusal("EH-MOVE-03", "Ships to move: {count}. Choose their destination.", count=self.count)


class DestinationOfAll(AskOne):
    """EH-MOVE-03. All ships go to a tile that each of them can reach."""

    def __init__(self, seat: Seat, tile: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def options(self, s: State, seat: Seat) -> list[Word]:
        player = s.players[seat]
        groups = kinds_of(movable_at(player, self.tile))
        return destinations(common([reach(s, player, group, self.tile).tiles for group in groups]))

    def choose(self, s: State, seat: Seat, option: Word) -> None:
        depart(s, seat, self.tile, movable_at(s.players[seat], self.tile), TO.noun(option))

    def skips_single(self, s: State, seat: Seat) -> bool:
        return False

    def why_not(self, s: State, seat: Seat, option: Word) -> Refusal | None:
        if not TO.says(option):
            return None
        player, target = s.players[seat], TO.noun(option)
        for group in kinds_of(movable_at(player, self.tile)):
            if not has(reach(s, player, group, self.tile).tiles, target):
                return why_not_to(s, player, group, self.tile, target)
        return None


def destinations(tiles: int) -> list[int]:
    return [TO.of(tile) for tile in tiles_of(tiles)]


def why_not_to(s: State, player: Player, group: int, tile: int, target: int) -> Refusal:
    """Why a ship of the group cannot go there."""
    if target == tile:
        return Refusal("EH-MOVE-03", "The ships stand on {tile:tile} already.", tile=tile)
    if not has(s.revealed, target):
        return why_not_unrevealed(s, player, group, target)
    cost = cheapest(s, player, group, tile, target)
    if cost == NOWHERE:
        return Refusal("EH-MOVE-09", "No route over revealed tiles leads to {tile:target}.", target=target)
    if cost <= speed(player, group):
        return Refusal(
            "EH-MOVE-07",
            "Every way to {tile:target} within reach leads through debris that destroys the ship.",
            target=target,
        )
    return Refusal(
        "EH-MOVE-06",
        "{tile:target} costs {cost} movement; a {group:group} has {speed}.",
        target=target,
        cost=cost,
        group=group,
        speed=speed(player, group),
    )


def why_not_unrevealed(s: State, player: Player, group: int, target: int) -> Refusal:
    if scouted(s, player, group):
        return Refusal(
            "EH-SP-10",
            "{tile:target} is unrevealed: a ship must come next to it alive with 1 movement left.",
            target=target,
        )
    return Refusal("EH-MOVE-09", "{tile:target} is unrevealed and cannot be entered.", target=target)


def depart(s: State, seat: Seat, tile: int, ships: list[int], target: int) -> None:
    """EH-MOVE-07, EH-SP-10. Ships of these groups leave; an unrevealed destination is turned over before they
    arrive."""
    player = s.players[seat]
    scouting = not has(s.revealed, target)
    arrivals: list[Step] = []
    for group in kinds_of(ships):
        damage = debris_on_the_way(s, player, group, tile, target)
        arrivals.append(Arrive(seat, tile, group, ships.count(group), target, damage, scouting))
    s.then_all(arrivals)
    if scouting:
        s.then(RevealTile(target))


class Arrive(Step):
    """EH-MOVE-07, EH-PRE-03. Ships enter their destination, damaged by debris on the way, or are lost."""

    def __init__(
        self, seat: Seat, tile: int, group: int, count: int, target: int, damage: int, scouting: bool
    ) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.group: Final = group
        self.count: Final = count
        self.target: Final = target
        self.damage: Final = damage
        self.scouting: Final = scouting

    def run(self, s: State) -> None:
        player, group = s.players[self.seat], self.group
        damage = self.damage
        if self.scouting and is_debris(s, self.target) and not immune(player, group):
            damage += 1
        survives = damage_of(group) + damage < hp(player, group)
        for _ in range(self.count):
            remove_ship(player, self.tile, group)
            if survives:
                add_ship(player, self.target, group + damage, True)
