"""A payment for a card is proposed and shown on the player's board before it is made."""

import pytest

from burgundy_desktop.boardkit.target_layer import Offers
from burgundy_desktop.core.ids import target
from burgundy_desktop.games.boonlake.board.payment import (
    other_ways,
    payment_of,
    shown_way,
)
from burgundy_desktop.games.boonlake.board.wording import WORDING
from burgundy_desktop.games.boonlake.board.wording.costs import cost_of, dearness, proposed
from burgundy_desktop.games.boonlake.game import GAME
from burgundy_desktop.games.boonlake.moves import (
    REFUSED,
    BuildSettlement,
    MoveCanoe,
    PlaceCattle,
    PlayCard,
    ScoreTile,
    SellCard,
)
from burgundy_desktop.games.boonlake.queries.costs import stocks_spent
from burgundy_desktop.games.boonlake.queries.paying import LEVERS_OF, uses_of
from burgundy_desktop.games.boonlake.state import steps as s
from burgundy_desktop.games.boonlake.tables.canoes import PAIR_OF
from burgundy_desktop.games.boonlake.tables.cards import CARD_TYPE, CARD_VASES
from tests.games.boonlake.positions import ANNA, card, cards, levers, sites
from tests.games.boonlake.tables_to_look_at import until
from tests.games.looking import seen, shown

JOKER = levers("resource_or_2")


def several_ways(match):
    """Somebody may play a card in several ways, or sell it."""
    plays = [move.card for move in match.legal_moves() if isinstance(move, PlayCard)]
    sold = {move.card for move in match.legal_moves() if isinstance(move, SellCard)}
    return any(plays.count(one) > 1 and one in sold for one in plays)


@pytest.fixture
def asked(a_table):
    """Table and clicks of whoever may play a card in several ways, and that card."""
    match = until(several_ways)
    table = a_table()
    clicking = shown(table, seen(match))
    plays = [move.card for move in clicking.chooser.left if isinstance(move, PlayCard)]
    return table, clicking, next(one for one in plays if plays.count(one) > 1)


def ways(position, wanted):
    return [m for m in position.legal if isinstance(m, PlayCard) and m.card == wanted]


def ahead(table):
    return {key for key in table.shown if key.startswith("ahead/")}


def test_the_cheapest_way_is_proposed_and_needs_no_lever_in_vain(asked):
    table, clicking, wanted = asked
    position = table.position

    move = proposed(position.observation, clicking.chooser.left, (target("card", wanted),))
    assert move is not None

    prices = [cost_of(position.observation, way) for way in ways(position, wanted)]
    assert cost_of(position.observation, move) == min(prices)
    assert "coin" in WORDING.way(position.observation, move)


def test_the_vase_of_a_card_is_in_the_price(english):
    match = until(a_card_that_costs_a_vase)
    observation, legal = match.observe(match.to_decide), match.legal_moves()
    move = next(move for move in legal if costs_a_vase(move))

    assert "1 vase" in WORDING.way(observation, move)
    assert "1 vase" in WORDING.prompt(observation, legal, (target("card", move.card),))


def a_card_that_costs_a_vase(match):
    return any(costs_a_vase(move) for move in match.legal_moves())


def costs_a_vase(move):
    return isinstance(move, PlayCard) and CARD_VASES[move.card] == 1


def test_nothing_is_proposed_before_a_card_is_picked(asked):
    table, clicking, _ = asked

    assert proposed(table.position.observation, clicking.chooser.left, ()) is None
    assert not ahead(table)


def test_the_proposal_is_seen_on_the_own_board_once_the_card_is_picked(asked):
    table, clicking, wanted = asked
    clicking.click(target("card", wanted))
    move = proposed(table.position.observation, clicking.chooser.left, clicking.chooser.picked)
    assert isinstance(move, PlayCard)
    payment = payment_of(table.position.observation, move)

    assert {f"ahead/lever/{lever}" for lever in payment.levers} <= ahead(table)
    assert {f"ahead/resource/{one}" for one in payment.resources} <= ahead(table)
    assert ("ahead/stock/0" in ahead(table)) == bool(payment.coins)
    assert any(key.startswith("ahead/canoe") for key in ahead(table)) == (
        payment.start != payment.end
    )


def test_it_is_seen_too_while_the_card_is_only_pointed_at(asked):
    table, _, wanted = asked
    place = table.place_of(target("card", wanted))

    table.hover_at(place.center())
    assert ahead(table)
    table.hover_at(None)
    assert not ahead(table)


def test_every_other_way_can_be_reached_on_the_board(asked):
    """Each way is chosen by its lever, or by the section of the canal to which a canoe moves."""
    table, clicking, wanted = asked
    clicking.click(target("card", wanted))
    others = other_ways(table.position, clicking.chooser.picked)

    assert others
    for one, move in others.items():
        assert one in table.offers.offered
        place = table.place_of(one)
        table.hover_at(place.center())
        assert shown_way(table.position, table.offers, one) == move


def test_a_click_on_the_board_takes_another_way(asked):
    table, clicking, wanted = asked
    clicking.click(target("card", wanted))
    one, move = next(iter(other_ways(table.position, clicking.chooser.picked).items()))

    clicking.click(one)

    assert clicking.chooser.chosen == move


def test_a_way_that_is_pointed_at_in_the_list_is_shown(asked):
    table, _, wanted = asked
    *_, last = ways(table.position, wanted)

    table.offer(frozenset(last.targets))

    assert shown_way(table.position, table.offers, None) == last
    assert ahead(table)


def test_ghosts_are_gone_when_the_next_position_is_shown(asked):
    table, clicking, wanted = asked
    clicking.click(target("card", wanted))
    assert ahead(table)

    table.show_position(table.position)

    assert not ahead(table)


def test_a_lever_is_proposed_only_where_coins_would_be_spent_instead(a_game):
    """Two canoes below the clay: the lever is cheaper than two coins upstream."""
    anna = {
        "hand": cards("D03"),
        "coins": 9,
        "canoes": PAIR_OF[3, 3],
        "production": sites(),
        "levers": JOKER,
        "ready": JOKER,
    }
    game = a_game((s.OFFER, ANNA, 1 << CARD_TYPE[card("D03")]), **anna)
    observation = GAME.observe(game.state, ANNA)
    legal = GAME.legal_moves(game.state)
    move = proposed(observation, legal, (target("card", card("D03")),))

    assert isinstance(move, PlayCard)
    prices = {payment_of(observation, m).coins for m in legal if isinstance(m, PlayCard)}
    assert payment_of(observation, move).coins == min(prices)
    assert LEVERS_OF[uses_of(move.plan)] == JOKER


def test_who_watches_sees_no_proposal(a_table):
    match = until(several_ways)
    other = 1 - match.to_decide
    table = a_table()
    table.show_position(seen(match, other))

    assert shown_way(table.position, Offers(), None) is None
    assert not ahead(table)


# terms, payments of scoring tiles, canoes


def one_thing_in_several_ways(kind):
    """Somebody may do the same thing of this kind in several ways."""

    def fits(match):
        done = [move.targets[1:] for move in with_a_way(match, kind)]
        return any(done.count(one) > 1 for one in done)

    return fits


def with_a_way(match, kind):
    """Moves of this kind that need a payment; moving a canoe downstream is free."""
    moves = (move for move in match.legal_moves() if isinstance(move, kind))
    return [move for move in moves if move.targets[0].kind != "canoe"]


def ways_of_one(match, kind):
    """The ways to do one thing of this kind."""
    moves = with_a_way(match, kind)
    done = [move.targets[1:] for move in moves]
    wanted = next(one for one in done if done.count(one) > 1)
    return [move for move in moves if move.targets[1:] == wanted]


PRICED = (BuildSettlement, PlaceCattle, ScoreTile, MoveCanoe)


@pytest.fixture(params=PRICED, ids=lambda kind: kind.__name__)
def one_of(request, a_table):
    """Table and clicks where only the way is open, and the ways."""
    match = until(one_thing_in_several_ways(request.param))
    ways = ways_of_one(match, request.param)
    table = a_table()
    clicking = shown(table, seen(match))
    for one in ways[0].targets[1:]:
        clicking.click(one)
    return table, clicking, ways


def test_of_several_ways_the_cheapest_is_proposed(one_of):
    table, clicking, ways = one_of
    observation = table.position.observation

    assert set(clicking.chooser.left) == set(ways)
    move = proposed(observation, clicking.chooser.left, clicking.chooser.picked)
    assert move is not None
    assert move in ways
    assert all(dearness(observation, move) <= dearness(observation, way) for way in ways)
    prompt = WORDING.prompt(observation, table.position.legal, clicking.chooser.picked)
    assert WORDING.way(observation, move) in prompt


def test_each_way_is_shown_while_its_button_is_pointed_at(one_of):
    """It shows the coins, vases and inhabitants spent; before that, the proposal is shown."""
    table, _, ways = one_of
    observation = table.position.observation

    for way in ways:
        table.offer(frozenset(way.targets), table.offers.picked)
        spent = stocks_spent(observation.table, observation.seat, way)
        for stock, amount in enumerate(spent):
            assert (f"ahead/stock/{stock}" in ahead(table)) == bool(amount)


def test_a_tile_that_is_paid_is_proposed_to_be_paid(a_table):
    """Not paying is free, but a player who clicks the tile wants to pay."""
    match = until(one_thing_in_several_ways(ScoreTile))
    ways = ways_of_one(match, ScoreTile)
    refused = [way for way in ways if way.payment == REFUSED]
    move = proposed(match.observe(match.to_decide), ways, ways[0].targets[1:])

    assert refused
    assert move not in refused


def two_canoes_go_to_one_section(match):
    moves = [move for move in match.legal_moves() if isinstance(move, MoveCanoe)]
    free = [move.to for move in moves if move.targets[0].kind == "canoe"]
    return any(free.count(one) > 1 for one in free)


def test_which_canoe_goes_is_not_a_matter_of_price():
    match = until(two_canoes_go_to_one_section)
    moves = [move for move in match.legal_moves() if isinstance(move, MoveCanoe)]
    free = [move.to for move in moves if move.targets[0].kind == "canoe"]
    to = next(one for one in free if free.count(one) > 1)
    section = target("canal", to)
    left = [move for move in moves if section in move.targets]

    assert proposed(match.observe(match.to_decide), left, (section,)) is None
