"""The status bar: saved or not, the deal, whether the game is clean or strict, the clock."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QGuiApplication
from PySide6.QtWidgets import QPushButton, QStatusBar, QWidget

from burgundy_desktop.boardkit.sentences import remarks
from burgundy_desktop.core.errors import NotSaved
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.widgets.looks import wear
from burgundy_desktop.desktop.words.language import Retranslated
from burgundy_desktop.desktop.words.number_format import clock
from burgundy_desktop.desktop.words.plain import plain_label, shown, tell_tip
from burgundy_desktop.desktop.words.problems import of_unsaved_game, sentence

if TYPE_CHECKING:
    from burgundy_desktop.desktop.match.match_controller import MatchController
    from burgundy_desktop.desktop.match.session import Session

TOLD_SECONDS = 20
"""How long something that happened is shown: where a copy is, or that a game is no longer clean."""
COPIED_SECONDS = 4
"""How long the message that the promise was copied is shown."""
LONGEST_PATH = 4096
"""The most characters of a path on any system."""
MOST_PX = 420
"""The most room of a path; a longer one is elided in the middle."""


class Status(Retranslated, QStatusBar):
    """The status of the game; nothing here needs an answer."""

    save_wanted = Signal()
    save_elsewhere_wanted = Signal()

    def __init__(self, look: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table: MatchController | None = None
        self._is_saved = False
        self._copied_at: float = -COPIED_SECONDS
        self._problem: NotSaved | None = None
        self._remark = ""
        self._written: Path | None = None
        self._written_at, self._written_beside = 0.0, ""
        """When a copy was saved, and the id of the game that was on the table."""
        self._fault: tuple[Callable[[], str], float] = str, -TOLD_SECONDS
        """What went wrong beside the game, and when."""
        self._clean_id = ""
        """The id of the game on the table while it is clean."""
        self._over_id = ""
        """The id of the game on the table while it is over."""
        self._news: tuple[str, Callable[[], str], float] = ("", str, -TOLD_SECONDS)
        """What has just happened to the game with this id, and when."""
        self._written_down: tuple[object, ...] = ()
        """What was `_told` when all of it was written."""
        self.setSizeGripEnabled(False)
        self._look = look
        self._dress()
        self._add_parts()
        look.changed.connect(self._dress)
        self._tick = QTimer(self, interval=1000)
        self._tick.timeout.connect(self._write)
        self._tick.start()
        self.retranslate()

    def _add_parts(self) -> None:
        self.left, self.clean, self.right = (plain_label(self) for _ in range(3))
        buttons = self.again, self.elsewhere, self.deal = [QPushButton(self) for _ in range(3)]
        for button in buttons:
            button.setProperty("look", "aside" if button is self.deal else "quiet")
            button.setAutoDefault(True)  # Enter presses it
            button.hide()
        for part in (self.left, *buttons):
            self.addWidget(part)
        self.addPermanentWidget(self.clean)
        self.addPermanentWidget(self.right)
        self.again.clicked.connect(self.save_wanted)
        self.elsewhere.clicked.connect(self.save_elsewhere_wanted)
        self.deal.clicked.connect(self._copy_deal)
        self.messageChanged.connect(self._tip_changed)

    def follow(self, table: MatchController) -> None:
        """Say from now on how the game on this table is."""
        self._table = table
        table.saving.done.connect(self._saved)
        table.saving.failed.connect(self._not_saved)

    def remark(self, text: str) -> None:
        """Set the text for the library."""
        self._remark = text
        self._write()

    def tell_written(self, path: Path) -> None:
        """Show for a while where a copy was saved, until another game is on the table."""
        self._written, self._written_at = path, monotonic()
        self._written_beside = self._game_id
        self._write()
        said = self._written_text()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.left, said))

    def tell_settings_unkept(self, problem: NotSaved) -> None:
        """Say for a while that settings hold only until the program ends."""
        self._tell_fault(partial(self._unkept_text, problem))

    def tell_answer_unkept(self, problem: NotSaved) -> None:
        """Say for a while that what was practised is not on the disk yet."""
        self._tell_fault(partial(self._unkept_answer_text, problem))

    def tell_chronicle_cut(self) -> None:
        """Say for a while that the end of the chronicle was lost."""
        self._tell_fault(self._cut_text)

    def _tell_fault(self, words: Callable[[], str]) -> None:
        self._fault = words, monotonic()
        self._write()
        said = self._fault_text()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.left, said))

    def retranslate(self) -> None:
        self.again.setText(self.tr("Try again"))
        self.elsewhere.setText(self.tr("Save elsewhere…"))
        self._write()

    def _dress(self) -> None:
        aside = self._look.gap(4)
        self.setContentsMargins(aside, 0, aside, 0)
        self.setFixedHeight(self._look.px(26))

    def _saved(self) -> None:
        """Each move is saved: only what is new of it is written, the clock goes on by itself."""
        self._is_saved, self._problem = True, None
        self._watch_clean()
        self._watch_end()
        if self._told != self._written_down:
            self._write()

    def _not_saved(self, problem: NotSaved) -> None:
        self._problem = problem
        self._write()

    @property
    def _game(self) -> MatchController | None:
        """The table, if a game is on it."""
        return self._table if self._table is not None and self._table.has_game else None

    @property
    def _told(self) -> tuple[object, ...]:
        """What a save may have changed."""
        return self._game_id, self._is_saved, self._problem, self._news

    @property
    def _game_id(self) -> str:
        """The id of the game on the table; empty without one."""
        return self._game.session.header.id if self._game is not None else ""

    def _write(self) -> None:
        self._watch_clean()
        self._watch_end()
        self._written_down = self._told
        failed = self._failure is not None
        self.again.setVisible(failed)
        self.elsewhere.setVisible(failed)
        wear(self.left, "error" if failed else "")
        self.left.setText(self._left_text())
        self._write_deal()
        self._write_clean()
        self.right.setText(self._right_text())
        self._hold_tips_back()

    def _tip_changed(self, tip: str) -> None:
        """The deal gives its place to a tip, and comes back after it."""
        if tip:
            self._hold_tips_back()
        else:
            self._write_deal()

    def _hold_tips_back(self) -> None:
        """Show no tip while something is told: Qt hides everything else for it."""
        if self.currentMessage() and self._told_text():
            self.clearMessage()

    def _left_text(self) -> str:
        if told := self._told_text():
            return told
        news = self._news_of(self._game.session) if self._game is not None else ""
        return remarks(self._usual_text(), news)

    def _told_text(self) -> str:
        """What needs the room of everything else: that the game is not saved, what went wrong, or
        where a copy is. Empty if there is nothing.
        """
        if self._failure is not None:
            return self._unsaved_text(self._failure)
        if fault := self._fault_text():
            return fault
        return remarks(self._written_text(), self._usual_text()) if self._is_told else ""

    @property
    def _failure(self) -> NotSaved | None:
        """Why the game on the table is not saved."""
        return self._problem if self._game is not None else None

    @property
    def _may_be_clean(self) -> Session | None:
        """The game on the table, if it is one that persons play, and no lesson."""
        game = self._game
        is_played = game is not None and not game.is_lesson and game.session.persons
        return game.session if game is not None and is_played else None

    def _watch_clean(self) -> None:
        """Tell at once that a game has lost its cleanness, and why."""
        session = self._may_be_clean
        spoiler = (
            _late("storage.cleanness").spoiler_of(session.header) if session is not None else None
        )
        if session is None or spoiler is None:
            self._clean_id = session.header.id if session is not None else ""
            return
        if self._clean_id == session.header.id:
            self._tell(session, partial(_late("desktop.words.cleanness").says, spoiler))
        self._clean_id = ""

    def _watch_end(self) -> None:
        """Tell whoever goes back from the end of a game that its result stays."""
        session = self._may_be_clean
        if session is None or session.match.is_over:
            self._over_id = session.header.id if session is not None else ""
        elif self._over_id == session.header.id:
            self._over_id = ""
            self._tell(session, _late("desktop.words.cleanness").result_stands)

    def _tell(self, session: Session, words: Callable[[], str]) -> None:
        self._news = session.header.id, words, monotonic()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.clean, words()))

    def _news_of(self, session: Session) -> str:
        """What has just happened to this game."""
        identity, words, since = self._news
        return (
            words() if identity == session.header.id and monotonic() - since < TOLD_SECONDS else ""
        )

    def _write_clean(self) -> None:
        session = self._may_be_clean
        self.clean.setVisible(session is not None)
        if session is None:
            return
        spoiler = _late("storage.cleanness").spoiler_of(session.header)
        says: str = _late("desktop.words.cleanness").says(spoiler)
        self.clean.setText(self.tr("clean") if spoiler is None else self.tr("not clean"))
        tell_tip(self.clean, says)
        self.clean.setAccessibleDescription(says)

    def _write_deal(self) -> None:
        """Show the deal as a button if there is room: not beside what is told, or a reason."""
        game = self._game
        is_spoilt = game is not None and self._news_of(game.session)
        has_room = not self._told_text() and not is_spoilt
        text = (
            _late("desktop.words.proof").deal(game.session)
            if game and has_room and not game.is_lesson
            else ""
        )
        self.deal.setVisible(bool(text) and not self.currentMessage())  # a tip lies in its place
        if game is None or not text:
            return
        if monotonic() - self._copied_at < COPIED_SECONDS:
            text = self.tr("copied")
        says: str = _late("desktop.words.proof").deal_says(game.session)
        self.deal.setText(text)
        tell_tip(self.deal, says)
        self.deal.setAccessibleDescription(says)

    def _copy_deal(self) -> None:
        assert self._game is not None
        session = self._game.session
        QGuiApplication.clipboard().setText(session.promise or str(session.match.seed))
        self._copied_at = monotonic()
        self._write()
        said = self.deal.text()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.deal, said))

    def _unsaved_text(self, problem: NotSaved) -> str:
        """The text for an unsaved game; one with an up-to-date copy is not lost."""
        assert self._game is not None
        saving = self._game.saving
        if saving.copy is not None:
            return remarks(self._copy_text(saving.copy), of_unsaved_game(problem))
        said = self.tr("The last move is not saved yet.")
        if saving.unsaved_moves > 1:
            said = self.tr("%n moves are not saved yet.", "", saving.unsaved_moves)
        return f"{said} {of_unsaved_game(problem)}"

    @property
    def _is_told(self) -> bool:
        is_of_now = self._game_id in {"", self._written_beside}
        is_new = monotonic() - self._written_at < TOLD_SECONDS
        return self._written is not None and is_of_now and is_new

    def _written_text(self) -> str:
        told = self._written if self._is_told else None
        return self._copy_text(told) if told is not None else ""

    def _fault_text(self) -> str:
        words, since = self._fault
        return words() if monotonic() - since < TOLD_SECONDS else ""

    def _cut_text(self) -> str:
        return self.tr(
            "The end of the chronicle was lost. Records › Your data mends it from your games."
        )

    def _unkept_answer_text(self, problem: NotSaved) -> str:
        said = self.tr("Your answer could not be saved. The next one saves it, too. {reason}")
        return said.format(reason=sentence(problem))

    def _unkept_text(self, problem: NotSaved) -> str:
        said = self.tr("The settings could not be saved. They apply until you quit. {reason}")
        return said.format(reason=sentence(problem))

    def _copy_text(self, path: Path) -> str:
        middle = Qt.TextElideMode.ElideMiddle
        name = self.fontMetrics().elidedText(
            shown(str(path), most=LONGEST_PATH), middle, self._look.px(MOST_PX)
        )
        return self.tr("Copy saved: {file}").format(file=name)

    def _usual_text(self) -> str:
        """How the game is; without one, the text for the library."""
        game = self._game
        if game is None:
            return self._remark
        if game.is_lesson:
            return self.tr("Practice") if game.is_exercise else self.tr("Lesson")
        return self.tr("Saved") if self._is_saved else ""

    def _right_text(self) -> str:
        game = self._game
        if game is None:
            return ""
        kind = self.tr("strict") if game.session.strict else ""
        return remarks(clock(sum(game.seconds())), kind)


@cache
def _late(module: str) -> Any:
    """What tells of a deal and of cleanness: imported with the first game on the table."""
    return import_module(f"burgundy_desktop.{module}")
