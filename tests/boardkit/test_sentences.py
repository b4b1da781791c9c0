"""Sentences are translated when they are shown, and hold whole phrases."""

import pytest
from PySide6.QtCore import QCoreApplication, QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics

from burgundy_desktop.boardkit.sentences import (
    PersonPhrase,
    Phrase,
    alternatives,
    in_figures,
    joined,
    kept_at_end,
    remarks,
    unbroken,
)
from tests.languages import speaking


def castles(text, comment=""):
    return Phrase(lambda n: QCoreApplication.translate("castles", text, comment, n))


@pytest.fixture(autouse=True)
def application(qapp):
    return qapp


def test_a_phrase_speaks_the_language_of_the_moment():
    ship = castles("Ship")

    assert ship() == "Ship"
    with speaking("hu"):
        assert ship() == "Hajó"
    assert ship() == "Ship"


def test_a_number_chooses_the_plural():
    workers = castles("%n worker(s)")

    with speaking("en"):
        assert [workers(1), workers(2)] == ["1 worker", "2 workers"]
    with speaking("hu"):
        assert [workers(1), workers(2)] == ["1 munkás", "2 munkás"]


def test_values_stand_in_their_fields_whatever_they_hold():
    assert castles("You place {tile}")(tile="{a} %n") == "You place {a} %n"


def test_the_same_is_told_of_a_player_and_to_you():
    places = PersonPhrase(castles("{player} places {tile}"), castles("You place {tile}"))

    assert places("Margot", tile="a ship") == "Margot places a ship"
    assert places(None, tile="a ship") == "You place a ship"


@pytest.mark.parametrize(
    ("parts", "english", "hungarian"),
    [
        ([], "", ""),
        (["a"], "a", "a"),
        (["a", "b"], "a and b", "a és b"),
        (["a", "b", "c"], "a, b and c", "a, b és c"),
    ],
)
def test_lists_are_joined_as_they_are_spoken(parts, english, hungarian):
    with speaking("en"):
        assert joined(parts) == english
    with speaking("hu"):
        assert joined(parts) == hungarian


def test_alternatives_are_told_as_they_are_spoken():
    with speaking("en"):
        assert [alternatives(parts) for parts in ("a", "ab", "abc")] == ["a", "a or b", "a, b or c"]
    with speaking("hu"):
        assert alternatives("abc") == "a, b vagy c"


def test_remarks_stand_side_by_side_and_empty_ones_are_left_out():
    assert remarks("die 4", "", "1 worker") == "die 4 · 1 worker"
    assert remarks("", "") == ""


def test_a_loss_is_printed_with_a_minus():
    assert [in_figures(number) for number in (-12, 0, 7)] == ["\N{MINUS SIGN}12", "0", "7"]


def test_a_number_is_not_parted_from_its_suffix_at_the_end_of_a_line():
    metrics = QFontMetrics(QFont())
    text = "beépít egy 2-es kolostort"
    room = QRect(0, 0, metrics.horizontalAdvance("beépít egy 2-") + 1, 1000)

    def lines(said):
        return metrics.boundingRect(room, Qt.TextFlag.TextWordWrap.value, said)

    assert unbroken(text).replace("\u2060", "") == text
    assert metrics.horizontalAdvance(unbroken(text)) == metrics.horizontalAdvance(text)
    assert lines(unbroken(text)).width() < lines(text).width()
    assert unbroken("well-known") == "well-known"


@pytest.mark.parametrize("text", ["Regan Hamleigh-t", "A-kör", "a 6-ot"])
def test_a_suffix_of_one_letter_and_a_letter_before_a_word_stay_on_their_line(text):
    assert unbroken(text).replace("-\u2060", "-") == text
    assert "-\u2060" in unbroken(text)


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("You fetch a tile from depot 4", "You fetch a tile from depot~4"),
        ("You place a ship · city of 3 complete", "You place a ship~· city of 3~complete"),
        ("with 1 worker · +1 Silverling", "with 1~worker~· +1~Silverling"),
        ("Round 3: Anna 3 4, Margot 1 5", "Round~3: Anna 3~4, Margot 1~5"),
        ("délkeleti város · 5. sor, 4. mező", "délkeleti város~· 5.~sor, 4.~mező"),
        ("kész egy 3 mezős város", "kész egy 3~mezős város"),
        ("It brings 2. You pay 3.", "It brings 2. You pay~3."),
        ("egy 3 mezős nagy város", "egy 3~mezős nagy város"),
        ("he walks 2 spaces if he can", "he walks 2~spaces if he can"),
        ("1 food or 1 wood · 1 food", "1~food or 1~wood~· 1~food"),
        ("Fizetsz 1 fát, 1 követ és 1 posztót", "Fizetsz 1~fát, 1~követ és 1~posztót"),
        ("Cards played, 2 + 0 of 1 + 1", "Cards played, 2~+~0~of 1~+~1"),
        ("kijátszott kártyák, 2 + 0 / 1 + 1", "kijátszott kártyák, 2~+~0~/~1~+~1"),
        ("Philippe gets 1 wood in the forest (3)", "Philippe gets 1~wood in the forest~(3)"),
        ("Margot moves a canoe: wood → iron", "Margot moves a canoe: wood~→~iron"),
        ("You place a mine · +2 silver for placing", "You place a mine~· +2~silver for placing"),
    ],
)
def test_numbers_stay_with_what_they_count_and_no_line_begins_with_a_dot(text, kept):
    assert unbroken(text) == kept.replace("~", "\N{NO-BREAK SPACE}")


def test_no_word_stands_alone_in_the_last_line():
    assert kept_at_end("under the Open Font Licence.") == (
        "under the Open\N{NO-BREAK SPACE}Font\N{NO-BREAK SPACE}Licence."
    )
