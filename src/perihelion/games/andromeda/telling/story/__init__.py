"""The log, a file for each chapter."""
