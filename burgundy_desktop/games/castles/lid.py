"""The lid of the box."""

from __future__ import annotations

from burgundy_desktop.core.lid import QT_TRANSLATE_NOOP, Lid

LID = Lid(
    title=QT_TRANSLATE_NOOP("castles", "The Castles of Burgundy"),
    tagline=QT_TRANSLATE_NOOP("castles", "Two dice, a quiet valley, and an estate to fill."),
    seats_min=2,
    seats_max=4,
    minutes=60,
)
