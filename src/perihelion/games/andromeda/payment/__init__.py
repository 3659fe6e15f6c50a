"""How a cost is paid."""
