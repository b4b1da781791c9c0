"""Text from outside is shown in one line, without bidirectional effects or markup."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import Qt as Text
from PySide6.QtWidgets import QWidget

from burgundy_desktop.core.position import LONGEST_NAME, SeatInfo
from burgundy_desktop.desktop.words.levels import named_now
from burgundy_desktop.desktop.words.plain import (
    as_file_name,
    as_tip,
    on_button,
    one_line,
    plain_label,
    shown,
)

OVERRIDE = "\N{RIGHT-TO-LEFT OVERRIDE}"


@pytest.mark.parametrize(("typed", "said"), [
    ("Anna", "Anna"),
    ("  Anna\tthe\n\nBold ", "Anna the Bold"),
    (f"{OVERRIDE}annA", "annA"),
    ("Anna\N{LINE SEPARATOR}x\0y", "Anna x y"),
    ("Zoë 👩‍🌾", "Zoë 👩‍🌾"),
    ("<b>x</b> &amp;", "<b>x</b> &amp;"),
])  # fmt: skip
def test_words_come_in_one_line_and_turn_nothing(typed, said):
    assert one_line(typed) == said


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Anna", "Anna"),
        ("Őrs né", "Őrs né"),
        ("A/B", "A-B"),
        ("/x", "-x"),
        ('a\\b:c*d?e"f<g>h|i', "a-b-c-d-e-f-g-h-i"),
        ("a\tb\u202ec", "a bc"),
        ("..", "-"),
        (" St. ", "St"),
        ("nul", "nul-"),
        ("Com1.x", "Com1.x-"),
        ("Connie", "Connie"),
    ],
)
def test_a_name_of_a_file_has_what_every_system_takes(typed, name):
    assert as_file_name(typed) == name


def test_what_is_too_long_is_cut_and_says_so():
    assert one_line("W" * 200, 10) == "W" * 9 + "…"
    assert one_line("W" * 10, 10) == "W" * 10


def test_a_name_that_is_read_from_the_right_turns_only_itself():
    name = shown("שלום")

    assert name == "\N{FIRST STRONG ISOLATE}שלום\N{POP DIRECTIONAL ISOLATE}"
    assert shown(name) == name
    assert not f"{name} takes 2 workers".isspace()
    assert shown("Anna") == "Anna"


@pytest.mark.parametrize("said", ["<b>x</b>", "<img src=file:///x.png>", "&lt;b>", "<i>a</i> & b"])
def test_a_tooltip_is_never_taken_for_a_page(said):
    assert Text.mightBeRichText(said)

    tip = as_tip(said)

    assert not Text.mightBeRichText(tip)
    assert tip.replace("\N{WORD JOINER}", "") == said


def test_a_tooltip_that_looks_like_nothing_stays_as_it_is():
    assert as_tip("2 < 3 & more") == "2 < 3 & more"


def test_an_ampersand_makes_no_key():
    assert on_button("Tom & Jerry") == "Tom && Jerry"


def test_a_label_is_plain(qtbot):
    within = QWidget()
    qtbot.addWidget(within)

    assert plain_label(within).textFormat() is Qt.TextFormat.PlainText


def test_names_at_the_table_are_plain_and_the_file_keeps_them():
    typed = f"{OVERRIDE}<b>Anna</b>\n" + "W" * 200
    info = SeatInfo(typed)

    now = named_now((info, SeatInfo("Margot", "duke")))

    assert now[0].name.startswith("<b>Anna</b> W")
    assert len(now[0].name) == LONGEST_NAME
    assert info.name == typed


def test_who_has_typed_nothing_that_can_be_read_has_the_usual_name(qapp):
    assert named_now((SeatInfo(OVERRIDE), SeatInfo("Anna")))[0].name == "Player 1"
