"""Themes: colours, font and text size, changed while the program runs."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase, QFontInfo, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialogButtonBox,
    QLabel,
    QListWidget,
    QMessageBox,
    QProxyStyle,
    QPushButton,
    QStyle,
    QTableWidget,
    QVBoxLayout,
    QWidget,
)

from burgundy_desktop import assets
from burgundy_desktop.boardkit.palette import load_palette
from burgundy_desktop.core.errors import AssetMissing
from burgundy_desktop.desktop.appearance import fonts
from burgundy_desktop.desktop.appearance.fonts import font_files, load_fonts
from burgundy_desktop.desktop.appearance.themes import (
    Appearance,
    Light,
    control_drawing,
    fill,
    style_sheet,
)
from burgundy_desktop.desktop.trials import ui_driver


@pytest.fixture
def families(qapp):
    return load_fonts()


@pytest.fixture
def appearance(qapp, families):
    before = (qapp.font(), qapp.palette(), qapp.style().name())
    yield Appearance(qapp, families)
    qapp.setStyleSheet("")
    qapp.setFont(before[0])
    qapp.setPalette(before[1])
    qapp.setStyle(before[2])


def test_both_typefaces_are_loaded_with_their_weights(families):
    assert families == fonts.Families(serif="Source Serif Pro", sans="Source Sans Pro")
    assert "Semibold" in QFontDatabase.styles(families.serif)
    assert {"Regular", "Italic", "Semibold", "Bold"} <= set(QFontDatabase.styles(families.sans))


def test_every_font_file_is_there_and_speaks_hungarian(families):
    from PySide6.QtGui import QRawFont

    for path in font_files():
        face = QRawFont(str(path), 16.0)
        missing = [
            letter for letter in "őűŐŰáéíóöúü„”–·" if not face.supportsCharacter(ord(letter))
        ]
        assert missing == [], path.name


def test_a_missing_font_package_is_named(monkeypatch, qapp):
    monkeypatch.setattr(fonts, "_SERIF", ("font_nowhere_pro", "Nowhere", ("Regular",)))

    with pytest.raises(AssetMissing, match="font-nowhere-pro"):
        load_fonts()


def test_a_missing_font_file_is_named(monkeypatch, qapp):
    monkeypatch.setattr(fonts, "_SANS", ("font_source_sans_pro", "SourceSansPro", ("Wobbly",)))

    with pytest.raises(AssetMissing, match=r"SourceSansPro-Wobbly\.ttf"):
        load_fonts()


@pytest.mark.parametrize("name", ["parchment", "slate", "parchment_contrast", "slate_contrast"])
@pytest.mark.parametrize("percent", [90, 100, 150])
def test_every_place_of_the_style_sheet_is_filled(families, name, percent):
    sheet = style_sheet(load_palette(name), families, percent)

    assert "@" not in sheet
    assert sheet.count("{") == sheet.count("}")
    for drawing in re.findall(r'url\("([^"]+)"\)', sheet):
        assert drawing.endswith(".svg")


def test_qt_understands_the_style_sheet(appearance, qtbot, qtlog):
    label = QLabel("Burgundia")
    qtbot.addWidget(label)

    appearance.wear(Light.LIGHT)
    label.show()

    assert [record.message for record in qtlog.records if "parse" in record.message] == []


def test_a_place_that_no_role_fills_is_named(families):
    with pytest.raises(AssetMissing, match=r"@surfaces\.carpet@"):
        fill("* { color: @surfaces.carpet@; }", load_palette("parchment"), families, 100)


def test_a_drawing_that_is_missing_is_named():
    with pytest.raises(AssetMissing, match=r"@icon\.unicorn@.*unicorn\.svg"):
        control_drawing("unicorn", dark=False)


def test_arrows_are_bright_on_a_dark_table():
    assert control_drawing("chevron_down", dark=True).name == "chevron_down_dark.svg"
    assert control_drawing("check", dark=True).name == "check.svg"


def test_lengths_grow_with_the_text(families):
    filled = fill("font-size: @15px@; padding: @4px@;", load_palette("parchment"), families, 150)

    assert filled == "font-size: 22px; padding: 6px;"


def test_light_and_dark_change_while_the_program_runs(appearance, qtbot):
    window = QWidget()
    layout = QVBoxLayout(window)
    layout.addWidget(QPushButton("Confirm"))
    qtbot.addWidget(window)
    window.show()
    seen = []
    appearance.changed.connect(lambda: seen.append(appearance.palette.theme.name))

    appearance.wear(Light.LIGHT)
    light = QApplication.palette().color(QPalette.ColorRole.Window).name()
    appearance.wear(Light.DARK)
    dark = QApplication.palette().color(QPalette.ColorRole.Window).name()
    appearance.wear(Light.DARK, contrast=True)

    assert seen == ["parchment", "slate", "slate_contrast"]
    assert (light, dark) == ("#f4ebda", "#1e161b")


def test_text_size_changes_what_is_on_the_screen(appearance, qtbot):
    label = QLabel("Tedd le az őrtornyot egy világító mezőre")
    qtbot.addWidget(label)
    label.show()

    appearance.wear(Light.LIGHT, text_percent=100)
    usual = label.sizeHint().width()
    appearance.wear(Light.LIGHT, text_percent=150)

    assert label.sizeHint().width() > 1.4 * usual


def test_headings_of_rows_have_no_line_that_ends_at_the_first_column(appearance, qtbot):
    appearance.wear(Light.LIGHT)
    table = QTableWidget(3, 2)
    qtbot.addWidget(table)
    table.show()
    for header, has_line in ((table.horizontalHeader(), True), (table.verticalHeader(), False)):
        picture = header.grab().toImage()
        last = (header.sectionSize(0) if not has_line else picture.height()) - 1
        column = [picture.pixelColor(2, y).name() for y in (2, last)]
        assert (len(set(column)) > 1) is has_line


class OtherDesktop(QProxyStyle):
    """As Qt does in a session of another desktop: one of its hints says yes."""

    def __init__(self, yes):
        super().__init__("Fusion")
        self._yes = yes

    def styleHint(self, hint, option=None, widget=None, data=None):
        return 1 if hint is self._yes else super().styleHint(hint, option, widget, data)


def test_a_click_selects_also_on_a_desktop_where_it_opens_files(qapp, appearance, qtbot):
    qapp.setStyle(OtherDesktop(QStyle.StyleHint.SH_ItemView_ActivateItemOnSingleClick))
    appearance.wear(Light.LIGHT)
    rows = QListWidget()
    qtbot.addWidget(rows)
    rows.addItems(["one", "two"])
    rows.show()
    middle = rows.visualItemRect(rows.item(1)).center()

    with qtbot.assertNotEmitted(rows.itemActivated):
        QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert rows.currentRow() == 1

    with qtbot.waitSignal(rows.itemActivated, timeout=0):
        ui_driver.double_click(rows.viewport(), middle)


def test_buttons_of_dialogs_have_words_alone_on_every_desktop(qapp, appearance, qtbot):
    qapp.setStyle(OtherDesktop(QStyle.StyleHint.SH_DialogButtonBox_ButtonsHaveIcons))
    appearance.wear(Light.DARK)
    standard = QDialogButtonBox.StandardButton
    buttons = QDialogButtonBox(standard.Ok | standard.Cancel)
    message = QMessageBox()
    message.setStandardButtons(QMessageBox.StandardButton.Close)
    qtbot.addWidget(buttons)
    qtbot.addWidget(message)

    every = [*buttons.buttons(), *message.buttons()]
    assert [button.icon().isNull() for button in every] == [True, True, True]


def test_a_font_is_made_once_for_each_size_and_given_as_a_copy(appearance):
    appearance.wear(Light.LIGHT, text_percent=100)
    usual = appearance.font(15, weight=600)

    usual.setItalic(True)
    larger = appearance.font(15, weight=600)
    appearance.wear(Light.LIGHT, text_percent=150)

    assert (larger.italic(), larger.pixelSize(), larger.weight()) == (False, 15, 600)
    assert appearance.font(15, weight=600).pixelSize() == 22
    assert appearance.font(15, serif=True, weight=600).family() != larger.family()


@pytest.mark.parametrize(("asked", "kept"), [(20, 90), (90, 90), (125, 125), (400, 150)])
def test_text_size_stays_between_90_and_150_percent(appearance, asked, kept):
    appearance.wear(Light.LIGHT, text_percent=asked)

    assert appearance.text_percent == kept


def test_body_text_is_at_least_eleven_points_at_100_percent(appearance):
    appearance.wear(Light.LIGHT)

    assert QApplication.font().pixelSize() * 72 / 96 >= 11
    assert QFontInfo(QApplication.font()).family() == "Source Sans Pro"


def test_numerals_are_set_in_semibold_serif(appearance):
    font = appearance.font(20, serif=True, weight=600)

    assert QFontInfo(font).family() == "Source Serif Pro"
    assert QFontInfo(font).styleName() == "Semibold"


def test_the_style_sheet_names_no_colour_of_its_own():
    template = assets.ui("themes", "window.qss").read_text(encoding="utf-8")

    assert re.findall(r"#[0-9A-Fa-f]{6}", template) == []
