"""Mends in a thread after the start: tells the chronicle of games that it does not know yet, and
removes temporary files that a killed program left behind.
"""

from __future__ import annotations

from threading import Event, Thread
from typing import TYPE_CHECKING, Final

from burgundy_desktop.desktop.process import instant

if TYPE_CHECKING:
    from burgundy_desktop.desktop.saves.game_store import GameStore

PAUSE_SECONDS: Final = 0.05
"""Between two games: the window comes first."""
END_SECONDS: Final = 1.0
"""Seconds to wait for a game that is being read when the program ends."""


class Healing:
    """One thread, once for each start of the program."""

    def __init__(self, store: GameStore) -> None:
        self._store = store
        self._ends = Event()
        self._thread: Thread | None = None

    @property
    def is_going_on(self) -> bool:
        return self._thread is not None and self._thread.is_alive()

    def start(self) -> None:
        """Begin, unless it was begun before."""
        if self._thread is None:
            self._thread = Thread(target=self._work, name="healing", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """End it; what is left is done next time."""
        self._ends.set()
        if self._thread is not None:
            self._thread.join(END_SECONDS)

    def _work(self) -> None:
        self._store.heal(lambda: not self._ends.wait(PAUSE_SECONDS))
        self._store.library.tidy(instant.now())
