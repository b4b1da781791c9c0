"""The teacher: asks before a dear move, never in strict games, and changes no game."""

import attrs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from burgundy_desktop.ai.advice import Advice, Candidate
from burgundy_desktop.ai.cases import TAUGHT, Judged
from burgundy_desktop.core.codec import digest
from burgundy_desktop.core.preview import points_of, tried
from burgundy_desktop.core.teaching_reasons import Reason, reason
from burgundy_desktop.desktop.match.thinking import Question, Thinking, Trial, Trouble
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.trials.harness import OTHERS, PERSON, whole_game
from burgundy_desktop.storage.cleanness import Spoiler, spoiler_of
from tests.desktop.conftest import ANNA, BLUE

GAME, SEED = "castles", 4711
DEAR = Judged(0, 0.15, 0.02, 6.2, 1.0)


@attrs.define
class Worker:
    """In place of the opponents' process."""

    thinking: Thinking
    asked: list[Question | Trial] = attrs.field(factory=list)

    def ask(self, question):
        self.asked.append(question)
        return len(self.asked)

    def cancel(self):
        """Nothing runs."""

    @property
    def trials(self):
        return [one for one in self.asked if isinstance(one, Trial)]

    def advise(self, best):
        self.thinking.answered.emit(len(self.asked), Advice((Candidate(best, 9, 0.5, 0.0),)))

    def judge(self, verdict):
        self.thinking.answered.emit(len(self.asked), verdict)


@pytest.fixture
def worker(program, monkeypatch):
    worker = Worker(program.thinking)
    monkeypatch.setattr(program.thinking, "ask", worker.ask)
    monkeypatch.setattr(program.thinking, "cancel", worker.cancel)
    return worker


@pytest.fixture
def like():
    return whole_game(GAME, 2, SEED)


@pytest.fixture
def begin(window, worker, store, like):
    """Puts a new game on the table; returns its controller."""

    def begin_it(*seats, strict=False):
        seats = seats or (PERSON, OTHERS[0])
        window.show_table(store.begin(GAME, like.options, seats, seed=SEED, strict=strict))
        return window.table.controller

    return begin_it


@pytest.fixture
def scoring(program, begin, like):
    """The same at a decision whose moves score differently."""
    program.preferences.change(teacher="usual")
    controller = begin()
    while len(set(scores(controller))) < 2:
        controller.submit(like.steps[controller.session.match.length + 1].move)
    return controller


def scores(controller):
    """What each move of the person at the screen would score at once, if it reveals nothing."""
    position, game = controller.position, controller.game
    tries = [tried(game, position.observation, move) for move in position.legal]
    return [
        points_of(events, position.viewer)
        for events in tries
        if not any(event.reveals for event in events)
    ]


@pytest.fixture
def taught(program, begin, like):
    """A game with the usual teacher, whose first decision has several moves."""
    program.preferences.change(teacher="usual")
    return until_a_choice(begin(), like)


def until_a_choice(controller, like):
    """Play on until the person at the screen has a choice."""
    while len(controller.position.legal) < 3:
        controller.submit(like.steps[controller.session.match.length + 1].move)
    return controller


def test_the_best_move_is_looked_for_ahead_and_only_the_duel_is_left(taught, worker):
    worker.advise(1)
    before = taught.session.match.length

    taught.selection.choose(taught.position.legal[0])

    (trial,) = worker.trials
    case = trial.case
    assert (case.best, case.played, case.stage) == (1, 0, TAUGHT)
    assert case.observation == taught.session.match.observe(taught.position.viewer)
    assert taught.session.match.length == before


def dear_move(controller):
    """A move of several clicks, which are all its own."""
    legal = controller.position.legal
    return next(move for move in legal if len(move.targets) > 1)


def test_a_dear_move_is_asked_about_and_esc_takes_it_back(taught, worker, window):
    worker.advise(1)
    move, before = taught.position.legal[0], taught.session.match.length
    taught.selection.choose(move)
    worker.judge(DEAR)

    bar = window.table.prompt_bar
    assert "That may cost about 6 points." in bar.text
    assert [button.text() for button in bar.buttons] == [
        "Play it",
        "Take it back  Esc",
        "Why?",
    ]
    QTest.keyClick(window, Qt.Key.Key_Escape)

    assert not taught.selection.question
    assert taught.session.match.length == before
    assert bar.why.isHidden()


def test_the_points_of_both_moves_are_a_reason_that_names_neither(scoring, worker, window):
    legal, scored = scoring.position.legal, scores(scoring)
    assert len(scored) == len(legal)
    low, high = scored.index(min(scored)), scored.index(max(scored))
    worker.advise(high)
    scoring.selection.choose(legal[low])
    worker.judge(attrs.evolve(DEAR, best=high))
    bar, words = window.table.prompt_bar, window.table.board.wording

    assert bar.text.endswith("That may cost about 6 points. Another move scores more at once.")
    assert words.move(scoring.position.observation, legal[high]).text not in bar.text


def test_its_question_is_asked_in_the_language_of_now(scoring, worker, window, program, qtbot):
    scored = scores(scoring)
    low, high = scored.index(min(scored)), scored.index(max(scored))
    worker.advise(high)
    scoring.selection.choose(scoring.position.legal[low])
    worker.judge(attrs.evolve(DEAR, best=high))

    program.preferences.change(language="hu")
    qtbot.wait(50)

    assert "may cost" not in window.table.prompt_bar.text
    assert "6 pont" in window.table.prompt_bar.text
    assert scoring.selection.teacher.warns


def test_no_reason_is_given_where_something_is_revealed_or_both_score_the_same(taught):
    game, seen, seat = taught.game, taught.position.observation, taught.position.viewer
    move = taught.position.legal[0]

    assert reason(game, seen, seat, move, move) is Reason.UNSAID


def test_space_plays_it(taught, worker, window):
    move, before = taught.position.legal[0], taught.session.match.length
    taught.selection.choose(move)
    worker.judge(DEAR)

    QTest.keyClick(window, Qt.Key.Key_Space)

    assert taught.session.match.length == before + 1
    assert taught.session.match.moves[-1] == move


def test_why_shows_the_better_move_and_nothing_does_before(taught, worker, window):
    worker.advise(1)
    taught.selection.choose(taught.position.legal[0])
    worker.judge(attrs.evolve(DEAR, best=1))
    table = window.table
    better = table.board.wording.move(taught.position.observation, taught.position.legal[1])
    assert better.text not in table.prompt_bar.text
    assert not table.hint.isVisible()
    assert not taught.session.header.aids.hints

    ui_driver.click(table.prompt_bar.why)

    assert table.hint.hints[0].move == taught.position.legal[1]
    assert taught.session.header.aids.hints == 1


@pytest.mark.parametrize(
    ("teacher", "share", "error", "warns"),
    [
        *(("gentle", 0.09, 0.01, False), ("gentle", 0.1, 0.01, True)),
        *(("usual", 0.04, 0.01, False), ("usual", 0.05, 0.01, True)),
        *(("usual", 0.05, 0.025, False), ("strict", 0.03, 0.01, True)),
    ],
)
def test_how_much_a_word_takes(program, taught, worker, window, teacher, share, error, warns):
    window.side.teaching.choose(teacher)
    before = taught.session.match.length
    taught.selection.choose(taught.position.legal[0])
    worker.judge(Judged(1, share, error, 40 * share, error))

    assert bool(taught.selection.question) == warns
    assert taught.session.match.length == before + (not warns)


def test_the_best_move_is_played_at_once(taught, worker):
    worker.advise(2)
    before = taught.session.match.length

    taught.selection.choose(taught.position.legal[2])

    assert taught.session.match.length == before + 1
    assert not worker.trials


def test_a_verdict_that_comes_too_late_is_none(taught, worker):
    """Once a move is played, something may have been revealed."""
    taught.selection.choose(taught.position.legal[0])
    before = taught.session.match.length
    late = len(worker.asked)
    taught.selection.teacher._patience.timeout.emit()
    assert taught.session.match.length == before + 1

    worker.thinking.answered.emit(late, DEAR)

    assert not taught.selection.question
    assert not taught.session.header.aids.teacher


@pytest.mark.parametrize("how", ["esc", "again"])
def test_a_move_that_is_taken_back_while_it_waits_is_not_played(taught, worker, window, how):
    before, move = taught.session.match.length, dear_move(taught)
    for target in move.targets:
        taught.click(target)
    assert worker.trials
    waits = taught.selection.teacher._patience

    if how == "esc":
        QTest.keyClick(window, Qt.Key.Key_Escape)
    else:
        taught.click(move.targets[-1])
    assert not waits.isActive()
    worker.judge(attrs.evolve(DEAR, share=0.0))
    waits.timeout.emit()

    assert taught.session.match.length == before
    assert not taught.selection.question
    assert move.targets[-1] not in taught.selection.chooser.picked


def test_escape_takes_a_move_of_the_list_back_while_it_waits(taught, worker, window):
    before = taught.session.match.length
    window.table.moves.chosen.emit(taught.position.legal[0])
    assert taught.selection.teacher._patience.isActive()

    QTest.keyClick(window, Qt.Key.Key_Escape)
    taught.selection.teacher._patience.timeout.emit()

    assert taught.session.match.length == before


@pytest.mark.parametrize("when", ["asked", "held"])
def test_undo_takes_back_the_move_in_question_and_no_other(taught, worker, window, like, when):
    taught.submit(taught.position.legal[0])
    until_a_choice(taught, like)
    before, taken_back = taught.session.match.length, taught.session.header.aids.take_backs
    taught.selection.choose(taught.position.legal[0])
    if when == "asked":
        worker.judge(DEAR)
        assert taught.selection.teacher.warns

    window.actions_by_name["undo"].trigger()
    taught.selection.teacher._patience.timeout.emit()

    assert not taught.selection.question
    assert taught.session.match.cursor == taught.session.match.length == before
    assert taught.session.header.aids.take_backs == taken_back

    window.actions_by_name["undo"].trigger()
    assert taught.session.match.cursor < before


def test_undo_takes_back_the_first_move_of_a_game_while_it_is_asked_about(taught, worker, window):
    undo = window.actions_by_name["undo"]
    assert not undo.isEnabled()
    taught.selection.choose(taught.position.legal[0])
    worker.judge(DEAR)

    undo.trigger()

    assert not taught.selection.question
    assert not undo.isEnabled()


def test_without_a_process_moves_are_played(taught, worker, program):
    taught.selection.choose(taught.position.legal[0])
    before = taught.session.match.length

    program.thinking.failed.emit(len(worker.asked), Trouble.DIED)

    assert taught.session.match.length == before + 1


def test_it_asks_once_a_round(taught, worker):
    taught.selection.choose(taught.position.legal[0])
    worker.judge(DEAR)
    taught.step_back()
    before = taught.session.match.length

    taught.selection.choose(taught.position.legal[1])

    assert taught.session.match.length == before + 1
    assert len(worker.trials) == 1


def test_strict_games_have_none(program, begin, worker, window, like):
    program.preferences.change(teacher="strict")
    controller = until_a_choice(begin(strict=True), like)
    assert not window.side.teaching.is_possible
    assert not window.top_bar.teacher_menu.isEnabled()
    before = controller.session.match.length

    controller.selection.choose(controller.position.legal[0])

    assert controller.session.match.length == before + 1
    assert not worker.trials
    assert controller.session.header.aids.teacher == 0


def test_a_game_that_a_teacher_looks_at_is_not_clean(taught, worker):
    assert taught.session.header.aids.teacher == 0
    taught.selection.choose(taught.position.legal[0])
    worker.judge(Judged(0))

    assert taught.session.header.aids.teacher == 1
    header = attrs.evolve(taught.session.header, known=False)
    assert spoiler_of(header) is Spoiler.TEACHER


def test_only_who_asked_is_taught(begin, window, worker, program, like):
    controller = begin(ANNA, BLUE)
    teaching = window.side.teaching
    teaching.choose("usual")
    first = controller.position.viewer
    assert (teaching.now, program.preferences.now.teacher) == ("usual", "off")

    while controller.position.viewer == first:
        controller.submit(like.steps[controller.session.match.length + 1].move)

    assert teaching.now == "off"


def test_who_always_plays_it_plays_the_same_game(begin, window, worker, like):
    controller, teaching = begin(ANNA, BLUE), window.side.teaching
    warned = 0
    for step in like.steps[1:61]:
        teaching.choose("strict")
        controller.selection.choose(step.move)
        if teaching._held is not None:
            worker.judge(DEAR)
            warned += teaching.warns
            controller.selection.confirm()
    match = controller.session.match

    assert warned > 5
    assert match.moves == like.moves[:60]
    assert digest(match.state) == digest(like.steps[60].state)
