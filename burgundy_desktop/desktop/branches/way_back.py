"""The bar below the table while a branch is on it: what it is, and the way back."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.branches import words
from burgundy_desktop.desktop.branches.going import Branching
from burgundy_desktop.desktop.widgets.wrapping import in_lines
from burgundy_desktop.desktop.words.language import Retranslated
from burgundy_desktop.desktop.words.plain import as_tip, plain_label


class WayBack(Retranslated, QWidget):
    """Says which branch is on the table."""

    list_wanted = Signal()

    def __init__(self, look: Appearance, branching: Branching) -> None:
        super().__init__()
        self._branching = branching
        self._said = ""
        self.text = plain_label(self)
        self.text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.list, self.back = (QPushButton(self, autoDefault=True) for _ in range(2))
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 12, 6)
        row.setSpacing(8)
        row.addWidget(self.text, 1)
        for button in (self.list, self.back):
            row.addWidget(button)
        Measures(self, look)
        self.list.clicked.connect(self.list_wanted)
        self.back.clicked.connect(branching.back)
        branching.changed.connect(self._tell)
        look.changed.connect(self._fit)
        self.retranslate()

    @property
    def in_order(self) -> list[QWidget]:
        """The widgets for Tab, from the left."""
        return [self.list, self.back]

    def retranslate(self) -> None:
        self.list.setText(self.tr("Other branches"))
        self.back.setText(self.tr("Back to the game"))
        self._tell()

    def _tell(self) -> None:
        line = self._branching.line
        said = "" if line is None else words.on_table(line.branch, is_closed=line.is_closed)
        if line is not None and line.is_cut:
            said = f"{said} {words.cut()}"
        if said and said != self._said:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.text, said))
        self._said = said
        self.text.setAccessibleName(said)
        self.text.setToolTip(as_tip(said))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Write it in two lines where it is too long for one: a name can have sixty letters."""
        layout = self.layout()
        assert layout is not None
        sides = layout.contentsMargins()
        beside = sum(one.sizeHint().width() + layout.spacing() for one in self.in_order)
        room = self.width() - sides.left() - sides.right() - beside
        self.text.setText("\n".join(in_lines(self._said, self.text.fontMetrics(), room)))
