"""The status bar says whether a game is clean, and tells at once when it no longer is."""

import pytest
from PySide6.QtGui import QAccessible

from burgundy_desktop.desktop.trials.harness import OTHERS
from burgundy_desktop.desktop.window import status
from tests.desktop.conftest import ANNA, BLUE

TOLD = "This game is no longer clean: you asked for a hint or a forecast."


@pytest.fixture
def announced(monkeypatch):
    """What the screen reader is told by the status bar."""
    said = []

    class Spoken(QAccessible):
        @staticmethod
        def updateAccessibility(event):
            said.append(event.message())

    monkeypatch.setattr(status, "QAccessible", Spoken)
    return said


@pytest.fixture
def begin(window, store, a_game):
    """Puts a new game with a sealed deal on the table."""

    def begin_it(*seats):
        options = a_game(seats=seats).match.options
        window.show_table(store.begin("castles", options, seats, strict=False))
        return window

    return begin_it


def hint(window):
    window.table.controller.session.count_hint()
    window.table.controller.saving.save()


def test_a_sealed_game_is_clean_until_a_hint_and_that_is_told_once(begin, announced, monkeypatch):
    window = begin(ANNA, BLUE)
    bar = window.status
    assert (bar.clean.isVisible(), bar.clean.text()) == (True, "clean")
    for _ in range(2):
        hint(window)

        assert (bar.clean.text(), bar.clean.accessibleDescription()) == ("not clean", TOLD)
        assert bar.left.text() == f"Saved · {TOLD}"
        assert announced == [TOLD]
        assert bar.deal.isHidden()
    monkeypatch.setattr(status, "TOLD_SECONDS", 0)
    bar._write()
    assert bar.left.text() == "Saved"
    assert bar.deal.isVisible()


def test_an_undo_past_something_new_is_told(begin):
    window = begin(ANNA, BLUE)
    controller = window.table.controller
    while not controller.undoing.passes_chance:
        controller.submit(controller.session.match.legal_moves()[0])
        if controller.covered_for is not None:
            controller.uncover()

    window.actions_by_name["undo"].trigger()

    told = "This game is no longer clean: you undid a move past something new."
    assert window.status.left.text() == f"Saved · {told}"


def test_what_was_never_clean_loses_nothing(window, a_game, announced):
    window.show_table(a_game(seats=(ANNA, BLUE), seed=4711))
    hint(window)

    assert window.status.clean.text() == "not clean"
    assert window.status.left.text() == "Saved"
    assert not announced


def test_another_game_does_not_hear_of_it(begin):
    hint(begin(ANNA, BLUE))

    window = begin(ANNA, BLUE)

    assert (window.status.clean.text(), window.status.left.text()) == ("clean", "Saved")


def test_a_game_of_computers_and_the_library_say_nothing(begin):
    window = begin(*OTHERS[:2])
    assert window.status.clean.isHidden()
    begin(ANNA, BLUE)

    window.show_library()

    assert window.status.clean.isHidden()
