"""The log of a match in words; additions are merged into their line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import dropwhile

import attrs
from PySide6.QtCore import QCoreApplication

from burgundy_desktop.boardkit.board import AnyBoard, LogLine
from burgundy_desktop.boardkit.sentences import begun, remarks
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.core.match import AnyStep
from burgundy_desktop.core.position import Position, SeatInfo
from burgundy_desktop.desktop.match.session import Session
from burgundy_desktop.desktop.panels.log_model import Entry

FEW = 3
"""The most lines of a caption."""


def caption(position: Position, board: AnyBoard) -> str:
    """The caption: what somebody else just did, in one line. For the whole turn of an automaton it
    is the end of the turn: neither the viewer's own move before it nor its first steps.
    """
    entries = _added_up(Entry(position.ply, line) for line in _lines(position, board) if line)
    said = [entry.line for entry in entries if not entry.line.is_heading]
    if _steps_in(position, board) > 1:
        said = [line for line in said if line.seat != position.viewer][-FEW:]
    return remarks(*(line.text for line in said[:FEW]))


def caption_on_the_way(position: Position, board: AnyBoard) -> str:
    """The caption while that is still shown: what was done, and nothing that followed from it. A
    step of an automaton has its first line, also if that reveals something.
    """
    is_step = _steps_in(position, board) > 0
    lines = _lines(position, board) if is_step else lines_of_deed(position, board)
    told = line_of_act(line for line in lines if line and not line.is_heading)
    return begun(told.text) if told is not None else ""


def lines_of_deed(position: Position, board: AnyBoard) -> Iterator[LogLine | None]:
    """What may be told of a move before it is seen: what was done before anything was revealed, and
    that it reveals something, if that is what the move is about.
    """
    for event, line in zip(position.events, _lines(position, board), strict=True):
        if not event.reveals or (line is not None and line.is_act):
            yield line
        if event.reveals:
            return


def _lines(position: Position, board: AnyBoard) -> Iterator[LogLine | None]:
    return (board.wording.log(event, position.seats, position.viewer) for event in position.events)


def line_of_act(lines: Iterable[LogLine | None]) -> LogLine | None:
    """The line that tells what was done: the first one, unless a later one is the act itself."""
    told = [line for line in lines if line is not None]
    return next((line for line in told if line.is_act), told[0] if told else None)


def is_act_of(mover: Seat | None, position: Position, board: AnyBoard) -> bool:
    """Whether what is seen is what this player does, and not what follows for others or all. What
    comes before it belongs to it.
    """
    seen = dropwhile(lambda event: type(event) not in board.seen, reversed(position.events))
    lines = [board.wording.log(event, position.seats, position.viewer) for event in seen]
    whose = [line.seat for line in lines if line is not None and not line.is_addition]
    return not whose or mover in whose


def _steps_in(position: Position, board: AnyBoard) -> int:
    steps = board.automaton.steps if board.automaton is not None else ()
    return sum(isinstance(event, steps) for event in position.events)


@attrs.define
class LogBook:
    """The log of one match; for each reader each ply is put into words only once."""

    board: AnyBoard
    _told_to: dict[Seat, list[tuple[AnyStep, list[Entry]]]] = attrs.field(factory=dict)

    def entries(self, session: Session, viewer: Seat, untold: int = 0) -> list[Entry]:
        """All lines up to the cursor, for `viewer`. The last `untold` events of the latest move are
        left out.
        """
        steps, seats = session.match.steps[: session.match.cursor + 1], session.seats
        known = self._told_to.setdefault(viewer, [])
        _keep_what_holds(known, steps)
        for ply in range(len(known), len(steps)):
            events = steps[ply].events
            lines = self._lines(Ply(ply), events, seats, viewer)
            known.append((steps[ply], _added_up(lines)))
        lines_of_plies = [entries for _, entries in known]
        if untold:
            events = steps[-1].events[:-untold]
            last = self._lines(Ply(len(steps) - 1), events, seats, viewer)
            lines_of_plies[-1] = _added_up(last)
        told = [entry for entries in lines_of_plies for entry in entries]
        return _with_marks(told, session.taken_back)

    def forget(self) -> None:
        """Drop all lines, after a change of language."""
        self._told_to.clear()

    def _lines(
        self, ply: Ply, events: Sequence[Event], seats: Sequence[SeatInfo], viewer: Seat
    ) -> Iterator[Entry]:
        for event in events:
            line = self.board.wording.log(event, seats, viewer)
            if line is not None:
                yield Entry(ply, line, is_barrier=event.reveals)


def _keep_what_holds(known: list[tuple[AnyStep, list[Entry]]], steps: Sequence[AnyStep]) -> None:
    """Drop the plies that were taken back."""
    while known and not (len(known) <= len(steps) and known[-1][0] is steps[len(known) - 1]):
        known.pop()


def _with_marks(entries: list[Entry], taken_back: Sequence[int]) -> list[Entry]:
    """Add a line wherever the game continued after a reveal was taken back."""
    if not taken_back:
        return entries
    marked = list(entries)
    for ply in taken_back:
        place = sum(entry.ply <= ply for entry in marked)
        if place and entries[-1].ply >= ply:
            text = QCoreApplication.translate("log_book", "Undone past something new")
            line = LogLine(text, is_heading=True)
            marked.insert(place, Entry(Ply(ply), line))
    return marked


def _added_up(entries: Iterable[Entry]) -> list[Entry]:
    """Merge additions into their lines: their points, or else their text."""
    lines: list[Entry] = []
    for entry in entries:
        before = _line_of(lines, entry) if entry.line.is_addition else None
        if before is None:
            lines.append(_at_the_head(entry))
        else:
            lines[before] = _with_addition(lines[before], entry.line)
    return lines


def _at_the_head(entry: Entry) -> Entry:
    """Turn an addition without a line into a line of its own."""
    if not entry.line.is_addition:
        return entry
    return attrs.evolve(entry, line=attrs.evolve(entry.line, text=begun(entry.line.text)))


def _with_addition(entry: Entry, addition: LogLine) -> Entry:
    line = entry.line
    if not addition.points:
        return attrs.evolve(entry, line=attrs.evolve(line, text=remarks(line.text, addition.text)))
    more = attrs.evolve(line, points=line.points + addition.points)
    return attrs.evolve(entry, line=more, additions=(*entry.additions, addition))


def _line_of(lines: Sequence[Entry], entry: Entry) -> int | None:
    """The line of an addition: the latest one of the same ply and seat."""
    for index in range(len(lines) - 1, -1, -1):
        if lines[index].ply != entry.ply:
            return None
        if lines[index].line.seat == entry.line.seat and not lines[index].line.is_heading:
            return index
    return None
