"""Setup. Rules §3."""

import pytest

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.boonlake import moves as m
from burgundy_desktop.games.boonlake.events import CardsDrawn, CoinsGained, ScoringTilesRevealed
from burgundy_desktop.games.boonlake.state import steps as s
from burgundy_desktop.games.boonlake.tables.boards import TRACK_INCOME
from burgundy_desktop.games.boonlake.tables.solo import SOLO_TYPE, TYPE_A, TYPE_B
from burgundy_desktop.games.boonlake.tables.tiles import NO_TILE, TILE_BACK
from burgundy_desktop.games.boonlake.tables.words import DIFFICULTIES
from tests.games.boonlake.positions import ANNA, EMINENCE, canoes, new_game

A, B, C = (1, 2, 3, 4, 5, 14), (8, 19), (13, 33)


def with_tiles(game):
    return {at for at, tile in enumerate(game.state.tiles) if tile != NO_TILE}


def after_the_choices(seats, seed=1, **options):
    """A game in which every player has kept a tile and built a site."""
    game = new_game(seats, seed, **options)
    while game.step in {s.KEEP_TILE, s.START_SITE}:
        game.play(game.legal[0])
    return game


def coins_in_turn_order(game):
    count = len(game.state.players)
    return [game.player(Seat((game.state.start + n) % count)).coins for n in range(count)]


def test_c01_three_players_start_with_rising_coins_and_four_scoring_tiles():
    game = new_game(3)
    dealt = [set(player.offered) for player in game.state.players]
    assert [len(pair) for pair in dealt] == [2, 2, 2]
    assert with_tiles(game) == {*A, *B}
    assert {TILE_BACK[game.state.tiles[at]] for at in with_tiles(game)} == {0, 1}
    assert coins_in_turn_order(game) == [6, 7, 8]
    assert not game.happened(CoinsGained, CardsDrawn)

    game = after_the_choices(3)
    for seat in map(Seat, range(3)):
        player = game.player(seat)
        assert (len(player.hand), player.ranch, player.supply, player.vp) == (6, 3, 5, 0)
        assert (player.coin_track, player.card_track) == (0, 0)
        assert player.canoes == canoes("wood", "wood")
        assert player.production == 1
        assert game.ship(seat) == "T3"
    assert (TRACK_INCOME[0][0], TRACK_INCOME[1][0]) == (2, 2)
    assert len(set(game.state.scoring)) == 4
    assert all(tile in pair for tile, pair in zip(game.state.scoring, dealt, strict=False))
    assert game.state.scoring[3] not in set.union(*dealt)


@pytest.mark.parametrize(
    ("seats", "locations", "ship", "coins"),
    [(2, A, "T1", [6, 7]), (4, (*A, *B, *C), "T3", [6, 7, 8, 8])],
)
def test_c02_start_tiles_ships_and_coins_depend_on_the_number_of_players(
    seats, locations, ship, coins
):
    game = new_game(seats)
    assert with_tiles(game) == set(locations)
    assert {game.ship(Seat(seat)) for seat in range(seats)} == {ship}
    assert coins_in_turn_order(game) == coins
    assert len(after_the_choices(seats).state.scoring) == 4


def test_scoring_tiles_are_shown_when_all_have_chosen_r33():
    game = new_game(2)
    first, kept = game.state.pending[-1][1], game.legal[1].tile
    game.play(game.legal[1])
    assert game.state.scoring == ()
    assert not game.happened(ScoringTilesRevealed)
    game.play(game.legal[0])

    assert game.state.scoring[first] == kept
    assert [event.tiles for event in game.happened(ScoringTilesRevealed)] == [game.state.scoring]
    assert all(player.offered == () for player in game.state.players)


def test_the_start_player_builds_and_plays_first():
    game = new_game(3, seed=4)
    start = game.state.start
    order = [Seat((start + further) % 3) for further in range(3)]
    asked = []
    while game.step in {s.KEEP_TILE, s.START_SITE}:
        asked.append((game.step, game.who))
        game.play(game.legal[0])

    assert asked == [(step, seat) for step in (s.KEEP_TILE, s.START_SITE) for seat in order]
    assert (game.step, game.who) == (s.CHOOSE_ACTION, start)
    assert {type(move) for move in game.legal} == {m.ChooseAction}
    assert len(game.legal) == 7


def test_a_lone_player_sits_against_the_eminence():
    game = new_game(1)
    assert with_tiles(game) == set(A)
    assert (game.state.start, game.me.coins) == (EMINENCE, 7)
    assert [game.ship(seat) for seat in (ANNA, EMINENCE)] == ["T1", "T1"]
    automaton = game.state.eminence
    assert (automaton.houses, automaton.cactus, automaton.vp) == (0, 0, 0)
    assert len(automaton.deck) == len(automaton.in_game) == 6


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_difficulties_leave_out_solo_tiles_r12(difficulty):
    left = {"easy": (5, 1), "medium": (4, 2), "hard": (3, 3), "very_hard": (2, 4), "elite": (1, 5)}
    decks = set()
    for seed in range(12):
        automaton = new_game(1, seed, eminence=difficulty).state.eminence
        types = [SOLO_TYPE[tile] for tile in automaton.in_game]
        assert (types.count(TYPE_A), types.count(TYPE_B)) == left[difficulty]
        assert sorted(tile // 4 for tile in automaton.deck) == sorted(automaton.in_game)
        decks.add(automaton.deck)
    assert len(decks) == 12
