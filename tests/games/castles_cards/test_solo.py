"""Rulebook: "Egyjátékos változat" (Ubul, here Aaron)."""

from collections import Counter

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT, PointsScored
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles_cards.events import (
    AaronPileTurned,
    AaronPlaced,
    GameEnded,
    SidesCompared,
    StartPlayerCardTaken,
    VpGained,
)
from burgundy_desktop.games.castles_cards.game import GAME, INFO
from burgundy_desktop.games.castles_cards.rules.aaron import turn_pile
from burgundy_desktop.games.castles_cards.setup import first_state
from burgundy_desktop.games.castles_cards.state import Automaton
from burgundy_desktop.games.castles_cards.tables.cards import CARDS
from tests.games.castles_cards.conservation import all_cards
from tests.games.castles_cards.positions import (
    ANNA,
    colours_of,
    estate_of,
    new_game,
    numbers,
)

AARON = Seat(1)
PILES = [
    ["castle-1a", "cloister-1a", "ship-1a"],
    ["ship-2a", "bank-1", "mine-1a", "cloister-2a"],
    ["ship-3a", "pasture-1a", "knowledge-1a", "cloister-3a", "church-2"],
]


def test_c53_alone_aaron_starts_with_piles_of_three_to_seven_cards():
    state = first_state(INFO.options_for(1), Chance.from_seed(1), SILENT)
    assert [len(pile) for pile in state.aaron.piles] == [3, 4, 5, 6, 7]

    game = new_game(1)
    player = game.state.players[ANNA]
    assert (sum(player.goods), sum(player.animals)) == (1, 1)
    assert (player.silver, player.workers) == (1, 1)
    assert [len(stack) for stack in game.state.goods] == [9, 8]
    assert [len(stack) for stack in game.state.animals] == [10, 9]
    assert sum(map(len, game.state.display)) == 7
    assert len(game.state.draw) == 76
    assert all_cards(game.state) == Counter(CARDS)


def after_three_piles(a_game):
    game = a_game(seats=1)
    game.state.aaron = Automaton(tuple(numbers(pile) for pile in PILES))
    player = game.state.players[ANNA]
    gained = []
    for round_ in range(3):
        game.state.round = round_
        before = player.vp
        turn_pile(game.state, game.events)
        gained.append(player.vp - before)
    return game, gained


def test_c54_aaron_builds_by_colour_and_takes_bonus_cards_r26(a_game):
    game, gained = after_three_piles(a_game)
    aaron = game.state.aaron

    assert gained == [1, 1, 1]
    assert GAME.score(game.state).total(AARON) == 14
    assert game.points("triple_ship", AARON) == 3
    assert game.points("triple_cloister", AARON) == 6
    assert colours_of(aaron.firsts) == {"ship", "cloister"}
    assert aaron.all_seven == 3
    assert game.state.all_seven == (1,)
    me = game.me
    assert (me.silver, me.workers, me.goods, me.animals) == (0, 0, [0, 0, 0], [0, 0, 0, 0])


def test_every_step_of_aaron_is_told_with_its_rule(a_game):
    game, _ = after_three_piles(a_game)

    assert [event.cards for event in game.happened(AaronPileTurned)] == [*map(numbers, PILES)]
    rules = [event.rule for event in game.happened(AaronPlaced)]
    assert rules[:7] == [
        "begins",
        "cloister_begins",
        "begins",
        "joins",
        "begins",
        "begins",
        "cloister_joins",
    ]
    assert {event.reason for event in game.happened(VpGained)} == {"aaron"}


def test_the_player_may_take_the_second_all_seven_card_r26(a_game):
    game, _ = after_three_piles(a_game)
    names = [["castle-2a"], ["cloister-4a"], ["knowledge-2a"], ["ship-4a"], ["pasture-2a"]]
    game.me.estate = estate_of(*names, ["bank-3"])
    game.me.hand, game.me.projects = numbers(["ship-5a"]), numbers(["mine-5a"])

    game.place("mine-5a", column=6)

    assert game.me.all_seven == 1


def at_the_end_of(a_game, round_, aaron, player):
    """A solo game before its last card of a round; Aaron has all_seven for all his points."""
    game = a_game(seats=1, round=round_, turn=5, hand=["ship-3a"])
    rest = game.state.draw[: sum(range(3 + "ABCDE".index(round_) + 1, 8))]
    game.state.draw = game.state.draw[len(rest) :]
    piles, start = [], 0
    for size in range(4 + "ABCDE".index(round_), 8):
        piles.append(rest[start : start + size])
        start += size
    game.state.aaron = Automaton(tuple(piles), all_seven=aaron)
    game.me.vp = player
    return game.take_silver()


def test_c55_a_tie_goes_on_r23(a_game):
    game = at_the_end_of(a_game, "C", 14, 14)

    (compared,) = game.happened(SidesCompared)
    assert (compared.player_points, compared.aaron_points, compared.goes_on) == (14, 14, True)
    assert [(line.seat, line.reason, line.points) for line in compared.lines] == [
        (ANNA, "vp_cards", 14),
        (AARON, "all_seven", 14),
    ]
    assert game.state.round == 3
    assert GAME.to_decide(game.state) == ANNA


def test_c55_a_player_behind_aaron_loses_at_once(a_game):
    game = at_the_end_of(a_game, "C", 14, 13)

    assert GAME.to_decide(game.state) is None
    sheet = GAME.score(game.state)
    assert sheet.final
    assert sheet.winners == (AARON,)
    assert sheet.ended_early
    assert not game.happened(SidesCompared)[0].goes_on
    assert game.happened(GameEnded)
    assert [(e.seat, e.points) for e in game.happened(PointsScored)] == [(ANNA, 13), (AARON, 14)]


def test_c56_a_tie_after_round_e_is_a_victory_r23(a_game):
    game = at_the_end_of(a_game, "E", 27, 27)

    sheet = GAME.score(game.state)
    assert sheet.final
    assert sheet.winners == (ANNA,)
    assert not sheet.ended_early
    assert sheet.standings[0].decided_by == "tie_for_the_player"


def test_c57_the_player_was_first(a_game):
    game = a_game(seats=1, firsts=["ship"])
    game.state.aaron = Automaton((numbers(["ship-1a", "ship-2a", "ship-3a"]),))

    turn_pile(game.state, game.events)

    assert game.points("triple_ship", AARON) == 3
    assert game.points("first_completion", AARON) == 0


def test_aaron_plays_before_the_first_turn_r24():
    game = new_game(1)

    kinds = [type(event) for event in game.events]
    assert kinds.count(AaronPlaced) == 3
    assert len(game.state.aaron.piles) == 4


def test_the_start_player_card_is_not_used(a_game):
    game = a_game(seats=1, hand=["ship-1a"], goods={"light": 1}, turn=4).sell("light")

    assert not game.happened(StartPlayerCardTaken)
    assert game.state.holder == -1
    assert game.points("start_player_card") == 0
    assert INFO.automaton_seat(INFO.options_for(1)) == AARON
    assert INFO.automaton_seat(INFO.options_for(2)) is None
