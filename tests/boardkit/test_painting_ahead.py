"""What will be needed is painted while nothing moves."""

from burgundy_desktop.boardkit.painting_ahead import STILL_MS
from tests.boardkit.small_table import a_position

COIN = ("pieces/common/digit_1", 31.0)


def test_drawings_to_come_are_painted_once_while_nothing_moves(small_table, monkeypatch):
    monkeypatch.setattr(small_table, "drawings_to_come", lambda: [COIN, COIN])
    sprites = small_table.brushes.sprites
    small_table.show_position(a_position())
    assert not sprites.is_ready(*COIN)

    small_table._painting_ahead.go_on()

    assert sprites.is_ready(*COIN)
    assert not small_table._painting_ahead._timer.isActive()


def test_who_picks_is_answered_before_more_is_painted(small_table, monkeypatch):
    monkeypatch.setattr(small_table, "drawings_to_come", lambda: [COIN] * 3)
    small_table.show_position(a_position())
    ahead = small_table._painting_ahead
    ahead._timer.setInterval(1)

    small_table.offer(frozenset())

    assert ahead._timer.interval() == STILL_MS
