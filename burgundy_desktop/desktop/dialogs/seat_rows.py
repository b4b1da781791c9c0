"""The rows of all players in a dialog: names, faces and colours that go together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

import attrs
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFrame, QWidget

from burgundy_desktop.ai.characters import CHARACTERS
from burgundy_desktop.boardkit.sprites import Sprites
from burgundy_desktop.core.position import COLOURS, SeatInfo, colour_order
from burgundy_desktop.desktop.appearance.player_faces import faces_of
from burgundy_desktop.desktop.boards import board_of
from burgundy_desktop.desktop.dialogs.form_dialog import ScrollingDialog
from burgundy_desktop.desktop.dialogs.seat_row import SeatRow, describe_as_fits, timed_once
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.words.characters import character_name
from burgundy_desktop.desktop.words.levels import PERSON
from burgundy_desktop.games import load
from burgundy_desktop.storage.profiles import Profile, same_name


class SeatRows(QObject):
    """A row for each seat of a table; the first ones are in play."""

    changed = Signal()
    """Emitted when a name, a level or a colour is another one."""
    named = Signal()
    """Emitted when other people play: rows may be wider or narrower now."""

    def __init__(
        self,
        program: Program,
        game_id: str,
        seats: int,
        frame: QFrame,
        known: Mapping[str, str] | None = None,
    ) -> None:
        """`known` are the faces that persons chose before."""
        super().__init__(frame)
        self._look = program.appearance
        board = self._board = board_of(game_id)
        self._signs = Sprites(self._look.palette_of(board.seats))
        self._known = known or {}
        self._count = seats
        self._chooses: SeatRow | None = None
        """The seat that chose a colour last; `_had` are the colours before that."""
        self._had: dict[SeatRow, int] = {}
        colours = board.colours[: load(game_id).info.seats_max]
        given = colours, self._signs, program, frame, game_id
        seconds = timed_once(game_id)
        self.rows = [
            SeatRow(seat, *given, seconds=seconds, known=self._known) for seat in range(seats)
        ]
        self._connect(frame)

    def _connect(self, frame: QFrame) -> None:
        column = frame.layout()
        assert column is not None
        for row in self.rows:
            row.changed.connect(self.changed)
            row.face_changed.connect(self.show_faces)
            row.exchanged.connect(partial(self._exchange, row))
            row.who.currentIndexChanged.connect(self.name_persons)
            column.addWidget(row)

    # who plays

    @property
    def in_play(self) -> list[SeatRow]:
        return self.rows[: self._count]

    @property
    def opponents(self) -> list[SeatRow]:
        """Those in play where no person sits."""
        return [row for row in self.in_play if row.level != PERSON]

    @property
    def persons(self) -> int:
        return len(self.in_play) - len(self.opponents)

    @property
    def players(self) -> list[SeatInfo]:
        """The players as chosen so far; persons with their faces."""
        infos = [row.info for row in self.in_play]
        faces = self._faces_of(infos)
        return [
            attrs.evolve(info, face=face) if info.is_person else info
            for info, face in zip(infos, faces, strict=True)
        ]

    @property
    def kept(self) -> tuple[SeatInfo, ...]:
        """The players to remember for the next time, with the faces they have now."""
        return tuple(
            attrs.evolve(row.kept, face=info.face)
            for row, info in zip(self.in_play, self.players, strict=True)
        )

    def problem(self) -> str:
        """What is wrong with the names; empty if nothing."""
        names = [row.info.name for row in self.in_play]
        if not all(names):
            return self.tr("Every player needs a name.")
        if len({name.casefold() for name in names}) < len(names):
            return self.tr("Two players have the same name.")
        return ""

    # changes

    def show_players(self, seats: Sequence[SeatInfo], usual_level: str) -> None:
        """Show these players; where there is none, a person at the first seat and opponents of the
        usual level at the others.
        """
        for number, row in enumerate(self.rows):
            usual = SeatInfo("", usual_level if number else PERSON)
            row.show_info(seats[number] if number < len(seats) else usual)
            row.who.currentIndexChanged.emit(row.who.currentIndex())
        for row, colour in zip(self.rows, colour_order(seats, len(self.rows)), strict=False):
            row.show_colour(colour)

    def seat(self, count: int) -> None:
        """So many play."""
        self._count = count
        for number, row in enumerate(self.rows):
            row.setVisible(number < count)
        self.name_persons()

    def offer(self, players: Sequence[Profile]) -> None:
        """The names of players are offered; a lone player sits at the first seat, and meets nobody
        of the same name.
        """
        for row in self.rows:
            row.offer_names([one.name for one in players])
            row.name.editingFinished.connect(partial(self._meet_wish, row, players))
        first = self.rows[0]
        if len(players) == 1 and first.is_usually_named:
            first.name.setText(players[0].name)
            self._meet_wish(first, players)
        self._part_names()

    def _part_names(self) -> None:
        """Put somebody else in the place of a character who has the name of a person."""
        opponents = [row for row in self.rows if row.level != PERSON]
        taken = {row.info.name.casefold() for row in self.rows}
        persons = {row.info.name.casefold() for row in self.rows if row not in opponents}
        free = (one for one in CHARACTERS if character_name(one).casefold() not in taken)
        for row in opponents:
            if row.info.name.casefold() in persons:
                row.show_info(SeatInfo("", row.level, character=next(free)))

    def _meet_wish(self, row: SeatRow, players: Sequence[Profile]) -> None:
        """Give a player the wished colour, unless an earlier seat has it."""
        player = next((one for one in players if same_name(one.name, row.name.text())), None)
        if player is None or not player.colour or row.level != PERSON:
            return
        wished = COLOURS.index(player.colour)
        earlier = {one.has for one in self.rows[: self.rows.index(row)]}
        if wished < len(self.rows) and wished not in earlier:
            row.take_colour(wished)

    def _exchange(self, row: SeatRow, colour: int, before: int) -> None:
        """Keep the colours different: the seat that had this one gets the free one. Colours that
        the keyboard passes on the way to another one are restored.
        """
        if row is not self._chooses:
            self._chooses = row
            self._had = {one: before if one is row else one.has for one in self.rows}
        for other, had in self._had.items():
            if other is not row:
                other.show_colour(self._had[row] if had == colour else had)

    # what is shown

    def name_persons(self) -> None:
        """Update the default names, which depend on the number of people."""
        for row in self.rows:
            row.name_usually(is_only_person=self.persons <= 1)
        self.show_faces()
        self.named.emit()

    def show_faces(self) -> None:
        """Update the faces, which are all different."""
        rows = self.in_play
        faces = self._faces_of([row.info for row in rows])
        for row, face in zip(rows, faces, strict=True):
            row.show_face(face, faces)
        self.changed.emit()

    def _faces_of(self, seats: Sequence[SeatInfo]) -> tuple[str, ...]:
        """New names get faces that nobody had in the last games, if any is left."""
        return faces_of(seats, self._known.values())

    def dress(self) -> None:
        """Draw signs and faces in the current look and scale."""
        self._signs.use(self._look.palette_of(self._board.seats))
        for row in self.rows:
            row.dress()

    def describe_as_fits(self, dialog: ScrollingDialog) -> None:
        """Say as much of the levels as there is room for."""
        describe_as_fits(self.rows, dialog)

    @property
    def parts(self) -> list[QWidget]:
        """The widgets for Tab, in reading order."""
        return [part for row in self.rows for part in row.parts]
