"""Opens the dialogs. They are imported on first use, so that the window starts sooner."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QDialog, QWidget

from burgundy_desktop.core.errors import NotSaved
from burgundy_desktop.core.ids import Ply
from burgundy_desktop.desktop.dialogs.notice import notice
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.words.problems import sentence

if TYPE_CHECKING:
    from burgundy_desktop.core.codes import Deal
    from burgundy_desktop.core.outcomes import Coming
    from burgundy_desktop.core.position import SeatInfo
    from burgundy_desktop.desktop.dialogs.new_game import NewGameDialog
    from burgundy_desktop.desktop.match.session import Session
    from burgundy_desktop.desktop.replay.player import Replay
    from burgundy_desktop.desktop.saves.game_store import Luck
    from burgundy_desktop.desktop.table import Table
    from burgundy_desktop.desktop.window.main_window import MainWindow
    from burgundy_desktop.storage.save_game import Header


def new_game(
    program: Program,
    game_id: str,
    parent: QWidget,
    may_begin: Callable[[], bool],
    begin: Callable[[Session], None],
    learn: Callable[[str, str], None],
    level: str = "",
) -> None:
    """Open the new-game dialog; `begin` gets the game unless the player cancels, or `learn` the
    lesson that is played in its place. `may_begin` is asked before there is a game: that of a
    series is on the disk at once. With a `level` the opponents are of that level at first.
    """
    dialog = _module("new_game").NewGameDialog(program, game_id, parent, level)
    dialog.lesson_wanted.connect(partial(learn, game_id))
    dialog.accepted.connect(lambda: _begin(dialog, parent, begin) if may_begin() else None)
    dialog.accepted.connect(dialog.deleteLater)
    dialog.rejected.connect(dialog.deleteLater)
    dialog.open()  # it outlives its end: `may_begin` may ask, and then it is read


def _begin(dialog: NewGameDialog, parent: QWidget, begin: Callable[[Session], None]) -> None:
    try:
        session = dialog.session()
    except NotSaved as problem:  # the file of a series
        title = QCoreApplication.translate("series", "This could not be done")
        notice(parent, title, sentence(problem))
    else:
        begin(session)


def play_code(program: Program, parent: QWidget, begin: Callable[[Session], None]) -> None:
    """Ask for a game code, and then who plays; `begin` gets the game unless the player cancels."""
    dialog = _module("play_code").PlayCodeDialog(program, parent)
    dialog.accepted.connect(lambda: _play_deal(program, dialog.deal, dialog.code, parent, begin))
    _open(dialog)


def _play_deal(
    program: Program, deal: Deal, code: str, parent: QWidget, begin: Callable[[Session], None]
) -> None:
    dialog = _module("new_game_of_code").NewGameOfCodeDialog(program, deal, code, parent)
    dialog.accepted.connect(lambda: begin(dialog.session()))
    _open(dialog)


def copy_code(table: Table) -> None:
    """Copy the code of the deal on the table, and say so in the bar above it."""
    module = import_module("burgundy_desktop.desktop.words.deal_codes")
    table.prompt_bar.tell(module.copy(table.controller.session))


def settings(program: Program, parent: QWidget) -> None:
    """Open the settings; changes take effect at once."""
    _open(_module("settings").SettingsDialog(program, parent))


def scores(program: Program, table: Table, parent: QWidget) -> None:
    """Open the score sheet; after the end of the game it says who has won, and why."""
    _open(_module("score_sheet").ScoreSheetDialog(program, table, parent))


def temperature(program: Program, table: Table, replay: Replay, ply: Ply, parent: QWidget) -> None:
    """Open the view of what else could have come with a roll or a draw."""
    module = import_module("burgundy_desktop.desktop.replay.temperature")
    _open(module.TemperatureDialog(program, table, replay, ply, parent))


def odds(program: Program, table: Table, odds: Sequence[Coming], parent: QWidget) -> None:
    """Open the list of what the next roll or draw may bring."""
    _open(_module("odds").OddsDialog(program, table, odds, parent))


def rules(program: Program, game_id: str, anchor: str, window: MainWindow) -> None:
    """Open the rules of a game at an anchor; without a game, the help of the program."""
    dialog = _module("rules_help").rules_window(program, window)
    dialog.show_page(game_id, anchor)
    dialog.show()
    dialog.raise_()
    dialog.activateWindow()


def icons(program: Program, table: Table, window: MainWindow) -> None:
    """Open the page of icons of the game on the table, what is pointed at first."""
    page = _module("icon_page").icon_page(program, table, window)
    page.show_icons()
    page.show()
    page.raise_()
    page.activateWindow()


def lessons(
    program: Program,
    game_id: str,
    parent: QWidget,
    learn: Callable[[str, str], None],
    play: Callable[[str], None],
) -> None:
    """Open the lessons of a game; `learn` begins the chosen one, `play` a new game."""
    _open(_module("lessons").LessonsDialog(program, game_id, parent, learn=learn, play=play))


def play_from_here(
    program: Program,
    session: Session,
    luck: Luck,
    lucks: Collection[Luck],
    parent: QWidget,
    begin: Callable[[Luck, Sequence[SeatInfo]], None],
) -> None:
    """Ask who plays on from a moment of this game; `begin` gets luck and players unless the player
    cancels.
    """
    module = _module("play_from_here")
    dialog = module.PlayFromHereDialog(program, session, luck, lucks, parent)
    dialog.accepted.connect(lambda: begin(dialog.luck, dialog.seats))
    _open(dialog)


def file_to_open(program: Program, parent: QWidget, title: str, folder: Path) -> str:
    """Ask for a saved game; its path, empty if the player cancels."""
    name: str = _module("file_dialog").file_to_open(program, parent, title, folder)
    return name


def ask_where_game(
    program: Program, parent: QWidget, title: str, file_name: str, header: Header | None
) -> Path | None:
    """Ask for a path for a copy of a game, or of a file that cannot be opened and has no header;
    None if the player cancels.
    """
    path: Path | None = _module("saving_place").ask_where_game(
        program, parent, title, file_name, header
    )
    return path


def about(program: Program, parent: QWidget) -> None:
    """Open the about dialog."""
    _open(_module("about").AboutDialog(program, parent))


def _open(dialog: QDialog) -> None:
    """Open the dialog over its window without blocking the program."""
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()


def _module(name: str) -> Any:
    return import_module(f"burgundy_desktop.desktop.dialogs.{name}")
