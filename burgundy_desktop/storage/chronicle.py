"""The chronicle: a line for every game that was begun, finished, marked, claimed or deleted with
its player, in `chronicle.jsonl`.

Lines are only added. The first finish of a game counts for ever, however often it is finished
again after an undo, from a copy or by another program; so nothing is ever counted twice.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

import attrs

from burgundy_desktop.core.chronicle import Begun, Claimed, Dropped, Finished, Mark, mark_of
from burgundy_desktop.core.errors import BadSave
from burgundy_desktop.storage.atomic import (
    broken_of,
    not_saved,
    read_bytes,
    read_to_change,
    remove,
    write_atomically,
)
from burgundy_desktop.storage.chronicle_lines import Line, from_text, sign_of, sign_of_deal, to_text
from burgundy_desktop.storage.locking import alone_in

LARGEST: Final = 1 << 28
"""Bytes; a hundred thousand games have half of it."""


@attrs.frozen
class Read:
    """What the chronicle tells."""

    begun: tuple[Begun, ...] = ()
    """The first beginning of each game, in order of time."""
    finished: tuple[Finished, ...] = ()
    """The first finish of each game, in order of time."""
    marks: dict[str, Mark] = attrs.field(factory=dict)
    """The latest mark of a game, by its id."""
    claims: dict[str, Claimed] = attrs.field(factory=dict)
    """The latest claim to a game, by its id (`known_players`)."""
    skipped: int = 0
    """Lines that are broken."""
    dropped: frozenset[str] = frozenset()
    """The ids of the games that were deleted with their player."""

    @property
    def counted(self) -> tuple[Finished, ...]:
        """The finished games of this computer that no mark leaves out, and others with a mark."""
        return tuple([game for game in self.finished if mark_of(game, self.marks).counts])


class Chronicle:
    """The file. Several programs may add to it, and threads may read it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.was_cut = False
        """Whether the end of the file was found to be gone. Whoever tells it sets this back."""
        self._left: _End | None = None
        """The end of the file after the latest addition from here."""
        self._was_refused = False
        """Whether the disk took only a part of an addition: that game is told again."""

    def add(self, *lines: Line) -> None:
        """Add lines in one write, and wait until they are on the disk. Raises NotSaved."""
        said = "".join(map(to_text, lines)).encode("ascii")
        with alone_in(self.path.parent):
            try:
                found = _append(self.path, said)
            except OSError as error:
                self._was_refused = True
                raise not_saved(error) from error
        is_torn = found.is_torn and not self._was_refused
        self.was_cut |= is_torn or found.is_shorter_than(self._left)
        self._left = attrs.evolve(found, size=found.size + len(said), is_torn=False)
        self._was_refused = False

    def forget_end(self) -> None:
        """The file was deleted on purpose: that it is shorter is no loss."""
        self._left = None

    def tells(self, kind: str, identity: str) -> bool:
        """Whether there is a whole line of this kind for the game with this id."""
        return _first(self._bytes(), sign_of(kind, identity).encode("ascii")) is not None

    def has_met(self, deal: str) -> bool:
        """Whether a game of this deal (`deal_key`) was begun here. Parses nothing."""
        return sign_of_deal(deal).encode("ascii") in self._bytes()

    def finished_of(self, identities: Iterable[str]) -> dict[str, Finished]:
        """The first finish of each of these games that has one. Parses only these lines."""
        data = self._bytes()
        found = {one: _first(data, sign_of("finished", one).encode("ascii")) for one in identities}
        return {one: line for one, line in found.items() if isinstance(line, Finished)}

    def read(self, goes_on: Callable[[], bool] = lambda: True) -> Read:
        """All of it, or what was read until `goes_on` no longer holds."""
        return gathered(self._lines(goes_on))

    @property
    def broken(self) -> Path:
        """The path of the copy of a broken file, made before it was mended."""
        return broken_of(self.path)

    def rewrite(self, change: Callable[[Line], Line | None]) -> None:
        """Change every line, or drop those that become None: only a deletion does this, and nothing
        older stays either. Lines that this program does not understand do. Raises NotSaved.
        """
        with alone_in(self.path.parent):
            lines = read_to_change(self.path, LARGEST).splitlines()
            kept = [_changed(text, change) for text in lines if text.strip()]
            write_atomically(self.path, b"".join(kept))
            remove(self.broken)

    def mend(self) -> None:
        """Drop the lines that are broken; the file of before stays as `broken`. Lines of a later
        program stay where they are. Raises NotSaved.
        """
        with alone_in(self.path.parent):
            lines = [text for text in self._bytes().splitlines() if text.strip()]
            whole = [text for text in lines if not isinstance(_parsed(text), ValueError)]
            if len(whole) < len(lines):
                write_atomically(self.broken, self._bytes())
                write_atomically(self.path, b"".join(text + b"\n" for text in whole))

    def _bytes(self) -> bytes:
        try:
            return read_bytes(self.path, LARGEST)
        except BadSave:
            return b""

    def _lines(self, goes_on: Callable[[], bool]) -> Iterable[Line | ValueError]:
        for text in self._bytes().splitlines():
            if not goes_on():
                return
            if not text.strip():
                continue
            line = _parsed(text)
            if line is not None:
                yield line


def _parsed(text: bytes) -> Line | ValueError | None:
    """The line; an error for one that is broken, None for one of a later program."""
    try:
        return from_text(text)
    except (ValueError, TypeError, RecursionError) as error:
        return ValueError(str(error))


def _first(data: bytes, sign: bytes) -> Line | None:
    """The first whole line that begins with this sign."""
    begin = data.find(sign)
    while begin >= 0:
        end = data.find(b"\n", begin)
        line = _parsed(data[begin : end if end >= 0 else len(data)])
        if not isinstance(line, ValueError):
            return line
        begin = data.find(sign, begin + 1)
    return None


def gathered(lines: Iterable[Line | ValueError]) -> Read:
    """What these lines tell together; an error stands for a line that is broken."""
    begun: dict[str, Begun] = {}
    finished: dict[str, Finished] = {}
    marks: dict[str, Mark] = {}
    claims: dict[str, Claimed] = {}
    dropped: set[str] = set()
    skipped = 0
    for line in lines:
        if isinstance(line, Begun):
            begun.setdefault(line.id, line)
        elif isinstance(line, Finished):
            finished.setdefault(line.id, line)
        elif isinstance(line, Mark):
            marks[line.id] = line
        elif isinstance(line, Claimed):
            claims[line.id] = line
        elif isinstance(line, Dropped):
            dropped.add(line.id)
        else:
            skipped += 1
    return Read(
        tuple(sorted(begun.values(), key=lambda one: one.at)),
        tuple(sorted(finished.values(), key=lambda one: one.ended)),
        marks,
        claims,
        skipped,
        frozenset(dropped),
    )


@attrs.frozen
class _End:
    """How a file ends."""

    file: tuple[int, int]
    size: int
    is_torn: bool
    """Whether the last line is not whole."""

    def is_shorter_than(self, left: _End | None) -> bool:
        """Whether something has gone since. Another file has taken the place of one that a program
        changed on purpose.
        """
        return left is not None and self.file == left.file and self.size < left.size


def _append(path: Path, said: bytes) -> _End:
    """One write; how the file ended before. Half a line that was left behind is ended first."""
    handle = os.open(path, os.O_RDWR | os.O_APPEND | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o666)
    try:
        end = _end_of(handle)
        _write_all(handle, b"\n" + said if end.is_torn else said)
        os.fsync(handle)
    finally:
        os.close(handle)
    return end


def _end_of(handle: int) -> _End:
    about, size = os.fstat(handle), os.lseek(handle, 0, os.SEEK_END)
    os.lseek(handle, max(size - 1, 0), os.SEEK_SET)
    is_torn = os.read(handle, 1) not in {b"", b"\n"}
    return _End((about.st_dev, about.st_ino), size, is_torn)


def _write_all(handle: int, said: bytes) -> None:
    """A full disk may take a part of it: the rest then raises OSError, and reading skips it."""
    while said:
        said = said[os.write(handle, said) :]


def _changed(text: bytes, change: Callable[[Line], Line | None]) -> bytes:
    line = _parsed(text)
    if line is None or isinstance(line, ValueError):
        return text + b"\n"
    new = change(line)
    return b"" if new is None else to_text(new).encode("ascii")
