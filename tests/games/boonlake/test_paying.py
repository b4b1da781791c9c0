"""Every way to pay for a card is open. Rules §6.2; docs/rules/boonlake/readings.md.

What the rules allow is found by trying everything (`every_payment`); what the program allows by
playing all its moves with canoes, levers and cards. `python -m tests.games.boonlake.test_paying N`
compares N positions drawn by chance and counts the plans that are offered.
"""

import sys
from collections import Counter

import pytest

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.games.boonlake import moves as m
from burgundy_desktop.games.boonlake.board.wording.paid import paid_from
from burgundy_desktop.games.boonlake.game import GAME
from burgundy_desktop.games.boonlake.queries.paying import (
    COINS,
    RICH,
    SHORT,
    plan_of,
    plans,
    uses_of,
)
from burgundy_desktop.games.boonlake.state import steps as s
from burgundy_desktop.games.boonlake.tables.boards import production_level
from burgundy_desktop.games.boonlake.tables.canoes import PAIR_COUNT, PAIRS
from burgundy_desktop.games.boonlake.tables.cards import (
    CARD_COINS,
    CARD_RESOURCES,
    CARD_TIMING,
    CARD_VASES,
    CARDS,
)
from burgundy_desktop.games.boonlake.tables.words import TIMINGS
from tests.games.boonlake.every_payment import (
    AND_5,
    OR_2,
    UPSTREAM,
    Purse,
    closure,
    outcomes,
)
from tests.games.boonlake.positions import (
    ANNA,
    BENNO,
    FOLLOW_CARD,
    canoes,
    card,
    levers,
    set_up,
)

CARD = (s.OFFER, ANNA, FOLLOW_CARD)
QUIET = [one for one in CARDS if CARD_TIMING[one] != TIMINGS.index("immediate")]
"""Cards without an immediate gain: the remaining belongings show what was paid."""

KINDS = {"resource_or_2": OR_2, "resource_and_5": AND_5, "canoe_upstream": UPSTREAM}
MOST_PLANS = 12


def purse_of(player):
    return Purse(player.coins, PAIRS[player.canoes], player.ready)


def drawn_position(chance):
    """A player with a card, a few levers and about enough coins for it."""
    one = QUIET[chance.below(len(QUIET))]
    ready = sum(1 << lever for lever in KINDS.values() if chance.below(2))
    anna = {
        "hand": (one,),
        "coins": max(0, CARD_COINS[one] - 5 + chance.below(9)),
        "vases": CARD_VASES[one],
        "production": sum(chance.below(3) * chance.below(2) << 2 * at for at in range(4)),
        "canoes": chance.below(PAIR_COUNT),
        "levers": ready,
        "ready": ready,
    }
    return set_up(CARD, (s.WINDOW, BENNO, 1), **anna)


def by_the_rules(game):
    """What a player can have left, and everything it can be converted into."""
    player = game.me
    (one,) = player.hand
    short = tuple(
        max(0, units - production_level(player.production, at))
        for at, units in enumerate(CARD_RESOURCES[one])
    )
    found = outcomes(purse_of(player), CARD_COINS[one], short)
    return found, closure(found, granting=False)


def by_the_program(game):
    """The same by the moves of the program."""
    new, seen, found = [game.state], {purse_of(game.me)}, set()
    while new:
        state = new.pop()
        for move in GAME.legal_moves(state):
            if not isinstance(move, m.PlayCard | m.MoveCanoe | m.LeverCoins):
                continue
            after = state.copy()
            GAME.apply(after, move, SILENT)
            purse = purse_of(after.players[ANNA])
            if isinstance(move, m.PlayCard):
                found.add(purse)
            elif purse not in seen:
                seen.add(purse)
                new.append(after)
    return found, closure(found, granting=False)


def offered(game):
    """Each plan that is offered now, with what it leaves."""
    found = []
    for move in game.legal_of(m.PlayCard):
        after = game.state.copy()
        GAME.apply(after, move, SILENT)
        found.append((move.plan, purse_of(after.players[ANNA])))
    return found


def compare(seed, count):
    """Compare random positions; count how often each number of plans was offered."""
    chance = Chance.from_seed(seed)
    plans: Counter[int] = Counter()
    for _ in range(count):
        game = drawn_position(chance)
        wanted, wanted_later = by_the_rules(game)
        found, found_later = by_the_program(game)
        ways = offered(game)
        assert found <= wanted, game.me
        assert found_later == wanted_later, game.me
        assert bool(ways) == bool(wanted), game.me
        assert len({purse for _, purse in ways}) == len(ways), game.me
        plans[len(ways)] += 1
    return plans


@pytest.mark.parametrize("seed", range(3))
def test_no_outcome_is_lost_and_none_is_offered_twice(seed):
    plans = compare(seed, 50)

    assert sum(plans.values()) - plans[0] > 25
    assert max(plans) <= MOST_PLANS


def plans_of(a_game, name, ready, **anna):
    """What is left after each plan: coins, canoes, levers."""
    owned = levers(*ready)
    game = a_game(CARD, **({"hand": (card(name),), "levers": owned, "ready": owned} | anna))
    return {(left.coins, left.canoes, left.ready) for _, left in offered(game)}


def test_a_lever_may_stand_where_a_canoe_could_go_free_of_charge(a_game):
    wood, stone = 0, 2
    at_wood = canoes("wood", "wood")

    found = plans_of(a_game, "D03", ["resource_and_5"], coins=2, canoes=at_wood)

    assert found == {(0, (wood, stone), 1 << AND_5), (5, (wood, wood), 0)}
    found = plans_of(a_game, "D03", ["resource_or_2"], coins=2, canoes=at_wood)
    assert found == {(0, (wood, stone), 1 << OR_2), (0, (wood, wood), 0)}


def test_the_coins_of_a_lever_are_told_among_those_that_a_card_is_paid_from(a_game, english):
    owned, at_wood = levers("resource_and_5"), canoes("wood", "wood")
    game = a_game(CARD, hand=(card("D03"),), coins=0, canoes=at_wood, levers=owned, ready=owned)

    (move,) = game.legal_of(m.PlayCard)

    assert paid_from(game.seen_by(ANNA), move) == (
        "2 of 5 coins · 1 stone by lever · lever: resource and 5"
    )


def test_two_levers_may_be_used_where_one_of_them_would_do(a_game):
    """D05: wood and stone, with both canoes at the clay and nothing else."""
    wood, clay, stone = 0, 1, 2
    both = ["resource_or_2", "resource_and_5"]

    found = plans_of(a_game, "D05", both, coins=9, canoes=canoes("clay", "clay"))

    nothing_used, or_2, and_5 = 1 << OR_2 | 1 << AND_5, 1 << OR_2, 1 << AND_5
    assert found == {
        (4, (wood, stone), nothing_used),
        (6, (clay, stone), and_5),
        (11, (clay, stone), or_2),
        (11, (clay, clay), 0),
    }


@pytest.mark.parametrize("ready", range(8))
def test_who_lacks_no_resource_uses_levers_for_their_coins_alone(ready):
    nothing_short, at_wood = SHORT.index((0, 0, 0, 0)), canoes("wood", "wood")
    for_resources, for_coins = plans(ready, at_wood, nothing_short)

    assert for_resources == ((0, plan_of(0, at_wood)),)
    assert {uses_of(plan) for _, plan in for_coins} <= {RICH, COINS, RICH | COINS}


def test_the_upstream_lever_is_not_used_where_no_coin_is_saved(a_game):
    """A canoe goes down from the clay, so the one at the iron may stay."""
    at_both = canoes("clay", "iron")
    found = plans_of(a_game, "D03", ["canoe_upstream"], coins=9, canoes=at_both)

    assert found == {(7, (2, 3), 1 << UPSTREAM)}


def test_no_lever_stands_for_a_resource_that_is_there(a_game):
    all_three = ["resource_or_2", "resource_and_5", "canoe_upstream"]

    found = plans_of(a_game, "D03", all_three, coins=2, canoes=canoes("wood", "stone"))

    assert [coins for coins, _, _ in found] == [0]


if __name__ == "__main__":
    print(sorted(compare(1, int(sys.argv[1])).items()))
