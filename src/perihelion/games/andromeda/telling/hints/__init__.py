"""What an offered word costs and brings."""
