"""What special infrastructure scores."""
