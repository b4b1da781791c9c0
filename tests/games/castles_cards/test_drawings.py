"""Everything that the tables name has a drawing."""

from tests.games.drawn import drawn, table

GAME = "castles_cards"


def test_every_part_of_the_game_has_a_drawing():
    colours = [row["id"] for row in table(GAME, "colors.toml")["color"]]
    kinds = [row["id"] for row in table(GAME, "buildings.toml")["building"]]
    faces = [colour for colour in colours if colour != "building"] + kinds
    goods = [row["id"] for row in table(GAME, "goods.toml")["good"]]
    rounds = [row["id"] for row in table(GAME, "round_cards.toml")["round"]]
    bonuses = table(GAME, "bonuses.toml")
    actions = ("take", "place", "sell", "hire", "silver", "convert", "buy")

    wanted = {f"{part}_{face}" for part in ("card", "band") for face in faces}
    wanted |= {f"{part}_{colour}" for part in ("frame", "lane", "first") for colour in colours}
    wanted |= {f"lane_{colour}_dark" for colour in colours} | {"slot", "slot_dark", "back_action"}
    wanted |= {f"{part}_{good}" for part in ("goods_card", "goods", "token") for good in goods}
    wanted |= {f"animal_card_{row['id']}" for row in table(GAME, "animals.toml")["animal"]}
    wanted |= {f"{part}_{letter}" for part in ("round", "round_frame") for letter in rounds}
    wanted |= {f"all7_{row['vp']}" for row in bonuses["all7"]} | {"all7", "aaron"}
    wanted |= {f"display_{die}" for die in range(1, 7)} | {f"action_{name}" for name in actions}
    wanted |= {"start_front", "start_back", "worker_card", "silver_card", "vp_card"}
    wanted |= {f"kind_{kind}{dark}" for kind in ("cloister", "pasture") for dark in ("", "_dark")}

    assert sorted(wanted - drawn(GAME)) == []
