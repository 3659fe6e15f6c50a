"""Who asks: guests, accounts, tokens, cookies, and the webhooks that call people to their table."""
