"""Former rules: every version that was ever played is kept as it was, and can be played on."""
