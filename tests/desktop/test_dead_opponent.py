"""When the opponents' process gives up, the player is told in a sentence and can go on."""

import contextlib
import os
import signal

import pytest

from burgundy_desktop.desktop.match import thinking, troubles
from burgundy_desktop.desktop.match.thinking import Thinking, Trouble
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.trials.harness import replayed, whole_game
from burgundy_desktop.games import load
from tests.desktop.conftest import ANNA, MARGOT

LONG = 60.0


@pytest.fixture(autouse=True, scope="module")
def opponents_that_stay():
    """None: each test has a process of its own."""


@pytest.fixture
def told(monkeypatch):
    """What the player was told; the answer is always *Try again*."""
    notices = []

    def agree(parent, title, text, *, way_on=""):
        notices.append((title, text, way_on))
        return True

    monkeypatch.setattr(troubles, "notice", agree)
    return notices


def test_the_player_is_told_and_can_let_it_try_again(window, a_game, told):
    window.show_table(a_game(seats=(MARGOT, ANNA), seed=2))
    controller = window.table.controller
    ui_driver.wait_for(
        lambda: controller.ai_requests.is_thinking or controller.may_choose, "a question"
    )

    controller.ai_requests.give_up(controller.ai_requests._ticket)
    ui_driver.wait_until_asked(window)

    assert told[0][0] == "The opponent is not responding"
    assert told[0][2] == "Try again"
    assert controller.position.to_decide == 1


class TestAnOpponentThatIsLeftAlone:
    """The notice is closed; the bar says so until the opponent is asked again."""

    @pytest.fixture
    def left_alone(self, window, a_game, monkeypatch):
        monkeypatch.setattr(troubles, "notice", lambda *_, **__: False)
        window.show_table(a_game(seats=(MARGOT, ANNA), seed=2))
        requests = window.table.controller.ai_requests
        assert requests.is_thinking
        requests.give_up(requests._ticket)
        return window.table

    def test_the_bar_asks_it_again(self, window, left_alone):
        bar = left_alone.prompt_bar
        assert bar.text == "Margot is not responding."
        (again,) = bar.buttons
        assert again.text() == "Try again"

        ui_driver.click(again)
        assert bar.text == "Margot is thinking…"
        assert not bar.buttons
        ui_driver.wait_until_asked(window)

        assert left_alone.controller.position.to_decide == 1

    def test_asking_it_in_another_way_ends_the_offer(self, window, left_alone):
        assert left_alone.prompt_bar.buttons

        left_alone.controller.ask_again()

        assert left_alone.prompt_bar.text == "Margot is thinking…"
        assert not left_alone.prompt_bar.buttons
        ui_driver.wait_until_asked(window)


def test_a_hint_without_an_answer_leaves_the_question_as_it_is(window, a_game, monkeypatch):
    monkeypatch.setattr(troubles, "notice", lambda *_, **__: False)
    window.show_table(a_game(seats=(ANNA, MARGOT), seed=2))
    ui_driver.wait_until_asked(window)
    controller, bar = window.table.controller, window.table.prompt_bar
    before = bar.text, [button.text() for button in bar.buttons]

    controller.ask_hint()
    controller.ai_requests.give_up(controller.ai_requests._ticket)

    assert (bar.text, [button.text() for button in bar.buttons]) == before
    assert window.table.takes_hint


@pytest.mark.parametrize("trouble", Trouble)
def test_each_trouble_has_its_sentence(window, told, trouble):
    window.table.controller.ai_requests.failed.emit(trouble)

    assert told[0][1].endswith(".")


class TestAStoppedProcess:
    """Stopped with SIGSTOP, it neither answers nor ends."""

    @pytest.fixture
    def impatient(self, monkeypatch):
        """A program whose timeout is set after its process has started."""
        monkeypatch.setattr(thinking, "Thinking", lambda app: Thinking(app, patience=LONG))

    @pytest.fixture
    def thinking(self, impatient, window):
        return window.program.thinking

    @pytest.fixture
    def stopped(self, window, thinking, a_game):
        """A game at a person's decision, with a stopped opponents' process; that process."""
        window.show_table(a_game(seats=(ANNA, MARGOT), seed=2))
        ui_driver.wait_until_asked(window)
        controller = window.table.controller
        controller.ask_hint()
        ui_driver.wait_for(lambda: not controller.ai_requests.is_thinking, "a hint", LONG)
        process = thinking.process_id
        os.kill(process, signal.SIGSTOP)
        return process

    def test_the_window_says_so_and_a_new_one_answers(self, window, thinking, stopped, told):
        thinking._courier.client._patience = 0.2
        controller = window.table.controller
        hints: list[object] = []
        controller.ai_requests.hint_ready.connect(hints.append)

        controller.ask_hint()
        ui_driver.wait_for(lambda: bool(told), "the notice", LONG)
        thinking._courier.client._patience = LONG
        ui_driver.wait_for(lambda: bool(hints), "a hint", LONG)

        assert "not responded for too long" in told[0][1]
        assert told[0][2] == "Try again"
        assert thinking.process_id != stopped
        assert is_gone(stopped)

    def test_an_opponent_that_was_asked_is_asked_again(self, window, thinking, stopped, told):
        thinking._courier.client._patience = 0.2
        controller = window.table.controller
        match = controller.session.match

        while match.to_decide == 0:
            controller.submit(match.legal_moves()[0])
        before = match.cursor
        ui_driver.wait_for(lambda: bool(told), "the notice", LONG)
        thinking._courier.client._patience = LONG
        ui_driver.wait_for(lambda: match.cursor > before, "its move", LONG)

        assert match.steps[before + 1].seat == 1

    def test_closing_does_not_wait_for_it(self, window, thinking, stopped):
        window.table.controller.ask_hint()

        window.close()
        window.program.close()

        assert not thinking._courier.is_alive()
        assert is_gone(stopped)


def is_gone(process):
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


def test_a_review_whose_process_is_killed_again_and_again_keeps_what_it_found(window, store):
    like = whole_game("castles_cards", 2, 4711)
    people, options = (ANNA, MARGOT), load("castles_cards").info.options_for(2)
    session = store.begin("castles_cards", options, people, seed=4711, strict=False)
    window.show_table(replayed(session, like, like.length))
    window.side.review.show()
    reviewing, thinking = window.side.replay.reviewing, window.program.thinking
    ui_driver.wait_for(lambda: len(reviewing.luck) > 1, "some luck was measured")

    def killed():
        if thinking.process_id is not None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(thinking.process_id, signal.SIGKILL)
        return reviewing.has_failed

    ui_driver.wait_for(killed, "the review has stopped")
    found, header = len(reviewing.luck), window.side.review.page.header
    assert header.state.text() == "The analysis stopped. Everything found so far is kept."

    ui_driver.click(header.stop)  # Try again
    ui_driver.wait_for(lambda: len(reviewing.luck) > found, "the review goes on")
    reviewing.stop()
