"""What was made of the very same values is not made again."""

import attrs

from burgundy_desktop.boardkit.memo import Memo


@attrs.frozen
class Hand:
    cards: tuple[int, ...]


def doubled(hand, by):
    yield from (by * card for card in hand.cards)


def halved(hand, by):
    yield from (card / by for card in hand.cards)


def fresh(hand):
    return (object(),)


def test_of_the_same_object_it_is_made_once():
    made, hand = Memo(), Hand((1, 2))

    assert made.of(fresh, hand) is made.of(fresh, hand)


def test_of_another_object_it_is_made_anew():
    made = Memo()

    assert made.of(fresh, Hand((1, 2))) != made.of(fresh, Hand((1, 2)))


def test_every_value_counts():
    made, hand = Memo(), Hand((1, 2))

    assert made.of(doubled, hand, 2) == (2, 4)
    assert made.of(doubled, hand, 3) == (3, 6)


def test_each_function_has_its_own():
    made, hand = Memo(), Hand((2, 4))

    assert made.of(doubled, hand, 2) == (4, 8)
    assert made.of(halved, hand, 2) == (1, 2)
    assert made.of(doubled, hand, 2) == (4, 8)


def test_forgotten_it_is_made_anew():
    made, hand = Memo(), Hand((1, 2))
    before = made.of(fresh, hand)

    made.forget()

    assert made.of(fresh, hand) != before
