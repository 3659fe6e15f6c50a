"""How fast it is: play, thinking, and another engine beside it."""
