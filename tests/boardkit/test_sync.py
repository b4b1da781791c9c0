"""Which pieces are added, changed and removed."""

import pytest

from burgundy_desktop.boardkit.pieces import Box, Drawing, Piece
from burgundy_desktop.boardkit.sync import by_key, changes


def a_piece(key, x=0.0, sprite="ship"):
    return Piece(key, Drawing(sprite), Box(x, 0, 10, 10))


def test_a_piece_that_only_one_picture_has_comes_or_goes():
    found = changes(by_key([a_piece("old")]), by_key([a_piece("new")]))

    assert [piece.key for piece in found.new] == ["new"]
    assert found.gone == ("old",)
    assert found.changed == ()


def test_a_piece_elsewhere_or_with_another_look_has_changed():
    before = by_key([a_piece("moved"), a_piece("turned"), a_piece("same")])
    after = by_key([a_piece("moved", x=5), a_piece("turned", sprite="mine"), a_piece("same")])

    assert [piece.key for piece in changes(before, after).changed] == ["moved", "turned"]


def test_two_pieces_with_one_key_are_refused():
    with pytest.raises(ValueError, match="two pieces have the key 'a'"):
        by_key([a_piece("a"), a_piece("a", x=1)])
