"""A scene shows positions, offers targets and reports what is clicked; it decides nothing."""

import operator

import attrs
import pytest
from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QPainter

from burgundy_desktop.boardkit.animator import Pace
from burgundy_desktop.boardkit.caption import FACE_PX, WIDEST_PX, CaptionItem
from burgundy_desktop.boardkit.clock import FRAME_MS
from burgundy_desktop.boardkit.highlight import HighlightItem
from burgundy_desktop.boardkit.hover import HOVER_MS
from burgundy_desktop.boardkit.palette import load_palette
from burgundy_desktop.boardkit.pieces import Amount, Box, Drawing, Piece, Place
from burgundy_desktop.boardkit.pills import PillItem
from burgundy_desktop.boardkit.ring import RingItem
from burgundy_desktop.boardkit.scene import SEAT
from burgundy_desktop.boardkit.sync import by_key
from burgundy_desktop.boardkit.targets import Offer
from burgundy_desktop.core.ids import Seat, target
from tests.boardkit.small_table import SQUARES, Pushed, Rolled, Setting, SmallTable, a_position


def middle(table, wanted):
    return table.place_of(wanted).center()


def the_stone(table):
    return table._pieces.item("stone")


def test_every_target_has_its_place_and_others_have_none(small_table):
    assert all(small_table.place_of(square) is not None for square in SQUARES)
    assert small_table.place_of(target("square", 9)) is None


def test_a_click_reports_the_target_under_it(small_table, qtbot):
    with qtbot.waitSignal(small_table.target_clicked, timeout=0) as clicked:
        small_table.click_at(middle(small_table, SQUARES[2]))

    assert clicked.args == [SQUARES[2]]


def test_a_click_beside_everything_reports_nothing(small_table, qtbot):
    with qtbot.assertNotEmitted(small_table.target_clicked):
        small_table.click_at(QPointF(5, 395))


def test_what_is_offered_glows_solid_dashed_or_gold(small_table):
    small_table.offer(frozenset(SQUARES[1:3]), (SQUARES[0],), {SQUARES[2]: "2"})

    offers = [small_table.item_of(square).offer for square in SQUARES]
    assert offers == [Offer.PICKED, Offer.SOLID, Offer.DASHED, Offer.NONE]
    assert small_table.item_of(SQUARES[2]).cost == "2"


def test_the_number_on_a_pill_is_crossed_by_no_glow_and_no_ring(small_table):
    small_table.offer(frozenset(SQUARES), (), {SQUARES[2]: "2"})
    small_table.focus_on(SQUARES[2])

    (pill,) = (item for item in small_table.items() if isinstance(item, PillItem))
    (ring,) = (item for item in small_table.items() if isinstance(item, RingItem))
    glows = [small_table.item_of(square).zValue() for square in SQUARES]
    assert max(glows) < ring.zValue() < pill.zValue()


def test_only_what_is_pointed_to_swells(small_table, qtbot):
    small_table.offer(frozenset(SQUARES[:3]))

    small_table.point_to(frozenset(SQUARES[1:2]))

    items = [small_table.item_of(square) for square in SQUARES]
    qtbot.waitUntil(lambda: items[1]._swell > 0.5)
    assert [item._swell for item in items if item is not items[1]] == [0.0] * (len(items) - 1)
    qtbot.waitUntil(lambda: items[1]._swell == 0.0)


def test_with_reduced_motion_nothing_swells(small_table, qtbot):
    small_table.set_pace(Pace.NORMAL, True)
    small_table.offer(frozenset(SQUARES[:3]))

    small_table.point_to(frozenset(SQUARES[1:2]))

    qtbot.wait(100)
    assert not any(small_table.item_of(square)._swell for square in SQUARES)


def test_a_pill_lies_where_its_place_has_room_for_it(small_table):
    place = small_table.item_of(SQUARES[2]).place
    small_table.item_of(SQUARES[2]).move_to(attrs.evolve(place, pill_at=0.75))

    small_table.offer(frozenset(SQUARES), (), {SQUARES[2]: "2"})

    (pill,) = (item for item in small_table.items() if isinstance(item, PillItem))
    assert pill.pos().x() == place.box.x + 0.75 * place.box.width


def pills_by_text(table):
    """What each visible pill covers, in the scene."""
    pills = [item for item in table.items() if isinstance(item, PillItem) and item.isVisible()]
    return {pill.text: pill.plate.translated(pill.pos()) for pill in pills}


def test_what_a_place_brings_stands_above_it_and_what_it_costs_below(small_table):
    brings = (Amount("+6"), Amount("+2", "pieces/common/seat_1"))
    small_table.offer(frozenset(SQUARES[:3]), (), {SQUARES[1]: "2"}, {SQUARES[1]: brings})

    told, box = pills_by_text(small_table), small_table.item_of(SQUARES[1]).box
    assert set(told) == {"2", "+6 +2"}
    assert told["+6 +2"].top() < box.y < told["+6 +2"].bottom() < told["2"].top()
    assert told["2"].top() < box.bottom < told["2"].bottom()
    assert told["+6 +2"].width() > 1.5 * told["2"].width()


def test_a_pill_above_sends_the_other_one_below(small_table):
    item = small_table.item_of(SQUARES[1])
    item.move_to(attrs.evolve(item.place, pill_on_top=True))
    small_table.offer(frozenset(SQUARES[:3]), (), {SQUARES[1]: "2"}, {SQUARES[1]: (Amount("+6"),)})

    told = pills_by_text(small_table)
    assert told["2"].bottom() < told["+6"].top()


def test_a_place_may_glow_in_a_part_of_it_and_be_clicked_all_over(small_table):
    item = small_table.item_of(SQUARES[1])
    box = item.box
    item.move_to(attrs.evolve(item.place, rim=attrs.evolve(box, height=box.height / 4)))

    assert item.rim.height == box.height / 4
    assert small_table.target_at(QPointF(box.centre[0], box.bottom - 2)) == SQUARES[1]


def test_a_pill_hangs_below_a_plate_so_that_it_hides_little_of_it(small_table):
    small_table.offer(frozenset(SQUARES), (), {SQUARES[2]: "2"})

    (pill,) = (item for item in small_table.items() if isinstance(item, PillItem))
    inside = small_table.boxes[2].bottom - pill.plate.translated(pill.pos()).top()
    assert inside < 0.3 * pill.plate.height()


def test_what_costs_nothing_any_more_has_no_pill(small_table):
    small_table.offer(frozenset(SQUARES), (), {SQUARES[1]: "1", SQUARES[2]: "2"})
    small_table.offer(frozenset(SQUARES), (), {SQUARES[2]: "2"})

    pills = [item for item in small_table.items() if isinstance(item, PillItem)]
    assert [pill.isVisible() for pill in pills].count(True) == 1


def test_a_picked_piece_is_lifted_and_put_down_again(small_table):
    small_table.offer(frozenset(), (SQUARES[0],))
    assert the_stone(small_table).transform().dy() == pytest.approx(-4 * small_table.brushes.scale)

    small_table.offer(frozenset(SQUARES))
    assert the_stone(small_table).transform().dy() == 0


def test_another_position_offers_nothing_until_it_is_told(small_table):
    small_table.offer(frozenset(SQUARES))

    small_table.show_position(a_position(Setting(stone=1)))

    assert {item.offer for item in small_table.target_items} == {Offer.NONE}


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

    assert small_table._captioning.item.isVisible()


def test_what_lies_where_it_lay_is_not_compared_again(small_table):
    """An equal piece or place takes the place of the older one: it is the very same next time."""
    places, pieces = tuple(small_table.places()), by_key(small_table.pieces())

    small_table._targets.renew(places)
    small_table._pieces.renew(pieces)

    assert all(map(operator.is_, small_table._targets.places, places))
    assert small_table.shown is pieces


def test_items_that_were_made_ahead_are_put_on_the_table(small_table):
    large = Piece("large", Drawing("games/castles/pieces/castle"), Box(9, 9, 50, 50))
    small_table._pieces.items.make_ahead([*small_table.pieces(), large])
    made = small_table._pieces.items.ahead["large"]
    assert made.scene() is None

    small_table._pieces.show({**small_table.shown, "large": large})

    assert small_table._pieces.item("large") is made
    assert not small_table._pieces.items.ahead


def test_what_was_made_ahead_and_comes_otherwise_is_made_anew(small_table):
    large = Piece("large", Drawing("games/castles/pieces/castle"), Box(9, 9, 50, 50))
    small_table._pieces.items.make_ahead([large])
    larger = attrs.evolve(large, box=Box(9, 9, 80, 80))

    small_table._pieces.show({**small_table.shown, "large": larger})

    assert small_table._pieces.item("large").piece is larger


def test_another_backdrop_is_painted_in_a_frame_of_its_own(small_table, monkeypatch):
    clock, painted = small_table.turn_by_hand(), list[QPainter]()
    monkeypatch.setattr(small_table, "backdrop_key", lambda: "another one")
    monkeypatch.setattr(small_table, "paint_table", painted.append)
    small_table.show_position(a_position(Setting(stone=3), events=[Pushed(3)]), animate=True)
    assert not painted

    clock.turn(FRAME_MS)
    assert len(painted) == 1
    assert small_table.is_about_to_move

    clock.turn(FRAME_MS)
    assert len(painted) == 1
    assert not small_table.is_about_to_move
    assert small_table._backdrop.key == "another one"


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


def test_resting_on_a_target_and_leaving_it_are_told_after_a_moment(small_table, qtbot):
    with qtbot.waitSignal(small_table.target_hovered) as told:
        small_table.hover_at(middle(small_table, SQUARES[1]))
    assert told.args == [SQUARES[1], small_table.place_of(SQUARES[1])]

    with qtbot.waitSignal(small_table.target_hovered) as told:
        small_table.hover_at(None)
    assert told.args == [None, None]


def test_a_table_that_is_dragged_leaves_it_at_once(small_table, qtbot):
    with qtbot.waitSignal(small_table.target_hovered):
        small_table.hover_at(middle(small_table, SQUARES[1]))

    with qtbot.waitSignal(small_table.target_hovered, timeout=0) as told:
        small_table.forget_pointer()
    assert told.args == [None, None]


def test_passing_over_a_target_tells_nothing(small_table, qtbot):
    with qtbot.assertNotEmitted(small_table.target_hovered, wait=320):
        small_table.hover_at(middle(small_table, SQUARES[1]))
        small_table.hover_at(None)


def test_nothing_is_told_of_what_lies_under_the_mouse_while_something_moves(small_table, qtbot):
    told = []
    small_table.target_hovered.connect(lambda target, _: told.append(target))
    small_table.hover_at(middle(small_table, SQUARES[1]))
    small_table.show_position(a_position(Setting(stone=3), events=[Pushed(3)]), animate=True)
    small_table.hover_at(middle(small_table, SQUARES[2]))

    moved = []
    small_table.animation_finished.connect(lambda: moved.extend(told))
    qtbot.waitUntil(lambda: told[-1:] == [SQUARES[2]])

    assert not small_table.is_animating
    assert set(moved) <= {None}


@pytest.mark.parametrize("offered", [True, False])
def test_what_comes_to_lie_under_a_resting_mouse_speaks_only_if_it_may_be_chosen(
    small_table, qtbot, offered
):
    small_table.hover_at(middle(small_table, SQUARES[1]))
    qtbot.wait(HOVER_MS + 50)
    told = []
    small_table.target_hovered.connect(lambda target, _: told.append(target))
    small_table.show_position(a_position(Setting(stone=3), events=[Pushed(3)]), animate=True)
    small_table.offer(frozenset({SQUARES[1]} if offered else ()))

    qtbot.waitUntil(lambda: not small_table.is_animating)
    qtbot.wait(HOVER_MS + 50)

    assert (SQUARES[1] in told) == offered


def test_what_is_opened_takes_the_tip_away(small_table, qtbot):
    told = []
    small_table.target_hovered.connect(lambda hovered, _: told.append(hovered))
    small_table.hover_at(middle(small_table, SQUARES[1]))
    qtbot.waitUntil(lambda: told == [SQUARES[1]])

    small_table.open(target(SEAT, 1))

    assert told == [SQUARES[1], None]


def test_tab_goes_through_what_is_offered_and_then_leaves(small_table):
    small_table.offer(frozenset({SQUARES[1], SQUARES[3]}))

    assert small_table.focus_next()
    assert small_table.focused_target == SQUARES[1]
    assert small_table.focus_next()
    assert small_table.focused_target == SQUARES[3]
    assert not small_table.focus_next()
    assert small_table.focused_target is None


def test_tab_passes_the_table_in_one_stop_where_only_buttons_are_offered(small_table):
    small_table.offer(frozenset({target("button")}))

    assert small_table.focus_next()
    assert small_table.focused_target == SQUARES[0]
    assert small_table.focus_direction(1, 0)
    assert small_table.focused_target == SQUARES[1]
    assert not small_table.focus_next()
    assert small_table.focused_target is None


def test_arrows_go_by_geometry_to_offers_or_if_asked_to_everything(small_table):
    small_table.offer(frozenset({SQUARES[0], SQUARES[2]}))
    small_table.focus_on(SQUARES[0])

    assert not small_table.focus_direction(1, 0)
    assert small_table.focus_direction(1, 0, everything=True)
    assert small_table.focused_target == SQUARES[1]


def test_activating_the_ring_is_a_click(small_table, qtbot):
    small_table.focus_on(SQUARES[3])

    with qtbot.waitSignal(small_table.target_clicked, timeout=0) as clicked:
        assert small_table.activate()

    assert clicked.args == [SQUARES[3]]


def test_a_digit_chooses_what_has_that_number(small_table, qtbot):
    small_table.offer(frozenset(SQUARES))

    with qtbot.waitSignal(small_table.target_clicked, timeout=0) as clicked:
        assert small_table.press_digit(3)

    assert clicked.args == [SQUARES[2]]


def test_a_digit_that_chooses_nothing_looks_at_that_player(small_table, qtbot):
    with qtbot.waitSignal(small_table.seat_asked, timeout=0) as asked:
        assert small_table.press_digit(2)

    assert asked.args == [1]
    assert small_table.enlarged == Seat(1)
    assert not small_table.press_digit(6)


def test_a_card_opens_the_other_board_and_a_click_beside_it_closes_it(small_table, qtbot):
    with qtbot.waitSignal(small_table.seat_asked, timeout=0):
        small_table.click_at(middle(small_table, target(SEAT, 1)))
    assert "large" in small_table.shown
    assert small_table.place_of(SQUARES[0]) is None

    small_table.click_at(QPointF(5, 395))

    assert small_table.enlarged is None
    assert "large" not in small_table.shown
    assert small_table.place_of(SQUARES[0]) is not None


class Opening(SmallTable):
    """Squares are shown large."""

    large_kinds = frozenset({"square"})


class Following(SmallTable):
    """A picked target has disappeared from the table."""

    follows_offers = True

    def places(self):
        return [place for place in super().places() if place.target not in self.offers.picked]


@pytest.fixture
def a_table(qapp):
    def make(kind):
        table = kind()
        table.resize_to(QSizeF(600, 400))
        table.show_position(a_position())
        return table

    return make


def something():
    return [object()]


@pytest.mark.parametrize(
    "change",
    [
        lambda table: table.set_look(load_palette("slate")),
        lambda table: table.resize_to(QSizeF(700, 500)),
        lambda table: table.set_density(2.0),
        lambda table: table.retranslate(),
    ],
    ids=["look", "size", "density", "language"],
)
def test_what_looks_different_now_is_made_anew(small_table, change):
    before = small_table._made.of(something)

    change(small_table)

    assert small_table._made.of(something) != before


def test_what_a_game_shows_large_is_opened_and_put_away(a_table, qtbot):
    table = a_table(Opening)

    with qtbot.assertNotEmitted(table.target_clicked):
        table.click(SQUARES[0])
    assert table.opened == SQUARES[0]
    assert table.enlarged is None

    table.click_at(QPointF(5, 395))
    assert table.opened is None


def test_what_could_be_opened_is_chosen_if_it_is_offered(a_table, qtbot):
    table = a_table(Opening)
    table.offer(frozenset(SQUARES[1:2]))

    with qtbot.waitSignal(table.target_clicked, timeout=0) as clicked:
        table.click(SQUARES[1])

    assert clicked.args == [SQUARES[1]]
    assert table.opened is None


def test_places_may_change_with_what_is_offered(a_table):
    table = a_table(Following)

    table.offer(frozenset(SQUARES), (SQUARES[0],))
    assert table.place_of(SQUARES[0]) is None

    table.offer(frozenset(SQUARES))
    assert table.place_of(SQUARES[0]) is not None


def test_what_the_others_did_stays_marked_until_it_is_cleared(small_table):
    def highlights():
        return [item.highlight for item in small_table.items() if isinstance(item, HighlightItem)]

    small_table.highlight_since_last_turn([Pushed(2)])
    assert [mark.box for mark in highlights()] == [small_table.boxes[2]]

    small_table.resize_to(QSizeF(900, 600))
    assert [mark.box for mark in highlights()] == [small_table.boxes[2]]

    small_table.highlight_since_last_turn(())
    assert highlights() == []


def test_a_highlight_hangs_over_the_corner_of_what_it_marks(small_table):
    small_table.highlight_since_last_turn([Pushed(2)])
    (mark,) = [item for item in small_table.items() if isinstance(item, HighlightItem)]
    middle, box = mark.sceneBoundingRect().center(), small_table.boxes[2]

    assert middle.x() < box.x < mark.sceneBoundingRect().right()
    assert middle.y() < box.y < mark.sceneBoundingRect().bottom()


def test_a_step_that_is_taken_back_goes_back_visibly(small_table, qtbot):
    small_table.show_position(a_position(Setting(stone=3)))

    with qtbot.waitSignal(small_table.animation_finished):
        small_table.show_position(a_position(Setting(stone=0)), animate=True)
        assert the_stone(small_table).box.centre == small_table.boxes[3].centre

    assert the_stone(small_table).box.centre == small_table.boxes[0].centre


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


def on_square(table, square):
    x, y = table.boxes[square].centre
    return Box.around(x, y, 40)


def the_plate(table):
    (plate,) = (item for item in table.items() if isinstance(item, CaptionItem))
    return plate


def a_box_on(table, square):
    place = table.place_of(square)
    return Box(place.x() + 2, place.y() + 2, place.width() - 4, place.height() - 4)


def test_another_theme_dresses_everything_anew(small_table):
    before = small_table._pieces.item("words")._text.brush().color()

    small_table.set_look(load_palette("slate"), 1.0, False)

    assert small_table._pieces.item("words")._text.brush().color() != before


def test_a_table_follows_the_size_of_its_view(small_table):
    small_table.resize_to(QSizeF(1200, 800))

    assert small_table.sceneRect().size() == QSizeF(1200, 800)
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
    clock.turn(10 * FRAME_MS)

    assert stone.pos() != lay_at
    assert told == ["set off", "advanced"]


def test_the_same_offers_again_change_nothing(small_table, monkeypatch):
    monkeypatch.setattr(type(small_table), "follows_offers", True)
    refreshed = []
    small_table.show_position(a_position())
    monkeypatch.setattr(small_table, "_refresh", lambda: refreshed.append(small_table.offers))

    small_table.offer(frozenset())
    assert not refreshed

    small_table.offer(frozenset(SQUARES[:2]))
    assert len(refreshed) == 1
