"""Hidden and public information. Rules §14."""

import pytest

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.hidden_cards import HIDDEN, HIDDEN_FRESH
from burgundy_desktop.core.ids import SPECTATOR, Seat
from burgundy_desktop.games.boonlake import moves as m
from burgundy_desktop.games.boonlake.events import CardsDrawn, EminenceRevealed, TileRevealed
from burgundy_desktop.games.boonlake.game import GAME
from burgundy_desktop.games.boonlake.state import NOT_KEPT, steps as s
from burgundy_desktop.games.boonlake.state.eminence import covered
from burgundy_desktop.games.boonlake.tables.cards import CARDS
from burgundy_desktop.games.boonlake.tables.scorings import SCORING_TILES
from tests.games.boonlake.positions import ANNA, BENNO, card, cards, new_game
from tests.games.random_play import play, tables

SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])


@SEATS
def test_a_seat_sees_its_own_hand_and_no_other(seats):
    state = new_game(seats).state
    for seat in map(Seat, range(seats)):
        players = GAME.observe(state, seat).table.players
        assert players[seat].hand == state.players[seat].hand
        for other in range(seats):
            if other != seat:
                assert players[other].hand == (HIDDEN,) * 6
                assert players[other].offered == (HIDDEN,) * 2


def test_nobody_sees_the_draw_pile_or_the_grey_tiles():
    state = new_game(2).state
    for seat in (ANNA, BENNO, SPECTATOR):
        table = GAME.observe(state, seat).table
        assert table.draw == (HIDDEN,) * len(state.draw)
        assert table.stack == (HIDDEN,) * 25


def test_a_kept_scoring_tile_is_not_seen_before_all_have_chosen():
    game = new_game(2)
    seat = game.state.pending[-1][1]
    other = Seat(1 - seat)
    game.play(game.legal[1])
    mine = GAME.observe(game.state, seat).table.players[seat]
    theirs = GAME.observe(game.state, other).table.players[seat]
    assert mine.kept in mine.offered
    assert theirs.kept not in SCORING_TILES
    assert theirs.kept != NOT_KEPT


def test_of_the_solo_deck_only_the_direction_of_the_top_is_seen():
    game = new_game(1)
    automaton = game.state.eminence
    seen = GAME.observe(game.state, ANNA).table.eminence
    assert seen.deck == (*(HIDDEN,) * 5, covered(automaton.deck[-1] & 3))
    assert seen.in_game == automaton.in_game


@SEATS
def test_no_event_names_a_card_of_a_hand(seats):
    events = new_game(seats).events
    for event in events:
        assert not hasattr(event, "hand")
    assert CardsDrawn.reveals
    assert TileRevealed.reveals
    assert EminenceRevealed.reveals


def places(state):
    found = [*state.draw, *state.discards]
    for player in state.players:
        found += [*player.hand, *player.played]
    return sorted(found)


@SEATS
def test_what_is_imagined_holds_every_card_tile_and_scoring_tile_once(seats):
    for game, options, seed in tables("boonlake", seats, 10):
        chance = Chance.from_seed(seed)
        for moment in play(game, options, seed):
            if moment.ply % 15 and moment.ply > 3:
                continue
            for seat in map(Seat, range(seats)):
                state = game.imagine(game.observe(moment.state, seat), chance)
                assert places(state) == list(CARDS)
                assert sorted([*state.stack, *state.tiles]) == sorted(
                    [*moment.state.stack, *moment.state.tiles]
                )
                dealt = [tile for player in state.players for tile in player.offered]
                assert len(set(dealt)) == len(dealt)
                check_deck(state.eminence, moment.state.eminence)


def check_deck(imagined, real):
    if real is None:
        assert imagined is None
        return
    assert sorted(t // 4 for t in imagined.deck) == sorted(t // 4 for t in real.deck)
    if real.deck:
        assert imagined.deck[-1] & 3 == real.deck[-1] & 3


def test_who_counts_cards_knows_the_lot_that_was_shuffled_last(a_game):
    steps = ((s.OFFER, ANNA, s.TYPES | s.DRAW), (s.CHOOSE_ACTION, ANNA, 0))
    game = a_game(*steps, hand={ANNA: cards("D01"), BENNO: cards("D02")})
    last = card("D03")
    game.state.discards = tuple(one for one in game.state.draw if one != last)
    game.state.draw = (last,)
    discarded = set(game.state.discards)
    game.play(m.DRAW_CARDS)
    assert game.me.hand[:2] == cards("D01", "D03")
    assert game.me.hand[2] in discarded
    table = GAME.observe(game.state, BENNO).table
    assert table.players[ANNA].hand == (HIDDEN, HIDDEN, HIDDEN_FRESH)
    assert set(table.draw) == {HIDDEN_FRESH}
    for seed in range(20):
        state = GAME.imagine(GAME.observe(game.state, BENNO), Chance.from_seed(seed))
        assert state.players[ANNA].hand[2] in discarded
        assert set(state.draw) < discarded


def test_with_both_piles_empty_no_card_is_drawn_r42(a_game):
    game = a_game((s.OFFER, ANNA, s.TYPES | s.DRAW), (s.CHOOSE_ACTION, ANNA, 0))
    game.state.draw = game.state.discards = ()
    game.play(m.DRAW_CARDS)
    assert game.me.hand == ()
    assert [event.missed for event in game.happened(CardsDrawn)] == [2]


def test_what_is_in_a_hand_decides_nothing_that_others_see_r29(a_game):
    """A player with cards in hand is always asked; an empty hand is public."""
    for name in ("D01", "N14", "S28"):
        steps = ((s.OFFER, ANNA, 1 | s.SELL), (s.CHOOSE_ACTION, BENNO, 0))
        assert a_game(*steps, hand=cards(name)).who == ANNA
    assert a_game((s.OFFER, ANNA, 1 | s.SELL), (s.CHOOSE_ACTION, BENNO, 0)).who == BENNO
