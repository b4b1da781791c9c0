"""The reasons of hints: the game does what they claim."""

import pytest

from burgundy_desktop.boardkit.players import known_as
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import Events
from burgundy_desktop.games.boonlake import events as e, moves as m
from burgundy_desktop.games.boonlake.board.wording import WORDING as WORDS, hints
from burgundy_desktop.games.boonlake.game import GAME
from burgundy_desktop.games.boonlake.observation import imagine
from burgundy_desktop.games.boonlake.queries.conditions import is_met
from burgundy_desktop.games.boonlake.rules.final import final_lines
from burgundy_desktop.games.boonlake.rules.interim import income
from burgundy_desktop.games.boonlake.state.steps import EXPAND, INCOME, OFFER, TYPES
from burgundy_desktop.games.boonlake.tables.actions import MOVEMENT
from burgundy_desktop.games.boonlake.tables.cards import CARD_RESOURCES
from burgundy_desktop.games.boonlake.tables.land import REGION_OF
from burgundy_desktop.games.boonlake.tables.scorings import PROJECT_RESOURCES, PROJECT_VP
from tests.games.reasons import Claims, assert_few_have_none, codes_told_in, points_in
from tests.games.saying import TOGETHER


def final(player):
    return sum(line[1] for line in final_lines(player))


def paid_in_a_scoring(table, seat):
    """Points and coins that the income of an interim scoring pays, by asking the rules for it."""
    at, events = table.copy(), Events()
    at.pending = [(INCOME, seat, 1)]
    income(at, seat, 1, events)
    coins = sum(x.coins for x in events if isinstance(x, e.CoinsGained))
    return points_in(tuple(events), seat), coins


def more_in_a_scoring(told, what):
    before = paid_in_a_scoring(told.before, told.seat)
    return paid_in_a_scoring(told.after, told.seat)[what] - before[what]


def playable(table, seat):
    """The cards that could be played if any card might be."""
    at = table.copy()
    at.pending = [(OFFER, seat, TYPES)]
    return {x.card for x in GAME.legal_moves(at) if isinstance(x, m.PlayCard)}


def payable_more(told):
    kept = set(told.mine.hand) & set(told.mine_after.hand)
    after, before = playable(told.after, told.seat), playable(told.before, told.seat)
    return len((after - before) & kept)


def sites(table, seat):
    """The building sites offered by an expansion."""
    at = table.copy()
    at.pending = [(OFFER, seat, EXPAND)]
    return sum(isinstance(x, m.Settle) for x in GAME.legal_moves(at))


def fresh(told):
    before = set(GAME.legal_moves(told.before))
    return [x for x in GAME.legal_moves(told.after) if x not in before]


def fresh_of(told, kind):
    return sum(isinstance(x, kind) for x in fresh(told))


def meets(told, fact):
    tile, scoring = fact.values["tile"], len(told.mine.markers) + 1
    assert tile in told.before.scoring
    before = is_met(told.before, told.mine, tile, scoring)
    return not before and is_met(told.after, told.mine_after, tile, scoring)


def gained(told):
    return {
        "coins": sum(x.coins for x in told.of(e.CoinsGained)),
        "vases": sum(x.vases for x in told.of(e.VasesGained)),
        "inhabitants": sum(x.inhabitants for x in told.of(e.InhabitantsGained)),
    }


def needing(hand, resources):
    wanted = {kind for kind, count in enumerate(resources) if count}
    needs = [{k for k, n in enumerate(CARD_RESOURCES[card]) if n} for card in hand]
    return sum(1 for need in needs if need & wanted)


def areas(told, region):
    player = told.mine_after
    sites = [s for s in range(player.sites.bit_length()) if player.sites >> s & 1]
    places = [s >> 1 for s in sites] + list(player.herd)
    return sum(REGION_OF[place] == region for place in places)


def may_meet(told, tile):
    """Whether the condition of a tile is met now, or can be by paying."""
    return is_met(told.before, told.mine, tile, len(told.mine.markers) + 1)


def tiles_met(told):
    """Other open tiles whose condition is met now."""
    return sum(
        may_meet(told, tile)
        for slot, tile in enumerate(told.before.scoring)
        if slot not in told.mine.markers and tile != told.move.tile
    )


def ready(told, without=None):
    hand = set(told.mine.hand) - {without}
    return len(playable(told.before, told.seat) & hand)


def scores_somewhere(told):
    legal = GAME.legal_moves(told.before)
    return any(CLAIMS.made(told.before, told.seat, x).points() > 0 for x in legal)


def areas_are(told, fact):
    return fact.amount == areas(told, fact.values["region"])


def sailed(told):
    return told.after.ships[told.seat] - told.before.ships[told.seat]


def has_kept(told, fact):
    mine = told.mine
    held = (mine.coins, mine.vases, mine.ranch, len(mine.hand))
    return tuple(fact.values.values()) == held


OWN = {
    "points": lambda t, f: f.points == t.points() > 0,
    "loses": lambda t, f: f.points == t.points() < 0,
    "at_end": lambda t, f: f.points == final(t.mine_after) - final(t.mine) > 0,
    "income_points": lambda t, f: f.points == more_in_a_scoring(t, 0) > 0 < f.amount <= 4,
    "income_coins": lambda t, f: f.amount == more_in_a_scoring(t, 1) > 0,
    "meets_tile": meets,
    "things": lambda t, f: dict(f.values) == gained(t) and any(f.values.values()),
    "affords": lambda t, f: f.amount == payable_more(t) > 0,
    "site_built": lambda t, f: f.values["resource"] in {x.resource for x in t.of(e.SiteBuilt)},
    "coins_now": lambda t, f: f.amount == t.mine_after.coins and t.mine.coins,
    "opens_sites": lambda t, f: f.amount == sites(t.after, t.seat) - sites(t.before, t.seat) > 0,
    "then_scores": lambda t, f: f.then in fresh(t) and f.points > 0,
    "cards_to_play": lambda t, f: (
        f.amount == len({x.card for x in fresh(t) if isinstance(x, m.PlayCard)})
    ),
    "sites_to_settle": lambda t, f: (
        f.amount == fresh_of(t, m.Settle) > 0
        and all(one.code != "opens_sites" for one in t.facts)  # told once
    ),
    "houses_to_build": lambda t, f: f.amount == fresh_of(t, m.BuildHouse) > 0,
    "levers_to_place": lambda t, f: f.amount == fresh_of(t, m.Modernize) > 0,
    "project_worth": lambda t, f: f.points == PROJECT_VP[t.move.tile],
    "cards_need_the_same": lambda t, f: (
        f.amount == needing(t.mine.hand, PROJECT_RESOURCES[t.move.tile])
    ),
    "cards_need_it": lambda t, f: (
        f.amount == needing(t.mine.hand, [int(k == t.move.resource) for k in range(4)])
    ),
    "action": lambda t, f: f.values["action"] == t.move.action,
    "sails_up_to": lambda t, f: f.amount == MOVEMENT[t.before.rows.index(t.move.action)],
    "sails": lambda t, f: f.amount == sailed(t),
    "passes_lock": lambda t, f: [x.later for x in t.of(e.LockPassed)] == [False],
    "takes_the_lead": lambda t, f: (
        t.before.ships[t.seat]
        <= max(n for seat, n in enumerate(t.before.ships) if seat != t.seat)
        < t.after.ships[t.seat]
    ),
    "sites_so_far": lambda t, f: f.amount == sites(t.before, t.seat),
    "tiles_left": lambda t, f: f.amount == len(t.before.stack),
    "not_payable": lambda t, f: t.move.card not in playable(t.before, t.seat),
    "keeps_payable": lambda t, f: f.amount == ready(t, t.move.card) > 0,
    "hand_left": lambda t, f: f.amount == len(t.mine.hand) - 1,
    "payable_then": lambda t, f: (
        (f.amount, f.values["cards"]) == (len(playable(t.after, t.seat)), len(t.mine_after.hand))
        and all(one.code != "affords" for one in t.facts)  # told once
    ),
    "payable_now": lambda t, f: (f.amount, f.values["cards"]) == (ready(t), len(t.mine.hand)),
    "none_payable": lambda t, f: f.amount == len(t.mine.hand) > 0 == ready(t),
    "hand_empty": lambda t, f: not t.mine.hand,
    "areas_open": lambda t, f: areas_are(t, f) and not t.after.covered >> f.values["region"] & 1,
    "areas_scored": lambda t, f: areas_are(t, f) and t.after.covered >> f.values["region"] & 1,
    "areas_here": lambda t, f: areas_are(t, f) and f.amount > 0,
    "pasture_beside": lambda t, f: areas_are(t, f) and f.amount > 0,
    "pasture_new": lambda t, f: areas(t, f.values["region"]) == 0,
    "settlement_ready": lambda t, f: t.after.crowd[t.move.site >> 1] > 2,
    "people_ready": lambda t, f: f.amount == t.mine_after.ranch,
    "levers_owned": lambda t, f: f.amount == t.mine.levers.bit_count() + 1,
    "only_tile_met": lambda t, f: tiles_met(t) == 0 < t.points(),
    "no_tile_met": lambda t, f: tiles_met(t) == 0 and not may_meet(t, t.move.tile),
    "other_tiles_met": lambda t, f: f.amount == tiles_met(t) > 0 < t.points(),
    "nothing_scores": lambda t, f: not scores_somewhere(t),
    "keeps": has_kept,
}

ENDS = (e.IncomeStarted, e.ScoringStarted, e.TurnStarted, e.FollowStarted, e.FinalScoringStarted)


def offered_to_expand(table, seat):
    table.pending = [(OFFER, seat, EXPAND)]
    return table


CLAIMS = Claims(GAME, ENDS, offered_to_expand, lambda before, after: 0, OWN)


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (2, 2), (4, 3)])
def test_every_reason_is_true_and_names_all_points(seats, seed):
    for told in CLAIMS.played(seats, seed):
        CLAIMS.assert_true(told)


def test_reasons_depend_on_nothing_that_is_hidden():
    """Another table that looks the same has the same reasons."""
    for told in CLAIMS.played(3, 9, asked=1):
        seen = GAME.observe(told.before, told.seat)
        other = imagine(seen, Chance.from_seed(77))
        assert GAME.facts(GAME.observe(other, told.seat), told.move) == told.facts


def test_reasons_are_sentences_and_two_where_there_are_two(language):
    with known_as(TOGETHER):
        codes = codes_told_in(CLAIMS, WORDS, 4, range(1, 2))
    assert len(codes) > 25


def test_each_reason_that_can_be_given_has_its_sentence():
    assert set(OWN) <= set(hints._SAYS)


def test_few_moves_have_nothing_that_speaks_for_them():
    assert_few_have_none(CLAIMS, 2, with_two=0.75)
