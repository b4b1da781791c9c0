"""The lid of the box."""

from __future__ import annotations

from burgundy_desktop.core.lid import QT_TRANSLATE_NOOP, Lid

LID = Lid(
    title=QT_TRANSLATE_NOOP("caylus", "Caylus"),
    tagline=QT_TRANSLATE_NOOP("caylus", "A road, a few workers, and a castle for the king."),
    seats_min=2,
    seats_max=5,
    minutes=120,
)
