"""The review of a finished game in the window: judged one by one, kept, and told at the table."""

import json

import attrs
import pytest
from PySide6.QtWidgets import QLabel

from burgundy_desktop.ai.cases import DEEP, QUICK, Judged
from burgundy_desktop.core.errors import NotSaved
from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.core.luck import revealing
from burgundy_desktop.core.review import Kind, decisions_of
from burgundy_desktop.core.scores import ScoreSheet
from burgundy_desktop.desktop.match.thinking import Trouble, Weighing
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.trials.harness import OTHERS, PERSON, replayed, whole_game
from burgundy_desktop.games import load
from burgundy_desktop.storage.folders import review_name
from burgundy_desktop.storage.reviews import Found, ReviewStore
from tests import thorough
from tests.desktop.conftest import ANNA, BLUE
from tests.desktop.judges import LUCKY

GAME = "castles_cards"
"""That of `like`."""


@pytest.fixture
def opened(looked_back):
    """A finished game on the table, with its replay."""
    return looked_back


def test_every_decision_is_judged_the_persons_first_and_the_costliest_again(opened, judges, like):
    judges.costs = {number: (0.01 * number, 0.001) for number in range(30)}
    ui_driver.click(opened.replay_bar.review)
    judges.judge_all(opened.replay.reviewing)

    found = opened.replay.reviewing.decisions
    assert [one.ply for one in found] == decisions_of(like)
    stages = [trial.case.stage for trial in judges.asked]
    assert stages == [QUICK] * len(found) + [DEEP] * 12
    persons = sum(like.steps[ply].seat == 0 for ply in decisions_of(like))
    assert all(trial.case.observation.seat == 0 for trial in judges.asked[:persons])
    assert opened.replay.reviewing.is_done


def test_the_end_of_a_game_leads_to_its_review(opened, judges):
    opened.ceremony.show_last()
    ui_driver.click(opened.ceremony.page.buttons.review)

    assert not opened.ceremony.is_shown
    assert opened.replay.reviewing.is_running
    assert len(judges.weighed) == 1
    opened.replay.reviewing.stop()


def test_what_was_found_is_told_and_marked(opened, judges, table):
    judges.costs = {3: (0.2, 0.01)}
    opened.replay.review()
    for _ in range(4):
        judges.judge()
    bar = opened.replay_bar
    (mistake,) = bar.review_row.mistakes
    assert bar.slider._marks == {mistake.ply: "??"}

    ui_driver.click(bar.review_row.after)

    assert opened.replay.ply == mistake.ply
    assert "Blunder: it cost about 2.0 points (± 0.2). Better: " in table.prompt_bar.text
    opened.replay.reviewing.stop()


def test_the_setting_says_what_makes_a_mistake(opened, judges, program):
    judges.costs = {3: (0.06, 0.001)}
    opened.replay.review()
    for _ in range(4):
        judges.judge()
    row = opened.replay_bar.review_row
    assert [one.kind for one in row.mistakes] == [Kind.MISTAKE]

    program.preferences.change(judge_by="points")
    assert [one.kind for one in row.mistakes] == [Kind.INACCURACY]
    assert set(opened.replay_bar.slider._marks.values()) == {"○"}
    opened.replay.reviewing.stop()


def test_a_one_sided_game_without_mistakes_falls_back_to_points_and_says_so(
    opened, judges, monkeypatch, window
):
    reviewing = opened.replay.reviewing
    monkeypatch.setattr(ScoreSheet, "lead", 10)
    judges.points_a_win, judges.costs = 1000.0, {3: (0.004, 0.0001)}
    opened.replay.review()
    assert not reviewing.falls_back
    judges.judge_all(reviewing)

    window.side.review.show()
    assert reviewing.falls_back
    assert [one.kind for one in reviewing.decisions].count(Kind.BLUNDER) == 1
    said = window.side.review.page.points.findChildren(QLabel)
    assert "A one-sided game: judged by points" in [label.text() for label in said]
    assert window.side.review.page.points.cards[0].isVisible()


def test_a_review_goes_on_where_it_was_stopped_and_is_known_later(opened, judges, window):
    session = window.table.controller.session
    opened.replay.review()
    for _ in range(10):
        judges.judge()
    ui_driver.click(opened.replay_bar.review_row.go_on)
    assert not opened.replay.reviewing.is_running
    assert judges.cancelled
    asked = len(judges.asked)

    window.show_table(session)
    assert len(opened.replay.reviewing.decisions) == 10
    assert opened.replay_bar.review_row.isVisibleTo(opened.replay_bar)
    ui_driver.click(opened.replay_bar.review_row.go_on)
    assert len(judges.asked) == asked + 1
    judges.judge_all(opened.replay.reviewing)
    window.show_library()
    window.show_table(session)

    assert opened.replay.reviewing.is_done
    assert "accuracy 100" in opened.replay_bar.review_row.text.text()


def test_a_review_interrupted_anywhere_finds_the_same(opened, judges, store):
    """While luck is measured, at a glance, and closely."""
    reviewing, session = opened.replay.reviewing, opened.table.controller.session

    def tell():
        question = judges.last
        is_luck = isinstance(question, Weighing)
        share = 0.0 if is_luck else 0.01 * (len(question.case.legal) % 7)
        verdict = Judged(0, share, 0.001, 10 * share, 0.01)
        judges.thinking.answered.emit(judges.ticket, LUCKY if is_luck else verdict)

    opened.replay.review()
    while reviewing.is_running:
        tell()
    whole = reviewing.decisions, reviewing.luck
    asked = judges.ticket
    (store.folders.reviews / review_name(session.review_id)).unlink()

    interrupted = 0
    reviewing.begin(session)
    reviewing.run()
    while not reviewing.is_done:
        tell()
        if reviewing.is_running and judges.ticket % thorough.one_in(1, 6) == 0:
            interrupted += 1
            reviewing.begin(session)
            reviewing.run()

    assert (reviewing.decisions, reviewing.luck) == whole
    assert judges.ticket - asked == asked + interrupted, "each time one question is lost"


def test_other_eyes_see_the_mistakes_of_their_seat(opened, judges):
    judges.costs = {3: (0.2, 0.01), 70: (0.06, 0.01)}
    opened.replay.review()
    judges.judge_all(opened.replay.reviewing)
    row = opened.replay_bar.review_row
    (own,) = row.mistakes
    assert row.text.accessibleName().startswith("Anna: accuracy ")
    assert row.text.accessibleName().endswith("1 blunder")

    opened.replay_bar.eyes.activated.emit(1)

    (other,) = row.mistakes
    assert (own.seat, other.seat) == (0, 1)
    assert row.text.accessibleName().startswith("Margot: accuracy ")
    assert opened.replay_bar.slider._marks == {other.ply: "?"}


def test_a_lost_process_keeps_what_was_found(opened, judges, program):
    opened.replay.review()
    judges.judge()
    program.thinking.failed.emit(judges.ticket, Trouble.DIED)

    row = opened.replay_bar.review_row
    assert "is kept" in row.text.text()
    assert row.go_on.text() == "Try again"
    ui_driver.click(row.go_on)
    judges.judge_all(opened.replay.reviewing)
    assert opened.replay.reviewing.is_done


def test_a_lost_process_says_nothing_of_the_next_game(opened, judges, program, window, at_its_end):
    opened.replay.review()
    judges.judge()
    program.thinking.failed.emit(judges.ticket, Trouble.DIED)

    at_its_end()
    window.side.look_back()

    row = opened.replay_bar.review_row
    assert "stopped" not in row.text.text()
    assert row.go_on.text() == "Go on"


def test_of_a_game_that_goes_on_no_other_seat_is_judged(opened, judges, window):
    window.table.controller.undo()
    viewer = window.table.controller.position.viewer

    assert not window.table.controller.session.match.is_over
    assert not opened.replay.is_open
    opened.look_back()
    judges.asked.clear()
    opened.replay.review()
    judges.judge_all(opened.replay.reviewing)
    assert {question.case.observation.seat for question in judges.asked} == {viewer}
    assert not opened.replay_bar.review.isVisibleTo(opened.replay_bar)


def test_a_review_ends_with_the_end_that_is_taken_back_under_a_closed_replay(
    opened, judges, window
):
    judges.costs = dict.fromkeys(range(90), (0.2, 0.01))
    opened.replay.review()
    judges.judge_all(opened.replay.reviewing)
    opened.replay.close()
    window.table.controller.undo()

    window.side.step(forward=False)

    for _ in range(4):
        assert "Better" not in window.table.prompt_bar.text
        opened.replay.back()
    assert not opened.replay.is_reviewed
    assert opened.replay.reviewing.decisions == []


def test_no_person_is_told_what_another_one_at_the_screen_had_judged(window, store, judges):
    """The better move would show what they hold."""
    people, like = (ANNA, BLUE, OTHERS[0]), whole_game("pillars", 3, 4711)
    session = store.begin("pillars", like.options, people, seed=4711, strict=False)
    window.show_table(replayed(session, like, 40))
    table, replay = window.table.controller, window.side.replay
    told: list[set[Seat]] = []
    for seat in (Seat(0), Seat(1)):
        while table.covered_for is not None or table.session.match.to_decide != seat:
            if table.covered_for is not None:
                table.uncover()
            else:
                table.submit(table.session.match.legal_moves()[0])
        judges.asked.clear()
        window.side.review.show()
        judges.judge_all(replay.reviewing)
        told.append({one.seat for one in replay.reviewing.decisions})
        of_others = [ply for ply in range(1, 40) if session.match.steps[ply].seat != seat]
        assert not any(map(replay.reviewing.of, of_others))
        replay.back_to_now()

    assert told == [{Seat(0)}, {Seat(1)}]


def test_no_decision_that_was_taken_back_is_one_so_far(opened, judges, window):
    table = window.table.controller
    for _ in range(3):
        table.undo()
    opened.look_back()
    opened.replay.review()
    judges.judge_all(opened.replay.reviewing)

    found = opened.replay.reviewing.decisions
    assert found
    assert max(one.ply for one in found) <= table.session.match.cursor
    assert opened.replay.reviewing.luck == []


def test_luck_is_measured_first_and_kept(opened, judges, window, like):
    session = window.table.controller.session
    opened.replay.review()
    assert opened.replay_bar.review_row.text.text().startswith("Measuring luck: 0 of ")
    judges.weigh()
    assert not opened.replay.reviewing.measures_luck
    assert not opened.replay.reviewing.decisions
    window.show_library()
    window.show_table(session)

    found = opened.replay.reviewing.luck
    assert [one.ply for one in found] == revealing(like)
    assert {one.points for one in found} == {LUCKY.points}


def test_a_review_from_before_luck_keeps_its_verdicts(opened, judges, program, like):
    opened.replay.review()
    judges.judge_all(opened.replay.reviewing)
    reviews = ReviewStore(program.store.folders.reviews)
    identity = opened.table.controller.session.header.id
    known = reviews.read(identity, like)
    (path,) = program.store.folders.reviews.iterdir()
    data = json.loads(path.read_bytes())
    del data["luck"]
    path.write_bytes(json.dumps(data | {"format": 1}).encode())

    assert reviews.read(identity, like) == Found(known.decisions, {})


def test_luck_of_another_game_or_seats_is_no_luck(opened, judges, program, like):
    opened.replay.review()
    judges.weigh()
    opened.replay.reviewing.stop()
    reviews = ReviewStore(program.store.folders.reviews)
    identity = opened.table.controller.session.header.id
    found = reviews.read(identity, like).luck
    first, second, third = list(found)[:3]
    found[first] = attrs.evolve(found[first], digest=found[second].digest)
    luck = found[second].luck
    found[second] = attrs.evolve(found[second], luck=attrs.evolve(luck, points=(1.0, 1.0, 1.0)))
    found[third] = attrs.evolve(found[third], luck=attrs.evolve(luck, points=(1.0, float("nan"))))
    reviews.write(identity, like, Found({}, found))

    assert set(reviews.read(identity, like).luck) == set(found) - {first, second, third}


def test_a_broken_file_is_no_review_and_another_end_keeps_the_rest(opened, judges, program, like):
    opened.replay.review()
    judges.judge_all(opened.replay.reviewing)
    identity = opened.table.controller.session.header.id
    (path,) = program.store.folders.reviews.iterdir()

    other = type(like)(like.game, like.options, like.seed)
    for step in like.steps[1:41]:
        other.play(step.move)
    reviews = ReviewStore(program.store.folders.reviews)
    kept = reviews.read(identity, other)
    assert set(kept.decisions) == {ply for ply in decisions_of(like) if ply <= 40}

    path.write_bytes(b"{]")
    assert reviews.read(identity, like) == Found()


def test_verdicts_of_other_tables_are_found_again(opened, judges, program, like, monkeypatch):
    opened.replay.review()
    judges.judge_all(opened.replay.reviewing)
    reviews = ReviewStore(program.store.folders.reviews)
    identity = opened.table.controller.session.header.id
    assert reviews.read(identity, like)

    corrected = attrs.evolve(like.game.info, own_tables={"cards.toml": "1f"})
    monkeypatch.setattr(like, "game", attrs.evolve(like.game, info=corrected))

    assert reviews.read(identity, like) == Found()


def test_closing_the_window_keeps_what_was_found(opened, judges, program, window, like):
    identity = window.table.controller.session.header.id
    opened.replay.review()
    for _ in range(3):
        judges.judge()

    window.close()

    reviews = ReviewStore(program.store.folders.reviews)
    assert len(reviews.read(identity, like).decisions) == 3


def test_only_forced_moves_leave_nothing_to_review(opened, judges, monkeypatch):
    monkeypatch.setattr("burgundy_desktop.desktop.replay.reviewing.is_decision", lambda *_: False)
    opened.replay.reviewing.begin(opened.table.controller.session)
    opened.replay.review()
    judges.weigh()

    assert opened.replay.reviewing.is_done
    assert not judges.asked
    assert opened.replay_bar.review_row.text.text().startswith("Only forced moves")


def test_a_move_without_a_verdict_says_what_happened_alone(opened):
    opened.replay.go_to(5)

    assert opened.told.said("Anna took a card.", Ply(5)) == "Anna took a card."


def test_mistakes_of_persons_come_back_once_all_was_looked_at(opened, judges, program):
    judges.costs = {3: (0.2, 0.01), 5: (0.06, 0.01), 6: (0.03, 0.01), 70: (0.2, 0.01)}
    opened.replay.review()
    while opened.replay.reviewing.is_running:
        assert not program.practice.exercises
        judges.judge()

    session, found = opened.table.controller.session, opened.replay.reviewing.decisions
    wrong = sorted((one for one in found if one.share > 0.05), key=lambda one: -one.share)
    own = [one.ply - 1 for one in wrong if one.seat == 0]
    assert len(own) == 2
    assert [one.ply for one in program.practice.exercises] == own
    assert {one.source for one in program.practice.exercises} == {session.header.id}


def _full_disk(*_, **__):
    raise NotSaved("disk_full")


def test_a_full_disk_is_told_on_the_page_and_nothing_found_is_lost(
    opened, judges, window, store, like, monkeypatch, program
):
    session, reviewing = window.table.controller.session, opened.replay.reviewing
    judges.costs = {3: (0.2, 0.01)}
    with monkeypatch.context() as full:
        full.setattr(ReviewStore, "write", _full_disk)
        window.side.review.show()
        judges.judge_all(reviewing)
        header = window.side.review.page.header
        assert header.state.text() == (
            "The disk is full. Free some space. Everything found is kept until the program ends."
        )
        assert header.stop.isVisible()
        assert header.stop.text() == opened.replay_bar.review_row.go_on.text() == "Save again"
        found = reviewing.decisions

        people, options = (PERSON, OTHERS[0]), load(GAME).info.options_for(2)
        window.show_table(store.begin(GAME, options, people, seed=1, strict=False))
        assert reviewing.unsaved is None
        window.show_table(session)
        window.side.review.show()
        assert reviewing.decisions == found
        assert reviewing.is_done
        assert not reviewing.is_running

    ui_driver.click(header.stop)

    assert reviewing.unsaved is None
    assert not header.state.isVisible()
    kept = ReviewStore(program.store.folders.reviews).read(session.review_id, session.match)
    assert [kept.decisions[one.ply].decision for one in found] == found
