"""The components of Solar Sphere as tables, and what cards and hexes do."""
