"""What lies in a layout is found without leaving Python objects of its items behind."""

import pytest
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget
from shiboken6 import Shiboken

from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.widgets.layouts import layouts_in, spacers_in, widgets_in
from tests.desktop.conftest import layout_items


@pytest.fixture
def form(qtbot):
    """A heading, a row with a button between two spaces, and an empty grid."""
    form = QWidget()
    qtbot.addWidget(form)
    column, row = QVBoxLayout(form), QHBoxLayout()
    column.addWidget(QLabel("Heading", form))
    column.addLayout(row)
    column.addLayout(QGridLayout())
    row.addSpacing(4)
    row.addWidget(QPushButton("Play", form))
    row.addSpacing(6)
    return form


def test_widgets_layouts_and_spacers_are_found(form):
    row, grid = layouts_in(form.layout())

    assert [type(one) for one in widgets_in(form.layout())] == [QLabel]
    assert (type(row), type(grid)) == (QHBoxLayout, QGridLayout)
    assert [type(one) for one in widgets_in(row)] == [QPushButton]
    assert [one.sizeHint().width() for one in spacers_in(row)] == [4, 6]
    assert not spacers_in(form.layout())


def test_nothing_is_left_behind_by_asking_or_measuring(form, program):
    Measures(form, program.appearance, inside=True)

    assert not layout_items()


def test_a_filled_layout_that_is_added_would_leave_something(qapp):
    """So the check of the fixture `window` can fail."""
    form, late = QWidget(), QHBoxLayout()
    late.addWidget(QPushButton("Late", form))

    QVBoxLayout(form).addLayout(late)
    left = [one.widget().text() for one in layout_items()]
    Shiboken.delete(form)

    assert left == ["Late"]
    assert not layout_items(), "the next tests would find it"
