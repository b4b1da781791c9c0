"""Opponents, hints, reviews and exercises share one process: a newer question drops an older one,
and whoever asked that knows it.
"""

import queue

import pytest

from burgundy_desktop.ai.advice import Advice, Candidate
from burgundy_desktop.ai.cases import Judged
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.desktop.practice.drilling import Phase
from tests.desktop.conftest import ANNA, MARGOT
from tests.desktop.test_practising import keep_mistakes, stands, unknown

ADVICE = Advice((Candidate(0, 1, 0.5, 0.0),))
VERDICT = Judged(0, 0.0, 0.01, 0.0, 0.1)


@pytest.fixture
def thinking(program):
    """The opponents' process is silent: answers come when a test wants them."""
    thinking, orders = program.thinking, program.thinking._orders
    thinking._orders = queue.SimpleQueue()
    yield thinking
    thinking._orders = orders


@pytest.fixture
def side(window, thinking, a_game):
    """A casual game at a decision of Anna's, after some of hers."""
    window.show_table(a_game((ANNA, MARGOT)))
    while window.table.controller.session.match.cursor < 8:
        play_one(window.table, thinking)
    while not window.table.controller.may_choose:
        play_one(window.table, thinking)
    return window.side


def play_one(table, thinking):
    controller = table.controller
    if controller.may_choose:
        controller.submit(controller.position.legal[0])
    table.showing.skip()
    if controller.ai_requests.is_thinking:
        thinking.answered.emit(thinking.ticket, ADVICE)
        table.showing.skip()


def until_margot_thinks(controller):
    while controller.session.match.to_decide == Seat(0):
        controller.submit(controller.position.legal[0])
    assert controller.ai_requests.is_thinking


def test_an_opponent_whose_question_a_review_dropped_is_asked_again(side, thinking):
    controller = side.table.controller
    until_margot_thinks(controller)
    before = controller.session.match.cursor
    side.review.show()
    assert not controller.ai_requests.is_thinking

    side.replay.close()
    thinking.answered.emit(thinking.ticket, ADVICE)
    side.table.showing.skip()

    assert controller.session.match.cursor > before


def test_no_opponent_is_asked_while_somebody_looks_back_and_a_review_runs(side, thinking):
    controller = side.table.controller
    until_margot_thinks(controller)
    side.review.show()
    side.replay.to_start()
    side.replay.to_end()

    assert not controller.ai_requests.is_thinking
    thinking.answered.emit(thinking.ticket, VERDICT)
    assert side.replay.reviewing.progress[0] == 1


def test_a_review_goes_on_after_a_hint(side, thinking):
    reviewing = side.replay.reviewing
    side.review.show()
    side.review.page.put_away()
    side.table.controller.ask_hint()
    assert not reviewing.is_running

    thinking.answered.emit(thinking.ticket, ADVICE)

    assert reviewing.is_running
    thinking.answered.emit(thinking.ticket, VERDICT)
    assert reviewing.progress[0] == 1


def test_a_review_that_gave_way_can_be_stopped(side, thinking):
    reviewing = side.replay.reviewing
    side.review.show()
    side.table.controller.ask_hint()
    reviewing.stop()

    thinking.answered.emit(thinking.ticket, ADVICE)

    assert not reviewing.is_running


def test_a_hint_that_a_review_dropped_is_not_waited_for(side, thinking):
    side.table.controller.ask_hint()
    side.review.show()

    assert not side.table.controller.ai_requests.is_thinking
    assert side.replay.reviewing.is_running


def test_the_teacher_lets_a_review_run(side, thinking, program):
    program.preferences.change(teacher="strict")
    side.review.show()
    side.replay.to_start()
    side.replay.to_end()

    thinking.answered.emit(thinking.ticket, VERDICT)
    assert side.replay.reviewing.progress[0] == 1


def test_a_hint_ends_the_comparing_of_an_exercise(window, program, like, thinking):
    keep_mistakes(program, like, "0" * 32, range(1))
    window.practise()
    drilling = window.side.drilling
    window.table.controller.selection.choose(unknown(drilling))
    assert stands(drilling, Phase.JUDGED)

    window.table.controller.ask_hint()

    assert stands(drilling, Phase.ASKED)


def test_a_question_is_dropped_only_while_it_is_open(thinking):
    dropped: list[int] = []
    thinking.overtaken.connect(dropped.append)
    first = thinking.ask("an answered one")
    thinking.answered.emit(first, ADVICE)
    thinking.ask("a cancelled one")
    thinking.cancel()
    last = thinking.ask("a dropped one")
    thinking.ask("the newest")

    assert dropped == [last]
