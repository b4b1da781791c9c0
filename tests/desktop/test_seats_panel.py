"""The players' cards: what is written on them."""

import pytest
from PySide6.QtWidgets import QWidget

from burgundy_desktop.desktop.panels.seats_panel import LEAST_NAME_PX, SeatCard


@pytest.fixture
def panel(qtbot):
    panel = QWidget()
    qtbot.addWidget(panel)
    return panel


@pytest.fixture
def card(program, panel):
    return SeatCard(program.appearance, program.sprites, panel)


def test_a_short_name_is_as_large_as_ever(card):
    assert card._font_of_name("Anna", 100) == card._font_of_name("Anna", 1000)


def test_a_long_name_is_written_smaller_before_it_is_cut(card):
    usual = card._font_of_name("Maximilian", 1000).pixelSize()

    assert LEAST_NAME_PX < card._font_of_name("Maximilian", 80).pixelSize() < usual


def test_a_name_stays_large_enough_to_be_read(card):
    assert card._font_of_name("Maximilian of Ghent" * 3, 80).pixelSize() == LEAST_NAME_PX
