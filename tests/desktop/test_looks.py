"""Classes of the style sheet that change while a widget is in use."""

import pytest
from PySide6.QtWidgets import QPushButton

from burgundy_desktop.desktop.widgets.looks import wear


@pytest.fixture
def button(program, qtbot):
    made = QPushButton("Open")
    qtbot.addWidget(made)
    return made


def test_a_button_that_was_measured_is_styled_anew_by_another_look(button):
    wide = button.sizeHint().width()

    wear(button, "icon")

    assert button.sizeHint().width() < wide


def test_a_look_that_stays_is_not_styled_again(button, monkeypatch):
    wear(button, "icon")
    button.ensurePolished()
    monkeypatch.setattr(QPushButton, "style", lambda _: pytest.fail("asked for its style"))

    wear(button, "icon")

    assert button.property("look") == "icon"
