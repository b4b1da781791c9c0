"""The text on the box."""

from __future__ import annotations

from burgundy_desktop.core.lid import Lid

LID = Lid(title="Nim", tagline="Who takes the last match?", seats_min=2, seats_max=3, minutes=1)
