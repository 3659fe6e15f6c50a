"""Move: orders, destinations, breaking away."""
