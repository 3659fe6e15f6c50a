"""What Event Horizon says: questions, hints, the log."""
