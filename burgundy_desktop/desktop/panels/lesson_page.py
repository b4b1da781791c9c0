"""What the panel of a lesson shows."""

from __future__ import annotations

import attrs


@attrs.frozen
class Page:
    """One step of a lesson, or its end."""

    title: str
    number: int
    """The step, from 1."""
    count: int
    """The number of steps."""
    sentence: str = ""
    reply: str = ""
    """Why what was picked is not made."""
    waits_for: str = ""
    """One of `lessons.values.WAITS`; empty if the step waits for *Next*."""
    is_over: bool = False
    sentences: tuple[str, ...] = ()
    """All sentences of the lesson: the panel has room for each."""
    next_title: str = ""
    """The lesson after this one; empty if it was the last one."""

    @property
    def has_next(self) -> bool:
        """Whether *Next* leads on."""
        return self.is_over or not self.waits_for

    @property
    def can_be_shown(self) -> bool:
        """Whether *Show me* does what the step waits for."""
        return self.waits_for not in {"", "free"}
