"""How well a game was played, and how lucky."""
