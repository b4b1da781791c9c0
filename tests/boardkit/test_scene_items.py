"""The items of a scene are used again while their pieces stay, and made ahead."""

import operator

import attrs
import pytest
from PySide6.QtCore import QSizeF

from burgundy_desktop.boardkit.palette import load_palette
from burgundy_desktop.boardkit.pieces import Box, Drawing, Piece
from burgundy_desktop.boardkit.sync import by_key


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


def test_what_was_made_ahead_is_kept_while_the_same_pieces_lie_there(small_table):
    large = Piece("large", Drawing("games/castles/pieces/castle"), Box(9, 9, 50, 50))
    small_table._pieces.items.make_ahead([large])

    small_table._pieces.show(dict(small_table.shown))

    assert list(small_table._pieces.items.ahead) == ["large"]


def test_what_was_made_ahead_and_comes_otherwise_is_made_anew(small_table):
    large = Piece("large", Drawing("games/castles/pieces/castle"), Box(9, 9, 50, 50))
    small_table._pieces.items.make_ahead([large])
    larger = attrs.evolve(large, box=Box(9, 9, 80, 80))

    small_table._pieces.show({**small_table.shown, "large": larger})

    assert small_table._pieces.item("large").piece is larger


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
    before = small_table._memo.of(something)

    change(small_table)

    assert small_table._memo.of(something) != before
