"""Rulebook: "Egy fázis vége", "A játék vége"."""

from collections import Counter

import pytest

from burgundy_desktop.core.events import Events
from burgundy_desktop.games.castles.events import GameEnded, GoodsLanded
from burgundy_desktop.games.castles.game import GAME, INFO
from burgundy_desktop.games.castles.moves import (
    EXTRA_DIE,
    PlaceTile,
    SellGoods,
    TakeTile,
    TakeWorkers,
)
from burgundy_desktop.games.castles.tables.board import PHASES
from tests.games.castles.positions import (
    ANNA,
    BENNO,
    CARLA,
    before_the_last_word,
    full_estate,
)
from tests.games.castles.table import Table
from tests.games.positions import everybody
from tests.games.random_play import play

DIE_ACTIONS = TakeTile | PlaceTile | SellGoods | TakeWorkers


def test_c45_goods_silver_workers_and_one_knowledge_tile_score_at_the_end():
    game = before_the_last_word(
        points=98,
        goods={"turquoise": 1},
        silver=3,
        workers=5,
        knows=[17],
        estate={11: "watchtower"},
        storage=["castle"],
    )

    game.end_turn()

    assert game.scored == {"region": 98, "unsold": 1, "silver": 3, "workers": 2, "knowledge_17": 4}
    assert game.total() == 108


def test_c46_all_kinds_of_knowledge_tiles_add_up_in_the_final_scoring():
    game = before_the_last_word(
        CARLA,
        seats=3,
        points=131,
        goods={"purple": 2, "brown": 1},
        silver=4,
        workers=7,
        sold={"turquoise": 3, "pink": 2, "red": 4},
        bonus_tiles=["large ship", "small mine"],
        estate={11: "bank", 25: "bank", 26: "church", 0: "cow 3", 4: "cow 4", 27: "pig 2"},
        knows=[13, 15, 22, 24, 25, 26],
    )

    game.end_turn()

    assert game.scored == {
        "region": 131,
        "unsold": 3,
        "silver": 4,
        "workers": 3,
        "knowledge_15": 9,
        "knowledge_22": 8,
        "knowledge_24": 8,
        "knowledge_25": 9,
        "knowledge_26": 4,
    }
    assert game.total() == 179


FOUR_TOWNS = (8, 13, 14, 11)
A_SHIP_TOO = (8, 13, 14, 17)
"""Spaces that are left empty."""


def after_a_tie(empty_of_anna, empty_of_benno, track):
    """Both end with 180: 177 and the silver of three mines."""
    anna = full_estate(empty_of_anna, (1, 3, 4, 5, 6, 7))
    benno = full_estate(empty_of_benno, range(8, 14))
    last = [seat for step in sorted(track, reverse=True) for seat in track[step]][-1]
    game = before_the_last_word(
        last, track=track, points=everybody(177), estate={ANNA: anna, BENNO: benno}
    )
    return GAME.score(game.end_turn().state)


def test_c47_the_emptier_estate_wins_a_tie():
    sheet = after_a_tie(FOUR_TOWNS, FOUR_TOWNS[:3], track={6: [ANNA, BENNO]})

    assert [standing.points for standing in sheet.standings] == [180, 180]
    assert sheet.winners == (ANNA,)
    assert sheet.standings[0].tie_breaks[0] == 4
    assert sheet.standings[0].decided_by == "empty_spaces"
    assert [standing.rank for standing in sheet.standings] == [1, 2]


@pytest.mark.parametrize(
    ("empty_of_anna", "track", "winner"),
    [
        (FOUR_TOWNS, {6: [ANNA, BENNO]}, BENNO),
        (FOUR_TOWNS, {6: [BENNO, ANNA]}, ANNA),
        (A_SHIP_TOO, {6: [BENNO], 5: [ANNA]}, ANNA),
    ],
)
def test_c47_then_the_one_later_in_turn_order_wins_r20(empty_of_anna, track, winner):
    sheet = after_a_tie(empty_of_anna, FOUR_TOWNS, track=track)

    assert sheet.winners == (winner,)
    assert sheet.standings[0].decided_by == "later_in_turn_order"


def test_c47_more_points_win_without_a_tie_break():
    game = before_the_last_word(points={ANNA: 9, BENNO: 10})

    sheet = GAME.score(game.end_turn().state)

    assert sheet.winners == (BENNO,)
    assert sheet.standings[0].decided_by == ""


def test_c47_the_track_after_the_last_turn_counts_r20():
    game = before_the_last_word(storage=["ship"], estate={ANNA: {17: "ship"}})
    game.me.dice = (2, 0)
    game.place("ship", 17, die=2)

    sheet = GAME.score(game.state)
    assert sheet.final
    assert game.state.turn_order == (BENNO, ANNA)
    assert sheet.winners == (ANNA,)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_c48_a_game_has_fifty_die_actions_each_and_twenty_five_goods(players, seed):
    events = Events()
    decisions = list(play(GAME, INFO.options_for(players), seed, events))

    with_a_die = Counter(
        one.seat
        for one in decisions
        if isinstance(one.move, DIE_ACTIONS) and one.move.die != EXTRA_DIE
    )
    assert with_a_die == dict.fromkeys(range(players), 50)
    assert sum(isinstance(event, GoodsLanded) for event in events) == 25


def test_the_game_ends_after_phase_e():
    game = before_the_last_word()

    game.end_turn()

    assert GAME.to_decide(game.state) is None
    assert game.happened(GameEnded)
    assert GAME.score(game.state).final


def test_everyone_is_scored_at_the_end():
    game = before_the_last_word(
        CARLA, seats=3, goods={"red": 2}, silver={ANNA: 2}, workers={BENNO: 3}
    )

    game.end_turn()

    assert [player.points for player in game.state.players] == [2, 1, 2]
    assert GAME.score(game.state).total(CARLA) == 2


def test_one_worker_alone_brings_nothing():
    game = before_the_last_word(workers=1).end_turn()

    assert game.total() == 0


def test_the_score_sheet_says_where_the_points_came_from():
    game = before_the_last_word(silver=3, goods={"red": 2}).end_turn()

    sheet = GAME.score(game.state)

    assert [(line.reason, line.points) for line in sheet.lines] == [("unsold", 2), ("silver", 3)]
    assert sheet.total(BENNO) == 5


def test_a_table_is_over_only_once_and_stays_in_the_last_round():
    game = before_the_last_word().end_turn()

    assert isinstance(game, Table)
    assert game.legal == []
    assert (PHASES[game.state.phase], game.state.round) == ("E", 4)
