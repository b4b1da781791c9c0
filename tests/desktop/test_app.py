"""The start of the program."""

import gc

from burgundy_desktop.desktop import app


def test_garbage_is_collected_again_once_the_window_stands():
    gc.disable()
    try:
        app.collect_again()

        assert gc.isenabled()
        assert gc.get_freeze_count() > 0
    finally:
        gc.unfreeze()
        gc.enable()
