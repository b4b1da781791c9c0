"""Animations: the table ends as if it had been shown at once."""

from collections import Counter
from itertools import chain, islice, takewhile
from types import SimpleNamespace
from typing import Any

import attrs
import pytest
from PySide6.QtGui import QImage

from burgundy_desktop.boardkit.animator import Pace
from burgundy_desktop.boardkit.flights import SHOWN_MS
from burgundy_desktop.boardkit.pieces import Drawing
from burgundy_desktop.core.events import Event, PointsScored
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.desktop.table.on_the_way import on_the_way
from burgundy_desktop.games.pillars import events as happened, moves as m
from burgundy_desktop.games.pillars.board import BOARD
from burgundy_desktop.games.pillars.board.animation import PLAYS, STILL
from burgundy_desktop.games.pillars.board.animation.cards import LOOKED_AT_MS
from burgundy_desktop.games.pillars.board.art import card_key, pile_key, sprite, token_sprite
from burgundy_desktop.games.pillars.board.hand import in_hand
from burgundy_desktop.games.pillars.board.highlights import highlights
from burgundy_desktop.games.pillars.board.plan_items import plan_key
from burgundy_desktop.games.pillars.board.score_view import waiting
from burgundy_desktop.games.pillars.events import EVENT_TYPES
from burgundy_desktop.games.pillars.queries.hands import kings_trick
from burgundy_desktop.games.pillars.state import NOBODY
from burgundy_desktop.games.pillars.tables.cards import STRENGTH
from burgundy_desktop.games.pillars.tables.converters import ASSISTANT, CONVERTERS
from burgundy_desktop.games.pillars.tables.materials import KEPT, NO_MATERIAL
from burgundy_desktop.sound.names import Sound
from tests import thorough
from tests.games.animation import (
    any_is,
    assert_skipped_looks_like_shown_at_once,
    steps_of,
    those_with,
    told_and_moving,
    worth_a_look,
)
from tests.games.looking import asks, play_by_chance, seen
from tests.games.pillars.tables_to_look_at import a_match, until


def test_every_event_is_played_or_has_a_reason_to_lie_still():
    decided = set(PLAYS) | STILL | {PointsScored}

    assert decided == set(EVENT_TYPES)
    assert not set(PLAYS) & STILL


WAYS = [(players, reduced) for players in (3, 4) for reduced in (False, True)]
"""For how many players, and whether motion is reduced."""


@pytest.mark.parametrize(("players", "reduced"), thorough.some(WAYS, [(3, False), (4, True)]))
def test_an_animation_that_is_skipped_ends_like_one_shown_at_once(a_table, players, reduced):
    animated, at_once = a_table(), a_table()
    animated.set_pace(Pace.NORMAL, reduced)

    match = a_match(players, seed=3)
    played = assert_skipped_looks_like_shown_at_once(animated, at_once, match, plies=130)

    assert played[happened.CardPlayed] >= thorough.OF_EACH_KIND
    assert played[happened.TrickWon] >= thorough.OF_EACH_KIND
    assert played[happened.HandDealt] >= thorough.OF_EACH_KIND


def test_every_animation_step_names_something_or_sends_something(a_table):
    """In a few games, each kind of event moves something."""
    table = a_table()
    games = (steps_of(table, a_match(players, seed)) for players, seed in ((3, 1), (4, 2), (4, 4)))
    told, moving = told_and_moving(table, chain.from_iterable(games))

    assert {kind for kind in told if not moving[kind]} <= STILL
    assert set(PLAYS) <= set(told)


def test_what_flies_stays_on_the_table(a_table):
    table = a_table()
    view = table.size.grown(90).rect
    steps = steps_of(table, a_match(4, seed=7), thorough.at_most(400, 120))
    for step, position in worth_a_look(steps, thorough.OF_EACH_KIND, table):
        table.show_position(position)
        for animation_step in table.animation_steps(step.events):
            for flight in animation_step.flights:
                assert view.contains(flight.start.rect), step.events
                assert view.contains(flight.end.rect), step.events


TRICKS, CARDS = thorough.at_most(1000, 12), thorough.at_most(1000, 24)
"""How many of a game are looked at."""


def steps_on(table, match, kind):
    """Each event of a kind, with its animation steps, on the table where it began."""
    for step, position in those_with(any_is(kind), steps_of(table, match), table):
        table.position = position
        table.prepare(table._before)
        for event in step.events:
            if isinstance(event, kind):
                yield event, list(table.animation_steps(step.events))
        table.show_position(position)


def test_a_complete_trick_lies_there_to_be_looked_at_before_it_is_swept(a_table):
    table, told_of_trick = a_table(), {"verdict/0", "verdict/1"}
    count = 0
    tricks = steps_on(table, a_match(4, seed=2), happened.TrickWon)
    for event, animation_steps in islice(tricks, TRICKS):
        lies = [
            number
            for number, animation_step in enumerate(animation_steps)
            if any(flight.milliseconds == LOOKED_AT_MS for flight in animation_step.flights)
        ]
        swept = [
            number
            for number, animation_step in enumerate(animation_steps)
            if len(animation_step.flights) == 4
        ]
        assert lies
        assert swept
        assert lies[0] < swept[0]
        assert set(map(card_key, event.cards)) <= set(animation_steps[swept[0]].keys)
        assert not told_of_trick & set(animation_steps[lies[0]].keys)  # not while it lies there
        assert any(told_of_trick <= set(step.keys) for step in animation_steps[swept[0] :])
        count += 1

    assert count >= min(TRICKS, 31)


def test_a_trick_goes_to_the_pile_of_its_winner(a_table):
    table = a_table()
    tricks = steps_on(table, a_match(4, seed=5), happened.TrickWon)
    for event, animation_steps in islice(tricks, TRICKS):
        pile = table._layout.own.pile
        if event.seat != 0:
            pile = table._layout.opponent(0, event.seat).pile
        ends = [
            flight.end.centre
            for animation_step in animation_steps
            for flight in animation_step.flights
        ]
        assert pile.centre in ends
        assert any(
            pile_key(event.seat) in animation_step.keys for animation_step in animation_steps
        )


def test_the_kings_trick_goes_to_no_pile(a_table):
    table = a_table()
    count = 0
    for event, _ in steps_on(table, a_match(4, seed=5), happened.KingsTrick):
        trick = kings_trick(table.table)
        assert trick.winner == NOBODY
        assert trick.cards == event.cards
        count += 1

    assert count > 3


def test_the_last_card_of_a_hand_is_played_before_the_scoring_has_the_table(a_table):
    table = a_table()
    match = until(lambda match: len(match.state.tricks) == 8 and len(match.state.trick) == 3)
    table.set_pace(Pace.NORMAL, reduced_motion=False)
    table.show_position(seen(match, 0))
    step = match.play(match.legal_moves()[0])
    position = seen(match, 0, events=step.events)
    table.show_position(position, animate=True)

    assert "verdict/0" in table.shown
    table.skip()
    assert ("plans/title" in table.shown) == asks(m.TakePlan, m.Keep)(match)


def test_the_strength_in_the_laurel_never_shows_a_strength_between_two_cards(a_table, qtbot):
    """It is that of a card, no amount that grows or shrinks on the way to the next."""
    table = a_table()
    match = until(lambda match: len(match.state.trick) == 1 and STRENGTH[match.state.trick[0]] < 4)
    table.set_pace(Pace.FAST, reduced_motion=False)
    table.show_position(seen(match, 0))
    first = table.shown["laurel/strength"].look
    step = match.play(max(match.legal_moves(), key=lambda move: STRENGTH[move.card]))
    table.show_position(seen(match, 0, events=step.events), animate=True)
    item, told = table._pieces.item("laurel/strength"), set()

    while table.is_animating:
        qtbot.wait(5)
        told.add(item._text.text())
    later = table.shown["laurel/strength"].look
    assert int(later.text) - int(first.text) > 1
    assert told <= {first.text, later.text}


def test_the_next_hand_is_dealt_after_the_scoring(a_table):
    """On its own table: first nobody holds a card, then backs fly and the hand is there."""
    table, at_once = a_table(), a_table()
    match = until(lambda match: match.state.hand_number == 1 and asks(m.TakePlan)(match))
    while True:
        before = seen(match, 0)
        step = match.play(match.legal_moves()[0])
        if any(isinstance(event, happened.HandDealt) for event in step.events):
            break
    after = seen(match, 0, events=step.events)
    hand = {card_key(card) for card in in_hand(match.state, 0)}
    at_once.show_position(after)
    table.set_pace(Pace.NORMAL, reduced_motion=False)
    table.show_position(before)
    assert "plans/title" in table._pieces.items.lying

    table.show_position(after, animate=True)

    assert table.is_animating
    assert "plans/title" not in table._pieces.items.lying
    assert "privileges" in table._pieces.items.lying
    assert table._backdrop.key == table.backdrop_key(), "not on the panels of the scoring"
    assert not any(table._pieces.item(key).opacity() for key in hand)
    leads = [key for key in at_once.shown if key.startswith(("verdict/", "tag/", "horn"))]
    assert leads
    assert not any(table._pieces.item(key).opacity() for key in leads)
    table.skip()
    assert not table.is_animating
    assert hand <= set(table._pieces.items.lying)
    assert table.shown == at_once.shown


def test_a_privilege_flies_to_its_pile_only_where_the_pile_is_seen(a_table):
    """On the table of a scoring there is neither the King's trick nor the pile."""
    table = a_table()
    steps = chain.from_iterable(steps_of(table, a_match(3, seed=seed)) for seed in range(1, 12))
    returns = any_is(happened.PrivilegeReturned)
    last, position = None, None
    for step, now in steps:
        last, position = position, now
        if returns(step.events) and last is not None and last.observation.table.pending:
            break
    else:
        pytest.fail("the King never took a privilege")
    table.set_pace(Pace.NORMAL, reduced_motion=False)
    table.show_position(last)
    table.prepare(last)
    assert table._scored is not None

    (heard,) = table.animation_steps([happened.PrivilegeReturned(0, 1)])

    assert heard.is_only_heard
    assert heard.sounds
    assert not heard.flights


def test_whoever_does_not_wait_for_the_scoring_has_the_next_hand_at_once(a_table):
    table = a_table()
    match = until(lambda match: match.state.hand_number == 1 and asks(m.TakePlan)(match))
    table.set_pace(Pace.NORMAL, reduced_motion=False)
    while match.state.hand_number == 1:
        table.show_position(seen(match, 0))
        step = match.play(match.legal_moves()[0])
    table.show_position(seen(match, 0, events=step.events), animate=True)

    table.skip()

    assert not table.is_animating
    assert {card_key(card) for card in in_hand(match.state, 0)} <= set(table.shown)


def test_a_caption_moves_to_the_place_that_the_next_table_keeps_free_for_it(a_table):
    table = a_table()
    match = until(asks(m.TakePlan))
    table.show_position(seen(match, 0))
    table.caption("Benno takes a plan", Seat(1))
    plate, first = table._captioning.item, table._captioning.item.box
    assert not first.rect.intersects(table._score_layout.cards.rect)

    while not match.state.trick:
        match.play(match.legal_moves()[0])
    table.show_position(seen(match, 0))

    assert plate.isVisible()
    assert plate.box != first


SMALL, USUAL = (700.0, 560.0), (988.0, 692.0)


@pytest.mark.parametrize("size", [SMALL, USUAL])
@pytest.mark.parametrize("players", [3, 4])
def test_a_caption_leaves_free_to_whom_the_trick_would_go(a_table, players, size):
    """Whoever is next reads it, wherever the card of the trick lies that is told of."""
    table, match = a_table(*size), a_match(players)
    captioned = 0
    while captioned < players:
        seat = match.to_decide
        step = match.play(match.legal_moves()[-1])
        if not any(isinstance(event, happened.CardPlayed) for event in step.events):
            continue
        table.show_position(seen(match, (seat + 1) % players, events=step.events), animate=True)
        table.caption("Isabelle plays Mother Superior (9), and the trick is hers", seat)
        table.skip()
        plate = table._captioning.item
        assert plate.isVisible()
        assert not plate.box.rect.intersects(table._layout.trick.verdict.rect)
        captioned += 1


def test_a_plan_that_is_taken_stays_in_the_workshop_until_it_is_carried_out(a_table):
    table = a_table()
    match = until(lambda match: asks(m.TakePlan)(match) and len(match.legal_moves()[1].conversions))
    seat = match.to_decide
    table.set_pace(Pace.NORMAL, reduced_motion=False)
    table.show_position(seen(match, seat))
    taken = match.legal_moves()[1]
    step = match.play(taken)
    table.show_position(seen(match, seat, events=step.events), animate=True)

    assert table._taken.conversions == taken.conversions
    assert table._taken.kept == taken.kept
    for converter, _ in taken.conversions:
        assert f"converter/{converter}/unit" in table.shown
    table.skip()
    assert table._taken is None


def as_a_seat_sees(game):
    return lambda state, viewer, is_open: game.observe(state, viewer)


def test_a_plan_fills_the_workshop_as_far_as_it_was_carried_out(a_table):
    """No converter is called unused before its unit has come, and nothing counts twice."""
    table = a_table()
    match = until(lambda match: asks(m.TakePlan)(match) and len(match.legal_moves()[1].conversions))
    seat = match.to_decide
    table.show_position(seen(match, seat))
    taken = match.legal_moves()[1]
    step = match.play(taken)
    *way, _ = parts_of(match, step, seat)

    converted: set[int] = set()
    brought: Counter[str] = Counter()
    starts = any_is(happened.PlayerScoringStarted)
    for position in takewhile(lambda position: not starts(position.events), way):
        table.show_position(position)
        converted |= {e.converter for e in position.events if isinstance(e, happened.Converted)}
        brought.update({e.reason: e.points for e in position.events if isinstance(e, PointsScored)})
        for converter, _ in taken.conversions:
            assert f"converter/{converter}/idle" not in table.shown
            assert (f"converter/{converter}/unit" in table.shown) == (converter in converted)
            gain = table.shown.get(f"converter/{converter}/gain")
            points = brought.get(CONVERTERS[converter])
            assert (gain and gain.look.label.text) == (points and f"+{points}")
    assert converted


@pytest.mark.parametrize("is_chosen_here", [True, False])
def test_the_sum_of_a_plan_stays_for_whoever_chose_it_and_counts_for_others(
    a_table, is_chosen_here
):
    """Whoever chooses has seen what the plan brings; nobody else has."""
    table = a_table()
    match = until(lambda match: asks(m.TakePlan)(match) and len(match.legal_moves()[1].conversions))
    seat = match.to_decide
    table.show_position(attrs.evolve(seen(match, seat), is_closed=not is_chosen_here))
    taken = match.legal_moves()[1]
    before = sum(match.state.players[seat].scored)
    *way, _ = parts_of(match, match.play(taken), seat)

    starts = any_is(happened.PlayerScoringStarted)
    sums = []
    for position in takewhile(lambda position: not starts(position.events), way):
        table.show_position(position)
        sums.append(int(table.shown["sum"].look.label.text))
        assert table.shown[f"result/{seat}"].look.label.text == f"+{sums[-1]}"

    assert sums[-1] > before
    assert sums[0] == (sums[-1] if is_chosen_here else before)


def test_the_row_of_a_plan_is_marked_before_its_units_move(a_table):
    table = a_table()
    match = until(lambda match: asks(m.TakePlan)(match) and len(match.legal_moves()[1].conversions))
    seat = match.to_decide
    table.show_position(seen(match, seat))
    taken = match.legal_moves()[1]
    first, *_ = parts_of(match, match.play(taken), seat)

    table.show_position(first)

    assert any(isinstance(event, happened.PlanTaken) for event in first.events)
    marked = [key for key, piece in table.shown.items() if is_marked(piece)]
    assert marked == [plan_key(taken)]


def test_the_list_of_plans_stays_until_a_plan_is_carried_out(a_table):
    table = a_table()
    match = until(lambda match: plan_with_tom(match) is not None)
    seat = match.to_decide
    table.show_position(seen(match, seat))
    listed = names_of_rows(table)
    taken = plan_with_tom(match)
    *way, _ = parts_of(match, match.play(taken), seat)

    starts = any_is(happened.PlayerScoringStarted)
    looked_at = list(takewhile(lambda position: not starts(position.events), way))
    for position in looked_at:
        table.show_position(position)
        assert names_of_rows(table) == listed
        assert [key for key, one in table.shown.items() if is_marked(one)] == [plan_key(taken)]
        assert "plans/note/0" not in table.shown, "nobody is asked while a plan is carried out"
    assert len(looked_at) > 2


def plan_with_tom(match):
    """A plan that brings a unit with Tom Builder, converts, and is not the best one; or None."""
    plans = [move for move in match.legal_moves() if isinstance(move, m.TakePlan)]
    return next((one for one in plans[1:] if one.tom != NO_MATERIAL and one.conversions), None)


def names_of_rows(table):
    """How the rows of the list are drawn, apart from their marks."""
    rows = (piece for key, piece in table.shown.items() if key.startswith("plan/"))
    return sorted(piece.look.name.rpartition("/")[0] for piece in rows)


def is_marked(piece):
    return piece.key.startswith("plan/") and piece.look.name.endswith("/True")


def parts_of(match, step, seat):
    """What is seen of a move, one after the other."""
    told: Any = SimpleNamespace(match=match, game=match.game, seen=as_a_seat_sees(match.game))
    return on_the_way(told, BOARD, seen(match, seat, events=step.events))


def beginnings_of_scorings(table, match):
    """Each beginning of a player's scoring in this move, while its first thing is seen."""
    seat = match.to_decide
    table.set_pace(Pace.NORMAL, reduced_motion=False)
    table.show_position(seen(match, seat))
    for position in parts_of(match, match.play(match.legal_moves()[0]), seat):
        table.show_position(position, animate=True)
        yield from (e for e in position.events if isinstance(e, happened.PlayerScoringStarted))
        table.skip()


def is_last_card_of_a_hand(match):
    return len(match.state.tricks) == 8 and len(match.state.trick) == 3


def scores_before_others(match):
    return asks(m.TakePlan)(match) and bool(waiting(match.state))


@pytest.mark.parametrize("fits", [is_last_card_of_a_hand, scores_before_others])
def test_whoever_is_scored_has_the_table_as_their_scoring_begins(a_table, fits):
    """Their cards lie there before anything comes from them, and no plan is listed yet."""
    table = a_table()
    begun = 0
    for begins in beginnings_of_scorings(table, until(fits)):
        assert table.shown["turn"].look.seat == begins.seat
        assert all({card_key(card), f"won/{card}"} & set(table.shown) for card in begins.cards)
        assert not [key for key in table.shown if key.startswith("plan/")]
        begun += 1
    assert begun


def stock_shown(table):
    """The units of each material in the workshop."""
    return tuple(table.shown[f"unit/{material}"].look.badge for material in range(4))


def test_units_leave_the_stock_as_they_are_converted_and_given_up(a_table):
    """The stock had all of them until the next player was scored."""
    table = a_table()
    match = until(loses_some)
    seat = match.to_decide
    table.show_position(seen(match, seat))
    taken, stock = next(plans_that_lose(match)), stock_shown(table)
    stocks = []

    for position in parts_of(match, match.play(taken), seat):
        table.show_position(position)
        stocks += [stock_shown(table)]
        if any(isinstance(event, happened.MaterialsKept) for event in position.events):
            break

    assert KEPT[taken.kept] == stocks[-1] != stocks[-2]
    assert sum(stocks[-2]) == sum(stock) - len(taken.conversions)


def plans_that_lose(match):
    """The plans without Tom Builder that convert something and give something up."""
    held = sum(match.state.players[match.to_decide].stock)
    for move in match.legal_moves():
        if isinstance(move, m.TakePlan) and move.tom == NO_MATERIAL and move.conversions:
            left = held - len(move.conversions)
            simple = all(converter != ASSISTANT for converter, _ in move.conversions)
            if simple and left > sum(KEPT[move.kept]):
                yield move


def loses_some(match):
    return asks(m.TakePlan)(match) and next(plans_that_lose(match), None) is not None


def test_what_is_kept_by_hand_lies_in_the_store_until_the_next_table_comes(a_table):
    table = a_table()
    match = until(lambda match: asks(m.Keep)(match) and len(match.legal_moves()) > 2)
    seat = match.to_decide
    table.set_pace(Pace.NORMAL, reduced_motion=False)
    table.show_position(seen(match, seat))
    best, *_, kept = match.legal_moves()
    step = match.play(kept)
    table.show_position(seen(match, seat, events=step.events), animate=True)

    assert kept != best
    assert table.is_animating
    assert units_in_store(table) == units_of_stock(KEPT[kept.kept])


def units_in_store(table):
    """The materials in the three places for what is kept, as far as they are filled."""
    pieces = (table.shown.get(f"kept/{place}") for place in range(3))
    return [piece.look.sprite for piece in pieces if piece is not None]


def units_of_stock(stock):
    return [token_sprite(material) for material, count in enumerate(stock) for _ in range(count)]


def test_marks_tell_what_the_others_won_since_my_last_turn(a_table):
    table = a_table()
    since: list[Event] = []
    marked, looked_at = 0, thorough.FirstOfEachKind(4)
    for step, position in steps_of(table, a_match(4, seed=5), thorough.at_most(300, 120)):
        since = [] if step.seat == 0 else [*since, *step.events]
        if not looked_at.wants(step.events):
            continue
        table.show_position(position)
        table.highlight_since_last_turn(tuple(since))
        found = list(highlights(since, Seat(0), table.shown))
        marked += len(found)
        assert {mark.seat for mark in found} <= {1, 2, 3}
        assert all(table.size.rect.contains(mark.box.rect) for mark in found)

    assert marked > thorough.at_most(20, 2)


def test_what_i_did_myself_is_not_highlighted(a_table):
    table = a_table()
    steps = steps_of(table, a_match(3, seed=5), thorough.at_most(200, 80))
    for step, position in worth_a_look(steps, thorough.OF_EACH_KIND, table):
        table.show_position(position)
        mine = [event for event in step.events if getattr(event, "seat", 0) == 0]
        assert not list(highlights(mine, Seat(0), table.shown))


HEARD = {
    happened.HandDealt: {Sound.DEAL},
    happened.CardPlayed: {Sound.CARD},
    happened.TrickWon: {Sound.SWEEP},
    happened.MaterialGained: {Sound.CUBE},
    happened.Converted: {Sound.CHISEL},
    PointsScored: {Sound.POINTS, Sound.LOSS},
}


def test_each_event_is_heard_as_what_it_is(a_table):
    """Cards slide, units are laid down, points as they arrive."""
    table = a_table()
    heard: dict[type, set[Sound]] = {kind: set() for kind in HEARD}
    steps = steps_of(table, a_match(4, seed=2), thorough.at_most(400, 130))
    for step, position in worth_a_look(steps, thorough.OF_EACH_KIND, table):
        table.show_position(position)
        for event in step.events:
            if type(event) in heard:
                for part in table.animation_steps([event]):
                    heard[type(event)].update(part.sounds)

    assert all(heard.values())
    assert all(heard[kind] <= HEARD[kind] for kind in HEARD), "some depend on what happened"


def test_cards_of_hand_and_trick_are_ready_before_they_move(a_table, monkeypatch):
    table = a_table()
    match = a_match(4, seed=3)
    table.show_position(seen(match, 0))
    for name, width in table.drawings_to_come():
        table.brushes.sprites.pixmap(name, width, ratio=table.brushes.density)
    painted = []

    def rendered(_, name, look, width):
        painted.append((name, width))
        return QImage(8, 8, QImage.Format.Format_ARGB32)

    monkeypatch.setattr(type(table.brushes.sprites), "_rendered", rendered)

    for step in play_by_chance(match, 30, seed=3):
        table.show_position(seen(match, 0, events=step.events))

    faces = [face for face in painted if "/card_" in face[0]]
    assert not [face for face in faces if not face[0].endswith(("_back", "_slot"))]


def test_a_swept_trick_turns_over_on_its_way_to_the_pile(a_table):
    """And its cards come together as small as they go on."""
    table = a_table()
    event, steps = next(steps_on(table, a_match(4, seed=2), happened.TrickWon))
    back = Drawing(sprite("card_back"))
    (to_pile,) = (one for step in steps for one in step.flights if one.turns_to == back)
    swept = next(step.flights for step in steps if len(step.flights) == len(event.cards))

    assert to_pile.look.name.startswith(f"face/{event.cards[-1]}/")
    assert {flight.end for flight in swept} == {to_pile.start}


def test_a_card_of_another_turns_over_on_its_way_into_the_trick(a_table):
    table = a_table()
    seen_of: Counter[int] = Counter()
    cards = steps_on(table, a_match(4, seed=2), happened.CardPlayed)
    for event, steps in islice(cards, CARDS):
        played = [one for step in steps for one in step.flights if one.turns_to is not None]
        turned = [one for one in played if one.look == Drawing(sprite("card_back"))]
        assert len(turned) == (event.seat != 0)
        seen_of[event.seat] += 1
        assert all(one.turns_to.name.startswith(f"face/{event.card}/") for one in turned)
    assert len(seen_of) == 4


def test_a_privilege_that_is_won_is_looked_at_before_it_is_laid_down(a_table):
    table = a_table()
    event, steps = next(
        found
        for seed in range(1, 12)
        for found in steps_on(table, a_match(4, seed=seed), happened.PrivilegeWon)
    )
    (won,) = (one for step in steps for one in step.flights if one.shown_at is not None)

    assert won.look.name.startswith(f"face/{event.card}/")
    assert won.shown_at.width > table._layout.trick.cards[0].width
    assert won.milliseconds == SHOWN_MS
    assert table.size.rect.contains(won.shown_at.rect)


def test_the_own_hand_opens_from_where_it_was_dealt_to(a_table):
    """What came with the first round lies there while the second one comes."""
    table = a_table()
    match = a_match(4, seed=2)
    table.show_position(seen(match, 0))
    (dealt,) = (one for one in match.steps[0].events if isinstance(one, happened.HandDealt))
    hand = set(map(card_key, in_hand(table.position.observation.table, 0)))
    first, second, _, opens, *_ = table.animation_steps([dealt])

    assert set(opens.keys) == hand
    assert opens.source.centre == table._layout.fan.card(0, 1).box.centre
    lying = [one.start for one in second.flights if one.start == one.end]
    assert lying == [one.end for one in first.flights]
