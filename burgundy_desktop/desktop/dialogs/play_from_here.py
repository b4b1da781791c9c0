"""Who plays on from a moment of a game, and with which luck."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QRadioButton, QWidget

from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.appearance.player_faces import key_of, seated
from burgundy_desktop.desktop.dialogs.form_dialog import ScrollingDialog
from burgundy_desktop.desktop.dialogs.seat_rows import SeatRows
from burgundy_desktop.desktop.match.session import Session
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.saves.game_store import Luck
from burgundy_desktop.desktop.widgets import tab_order
from burgundy_desktop.desktop.widgets.forms import Form


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
        self._session = session
        self._then = program.store.seats_now(session.header)
        self._shown = seated(self._then)
        form = self.form = PlayFromHereForm(self)
        self.take_in(form)
        game = session.game.info.id
        self.seat_rows = SeatRows(program, game, len(session.seats), form.seats, self._faces)
        self._show_players()
        self._before = [row.info for row in self.seat_rows.rows]
        self.scroll_page(self.form.page)
        for one, button in ((Luck.SAME, self.form.same), (Luck.NEW, self.form.fresh)):
            button.setEnabled(one in lucks)
            button.setChecked(one is luck)
        self._connect()
        self.dress()
        tab_order.arrange(self._in_order)
        self.retranslate()
        self.seat_rows.name_persons()

    @property
    def _faces(self) -> dict[str, str]:
        """Of the persons at the table, as long as they keep their names."""
        seats = enumerate(self._shown)
        return {key_of(info.name, seat): info.face for seat, info in seats if info.is_person}

    @property
    def luck(self) -> Luck:
        return Luck.SAME if self.form.same.isChecked() else Luck.NEW

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """The players; whoever was not changed is as before."""
        now = [row.info for row in self.seat_rows.rows]
        players = self.seat_rows.players
        return tuple(
            old if info == before else player
            for old, before, info, player in zip(
                self._then, self._before, now, players, strict=True
            )
        )

    def retranslate(self) -> None:
        super().retranslate()
        about = self.tr("A new game begins at the shown moment; this one is kept.")
        if not self.form.same.isEnabled():
            about += " " + self.tr("It is not over yet, and will no longer be clean.")
        self.form.about.setText(about)
        self._validate()

    def dress(self) -> None:
        self.seat_rows.dress()

    def fit(self) -> None:
        """Take the size of the form, with as much said of the levels as there is room for."""
        self.seat_rows.describe_as_fits(self)
        super().fit()

    @property
    def _in_order(self) -> list[QWidget]:
        form = self.form
        return [*self.seat_rows.parts, form.same, form.fresh, form.cancel, form.start]

    def _show_players(self) -> None:
        """Show the players of the game; the colours stay as they are."""
        for seat, row in enumerate(self.seat_rows.rows):
            row.show_info(self._shown[seat])
            row.who.currentIndexChanged.emit(row.who.currentIndex())
            row.show_colour(self._session.colours[seat])
            row.colour.hide()

    def _connect(self) -> None:
        self.seat_rows.changed.connect(self._validate)
        self.seat_rows.named.connect(self._follow_names)
        self.form.start.clicked.connect(self.accept)
        self.form.cancel.clicked.connect(self.reject)

    def _follow_names(self) -> None:
        """Other people play."""
        if self.isVisible():
            self.fit()

    def _validate(self) -> None:
        problem = self.seat_rows.problem()
        self.form.problem.setText(problem)
        self.form.start.setEnabled(not problem)
