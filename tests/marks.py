"""`@rule("SS-DOCK-03")`: the rule of the reference that a test shows."""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*ids)
