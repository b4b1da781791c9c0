"""A scene is played by keys: Tab, arrows, digits."""

from burgundy_desktop.core.ids import Seat, target
from tests.boardkit.small_table import SQUARES, Pushed, Setting, SmallTable, a_position


class Filling(SmallTable):
    """The stone lies in the way: its square is no place."""

    def places(self):
        taken = SQUARES[self.position.observation.stone]
        return [place for place in super().places() if place.target != taken]


class Emptied(SmallTable):
    """In the end there is no place."""

    def places(self):
        return () if self.position.observation.stone else super().places()


def push_to(table, square):
    position = a_position(Setting(stone=square), events=[Pushed(square)])
    table.show_position(position, animate=True)


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


def test_enter_ends_an_animation_and_chooses_nothing_where_the_ring_goes_on(a_table, qtbot):
    table = a_table(Filling)
    table.focus_on(SQUARES[1])
    push_to(table, 1)
    table.offer(frozenset(SQUARES))

    with qtbot.assertNotEmitted(table.target_clicked):
        assert table.activate()

    assert not table.is_animating
    assert table.focused_target not in {None, SQUARES[1]}


def test_enter_ends_an_animation_that_leaves_nothing_to_choose(a_table, qtbot):
    table = a_table(Emptied)
    table.focus_on(SQUARES[1])
    push_to(table, 1)

    with qtbot.assertNotEmitted(table.target_clicked):
        assert table.activate()

    assert not table.is_animating


def test_enter_ends_an_animation_and_counts_only_on_an_offer(small_table, qtbot):
    small_table.focus_on(SQUARES[1])
    push_to(small_table, 3)
    with qtbot.assertNotEmitted(small_table.target_clicked):
        small_table.activate()
    assert not small_table.is_animating

    push_to(small_table, 2)
    small_table.offer(frozenset({SQUARES[1]}))
    with qtbot.waitSignal(small_table.target_clicked, timeout=0) as clicked:
        small_table.activate()
    assert clicked.args == [SQUARES[1]]


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
