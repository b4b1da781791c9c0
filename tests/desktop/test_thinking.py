"""The opponents' process, seen from the window: thinking, cancelled, and dead."""

import os
import signal
import threading

import pytest

from burgundy_desktop.ai.client import Client
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.desktop.match import thinking as module
from burgundy_desktop.desktop.match.thinking import Question, Thinking
from burgundy_desktop.games import load

QUICK, SLOW = "apprentice", "search-999999999"


@pytest.fixture(autouse=True, scope="module")
def opponents_that_stay():
    """None: each test has a process of its own."""


@pytest.fixture
def thinking(qapp):
    thinking = Thinking()
    yield thinking
    thinking.close()


@pytest.fixture
def question():
    """The first question of a new game."""
    game = load("castles")
    state = game.start(game.info.options_for(2), Chance.from_seed(1), SILENT)

    def ask(level, seed=1):
        seat = game.to_decide(state)
        assert seat is not None
        observation = game.observe(state, seat)
        return Question("castles", observation, tuple(game.legal_moves(state)), level, seed)

    return ask


def end_process(thinking):
    os.kill(thinking.process_id, signal.SIGKILL)


def test_a_question_is_answered_with_its_ticket(thinking, question, qtbot):
    with qtbot.waitSignal(thinking.answered) as answered:
        ticket = thinking.ask(question(QUICK))

    assert answered.args[0] == ticket
    assert 0 <= answered.args[1].move < len(question(QUICK).legal)


def test_a_new_order_ends_the_wait_for_an_answer(thinking, question, qtbot, monkeypatch):
    monkeypatch.setattr(module, "LISTEN_SECONDS", 60.0)
    with qtbot.waitSignal(thinking.answered):
        thinking.ask(question(QUICK))
    thinking.ask(question(SLOW))

    with qtbot.waitSignal(thinking.answered) as answered:
        ticket = thinking.ask(question(QUICK))

    assert answered.args[0] == ticket


def test_the_process_starts_unasked_once_the_window_had_its_head_start(monkeypatch, qapp, qtbot):
    monkeypatch.setattr(module, "HEAD_START_SECONDS", 0.0)
    thinking = Thinking()

    qtbot.waitUntil(lambda: thinking.process_id is not None)

    thinking.close()


def test_the_same_question_gets_the_same_answer(thinking, question, qtbot):
    moves = []
    for _ in range(2):
        with qtbot.waitSignal(thinking.answered) as answered:
            thinking.ask(question(QUICK, seed=5))
        moves.append(answered.args[1].move)

    assert moves[0] == moves[1]


def test_asking_never_makes_the_window_wait(thinking, question, monkeypatch):
    """Even if the process reads nothing and writing to it blocks."""
    listens, waited = threading.Event(), []
    monkeypatch.setattr(Client, "ask", lambda *_: waited.append(listens.wait(20)))

    thinking.ask(question(SLOW))
    thinking.cancel()

    assert waited == []
    listens.set()


def test_a_cancelled_question_is_not_answered_and_the_next_one_is(thinking, question, qtbot):
    tickets = []
    thinking.answered.connect(lambda ticket, _: tickets.append(ticket))
    thinking.ask(question(SLOW))
    qtbot.wait(300)

    thinking.cancel()
    with qtbot.waitSignal(thinking.answered):
        ticket = thinking.ask(question(QUICK))

    assert tickets == [ticket]


def test_cancelling_tells_of_the_question_that_waited_and_of_no_other(thinking, question, qtbot):
    told: list[int] = []
    thinking.cancelled.connect(told.append)
    thinking.cancel()
    assert told == []

    ticket = thinking.ask(question("duke"))
    thinking.cancel()
    thinking.cancel()

    assert told == [ticket]


def test_a_newer_question_replaces_the_one_before(thinking, question, qtbot):
    thinking.ask(question(SLOW))

    with qtbot.waitSignal(thinking.answered) as answered:
        ticket = thinking.ask(question(QUICK))

    assert answered.args[0] == ticket


def test_a_process_that_died_is_started_again_and_asked_again(thinking, question, qtbot):
    with qtbot.waitSignal(thinking.answered):
        thinking.ask(question(QUICK))
    first = thinking.process_id
    end_process(thinking)

    with qtbot.waitSignal(thinking.answered) as answered:
        ticket = thinking.ask(question(QUICK))

    assert answered.args[0] == ticket
    assert thinking.process_id != first


def test_a_process_that_dies_while_it_thinks_is_asked_again(thinking, question, qtbot):
    thinking.ask(question(SLOW))
    qtbot.waitUntil(lambda: thinking.process_id is not None)
    first = thinking.process_id
    qtbot.wait(300)

    end_process(thinking)

    qtbot.waitUntil(lambda: thinking.process_id not in {None, first})


def test_when_it_dies_again_the_window_is_told(thinking, question, qtbot, monkeypatch):
    monkeypatch.setattr(module, "ATTEMPTS", 1)
    thinking.ask(question(SLOW))
    qtbot.waitUntil(lambda: thinking.process_id is not None)
    qtbot.wait(300)

    with qtbot.waitSignal(thinking.failed):
        end_process(thinking)


def test_closing_ends_the_process(qapp, question, qtbot):
    thinking = Thinking()
    with qtbot.waitSignal(thinking.answered):
        thinking.ask(question(QUICK))
    process = thinking.process_id

    thinking.close()

    with pytest.raises(ProcessLookupError):
        os.kill(process or 0, 0)
