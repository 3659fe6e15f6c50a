"""Many games at once: matches, fuzzing, speed."""
