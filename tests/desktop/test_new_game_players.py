"""The dialog of a new game: who plays, with names, characters and faces."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from burgundy_desktop.ai.characters import CHARACTERS
from burgundy_desktop.core.errors import BadSave
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.appearance.player_faces import PERSONS, drawing_of, faces_of
from burgundy_desktop.desktop.appearance.portraits import portrait_of
from burgundy_desktop.desktop.dialogs.new_game import NewGameDialog
from burgundy_desktop.desktop.saves import past_results
from burgundy_desktop.desktop.words.levels import badge_of
from burgundy_desktop.storage.settings import LastChoice, Settings
from tests.desktop import fitting
from tests.desktop.conftest import choose


def names(dialog):
    return [info.name for info in dialog.seat_rows.players]


def test_there_is_a_row_for_each_player(new_game):
    for count in (2, 3, 4):
        choose(new_game.form.count, count)

        assert [row.isHidden() for row in new_game.seat_rows.rows] == [i >= count for i in range(4)]
        assert len(new_game.seat_rows.players) == count


def test_a_seat_without_a_name_is_refused_as_it_is_typed(new_game):
    new_game.seat_rows.rows[0].name.clear()

    assert new_game.form.problem.text() == "Every player needs a name."
    assert not new_game.form.start.isEnabled()


@pytest.mark.parametrize("size", [100, 150])
@pytest.mark.parametrize("language", ["en", "hu"])
def test_a_level_is_read_whole_while_it_is_chosen(program, window, speak, qtbot, language, size):
    speak(language)
    program.preferences.change(text_size=size)
    dialog = NewGameDialog(program, "caylus", window)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    who = dialog.seat_rows.rows[1].who

    for level in range(1, who.count()):
        who.setCurrentIndex(level)
        dialog.form.start.setFocus()
        assert not fitting.is_cut(who)
        who.setFocus()
        assert who.hasFocus()
        assert not fitting.is_cut(who)

    dialog.close()
    dialog.deleteLater()


def test_two_equal_names_are_refused(new_game):
    new_game.seat_rows.rows[0].name.setText("Margot")

    assert new_game.form.problem.text() == "Two players have the same name."
    assert not new_game.form.start.isEnabled()


def test_only_a_person_alone_is_you(new_game):
    choose(new_game.seat_rows.rows[1].who, "")
    assert names(new_game) == ["Player 1", "Player 2"]

    choose(new_game.seat_rows.rows[1].who, "merchant")
    assert names(new_game) == ["You", "Margot"]

    choose(new_game.seat_rows.rows[2].who, "")
    assert names(new_game) == ["You", "Margot"]
    choose(new_game.form.count, 3)
    assert names(new_game) == ["Player 1", "Margot", "Player 3"]


def test_a_name_that_somebody_gave_stays(new_game):
    new_game.seat_rows.rows[0].name.setText("Blanche")

    choose(new_game.seat_rows.rows[1].who, "")

    assert new_game.seat_rows.rows[0].name.text() == "Blanche"


def test_a_person_may_be_called_what_a_computer_player_is_called(new_game, program, qtbot):
    new_game.seat_rows.rows[0].name.setText("Anna")

    choose(new_game.seat_rows.rows[1].who, "")
    assert new_game.seat_rows.rows[0].name.text() == "Anna"
    new_game.session()

    again = NewGameDialog(program, "castles", None)
    qtbot.addWidget(again)
    assert [seat.name for seat in again.seat_rows.players][:2] == ["Anna", "Player 2"]


def test_a_person_takes_a_persons_usual_name(new_game):
    choose(new_game.seat_rows.rows[1].who, "")

    assert new_game.seat_rows.rows[1].name.text() == "Player 2"


def test_a_character_has_its_name_at_every_level(new_game):
    row = new_game.seat_rows.rows[1]
    choose(row.who, "")
    row.name.setText("Aunt Ida")

    choose(row.who, "duke")

    assert row.info == SeatInfo("Margot", "duke", character="margot")
    assert not row.name.isVisible()
    choose(row.who, "")
    assert (row.info, row.name.isVisible()) == (SeatInfo("Aunt Ida"), True)


def test_a_character_says_what_it_loves_and_where_it_comes_from(new_game):
    row = new_game.seat_rows.rows[1]

    written = [label.text() for label in row.findChildren(QLabel) if label.isVisible()]
    assert written[:2] == ["Margot", "loves herds"]
    for said in (row.face.toolTip(), row.face.accessibleDescription()):
        assert "Margot from Beaune" in said
        assert "Has a vineyard" in said
    assert row.face.currentText() == "Margot from Beaune · loves herds"
    assert row.face.accessibleName() == "Opponent at seat 2"


def test_two_who_were_the_same_are_told_apart_and_nothing_is_wrong(new_game):
    QTest.keyClick(new_game.seat_rows.rows[1].face, Qt.Key.Key_Down)
    choose(new_game.seat_rows.rows[2].who, "")
    choose(new_game.form.count, 3)

    choose(
        new_game.seat_rows.rows[2].who, "merchant"
    )  # Philippe, who sits at the second seat by now

    assert names(new_game)[1] == "Philippe" != names(new_game)[2]
    assert not new_game.form.problem.text()


def test_a_surprise_draws_all_opponents_anew_and_no_person(new_game, program):
    choose(new_game.form.count, 4)
    choose(new_game.seat_rows.rows[1].who, "")
    before = new_game.seat_rows.players
    tables = []
    for seed in (1, 2, 1):
        new_game.surprise(seed=seed)
        tables.append(new_game.seat_rows.players)
    first, second, again = tables

    assert again == first != second
    for table in tables:
        assert table[:2] == before[:2]
        assert len({info.character for info in table[2:]}) == 2
        assert {info.level for info in table[2:]} == {"novice"}  # nothing was played yet
    assert new_game.seat_rows.rows[2].said.split(" · ")[1] == "Novice"


def test_a_surprise_knows_whom_one_has_beaten(new_game, monkeypatch):
    choose(new_game.form.count, 4)
    monkeypatch.setattr(past_results, "strongest_beaten", lambda *_: "duke")
    drawn = set()
    for seed in range(20):
        new_game.surprise(seed=seed)
        drawn |= {info.level for info in new_game.seat_rows.players[1:]}

    assert drawn == {"master", "duke", "king"}


def test_a_surprise_needs_no_library(new_game, program, monkeypatch):
    def unreadable():
        raise BadSave("the folder cannot be read")

    monkeypatch.setattr(program.store.library, "listing", unreadable)
    new_game.surprise(seed=1)

    assert {info.level for info in new_game.seat_rows.players[1:]} == {"novice"}


def test_nobody_is_drawn_who_is_called_like_a_person(new_game):
    new_game.seat_rows.rows[0].name.setText("colin")
    choose(new_game.form.count, 4)
    for seed in range(20):
        new_game.surprise(seed=seed)
        assert "colin" not in {info.character for info in new_game.seat_rows.players}


def test_without_opponents_there_is_no_surprise(new_game):
    assert new_game.form.surprise.isEnabled()

    choose(new_game.seat_rows.rows[1].who, "")

    assert not new_game.form.surprise.isEnabled()


def test_all_eight_characters_can_be_chosen_at_every_level(new_game):
    row = new_game.seat_rows.rows[1]
    for level in ("novice", "king"):
        choose(row.who, level)
        listed = [row.face.itemData(place) for place in range(row.face.count())]
        assert listed == list(CHARACTERS)
        assert all(row.face.model().item(place).isEnabled() for place in range(8))


def test_the_chosen_characters_play_and_are_remembered(new_game, program, qtbot):
    choose(new_game.form.count, 3)
    QTest.keyClick(new_game.seat_rows.rows[2].face, Qt.Key.Key_End)

    session = new_game.session()

    again = NewGameDialog(program, "castles", None)
    qtbot.addWidget(again)
    for seats in (session.header.seats, session.seats, again.seat_rows.players):
        assert [info.character for info in seats] == ["", "margot", "colin"]
        assert [info.name for info in seats[1:]] == ["Margot", "Colin"]


def test_a_last_choice_of_before_keeps_whom_it_names(program, qtbot):
    seats = (SeatInfo(""), SeatInfo("Hugo", "duke"), SeatInfo("Aunt Ida", "master"))
    program.preferences.take(Settings().with_last_choice("castles", LastChoice(seats)))

    dialog = NewGameDialog(program, "castles", None)
    qtbot.addWidget(dialog)

    asked = [(info.character, info.level) for info in dialog.seat_rows.players[1:]]
    assert asked == [("hugo", "duke"), ("philippe", "master")]


def test_a_name_that_nobody_gave_speaks_the_language_of_the_next_game(new_game, program, qtbot):
    choose(new_game.form.count, 4)
    for row in new_game.seat_rows.rows[1:3]:
        choose(row.who, "")
    new_game.seat_rows.rows[1].name.setText("Béla")
    new_game.session()

    program.preferences.change(language="hu")
    again = NewGameDialog(program, "castles", None)
    qtbot.addWidget(again)

    assert names(again) == ["1. játékos", "Béla", "3. játékos", "Isabelle"]


def test_everybody_has_a_face_of_their_own(new_game):
    choose(new_game.form.count, 4)

    faces = [row.face.face for row in new_game.seat_rows.rows]
    assert faces == [PERSONS[0], "margot", "philippe", "isabelle"]


def test_a_person_chooses_a_face_by_keys_and_the_game_keeps_it(new_game, program, qtbot):
    QTest.keyClick(new_game.seat_rows.rows[0].face, Qt.Key.Key_Down)
    session = new_game.session()

    assert session.header.seats[0].face == PERSONS[1]
    assert session.seats[0].face == PERSONS[1]
    again = NewGameDialog(program, "castles_cards", None)
    qtbot.addWidget(again)
    assert again.seat_rows.rows[0].face.face == PERSONS[1]  # whatever is played


def test_new_names_get_faces_that_nobody_had_in_the_last_games(new_game, program, qtbot):
    """Five people who each begin another game all look different."""
    faces = set()
    for game, name in zip(
        ("castles", "castles_cards", "caylus", "boonlake", "pillars"),
        ("Anna", "Béla", "Zoltán", "Cili", "Dani"),
        strict=True,
    ):
        dialog = NewGameDialog(program, game, None)
        qtbot.addWidget(dialog)
        dialog.seat_rows.rows[0].name.setText(name)
        faces.add(dialog.session().header.seats[0].face)

    assert len(faces) == 5


def test_a_face_that_another_has_cannot_be_chosen(new_game):
    margot = new_game.seat_rows.rows[1].face

    QTest.keyClick(margot, Qt.Key.Key_Down)
    assert margot.face == "philippe"
    assert new_game.seat_rows.rows[1].info.name == "Philippe"

    choose(new_game.seat_rows.rows[2].who, "")
    QTest.keyClick(margot, Qt.Key.Key_Up)
    choose(new_game.form.count, 3)
    QTest.keyClick(margot, Qt.Key.Key_Down)
    assert margot.face == "philippe"  # nobody's any more


def test_what_another_person_looks_like_is_passed_over(new_game):
    choose(new_game.seat_rows.rows[1].who, "")
    yours, theirs = (row.face for row in new_game.seat_rows.rows[:2])
    assert theirs.face == PERSONS[1]

    QTest.keyClick(theirs, Qt.Key.Key_Up)
    assert theirs.face == PERSONS[1]  # the one before is yours
    QTest.keyClick(yours, Qt.Key.Key_Down)
    assert yours.face == PERSONS[2]


def test_another_name_is_another_face(new_game):
    row = new_game.seat_rows.rows[0]
    before = row.face.face
    row.name.clear()
    QTest.keyClicks(row.name, "Zoltan")
    assert row.face.face == before  # as long as it is typed

    QTest.keyClick(row.name, Qt.Key.Key_Return)
    assert row.face.face == faces_of([SeatInfo("Zoltan")])[0] != before


def test_the_level_is_a_badge_at_the_foot_of_the_face(program):
    bare, margot = (
        portrait_of(drawing_of("margot"), 42, program.sprites, 1.0, badge).toImage()
        for badge in ("", badge_of("duke"))
    )

    assert bare != margot
    assert bare.copy(0, 0, 42, 20) == margot.copy(0, 0, 42, 20)
