"""Dialogs with a form from `ui/forms`."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QScrollArea,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.widgets.forms import Form
from burgundy_desktop.desktop.words.language import Retranslated


class FormDialog(Retranslated, QDialog):
    """A dialog that contains a form; the form translates its own texts."""

    sizes_itself = True
    """Whether the dialog takes the size of the form when it is shown."""

    def __init__(self, look: Appearance, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._look = look
        self._percent = look.percent

    def take_in(self, form: Form) -> None:
        """Put the form into the dialog."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(form.root)
        Measures(form.root, self._look, inside=True)
        self.setWindowTitle(form.root.windowTitle())
        form.root.windowTitleChanged.connect(self.setWindowTitle)
        self._look.changed.connect(self._look_changed)

    def showEvent(self, event: QShowEvent) -> None:
        if self.sizes_itself:
            self.fit()
        super().showEvent(event)

    def fit(self) -> None:
        """Take the size of the form, within the screen; `adjustSize` stops at two thirds of it."""
        layout = self.layout()
        assert layout is not None
        layout.activate()
        self.take_size(self.sizeHint())

    def take_size(self, wanted: QSize) -> None:
        """Take this size as far as there is room."""
        self.resize(wanted.boundedTo(self.room))

    @property
    def room(self) -> QSize:
        """The size of the screen, or of the window if that is larger."""
        parent, room = self.parentWidget(), self.screen().availableSize()
        return room.expandedTo(parent.size()) if parent is not None else room

    def dress(self) -> None:
        """Set the dialog's own pictures and lengths, in the current scale."""

    def _look_changed(self) -> None:
        self.dress()
        before, self._percent = self._percent, self._look.percent
        if self.sizes_itself:
            self.fit()
        elif before != self._percent:
            self.take_size(self.size() * (self._percent / before))

    def retranslate(self) -> None:
        """Retranslate the form; dialogs add their own texts."""


class ScrollingDialog(FormDialog):
    """A dialog that is no higher than its window: a page of its form is scrolled. `scroll_page`
    comes after `take_in`.
    """

    def scroll_page(self, page: QWidget) -> None:
        """Put an area that scrolls up and down in the place of this page."""
        holder = page.parentWidget()
        assert holder is not None
        column = holder.layout()
        assert isinstance(column, QVBoxLayout)
        self._page, self._column = page, column
        place = column.indexOf(page)
        column.removeWidget(page)
        self._area = area = QScrollArea(holder)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidgetResizable(True)
        area.setWidget(page)
        column.insertWidget(place, area, 1)
        for field in page.findChildren(QWidget):
            if isinstance(field, QComboBox | QSlider):
                field.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The wheel scrolls the page; it would change the field below the pointer on its way."""
        if event.type() == QEvent.Type.Wheel:
            QCoreApplication.sendEvent(self._area.verticalScrollBar(), event)
            return True
        return super().eventFilter(watched, event)

    @property
    def room(self) -> QSize:
        parent, room = self.parentWidget(), super().room
        return room if parent is None else QSize(room.width(), parent.window().height())

    @property
    def wanted_size(self) -> QSize:
        """The size in which nothing is scrolled, or with a scroll bar if that is too high."""
        for widget in reversed((self, *self.findChildren(QWidget))):
            if (layout := widget.layout()) is not None:
                layout.activate()  # from the innermost one: texts may have changed just now
        whole, area, page = self.sizeHint(), self._area.sizeHint(), self._page.sizeHint()
        height = whole.height() - area.height() + page.height()
        bar = self._area.verticalScrollBar().sizeHint().width()
        around = self._column.contentsMargins()
        width = page.width() + around.left() + around.right()
        least = height - page.height() + self._page.minimumSizeHint().height()
        width += bar if least > self.room.height() else 0
        return QSize(max(whole.width(), width), height)

    def fit(self) -> None:
        self.take_size(self.wanted_size)
