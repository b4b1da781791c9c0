"""A file of lessons is read strictly; what is wrong is named by lesson, step and field."""

import pytest

from burgundy_desktop import games
from burgundy_desktop.core.errors import BadLesson, BurgundyError
from burgundy_desktop.core.ids import target
from burgundy_desktop.games.castles.moves import SellGoods, TakeWorkers
from burgundy_desktop.games.pillars.moves import TakePlan
from burgundy_desktop.lessons import files
from burgundy_desktop.lessons.patterns import read_pattern
from burgundy_desktop.lessons.reading import load_lessons, read_lessons
from burgundy_desktop.lessons.values import ANYTHING, Lesson, Lessons, Mark, Sentence
from tests.core import sticks
from tests.lessons import school


def test_a_lesson_is_read_with_all_its_fields(tmp_path):
    lesson = school.read(tmp_path).lesson("heap")

    assert lesson.title == Sentence("The heap", "heap/title")
    assert (lesson.minutes, lesson.seed, lesson.anchors) == (2, 7, ("heap",))
    assert (lesson.seats, lesson.handling, lesson.told) == (("", "apprentice"), False, False)
    assert lesson.moves == (("Take", 1, "left"), ("Take", 1, "left"))
    assert [step.waits_for for step in lesson.steps] == [
        "", "expect", "expect", "action", "find", "look", "action", "free", "",
    ]  # fmt: skip
    assert lesson.steps[0].point == (
        Mark(target("left")), Mark(target("sticks", 2), part="top"), Mark(window="log"),
    )  # fmt: skip
    assert lesson.steps[1].say == Sentence("Take two from the left.", "heap/2/say")
    assert lesson.steps[1].otherwise["sticks/1"].place == "heap/2/otherwise/sticks/1"
    assert lesson.steps[4].find == (target("right"),)


def test_tips_are_read_in_their_order(tmp_path):
    first, second = school.read(tmp_path).tips

    assert (first.id, first.offered, first.event, first.anchor) == ("ends", "Take", "", "heap")
    assert first.say == Sentence("Take from either end.", "tip/ends/say")
    assert (second.id, second.offered, second.event) == ("taken", "", "Taken")


def test_a_game_without_a_file_has_no_lessons():
    assert load_lessons(sticks.GAME) == Lessons()


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("format = 1", "format = 2", ", 'format': is 2, not 1"),
        ("[[tip]]", "[[hint]]", ", 'hint': is no field of lessons"),
        ('id = "heap"', 'id = "Heap"', ", 'id': 'Heap' is not of a-z, 0-9 and single hyphens"),
        ('id = "taken"', 'id = "ends"', ", 'tip': there are two of 'ends'"),
        ("minutes = 2", "minutes = 0", ", lesson 'heap', 'minutes': is 0, not 1 or more"),
        ("minutes = 2", 'minutes = "2"', ", lesson 'heap': 'minutes' is '2', not int"),
        ("seed = 7\n", "", ", lesson 'heap': 'seed' is missing"),
        ("seed = 7", "seed = 7\nlevel = 1", ", lesson 'heap', 'level': is no field of lessons"),
        ('["", "app', '["app', ", lesson 'heap', 'seats': begins with the person, \"\","),
        ('"apprentice"]', '""]', ", lesson 'heap', 'seats': begins with the person, \"\","),
        ("seed = 7", 'seed = 7\noptions = { heap = "9" }', ", lesson 'heap', 'options': sticks:"),
        ('moves = [["Take", 1', 'moves = [["Give", 1', ", lesson 'heap', 'moves': ['Give', 1"),
        ('[["Take", 2, "left"]]', '[["Take", 2]]', ", step 2, 'expect': ['Take', 2] is no move of"),
        ('play = [["Take", 1, "*"]]', "play = [[]]", ", step 3, 'play': [] is no move of sticks"),
        ('play = [["Take", 1, "*"]]', 'play = [[["Take"], 1]]', ", 'play': [['Take'], 1] is no"),
        ('action = "hint"', 'action = "hint"\nfind = ["left"]', "7, 'action': waits for two"),
        ('free = "DieShown"', 'free = "Dusk"', ", step 8, 'free': 'Dusk' is unknown in sticks"),
        ('events = ["Taken"]', 'events = ["Dusk"]', ", step 2, 'events': 'Dusk' is unknown"),
        ('find = ["right"]', 'find = ["right/x"]', ", step 5, 'find': 'right/x' is no target"),
        ('find = ["right"]', 'find = ["window/log"]', ", step 5, 'find': 'window/log' is no tar"),
        ('find = ["right"]', 'find = "right"', ", step 5, 'find': is no list"),
        ("sticks/2#top", "sticks/2#edge", ", step 1, 'point': 'sticks/2#edge' names no part:"),
        ('"sticks/1" =', '"Sticks" =', ", step 2, 'otherwise': 'Sticks' is no move, target or"),
        ("Take two from", "T" * 130, ", step 2, 'say': has 140 letters"),
        ('offered = "Take"', 'offered = "Give"', ", lesson 'tip/ends', 'offered': 'Give' is unk"),
        ('event = "Taken"', 'event = "Dusk"', ", lesson 'tip/taken', 'event': 'Dusk' is unknown"),
        ('event = "Taken"', 'event = "Taken"\noffered = "Take"', "has either 'offered' or 'event'"),
        ("format = 1", "format = ", " is no TOML file ("),
    ],
)  # fmt: skip
def test_whatever_is_wrong_is_named(tmp_path, old, new, said):
    told = school.trouble(tmp_path, old, new)

    if "140 letters" in said:
        assert not told  # the longest sentence that may be
        told = school.trouble(tmp_path, old, new + "T")
        said = said.replace("140", "141")
    assert said in told
    assert told.startswith("sticks/lessons.toml")


def test_a_step_may_wait_for_whatever_is_pointed_at_but_point_at_no_such_place(tmp_path):
    text = school.FILE.replace('look = ["left"]', 'look = ["*"]')

    assert school.read(tmp_path, text).lessons[0].steps[5].look == (ANYTHING,)
    told = school.trouble(tmp_path, '"left", "sticks/2#top"', '"*"')
    assert "step 1, 'point': '*' is no place" in told


def test_an_error_is_one_of_ours_and_says_where(tmp_path):
    with pytest.raises(BadLesson) as caught:
        school.read(tmp_path, school.FILE.replace('free = "DieShown"', 'free = "Dusk"'))

    error = caught.value
    assert isinstance(error, BurgundyError)
    assert (error.file, error.lesson, error.step) == ("sticks/lessons.toml", "heap", 8)
    assert (error.field, error.reason) == ("free", "'Dusk' is unknown in sticks")


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(BadLesson, match=r"^orchard/lessons.toml: cannot be read \(No such file"):
        read_lessons(sticks.GAME, tmp_path / "orchard" / "lessons.toml")


def take(count, end="left"):
    return sticks.Take(count, end)


@pytest.mark.parametrize(
    ("written", "move", "fits"),
    [
        (["Take", 2, "left"], take(2), True),
        (["Take", 2, "left"], take(2, "right"), False),
        (["Take", 2, "left"], take(1), False),
        (["Take", "*", "left"], take(1), True),
        (["Take", "*", "left"], take(1, "right"), False),
        (["Take", [1, 3], "*"], take(3, "right"), True),
        (["Take", [1, 3], "*"], take(2), False),
        (["Take", "0x3", "*"], take(3), True),
        (["Take", ["0x1", "0x2"], "*"], take(3), False),
        (["*"], take(3), True),
    ],
)
def test_a_pattern_means_certain_moves(written, move, fits):
    assert read_pattern(sticks.GAME, written).fits(move) is fits


def test_a_pattern_means_one_class_of_moves():
    castles = games.load("castles")
    pattern = read_pattern(castles, ["TakeWorkers", 0])

    assert pattern.fits(TakeWorkers(0))
    assert not pattern.fits(SellGoods(0, 5))


def test_a_list_is_the_value_of_a_field_that_is_a_list():
    pattern = read_pattern(games.load("pillars"), ["TakePlan", "*", [[3, 0], [2, 1]], 96])

    assert pattern.fits(TakePlan(2, ((3, 0), (2, 1)), 96))
    assert not pattern.fits(TakePlan(2, ((3, 0),), 96))
    assert not pattern.fits(TakePlan(2, ((2, 1), (3, 0)), 96))


def test_a_file_is_read_again_only_when_it_has_changed(tmp_path, monkeypatch):
    path = tmp_path / "lessons.toml"
    monkeypatch.setattr(files, "lessons_file", lambda _: path)
    path.write_text(school.FILE)
    first = load_lessons(sticks.GAME)

    assert load_lessons(sticks.GAME) is first

    path.write_text(school.FILE.replace("The heap", "Another heap", 1))
    assert load_lessons(sticks.GAME).lessons[0].title.text == "Another heap"
    path.write_text("format = 2")
    with pytest.raises(BadLesson):
        load_lessons(sticks.GAME)
    path.unlink()
    assert load_lessons(sticks.GAME) == Lessons()


def test_placeholders_are_filled():
    sentence = Sentence("{opponent}: {key:undo}", "heap/1/say")

    assert sentence.filled({"opponent": "Margot", "key:undo": "Ctrl+Z"}) == "Margot: Ctrl+Z"
    assert sentence.filled({"opponent": "Margot"}, "{opponent}!") == "Margot!"


def test_the_lesson_about_the_table_is_never_the_first_and_else_in_its_order():
    def lesson(name, *, handling=False):
        return Lesson(name, Sentence(name, name), 1, (), ("",), 1, (), handling)

    lessons = Lessons((lesson("table", handling=True), lesson("goal"), lesson("ships")))

    assert lessons.next_after(frozenset()).id == "goal"
    assert lessons.next_after(frozenset({"goal"})).id == "table"
    assert lessons.next_after(frozenset({"goal", "table"})).id == "ships"
    assert lessons.next_after(frozenset({"goal", "ships"})).id == "table"
    assert lessons.next_after(frozenset({"table"})).id == "goal"
    assert lessons.next_after(frozenset({"goal", "table", "ships"})) is None
    assert Lessons((lesson("table", handling=True),)).next_after(frozenset()).id == "table"
