"""The Eminence. Rules §13."""

from typing import Any

import pytest

from burgundy_desktop.core.events import PointsScored
from burgundy_desktop.core.scores import Standing
from burgundy_desktop.games.boonlake import events as e, moves as m
from burgundy_desktop.games.boonlake.game import GAME
from burgundy_desktop.games.boonlake.rules.searching import for_tile, search
from burgundy_desktop.games.boonlake.state import steps as s
from burgundy_desktop.games.boonlake.state.reasons import REASONS
from burgundy_desktop.games.boonlake.tables.actions import NO_ACTION
from burgundy_desktop.games.boonlake.tables.land import LOCATIONS
from burgundy_desktop.games.boonlake.tables.words import ACTIONS
from tests.games.boonlake.positions import ANNA, EMINENCE, action, cards, set_up, site, solo, tile

TURN = (s.EMINENCE_TURN, EMINENCE, 0)
NEXT = solo("E02", "bottom_left")
BOONLAKE, UNKNOWN, NEW_HOPE, SOUTHERN = range(4)

LAND = {1: "S01", 2: "S02", 3: "S03", 4: "S04", 5: "S05", 14: "S06"}
NO_STEP = ("pioneer", "builder", "settler", "recruit", "region_scoring", "cattle", "progress")
"""Rows from the top; progress below brings nothing but cactus steps."""


def a_turn(*more, revealed="E01", follows=NEXT, rows=NO_STEP, eminence=None, **position):
    """The Eminence's turn, up to the player's part; `more` holds the steps after it."""
    game = set_up(seats=1, deck=[], rows=rows, start=EMINENCE, **position)
    automaton = game.state.eminence
    automaton.deck = (follows, solo(revealed, "top_left"))
    automaton.in_game = (follows // 4, solo(revealed, "top_left") // 4)
    for field, value in (eminence or {}).items():
        setattr(automaton, field, value)
    game.state.pending = [*more, TURN]
    game.state.active = EMINENCE
    return game.go_on()


def first(game, kind):
    """The first event of a kind."""
    return game.happened(kind)[0]


def test_c45_the_next_solo_tile_points_at_viktor_s_preferred_location():
    game = a_turn(land=LAND)
    revealed = first(game, e.EminenceRevealed)
    assert (revealed.direction, revealed.preferred) == (2, 13)
    assert first(game, e.EminenceLooked) == e.EminenceLooked(action("progress"), "cactus", 0, 1)
    assert game.state.eminence.preferred == 13


def test_only_the_next_tile_of_the_deck_points_at_the_preferred_location():
    game = set_up(seats=1, land=LAND, rows=NO_STEP, start=EMINENCE)
    below, revealed = solo("E03", "top_right"), solo("E01", "top_left")
    game.state.eminence.deck = (below, NEXT, revealed)
    game.state.pending = [TURN]
    game.go_on()
    assert (first(game, e.EminenceRevealed).direction, game.state.eminence.preferred) == (2, 13)


def test_with_an_empty_deck_the_top_left_number_counts():
    game = set_up(seats=1, land=LAND, rows=NO_STEP, start=EMINENCE)
    game.state.eminence.deck = (solo("E01", "bottom_right"),)
    game.state.pending = [TURN]
    game.go_on()
    assert (first(game, e.EminenceRevealed).direction, game.state.eminence.preferred) == (-1, 4)


def test_an_empty_deck_is_shuffled_and_turned_again():
    game = set_up(seats=1, land=LAND, rows=NO_STEP, start=EMINENCE)
    automaton = game.state.eminence
    automaton.seen = automaton.in_game
    game.state.pending = [TURN]
    game.go_on()
    assert first(game, e.EminenceRevealed).reshuffled
    assert (len(automaton.deck), len(automaton.seen)) == (5, 1)


RECRUITING = ("recruit", "pioneer", "builder", "settler", "region_scoring", "cattle", "progress")


def test_c46_the_search_goes_upwards_past_locations_that_are_taken():
    game = a_turn(
        revealed="E05",
        follows=solo("E02", "top_left"),
        rows=RECRUITING,
        land=LAND | {7: "S07", 8: "pasture", 9: "S08"},
        stack=["G05"],
    )
    placed = first(game, e.EminencePlacedTile)
    assert placed.preferred == 7
    assert placed.skipped == ((7, "taken"), (8, "taken"), (9, "taken"))
    assert (placed.location, placed.tile) == (10, tile("G05"))


def test_c46_a_tile_goes_from_thirteen_to_fifteen_and_brings_nothing():
    # E01 does not place a tile, so the way of the example is taken by the search itself.
    game = set_up(seats=1, land=LAND | {13: "S07"}, start=EMINENCE)
    found = search(13, for_tile(game.state))
    assert (found.location, found.skipped) == (15, ((13, "taken"), (14, "taken")))

    game = a_turn(
        revealed="E03",
        follows=solo("E02", "bottom_right"),
        rows=RECRUITING,
        land=LAND | {13: "S07"},
        stack=["G05"],
    )
    assert first(game, e.EminencePlacedTile).location == 15
    assert game.state.eminence.vp == 0
    assert not game.happened(e.SiteBuilt)


def test_a_location_that_is_not_adjacent_is_skipped():
    game = a_turn(
        revealed="E03",
        follows=solo("E02", "bottom_right"),
        rows=RECRUITING,
        land={5: "S01"},
        stack=["G05"],
    )
    placed = first(game, e.EminencePlacedTile)
    assert (placed.preferred, placed.location) == (15, 21)
    assert placed.skipped == tuple((n, "not_adjacent") for n in range(15, 21))


C47_ROWS = ("pioneer", "builder", "settler", "recruit", "region_scoring", "progress", "cattle")


def test_c47_the_eminence_takes_the_highest_of_its_three_actions_r38():
    game = a_turn(rows=C47_ROWS, land=LAND | {6: "pasture"}, hand=cards("D01"), coins=3)
    looked, chose = first(game, e.EminenceLooked), first(game, e.EminenceChose)
    assert (looked.action, looked.effect, looked.times) == (action("cattle"), "cattle", 1)
    assert game.state.eminence.herd == (6,)
    assert (game.state.grazing[6], game.state.crowd[6], game.state.crowd[14]) == (1, 1, 1)
    assert first(game, e.EminencePlacedCattle).skipped == ()
    assert (chose.action, chose.row, chose.movement) == (action("builder"), 1, 3)
    assert chose.considered == (
        (action("builder"), 1),
        (action("region_scoring"), 4),
        (action("settler"), 2),
    )
    assert game.state.eminence.cactus == 1
    assert game.state.rows[1] == NO_ACTION
    assert game.who == ANNA
    assert game.legal_of(m.PlayCard)
    assert game.legal_of(m.SellCard)
    game.pass_()
    assert game.ship(EMINENCE) == "T4"
    assert game.rows == [*(one for one in C47_ROWS if one != "builder"), "builder"]
    assert game.who == ANNA
    assert game.step == s.CHOOSE_ACTION


def test_c47_without_a_pasture_nothing_happens():
    game = a_turn(rows=C47_ROWS, land=LAND)
    assert game.state.eminence.herd == ()
    assert first(game, e.EminenceLost).what == "cattle"
    assert game.state.eminence.vp == 0


def test_c48_pieces_cactus_track_and_settlements_near_cattle_pay_income_r24():
    game = set_up(
        (s.EMINENCE_INCOME, EMINENCE, 1),
        seats=1,
        land={7: "pasture", 10: "S01", 11: "S03", 27: "pasture"},
        towns={ANNA: [(10, "upper"), (11, "upper"), (11, "lower")]},
        herds={EMINENCE: [7]},
    )
    automaton = game.state.eminence
    automaton.vp, automaton.scored = 0, [0] * len(REASONS)
    automaton.houses, automaton.settlements, automaton.cattle, automaton.cactus = 4, 3, 4, 35
    game.state.pending = [(s.EMINENCE_INCOME, EMINENCE, 1)]
    game.go_on()
    assert automaton.vp == 29
    reasons = ("houses", "settlements", "cattle")
    assert [game.points(f"eminence_{one}", EMINENCE) for one in reasons] == [2, 6, 4]
    assert (game.points("cactus", EMINENCE), game.points("cattle_income", EMINENCE)) == (14, 3)
    assert {event.place for event in game.happened(PointsScored)} == {-1}


REGIONS: dict[str, Any] = {
    "land": {
        1: "S01",
        13: "S03",
        3: "S04",
        15: "S02",
        2: "S07",
        6: "S09",
        4: "S10",
        24: "G01",
        26: "G05",
    },
    "people": {
        ANNA: [(1, "upper"), (3, "upper"), (3, "lower"), (15, "upper"), (2, "upper")],
    },
    "homes": {EMINENCE: [(4, "upper")]},
    "towns": {ANNA: [(4, "lower")]},
}
SCORING_ROWS = ("region_scoring", *(one for one in NO_STEP if one != "region_scoring"))


@pytest.mark.parametrize(("revealed", "each"), [("E01", 1), ("E09", 2)])
def test_c49_the_eminence_covers_the_region_where_the_player_leads_most(revealed, each):
    game = a_turn(revealed=revealed, rows=SCORING_ROWS, **REGIONS)
    covered = first(game, e.EminenceCoveredRegion)
    assert covered.region == UNKNOWN
    assert game.state.covered == 1 << UNKNOWN

    game = set_up(seats=1, rows=SCORING_ROWS, start=EMINENCE, **REGIONS)
    game.state.covered = 1 << UNKNOWN
    automaton = game.state.eminence
    automaton.deck = (NEXT, solo(revealed, "top_left"))
    game.state.pending = [TURN]
    game.go_on()
    covered = first(game, e.EminenceCoveredRegion)
    assert covered.weighed == ((BOONLAKE, 1, 0), (NEW_HOPE, 1, 0), (SOUTHERN, 1, 1))
    assert covered.region == BOONLAKE
    assert game.state.covered == 1 << UNKNOWN | 1 << BOONLAKE
    assert game.points("eminence_regions", EMINENCE) == 4 + each * 1
    assert game.me.coins == 5


def test_the_player_s_region_scoring_brings_it_a_point_for_each_area():
    game = set_up((s.CHOOSE_REGION, ANNA, 0), seats=1, **REGIONS)
    game.play(m.cover_region(BOONLAKE))
    assert game.points("eminence_regions", EMINENCE) == 1


def test_with_all_labels_covered_nothing_happens_and_the_player_gets_no_coins():
    game = set_up(seats=1, rows=SCORING_ROWS, start=EMINENCE, **REGIONS)
    game.state.covered = 0b1111
    game.state.eminence.deck = (NEXT, solo("E01", "top_left"))
    game.state.pending = [TURN]
    game.go_on()
    assert first(game, e.EminenceLost).what == "region"
    assert (game.me.coins, game.points("eminence_regions", EMINENCE)) == (0, 0)


def at_the_end(player_vp):
    """The position of C48 in the last scoring, with a B tile in the deck."""
    game = set_up(
        seats=1,
        round=2,
        scorings=4,
        start=EMINENCE,
        land={7: "pasture", 10: "S01", 11: "S03"},
        towns={ANNA: [(10, "upper"), (11, "upper"), (11, "lower")]},
        herds={EMINENCE: [7]},
    )
    automaton = game.state.eminence
    automaton.houses, automaton.settlements, automaton.cattle, automaton.cactus = 4, 3, 4, 35
    automaton.deck = (solo("E01", "top_left"), solo("E07", "top_left"))
    game.me.vp = game.me.scored[0] = player_vp - 6  # that many bring three settlements
    game.state.pending = [(s.FINAL_SCORING, EMINENCE, 0), (s.EMINENCE_INCOME, EMINENCE, 4)]
    return game.go_on()


@pytest.mark.parametrize(("player", "winner"), [(68, ANNA), (67, EMINENCE), (69, ANNA)])
def test_c50_a_tie_with_the_eminence_is_won_by_the_player(player, winner):
    game = at_the_end(player)
    assert game.state.eminence.vp == 29 + 29 + 10
    assert game.happened(PointsScored)[-1] == PointsScored(EMINENCE, 10, "unrevealed", -1)
    sheet = GAME.score(game.state)
    assert sheet.winners == (winner,)
    if player == 68:
        assert sheet.standings[0] == Standing(ANNA, 1, 68, (1,), "tie_for_the_player")
    compared = first(game, e.SidesCompared)
    assert (compared.player, compared.of_player, compared.of_eminence) == (ANNA, player, 68)
    assert compared.player_is_ahead == (winner == ANNA)


def test_a_house_comes_first_then_settlements():
    rows = ("settler", *(one for one in NO_STEP if one != "settler"))
    game = a_turn(rows=rows, land=LAND, revealed="E01")
    built = first(game, e.EminenceBuilt)
    # Preferred 13; 14 is S06 with one site, so the house stands there.
    assert (built.rule, built.site, built.number) == ("house", site((14, "upper")), 1)
    assert built.skipped == ((13, "no_tile"),)
    assert (game.state.crowd[14], game.state.crowd[6]) == (1, 1)

    game = a_turn(
        rows=rows,
        land=LAND,
        revealed="E01",
        homes={EMINENCE: [(1, "upper"), (1, "lower")]},
        eminence={"houses": 2},
    )
    built = first(game, e.EminenceBuilt)
    assert (built.rule, built.site) == ("settlement", site((1, "upper")))
    assert built.skipped[0] == (13, "no_house")
    automaton = game.state.eminence
    assert (automaton.homes, automaton.towns) == (1 << site((1, "lower")), 1 << site((1, "upper")))
    assert game.points("settlements", EMINENCE) == 0


def test_a_b_tile_builds_two_structures():
    rows = ("settler", *(one for one in NO_STEP if one != "settler"))
    game = a_turn(rows=rows, land=LAND, revealed="E06")
    assert [built.number for built in game.happened(e.EminenceBuilt)] == [1, 2]
    assert game.state.eminence.cactus == 2


def test_the_house_nearest_in_the_search_becomes_a_settlement():
    rows = ("settler", *(one for one in NO_STEP if one != "settler"))
    houses = [(1, "upper"), (14, "upper")]
    game = a_turn(rows=rows, land=LAND, homes={EMINENCE: houses}, eminence={"houses": 2})

    built = first(game, e.EminenceBuilt)
    assert (built.rule, built.site) == ("settlement", site((14, "upper")))
    assert built.skipped == ((13, "no_house"),)
    assert built.number == game.state.eminence.settlements == 1


def test_a_house_goes_to_the_lower_site_if_the_upper_one_is_taken():
    rows = ("settler", *(one for one in NO_STEP if one != "settler"))
    game = a_turn(rows=rows, land=LAND | {13: "G01"}, people=[(13, "upper")])

    assert first(game, e.EminenceBuilt).site == site((13, "lower"))


def test_without_an_empty_site_a_house_is_lost():
    rows = ("settler", *(one for one in NO_STEP if one != "settler"))
    game = a_turn(rows=rows, land={14: "S06"}, people=[(14, "upper")])

    lost = first(game, e.EminenceLost)
    assert (lost.what, lost.why, lost.preferred) == ("house", "no_place", 13)
    assert lost.skipped[:2] == ((13, "no_tile"), (14, "no_site"))
    assert len(lost.skipped) == len(LOCATIONS)
    assert game.state.eminence.vp == 0


def test_cattle_goes_where_more_structures_are():
    game = a_turn(
        rows=C47_ROWS,
        land={7: "pasture", 10: "S01", 6: "pasture", 22: "S04", 14: "S05"},
        homes={ANNA: [(10, "upper"), (22, "upper"), (14, "upper")]},
    )

    assert first(game, e.EminencePlacedCattle).weighed == ((6, 2, 0), (7, 1, 0))
    assert game.state.eminence.herd == (6,)


@pytest.mark.parametrize(("revealed", "steps"), [("E05", 2), ("E08", 4)])
def test_recruitment_brings_a_cactus_step_or_two_after_the_tile(revealed, steps):
    """As many come from the bottom row."""
    game = a_turn(rows=RECRUITING, land=LAND, revealed=revealed)

    assert len(game.happened(e.EminencePlacedTile)) == 1
    assert game.state.eminence.cactus == steps


BY_BOTTOM = {
    "settler": (*(one for one in NO_STEP if one != "settler"), "settler"),
    "cattle": (*(one for one in NO_STEP if one != "cattle"), "cattle"),
}


@pytest.mark.parametrize(("revealed", "structures", "steps"), [("E01", 1, 1), ("E06", 2, 2)])
def test_settler_in_the_bottom_row_builds_structures_without_a_cactus_step(
    revealed, structures, steps
):
    """E01 and E06 go on with the builder: that is where the cactus steps come from."""
    game = a_turn(rows=BY_BOTTOM["settler"], land=LAND, revealed=revealed)

    assert len(game.happened(e.EminenceBuilt)) == structures
    assert first(game, e.EminenceLooked) == e.EminenceLooked(
        action("settler"), "structure", structures, 0
    )
    assert game.state.eminence.cactus == steps


@pytest.mark.parametrize(("revealed", "steps"), [("E05", 0), ("E06", 1)])
def test_cattle_breeding_in_the_bottom_row_places_one_piece(revealed, steps):
    game = a_turn(rows=BY_BOTTOM["cattle"], land=LAND | {6: "pasture"}, revealed=revealed)

    assert game.state.eminence.herd == (6,)
    looked = e.EminenceLooked(action("cattle"), "cattle", 1, steps)
    assert first(game, e.EminenceLooked) == looked


@pytest.mark.parametrize(("revealed", "steps"), [("E02", 1), ("E06", 3)])
def test_cattle_breeding_lays_a_pasture_and_puts_a_piece_there(revealed, steps):
    """Progress lies in the bottom row: a step, with a B tile two; and one more for the B tile."""
    rows = ("cattle", *(one for one in NO_STEP if one != "cattle"))
    game = a_turn(rows=rows, land=LAND, revealed=revealed)

    laid = first(game, e.EminencePlacedPasture).location
    assert game.state.eminence.herd == (laid,)
    assert game.state.eminence.cactus == steps


def test_without_a_pasture_left_cattle_goes_to_one_that_lies_there():
    rows = ("cattle", *(one for one in NO_STEP if one != "cattle"))
    pastures = dict.fromkeys((6, 7, 8, 9, 10, 11, 12), "pasture")
    game = a_turn(rows=rows, land=LAND | pastures, revealed="E02")

    assert first(game, e.EminenceLost) == e.EminenceLost("pasture", "none_left")
    assert len(game.state.eminence.herd) == 1


@pytest.mark.parametrize(
    ("highest", "revealed", "what"), [("recruit", "E05", "tile"), ("cattle", "E02", "pasture")]
)
def test_on_a_full_map_a_tile_or_pasture_is_lost(highest, revealed, what):
    order = (highest, *(one for one in NO_STEP if one != highest))
    others = [at for at in LOCATIONS if at not in LAND]
    names = [*["pasture"] * 6, *(f"G{number:02}" for number in range(1, 26))]
    game = a_turn(rows=order, land=LAND | dict(zip(others, names, strict=False)), revealed=revealed)

    assert first(game, e.EminenceLost) == e.EminenceLost(what, "no_place")


def test_without_a_grey_tile_left_none_is_placed():
    game = a_turn(
        rows=RECRUITING,
        land=LAND,
        revealed="E05",
        stack_only=True,
        unchecked="with so few tiles left the land would be full",
    )

    assert first(game, e.EminenceLost) == e.EminenceLost("tile", "none_left")
    assert game.state.eminence.cactus == 2


@pytest.mark.parametrize(
    ("name", "gone", "field"),
    [("settler", 6, "houses"), ("settler", 4, "settlements"), ("cattle", 5, "cattle")],
)
def test_points_for_a_piece_that_is_not_there_r13(name, gone, field):
    rows = (name, *(one for one in NO_STEP if one != name))
    revealed = "E02" if name == "cattle" else "E01"
    homes = [(1, "upper"), (1, "lower")] if field == "settlements" else []
    game = a_turn(
        rows=rows,
        land=LAND | {6: "pasture"},
        revealed=revealed,
        follows=solo("E03", "top_left"),
        homes={EMINENCE: homes},
        eminence={field: gone},
    )
    assert e.EminenceLost(field.removesuffix("s"), "none_left") in game.happened(e.EminenceLost)
    assert game.happened(PointsScored) == [PointsScored(EMINENCE, 10, "no_piece", -1)]


def test_a_b_tile_moves_the_cactus_two_spaces_below_and_one_for_the_pioneer():
    game = a_turn(land=LAND, revealed="E08", stack=["G02", "G05"])

    assert game.state.action == ACTIONS.index("pioneer")
    assert game.state.eminence.cactus == 2 + 1


def test_its_pasture_comes_from_the_supply():
    rows = ("cattle", *(one for one in NO_STEP if one != "cattle"))
    before = set_up(seats=1, rows=rows, land=LAND, start=EMINENCE).state.pastures_left
    game = a_turn(rows=rows, land=LAND, revealed="E05")

    assert len(game.happened(e.EminencePlacedPasture)) == 1
    assert game.state.pastures_left == before - 1


@pytest.mark.parametrize(("deck", "points"), [([], 0), (["E01"], 0), (["E07", "E01", "E08"], 20)])
def test_each_b_tile_that_is_face_down_brings_it_ten_points(deck, points):
    game = set_up(seats=1, start=EMINENCE)
    game.state.eminence.deck = tuple(solo(name, "top_left") for name in deck)
    game.state.pending = [(s.FINAL_SCORING, EMINENCE, 0)]
    game.go_on()

    assert game.points("unrevealed", EMINENCE) == points


def test_pioneer_builds_a_house_on_the_second_tile():
    rows = NO_STEP
    game = a_turn(rows=rows, land=LAND, revealed="E02", stack=["G02", "G05"])
    placed = game.happened(e.EminencePlacedTile)
    assert [one.tile for one in placed] == [tile("G02"), tile("G05")]
    built = first(game, e.EminenceBuilt)
    assert (built.rule, built.site) == ("second_tile", 2 * placed[1].location)
    assert built.number == game.state.eminence.houses == 1
    assert game.state.eminence.homes == 1 << built.site
    assert len(game.me.hand) == 2
    assert game.state.eminence.cactus == 1


@pytest.mark.parametrize(
    ("stack", "houses", "why"), [(["G02"], 0, "no_second_tile"), (["G02", "G05"], 6, "none_left")]
)
def test_a_house_of_the_pioneer_is_lost_without_points_r13(stack, houses, why):
    game = a_turn(
        land=LAND,
        revealed="E02",
        stack=stack,
        stack_only=True,
        eminence={"houses": houses},
        unchecked="with so few tiles left the land would be full",
    )
    assert (game.happened(e.EminenceLost)[-1].what, game.happened(e.EminenceLost)[-1].why) == (
        "house",
        why,
    )
    assert game.state.eminence.vp == 0


def test_cattle_goes_where_most_structures_are_and_ties_are_searched_r14():
    game = a_turn(
        rows=C47_ROWS,
        land={7: "pasture", 10: "S01", 27: "pasture", 19: "S03", 6: "pasture", 22: "S04"},
        homes={ANNA: [(10, "upper"), (19, "upper")], EMINENCE: [(22, "upper")]},
        herds={ANNA: [7, 7, 7, 7]},
    )
    placed = first(game, e.EminencePlacedCattle)
    assert placed.weighed == ((6, 1, 0), (27, 1, 0))
    assert placed.location == 27
    assert [one for one, _ in placed.skipped] == list(range(13, 27))
    assert {why for _, why in placed.skipped} == {"not_best"}


def test_its_ship_gets_nothing_and_may_bring_a_scoring():
    game = a_turn(rows=C47_ROWS, land=LAND, ships={EMINENCE: "U3"}, hand=cards("D01"))
    game.pass_()
    assert game.ship(EMINENCE) == "U6"
    assert first(game, e.ScoringStarted).order == (EMINENCE, ANNA)
    while game.step != s.CHOOSE_ACTION:
        game.play(game.legal[0])
    compared = first(game, e.SidesCompared)
    assert compared.scoring == 1
    assert [event.seat for event in game.happened(e.IncomeStarted)] == [EMINENCE, ANNA]
    assert game.points("river", EMINENCE) == 0


def test_actions_of_a_tile_are_known():
    assert set(ACTIONS) == set(NO_STEP)
