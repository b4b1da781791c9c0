"""The options of a game, in the dialog of a new one."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QComboBox, QFrame, QGridLayout, QWidget

from burgundy_desktop.boardkit.board import AnyWording
from burgundy_desktop.core.game import GameInfo
from burgundy_desktop.desktop.words.plain import plain_label


class OptionBoxes(QObject):
    """A labelled box for each option, with its usual value; more choices can be added below."""

    changed = Signal()

    def __init__(self, info: GameInfo, wording: AnyWording, frame: QFrame) -> None:
        super().__init__(frame)
        self._info = info
        self._frame = frame
        self.boxes: dict[str, QComboBox] = {}
        for field in info.options:
            box = self.boxes[field.name] = QComboBox(frame)
            for value in field.values:
                box.addItem(wording.option_value(field.name, value), value)
            box.setCurrentIndex(field.values.index(field.default))
            box.currentIndexChanged.connect(self.changed)
            self.add(wording.option(field.name), box, box)

    @property
    def chosen(self) -> dict[str, str]:
        return {name: box.currentData() for name, box in self.boxes.items()}

    def add(self, name: str, choice: QWidget, buddy: QComboBox) -> None:
        """Add a row; `buddy` takes the keyboard from its name."""
        layout = self._frame.layout()
        assert isinstance(layout, QGridLayout)
        label, row = plain_label(self._frame), layout.rowCount()
        label.setText(name)
        label.setBuddy(buddy)
        layout.addWidget(label, row, 0)
        layout.addWidget(choice, row, 1)

    def show(self, options: Mapping[str, str]) -> None:
        """Choose these; options and values that are not offered are passed over."""
        for name in options.keys() & self.boxes.keys():
            box = self.boxes[name]
            box.setCurrentIndex(max(0, box.findData(options[name])))

    def grey_out(self, seats: int) -> None:
        """Disable options without an effect."""
        for field in self._info.options:
            self.boxes[field.name].setEnabled(field.matters(self.chosen, seats))
