"""Texts of tooltips, refusals and hints, in English and in Hungarian."""

from burgundy_desktop.boardkit.board import Tip
from burgundy_desktop.boardkit.players import known_as
from burgundy_desktop.core.ids import Target
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.games.caylus import moves as m
from burgundy_desktop.games.caylus.tables.buildings import BUILDING_NUMBER, NO_CUBE
from burgundy_desktop.games.caylus.tables.bundles import bundle
from burgundy_desktop.games.caylus.tables.road import JOUST_FIELD
from tests.games.caylus.positions import BLUE, ORANGE, RED
from tests.games.caylus.said import (
    ALONE,
    WORDS,
    hint_of,
    move_said,
    tip_of,
    why_said,
)
from tests.games.positions import everybody

NO_HOUSE_TO_FIVE = (
    "Nincs ház: −3 pont · 2 ház: 1 királyi kegy · 3 ház: 2 királyi kegy · 5 ház: 3 királyi kegy"
)
CHURCH = BUILDING_NUMBER["church"]

# tooltips


def test_a_building_tells_what_it_does_costs_and_brings_whom(a_game, english):
    game = a_game(town={9: ("stone_farm", BLUE)}, deniers=everybody(5), passed=(BLUE,), provost=9)

    assert tip_of(game, "spot", 9) == Tip(
        "Stone farm · space 9",
        0,
        (
            "Brings 2 food and 1 cloth.",
            "When another player's worker works here, the owner gets 1 food or 1 cloth.",
            "Owner: Blue. Your worker brings the owner 1 point.",
            "A worker costs you 2 deniers.",
        ),
        "production",
    )


def test_whoever_sits_at_the_table_is_called_by_name(a_game, english):
    placing = a_game(town={9: ("tailor", BLUE)}, deniers=everybody(5))
    moving = a_game("provost", provost=9, deniers=everybody(3))

    with known_as([SeatInfo(name) for name in ("Anna", "Margot", "Hugo")]):
        assert "Owner: Margot. Your" in "".join(tip_of(placing, "spot", 9).lines)
        assert "owner: Margot" in WORDS.target(placing.seen_by(RED), Target("spot", 9))
        assert tip_of(moving, "provost").lines[-1] == "Still to move him: Margot and Hugo."
    assert tip_of(moving, "provost").lines[-1] == "Still to move him: Blue and Yellow."


def test_a_worker_beyond_the_provost_is_warned_of(a_game, english):
    game = a_game(workers={16: RED}, deniers=everybody(5))

    assert tip_of(game, "spot", 16).lines == (
        "Brings 1 gold.",
        "Beyond the provost: as he stands now, it is not activated.",
        "Worker: you",
    )


def test_a_step_of_the_provost_tells_who_works_and_who_does_not(a_game, english):
    game = a_game(
        "provost",
        town={9: ("tailor", BLUE)},
        workers={2: RED, 8: RED, 9: BLUE},
        provost=9,
        deniers=everybody(3),
    )

    assert tip_of(game, "spot", 7).lines == (
        "Moving him here costs 2 deniers.",
        "You work: Forest (2).",
        "That brings you: 1 food or 1 wood.",
        "Your workers cut off: Carpenter (8).",
        "Workers of others: 0 at work, 1 cut off.",
        "Still to move him: Blue and Yellow.",
    )


def test_the_provost_tells_what_each_step_would_change(a_game, english):
    game = a_game(
        "provost",
        town={9: ("tailor", BLUE), 10: ("wood_quarry", RED)},
        workers={2: RED, 4: RED, 8: RED, 10: RED, 9: BLUE},
        provost=9,
        deniers=everybody(2),
    )

    assert tip_of(game, "provost").lines == (
        "Buildings up to space 9 are activated.",
        "You work: Forest (2), Quarry (4) and Carpenter (8).",
        "That brings you: 1 stone · 1 food or 1 wood.",
        "Your workers cut off: Quarry (10).",
        "Workers of others: 1 at work, 0 cut off.",
        "−2 to space 7 · 2 deniers · you: −Carpenter (8) · others: −1",
        "−1 to space 8 · 1 denier · others: −1",
        "+1 to space 10 · 1 denier · you: +Quarry (10)",
        "+2 to space 11 · 2 deniers · you: +Quarry (10)",
        "Still to move him: Blue and Yellow.",
    )


def test_the_provost_tells_nothing_of_steps_that_are_not_mine(a_game, english):
    game = a_game("provost", provost=9, deniers=everybody(2))

    assert WORDS.tip(game.seen_by(BLUE), Target("provost"), []).lines == (
        "Buildings up to space 9 are activated.",
    )


def test_whoever_moves_last_has_the_last_word(a_game, english):
    game = a_game("provost", deniers={RED: 1, ORANGE: 1}, passing=(BLUE, ORANGE, RED))
    game.provost(0)

    assert game.who == RED
    assert tip_of(game, "spot", 7).lines[-1] == "Nobody can move him after you."


def test_a_tile_of_the_supply_tells_its_price_and_its_place(a_game, english):
    game = a_game(
        "buildings", town={9: ("mason", RED)}, workers={9: RED}, cubes={RED: "SC"}, provost=9
    )

    assert tip_of(game, "building", CHURCH) == Tip(
        "Church",
        3,
        (
            "Gives 3 points for 2 deniers or 5 points for 4 deniers.",
            "Costs 1 stone and 1 cloth.",
            "Brings the builder 3 points and 1 royal favour.",
            "It would stand on space 10.",
        ),
        "stone",
    )


def test_a_section_tells_what_houses_bring(a_game, hungarian):
    game = a_game(houses={"walls": {RED: 1}}, scored=1)

    assert tip_of(game, "section", 1).lines == (
        "10 munkaegységből 1 kész, egyenként 4 pont.",
        "Kiértékeljük, ha betelt, vagy ha az udvarnagy odaér (18. mező).",
        NO_HOUSE_TO_FIVE,
        "Eddig a tiéd: 1 ház.",
    )


def test_a_field_with_a_sign_tells_what_is_scored_there(a_game, english):
    dungeon_ahead, dungeon_done = a_game(), a_game(scored=1)

    assert tip_of(dungeon_ahead, "spot", 12).lines[-1] == (
        "When the bailiff gets here, the dungeon is scored."
    )
    assert not any("scored" in line for line in tip_of(dungeon_done, "spot", 12).lines)
    assert tip_of(dungeon_done, "spot", 18).lines[-1] == (
        "When the bailiff gets here, the walls are scored."
    )


def test_who_has_passed_is_told_in_the_title_alone(a_game, english):
    tip = tip_of(a_game(), "bridge")

    assert tip.title == "Passed: you, Blue, Yellow"
    assert tip.lines == ("The first to pass gets 1 denier. The provost is moved in this order.",)


def test_the_bailiff_tells_how_far_he_walks(a_game, english):
    game = a_game("provost", provost=9, deniers=everybody(1))

    assert tip_of(game, "bailiff").lines == (
        "At the end of the round he walks 2 spaces if the provost is ahead of him, otherwise 1.",
        "With the provost where he is now: 2 spaces.",
        "On space 12 he triggers the scoring of the dungeon.",
    )


def test_closed_columns_tell_when_they_open(a_game, english):
    game = a_game()

    assert tip_of(game, "favor", 3).lines == (
        "This column: 3 points.",
        "Opens when the dungeon has been scored.",
    )
    assert tip_of(game, "favor", 35).lines[-1] == "Opens when the walls have been scored."
    assert tip_of(game, "favor", 2).lines == ("This column: 2 points.",)


def test_the_lawyer_warns_of_a_worker_on_the_target(a_game, english):
    game = a_game(
        "buildings",
        town={9: ("lawyer", RED), 10: ("wood_quarry", RED)},
        workers={9: RED, 10: BLUE},
        cubes={RED: "C"},
        deniers=everybody(1),
        provost=10,
    )

    assert (
        "Becomes your residence for 1 cloth and 1 denier. "
        "A worker is here: the building is replaced when the worker leaves."
    ) in tip_of(game, "spot", 10).lines
    assert "Becomes your residence for 1 cloth and 1 denier." in tip_of(game, "spot", 1).lines


# why not


def test_reasons_say_what_is_missing(english):
    assert why_said("too_dear", price=3, have=1) == "A worker here costs 3 deniers; you have 1."
    assert why_said("spot_taken", seat=1) == "A worker of Margot is already here."
    assert why_said("spot_taken", seat=0) == "Your own worker is already here."
    assert why_said("never_transformed", building=BUILDING_NUMBER["lawyer"]) == (
        "Lawyer: it cannot become a residence."
    )
    assert why_said("provost_too_far", steps=5, most=3) == (
        "The provost moves 3 spaces at most; this would be 5."
    )


def test_reasons_are_worded_in_hungarian(hungarian):
    assert why_said("not_your_turn", ALONE, seat=2) == "Most nem te jössz: Odo van soron."
    assert why_said("too_dear", price=3, have=0) == "Egy munkás itt 3 dénárba kerül, neked 0 van."
    assert why_said("stables_closed", players=3) == (
        "Az istállót csak legalább 3 játékosnál használjuk."
    )


# hints


def test_hints_say_what_a_move_brings(a_game, english):
    castle = a_game("castle", workers={"castle": RED}, cubes={RED: "FWS"})
    assert hint_of(castle, m.batch(bundle(food=1, wood=1, stone=1))) == (
        "Scores 5 points now. You lose 2 points less when the dungeon is scored."
    )

    placing = a_game(town={9: ("wood_quarry", RED)}, deniers=everybody(3), provost=9)
    assert hint_of(placing, m.place(9)).startswith("Brings 2 stone.")


def test_hints_about_the_provost_say_who_works(a_game, english):
    game = a_game(
        "provost", workers={9: RED, 7: BLUE}, town={9: ("tailor", RED)}, deniers=everybody(3)
    )

    assert hint_of(game, m.provost(9)) == (
        "1 more of your workers will be at work. The bailiff then walks 2 spaces."
    )
    assert hint_of(game, m.provost(6)) == (
        "With the provost there, 1 worker of others will not work. The bailiff then walks 1 space."
    )


def test_hints_are_worded_in_hungarian(a_game, hungarian):
    game = a_game("special", workers={"joust_field": RED}, cubes={RED: "C"}, deniers=everybody(1))

    assert hint_of(game, m.JOUST).startswith("1 királyi kegyet hoz.")
    assert hint_of(game, m.DECLINE) == "Megtartasz 1 nyersanyagot és 1 dénárt."


def test_the_joust_field_is_a_place_and_an_offer(a_game, english):
    game = a_game("special", workers={"joust_field": RED}, cubes={RED: "C"}, deniers=everybody(1))
    seen = game.seen_by(RED)

    assert WORDS.target(seen, Target("joust")) == "Pay for a favour"
    assert WORDS.target(seen, Target("spot", JOUST_FIELD)) == "Joust field · worker: you"
    assert move_said(game, m.JOUST) == (
        "Royal favour",
        "Pay for a royal favour",
        "1 cloth and 1 denier",
    )


def test_a_favour_may_make_a_tile_cheaper(a_game, english):
    game = a_game(
        "special",
        workers={"joust_field": RED},
        cubes={RED: "CFS"},
        deniers=everybody(1),
        markers={RED: "d2"},
        scored=1,
    )
    game.joust(True).line("d")

    assert move_said(game, m.favor_build(BUILDING_NUMBER["park"], NO_CUBE))[1:] == (
        "Park",
        "1 food",
    )
