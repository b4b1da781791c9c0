"""Players choose their colours; everything at the table follows."""

from itertools import product

import attrs
import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest

from burgundy_desktop.boardkit.palette import load_palette
from burgundy_desktop.boardkit.sprites import Sprites
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.dialogs.new_game import NewGameDialog
from burgundy_desktop.games import found, load
from burgundy_desktop.games.pillars.board import art
from burgundy_desktop.games.pillars.board.wording import names
from burgundy_desktop.games.pillars.tables.cards import CARD_NUMBER
from burgundy_desktop.storage.save_game import read

IN_BLUE = (
    SeatInfo("Anna", colour="two"),
    SeatInfo("Benno", colour="one"),
    SeatInfo("Carla", "merchant"),
)
THEME = load_palette("parchment")


def choose_colour(row, colour):
    """As a person does: the list is opened, and one is picked by the keyboard."""
    row.colour.setFocus()
    keys = {True: Qt.Key.Key_Down, False: Qt.Key.Key_Up}
    while row.colour.currentIndex() != colour:
        QTest.keyClick(row.colour, keys[row.colour.currentIndex() < colour])


def colours_in(dialog):
    return [row.colour.currentText() for row in dialog.seat_rows.rows]


@pytest.fixture
def dialog_of(program, qtbot):
    def opened(game_id):
        dialog = NewGameDialog(program, game_id, None)
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return opened


@pytest.fixture
def play(table, store):
    """Puts a new game with chosen colours on the table."""

    def begin(game, seats=IN_BLUE):
        options = load(game).info.options_for(len(seats))
        table.open(store.begin(game, options, seats, seed=1, strict=False))
        return table.controller.session

    return begin


class TestTheDialog:
    @pytest.mark.parametrize("game_id", found())
    def test_every_game_offers_as_many_colours_as_it_has_seats(self, dialog_of, game_id):
        dialog = dialog_of(game_id)

        for row in dialog.seat_rows.rows:
            assert row.colour.count() == load(game_id).info.seats_max
        assert len(set(colours_in(dialog))) == len(dialog.seat_rows.rows)
        assert not any(row.info.colour for row in dialog.seat_rows.rows)

    def test_whoever_had_the_chosen_colour_takes_the_other_one(self, dialog_of):
        dialog = dialog_of("pillars")
        assert colours_in(dialog)[:3] == ["red circle", "blue square", "orange diamond"]

        choose_colour(dialog.seat_rows.rows[0], 2)

        assert colours_in(dialog) == [
            "orange diamond",
            "blue square",  # passed by the keyboard
            "red circle",
            "green hexagon",
        ]
        assert [row.info.colour for row in dialog.seat_rows.rows] == ["three", "", "one", ""]

    def test_two_persons_never_have_the_same_colour(self, dialog_of):
        dialog = dialog_of("caylus")
        for row in dialog.seat_rows.rows:
            row.who.setCurrentIndex(row.who.findData(""))
        for place, colour in ((0, 3), (1, 3), (2, 0), (4, 1), (3, 4)):
            choose_colour(dialog.seat_rows.rows[place], colour)
            assert len(set(colours_in(dialog))) == 5
            assert dialog.seat_rows.rows[place].colour.currentIndex() == colour

    def test_a_computer_player_takes_what_is_left(self, dialog_of):
        dialog = dialog_of("castles")
        rows = dialog.seat_rows.rows
        assert [row.colour.isEnabled() for row in rows] == [True, False, False, False]

        dialog.seat_rows.rows[1].who.setCurrentIndex(dialog.seat_rows.rows[1].who.findData(""))

        assert dialog.seat_rows.rows[1].colour.isEnabled()

    def test_the_choice_is_played_and_saved_and_remembered(self, dialog_of):
        dialog = dialog_of("castles")
        choose_colour(dialog.seat_rows.rows[0], 1)

        session = dialog.session()

        assert [seat.colour for seat in session.seats] == ["two", "one"]
        assert session.colours == (1, 0, 2, 3, 4)
        assert colours_in(dialog_of("castles"))[:2] == ["blue square", "red circle"]
        assert colours_in(dialog_of("caylus"))[:2] == ["red circle", "blue square"]

    def test_a_colour_is_told_to_assistive_technology(self, dialog_of):
        box = dialog_of("castles").seat_rows.rows[2].colour

        assert box.accessibleName() == "Colour at seat 3"
        assert box.currentText() == "yellow diamond"

    def test_the_colours_have_hungarian_names(self, dialog_of, program):
        program.preferences.change(language="hu")

        assert colours_in(dialog_of("pillars")) == [
            "piros kör",
            "kék négyzet",
            "narancssárga rombusz",
            "zöld hatszög",
        ]

    @pytest.mark.parametrize("on_the_table", ["caylus", "pillars"])
    @pytest.mark.parametrize("game_id", ["caylus", "pillars"])
    def test_the_signs_are_those_of_the_game_that_is_chosen(
        self, dialog_of, play, game_id, on_the_table
    ):
        play(on_the_table)

        row = dialog_of(game_id).seat_rows.rows[0]

        seen = [
            sign.pixelColor(sign.rect().center())
            for colour in range(4)
            for sign in [row.colour.itemIcon(colour).pixmap(row.colour.iconSize()).toImage()]
        ]
        third = QColor(art.COLOUR_OF["orange"]) if game_id == "pillars" else None
        seats = THEME.seats
        expected = [QColor(one) for one in (seats.one, seats.two, seats.three, seats.four)]
        assert seen == [*expected[:2], third or expected[2], expected[3]]


class TestTheTable:
    @pytest.mark.parametrize("game_id", found())
    def test_frames_and_drawings_of_a_seat_have_its_colour(self, play, program, game_id):
        play(game_id)
        seats, plain = program.appearance.palette.seats, Sprites(THEME)

        assert seats.seat(0) == THEME.seats.seat(1)
        assert seats.seat(1) == THEME.seats.seat(0)
        for of_seat, drawn in ((1, 2), (2, 1), (4, 4)):
            sign, wanted = (
                sprites.pixmap(f"pieces/common/seat_{number}", 40).toImage()
                for sprites, number in ((program.sprites, of_seat), (plain, drawn))
            )
            assert sign == wanted
        assert program.sprites.seat(0) == plain.seat(1)

    @pytest.mark.parametrize(
        ("game_id", "thing"),
        [("castles", "marker"), ("boonlake", "ship"), ("caylus", "worker")],
    )
    def test_pieces_that_are_drawn_for_a_seat_follow(self, play, program, game_id, thing):
        play(game_id)
        name = f"games/{game_id}/pieces/{thing}_seat"

        mine = program.sprites.pixmap(f"{name}1", 48).toImage()

        assert mine == Sprites(THEME).pixmap(f"{name}2", 48).toImage()

    def test_the_card_of_a_player_has_the_colour(self, play, window):
        play("castles")
        QCoreApplication.processEvents()
        of = {card.card.seat: card for card in window.table.seats.cards if card.card is not None}

        for seat, own, other in ((0, "two", "one"), (1, "one", "two")):
            picture = of[seat].grab().toImage()
            places = product(range(picture.width()), range(picture.height()))
            seen = {picture.pixelColor(x, y).name().upper() for x, y in places}
            assert getattr(THEME.seats, own) in seen
            assert getattr(THEME.seats, other) not in seen

    def test_the_cards_and_words_of_the_pillars_are_in_the_chosen_colours(self, play):
        play("pillars")
        red = CARD_NUMBER["red_carpenter"]

        assert art.card_name(red) == "card_blue_carpenter"
        assert art.mark(0).endswith("mark_blue")
        assert names.colour(0) == "blue"
        assert names.card_name(red) == "blue Carpenter"
        assert names.colour(2) == "orange"
        assert [art.shown(color) for color in range(4)] == ["blue", "red", "orange", "green"]

    def test_the_next_game_has_the_colours_of_its_own_players(self, play, program):
        play("pillars")
        play("pillars", tuple(attrs.evolve(seat, colour="") for seat in IN_BLUE))

        assert program.appearance.palette.seats.order == (0, 1, 2, 3, 4)
        assert names.colour(0) == "red"

    def test_a_cleared_table_forgets_the_colours(self, play, table):
        play("pillars")

        table.close_game()

        assert names.colour(0) == "red"


def test_a_save_keeps_the_colours(play, store):
    path = play("caylus").autosave.path

    assert [seat.colour for seat in read(path).header.seats] == ["two", "one", ""]
    assert store.open(path).colours == (1, 0, 2, 3, 4)


def test_the_dice_do_not_hang_on_the_colours(play):
    chosen = play("castles").match.state
    plain = play("castles", tuple(attrs.evolve(seat, colour="") for seat in IN_BLUE)).match.state

    assert chosen == plain
