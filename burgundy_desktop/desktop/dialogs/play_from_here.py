"""Who plays on from a moment of a game, and with which luck."""

from __future__ import annotations

from collections.abc import Collection

import attrs
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QRadioButton, QWidget

from burgundy_desktop.boardkit.sprites import Sprites
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop import tab_order
from burgundy_desktop.desktop.boards import board_of
from burgundy_desktop.desktop.dialogs.form_dialog import ScrollingDialog
from burgundy_desktop.desktop.dialogs.seat_row import SeatRow, describe_as_fits
from burgundy_desktop.desktop.forms import Form
from burgundy_desktop.desktop.game_store import Luck
from burgundy_desktop.desktop.player_faces import faces_of
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.session import Session


class PlayFromHereForm(Form, form="play_from_here.ui"):
    about: QLabel
    page: QWidget
    seats: QFrame
    same: QRadioButton
    fresh: QRadioButton
    problem: QLabel
    cancel: QPushButton
    start: QPushButton


class PlayFromHereDialog(ScrollingDialog):
    """The players are as they were, each can be changed: Enter plays on with them."""

    def __init__(
        self,
        program: Program,
        session: Session,
        luck: Luck,
        lucks: Collection[Luck],
        parent: QWidget,
    ) -> None:
        """`luck` is chosen at first; those that are not among `lucks` cannot be chosen."""
        super().__init__(program.appearance, parent)
        self._program = program
        self._session = session
        self._board = board_of(session.game.info.id)
        self._signs = Sprites(program.appearance.palette_of(self._board.seats))
        self.form = PlayFromHereForm(self)
        self.take_in(self.form)
        self.rows = [self._row(seat) for seat in range(len(session.seats))]
        self._before = [row.info for row in self.rows]
        self.scroll_page(self.form.page)
        for one, button in ((Luck.SAME, self.form.same), (Luck.NEW, self.form.fresh)):
            button.setEnabled(one in lucks)
            button.setChecked(one is luck)
        self._connect()
        self.dress()
        tab_order.arrange(self._in_order)
        self.retranslate()
        self._name_persons()

    @property
    def luck(self) -> Luck:
        return Luck.SAME if self.form.same.isChecked() else Luck.NEW

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """The players; whoever was not changed is as before."""
        then, now = self._session.header.seats, [row.info for row in self.rows]
        faces = faces_of(now)
        return tuple(
            old if info == before else attrs.evolve(info, face=face if info.is_person else "")
            for old, before, info, face in zip(then, self._before, now, faces, strict=True)
        )

    def retranslate(self) -> None:
        super().retranslate()
        about = self.tr("A new game begins at the shown moment; this one is kept.")
        if not self.form.same.isEnabled():
            about += " " + self.tr("It is not over yet, and will no longer be clean.")
        self.form.about.setText(about)
        self._validate()

    def dress(self) -> None:
        self._signs.use(self._look.palette_of(self._board.seats))
        for row in self.rows:
            row.dress()

    def fit(self) -> None:
        """Take the size of the form, with as much said of the levels as there is room for."""
        describe_as_fits(self.rows, self)
        super().fit()

    @property
    def _in_order(self) -> list[QWidget]:
        form = self.form
        parts = [part for row in self.rows for part in row.parts]
        return [*parts, form.same, form.fresh, form.cancel, form.start]

    def _row(self, seat: int) -> SeatRow:
        colours = self._board.colours[: self._session.game.info.seats_max]
        game = self._session.game.info.id
        row = SeatRow(seat, colours, self._signs, self._program, self.form.seats, game)
        row.show_info(self._session.seats[seat])
        row.who.currentIndexChanged.emit(row.who.currentIndex())
        row.show_colour(self._session.colours[seat])
        row.colour.hide()  # colours stay as they are
        column = self.form.seats.layout()
        assert column is not None
        column.addWidget(row)
        return row

    def _connect(self) -> None:
        for row in self.rows:
            row.changed.connect(self._validate)
            row.face_changed.connect(self._show_faces)
            row.who.currentIndexChanged.connect(self._name_persons)
        self.form.start.clicked.connect(self.accept)
        self.form.cancel.clicked.connect(self.reject)

    def _name_persons(self) -> None:
        """Update the default names, which depend on the number of people."""
        persons = sum(row.info.is_person for row in self.rows)
        for row in self.rows:
            row.name_usually(is_only_person=persons <= 1)
        self._show_faces()
        if self.isVisible():
            self.fit()

    def _show_faces(self) -> None:
        faces = faces_of([row.info for row in self.rows])
        for row, face in zip(self.rows, faces, strict=True):
            row.show_face(face, faces)
        self._validate()

    def _validate(self) -> None:
        names = [row.info.name for row in self.rows]
        problem = ""
        if not all(names):
            problem = self.tr("Every player needs a name.")
        elif len(set(names)) < len(names):
            problem = self.tr("Two players have the same name.")
        self.form.problem.setText(problem)
        self.form.start.setEnabled(not problem)
