"""The players' cards: what is written on them."""

import pytest
from PySide6.QtWidgets import QWidget

from burgundy_desktop.boardkit.board import Holding
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.desktop.panels.seats_panel import (
    LEAST_NAME_PX,
    TIGHT_PX,
    TIGHTER_PX,
    Card,
    SeatCard,
)

MANY = tuple(Holding("pieces/common/seal", 17, f"thing {number}") for number in range(8))


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


@pytest.mark.parametrize("height", [TIGHT_PX, TIGHTER_PX])
@pytest.mark.parametrize("percent", [100, 130, 180])
def test_the_seal_stands_above_what_the_player_has(card, height, percent):
    card._look.fit_window(percent)
    has_much = Card(Seat(0), "Anna", "you", "6:40", 112, decides=True, holdings=MANY)
    card.resize(card._look.px(272), card._look.px(height))

    seal = card._seal_box(has_much)

    assert seal.top() > 0
    assert seal.top() + seal.height() < card._top_of_holdings(has_much)
    assert seal.height() >= card._look.px(26)
