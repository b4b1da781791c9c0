"""Each decision at the table: the glow, the workshop, and the effect of clicks."""

import pytest

from burgundy_desktop.core.events import SILENT, Events
from burgundy_desktop.core.ids import Seat, target
from burgundy_desktop.games.pillars import moves as m
from burgundy_desktop.games.pillars.board import BOARD
from burgundy_desktop.games.pillars.board.hand import in_hand
from burgundy_desktop.games.pillars.board.score_view import parts_of, plans_of, view_of
from burgundy_desktop.games.pillars.board.workshop import PLANNED
from burgundy_desktop.games.pillars.queries.hands import is_last_hand
from burgundy_desktop.games.pillars.state.steps import KEEP
from burgundy_desktop.games.pillars.tables.cards import ALFRED, cards_in
from burgundy_desktop.games.pillars.tables.converters import BRICKMAKER, CONVERTED_VP, TAKES
from burgundy_desktop.games.pillars.tables.materials import KEPT, LIMIT
from tests.games.looking import asks, glowing, seen, shown
from tests.games.pillars.tables_to_look_at import until


def choose(clicking, move):
    """Click the targets of a move in order, the buttons of the bar included."""
    for one in move.targets:
        if one in clicking.table.buttons:
            clicking.pick(one)
        elif one not in clicking.chooser.picked:
            clicking.click(one)
        if clicking.chooser.chosen == move:
            return


@pytest.mark.parametrize("kind", m.MOVE_TYPES)
@pytest.mark.parametrize("players", [3, 4])
def test_every_move_of_a_kind_is_reached_by_clicks(table, kind, players):
    match = until(asks(kind), players)
    position = seen(match)

    for move in match.legal_moves():
        clicking = shown(table, position)
        choose(clicking, move)
        assert clicking.chooser.chosen == move


# cards


def test_the_cards_that_may_be_played_glow(table):
    match = until(
        lambda match: (
            asks(m.PlayCard)(match)
            and match.state.players[match.to_decide].hand >> ALFRED & 1
            and len(match.legal_moves()) > 2
        )
    )
    position = seen(match)
    shown(table, position)

    hand = cards_in(match.state.players[position.viewer].hand)
    assert glowing(table) == {target("hand", card) for card in hand if card != ALFRED}


def test_nothing_glows_for_who_has_to_wait(table):
    match = until(asks(m.PlayCard))
    shown(table, seen(match, (match.to_decide + 1) % 4))

    assert glowing(table) == set()


def test_digits_mean_the_cards_from_the_left(table):
    match = until(asks(m.PlayCard))
    position = seen(match)
    shown(table, position)
    cards = in_hand(match.state, position.viewer)

    assert [table.target_for_digit(digit) for digit in (1, 2, 3)] == [
        target("hand", card) for card in cards[:3]
    ]


def test_a_click_between_two_cards_of_the_fan_means_the_one_that_is_seen(table):
    """The right part of a card is covered by the next one."""
    match = until(asks(m.PlayCard), players=3)
    position = seen(match)
    shown(table, position)
    cards = in_hand(match.state, position.viewer)
    fan, count = table._layout.fan, len(cards)

    for place in range(count - 1):
        below = fan.card(place, count).box
        above = table.item_of(target("hand", cards[place + 1]))
        point = above.mapToScene(above.boundingRect().center())
        if below.rect.contains(point):
            assert table.target_at(point) == target("hand", cards[place + 1])


# plans


def taken_from(match):
    return match.legal_moves()[0]


def test_every_plan_of_the_rules_stands_in_the_list_best_first(table):
    match = until(asks(m.TakePlan))
    shown(table, seen(match))

    plans = [move for move in match.legal_moves() if isinstance(move, m.TakePlan)]
    rows = [table.place_of(plan.targets[-1]) for plan in plans]
    assert [row.y() for row in rows] == sorted(row.y() for row in rows)
    assert [plan.points for plan in plans] == sorted((p.points for p in plans), reverse=True)


def test_the_best_plan_is_laid_out_in_the_workshop(table):
    match = until(lambda match: asks(m.TakePlan)(match) and taken_from(match).conversions)
    shown(table, seen(match))
    best = taken_from(match)

    for converter, _ in best.conversions:
        assert f"converter/{converter}/unit" in table.shown
        assert f"converter/{converter}/gain" in table.shown
    kept = sum(KEPT[best.kept])
    assert [f"kept/{place}" in table.shown for place in range(3)] == [
        place < kept and not is_last_hand(match.state) for place in range(3)
    ]


def test_the_plan_that_is_pointed_at_is_laid_out_instead(table):
    match = until(lambda match: asks(m.TakePlan)(match) and len(plans_of(match.state)) > 2)
    position = seen(match)
    shown(table, position)
    other = plans_of(match.state)[-1]
    before = dict(table.shown)

    table.focus_on(other.targets[-1])

    view = view_of(match.state, other)
    units = [handed.converter for handed in view.handed if handed.materials]
    for handed in view.handed:
        assert (f"converter/{handed.converter}/unit" in table.shown) == (handed.converter in units)
    assert table.shown["sum"].look.label.text.endswith(str(abs(view.parts.total)))
    assert dict(table.shown) != before


@pytest.mark.parametrize("players", [3, 4])
def test_the_sum_is_what_the_plan_brings(players):
    """What the table says of a plan is what the rules then book."""
    match = until(lambda match: asks(m.TakePlan)(match) and taken_from(match).conversions, players)
    seat = match.to_decide
    for plan in plans_of(match.state):
        view = view_of(match.state, plan)
        state = match.state.copy()
        match.game.apply(state, plan, SILENT)
        player = state.players[seat]
        assert view.before + view.parts.total == player.vp
        assert view.kept == player.stock


def test_a_single_unit_can_be_handed_over(table):
    match = until(lambda match: asks(m.Convert)(match) and asks(m.Finish)(match))
    clicking = shown(table, seen(match))
    move = next(move for move in match.legal_moves() if isinstance(move, m.Convert))

    clicking.click(move.targets[0])
    assert move.targets[1] in glowing(table)
    clicking.click(move.targets[1])

    assert clicking.chooser.chosen == move


def test_a_converter_that_takes_one_material_only_needs_one_click_after_its_unit(table):
    match = until(
        lambda match: any(
            isinstance(move, m.Convert) and len(TAKES[move.converter]) == 1
            for move in match.legal_moves()
        )
    )
    clicking = shown(table, seen(match))
    move = next(
        move
        for move in match.legal_moves()
        if isinstance(move, m.Convert) and len(TAKES[move.converter]) == 1
    )

    clicking.click(move.targets[1])

    assert clicking.chooser.left == (move,)


def test_no_plan_is_laid_out_once_a_unit_is_picked(table):
    match = until(lambda match: asks(m.Convert)(match) and taken_from(match).conversions)
    clicking = shown(table, seen(match))
    move = next(move for move in match.legal_moves() if isinstance(move, m.Convert))

    clicking.click(move.targets[0])

    assert not any(key.endswith("/gain") for key in table.shown)


def test_what_was_handed_over_stays_in_its_slot(table):
    match = until(
        lambda match: (
            asks(m.Convert)(match)
            and any(
                isinstance(move, m.Convert) and move.converter < BRICKMAKER
                for move in match.legal_moves()
            )
            and sum(isinstance(move, m.Convert) for move in match.legal_moves()) > 2
        )
    )
    seat = match.to_decide
    moves = [move for move in match.legal_moves() if isinstance(move, m.Convert)]
    move = next(move for move in moves if move.converter < BRICKMAKER)
    match.play(move)
    if match.to_decide == seat and asks(m.Convert)(match):
        view = view_of(match.state, None)
        handed = next(one for one in view.handed if one.converter == move.converter)
        assert handed.is_done
        assert handed.materials == (move.material,)
        shown(table, seen(match))
        assert f"converter/{move.converter}/unit" in table.shown


def test_what_has_been_handed_over_looks_otherwise_than_what_a_plan_would_hand_over(table):
    """A proposal is half clear and its slot dashed, until it is done."""
    match = until(
        lambda match: (
            sum(isinstance(move, m.Convert) for move in match.legal_moves()) > 1
            and len({converter for converter, _ in taken_from(match).conversions} - {8}) > 1
        )
    )
    converter, material = taken_from(match).conversions[0]
    key = f"converter/{converter}"
    shown(table, seen(match))
    proposed = [table.shown[f"{key}{part}"] for part in ("/unit", "/gain", "/slot")]
    match.play(m.convert(converter, material))
    shown(table, seen(match))
    done = [table.shown[f"{key}{part}"] for part in ("/unit", "/gain", "/slot")]

    assert [piece.opacity for piece in proposed] == [PLANNED, PLANNED, 1.0]
    assert [piece.opacity for piece in done] == [1.0, 1.0, 1.0]
    assert proposed[2].look != done[2].look


def test_toms_units_lie_beside_him(table):
    match = until(asks(m.ChooseTom))
    shown(table, seen(match))

    assert {one for one in glowing(table) if one.kind == "tom"} == {
        move.targets[0] for move in match.legal_moves() if isinstance(move, m.ChooseTom)
    }


def test_what_may_be_kept_stands_in_the_list_where_too_much_is_left(table):
    match = until(asks(m.Keep))
    shown(table, seen(match))

    keeps = [move for move in match.legal_moves() if isinstance(move, m.Keep)]
    assert match.state.pending[-1][0] == KEEP
    assert all(table.place_of(move.targets[0]) is not None for move in keeps)
    assert all(sum(KEPT[move.kept]) == LIMIT for move in keeps)


def test_digits_mean_the_plans_from_the_top(table):
    match = until(lambda match: asks(m.TakePlan)(match) and len(plans_of(match.state)) > 2)
    shown(table, seen(match))

    assert table.target_for_digit(2) == plans_of(match.state)[1].targets[-1]


def last_scoring(match):
    return asks(m.TakePlan)(match) and is_last_hand(match.state)


def test_in_the_last_hand_nothing_is_kept(table):
    """What is left is worth nothing: no plan speaks of it, no place of the store is filled."""
    match = until(lambda match: last_scoring(match) and len(plans_of(match.state)) > 1)
    shown(table, seen(match))

    assert not any(f"kept/{place}" in table.shown for place in range(3))
    assert not any(f"result/{seat}/kept/0" in table.shown for seat in range(4))
    assert not any(key.startswith("plans/head") and "kept" in key for key in table.shown)


def test_in_the_last_hand_plans_that_do_the_same_stand_there_once():
    """The rules tell them apart by what they keep."""
    match = until(lambda match: last_scoring(match) and len(match.legal_moves()) > 8)
    plans = [move for move in match.legal_moves() if isinstance(move, m.TakePlan)]
    listed = plans_of(match.state)
    done = [tuple(sorted(plan.conversions)) for plan in listed]

    assert len(done) == len(set(done))
    assert set(done) == {tuple(sorted(plan.conversions)) for plan in plans}
    assert listed[0] == plans[0]


def test_a_plan_that_is_not_listed_lies_where_the_one_does_that_does_the_same(table):
    match = until(lambda match: last_scoring(match) and len(match.legal_moves()) > 8)
    shown(table, seen(match))
    plans = [move for move in match.legal_moves() if isinstance(move, m.TakePlan)]
    listed = plans_of(match.state)
    others = [plan for plan in plans if plan not in listed]

    assert others
    for plan in others:
        same = next(one for one in listed if sorted(one.conversions) == sorted(plan.conversions))
        assert table.place_of(plan.targets[-1]) == table.place_of(same.targets[-1]) is not None


def test_the_list_of_moves_tells_the_points_that_the_plans_tell(table):
    """The points of the whole hand; a single conversion shows its own."""
    match = until(
        lambda match: (
            asks(m.TakePlan)(match) and sum(match.state.players[match.to_decide].scored) != 0
        )
    )
    seat, observation = match.to_decide, match.observe(match.to_decide)
    fixed = sum(match.state.players[seat].scored)
    for move in match.legal_moves():
        events = Events()
        match.game.apply(match.state.copy(), move, events)
        mine = BOARD.brings(observation, tuple(events))
        if isinstance(move, m.TakePlan):
            assert mine == fixed + move.points
            assert BOARD.wording.tip(observation, move.targets[-1], ()).points == mine
        if isinstance(move, m.Convert):
            assert mine == CONVERTED_VP[move.converter][move.material]


def test_who_watches_a_scoring_sees_it_but_nothing_laid_out(table):
    match = until(lambda match: asks(m.TakePlan)(match) and taken_from(match).conversions)
    watcher = Seat((match.to_decide + 1) % 4)
    shown(table, seen(match, watcher))

    assert glowing(table) == set()
    assert table.place_of(taken_from(match).targets[-1]) is not None
    assert not any(key.endswith("/gain") for key in table.shown)


def test_the_results_stand_in_the_order_of_scoring(table):
    match = until(asks(m.TakePlan))
    shown(table, seen(match))
    first = match.state.first_leader

    order = [Seat((first + place) % 4) for place in range(4)]
    boxes = [table.shown[f"result/{seat}/name"].box.x for seat in order]
    assert boxes == sorted(boxes)


def test_parts_of_a_hand_add_up_to_its_points():
    match = until(lambda match: len(match.state.pad) > 1)
    for hand in match.state.pad:
        for scored in hand:
            assert parts_of(scored).total == sum(scored)


@pytest.mark.parametrize("size", [(988, 692), (726, 588)])
def test_the_word_below_cards_without_an_effect_has_room(a_table, size, english):
    """Even on a single, half covered card."""
    table = a_table(*size)
    match = until(
        lambda match: asks(m.TakePlan)(match) and len(view_of(match.state, None).idle) == 1
    )
    shown(table, seen(match))

    item = table._pieces.item("cards/idle")
    assert item._text.text() == "no effect"


def test_scored_cards_stand_there_those_with_an_effect_first(table):
    match = until(asks(m.TakePlan))
    shown(table, seen(match))
    view = view_of(match.state, None)

    assert view.useful
    places = [table.place_of(target("won", card)).x() for card in (*view.useful, *view.idle)]
    assert places == sorted(places)


def test_no_hand_is_left_when_it_is_scored():
    """So no cover is needed between people."""
    match = until(asks(m.TakePlan))

    assert not any(player.hand for player in match.state.players)


@pytest.mark.parametrize("may_convert", [False, True])
def test_how_to_convert_is_told_where_something_can_be_converted(table, may_convert):
    def fits(match):
        scores = isinstance(match.legal_moves()[0], m.TakePlan)
        return scores and bool(match.state.players[match.to_decide].ready) is may_convert

    match = until(fits)
    table.show_position(seen(match, match.to_decide))

    assert ("plans/note/0" in table.shown) is may_convert
    assert ("workshop/none" in table.shown) is not may_convert
