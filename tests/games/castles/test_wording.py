"""The words of the game: there are some for everything, in both languages, and they are whole."""

import re
from itertools import product

import attrs
import pytest

from burgundy_desktop import assets
from burgundy_desktop.boardkit.board import LogLine, Tip
from burgundy_desktop.core.choosing import Chooser
from burgundy_desktop.core.events import Events, PointsScored
from burgundy_desktop.core.ids import Target
from burgundy_desktop.core.reasons import Claim, Fact
from burgundy_desktop.games.castles import events as e, moves as m
from burgundy_desktop.games.castles.board.holdings import holdings
from burgundy_desktop.games.castles.board.wording import WORDING, effects, names, places
from burgundy_desktop.games.castles.board.wording.confirmation import question_before
from burgundy_desktop.games.castles.game import GAME
from burgundy_desktop.games.castles.rules.why_not import CODES
from burgundy_desktop.games.castles.scoring import TIE_BREAKS
from burgundy_desktop.games.castles.setup import OPTIONS
from burgundy_desktop.games.castles.state import REASONS
from burgundy_desktop.games.castles.tables.board import WORKERS_ACTION
from burgundy_desktop.games.castles.tables.estates import ESTATE_NUMBERS, SPACES
from burgundy_desktop.games.castles.tables.knowledge import (
    POINTS_OF,
    WORKERS_ACTION_WITH_TILE_14,
)
from burgundy_desktop.games.castles.tables.pieces import (
    BANK_SILVER,
    BOARDING_HOUSE_WORKERS,
    BUILDINGS,
    GOODS,
    KINDS,
    TILE_COUNT,
    TILE_NAME,
    WATCHTOWER_POINTS,
)
from tests import thorough
from tests.games.castles.positions import ANNA, BENNO, choosing, set_up
from tests.games.random_play import all_options, play
from tests.games.saying import ALONE, TOGETHER, Saying, assert_whole

WORDS = WORDING
SAYING = Saying(GAME, WORDS, set_up)
told, move_said, tip_of = SAYING.told, SAYING.move_said, SAYING.tip_of
why_said = SAYING.why_said
ANCHOR = re.compile(r"<!-- anchor: (\S+) -->")


# texts of random games


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_happens_in_random_games_has_words(seats, language):
    for options in all_options(GAME.info, seats)[seats - 2 :: 3]:
        events = Events()
        for moment in play(GAME, options, seed=seats, events=events):
            if moment.seat >= 0 and moment.ply % thorough.one_in(5, 20) == seats % 5:
                speak_of(moment.state, moment.seat, moment.legal)
        for event in events:
            line = WORDS.log(event, TOGETHER[:seats], ANNA)
            assert (line is None) == isinstance(event, e.TurnEnded)
            if line:
                assert_whole(line.text)


def speak_of(state, seat, legal):
    """Render every text of a decision."""
    seen = GAME.observe(state, seat)
    SAYING.speak_of(seen, legal)
    assert_told_apart(state, seen, legal)


def assert_told_apart(state, seen, legal):
    """Only moves with the same effect have the same words."""
    same: dict[object, object] = {}
    for move in legal:
        words = WORDS.move(seen, move)
        assert same.setdefault(words, what(state, move)) == what(state, move)


def what(state, move):
    """A move without what nobody can see: which of two equal tiles, which of two equal dice."""
    known = {field.name: getattr(move, field.name) for field in attrs.fields(type(move))}
    if "tile" in known:
        tile = known["tile"]
        known["tile"] = TILE_NAME[tile], [d for d in range(7) if tile in state.depots[d]]
    if known.get("die", m.EXTRA_DIE) != m.EXTRA_DIE:
        known["die"] = state.player.dice[known["die"]]
    return type(move), known


@pytest.mark.parametrize("number", ESTATE_NUMBERS)
def test_no_two_spaces_of_an_estate_are_called_the_same(number, language):
    said = [places.space_name(number, space) for space in range(SPACES)]

    assert len(set(said)) == SPACES
    assert_whole(*said)


# every word of the game's own tables


def test_every_tile_has_a_name_an_object_and_an_effect(language):
    for tile in range(TILE_COUNT):
        assert_whole(names.tile_title(tile), names.tile_object(tile), effects.effect(tile))


def test_every_anchor_stands_on_the_rules_page(a_game, language):
    page = assets.resource("games", "castles", "help", f"{language}.md").read_text("utf-8")
    game = a_game(goods={"red": 1}, sold={"pink": 2}, storage=["bank"], depots={1: ["ship"]})
    kinds = ["die", "goods", "depot", "depot_goods", "sold", "workers", "silver", "space"]
    kinds += ["phase", "bonus_large", "bonus_small", "round_goods", "white_die", "storage", "track"]
    tips = [tip_of(game, kind, 1) for kind in kinds]
    anchors = {tip.anchor for tip in tips} | {effects.anchor(tile) for tile in range(TILE_COUNT)}

    assert anchors <= set(ANCHOR.findall(page))
    for tip in tips:
        assert_whole(tip.title, *tip.lines)


def test_every_reason_why_not_has_its_sentence(language):
    values = {
        "seat": [1],
        "number": range(1, 7),
        "workers": range(4),
        "have": range(4),
        "price": [2],
        "kind": range(len(KINDS)),
        "tile": [0],
        "building": range(len(BUILDINGS)),
        "goods": range(len(GOODS)),
    }
    values_of = {
        ("building_takes_only", "building"): [BUILDINGS.index("church"), BUILDINGS.index("market")],
        ("black_depot_needs_silver", "have"): [0, 1],
    }
    for code, fields in CODES.items():
        for chosen in product(*(values_of.get((code, f), values[f]) for f in fields)):
            said = why_said(code, **dict(zip(fields, chosen, strict=True)))
            assert_whole(said)
            assert said.endswith(".")


def test_every_score_line_tie_break_option_and_button_has_a_name(language):
    assert_whole(WORDS.title())
    assert_whole(*(WORDS.reason(reason) for reason in REASONS))
    assert_whole(*(WORDS.tie_break(name) for name in TIE_BREAKS))
    assert_whole(*(WORDS.option(field.name) for field in OPTIONS))
    assert_whole(*(WORDS.option_value(f.name, value) for f in OPTIONS for value in f.values))
    assert_whole(*(WORDS.button(Target(kind)) for kind in ("decline", "end_turn", "workers")))
    assert WORDS.button(Target("space", 3)) == ""


def test_every_holding_on_a_player_s_card_has_a_name(a_game, language):
    held = holdings(a_game(silver=3, goods={"red": 2}).seen_by(BENNO), ANNA)

    assert [thing.count for thing in held] == [3, 0, 2, 0]
    assert_whole(*(thing.name for thing in held))


ONE_OF_EACH = [
    *(PointsScored(ANNA, 4, reason) for reason in REASONS),
    e.GameSetUp((BENNO, ANNA)),
    e.BoardsDealt(((1, 4), (6, 7))),
    e.EstatesRevealed(),
    e.EstateChosen(ANNA, 4, 0),
    *(e.PhaseStarted(phase) for phase in range(5)),
    e.DiceRolled(1, 2, ((4, 2), (6, 5), (1, 1), (3, 3)), 3),
    *(e.GoodsLanded(depot, depot - 1) for depot in range(1, 7)),
    *(e.TileTaken(ANNA, tile, 3, die, die) for tile in range(TILE_COUNT) for die in (-1, 0, 1, 2)),
    *(e.TileBought(ANNA, 5, depot, 2) for depot in range(7)),
    e.TileDiscarded(ANNA, 5),
    *(e.TilePlaced(ANNA, 5, 3, die, die, 1) for die in (-1, 0, 1, 2)),
    *(e.RegionCompleted(ANNA, 3, kind, 1 + kind) for kind in range(6)),
    *(e.BonusTileTaken(ANNA, kind, large) for kind in range(6) for large in (True, False)),
    *(e.GoodsSold(ANNA, 2, 3, die, die) for die in (-1, 0, 1, 2)),
    *(e.WorkersGained(ANNA, 2, r) for r in ("action", "boarding_house", "sale", "mine")),
    *(e.SilverGained(ANNA, 1, reason) for reason in ("action", "bank", "sale", "mine")),
    e.GoodsLoaded(ANNA, 4, (1, 0, 2, 0, 0, 0)),
    *(e.MarkerMoved(ANNA, 2, first) for first in (True, False)),
    e.ExtraActionGranted(ANNA),
    *(e.EffectLost(ANNA, building) for building in range(8)),
    e.EffectDeclined(ANNA),
    *(e.PhaseEnded(phase) for phase in range(5)),
    e.GameEnded(),
]


def test_every_event_is_told_of_others_and_to_you(language):
    assert {type(event) for event in ONE_OF_EACH} == set(GAME.event_types) - {e.TurnEnded}
    for event in ONE_OF_EACH:
        mine, others = told(event), told(event, TOGETHER)
        assert_whole(mine, others)
        if isinstance(event, e.TilePlaced | e.GoodsSold | e.MarkerMoved | e.TileTaken):
            assert "Anna" in others
            assert "Anna" not in mine


# the list of moves


def test_moves_stand_in_groups_with_their_cost(a_game, english):
    game = a_game(
        dice=(4, 3),
        workers=2,
        depots={4: ["ship", "K4"]},
        storage=["watchtower"],
        goods={"pink": 2},
    )

    assert move_said(game, game.move.take("ship", die=4)) == (
        "Take a tile",
        "Ship · depot 4",
        "die 4",
    )
    assert move_said(game, game.move.take("ship", die=3))[2] == "die 3 · 1 worker"
    assert move_said(game, game.move.take("K4", die=3))[1] == "“Porters” · depot 4"
    assert move_said(game, game.move.sell("pink", die=3)) == ("Sell goods", "2 pink tiles", "die 3")
    assert move_said(game, game.move.take_workers(die=3)) == ("Take workers", "2 workers", "die 3")
    group, text, _ = move_said(game, game.move.place("watchtower", 25, die=3))
    assert (group, text) == ("Place a watchtower", "on 3 · south-eastern city · row 5, space 4")


def test_the_castle_and_the_buildings_pay_for_moves(a_game, english):
    game = a_game(knows=[1], dice=(6, 5), storage=["castle"], goods={"pink": 1})
    game.place("castle", 6, die=6)
    assert move_said(game, game.move.sell("pink"))[2] == "with the castle"

    game = a_game(dice=(3, 3), storage=["warehouse"], goods={"pink": 1})
    game.place("warehouse", 25, die=3)
    assert move_said(game, game.move.sell("pink"))[2] == "with the warehouse"


def test_tile_14_brings_four_workers_in_the_list_too(a_game, english):
    game = a_game(knows=[14], dice=(2, 2))

    assert (
        move_said(game, game.move.take_workers(die=2))[1]
        == f"{WORKERS_ACTION_WITH_TILE_14} workers"
    )
    assert WORKERS_ACTION == 2


def test_moves_in_hungarian(a_game, hungarian):
    game = a_game(
        dice=(4, 3), workers=2, depots={4: ["ship"]}, storage=["watchtower"], goods={"pink": 2}
    )

    take = ("Lapka elvétele", "Hajó · 4-es depó", "3-as kocka · 1 munkás")
    assert move_said(game, game.move.take("ship", die=3)) == take
    group, text, _ = move_said(game, game.move.place("watchtower", 25, die=3))
    assert group == "Leteszel egy őrtornyot"
    assert text == "3-as mező · délkeleti város · 5. sor, 4. mező"


# prompts


def test_prompts_say_what_to_do_now(a_game, english):
    game = a_game(dice=(4, 2), storage=["bank"], workers=3)
    seen, bank = game.seen_by(ANNA), Target("tile", game.me.storage[0])
    left = [move for move in game.legal if bank in move.targets]

    assert WORDS.moment(seen) == "Phase A, round 1"
    assert WORDS.prompt(seen, game.legal, ()) == (
        "Use your dice (4 and 2): choose anything that glows."
    )
    assert WORDS.prompt(seen, left, [bank]).startswith("Place a bank on a glowing space")
    assert WORDS.prompt(seen, (), ()) == "It is another player's turn."


@pytest.mark.parametrize(
    ("storage", "asked"),
    [
        (["bank", "ship"], "Choose the die to use."),
        (["bank", "church"], "Choose a stored tile for this space."),
    ],
)
def test_a_stored_tile_is_asked_for_only_where_several_fit(a_game, english, storage, asked):
    game = a_game(dice=(2, 4), storage=storage, workers=1)
    chooser = Chooser(game.legal)

    chooser.pick(Target("space", 25))

    assert WORDS.prompt(game.seen_by(ANNA), chooser.left, chooser.understood) == asked


def test_a_pending_step_has_its_own_prompt(a_game, hungarian):
    game = a_game(dice=(3, 3), storage=["warehouse"], goods={"pink": 1})
    game.place("warehouse", 25, die=3)

    said = WORDS.prompt(game.seen_by(ANNA), game.legal, ())
    assert said == "Adj el egy árutípust, vagy hagyd ki."


def test_estates_are_chosen_in_secret_or_openly(english):
    openly, secretly = (choosing(how, ((1, 4), (6, 7))) for how in ("open", "secret"))

    said = WORDS.prompt(openly.seen_by(ANNA), openly.legal, ())
    assert said == "Choose your estate and a space for your castle."
    assert WORDS.prompt(secretly.seen_by(ANNA), secretly.legal, ()).startswith("Secretly choose")
    after = WORDS.prompt(openly.seen_by(ANNA), openly.legal, [Target("estate", 4)])
    assert after == "Choose the dark green space for your castle."


# the log


def test_the_log_is_worded_in_english(english):
    ship = TILE_NAME.index("ship")

    assert told(e.TileTaken(BENNO, ship, 4, 0, 0)) == "Margot takes a ship from depot 4"
    assert told(e.TileTaken(ANNA, ship, 4, 1, 1)) == "You take a ship from depot 4 with 1 worker"
    placed = told(e.TilePlaced(ANNA, TILE_NAME.index("cow_3"), 4, 0, 0, 1))
    assert placed == "You place 3 cows · on 2 · north-western pasture"
    again = told(e.TilePlaced(BENNO, ship, 21, -1, 0, 4))
    assert again == "Margot places a ship with the city hall · on 1 · eastern river"
    assert told(e.EstateChosen(ANNA, 4, 13)) == (
        "You choose estate 4 · on 2 · north-eastern castle region"
    )
    assert told(e.BonusTileTaken(ANNA, 4, large=True)) == "large bonus tile for mines"
    knowledge = told(e.TileBought(ANNA, TILE_NAME.index("knowledge_07"), 0, 2))
    assert (
        knowledge
        == "You buy the knowledge tile “Fat pastures” from the black depot for 2 Silverlings"
    )
    fetched = told(e.GoodsLoaded(BENNO, 5, (0, 2, 0, 1, 0, 0)))
    assert fetched == "Margot fetches 2 purple tiles and 1 red tile from depot 5"
    assert told(e.GoodsLanded(2, 5)) == "An orange goods tile goes to depot 2"


def test_the_log_is_worded_in_hungarian(hungarian):
    ship = TILE_NAME.index("ship")

    assert told(e.TileTaken(BENNO, ship, 1, 0, 0)) == "Margot elvesz egy hajót az 1-es depóról"
    workers = told(e.TileTaken(ANNA, ship, 4, 1, 2))
    assert workers == "2 munkás segítségével elveszel egy hajót a 4-es depóról"
    placed = told(e.TilePlaced(ANNA, TILE_NAME.index("cow_3"), 4, 0, 0, 1))
    assert placed == "Leteszel 3 tehenet · 2-es mező · északnyugati legelő"
    assert told(e.BonusTileTaken(ANNA, 4, large=False)) == "kis bónuszlapka: bányák"
    fetched = told(e.GoodsLoaded(BENNO, 5, (0, 2, 0, 1, 0, 0)))
    assert fetched == "Margot elhoz 2 lila árut és 1 piros árut az 5-ös depóról"
    assert told(e.GoodsLanded(6, 0)) == "Türkizkék áru kerül a 6-os depóra"
    assert told(e.PhaseEnded(4)) == "Véget ér az E fázis"
    assert told(e.PhaseEnded(1)) == "Véget ér a B fázis"


def test_only_someone_without_company_is_told_you(english):
    sold = e.GoodsSold(ANNA, 1, 2, 0, 0)

    assert told(sold, ALONE, ANNA) == "You sell 2 purple tiles"
    assert told(sold, ALONE, BENNO) == "Anna sells 2 purple tiles"
    assert told(sold, TOGETHER, ANNA) == "Anna sells 2 purple tiles"


def test_points_belong_to_the_line_before_but_not_those_of_the_final_scoring(english):
    animals = WORDS.log(PointsScored(ANNA, 5, "animals", 4), ALONE, ANNA)
    unsold = WORDS.log(PointsScored(ANNA, 2, "unsold"), ALONE, ANNA)

    assert animals == LogLine("for the animals", ANNA, 5, is_addition=True)
    assert unsold == LogLine("Goods not sold", ANNA, 2)


def test_what_a_tile_or_a_sale_brings_stands_behind_its_line(english):
    silver = WORDS.log(e.SilverGained(ANNA, 2, "bank"), ALONE, ANNA)
    mines = WORDS.log(e.SilverGained(ANNA, 2, "mine"), ALONE, ANNA)

    assert silver == LogLine("+2 Silverlings", ANNA, is_addition=True)
    assert mines == LogLine("You get 2 Silverlings from the mines", ANNA)


# why not


def test_why_not_says_what_is_missing(english):
    needs = {"number": 3, "workers": 2}

    assert why_said("needs_number", **needs, have=3) == "Needs a 3, or two workers."
    assert why_said("needs_number", **needs, have=1) == "Needs a 3, or two workers; you have one."
    assert why_said("not_your_turn", seat=1) == "It is not your turn: Margot is playing."


def test_refusals_are_worded_in_hungarian(hungarian):
    needs = {"number": 3, "workers": 2}

    assert why_said("needs_number", **needs, have=3) == "Ehhez 3-as kocka vagy két munkás kell."
    said = why_said("needs_number", number=5, workers=1, have=0)
    assert said == "Ehhez 5-ös kocka vagy egy munkás kell; neked egy sincs."


SUFFIXES = {1: "es", 2: "es", 3: "as", 4: "es", 5: "ös", 6: "os"}


@pytest.mark.parametrize(("number", "suffix"), SUFFIXES.items())
def test_hungarian_numbers_take_suffix_and_article_by_their_sound(number, suffix, hungarian):
    article = "az" if number in {1, 5} else "a"
    said = f"{number}-{suffix}"

    assert names.A_NUMBER[number]() == said
    assert names.DICE[number]() == f"{said} kocka"
    assert places.ON_NUMBER[number]() == f"{said} mező"
    assert names.DEPOTS[number]() == f"{said} depó"
    assert names.FROM_DEPOT[number]() == f"{article} {said} depóról"
    assert names.TO_DEPOT[number]() == f"{article} {said} depóra"


# tooltips and hints


def test_a_space_tells_what_a_tile_would_bring_there(a_game, english):
    game = a_game(phase="B", dice=(3, 3), storage=["watchtower"])

    assert tip_of(game, "space", 11) == Tip(
        "Watchtower",
        4 + 1 + 8,
        ("+4 points now; completes the city: +1 +8", "city of 1 · phase B · die 3"),
        "building-watchtower",
    )


def test_a_stored_tile_tells_where_it_would_bring_most(a_game, hungarian):
    game = a_game(phase="B", dice=(3, 3), storage=["bank"])

    tip = tip_of(game, "tile", game.me.storage[0])

    assert (tip.title, tip.points) == ("Bank", 1 + 8)
    assert tip.lines == (
        "2 ezüstpénz.",
        "befejezi a várost: +1 +8; +2 ezüstpénz",
        "a legjobb: 3-as mező · északnyugati város · 3-as kocka",
    )


def test_a_tile_on_a_depot_tells_its_effect_and_what_it_costs(a_game, english):
    game = a_game(dice=(2, 6), workers=1, depots={1: ["bank"]})

    tip = tip_of(game, "tile", game.state.depots[1][0])

    assert tip == Tip("Bank", 0, ("2 Silverlings.", "die 2 · 1 worker"), "building-bank")


def test_an_empty_space_tells_its_region(a_game, hungarian):
    tip = tip_of(a_game(dice=(1, 1)), "space", 25)

    assert tip.title == "Üres mező, a száma 3 · délkeleti város"
    assert tip.lines == ("5 mezős város · még 5 üres mező",)


def test_a_bonus_tile_tells_whether_it_can_still_be_had(a_game, english):
    game = a_game(
        bonus_tiles={ANNA: ["large mine"], BENNO: ["large ship"]},
    )

    def told(kind):
        return tip_of(game, "bonus_large", KINDS.index(kind)).lines

    assert told("castle") == ("First to cover all spaces of this colour: 5 points.",)
    assert told("mine") == ("You have it: it scored 5 points.",)
    assert told("ship") == ("Another player has it: it scored 5 points.",)
    assert tip_of(game, "bonus_small", KINDS.index("mine")).lines == (
        "Second to cover all spaces of this colour: 2 points.",
    )


def test_another_player_s_board_tells_what_lies_there(a_game, english):
    game = a_game(
        silver={BENNO: 1},
        workers={BENNO: 4},
        storage={BENNO: ["ship", "bank"]},
        goods={BENNO: {"pink": 2}},
        sold={BENNO: {"red": 1, "pink": 2}},
        knows={BENNO: [8]},
    )

    tip = tip_of(game, "seat", 1)

    assert (tip.title, tip.lines) == (
        "What this player has",
        (
            "1 Silverling · 4 workers",
            "Waiting to be placed: Ship · Bank",
            "Goods: 2 pink tiles",
            "Sold goods: 3",
            "Knowledge tiles: Skilled workers",
        ),
    )


def test_a_board_with_nothing_on_it_says_little(a_game, language):
    tip = tip_of(a_game(), "seat", 1)

    assert len(tip.lines) == 1
    assert_whole(tip.title, *tip.lines)


def hint_of(game, move):
    seen = game.seen_by(ANNA)
    return WORDS.hint(seen, move, GAME.facts(seen, move))


def test_a_hint_says_why(a_game, english):
    game = a_game(dice=(2, 6), goods={"purple": 2})

    assert hint_of(game, game.move.sell("purple", die=2)) == (
        "Sells 2 purple tiles for 4 points. Brings 1 Silverling."
    )


def test_a_hint_names_all_parts_of_what_a_region_brings(a_game, hungarian):
    game = a_game(phase="B", dice=(3, 3), storage=["bank"])

    assert hint_of(game, game.move.place("bank", 11, die=3)) == (
        "Befejezi a városodat (1 mező): 1 + 8 pont. 2 ezüstpénzt hoz."
    )


def test_an_effect_goes_on_in_the_midst_of_its_sentence(a_game, hungarian):
    game = a_game(dice=(2, 6), depots={2: ["knowledge 15"]})

    assert "A hatása: a végén 3 pont" in hint_of(game, game.move.take("knowledge 15", die=2))


def test_a_hint_tells_the_points_of_a_watchtower_once(a_game, english):
    game = a_game(dice=(2, 6), depots={2: ["watchtower"]})

    said = hint_of(game, game.move.take("watchtower", die=2))

    assert "points" in said
    assert "Its effect" not in said


def test_a_hint_tells_the_action_of_a_castle_once(a_game, english):
    game = a_game(dice=(6, 4), storage=["castle"], estate={11: "bank"}, goods={"purple": 2})

    said = hint_of(game, game.move.place("castle", 6, die=6))

    assert "You can also sell goods at once" in said
    assert "Its effect" not in said


def test_a_hint_does_not_say_what_placing_would_score_where_nothing_can_be_placed(a_game, english):
    game = a_game(dice=(1, 1), storage=["castle", "castle", "ship"], depots={1: ["castle"]})
    game.take("castle", die=1)

    said = [hint_of(game, move) for move in game.legal]

    assert any("You have no open space for it now." in one for one in said)
    assert not any("no open space" in one and "would score" in one for one in said)


def test_the_question_before_a_tile_of_several_animals_is_discarded_is_of_one_tile(a_game, english):
    game = a_game(storage=["chicken 3"])
    (tile,) = game.me.storage

    asked = question_before(game.seen_by(ANNA), m.DiscardTile(tile))

    assert asked == "Discard 3 chickens? The tile is removed from the game."


def test_a_hint_tells_the_spaces_that_are_open_now_of_all_that_a_tile_could_ever_have(
    a_game, english
):
    """Estate 1 has three spaces for mines; one of them is beside the castle."""
    game = a_game(dice=(5, 5), depots={5: ["mine"]})

    assert "You have 1 open space for it now." in hint_of(game, game.move.take("mine", die=5))


def test_a_hint_says_what_is_kept_of_several_animals_too(a_game, english):
    game = a_game(storage=["pig 2"])
    kept = Fact(Claim.PROMISES, "keeps_better", 10, values={"tile": game.me.storage[0]})

    said = WORDS.hint(game.seen_by(ANNA), m.EndTurn(), [kept])

    assert said == "You keep 2 pigs: 10 points when placed."


def test_a_hint_says_from_whom_a_tile_is_kept(a_game, english):
    game = a_game(
        dice={ANNA: (2, 2), BENNO: (2, 6)},
        depots={2: ["cow 3"]},
        estate={ANNA: {26: "church"}, BENNO: {26: "bank"}},
    )

    assert hint_of(game, game.move.take("cow 3", die=2)).endswith(
        "If you leave it, player 2 could take it this round."
    )


def test_a_hint_counts_what_closing_a_region_brings(a_game, english):
    game = a_game(dice=(2, 2), depots={2: ["cow 3"]}, estate={26: "bank"})

    assert hint_of(game, game.move.take("cow 3", die=2)).startswith(
        "You can place it this turn and complete your pasture of 1: "
    )


@pytest.mark.parametrize(("taken", "knows", "closes"), [
    ("bank", (), False),
    ("church", (), True),
    ("bank", (1,), True),
])  # fmt: skip
def test_a_hint_closes_no_town_with_a_second_building_of_a_kind(
    a_game, english, taken, knows, closes
):
    """Rules §8.2 (3): only knowledge tile 1 allows two equal buildings in one town."""
    town_but_one = {8: "watchtower", 13: "bank", 11: "market"}
    game = a_game(dice=(2, 2), depots={2: [taken]}, estate=town_but_one, knows=knows)

    assert (
        "completes your city of 3: 16 points" in hint_of(game, game.move.take(taken, die=2))
    ) is closes


def test_throwing_a_tile_away_is_asked_once(a_game, language):
    game = a_game(storage=["mine", "ship", "bank"], depots={1: ["church"]}, dice=(1, 1))
    seen = game.take("church", die=1).seen_by(ANNA)

    assert_whole(*(question_before(seen, move) for move in game.legal))
    assert question_before(seen, m.END_TURN) == ""


# sentences and tables


def test_sentences_name_the_amounts_of_the_tables(english):
    def amount(name):
        return int(re.findall(r"\d+", effects.effect(TILE_NAME.index(name)))[0])

    assert amount("boarding_house") == BOARDING_HOUSE_WORKERS
    assert amount("bank") == BANK_SILVER
    assert amount("watchtower") == WATCHTOWER_POINTS
    for number, points in POINTS_OF.items():
        assert amount(f"knowledge_{number:02d}") == points


def test_a_title_is_the_one_of_the_rules_page(language):
    page = assets.resource("games", "castles", "help", f"{language}.md").read_text("utf-8")

    for number, title in names.KNOWLEDGE.items():
        assert re.search(rf"### .*\b{number}\b.*: {title()}$", page, re.MULTILINE), title()
