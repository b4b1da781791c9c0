"""Every lesson of every game: its moves, its places, its sentences in both languages."""

import re
from importlib import import_module

import pytest
from PySide6.QtCore import QCoreApplication, QSizeF

from burgundy_desktop import games
from burgundy_desktop.ai.levels import player_named
from burgundy_desktop.boardkit.scene import SEAT
from burgundy_desktop.core.choosing import Chooser
from burgundy_desktop.core.codec import digest
from burgundy_desktop.core.ids import target
from burgundy_desktop.core.position import Position, SeatInfo
from burgundy_desktop.desktop.appearance.fonts import load_fonts
from burgundy_desktop.desktop.window.actions import ACTION_SPECS
from burgundy_desktop.lessons.course import PERSON, Course
from burgundy_desktop.lessons.reading import load_lessons
from burgundy_desktop.lessons.rehearsal import rehearse
from burgundy_desktop.lessons.values import ANYTHING, MOST_LETTERS, STEP_BACK
from tests.games.rules_page import sections
from tests.languages import speaking
from workshop import lesson_sentences
from workshop.messages import HOME

WINDOWS = {"prompt", "log", "moves", "players"}
ACTIONS = {spec.name for spec in ACTION_SPECS}
FIELDS = {"{opponent}", *(f"{{key:{spec.name}}}" for spec in ACTION_SPECS if spec.keys)}
COLOURS = re.compile(r"\b(Blue|Orange|Green|Black|White|Yellow)\b")
"""Names of seats that the players' cards do not show."""

LESSONS = {game_id: load_lessons(games.load(game_id)) for game_id in games.found()}
EVERY = [(game_id, one.id) for game_id, read in LESSONS.items() for one in read.lessons]

every_game = pytest.mark.parametrize("game_id", LESSONS)
every_lesson = pytest.mark.parametrize(("game_id", "lesson_id"), EVERY)


def begun(game_id, lesson_id):
    lesson = LESSONS[game_id].lesson(lesson_id)
    assert lesson is not None
    return Course(games.load(game_id), lesson)


def steps_of(game_id):
    """Each step of a game, after its place."""
    for lesson in LESSONS[game_id].lessons:
        for number, step in enumerate(lesson.steps, start=1):
            yield f"{lesson.id} step {number}", step


def sentences_of(game_id):
    read = LESSONS[game_id]
    yield from (lesson.title for lesson in read.lessons)
    for _, step in steps_of(game_id):
        yield step.say
        yield from step.otherwise.values()
    yield from (tip.say for tip in read.tips)


@every_lesson
def test_a_lesson_can_be_played_through(game_id, lesson_id):
    course = begun(game_id, lesson_id)

    for _ in rehearse(course):
        pass

    assert course.is_over


@every_lesson
def test_clicking_the_targets_of_an_expected_move_leaves_that_move_alone(game_id, lesson_id):
    course = begun(game_id, lesson_id)
    for step in rehearse(course):
        if step.expect:
            move = course.shown()
            chooser = Chooser(course.match.legal_moves())
            for picked in move.targets:
                assert course.answer((*chooser.picked, picked)).fits, (course.number + 1, picked)
                chooser.pick(picked)
            assert move in {chooser.chosen, chooser.waiting}, f"step {course.number + 1}: {move}"


@every_lesson
def test_a_lesson_goes_on_from_each_of_its_steps(game_id, lesson_id):
    course = begun(game_id, lesson_id)
    for _ in rehearse(course):
        again = Course.resume(course.match.game, course.lesson, course.progress)
        assert again.number == course.number
        assert digest(again.match.state) == digest(course.match.state)


def shown(scene, course, opened):
    """Show the table to the person, with the board that was opened before."""
    match = course.match
    legal = tuple(match.legal_moves()) if match.to_decide == PERSON else ()
    people = tuple(SeatInfo(level or "Anna", level) for level in course.lesson.seats)
    seen = match.observe(PERSON)
    scene.show_position(
        Position(PERSON, seen, match.to_decide, legal, (), match.cursor, people, match.score)
    )
    if opened:
        scene.open(opened)
    return {target for move in legal for target in move.targets}


@every_lesson
def test_whatever_a_step_points_at_or_asks_for_has_a_place(qapp, game_id, lesson_id):
    load_fonts()
    scene = import_module(f"burgundy_desktop.games.{game_id}.board").BOARD.scene()
    scene.resize_to(QSizeF(988, 692))
    course, opened = begun(game_id, lesson_id), None
    sides = len(course.lesson.seats) + bool(games.load(game_id).info.automaton)
    cards = {target(SEAT, seat) for seat in range(sides)}
    for step in rehearse(course):
        offered = shown(scene, course, opened)
        asked = {mark.target for mark in step.point if mark.target}
        asked |= {*step.find, *step.look, *(course.shown().targets if step.expect else ())}
        elsewhere = cards | {ANYTHING} | (scene.buttons & offered)
        lost = [str(one) for one in asked - elsewhere if scene.place_of(one) is None]
        assert not lost, f"{game_id}/{lesson_id} step {course.number + 1}: no place for {lost}"
        if step.point and len(step.expect) == 1:
            assert leads_to_a_click(scene, course), (
                f"{game_id}/{lesson_id} step {course.number + 1}"
            )
        opened = next((found for found in step.find if found in cards), opened)


def leads_to_a_click(scene, course):
    """Whether something that is pointed at is clicked for the move, or lies on what is."""
    pointed = [mark.target for mark in course.step.point if mark.target]
    wanted = course.shown().targets
    boxes = [scene.place_of(one) for one in pointed]
    places = [scene.place_of(one) for one in wanted]
    return bool({*pointed} & {*wanted}) or any(
        box.intersects(place) for box in boxes for place in places if box and place
    )


@every_game
def test_parts_of_the_window_and_actions_exist(game_id):
    marks = [(place, mark) for place, step in steps_of(game_id) for mark in step.point]
    marks += [(tip.id, mark) for tip in LESSONS[game_id].tips for mark in tip.point]

    unknown = [(p, mark.window) for p, mark in marks if mark.window not in WINDOWS | ACTIONS | {""}]
    undone = [
        (p, s.action) for p, s in steps_of(game_id) if s.action not in ACTIONS | {STEP_BACK, ""}
    ]

    assert unknown == undone == []


@every_game
def test_every_anchor_leads_to_a_paragraph_of_the_help(game_id):
    read, known = LESSONS[game_id], sections(game_id, "en")

    anchors = [(one.id, anchor) for one in read.lessons for anchor in one.anchors]
    anchors += [(tip.id, tip.anchor) for tip in read.tips]

    assert len(known) > 10
    assert [(name, anchor) for name, anchor in anchors if anchor not in known] == []


@every_game
def test_every_sentence_is_short_in_hungarian_too(qapp, game_id):
    with speaking("hu"):
        said = {
            sentence.place: (
                sentence.text,
                QCoreApplication.translate(f"lessons/{game_id}", sentence.text, sentence.place),
            )
            for sentence in sentences_of(game_id)
        }

    assert len(said) > 80
    assert {place: len(hu) for place, (_, hu) in said.items() if len(hu) > MOST_LETTERS} == {}
    assert {place: en for place, (en, hu) in said.items() if en == hu} == {}


@every_game
def test_only_known_placeholders_are_used(game_id):
    used = {field for one in sentences_of(game_id) for field in re.findall(r"\{.*?\}", one.text)}

    assert {field for field in used if not re.fullmatch(r"{opponent:[2-5]}", field)} <= FIELDS
    assert "{key:undo}" in used


@every_game
def test_opponents_are_called_by_name_and_sit_at_the_table(game_id):
    assert [one.text for one in sentences_of(game_id) if COLOURS.search(one.text)] == []
    for lesson in LESSONS[game_id].lessons:
        said = (text for step in lesson.steps for text in (step.say, *step.otherwise.values()))
        numbers = {int(seat) for one in said for seat in re.findall(r"opponent:(\d)", one.text)}
        assert max(numbers, default=0) < len(lesson.seats), lesson.id


@every_game
def test_translators_get_each_sentence_with_its_place(game_id):
    collected = lesson_sentences.in_folder(HOME / "resources" / "games")

    context = f"lessons/{game_id}"
    found = {(one.text, one.comment) for one in collected if one.context == context}
    assert found == {(sentence.text, sentence.place) for sentence in sentences_of(game_id)}


@every_game
def test_the_opponents_are_of_known_levels(game_id):
    for lesson in LESSONS[game_id].lessons:
        for level in lesson.seats[1:]:
            player_named(level, games.load(game_id))


@every_game
def test_a_game_has_a_few_short_lessons_and_then_one_to_play_alone(game_id):
    lessons, tips = LESSONS[game_id].lessons, LESSONS[game_id].tips
    *short, last = lessons

    assert 6 <= len(lessons) <= 9
    assert 9 <= len(tips) <= 13
    assert [lesson.id for lesson in lessons if lesson.handling] == [lessons[0].id]
    assert {lesson.minutes for lesson in short} <= {1, 2, 3}
    assert last.minutes <= 10
    assert any(step.free for step in last.steps)
