"""The players' page: who plays at this computer."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

import attrs
from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, QSignalBlocker, QSize, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from burgundy_desktop.boardkit.sentences import Phrase
from burgundy_desktop.core.chronicle import Finished
from burgundy_desktop.core.errors import NotSaved, StorageError
from burgundy_desktop.desktop.appearance.player_faces import drawing_of, face_of
from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.dialogs.file_dialog import FileKind
from burgundy_desktop.desktop.dialogs.notice import chosen_way, notice
from burgundy_desktop.desktop.dialogs.saving_place import ask_where
from burgundy_desktop.desktop.pages import words as page_words
from burgundy_desktop.desktop.pages.nothing import Nothing
from burgundy_desktop.desktop.pages.page import Page
from burgundy_desktop.desktop.pages.players import words
from burgundy_desktop.desktop.pages.players.form import PlayerForm
from burgundy_desktop.desktop.pages.row_list import RowList
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.words.plain import as_file_name, on_button, plain_label, shown
from burgundy_desktop.desktop.words.problems import sentence
from burgundy_desktop.storage.atomic import broken_of
from burgundy_desktop.storage.chronicle import Read
from burgundy_desktop.storage.claiming import Guest
from burgundy_desktop.storage.known_players import drop, export, forget
from burgundy_desktop.storage.profiles import Profile, renamed

ARCHIVES: Final = FileKind(
    ".zip", Phrase(lambda n: QCoreApplication.translate("saving", "Archives (ZIP)", "", n))
)
FACE_PX: Final = 40
ROW_PX: Final = 54
BUTTONS: Final = ("new", "merge", "divide", "export", "delete")
SIDE_BY_SIDE: Final = ("export", "delete")
"""The last ones: large letters in a small window need the height."""


def make(program: Program, parent: QWidget) -> Page:
    """The page."""
    return PlayersPage(program, parent)


class PlayersPage(Page):
    """The list of players, and the form of the chosen one."""

    def __init__(self, program: Program, parent: QWidget) -> None:
        super().__init__(program, parent)
        self._read = Read()
        self._is_read = False
        """Whether the games of these players are known, to be told, exported or deleted."""
        self._shown: tuple[Profile, ...] = ()
        self._is_new = False
        """Whether the form is for somebody new, although there are players."""
        self._panel = QFrame(self)
        self._panel.setProperty("surface", "panel")
        self.list = RowList(program.appearance, ROW_PX, self._panel)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.form = PlayerForm(program, self)
        self._about, self.nothing = plain_label(self, "quiet"), Nothing(program, self)
        self._about.setWordWrap(True)
        self.broken = plain_label(self._panel, "warning")
        self.broken.setWordWrap(True)
        self.buttons = {name: QPushButton(self, autoDefault=True) for name in BUTTONS}
        self._others = QMenu(self)
        self.buttons["merge"].setMenu(self._others)
        self._lay_out()
        self._connect()
        self.retranslate()

    @property
    def in_order(self) -> list[QWidget]:
        return [self.nothing.way, self.list, *self.form.in_order, *self.buttons.values()]

    @property
    def chosen(self) -> Profile | None:
        """The player of the current row; None for a new one."""
        row = self.list.currentRow()
        return self._shown[row] if 0 <= row < len(self._shown) else None

    @property
    def begins_with(self) -> QWidget | None:
        return None if self.form.guest is None else self.form.name

    def welcome(self, guest: Guest | None) -> None:
        self._is_new = guest is not None
        if guest is not None:
            self.form.show_guest(guest)
        elif not self.form.has_changes:  # a disk may have refused them
            self.form.show_profile(self.chosen)
        self._fill(None if guest is not None else self.chosen)

    def leave(self) -> None:
        if self.form.has_changes and not self._offer_to_keep(*self._what_is_entered):
            self.form.show_profile(self.form.profile)

    def show_read(self, read: Read, game_id: str) -> None:
        self._read, self._is_read = read, True
        self._fill(self.chosen)

    def wait(self) -> None:
        self._is_read = False
        self._about.setText(page_words.reads())
        self._allow()

    def retranslate(self) -> None:
        for name, button in self.buttons.items():
            button.setText(words.buttons()[name])
        self.list.setAccessibleName(page_words.title_of("profiles"))
        self.form.retranslate()
        self._fill(self.chosen)

    # what is shown

    def _fill(self, wanted: Profile | None) -> None:
        """List everybody, and choose this player if they are still there."""
        self._about.setText(words.guests())
        profiles = self._program.store.profiles
        self._shown = profiles.all()
        kept = broken_of(profiles.path).name
        self.broken.setText(words.broken(kept, are_told=profiles.are_told))
        self.broken.setVisible(profiles.was_broken)
        profiles.mend()  # it is told now
        with QSignalBlocker(self.list):
            self.list.clear()
            for profile in self._shown:
                self._add(profile)
            self.list.fit()
            ids = [profile.id for profile in self._shown]
            found = wanted is not None and wanted.id in ids
            instead = -1 if self._is_new else 0
            self.list.setCurrentRow(ids.index(wanted.id) if found and wanted else instead)
        way = self.buttons["new"].text() if self.form.guest is None else ""
        self.nothing.say("" if self._shown else words.empty(), way)
        self.list.setVisible(bool(self._shown))
        self._choose()

    def _add(self, profile: Profile) -> None:
        look = self._program.appearance
        size = look.px(FACE_PX)
        ratio = max(1.0, self.devicePixelRatioF())
        face = drawing_of(face_of(profile.name, profile.portrait))
        drawing = self._program.sprites.pixmap(face, size, ratio=ratio)
        games = self._games_of(profile)
        last = _day(games[-1], self._program.language.locale) if games else ""
        said = f"{shown(profile.name)}\n{words.tally(len(games), last)}"
        self.list.setIconSize(QSize(size, size))
        QListWidgetItem(QIcon(drawing), said, self.list)

    def _games_of(self, profile: Profile) -> list[Finished]:
        return [
            game
            for game in self._read.finished
            if any(seat.profile == profile.id for seat in game.persons)
        ]

    def _choose(self) -> None:
        chosen = self.chosen
        self._is_new = self._is_new and chosen is None
        if chosen != self.form.profile:  # what is typed stays while the chronicle is read
            self.form.show_profile(chosen)
        for button in self.buttons.values():  # a guest needs the room for the form
            button.setVisible(self.form.guest is None and bool(self._shown))
        self.buttons["divide"].setVisible(chosen is not None and bool(chosen.merged))
        self._others.clear()
        others = [one for one in self._shown if chosen is not None and one.id != chosen.id]
        for other in others:
            action = self._others.addAction(on_button(shown(other.name)))
            action.triggered.connect(partial(self._merge, other))
        self._allow()

    def _allow(self) -> None:
        self.buttons["divide"].setEnabled(self.chosen is not None)
        for name in ("export", "delete"):
            self.buttons[name].setEnabled(self._is_read and self.chosen is not None)
        self.buttons["merge"].setEnabled(self._is_read and bool(self._others.actions()))

    # what is pressed

    def _connect(self) -> None:
        self.list.currentRowChanged.connect(lambda _: self._choose_another())
        self.form.kept.connect(self._keep)
        self.buttons["new"].clicked.connect(self._begin)
        self.nothing.led_on.connect(self._begin)
        self.buttons["divide"].clicked.connect(self._divide)
        self.buttons["export"].clicked.connect(self._export)
        self.buttons["delete"].clicked.connect(self._delete)
        self._program.appearance.changed.connect(lambda: self._fill(self.chosen))

    def _choose_another(self) -> None:
        """What was entered before and not kept is asked about, once the click is over."""
        if self.form.has_changes:
            QTimer.singleShot(0, self, partial(self._offer_to_keep, *self._what_is_entered))
        self._choose()

    @property
    def _what_is_entered(self) -> tuple[Profile | None, Callable[[Profile], None], Profile]:
        """Whoever is shown, how they are kept, and how they would be kept now."""
        before = self.form.profile
        return before, self._write(before), self.form.as_entered()

    def _offer_to_keep(
        self, before: Profile | None, write: Callable[[Profile], None], entered: Profile
    ) -> bool:
        """Ask, and keep it if that is wanted. False if it is not."""
        title = words.keep_title(shown((before or entered).name), is_new=before is None)
        ways = words.buttons()["keep"], words.do_not_keep()
        is_wanted = notice(self, title, words.keep_text(), way_on=ways[0], way_back=ways[1])
        if is_wanted:
            self._change(partial(write, entered), self.chosen)
        return is_wanted

    def _begin(self) -> None:
        """A form for somebody new."""
        self._is_new = True
        self.list.setCurrentRow(-1)
        self.form.name.setFocus()

    def _keep(self) -> None:
        entered = self.form.as_entered()
        self._change(partial(self._write(self.form.profile), entered), entered)

    def _write(self, before: Profile | None) -> Callable[[Profile], None]:
        """How this player becomes another one, or somebody new is kept."""
        store = self._program.store
        if before is not None:
            return partial(self._replace, before)
        guest = self.form.guest
        return store.profiles.add if guest is None else partial(store.claim, guest)

    def _replace(self, before: Profile, after: Profile) -> None:
        """Another name holds for the games to come, too."""
        store = self._program.store
        store.profiles.replace(after)
        if after.name != before.name:
            self._name_in_choices(before, after.name)
            store.series.rename(before, after.name)

    def _merge(self, gone: Profile) -> None:
        kept = self.chosen
        if kept is None:
            return
        counts = len(self._games_of(kept)), len(self._games_of(gone))
        title = words.merge_title(shown(kept.name), shown(gone.name))
        text = words.merge_text(shown(kept.name), counts[0], shown(gone.name), counts[1])
        if notice(self, title, text, way_on=words.merge()):
            self._change(partial(self._program.store.profiles.merge, kept, gone), kept)

    def _divide(self) -> None:
        if (chosen := self.chosen) is not None:
            self._change(partial(self._program.store.profiles.divide, chosen), chosen)

    def _delete(self) -> None:
        chosen = self.chosen
        if chosen is None:
            return
        games = self._games_of(chosen)
        title = words.delete_title(shown(chosen.name))
        way = chosen_way(
            self, title, words.delete_text(len(games)), words.ways(len(games)), is_a_loss=True
        )
        if way is not None:
            self._change(partial(self._forget, chosen, games if way else []), None)

    def _forget(self, profile: Profile, games: list[Finished]) -> None:
        """Forget a player, and these games; their saves go to the bin."""
        store = self._program.store
        for save in self._saves_of(games):
            store.library.delete(save)
        drop(store.chronicle, games)
        for one in store.profiles.family(profile):
            forget(store.chronicle, one)
            store.series.forget(one)
            self._name_in_choices(one, "")
        store.profiles.delete(profile)

    def _name_in_choices(self, profile: Profile, name: str) -> None:
        """The dialog of a new game proposes this name from now on, or none ("")."""
        preferences = self._program.preferences
        choices = {
            game: attrs.evolve(choice, seats=renamed(choice.seats, profile, name))
            for game, choice in preferences.now.last_choices.items()
        }
        preferences.change(last_choices=choices)

    def _export(self) -> None:
        chosen = self.chosen
        if chosen is None:
            return
        proposed = Path.home() / f"{as_file_name(chosen.name)}{ARCHIVES.suffix}"
        path = ask_where(self._program, self, words.export_title(), proposed, ARCHIVES)
        if path is None:
            return
        games = self._games_of(chosen)
        try:
            export(path, chosen, games, self._saves_of(games))
        except NotSaved as problem:
            notice(self, words.not_written(), sentence(problem))
        else:
            self.written.emit(path)

    def _saves_of(self, games: list[Finished]) -> list[Path]:
        ids = {game.id for game in games}
        try:
            entries = self._program.store.library.entries()
        except StorageError:
            entries = ()
        return [one.path for one in entries if one.header is not None and one.header.id in ids]

    def _change(self, task: Callable[[], None], chosen: Profile | None) -> None:
        """Change the players; a disk that refuses is told."""
        try:
            task()
        except NotSaved as problem:
            notice(self, words.not_written(), sentence(problem))
            return
        except ValueError:  # another program has given the name meanwhile: the form says so
            self._fill(self.chosen)
            self.form.check()
            return
        self._is_read = False  # the games of these players are not known yet
        self._fill(chosen)
        self.changed.emit()

    # building the page

    def _lay_out(self) -> None:
        row, left, right = QHBoxLayout(self), QVBoxLayout(self._panel), QVBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(14)
        row.addLayout(right, 2)
        row.insertWidget(0, self._panel, 3)
        left.setContentsMargins(16, 12, 16, 12)
        left.setSpacing(10)
        left.addWidget(self._about)
        left.addWidget(self.broken)
        left.addWidget(self.nothing, 1)
        left.addWidget(self.list, 1)
        right.setSpacing(8)
        right.addWidget(self.form)
        pair = QHBoxLayout()
        pair.setSpacing(8)
        for name in BUTTONS:
            if name == SIDE_BY_SIDE[0]:
                right.addLayout(pair)
            (pair if name in SIDE_BY_SIDE else right).addWidget(self.buttons[name])
        right.addStretch(1)
        Measures(self, self._program.appearance)
        Measures(self._panel, self._program.appearance)


def _day(game: Finished, locale: QLocale) -> str:
    ended = QDateTime.fromSecsSinceEpoch(int(game.ended.timestamp()))
    return locale.toString(ended.date(), QLocale.FormatType.ShortFormat)
