"""The phases of a table that shows a move: which come after which."""

from itertools import product
from typing import Any

import pytest

from burgundy_desktop.desktop.table.progress import ENDED, Phase, Progress
from burgundy_desktop.desktop.table.steps import Moment, Steps

REPORTS = {
    "begin": lambda progress: progress.begin(),
    "lies": lambda progress: laid(progress, reads=False),
    "moves": lambda progress: laid(progress, moves=True),
    "is to be read": lambda progress: laid(progress, reads=True),
    "rests": lambda progress: progress.came_to_rest(is_read=False),
    "rests, read": lambda progress: progress.came_to_rest(is_read=True),
    "time is up": lambda progress: progress.time_is_up(),
    "cut short": lambda progress: progress.cut_short(),
    "resume": lambda progress: progress.resume(),
}
POSITION: Any = None
"""Which position a moment shows makes no difference here."""
END = {"all is shown": Phase.SETTLED, "more follows": Phase.DUE, "it waits": Phase.WAITING}


def laid(progress, *, moves=False, reads=False):
    progress.laid(moves=moves, reads=reads)


def steps_with(ahead):
    """Steps at whose end `ahead` is true."""
    waits = ahead == "it waits"
    moments = (Moment(POSITION, waits=waits),) + (
        (Moment(POSITION),) if ahead != "all is shown" else ()
    )
    return Steps(moments)


def at(phase, ahead="all is shown"):
    progress = Progress(steps_with(ahead))
    progress.phase = phase
    return progress


def after(phase, report, ahead="all is shown"):
    progress = at(phase, ahead)
    REPORTS[report](progress)
    return progress.phase


@pytest.mark.parametrize("ahead", END)
@pytest.mark.parametrize(
    ("phase", "report"),
    [
        (Phase.BEGINNING, "lies"),
        (Phase.MOVING, "rests, read"),
        (Phase.READING, "time is up"),
        (Phase.MOVING, "cut short"),
        (Phase.READING, "cut short"),
    ],
)
def test_a_moment_that_has_ended_settles_goes_on_or_waits(phase, report, ahead):
    assert after(phase, report, ahead) is END[ahead]


def test_a_moment_that_moves_is_read_when_it_lies_still():
    assert after(Phase.BEGINNING, "moves") is Phase.MOVING
    assert after(Phase.MOVING, "time is up") is Phase.MOVING
    assert after(Phase.MOVING, "rests") is Phase.READING


def test_a_moment_that_does_not_move_is_read_at_once():
    assert after(Phase.BEGINNING, "is to be read") is Phase.READING


def test_the_question_comes_when_nothing_moves_any_more():
    progress = at(Phase.BEGINNING)
    laid(progress, moves=True)
    assert progress.asks_later

    progress.came_to_rest(is_read=False)
    assert not progress.asks_later


def test_paused_steps_go_on_when_they_are_resumed():
    progress = at(Phase.WAITING, "more follows")
    progress.resume()
    assert progress.phase is Phase.DUE


def test_a_comparison_waits_on_when_the_steps_are_resumed():
    assert after(Phase.WAITING, "resume", "it waits") is Phase.WAITING


def test_what_ends_while_a_moment_is_laid_belongs_to_the_one_before():
    for report in ("rests", "rests, read", "time is up", "cut short", "resume"):
        assert after(Phase.BEGINNING, report, "more follows") is Phase.BEGINNING


def test_what_does_not_fit_the_phase_changes_nothing():
    fits = {
        Phase.BEGINNING: {"lies", "moves", "is to be read"},
        Phase.MOVING: {"rests", "rests, read", "cut short"},
        Phase.READING: {"time is up", "cut short"},
        Phase.WAITING: {"resume"},
        Phase.SETTLED: set(),
        Phase.DUE: set(),
    }
    reports = set(REPORTS) - {"begin"}
    for phase, report in product(Phase, reports):
        changed = after(phase, report) is not phase
        assert changed == (report in fits[phase])


def test_a_new_moment_and_an_empty_table_come_at_any_time():
    for phase in Phase:
        assert after(phase, "begin") is Phase.BEGINNING
        progress = at(phase)
        progress.clear()
        assert progress.phase is Phase.SETTLED


def test_opponents_are_held_while_something_is_shown():
    assert ENDED.isdisjoint({Phase.MOVING, Phase.READING, Phase.BEGINNING})
