"""The rules window: contents at the left, text at the right, search at the top."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QKeySequence,
    QPixmap,
    QShortcut,
    QShowEvent,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSplitter,
    QTextBrowser,
    QTextEdit,
    QWidget,
)

from burgundy_desktop.boardkit.sprites import INK
from burgundy_desktop.desktop.dialogs import rules_look, rules_search
from burgundy_desktop.desktop.dialogs.form_dialog import FormDialog
from burgundy_desktop.desktop.dialogs.piece_picture import picture_of
from burgundy_desktop.desktop.dialogs.rules_page import PICTURE, Chapter, Page, read_page
from burgundy_desktop.desktop.learning.lesson_words import known_lessons, title_of
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.widgets.forms import Form
from burgundy_desktop.games import load
from burgundy_desktop.lessons.values import Lesson, Lessons

if TYPE_CHECKING:
    from burgundy_desktop.desktop.window.main_window import MainWindow

PICTURE_PX, CARD_PX = 44, 60
"""The width of a drawing in the text, and of one that is clearly higher than wide."""
CARD_PROPORTION = 1.2
LEAST_CONTENTS_PX, MOST_CONTENTS_PX = 200, 360
BESIDE_CONTENTS_PX = 36
"""The room for the scroll bar and its margins."""


class RulesForm(Form, form="rules_help.ui"):
    parts: QSplitter
    contents: QListWidget
    text: QTextBrowser
    search: QLineEdit
    found: QLabel
    next: QPushButton
    lesson: QPushButton
    close: QPushButton


class RulesWindow(FormDialog):
    """Stays open beside the game; F1 goes to the relevant paragraph."""

    lesson_wanted = Signal(str, str)
    """Emitted with the ids of a game and of its lesson that shows the paragraph."""

    sizes_itself = False

    def __init__(self, program: Program, parent: QWidget | None) -> None:
        super().__init__(program.appearance, parent)
        self._program = program
        self._game_id = ""
        self._page = Page("", ())
        self._lesson: Lesson | None = None
        """The one that shows the selected paragraph."""
        self._document: QTextDocument | None = None
        self._plain = ""
        """The shown text; positions are those of its characters."""
        self._places: list[int] = []
        """The positions of the search words in it."""
        self.form = RulesForm(self)
        self.take_in(self.form)
        self.setModal(False)
        self.form.text.setOpenExternalLinks(False)
        self.form.text.setOpenLinks(False)
        self.form.text.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.form.contents.currentItemChanged.connect(self._go_to_item)
        self.form.search.textChanged.connect(self._search)
        self.form.search.returnPressed.connect(self.find_next)
        self.form.next.clicked.connect(self.find_next)
        self.form.lesson.clicked.connect(self._learn)
        self.form.close.clicked.connect(self.close)
        self.form.text.anchorClicked.connect(self._follow)
        QShortcut(QKeySequence.StandardKey.Find, self, self.form.search.setFocus)
        program.appearance.changed.connect(self._reload)
        self.take_size(QSize(program.appearance.px(920), program.appearance.px(680)))
        self._has_parts = False
        self.dress()

    def dress(self) -> None:
        self.form.parts.setHandleWidth(self._look.gap(8))
        self.form.contents.setMinimumWidth(self._look.gap(LEAST_CONTENTS_PX))
        self.form.contents.setMaximumWidth(self._look.px(MOST_CONTENTS_PX))

    def show_page(self, game_id: str, anchor: str) -> None:
        """Show the rules of a game at an anchor; without a game, the help of the program."""
        if game_id != self._game_id or not self._page.chapters:
            self._game_id = game_id
            self._reload()
        self.go_to(anchor or self._page.chapters[0].anchor)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._part_once()
        QTimer.singleShot(0, self, lambda: self.form.text.scrollToAnchor(self.anchor))

    def _part_once(self) -> None:
        """Make room for the longest headings once; later the player moves the splitter."""
        if not self._has_parts:
            self._has_parts = True
            contents = self.form.contents
            wide = contents.sizeHintForColumn(0) + self._look.gap(BESIDE_CONTENTS_PX)
            self.form.parts.setSizes([wide, self.width() - wide])

    def go_to(self, anchor: str) -> None:
        """Show a chapter at the top, even if the search does not list it. An unknown anchor changes
        nothing.
        """
        if all(chapter.anchor != anchor for chapter in self._page.chapters):
            return
        if anchor not in self.listed:
            self.form.search.clear()
        self.form.contents.setCurrentRow(self.listed.index(anchor))
        self.form.text.scrollToAnchor(anchor)

    @property
    def anchor(self) -> str:
        """The anchor of the chapter that is selected in the contents."""
        row = self.form.contents.currentRow()
        return self.listed[row] if row >= 0 else ""

    @property
    def listed(self) -> list[str]:
        """The chapters in the contents: all, or those that match the search, best first."""
        contents = self.form.contents
        rows = range(contents.count())
        return [contents.item(row).data(Qt.ItemDataRole.UserRole) for row in rows]

    @property
    def matches(self) -> int:
        """The number of matches in the text."""
        return len(self._places)

    def find_next(self) -> None:
        """Go to the next match; from the end to the start. If the text has none (synonyms are only
        in the index), go to the next chapter that fits.
        """
        if self._places:
            here = self.form.text.textCursor().selectionEnd()
            place = next((place for place in self._places if place >= here), self._places[0])
            self.form.text.setTextCursor(self._cursor_at(place))
            self._show_found()
            self._mark_chapter()
        elif self.form.search.text() and self.listed:
            row = self.form.contents.currentRow() + 1
            self.form.contents.setCurrentRow(row % self.form.contents.count())

    def _show_found(self) -> None:
        """Scroll further if a match would be at the lower edge."""
        text, height = self.form.text, self.form.text.viewport().height()
        top = text.cursorRect().top()
        if top > 0.7 * height:
            bar = text.verticalScrollBar()
            bar.setValue(bar.value() + top - height // 3)

    def _mark_chapter(self) -> None:
        """Select the chapter of the match, without scrolling."""
        cursor = self.form.text.textCursor()
        block, anchor = self.form.text.document().begin(), ""
        while block.isValid() and block.position() <= cursor.selectionStart():
            if block.blockFormat().headingLevel() > 0:
                anchor = next(iter(_anchors(block)), anchor)
            block = block.next()
        if anchor in self.listed:
            with QSignalBlocker(self.form.contents):
                self.form.contents.setCurrentRow(self.listed.index(anchor))

    def retranslate(self) -> None:
        super().retranslate()
        if self._page.chapters:
            self._reload()

    def _reload(self) -> None:
        anchor = self.anchor
        self._page = read_page(self._game_id, self._program.language.code)
        document = QTextDocument(self)
        look = self._program.appearance
        document.setDefaultFont(look.font(16))
        document.setDocumentMargin(look.gap(16))
        document.setMarkdown(self._page.markdown)
        self._add_pictures(document)
        rules_look.dress(document, self._page.chapters, look)
        before, self._document = self._document, document
        self.form.text.setDocument(document)
        if before is not None:
            before.deleteLater()  # including its pictures
        self._plain = document.toPlainText()
        self._fill_contents(self._page.chapters)
        self._search(self.form.search.text())
        if anchor:
            self.go_to(anchor)

    def _add_pictures(self, document: QTextDocument) -> None:
        for _, name in set(PICTURE.findall(self._page.markdown)):
            if self._program.sprites.has(name):
                kind = QTextDocument.ResourceType.ImageResource
                document.addResource(kind, QUrl(f"art:{name}.svg"), self._picture(name))

    def _picture(self, name: str) -> QPixmap:
        """The drawing, or the piece with its labels and insets."""
        sprites, ratio = self._program.sprites, self.devicePixelRatioF()
        is_card = sprites.proportion(name) > CARD_PROPORTION
        width = self._program.appearance.px(CARD_PX if is_card else PICTURE_PX)
        return picture_of(self._program, self._game_id, name, width, ratio)

    def _fill_contents(self, chapters: Sequence[Chapter], *, indents: bool = True) -> None:
        contents = self.form.contents
        contents.blockSignals(True)
        contents.clear()
        for chapter in chapters:
            indent = "    " * max(0, chapter.depth - 2) if indents else ""
            item = QListWidgetItem(indent + chapter.title)
            item.setData(Qt.ItemDataRole.UserRole, chapter.anchor)
            contents.addItem(item)
        contents.blockSignals(False)
        self._offer_lesson()

    def _go_to_item(self, item: QListWidgetItem | None) -> None:
        self._offer_lesson()
        if item is not None:
            self.form.text.scrollToAnchor(item.data(Qt.ItemDataRole.UserRole))

    def _offer_lesson(self) -> None:
        """Lead on to the lesson that shows the selected paragraph, if there is one."""
        lessons = known_lessons(load(self._game_id)) if self._game_id else Lessons()
        self._lesson = lessons.about(self.anchor)
        self.form.lesson.setVisible(self._lesson is not None)
        if self._lesson is not None:
            title = title_of(self._game_id, self._lesson)
            self.form.lesson.setText(self.tr("Lesson: {title}").format(title=title))

    def _learn(self) -> None:
        if self._lesson is not None:
            self.close()
            self.lesson_wanted.emit(self._game_id, self._lesson.id)

    def _follow(self, link: QUrl) -> None:
        if link.fragment():
            self.go_to(link.fragment())

    def _search(self, text: str) -> None:
        """List the matching chapters, go to the best one, mark all matches."""
        self._mark(text)
        found = rules_search.best_first(self._page.sections, text)
        by_anchor = {chapter.anchor: chapter for chapter in self._page.chapters}
        anchor = self.anchor
        if text.strip():
            self._fill_contents([by_anchor[one] for one in found], indents=False)
            self._stand_on(next(iter(found), ""))
        elif self.listed != list(by_anchor):
            self._fill_contents(self._page.chapters)
            self._stand_on(anchor)
        self.form.found.setText(self._found_text(text, len(found)))
        self.form.next.setEnabled(bool(self.matches or found))

    def _found_text(self, text: str, chapters: int) -> str:
        if not text:
            return ""
        if chapters and not self.matches:
            return self.tr("%n chapters", "", chapters)
        return self.tr("%n matches", "", self.matches)

    def _stand_on(self, anchor: str) -> None:
        """Show a chapter; the next match is searched from there."""
        if anchor not in self.listed:
            return
        self.form.contents.setCurrentRow(self.listed.index(anchor))
        block = self.form.text.document().begin()
        while block.isValid() and anchor not in _anchors(block):
            block = block.next()
        if block.isValid():
            self.form.text.setTextCursor(QTextCursor(block))
        self.form.text.scrollToAnchor(anchor)

    def _mark(self, text: str) -> None:
        """Mark all matches."""
        marks = self._program.appearance.palette.marks
        look = QTextCharFormat()
        look.setBackground(QColor(marks.row))
        look.setForeground(QColor(marks.row_text))
        self.form.text.setStyleSheet(
            f"selection-background-color: {marks.gold}; selection-color: {INK};"
        )
        self._places = rules_search.places(self._plain, text)
        selections = []
        for place in self._places:
            selection = QTextEdit.ExtraSelection()
            selection.cursor, selection.format = self._cursor_at(place), look
            selections.append(selection)
        self.form.text.setExtraSelections(selections)

    def _cursor_at(self, place: int) -> QTextCursor:
        """A cursor that selects the match there."""
        cursor = QTextCursor(self.form.text.document())
        cursor.setPosition(place)
        end = place + len(self.form.search.text())
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        return cursor


def _anchors(block: QTextBlock) -> list[str]:
    """The anchors of a heading."""
    cursor = QTextCursor(block)
    cursor.movePosition(QTextCursor.MoveOperation.NextCharacter)
    return cursor.charFormat().anchorNames()


def rules_window(program: Program, window: MainWindow) -> RulesWindow:
    """The one rules window of a main window."""
    there = window.findChild(RulesWindow)
    if there is None:
        there = RulesWindow(program, window)
        there.lesson_wanted.connect(window.learn)
    return there
