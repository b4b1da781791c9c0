"""The sentences of the log."""

import re

import pytest

from burgundy_desktop.core.events import PointsScored
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.boonlake import events as e, moves as m
from burgundy_desktop.games.boonlake.board.wording.effects import LEVER_TITLES
from burgundy_desktop.games.boonlake.state import steps as s
from burgundy_desktop.games.boonlake.tables.words import CATTLE, PIONEER, PROGRESS, SETTLER
from tests.games.boonlake.positions import BENNO, card, lever, site, tile
from tests.games.boonlake.said import ALONE, ANNA, TOGETHER, WORDS, assert_whole, log_of, told

ONE = ALONE[:1]
AUTOMATON = Seat(1)
BOONLAKE, _, NEW_HOPE, _ = range(4)


def test_you_are_told_of_your_own_doings_and_of_others_by_name(english):
    event = e.ActionTaken(BENNO, PIONEER, 0, 4)

    assert told(event, TOGETHER) == "Benno chooses Pioneer"
    assert told(e.ActionTaken(ANNA, PIONEER, 0, 4), ALONE) == "You choose Pioneer"
    assert told(e.ActionTaken(ANNA, PIONEER, 0, 4), TOGETHER) == "Anna chooses Pioneer"


def test_expanding_tells_where_and_what_it_costs_and_brings(a_game, english):
    game = a_game((s.OFFER, ANNA, s.EXPAND), coins=5, ranch=1, land={7: "S04"}).play(
        m.settle(site((7, "lower")))
    )

    assert log_of(game.events, TOGETHER)[:3] == [
        "Anna expands: location 7 · lower site",
        "+ −2 coins",
        "+ Building sites +1",
    ]


def test_a_card_is_told_by_sort_number_and_effect(hungarian):
    event = e.CardPlayed(ANNA, card("N19"), 4, 0)

    assert told(event, ONE) == "Kártyát játszol ki: éjszakai kártya · N19 (2 kártya ↔ 4 érme)"


def test_a_lever_is_told_by_what_it_does(english):
    event = e.LeverPlaced(BENNO, lever("canoe_upstream"), 3)

    assert told(event, TOGETHER) == (
        "Benno places a lever: at any time: a canoe upstream, free of charge"
    )


@pytest.mark.parametrize("number", range(len(LEVER_TITLES)))
def test_a_lever_of_somebody_else_is_not_told_as_yours(number, language):
    """“Benno uses a lever: instead of your follow part” was not so."""
    said = told(e.LeverUsed(BENNO, number), TOGETHER)

    assert not {"your", "you", "részed", "termelőüzemeid"} & set(re.findall(r"\w+", said))


def test_a_missed_scoring_tile_tells_what_was_there(english):
    event = e.TileScored(ANNA, 4, 1, 0, False, True, (4, 3), (2, 5))

    assert told(event, ONE) == (
        "You miss a tile: Areas: New Hope and Southern (2 + 5; 4 + 3 needed)"
    )


def test_more_than_a_scoring_tile_needs_is_no_share_of_it(english):
    event = e.TileScored(ANNA, 4, 1, 0, True, True, (1, 1), (2, 5))

    assert told(event, ONE) == (
        "You score a tile: Areas: New Hope and Southern (2 + 5; 1 + 1 needed)"
    )


def test_points_stand_beside_what_they_were_scored_for(hungarian):
    line = WORDS.log(PointsScored(ANNA, -4, "extra_inhabitants"), ONE, ANNA)

    assert line is not None
    assert (line.text, line.points, line.is_addition) == ("Munkások helyett", -4, True)


# the Eminence


def test_each_step_of_the_eminence_names_its_rule(english):
    events = [
        e.TurnStarted(AUTOMATON, 0),
        e.EminenceRevealed(5, 1, 18, False),
        e.EminenceLooked(SETTLER, "structure", 2, 0),
        e.EminenceBuilt("house", site((9, "upper")), 1, 18, ((18, "no_tile"), (19, "no_site"))),
        e.EminenceChose(PIONEER, 1, 3, ((PIONEER, 1), (CATTLE, 4), (PROGRESS, 2))),
        e.CactusAdvanced(3, 4, 0),
    ]

    assert log_of(events, ONE) == [
        "# Turn of the Eminence",
        "The Eminence reveals a tile of type B; preferred: 18",
        "Lowest action tile Settler: it builds 2 structures",
        (
            "The Eminence has fewer than two houses on the map and builds a house: "
            "Location 9 · Boonlake (preferred: 18; 18 without a tile, 19 without a free site)"
        ),
        (
            "Of its three actions the highest: Pioneer "
            "(Pioneer in row 2, Cattle-breeding in row 5, Progress in row 3)"
        ),
        "The Eminence advances on the cactus track: step 4",
    ]


def test_the_eminence_covers_where_you_lead_if_you_do(english):
    ahead = e.EminenceCoveredRegion(NEW_HOPE, ((BOONLAKE, 1, 1), (NEW_HOPE, 2, 1)))
    level = e.EminenceCoveredRegion(BOONLAKE, ((BOONLAKE, 0, 0), (NEW_HOPE, 0, 1)))

    assert told(ahead, ONE) == (
        "The Eminence covers New Hope, where you are ahead of it by the most areas (2 : 1)"
    )
    assert told(level, ONE) == (
        "The Eminence covers Boonlake: you are ahead of it in no uncovered region (0 : 0)"
    )


def test_the_cactus_steps_of_the_lowest_tile_are_told(hungarian):
    event = e.EminenceLooked(PROGRESS, "cactus", 0, 2)

    assert told(event, ONE) == "A legalsó akciólapka Haladás: 2 lépés a kaktuszsávon"


def test_the_log_says_where_the_cattle_of_the_eminence_goes(hungarian):
    event = e.EminencePlacedCattle(9, 1, ((9, 2, 0),), 9, ())

    said = told(event, ONE)
    assert said.startswith("Az Eminenciás oda helyez le marhát, ahol a marhákat levonva a legtöbb")


@pytest.mark.parametrize("rule", ["house", "settlement", "second_tile"])
def test_every_rule_of_building_has_a_sentence(rule, language):
    assert_whole(told(e.EminenceBuilt(rule, site((9, "upper")), 1, 9, ()), ONE))


@pytest.mark.parametrize(
    ("what", "why"),
    [
        (what, why)
        for what in ("tile", "pasture", "house", "settlement", "cattle", "region")
        for why in ("none_left", "no_place", "no_second_tile")
    ],
)
def test_every_lost_effect_has_a_sentence(what, why, language):
    assert_whole(told(e.EminenceLost(what, why), ONE))


def test_every_reason_for_passing_a_location_over_has_words(language):
    reasons = ["taken", "not_adjacent", "no_tile", "no_site", "no_house", "not_best"]
    lines = [told(e.EminencePlacedTile(tile("G01"), 9, 8, ((8, why),)), ONE) for why in reasons]

    assert_whole(*lines)
    assert len(set(lines)) == len(reasons)


def test_many_locations_that_are_passed_over_are_counted(english):
    skipped = tuple((number, "taken") for number in range(1, 9))

    assert told(e.EminencePlacedPasture(9, 1, skipped), ONE) == (
        "The Eminence places a pasture: Location 9 · Boonlake (preferred: 1; 8 passed over)"
    )


@pytest.mark.parametrize("scoring", [1, 5])
@pytest.mark.parametrize("mine", [-3, 1, 12])
@pytest.mark.parametrize("its", [-3, 1, 12])
def test_both_sides_are_compared(scoring, mine, its, language):
    event = e.SidesCompared(scoring, ANNA, AUTOMATON, (), mine, its, mine >= its)

    for seats in (ONE, TOGETHER[:1]):
        text = told(event, seats)
        assert_whole(text)
        assert str(abs(mine)) in text


def test_a_tie_with_the_eminence_is_won(english):
    assert told(e.SidesCompared(5, ANNA, AUTOMATON, (), 90, 90, True), ONE) == (
        "You: 90 points, the Eminence: 90 points; you have won"
    )


# what is done without, and what stands for itself


@pytest.mark.parametrize("step", [s.EXPLORE, s.PLACE_PASTURE, s.RECRUIT, s.MODERNIZE, s.RESET])
def test_what_is_done_without_is_named(step, language):
    said = told(e.Passed(BENNO, step), TOGETHER)

    assert_whole(said)
    assert said != told(e.Passed(BENNO, s.OFFER), TOGETHER)


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (e.CardsDrawn(ANNA, 1, e.BY_ACTION), "You draw 1 card"),
        (e.InhabitantsGained(ANNA, 1, e.BY_RECRUITING), "You recruit 1 inhabitant"),
        (e.VasesPaid(ANNA, 2, e.BY_EXCHANGE), "You exchange: −2 vases"),
        (e.CoinsGained(ANNA, 2, e.BY_BOARD), "+ +2 coins from the board"),
        (e.IncomeStarted(ANNA, 5), "Your final scoring"),
    ],
)
def test_what_comes_alone_is_told_in_a_sentence(event, line, english):
    assert log_of([event], ONE) == [line]


def test_what_a_piece_costs_stands_behind_it(a_game, english):
    where = site((7, "upper"))
    game = a_game((s.OFFER, ANNA, s.DEVELOP), ranch=1, people=[(7, "upper")], land={7: "S04"}).play(
        m.build_house(where)
    )

    assert log_of(game.events, TOGETHER)[:2] == [
        "Anna develops into a house: Location 7 · Unknown",
        "+ −1 inhabitant",
    ]
