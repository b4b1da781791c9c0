"""The lid of the box."""

from __future__ import annotations

from burgundy_desktop.core.lid import QT_TRANSLATE_NOOP, Lid

LID = Lid(
    title=QT_TRANSLATE_NOOP("boonlake", "Boonlake"),
    tagline=QT_TRANSLATE_NOOP("boonlake", "A wide country, and a river that waits for nobody."),
    seats_min=1,
    seats_max=4,
    minutes=120,
)
