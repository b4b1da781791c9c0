"""The lid of the box."""

from __future__ import annotations

from burgundy_desktop.core.lid import QT_TRANSLATE_NOOP, Lid

LID = Lid(
    title=QT_TRANSLATE_NOOP("castles_cards", "The Castles of Burgundy: The Card Game"),
    tagline=QT_TRANSLATE_NOOP(
        "castles_cards", "Every card is a die, a plan or a stone of your estate."
    ),
    seats_min=1,
    seats_max=4,
    minutes=45,
)
