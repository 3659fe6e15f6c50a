"""Combat, from the first cannon to the capture of a world."""
