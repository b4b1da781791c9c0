"""The Eminence at the table: its steps are readable, and its changes are marked."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from burgundy_desktop.boardkit.animator import Pace
from burgundy_desktop.boardkit.highlight import HighlightItem
from burgundy_desktop.core.ids import target
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.table.showing import READING_MS
from burgundy_desktop.games import load
from burgundy_desktop.games.boonlake.events import EminenceRevealed, EminenceStep

GAME = "boonlake"


@pytest.fixture
def at_table(window, store):
    """The table with a solo game, whose first decisions are made."""

    def sit(pace="normal", seed=13):
        window.program.preferences.change(pace=pace)
        options = load(GAME).info.options_for(1)
        seats = (SeatInfo("Anna"),)
        window.show_table(store.begin(GAME, options, seats, seed=seed, strict=False))
        controller = window.table.controller
        for _ in range(2):
            controller.submit(controller.position.legal[0])
        return window.table

    return sit


def marked(table):
    return {item.highlight.seat for item in table.scene.items() if isinstance(item, HighlightItem)}


def test_a_step_with_its_reasons_stays_longer_than_a_move(at_table):
    table = at_table()
    assert table.showing.is_showing_steps

    assert table.showing._reading_ms(table.showing.position) == 2 * READING_MS[Pace.NORMAL]


def test_each_step_stands_on_the_panel_with_its_reasons_the_last_one_too(at_table):
    table = at_table()
    match = table.controller.session.match
    steps = [e for e in match.steps[match.cursor].events if isinstance(e, EminenceStep)]
    table.showing.pause_steps()
    told = []
    while table.showing.is_showing_steps:
        now = [e for e in table.showing.position.events if isinstance(e, EminenceStep)]
        if now:
            told.append(now[-1])
            assert table.scene._recalled.steps[-1] == now[-1]
            assert "automaton/words" in table.scene.shown
        table.showing.next_step()
        table.scene.skip()

    assert len(told) > 2
    assert told == steps
    assert "automaton/words" not in table.scene.shown


def test_steps_that_were_skipped_stand_on_its_panel_too(at_table):
    table = at_table()
    match = table.controller.session.match
    steps = [e for e in match.steps[match.cursor].events if isinstance(e, EminenceStep)]

    while table.showing.is_showing_steps:
        table.showing.skip_steps()

    assert len(steps) > 2
    assert list(table.scene._recalled.steps) == steps


def test_what_is_told_of_skipped_steps_is_read_aloud_in_their_order(at_table):
    table = at_table()
    told: list[str] = []
    match = table.controller.session.match
    steps = [e for e in match.steps[match.cursor].events if isinstance(e, EminenceStep)]
    table.scene.announced = dict.fromkeys(map(type, steps), repr)
    table.scene.captioned.connect(told.append)

    table.showing.skip_steps()

    expected = list(map(repr, steps))
    assert [words for words in told if words in expected] == expected


def test_what_it_changed_is_marked_when_the_person_decides(at_table):
    table = at_table(pace="instant")
    assert table.controller.may_choose

    assert marked(table) == {1}


def test_the_panel_opens_by_a_key_and_another_one_puts_it_away(at_table):
    table = at_table(pace="instant")
    table.view.setFocus()

    QTest.keyClick(table.view, Qt.Key.Key_E)
    assert table.scene.opened == target("eminence")
    assert "automaton/words" in table.scene.shown

    QTest.keyClick(table.view, Qt.Key.Key_Escape)
    assert "automaton/words" not in table.scene.shown


def test_every_line_of_the_log_begins_like_one(at_table):
    """What a decision of the setup brings has no line to stand on."""
    table = at_table(pace="instant")
    lines = [entry.line.text for entry in table.log.model.entries]

    assert any(line.startswith("Production site") for line in lines)
    assert not any(line[0].islower() for line in lines)


# a game that goes on later


def played_on(table):
    """Play until after the next turn of the Eminence and another move of the person."""
    controller = table.controller
    turns, match = 0, controller.session.match
    while turns < 2:
        controller.submit(controller.position.legal[0])
        turns += any(isinstance(e, EminenceRevealed) for e in match.steps[match.cursor].events)
    controller.submit(controller.position.legal[0])
    return controller.session


def test_its_latest_turn_stands_on_the_panel_when_a_game_is_continued(at_table, window, store):
    session = played_on(at_table(pace="instant"))
    steps, scored = window.table.scene._recalled.steps, window.table.scene._recalled.tally
    assert len(steps) > 2

    window.show_table(store.open(session.autosave.path))

    scene = window.table.scene
    assert scene._recalled.steps == steps
    assert (scene._recalled.tally.scoring, scene._recalled.tally.gained) == (
        scored.scoring,
        scored.gained,
    )
    assert "automaton/words" not in scene.shown
    scene.open(target("eminence"))
    assert "automaton/words" in scene.shown


def latest_turn(match):
    """The steps of its latest turn up to what is on the table."""
    told = [event for step in match.steps[: match.cursor + 1] for event in step.events]
    begins = max(at for at, event in enumerate(told) if isinstance(event, EminenceRevealed))
    return tuple(event for event in told[begins:] if isinstance(event, EminenceStep))


def test_a_turn_that_is_taken_back_gives_way_to_the_one_before(at_table):
    table = at_table(pace="instant")
    match = played_on(table).match
    latest = latest_turn(match)
    assert table.scene._recalled.steps == latest

    while latest_turn(match) == latest:
        before = match.cursor
        table.controller.undo()
        assert match.cursor < before

    assert table.scene._recalled.steps == latest_turn(match)


def test_before_its_first_turn_nothing_stands_there(at_table):
    table = at_table(pace="instant")
    controller = table.controller
    while controller.session.match.cursor:
        controller.undo()

    assert table.scene._recalled.steps == ()


def test_a_whole_turn_at_once_is_told_by_how_it_ended(at_table):
    """At the pace "instant" it is one caption, without the person's move before it."""
    table = at_table(pace="instant")
    position = table.controller.position
    steps = [event for event in position.events if isinstance(event, EminenceStep)]
    lines = [table.board.wording.log(step, position.seats, position.viewer) for step in steps]

    said = table.scene.caption_text
    assert len(steps) > 3
    assert said.endswith(lines[-1].text)
    assert lines[0].text not in said
    assert "Production site" not in said
