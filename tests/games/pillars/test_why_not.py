"""Every click without effect is answered with a reason."""

from pathlib import Path

import pytest

from burgundy_desktop.core.game import WhyNot
from burgundy_desktop.core.ids import SPECTATOR, Seat, Target
from burgundy_desktop.games.pillars.game import GAME
from burgundy_desktop.games.pillars.rules.why_not import CODES
from burgundy_desktop.games.pillars.state import OVER
from burgundy_desktop.games.pillars.tables.cards import CARDS
from burgundy_desktop.games.pillars.tables.converters import CONVERTER_COUNT, CONVERTERS
from burgundy_desktop.games.pillars.tables.materials import (
    KEPT,
    METAL,
    SAND,
    STONE,
    WOOD,
    number_of,
)
from tests.games.pillars.positions import ANDREA, BIRGIT, CLAUS, number
from tests.games.random_play import play, tables


def why(game, kind, index=0, seat=None, picked=()):
    """The reason why a click has no effect; it is listed with the names of its values."""
    clicked = Target(kind, index)
    decider = game.who
    if seat is None:
        left = [move for move in game.legal if set(picked) <= set(move.targets)]
        assert all(clicked not in move.targets for move in left)
    reason = GAME.why_not(game.seen_by(decider if seat is None else seat), picked, clicked)
    assert sorted(reason.values) == sorted(CODES[reason.code])
    return reason


def converter(name):
    return CONVERTERS.index(name)


def unit(material):
    return Target("unit", material)


def test_the_game_is_over(a_game):
    game = a_game()
    game.state.stage, game.state.pending = OVER, []

    assert why(game, "hand", number("king"), seat=ANDREA) == WhyNot("game_over")


def test_it_is_somebody_else_s_turn(a_game):
    game = a_game(leader=CLAUS)

    for seat in (ANDREA, SPECTATOR):
        assert why(game, "hand", 0, seat=seat) == WhyNot("not_your_turn", {"seat": CLAUS})


def test_things_without_a_move_can_only_be_looked_at(a_game):
    game = a_game(leader=CLAUS)

    for kind in ("pile", "privileges", "king", "stock", "seat", "pad"):
        assert why(game, kind) == WhyNot("not_offered")


def test_alfred_waits_for_the_last_trick(a_game):
    game = a_game(hand={CLAUS: ["alfred_builder"]}, leader=CLAUS)

    assert why(game, "hand", number("alfred_builder")) == WhyNot("alfred_waits")


def test_played_cards_and_those_of_others_cannot_be_played(a_game):
    cards = {CLAUS: ["lady_aliena"], BIRGIT: ["ellen"]}
    game = a_game(hand=cards, trick=["lady_aliena"])

    assert why(game, "hand", number("lady_aliena")) == WhyNot("card_played")
    assert why(game, "hand", number("ellen")) == WhyNot("not_in_hand")


@pytest.mark.parametrize("kind", ["tom", "unit", "converter", "finish", "keep", "plan"])
def test_things_of_the_scoring_are_only_used_while_scoring(a_game, kind):
    assert why(a_game(), kind) == WhyNot("only_while_scoring")


def test_while_a_hand_is_scored_no_card_can_be_played(a_scoring):
    game = a_scoring(["tom_builder", "red_carpenter", "forest_1"], stock=(1, 1, 1, 0))

    assert why(game, "hand", 0) == WhyNot("hand_is_played")
    assert why(game.tom("wood"), "hand", 0) == WhyNot("hand_is_played")
    assert why(game.finish(), "hand", 0) == WhyNot("hand_is_played")


def test_tom_comes_first(a_scoring):
    game = a_scoring(["tom_builder", "red_carpenter"], stock=(1, 1, 1, 0))

    assert why(game, "unit", WOOD) == WhyNot("tom_first")
    assert why(game, "converter", converter("carpenter")) == WhyNot("tom_first")
    assert why(game, "finish") == why(game, "keep", 0) == WhyNot("tom_first")
    assert why(game, "tom", METAL) == WhyNot("tom_brings_no", {"material": METAL})
    assert why(game, "plan", number_of((0, 0, 0, 3))) == WhyNot("cannot_be_kept")


def test_without_tom_there_is_no_unit_of_his(a_scoring):
    game = a_scoring(["red_carpenter"], stock=(1, 1, 1, 0))

    assert why(game, "tom", WOOD) == WhyNot("no_tom_now")
    assert why(game, "plan", number_of((0, 0, 0, 0))) == WhyNot("cannot_be_kept")


def test_a_converter_names_why_it_cannot_be_used(a_scoring):
    game = a_scoring(
        ["red_carpenter", "red_toolmaker", "red_master_builder"],
        stock=(1, 2, 1, 0),
        held={CLAUS: ["bell_founder"]},
    )

    missing = {"converter": converter("mortar_mixer")}
    assert why(game, "converter", missing["converter"]) == WhyNot("craftsman_not_scored", missing)
    potter = {"converter": converter("potter")}
    assert why(game, "converter", potter["converter"]) == WhyNot("privilege_not_held", potter)
    for name in ("toolmaker", "bell_founder"):
        values = {"converter": converter(name)}
        assert why(game, "converter", converter(name)) == WhyNot("nothing_to_convert", values)
    picked = [Target("converter", converter("carpenter"))]
    values = {"converter": converter("toolmaker")}
    assert why(game, "converter", converter("toolmaker"), picked=picked) == WhyNot(
        "nothing_to_convert", values
    )
    takes_no = WhyNot("converter_takes_no", {"converter": converter("carpenter"), "material": SAND})
    assert why(game, "converter", converter("carpenter"), picked=[unit(SAND)]) == takes_no
    carpenter = Target("converter", converter("carpenter"))
    assert why(game, "unit", SAND, picked=[carpenter]) == takes_no
    game.convert(("carpenter", "wood"))
    used = WhyNot("converter_used", {"converter": converter("carpenter")})
    assert why(game, "converter", converter("carpenter")) == used


def test_the_converters_are_those_of_who_scores_now(a_scoring):
    won = {ANDREA: ["green_carpenter", "green_toolmaker"]}
    game = a_scoring(["red_carpenter"], stock=(1, 1, 1, 0), won=won).let_score(ANDREA)

    toolmaker = {"converter": converter("toolmaker")}
    assert game.who == ANDREA
    assert why(game, "converter", toolmaker["converter"]) == WhyNot("nothing_to_convert", toolmaker)


def test_a_unit_names_why_it_cannot_be_converted(a_scoring):
    game = a_scoring(["red_carpenter"], stock=(1, 1, 1, 0))

    assert why(game, "unit", METAL) == WhyNot("no_such_unit", {"material": METAL})
    assert why(game, "unit", STONE) == WhyNot("unit_not_wanted", {"material": STONE})
    not_wanted = WhyNot("unit_not_wanted", {"material": SAND})
    assert why(game, "unit", SAND, picked=[unit(WOOD)]) == not_wanted
    assert why(game, "keep", number_of((1, 1, 1, 0))) == WhyNot("finish_first")


def test_exactly_three_units_of_the_stock_are_kept(a_scoring):
    game = a_scoring(["forest_1", "forest_2"], stock=(1, 1, 0, 0))

    for units in ((0, 2, 0, 0), (1, 0, 0, 0), (0, 0, 0, 0)):
        wrong = WhyNot("keep_so_many", {"limit": 3})
        assert why(game, "keep", number_of(units)) == wrong
    assert why(game, "keep", number_of((0, 0, 3, 0))) == WhyNot("not_enough_to_keep")
    assert why(game, "keep", number_of((2, 1, 0, 0))) == WhyNot("not_enough_to_keep")
    for kind in ("tom", "unit", "converter", "finish", "plan"):
        assert why(game, kind) == WhyNot("converting_done")


CLICKS = [
    *(Target("hand", card) for card in CARDS),
    *(Target(kind, material) for kind in ("tom", "unit") for material in range(4)),
    *(Target("converter", one) for one in range(CONVERTER_COUNT)),
    *(Target(kind, kept) for kind in ("plan", "keep") for kept in KEPT),
    *(Target(kind) for kind in ("finish", "pad", "pile", "seat", "played", "won")),
]


@pytest.mark.parametrize("seats", [3, 4])
def test_every_reason_is_listed_with_the_names_of_its_values(seats):
    for game, options, seed in tables("pillars", seats, 6):
        for moment in play(game, options, seed):
            if moment.ply % 3 and moment.legal:
                continue
            offered = {target for move in moment.legal for target in move.targets}
            for seat in {Seat(0), max(moment.seat, Seat(0))}:
                seen = game.observe(moment.state, seat)
                mine = offered if seat == moment.seat else set()
                for clicked in CLICKS:
                    if clicked not in mine:
                        reason = game.why_not(seen, (), clicked)
                        assert tuple(reason.values) == CODES[reason.code]
                        assert (reason.code == "not_your_turn") == (
                            bool(moment.legal) and seat != moment.seat
                        )


def test_every_reason_has_its_test():
    text = Path(__file__).read_text("utf-8")

    assert [code for code in CODES if f'WhyNot("{code}"' not in text] == []
