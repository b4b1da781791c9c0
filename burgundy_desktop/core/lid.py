"""What stands on the box of a game: known before the game itself is read, which takes a while."""

from __future__ import annotations

import attrs


@attrs.frozen
class Lid:
    """Title and tagline are English; whoever shows them looks them up (`boardkit.sentences`)."""

    title: str
    tagline: str
    """What it is like, in half a sentence."""
    seats_min: int
    seats_max: int
    minutes: int
    """How long a game takes, as the box says."""


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:  # noqa: N802 - the name that is collected
    """Mark a sentence of a game for the translators, where there is no Qt."""
    return text
