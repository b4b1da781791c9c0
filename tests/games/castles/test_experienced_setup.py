"""Rulebook: "Akik már jól ismerik a játékot"."""

import pytest

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT, Events
from burgundy_desktop.games.castles.events import (
    BoardsDealt,
    EstateChosen,
    EstatesRevealed,
    PhaseStarted,
)
from burgundy_desktop.games.castles.game import GAME, INFO
from burgundy_desktop.games.castles.moves import ChooseEstate
from burgundy_desktop.games.castles.tables.estates import ESTATES, PLAYER_BOARDS
from tests.games.castles.positions import ANNA, BENNO, choosing

BOARDS = ((1, 4), (6, 7))


def choices(game):
    """Estate and castle spaces that may be chosen now."""
    return {(move.estate, move.space) for move in game.legal if isinstance(move, ChooseEstate)}


def test_c49_the_start_player_chooses_first_among_eight():
    game = choosing("open", BOARDS)

    assert game.state.seat == ANNA
    assert choices(game) == {
        *((1, space) for space in (1, 2, 6, 18)),
        *((4, space) for space in (0, 13, 23, 36)),
    }
    assert len(game.legal) == 8


def test_c49_the_next_player_sees_an_open_choice():
    game = choosing("open", BOARDS)

    game.choose(4, 13)

    assert game.state.seat == BENNO
    assert choices(game) == {
        *((6, space) for space in (2, 18, 33, 36)),
        *((7, space) for space in (1, 2, 34, 35)),
    }
    seen = game.seen_by(BENNO).table.players[ANNA]
    assert seen.estate == 4
    assert seen.tiles[13] >= 0
    assert game.happened(EstateChosen) == [EstateChosen(ANNA, 4, 13)]


@pytest.mark.parametrize("choice", ["open", "secret"])
@pytest.mark.parametrize("annas", [(1, 18), (1, 2), (4, 0), (4, 36)])
@pytest.mark.parametrize("bennos", [(6, 2), (7, 35)])
def test_c49_nobody_scores_whatever_the_space_r1(choice, annas, bennos):
    game = choosing(choice, BOARDS)

    game.choose(*annas).choose(*bennos)

    assert [player.points for player in game.state.players] == [0, 0]
    assert [player.estate for player in game.state.players] == [annas[0], bennos[0]]
    assert [
        player.tiles[space] >= 0
        for player, (_, space) in zip(game.state.players, (annas, bennos), strict=True)
    ] == [True, True]
    assert game.state.large_bonuses == 0b111111
    assert not game.state.pending
    assert game.happened(PhaseStarted)
    assert game.state.seat == ANNA


def test_c49_a_secret_choice_is_seen_by_the_chooser_only():
    game = choosing("secret", BOARDS)

    game.choose(4, 13)

    assert game.seen_by(ANNA).table.players[ANNA].estate == 4
    assert game.seen_by(ANNA).table.players[BENNO].estate == 0
    hidden = game.seen_by(BENNO).table.players[ANNA]
    assert hidden.estate == 0
    assert hidden.occupied == 0
    assert set(hidden.tiles) == {-1}
    assert game.happened(EstateChosen) == []


def test_c49_a_secret_choice_does_not_show_in_any_way():
    one, other = choosing("secret", BOARDS), choosing("secret", BOARDS)

    one.choose(1, 18)
    other.choose(4, 36)

    assert one.seen_by(BENNO) == other.seen_by(BENNO)
    assert one.seen_by(ANNA) != other.seen_by(ANNA)


def test_c49_secret_choices_are_shown_together():
    game = choosing("secret", BOARDS)

    game.choose(4, 13).choose(7, 1)

    assert game.happened(EstateChosen) == [
        EstateChosen(ANNA, 4, 13),
        EstateChosen(BENNO, 7, 1),
    ]
    assert game.seen_by(BENNO).table.players[ANNA].estate == 4
    assert game.seen_by(ANNA).table.players[BENNO].estate == 7


def test_showing_the_secret_choices_reveals_something():
    game = choosing("secret", BOARDS)
    assert game.choose(4, 13).events == []
    game.choose(7, 1)

    assert isinstance(game.events[0], EstatesRevealed)
    assert game.events[0].reveals


def test_c50_a_start_castle_counts_when_its_region_of_two_is_completed(a_game):
    game = a_game(
        seats=2, phase="A", estate_number=7, start_castle=1, storage=["castle"], dice=(4, 4)
    )

    game.place("castle", 2, die=4)

    assert game.points_scored == [("region", 3), ("phase", 10)]
    assert game.total() == 13
    assert game.me.large_bonuses == 0
    assert game.legal == [game.move.take_workers()]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_boards_are_dealt_without_putting_any_back_r25(players):
    options = INFO.options_for(players, estates="dealt")
    dealt = set()
    for seed in range(40):
        events = Events()
        state = GAME.start(options, Chance.from_seed(seed), events)
        boards = [player.offered for player in state.players]
        dealt |= set(boards)

        assert len(set(boards)) == players
        assert set(boards) <= set(PLAYER_BOARDS)
        assert events[1] == BoardsDealt(tuple(boards))

    assert dealt == set(PLAYER_BOARDS)


def test_estate_1_lies_on_four_boards_and_the_others_on_one_r25():
    sides = [side for board in PLAYER_BOARDS for side in board]

    assert sorted(sides) == [1, 1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert PLAYER_BOARDS == ((1, 2), (1, 3), (1, 4), (1, 5), (6, 7), (8, 9))


def test_any_estate_may_be_chosen_freely_if_the_table_likes_r25():
    state = GAME.start(INFO.options_for(2, estates="free"), Chance.from_seed(0), SILENT)

    offered = {(move.estate, move.space) for move in GAME.legal_moves(state)}

    assert offered == {
        (estate, space) for estate in range(1, 10) for space in ESTATES[estate].castle_spaces
    }
    assert len(offered) == 36


def test_dice_are_rolled_only_when_all_have_chosen():
    game = choosing("open", BOARDS)
    assert all(player.dice == (0, 0) for player in game.state.players)
    assert game.state.depots == [()] * 7

    game.choose(1, 1).choose(6, 2)

    assert all(0 not in player.dice for player in game.state.players)
