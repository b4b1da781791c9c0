"""What flies: singly or together, forth or back, to a card or to the place that stands for it."""

import attrs
import pytest

from burgundy_desktop.boardkit import flights
from burgundy_desktop.boardkit.animator import Pace
from burgundy_desktop.boardkit.hooks import ALONE, Host
from burgundy_desktop.boardkit.items import PieceItem
from burgundy_desktop.boardkit.motions import Travel
from burgundy_desktop.boardkit.pieces import (
    AnimationStep,
    Box,
    Drawing,
    Flight,
    Label,
    OnCard,
    Piece,
)
from tests.boardkit.small_table import ART, Pushed, Setting, a_position

COIN = Drawing(f"{ART}/silverling")
HERE, THERE = Box.around(100, 100, 20), Box.around(400, 100, 20)
ON_CARD = OnCard.at(THERE, seat=2, sprite="coin")


def test_up_to_five_fly_one_after_the_other_and_more_as_one_with_their_number():
    few = flights.several(COIN, 5, HERE, THERE, 26)
    (many,) = flights.several(COIN, 6, HERE, THERE, 26)

    assert [one.delay for one in few] == [0, 60, 120, 180, 240]
    assert (many.look.badge, many.delay) == (6, 0)
    assert {(one.start.width, one.end.width) for one in (*few, many)} == {(26, 26)}


def test_points_fly_to_their_owner_and_lost_ones_back():
    won = flights.points(COIN, 3, HERE, THERE, 40)
    lost = flights.points(COIN, -3, HERE, THERE, 40)

    assert (won.start.centre, won.end.centre) == (HERE.centre, THERE.centre)
    assert (lost.start, lost.end) == (won.end, won.start)


@pytest.mark.parametrize(("first", "last"), [(20.0, 60.0), (60.0, 20.0)])
def test_what_flies_to_a_place_of_another_size_gets_there_without_a_jump(small_table, first, last):
    one = Flight(COIN, HERE.sized(first), THERE.sized(last))
    small_table.set_pace(Pace.NORMAL, False)
    small_table.show_position(a_position())
    small_table.animation_steps = lambda _: [AnimationStep(flights=(one,))]
    clock = small_table.turn_by_hand()
    small_table.show_position(a_position(events=[Pushed(3)]), animate=True)
    (coin,) = small_table.flying
    widths = [coin.box.width]

    while small_table.is_animating:
        widths.append(coin.box.width)
        clock.turn(10)

    assert widths[0] == pytest.approx(first)
    assert widths[-1] == pytest.approx(last, abs=1)
    assert widths == sorted(widths, reverse=first > last)


@pytest.mark.parametrize(("px", "scale", "ms"), [(0, 1, 280), (450, 1, 400), (450, 0.5, 520)])
def test_a_long_flight_takes_longer_up_to_a_limit(px, scale, ms):
    assert flights.flight_ms(HERE, HERE.moved(px, 0), scale) == ms


def test_a_flight_to_a_card_ends_at_its_sign_or_at_what_stands_for_it():
    step = AnimationStep(flights=(flights.flight(COIN, HERE, ON_CARD, 26),))
    sign = Box.around(900, 50, 17)

    seen = flights.to_cards(step, Host(on_card=lambda place: sign if place.seat == 2 else None))
    covered = flights.to_cards(step, Host(card={2: (950.0, 70.0)}.get))
    unseen = flights.to_cards(step, ALONE)

    assert seen.flights[0].end == OnCard.at(Box.around(900, 50, 26), 2, "coin")
    assert covered.flights[0].end == Box.around(950, 70, 26)
    assert unseen.flights[0].end == Box.around(400, 100, 26)
    assert [*map(flights.reaches_card, (seen, covered, unseen))] == [True, False, False]


def test_what_is_new_lies_there_when_what_flew_has_landed(small_table):
    """And what counts begins to when it is seen there."""
    one = flights.flight(COIN, HERE, THERE, 26)
    small_table.set_pace(Pace.NORMAL, False)
    lying = small_table.pieces
    small_table.pieces = lambda: [
        piece for piece in lying() if piece.key != "stone" or small_table.position.observation.stone
    ]
    small_table.show_position(a_position(Setting(stone=0, points=1)))
    small_table.animation_steps = lambda _: [AnimationStep(("stone", "points"), flights=(one,))]
    clock = small_table.turn_by_hand()
    lasts = flights.flight_ms(HERE, THERE)

    small_table.show_position(
        a_position(Setting(stone=1, points=9), events=[Pushed(3)]), animate=True
    )
    clock.turn(0.7 * lasts)

    stone = small_table._pieces.item("stone")
    assert (stone.opacity(), shown_points(small_table)) == (0.0, "1")
    clock.turn(0.3 * lasts - 1)
    assert (stone.opacity(), shown_points(small_table)) == (0.0, "4")
    clock.turn(2)
    assert stone.opacity() == 1.0


def test_what_arrives_is_seen_in_the_frame_in_which_what_flew_is_gone(small_table):
    one = flights.flight(COIN, HERE, THERE, 26)
    small_table.set_pace(Pace.NORMAL, False)
    lying = small_table.pieces
    small_table.pieces = lambda: [
        piece for piece in lying() if piece.key != "stone" or small_table.position.observation.stone
    ]
    small_table.show_position(a_position(Setting(stone=0)))
    small_table.animation_steps = lambda _: [
        AnimationStep(flights=(one,)),
        AnimationStep(("stone",), is_arrival=True),
        AnimationStep(("points",)),
    ]
    clock = small_table.turn_by_hand()

    small_table.show_position(
        a_position(Setting(stone=1, points=9), events=[Pushed(3)]), animate=True
    )

    stone, looked = small_table._pieces.item("stone"), 0
    while small_table.is_animating:
        assert stone.opacity() == (0.0 if small_table.flying else 1.0)
        looked += not small_table.flying
        clock.turn(16.0)
    assert looked


@pytest.mark.parametrize(("counts", "waits"), [(2, 0.7 * 280 + 260 - 280), (1, 0), (0, 0)])
def test_nothing_waits_for_a_card_on_which_no_number_is_seen_to_count(small_table, counts, waits):
    """A banner comes to its owner: its points are told later. One thing more is there at once."""
    small_table.host = Host(on_card=lambda _: HERE, counts=lambda *_: counts)
    one = flights.flight(COIN, HERE, ON_CARD, 26)
    small_table.set_pace(Pace.NORMAL, False)
    small_table.show_position(a_position())
    small_table.animation_steps = lambda _: [AnimationStep(flights=(one,))]
    clock = small_table.turn_by_hand()

    small_table.show_position(a_position(events=[Pushed(3)]), animate=True)
    clock.turn(280 + waits - 1)
    assert small_table.is_animating
    clock.turn(2)
    assert not small_table.is_animating


def shown_points(table):
    return table._pieces.item("points")._text.text()


def test_what_shrinks_keeps_its_look_until_it_lies_there(small_table):
    """A small place shows larger signs, which would be coarse where it begins."""
    large = Piece("coin", COIN, HERE.sized(80))
    small = Piece("coin", attrs.evolve(COIN, label=Label("3", size=0.6)), THERE.sized(20))
    item = PieceItem(large, small_table.brushes)
    travel = Travel(item, small, small_table.brushes)

    travel.begin()
    travel.show(0.0)
    assert item.piece.look == large.look
    assert item.box.width == pytest.approx(80)
    travel.show(0.5)
    assert item.piece.look == large.look
    assert 20 < item.box.width < 80
    travel.show(1.0)
    assert item.box.width == pytest.approx(20)
    travel.finish()
    assert (item.piece, item.box.width) == (small, 20)


def motions_of(table, step, before, after):
    """The motions of an animation step between two rows of pieces, by the clock of the first."""
    layer = table._pieces
    table.set_pace(Pace.NORMAL, False)
    layer.show({piece.key: piece for piece in before})
    clock = table.turn_by_hand()
    layer.play([step], {piece.key: piece for piece in after})
    return layer, clock


def test_what_is_new_lies_there_when_it_has_landed_itself(small_table):
    """Cards are dealt one after the other."""
    places = [Box(60.0 * number, 20.0, 40.0, 40.0) for number in range(3)]
    cards = [Piece(f"card/{number}", COIN, place) for number, place in enumerate(places)]
    dealt = tuple(
        attrs.evolve(Flight(COIN, HERE, place, 200.0), delay=100.0 * number)
        for number, place in enumerate(places)
    )
    keys = tuple(card.key for card in cards)
    step = AnimationStep(keys=(*keys, *keys), flights=dealt)  # twice makes no difference
    layer, clock = motions_of(small_table, step, (), cards)

    seen = []
    for _ in range(4):
        seen.append([layer.item(card.key).opacity() for card in cards])
        clock.turn(101.0)

    assert seen == [[0, 0, 0], [0, 0, 0], [1, 0, 0], [1, 1, 0]]


@pytest.mark.parametrize(("old", "new", "told"), [(1, 2, [1, 1, 2]), (2, 1, [1, 1, 1])])
def test_more_of_something_is_told_when_it_has_landed_and_less_at_once(small_table, old, new, told):
    before, after = (Piece("coins", attrs.evolve(COIN, badge=one), THERE) for one in (old, new))
    other = Flight(COIN, HERE, THERE.moved(0.0, 200.0), 500.0)
    step = AnimationStep(keys=("coins",), flights=(Flight(COIN, HERE, THERE, 200.0), other))
    layer, clock = motions_of(small_table, step, (before,), (after,))

    seen = []
    for milliseconds in (1.0, 198.0, 20.0):
        clock.turn(milliseconds)
        seen.append(layer.item("coins").piece.look.badge)

    assert seen == told


def test_what_flies_may_turn_over_on_its_way(small_table):
    back, face = Drawing(f"{ART}/castle"), COIN
    one = Flight(back, HERE, THERE, 200.0, turns_to=face)
    _, clock = motions_of(small_table, AnimationStep(flights=(one,)), (), ())
    (card,) = small_table.flying

    seen = []
    for _ in range(3):
        wide = card.sceneTransform().mapRect(card.childrenBoundingRect()).width()
        seen.append((card.piece.look, wide > 0.8 * HERE.width))
        clock.turn(60.0)

    assert seen == [(back, True), (back, False), (face, False)]


@pytest.mark.parametrize("start", [HERE, ON_CARD])
def test_what_is_looked_at_is_shown_large_before_it_goes_on(small_table, start):
    large = Box.around(250, 200, 120)
    one = flights.shown_large(COIN, start, THERE, large)
    _, clock = motions_of(small_table, AnimationStep(flights=(one,)), (), ())
    (card,) = small_table.flying

    seen = []
    for _ in range(31):
        seen.append(card.box)
        clock.turn(20.0)
    still = [box for box in seen if box.centre == pytest.approx(large.centre, abs=1)]

    assert seen[0].centre == pytest.approx(start.centre, abs=1)
    assert {round(box.width) for box in still} == {120}
    assert len(still) * 20 >= 250
    assert not small_table.flying
