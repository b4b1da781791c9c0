"""Pictures of the library and of every dialog: those of the program, and those of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Final

import attrs
from PySide6.QtCore import QCoreApplication, QPoint
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QDialog, QInputDialog, QMessageBox, QWidget

from burgundy_desktop.desktop.dialogs.about import AboutDialog
from burgundy_desktop.desktop.dialogs.file_dialog import file_dialog
from burgundy_desktop.desktop.dialogs.new_game import NewGameDialog
from burgundy_desktop.desktop.dialogs.rules_help import RulesWindow
from burgundy_desktop.desktop.dialogs.rules_page import read_page
from burgundy_desktop.desktop.dialogs.settings import SettingsDialog
from burgundy_desktop.desktop.hands import meanwhile
from burgundy_desktop.desktop.shots.session import EARLY, END, LATE, MIDDLE, Session, Shot
from burgundy_desktop.games import found, load

FOLDER: Final = "~/.local/share/burgundy-desktop"
"""Where what a person has played usually lies."""


# the library


def library_empty(session: Session) -> QWidget:
    _empty(session)
    session.window.show_library()
    return session.window


def library(session: Session) -> QWidget:
    """Games of all sizes, begun and finished, and one file that nobody can read."""
    _empty(session)
    _keep_some(session)
    session.window.show_library()
    _wait_for_pictures(session)
    return session.window


def library_bin(session: Session) -> QPixmap:
    """What was thrown away."""
    library(session)
    shelf = session.program.shelf.library
    for entry in shelf.entries()[1:3]:
        shelf.delete(entry.path)
    session.window.library.saved.changed.emit()
    turn_over = session.window.library.saved.bin_button.click
    turn_over()
    _wait_for_pictures(session)
    session.room.settle()
    picture = session.window.grab()
    turn_over()
    return picture


def _empty(session: Session) -> None:
    shelf = session.program.shelf.library
    for entry in (*shelf.entries(), *shelf.binned()):
        entry.path.unlink()


def _keep_some(session: Session) -> None:
    """Some of each game, in the order of their days; the one that the pictures begin with last."""
    kept = [one for older, game_id in enumerate(found()) for one in _some_of(game_id, older)]
    for days, game_id, seats, share in sorted(kept, reverse=True):
        session.clock.set_back(days)
        session.program.shelf.keep(attrs.evolve(session, game_id=game_id).played(seats, share))
    session.clock.set_back(0)
    folder = session.program.shelf.folders.saves
    (folder / "holiday.burgundy").write_bytes(b"")


def _some_of(game_id: str, older: int) -> list[tuple[float, str, int, float]]:
    """So many days ago, which game, for how many, and how far it was played."""
    info = load(game_id).info
    kept = ((info.seats_min, END, 30.0), (info.seats_max, LATE, 4.0), (3, EARLY, 1.0))
    return [
        (days + older / 4, game_id, seats, share)
        for seats, share, days in (*kept, (info.seats_max, MIDDLE, 0.1))
    ]


def _keep_one(session: Session) -> None:
    _empty(session)
    session.program.shelf.keep(session.played(2, MIDDLE))


def _wait_for_pictures(session: Session) -> None:
    saves = session.program.shelf.library
    for entry in (*saves.entries(), *saves.binned()):
        if entry.header is not None:
            session.room.wait_for(partial(_has_picture, session, entry.path), "a picture")
    session.window.library.refresh()


def _has_picture(session: Session, path: Path) -> bool:
    return session.window.library.thumbnails.of(path) is not None


# dialogs


def new_game(session: Session) -> QWidget:
    return _shown(NewGameDialog(session.program, session.game_id, session.window))


def new_game_of_most(session: Session) -> QWidget:
    """As many seats as there can be, every option another one than usual, and a wrong name."""
    dialog = NewGameDialog(session.program, session.game_id, session.window)
    dialog.form.count.setCurrentIndex(dialog.form.count.count() - 1)
    for box in dialog.option_boxes.values():
        box.setCurrentIndex(box.count() - 1)
    dialog.form.strict.setChecked(True)
    dialog.rows[-1].name.setText(dialog.rows[0].name.text())
    return _shown(dialog)


def settings(session: Session) -> QWidget:
    return _shown(SettingsDialog(session.program, session.window))


def about(session: Session) -> QWidget:
    dialog = AboutDialog(session.program, session.window)
    here = str(session.program.shelf.folders.data)
    dialog.form.folder.setText(dialog.form.folder.text().replace(here, FOLDER))
    return _shown(dialog)


def open_file(session: Session) -> QWidget:
    """Qt's own dialog, which is seen where the desktop has none; it shows the time of the disk."""
    _keep_one(session)
    title = QCoreApplication.translate("MainWindow", "Open a saved game")
    folder = session.program.shelf.folders.saves
    return _shown(file_dialog(session.program, session.window, title, folder))


def rename(session: Session) -> QPixmap:
    _keep_one(session)
    session.window.show_library()
    button = session.window.library.saved.buttons["rename"]
    return _picture_of(QInputDialog, button.click)


def notice(session: Session) -> QPixmap:
    """A file that is no saved game."""
    path = session.program.shelf.folders.data / "holiday.burgundy"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"no saved game")
    return _picture_of(QMessageBox, partial(session.window.open_file, path))


def _picture_of(kind: type[QDialog], opens: Callable[[], object]) -> QPixmap:
    """The picture of a dialog that something opens and waits for."""
    taken: list[QPixmap] = []

    def take(dialog: QDialog) -> None:
        taken.append(dialog.grab())
        dialog.reject()

    with meanwhile(kind, take):
        opens()
    return taken[0]


def _shown(dialog: QWidget) -> QWidget:
    dialog.show()
    return dialog


# the rules


def rules(session: Session) -> QWidget:
    return _shown(_rules(session))


def rules_further(session: Session) -> QWidget:
    """A chapter with pictures."""
    window = _rules(session)
    _shown(window)
    session.room.settle()
    chapters = read_page(session.game_id, session.program.language.code).chapters
    window.go_to(chapters[len(chapters) * 3 // 5].anchor)
    return window


def rules_searched(session: Session) -> QWidget:
    window = _rules(session)
    _shown(window)
    session.room.settle()
    chapters = read_page(session.game_id, session.program.language.code).chapters
    window.form.search.setText(chapters[len(chapters) // 2].title.split()[-1])
    window.find_next()
    window.find_next()
    return window


def playing(session: Session) -> QWidget:
    window = RulesWindow(session.program, session.window)
    window.show_page("", "")
    return _shown(window)


def _rules(session: Session) -> RulesWindow:
    window = RulesWindow(session.program, session.window)
    window.show_page(session.game_id, "")
    return window


# menus


def menu(session: Session) -> QWidget:
    session.open(session.played(2, MIDDLE))
    shown = session.window.top_bar.game_menu
    shown.popup(session.window.mapToGlobal(QPoint(80, 44)))
    return shown


def _named(*shots: Shot) -> Mapping[str, Shot]:
    return {shot.__name__: shot for shot in shots}


SCREENS: Final = _named(
    library_empty, library, library_bin, settings, about, open_file, rename, notice, playing
)
"""Of the program; no game's own."""

SCREENS_OF_A_GAME: Final = _named(
    new_game, new_game_of_most, rules, rules_further, rules_searched, menu
)
