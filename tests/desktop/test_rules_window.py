"""The window of the rules: contents, search, tables and where F1 leads."""

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QTextDocument, QTextTable
from PySide6.QtTest import QTest

from burgundy_desktop.core.ids import target
from burgundy_desktop.desktop.dialogs import rules_look, rules_page
from burgundy_desktop.desktop.dialogs.rules_help import RulesWindow
from tests.desktop.conftest import ANNA, BLUE


@pytest.fixture
def rules(window):
    help_window = RulesWindow(window.program, window)
    help_window.show_page("castles", "")
    help_window.show()
    return help_window


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("game_id", ["castles", ""])
def test_every_chapter_can_be_gone_to(rules, program, game_id, language):
    program.language.speak(language)
    rules.show_page(game_id, "")
    text = rules.form.text

    page = rules_page.read_page(game_id, language)
    assert rules.form.contents.count() == len(page.chapters) > 5
    anchors = anchors_of(text.document())
    assert [chapter.anchor for chapter in page.chapters] == anchors


def test_a_card_has_its_die_and_value_as_on_the_table(rules, program):
    rules.show_page("castles_cards", "")
    name = "games/castles_cards/pieces/card_castle"
    kind = QTextDocument.ResourceType.ImageResource
    shown = rules.form.text.document().resource(kind, QUrl(f"art:{name}.svg"))

    bare = program.sprites.pixmap(name, shown.deviceIndependentSize().width())
    assert shown.size() == bare.size()
    assert shown.toImage() != bare.toImage()


def test_the_lines_of_a_point_are_flush_and_away_from_its_bullet(rules):
    block = rules.form.text.document().begin()
    while block.textList() is None or block.layout().lineCount() < 2:
        block = block.next()
    first, second = block.layout().lineAt(0), block.layout().lineAt(1)
    begins = len(rules_look.BULLET_GAP)

    assert block.text()[:begins].isspace()
    assert first.cursorToX(begins)[0] == pytest.approx(second.x(), abs=0.5)


def test_a_table_has_a_line_below_each_row_and_no_boxes(rules, program):
    frames = rules.form.text.document().rootFrame().childFrames()
    table = next(frame for frame in frames if isinstance(frame, QTextTable))
    heading, cell = table.cellAt(0, 0).format(), table.cellAt(1, 0).format()

    assert table.format().border() == 0
    assert cell.toTableCellFormat().bottomBorder() > 0
    assert cell.toTableCellFormat().leftBorder() == 0
    serif = program.appearance.font(16, serif=True).families()
    assert heading.background().color() != cell.background().color()
    assert table.cellAt(0, 0).lastCursorPosition().charFormat().font().families() == serif


def test_an_anchor_leads_to_its_chapter(rules):
    rules.go_to("goods")

    assert rules.anchor == "goods"
    assert rules.form.text.verticalScrollBar().value() > 0


def test_search_marks_every_place_and_next_goes_round(rules):
    QTest.keyClicks(rules.form.search, "worker")

    text = rules.form.text.document().toPlainText().lower()
    assert rules.matches == text.count("worker")
    assert rules.form.found.text() == f"{rules.matches} matches"
    for _ in range(rules.matches + 1):
        QTest.keyClick(rules.form.search, Qt.Key.Key_Return)
    assert rules.form.text.textCursor().selectedText().lower() == "worker"


def test_the_contents_follow_the_search(rules):
    rules.go_to("goods")
    rules.form.search.setText("watchtower")
    where = []
    for _ in range(rules.matches):
        rules.find_next()
        where.append(rules.anchor)

    assert "building-watchtower" in where
    assert len(set(where)) > 1


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("percent", [100, 180])
def test_the_contents_have_room_for_every_heading(rules, program, language, percent):
    program.appearance.fit_window(percent)
    program.language.speak(language)
    rules = RulesWindow(program, rules.parentWidget())
    rules.show_page("castles", "")
    rules.show()

    contents = rules.form.contents
    assert contents.sizeHintForColumn(0) <= contents.viewport().width()


def test_a_place_that_is_found_does_not_stand_at_the_very_end(rules):
    rules.form.search.setText("watchtower")
    text = rules.form.text

    for _ in range(rules.matches):
        rules.find_next()
        assert text.cursorRect().top() <= 0.7 * text.viewport().height()


def test_what_is_nowhere_is_found_nowhere(rules):
    rules.form.search.setText("dragon")

    assert rules.matches == 0
    assert not rules.form.next.isEnabled()


@pytest.mark.parametrize("sign", ["*", "|"])
def test_signs_of_the_file_that_are_not_shown_find_nothing(rules, sign):
    rules.form.search.setText(sign)

    assert (rules.listed, rules.matches) == ([], 0)


def test_a_phrase_with_bold_words_is_found(rules):
    rules.form.search.setText("Six numbered depots, 1 to 6")

    assert (rules.listed, rules.matches) == (["game-board"], 1)


def test_f1_opens_the_rules_where_the_pointer_was(window, a_game, qtbot):
    window.show_table(a_game(seats=(ANNA, BLUE)))
    tile = next(t for t in window.table.controller.selection.chooser.offered if t.kind == "tile")
    window.table.explaining.show_tip_of(tile)

    window.actions_by_name["rules"].trigger()

    rules = window.findChild(RulesWindow)
    assert rules.anchor == window.table.explaining.help_anchor != ""
    qtbot.waitUntil(lambda: rules.form.text.verticalScrollBar().value() > 0)


def test_f1_opens_the_rules_about_what_is_picked(window, a_game):
    window.show_table(a_game(seats=(ANNA, BLUE)))
    window.table.controller.click(target("die", 0))

    window.actions_by_name["rules"].trigger()

    assert window.findChild(RulesWindow).anchor == "actions"


def test_there_is_only_one_rules_window(window):
    window.actions_by_name["rules"].trigger()
    window.actions_by_name["playing"].trigger()

    assert len(window.findChildren(RulesWindow)) == 1


def anchors_of(document):
    anchors, block = [], document.begin()
    while block.isValid():
        for part in block.begin():
            anchors += part.fragment().charFormat().anchorNames()
        block = block.next()
    return list(dict.fromkeys(anchors))
