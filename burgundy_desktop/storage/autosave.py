"""The running game is on disk after every ply; nobody has to remember to save."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

import attrs

from burgundy_desktop.core.errors import BadSave
from burgundy_desktop.core.match import AnyMatch
from burgundy_desktop.storage.atomic import stamp_of
from burgundy_desktop.storage.provenance import Aids
from burgundy_desktop.storage.recording import Recorder, timed
from burgundy_desktop.storage.save_game import Header, read, write


class Autosave:
    """Keeps one running match in one file.

    A write that fails changes nothing on disk; the match goes on, and the next write brings
    everything up to date.
    """

    def __init__(self, path: Path, header: Header) -> None:
        """`path` is a new one of the library, or the file that the match was loaded from."""
        self.path = path
        self.header = header
        """As it was last written."""
        self._on_disk = header
        self._stamp = (0, 0)
        self._recorder = Recorder()

    @property
    def is_overtaken(self) -> bool:
        """Whether somebody else has written the file since: a program that runs beside this one.

        A file that is gone, or was only copied to and fro, is not overtaken.
        """
        stamp = stamp_of(self.path)
        if stamp in {self._stamp, (0, 0)}:
            return False
        try:
            is_ours = read(self.path).header == self._on_disk
        except BadSave:
            return True
        if is_ours:
            self._stamp = stamp
        return not is_ours

    def go_elsewhere(self, path: Path, title: str) -> None:
        """Leave the file to whoever has written it; the next write begins one at `path`."""
        self.path, self._stamp = path, (0, 0)
        self.retitle(title)

    def save(
        self, match: AnyMatch, *, moment: str, now: datetime, seconds: Sequence[float] = ()
    ) -> None:
        """Write the match; when this returns, it is on the disk. Raises NotSaved.

        Call it after every change of the timeline: move, undo, redo. `seconds` is how long each
        seat has thought; without them the clocks stand where they stood.
        """
        header = timed(self.header, seconds)
        save = self._recorder.record(match, header, moment=moment, now=now)
        write(self.path, save)
        self.header = self._on_disk = save.header
        self._stamp = stamp_of(self.path)

    def note(self, aids: Aids) -> None:
        """What has helped the players, from the next write on."""
        self.header = attrs.evolve(self.header, aids=aids)

    def retitle(self, title: str) -> None:
        """The name of the game from the next write on."""
        self.header = attrs.evolve(self.header, title=title)
