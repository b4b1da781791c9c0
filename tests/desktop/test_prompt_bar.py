"""The buttons of the prompt bar."""

import pytest

from burgundy_desktop.core.ids import Target
from burgundy_desktop.desktop.panels.prompt_bar import Choice, Prompt, PromptBar

NEXT, SKIP = Target("next"), Target("skip")


@pytest.fixture
def bar(program, qtbot):
    bar = PromptBar(program.appearance, program.sprites)
    qtbot.addWidget(bar)
    bar.show()
    return bar


def labels_as_they_lie(bar):
    bar.layout().activate()
    return [button.text() for button in sorted(bar.buttons, key=lambda button: button.x())]


def test_buttons_that_stay_keep_their_order(bar):
    for pause in ("Pause", "Play on", "Pause"):
        first = Choice(Target("pause"), pause)
        bar.show_prompt(Prompt(None, "", "", (first, Choice(NEXT, "Next"), Choice(SKIP, "Skip"))))

        assert labels_as_they_lie(bar) == [pause, "Next", "Skip"]


def test_a_new_button_comes_where_the_prompt_has_it(bar):
    bar.show_prompt(Prompt(None, "", "", (Choice(NEXT, "Next"), Choice(SKIP, "Skip"))))
    kept = bar.buttons[0]
    between = Choice(Target("pause"), "Pause")
    bar.show_prompt(Prompt(None, "", "", (Choice(NEXT, "Next"), between, Choice(SKIP, "Skip"))))

    assert labels_as_they_lie(bar) == ["Next", "Pause", "Skip"]
    assert bar.buttons[0] is kept
