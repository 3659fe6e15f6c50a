"""Chapter "Cards, costs, hand"."""
