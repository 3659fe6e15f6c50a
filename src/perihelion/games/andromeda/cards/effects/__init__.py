"""What cards do: one class for each effect, registered by the verb with which the data call it."""
