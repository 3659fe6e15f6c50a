"""M121, for 2 to 4 players."""
