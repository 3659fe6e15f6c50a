"""The beginning and the end of a round, and the marauders."""
