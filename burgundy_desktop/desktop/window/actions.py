"""All actions of menus, toolbar and keyboard, in one table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import attrs
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QWidget

from burgundy_desktop.boardkit.sprites import Sprites
from burgundy_desktop.core.teaching import TEACHERS
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.match.take_back import Barrier
from burgundy_desktop.desktop.window import action_words
from burgundy_desktop.desktop.words.language import cached_in_language
from burgundy_desktop.storage.settings import PACES

if TYPE_CHECKING:
    from burgundy_desktop.desktop.match.match_controller import MatchController

ICON_PX: Final = 20


@attrs.frozen
class ActionSpec:
    """One action: its icon, its keys, whether it can be checked."""

    name: str
    icon: str = ""
    keys: tuple[str, ...] = ()
    can_be_ticked: bool = False


HINT_KEYS: Final = ("H",)
ACTION_SPECS: Final = (
    ActionSpec("library", "library", ("Ctrl+L",)),
    ActionSpec("new_game", "new_game", ("Ctrl+N",)),
    ActionSpec("play_code", "seed", ("Ctrl+K",)),
    ActionSpec("open", "open", ("Ctrl+O",)),
    ActionSpec("save_as", "save_as", ("Ctrl+S",)),
    ActionSpec("quit", "", ("Ctrl+Q",)),
    ActionSpec("undo", "undo", ("Ctrl+Z",)),
    ActionSpec("redo", "redo", ("Ctrl+Shift+Z", "Ctrl+Y")),
    ActionSpec("hint", "hint", HINT_KEYS),
    ActionSpec("take_hint", "", ()),
    ActionSpec("forecast", "", ("F",), can_be_ticked=True),
    ActionSpec("odds", "", ("Shift+F",)),
    ActionSpec("skip", "", ()),
    ActionSpec("back_to_now", "", ("End",)),
    ActionSpec("replay", "play", ("Ctrl+R",)),
    ActionSpec("review", "statistics", ("Ctrl+E",)),
    ActionSpec("branches", "", ("Ctrl+B",)),
    ActionSpec("scores", "scores", ("Ctrl+P",)),
    ActionSpec("copy_code", "", ("Ctrl+Shift+K",)),
    ActionSpec("zoom_in", "zoom_in", ("+", "Ctrl++", "=")),
    ActionSpec("zoom_out", "zoom_out", ("-", "Ctrl+-")),
    ActionSpec("fit", "fit", ("0", "Ctrl+0", "Home")),
    ActionSpec("players", "", ("P",), can_be_ticked=True),
    ActionSpec("log", "log", ("L",), can_be_ticked=True),
    ActionSpec("moves", "", ("M",), can_be_ticked=True),
    ActionSpec("daily", "clock", ("Ctrl+D",)),
    ActionSpec("chronicle", "log", ("Ctrl+H",)),
    ActionSpec("statistics", "statistics", ("Ctrl+T",)),
    ActionSpec("fairness", "dice", ("Ctrl+Shift+V",)),
    ActionSpec("challenges", "flag", ("Ctrl+G",)),
    ActionSpec("series", "series"),
    ActionSpec("profiles", "players"),
    ActionSpec("data", "save"),
    ActionSpec("full_screen", "", ("F11",), can_be_ticked=True),
    ActionSpec("settings", "settings", ("Ctrl+,",)),
    ActionSpec("rules", "rules", ("F1",)),
    ActionSpec("icons", "", ("I",)),
    ActionSpec("learn", "learn", ("F2",)),
    ActionSpec("practice", "replay", ("F3",)),
    ActionSpec("playing", "", ("Shift+F1",)),
    ActionSpec("about", ""),
)

OF_A_GAME: Final = (
    *("undo", "redo", "back_to_now", "review", "branches", "copy_code", "forecast", "odds"),
)
"""What is possible in some games only."""

_FIRST_KEY: Final = {spec.name: spec.keys[0] for spec in ACTION_SPECS if spec.keys}


def key_of(name: str) -> str:
    """The key of an action as the system writes it; empty if it has none."""
    return QKeySequence(_FIRST_KEY.get(name, "")).toString(QKeySequence.SequenceFormat.NativeText)


class Actions:
    """The QActions of a window by name; `retranslate` sets their texts."""

    def __init__(self, window: QWidget) -> None:
        self.of: Mapping[str, QAction] = {spec.name: _action(spec, window) for spec in ACTION_SPECS}
        self.pace_group = QActionGroup(window)
        self.pace = QAction(window)
        self.paces: Mapping[str, QAction] = {
            name: _choice(self.pace_group, window) for name in PACES
        }
        self.teacher_group = QActionGroup(window)
        self.teachers: Mapping[str, QAction] = {
            name: _choice(self.teacher_group, window) for name in TEACHERS
        }
        self._takes_shown_hint = False
        """Whether the key for a hint plays the one that is shown."""
        self.retranslate()

    def __getitem__(self, name: str) -> QAction:
        return self.of[name]

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        for name, (text, tip) in action_words.words().items():
            action = self.of[name]
            action.setText(text)
            action.setToolTip(_with_keys(tip or text.replace("&", ""), name))
            action.setStatusTip(tip)
        for name, text in action_words.pace_words().items():
            self.paces[name].setText(text)
        for name, text in action_words.teacher_words().items():
            self.teachers[name].setText(text)
        for name, text in action_words.short_words().items():
            self.of[name].setIconText(text)

    def allow(self, table: MatchController, *, takes_hint: bool, shows_hint: bool) -> None:
        """Enable the actions that are possible in the current game."""
        self.allow_undo(table)
        self.of["redo"].setEnabled(table.can_redo)
        self._allow_hints(takes=takes_hint, shows=shows_hint)
        self.of["back_to_now"].setEnabled(table.look.is_back)
        is_game = table.has_game and not table.is_lesson
        self.of["review"].setEnabled(is_game and table.may_be_reviewed)
        self.of["copy_code"].setEnabled(is_game and table.session.tells_deal)

    def allow_undo(self, table: MatchController) -> None:
        """Enable *Undo* if there is something to undo, or a reason to tell why it is forbidden."""
        barrier = table.barrier
        self.of["undo"].setEnabled(barrier is not Barrier.START)
        goes_back = barrier is Barrier.NONE and not table.selection.has_chosen
        self.tell_undo(past_dice=goes_back and table.undoing.passes_chance)

    def forbid_changes(self) -> None:
        """Disable what would change the game: something covers the table."""
        for name in ("undo", "redo", "hint", "take_hint"):
            self.of[name].setEnabled(False)

    def allow_nothing(self) -> None:
        """Disable all actions of a game, as no game is on the table."""
        self.tell_undo(past_dice=False)
        self._allow_hints(takes=False, shows=False)
        for name in OF_A_GAME:
            self.of[name].setEnabled(False)

    def _allow_hints(self, *, takes: bool, shows: bool) -> None:
        """The key for a hint plays the hint if one is shown."""
        self.of["hint"].setEnabled(takes and not shows)
        self.of["take_hint"].setEnabled(shows)
        if shows != self._takes_shown_hint:
            self._takes_shown_hint = shows
            keys = [QKeySequence(key) for key in HINT_KEYS]
            self.of["hint"].setShortcuts([] if shows else keys)
            self.of["take_hint"].setShortcuts(keys if shows else [])

    def tell_undo(self, *, past_dice: bool) -> None:
        """Say in the tooltip of *Undo* whether it goes back past a die roll or a draw."""
        self.of["undo"].setToolTip(_undo_tip(past_dice))

    def dress(self, appearance: Appearance, sprites: Sprites) -> None:
        """Draw the icons of the toolbar in the colours of the theme."""
        bar = appearance.palette.toolbar
        size = appearance.px(ICON_PX)
        for spec in ACTION_SPECS:
            if spec.icon:
                icon = sprites.icon(spec.icon, bar.text, bar.quiet, size=size)
                self.of[spec.name].setIcon(icon)
        for name, action in self.paces.items():
            drawing = "play" if name == "normal" else name
            action.setIcon(sprites.icon(drawing, bar.text, bar.quiet, size=size))


def _choice(group: QActionGroup, window: QWidget) -> QAction:
    """One of several choices in a menu."""
    action = QAction(window, checkable=True)
    action.setIconVisibleInMenu(False)
    group.addAction(action)
    return action


def _action(spec: ActionSpec, window: QWidget) -> QAction:
    action = QAction(window)
    action.setObjectName(spec.name)
    action.setShortcuts([QKeySequence(keys) for keys in spec.keys])
    action.setCheckable(spec.can_be_ticked)
    action.setIconVisibleInMenu(False)
    action.setAutoRepeat(spec.name not in {"hint", "take_hint"})  # no repeat while the key is held
    window.addAction(action)
    return action


@cached_in_language
def _undo_tip(past_dice: bool) -> str:
    return _with_keys(action_words.tip_of_undo(past_dice=past_dice), "undo")


def _with_keys(tip: str, name: str) -> str:
    keys = key_of(name)
    return f"{tip} ({keys})" if keys else tip
