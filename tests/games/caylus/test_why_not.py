"""Every click without effect is answered with a reason."""

from pathlib import Path

import pytest

from burgundy_desktop.core.game import WhyNot
from burgundy_desktop.core.ids import Seat, Target
from burgundy_desktop.games.caylus.game import GAME
from burgundy_desktop.games.caylus.rules.why_not import CODES
from burgundy_desktop.games.caylus.tables.buildings import (
    BUILDING_COUNT,
    BUILDING_NUMBER,
    STONE_BUILDING,
    WOOD_BUILDING,
)
from burgundy_desktop.games.caylus.tables.bundles import bundle
from burgundy_desktop.games.caylus.tables.road import SPOT_COUNT
from tests.games.caylus.positions import BLUE, GREEN, ORANGE, RED
from tests.games.caylus.table import LETTERS, packed, spot_number
from tests.games.positions import everybody
from tests.games.random_play import play, tables


def why(game, kind, what=0, seat=None):
    """The reason why a click leads nowhere; places and buildings go by their names."""
    clicked = Target(kind, index_of(kind, what))
    decider = game.who
    assert seat is not None or all(clicked not in move.targets for move in game.legal)
    reason = GAME.why_not(game.seen_by(decider if seat is None else seat), (), clicked)
    assert tuple(reason.values) == CODES[reason.code]
    return reason


def index_of(kind, what):
    if kind == "spot":
        return spot_number(what)
    if kind == "building":
        return BUILDING_NUMBER[what]
    if kind in {"pay", "gain"}:
        return packed(what)
    return LETTERS.index(what) if kind == "cube" else what


def test_it_is_somebody_else_s_turn(a_game):
    game = a_game(deniers=everybody(9))

    assert why(game, "pass", seat=BLUE) == WhyNot("not_your_turn", {"seat": RED})


def test_the_game_is_over(a_game):
    game = a_game("end", scored=2, bailiff=23)

    assert game.over
    assert why(game, "pass", seat=RED) == WhyNot("game_over")


def test_a_spot_names_why_no_worker_may_stand_there(a_game):
    town = {9: ("residence", RED), 10: ("statue", BLUE)}
    game = a_game(deniers=everybody(9), town=town, workers={1: BLUE, "gate": RED, "inn": BLUE})

    residence, statue = BUILDING_NUMBER["residence"], BUILDING_NUMBER["statue"]
    assert why(game, "spot", 9) == WhyNot("no_workplace", {"building": residence})
    assert why(game, "spot", 10) == WhyNot("no_workplace", {"building": statue})
    assert why(game, "spot", 11) == why(game, "spot", 28) == WhyNot("space_unbuilt")
    assert why(game, "spot", 1) == WhyNot("spot_taken", {"seat": BLUE})
    assert why(game, "spot", "gate") == WhyNot("spot_taken", {"seat": RED})
    assert why(game, "spot", "inn") == WhyNot("spot_taken", {"seat": BLUE})


def test_stables_and_castle_have_their_limits(a_game):
    game = a_game(deniers=everybody(9), workers={"stables": RED, "castle": RED})
    assert why(game, "spot", "stables") == WhyNot("already_there")
    assert why(game, "spot", "castle") == WhyNot("already_there")

    game = a_game(seats=4, deniers=everybody(9), workers={"stables": [BLUE, ORANGE, GREEN]})
    assert why(game, "spot", "stables") == WhyNot("spot_full")

    game = a_game(seats=2, deniers=everybody(9))
    assert why(game, "spot", "stables") == WhyNot("stables_closed", {"players": 3})


def test_a_worker_has_its_price(a_game):
    game = a_game(passed=[BLUE, ORANGE], deniers={RED: 2}, town={9: ("mason", RED)})

    assert why(game, "spot", 1) == WhyNot("too_dear", {"price": 3, "have": 2})
    assert why(game, "spot", "castle") == WhyNot("too_dear", {"price": 3, "have": 2})


def test_while_workers_are_placed_nothing_is_built_and_no_favour_used(a_game):
    game = a_game(deniers=everybody(9))

    assert why(game, "building", "mason") == WhyNot("needs_builder")
    assert why(game, "line", 0) == WhyNot("needs_favor")
    assert why(game, "stop") == WhyNot("not_offered")


def test_the_gate_does_not_lead_back(a_game):
    game = a_game("special", workers={"gate": RED, 3: BLUE})

    assert why(game, "spot", "gate") == WhyNot("gate_is_left")
    assert why(game, "spot", 3) == WhyNot("spot_taken", {"seat": BLUE})


def test_the_provost_goes_three_spaces_for_a_denier_each(a_game):
    game = a_game("provost", deniers={RED: 2}, provost=6)

    assert why(game, "spot", 10) == WhyNot("provost_too_far", {"steps": 4, "most": 3})
    assert why(game, "spot", 28) == WhyNot("provost_too_far", {"steps": 22, "most": 3})
    assert why(game, "spot", 1) == WhyNot("provost_too_far", {"steps": 5, "most": 3})
    assert why(game, "spot", 9) == WhyNot("provost_needs_deniers", {"price": 3, "have": 2})
    off = WhyNot("provost_off_the_road", {"first": 1, "last": 28})
    assert why(game, "spot", "castle") == off
    assert why(a_game("special", workers={"merchants_guild": RED}), "spot", 12) == WhyNot(
        "provost_too_far", {"steps": 6, "most": 3}
    )


def test_a_cube_that_is_not_produced_cannot_be_taken(a_game):
    game = a_game("buildings", workers={1: RED})

    assert why(game, "gain", "G") == WhyNot("not_produced")
    game = a_game(
        "buildings", town={9: ("stone_farm", BLUE)}, workers={9: RED}, provost=9, bailiff=9
    )
    assert game.who == BLUE
    assert why(game, "gain", "G") == WhyNot("not_produced")


def test_an_exchange_has_to_be_paid(a_game):
    game = a_game("buildings", workers={5: RED}, cubes={RED: "F"})

    assert why(game, "pay", "G") == WhyNot("cannot_pay")
    town, provost = {9: ("church", BLUE)}, {"provost": 9, "bailiff": 9}
    game = a_game("buildings", town=town, workers={9: RED}, deniers={RED: 3}, **provost)
    assert why(game, "gain", "5p") == WhyNot("cannot_pay")


def at_the_mason(a_game, cubes, **town):
    return a_game(
        "buildings",
        town={9: ("mason", BLUE), 10: ("bank", BLUE)},
        workers={9: RED},
        cubes={RED: cubes},
        provost=9,
        bailiff=9,
    )


def test_a_tile_names_why_it_cannot_be_built(a_game):
    game = at_the_mason(a_game, "FS")

    assert why(game, "building", "mason") == WhyNot("builds_only", {"category": STONE_BUILDING})
    bank = BUILDING_NUMBER["bank"]
    assert why(game, "building", "bank") == WhyNot("not_in_stock", {"building": bank})
    assert why(game, "building", "tailor") == WhyNot("cannot_pay")
    game = a_game("buildings", workers={6: RED}, cubes={RED: "WF"})
    assert why(game, "building", "park") == WhyNot("builds_only", {"category": WOOD_BUILDING})
    assert why(game, "cube", "G") == WhyNot("cube_not_owned", {"cube": LETTERS.index("G")})


def test_prestige_buildings_need_a_residence_and_others_a_free_space(a_game):
    """Line d offers both kinds at once."""
    full = dict.fromkeys((*range(9, 16), *range(17, 29)), ("residence", BLUE))
    position = {
        "workers": {"joust_field": RED},
        "cubes": {RED: "CCWFFFG"},
        "deniers": {RED: 1},
        "markers": {RED: "d4"},
        "scored": 2,
    }

    game = a_game("special", **position).joust(True).line("d")
    assert why(game, "building", "granary") == WhyNot("no_residence")
    game = a_game("special", town=full, **position).joust(True).line("d")
    assert why(game, "building", "wood_quarry") == WhyNot("road_is_full")


def test_the_lawyer_names_what_cannot_be_transformed(a_game):
    town = {
        1: ("lawyer", BLUE),
        9: ("mason", BLUE),
        10: ("residence", RED),
        2: ("lawyer", BLUE),
    }
    game = a_game(
        "buildings",
        town=town,
        workers={1: RED, 2: RED, 5: BLUE},
        cubes={RED: "CC"},
        deniers={RED: 2},
        unchecked="only two lawyers can want the same building, and there is one",
    )

    for space, name in ((7, "fixed_peddler"), (10, "residence"), (1, "lawyer"), ("gate", "gate")):
        never = WhyNot("never_transformed", {"building": BUILDING_NUMBER[name]})
        assert why(game, "spot", space) == never
    assert why(game, "spot", 9) == WhyNot("not_yours", {"seat": BLUE})
    assert why(game, "spot", 11) == WhyNot("space_unbuilt")
    assert why(game, "spot", "castle") == WhyNot("castle_stays")
    game.transform(5)
    assert why(game, "spot", 5) == WhyNot("already_reserved")


def test_a_favor_won_on_the_third_space_asks_for_its_own_line(a_game):
    town = {3: ("architect", BLUE), 9: ("residence", RED)}
    game = a_game("buildings", town=town, workers={3: RED}, cubes={RED: "SSG"})
    game.build("statue").line("c")

    assert why(game, "gain", "G") == WhyNot("column_not_reached")
    assert why(game, "pay", "F") == WhyNot("cannot_pay")


def test_a_favor_won_by_a_building_asks_for_its_own_columns(a_game):
    town = {9: ("mason", BLUE), 10: ("wood_quarry", RED)}
    position = {"cubes": {RED: "SCFC"}, "markers": {RED: "d1"}, "provost": 9}
    game = a_game("buildings", town=town, workers={9: RED}, **position)
    game.build("church").line("d")

    assert why(game, "building", "park") == WhyNot("column_not_reached")
    assert why(game, "spot", 10) == WhyNot("column_not_reached")


def test_a_favor_transforms_an_own_building_that_can_be_paid_for(a_game):
    game = a_game(
        "special",
        workers={"joust_field": RED},
        cubes={RED: "CFW"},
        deniers={RED: 1},
        markers={RED: "d3"},
        scored=2,
        town={9: ("wood_quarry", RED)},
    )
    game.joust(True).line("d")

    assert why(game, "spot", 9) == WhyNot("cannot_pay")
    assert why(game, "pay", "F") == WhyNot("first_resolve")
    assert why(game, "gain", "F") == WhyNot("first_resolve")


def test_favours_of_a_phase_go_to_different_lines(a_game):
    game = a_game("end", scored=1, bailiff=17, houses={"walls": {RED: 3}}).line("a")

    assert why(game, "line", 0) == WhyNot("line_used", {"line": 0})


def test_a_column_beyond_the_marker_cannot_be_used(a_game):
    game = a_game("special", workers={"joust_field": RED}, cubes={RED: "CC"}, deniers={RED: 1})
    game.joust(True).line("c")

    assert why(game, "gain", "G") == WhyNot("column_not_reached")
    game = a_game(
        "special",
        workers={"joust_field": RED},
        cubes={RED: "CCF"},
        deniers={RED: 1},
        markers={RED: "d1"},
    )
    game.joust(True).line("d")
    assert why(game, "building", "church") == WhyNot("column_not_reached")
    assert why(game, "cube", "G") == WhyNot("cube_not_owned", {"cube": LETTERS.index("G")})
    assert why(game, "spot", 4) == WhyNot("column_not_reached")


def test_a_batch_needs_its_cubes(a_game):
    game = a_game("castle", workers={"castle": RED}, cubes={RED: "FWS"})

    assert why(game, "pay", "FWG") == WhyNot("cannot_pay")


def test_a_pending_decision_comes_first(a_game):
    game = a_game("special", workers={"joust_field": RED}, cubes={RED: "C"}, deniers={RED: 1})

    assert why(game, "spot", 1) == WhyNot("first_resolve")
    assert why(game.joust(True), "building", "mason") == WhyNot("first_resolve")


BUNDLES = (
    bundle(food=1),
    bundle(gold=1),
    bundle(food=1, wood=1, stone=1),
    bundle(denier=2),
    bundle(vp=3),
)
CLICKS = [
    *(Target("spot", spot) for spot in range(1, SPOT_COUNT)),
    *(Target("building", building) for building in range(BUILDING_COUNT)),
    *(Target("cube", cube) for cube in range(len(LETTERS))),
    *(Target("line", line) for line in range(4)),
    *(Target(side, what) for side in ("pay", "gain") for what in BUNDLES),
    *(Target(button) for button in ("pass", "home", "joust", "stay", "stop", "decline")),
]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_reason_is_listed_with_the_names_of_its_values(seats):
    for game, options, seed in tables("caylus", seats, 4):
        for moment in play(game, options, seed):
            if moment.ply % 5 and moment.legal:
                continue
            offered = {target for move in moment.legal for target in move.targets}
            for seat in {Seat(0), max(moment.seat, Seat(0))}:
                seen = game.observe(moment.state, seat)
                mine = offered if seat == moment.seat else set()
                for clicked in CLICKS:
                    if clicked not in mine:
                        reason = game.why_not(seen, (), clicked)
                        assert tuple(reason.values) == CODES[reason.code]
                        assert reason.code != "not_your_turn" or seat != moment.seat


def test_every_reason_has_its_test():
    text = Path(__file__).read_text("utf-8")

    assert [code for code in CODES if f'WhyNot("{code}"' not in text] == []
