"""The lid of a game: what the library shows before it loads the game, which takes a while."""

from __future__ import annotations

import attrs


@attrs.frozen
class Lid:
    """Title and tagline are English; they are translated when shown (`boardkit.sentences`)."""

    title: str
    tagline: str
    """A description in half a sentence."""
    seats_min: int
    seats_max: int
    minutes: int
    """The playing time in minutes, as printed on the box."""


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:  # noqa: N802 - the name that is collected
    """Mark a sentence for translation in a module without Qt."""
    return text
