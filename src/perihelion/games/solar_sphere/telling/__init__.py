"""What Solar Sphere says: questions, hints, the log."""
