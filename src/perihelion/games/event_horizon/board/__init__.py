"""What stands on the map, and the ways across it."""
