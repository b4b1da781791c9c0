"""Long work is done in parts, and what it gives is seen when it is whole."""

import pytest
from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QWidget

from burgundy_desktop.desktop.charts.kept_picture import KeptPicture
from burgundy_desktop.desktop.charts.line import PIECE, paint_line
from burgundy_desktop.desktop.widgets.in_turn import InTurn

SIZE = QSize(40, 10)


def next_frame(in_turn):
    in_turn._next.timeout.emit()


def test_each_task_has_a_frame_of_its_own(qapp):
    done: list[int] = []
    in_turn = InTurn(qapp)
    in_turn.start([lambda: done.append(1), lambda: done.append(2)])

    assert done == []
    next_frame(in_turn)
    assert (done, in_turn.is_done) == ([1], False)
    next_frame(in_turn)
    assert (done, in_turn.is_done) == ([1, 2], True)
    assert not in_turn._next.isActive()


def test_what_is_begun_anew_leaves_nothing_of_before(qapp):
    done: list[int] = []
    in_turn = InTurn(qapp)
    in_turn.start([lambda: done.append(1), lambda: done.append(2)])
    next_frame(in_turn)
    in_turn.start([lambda: done.append(3)])
    next_frame(in_turn)
    in_turn.start([lambda: done.append(4)])
    in_turn.stop()
    next_frame(in_turn)

    assert done == [1, 3]


class Striped(QWidget):
    """Paints its left half, and in another frame its right half."""

    def __init__(self):
        super().__init__()
        self.colour = Qt.GlobalColor.red
        self.picture = KeptPicture(self, lambda: [self.left, self.right])
        self.resize(SIZE)

    def left(self, painter):
        painter.fillRect(0, 0, 20, 10, self.colour)

    def right(self, painter):
        painter.fillRect(20, 0, 20, 10, self.colour)

    def paintEvent(self, event):
        painter = QPainter(self)
        self.picture.show(painter)
        painter.end()

    @property
    def seen(self):
        image = self.grab().toImage()
        return image.pixelColor(5, 5), image.pixelColor(35, 5)


@pytest.fixture
def striped(qapp):
    return Striped()


RED, BLUE = QColor("red"), QColor("blue")


def test_a_picture_is_painted_part_by_part(striped):
    left, right = striped.seen
    assert (left, right != RED, striped.picture.is_whole) == (RED, True, False)

    next_frame(striped.picture._in_turn)
    assert striped.seen == (RED, RED)
    assert striped.picture.is_whole


def test_until_it_is_whole_the_one_of_before_is_seen(striped):
    assert striped.seen
    next_frame(striped.picture._in_turn)
    striped.colour = Qt.GlobalColor.blue
    striped.picture.renew()

    assert striped.seen == (RED, RED)
    next_frame(striped.picture._in_turn)
    assert striped.seen == (BLUE, BLUE)


def test_what_was_seen_before_can_be_taken_away(striped):
    assert striped.seen
    next_frame(striped.picture._in_turn)
    striped.colour = Qt.GlobalColor.blue
    striped.picture.clear()

    left, right = striped.seen
    assert left == BLUE
    assert right not in (RED, BLUE)


def test_another_size_needs_another_picture(striped):
    assert striped.seen
    next_frame(striped.picture._in_turn)
    striped.resize(50, 10)

    assert striped.seen
    assert not striped.picture.is_whole


ZIGZAG = [QPointF(4 + 3 * number, 60 + 50 * (-1) ** number) for number in range(5 * PIECE + 3)]


def painted(draw):
    picture = QPixmap(260, 120)
    picture.fill(Qt.GlobalColor.white)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter)
    painter.end()
    return picture.toImage().convertToFormat(picture.toImage().Format.Format_Grayscale8)


@pytest.mark.parametrize("dashes", [(), (5, 2), (7, 2, 2, 2)])
def test_a_line_in_pieces_looks_like_the_whole_line(qapp, dashes):
    pen = QPen(QColor("black"), 2.2, c=Qt.PenCapStyle.FlatCap)
    if dashes:
        pen.setDashPattern(dashes)

    def draw_whole(painter):
        painter.setPen(pen)
        painter.drawPolyline(QPolygonF(ZIGZAG))

    one = bytes(painted(draw_whole).constBits())
    other = bytes(painted(lambda painter: paint_line(painter, QPen(pen), ZIGZAG)).constBits())
    differing = sum(abs(here - there) > 100 for here, there in zip(one, other, strict=True))
    inked = sum(here < 200 for here in one)

    assert inked > 2000
    assert differing < 0.01 * inked
