"""Every printed fact as constant tables, and what cards do."""
