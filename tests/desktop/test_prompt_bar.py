"""The buttons of the prompt bar."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QCursor, QEnterEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from burgundy_desktop.core.ids import Ply, Target
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
    for pause in ("Pause", "Resume", "Pause"):
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


WAYS = tuple(
    Choice(
        Target("plan", number), f"{number} coins · lever: resource and 5 · canoes: clay and iron"
    )
    for number in range(5)
)
ASKED = Prompt(
    None, "Round 1", "The cheapest way: 3 coins. Confirm it, or choose another one.", WAYS
)


def as_wide_as(bar, width):
    """Lay the bar out as the window does; return its height."""
    bar.resize(width, bar.height())
    bar.resize(width, bar.heightForWidth(width))
    bar.layout().activate()
    return bar.height()


def in_reading_order(bar):
    return sorted(bar.buttons, key=lambda button: (button.y(), button.x()))


def test_choices_that_do_not_fit_beside_the_question_lie_below_it_uncut(bar):
    bar.resize(1280, bar.height())
    bar.show_prompt(ASKED)
    as_wide_as(bar, 1280)

    assert in_reading_order(bar) == list(bar.buttons)
    assert len({button.y() for button in bar.buttons}) > 1
    for button in bar.buttons:
        assert button.y() >= bar._text.geometry().bottom()
        assert button.width() >= button.sizeHint().width()
        assert bar.rect().contains(button.geometry())
    assert bar._text.width() >= bar._text.fontMetrics().horizontalAdvance(ASKED.text)


def test_choices_come_back_beside_the_question_in_a_wide_window(bar):
    bar.show_prompt(ASKED)

    assert as_wide_as(bar, 1280) > as_wide_as(bar, 4000)
    assert in_reading_order(bar) == list(bar.buttons)
    assert len({button.y() for button in bar.buttons}) == 1


def test_choices_below_go_with_their_prompt(bar):
    bar.show_prompt(ASKED)
    as_wide_as(bar, 1280)

    bar.show_prompt(Prompt(None, "Round 1", "Sail.", (Choice(NEXT, "Next"),)))

    assert as_wide_as(bar, 1280) < 60
    assert labels_as_they_lie(bar) == ["Next"]
    assert abs(bar.buttons[0].geometry().center().y() - bar._text.geometry().center().y()) <= 1


class SaysMore(QObject):
    """Changes the text of the bar as soon as a button appears."""

    def __init__(self, bar, then):
        super().__init__(bar)
        self.bar, self.then = bar, [then]

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Show and isinstance(watched, QPushButton) and self.then:
            self.bar.show_prompt(self.then.pop())
        return False


def test_what_is_said_meanwhile_is_said_at_the_end_alone(bar, qapp):
    choices = (Choice(Target("pause"), "Pause"), Choice(NEXT, "Next"))
    then = Prompt(None, "", "And then.", choices)
    more = SaysMore(bar, then)
    qapp.installEventFilter(more)
    bar.show_prompt(Prompt(None, "", "First.", choices))
    qapp.removeEventFilter(more)

    seen = [b for b in bar.findChildren(QPushButton) if b.isVisibleTo(bar)]
    assert not more.then
    assert bar.text == "And then."
    assert [button.text() for button in seen] == ["Pause", "Next"]


def test_a_reason_stands_beside_the_question(bar, qtbot):
    bar.resize(1000, bar.height())
    bar.show_prompt(Prompt(None, "Phase A", "Throw a tile away."))

    bar.refuse("First decide what is asked here.")

    bar.layout().activate()
    assert (bar.text, bar.reason) == ("Throw a tile away.", "First decide what is asked here.")
    assert bar._text.isVisible()
    assert bar._reason.isVisible()
    assert bar._reason.x() >= bar._text.geometry().right()


def test_a_reason_ends_with_the_next_prompt(bar):
    bar.refuse("First decide what is asked here.")

    bar.show_prompt(Prompt(None, "", "Choose a die."))

    assert (bar.text, bar.reason) == ("Choose a die.", "")
    assert not bar._reason.isVisible()


def test_a_reason_goes_by_itself_and_leaves_the_question(bar):
    bar.show_prompt(Prompt(None, "", "Choose a die."))
    bar.refuse("That die is spent.")

    bar._refusal.timeout.emit()

    assert (bar.text, bar.reason) == ("Choose a die.", "")
    assert bar._text.isVisible()


def test_question_and_reason_share_the_width_as_they_are_long(bar):
    bar.resize(1000, bar.height())
    bar.show_prompt(Prompt(None, "", "Choose a die."))

    bar.refuse("In your storage there is no tile that could be placed with this die.")

    bar.layout().activate()
    assert bar._text.height() == bar._reason.height()
    for label in (bar._text, bar._reason):
        assert label.fontMetrics().horizontalAdvance(label.text()) <= label.width()


def test_a_button_that_is_pointed_at_is_told_of(bar):
    told: list[Target | None] = []
    bar.pointed_at.connect(told.append)
    bar.show_prompt(Prompt(None, "", "", (Choice(NEXT, "Next"), Choice(SKIP, "Skip"))))

    QCoreApplication.sendEvent(bar.buttons[1], QEvent(QEvent.Type.Leave))
    QCoreApplication.sendEvent(bar.buttons[1], entering())

    assert told == [None, SKIP]


@pytest.fixture
def pointer_away():
    """The pointer rests on no window of a later test."""
    yield
    QCursor.setPos(QGuiApplication.primaryScreen().geometry().bottomRight())


@pytest.mark.usefixtures("pointer_away")
def test_a_button_that_comes_under_a_resting_pointer_counts_once_the_pointer_moves(bar, qapp):
    told: list[Target | None] = []
    one = Prompt(None, "", "", (Choice(NEXT, "Next"),))
    bar.show_prompt(one)
    bar.layout().activate()
    middle = bar.buttons[0].geometry().center()
    QTest.mouseMove(bar.buttons[0])
    bar.pointed_at.connect(told.append)
    bar.show_prompt(Prompt(None, "", ""))
    qapp.processEvents()
    told.clear()

    bar.show_prompt(one)
    bar.layout().activate()
    qapp.processEvents()
    assert bar.childAt(middle) is bar.buttons[0]
    assert bar.buttons[0].underMouse()
    assert told == []

    QTest.mouseMove(bar.buttons[0], bar.buttons[0].rect().center() + QPoint(4, 0))
    assert told == [NEXT]
    QTest.mouseMove(bar.buttons[0], bar.buttons[0].rect().center() + QPoint(8, 0))
    assert told == [NEXT]


def entering():
    return QEnterEvent(QPointF(2, 2), QPointF(2, 2), QPointF(2, 2))


@pytest.mark.parametrize("moves", [True, False])
def test_space_on_a_button_ends_what_moves_before_it_presses_it(program, qtbot, moves):
    pressed: list[Target] = []
    asked: list[bool] = []

    def hurries():
        asked.append(moves)
        return moves

    bar = PromptBar(program.appearance, program.sprites, hurries=hurries)
    qtbot.addWidget(bar)
    bar.show()
    bar.chosen.connect(pressed.append)
    bar.show_prompt(Prompt(None, "", "", (Choice(NEXT, "Next"),)))
    bar.buttons[0].setFocus()

    QTest.keyClick(bar.buttons[0], Qt.Key.Key_Space)

    assert asked == [moves]
    assert pressed == ([] if moves else [NEXT])


def test_a_click_on_a_button_leaves_the_keyboard_where_it_was(bar):
    """Space presses the focused button, not the one clicked last."""
    bar.show_prompt(Prompt(None, "", "", (Choice(NEXT, "Next"), Choice(SKIP, "Skip"))))
    chosen: list[Target] = []
    bar.chosen.connect(chosen.append)
    bar.button_of(NEXT).setFocus()

    QTest.mouseClick(bar.button_of(SKIP), Qt.MouseButton.LeftButton)

    assert chosen == [SKIP]
    assert bar.focusWidget() is bar.button_of(NEXT)


def test_tab_goes_to_the_buttons(bar):
    bar.show_prompt(Prompt(None, "", "", (Choice(NEXT, "Next"), Choice(SKIP, "Skip"))))

    assert all(button.focusPolicy() & Qt.FocusPolicy.TabFocus for button in bar.in_order)


def test_another_decision_in_the_same_words_is_read_aloud_again(bar, monkeypatch):
    spoken: list[str] = []
    monkeypatch.setattr(
        QAccessible, "updateAccessibility", lambda event: spoken.append(event.message())
    )
    asked = "Reveal the next tile, or skip this."
    for ply in (7, 7, 8):
        bar.show_prompt(Prompt(None, "", asked, ply=Ply(ply)))
        bar.show_prompt(Prompt(None, "", asked))

    assert spoken == [asked, asked]
