"""What games share: nothing here knows a game, and everything here is used by two."""
