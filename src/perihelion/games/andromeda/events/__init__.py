"""The event track and event cards."""
