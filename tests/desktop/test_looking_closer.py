"""A single decision is judged as exactly as can be, when somebody wants it."""

import pytest

from burgundy_desktop.ai.cases import CLOSE
from burgundy_desktop.core.review import decisions_of
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.storage.reviews import ReviewStore


@pytest.fixture
def opened(looked_back, judges):
    """A finished game on the table, with its replay; the fourth decision cost much."""
    judges.costs = {3: (0.2, 0.05)}
    looked_back.replay.review()
    return looked_back


def test_at_the_table_the_mistake_that_is_shown_is_judged_again(opened, judges, program, like):
    reviewing, row = opened.replay.reviewing, opened.replay_bar.review_row
    assert row.closer.isHidden()
    judges.judge_all(reviewing)
    (mistake,) = row.mistakes
    opened.replay.go_to(mistake.ply)
    asked = len(judges.asked)
    judges.costs = {3: (0.12, 0.004)}

    ui_driver.click(row.closer)
    assert judges.asked[-1].case.stage == CLOSE
    assert row.text.text() == "Looking at one decision as closely as can be"
    judges.judge()

    assert len(judges.asked) == asked + 1
    assert not reviewing.is_running
    assert reviewing.of(mistake.ply).share == 0.12
    assert not row.closer.isEnabled()
    reviews = ReviewStore(program.store.folders.reviews)
    identity = opened.table.controller.session.header.id
    assert reviews.read(identity, like).decisions[mistake.ply].decision.share == 0.12


def test_in_the_list_it_comes_before_the_rest_of_the_review(opened, judges, like):
    reviewing = opened.replay.reviewing
    for _ in range(5):
        judges.judge()
    opened.review.show()
    decisions = opened.review.page.decisions
    decisions.list.setCurrentIndex(decisions.model.index(0, 0))
    ply = decisions.model.decisions[0].ply

    decisions.closer.trigger()
    assert judges.cancelled == 1
    assert judges.asked[-1].case.stage == CLOSE
    judges.judge()
    assert reviewing.is_running
    judges.judge_all(reviewing)

    assert not reviewing.may_look_closer(ply)
    assert [one.ply for one in reviewing.decisions] == decisions_of(like)


def test_stopping_it_keeps_what_was_known(opened, judges):
    reviewing = opened.replay.reviewing
    judges.judge_all(reviewing)
    (mistake,) = opened.replay_bar.review_row.mistakes
    reviewing.look_closer(mistake.ply)
    reviewing.stop()

    assert reviewing.of(mistake.ply).share == 0.2
    assert reviewing.may_look_closer(mistake.ply)
    assert reviewing.is_done


def test_the_best_move_needs_no_closer_look(opened, judges):
    judges.judge_all(opened.replay.reviewing)
    best = next(one for one in opened.replay.reviewing.decisions if one.best == one.played)

    assert not opened.replay.reviewing.may_look_closer(best.ply)


def test_without_room_the_button_leaves_the_others_whole(opened, judges):
    judges.judge_all(opened.replay.reviewing)
    row = opened.replay_bar.review_row
    assert not row.closer.isHidden()

    row.setFixedWidth(sum(one.sizeHint().width() for one in row.in_order[:-1]) // 2)
    ui_driver.wait_for(row.closer.isHidden, "less to be there")

    row.setFixedWidth(2000)
    ui_driver.wait_for(lambda: not row.closer.isHidden(), "it to be there again")
