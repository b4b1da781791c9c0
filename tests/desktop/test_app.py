"""The start of the program."""

import gc
import linecache

from burgundy_desktop.desktop import memory


def test_garbage_is_collected_again_once_the_window_stands():
    gc.disable()
    try:
        memory.collect_again()

        assert gc.isenabled()
        assert gc.get_freeze_count() > 0
        assert gc.get_threshold()[2] > 1000
    finally:
        memory.collect_as_usual()
        gc.enable()


def test_the_oldest_garbage_goes_when_a_game_is_opened(window, a_game, monkeypatch):
    collected = []
    monkeypatch.setattr(gc, "collect", lambda: collected.append(True))

    window.show_table(a_game())

    assert collected


def test_the_source_code_of_games_is_not_kept_in_memory(window, a_game):
    linecache.getlines(__file__)

    window.show_table(a_game())

    assert not [name for name in linecache.cache if name.endswith(".py")]
