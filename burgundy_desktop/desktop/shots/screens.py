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

from burgundy_desktop.boardkit.drawn import drawings_at
from burgundy_desktop.desktop.dialogs.about import AboutDialog
from burgundy_desktop.desktop.dialogs.file_dialog import file_dialog
from burgundy_desktop.desktop.dialogs.icon_page import IconPage
from burgundy_desktop.desktop.dialogs.new_game import NewGameDialog
from burgundy_desktop.desktop.dialogs.rules_help import RulesWindow
from burgundy_desktop.desktop.dialogs.rules_page import read_page
from burgundy_desktop.desktop.dialogs.settings import SettingsDialog
from burgundy_desktop.desktop.shots.shoot import EARLY, END, LATE, MIDDLE, Shoot, Shot
from burgundy_desktop.desktop.trials.ui_driver import meanwhile, wait_for
from burgundy_desktop.games import found, load

FOLDER: Final = "~/.local/share/burgundy-desktop"
"""The usual folder of saved games."""


# the library


def library_empty(shoot: Shoot) -> QWidget:
    _empty(shoot)
    shoot.window.show_library()
    return shoot.window


def library(shoot: Shoot) -> QWidget:
    """Games of all sizes, unfinished and finished, and one unreadable file."""
    _empty(shoot)
    _keep_some(shoot)
    shoot.window.show_library()
    _wait_for_pictures(shoot)
    return shoot.window


def library_bin(shoot: Shoot) -> QPixmap:
    """The bin."""
    library(shoot)
    store = shoot.program.store.library
    for entry in store.entries()[1:3]:
        store.delete(entry.path)
    shoot.window.library.saved.changed.emit()
    turn_over = shoot.window.library.saved.bin_button.click
    turn_over()
    _wait_for_pictures(shoot)
    shoot.room.process_events()
    picture = shoot.window.grab()
    turn_over()
    return picture


def _empty(shoot: Shoot) -> None:
    store = shoot.program.store.library
    for entry in (*store.entries(), *store.binned()):
        entry.path.unlink()


def _keep_some(shoot: Shoot) -> None:
    """Save some games of each kind, in order of time; the one that the pictures start with last."""
    kept = [one for older, game_id in enumerate(found()) for one in _some_of(game_id, older)]
    for days, game_id, seats, share in sorted(kept, reverse=True):
        shoot.clock.set_back(days)
        shoot.program.store.keep(attrs.evolve(shoot, game_id=game_id).played(seats, share))
    shoot.clock.set_back(0)
    folder = shoot.program.store.folders.saves
    (folder / "holiday.burgundy").write_bytes(b"")


def _some_of(game_id: str, older: int) -> list[tuple[float, str, int, float]]:
    """Days ago, game, seats, and the share of moves played."""
    info = load(game_id).info
    kept = ((info.seats_min, END, 30.0), (info.seats_max, LATE, 4.0), (3, EARLY, 1.0))
    return [
        (days + older / 4, game_id, seats, share)
        for seats, share, days in (*kept, (info.seats_max, MIDDLE, 0.1))
    ]


def _keep_one(shoot: Shoot) -> None:
    _empty(shoot)
    shoot.program.store.keep(shoot.played(2, MIDDLE))


def _wait_for_pictures(shoot: Shoot) -> None:
    saves = shoot.program.store.library
    for entry in (*saves.entries(), *saves.binned()):
        if entry.header is not None:
            wait_for(partial(_has_picture, shoot, entry.path), "a picture")
    shoot.window.library.refresh()


def _has_picture(shoot: Shoot, path: Path) -> bool:
    return shoot.window.library.thumbnails.of(path) is not None


# dialogs


def new_game(shoot: Shoot) -> QWidget:
    return _shown(NewGameDialog(shoot.program, shoot.game_id, shoot.window))


def new_game_alone(shoot: Shoot) -> QWidget:
    """The dialog for a game against the automaton."""
    dialog = NewGameDialog(shoot.program, shoot.game_id, shoot.window)
    dialog.form.count.setCurrentIndex(dialog.form.count.findData(1))
    dialog.show()
    return dialog


def new_game_of_most(shoot: Shoot) -> QWidget:
    """The most seats, every option different from its default, and an invalid name."""
    dialog = NewGameDialog(shoot.program, shoot.game_id, shoot.window)
    dialog.form.count.setCurrentIndex(dialog.form.count.count() - 1)
    for box in dialog.options.boxes.values():
        box.setCurrentIndex(box.count() - 1)
    dialog.form.strict.setChecked(True)
    dialog.seat_rows.rows[0].name.setText(dialog.seat_rows.rows[-1].info.name)
    return _shown(dialog)


def settings(shoot: Shoot) -> QWidget:
    return _shown(SettingsDialog(shoot.program, shoot.window))


def about(shoot: Shoot) -> QWidget:
    dialog = AboutDialog(shoot.program, shoot.window)
    here = str(shoot.program.store.folders.data)
    dialog.form.folder.setText(dialog.form.folder.text().replace(here, FOLDER))
    return _shown(dialog)


def open_file(shoot: Shoot) -> QWidget:
    """Qt's own dialog, used where the desktop has none; it shows file times."""
    _keep_one(shoot)
    title = QCoreApplication.translate("MainWindow", "Open a saved game")
    folder = shoot.program.store.folders.saves
    return _shown(file_dialog(shoot.program, shoot.window, title, folder))


def rename(shoot: Shoot) -> QPixmap:
    _keep_one(shoot)
    shoot.window.show_library()
    button = shoot.window.library.saved.buttons["rename"]
    return _picture_of(QInputDialog, button.click)


def notice(shoot: Shoot) -> QPixmap:
    """A file that is not a saved game."""
    path = shoot.program.store.folders.data / "holiday.burgundy"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"no saved game")
    return _picture_of(QMessageBox, partial(shoot.window.open_file, path))


def _picture_of(kind: type[QDialog], opens: Callable[[], object]) -> QPixmap:
    """A picture of a modal dialog."""
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


def rules(shoot: Shoot) -> QWidget:
    return _shown(_rules(shoot))


def rules_further(shoot: Shoot) -> QWidget:
    """A chapter with pictures."""
    window = _rules(shoot)
    _shown(window)
    shoot.room.process_events()
    chapters = read_page(shoot.game_id, shoot.program.language.code).chapters
    window.go_to(chapters[len(chapters) * 3 // 5].anchor)
    return window


def rules_searched(shoot: Shoot) -> QWidget:
    window = _rules(shoot)
    _shown(window)
    shoot.room.process_events()
    chapters = read_page(shoot.game_id, shoot.program.language.code).chapters
    window.form.search.setText(chapters[len(chapters) // 2].title.split()[-1])
    window.find_next()
    window.find_next()
    return window


def playing(shoot: Shoot) -> QWidget:
    window = RulesWindow(shoot.program, shoot.window)
    window.show_page("", "")
    return _shown(window)


def _rules(shoot: Shoot) -> RulesWindow:
    window = RulesWindow(shoot.program, shoot.window)
    window.show_page(shoot.game_id, "")
    return window


# the icons


def icons(shoot: Shoot) -> QWidget:
    """Something of the table is pointed at."""
    page = _icons(shoot)
    page.show_icons()
    return _shown(page)


def icons_searched(shoot: Shoot) -> QWidget:
    """The last word of a sentence in the middle of the page."""
    page = _icons(shoot)
    page.show_icons()
    shown = page.list.icons.icons
    page.form.search.setText(shown[len(shown) // 2].name().split()[-1])
    return _shown(page)


def icons_not_found(shoot: Shoot) -> QWidget:
    page = _icons(shoot)
    page.show_icons()
    page.form.search.setText("xyz")
    return _shown(page)


def _icons(shoot: Shoot) -> IconPage:
    shoot.open(shoot.played(2, MIDDLE))
    scene = shoot.table.scene
    assert scene is not None
    offered = sorted(shoot.table.controller.selection.chooser.offered)
    drawn = (one for one in offered if drawings_at(scene, one))
    shoot.table.explaining.show_tip_of(next(drawn, offered[0]))
    return IconPage(shoot.program, shoot.table, shoot.window)


# menus


def menu(shoot: Shoot) -> QWidget:
    shoot.open(shoot.played(2, MIDDLE))
    shown = shoot.window.top_bar.game_menu
    shown.popup(shoot.window.mapToGlobal(QPoint(80, 44)))
    return shown


def _named(*shots: Shot) -> Mapping[str, Shot]:
    return {shot.__name__: shot for shot in shots}


SCREENS: Final = _named(
    library_empty, library, library_bin, settings, about, open_file, rename, notice, playing
)
"""The pictures of the program, of no game."""

SCREENS_OF_A_GAME: Final = _named(
    new_game,
    new_game_of_most,
    rules,
    rules_further,
    rules_searched,
    icons,
    icons_searched,
    icons_not_found,
    menu,
)
