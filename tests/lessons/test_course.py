"""A lesson under way: what it waits for, what it answers, where undo leads."""

import pytest

from burgundy_desktop import games
from burgundy_desktop.core.errors import BadLesson
from burgundy_desktop.core.ids import Ply, target
from burgundy_desktop.lessons.course import Answer, Course, Progress
from burgundy_desktop.lessons.patterns import Pattern
from burgundy_desktop.lessons.rehearsal import rehearse
from burgundy_desktop.lessons.values import Lesson, Sentence, Step
from tests.core import sticks
from tests.lessons import school

LEFT, RIGHT = target("left"), target("right")
ONE, TWO, THREE = (target("sticks", count) for count in (1, 2, 3))


@pytest.fixture
def course(tmp_path):
    return school.course(tmp_path)


def play(course, count, end="left"):
    course.match.play(sticks.Take(count, end))
    return course.follow()


def at_step(course, number):
    """The course at this step, counted from 1, as the lesson would have it."""
    steps = rehearse(course)
    for _ in range(number):
        next(steps)
    assert course.number == number - 1
    return course


def test_a_lesson_begins_after_the_moves_before_it(course):
    assert (course.match.cursor, course.first, course.match.state.sticks) == (2, 2, 8)
    assert (course.number, course.is_over, course.scripted()) == (0, False, None)
    assert not course.follow()  # nothing has happened
    assert not course.did("")
    assert course.number == 0


def test_next_goes_on_only_where_nothing_is_awaited(course):
    assert course.next()
    assert (course.number, course.step.waits_for) == (1, "expect")
    assert not course.next()
    assert course.number == 1


def test_only_the_expected_move_is_made(course):
    assert not course.heeds(sticks.Take(2))
    course.next()

    assert course.heeds(sticks.Take(2))
    assert not course.heeds(sticks.Take(1))
    assert course.shown() == sticks.Take(2)
    assert play(course, 2)
    assert course.number == 2


def test_another_legal_move_leaves_the_lesson_where_it_is(course):
    course.next()

    assert not play(course, 1)
    assert course.number == 1


@pytest.mark.parametrize(
    ("picks", "reply"),
    [
        ([LEFT], None),
        ([LEFT, TWO], None),
        ([TWO], None),
        ([ONE], "One is too few."),
        ([LEFT, ONE], "One is too few."),
        ([THREE], "That is too many."),
        ([RIGHT], "From the left, please."),
        ([TWO, RIGHT], "From the left, please."),
        ([], None),
    ],
)
def test_picks_that_leave_no_expected_move_get_the_most_particular_reply(course, picks, reply):
    course.next()
    answer = course.answer(picks)

    assert answer.fits is (reply is None)
    assert (answer.reply.text if answer.reply else None) == reply


def test_the_class_of_a_settled_move_has_a_reply_and_a_step_without_one_says_nothing_else(course):
    at_step(course, 3)

    assert course.answer([], sticks.Take(2)).reply.text == "One or three!"
    assert course.answer([TWO]).reply.text == "One or three!"
    assert course.answer([], sticks.Take(3)) == Answer(fits=True)
    course.back()
    course.back()
    assert course.answer([TWO]) == Answer(fits=False, reply=None)


def test_the_opponents_move_makes_itself_before_anything_is_awaited(course):
    course.next()
    play(course, 2)

    assert course.scripted() == sticks.Take(1, "left")
    assert not course.heeds(sticks.Take(1))
    assert course.shown() is None
    assert not play(course, 1)
    assert course.scripted() is None
    assert course.heeds(sticks.Take(3, "right"))
    assert not course.heeds(sticks.Take(2))


def test_where_the_lessons_own_move_is_not_legal_the_first_legal_one_is_made(tmp_path):
    text = school.FILE.replace('play = [["Take", 1, "*"]]', 'play = [["Take", 9, "*"]]')
    course = school.course(tmp_path, text)
    course.next()
    play(course, 2)

    assert course.scripted() == sticks.Take(1, "left")


def test_undo_returns_to_the_step_that_waited_at_that_ply(course):
    at_step(course, 3)
    course.match.go_to(Ply(2))

    assert course.follow()
    assert course.number == 1
    assert play(course, 2)
    assert course.number == 2
    assert course.scripted() == sticks.Take(1, "left")


def test_undo_fulfils_the_step_that_asks_for_it(course):
    at_step(course, 4)
    assert not course.did("undo")  # nothing was taken back yet
    assert not course.follow()
    course.match.go_to(Ply(4))

    assert course.follow()
    assert (course.number, course.match.cursor) == (4, 4)


def test_undo_fulfils_no_step_that_asks_for_something_else(course):
    at_step(course, 7)
    course.match.go_to(Ply(2))

    assert course.follow()
    assert course.number == 1


def test_next_waits_for_the_moves_that_make_themselves(tmp_path):
    play_first = 'play = [["Take", 1, "left"]]\n  say = "Whoever'
    course = school.course(tmp_path, school.FILE.replace('say = "Whoever', play_first))

    assert not course.next()
    assert not play(course, 1)
    assert course.next()


def test_the_class_of_a_move_is_settled_only_if_all_that_are_left_are_of_it():
    castles = games.load("castles")
    replies = {name: Sentence(name, name) for name in ("TakeTile", "SellGoods", "die")}
    waiting = Step(Sentence("", ""), expect=(Pattern("TakeWorkers", (1,)),), otherwise=replies)
    lesson = Lesson("goal", Sentence("", ""), 1, (), ("", "apprentice"), 82, (waiting,))
    course = Course(castles, lesson)

    assert course.answer([target("die", 0)]).reply.text == "die"
    assert course.answer([target("die", 0), target("tile", 53)]).reply.text == "TakeTile"


def test_finding_looking_and_actions_go_on_only_with_what_is_asked(course):
    at_step(course, 5)

    assert course.answer([RIGHT]).fits
    assert not course.answer([LEFT]).fits
    assert not course.heeds(sticks.Take(1, "right"))  # found, not played
    assert not course.clicked(LEFT)
    assert not course.pointed(RIGHT)
    assert course.clicked(RIGHT)
    assert not course.clicked(LEFT)
    assert not course.pointed(RIGHT)
    assert course.pointed(LEFT)
    assert not course.did("log")
    assert not course.did("")
    assert course.did("hint")
    assert course.number == 7


@pytest.mark.parametrize("wait", ["find", "look"])
def test_whatever_is_clicked_or_pointed_at_may_be_meant(tmp_path, wait):
    course = school.course(tmp_path, school.FILE.replace('look = ["left"]', f'{wait} = ["*"]'))
    at_step(course, 6)

    assert course.answer([THREE]).fits is (wait == "find")
    assert course.clicked(THREE) is (wait == "find")
    assert course.pointed(THREE) is (wait == "look")
    assert course.number == 6


def test_a_free_step_ends_with_its_event(course):
    at_step(course, 8)

    assert course.heeds(sticks.Take(2))
    assert course.shown() is None
    assert course.answer([TWO, RIGHT]).fits
    assert not play(course, 3)
    assert not course.next()
    assert play(course, 2)
    assert (course.number, course.match.is_over, course.is_over) == (8, True, False)
    assert course.next()
    assert course.is_over
    assert not course.next()
    assert not course.clicked(LEFT)
    assert not course.pointed(LEFT)
    assert not course.did("hint")
    assert not course.heeds(sticks.Take(1))
    assert course.answer([LEFT]).fits


def test_back_leads_to_the_step_before_as_it_waited(course):
    at_step(course, 4)
    course.back()

    assert (course.number, course.match.cursor, course.scripted()) == (2, 4, None)
    course.back()
    assert (course.number, course.match.cursor) == (1, 2)
    assert play(course, 2)
    course.back()
    course.back()
    course.back()
    assert course.number == 0


@pytest.mark.parametrize("number", range(1, 10))
def test_a_lesson_goes_on_where_it_was_left(course, number):
    at_step(course, number)
    again = Course.resume(sticks.GAME, course.lesson, course.progress)

    assert again.progress == course.progress
    assert (again.number, again.match.state) == (number - 1, course.match.state)
    assert again.scripted() == course.scripted()
    again.back()
    assert again.number == max(number - 2, 0)


@pytest.mark.parametrize(
    "progress",
    [
        Progress("heap", (), (0,) * 20),
        Progress("heap", (), ()),
        Progress("heap", (), (0, 1)),
        Progress("heap", (), (0, -1)),
        Progress("heap", (("Give", 1),), (0, 0)),
        Progress("heap", (("Take", 9, "left"),), (0, 0)),
    ],
)
def test_a_lesson_that_has_changed_begins_anew(course, progress):
    again = Course.resume(sticks.GAME, course.lesson, progress)

    assert (again.number, again.match.cursor) == (0, 2)


def test_moves_that_are_not_legal_any_more_are_named(tmp_path):
    text = school.FILE.replace('moves = [["Take", 1', 'moves = [["Take", 9')

    with pytest.raises(BadLesson, match=r"^lesson 'heap', 'moves': .* is not legal for seat 0"):
        school.course(tmp_path, text)


def changed(folder, change):
    return school.course(folder, school.FILE.replace("seed = 7", f"seed = 7\nchange = {change}"))


def test_a_position_may_be_changed_after_the_moves(tmp_path):
    course = changed(tmp_path, '{ sticks = 5, "points/1" = 2 }')

    assert (course.match.state.sticks, course.match.state.points) == (5, [0, 2])
    assert (course.first, course.match.length) == (0, 0)


@pytest.mark.parametrize("change", ['{ "stones/1" = 5 }', '{ "points/7" = 2 }', "{ sticks = 11 }"])
def test_a_change_that_leads_nowhere_or_to_no_position_is_named(tmp_path, change):
    with pytest.raises(BadLesson, match="lesson 'heap', 'change': "):
        changed(tmp_path, change)
