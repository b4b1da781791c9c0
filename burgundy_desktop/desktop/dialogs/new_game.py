"""The new-game dialog: players, options and seed; it remembers the last choice."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import attrs
from PySide6.QtCore import QRegularExpression, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QRegularExpressionValidator
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QToolButton,
    QWidget,
)

from burgundy_desktop.boardkit.board import AutomatonInfo
from burgundy_desktop.boardkit.sprites import Sprites
from burgundy_desktop.core.errors import BadOptions
from burgundy_desktop.core.game import Options
from burgundy_desktop.core.position import COLOURS, SeatInfo, colour_order
from burgundy_desktop.desktop import tab_order
from burgundy_desktop.desktop.boards import board_of
from burgundy_desktop.desktop.colours import colour_name, sign_of
from burgundy_desktop.desktop.dialogs.form_dialog import FormDialog
from burgundy_desktop.desktop.forms import Form
from burgundy_desktop.desktop.game_store import new_seed
from burgundy_desktop.desktop.levels import PERSON, face, level_name, level_says, levels, usual_name
from burgundy_desktop.desktop.plain import LONGEST_NAME, one_line, plain_label
from burgundy_desktop.desktop.portraits import portrait_of
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.scale import Measures
from burgundy_desktop.desktop.session import Session
from burgundy_desktop.games import found, load
from burgundy_desktop.storage.settings import LastChoice

FACE_PX = 42
SIGN_PX = 20
NAME_PX = 150
DICE_PX = 16
USUAL_COUNT = 2
"""The default number of seats."""


class NewGameForm(Form, form="new_game.ui"):
    game_title: QLabel
    count: QComboBox
    seats: QFrame
    options: QFrame
    casual: QRadioButton
    strict: QRadioButton
    seed: QLineEdit
    new_seed: QToolButton
    problem: QLabel
    start: QPushButton
    cancel: QPushButton


class SeatRow(QWidget):
    """One seat: colour and shape, level, portrait, name."""

    changed = Signal()
    exchanged = Signal(int, int)
    """Emitted with the new and the previous index when another colour is chosen."""

    def __init__(
        self, seat: int, colours: Sequence[str], signs: Sprites, program: Program, parent: QWidget
    ) -> None:
        """`signs` are in the colours of the chosen game, not of the one on the table."""
        super().__init__(parent)
        self._seat = seat
        self._signs = signs
        self._program = program
        self.has = seat
        """The index of the colour of this seat."""
        self._usual = ""
        """The default name that this row set; the user may have changed it since."""
        self.colour = QComboBox(self)
        self._face = plain_label(self)
        self.who = QComboBox(self)
        self.name = QLineEdit(self)
        self.name.setMaxLength(LONGEST_NAME)
        self._says = plain_label(self, "quiet")
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 2, 0, 2)
        grid.setHorizontalSpacing(10)
        for column, part in enumerate((self.colour, self._face, self.who, self.name, self._says)):
            grid.addWidget(part, 0, column)
        grid.setColumnStretch(4, 1)
        Measures(self, program.appearance)
        self._fill(colours)
        self.dress()
        self.colour.activated.connect(self._colour_chosen)
        self.who.currentIndexChanged.connect(self._level_chosen)
        self.name.textChanged.connect(self.changed)

    @property
    def info(self) -> SeatInfo:
        """The player in this row."""
        colour = "" if self.has == self._seat else COLOURS[self.has]
        return SeatInfo(one_line(self.name.text()), self.who.currentData(), colour)

    def show_colour(self, colour: int) -> None:
        """Set this colour, by its index from 0."""
        self.has = colour
        self.colour.setCurrentIndex(colour)

    def _colour_chosen(self, colour: int) -> None:
        before, self.has = self.has, colour
        if colour != before:
            self.exchanged.emit(colour, before)

    def show_info(self, info: SeatInfo) -> None:
        """Show this player; without a name, with the default one."""
        self.who.setCurrentIndex(max(0, self.who.findData(info.level)))
        self.name.setText(info.name)

    @property
    def kept(self) -> SeatInfo:
        """The player to remember for the next time; without a default name, which may change."""
        return attrs.evolve(self.info, name="") if self._is_usually_named else self.info

    @property
    def _is_usually_named(self) -> bool:
        return self.name.text() in {"", self._usual}

    def name_usually(self, *, is_only_person: bool) -> None:
        """Set the default name, unless the user gave another one."""
        if self._is_usually_named:
            level = self.who.currentData()
            self._usual = usual_name(self._seat, level, is_only_person=is_only_person)
            self.name.setText(self._usual)

    def _fill(self, colours: Sequence[str]) -> None:
        for word in colours:
            self.colour.addItem(colour_name(word))
        self.show_colour(self._seat)
        whose = self.tr("Colour at seat {n}").format(n=self._seat + 1)
        self.colour.setAccessibleName(whose)
        self.colour.setAccessibleDescription(whose)
        for level in levels():
            self.who.addItem(level_name(level), level)
        who = self.tr("Who sits at seat {n}").format(n=self._seat + 1)
        self.who.setAccessibleName(who)
        self.who.setAccessibleDescription(who)  # Linux reads the choice, not the name
        self.name.setAccessibleName(self.tr("Name at seat {n}").format(n=self._seat + 1))

    def dress(self) -> None:
        """Draw signs and portrait in the current scale."""
        look, sprites = self._program.appearance, self._program.sprites
        ratio, size = self.devicePixelRatioF(), look.px(SIGN_PX)
        self.colour.setIconSize(QSize(size, size))
        for colour in range(self.colour.count()):
            icon, sign = QIcon(), self._signs.pixmap(sign_of(colour), size, ratio=ratio)
            icon.addPixmap(sign)
            icon.addPixmap(sign, QIcon.Mode.Disabled)  # a computer player's colour is visible too
            self.colour.setItemIcon(colour, icon)
        who = face(self.who.currentData())
        self._face.setPixmap(portrait_of(who, look.px(FACE_PX), sprites, ratio))
        self.name.setFixedWidth(look.px(NAME_PX))

    def _level_chosen(self) -> None:
        level = self.who.currentData()
        self.colour.setEnabled(level == PERSON)
        self.dress()
        self._says.setText(level_says(level))
        self.changed.emit()


class AutomatonRow(QWidget):
    """The automaton of a solo game: shown, but not a choice."""

    def __init__(self, automaton: AutomatonInfo, program: Program, parent: QWidget) -> None:
        super().__init__(parent)
        self._automaton = automaton
        face = plain_label(self)
        size, ratio = program.appearance.px(FACE_PX), self.devicePixelRatioF()
        face.setPixmap(portrait_of(automaton.face, size, program.sprites, ratio))
        self._name = plain_label(self, "heading")
        self._says = plain_label(self, "quiet")
        row = QHBoxLayout(self)
        row.setContentsMargins(30, 2, 0, 2)
        row.setSpacing(10)
        row.addWidget(face)
        row.addWidget(self._name)
        row.addWidget(self._says, 1)
        self.retell()

    def retell(self) -> None:
        """Set its text in the current language."""
        self._name.setText(self._automaton.name())
        self._says.setText(self._automaton.says())


class NewGameDialog(FormDialog):
    """All fields have defaults: Enter starts a sensible game."""

    def __init__(self, program: Program, game_id: str, parent: QWidget | None) -> None:
        super().__init__(program.appearance, parent)
        self._program = program
        self._game_id = game_id or found()[0]
        self._info = load(self._game_id).info
        self._board = board_of(self._game_id)
        self._signs = Sprites(program.appearance.palette_of(self._board.seats))
        self.form = NewGameForm(self)
        self.rows: list[SeatRow] = []
        self._chooses: SeatRow | None = None
        """The seat that chose a colour last; `_had` are the colours before that."""
        self._had: dict[SeatRow, int] = {}
        self.automaton: AutomatonRow | None = None
        self.option_boxes: dict[str, QComboBox] = {}
        self.take_in(self.form)
        self._make_rows()
        self._make_options()
        digits = QRegularExpression("[0-9]{0,9}")
        self.form.seed.setValidator(QRegularExpressionValidator(digits, self))
        self._show_last_choice()
        self._connect()
        self.dress()
        tab_order.arrange(self._in_order)
        self.retranslate()
        self._count_changed()

    def session(self) -> Session:
        """The chosen game. Call it once, after the dialog was accepted."""
        seats = self.chosen_seats()
        chosen = self._chosen_options
        strict = self.form.strict.isChecked()
        settings = self._program.preferences.now
        kept = tuple(row.kept for row in self.rows[: len(seats)])
        choice = LastChoice(kept, chosen, strict)
        self._program.preferences.take(settings.with_last_choice(self._game_id, choice))
        typed = self.form.seed.text()
        seed = int(typed) if typed else None
        options = self._info.options_for(len(seats), **chosen)
        return self._program.store.begin(self._game_id, options, seats, seed=seed, strict=strict)

    def chosen_seats(self) -> list[SeatInfo]:
        """The players as chosen so far."""
        return [row.info for row in self.rows[: self.form.count.currentData()]]

    @property
    def _chosen_options(self) -> dict[str, str]:
        return {name: box.currentData() for name, box in self.option_boxes.items()}

    def problem(self) -> str:
        """What prevents the start of the game; empty if nothing."""
        seats = self.chosen_seats()
        names = [seat.name for seat in seats]
        if not all(names):
            return self.tr("Every player needs a name.")
        if len(set(names)) < len(names):
            return self.tr("Two players have the same name.")
        chosen = self._chosen_options
        try:
            self._info.options_for(len(seats), **chosen)
        except BadOptions:
            return self.tr("These options do not go together.")
        return ""

    def retranslate(self) -> None:
        super().retranslate()
        self.form.game_title.setText(self._board.wording.title())
        if self.automaton is not None:
            self.automaton.retell()
        self._validate()

    def dress(self) -> None:
        self._signs.use(self._look.palette_of(self._board.seats))
        for row in self.rows:
            row.dress()
        text, size = self._look.palette.text, self._look.gap(DICE_PX)
        self.form.new_seed.setIcon(
            self._program.sprites.icon("dice", text.ink, text.faint, size=size)
        )
        self.form.new_seed.setIconSize(QSize(size, size))

    @property
    def _in_order(self) -> list[QWidget]:
        """The widgets for Tab, in reading order; the form knows only its own."""
        form, rows = self.form, self._parts_of_rows
        kind = [*self.option_boxes.values(), form.casual, form.strict, form.seed, form.new_seed]
        return [form.count, *rows, *kind, form.cancel, form.start]

    @property
    def _parts_of_rows(self) -> list[QWidget]:
        return [part for row in self.rows for part in (row.colour, row.who, row.name)]

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

    def _make_rows(self) -> None:
        colours = self._board.colours[: self._info.seats_max]
        column = self.form.seats.layout()
        assert column is not None
        for seat in range(self._info.seats_max):
            row = SeatRow(seat, colours, self._signs, self._program, self.form.seats)
            row.changed.connect(self._validate)
            row.exchanged.connect(partial(self._exchange, row))
            row.who.currentIndexChanged.connect(self._name_persons)
            self.rows.append(row)
            column.addWidget(row)
        if self._board.automaton is not None:
            self.automaton = AutomatonRow(self._board.automaton, self._program, self.form.seats)
            column.addWidget(self.automaton)
        for count in range(self._info.seats_min, self._info.seats_max + 1):
            self.form.count.addItem(str(count), count)

    def _make_options(self) -> None:
        layout = self.form.options.layout()
        assert isinstance(layout, QGridLayout)
        wording = self._board.wording
        for field in self._info.options:
            box = QComboBox(self.form.options)
            for value in field.values:
                box.addItem(wording.option_value(field.name, value), value)
            box.setCurrentIndex(field.values.index(field.default))
            box.currentIndexChanged.connect(self._validate)
            label = plain_label(self.form.options)
            label.setText(wording.option(field.name))
            label.setBuddy(box)
            row = layout.rowCount()
            layout.addWidget(label, row, 0)
            layout.addWidget(box, row, 1)
            self.option_boxes[field.name] = box
        self.form.options.setVisible(bool(self.option_boxes))

    def _show_last_choice(self) -> None:
        last = self._program.preferences.now.last_choices.get(self._game_id)
        seats: Sequence[SeatInfo] = last.seats if last is not None else ()
        for number, row in enumerate(self.rows):
            usual = SeatInfo("", "merchant" if number else "")
            row.show_info(seats[number] if number < len(seats) else usual)
            row.who.currentIndexChanged.emit(row.who.currentIndex())
        for row, colour in zip(self.rows, colour_order(seats, len(self.rows)), strict=False):
            row.show_colour(colour)
        count = len(seats) or max(USUAL_COUNT, self._info.seats_min)
        self.form.count.setCurrentIndex(max(0, self.form.count.findData(count)))
        (self.form.strict if last is not None and last.strict else self.form.casual).setChecked(
            True
        )
        for name, value in (last.options if last is not None else {}).items():
            if name in self.option_boxes:
                box = self.option_boxes[name]
                box.setCurrentIndex(max(0, box.findData(value)))

    def _connect(self) -> None:
        self.form.count.currentIndexChanged.connect(self._count_changed)
        self.form.new_seed.clicked.connect(lambda: self.form.seed.setText(str(new_seed())))
        self.form.start.clicked.connect(self.accept)
        self.form.cancel.clicked.connect(self.reject)
        self.form.start.setDefault(True)

    def _count_changed(self) -> None:
        count = self.form.count.currentData()
        for number, row in enumerate(self.rows):
            row.setVisible(number < count)
        if self.automaton is not None:
            options = Options(count)
            self.automaton.setVisible(self._info.automaton_seat(options) is not None)
        self._name_persons()
        self._validate()
        self.fit()

    def _name_persons(self) -> None:
        """Update the default names, which depend on the number of people."""
        seats = self.rows[: self.form.count.currentData() or 0]
        persons = sum(row.info.is_person for row in seats)
        for row in self.rows:
            row.name_usually(is_only_person=persons <= 1)

    def _validate(self) -> None:
        problem = self.problem() if self.rows and self.form.count.count() else ""
        self._grey_out_options()
        self.form.problem.setText(problem)
        self.form.start.setEnabled(not problem)
        self.form.problem.setVisible(True)
        self.form.problem.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def _grey_out_options(self) -> None:
        """Disable options without an effect."""
        chosen, seats = self._chosen_options, len(self.chosen_seats())
        for field in self._info.options:
            if field.name in self.option_boxes:
                self.option_boxes[field.name].setEnabled(field.matters(chosen, seats))
