"""The view of what else could have come, from the bar of the replay."""

import pytest
from PySide6.QtCore import QCoreApplication, QSize

from burgundy_desktop.ai.cases import Degrees
from burgundy_desktop.core.ids import Ply
from burgundy_desktop.desktop.match.thinking import Trouble
from burgundy_desktop.desktop.replay.temperature import TemperatureDialog
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.trials.harness import OTHERS, PERSON, replayed, whole_game
from burgundy_desktop.games import load
from tests.desktop.fitting import complaints

SEED = 4711


@pytest.fixture
def asked(program, monkeypatch):
    """In place of the opponents' process."""
    asked: list[object] = []

    def ask(question):
        asked.append(question)
        return len(asked)

    monkeypatch.setattr(program.thinking, "ask", ask)
    monkeypatch.setattr(program.thinking, "cancel", lambda: asked.append("cancelled"))
    return asked


@pytest.fixture
def look_back(window, store, asked):
    """A game on the table with its replay, at its end unless it goes on."""

    def at(game_id="castles", *, ply=40, goes_on=False):
        like = whole_game(game_id, 2, SEED)
        people, options = (PERSON, OTHERS[0]), load(game_id).info.options_for(2)
        session = store.begin(game_id, options, people, seed=SEED, strict=False)
        window.show_table(replayed(session, like, Ply(60) if goes_on else like.length))
        window.side.look_back()
        window.side.replay.go_to(ply)
        return window.side

    return at


def dialog_of(window):
    return next(iter(window.findChildren(TemperatureDialog)))


def rolls(worth):
    points = [worth.get(number, 0.0) for number in range(21)]
    return Degrees(tuple(points), (0.2,) * 21)


def test_a_roll_is_compared_with_all_others(look_back, window, program, asked):
    side = look_back()
    ui_driver.click(side.replay_bar.others)
    dialog = dialog_of(window)
    assert dialog.says.text() == "Measuring…"

    came = dialog.asked.outcomes.came
    program.thinking.answered.emit(len(asked), rolls({came: 1.5, 0: -2.0, 1: 0.3}))

    first, *_, last = [dialog.list.item(row).text() for row in range(dialog.list.count())]
    assert first.endswith(": +1.5 (± 0.4) – this one came")
    assert last == "1 + 1: −2.0 (± 0.4)"
    heats = dialog.map._heats
    assert [heats[1, 1].share, heats[1, 2].share] == [-1.0, 0.0]
    assert [code for code, heat in heats.items() if heat.came] == [
        dialog.asked.outcomes.codes[came]
    ]
    assert "came" in dialog.list.currentItem().text()


def test_a_card_is_compared_without_a_map(look_back, window, program, asked):
    side = look_back("castles_cards")
    ui_driver.click(side.replay_bar.others)
    dialog = dialog_of(window)
    count = len(dialog.asked.outcomes.codes)
    program.thinking.answered.emit(len(asked), Degrees((0.5,) * count, (0.1,) * count))

    assert dialog.list.count() == count
    assert not dialog.map.isVisibleTo(dialog)


@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("game_id", ["castles", "castles_cards"])
def test_it_fits_in_the_smallest_window(
    look_back, window, program, asked, grow, game_id, language, text_size
):
    grow(QSize(1024, 700))
    program.preferences.change(language=language, text_size=text_size)
    ui_driver.click(look_back(game_id).replay_bar.others)
    dialog = dialog_of(window)
    QCoreApplication.processEvents()
    assert list(complaints(dialog)) == []

    count = len(dialog.asked.outcomes.codes)
    worth = tuple(float(number - count / 2) for number in range(count))
    program.thinking.answered.emit(len(asked), Degrees(worth, (1.2,) * count))
    QCoreApplication.processEvents()

    assert list(complaints(dialog)) == []
    assert dialog.width() <= window.width()
    assert dialog.height() <= window.height()
    rows, room = dialog.list, dialog.list.viewport().rect()
    assert rows.sizeHintForColumn(0) <= room.width()
    came = rows.visualItemRect(rows.currentItem())
    assert room.top() <= came.top()
    assert came.bottom() <= room.bottom()


def test_it_is_offered_in_finished_games_with_rolls_or_draws_only(look_back):
    def offers(bar):
        return bar.others.isVisibleTo(bar)

    assert offers(look_back().replay_bar)
    assert not offers(look_back("caylus").replay_bar)
    assert not offers(look_back(goes_on=True).replay_bar)


def test_a_running_review_waits_meanwhile(look_back, window, asked):
    side = look_back()
    side.replay.review()
    assert side.replay.reviewing.is_running

    ui_driver.click(side.replay_bar.others)
    assert not side.replay.reviewing.is_running
    dialog_of(window).accept()

    assert side.replay.reviewing.is_running
    assert asked.count("cancelled") == 2
    side.replay.reviewing.stop()


def test_a_lost_process_is_told(look_back, window, program, asked):
    ui_driver.click(look_back().replay_bar.others)
    dialog = dialog_of(window)
    program.thinking.failed.emit(len(asked), Trouble.DIED)

    assert "could not be measured" in dialog.says.text()
