"""Autosave: the running game is on disk after every ply."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

import attrs

from burgundy_desktop.core.branches import Branches
from burgundy_desktop.core.errors import BadSave
from burgundy_desktop.core.match import AnyMatch
from burgundy_desktop.storage.atomic import is_there, read_bytes, written_path
from burgundy_desktop.storage.packing import LARGEST
from burgundy_desktop.storage.provenance import Aids
from burgundy_desktop.storage.recording import Recorder, timed
from burgundy_desktop.storage.save_game import Header, from_bytes, write


class Autosave:
    """Keeps one running match in one file.

    A failed write changes nothing on disk; the match goes on, and the next write contains
    everything.
    """

    def __init__(
        self, path: Path, header: Header, *, is_new: bool = False, branches: Branches = ()
    ) -> None:
        """`path` is a new path of the library, or the file that the match was loaded from."""
        self.path = path
        self.is_new = is_new
        """Whether the match was never written to this file: an existing file belongs to another
        match.
        """
        self.header = header
        """The save as last written."""
        self.branches = branches
        """The branches of the game; the next write contains them."""
        self._on_disk = header
        self._written = b""
        """The fingerprint of the content that we have written or recognised; empty before that."""
        self._recorder = Recorder()

    @property
    def folder(self) -> Path:
        """The folder of the file: it stays locked from a check to the write after it."""
        return written_path(self.path).parent

    @property
    def is_overtaken(self) -> bool:
        """Whether another running program has written the file since. A file that is gone, or was
        only copied to and fro, is not overtaken. Only the content is compared: times and inodes of
        files may repeat.
        """
        if not is_there(self.path):
            return False
        try:
            data = read_bytes(self.path, LARGEST)
            return not self._is_ours(data)
        except BadSave:
            return True

    def _is_ours(self, data: bytes) -> bool:
        """Whether this is the content that we wrote, or that the match was loaded from."""
        found = _fingerprint(data)
        if found != self._written:
            if self.is_new or from_bytes(data).header != self._on_disk:
                return False
            self._written = found
        return True

    def go_elsewhere(self, path: Path, title: str) -> None:
        """Leave the file to the other program; the next write creates one at `path`."""
        self.path, self._written, self.is_new = path, b"", True
        self.retitle(title)

    def save(
        self, match: AnyMatch, *, moment: str, now: datetime, seconds: Sequence[float] = ()
    ) -> None:
        """Write the match; on return it is on the disk. Raises NotSaved.

        Call it after every change of the timeline: move, undo, redo. `seconds` is the thinking time
        of each seat; without it the clocks are unchanged.
        """
        header = timed(self.header, seconds)
        save = self._recorder.record(match, header, moment=moment, now=now, branches=self.branches)
        data = write(self.path, save)
        self.header = self._on_disk = save.header
        self._written, self.is_new = _fingerprint(data), False

    def note(self, aids: Aids) -> None:
        """Set the aids that the players used, from the next write on."""
        self.header = attrs.evolve(self.header, aids=aids)

    def retitle(self, title: str) -> None:
        """Set the title of the game, from the next write on."""
        self.header = attrs.evolve(self.header, title=title)


def _fingerprint(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()
