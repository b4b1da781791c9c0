"""What does not fit on a screen: cut words, widgets that overlap, texts of a table that touch."""

from contextlib import contextmanager
from itertools import combinations

import pytest
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QComboBox,
    QDockWidget,
    QGraphicsSimpleTextItem,
    QGraphicsView,
    QLabel,
    QScrollBar,
    QStyle,
    QStyleOptionComboBox,
    QWidget,
)

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.items import PieceItem
from burgundy_desktop.boardkit.pieces import Face, Words

SLACK = 1.5


def complaints(subject):
    """Everything on a visible widget that does not fit, in words."""
    for widget in (subject, *subject.findChildren(QWidget)):
        if not widget.isVisibleTo(subject):
            continue
        yield from _cut(widget)
        yield from _children(widget)
        if isinstance(widget, QGraphicsView) and widget.scene() is not None:
            yield from _texts(widget.scene())


def is_cut(box):
    """Whether a box cuts the words that are chosen in it, be it by less than a letter."""
    return _room(box) < _needed(box)


def _cut(widget):
    text = _text(widget)
    if not text:
        return
    if isinstance(widget, QLabel) and widget.wordWrap():
        if widget.heightForWidth(widget.width()) > widget.height() + SLACK:
            yield f"{_name(widget)} is too low for {text!r}"
    elif _room(widget) + SLACK < _needed(widget):
        yield f"{_name(widget)} is too narrow for {text!r}"


def _text(widget):
    if isinstance(widget, QComboBox):
        shows_a_picture = widget.minimumWidth() == widget.maximumWidth()
        return "" if shows_a_picture else widget.currentText()
    paints_itself = "paintEvent" in type(widget).__dict__
    is_written = isinstance(widget, QLabel | QAbstractButton) and not paints_itself
    return widget.text() if is_written else ""


def _room(widget):
    if not isinstance(widget, QComboBox):
        return widget.width()
    option = QStyleOptionComboBox()
    widget.initStyleOption(option)
    field = QStyle.SubControl.SC_ComboBoxEditField
    control = QStyle.ComplexControl.CC_ComboBox
    return widget.style().subControlRect(control, option, field, widget).width()


def _needed(widget):
    if isinstance(widget, QComboBox):
        return QFontMetricsF(widget.font()).horizontalAdvance(widget.currentText())
    return widget.minimumSizeHint().width()


def _children(parent):
    """Children that lie on each other or leave their parent; what scrolls may."""
    if isinstance(parent, QAbstractScrollArea) or isinstance(
        parent.parentWidget(), QAbstractScrollArea
    ):
        return
    lying = [
        child
        for child in parent.children()
        if isinstance(child, QWidget) and child.isVisible() and not child.isWindow()
        if not _is_behind_another(child, parent)
    ]
    for one, other in combinations(lying, 2):
        both = one.geometry().intersected(other.geometry())
        is_above = any(isinstance(w, QScrollBar) or _floats(w) for w in (one, other))
        if not is_above and both.width() > SLACK and both.height() > SLACK:
            yield f"{_name(one)} lies on {_name(other)}"
    for child in lying:
        if not parent.rect().adjusted(-1, -1, 1, 1).contains(child.geometry()):
            yield f"{_name(child)} leaves {_name(parent)}"


def _is_behind_another(child, parent):
    """Whether it is a dock behind a tab: Qt moves it out of the window."""
    is_dock = isinstance(child, QDockWidget)
    return is_dock and bool(parent.tabifiedDockWidgets(child)) and child.geometry().right() < 0


def _floats(widget):
    """Whether it lies above its siblings on purpose: plates, the cover, flights."""
    return type(widget).__name__.endswith(("Plate", "Cover", "Layer", "Page"))


def _name(widget):
    return widget.objectName() or type(widget).__name__


def _texts(scene):
    """Lines of text that are shortened or touch others; what lies under a large sheet is not
    seen.
    """
    sheets = [item for item in scene.items() if _is_sheet(item)]
    lines = [
        item
        for item in scene.items()
        if isinstance(item, QGraphicsSimpleTextItem) and item.isVisible() and item.text().strip()
        if not any(_covers(sheet, item) for sheet in sheets)
    ]
    for line in lines:
        piece = line.parentItem()
        look = piece.piece.look if isinstance(piece, PieceItem) else None
        if isinstance(look, Words) and line.text() != look.text and line.text().endswith("…"):
            yield f"{look.text!r} is shortened on the table"
    for one, other in combinations(lines, 2):
        both = _ink(one).intersected(_ink(other))
        if both.width() > SLACK and both.height() > SLACK:
            yield f"{one.text()!r} touches {other.text()!r}"


def _is_sheet(item):
    return isinstance(item, PieceItem) and item.piece.key == "large/panel"


def _covers(sheet, line):
    below = line.topLevelItem()
    return below.zValue() < sheet.zValue() and sheet.piece.box.rect.contains(_ink(line))


def _ink(line):
    metrics = QFontMetricsF(line.font())
    box = metrics.tightBoundingRect(line.text())
    box.translate(0, metrics.ascent())
    return line.sceneTransform().mapRect(box)


@contextmanager
def printed():
    """Notes what is printed on tables meanwhile and is wider than its place."""
    found = []
    write = painting.write

    def note(painter, brushes, text, box, size, colour, **more):
        face = more.get("face", Face.SERIF)
        room = (box.width, box.height)
        font = brushes.fitted(text, face, size, room, bold=more.get("bold", True))
        if QFontMetricsF(font).horizontalAdvance(text) > box.width + SLACK and text[0].isalpha():
            found.append(f"{text!r} is printed wider than its place")
        write(painter, brushes, text, box, size, colour, **more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(painting, "write", note)
        yield found
