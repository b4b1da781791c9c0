"""Plays with a person's own tables in a separate process; prints its results as JSON."""

from burgundy_desktop.games.pillars.tables.folder import FOLDER
from tests.games.other_figures import offer, played, tell

FIGURES = {
    "cards.toml": {
        'id = "carpenter"\nstrength = 6\nconverts = { wood = 3 }': (
            'id = "carpenter"\nstrength = 9\nconverts = { metal = 7 }'
        ),
        'id = "prior_philip"\ncopies = 1\nstrength = 1\ngives = { metal = 1 }': (
            'id = "prior_philip"\ncopies = 1\nstrength = 8\ngives = { metal = 2, sand = 1 }'
        ),
        "vp = -3": "vp = -5",
        "vp_trickless = 3": "vp_trickless = 4",
        "strength = 11": "strength = 99",
        'gives_choice = ["wood", "stone", "sand"]': 'gives_choice = ["wood", "sand"]',
        'effect = "convert_any"\nvp = 1': 'effect = "convert_any"\nvp = 4',
        'effect = "points"\nvp = 1': 'effect = "points"\nvp = 6',
        'from_material = "sand"\nto_material = "stone"': (
            'from_material = "wood"\nto_material = "metal"'
        ),
    },
    "setup.toml": {
        "vp_per_own_craftsman = 1": "vp_per_own_craftsman = 2",
        "material_limit = 3": "material_limit = 2",
        "start = { sand = 1, wood = 1, stone = 1 }": "start = { sand = 2, metal = 9 }",
        'removed = ["ellen"]': 'removed = ["prior_philip"]',
    },
}


def found():
    """What the rules make of the figures."""
    from burgundy_desktop.core.ids import Seat
    from burgundy_desktop.games.pillars.queries.plans import plans
    from burgundy_desktop.games.pillars.tables.converters import CONVERTERS
    from burgundy_desktop.games.pillars.tables.materials import KEPT
    from tests.games.pillars.by_hand import best_for_each_stock, by_plans, most
    from tests.games.pillars.positions import (
        ANDREA,
        BIRGIT,
        CLAUS,
        new_game,
        scoring,
        set_up,
    )
    from tests.games.pillars.test_plans import random_stocks, tried, tried_with_tom

    cards = ["lady_aliena", "red_carpenter", "forest_1", "prior_philip"]
    trick = set_up(hand={Seat(seat): [card] for seat, card in enumerate(cards)}).play_card(*cards)
    kinds = ["carpenter", "master_builder"]
    by_craftsmen = scoring([f"red_{kind}" for kind in kinds], stock=(0, 1, 0, 1))
    tom = scoring(["tom_builder", "red_stonecutter"], stock=(0, 0, 0, 0))
    philip = scoring(["prior_philip", "william_hamleigh"], stock=(0, 0, 0, 0))
    trickless = scoring(
        trickless=[CLAUS], stock=(0, 1, 0, 1), held={CLAUS: ["painter", "assistant", "brickmaker"]}
    )
    wrong = sum(
        {KEPT[plan.kept]: plan.points for plan in plans(stock, ready, tom=tom)}
        != (tried_with_tom if tom else tried)(stock, ready)
        for tom in (False, True)
        for stock, ready in random_stocks(120, seed=1)
    )
    everything = 1 << CONVERTERS.index("assistant") | 1 << CONVERTERS.index("brickmaker")
    rich = plans((3, 1, 0, 12), everything, tom=True)[0]
    three = new_game(3)
    return {
        "start": three.stock(ANDREA),
        "ellen": any("ellen" in three.hand(seat) for seat in (ANDREA, BIRGIT, CLAUS)),
        "philip": any("prior_philip" in three.hand(seat) for seat in (ANDREA, BIRGIT, CLAUS)),
        "trick": trick.tricks,
        "craftsmen": most(by_craftsmen),
        "tom": tom.toms,
        "gained": philip.stock(),
        "kept": sorted(philip.keeps),
        "william": philip.vp(),
        "trickless": most(trickless),
        "exchange": ("brickmaker", "wood") in trickless.conversions,
        "plans": by_plans(trickless) == best_for_each_stock(trickless),
        "wrong plans": wrong,
        "rich": [len(rich.conversions), rich.points, rich.kept],
    }


if __name__ == "__main__":
    offer("pillars", FOLDER, FIGURES)
    tell(moves=[played("pillars", seats) for seats in (3, 4)], found=found())
