"""A game whose pieces have other colours than the theme's seat colours."""

import pytest
from PySide6.QtGui import QColor

from burgundy_desktop.boardkit.palette import load_palette
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.appearance.themes import Light
from burgundy_desktop.games import load
from burgundy_desktop.games.pillars.board import BOARD

FOUR = tuple(SeatInfo(name) for name in ("Anna", "Benno", "Carla", "Dario"))
THEME = load_palette("parchment").seats


@pytest.fixture
def seats_of(program):
    program.appearance.wear(Light.LIGHT)
    return lambda: program.appearance.palette.seats


@pytest.fixture
def play(table, store):
    """Puts a new game on the table."""

    def begin(game):
        options = load(game).info.options_for(4)
        table.open(store.begin(game, options, FOUR, seed=1, strict=False))

    return begin


def test_the_third_seat_is_orange_at_the_table_of_the_pillars(program, seats_of, play):
    assert seats_of() == THEME
    play("pillars")

    assert seats_of() == BOARD.seats(load_palette("parchment"))
    assert seats_of().three != THEME.three
    program.appearance.wear(Light.DARK)
    assert seats_of() == BOARD.seats(load_palette("slate"))


def test_the_next_game_has_the_colours_of_the_theme_again(seats_of, play):
    play("pillars")
    play("caylus")

    assert seats_of() == THEME


def test_the_sign_of_the_third_seat_changes_with_the_game(program, seats_of, play):
    def sign():
        picture = program.sprites.pixmap("pieces/common/seat_3", 64).toImage()
        return picture.pixelColor(32, 32)

    before = sign()
    play("pillars")

    assert before == QColor(THEME.three)
    assert sign() == QColor(seats_of().three) != before
