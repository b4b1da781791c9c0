"""All actions of menus, toolbar and keyboard, in one table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import attrs
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QWidget

from burgundy_desktop.boardkit.sprites import Sprites
from burgundy_desktop.core.teaching import TEACHERS
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.match.take_back import Barrier
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


def _say(text: str) -> str:
    return QCoreApplication.translate("actions", text)


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
        for name, (text, tip) in _words().items():
            action = self.of[name]
            action.setText(text)
            action.setToolTip(_with_keys(tip or text.replace("&", ""), name))
            action.setStatusTip(tip)
        for name, text in _pace_words().items():
            self.paces[name].setText(text)
        for name, text in _teacher_words().items():
            self.teachers[name].setText(text)
        for name, text in _short().items():
            self.of[name].setIconText(text)

    def allow(self, table: MatchController, *, takes_hint: bool, shows_hint: bool) -> None:
        """Enable the actions that are possible in the current game."""
        barrier = table.barrier
        self.of["undo"].setEnabled(barrier is not Barrier.START)
        self.tell_undo(past_dice=barrier is Barrier.NONE and table.undoing.passes_chance)
        self.of["redo"].setEnabled(table.can_redo)
        self._allow_hints(takes=takes_hint, shows=shows_hint)
        self.of["back_to_now"].setEnabled(table.look.is_back)
        is_game = table.has_game and not table.is_lesson
        self.of["review"].setEnabled(is_game and table.may_be_reviewed)
        self.of["copy_code"].setEnabled(is_game and table.session.tells_deal)

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
    tip = _say("Go back to your last decision")
    if past_dice:
        tip = _say(
            "Go back to your last decision, even past something new: dice and draws will "
            "be the same again"
        )
    return _with_keys(tip, "undo")


def _with_keys(tip: str, name: str) -> str:
    keys = key_of(name)
    return f"{tip} ({keys})" if keys else tip


def _words() -> dict[str, tuple[str, str]]:
    """The menu text and the tooltip of each action."""
    return {
        "library": (_say("&Library"), _say("All games, and everything you have started")),
        "new_game": (_say("&New game…"), _say("Start a new game")),
        "play_code": (_say("Play a &code…"), _say("Play the deal that somebody sent you")),
        "open": (_say("&Open…"), _say("Open a saved game from any folder")),
        "save_as": (_say("&Save as…"), _say("Save a copy of this game to a file")),
        "quit": (_say("&Quit"), _say("Close the program; every game is already saved")),
        "undo": (_say("&Undo"), _say("Go back to your last decision")),
        "redo": (_say("&Redo"), _say("Replay the undone moves with the same dice and draws")),
        "hint": (_say("&Hint"), _say("What a strong player would play, and why")),
        "take_hint": (_say("&Play the hint"), _say("Play the suggested move")),
        "forecast": (
            _say("&Forecast"),
            _say("How the game may end for everybody; counts as a hint"),
        ),
        "odds": (
            _say("&Odds…"),
            _say("What the next roll or draw may be, or what is hidden; counts as a hint"),
        ),
        "skip": (_say("S&kip or confirm\tSpace"), ""),
        "back_to_now": (
            _say("Back to &now"),
            _say("Leave the earlier position and return to the game"),
        ),
        "replay": (_say("Repla&y"), _say("Look at the game move by move, or as a film")),
        "review": (_say("Re&view"), _say("What decided the game, and what was better")),
        "branches": (
            _say("Next &branch"),
            _say("In the log: moves that were taken back, and others that were tried"),
        ),
        "scores": (_say("&Score sheet…"), _say("Where every point came from")),
        "copy_code": (
            _say("Copy &game code"),
            _say("The code of this deal, for others; of a sealed deal once the game is over"),
        ),
        "zoom_in": (_say("Zoom &in"), ""),
        "zoom_out": (_say("Zoom &out"), ""),
        "fit": (_say("See &everything"), _say("Fit the table into the window")),
        "players": (_say("&Players"), ""),
        "log": (_say("&Log"), _say("Show or hide the log")),
        "moves": (_say("List of &moves"), ""),
        "daily": (_say("&Daily deal"), _say("One deal of each game a day, for everybody")),
        "chronicle": (_say("&Chronicle"), _say("Every game that you have finished")),
        "statistics": (_say("&Statistics"), _say("How you have played, in figures")),
        "fairness": (_say("&Fair chance"), _say("Verify a game, and see how the dice fell")),
        "challenges": (_say("Cha&llenges"), _say("Goals with medals, twelve for each game")),
        "series": (_say("S&eries"), _say("Several games that count together")),
        "profiles": (_say("Pla&yers…"), _say("Who plays at this computer")),
        "data": (_say("Your &data…"), _say("Where everything is kept; copy, delete, mend")),
        "full_screen": (_say("&Full screen"), ""),
        "settings": (_say("&Settings…"), _say("Language, look, pace, undo")),
        "rules": (_say("&Rules"), _say("The rules, at the part you need now")),
        "icons": (_say("&Icons"), _say("What each icon on this table means")),
        "learn": (_say("&Learn…"), _say("Learn a game by playing it, step by step")),
        "practice": (
            _say("Learn from your &mistakes…"),
            _say("Find better moves where you went wrong in your reviewed games"),
        ),
        "playing": (_say("How to &play in this program"), ""),
        "about": (_say("&About Burgundy Desktop"), ""),
    }


def _short() -> dict[str, str]:
    """Shorter words for the toolbar."""
    return {
        "new_game": _say("New game"),
        "open": _say("Open…"),
        "fit": _say("Fit"),
        "scores": _say("Scores"),
        "settings": _say("Settings"),
    }


def _teacher_words() -> dict[str, str]:
    return {
        "off": _say("&Off"),
        "gentle": _say("&Gentle: asks before blunders"),
        "usual": _say("&Usual: asks before mistakes"),
        "strict": _say("&Strict: asks before small mistakes too"),
    }


def _pace_words() -> dict[str, str]:
    return {
        "instant": _say("Instant"),
        "fast": _say("Fast"),
        "normal": _say("Normal"),
        "slow": _say("Slow"),
    }
