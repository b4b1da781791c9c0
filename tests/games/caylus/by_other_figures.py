"""Plays with a person's own tables in a separate process; prints its results as JSON."""

from burgundy_desktop.games.caylus.tables.folder import FOLDER
from tests.games.other_figures import offer, played, tell
from tests.games.positions import everybody

FIGURES = {
    "setup.toml": {
        "workers = 6": "workers = 5",
        "base_income = 2": "base_income = 4",
        "first_pass_bonus = 1": "first_pass_bonus = 3",
        "own_building_cost = 1": "own_building_cost = 2",
        "owner_vp_per_foreign_worker = 1": "owner_vp_per_foreign_worker = 2",
        "placement_costs = [1, 2, 3]": "placement_costs = [2, 4, 5]",
        "start_deniers = [5, 6, 6]": "start_deniers = [8, 8, 8]",
        "vp_per_gold = 3": "vp_per_gold = 5",
    },
    "road.toml": {
        "trading_post_deniers = 3": "trading_post_deniers = 5",
        "guild_steps = 3": "guild_steps = 1",
        "provost_steps = 3": "provost_steps = 2",
        "provost_cost_per_space = 1": "provost_cost_per_space = 2",
        "bailiff_steps_if_provost_ahead = 2": "bailiff_steps_if_provost_ahead = 3",
        "space = 16": "space = 20",
    },
    "castle.toml": {
        "parts = 6": "parts = 1",
        "vp_per_part = 5": "vp_per_part = 7",
        "no_batch_penalty = 2": "no_batch_penalty = 1",
        "trigger_space = 12": "trigger_space = 9",
    },
    "favors.toml": {"deniers = [3, ": "deniers = [9, ", "simplified_vp = 3": "simplified_vp = 4"},
}


def found():
    """What the rules make of the figures."""
    from tests.games.caylus.positions import BLUE, ORANGE, RED, new_game, set_up

    passed = set_up(deniers=everybody(9)).pass_()
    placed = set_up(deniers=everybody(9), passed=[ORANGE], town={9: ("mason", BLUE)}).place(9)
    built = set_up("castle", workers={"castle": [RED, BLUE]}, cubes={RED: "FWS"}, points={BLUE: 5})
    built.batch("FWS").line("b")
    last = set_up("end", scored=2, bailiff=23, houses={"towers": {RED: 1}}, cubes={RED: "G"})
    provost = set_up("provost", deniers={RED: 3}, bailiff=8, provost=8)
    steps = sorted(provost.provost_steps)
    simple = set_up("castle", simplified=True, workers={"castle": RED}, cubes={RED: "FWS"})
    return {
        "first deniers": new_game(3).deniers(new_game(3).order[0]),
        "workers": new_game(3).home(RED),
        "first pass": passed.deniers(RED),
        "placed": [placed.deniers(RED), placed.vp(BLUE)],
        "own building": set_up(deniers=everybody(9), town={9: ("mason", RED)})
        .place(9)
        .deniers(RED),
        "trading post": set_up("special", workers={"trading_post": RED})
        .when("provost")
        .deniers(RED),
        "guild": sorted(set_up("special", workers={"merchants_guild": RED}).guild_steps),
        "provost": [steps, provost.provost(-1).when("buildings").deniers(RED)],
        "bailiff": set_up("end", bailiff=6, provost=7).bailiff,
        "mine": set_up("buildings", workers={20: RED}, provost=20).when("castle").cubes(RED),
        "castle": [built.vp(RED), built.when("end").vp(BLUE), built.section],
        "line b": built.when("end").deniers(RED),
        "gold": last.points("gold"),
        "simplified": simple.batch("FWS").points("favors"),
    }


if __name__ == "__main__":
    offer("caylus", FOLDER, FIGURES)
    facts = found()
    tell(found=facts, moves=[played("caylus", seats) for seats in (2, 3, 5)])
