"""What is seen around the page of the end: a picture of the table and the docks below it."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize

from burgundy_desktop.desktop.trials import ui_driver


class Looks(QObject):
    """Looks at the buttons whenever they are painted."""

    def __init__(self, buttons):
        super().__init__()
        self._buttons = buttons
        self.cut: list[str] = []
        buttons.installEventFilter(self)

    def eventFilter(self, _watched, event):
        if event.type() == QEvent.Type.Paint:
            for one in self._buttons.in_order:
                if one.width() < one.sizeHint().width():
                    self.cut.append(one.text())
        return False


@pytest.mark.parametrize("size", [QSize(1024, 700), QSize(1280, 800)])
def test_no_word_on_the_buttons_is_cut_while_another_language_comes(window, ended, speak, size):
    window.resize(size)
    page = ended()
    ui_driver.wait_for(lambda: not window.scale.is_moving, "the window to rest")
    looks = Looks(page.buttons)

    for language in ("hu", "en"):
        change(page._backdrop, speak, language)
        QCoreApplication.processEvents()

    assert looks.cut == []


def change(backdrop, speak, language):
    before = backdrop.picture.cacheKey()
    speak(language)
    ui_driver.wait_for(lambda: backdrop.picture.cacheKey() != before, "another picture", 10)


def test_what_lies_around_the_page_speaks_the_language_that_was_chosen_meanwhile(
    window, ended, speak
):
    backdrop = ended()._backdrop

    change(backdrop, speak, "hu")

    shown = backdrop.picture.toImage()
    backdrop.take(window.ceremony.page.geometry())
    assert shown == backdrop.picture.toImage()
