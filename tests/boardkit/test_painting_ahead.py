"""What will be needed is painted while nothing moves."""

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
