"""A lesson of Sticks, the small game that the core is tested with."""

from burgundy_desktop.core.errors import BadLesson
from burgundy_desktop.lessons.course import Course
from burgundy_desktop.lessons.reading import read_lessons
from tests.core import sticks

FILE = """\
format = 1

[[lesson]]
id = "heap"
title = "The heap"
minutes = 2
anchors = ["heap"]
seats = ["", "apprentice"]
seed = 7
moves = [["Take", 1, "left"], ["Take", 1, "left"]]

  [[lesson.step]]
  say = "Whoever takes the last stick wins."
  point = ["left", "sticks/2#top", "window/log"]

  [[lesson.step]]
  say = "Take two from the left."
  expect = [["Take", 2, "left"]]
  check = { sticks = 6, gain = 0, points = [0, 0] }
  events = ["Taken"]
    [lesson.step.otherwise]
    "sticks/1" = "One is too few."
    sticks = "That is too many."
    "*" = "From the left, please."

  [[lesson.step]]
  play = [["Take", 1, "*"]]
  say = "{opponent} took one. Take one or three."
  expect = [["Take", [1, 3], "*"]]
    [lesson.step.otherwise]
    Take = "One or three!"

  [[lesson.step]]
  say = "Take it back: {key:undo}."
  action = "undo"

  [[lesson.step]]
  say = "Click the right end."
  find = ["right"]

  [[lesson.step]]
  say = "Point at the left end."
  look = ["left"]

  [[lesson.step]]
  say = "Ask for a hint."
  action = "hint"

  [[lesson.step]]
  say = "Now it is your game."
  free = "DieShown"
  events = ["DieShown"]

  [[lesson.step]]
  say = "That is all."

[[tip]]
id = "ends"
offered = "Take"
say = "Take from either end."
anchor = "heap"

[[tip]]
id = "taken"
event = "Taken"
say = "One stick less."
"""


def read(folder, text=FILE):
    path = folder / "sticks" / "lessons.toml"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, "utf-8")
    return read_lessons(sticks.GAME, path)


def trouble(folder, old, new):
    """What is said of the file with something else in place of `old`."""
    assert old in FILE
    try:
        read(folder, FILE.replace(old, new, 1))
    except BadLesson as error:
        return str(error)
    return ""


def course(folder, text=FILE):
    return Course(sticks.GAME, read(folder, text).lessons[0])
