"""The rows of the new-game dialog: one for each player."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache

import attrs
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QComboBox, QCompleter, QGridLayout, QHBoxLayout, QLineEdit, QWidget

from burgundy_desktop.ai.characters import CHARACTERS, style_of, usual_character
from burgundy_desktop.ai.level_names import LEVELS
from burgundy_desktop.ai.pace import seconds_of_the_king
from burgundy_desktop.ai.strength import strengths_of
from burgundy_desktop.boardkit.board import AutomatonInfo
from burgundy_desktop.boardkit.sentences import remarks
from burgundy_desktop.boardkit.sprites import Sprites
from burgundy_desktop.core.position import COLOURS, LONGEST_NAME, SeatInfo
from burgundy_desktop.desktop.appearance.colours import colour_name, sign_of
from burgundy_desktop.desktop.appearance.player_faces import face_name, key_of
from burgundy_desktop.desktop.appearance.portraits import portrait_of
from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.dialogs.face_picker import FACE_PX, FacePicker
from burgundy_desktop.desktop.dialogs.form_dialog import ScrollingDialog
from burgundy_desktop.desktop.dialogs.picture_box import PictureBox
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.words.characters import (
    character_name,
    character_says,
    full_name,
    style_says,
)
from burgundy_desktop.desktop.words.introductions import introduced
from burgundy_desktop.desktop.words.levels import (
    PERSON,
    level_and_strength,
    level_says,
    levels,
    strength_says,
    usual_name,
)
from burgundy_desktop.desktop.words.plain import one_line, plain_label
from burgundy_desktop.games import load

SIGN_PX = 20
NAME_PX = 165
LEAST_PX = 42
"""The height of a row in a low window, where faces are a little smaller."""
SLOW_SECONDS = 2
"""A level that thinks this long about a move says so."""
IN_MINUTES_SECONDS = 90
"""From here on it says so in minutes."""


def timed_once(game_id: str) -> Callable[[], float]:
    """How long the King thinks here, measured when that is first asked: two Kings say the same."""
    return cache(lambda: seconds_of_the_king(load(game_id)))


class SeatRow(QWidget):
    """One seat: colour and shape, face, name, level."""

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
        seconds: Callable[[], float],
        known: Mapping[str, str] | None = None,
    ) -> None:
        """`signs` are in the colours of the chosen game, not of the one on the table; `seconds` are
        those that the King thinks, and `known` the faces that persons chose before.
        """
        super().__init__(parent)
        self._seat = seat
        self._signs = signs
        self._program = program
        self._known = known or {}
        self._game = load(game_id)
        self._seconds = seconds
        self.has = seat
        """The index of the colour of this seat."""
        self._usual = ""
        """The default name that this row set; the user may have changed it since."""
        self._chosen_face = ""
        """The face that a person has chosen here."""
        self._character = usual_character(seat)
        """Who plays here if no person does."""
        self.colour = PictureBox(program.appearance, self)
        self.face = FacePicker(program, self, self._worded)
        self.name = QLineEdit(self)
        self.name.setMaxLength(LONGEST_NAME)
        self._called, self._loves = plain_label(self), plain_label(self, "quiet")
        self.who = QComboBox(self)
        self._says = plain_label(self, "quiet")
        self._lay_out()
        Measures(self, program.appearance)
        self._fill(colours)
        self.dress()
        self._connect()

    def _connect(self) -> None:
        self.colour.activated.connect(self.take_colour)
        self.face.activated.connect(self._face_chosen)
        self.who.currentIndexChanged.connect(self._level_chosen)
        self.name.textChanged.connect(self.changed)
        self.name.editingFinished.connect(self.face_changed)

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 2, 0, 2)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(0)
        for column, part in enumerate((self.colour, self.face, self.name, self.who, self._says)):
            grid.addWidget(part, 0, column, 2, 1)
        grid.addWidget(self._called, 0, 2, Qt.AlignmentFlag.AlignBottom)
        grid.addWidget(self._loves, 1, 2, Qt.AlignmentFlag.AlignTop)
        grid.setColumnStretch(4, 1)

    @property
    def parts(self) -> tuple[QWidget, ...]:
        """The parts with keyboard focus, in reading order; only a person has a name to type."""
        return self.colour, self.face, self.name, self.who

    @property
    def level(self) -> str:
        """The level that is chosen; `PERSON` for a person."""
        return str(self.who.currentData())

    @property
    def info(self) -> SeatInfo:
        """The player in this row. A character has its own name; a person's face is empty unless one
        was chosen, now or before.
        """
        colour = "" if self.has == self._seat else COLOURS[self.has]
        if self.level == PERSON:
            return SeatInfo(one_line(self.name.text()), PERSON, colour, self._wanted_face)
        name = character_name(self._character)
        return SeatInfo(name, self.level, colour, character=self._character)

    @property
    def _wanted_face(self) -> str:
        name = "" if self._is_usually_named else one_line(self.name.text())
        return self._chosen_face or self._known.get(key_of(name, self._seat), "")

    @property
    def said(self) -> str:
        """Who plays here, to be read aloud: "Margot from Beaune · Merchant · loves herds"."""
        return introduced(self.info, self._game)

    def show_face(self, face: str, others: Collection[str]) -> None:
        """Show this face; those of the other players cannot be chosen. A character belongs to it
        where no person plays.
        """
        self.face.show_face(face, self.level, others)
        if self.level != PERSON:
            self._show_character(face)

    def _show_character(self, character: str) -> None:
        self._character = character
        self._called.setText(character_name(character))
        self._loves.setText(style_says(style_of(character, self._game)))
        tip = f"{full_name(character)}\n{character_says(character)}"
        for part in (self.face, self._called, self._loves):
            part.setToolTip(tip)
        whose = self.tr("Opponent at seat {n}").format(n=self._seat + 1)
        _tell(self.face, whose, f"{whose}: {tip}")

    def _show_person(self) -> None:
        self.face.setToolTip("")
        _tell(self.face, self.tr("Face at seat {n}").format(n=self._seat + 1))

    def _worded(self, face: str) -> str:
        """Who a face is, in the list of faces."""
        if face not in CHARACTERS:
            return face_name(face)
        return remarks(full_name(face), style_says(style_of(face, self._game)))

    def _face_chosen(self) -> None:
        """For a person, keep the face; else another character sits here."""
        if self.level == PERSON:
            self._chosen_face = self.face.face
        else:
            self._character = self.face.face
        self.face_changed.emit()

    def show_colour(self, colour: int) -> None:
        """Set this colour, by its index from 0."""
        self.has = colour
        self.colour.setCurrentIndex(colour)
        self.colour.setToolTip(self.colour.currentText())

    def take_colour(self, colour: int) -> None:
        """Choose this colour, as if in the box."""
        before, self.has = self.has, colour
        if colour != before:
            self.show_colour(colour)
            self.exchanged.emit(colour, before)

    def offer_names(self, names: Sequence[str]) -> None:
        """Offer the names of players while one is typed."""
        completer = QCompleter(list(names), self.name)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.name.setCompleter(completer)

    @property
    def is_usually_named(self) -> bool:
        """Whether a person here has the name that nobody typed."""
        return self.level == PERSON and self._is_usually_named

    def show_info(self, info: SeatInfo) -> None:
        """Show this player; without a name or character, the usual one."""
        self.who.setCurrentIndex(max(0, self.who.findData(info.level)))
        if info.is_person:
            self.name.setText(info.name)
        else:
            named = (info.character, info.name.casefold(), usual_character(self._seat))
            self._character = next(one for one in named if one in CHARACTERS)

    @property
    def kept(self) -> SeatInfo:
        """The player to remember for the next time; without a default name, which may change."""
        usual = self.level == PERSON and self._is_usually_named
        return attrs.evolve(self.info, name="") if usual else self.info

    @property
    def _is_usually_named(self) -> bool:
        return self.name.text() in {"", self._usual}

    def name_usually(self, *, is_only_person: bool) -> None:
        """Set the default name of a person, unless the user gave another one."""
        if self.level == PERSON and self._is_usually_named:
            self._usual = usual_name(self._seat, PERSON, is_only_person=is_only_person)
            self.name.setText(self._usual)

    def _fill(self, colours: Sequence[str]) -> None:
        for word in colours:
            self.colour.addItem(colour_name(word))
        self.show_colour(self._seat)
        for row, level in enumerate(levels()):
            strength = strengths_of(self._game.info.id).get(level)
            self.who.addItem(level_and_strength(level, strength), level)
            tip = self._tip_of(level, level_says(level))
            self.who.setItemData(row, tip, Qt.ItemDataRole.ToolTipRole)
        n = self._seat + 1
        _tell(self.colour, self.tr("Colour at seat {n}").format(n=n))
        _tell(self.who, self.tr("Who sits at seat {n}").format(n=n))
        self.name.setAccessibleName(self.tr("Name at seat {n}").format(n=n))

    def _tip_of(self, level: str, says: str) -> str:
        """How strong a level is, where that was measured, and how it plays."""
        strength = strengths_of(self._game.info.id).get(level)
        return f"{strength_says(level, strength)}\n{says}" if strength is not None else says

    def _description_of(self, level: str) -> str:
        """How it plays; of the highest level on a slow computer, how long it thinks."""
        if level == LEVELS[-1]:
            seconds = round(self._seconds())
            if seconds >= IN_MINUTES_SECONDS:
                return self.tr("thinks about %n min a move here", "", round(seconds / 60))
            if seconds >= SLOW_SECONDS:
                return self.tr("thinks about %n s a move here", "", seconds)
        return level_says(level)

    def describe(self, *, is_described: bool) -> None:
        """Whether the row says how its level plays; the tooltip does in any case."""
        self._says.setVisible(is_described)

    def dress(self) -> None:
        """Draw signs and faces in the current scale."""
        look = self._program.appearance
        ratio, size = self.devicePixelRatioF(), look.px(SIGN_PX)
        self.colour.setIconSize(QSize(size, size))
        self.colour.take_width()
        for colour in range(self.colour.count()):
            sign = self._signs.pixmap(sign_of(colour), size, ratio=ratio)
            self.colour.setItemIcon(colour, QIcon(sign))
        self.face.dress()
        self.setMinimumHeight(look.px(LEAST_PX))
        for part in (self.name, self._called, self._loves):
            part.setFixedWidth(look.px(NAME_PX))

    def _level_chosen(self) -> None:
        is_person = self.level == PERSON
        self.colour.setEnabled(is_person)
        self.name.setVisible(is_person)
        self._called.setVisible(not is_person)
        self._loves.setVisible(not is_person)
        if is_person:
            self._show_person()
        says = self._description_of(self.level)
        self._says.setText(says)
        self.who.setAccessibleDescription(f"{self.who.accessibleName()}: {says}")
        for part in (self.who, self._says):
            part.setToolTip(self._tip_of(self.level, says))
        self.changed.emit()


def _tell(box: QComboBox, whose: str, more: str = "") -> None:
    """Linux reads the choice of a box in place of its name, so the description repeats that."""
    box.setAccessibleName(whose)
    box.setAccessibleDescription(more or whose)


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


def describe_as_fits(rows: Sequence[SeatRow], dialog: ScrollingDialog) -> None:
    """Where the form is wider than the room, tooltips alone say how the levels play."""
    for is_described in (True, False):
        for row in rows:
            row.describe(is_described=is_described)
        if dialog.wanted_size.width() <= dialog.room.width():
            break
