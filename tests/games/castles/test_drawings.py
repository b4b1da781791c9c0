"""Everything that the tables name has a drawing."""

from tests.games.drawn import drawn, table


def test_every_part_of_the_game_has_a_drawing():
    items = table("castles", "items.toml")
    numbers = [row["number"] for row in table("castles", "knowledge.toml")["knowledge"]]
    kinds = ("building", "animal", "knowledge", "castle", "mine", "ship")

    wanted = {f"tile_{row['id']}" for row in items["building"]}
    wanted |= {row["id"] for row in items["building"] + items["animal"]}
    wanted |= {f"tile_{row['id']}_{count}" for row in items["animal"] for count in (2, 3, 4)}
    wanted |= {f"goods_{row['die']}" for row in items["goods"]} | {"goods_back"}
    wanted |= {f"knowledge_{number:02}" for number in numbers}
    wanted |= {f"tile_knowledge_{number:02}" for number in numbers}
    wanted |= {"tile_ship", "tile_castle", "tile_mine", "worker", "silverling", "score_pip"}
    wanted |= {f"bonus_{size}_{kind}" for size in ("large", "small") for kind in kinds}
    wanted |= {f"hex_{kind}" for kind in kinds} | {"hex_black", "hex_storage", "depot_space"}
    wanted |= {f"hex_{kind}_empty{dark}" for kind in kinds for dark in ("", "_dark")}
    wanted |= {f"die_{whose}_{pips}" for whose in ("player", "white") for pips in range(1, 7)}
    wanted |= {f"marker_seat{seat}" for seat in range(1, 6)} | {f"token_{kind}" for kind in kinds}

    assert sorted(wanted - drawn("castles")) == []
