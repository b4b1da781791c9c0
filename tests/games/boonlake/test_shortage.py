"""Missing resources of a card or project are shown exactly if it cannot be paid for."""

import pytest

from burgundy_desktop.games.boonlake.game import GAME
from burgundy_desktop.games.boonlake.moves import DoProject, PlayCard
from burgundy_desktop.games.boonlake.queries.shortage import (
    Shortage,
    resources_in,
    short_of_card,
    short_of_project,
)
from burgundy_desktop.games.boonlake.state import steps as s
from burgundy_desktop.games.boonlake.tables.cards import CARD_TYPE
from tests.games.boonlake.positions import ANNA, card, cards, levers, sites
from tests.games.boonlake.tables_to_look_at import a_match
from tests.games.looking import play_by_chance

CARD = (s.OFFER, ANNA, s.TYPES)


@pytest.mark.parametrize("seed", range(4))
def test_nothing_is_short_exactly_where_a_way_to_pay_is_legal(seed):
    match = a_match(2, seed)
    asked = 0
    for _ in play_by_chance(match, 700, seed):
        if match.is_over or match.state.pending[-1][0] != s.OFFER:
            continue
        _, seat, about = match.state.pending[-1]
        player, legal = match.state.players[seat], match.legal_moves()
        payable = {move.card for move in legal if isinstance(move, PlayCard)}
        done = {move.tile for move in legal if isinstance(move, DoProject)}
        for held in player.hand:
            if about & s.TYPES & 1 << CARD_TYPE[held]:
                asked += 1
                assert (held in payable) != bool(short_of_card(player, held))
        for slot, tile in enumerate(match.state.scoring):
            if about & s.TYPES and not player.projects >> slot & 1:
                assert (tile in done) != bool(short_of_project(player, tile))
    assert asked > 100


BOTH_LEVERS = {
    "levers": levers("resource_or_2", "resource_and_5"),
    "ready": levers("resource_or_2", "resource_and_5"),
}


@pytest.mark.parametrize(
    ("anna", "lacking"),
    [
        ({}, Shortage(units=4, resources=(1, 2))),
        ({"production": sites(clay=2, stone=2)}, Shortage()),
        ({"production": sites(clay=2)}, Shortage(units=2, resources=(1, 2))),
        (BOTH_LEVERS, Shortage(units=2, resources=(1, 2))),
        ({"production": sites(clay=2)} | BOTH_LEVERS, Shortage()),
    ],
)
def test_canoes_and_levers_make_up_for_what_sites_do_not_give(a_game, anna, lacking):
    """D06 wants four clay and two stone."""
    game = a_game(CARD, **({"hand": cards("D06"), "coins": 0} | anna))
    player = game.state.players[ANNA]

    assert short_of_card(player, card("D06")) == lacking
    legal = {move.card for move in GAME.legal_moves(game.state) if isinstance(move, PlayCard)}
    assert (card("D06") in legal) != bool(lacking)


@pytest.mark.parametrize(("coins", "missing"), [(2, 4), (6, 0), (9, 0)])
def test_coins_are_missing_besides_units(a_game, coins, missing):
    """D04 wants two wood and three iron, and 6 coins."""
    game = a_game(CARD, hand=cards("D04"), coins=coins)

    assert short_of_card(game.me, card("D04")) == Shortage(missing, units=3, resources=(0, 3))


def test_coins_that_a_lever_brings_besides_are_not_missing(a_game):
    """Its five are more than the card costs."""
    owned = levers("resource_and_5")
    game = a_game(CARD, hand=cards("D01"), coins=0, levers=owned, ready=owned)

    assert short_of_card(game.me, card("D01")) == Shortage()


def test_resources_are_told_as_bits():
    short = Shortage(units=1, resources=(0, 3))

    assert resources_in(short.mask) == (0, 3)
