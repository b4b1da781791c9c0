"""Review, branches, exercises, forecast and teacher are pressed in every game, and alone."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from burgundy_desktop.ai.cases import Judged
from burgundy_desktop.ai.expectation import Unit
from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.core.review import Kind
from burgundy_desktop.desktop.practice.drilling import Phase
from burgundy_desktop.desktop.shots.looking_back import made_up
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.trials.harness import OTHERS, PERSON, replayed, whole_game
from burgundy_desktop.games import found, load
from burgundy_desktop.storage.reviews import Found, ReviewStore
from tests.desktop.test_practising import keep_mistakes

SEED = 4711
FEWEST = [(one, max(2, load(one).info.seats_min)) for one in found()]
TABLES = [*FEWEST, ("castles_cards", 1), ("boonlake", 1)]
DEAR = Judged(0, 0.3, 0.01, 6.0, 0.5)

every_table = pytest.mark.parametrize(("game_id", "seats"), TABLES)


@pytest.fixture
def asked(program, monkeypatch):
    """What the opponents' process was asked; it never answers by itself."""
    asked = []

    def ask(question):
        asked.append(question)
        return len(asked)

    monkeypatch.setattr(program.thinking, "ask", ask)
    monkeypatch.setattr(program.thinking, "cancel", lambda: None)
    return asked


@pytest.fixture
def opened(window, store, asked):
    """Opens the end of a reviewed game, or where the person has a choice after so many plies."""

    def open_it(game_id, seats, plies=None):
        like = whole_game(game_id, seats, SEED)
        people = (PERSON, *OTHERS[: seats - 1])
        session = store.begin(game_id, like.options, people, seed=SEED, strict=False)
        replayed(session, like, like.length if plies is None else own(like, plies))
        if plies is None:
            reviews = ReviewStore(store.folders.reviews)
            reviews.write(session.header.id, session.match, Found(made_up(session.match)))
        window.show_table(session)
        return session

    return open_it


def own(like, plies):
    """The first ply from here on at which the first seat has a choice."""
    steps = enumerate(like.steps[:-1])
    return next(
        Ply(ply)
        for ply, step in steps
        if ply >= plies
        and like.steps[ply + 1].seat == Seat(0)
        and len(like.game.legal_moves(step.state)) > 3
    )


@every_table
def test_everything_on_the_page_of_a_review(opened, window, game_id, seats):
    session = opened(game_id, seats)
    window.actions_by_name["review"].trigger()
    page = window.side.review.page
    ui_driver.wait_for(lambda: page.is_plotted, "the graph")
    for unit in Unit:
        ui_driver.click(page.graph.units[unit])
        QTest.keyClick(page.graph.graph, Qt.Key.Key_PageDown)
        assert page.graph.graph.said
    ui_driver.click(page.graph.as_table)
    assert page.graph.table.model().rowCount() == session.match.length + 1
    for box in (page.decisions.whose, page.decisions.kinds, page.decisions.order):
        for row in range(box.count()):
            box.setCurrentIndex(row)
            box.activated.emit(row)
        box.setCurrentIndex(0)
        box.activated.emit(0)
    worst = page.decisions.model.decisions[0]
    page.decisions.list.activated.emit(page.decisions.model.index(0, 0))
    assert (window.side.replay.ply, page.isVisible()) == (worst.ply - 1, False)
    assert worst.kind is not Kind.FINE
    window.actions_by_name["review"].trigger()
    ui_driver.click(page.go_through)
    assert not page.isVisible()


@every_table
def test_another_move_after_the_end_and_the_way_back(opened, window, game_id, seats):
    session = opened(game_id, seats)
    window.side.look_back()
    at = own(session.match, session.match.length // 2)
    window.side.replay.go_to(at)
    window.side.replay_bar.what_if.trigger()
    controller = window.table.controller
    played = session.match.steps[at + 1].move
    controller.submit(next(one for one in controller.position.legal if one != played))

    assert window.side.way_back.isVisible()
    assert len(session.branches) == 1
    ui_driver.click(window.side.way_back.back)
    assert controller.session.match.length == session.match.length
    assert not window.side.way_back.isVisible()


@every_table
def test_every_answer_to_an_exercise(window, program, game_id, seats):
    people = (PERSON, *OTHERS[: seats - 1])
    keep_mistakes(program, whole_game(game_id, seats, SEED), "source", range(3), people)
    window.practise()
    drilling, buttons = window.side.drilling, window.side.practice_bar.buttons
    first = drilling.now
    window.table.controller.selection.choose(first.session.match.legal_moves()[0])
    if buttons["stop"].isVisible():  # the move is being judged
        ui_driver.click(buttons["stop"])
        assert drilling.phase is Phase.ASKED
    if drilling.phase is not Phase.RIGHT:
        ui_driver.click(buttons["show_me"])
    ui_driver.click(buttons["go_on"])
    assert drilling.now is not first
    ui_driver.click(buttons["skip"])
    ui_driver.click(buttons["never"])
    ui_driver.click(buttons["leave"])
    assert not drilling.is_open


@every_table
def test_a_forecast_and_a_teacher(opened, window, program, asked, game_id, seats):
    program.preferences.change(teacher="strict")
    session = opened(game_id, seats, plies=12)
    controller, bar = window.table.controller, window.table.prompt_bar
    window.actions_by_name["forecast"].trigger()
    assert any(one.card.forecast for one in window.table.seats.cards)

    plies, move = session.match.length, controller.position.legal[1]
    controller.selection.choose(move)
    program.thinking.answered.emit(len(asked), DEAR)
    assert (bar.why.isVisible(), session.match.length) == (True, plies)
    ui_driver.click(bar.why)
    controller.selection.choose(move)
    assert session.match.length == plies + 1
