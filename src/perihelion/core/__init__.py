"""What every board game has. Knows no game."""
