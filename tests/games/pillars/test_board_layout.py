"""The layout of both tables: nothing overlaps, nothing leaves the view."""

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.pieces import Box, Face
from burgundy_desktop.games.pillars.board import panels as panels_of_the_table
from burgundy_desktop.games.pillars.board.layout import layout_for
from burgundy_desktop.games.pillars.board.plan_layout import PlanKind
from burgundy_desktop.games.pillars.board.score_layout import score_layout_for
from tests.cases import for_each

SIZES = ((988, 692), (2035, 1245), (760, 640), (1400, 692), (988, 1200), (480, 340))
TABLES = ((4, 9), (3, 10), (3, 12))
every_size = for_each("size", SIZES)
every_table = for_each(("seats", "tricks"), TABLES)


@pytest.mark.parametrize(("size", "said"), [((675, 532), 0), ((1400, 1000), 2)])
def test_what_the_dots_mean_never_touches_a_title(qapp, monkeypatch, size, said):
    """A list that has no room for it leaves it out."""
    layout, brushes = layout_for(size[0], size[1], 4, 9), Brushes()
    dots, titles = [], []
    monkeypatch.setattr(panels_of_the_table, "paint_dot", lambda _, at, k: dots.append((at, k)))
    monkeypatch.setattr(painting, "write", lambda *written, **how: titles.append((written, how)))
    image = QImage(8, 8, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    panels_of_the_table._heads(painter, brushes, layout)
    painter.end()

    ends = [end_of(brushes, *written[2:5]) for written, how in titles if how.get("bold", True)]
    assert len(dots) >= said
    for at, k in dots:
        left = [end for box, end in ends if box.rect.contains(box.x + 1, at.y()) and box.x < at.x()]
        assert all(end < at.x() - 3.8 * k for end in left)


def end_of(brushes, text, box, size):
    """Where a title ends that stands at the left of its box."""
    font = brushes.fitted(text, Face.SERIF, size, (box.width, box.height), bold=True)
    return box, box.x + QFontMetricsF(font).horizontalAdvance(text)


def overlap(one, other):
    meets = one.rect.intersected(other.rect)
    return meets.width() > 0.5 and meets.height() > 0.5


def apart(boxes):
    return not any(overlap(one, other) for one, other in combinations(boxes, 2))


@pytest.mark.parametrize("name", ["Anna", "Wwwwwww Mmmmmmmmm"])
def test_a_name_stays_in_its_panel(qapp, name):
    picture, brushes = QImage(240, 40, QImage.Format.Format_ARGB32), Brushes()
    picture.fill(Qt.GlobalColor.transparent)
    painter, box = QPainter(picture), Box(4, 4, 90, 24)
    panels_of_the_table.heading(painter, brushes, name, box, 1.0)
    painter.end()

    inked = [x for x in range(240) for y in range(40) if picture.pixelColor(x, y).alpha()]
    assert inked
    assert max(inked) <= box.right + 1


def panels(layout):
    return (
        layout.privileges,
        layout.king,
        layout.pad.panel,
        layout.trick.panel,
        layout.own.panel,
        *(opponent.panel for opponent in layout.opponents),
        *(memory.panel for memory in layout.memory),
    )


@every_size
@every_table
def test_panels_lie_side_by_side_in_the_view(size, seats, tricks):
    layout = layout_for(size[0], size[1], seats, tricks)

    assert all(layout.view.grown(0.1).rect.contains(panel.rect) for panel in panels(layout))
    assert apart(panels(layout))


@every_size
@every_table
def test_there_is_a_place_for_everybody_but_the_viewer(size, seats, tricks):
    layout = layout_for(size[0], size[1], seats, tricks)
    places = {layout.opponent(1, seat).panel for seat in range(seats) if seat != 1}

    assert len(places) == seats - 1


def test_who_plays_next_sits_at_the_left_and_who_played_before_at_the_right():
    layout = layout_for(988, 692, 4, 9)
    left, across, right = (layout.opponent(2, seat).panel for seat in (3, 0, 1))

    assert left.right < layout.trick.panel.x < layout.trick.panel.right < right.x
    assert across.bottom < layout.trick.panel.y


@every_size
@every_table
def test_the_trick_has_a_place_for_each_card_clear_of_the_verdict(size, seats, tricks):
    trick = layout_for(size[0], size[1], seats, tricks).trick

    assert len(trick.cards) == len(trick.tags) == seats
    assert apart((*trick.cards, trick.verdict))
    assert apart(trick.tags)
    assert all(trick.panel.rect.contains(card.rect) for card in trick.cards)
    assert all(tag.bottom <= card.y for tag, card in zip(trick.tags, trick.cards, strict=True))


@every_table
def test_the_cards_of_a_trick_lie_in_a_row_in_the_order_of_play(seats, tricks):
    """Of equally strong cards the later one is stronger: it lies farther to the right."""
    cards = layout_for(988, 692, seats, tricks).trick.cards

    assert [card.x for card in cards] == sorted(card.x for card in cards)
    assert len({card.y for card in cards}) == 1
    assert cards[0].width >= 114


@every_size
@every_table
def test_every_trick_of_the_hand_has_its_field(size, seats, tricks):
    trick = layout_for(size[0], size[1], seats, tricks).trick

    assert len(trick.fields) == tricks
    assert apart(trick.fields)
    assert all(trick.panel.rect.contains(field.rect) for field in trick.fields)
    assert not overlap(trick.fields[0], trick.title)


@every_size
@for_each("count", range(1, 13))
def test_the_fan_stays_in_its_panel_and_shows_a_part_of_each_card(size, count):
    layout = layout_for(size[0], size[1], 3, 12)
    held = [layout.fan.card(place, count) for place in range(count)]
    wide = held[0].box.width

    assert all(layout.own.panel.rect.contains(card.box.rect) for card in held)
    assert [card.box.x for card in held] == sorted(card.box.x for card in held)
    assert all(card.seen.width > 0.3 * wide for card in held)
    assert held[-1].seen.width == pytest.approx(wide)
    assert not overlap(held[0].box, layout.own.pile)


@every_size
@for_each("apart", [1, 4, 8, 11])
def test_neutral_cards_lie_apart_in_the_fan(size, apart):
    layout = layout_for(size[0], size[1], 3, 12)
    held = [layout.fan.card(place, 12, apart) for place in range(12)]
    steps = [after.box.x - before.box.x for before, after in pairwise(held)]

    assert steps[apart - 1] == max(steps) > 1.2 * min(steps)
    assert all(layout.own.panel.rect.contains(card.box.rect) for card in held)
    assert all(card.seen.width > 0.28 * card.box.width for card in held)


def test_a_fan_of_nine_leaves_the_left_plate_of_each_card_free():
    fan = layout_for(988, 692, 4, 9).fan

    assert all(
        fan.card(place, 9).seen.width > 0.42 * fan.card(0, 9).box.width for place in range(9)
    )


@every_size
@for_each("count", range(1, 13))
def test_backs_and_privileges_of_the_others_stay_in_their_panel(size, count):
    layout = layout_for(size[0], size[1], 4, 9)
    for opponent in layout.opponents:
        backs = [opponent.back(place, count) for place in range(count)]
        held = [opponent.privilege(place, min(count, 5)) for place in range(min(count, 5))]
        assert all(opponent.panel.grown(0.1).rect.contains(box.rect) for box in (*backs, *held))
        assert not overlap(backs[-1], opponent.pile)
        assert not overlap(held[0], opponent.pile)


@every_size
@every_table
def test_the_kings_trick_stays_in_its_panel(size, seats, tricks):
    layout = layout_for(size[0], size[1], seats, tricks)
    cards = [layout.king_card(place, seats) for place in range(seats)]

    assert all(layout.king.rect.contains(card.rect) for card in cards)


def test_at_1280_by_800_the_measures_are_those_of_the_drawing():
    layout = layout_for(988, 692, 4, 9)

    assert layout.scale == 1.0
    assert (layout.privileges.width, layout.privileges.height) == (164, 116)
    assert layout.king.width == 150
    assert (layout.own.panel.width, layout.own.panel.height) == (964, 224)
    assert layout.pad.panel.width == 322


# the scoring


@every_size
@for_each("seats", [3, 4])
def test_panels_of_the_scoring_lie_side_by_side_in_the_view(size, seats):
    layout = score_layout_for(size[0], size[1], seats)
    boxes = (
        *(result.panel for result in layout.results),
        layout.cards,
        layout.workshop,
        layout.foot,
        layout.plans,
    )

    assert len(layout.results) == seats
    assert apart(boxes)
    assert all(layout.view.grown(0.1).rect.contains(box.rect) for box in boxes)


@every_size
@for_each("count", range(1, 10))
def test_every_converter_has_its_place_in_the_workshop(size, count):
    layout = score_layout_for(size[0], size[1], 4)
    spots = [layout.converter(place, count) for place in range(count)]

    assert apart([spot.panel for spot in spots])
    for spot in spots:
        assert layout.workshop.rect.contains(spot.panel.rect)
        assert apart((spot.card, spot.slot, spot.seal))
        assert not any(overlap(spot.panel, unit) for unit in layout.stock)


@every_size
@for_each(
    "kind",
    [
        PlanKind(),
        PlanKind(has_tom=True),
        PlanKind(is_last=True),
        PlanKind(has_tom=True, is_last=True),
        PlanKind(is_keep=True),
    ],
)
def test_every_plan_has_its_row(size, kind):
    layout = score_layout_for(size[0], size[1], 4)
    for count in range(1, 36):
        assert_every_plan_has_its_row(layout, count, kind)


def assert_every_plan_has_its_row(layout, count, kind):
    listed = layout.plan_list(count, kind)
    rows = [listed.row(place) for place in range(count)]

    assert apart([row.panel for row in rows])
    assert all(layout.plans.rect.contains(row.panel.rect) for row in rows)
    assert rows[-1].panel.bottom <= layout.plans_note.y
    for row in rows:
        parts = [part for part in (row.number, row.tom, row.converts, row.keeps) if part.width]
        assert apart([*parts, row.seal])
        assert all(row.panel.rect.contains(part.rect) for part in (*parts, row.seal))
    if listed.is_flat:
        assert not overlap(listed.head(rows[0].keeps), rows[0].panel)


@every_size
def test_nothing_is_kept_by_the_plans_of_the_last_hand(size):
    layout = score_layout_for(size[0], size[1], 4)
    for count in range(1, 36):
        listed = layout.plan_list(count, PlanKind(is_last=True))
        assert not any(listed.row(place).keeps.width for place in range(count))
        assert all(listed.row(place).converts.width for place in range(count))


@every_size
@for_each(("useful", "idle"), [(0, 4), (4, 0), (5, 3), (18, 14), (1, 31)])
def test_scored_cards_stay_in_their_panel(size, useful, idle):
    layout = score_layout_for(size[0], size[1], 4)
    count = useful + idle
    cards = [layout.scored_card(place, count, useful) for place in range(count)]

    assert all(layout.cards.rect.contains(card.rect) for card in cards)
    assert [card.x for card in cards] == sorted(card.x for card in cards)


@every_size
@for_each("count", range(1, 6))
def test_the_parts_of_the_sum_stand_before_it(size, count):
    layout = score_layout_for(size[0], size[1], 4)
    parts = [layout.part(place, count) for place in range(count)]

    assert apart((*parts, layout.sum, *layout.kept))
    assert all(layout.foot.rect.contains(part.rect) for part in parts)
