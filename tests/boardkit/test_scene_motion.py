"""A scene plays the events of a move: in a frame of its own, skipped, or without motion."""

import pytest
from PySide6.QtGui import QPainter

from burgundy_desktop.boardkit.animator import Pace
from burgundy_desktop.boardkit.clock import FRAME_MS
from burgundy_desktop.boardkit.pieces import Box, Drawing, Piece
from burgundy_desktop.boardkit.showing_scene import TABLE_FRAMES
from burgundy_desktop.boardkit.targets import Offer
from tests.boardkit.small_table import (
    SQUARES,
    Pushed,
    Rolled,
    Setting,
    a_position,
    middle,
    the_stone,
)


def test_a_piece_lies_on_its_new_place_at_once_without_animation(small_table):
    small_table.show_position(a_position(Setting(stone=3), events=[Pushed(3)]))

    assert the_stone(small_table).box.centre == small_table.boxes[3].centre
    assert not small_table.is_animating


def test_an_animated_piece_travels_and_arrives(small_table, qtbot):
    start = the_stone(small_table).box

    with qtbot.waitSignal(small_table.animation_finished):
        small_table.show_position(a_position(Setting(stone=3), events=[Pushed(3)]), animate=True)
        assert small_table.is_animating
        assert the_stone(small_table).box == start

    assert the_stone(small_table).box.centre == small_table.boxes[3].centre


@pytest.fixture
def waiting(small_table):
    """The clock of a table that is about to push its stone away: the click is answered first."""
    clock = small_table.turn_by_hand()
    small_table.offer(frozenset(SQUARES))
    pushed = a_position(Setting(stone=3), events=[Pushed(3)])
    small_table.show_position(pushed, animate=True, waits=True)
    return clock


def test_a_click_is_answered_before_it_is_shown(small_table, waiting, qtbot):
    start = the_stone(small_table).box
    assert small_table.is_animating
    assert small_table.is_about_to_move
    assert small_table.item_of(SQUARES[0]).offer is Offer.NONE
    assert small_table.unseen == 1

    with qtbot.waitSignal(small_table.set_off, timeout=0):
        waiting.turn(FRAME_MS)
    assert the_stone(small_table).box == start
    assert small_table.is_animating
    assert not small_table.is_about_to_move

    for _ in range(3):  # the place of the caption, the beginning, and one of its frames
        assert the_stone(small_table).box == start
        waiting.turn(FRAME_MS)
    assert the_stone(small_table).box != start


def test_a_move_that_is_skipped_at_once_is_told(small_table, waiting, qtbot):
    signals = [small_table.advanced, small_table.animation_finished]

    with qtbot.assertNotEmitted(small_table.set_off), qtbot.waitSignals(signals, timeout=0):
        small_table.skip()

    assert not small_table.is_animating
    assert not small_table.unseen
    assert the_stone(small_table).box.centre == small_table.boxes[3].centre


def test_a_caption_waits_for_what_acts(small_table, waiting):
    small_table.caption("Anna pushes the stone.")
    assert not small_table._captioning.item.isVisible()

    waiting.turn(FRAME_MS)
    assert not small_table._captioning.item.isVisible()  # its place takes a frame of its own

    waiting.turn(FRAME_MS)

    assert small_table._captioning.item.isVisible()


def test_another_table_is_made_ready_part_by_part(small_table, monkeypatch):
    """A frame for the backdrop, then one for each part of the pieces that come."""
    clock, painted = small_table.turn_by_hand(), list[QPainter]()
    monkeypatch.setattr(small_table, "backdrop_key", lambda: "another one")
    monkeypatch.setattr(small_table, "paint_table", painted.append)
    look = Drawing("games/castles/pieces/castle")
    coming = [Piece(f"new {n}", look, Box(40 * n, 9, 30, 30)) for n in range(2 * TABLE_FRAMES)]
    lay_there = small_table.pieces
    monkeypatch.setattr(small_table, "pieces", lambda: [*lay_there(), *coming])
    small_table.show_position(a_position(Setting(stone=3), events=[Pushed(3)]), animate=True)
    items = small_table._pieces.items
    assert not painted

    clock.turn(FRAME_MS)
    assert len(painted) == 1
    assert not items.ahead

    for frame in range(1, TABLE_FRAMES + 1):
        clock.turn(FRAME_MS)
        assert len(items.ahead) == 2 * frame
        assert small_table.is_about_to_move
    made = dict(items.ahead)
    clock.turn(FRAME_MS)

    assert not small_table.is_about_to_move
    assert small_table._backdrop.key == "another one"
    assert len(painted) == 1
    assert all(items.lying[key] is item for key, item in made.items())
    assert not items.ahead


def test_skipping_leaves_nothing_that_flies(small_table, qtbot):
    count = len(small_table.items())
    small_table.show_position(a_position(Setting(stone=3), events=[Pushed(3)]), animate=True)

    with qtbot.waitSignal(small_table.animation_finished, timeout=0):
        small_table.skip()

    assert len(small_table.items()) == count
    assert the_stone(small_table).box.centre == small_table.boxes[3].centre


def test_a_die_that_is_rolled_later_keeps_its_old_face_until_then(small_table):
    old = small_table._pieces.item("die").piece.look.sprite

    small_table.show_position(
        a_position(Setting(stone=1, die=6), events=[Pushed(1), Rolled()]), animate=True
    )

    assert small_table._pieces.item("die").piece.look.sprite == old
    small_table.skip()
    assert small_table._pieces.item("die").piece.look.sprite.endswith("die_white_6")


def test_offers_wait_for_the_end_of_an_animation(small_table):
    small_table.show_position(a_position(Setting(stone=3), events=[Pushed(3)]), animate=True)
    small_table.offer(frozenset(SQUARES))
    assert small_table.item_of(SQUARES[0]).offer is Offer.NONE

    small_table.skip()

    assert small_table.item_of(SQUARES[0]).offer is Offer.SOLID


def test_the_first_click_ends_an_animation_and_counts_only_on_an_offer(small_table, qtbot):
    def animate():
        small_table.show_position(a_position(Setting(stone=3), events=[Pushed(3)]), animate=True)

    animate()
    with qtbot.assertNotEmitted(small_table.target_clicked):
        small_table.click_at(middle(small_table, SQUARES[1]))
    assert not small_table.is_animating

    small_table.show_position(a_position())
    animate()
    small_table.offer(frozenset({SQUARES[1]}))
    with qtbot.waitSignal(small_table.target_clicked, timeout=0):
        small_table.click_at(middle(small_table, SQUARES[1]))


def test_at_instant_pace_an_animated_position_is_there_at_once(small_table):
    small_table.set_pace(Pace.INSTANT, False)

    small_table.show_position(a_position(Setting(stone=2), events=[Pushed(2)]), animate=True)

    assert not small_table.is_animating
    assert the_stone(small_table).box.centre == small_table.boxes[2].centre


def test_a_move_of_several_parts_ends_once_when_the_pace_becomes_instant(small_table):
    clock = small_table.turn_by_hand()
    ended = []
    small_table.animation_finished.connect(lambda: ended.append(small_table.position))
    parts = [a_position(Setting(stone=at), events=[Pushed(at)]) for at in (1, 2, 3)]
    small_table.show_position(parts[-1], animate=True, on_the_way=parts[:-1])

    small_table.set_pace(Pace.INSTANT, reduced_motion=False)
    for _ in range(99):
        clock.turn(FRAME_MS)

    assert ended == [parts[-1]]


def test_with_reduced_motion_nothing_travels(small_table, qtbot):
    small_table.set_pace(Pace.NORMAL, True)
    small_table.show_position(a_position(Setting(stone=3), events=[Pushed(3)]), animate=True)

    seen = {the_stone(small_table).box.centre}
    while small_table.is_animating:
        qtbot.wait(10)
        seen.add(the_stone(small_table).box.centre)

    assert seen == {small_table.boxes[3].centre}


def test_points_count_up_to_the_new_number(small_table, qtbot):
    with qtbot.waitSignal(small_table.animation_finished):
        small_table.show_position(a_position(Setting(points=9), events=[Pushed(0)]), animate=True)

    assert small_table._pieces.item("points")._text.text() == "9"


def test_a_step_that_is_taken_back_goes_back_visibly(small_table, qtbot):
    small_table.show_position(a_position(Setting(stone=3)))

    with qtbot.waitSignal(small_table.animation_finished):
        small_table.show_position(a_position(Setting(stone=0)), animate=True)
        assert the_stone(small_table).box.centre == small_table.boxes[3].centre

    assert the_stone(small_table).box.centre == small_table.boxes[0].centre


def test_what_follows_sets_off_a_frame_after_the_end_of_what_came_before(small_table, qtbot):
    clock, told = small_table.turn_by_hand(), []
    small_table.advanced.connect(lambda: told.append("advanced"))
    small_table.set_off.connect(lambda: told.append("set off"))
    first, then = (a_position(Setting(stone=at), events=[Pushed(at)]) for at in (1, 2))
    small_table.show_position(then, animate=True, on_the_way=[first], waits=True)
    clock.turn(FRAME_MS)
    assert told == ["set off"]

    while "advanced" not in told:
        clock.turn(FRAME_MS)
    assert small_table.position is then
    assert not small_table.is_about_to_move  # nobody waits for that: what was seen is told
    stone = small_table._pieces.item("stone")
    lay_at = stone.pos()
    clock.turn(FRAME_MS)
    assert stone.pos() == lay_at
    for _ in range(10):
        clock.turn(FRAME_MS)

    assert stone.pos() != lay_at
    assert told == ["set off", "advanced"]
