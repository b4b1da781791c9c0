"""The text on the players' cards."""

from itertools import combinations, pairwise

import attrs
import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QWidget

from burgundy_desktop.boardkit.board import Holding
from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.boards import board_of
from burgundy_desktop.desktop.panels.card_forms import ONE_ROW, TWO_ROWS, forms
from burgundy_desktop.desktop.panels.seat_card import LEAST_NAME_PX, NO_ASIDE, Card, SeatCard
from burgundy_desktop.desktop.panels.seats_panel import STRIP_PX, SeatsPanel
from burgundy_desktop.desktop.table import panel_contents
from burgundy_desktop.desktop.table.panel_contents import cards
from tests.desktop.conftest import ANNA, MARGOT

MANY = tuple(Holding("pieces/common/seal", 17, f"thing {number}") for number in range(8))


@pytest.fixture
def panel(qtbot):
    panel = QWidget()
    qtbot.addWidget(panel)
    return panel


@pytest.fixture
def card(program, panel):
    return SeatCard(program.appearance, program.sprites, panel)


def test_a_short_name_is_as_large_as_ever(card):
    assert card._font_of_name("Anna", 100) == card._font_of_name("Anna", 1000)


def test_a_long_name_is_written_smaller_before_it_is_cut(card):
    usual = card._font_of_name("Maximilian", 1000).pixelSize()

    assert LEAST_NAME_PX < card._font_of_name("Maximilian", 80).pixelSize() < usual


def test_a_name_stays_large_enough_to_be_read(card):
    assert card._font_of_name("Maximilian of Ghent" * 3, 80).pixelSize() == LEAST_NAME_PX


@pytest.mark.parametrize("form", forms(ONE_ROW))
@pytest.mark.parametrize("percent", [100, 130, 180])
def test_nothing_on_a_card_covers_anything_else(card, form, percent):
    card._look.fit_window(percent)
    card.show_card(Card(Seat(0), "Anna", "you", "6:40", 112, decides=True, holdings=MANY))
    card.resize(card._look.px(272), card._look.px(form.card))
    whole = card.rect().adjusted(1, 1, -1, -1)

    assert card.form == form
    parts = card.face_box, card.name_box, card.seal_box, card.rows(card.card)[0].place
    for one, other in combinations(parts, 2):
        assert not one.intersects(other)
    assert all(whole.contains(part) for part in parts)


def test_the_longest_name_of_a_computer_is_whole_on_a_narrow_card(card):
    """The Eminence in Hungarian, in a window of 1024 x 700."""
    card.show_card(Card(Seat(1), "Az Eminenciás", "automata", "", 50, decides=False))
    card.resize(card._look.px(220), card._look.px(84))
    room = card.name_box.width()

    font = card._font_of_name("Az Eminenciás", room)
    assert QFontMetricsF(font).horizontalAdvance("Az Eminenciás") <= room


@pytest.mark.parametrize("form", forms(ONE_ROW))
def test_a_card_with_eight_things_shows_large_numbers_whole(card, form):
    things = tuple(
        Holding("pieces/common/seal", 17 if n < 2 else 3, f"thing {n}") for n in range(8)
    )
    card.show_card(Card(Seat(0), "Anna", "you", "6:40", 112, decides=True, holdings=things))
    card.resize(card._look.px(272), card._look.px(form.card))

    row = card.rows(card.card)[0]
    for spot, following, thing in zip(row.spots, row.spots[1:], things, strict=False):
        wide = QFontMetricsF(row.font).horizontalAdvance(str(thing.count))
        assert spot.number.left() + wide <= following.picture.left()
    assert row.font.pixelSize() >= 11
    assert row.spots[0].picture.width() >= 11


def test_all_cards_say_the_same_beside_the_names(seats_panel):
    """Four at 1024 x 700 in Hungarian: the level without the clock, on each card."""
    told = ("Anna", "te"), ("Margot", "Herceg"), ("Philippe", "Kereskedő"), ("Isabelle", "Tanonc")
    seats_panel.follow(700)
    seats_panel.resize(238, 300)
    seats_panel.show()
    seats_panel.show_cards(
        [
            Card(Seat(seat), *who, "0:41", 50, decides=False, holdings=two_rows(4))
            for seat, who in enumerate(told)
        ]
    )
    QCoreApplication.processEvents()
    fitting = {widget.fitting_aside for widget in seats_panel.cards}

    assert len(fitting) > 1, "some have room for more"
    assert [widget.aside for widget in seats_panel.cards] == [role for _, role in told]


def test_what_a_card_has_painted_beside_its_name_is_what_all_say_when_another_acts(
    seats_panel, monkeypatch
):
    """Whoever acts has role and clock below the name: for the longest name that is more room."""
    seats_panel.resize(272, 600)
    seats_panel.show()
    told = ("Anna", "you"), ("Az Eminenciás", "automata"), ("Philippe", "Merchant"), *OTHERS
    painted: dict[str, str] = {}
    paint_name = SeatCard._paint_name

    def paint(card, painter, said):
        painted[said.name] = card.aside
        paint_name(card, painter, said)

    monkeypatch.setattr(SeatCard, "_paint_name", paint)
    said = set()
    for acts in (0, 1, 2):
        seats_panel.show_cards(
            [
                Card(Seat(seat), *who, "12:41", 50, decides=seat == acts)
                for seat, who in enumerate(told)
            ]
        )
        QCoreApplication.processEvents()

        assert painted == {widget.card.name: widget.aside for widget in seats_panel.cards}
        said.add(painted["Philippe"])

    assert len(said) > 1, "there was once more room, and once less"


OTHERS = ("Hugo", "Apprentice"), ("Isabelle", "Master")


def test_each_card_is_measured_once_however_often_it_is_painted(seats_panel, monkeypatch):
    """Each asks all others what there is room for beside the names."""
    seats_panel.follow(700)
    seats_panel.resize(238, 400)
    seats_panel.show()
    measured: list[SeatCard] = []
    first_that_fits = SeatCard._first_that_fits

    def fits(card, *args):
        measured.append(card)
        return first_that_fits(card, *args)

    monkeypatch.setattr(SeatCard, "_first_that_fits", fits)
    told = [
        Card(Seat(seat), f"player {seat}", "King", "0:41", 50, decides=seat == 1)
        for seat in range(5)
    ]
    seats_panel.show_cards(told)
    QCoreApplication.processEvents()
    assert set(measured) == set(seats_panel.cards)

    measured.clear()
    for widget in seats_panel.cards:
        widget.repaint()
    assert not measured

    seats_panel.show_cards([attrs.evolve(told[0], clock="0:42"), *told[1:]])
    QCoreApplication.processEvents()

    assert measured == seats_panel.cards[:1]


def test_a_card_that_had_one_row_is_measured_anew_with_two(program, panel, card):
    """Four at 1280 x 800 with the largest text: a game is closed, and another one opened."""
    other = SeatCard(program.appearance, program.sprites, panel)
    low = TWO_ROWS[-1].usual.card
    one = Card(Seat(2), "Philippe", "Merchant", "0:00", 50, decides=False, holdings=MANY)
    two = attrs.evolve(one, holdings=two_rows(4))

    for wide in range(200, 300):
        for widget in (card, other):
            widget.resize(wide, card._look.px(low))
        card.show_card(one)
        assert card.fitting_aside < NO_ASIDE or wide < 230
        for widget in (card, other):
            widget.show_card(two)

        assert card.fitting_aside == other.fitting_aside


# what stands in two rows


def two_rows(count):
    """Five things above, seven below, so many of each."""
    return tuple(
        Holding("pieces/common/seal", count, f"thing {number}", row=int(number >= 5))
        for number in range(12)
    )


WIDTHS = (272, 220)
"""The panel at 1280 x 800 and at 1024 x 700."""


def a_card_with_rows(card, form, count, wide=272):
    """The card on the screen, as wide as the panel is at 1280 x 800."""
    has = Card(Seat(0), "Anna", "you", "6:40", 112, decides=True, holdings=two_rows(count))
    card.show_card(has)
    card.resize(card._look.gap(wide), card._look.px(form.card))
    return has


@pytest.mark.parametrize("form", forms(TWO_ROWS))
@pytest.mark.parametrize("percent", [100, 130, 180])
@pytest.mark.parametrize("count", [7, 14])
@pytest.mark.parametrize("wide", WIDTHS)
def test_numbers_in_two_rows_run_into_nothing(card, form, percent, count, wide):
    card._look.fit_window(percent)
    has = a_card_with_rows(card, form, count, wide)
    above, below = card.rows(has)

    assert [len(row.things) for row in (above, below)] == [5, 7]
    assert above.place.bottom() < below.place.top()
    assert below.place.bottom() <= card.height() - card._look.px(1)
    for row in (above, below):
        wide = QFontMetricsF(row.font).horizontalAdvance(str(count))
        for spot, following in pairwise(row.spots):
            assert spot.number.left() + wide <= following.picture.left()
        assert row.spots[-1].number.left() + wide <= row.place.right() + 1


@pytest.mark.parametrize("form", forms(TWO_ROWS))
@pytest.mark.parametrize("wide", WIDTHS)
def test_things_beside_the_face_are_never_too_small_to_read(card, form, wide):
    above, _ = card.rows(a_card_with_rows(card, form, 9, wide))

    assert above.font.pixelSize() >= 11
    assert above.spots[0].picture.width() >= 11


@pytest.mark.parametrize(("window", "count"), [(800, 5), (700, 4)])
def test_two_rows_stand_clear_of_the_rim_where_there_is_room(seats_panel, window, count):
    seats_panel.follow(window)
    seats_panel.show_cards(the_cards(count, acts=1, holdings=two_rows(4)))

    for widget in seats_panel.cards:
        _, below = widget.rows(widget.card)
        assert widget.name_box.top() >= widget._look.px(2)
        assert widget.height() - below.place.bottom() >= widget._look.px(5)


@pytest.mark.parametrize(("window", "count"), [(800, 5), (700, 5), (700, 4)])
def test_the_tails_of_a_name_reach_into_no_number_below(seats_panel, window, count):
    seats_panel.follow(window)
    seats_panel.resize(238, 320)
    seats_panel.show()

    def painted(name, things):
        told = the_cards(count, acts=1, holdings=two_rows(things))
        seats_panel.show_cards([attrs.evolve(one, name=name, clock="") for one in told])
        return seats_panel.cards[0].grab().toImage()

    plain = painted("", 1)
    name, numbers = differing(plain, painted("gggggggg", 1)), differing(plain, painted("", 88))

    assert max(name) + 1 < min(numbers), "a row of pixels lies between them"


def differing(one, other):
    """The rows of pixels in which two pictures differ."""
    across = range(one.width())
    return [
        y for y in range(one.height()) if any(one.pixel(x, y) != other.pixel(x, y) for x in across)
    ]


@pytest.mark.parametrize("form", forms(TWO_ROWS))
@pytest.mark.parametrize("wide", WIDTHS)
def test_the_seal_stands_clear_of_two_rows(card, form, wide):
    has = a_card_with_rows(card, form, 12, wide)

    seal = card.seal_box

    assert seal.top() > 0
    for row in card.rows(has):
        assert not any(seal.intersects(spot.picture) for spot in row.spots)
        assert row.place.right() < seal.left() or row.place.top() >= seal.bottom()
        assert not row.place.intersects(card.face_box)


@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_cards_with_two_rows_are_in_sight(program, qtbot, text, players):
    """At 1280 x 800 none has to be scrolled to."""
    program.preferences.change(text_size=text)
    panel = SeatsPanel(program.appearance, program.sprites)
    qtbot.addWidget(panel)
    panel.follow(800)
    panel.show_cards(
        [
            Card(Seat(seat), "Anna", "", "6:40", 50, decides=False, holdings=two_rows(10))
            for seat in range(players)
        ]
    )

    assert panel.minimumHeight() == panel.maximumHeight()
    assert panel.maximumHeight() <= 320


def test_what_there_is_none_of_still_has_its_place(card):
    has = a_card_with_rows(card, TWO_ROWS[0].usual, 0)

    assert [len(row.spots) for row in card.rows(has)] == [5, 7]


def test_in_a_low_window_cards_with_two_rows_are_slim(program, qtbot):
    panel = SeatsPanel(program.appearance, program.sprites)
    qtbot.addWidget(panel)
    panel.follow(700)
    panel.show_cards(
        [
            Card(Seat(seat), "Anna", "", "6:40", 50, decides=False, holdings=two_rows(10))
            for seat in range(4)
        ]
    )

    assert panel.minimumHeight() == panel.maximumHeight() <= 0.4 * 700


# whoever acts


def the_cards(count, acts, holdings=()):
    return [
        Card(Seat(seat), "Anna", "", "6:40", 50, decides=seat == acts, holdings=holdings)
        for seat in range(count)
    ]


@pytest.fixture
def seats_panel(program, qtbot):
    panel = SeatsPanel(program.appearance, program.sprites)
    qtbot.addWidget(panel)
    panel.follow(800)
    return panel


def test_whoever_acts_has_the_larger_face(seats_panel):
    """66 px on a card 84 high; the others have 50."""
    seats_panel.resize(292, 800)
    seats_panel.show()
    seats_panel.show_cards(the_cards(4, acts=2))
    QCoreApplication.processEvents()

    assert [card.height() for card in seats_panel.cards] == [66, 66, 84, 66]
    assert [card.face_box.width() for card in seats_panel.cards] == [50, 50, 66, 50]


def test_no_card_lies_on_another_when_the_turn_passes_on(seats_panel):
    """It may be painted before Qt lays the cards out anew."""
    seats_panel.resize(260, 200)
    seats_panel.show()
    seats_panel.show_cards(the_cards(2, acts=0))
    QCoreApplication.processEvents()
    gaps = between(seats_panel)

    for acts in (1, 0):
        seats_panel.show_cards(the_cards(2, acts=acts))

        assert between(seats_panel) == gaps


def between(panel):
    """The gaps between each card and the next, in px."""
    boxes = [widget.geometry() for widget in panel.cards]
    return [below.top() - above.bottom() for above, below in pairwise(boxes)]


@pytest.mark.parametrize("holdings", [(), two_rows(7)])
def test_the_panel_is_as_high_whoever_acts(seats_panel, holdings):
    heights = set()
    for acts in (0, 3, None):
        seats_panel.show_cards(the_cards(4, acts, holdings))
        heights.add(seats_panel.maximumHeight())

    assert len(heights) == 1


def test_whose_turn_it_is_to_sit_down_has_the_larger_face(seats_panel):
    seats_panel.show_cards(the_cards(3, acts=0))

    seats_panel.point_at(Seat(2))

    assert [card.height() for card in seats_panel.cards] == [66, 66, 84]


@pytest.mark.parametrize(
    ("window", "text", "count"),
    [(700, 100, 4), (700, 100, 5), (700, 150, 2), (800, 100, 5), (800, 150, 4), (1400, 100, 5)],
)
def test_all_cards_are_in_sight(seats_panel, program, window, text, count):
    program.preferences.change(text_size=text)
    seats_panel.follow(window)
    seats_panel.show_cards(the_cards(count, acts=0, holdings=MANY))

    assert seats_panel.minimumHeight() == seats_panel.maximumHeight()


# a strip of faces


@pytest.fixture
def strip(program, seats_panel):
    """Four players at 1024 x 700 with the largest text."""
    program.preferences.change(text_size=150)
    seats_panel.follow(700)
    seats_panel.resize(341, 90)
    seats_panel.show()
    seats_panel.show_cards(the_cards(4, acts=1, holdings=MANY))
    QCoreApplication.processEvents()
    return seats_panel


def test_where_the_lowest_cards_have_no_room_faces_stand_in_a_strip(strip):
    boxes = [widget.geometry() for widget in strip.cards]

    assert {box.height() for box in boxes} == {strip._look.gap(STRIP_PX)}
    assert all(one.right() < other.left() for one, other in pairwise(boxes))
    assert strip.minimumHeight() == strip.maximumHeight()
    assert strip.viewport().rect().contains(strip.cards[-1].geometry())
    for widget in strip.cards:
        assert widget.rect().contains(widget.face_box)
        assert widget.rect().contains(widget.seal_box)
        assert widget.rows(widget.card) == []
        assert widget.sign_box("") == widget.seal_box


def test_the_points_of_five_players_leave_their_faces_in_sight(program, seats_panel):
    """At 1024 x 700, where a face has the least width."""
    seats_panel.follow(700)
    seats_panel.resize(238, 90)
    seats_panel.show()
    seats_panel.give_room(is_wanted=True)
    seats_panel.show_cards(the_cards(5, acts=1))
    QCoreApplication.processEvents()

    for widget in seats_panel.cards:
        face, seal = widget.face_box, widget.seal_box
        assert widget.rect().contains(face)
        assert widget.rect().contains(seal)
        assert (face & seal).height() < 0.25 * face.height()


def test_a_face_in_the_strip_tells_name_and_belongings_in_its_tip(strip):
    assert strip.cards[0].toolTip().count("Anna") == 1
    assert "thing 3" in strip.cards[0].toolTip()
    assert "Anna" in strip.cards[0].accessibleName()


def test_a_character_tells_home_level_and_love(seats_panel, a_game):
    session = a_game(seats=(ANNA, SeatInfo("Hugo", "duke", character="hugo"), MARGOT))
    position, board = session.position(Ply(0), Seat(0)), board_of("castles")
    seats_panel.show_cards(cards(position, session.game, board, [0.0] * 3, None, {}))
    tips = [widget.toolTip().splitlines()[0] for widget in seats_panel.cards]

    assert tips[1] == "Hugo from Cluny · Duke · loves knowledge"
    assert seats_panel.cards[1].accessibleDescription() == tips[1]
    assert not any("·" in tip for tip in (tips[0], tips[2]))  # who is no character


def test_with_room_again_the_cards_are_whole(program, strip):
    program.preferences.change(text_size=100)
    strip.follow(800)

    assert not any(widget.is_in_strip for widget in strip.cards)
    assert strip.cards[0].rows(strip.cards[0].card)
    assert "Anna" not in strip.cards[0].toolTip()


def test_at_1280_x_800_the_largest_text_keeps_cards(program, seats_panel):
    program.preferences.change(text_size=150)
    seats_panel.follow(800)
    seats_panel.show_cards(the_cards(4, acts=1))

    assert not any(widget.is_in_strip for widget in seats_panel.cards)


@pytest.mark.parametrize("window", [700, 800])
def test_five_players_keep_cards_with_larger_text_where_a_dock_fits_below(
    program, seats_panel, window
):
    """What they own stands on their cards alone."""
    program.preferences.change(text_size=125)
    seats_panel.follow(window)
    seats_panel.show_cards(the_cards(5, acts=1, holdings=two_rows(4)))

    assert not any(widget.is_in_strip for widget in seats_panel.cards)
    assert seats_panel.minimumHeight() == seats_panel.maximumHeight()


def test_five_players_are_a_strip_where_no_dock_would_fit_below(program, seats_panel):
    program.preferences.change(text_size=150)
    seats_panel.show_cards(the_cards(5, acts=1, holdings=two_rows(4)))

    assert all(widget.is_in_strip for widget in seats_panel.cards)


@pytest.mark.parametrize(("points", "said"), [(1, "1 point"), (-1, "−1 point"), (-2, "−2 points")])
def test_points_below_zero_are_spoken_as_numbers(card, points, said):
    card.show_card(Card(Seat(0), "Anna", "you", "", points, decides=True))

    assert said in card.accessibleName().split("; ")


def test_what_the_sides_have_is_counted_once_in_a_position(at_table, monkeypatch):
    """The cards are told of it each second, and with each part of a move."""
    asked = []
    count = panel_contents.sides_hold

    def counted(*args):
        asked.append(args)
        return count(*args)

    monkeypatch.setattr(panel_contents, "sides_hold", counted)
    around = at_table.table.around

    around.show_cards()
    asked.clear()
    around.show_cards()

    assert not asked
