"""Cards: composed pictures that move, lie turned, or are shown without being targets."""

import attrs
import pytest

from burgundy_desktop.boardkit.choreography import Choreography, Listeners
from burgundy_desktop.boardkit.motions import Fade, Travel
from burgundy_desktop.boardkit.pieces import (
    AnimationStep,
    Box,
    Drawing,
    Entrance,
    Flight,
    Painted,
    Piece,
    Place,
    Words,
)
from burgundy_desktop.boardkit.targets import TargetItem
from burgundy_desktop.core.ids import target

TELLS_NOBODY = Listeners(*[lambda *_: None] * 2)
HERE, THERE = Box(20, 20, 60, 90), Box(300, 200, 60, 90)


def a_card(box, *, travels=True, turn=0.0):
    look = Painted("card", lambda painter: painter.drawEllipse(box.rect), travels=travels)
    return Piece("card", look, box, turn=turn)


def motion_of(table, before, after, **step):
    """The motion of the card in a step that changes it."""
    pieces, shown = table._pieces, {"card": before} if before else {}
    pieces.show(shown)
    way = Choreography(pieces.items, shown, {"card": after}, TELLS_NOBODY, reduced=pieces.reduced)
    (motion,) = way.group(AnimationStep(("card",), **step)).motions
    return motion


def test_a_painted_card_travels(small_table):
    assert isinstance(motion_of(small_table, a_card(HERE), a_card(THERE)), Travel)


def test_other_paintings_change_on_the_spot(small_table):
    before, after = a_card(HERE, travels=False), a_card(THERE, travels=False)

    assert isinstance(motion_of(small_table, before, after), Fade)


@pytest.mark.parametrize(("said", "motion"), [("7", Travel), ("8", Fade)])
def test_words_that_stay_the_same_go_along_with_their_sign(small_table, said, motion):
    """Numbers lay at their new place at once, while the signs beside them were on their way."""
    before, after = Words("7", 16), Words(said, 16)

    moves = motion_of(small_table, Piece("card", before, HERE), Piece("card", after, THERE))

    assert isinstance(moves, motion)


def test_a_card_turns_on_its_way(small_table):
    travel = motion_of(small_table, a_card(HERE, turn=-6.0), a_card(THERE, turn=4.0))
    item = small_table._pieces.item("card")
    assert item.rotation() == -6.0

    travel.begin()
    travel.show(0.5)
    assert -6.0 < item.rotation() < 4.0
    travel.finish()

    assert item.rotation() == 4.0


def test_a_card_bears_the_number_of_a_pile_only_as_it_lies_there(small_table):
    card = Piece("card", Drawing("pieces/common/seat_1"), HERE)
    on_pile = Piece("card", Drawing("pieces/common/seat_1", badge=7), THERE)
    travel = motion_of(small_table, card, on_pile)
    item = small_table._pieces.item("card")

    travel.begin()
    assert item.piece.look.badge == 0
    travel.finish()

    assert item.piece == on_pile


def test_a_turned_place_is_pointed_at_where_it_is_seen(small_table):
    place = Place(target("card"), Box(100, 100, 40, 200), turn=90.0)
    item = TargetItem(place, small_table.brushes, lambda _: None)
    small_table.addItem(item)

    def holds(x, y):
        return item.contains(item.mapFromScene(x, y))

    assert holds(200, 200)
    assert holds(40, 200)
    assert not holds(120, 110)


@pytest.mark.parametrize("milliseconds", [0.0, 750.0])
def test_a_flight_takes_the_time_that_it_is_given(small_table, milliseconds):
    look = a_card(HERE).look
    flight = attrs.evolve(Flight(look, HERE, HERE), milliseconds=milliseconds)
    step = AnimationStep(flights=(flight,))
    way = Choreography(small_table._pieces.items, {}, {}, TELLS_NOBODY, reduced=False)
    (fly,) = way.group(step).motions

    assert fly.milliseconds == (milliseconds or 280.0)
    fly.finish()


# turning over where it lies

BACK = Drawing("games/castles/pieces/silverling")
FACE = Drawing("games/castles/pieces/worker")


def halves(motion, item):
    """The look and the drawn size of a piece before and after the middle of its turn."""
    motion.begin()
    for moment in (0.25, 0.75):
        motion.show(moment)
        size = item.sceneTransform().mapRect(item.childrenBoundingRect()).size()
        yield item.piece.look, size.width() < 0.8 * HERE.width, size.height() < 0.8 * HERE.width


@pytest.mark.parametrize("enters", [Entrance.TURNS, Entrance.TIPS])
def test_a_piece_turns_from_its_old_look_to_the_new_one(small_table, enters):
    square = Box(20, 20, 60, 60)
    before, after = (Piece("card", look, square) for look in (BACK, FACE))
    motion = motion_of(small_table, before, after, enters=enters)
    item = small_table._pieces.item("card")
    narrows = enters is Entrance.TURNS

    assert list(halves(motion, item)) == [
        (BACK, narrows, not narrows),
        (FACE, narrows, not narrows),
    ]
    motion.finish()
    assert item.piece == after
    assert item.transform().isIdentity()
    assert motion.milliseconds == 250.0


def test_a_new_piece_is_turned_up_from_its_back(small_table):
    after = Piece("card", FACE, Box(20, 20, 60, 60))
    motion = motion_of(small_table, None, after, enters=Entrance.TURNS, back=BACK)
    item = small_table._pieces.item("card")

    looks = [look for look, *_ in halves(motion, item)]

    assert looks == [BACK, FACE]
    assert item.opacity() == 1.0


def test_nothing_turns_over_with_reduced_motion(small_table):
    before, after = (Piece("card", one, HERE) for one in (BACK, FACE))
    small_table._pieces.reduced = True

    motion = motion_of(small_table, before, after, enters=Entrance.TIPS)

    assert isinstance(motion, Fade)


def test_a_piece_turns_over_while_it_goes_to_another_place(small_table):
    before, after = Piece("card", BACK, HERE), Piece("card", FACE, THERE)
    motion = motion_of(small_table, before, after, enters=Entrance.TURNS)
    item = small_table._pieces.item("card")
    centres = [item.box.centre]

    assert list(halves(motion, item)) == [(BACK, True, False), (FACE, True, False)]
    centres.append(item.box.centre)
    motion.finish()

    assert centres[0] == HERE.centre
    assert HERE.centre[0] < centres[1][0] < THERE.centre[0]
    assert (item.piece, item.box) == (after, THERE)
    assert item.transform().isIdentity()


def test_a_new_piece_comes_from_where_it_was_dealt_to(small_table):
    """Turned as it lies there only when it is there."""
    motion = motion_of(small_table, None, a_card(THERE, turn=8.0), source=HERE)
    item = small_table._pieces.item("card")

    motion.begin()
    begins = item.box.centre, item.rotation(), item.opacity()
    motion.show(0.5)
    between = item.box.centre[0]
    motion.finish()

    assert begins == (HERE.centre, 0.0, 1.0)
    assert HERE.centre[0] < between < THERE.centre[0]
    assert (item.box, item.rotation()) == (THERE, 8.0)


def test_what_does_not_travel_fades_in_though_others_come_from_a_place(small_table):
    after = a_card(THERE, travels=False)

    assert isinstance(motion_of(small_table, None, after, source=HERE), Fade)
