"""The caption of a scene: what it says, and where it lies."""

import pytest

from burgundy_desktop.boardkit.acting import Acting
from burgundy_desktop.boardkit.caption import FACE_PX, WIDEST_PX, CaptionItem
from burgundy_desktop.boardkit.captioning import Captioning, Surroundings
from burgundy_desktop.boardkit.pieces import Box, Place
from burgundy_desktop.core.ids import Seat
from tests.boardkit.small_table import SQUARES, Pushed, Setting, a_position


def test_a_caption_stands_until_it_is_taken_away_and_is_read_aloud(small_table, qtbot):
    with qtbot.waitSignal(small_table.captioned, timeout=0) as told:
        small_table.caption("Margot pushes the stone", Seat(1))
    assert told.args == ["Margot pushes the stone"]
    assert small_table.caption_text == "Margot pushes the stone"

    small_table.caption("")
    assert small_table.caption_text == ""


def test_a_caption_shows_a_face_larger_than_the_sign_of_a_seat(small_table):
    plate = the_plate(small_table)
    small_table.caption("Margot pushes the stone", Seat(1))
    size_of_a_sign = plate.picture_size

    small_table.caption("Margot pushes the stone", Seat(1), "pieces/common/face_margot")
    assert size_of_a_sign < plate.picture_size <= FACE_PX * max(1.0, small_table.brushes.scale)


def test_a_caption_covers_nothing_that_may_be_chosen(small_table, monkeypatch):
    monkeypatch.setattr(type(small_table), "caption_box", lambda table: a_box_on(table, SQUARES[0]))
    plate = the_plate(small_table)
    small_table.caption("Margot pushes the stone", Seat(1))
    assert plate.isVisible()

    small_table.offer(frozenset({SQUARES[0]}))
    assert not plate.box.rect.intersects(small_table.place_of(SQUARES[0]))

    everywhere = Place(SQUARES[0], small_table.size)
    monkeypatch.setattr(type(small_table), "places", lambda table: [everywhere])
    small_table.show_position(a_position())
    small_table.offer(frozenset({SQUARES[0]}))
    assert not plate.isVisible()

    small_table.caption("Margot pushes the stone again", Seat(1))
    assert not plate.isVisible()


def test_a_caption_points_at_the_piece_that_acts(small_table):
    small_table.show_position(a_position())
    small_table.show_position(a_position(Setting(stone=1), events=[Pushed(1)]), animate=True)
    small_table.caption("Margot pushes the stone", Seat(1), "pieces/common/face_margot")

    plate, stone = the_plate(small_table), on_square(small_table, 1)
    assert plate.isVisible()
    assert stone.grown(1).rect.contains(*plate.tip)
    assert not plate.box.rect.intersects(stone.rect)
    assert plate.box.width <= WIDEST_PX


def test_a_caption_gives_way_to_what_moves_and_to_nothing_that_lies_still(small_table):
    small_table.show_position(a_position())
    small_table.show_position(a_position(Setting(stone=1), events=[Pushed(1)]), animate=True)
    small_table.caption("Margot pushes the stone", Seat(1))
    way = on_square(small_table, 0).joined(on_square(small_table, 1))

    assert not the_plate(small_table).box.rect.intersects(way.rect)
    where = the_plate(small_table).box
    small_table.skip()
    assert the_plate(small_table).box == where


def test_a_caption_without_a_piece_lies_at_the_top_of_the_acting_board(small_table, monkeypatch):
    board = Box(300, 100, 400, 200)
    monkeypatch.setattr(type(small_table), "area_of", lambda table, seat: board if seat else None)
    small_table.show_position(a_position())
    small_table.caption("Margot passes", Seat(1))

    plate = the_plate(small_table)
    assert plate.tip is None
    assert board.rect.contains(plate.box.rect)
    assert plate.box.y < board.y + 10


def test_a_caption_does_not_stay_where_that_of_the_move_before_lay(small_table):
    room, foot, stone = Box(0, 0, 1200, 800), Box(0, 700, 400, 100), Box(900, 100, 60, 60)
    around = Surroundings(room, None, foot, (), tuple)
    captioning = Captioning(small_table, small_table.brushes)
    captioning.say("Anna passes", "", "")
    captioning.begin()
    captioning.place(around)  # her board leaves, and her words lie elsewhere

    captioning.say("Margot pushes the stone", "", "")
    captioning.follow(lambda: Acting(acts=stone))
    captioning.place(around)

    assert captioning.item.box.rect.intersects(stone.grown(40).rect)


def test_a_caption_that_stays_where_it_was_points_at_nothing_far_away(small_table):
    room, foot, coin = Box(0, 0, 1200, 800), Box(0, 700, 400, 100), Box(1100, 10, 30, 30)
    around = Surroundings(room, None, foot, (), tuple)
    captioning = Captioning(small_table, small_table.brushes)
    captioning.say("Margot places a lever", "", "")
    captioning.follow(Acting)
    captioning.place(around)
    where = captioning.item.box.centre

    captioning.follow(lambda: Acting(acts=coin))
    captioning.say("Margot places a lever · −4 coins", "", "")
    captioning.place(around)

    assert captioning.item.box.centre == pytest.approx(where, abs=40)
    assert captioning.item.tip is None


def on_square(table, square):
    x, y = table.boxes[square].centre
    return Box.around(x, y, 40)


def the_plate(table):
    (plate,) = (item for item in table.items() if isinstance(item, CaptionItem))
    return plate


def a_box_on(table, square):
    place = table.place_of(square)
    return Box(place.x() + 2, place.y() + 2, place.width() - 4, place.height() - 4)
