"""Every lesson through the real window: by clicks, with wrong turns; one a game by keys."""

import os

import pytest
from PySide6.QtCore import Qt

from burgundy_desktop import games
from burgundy_desktop.boardkit.players import wear
from burgundy_desktop.desktop.learning import lesson_walk
from burgundy_desktop.desktop.learning.pupil import Pupil
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.trials.harness import harness
from burgundy_desktop.games import load
from burgundy_desktop.lessons.reading import load_lessons
from tests import thorough
from tests.desktop.fingers import KeyPlayer, assert_somewhere, strike, wait_for_window

LESSONS = {game_id: load_lessons(load(game_id)).lessons for game_id in games.found()}
LOOKS = [("en", (1280, 800)), ("hu", (1024, 700)), ("en", (1024, 700)), ("hu", (1280, 800))]
LARGEST_TEXT = 150


@pytest.fixture(scope="module")
def room(qapp):
    """One window for all: each lesson opens a table of its own."""
    before = (qapp.font(), qapp.palette(), qapp.style().name())
    with pytest.MonkeyPatch.context() as patch, harness(qapp) as room:
        patch.setattr(os, "fsync", lambda _: None)  # progress is kept at every move
        room.program.thinking.close()
        room.program.preferences.change(theme="light", pace="instant")
        room.window.show()
        yield room
        room.program.preferences.change(language="en")
    wear(())
    qapp.setStyleSheet("")
    qapp.setFont(before[0])
    qapp.setPalette(before[1])
    qapp.setStyle(before[2])


@pytest.mark.parametrize("game_id", LESSONS)
def test_every_lesson_is_played_by_clicks(room, game_id):
    wrong: list[str] = []
    for number, lesson in enumerate(LESSONS[game_id]):
        lesson_walk.wear(room, *LOOKS[number % len(LOOKS)])
        wrong += lesson_walk.of_lesson(
            Pupil(room.window), game_id, lesson.id, leaves=thorough.IS_LONG
        )

    assert wrong == []


@pytest.mark.parametrize("game_id", LESSONS)
def test_every_sentence_has_room_in_the_smallest_window_with_the_largest_text(room, game_id):
    lesson_walk.wear(room, "en", (1024, 700))
    room.program.preferences.change(text_size=LARGEST_TEXT)
    pupil, cut = Pupil(room.window), {}
    for lesson in LESSONS[game_id][:: thorough.one_in(1, 3)]:
        pupil.begin(game_id, lesson.id)
        panel, told = pupil.learning.panel, set()
        for language in ("hu", "en"):
            room.program.preferences.change(language=language)
            room.process_events()
            told.add(panel.sentence.text())
            if panel.wanted_height() > panel.height():
                cut[language, lesson.id] = panel.wanted_height(), panel.height()
            assert panel.width() <= room.window.width() / 3, lesson.id  # the table keeps two thirds
        assert len(told) == 2
    pupil.learning.leave()
    room.program.preferences.change(text_size=100)

    assert cut == {}


@pytest.mark.parametrize("game_id", LESSONS)
def test_a_lesson_of_each_game_by_keys_alone(room, game_id):
    lesson_walk.wear(room, "en", (1280, 800))
    room.window.activateWindow()
    wait_for_window(room.window)
    pupil, player = Pupil(room.window), KeyPlayer(room.window.table)
    lesson = next(one for one in LESSONS[game_id] if not one.handling)
    pupil.begin(game_id, lesson.id)

    while not pupil.page.is_over:
        number = pupil.page.number
        if pupil.course.step.expect:
            player.play(pupil.course.shown())
        elif pupil.course.step.waits_for:
            pupil.fulfil()
        else:
            strike(Qt.Key.Key_Space)
        pupil.wait()
        assert pupil.course.number == number
        assert_somewhere()
    strike(Qt.Key.Key_Space)
    ui_driver.wait_for(lambda: not pupil.page.is_over, "the next lesson")
    pupil.learning.leave()


def test_a_game_that_is_not_there_is_refused_before_a_window_opens(capsys):
    with pytest.raises(SystemExit) as ended:
        lesson_walk.main(["--window", "chess"])

    assert ended.value.code == 2
    assert "invalid choice: 'chess' (choose from" in capsys.readouterr().err
