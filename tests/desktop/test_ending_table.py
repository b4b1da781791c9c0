"""The table of the end ceremony: its numbers, its lines and its sums."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from burgundy_desktop.desktop.ending.count_table import LEAST_ROW_PX
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.games import found, load
from tests.cases import for_each
from tests.desktop.endings import cells, in_figures
from tests.games.drawn_sizes import contrast


@for_each("game_id", found())
def test_the_table_has_the_numbers_of_the_score_sheet(window, ended, game_id):
    info = load(game_id).info
    page = ended(game_id, info.seats_min)
    sheet, reasons = window.table.scores().sheet, window.table.scores().reasons
    groups, reason = window.table.board.groups, window.table.board.wording.reason
    seats = range(len(sheet.standings))

    *lines, sums = cells(page)

    assert sums[1:] == [in_figures(sheet.total(seat)) for seat in seats]
    alone = [name for name in reasons if name not in groups]
    for name in alone:
        expected = [in_figures(sheet.points(seat, name)) for seat in seats]
        assert [reason(name), *expected] in lines
    assert len(lines) == len(alone) + len({groups[name] for name in reasons if name in groups})


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800)])
@pytest.mark.parametrize("seats", [1, 4])
def test_the_sums_of_a_long_table_are_seen_while_it_is_counted(window, counting, size, seats):
    window.resize(*size)
    page = counting("boonlake", seats)
    ui_driver.wait_for(lambda: not window.scale.is_moving, "the window to rest")
    table, timeline, seen = page.panel.table, page.timeline, {}

    for number, (row,) in enumerate(timeline.groups):
        page.turn_to(timeline.veil + (number + 0.9) * timeline.group)
        window.program.app.processEvents()
        counted = table.visualRect(page.panel.model.index(row, 1))
        assert QRect(0, 0, 9999, table.sums_place.top()).contains(counted)
        (*_, sums) = cells(page)
        seen[tuple(sums)] = picture_of(table.viewport(), table.sums_place)

    assert len(seen) > 5
    assert len(set(seen.values())) == len(seen), "each sum looks different from all others"


def picture_of(widget, place):
    shown = widget.grab(place).toImage().convertToFormat(QImage.Format.Format_RGB32)
    return bytes(shown.constBits())


@pytest.mark.parametrize("line", [0, 5, 40])
def test_no_line_of_a_long_table_is_cut_wherever_it_is_scrolled_to(window, ended, line):
    window.resize(1024, 700)
    table = ended("boonlake", 4).panel.table
    ui_driver.wait_for(lambda: not window.scale.is_moving, "the window to rest")
    table.verticalScrollBar().setValue(line)
    window.program.app.processEvents()

    places = [
        table.visualRect(table.model().index(row, 0)) for row in range(table.model().rowCount())
    ]
    tops = [place.top() for place in places if place.bottom() > 0]
    assert table.verticalScrollBar().maximum() > 0
    assert tops[0] == 0
    assert table.sums_place.top() in tops


def test_lines_are_of_one_height_where_the_sums_were_before(window, ended):
    """None is higher and hides the next when a group is opened."""
    table = ended("castles").panel.table
    least, rows = window.program.appearance.px(LEAST_ROW_PX), table.verticalHeader()
    table.resize(table.width(), table.height() - table.viewport().height() + 7 * least + 3)
    sums = table.model().rowCount() - 1
    assert rows.sectionSize(sums) > rows.sectionSize(0), "the sums have what is left"

    table.toggle(next(line for line in range(sums) if table.model().is_group(line)))

    lines = range(table.model().rowCount() - 1)
    assert sums in lines
    assert len({rows.sectionSize(line) for line in lines}) == 1


def test_enter_opens_all_knowledge_tiles_and_closes_them(window, ended):
    page = ended()
    before = cells(page)
    tiles = next(line for line, row in enumerate(before) if row[0] == "Knowledge tiles")
    page.panel.table.setFocus()
    page.panel.table.setCurrentIndex(page.panel.model.index(tiles, 0))

    QTest.keyClick(page.panel.table, Qt.Key.Key_Return)
    opened = cells(page)
    parts = opened[tiles + 1 : tiles + 1 + len(opened) - len(before)]

    assert parts
    assert all(part[0].startswith("Knowledge ") for part in parts)
    assert window.ceremony.is_shown
    QTest.keyClick(page.panel.table, Qt.Key.Key_Return)
    assert cells(page) == before


@pytest.mark.parametrize("is_high", [False, True])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_line_that_is_counted_can_be_read(counting, theme, is_high):
    page = counting(theme=theme, high_contrast=is_high)
    page.turn_to(page.timeline.veil + 0.5 * page.timeline.group)

    for column in range(3):
        cell = page.panel.model.index(0, column)
        roles = (Qt.ItemDataRole.ForegroundRole, Qt.ItemDataRole.BackgroundRole)
        ink, ground = (cell.data(role).color() for role in roles)
        assert contrast(ink, ground) >= 4.5


def test_the_rule_above_the_sums_ends_where_the_one_above_the_lines_does(window, ended):
    table = ended("boonlake", 4).panel.table
    ui_driver.wait_for(lambda: not window.scale.is_moving, "the window to rest")
    end, picture = table.horizontalHeader().length(), table.viewport().grab().toImage()
    row = round(table.sums_place.top() * picture.devicePixelRatio())
    colours = [picture.pixelColor(x, row).name() for x in range(picture.width())]

    assert picture.width() > end + 2
    assert colours[end // 2] != colours[-1], "a rule above the sums"
    assert set(colours[end + 2 :]) == {colours[-1]}
