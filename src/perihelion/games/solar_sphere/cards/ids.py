"""Numbers by what they stand for, so that a signature says which it takes."""

from __future__ import annotations

Card = int
"""A crew card; its kind is `CREW_KIND`."""
Hex = int
"""A Sphere hex, `FLIPPED_HEX` or `CORE_HEX`."""
Ship = int
"""A Resistance ship."""
SoloCard = int
"""A card of DRANDA's deck."""
Location = int
Position = int
"""A place of the Sphere, 0 the Core."""
Slot = int
"""A place of the fleet, or of the crew display."""
Slots = tuple[int, ...]
"""Some of them."""
Tier = int
"""A tier of crew, from 0."""
Resource = int
Icon = int
"""A faction."""
Row = int
"""A row of the decommission matrix."""
Rows = tuple[int, ...]
"""Some of them."""
Face = int
"""Of a die, 1 to 6."""
Die = int
"""A die as a noun: ship die or auxiliary die, and its face."""
Colour = int
"""Of DRANDA's dice."""
