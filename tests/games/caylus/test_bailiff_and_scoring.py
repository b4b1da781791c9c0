"""Rulebook: phase 7, "A forduló vége"; "Kiértékelés"."""

import pytest

from tests.games.caylus.positions import BLUE, GREEN, ORANGE, RED
from tests.games.positions import everybody


@pytest.mark.parametrize(("provost", "bailiff"), [(6, 7), (3, 7), (7, 8), (12, 8)])
def test_c39_the_bailiff_moves_two_spaces_when_behind_the_provost(a_game, provost, bailiff):
    game = a_game("end", bailiff=6, provost=provost)

    assert (game.bailiff, game.provost_at) == (bailiff, bailiff)


def test_c40_a_section_is_scored_when_the_bailiff_reaches_its_space(a_game):
    game = a_game("end", bailiff=10, provost=11, points=everybody(9))

    assert (game.bailiff, game.section) == (12, "walls")
    assert [game.vp(seat) for seat in (RED, BLUE, ORANGE)] == [7, 7, 7]


def test_c41_a_section_is_scored_when_the_bailiff_passes_its_space(a_game):
    game = a_game("end", bailiff=11, provost=12, points=everybody(9))

    assert (game.bailiff, game.section) == (13, "walls")
    assert game.vp(RED) == 7


def test_c42_a_section_is_scored_only_once(a_game):
    game = a_game("end", bailiff=11, provost=11, scored=1, points=everybody(9))

    assert (game.bailiff, game.section) == (12, "walls")
    assert [game.vp(seat) for seat in (RED, BLUE, ORANGE)] == [9, 9, 9]


def test_before_the_trigger_nothing_is_scored(a_game):
    game = a_game("end", bailiff=10, provost=10, points=everybody(9))

    assert (game.bailiff, game.section, game.vp(RED)) == (11, "dungeon", 9)


@pytest.mark.parametrize(("bailiff", "scored", "section"), [(17, 1, "towers"), (16, 1, "walls")])
def test_the_trigger_of_the_walls(a_game, bailiff, scored, section):
    game = a_game("end", bailiff=bailiff, provost=1, scored=scored)

    assert game.section == section


def test_c43_the_dungeon_is_scored(a_game):
    game = a_game(
        "end",
        seats=4,
        houses={"dungeon": {RED: 2, BLUE: 3, GREEN: 1}, "walls": {GREEN: 1}},
        points={ORANGE: 1, GREEN: 4},
        markers={RED: "a2"},
        cubes={RED: "C"},
    )

    assert (game.who, game.lines) == (RED, set("abcd"))
    game.line("a")
    assert (game.markers(RED), game.vp(RED)) == ("a2 b0 c0 d0", 2)
    assert game.vp(ORANGE) == 1
    assert game.who == BLUE
    game.line("b")
    assert game.markers(BLUE) == "a0 b1 c0 d0"
    income = game.when("income")
    assert income.deniers(BLUE) == 3
    assert [income.vp(seat) for seat in (RED, BLUE, ORANGE, GREEN)] == [2, 0, 0, 4]
    assert income.section == "walls"
    game.place("joust_field").pass_().pass_()
    game.joust(True).line("a")
    assert game.markers(RED) == "a3 b0 c0 d0"


REWARDS = {
    "dungeon": {0: -2, 1: 0} | dict.fromkeys(range(2, 7), 1),
    "walls": {0: -3, 1: 0, 2: 1, 3: 2, 4: 2} | dict.fromkeys(range(5, 11), 3),
    "towers": {0: -4, 1: 0, 2: 1, 3: 1, 4: 2, 5: 2} | dict.fromkeys(range(6, 15), 3),
}
TRIGGERS = {"dungeon": (0, 11), "walls": (1, 17), "towers": (2, 23)}


@pytest.mark.parametrize(
    ("section", "houses", "reward"),
    [(section, *row) for section, rows in REWARDS.items() for row in rows.items()],
)
def test_c44_houses_win_favours_and_none_costs_points(a_game, section, houses, reward):
    scored, bailiff = TRIGGERS[section]
    game = a_game(
        "end",
        scored=scored,
        bailiff=bailiff,
        provost=1,
        points={RED: 9},
        houses={section: {RED: houses}},
    )

    for line in "abc"[: max(0, reward)]:
        assert game.who == RED
        game.line(line)
        if line == "c":
            game.effect("nothing")
    assert game.lines == set()
    assert game.vp(RED) == 9 + min(0, reward) + int(reward > 0)
    used = ("a0 b0 c0 d0", "a1 b0 c0 d0", "a1 b1 c0 d0", "a1 b1 c1 d0")
    assert game.markers(RED) == used[max(0, reward)]


def test_c46_two_sections_are_scored_one_after_the_other_r7_r8(a_game):
    game = a_game(
        "end",
        bailiff=8,
        provost=8,
        houses={"dungeon": {RED: 2, BLUE: 2, ORANGE: 2}, "walls": {RED: 6, BLUE: 4}},
        markers={RED: "a2", BLUE: "b2"},
    )

    assert game.bailiff == 9
    game.line("a")
    assert (game.vp(RED), game.markers(RED)) == (2, "a2 b0 c0 d0")
    game.line("b")
    assert (game.deniers(BLUE), game.markers(BLUE)) == (4, "a0 b2 c0 d0")
    assert game.who == ORANGE
    game.line("a")
    assert game.vp(ORANGE) == 1
    assert game.who == RED
    assert game.lines == set("bcd")
    game.line("b").line("c").effect("F")
    assert game.markers(RED) == "a2 b1 c1 d1"
    assert (game.who, game.lines) == (BLUE, set("acd"))
    game.line("a").line("c").effect("F")
    income = game.when("income")
    assert [income.vp(seat) for seat in (RED, BLUE, ORANGE)] == [2, 1, 0]
    assert (income.deniers(RED), income.cubes(RED), income.cubes(BLUE)) == (3, "F", "F")
    assert income.section == "towers"


def test_columns_three_and_four_open_between_two_scorings_of_a_turn_r7(a_game):
    game = a_game(
        "end",
        houses={"dungeon": {RED: 2, BLUE: 4}, "walls": {RED: 2, BLUE: 8}},
        markers={RED: "a2 b2"},
    )

    game.line("a")
    assert (game.vp(RED), game.markers(RED)) == (2, "a2 b2 c0 d0")
    game.line("a")
    assert (game.who, game.lines) == (RED, set("bcd"))
    game.line("b")
    assert game.markers(RED) == "a2 b3 c0 d0"
    assert game.deniers(RED) == 5


def test_a_section_that_is_complete_is_scored_before_the_bailiff_comes(a_game):
    game = a_game("end", houses={"dungeon": {RED: 6}}, points={BLUE: 9})

    assert (game.who, game.bailiff) == (RED, 7)
    game.line("a")
    assert (game.section, game.vp(BLUE)) == ("walls", 7)


def test_houses_in_the_next_section_do_not_count_yet(a_game):
    game = a_game("end", houses={"dungeon": {RED: 1, BLUE: 5}, "walls": {RED: 3}}, points={RED: 5})

    assert game.who == BLUE
    game.line("a")
    assert (game.vp(RED), game.houses("walls")) == (5, {RED: 3})


def test_houses_built_ahead_count_when_their_section_is_scored(a_game):
    game = a_game("end", scored=1, bailiff=17, houses={"walls": {RED: 3}}, points=everybody(9))

    assert game.line("a").line("b").when("income").vp(RED) == 10
    assert [game.vp(seat) for seat in (BLUE, ORANGE)] == [6, 6]


def test_a_section_is_scored_in_the_order_of_the_stables_r8(a_game):
    game = a_game(
        "special",
        workers={"stables": [ORANGE, BLUE]},
        houses={"dungeon": {RED: 2, BLUE: 2, ORANGE: 2}},
    )
    asked = []
    while game.lines:
        asked.append(game.who)
        game.line("a")

    assert asked == [ORANGE, BLUE, RED]


def test_a_player_takes_all_favours_before_the_next_r8(a_game):
    game = a_game("end", scored=1, bailiff=17, houses={"walls": {RED: 3, BLUE: 3}})
    asked = []
    while game.lines:
        asked.append(game.who)
        game.line(min(game.lines))

    assert asked == [RED, RED, BLUE, BLUE]


def test_the_bailiff_looks_at_where_the_provost_stands_after_phase_four_r15(a_game):
    """The guild takes him ahead."""
    game = a_game("special", workers={"merchants_guild": RED}).guild(+1)

    assert (game.bailiff, game.turn) == (8, 3)


def test_the_provost_behind_the_bailiff_slows_him_down_r15(a_game):
    game = a_game("provost", deniers={RED: 3}, provost=7, bailiff=6).provost(-1)

    assert game.bailiff == 7


def test_the_bailiff_never_stands_beyond_space_25(a_game):
    game = a_game("end", scored=2, bailiff=23, provost=28)

    assert game.over
    assert game.bailiff == 25


def test_columns_open_when_the_scoring_is_over(a_game):
    """The last player still finds them closed, in the dungeon and in the walls."""
    game = a_game("end", houses={"dungeon": {ORANGE: 6}}, markers={ORANGE: "b2"}).line("b")
    assert game.when("income").markers(ORANGE) == "a0 b2 c0 d0"

    game = a_game("end", scored=1, houses={"walls": {ORANGE: 10}}, markers={ORANGE: "b4"}).line("b")
    assert game.markers(ORANGE) == "a0 b4 c0 d0"
