"""`perihelion fuzz`: single games, and pairs of them."""
