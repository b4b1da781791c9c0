"""A real window can be shown and clicked on this machine."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton


@pytest.mark.xvfb
def test_the_system_libraries_suffice_for_a_window_that_is_clicked(qtbot):
    """If one is missing, Qt aborts the whole process here."""
    button = QPushButton("Play")
    qtbot.addWidget(button)
    button.show()
    qtbot.waitExposed(button)

    with qtbot.waitSignal(button.clicked):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)

    assert QGuiApplication.platformName() == "xcb"
