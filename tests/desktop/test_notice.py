"""Messages about errors are shown in full."""

import pytest
from PySide6.QtWidgets import QLabel, QMessageBox

from burgundy_desktop.desktop.dialogs.notice import notice
from burgundy_desktop.desktop.trials import ui_driver

TITLES = (
    "Not opened",
    "Nem sikerült megnyitni: half.burgundy",
    "Nem sikerült megnyitni: az-egész-család-szombat-este-az-erkélyen-2026-11-21.burgundy",
    "half.burgundy" * 12,
)


@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("title", TITLES)
def test_the_title_is_seen_as_a_whole(window, program, title, text_size):
    program.preferences.change(text_size=text_size)
    seen = []

    def look(box):
        label = box.findChild(QLabel, "qt_msgbox_label")
        lines = label.text().split("\n")
        widest = max(map(label.fontMetrics().horizontalAdvance, lines))
        tall = len(lines) * label.fontMetrics().height()
        seen.append((label.width() >= widest, label.height() >= tall, "".join(lines)))
        box.reject()

    with ui_driver.meanwhile(QMessageBox, look):
        notice(window, title, "It stays as it is.")

    (is_wide, is_tall, said) = seen[0]
    assert is_wide
    assert is_tall
    assert said.replace(" ", "") == title.replace(" ", "")
