"""The rows of the new-game dialog: one for each player."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import attrs
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QLineEdit, QWidget

from burgundy_desktop.ai.levels import LEVELS
from burgundy_desktop.ai.pace import seconds_of_the_king
from burgundy_desktop.ai.strength import strengths_of
from burgundy_desktop.boardkit.board import AutomatonInfo
from burgundy_desktop.boardkit.sprites import Sprites
from burgundy_desktop.core.position import COLOURS, SeatInfo
from burgundy_desktop.desktop.colours import colour_name, sign_of
from burgundy_desktop.desktop.dialogs.face_picker import FACE_PX, FacePicker
from burgundy_desktop.desktop.levels import (
    PERSON,
    level_name,
    level_says,
    levels,
    strength_says,
    usual_name,
)
from burgundy_desktop.desktop.plain import LONGEST_NAME, one_line, plain_label
from burgundy_desktop.desktop.player_faces import face_name, key_of
from burgundy_desktop.desktop.portraits import portrait_of
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.scale import Measures
from burgundy_desktop.games import load

SIGN_PX = 20
NAME_PX = 150
SLOW_SECONDS = 2
"""A level that thinks this long about a move says so."""


class SeatRow(QWidget):
    """One seat: colour and shape, face, level, name."""

    changed = Signal()
    face_changed = Signal()
    """Emitted when another face or name is chosen: the faces of all rows may change."""
    exchanged = Signal(int, int)
    """Emitted with the new and the previous index when another colour is chosen."""

    def __init__(
        self,
        seat: int,
        colours: Sequence[str],
        signs: Sprites,
        program: Program,
        parent: QWidget,
        game_id: str,
        *,
        known: Mapping[str, str] | None = None,
    ) -> None:
        """`signs` are in the colours of the chosen game, not of the one on the table; `known` are
        the faces that persons chose before.
        """
        super().__init__(parent)
        self._seat = seat
        self._signs = signs
        self._program = program
        self._known = known or {}
        self._game_id = game_id
        self.has = seat
        """The index of the colour of this seat."""
        self._usual = ""
        """The default name that this row set; the user may have changed it since."""
        self._chosen_face = ""
        """The face that a person has chosen here."""
        self.colour = QComboBox(self)
        self.face = FacePicker(program, self)
        self.who = QComboBox(self)
        self.name = QLineEdit(self)
        self.name.setMaxLength(LONGEST_NAME)
        self._says = plain_label(self, "quiet")
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 2, 0, 2)
        grid.setHorizontalSpacing(10)
        for column, part in enumerate((self.colour, self.face, self.who, self.name, self._says)):
            grid.addWidget(part, 0, column)
        grid.setColumnStretch(4, 1)
        Measures(self, program.appearance)
        self._fill(colours)
        self.dress()
        self.colour.activated.connect(self._colour_chosen)
        self.face.activated.connect(self._face_chosen)
        self.who.currentIndexChanged.connect(self._level_chosen)
        self.name.textChanged.connect(self.changed)
        self.name.editingFinished.connect(self.face_changed)

    @property
    def parts(self) -> tuple[QWidget, ...]:
        """The parts with keyboard focus, in reading order."""
        return self.colour, self.face, self.who, self.name

    @property
    def info(self) -> SeatInfo:
        """The player in this row; the face is empty unless a person chose one, now or before."""
        colour = "" if self.has == self._seat else COLOURS[self.has]
        level = self.who.currentData()
        face = self._wanted_face if level == PERSON else ""
        return SeatInfo(one_line(self.name.text()), level, colour, face)

    @property
    def _wanted_face(self) -> str:
        name = "" if self._is_usually_named else one_line(self.name.text())
        return self._chosen_face or self._known.get(key_of(name, self._seat), "")

    def show_face(self, face: str, others: Collection[str]) -> None:
        """Show this face; those of the other players cannot be chosen."""
        self.face.show_face(face, self.who.currentData(), others)

    def _face_chosen(self) -> None:
        """For a person, keep the face; for a computer player, it is another name."""
        if self.who.currentData() == PERSON:
            self._chosen_face = self.face.face
        else:
            self.name.setText(face_name(self.face.face))
        self.face_changed.emit()

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
        for row, level in enumerate(levels()):
            self.who.addItem(level_name(level), level)
            self.who.setItemData(row, self._strength_of(level), Qt.ItemDataRole.ToolTipRole)
        n = self._seat + 1
        for box, whose in (
            (self.colour, self.tr("Colour at seat {n}").format(n=n)),
            (self.face, self.tr("Face at seat {n}").format(n=n)),
            (self.who, self.tr("Who sits at seat {n}").format(n=n)),
        ):
            box.setAccessibleName(whose)
            box.setAccessibleDescription(whose)  # Linux reads the choice in place of the name
        self.name.setAccessibleName(self.tr("Name at seat {n}").format(n=n))

    def _strength_of(self, level: str) -> str:
        strength = strengths_of(self._game_id).get(level)
        return strength_says(level, strength) if strength is not None else ""

    def _description_of(self, level: str) -> str:
        """How it plays; of the highest level on a slow computer, how long it thinks."""
        if level == LEVELS[-1]:
            seconds = round(seconds_of_the_king(load(self._game_id)))
            if seconds >= SLOW_SECONDS:
                return self.tr("thinks about %n s a move here", "", seconds)
        return level_says(level)

    def dress(self) -> None:
        """Draw signs and faces in the current scale."""
        look = self._program.appearance
        ratio, size = self.devicePixelRatioF(), look.px(SIGN_PX)
        self.colour.setIconSize(QSize(size, size))
        for colour in range(self.colour.count()):
            icon, sign = QIcon(), self._signs.pixmap(sign_of(colour), size, ratio=ratio)
            icon.addPixmap(sign)
            icon.addPixmap(sign, QIcon.Mode.Disabled)  # a computer player's colour is seen, too
            self.colour.setItemIcon(colour, icon)
        self.face.dress()
        self.name.setFixedWidth(look.px(NAME_PX))

    def _level_chosen(self) -> None:
        level = self.who.currentData()
        self.colour.setEnabled(level == PERSON)
        self._says.setText(self._description_of(level))
        for part in (self.who, self._says):
            part.setToolTip(self._strength_of(level))
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
