"""Plays with a person's own tables in a separate process; prints its results as JSON.

Much of the printed game is reconstructed: an owner may replace our figures by the printed ones.
"""

from burgundy_desktop.games.boonlake.tables.folder import FOLDER
from tests.games.other_figures import offer, played, tell

FIGURES = {
    "game.toml": {
        "hand_cards = 6": "hand_cards = 12",
        "first_player_coins = 6": "first_player_coins = 40",
        "solo_player_coins = 7": "solo_player_coins = 30",
        "builder_coins = 3": "builder_coins = 9",
        "recruit_cost_coins = 3": "recruit_cost_coins = 1",
        "cattle_inhabitants_by_cattle_on_pasture = [1, 2, 3, 4]": (
            "cattle_inhabitants_by_cattle_on_pasture = [3, 9, 9, 9]"
        ),
        "movement = 4": "movement = 9",
        "vp_loss = 2": "vp_loss = 5",
    },
    "player_board.toml": {
        "houses = [{ coins = 1, vp = 0 }": "houses = [{ coins = 12, vp = 9 }",
        "extra_inhabitants = 2 }]\ncattle": "extra_inhabitants = 4 }]\ncattle",
        "cost_coins = 4": "cost_coins = 0",
    },
    "tracks.toml": {
        "lost_step_vp = 2": "lost_step_vp = 7",
        "income_coins = 2": "income_coins = 25",
        "income_cards = 2": "income_cards = 9",
    },
    "river.toml": {"amount = 1": "amount = 20"},
    "cards.toml": {
        "steps = 1": "steps = 30",
        "vp = 1\n": "vp = 60\n",
        "cost_resources = { iron = 1 }": "cost_resources = { iron = 5, clay = 5 }",
    },
    "scoring_tiles.toml": {
        "vp = 7": "vp = 50",
        "thresholds_upper = [1, 2, 3, 4]": "thresholds_upper = [9, 9, 9, 20]",
    },
    "building_tiles.toml": {"cost_coins = 2": "cost_coins = 11", "coin_track:1": "coin_track:9"},
    "solo.toml": {
        "unrevealed_b_tile_vp = 10": "unrevealed_b_tile_vp = 30",
        "remove_a = 0\nremove_b = 4": "remove_a = 4\nremove_b = 0",
        "house_vp = [0, 1": "house_vp = [9, 1",
    },
}


def found():
    """What the rules and the features do with the figures."""
    from burgundy_desktop.games.boonlake.features import automaton, extraction
    from burgundy_desktop.games.boonlake.queries import income
    from tests.games.boonlake.positions import ANNA, EMINENCE, new_game, set_up

    first = new_game(2).state
    alone = new_game(1).state
    assert alone.eminence is not None
    housed = set_up(houses=1, homes={ANNA: [(7, "upper")]}, land={7: "S03"})
    pastured = set_up(land={7: "pasture"}, ranch=3)
    seen = extraction.by_name(*extraction.extract(pastured.state, ANNA))
    built = set_up(seats=1)
    assert built.state.eminence is not None
    built.state.eminence.houses = 1
    built.state.eminence.in_game = alone.eminence.in_game
    return {
        "coins of the first": first.players[first.start].coins,
        "hand": len(first.players[0].hand),
        "alone": alone.players[0].coins,
        "income of a house": income.income_points(housed.state, housed.me),
        "cattle cost": [name for name in seen if name.startswith("cattle_price")],
        "can be paid": "cattle_now" in seen,
        "easy": automaton.extract(alone, alone.eminence, EMINENCE)[2],
        "income of the Eminence": automaton.sure(built.state, built.state.eminence, EMINENCE),
    }


if __name__ == "__main__":
    offer("boonlake", FOLDER, FIGURES)
    facts = found()
    tell(found=facts, moves=[played("boonlake", seats) for seats in (1, 2, 4)])
