"""The lid of the box."""

from __future__ import annotations

from burgundy_desktop.core.lid import QT_TRANSLATE_NOOP, Lid

LID = Lid(
    title=QT_TRANSLATE_NOOP("pillars", "The Pillars of the Earth: The Card Game"),
    tagline=QT_TRANSLATE_NOOP("pillars", "Build a cathedral, trick by trick."),
    seats_min=3,
    seats_max=4,
    minutes=45,
)
