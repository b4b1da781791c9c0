"""The reasons of hints: the game does what they claim."""

import pytest

from burgundy_desktop.boardkit.players import known_as
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.games.pillars import events as e, moves as m
from burgundy_desktop.games.pillars.board.wording import WORDING as WORDS, hints
from burgundy_desktop.games.pillars.game import GAME
from burgundy_desktop.games.pillars.observation import imagine
from burgundy_desktop.games.pillars.queries.hands import is_last_hand
from burgundy_desktop.games.pillars.queries.prospects import worth_of_won
from burgundy_desktop.games.pillars.queries.tricks import decided
from burgundy_desktop.games.pillars.state import NOBODY
from burgundy_desktop.games.pillars.tables.cards import (
    CARD_VP,
    KING,
    PRIVILEGE_CARDS,
    STRENGTH,
    cards_in,
)
from tests.games.reasons import Claims, assert_few_have_none, codes_told_in
from tests.games.saying import TOGETHER


def trick_after(told):
    """The trick with the card, whether it is complete or not."""
    return (*told.before.trick, told.move.card)


def goes_to(table, cards):
    return decided(table, table.leader, cards)[2]


def won(told, seat):
    """What the scoring would bring a seat more, if it got the trick as it stands now."""
    cards = trick_after(told)
    table = told.before.copy()
    before = worth_of_won(table, seat)
    table.players[seat].won |= sum(1 << card for card in cards)
    table.players[seat].tricks += 1
    return worth_of_won(table, seat) - before


def complete(told):
    return len(told.before.trick) + 1 == len(told.before.players)


def is_mine(told):
    return complete(told) and goes_to(told.before, trick_after(told)) == told.seat


def is_of(told, fact):
    return complete(told) and goes_to(told.before, trick_after(told)) == fact.seat != told.seat


def so_far(told, seat):
    return not complete(told) and goes_to(told.before, trick_after(told)) == seat


def beaters(told):
    """The largest number of hidden cards that beat it, over tables that fit the observation."""
    seen = GAME.observe(told.before, told.seat)
    fewest = set()
    for seed in range(12):
        table = imagine(seen, Chance.from_seed(seed))
        out = sum(player.hand for seat, player in enumerate(table.players) if seat != told.seat)
        higher = [c for c in cards_in(out) if STRENGTH[c] >= STRENGTH[told.move.card]]
        fewest.add(len(higher))
    return max(fewest)


def holder(told, fact):
    return told.before.trick and goes_to(told.before, told.before.trick) == fact.seat


def avoided(told, fact):
    other = m.PLAY_CARD[fact.values["card"]]
    assert other in GAME.legal_moves(told.before)
    made = CLAIMS.made(told.before, told.seat, other)
    return is_mine(made) and won(made, told.seat) == -fact.points < 0


def others(told):
    return cards_in(told.mine.hand & ~(1 << told.move.card))


def plans(told):
    return [x.points for x in GAME.legal_moves(told.before) if isinstance(x, m.TakePlan)]


def other_plans(told):
    legal = [x for x in GAME.legal_moves(told.before) if isinstance(x, m.TakePlan)]
    return max((x.points for x in legal if x != told.move), default=0)


def kept(told):
    return told.of(e.MaterialsKept)[0]


def best_after(told):
    """The points of the best plan after the move."""
    legal = GAME.legal_moves(told.after) if told.goes_on else []
    return max((x.points for x in legal if isinstance(x, m.TakePlan)), default=0)


def tom_best(told):
    choices = [x for x in GAME.legal_moves(told.before) if isinstance(x, m.ChooseTom)]
    return max(best_after(CLAIMS.made(told.before, told.seat, x)) for x in choices)


OWN = {
    "points": lambda t, f: f.points == t.points() > 0,
    "trick_brings": lambda t, f: is_mine(t) and f.points == won(t, t.seat) > 0,
    "trick_costs": lambda t, f: is_mine(t) and -f.points == won(t, t.seat) < 0,
    "trick_for_nothing": lambda t, f: is_mine(t) and won(t, t.seat) == 0,
    "others_get": lambda t, f: is_of(t, f) and f.points == won(t, f.seat) > 0,
    "others_lose": lambda t, f: is_of(t, f) and -f.points == won(t, f.seat) < 0,
    "others_get_nothing": lambda t, f: is_of(t, f) and won(t, f.seat) == 0,
    "kept_from": lambda t, f: holder(t, f) and f.points == won(t, f.seat) > 0,
    "wins_privilege": lambda t, f: (
        is_mine(t) and f.values["card"] in trick_after(t) and f.values["card"] in PRIVILEGE_CARDS
    ),
    "leads_next": lambda t, f: is_mine(t) and t.after.leader == t.seat,
    "leads_again": lambda t, f: (
        t.before.leader == t.seat and (not complete(t) or t.after.leader == t.seat)
    ),
    "kings_trick": lambda t, f: t.move.card == KING,
    "kings_already": lambda t, f: (
        KING in t.before.trick and goes_to(t.before, trick_after(t)) == NOBODY
    ),
    "stays_trickless": lambda t, f: t.mine_after.tricks == 0,
    "stays_below": lambda t, f: (
        f.values["card"] in t.before.trick and STRENGTH[f.values["card"]] > STRENGTH[t.move.card]
    ),
    "nothing_beats": lambda t, f: beaters(t) == 0,
    "surely_yours": lambda t, f: so_far(t, t.seat) and beaters(t) == 0,
    "surely_theirs": lambda t, f: so_far(t, f.seat) and beaters(t) == 0,
    "can_beat": lambda t, f: f.amount >= beaters(t) > 0,
    "may_win": lambda t, f: so_far(t, t.seat) and f.points == won(t, t.seat) > 0,
    "may_lead": lambda t, f: so_far(t, t.seat) and won(t, t.seat) <= 0,
    "may_hurt": lambda t, f: so_far(t, f.seat) and -f.points == won(t, f.seat) < 0,
    "goes_to": lambda t, f: so_far(t, f.seat) and won(t, f.seat) >= 0,
    "rid_of": lambda t, f: f.amount == -CARD_VP[t.move.card] > 0,
    "avoids": avoided,
    "keeps_card": lambda t, f: (
        STRENGTH[f.values["card"]] == max(STRENGTH[c] for c in others(t)) > STRENGTH[t.move.card]
    ),
    "weakest": lambda t, f: STRENGTH[t.move.card] < min(STRENGTH[c] for c in others(t)),
    "next_plan_less": lambda t, f: f.amount == t.move.points - other_plans(t) > 0,
    "could_score": lambda t, f: f.amount == max(plans(t)) > 0 == t.points(),
    "fewer_now": lambda t, f: (
        f.amount == max(plans(t)) - t.points() > 0 and not is_last_hand(t.before)
    ),
    "fewer_in_all": lambda t, f: (
        f.amount == max(plans(t)) - t.points() > 0 and is_last_hand(t.before)
    ),
    "keeps": lambda t, f: f.values["units"] == kept(t).kept and any(kept(t).kept),
    "loses_nothing": lambda t, f: not any(kept(t).lost),
    "loses_units": lambda t, f: f.values["units"] == kept(t).lost and any(kept(t).lost),
    "last_hand": lambda t, f: is_last_hand(t.before),
    "unit": lambda t, f: (
        t.mine_after.stock[f.values["material"]] == t.mine.stock[f.values["material"]] + 1
    ),
    "tom_fits_best": lambda t, f: best_after(t) == tom_best(t),
    "nothing_scores": lambda t, f: max(plans(t), default=0) == 0,
    "has_units": lambda t, f: f.values["units"] == t.mine.stock,
}


CLAIMS = Claims(GAME, (e.HandScoringStarted, e.HandScored), lambda s, _: s, lambda a, b: 0, OWN)


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (3, 2), (4, 3), (4, 4)])
def test_every_reason_is_true_and_names_all_points(seats, seed):
    for told in CLAIMS.played(seats, seed):
        CLAIMS.assert_true(told)


def test_reasons_are_sentences_and_two_where_there_are_two(language):
    with known_as(TOGETHER):
        codes = codes_told_in(CLAIMS, WORDS, 4, range(4))
    assert len(codes) > 20


def test_reasons_depend_on_nothing_that_is_hidden():
    """Another table that looks the same has the same reasons."""
    for told in CLAIMS.played(4, 9, asked=1):
        seen = GAME.observe(told.before, told.seat)
        other = imagine(seen, Chance.from_seed(77))
        assert GAME.facts(GAME.observe(other, told.seat), told.move) == told.facts


def test_each_reason_that_can_be_given_has_its_sentence():
    assert set(OWN) <= hints.CODES


def test_few_moves_have_nothing_that_speaks_for_them():
    assert_few_have_none(CLAIMS, 4)
