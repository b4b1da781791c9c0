"""Icons that are drawn when they are first shown."""

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPixmap

from burgundy_desktop.boardkit.drawn_icon import DrawnIcon

MOST = 20


@pytest.fixture
def asked():
    return []


@pytest.fixture
def icon(qapp, asked):
    def draw(width, ratio, mode):
        asked.append((width, ratio, mode))
        drawn = QPixmap(QSize(width, width) * ratio)
        drawn.setDevicePixelRatio(ratio)
        drawn.fill(QColor("red"))
        return drawn

    return QIcon(DrawnIcon(draw, MOST))


def test_an_icon_is_drawn_when_it_is_shown_and_not_before(icon, asked):
    assert not icon.isNull()
    assert asked == []

    icon.pixmap(QSize(16, 16))

    assert asked == [(16, 1.0, QIcon.Mode.Normal)]


def test_an_icon_is_no_larger_than_it_was_made(icon):
    assert icon.actualSize(QSize(48, 48)) == QSize(MOST, MOST)
    assert icon.pixmap(QSize(48, 48)).size() == QSize(MOST, MOST)


def test_an_icon_is_sharp_on_a_dense_screen(icon, asked):
    drawn = icon.pixmap(QSize(16, 16), 2.0, QIcon.Mode.Disabled)

    assert drawn.size() == QSize(32, 32)
    assert asked == [(16, 2.0, QIcon.Mode.Disabled)]


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_an_icon_is_painted_in_the_middle_at_its_own_size(icon, ratio):
    image = QImage(QSize(40, 40) * ratio, QImage.Format.Format_ARGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)

    painter = QPainter(image)
    icon.paint(painter, QRect(0, 0, 40, 40))
    painter.end()

    where = (QRect(10, 10, MOST, MOST).topLeft() * ratio, QSize(MOST, MOST) * ratio)
    inside = QRect(*where)
    painted = {
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).alpha()
    }
    assert painted == {
        (x, y)
        for x in range(inside.left(), inside.right() + 1)
        for y in range(inside.top(), inside.bottom() + 1)
    }


def test_a_copy_is_drawn_as_well(icon, asked):
    copy = QIcon(icon)
    copy.addPixmap(QPixmap(4, 4), QIcon.Mode.Disabled)  # makes Qt clone the engine

    copy.pixmap(QSize(16, 16))

    assert asked == [(16, 1.0, QIcon.Mode.Normal)]
