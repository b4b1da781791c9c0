"""`burgundy-desktop smoke`: the program plays by itself, by clicks in its own window. For every
game: a new match against a merchant, ten moves, save, load; against an automaton a few moves more.
Then it quits and prints the result as one JSON object. It uses its own folders and touches nobody's
games.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import attrs
from PySide6.QtCore import (
    QCoreApplication,
    QMessageLogContext,
    Qt,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QFileDialog, QLineEdit

from burgundy_desktop import assets
from burgundy_desktop.core.match import AnyMatch
from burgundy_desktop.desktop import app
from burgundy_desktop.desktop.dialogs.new_game import NewGameDialog
from burgundy_desktop.desktop.table.steps import NEXT_STEP
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.window.main_window import MainWindow
from burgundy_desktop.games import found, load
from burgundy_desktop.screen import has_screen
from burgundy_desktop.sound.device import open_null
from burgundy_desktop.sound.names import Sound
from burgundy_desktop.sound.player import Player
from burgundy_desktop.storage.folders import VARIABLE, folders

SEED: Final = "4711"
MOVES: Final = 10
HARMLESS: Final = "This plugin does not support"
"""Qt messages to ignore without a real screen."""


@attrs.define
class Played:
    """What was done with one game."""

    game: str
    clicked_moves: int = 0
    opponent_moves: int = 0
    saved: bool = False
    loaded_equal: bool = False
    automaton_steps: int | None = None
    """The number of the automaton's steps that were shown; None for a game without one."""

    @property
    def is_good(self) -> bool:
        """Whether everything was done."""
        moved = self.clicked_moves >= MOVES and self.opponent_moves > 0
        return moved and self.saved and self.loaded_equal and self.automaton_steps != 0


@attrs.define
class Report:
    """The printed report; `warnings` are Qt's and Python's."""

    games: list[Played] = attrs.field(factory=list)
    platform: str = ""
    quit: bool = False
    sound: bool = False
    """Whether a sound could be played on a null device."""
    support_unpacked: bool = False
    """Whether PySide's support modules lie compiled on the disk (decision 80)."""
    seconds: float = 0.0
    warnings: list[str] = attrs.field(factory=list)

    @property
    def is_good(self) -> bool:
        """Whether everything was done with every game, without a warning."""
        whole = tuple(played.game for played in self.games) == found()
        return whole and self.quit and not self.warnings and all(p.is_good for p in self.games)


def main(arguments: Sequence[str]) -> int:
    """Play and report. Returns 0 if everything was done without a warning."""
    parser = argparse.ArgumentParser(prog="burgundy-desktop smoke", description=__doc__)
    parser.parse_args(list(arguments))
    if not has_screen(os.environ):
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    report = Report()
    with tempfile.TemporaryDirectory(prefix="burgundy-") as folder:
        os.environ[VARIABLE] = folder
        _run(report, Path(folder))
    print(json.dumps(attrs.asdict(report)))
    return 0 if report.is_good else 1


def _run(report: Report, home: Path) -> None:
    """Start the program as a user would, and play in its window."""
    began = time.monotonic()
    before = qInstallMessageHandler(lambda *said: _record_warning(report, *said))
    try:
        QCoreApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
        application = app.application()
        report.platform = application.platformName()
        QTimer.singleShot(0, lambda: _play(report, home))
        report.quit = app.main([], audible=False) == 0
    finally:
        qInstallMessageHandler(before)
    report.sound = _plays_a_sound()
    report.support_unpacked = _support_is_unpacked()
    report.warnings += [path.read_text("utf-8") for path in folders().crashes.glob("*")]
    report.seconds = round(time.monotonic() - began, 2)


def _plays_a_sound() -> bool:
    """Whether sound files and library work: the player ends after it has started the sound."""
    player = Player(assets.resource("sounds"), open_device=open_null)
    player.volume = 1
    player.play(Sound.TILE)
    player.close(patience=60)
    return player.silence is None


def _support_is_unpacked() -> bool:
    """Whether PySide read its support modules as Python compiled them, not from its zip."""
    spec = sys.modules["shibokensupport"].__spec__
    return spec is not None and spec.cached is not None and Path(spec.cached).exists()


def _record_warning(
    report: Report, kind: QtMsgType, _: QMessageLogContext, text: str | None
) -> None:
    harmless = kind in {QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg} or HARMLESS in (text or "")
    if not harmless:
        report.warnings.append(text or "")
        print(text, file=sys.stderr)


def _play(report: Report, home: Path) -> None:
    """Do everything in the window; the first error ends it."""
    try:
        window = _the_window()
        for game_id in found():
            report.games.append(Played(game_id))
            _play_game(window, home / f"{game_id}.burgundy", report.games[-1])
            ui_driver.click(window.top_bar.tools["library"])
        ui_driver.choose_in_menu(window, window.top_bar.file_menu, window.actions_by_name["quit"])
    except Exception as problem:  # noqa: BLE001  # it belongs into the report
        report.warnings.append(f"{type(problem).__name__}: {problem}")
        QApplication.exit(1)


def _play_game(window: MainWindow, path: Path, played: Played) -> None:
    info = load(played.game).info
    _begin(window, played.game, seats=max(2, info.seats_min))
    _play_moves(window, played)
    _save(window, path, played)
    _load(window, path, played)
    if info.automaton:
        ui_driver.click(window.top_bar.tools["library"])
        _begin(window, played.game, seats=1)
        _watch_the_automaton(window, played)


def _the_window() -> MainWindow:
    ui_driver.wait_for(lambda: bool(_windows()), "the window")
    return _windows()[0]


def _windows() -> list[MainWindow]:
    every = QApplication.topLevelWidgets()
    return [window for window in every if isinstance(window, MainWindow) and window.isVisible()]


def _begin(window: MainWindow, game_id: str, seats: int) -> None:
    """Begin a game with the dialog's defaults: a person against merchants, or alone."""

    def agree(dialog: NewGameDialog) -> None:
        dialog.form.count.setCurrentIndex(dialog.form.count.findData(seats))
        dialog.form.seed.setText(SEED)
        ui_driver.click(dialog.form.start)

    with ui_driver.meanwhile(NewGameDialog, agree):
        ui_driver.click(window.library.boxes[game_id].new_game)
    ui_driver.wait_for(lambda: window.is_at_table, "the table")


def _play_moves(window: MainWindow, played: Played) -> None:
    """Play ten moves by clicks, with an opponent in between."""
    match = window.table.controller.session.match
    while played.clicked_moves < MOVES or not played.opponent_moves:
        _play_move(window)
        played.clicked_moves += 1
        played.opponent_moves = sum(step.seat == 1 for step in match.steps)
    ui_driver.wait_until_asked(window)


def _play_move(window: MainWindow) -> None:
    """Play one of the moves that need the most clicks."""
    ui_driver.wait_until_asked(window)
    controller = window.table.controller
    longest = max(len(move.targets) for move in controller.position.legal)
    moves = [move for move in controller.position.legal if len(move.targets) == longest]
    ui_driver.play_by_clicks(window.table, moves[controller.session.match.cursor % len(moves)])


def _watch_the_automaton(window: MainWindow, played: Played) -> None:
    """Watch each of its steps, then make a move. Its first turn may come only after some moves."""
    table, bar = window.table, window.table.prompt_bar
    played.automaton_steps = 0
    for _ in range(MOVES):
        if not table.showing.is_showing_steps:
            _play_move(window)
    while table.showing.is_showing_steps:
        ui_driver.wait_for(lambda: bar.choice_of(NEXT_STEP) is not None, "the next step")
        ui_driver.click(bar.button_of(NEXT_STEP))
        played.automaton_steps += 1
    _play_move(window)
    ui_driver.wait_until_asked(window)


def _save(window: MainWindow, path: Path, played: Played) -> None:
    """Use *Save as…* from the menu; every move is on disk already."""
    kept = window.table.controller.session.autosave.path
    with ui_driver.meanwhile(QFileDialog, lambda dialog: _name_file(dialog, path)):
        ui_driver.choose_in_menu(
            window, window.top_bar.file_menu, window.actions_by_name["save_as"]
        )
    played.saved = kept.is_file() and path.is_file()


def _load(window: MainWindow, path: Path, played: Played) -> None:
    """Go back to the library; open the copy by its title, then the game itself by *Continue*."""
    before, game = _timeline(window), window.table.controller.game.info.id
    ui_driver.click(window.top_bar.tools["library"])
    with ui_driver.meanwhile(QFileDialog, lambda dialog: _name_file(dialog, path)):
        ui_driver.click(window.top_bar.tools["open"])
    ui_driver.wait_for(lambda: window.is_at_table, "the table")
    opened = _timeline(window)
    ui_driver.click(window.top_bar.tools["library"])
    ui_driver.click(window.library.boxes[game].go_on)
    ui_driver.wait_for(lambda: window.is_at_table, "the table")
    played.loaded_equal = opened == before == _timeline(window)


def _name_file(dialog: QFileDialog, path: Path) -> None:
    field = dialog.findChild(QLineEdit, "fileNameEdit")
    buttons = dialog.findChild(QDialogButtonBox)
    assert isinstance(field, QLineEdit)
    assert isinstance(buttons, QDialogButtonBox)
    field.setText(str(path))
    accept = [
        button
        for button in buttons.buttons()
        if buttons.buttonRole(button) is QDialogButtonBox.ButtonRole.AcceptRole
    ]
    ui_driver.click(accept[0])


def _timeline(window: MainWindow) -> tuple[Any, ...]:
    """Everything that must be equal in a loaded game and the saved one."""
    match: AnyMatch = window.table.controller.session.match
    states = tuple(step.state for step in match.steps)
    return match.seed, match.options, match.cursor, match.moves, states
