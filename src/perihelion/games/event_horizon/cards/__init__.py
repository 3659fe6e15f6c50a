"""The components of Event Horizon as tables, and what upgrades and specials do."""
