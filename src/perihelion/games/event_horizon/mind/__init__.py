"""What a good player of Event Horizon knows."""
