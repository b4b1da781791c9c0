"""Actions in the main window: pages, menus, size, settings, new games."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.dialogs.new_game import NewGameDialog
from burgundy_desktop.desktop.monkey import widgets
from burgundy_desktop.desktop.monkey.plans import Ground, Plan, Weighted, one_of
from burgundy_desktop.desktop.monkey.tables import AT_THE_TABLE
from burgundy_desktop.desktop.pages import PAGES
from burgundy_desktop.desktop.trials.harness import replayed, whole_game
from burgundy_desktop.desktop.window.main_window import LEAST_HEIGHT, LEAST_WIDTH, MainWindow
from burgundy_desktop.games import found, load
from burgundy_desktop.storage import settings

FINISHED_SEED: Final = 4711
PERSON: Final = SeatInfo("Anna")
OPPONENTS: Final = tuple(SeatInfo(name, "merchant") for name in ("Benno", "Carla", "Dario", "Elsa"))
LARGEST: Final = QSize(2000, 1300)
_LEFT: Final = Qt.MouseButton.LeftButton
_SETTINGS: Final[dict[str, tuple[object, ...]]] = {
    "language": ("en", "hu"),
    "theme": settings.THEMES,
    "pace": settings.PACES,
    "take_back": settings.TAKE_BACKS,
    "text_size": (settings.LEAST_TEXT_SIZE, 100, 120, settings.MOST_TEXT_SIZE),
    "high_contrast": (True, False),
    "reduced_motion": (True, False),
    "show_acting_board": (True, False),
}


def resize(ground: Ground, chance: Random) -> Plan:
    """Resize the window to any size that a screen may have."""
    width = chance.randint(LEAST_WIDTH, LARGEST.width())
    height = chance.randint(LEAST_HEIGHT, LARGEST.height())
    return Plan(f"resize to {width}x{height}", partial(ground.window.resize, width, height))


def change_setting(ground: Ground, chance: Random) -> Plan:
    """Change language, theme, text size or pace."""
    name = chance.choice(sorted(_SETTINGS))
    value = chance.choice(_SETTINGS[name])
    change = ground.window.program.preferences.change
    return Plan(f"set {name} to {value}", partial(change, **{name: value}))


def trigger(ground: Ground, chance: Random) -> Plan | None:
    """Trigger any action of menus and keys."""
    actions = ground.window.actions_by_name
    names = [name for name, action in actions.of.items() if action.isEnabled()]
    name = one_of(names, chance)
    return None if name is None else Plan(f"do {name}", actions[name].trigger)


def undo_or_redo(ground: Ground, chance: Random) -> Plan | None:
    """Undo or redo several times."""
    actions, times = ground.window.actions_by_name, chance.randint(1, 4)
    name = chance.choice(("undo", "undo", "redo"))
    if not actions[name].isEnabled():
        return None

    def do() -> None:
        for _ in range(times):
            actions[name].trigger()

    return Plan(f"{times} times {name}", do)


def open_menu(ground: Ground, chance: Random) -> Plan | None:
    """Open a menu of the bar."""
    bar = ground.window.top_bar.menus
    action = one_of([one for one in bar.actions() if one.isVisible() and one.isEnabled()], chance)
    menu = action.menu() if action is not None else None
    if action is None or not isinstance(menu, QMenu):
        return None
    place = bar.mapToGlobal(bar.actionGeometry(action).bottomLeft())
    return Plan(f"open the menu {action.text()!r}", partial(menu.popup, place))


def begin(ground: Ground, chance: Random) -> Plan:
    """Begin a new game, mostly of the preferred one."""
    game_id = ground.game_id if chance.random() < 0.8 else chance.choice(found())
    number = chance.random()
    words = f"begin a game of {game_id}, {number:.2f}"
    return Plan(words, partial(begin_game, ground.window, game_id, number))


def turn_to_page(ground: Ground, chance: Random) -> Plan:
    """Show a page of what is remembered, as the menu *Records* does."""
    name = chance.choice(tuple(PAGES))
    return Plan(f"turn to the page {name}", partial(ground.window.show_page, name))


def go_on(ground: Ground, chance: Random) -> Plan | None:
    """Continue the latest match of a box of the library."""
    boxes = ground.window.library.boxes.values()
    button = one_of([box.go_on for box in boxes if box.go_on.isVisible()], chance)
    return None if button is None else Plan("go on with a game", button.click)


def look_back(ground: Ground, chance: Random) -> Plan:
    """Open a finished game: it has a replay and a review."""
    info = load(ground.game_id).info
    seats = chance.randint(info.seats_min, info.seats_max)
    words = f"open a finished game of {ground.game_id} with {seats}"
    return Plan(words, partial(open_finished, ground.window, ground.game_id, seats))


ANYWHERE: Final[Weighted] = (
    (5, widgets.press_key),
    (4, widgets.press_button),
    (3, widgets.point_somewhere),
    (2, widgets.press_row),
    (2, trigger),
    (2, resize),
    (2, change_setting),
    (1, open_menu),
    (1, widgets.move_slider),
    (1, widgets.choose_in_box),
    (1, widgets.type_text),
)
PLAYING: Final[Weighted] = (
    *AT_THE_TABLE,
    *ANYWHERE,
    (4, undo_or_redo),
    (1, begin),
    (1, look_back),
    (1, turn_to_page),
)
IN_THE_LIBRARY: Final[Weighted] = (
    *ANYWHERE,
    (8, begin),
    (5, go_on),
    (4, widgets.press_row),
    (5, look_back),
    (8, turn_to_page),
)


def begin_game(window: MainWindow, game_id: str, number: float) -> None:
    """Begin a game; the number from 0 to 1 selects the players."""
    window.new_game(game_id)
    dialog = QApplication.activeModalWidget()
    if not isinstance(dialog, NewGameDialog):
        return
    count = dialog.form.count
    count.setCurrentIndex(int(number * count.count()))
    if dialog.form.start in widgets.in_sight(dialog, type(dialog.form.start)):
        QTest.mouseClick(dialog.form.start, _LEFT)
    else:
        widgets.put_away(dialog)


def open_finished(window: MainWindow, game_id: str, seats: int) -> None:
    """Put a finished game of a person against computer players on the table."""
    people = (PERSON, *OPPONENTS)[:seats]
    like = whole_game(game_id, seats, FINISHED_SEED)
    store = window.program.store
    session = store.begin(game_id, like.options, people, seed=FINISHED_SEED, strict=False)
    store.keep(replayed(session, like, like.length))
    window.show_table(session)
