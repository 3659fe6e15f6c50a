"""Station modules gained and bought."""
