"""Helios with its rules reference in both forms that a reference may take, for a short game at the command
line."""

from core.helios import Helios

RULES = """# Helios

## 1. Play

**HE-BID-01** Everyone seals a bid and a boost;
the highest sum goes first.

- **HE-ACT-01.** In your turn you take 2 actions.

## 2. Fire

| Id | Rule | Source |
|---|---|---|
| HE-FIRE-01 | A shot costs 2 energy and brings light. | ours |
| HE-FIRE-02 | A flare douses the `shot`. | ours |
| HE-BUY-01 | A card costs 1 energy. | ours |
| HE-PEEK-01 | Look at the top card. | ours |
| HE-WINDOW-01 | Others may answer with a card. | ours |
| HE-FLARE-01 | A flare needs a shot. | ours |
| HE-MIRROR-01 | A mirror needs a flare. | ours |
| HE-PILE-01 | The pile is shuffled when it is empty. | ours |
| HE-END-01 | The game ends after 2 rounds. | ours |

| Id | Name | Copies |
|---|---|---|
| CA1 | ore | 6 |
"""


class HeliosWithRules(Helios):
    rules_text = RULES


GAME = HeliosWithRules()
