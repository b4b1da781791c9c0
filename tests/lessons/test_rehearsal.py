"""A rehearsal does what a lesson asks, and names whatever does not hold."""

import pytest

from burgundy_desktop.core.errors import BadLesson
from burgundy_desktop.lessons.rehearsal import rehearse
from tests.lessons import school


def complaint(folder, old="", new=""):
    assert old in school.FILE
    course = school.course(folder, school.FILE.replace(old, new, 1) if old else school.FILE)
    try:
        for _ in rehearse(course):
            pass
    except BadLesson as error:
        return str(error)
    assert course.is_over
    return ""


def test_a_whole_lesson_is_rehearsed(tmp_path):
    assert complaint(tmp_path) == ""


def test_each_step_is_shown_as_it_waits(tmp_path):
    course = school.course(tmp_path)

    left = [(course.number, course.match.state.sticks) for _ in rehearse(course)]

    assert left == [(0, 8), (1, 8), (2, 5), (3, 4), (4, 5), (5, 5), (6, 5), (7, 5), (8, 0)]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("sticks = 6", "sticks = 7", "step 2, 'check': {'sticks': 7, 'gain': 0"),
        ("gain = 0", "gain = 1", "step 2, 'check': "),
        ("points = [0, 0]", "points = [0, 1]", "step 2, 'check': "),
        ("points = [0, 0]", '"points/4" = 1', "'points/4 leads nowhere'"),
        ('events = ["Taken"]', 'events = ["DieShown"]', "step 2, 'events': ['DieShown'] did not"),
        ('point = ["left"', 'events = ["Taken"]\n  point = ["left"', "step 1, 'events': ['Taken']"),
        ('[["Take", 2, "left"]]', '[["Take", 4, "left"]]', "step 2, 'expect': ['Take', 4,"),
        ('[["Take", 2, "left"]]', '[["Take", 2, "left"], ["Take", 4, "*"]]', "['Take', 4, '*'] is"),
        ('play = [["Take", 1, "*"]]', 'play = [["Take", 4, "*"]]', "cannot go on with ['Take', 4"),
        ('play = [["Take", 1, "*"]]\n', "", "step 3, 'expect': another seat decides"),
        ('free = "DieShown"', 'free = "PointsScored"', ""),
        ('look = ["left"]', 'free = "DieShown"', "step 8, 'free': cannot be done"),
    ],
)  # fmt: skip
def test_what_does_not_hold_is_named(tmp_path, old, new, said):
    told = complaint(tmp_path, old, new)

    assert said in told
    assert bool(told) is bool(said)


def test_whatever_else_a_step_accepts_the_lesson_can_go_on(tmp_path):
    told = complaint(
        tmp_path, 'expect = [["Take", 2, "left"]]', 'expect = [["Take", 2, "left"], ["*"]]'
    )
    assert not told  # one or three, and the rest can still be taken

    told = complaint(
        tmp_path,
        'play = [["Take", 1, "*"]]',
        'play = [["Take", 1, "*"], ["Take", 3, "*"], ["Take", 2, "*"]]',
    )
    assert "step 3, 'expect': another seat decides" in told
