"""A box that shortens what is chosen does so only where there is no room for it."""

import pytest

from burgundy_desktop.desktop.widgets.eliding_box import ElidingBox

TEXT = "Mindenki lapjai"


@pytest.fixture
def box(qtbot):
    box = ElidingBox()
    qtbot.addWidget(box)
    box.addItem(TEXT)
    return box


def test_at_its_whole_width_nothing_is_shortened(box):
    font = box.font()
    for size in range(60, 200):
        font.setPointSizeF(size / 10)
        box.setFont(font)
        box.resize(box.whole_width, 40)
        assert box.shown_text == TEXT


def test_in_less_room_it_ends_with_an_ellipsis(box):
    box.resize(box.whole_width - 12, 40)

    assert box.shown_text.endswith("…")
