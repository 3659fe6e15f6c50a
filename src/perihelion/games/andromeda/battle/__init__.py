"""A battle, from Escalation to Outcome."""
