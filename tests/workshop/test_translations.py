"""Unfinished and wrong translations are named."""

import os
import shutil
import sys

import pytest

from workshop import translations
from workshop.messages import HOME, Missing


@pytest.fixture
def project(tmp_path):
    """A project of one window, with texts collected but not translated."""
    package = tmp_path / "burgundy_desktop"
    package.mkdir()
    (package / "window.py").write_text(
        "class Window:\n"
        "    def greet(self, name, count):\n"
        "        self.tr('Hello, {name}')\n"
        "        self.tr('%n game(s)', '', count)\n"
    )
    translations.update(tmp_path / "i18n", tmp_path)
    return tmp_path


def complaints(project):
    return translations.complaints(project / "i18n", project)


def finish(project, hello="Szia, {name}"):
    hungarian, english = project / "i18n" / "hu.ts", project / "i18n" / "en.ts"
    empty = '<translation type="unfinished"></translation>'
    forms = '<translation type="unfinished">'
    hungarian.write_text(
        hungarian.read_text()
        .replace(empty, f"<translation>{hello}</translation>")
        .replace(forms, "<translation>")
        .replace("<numerusform></", "<numerusform>%n játék</")
    )
    english.write_text(
        english.read_text()
        .replace(forms, "<translation>")
        .replace("<numerusform></", "<numerusform>%n game</", 1)
        .replace("<numerusform></", "<numerusform>%n games</", 1)
    )


def test_before_anyone_translated_there_is_nothing_to_complain_about(tmp_path):
    assert translations.complaints(tmp_path / "i18n", tmp_path) == []


def test_what_is_not_finished_is_named_and_english_needs_only_its_plurals(project):
    assert complaints(project) == [
        "en.ts: not finished: Window: “%n game(s)”",
        "hu.ts: not finished: Window: “%n game(s)”",
        "hu.ts: not finished: Window: “Hello, {name}”",
    ]


def test_a_finished_translation_is_fine(project):
    finish(project)

    assert complaints(project) == []


def test_a_new_sentence_and_one_that_is_gone_are_named(project):
    finish(project)
    window = project / "burgundy_desktop" / "window.py"
    window.write_text(window.read_text().replace("Hello, {name}", "Welcome back to the table"))

    assert complaints(project) == [
        "hu.ts: new in the sources: Window: “Welcome back to the table”",
        "hu.ts: gone from the sources: Window: “Hello, {name}”",
    ]


def test_a_translation_must_keep_the_fields_of_its_sentence(project):
    finish(project, hello="Szia, {nev}")

    assert complaints(project) == [
        "hu.ts: other {fields} than the sentence: Window: “Hello, {name}”"
    ]


def test_a_language_without_its_file_is_named(project):
    finish(project)
    (project / "i18n" / "hu.ts").unlink()

    assert complaints(project) == ["hu.ts is missing; ./burgundy translate makes it"]


def test_forms_made_with_designer_are_read_too(project):
    finish(project)
    (project / "ui").mkdir()
    (project / "ui" / "new_game.ui").write_text(
        '<ui version="4.0"><class>NewGame</class><widget class="QWidget" name="NewGame">'
        '<property name="windowTitle"><string>New game</string></property></widget></ui>'
    )

    assert complaints(project) == ["hu.ts: new in the sources: NewGame: “New game”"]


def test_an_untranslatable_sentence_ends_the_collection_with_its_place(project):
    (project / "burgundy_desktop" / "b.py").write_text("translate('castles', f'{n} workers')")

    with pytest.raises(Missing, match=r"b\.py:1"):
        complaints(project)


def test_qt_s_tools_are_called_as_the_system_calls_its_programs(monkeypatch, tmp_path):
    """On Windows `pyside6-lrelease.exe` lies beside the Python."""
    asked = []

    def which(name, path):
        asked.append((name, path.split(os.pathsep)))
        return str(tmp_path / f"{name}.exe")

    monkeypatch.setattr(shutil, "which", which)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python.exe"))

    assert translations._where_is("lrelease") == str(tmp_path / "pyside6-lrelease.exe")
    ((name, places),) = asked
    assert (name, places[0]) == ("pyside6-lrelease", str(tmp_path))
    assert set(places) > {str(HOME / ".venv" / "bin"), *os.environ["PATH"].split(os.pathsep)}


def test_without_qt_s_tools_their_package_is_named(monkeypatch):
    monkeypatch.setattr(shutil, "which", lambda *_, **__: None)

    with pytest.raises(Missing, match="pyside6-lupdate is missing; .* PySide6-Essentials"):
        translations._where_is("lupdate")


def test_only_what_is_newer_is_compiled(project):
    finish(project)
    translations.compile_stale(project / "i18n")
    compiled = project / "i18n" / "hu.qm"
    compiled.write_bytes(b"kept")

    translations.compile_stale(project / "i18n")

    assert compiled.read_bytes() == b"kept"
    assert (project / "i18n" / "en.qm").stat().st_size > 20


LESSON = """
[[lesson]]
id = "goal"
title = "The goal"
  [[lesson.step]]
  say = "Take {key:undo}."
    [lesson.step.otherwise]
    "*" = "No."
[[tip]]
id = "buy"
say = "Buy."
"""


def test_lessons_are_collected_with_the_place_of_each_sentence(project):
    folder = project / "resources" / "games" / "castles"
    folder.mkdir(parents=True)
    (folder / "lessons.toml").write_text(LESSON)

    assert [line for line in complaints(project) if "lessons" in line] == [
        "hu.ts: new in the sources: lessons/castles: “Buy.” (tip/buy/say)",
        "hu.ts: new in the sources: lessons/castles: “No.” (goal/1/otherwise/*)",
        "hu.ts: new in the sources: lessons/castles: “Take {key:undo}.” (goal/1/say)",
        "hu.ts: new in the sources: lessons/castles: “The goal” (goal/title)",
    ]


def test_the_name_of_a_key_stays_as_it_is_in_a_translation(project):
    (project / "burgundy_desktop" / "window.py").write_text(
        "class Window:\n    def greet(self):\n        self.tr('Press {key:undo}')\n"
    )
    translations.update(project / "i18n", project)
    finish(project, "Nyomd meg: {key:redo}")

    assert complaints(project) == [
        "hu.ts: other {fields} than the sentence: Window: “Press {key:undo}”"
    ]


@pytest.mark.parametrize("broken", ["[[lesson]]\n", "[[lesson", "lesson = 5\n"])
def test_a_broken_file_of_lessons_is_named(project, broken):
    folder = project / "resources" / "games" / "castles"
    folder.mkdir(parents=True)
    (folder / "lessons.toml").write_text(broken)

    with pytest.raises(Missing, match=r"castles/lessons\.toml: "):
        complaints(project)
