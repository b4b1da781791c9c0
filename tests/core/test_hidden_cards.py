"""Cards that a seat may not see: two lots, told apart and drawn anew each from its own."""

from burgundy_desktop.core.hidden_cards import HIDDEN, HIDDEN_FRESH, dealt, in_lots, masked

FRESH = 1 << 3 | 1 << 5


def test_the_lot_of_a_hidden_card_is_seen():
    assert masked((3, 4, 5), FRESH) == (HIDDEN_FRESH, HIDDEN, HIDDEN_FRESH)
    assert masked((3, 4), 0) == (HIDDEN, HIDDEN)


def test_what_is_hidden_already_stays_in_its_lot():
    assert masked((HIDDEN, HIDDEN_FRESH, 4), FRESH) == (HIDDEN, HIDDEN_FRESH, HIDDEN)


def test_unseen_cards_are_in_the_order_of_the_cards():
    assert in_lots({6, 5, 4, 3}, FRESH) == ([4, 6], [3, 5])


def test_hidden_cards_come_from_their_lots_and_the_others_stay():
    old, fresh = [4, 6], [3, 5]

    assert dealt((HIDDEN, 9, HIDDEN_FRESH), old, fresh) == (6, 9, 5)
    assert (old, fresh) == ([4], [3])
    assert dealt((9, 8), old, fresh) == (9, 8)
