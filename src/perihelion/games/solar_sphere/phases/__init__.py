"""The phases of a round besides Deploy: Dock, Battle, Recover."""
