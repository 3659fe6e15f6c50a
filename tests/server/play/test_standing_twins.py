"""Nobody learns from a standing answer what they may not know: neither that there is one, nor what it is said
with."""

from __future__ import annotations

from pathlib import Path

import pytest

from kit.helios.rules import FIRE, MOMENTS
from perihelion.server.play.overheard import overheard
from server.kit.ears import TABLE, Ear, Standing, laid_out
from server.kit.here import served_here
from server.kit.twins import DEEP, SEATS, SHELF, Said, Twins, find_twins, fresh, game_of, played
from server.play.test_leaks import everything

EVERYWHERE = list(range(len(MOMENTS)))
PATH = f"/api/tables/{TABLE}"


def at_a_shot(kind: str) -> Twins:
    """Twins whose seat alone is asked, and may fire."""
    for number in range(200):
        twins = find_twins(kind, f"shot {number}", tries=4000, offered=2)
        table = played(kind, twins.first)
        if table.waiting() == [twins.seat] and FIRE in table.offers(twins.seat):
            return twins
    raise AssertionError(f"nobody may fire in {kind}")


def others_decline(twins: Twins) -> Standing:
    return {seat: EVERYWHERE for seat in range(SEATS) if seat != twins.seat}


@pytest.mark.parametrize("kind", ["helios", DEEP])
def test_what_is_said_for_others_is_the_same_whatever_they_hold(kind: str, tmp_path: Path) -> None:
    twins = at_a_shot(kind)
    first, second = [
        fired_at(tmp_path / name, twins, said) for name, said in (("1", twins.first), ("2", twins.second))
    ]
    assert first.heard == second.heard


def fired_at(folder: Path, twins: Twins, said: list[Said]) -> Ear:
    """What the seat hears when it fires at others who do not want to be asked."""
    settings = laid_out(folder, twins.game, said, standing=others_decline(twins))
    with served_here(settings, SHELF) as address:
        ear = Ear(address, twins.seat)
        fire = {"seat": twins.seat, "n": len(said), "word": FIRE}
        ear.watch(len(said), lambda: ear.ask("POST", f"{PATH}/choose", fire))
        ear.ask("GET", f"{PATH}/view?eyes={twins.seat}")
        ear.ask("GET", f"{PATH}/replay?eyes={twins.seat}")
        ear.ask("GET", PATH)
        ear.client.close()
        return ear


@pytest.mark.parametrize("kind", ["helios", DEEP])
def test_nobody_is_told_who_does_not_want_to_be_asked(kind: str, tmp_path: Path) -> None:
    """Two tables that differ in nothing but the standing answers of others."""
    twins = at_a_shot(kind)
    heard = []
    for name, standing in (("without", {}), ("with", others_decline(twins))):
        settings = laid_out(tmp_path / name, twins.game, twins.first, standing=standing)
        with served_here(settings, SHELF) as address:
            ear = Ear(address, twins.seat)
            everything(ear, twins.game, twins.first)
            ear.client.close()
        heard.append(ear.heard)
    assert heard[0] == heard[1]


def test_pairs_of_fuzzing_hear_nothing_of_others_who_decline() -> None:
    twins = at_a_shot("helios")
    said = [(entry.who, entry.word) for entry in twins.first]
    game, options = game_of("helios"), fresh("helios").options
    heard = [overheard(game, SEATS, options, said, twins.seat, moments) for moments in ((), EVERYWHERE)]
    assert heard[0] == heard[1] and b'"standing":[]' in heard[0][0]


@pytest.mark.parametrize("kind", ["helios", DEEP])
def test_declining_answers_the_same_at_twins(kind: str, tmp_path: Path) -> None:
    """For one's own seat it is done, for another one refused."""
    twins = at_a_shot(kind)
    first, second = [
        declined_at(tmp_path / name, twins, said) for name, said in (("1", twins.first), ("2", twins.second))
    ]
    assert first == second
    assert sum(b" 200 " in one for one in first) == 2 * len(MOMENTS)
    assert sum(b" 403 " in one for one in first) == 2 * len(MOMENTS) * (SEATS - 1)


def declined_at(folder: Path, twins: Twins, said: list[Said]) -> list[bytes]:
    with served_here(laid_out(folder, twins.game, said), SHELF) as address:
        ear = Ear(address, twins.seat)
        for method in ("PUT", "DELETE"):
            for seat in range(SEATS):
                for moment in EVERYWHERE:
                    ear.ask(method, f"{PATH}/standing/{seat}/{moment}")
        ear.client.close()
        return ear.heard
