"""Rulebook: "Tartozékok", "Előkészületek". Rules §3 and §4."""

import random
from collections import Counter

import pytest

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.errors import BadOptions
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.pillars.events import GameSetUp, HandDealt, TrickWon
from burgundy_desktop.games.pillars.game import GAME, INFO
from burgundy_desktop.games.pillars.state import NOBODY
from burgundy_desktop.games.pillars.state.steps import PLAY
from burgundy_desktop.games.pillars.tables.cards import CARD_COLOUR, CARD_KIND, CARD_NAME, KINDS
from burgundy_desktop.games.pillars.tables.rows import COLOURS, CRAFTSMEN, NEUTRALS, PRIVILEGES
from tests.games.pillars.positions import BIRGIT, Table, names_of, new_game, number

TWICE = ("forest", "gravel_pit", "quarry")

EVERY_DEAL = pytest.mark.parametrize(
    ("seats", "ruleset"), [(3, "published"), (3, "booklet"), (4, "published"), (4, "booklet")]
)


def deck_of(game):
    """The cards in all hands."""
    return Counter(
        name for seat in range(len(game.state.players)) for name in game.hand(Seat(seat))
    )


def by_sort(deck):
    """Craftsmen by colour, neutral cards by kind, and how many privileges."""
    cards = [number(name) for name in deck]
    colours = Counter(COLOURS[CARD_COLOUR[card]] for card in cards if CARD_COLOUR[card] >= 0)
    kinds = Counter(KINDS[CARD_KIND[card]] for card in cards)
    neutrals = {kind: kinds[kind] for kind in NEUTRALS if kinds[kind]}
    return dict(colours), neutrals, sum(kinds[kind] for kind in PRIVILEGES)


def check_deal(game, colours, without, size):
    """The deck is dealt out, the same number of cards to each."""
    deck = deck_of(game)
    craftsmen, neutrals, privileges = by_sort(deck)
    assert set(deck.values()) == {1}
    assert craftsmen == dict.fromkeys(colours, len(CRAFTSMEN))
    assert neutrals == {kind: 1 + (kind in TWICE) for kind in NEUTRALS if kind not in without}
    assert privileges == 1
    sizes = [len(game.hand(Seat(seat))) for seat in range(len(game.state.players))]
    assert sizes == [size] * len(game.state.players)
    assert game.state.deal.hand_size == size


def test_c01_four_players_get_nine_cards_each_of_thirty_six():
    game = new_game(4)

    check_deal(game, COLOURS, without=(), size=9)
    assert deck_of(game).total() == 36
    assert len(game.pile) == 4


def test_c02_three_players_get_ten_cards_each_of_thirty():
    game = new_game(3)

    check_deal(game, ["red", "blue", "orange"], without=["ellen"], size=10)
    assert deck_of(game).total() == 30
    assert game.state.owners == (0, 1, 2, NOBODY)


def test_c03_by_the_booklet_three_players_get_twelve_cards_each_r1():
    game = new_game(3, ruleset="booklet")

    check_deal(game, COLOURS, without=(), size=12)
    assert deck_of(game).total() == 36
    assert game.state.owners == (0, 1, 2, NOBODY)


@pytest.mark.parametrize("seats", [3, 4])
def test_c04_everybody_starts_with_three_units_and_by_the_booklet_with_four_r2(seats):
    for ruleset, stock in (("published", (1, 1, 1, 0)), ("booklet", (1, 1, 1, 1))):
        game = new_game(seats, ruleset=ruleset)
        assert [game.stock(Seat(seat)) for seat in range(seats)] == [stock] * seats


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_c05_the_game_is_for_three_or_four(seats):
    with pytest.raises(BadOptions, match=rf"3 to 4 seats, not {seats}"):
        INFO.options_for(seats)


def test_c51_the_booklet_changes_only_the_metal_for_four():
    one, other = new_game(4), new_game(4, ruleset="booklet")
    for player in other.state.players:
        assert player.stock == (1, 1, 1, 1)
        player.stock = (1, 1, 1, 0)

    assert one.state == other.state


def test_c56_the_deck_of_twelve_tricks_holds_the_ownerless_craftsmen(a_game):
    game = a_game(seats=3, ruleset="booklet", hand={BIRGIT: ["orange_carpenter"]})

    assert deck_of(game).total() == 36
    assert game.state.deal.hand_size == 12
    seen = game.seen_by(BIRGIT).table
    unseen = names_of(seen.deck) - names_of(seen.players[BIRGIT].hand)
    oranges = {f"orange_{kind}" for kind in CRAFTSMEN}
    assert oranges - game.hand(BIRGIT) == {name for name in unseen if name.startswith("orange_")}
    for seed in range(40):
        imagined = Table(GAME.imagine(game.seen_by(BIRGIT), Chance.from_seed(seed)))
        assert oranges <= set(deck_of(imagined))


@pytest.mark.parametrize("seed", range(5))
def test_c56_one_trick_of_twelve_is_the_king_s(seed):
    game = new_game(3, seed, ruleset="booklet")
    luck = random.Random(seed)
    while game.is_playing:
        before = game.copy()
        game.forget().play(luck.choice(game.legal))

    last = GAME.observe(before.state, BIRGIT).table
    assert len(last.tricks) == 11
    started = game.happened(TrickWon)
    king_was_last = not started
    won = sum(trick.winner != NOBODY for trick in last.tricks) + len(started)
    assert won == 11
    assert king_was_last == (before.kings is None)


def test_the_published_rules_are_the_usual_ones():
    assert {field.name: (field.values, field.default) for field in INFO.options} == {
        "ruleset": (("published", "booklet"), "published")
    }


@EVERY_DEAL
def test_every_game_starts_with_nothing_but_the_stock(seats, ruleset):
    for seed in range(20):
        game = new_game(seats, seed, ruleset=ruleset)
        for seat in map(Seat, range(seats)):
            assert (game.vp(seat), game.held(seat), game.won(seat)) == (0, set(), set())
        assert game.tricks == [0] * seats
        assert (game.state.hand_number, game.state.trick, game.state.tricks) == (1, (), ())
        assert game.state.pad == ()
        assert sorted([CARD_NAME[game.state.privilege], *game.pile]) == sorted(PRIVILEGES)
        assert CARD_NAME[game.state.privilege] in deck_of(game)


@EVERY_DEAL
def test_lady_aliena_may_be_dealt_to_everybody_and_her_holder_leads(seats, ruleset):
    leaders = set()
    for seed in range(60):
        game = new_game(seats, seed, ruleset=ruleset)
        assert "lady_aliena" in game.hand(game.leader)
        assert game.state.first_leader == game.leader == game.who
        assert game.state.pending == [(PLAY, game.leader)]
        leaders.add(game.leader)

    assert leaders == set(range(seats))


@EVERY_DEAL
def test_every_privilege_may_come_first_and_every_card_to_everybody(seats, ruleset):
    first: set[str] = set()
    dealt: list[set[str]] = [set() for _ in range(seats)]
    for seed in range(150):
        game = new_game(seats, seed, ruleset=ruleset)
        first.add(CARD_NAME[game.state.privilege])
        for seat in range(seats):
            dealt[seat] |= game.hand(Seat(seat))

    deck = set(deck_of(new_game(seats, ruleset=ruleset))) | set(PRIVILEGES)
    assert first == set(PRIVILEGES)
    assert dealt == [deck] * seats


def test_the_set_up_is_told():
    game = new_game(3)

    assert game.happened(GameSetUp) == [GameSetUp((0, 1, 2), (1, 1, 1, 0))]
    assert game.happened(HandDealt) == [HandDealt(1, 10, game.leader, 4)]
