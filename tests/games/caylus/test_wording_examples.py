"""Texts about a position, a move and an event, in English and in Hungarian."""

from burgundy_desktop.core.ids import Target
from burgundy_desktop.core.preview import points_of, preview
from burgundy_desktop.games.caylus import moves as m
from burgundy_desktop.games.caylus.game import GAME
from burgundy_desktop.games.caylus.tables.buildings import BUILDING_NUMBER
from burgundy_desktop.games.caylus.tables.bundles import GOLD, bundle
from burgundy_desktop.games.caylus.tables.road import CASTLE, INN
from tests.games.caylus.positions import BLUE, ORANGE, RED
from tests.games.caylus.said import (
    BENNO,
    TOGETHER,
    WORDS,
    label_of,
    log_of,
    move_said,
    prompt_of,
    seen,
)
from tests.games.positions import everybody

CHURCH, PEDDLER = BUILDING_NUMBER["church"], BUILDING_NUMBER["wood_peddler"]

# the list of moves


def test_workers_are_listed_with_their_price(a_game, english):
    game = a_game(town={9: ("stone_farm", BLUE)}, deniers=everybody(5), passed=(BLUE,))

    assert move_said(game, m.place(4)) == ("Place a worker", "Quarry · space 4", "2 deniers")
    assert move_said(game, m.place(9))[1:] == (
        "Stone farm · space 9",
        "2 deniers · 1 point for the owner",
    )
    assert move_said(game, m.place(CASTLE))[1:] == ("Castle", "2 deniers")
    assert move_said(game, m.PASS) == ("Other", "Pass", "")


def test_whoever_passes_first_is_told_of_the_denier(a_game, hungarian):
    game = a_game(deniers=everybody(1))

    assert move_said(game, m.PASS) == ("Egyéb", "Passzolsz", "+1 dénár")
    assert move_said(game, m.place(2)) == ("Munkás elhelyezése", "Erdő · 2. mező", "1 dénár")


def test_the_provost_is_listed_by_steps(a_game, english):
    game = a_game("provost", provost=15, deniers=everybody(3))

    assert move_said(game, m.provost(16))[1:] == ("+1 to space 16 · Gold mine", "1 denier")
    assert move_said(game, m.provost(12))[1:] == ("−3 to space 12", "3 deniers")
    assert move_said(game, m.provost(15))[1:] == ("stays on space 15", "")


def test_the_provost_is_worded_in_hungarian(a_game, hungarian):
    game = a_game("provost", provost=15, deniers=everybody(3))

    assert move_said(game, m.provost(16)) == (
        "Az intéző mozgatása",
        "+1: 16. mező · Aranybánya",
        "1 dénár",
    )
    assert move_said(game, m.provost(15))[1] == "marad: 15. mező"


def test_one_tile_paid_with_different_cubes_is_two_lines(a_game, english):
    game = a_game("buildings", workers={6: RED}, cubes={RED: "FWG"})
    move = m.build(PEDDLER, GOLD)

    assert move_said(game, move) == ("Build a wood building", "Peddler", "1 wood and 1 gold")
    assert move_said(game, m.build(PEDDLER, 0))[2] == "1 food and 1 wood"


def test_trades_tell_both_sides(a_game, hungarian):
    game = a_game("buildings", workers={5: RED}, cubes={RED: "G"})

    trade = m.trade(bundle(gold=1), bundle(denier=4))
    assert move_said(game, trade) == ("Csere", "4 dénár", "1 aranyért")


def test_batches_tell_where_they_go(a_game, english):
    game = a_game(
        "castle",
        workers={"castle": RED},
        cubes={RED: "FWS"},
        points={RED: {"trades": 3}},
        scored=1,
    )

    assert move_said(game, m.batch(bundle(food=1, wood=1, stone=1))) == (
        "Deliver a batch",
        "food, wood and stone",
        "walls",
    )


def test_bar_and_list_say_the_same_of_delivering_nothing(a_game, english):
    game = a_game("castle", workers={"castle": RED}, cubes={RED: "FWSFWS"})

    assert prompt_of(game).endswith("or deliver nothing.")
    assert label_of(game, m.STOP_BUILDING) == "Deliver nothing"
    assert move_said(game, m.STOP_BUILDING) == ("Other", "Deliver nothing", "")

    game.play(m.batch(bundle(food=1, wood=1, stone=1)))

    assert prompt_of(game).endswith("or deliver no more.")
    assert label_of(game, m.STOP_BUILDING) == "Deliver no more"
    assert move_said(game, m.STOP_BUILDING) == ("Other", "Deliver no more", "")


def test_the_list_leaves_the_points_of_a_move_to_their_column(a_game, english):
    game = a_game(
        "castle", workers={"castle": RED}, cubes={RED: "FWS"}, points={RED: {"trades": 3}}
    )

    assert points_of(preview(GAME, seen(game), m.STOP_BUILDING), RED) == -2
    assert move_said(game, m.STOP_BUILDING)[2] == ""


def test_lines_tell_the_column_that_the_marker_would_reach(a_game, english):
    game = a_game(
        "special",
        workers={"joust_field": RED},
        cubes={RED: "C"},
        deniers=everybody(1),
        markers={RED: "a2 d1"},
    ).joust(True)

    assert move_said(game, m.choose_line(0)) == (
        "Choose a line",
        "Points",
        "column 2 · 2 points",
    )
    assert move_said(game, m.choose_line(3))[2] == (
        "column 2 · build a wood building for 1 wood less"
    )


# prompts


def test_prompts_begin_with_the_verb(a_game, english):
    placing = a_game(deniers=everybody(4), passed=(BLUE,))
    assert prompt_of(placing) == "Place a worker in a glowing place for 2 deniers, or pass."
    assert WORDS.moment(placing.seen_by(RED)) == "Round 2 · Workers"

    provost = a_game("provost", provost=9, deniers=everybody(3))
    assert prompt_of(provost) == (
        "Move the provost up to 3 spaces, 1 denier each, or leave him on space 9."
    )
    assert WORDS.prompt(provost.seen_by(BLUE), (), ()) == "It is another player's turn."


def test_a_building_that_asks_is_named_in_the_bar(a_game, hungarian):
    game = a_game("buildings", workers={6: RED}, cubes={RED: "FW"})

    assert WORDS.moment(game.seen_by(RED)) == "2. forduló · Ácsműhely"
    assert prompt_of(game) == "Építs egy világító faépületet (9. mező), vagy hagyd ki."


def test_the_owner_is_asked_as_the_owner(a_game, english):
    game = a_game("buildings", town={9: ("park", BLUE)}, workers={9: RED}, provost=9)

    assert game.who == BLUE
    assert prompt_of(game) == "Choose the cube that you get as the owner in the park (9)."


def test_what_is_still_missing_is_asked(a_game, english):
    game = a_game("buildings", workers={6: RED}, cubes={RED: "FWG"})
    assert prompt_of(game, Target("building", PEDDLER)) == (
        "Choose the cube of any kind that you pay for the peddler."
    )
    assert prompt_of(game, Target("cube", GOLD)) == "Choose the building that this cube pays for."


def test_the_source_of_a_favour_is_named(a_game, english):
    game = a_game(
        "special", workers={"joust_field": RED}, cubes={RED: "C"}, deniers=everybody(1)
    ).joust(True)

    assert prompt_of(game) == "Choose a line for the royal favour of the joust field."
    assert WORDS.moment(game.seen_by(RED)) == "Round 2 · Royal favour"


def test_the_end_is_the_end(a_game, english):
    game = a_game("end", scored=2, bailiff=23, provost=24)

    assert game.over
    assert WORDS.prompt(game.seen_by(RED), (), ()) == "The game is over."
    assert WORDS.moment(game.seen_by(RED)) == "Round 2 · End of the game"


# names


def test_names_tell_what_the_eye_sees(a_game, english):
    game = a_game(
        town={9: ("tailor", BLUE)}, workers={9: ORANGE, "inn_right": RED}, provost=9, bailiff=9
    )
    seen = game.seen_by(RED)

    assert WORDS.target(seen, Target("spot", 9)) == (
        "Tailor · space 9 · owner: Blue · worker: Yellow · provost · bailiff"
    )
    assert WORDS.target(seen, Target("spot", INN)) == "Inn · staying there: you"
    assert WORDS.target(seen, Target("spot", 12)) == (
        "Empty space · space 12 · the dungeon is scored here"
    )
    assert WORDS.target(seen, Target("building", CHURCH)) == (
        "Church · 1 stone and 1 cloth · 1 left"
    )
    assert WORDS.target(seen, Target("favor", 24)) == (
        "Resources, column 4: 2 cubes (not gold) for one of any kind"
    )


def test_names_in_hungarian(a_game, hungarian):
    game = a_game(
        town={9: ("tailor", BLUE)},
        houses={"dungeon": {RED: 2}},
        passed=(BLUE, ORANGE),
        deniers=everybody(5),
    )
    seen = game.seen_by(RED)

    assert WORDS.target(seen, Target("spot", 9)) == "Szabó · 9. mező · tulajdonos: Kék"
    assert WORDS.target(seen, Target("section", 0)) == "Alapok · 6 munkaegységből 2 kész"
    assert WORDS.target(seen, Target("bridge")) == "Passzolt: Kék, Sárga"
    assert WORDS.target(seen, Target("pay", bundle(stone=1))) == "Fizetsz 1 követ"


# the log


def test_a_round_is_told_with_headings_points_and_places(a_game, english):
    game = a_game(town={9: ("wood_quarry", BLUE)}, deniers={RED: 5, BLUE: 1}, passed=(ORANGE,))
    game.place(9).place(8).provost(0)

    assert log_of(game)[:10] == [
        "You place a worker in the quarry (9) for 2 deniers",
        "Margot scores as the owner (space 9) +1",
        "Margot has to pass",
        "You place a worker at the carpenter's (8) for 3 deniers",
        "You have to pass",
        "# Special buildings",
        "# The provost",
        "Odo cannot pay to move the provost",
        "Margot leaves the provost where he is",
        "You cannot pay to move the provost",
    ]


def test_a_round_is_worded_in_hungarian(a_game, hungarian):
    game = a_game(town={9: ("wood_quarry", BLUE)}, deniers={RED: 6, BLUE: 1}, passed=(ORANGE,))
    game.place(9).pass_().provost(1).provost(-2)

    assert log_of(game, TOGETHER, BENNO)[:12] == [
        "Anna munkást küld a kőbányába (9) 2 dénárért",
        "Benno pontot kap tulajdonosként (9. mező) +1",
        "Benno kénytelen passzolni",
        "Anna passzol",
        "# Speciális épületek",
        "# Az intéző",
        "Carla nem tud fizetni az intéző mozgatásáért",
        "Benno 1 dénárért előrébb viszi az intézőt: 7. mező",
        "Anna 2 dénárért hátrébb viszi az intézőt: 5. mező",
        "# Épületek és várépítés",
        "Anna munkása tétlen a kőbányában (9): az intéző nem ér odáig",
        "# A forduló vége",
    ]


def test_favours_are_told_by_their_lines(a_game, hungarian):
    game = a_game(
        "special",
        workers={"joust_field": RED},
        cubes={RED: "C"},
        deniers=everybody(1),
        markers={RED: "a1"},
    )
    game.joust(True).line("a")

    assert log_of(game)[1:4] == [
        "Királyi kegyet nyersz a tornapályán 1 posztóért és 1 dénárért",
        "Kegyet használsz a hírnévpontok sorában: most 2. oszlop",
        "+ Királyi kegyek +2",
    ]


def test_a_prestige_building_tells_price_points_and_favour(a_game, english):
    game = a_game(
        "buildings",
        town={9: ("architect", RED), 10: ("residence", RED)},
        workers={9: RED},
        cubes={RED: "SSG"},
        provost=9,
    )
    game.build("statue")

    assert log_of(game)[1:] == [
        "You build the statue for 2 stone and 1 gold: space 10",
        "+ Prestige buildings +7",
        "+ a royal favour",
    ]


def test_a_delayed_residence_is_told_twice(a_game, english):
    game = a_game(
        "buildings",
        town={9: ("lawyer", RED), 10: ("wood_quarry", RED)},
        workers={9: RED, 10: BLUE},
        cubes={RED: "C"},
        deniers=everybody(1),
        provost=10,
    )
    game.transform(10)

    assert log_of(game)[1:5] == [
        "You pay 1 cloth and 1 denier: the quarry becomes a residence when the worker leaves",
        "Margot gets 2 stone in the quarry (10)",
        "Now you turn the quarry into a residence: space 10",
        "+ Residences +2",
    ]


def test_batches_losses_and_the_best_builder_are_told(a_game, english):
    game = a_game("castle", workers={"castle": (RED, BLUE)}, cubes={RED: "FWS"}, points={BLUE: 3})
    game.batch("FWS")

    assert log_of(game) == [
        "You deliver 1 food, 1 wood and 1 stone to the dungeon",
        "+ Dungeon +5",
        "Margot delivers nothing to the castle",
        "+ No batch delivered -2",
        "You have delivered the most: 1 batch",
    ]


def test_a_section_is_told_house_by_house(a_game, hungarian):
    game = a_game(
        "end",
        houses={"dungeon": {RED: 1, BLUE: 2}},
        bailiff=11,
        provost=11,
        points={ORANGE: 5},
    )

    assert log_of(game, TOGETHER)[:5] == [
        "# A forduló vége",
        "Az udvarnagy 1 mezőt lép: 12. mező",
        "# Az udvarnagy lezárja az alapokat: kiértékelés",
        "Anna: 1 ház",
        "Benno: 2 ház, ezért kap 1 királyi kegyet",
    ]


def test_what_is_left_is_told_at_the_end(a_game, hungarian):
    game = a_game("end", scored=2, bailiff=23, provost=24, cubes={RED: "GFWS"}, deniers={RED: 5})

    lines = log_of(game)
    assert "Megtartottál 1 aranyat, 3 más nyersanyagot és 5 dénárt" in lines
    assert "Odo: semmi sem maradt" in lines
    heading = next(line for line in lines if line.startswith("# Vége"))
    assert heading.replace("\N{NO-BREAK SPACE}", " ") == (
        "# Vége a játéknak: ami megmaradt, az is pontot ér"
    )
    assert heading.count("\N{NO-BREAK SPACE}") == 2, "its end stays together"
