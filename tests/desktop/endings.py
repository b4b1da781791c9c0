"""Finished games with their end ceremony, what its table says, and menus that open."""

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.trials.harness import OTHERS, PERSON, replayed, whole_game
from burgundy_desktop.games import load

SEED = 4711


def finished(store, game_id, seats, plies=None, seed=SEED):
    """A session of a whole game, or of its first plies; the first seat is a person."""
    like = whole_game(game_id, seats, seed)
    options = load(game_id).info.options_for(seats)
    people = (PERSON, *OTHERS[: seats - 1])
    session = store.begin(game_id, options, people, seed=seed, strict=False)
    return replayed(session, like, like.length if plies is None else plies)


def cells(page):
    """The table as it is read: every line with its cells."""
    model = page.panel.model
    return [
        [model.index(line, column).data() for column in range(model.columnCount())]
        for line in range(model.rowCount())
    ]


def in_figures(points):
    return str(points).replace("-", "−") if points else "·"


def with_the_menu(task):
    """Do something with the menu that opens next, the second time it is seen: only then does it
    know that it has the keyboard, and closed before, it would keep it.
    """
    seen: list[QWidget | None] = []
    done: list[QWidget] = []

    def wait():
        menu = QApplication.activePopupWidget()
        if menu is None or menu not in seen:
            seen.append(menu)
            QTimer.singleShot(5, wait)
        elif not done:
            done.append(menu)
            task(menu)

    QTimer.singleShot(0, wait)
    return lambda: ui_driver.wait_for(lambda: bool(done), "the menu")
