"""A chronicle that somebody cuts while the program runs is told in the status bar, once."""

import os

import pytest

from burgundy_desktop.desktop.window import status
from tests.desktop.conftest import ANNA, BLUE

SAID = "The end of the chronicle was lost. Records › Your data mends it from your games."


@pytest.fixture
def cut(window, store, a_game):
    """Two games were begun; then the file lost its last bytes."""
    for seed in (1, 2):
        window.show_table(a_game(seats=(ANNA, BLUE), seed=seed))
    path = store.chronicle.path
    os.truncate(path, path.stat().st_size - 9)


def test_it_is_told_at_the_table_as_soon_as_it_is_noticed(window, cut, a_game):
    assert SAID not in window.status.left.text()

    window.show_table(a_game(seats=(ANNA, BLUE), seed=3))

    assert window.status.left.text() == SAID


def test_it_is_told_in_the_library_and_once(window, program, cut, monkeypatch):
    store = program.store
    begun = store.chronicle.read().begun[0]
    store.chronicle.add(begun)

    window.show_library()
    assert window.status.left.text() == SAID

    monkeypatch.setattr(status, "monotonic", lambda: 1e9)
    window.show_library()
    assert SAID not in window.status.left.text()
