"""Who has to decide, and who does not. Rules §4 and §5.3; docs/rules/boonlake/readings.md.

A player is asked exactly if there is a choice, now or after levers that may be used at any time.
The choices are counted here by using such levers in every order.
"""

from collections import Counter
from typing import Any

import pytest

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.games.boonlake import moves as m
from burgundy_desktop.games.boonlake.game import GAME
from burgundy_desktop.games.boonlake.rules import go_on, legal_moves
from burgundy_desktop.games.boonlake.rules.piles import draw_cards
from burgundy_desktop.games.boonlake.state import steps as s
from burgundy_desktop.games.boonlake.tables.boards import LEVER_COUNT
from burgundy_desktop.games.boonlake.tables.canoes import PAIR_COUNT, PAIRS
from burgundy_desktop.games.boonlake.tables.cards import AT_ONCE, OFFER_SETTLEMENT, OFFERED
from tests.games.boonlake.positions import (
    ANNA,
    BENNO,
    FOLLOW_CARD,
    action,
    cards,
    lever,
    levers,
    new_game,
)

OR_2, AND_5 = lever("resource_or_2"), lever("resource_and_5")
SWAP, UPSTREAM = lever("cards_to_inhabitant"), lever("canoe_upstream")
ANY_TIME = (m.LeverCoins, m.LeverCards, m.LeverInhabitant, m.MoveCanoe)

CHEAPER = sorted({about for one in AT_ONCE for kind, about in one if kind == OFFER_SETTLEMENT})
STEPS = {
    "pioneer": (s.PIONEER_PART, [0]),
    "region coins": (s.REGION_COINS, range(4)),
    "recruit": (s.RECRUIT, [0, 1]),
    "modernize": (s.MODERNIZE, [0]),
    "exchange": (s.EXCHANGE, range(len(OFFERED))),
    "cheap settlement": (s.CHEAP_SETTLEMENT, CHEAPER),
    "free house": (s.FREE_HOUSE, [0]),
    "reset": (s.RESET, [1]),
    "expand or develop": (s.OFFER, [s.EXPAND | s.DEVELOP, s.EXPAND, s.DEVELOP]),
    "place cattle": (s.OFFER, [s.CATTLE, s.CATTLE | s.FORGO]),
    "card": (s.OFFER, [FOLLOW_CARD, 1 | s.SELL, FOLLOW_CARD | s.FORGO]),
    "in scoring": (s.OFFER, [s.TYPES | s.DEVELOP | s.IN_SCORING]),
}


# the choices, by brute force


def after_levers(state, seat):
    """The state after every series of levers for any time."""
    yield state
    for use in (_coins, _rich, _cards, _inhabitant, _upstream):
        after = state.copy()
        if use(after, after.players[seat], seat):
            yield from after_levers(after, seat)


def _use(player, one):
    usable = player.ready >> one & 1
    player.ready &= ~(1 << one)
    return bool(usable)


def _coins(_state, player, _seat):
    player.coins += 2
    return _use(player, OR_2)


def _rich(_state, player, _seat):
    player.coins += 5
    return _use(player, AND_5)


def _cards(state, player, seat):
    draw_cards(state, seat, 2, "", -1, SILENT)
    return _use(player, OR_2)


def _inhabitant(state, player, _seat):
    if len(player.hand) < 2:
        return False
    state.discards += player.hand[:2]
    player.hand = player.hand[2:]
    if player.supply:
        player.supply, player.ranch = player.supply - 1, player.ranch + 1
    return _use(player, SWAP)


def _upstream(_state, player, _seat):
    return PAIRS[player.canoes] != (0, 0) and _use(player, UPSTREAM)


def is_open(state):
    """Whether there is a choice now or after some levers; a hand may hold any card."""
    step, seat, about = state.pending[-1]
    by_cards = step == s.OFFER and about & s.TYPES
    for after in after_levers(state, seat):
        if by_cards and after.players[seat].hand:
            return True
        if sum(not isinstance(move, ANY_TIME) for move in legal_moves(after)) > 1:
            return True
    return False


# positions


def tables(count):
    """Positions in the middle of random games."""
    chance = Chance.from_seed(4)
    for seed in range(count):
        game = new_game(2, seed)
        for _ in range(60 + 40 * seed):
            legal = GAME.legal_moves(game.state)
            GAME.apply(game.state, legal[chance.below(len(legal))], SILENT)
        yield game.state


@pytest.fixture(scope="module")
def some_tables():
    return list(tables(8))


def drawn(chance, state, step):
    """The same map, with a poor player who has some levers and only this step."""
    state = state.copy()
    player = state.players[ANNA]
    pile = state.draw + player.hand
    size = chance.below(4) * chance.below(2)
    player.hand, state.draw = pile[:size], pile[size:]
    player.coins, player.vases = chance.below(7) * chance.below(2), chance.below(2)
    player.ranch, player.supply = chance.below(3) * chance.below(2), chance.below(3)
    player.levers = sum(1 << one for one in range(LEVER_COUNT) if chance.below(2))
    player.ready = sum(1 << one for one in range(LEVER_COUNT) if chance.below(3)) & player.levers
    player.canoes = chance.below(PAIR_COUNT)
    state.players[BENNO].ready = 0
    state.pending = [(s.WINDOW, BENNO, 1), step]
    return state


@pytest.mark.parametrize("name", STEPS)
def test_who_has_a_choice_is_asked_and_nobody_else(name, some_tables):
    kind, abouts = STEPS[name]
    chance = Chance.from_seed(len(name))
    met: Counter[bool] = Counter()
    for _ in range(25):
        for state in some_tables:
            step = (kind, ANNA, abouts[chance.below(len(abouts))])
            position = drawn(chance, state, step)
            wanted = is_open(position)

            asked = position.copy()
            go_on(asked, SILENT)

            assert (asked.pending[-1:] == [step]) == wanted, position.players[ANNA]
            met[wanted] += 1
    assert min(met[True], met[False]) > 3, met


# one by one


def asked(a_game, step, anna: dict[str, Any]):
    game = a_game(step, (s.WINDOW, BENNO, 1), **anna)
    return game, game.step == step[0]


MODERNIZER: dict[str, Any] = {
    "levers": levers("forgo_modernize", "resource_and_5"),
    "ready": levers("forgo_modernize", "resource_and_5"),
    "supply": 0,
}
RECRUITS = (s.RECRUIT, ANNA, 1)
PARTS = [(s.PIONEER_PART, ANNA, 0), (s.REGION_COINS, ANNA, 1), (s.RECRUIT, ANNA, 0)]


@pytest.mark.parametrize("part", PARTS)
def test_coins_of_a_lever_may_pay_for_a_lever_in_place_of_a_follow_part(part, a_game):
    game, is_asked = asked(a_game, part, MODERNIZER)
    assert is_asked
    assert not game.legal_of(m.ForgoToModernize)

    game.play(m.lever_coins(AND_5), m.FORGO_TO_MODERNIZE)
    game.play(m.modernize(lever("forgo_vase")))

    assert game.me.levers == MODERNIZER["levers"] | levers("forgo_vase")
    assert (game.me.coins, len(game.me.hand)) == (1, 0)


@pytest.mark.parametrize("part", PARTS)
def test_an_inhabitant_of_a_lever_may_develop_in_place_of_a_follow_part(part, a_game):
    owned = levers("forgo_develop", "cards_to_inhabitant")
    game = a_game(
        part,
        (s.WINDOW, BENNO, 1),
        land={1: "S01"},
        people={ANNA: [(1, "upper")]},
        levers=owned,
        ready=owned,
        hand=cards("D01", "D02"),
    )
    assert game.step == part[0]

    game.play(m.LEVER_INHABITANT, m.FORGO_TO_DEVELOP)

    assert (game.me.ranch, game.me.hand) == (1, ())


@pytest.mark.parametrize(("ranch", "wanted"), [(1, False), (2, True)])
def test_a_settlement_in_place_of_a_follow_part_costs_as_much_as_elsewhere(a_game, ranch, wanted):
    owned = levers("forgo_develop")
    anna = {"levers": owned, "ready": owned, "homes": {ANNA: [(7, "upper")]}, "ranch": ranch}
    around = {"people": {BENNO: [(7, "lower"), (10, "upper"), (10, "lower")]}}
    land = {"land": {7: "S01", 10: "S03"}}
    _, is_asked = asked(a_game, (s.PIONEER_PART, ANNA, 0), anna | around | land)

    assert is_asked == wanted


@pytest.mark.parametrize("part", PARTS)
def test_who_uses_the_lever_otherwise_gets_what_the_part_brings(part, a_game):
    """Two cards instead of the coins: then no choice is left."""
    owned = levers("forgo_modernize", "resource_or_2")
    game, is_asked = asked(a_game, part, MODERNIZER | {"levers": owned, "ready": owned, "coins": 2})
    assert is_asked

    game.play(m.LEVER_CARDS)

    assert game.step not in {s.REGION_COINS, s.RECRUIT, s.PIONEER_PART}


@pytest.mark.parametrize("part", PARTS)
def test_a_lever_that_opens_nothing_asks_nothing(part, a_game):
    owned = levers("resource_or_2", "resource_and_5", "cards_to_inhabitant")
    _, is_asked = asked(a_game, part, {"levers": owned, "ready": owned, "supply": 0})

    assert not is_asked


def test_two_coins_or_two_cards_buy_no_inhabitant(a_game):
    owned = levers("resource_or_2")
    for coins, hand, wanted in [(0, (), False), (1, (), True), (0, cards("D01"), True)]:
        anna = {"levers": owned, "ready": owned, "coins": coins, "hand": hand}
        _, is_asked = asked(a_game, (s.RECRUIT, ANNA, 1), anna)
        assert is_asked == wanted


OWNS_OR_2 = {"levers": levers("resource_or_2"), "ready": levers("resource_or_2")}
BOTH = levers("resource_or_2", "cards_to_inhabitant")
SWAPPER: dict[str, Any] = {
    "levers": levers("cards_to_inhabitant"),
    "ready": levers("cards_to_inhabitant"),
    "hand": cards("D01", "D02"),
}


def last_cards(game, step, *, draw=0, discards=0):
    """Ask for a decision when there are only so many cards left."""
    left, game.state.draw = game.state.draw, game.state.draw[:draw]
    game.state.discards = left[draw : draw + discards]
    game.state.pending = [(s.WINDOW, BENNO, 1), step]
    return game.go_on()


@pytest.mark.parametrize(("discards", "wanted"), [(0, False), (1, True)])
def test_cards_of_a_lever_may_come_from_the_discards(a_game, discards, wanted):
    """Three cards buy an inhabitant; one is in hand and one is to be drawn."""
    game = a_game(hand=cards("D01"), **OWNS_OR_2)

    assert (last_cards(game, RECRUITS, draw=1, discards=discards).step == s.RECRUIT) == wanted


def test_cards_given_for_an_inhabitant_may_be_drawn_again(a_game):
    """The last two cards bring the inhabitant for a site, and then pay for it."""
    game = a_game(land={7: "G03"}, **(SWAPPER | {"levers": BOTH, "ready": BOTH}))

    assert last_cards(game, (s.OFFER, ANNA, s.EXPAND)).step == s.OFFER


@pytest.mark.parametrize(("ranch", "wanted"), [(0, False), (1, True)])
def test_a_lever_brings_a_single_inhabitant(a_game, ranch, wanted):
    """A settlement takes two."""
    around = {"people": {BENNO: [(7, "lower"), (10, "upper"), (10, "lower")]}}
    anna = SWAPPER | around | {"homes": {ANNA: [(7, "upper")]}, "ranch": ranch}
    step = (s.OFFER, ANNA, s.DEVELOP)
    _, is_asked = asked(a_game, step, anna | {"land": {7: "S01", 10: "S03"}})

    assert is_asked == wanted


def test_a_lever_may_be_used_before_a_card_pushes_it_up(a_game):
    owned = levers("resource_and_5")
    game, is_asked = asked(a_game, (s.RESET, ANNA, 1), {"levers": owned, "ready": owned})
    assert is_asked

    game.play(m.lever_coins(AND_5), m.reset_lever(AND_5))

    assert (game.me.coins, game.me.ready) == (5, owned)


def test_a_canoe_may_go_upstream_before_a_card_pushes_the_lever_up(a_game):
    owned = levers("canoe_upstream")
    anna = {"levers": owned, "ready": owned, "canoes": PAIRS.index((0, 3))}
    game, is_asked = asked(a_game, (s.RESET, ANNA, 1), anna)
    assert is_asked

    game.play(m.move_canoe(3, 0, True), m.reset_lever(UPSTREAM))

    assert (PAIRS[game.me.canoes], game.me.ready) == ((0, 0), owned)


def test_who_gets_no_card_from_the_pioneer_is_not_asked_to_play_one(a_game):
    game = a_game()
    game.state.draw = ()
    game.state.pending = [(s.PIONEER_PART, ANNA, 0)]

    assert game.go_on().who is None


def test_the_others_are_asked_in_the_follow_part_of_the_pioneer(a_game):
    game = a_game((s.FOLLOW, ANNA, action("pioneer")), (s.WINDOW, BENNO, 1), **MODERNIZER)

    assert (game.who, game.step) == (ANNA, s.PIONEER_PART)
    assert set(game.legal) == {m.DRAW_CARDS, m.lever_coins(AND_5)}
