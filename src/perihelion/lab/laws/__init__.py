"""What is true at every moment of every game on the shelf. A law is a function that raises Broken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from perihelion.core.dice import Generator
from perihelion.core.game import Game
from perihelion.lab.laws.moment import Broken, Moment
from perihelion.lab.laws.positions import (
    clone_is_equal_and_shares_nothing,
    every_side_has_a_name,
    offers_agree,
    offers_are_sound,
    outcomes_can_be_dictated,
    pieces_are_conserved,
    position_can_be_valued,
    someone_wins,
)
from perihelion.lab.laws.questions import (
    envelopes_commute,
    free_actions_lead_back,
    questions_know_their_place,
    windows_begin_again,
)
from perihelion.lab.laws.secrets import (
    figures_are_known,
    looking_ahead_tells_no_secret,
    redeal_cannot_be_told_apart,
    secrets_stay_secret,
    what_may_fall_tells_no_secret,
)
from perihelion.lab.laws.sentences import (
    questions_can_be_put,
    reasons_name_a_rule,
    refusals_name_a_rule,
    steps_can_be_told,
)

LAWS: tuple[Callable[[Moment], None], ...] = (
    pieces_are_conserved,
    offers_agree,
    clone_is_equal_and_shares_nothing,
    redeal_cannot_be_told_apart,
    refusals_name_a_rule,
    questions_can_be_put,
    steps_can_be_told,
    every_side_has_a_name,
    position_can_be_valued,
    secrets_stay_secret,
    envelopes_commute,
    questions_know_their_place,
    free_actions_lead_back,
    windows_begin_again,
    outcomes_can_be_dictated,
    figures_are_known,
    looking_ahead_tells_no_secret,
    what_may_fall_tells_no_secret,
    reasons_name_a_rule,
)


def check_all(game: Game, s: Any, generator: Generator) -> None:
    """Every law at this moment; an assertion or a crash inside one is told with the law's name."""
    offers_are_sound(game, s)
    moment = Moment(game, s, generator)
    for law in LAWS:
        try:
            law(moment)
        except Broken as error:
            raise Broken(f"{law.__name__}: {error}") from error
        except Exception as error:
            raise Broken(f"{law.__name__}: {type(error).__name__}: {error}") from error


__all__ = ["Broken", "Moment", "check_all", "offers_are_sound", "someone_wins"]
