"""Learn from your mistakes at the table: found, missed, shown, and back where one came from."""

import time
from datetime import timedelta

import attrs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from burgundy_desktop.ai.cases import TRIED
from burgundy_desktop.boardkit.targets import Offer
from burgundy_desktop.core.errors import NotSaved
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.review import Decision, decisions_of
from burgundy_desktop.desktop.match.take_back import Barrier
from burgundy_desktop.desktop.match.thinking import Trouble
from burgundy_desktop.desktop.practice import bar as practice_bar
from burgundy_desktop.desktop.practice.day import today
from burgundy_desktop.desktop.practice.drilling import Phase
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.trials.harness import OTHERS, PERSON, replayed
from burgundy_desktop.desktop.window import table_side
from burgundy_desktop.games import load
from burgundy_desktop.lessons.reading import load_lessons
from burgundy_desktop.storage.practice import PracticeStore

GAME, SEED, SOURCE = "castles_cards", 4711, "0" * 32
DAY = timedelta(days=1)


@pytest.fixture
def kept(program, like):
    """Four mistakes of a game of yesterday, the costliest first."""
    keep_mistakes(program, like, SOURCE, range(3))
    keep_mistakes(program, like, "another", range(3, 4))
    return program.practice


def keep_mistakes(program, like, source, numbers, people=(PERSON, OTHERS[0]), day=None):
    wide = [ply for ply in decisions_of(like) if len(choices(like, ply)) > 3]
    own = [ply for ply in wide if like.steps[ply].seat == 0]
    worst = [mistake(like, own[5 * number], number) for number in numbers]
    program.practice.take_in(like, people, source, worst, day or today() - DAY)


def choices(like, ply):
    return like.game.legal_moves(like.steps[ply - 1].state)


def mistake(like, ply, number):
    legal = choices(like, ply)
    played = legal.index(like.steps[ply].move)
    best = (played + 1) % len(legal)
    return Decision(ply, Seat(0), 0.0, played, best, 0.3 - 0.05 * number, 0.01, 8.0 - number, 1.0)


@pytest.fixture
def drilling(window, judges, kept):
    """The first of four exercises is on the table."""
    window.practise()
    return window.side.drilling


@pytest.fixture
def bar(window, drilling):
    return window.side.practice_bar


def attempt(window, move):
    window.table.controller.selection.choose(move)


def stands(drilling, phase):
    return drilling.phase is phase


def unknown(drilling):
    now = drilling.now
    legal = now.session.match.legal_moves()
    return next(move for move in legal if move not in {*now.best, now.played})


def test_the_library_says_how_many_are_due_and_its_key_asks_them(window, table, kept, judges):
    window.show_library()
    window.library._has_read_games = True
    window.show_library()
    assert window.top_bar.tools["practice"].text() == "Your mistakes: 4 due"

    QTest.keyClick(window, Qt.Key.Key_F3)

    assert window.is_at_table
    assert window.side.practice_bar.text.text().replace("\xa0", " ") == (
        "You gave 8 points away here. Find something better."
    )
    assert window.side.practice_bar.number.text() == "1 of 4"


def test_the_bar_is_as_high_as_its_sentence_though_it_was_narrow_before(drilling, bar):
    bar.resize(100, 60)
    tall = bar.text.height()

    bar.resize(1280, 60)

    assert tall > bar.text.height()
    assert bar.text.height() < 2 * bar.text.fontMetrics().lineSpacing()


def test_the_best_move_is_known_at_once(window, drilling, judges, bar):
    attempt(window, drilling.now.best[0])

    assert stands(drilling, Phase.RIGHT)
    assert not judges.asked
    assert "nothing better is known. It comes back in 3" in bar.text.text().replace("\xa0", " ")


def test_any_good_move_is_right_and_known_from_then_on(window, drilling, judges, program):
    move = unknown(drilling)
    attempt(window, move)
    (trial,) = judges.asked
    case, now = trial.case, drilling.now
    assert (case.legal[case.played], case.legal[case.best]) == (move, now.best[0])
    assert case.stage == TRIED
    assert case.observation == window.table.controller.position.observation

    judges.say(0.015)

    assert stands(drilling, Phase.RIGHT)
    assert drilling.now.best[-1] == move
    (stored,) = [one for one in program.practice.exercises if one.id == now.exercise.id]
    assert len(stored.best) == 2
    assert stored.card.box == 1


def test_a_better_move_becomes_the_best(window, drilling, judges, bar):
    move = unknown(drilling)
    attempt(window, move)

    judges.say(-0.04)

    assert drilling.now.best[0] == move
    assert bar.text.text().startswith("Even better")


def test_a_move_that_costs_comes_again_after_three_others(window, drilling, judges, bar):
    first = drilling.now.exercise.id
    attempt(window, unknown(drilling))
    judges.say(0.2)
    assert stands(drilling, Phase.WRONG)
    assert bar.text.text().replace("\xa0", " ").startswith("That costs about 8 points.")
    assert drilling.now.exercise.card.due == today() + DAY

    ui_driver.click(bar.buttons["again"])
    attempt(window, drilling.now.best[0])
    assert stands(drilling, Phase.RIGHT)
    assert drilling.now.exercise.card.box == 0

    asked = [first]
    while not stands(drilling, Phase.OVER):
        QTest.keyClick(window, Qt.Key.Key_Space)
        asked.append(drilling.now.exercise.id)
        drilling.show_me() if stands(drilling, Phase.ASKED) and len(asked) > 9 else None
        if stands(drilling, Phase.ASKED):
            attempt(window, drilling.now.best[0])
    assert asked[4] == first
    assert len(set(asked)) == 4
    assert "3 of 4" in bar.text.text().replace("\xa0", " ")


def test_what_was_missed_comes_again_by_its_number(window, drilling, bar):
    first = drilling.now.exercise.id
    drilling.show_me()
    drilling.skip()
    while drilling.now.exercise.id != first:
        drilling.skip()

    assert bar.number.text() == "1 of 4, once more"


def test_each_exercise_is_announced_with_its_number(window, drilling, bar, monkeypatch):
    said = []

    class Spoken(QAccessible):
        @staticmethod
        def updateAccessibility(event):
            said.append(event.message())

    monkeypatch.setattr(practice_bar, "QAccessible", Spoken)

    drilling.skip()

    assert said == [f"2 of 4. {drilling.text}"]


def test_an_answer_that_cannot_be_written_is_told_and_written_with_the_next(
    window, drilling, judges, bar, program, monkeypatch
):
    first, path = drilling.now.exercise, program.practice.path
    with monkeypatch.context() as full:
        full.setattr("burgundy_desktop.storage.practice.write_atomically", full_disk)
        attempt(window, drilling.now.best[0])
        assert window.status.left.text() == (
            "Your answer could not be saved. The next one saves it, too. "
            "The disk is full. Free some space."
        )
    ui_driver.click(bar.buttons["go_on"])
    attempt(window, drilling.now.best[0])

    kept = {one.id: one for one in PracticeStore(path).exercises}
    assert kept[first.id].card != first.card


def full_disk(*_, **__):
    raise NotSaved("disk_full")


def test_the_list_of_moves_has_the_place_of_the_log(window, judges, kept, store):
    options = load(GAME).info.options_for(2)
    window.show_table(store.begin(GAME, options, (PERSON, OTHERS[0]), seed=SEED, strict=False))
    log, moves = (window.docks[name] for name in ("log", "moves"))
    ui_driver.wait_for(lambda: log.height() > 0 and moves.isVisible(), "the docks")
    top, bottom = log.y(), moves.geometry().bottom()

    window.practise()
    assert not log.isVisible()
    assert not window.actions_by_name["log"].isChecked()
    ui_driver.wait_for(lambda: moves.y() == top, "the list of moves")
    window.side.drilling.skip()
    assert not log.isVisible()

    window.side.drilling.leave()
    assert log.isVisible()
    ui_driver.wait_for(lambda: (log.y(), moves.geometry().bottom()) == (top, bottom), "the log")


def test_the_log_is_there_again_in_the_next_game(window, drilling, program, store):
    assert not window.docks["log"].isVisible()

    window.show_library()
    assert not window.docks["moves"].isVisible()
    options = load(GAME).info.options_for(2)
    window.show_table(store.begin(GAME, options, (PERSON, OTHERS[0]), seed=SEED, strict=False))

    assert window.docks["log"].isVisible()


def test_what_was_played_then_costs_what_is_known(window, drilling, judges, bar):
    attempt(window, drilling.now.played)

    assert stands(drilling, Phase.WRONG)
    assert not judges.asked
    assert (
        bar.text.text()
        .replace("\xa0", " ")
        .startswith("That is what you played: it cost about 8 points.")
    )


def test_nothing_is_played_or_saved(window, drilling, judges, program, store):
    controller = window.table.controller
    attempt(window, unknown(drilling))
    judges.say(0.0)

    assert controller.session.match.length == 0
    assert controller.barrier is Barrier.START
    assert not store.library.entries()
    assert not window.actions_by_name["save_as"].isEnabled()
    assert not window.actions_by_name["replay"].isEnabled()


def test_comparing_can_be_stopped(window, drilling, judges, bar):
    attempt(window, unknown(drilling))
    assert stands(drilling, Phase.JUDGED)

    QTest.keyClick(window, Qt.Key.Key_Escape)

    assert stands(drilling, Phase.ASKED)
    assert judges.cancelled
    judges.say(0.2)
    assert stands(drilling, Phase.ASKED)


def test_a_lost_process_is_no_mistake(window, drilling, judges, program, bar):
    before = drilling.now.exercise
    attempt(window, unknown(drilling))

    program.thinking.failed.emit(len(judges.asked), Trouble.DIED)

    assert bar.text.text().startswith("This move could not be compared.")
    assert drilling.now.exercise == before


def test_who_is_shown_the_better_move_has_not_found_it(window, drilling, bar):
    best, first = drilling.now.best[0], drilling.now.exercise.id
    ui_driver.click(bar.buttons["show_me"])

    assert bar.text.text().startswith("Better: ")
    assert window.table.around._advised == best
    assert drilling.now.exercise.card.box == 0
    assert drilling.now.exercise.card.tried == 1
    ui_driver.click(bar.buttons["go_on"])
    assert drilling.now.exercise.id != first


def test_the_move_that_was_shown_does_not_glow_in_the_game_to_which_one_returns(
    window, drilling, bar, store, like
):
    now = drilling.now
    ui_driver.click(bar.buttons["show_me"])
    window.show_library()
    game, people = like.game.info, (PERSON, OTHERS[0])
    session = store.begin(game.id, game.options_for(2), people, seed=SEED, strict=False)
    window.show_table(replayed(session, like, now.exercise.ply))

    table, best = window.table, now.best[0]
    assert best in table.controller.position.legal
    glowing = {
        item.place.target for item in table.scene.target_items if item.offer is not Offer.NONE
    }
    assert glowing > set(best.targets)


def test_skipping_changes_nothing_and_never_again_means_it(window, drilling, bar, program):
    first = drilling.now.exercise
    ui_driver.click(bar.buttons["skip"])
    assert first in program.practice.exercises
    second = drilling.now.exercise

    ui_driver.click(bar.buttons["never"])

    assert drilling.now.exercise.id not in {first.id, second.id}
    window.practise()
    assert drilling.progress[1] == 3


def test_with_nothing_due_a_sentence_says_so(window, judges, program, monkeypatch):
    said = []
    monkeypatch.setattr(table_side, "notice", lambda *words: said.append(words[1:]))
    program.practice.path.parent.mkdir(parents=True, exist_ok=True)
    program.practice.path.write_bytes(b"{")

    window.practise()

    ((title, text),) = said
    assert title == "Learn from your mistakes"
    assert text.startswith("Nothing to repeat today.")
    assert text.endswith("It is kept beside the new one.")
    assert not window.is_at_table


@pytest.mark.parametrize(("days", "when"), [(1, "tomorrow"), (3, "in 3 days")])
def test_with_nothing_due_it_says_when_the_next_one_comes(window, kept, monkeypatch, days, when):
    """Whoever has just reviewed a game would think that nothing was kept of it."""
    said = []
    monkeypatch.setattr(table_side, "notice", lambda *words: said.append(words[2]))
    for number, one in enumerate(kept.exercises):
        card = attrs.evolve(one.card, box=1, due=today() + (days if number else 3) * DAY)
        kept.replace(attrs.evolve(one, card=card))

    window.practise()

    assert said == [f"Nothing to repeat today. The next mistake comes back {when}."]


def test_the_review_of_a_game_leads_to_its_mistakes_and_back(window, judges, program, store, like):
    session = store.begin(GAME, like.options, (PERSON, OTHERS[0]), seed=SEED, strict=False)
    window.show_table(replayed(session, like, like.length))
    store.keep(window.table.controller.session)
    side, identity = window.side, session.header.id
    keep_mistakes(program, like, identity, range(2))
    side.look_back()
    side.replay.reviewing._due.clear()
    side.replay.reviewing._unweighed.clear()
    side.replay.reviewing._again = side.replay.reviewing._due
    side.replay.is_reviewed = True
    side.replay.reviewing.changed.emit()
    row = side.replay_bar.review_row
    assert row.learn.text() == "Learn from 2 mistakes"

    ui_driver.click(row.learn)
    assert side.drilling.progress == (1, 2)
    assert not side.replay.is_open
    ui_driver.click(side.practice_bar.buttons["leave"])

    assert not side.drilling.is_open
    assert window.table.controller.session.header.id == identity


def test_a_lesson_and_an_exercise_lead_back_to_the_game_before_both(window, judges, kept, store):
    options = load(GAME).info.options_for(2)
    both = [
        store.begin(GAME, options, (PERSON, OTHERS[0]), seed=seed, strict=False) for seed in (1, 2)
    ]
    learning, drilling = window.side.learning, window.side.drilling
    for game in both:
        window.show_table(game)
        learning.begin_first(GAME)
        window.practise()
        drilling.leave()
        assert window.table.controller.session.header.id == game.header.id

        window.practise()
        window.side.learning.begin(GAME, first_lesson())
        learning.leave()
        assert window.table.controller.session.header.id == game.header.id


def first_lesson():
    return load_lessons(load(GAME)).lessons[0].id


def test_a_position_that_somebody_broke_is_not_asked(window, judges, kept):
    first = kept.due(today(), lambda _: True)[0]
    kept.replace(attrs.evolve(first, position={}))

    window.practise()

    assert window.side.drilling.now.exercise.id != first.id
    assert len(kept.due(today(), lambda _: True)) == 3


def test_leaving_for_the_library_puts_the_bar_away(window, drilling):
    window.show_library()

    assert not drilling.is_open
    assert not window.is_at_table


def test_a_drill_goes_on_when_nothing_else_is_due(window, judges, program, like, monkeypatch):
    monkeypatch.setattr(table_side, "notice", lambda *_: None)
    keep_mistakes(program, like, SOURCE, range(2), day=today())
    window.practise(SOURCE)
    first = window.side.drilling.now.exercise.id

    QTest.keyClick(window, Qt.Key.Key_F3)
    ui_driver.click(window.side.practice_bar.buttons["skip"])

    assert window.side.drilling.now.exercise.id != first


@pytest.fixture
def clock_of(monkeypatch):
    def live_in(place):
        monkeypatch.setenv("TZ", place)
        time.tzset()
        return today()

    yield live_in
    monkeypatch.undo()
    time.tzset()


def test_the_day_is_that_of_the_local_calendar(clock_of):
    """The two ends of the date line are 26 hours apart."""
    east, west = clock_of("Pacific/Kiritimati"), clock_of("Etc/GMT+12")

    assert east - west in {DAY, 2 * DAY}


def test_a_hint_is_help(window, drilling):
    hint = drilling.now.session.match.legal_moves()[0]

    window.table.controller.ai_requests.hint_ready.emit(((hint, None),))

    assert drilling.now.exercise.card.tried == 1
