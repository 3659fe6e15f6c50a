"""What a word would do, before it is said: the launch of a ship, a ship sent into a battle, a development."""

from __future__ import annotations

from perihelion.core.steps import Seat, Step, Word
from perihelion.games.andromeda.battle.escalation import SendShips, by_jump, may_send
from perihelion.games.andromeda.battle.sides import present
from perihelion.games.andromeda.cards.effects.effect import Effects
from perihelion.games.andromeda.cards.effects.late import LATE, CardList
from perihelion.games.andromeda.cards.effects.persons import SELF
from perihelion.games.andromeda.cards.effects.stores import Gain
from perihelion.games.andromeda.cards.fleet import KINDS, minus
from perihelion.games.andromeda.cards.raiders import SWARM_CLASS
from perihelion.games.andromeda.cards.resources import RESOURCES
from perihelion.games.andromeda.developments.build import Develop
from perihelion.games.andromeda.fight import new_battle
from perihelion.games.andromeda.launch.launch import Destination
from perihelion.games.andromeda.launch.legal import JUMP_ENERGY, first_launch, in_reach
from perihelion.games.andromeda.numbers import development_points, undeveloped
from perihelion.games.andromeda.raiders.move import move_figure
from perihelion.games.andromeda.raiders.strike import Swarm, in_range, swarm_in_range
from perihelion.games.andromeda.region import NEBULA, NO_MOON, NO_RAIDER, PLANET, SPECIAL
from perihelion.games.andromeda.seen.sources import force
from perihelion.games.andromeda.seen.views import Force, Preview
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.station.claim import claimable
from perihelion.games.andromeda.words import DEVELOP, SEND, TO
from perihelion.games.kit.masks import has, members_of


def ahead(s: State, seat: Seat, word: Word) -> Preview | None:
    """What a picture draws of a word that a seat may say."""
    step: Step = s.agenda[-1]
    if isinstance(step, Destination) and TO.says(word):
        return launching(s, seat, step.ship, TO.noun(word))
    if isinstance(step, SendShips) and SEND.says(word):
        return sending(s, seat, SEND.noun(word))
    if isinstance(step, Develop) and DEVELOP.says(word):
        return developing(s, DEVELOP.noun(word))
    return None


def developing(s: State, region: int) -> Preview:
    """AE-DEV-08. The leaders around a planet; a development that is rebuilt scores nothing."""
    return Preview(leaders=development_points(s, region) if undeveloped(s, region) else 0)


# A launch


def launching(s: State, seat: Seat, ship: int, region: int) -> Preview:
    """AE-LAUNCH-07, AE-ACT-02, AE-STRIKE-03, AE-BAT-01. What it costs, what the region gives, who strikes,
    and who would fight."""
    after = launched(s, seat, ship, region)
    strikers = striking(after)
    staying = s.regions[region].raiders > 0
    forces = fighting(after, strikers)
    return Preview(
        jump=0 if has(in_reach(s, seat, ship), region) else JUMP_ENERGY,
        moon=s.regions[region].top if claims(s, region) else NO_MOON,
        gain=given(s, region),
        strikers=strikers,
        staying=staying,
        battle=forces,
        joiners=joiners(after) if forces else [],
    )


def launched(s: State, seat: Seat, ship: int, region: int) -> State:
    """The table after the ship has come there."""
    after: State = s.clone()
    player = after.players[seat]
    after.first = first_launch(s, seat)
    player.bay = minus(player.bay, ship)
    after.arrive(seat, ship, region)
    after.launched = ship
    after.target = region
    return after


def claims(s: State, region: int) -> bool:
    """AE-ACT-02, AE-ACT-04. Whether a moon is claimed there."""
    return s.regions[region].kind in (PLANET, NEBULA) and claimable(s, region)


def given(s: State, region: int) -> list[int]:
    """AE-ACT-03, AE-OPT-03. What a planet without moons or a special region gives, by resource."""
    here = s.regions[region]
    if here.kind == PLANET and not claims(s, region):
        return gains(LATE.planets[here.tile])
    return gains(LATE.specials[here.tile]) if here.kind == SPECIAL else []


def gains(does: CardList) -> list[int]:
    assert isinstance(does, Effects)
    found = [0] * len(RESOURCES)
    for effect in does.effects:
        if isinstance(effect, Gain) and effect.who == SELF:
            found = [found[what] + effect.gains[what] for what in range(len(RESOURCES))]
    return found


def striking(after: State) -> list[int]:
    """AE-STRIKE-02, AE-STRIKE-03, AE-STRIKE-04. From where raiders come, or could."""
    raider = after.regions[after.target].raider
    if after.calm:
        return []
    if raider == NO_RAIDER:
        return in_range(after)
    return swarm_in_range(after) if raider == SWARM_CLASS else []


def fighting(after: State, strikers: list[int]) -> list[Force]:
    """AE-BAT-01. Who would fight, without raiders where one of several comes."""
    here = after.regions[after.target]
    if here.raider == NO_RAIDER and len(strikers) == 1:
        move_figure(after, strikers[0], after.target)
    if strikers:
        Swarm().run(after)
    raiders = after.regions[after.target].raiders > 0
    sides = members_of(present(after), after.side_count())
    if len(sides) + int(raiders or bool(strikers)) < 2:
        return []
    return forces(after, sides, raiders)


def forces(after: State, sides: list[int], raiders: bool) -> list[Force]:
    """What they would roll if the battle began like this."""
    after.battle = new_battle(after.side_count())
    order = [side for side in after.in_turn(after.active) if side in sides]
    return [force(after, place) for place in ([*order, after.raider_place()] if raiders else order)]


def joiners(after: State) -> list[int]:
    """AE-ESC-01, AE-ESC-02. Sides with other ships within range."""
    return [side for side in after.from_active() if may_send(after, side, ())]


# A battle


def sending(s: State, seat: Seat, berth: int) -> Preview:
    """AE-ESC-03, AE-ESC-04. The battle with this ship, and those that were chosen before."""
    after: State = s.clone()
    for other in [*s.sending, berth]:
        region, ship = divmod(other, KINDS)
        after.depart(seat, ship, region)
        after.arrive(seat, ship, s.target)
    sides = members_of(present(after), s.side_count())
    return Preview(
        jump=int(by_jump(s, seat, berth)), battle=forces(after, sides, s.regions[s.target].raiders > 0)
    )
