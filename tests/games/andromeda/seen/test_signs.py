"""The signs of cards and components."""

from __future__ import annotations

import pytest

from games.andromeda.seen.scenes import row
from perihelion.games.andromeda.seen.almanac import almanac
from perihelion.games.kit.data.records import Part

PRINTED = almanac()
ROWS: dict[str, list[Part]] = {card.id: card.parts for card in PRINTED.tactics}
ROWS |= {base.id: base.action.parts for base in PRINTED.bases}
ROWS |= {special.id: special.action.parts for special in PRINTED.specials}
ROWS |= {kind.id: kind.ability.parts for kind in PRINTED.developments}
ROWS |= {planet.id: planet.empty.parts for planet in PRINTED.planets}
ROWS |= {token.id: token.action.parts for token in PRINTED.tokens}
ROWS |= {event.id: event.effect.parts for event in PRINTED.events}
ROWS |= {raider.id: raider.reward.parts for raider in PRINTED.raiders}
ROWS |= {column.core.id: column.core.action.parts for column in PRINTED.columns if column.core.action}
ROWS |= {module.id: module.action.parts for module in PRINTED.modules if module.action}
ROWS |= {module.id: module.goal.parts for module in PRINTED.modules if module.goal}
"""The signs of everything that has some, by its id."""


@pytest.mark.parametrize(
    ("id", "signs"),
    [
        ("BA-SY", "[build] [ship-any] or [spanner]"),
        ("BA-MF", "[event] +1 | [trade] 1–2 [module] [kind-science] [kind-industry]"),
        ("BA-TH", "2 [any] [arrow] 2 [credit]"),
        ("SR-Q", "2 [energy]"),
        ("PL-V1", "[ice]"),
        ("spaceport", "2 [any] [arrow] 3 [any]"),
        ("CORE-S", "2 [energy] | all [kind-science]"),
        ("SC-10", "2 [nanocarbon] [energy] [arrow] [kind-science] +1"),
        ("CO-13", "[slot-in] [arrow] [slot-out] | [credit]"),
        ("IN-11", "2 [titanium] [arrow] 3 [points]"),
        ("TA-04", "−2 [any]"),
        ("TA-06", "[ab-attack] | [ab-voyage]"),
        ("TE-06", "all [basic] | 2 [credit]"),
        ("TB-03", "[reroll] 3 [die-any]"),
        ("TB-04", "−2 [die-any] for one"),
        ("TB-05", "3 [ship-transport] [arrow] [barge]"),
        ("TD-03", "each other [any] [arrow] to them or +1 [die-any] for them"),
        ("TD-07", "[credit] [arrow] [raider-s] [arrow] [nebula]"),
        ("GD-02", "may 2 [any] [arrow] +1 [module]"),
        ("GD-08", "most [ship-transport] 2 [points] tied 1 [points]"),
        ("GD-09", "1 [points] each [develop] else 2 [energy]"),
        ("CT-09", "2 [energy] or −2 [points]"),
        ("DT-13", "[develop] −2"),
        ("RB-2", "1 [points] | 2 [tactics]"),
    ],
)
def test_what_a_card_does_is_a_short_row_of_signs(id: str, signs: str) -> None:
    assert row(ROWS[id]) == signs


def test_everything_that_does_something_has_signs() -> None:
    assert [id for id, parts in ROWS.items() if not parts] == []


def test_no_sign_is_both_an_icon_and_a_text() -> None:
    parts = [part for found in ROWS.values() for part in found]
    assert all(bool(part.icon) != bool(part.text) for part in parts)
