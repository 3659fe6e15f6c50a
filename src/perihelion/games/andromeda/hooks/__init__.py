"""What factions, upgrades and raiders do at their moments."""
