"""The parts that live as long as the program: look, language, settings, games, opponents. What the
first picture of the library does not need is a `cached_property`: it is imported and made when it
is first asked for.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QDir
from PySide6.QtWidgets import QApplication

from burgundy_desktop import assets
from burgundy_desktop.boardkit.animator import Pace
from burgundy_desktop.boardkit.sprites import Sprites, make_room_for_cached_items
from burgundy_desktop.desktop.appearance.fonts import load_fonts
from burgundy_desktop.desktop.appearance.themes import Appearance, Light
from burgundy_desktop.desktop.library.reader import LibraryReader
from burgundy_desktop.desktop.match.take_back import TakeBack
from burgundy_desktop.desktop.preferences import Preferences
from burgundy_desktop.desktop.process.collecting import Collecting
from burgundy_desktop.desktop.widgets import spoken_lists
from burgundy_desktop.desktop.words.language import SYSTEM, Language
from burgundy_desktop.storage.folders import Folders
from burgundy_desktop.storage.learned import LearnedStore
from burgundy_desktop.storage.library import Library

if TYPE_CHECKING:
    from burgundy_desktop.desktop.match.thinking import Thinking
    from burgundy_desktop.desktop.saves.game_store import GameStore
    from burgundy_desktop.desktop.saves.healing import Healing
    from burgundy_desktop.desktop.sounds import Sounds
    from burgundy_desktop.sound.player import MakePlayer
    from burgundy_desktop.storage.practice import PracticeStore

_TO_CLOSE = ("healing", "sounds", "thinking")
"""What has a thread, once it is made."""


class Program:
    """One per process; passed to windows and dialogs."""

    def __init__(
        self,
        app: QApplication,
        folders: Folders,
        make_player: MakePlayer | None = None,
        thinking: Thinking | None = None,
    ) -> None:
        """Silent without a sound player. Raises AssetMissing if a file of the program
        is missing.
        """
        self.app = app
        self._collecting = Collecting(app)
        spoken_lists.install()
        for prefix, folder in (("ui", assets.ui()), ("art", assets.resource())):
            QDir.setSearchPaths(prefix, [str(folder)])
        self.preferences = Preferences(folders.settings, app)
        self.language = Language(app)
        self.appearance = Appearance(app, load_fonts())
        self.sprites = Sprites(self.appearance.palette)
        self.appearance.changed.connect(lambda: self.sprites.use(self.appearance.palette))
        self.folders = folders
        self.library = Library(folders)
        self.learned = LearnedStore(folders.learned)
        self.library_reader = LibraryReader(self.library, app)
        self._make_player = make_player
        if thinking is not None:
            self.thinking = thinking
        self._look: tuple[Light, bool, int] | None = None
        screen = app.primaryScreen()
        make_room_for_cached_items(screen.size(), screen.devicePixelRatio())
        self._apply()
        self.preferences.changed.connect(self._apply)

    @cached_property
    def store(self) -> GameStore:
        """The games of the user, to be played."""
        from burgundy_desktop.desktop.saves.game_store import GameStore  # noqa: PLC0415  # starts sooner

        return GameStore(self.folders, self.library)

    @cached_property
    def healing(self) -> Healing:
        """What lets the chronicle catch up."""
        from burgundy_desktop.desktop.saves.healing import Healing  # noqa: PLC0415  # starts sooner

        return Healing(self.store)

    @cached_property
    def thinking(self) -> Thinking:
        """The opponents."""
        from burgundy_desktop.desktop.match.thinking import Thinking  # noqa: PLC0415  # starts sooner

        return Thinking(self.app)

    @cached_property
    def sounds(self) -> Sounds:
        """The sounds; silent without a sound player."""
        from burgundy_desktop.desktop.sounds import Sounds  # noqa: PLC0415  # starts sooner

        return Sounds(self.preferences, self._make_player, self.app)

    @cached_property
    def practice(self) -> PracticeStore:
        """The positions of a player's own mistakes."""
        from burgundy_desktop.storage.practice import PracticeStore  # noqa: PLC0415  # starts sooner

        return PracticeStore(self.folders.practice)

    @property
    def pace(self) -> Pace:
        """How fast things move on the table."""
        return Pace[self.preferences.now.pace.upper()]

    @property
    def shows_acting_board(self) -> bool:
        """Whether the board of whoever acts comes in front; not at a high pace."""
        return self.preferences.now.show_acting_board and self.pace in {Pace.NORMAL, Pace.SLOW}

    @property
    def take_back(self) -> TakeBack:
        """The reach of undo in a casual game."""
        return TakeBack(self.preferences.now.take_back)

    def close(self) -> None:
        """End the worker process, the reading of games, and the sound."""
        self.library_reader.close()
        for name in _TO_CLOSE:
            if name in vars(self):
                getattr(self, name).close()
        self._collecting.end()

    def _apply(self) -> None:
        """Apply the settings of language and look; does nothing if nothing has changed."""
        settings = self.preferences.now
        if self.language.wanted != (settings.language or SYSTEM):
            self.language.speak(settings.language or SYSTEM)
        look = (Light(settings.theme), settings.high_contrast, settings.text_size)
        if look != self._look:
            self._look = look
            self.appearance.wear(look[0], contrast=look[1], text_percent=look[2])
