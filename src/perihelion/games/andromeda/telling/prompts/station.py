"""Questions about a station: returning, moons, repairs and damage."""

from __future__ import annotations

from perihelion.core.said import Many, Said
from perihelion.core.steps import Word
from perihelion.games.andromeda.cards.fleet import size
from perihelion.games.andromeda.cards.moons import MOON_GAINS, MOON_OTHER
from perihelion.games.andromeda.cards.resources import ENERGY
from perihelion.games.andromeda.cards.tracks import DAMAGE_AT_END
from perihelion.games.andromeda.home.activate import (
    ActivateModules,
    Activator,
    OnceMore,
    ScienceBlock,
    StayOut,
)
from perihelion.games.andromeda.numbers import moon_limit, ships_on_map, ships_that_stay
from perihelion.games.andromeda.state import State
from perihelion.games.andromeda.station.claim import LookFurther, MakeRoom, PickMoon, TakeMoon
from perihelion.games.andromeda.station.moons import ChooseSide, SlotMoon
from perihelion.games.andromeda.station.repair import DamageModule, DamageModules, Repair
from perihelion.games.andromeda.telling.phrases import (
    energy,
    module_at,
    modules,
    moons,
    place,
    price,
    ships,
)
from perihelion.games.andromeda.telling.prompts.cards import numbered
from perihelion.games.andromeda.telling.prompts.scene import because
from perihelion.games.andromeda.words import (
    ACTIVATE,
    DONE,
    INTO,
    WITH_ENERGY,
)
from perihelion.games.kit.telling.phrases import clauses

# Return


def activate(s: State, step: ActivateModules, words: list[Word]) -> Said:
    """AE-RET-03, AE-RET-06. What is left to activate with."""
    player = s.players[step.seat]
    left = ships_on_map(s, step.seat) + size(player.barge)
    usable = len([word for word in words if ACTIVATE.says(word)])
    if not usable:
        return Said(
            "You return to station, and no module can be activated now. Done brings all your ships to the"
            " launch bay."
        )
    if not left:
        return Said(
            "You return to station: {usable} can still be activated, for 1 energy each, of which you have"
            " {n}. Done brings all ships to the bay.",
            usable=modules(usable),
            n=player.stock[ENERGY],
        )
    return Said(
        "You return to station: {usable} can be activated. For that you have {ships} on the map or the barge,"
        " and {energy} for rows where a ship has activated a module. Done brings all ships to the bay.",
        usable=modules(usable),
        ships=ships(left),
        energy=energy(player.stock[ENERGY]),
    )


def activator(s: State, step: Activator, words: list[Word]) -> Said:
    what = module_at(s, step.seat, step.plate)
    if words == [WITH_ENERGY]:
        return Said("Activate {module} with 1 energy.", module=what)
    if WITH_ENERGY in words:
        return Said(
            "Activate {module} with which ship, or with 1 energy? The ship leaves its region.", module=what
        )
    return Said("Activate {module} with which ship? It leaves its region.", module=what)


def science(_: State, _step: ScienceBlock, words: list[Word]) -> Said:
    return Said(
        "The Primary Reactor lets your other Science modules work, each once and without ship or energy:"
        " which of {usable} comes next, or are you done?",
        usable=modules(len([word for word in words if ACTIVATE.says(word)])),
    )


def once_more(s: State, _: OnceMore, words: list[Word]) -> Said:
    if words[0] == DONE:
        return because(s, Said("no module that was activated in this return could work once more."))
    return because(
        s,
        Said("which module that you have activated in this return works once more, without ship or energy?"),
    )


def stay_out(s: State, step: StayOut, _: list[Word]) -> Said:
    return Many(
        ships_that_stay(s.players[step.seat]) - len(s.sending),
        "Prepare for launch: {n} of your ships that activated nothing may stay on the map. Which, or none?",
        "Prepare for launch: {n} of your ships that activated nothing may stay on the map. Which, or done?",
    )


# Moons


def look_further(s: State, step: LookFurther, _: list[Word]) -> Said:
    return Said(
        "You claim a moon at {place}: {moon:moon}, or do you first look at the next one of the stack in"
        " secret and then choose between the two?",
        place=place(s, step.region),
        moon=s.regions[step.region].top,
    )


def pick_moon(s: State, step: PickMoon, _: list[Word]) -> Said:
    return Said(
        "Which of the two moons at {place} do you claim? The other one stays there on top, for all to see.",
        place=place(s, step.region),
    )


def make_room(s: State, step: MakeRoom, _: list[Word]) -> Said:
    held = moon_limit(s.players[step.seat])
    return Said(
        "You hold {held} that are not slotted, and may not hold more. Before you claim the one at {place},"
        " which one do you discard for what it brings, or slot?",
        held=moons(held),
        place=claiming_at(s),
    )


def claiming_at(s: State) -> Said:
    step = next(step for step in reversed(s.agenda) if isinstance(step, TakeMoon))
    return place(s, step.region)


def moon_side(s: State, step: ChooseSide, _: list[Word]) -> Said:
    ways = [numbered(i, price(side)) for i, side in enumerate((MOON_GAINS[step.moon], MOON_OTHER[step.moon]))]
    return because(s, Said("{moon:moon} brings one of two. {Ways}.", moon=step.moon, ways=clauses(ways)))


def slot(_: State, step: SlotMoon, words: list[Word]) -> Said:
    return Many(
        sum(map(INTO.says, words)),
        "{moon:moon} goes into a slot of your station and stays there: {n} fits. Which?",
        "{moon:moon} goes into a slot of your station and stays there: {n} fit. Which?",
        moon=step.moon,
    )


# Repairs and damage


def repair(s: State, step: Repair, words: list[Word]) -> Said:
    more = step.more.count
    if DONE in words:
        return because(
            s,
            Many(
                more + 1,
                "you may take {n} repair action: what do you repair, or are you done?",
                "you may take {n} repair actions: what do you repair first, or are you done?",
            ),
        )
    return because(
        s,
        Many(
            more + 1,
            "you take {n} repair action: what do you repair?",
            "you take {n} repair actions: what do you repair first?",
        ),
    )


def damage(s: State, _: DamageModule, _words: list[Word]) -> Said:
    below = s.agenda[-2] if len(s.agenda) > 1 else None
    more = below.count if isinstance(below, DamageModules) else 0
    return because(
        s,
        Many(
            more + 1,
            "{n} of your modules is damaged: which? Until it is repaired it does not work, and at the end it"
            " costs {lost} VP.",
            "{n} of your modules are damaged: which one first? Until it is repaired it does not work, and at"
            " the end it costs {lost} VP.",
            lost=DAMAGE_AT_END,
        ),
    )
