"""What the tests of several parts share: see the list in CONTRIBUTING.md."""
