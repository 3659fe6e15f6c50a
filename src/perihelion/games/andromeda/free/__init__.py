"""What the active player may do beside every question."""
