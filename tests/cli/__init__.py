"""The program as people use it: one behaviour a test."""
