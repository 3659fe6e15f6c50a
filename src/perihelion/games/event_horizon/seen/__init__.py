"""What can be seen of Event Horizon: views and the almanac."""
