"""The question behind each ask, as a sentence with the facts."""
