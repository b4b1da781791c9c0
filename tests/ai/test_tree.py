"""The statistics of the search tree."""

from burgundy_desktop.ai.tree import Node


def even(moves):
    return [1.0] * len(moves)


def test_a_move_that_brought_more_is_tried_more_often():
    node = Node()

    for _ in range(200):
        slots = node.slots("ab", even)
        slot = slots[node.best_slot(slots, curiosity=0.3)]
        node.learn(slot, 0.8 if slot == 1 else 0.2)

    assert node.visits[1] > 5 * node.visits[0] > 0


def test_a_likely_move_is_tried_first():
    node = Node()
    slots = node.slots("abc", lambda moves: [1.0, 5.0, 2.0])

    assert node.best_slot(slots, curiosity=0.3) == 1


def test_moves_keep_their_statistics_when_the_legal_moves_change():
    node = Node()
    a, b = node.slots("ab", even)
    node.learn(b, 1.0)

    again, c = node.slots("bc", even)

    assert again == b
    assert c not in {a, b}
    assert node.visits[again] == 1
    assert node.visits[c] == 0


def test_a_child_is_made_once():
    node = Node()
    (slot,) = node.slots("a", even)

    assert node.child(slot) is node.child(slot)
