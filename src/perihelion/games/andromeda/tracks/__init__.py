"""The progress tracks and their rewards."""
