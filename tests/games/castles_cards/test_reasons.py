"""The reasons of hints: the game does what they claim."""

import pytest

from burgundy_desktop.boardkit.players import known_as
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.games.castles_cards import events as e, moves as m
from burgundy_desktop.games.castles_cards.board.wording import WORDING as WORDS, hints
from burgundy_desktop.games.castles_cards.game import GAME
from burgundy_desktop.games.castles_cards.observation import imagine
from burgundy_desktop.games.castles_cards.queries.columns import columns_for
from burgundy_desktop.games.castles_cards.scoring import lines, points
from burgundy_desktop.games.castles_cards.state import NO_COLUMN, REASONS
from burgundy_desktop.games.castles_cards.state.steps import TOWN_HALL_PLACEMENT
from burgundy_desktop.games.castles_cards.tables.cards import CARD_COLOUR, TOWN_HALL
from burgundy_desktop.games.castles_cards.tables.components import GOODS_VP
from burgundy_desktop.games.castles_cards.tables.numbers import MOST_PROJECTS, PRICE, ROUNDS
from tests.games.reasons import Claims, assert_few_have_none, codes_told_in
from tests.games.saying import TOGETHER


def turn_of(table, seat):
    table.mover, table.pending = table.order.index(seat), []
    table.played, table.bought = False, True
    return table


def gained(told):
    """The increase of the score, as all points are counted at the end."""
    return points(told.after, told.seat) - points(told.before, told.seat)


def line(told, reason):
    """The increase of a line of the score sheet."""

    def of(table):
        return sum(amount for r, amount, _ in lines(table, told.seat) if REASONS[r] == reason)

    return of(told.after) - of(told.before)


def placed(told, card, column, seat=None):
    """What placing a card in a column would add to the score."""
    seat = told.seat if seat is None else seat
    table = turn_of(told.after.copy(), seat)
    table.pending = [(TOWN_HALL_PLACEMENT, TOWN_HALL)]
    table.players[seat].projects = (card,)
    made = CLAIMS.made(table, seat, m.place_by_town_hall(card, column))
    return gained(made), bool(made.of(e.TripleCompleted))


def when_placed(told, fact):
    return placed(told, fact.values["card"], fact.values["column"])


def worth_nothing(told, card):
    table = told.before
    return not any(
        placed_on(table, told.seat, card, column)
        for column in columns_for(table.players[told.seat].estate, card)
    )


def placed_on(table, seat, card, column):
    at = turn_of(table.copy(), seat)
    at.pending = [(TOWN_HALL_PLACEMENT, TOWN_HALL)]
    at.players[seat].projects = (card,)
    return gained(CLAIMS.made(at, seat, m.place_by_town_hall(card, column)))


def others_complete(told, fact):
    estate = told.before.players[fact.seat].estate
    column = estate.open[CARD_COLOUR[told.move.card]]
    assert column != NO_COLUMN
    assert len(estate.columns[column]) == 2
    return placed_on(told.before, fact.seat, told.move.card, column) == fact.points > 0


def next_turn(told):
    return GAME.legal_moves(turn_of(told.after.copy(), told.seat))


def has_played(told):
    """Whether the card of the turn is out of the hand, with or before the move."""
    return told.before.played or told.mine_after.hand != told.mine.hand


def plays_again(told):
    """Whether a card is left to the player, in hand or in rounds to come."""
    return bool(told.mine.hand or told.mine.pile) or told.before.round < ROUNDS - 1


def places_it(told, fact):
    return fact.then.card == told.move.card and fact.then in next_turn(told)


def places_by_workers(told, fact):
    return fact.then in next_turn(told) and fact.then not in without_workers(told)


def is_said_otherwise(told):
    """Whether other reasons tell of what a placed card does."""
    is_placed = isinstance(told.move, m.PlaceProject | m.PlaceByTownHall)
    return is_placed and {"silver", "workers", "extra_action"} & {one.code for one in told.facts}


def without_workers(told):
    """The next turn if the move had brought no workers."""
    table = turn_of(told.after.copy(), told.seat)
    table.players[told.seat].workers = told.mine.workers
    return GAME.legal_moves(table)


def fresh_cards(told):
    fresh = set(next_turn(told)) - set(without_workers(told))
    return {move.card for move in fresh if isinstance(move, m.TakeCard)}


def offered(told):
    moves = GAME.legal_moves(told.before)
    return [x.card for x in moves if isinstance(x, m.TakeByBuilding)]


def idle(told, by):
    uses = m.PlaceProject | m.SellGoods
    return not any(isinstance(x, uses) and x.by == by for x in GAME.legal_moves(told.before))


def brought(told, kind, attribute):
    """What came in; of a reward without what the card does that was placed before it."""
    events = told.of(kind)
    if isinstance(told.move, m.ChooseReward):
        events = [event for event in events if event.reason == "reward"]
    return sum(getattr(event, attribute) for event in events)


OWN = {
    "silver_then": lambda t, f: f.amount == t.mine_after.silver > 0,
    "workers_then": lambda t, f: f.amount == t.mine_after.workers > 0,
    "silver": lambda t, f: f.amount == brought(t, e.SilverGained, "silver"),
    "workers": lambda t, f: f.amount == brought(t, e.WorkersGained, "workers"),
    "completes_when_placed": lambda t, f: when_placed(t, f) == (f.points, True),
    "scores_when_placed": lambda t, f: when_placed(t, f) == (f.points, False) and f.points > 0,
    "placed_next_turn": lambda t, f: has_played(t) and places_it(t, f),
    "placed_this_turn": lambda t, f: not has_played(t) and places_it(t, f),
    "places_next_turn": lambda t, f: has_played(t) and places_by_workers(t, f),
    "places_this_turn": lambda t, f: not has_played(t) and places_by_workers(t, f),
    "takes_next_turn": lambda t, f: has_played(t) and f.amount == len(fresh_cards(t)) > 0,
    "takes_this_turn": lambda t, f: not has_played(t) and f.amount == len(fresh_cards(t)) > 0,
    "others_complete": others_complete,
    "second_of_three": lambda t, f: (
        len(t.mine.estate.columns[t.mine.estate.open[CARD_COLOUR[t.move.card]]]) == 1
    ),
    "new_color": lambda t, f: (
        f.amount == len({CARD_COLOUR[c] for column in t.mine.estate.columns for c in column}) + 1
    ),
    "display_cleared": lambda t, f: t.before.turn == 5 and t.before.round < 4,
    "frees_room": lambda t, f: len(t.mine.projects) == MOST_PROJECTS,
    "projects_full": lambda t, f: len(t.mine.projects) == MOST_PROJECTS,
    "extra_action": lambda t, f: (
        (isinstance(t.move, m.UseDrawn) or t.of(e.ExtraActionGranted))
        and all(one.then is None for one in t.facts)  # told once
    ),
    "only_the_first": lambda t, f: f.amount == line(t, "first_completion"),
    "all_seven_drops": lambda t, f: 0 < f.amount <= line(t, "all_seven"),
    "buys": lambda t, f: t.mine.silver < PRICE <= t.mine_after.silver,
    "good_worth": lambda t, f: f.points in {GOODS_VP[x.goods] for x in t.of(e.GoodTaken)},
    "sell_together": lambda t, f: f.amount == t.mine_after.goods[f.values["goods"]] > 1,
    "starts_next_round": lambda t, f: t.after.holder == t.seat != t.before.holder and t.after.sale,
    "unsold_nothing": lambda t, f: True,
    "left_over_nothing": lambda t, f: True,
    "silver_missing": lambda t, f: f.amount == PRICE - t.mine_after.silver > 0,
    "card_is_idle": lambda t, f: idle(t, t.move.by),
    "draws": lambda t, f: f.amount == 3,
    "silver_left": lambda t, f: f.amount == t.mine.silver - PRICE,
    "no_card": lambda t, f: t.mine.silver == PRICE,
    "keeps_silver": lambda t, f: f.amount == t.mine.silver and plays_again(t),
    "keeps_goods": lambda t, f: f.amount == sum(t.mine.goods) and plays_again(t),
    "keeps_projects": lambda t, f: f.amount == len(t.mine.projects) and plays_again(t),
    "new_animal": lambda t, f: any(t.mine.animals[x.animal] == 0 for x in t.of(e.AnimalTaken)),
    "nothing_scores": lambda t, f: all(worth_nothing(t, card) for card in offered(t)),
    "scores_nothing": lambda t, f: worth_nothing(t, t.move.card),
    "no_column_begun": lambda t, f: all(
        colour != CARD_COLOUR[t.move.card] or len(column) == 3
        for colour, column in zip(t.mine.estate.colors, t.mine.estate.columns, strict=True)
    ),
    "keeps_better": lambda t, f: (
        f.values["card"] != t.move.card and when_placed(t, f)[0] == f.points
    ),
    "effect": lambda t, f: f.values["card"] == t.move.card and not is_said_otherwise(t),
}


def is_line(reason):
    return lambda told, fact: fact.points == line(told, reason) > 0


OWN |= {f"scores_{reason}": is_line(reason) for reason in REASONS}

CLAIMS = Claims(
    GAME,
    (e.TurnEnded,),
    turn_of,
    lambda before, after: before.workers - after.workers,
    OWN,
    gained,
)


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_every_reason_is_true_and_names_all_points(seats, seed):
    for told in CLAIMS.played(seats, seed):
        CLAIMS.assert_true(told)


def test_what_is_bought_before_the_card_of_the_turn_can_be_placed_this_turn():
    bought = [
        told
        for told in CLAIMS.played(2, 2, asked=9)
        if isinstance(told.move, m.KeepDrawn) and not told.before.played
    ]

    codes = {fact.code for told in bought for fact in told.facts}
    assert "placed_this_turn" in codes
    assert "placed_next_turn" not in codes


def test_nothing_is_kept_for_later_when_no_card_is_left():
    ends = [
        told
        for seed in range(8)
        for told in CLAIMS.played(2, seed, asked=9)
        if isinstance(told.move, m.EndTurn) and not plays_again(told)
    ]

    assert ends
    assert not any(fact.code == "keeps_silver" for told in ends for fact in told.facts)


def test_reasons_depend_on_nothing_that_is_hidden():
    """Another table that looks the same has the same reasons."""
    for told in CLAIMS.played(3, 9, asked=1):
        seen = GAME.observe(told.before, told.seat)
        other = imagine(seen, Chance.from_seed(77))
        assert GAME.facts(GAME.observe(other, told.seat), told.move) == told.facts


def test_reasons_are_sentences_and_two_where_there_are_two(language):
    with known_as(TOGETHER):
        codes = codes_told_in(CLAIMS, WORDS, 4, range(4))
    assert len(codes) > 25


def test_each_reason_that_can_be_given_has_its_sentence():
    assert set(OWN) <= set(hints._SAYS)


def test_few_moves_have_nothing_that_speaks_for_them():
    assert_few_have_none(CLAIMS, 2, with_two=0.75)
