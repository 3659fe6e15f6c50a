"""What happens on a station: moons and slots, repairs and damage, ships and upgrades."""
