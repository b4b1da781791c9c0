"""Whatever players get names what brought it, and where if it came from a place on the table."""

import pytest

from burgundy_desktop.core.events import PointsScored
from burgundy_desktop.games.boonlake import moves as m
from burgundy_desktop.games.boonlake.events import (
    CardsDrawn,
    CoinsGained,
    InhabitantsGained,
    VasesGained,
)
from burgundy_desktop.games.boonlake.queries.paying import COINS, plan_of
from burgundy_desktop.games.boonlake.state import steps as s
from burgundy_desktop.games.boonlake.tables.cards import EXCHANGES, Exchange
from tests.games.boonlake.positions import (
    ANNA,
    BENNO,
    FOLLOW_CARD,
    action,
    canoes,
    card,
    cards,
    lever,
    levers,
    sites,
    space,
    tile,
)

OR_2, AND_5 = lever("resource_or_2"), lever("resource_and_5")
NEXT = (s.WINDOW, BENNO, 1)
"""Here nobody does anything any more."""


def coins(count, source, place=-1):
    return CoinsGained(ANNA, count, source, place)


def vases(count, source, place=-1):
    return VasesGained(ANNA, count, source, place)


def inhabitants(count, source, place=-1, missed=0):
    return InhabitantsGained(ANNA, count, source, place, missed)


def drawn(count, source, place=-1):
    return CardsDrawn(ANNA, count, source, place)


def points(count, reason, place=-1):
    return PointsScored(ANNA, count, reason, place)


def gained(game):
    return game.happened(CoinsGained, VasesGained, InhabitantsGained, CardsDrawn, PointsScored)


def used(*names):
    """Anna has these levers, and none is used."""
    return {"levers": levers(*names), "ready": levers(*names)}


@pytest.mark.parametrize(
    ("exchange", "brings"),
    [
        (
            Exchange(pay_cards=3, get_vases=1, get_coins=2),
            [coins(2, "exchange"), vases(1, "exchange")],
        ),
        (Exchange(pay_cards=3, get_inhabitants=2), [inhabitants(2, "exchange")]),
        (Exchange(pay_cards=5, get_vp=4), [points(4, "card_effects")]),
        (Exchange(pay_coins=4, get_cards=2), [drawn(2, "exchange")]),
    ],
)
def test_an_exchange_brings_what_the_card_says(a_game, exchange, brings):
    game = a_game((s.EXCHANGED, ANNA, EXCHANGES.index(exchange)))

    assert gained(game) == brings


def test_points_given_for_cards_are_lost_before_the_cards_come(a_game):
    exchange = EXCHANGES.index(Exchange(pay_vp=4, get_cards=5))
    game = a_game((s.EXCHANGE, ANNA, 3), NEXT)
    game.play(m.trade(exchange))

    assert gained(game) == [points(-4, "card_effects"), drawn(5, "exchange")]


@pytest.mark.parametrize(
    ("step", "anna", "brings"),
    [
        ((s.FOLLOW, action("pioneer")), {}, [drawn(2, "action")]),
        ((s.TAKE_INHABITANT, 0), {}, [inhabitants(1, "action")]),
        ((s.RECRUITED, 0), {}, [inhabitants(1, "recruiting")]),
        ((s.SWAPPED, 0), {}, [inhabitants(1, "lever"), points(3, "lever_effects")]),
        (
            (s.INCOME, 1),
            {"coin_track": 5, "card_track": 4, "houses": 3, "cattle": 2, "levels": 1},
            [
                coins(5, "income"),
                coins(5, "board"),
                points(2, "track_income"),
                points(2, "board_income"),
                drawn(3, "income"),
            ],
        ),
        ((s.PUSH_LEVERS, 1), used("forgo_vase"), [points(1, "unused_levers")]),
        (
            (s.PRODUCTION, 1),
            {"production": sites(wood=2, clay=2, stone=2, iron=2)},
            [vases(1, "river")],
        ),
    ],
)
def test_a_step_without_a_choice_names_what_it_brings(a_game, step, anna, brings):
    kind, about = step
    game = a_game((kind, ANNA, about), NEXT, **anna)

    assert gained(game) == brings


@pytest.mark.parametrize(
    ("name", "lower", "anna", "brings"),
    [
        ("G05", 0, {}, [coins(3, "site", 7)]),
        ("G05", 1, {}, [points(2, "sites", 7)]),
        ("G06", 0, {}, [drawn(2, "site", 7)]),
        ("G13", 0, {}, [vases(1, "site", 7)]),
        ("G03", 0, {"coin_track": 5}, [coins(5, "income", 7), points(1, "sites", 7)]),
        ("G04", 0, {"card_track": 4}, [drawn(3, "income", 7), points(1, "sites", 7)]),
    ],
)
def test_a_site_brings_what_it_shows_at_its_location(a_game, name, lower, anna, brings):
    game = a_game((s.SETTLED, ANNA, 2 * 7 + lower), land={7: name}, **anna)

    assert gained(game) == brings


@pytest.mark.parametrize(
    ("name", "before", "brings"),
    [
        ("T2", "T1", coins(1, "river", space("T2"))),
        ("T3", "T2", drawn(1, "river", space("T3"))),
        ("T8", "T7", points(1, "river", space("T8"))),
        ("T12", "T11", vases(1, "river", space("T12"))),
        ("U2", "U1", inhabitants(1, "river", space("U2"))),
    ],
)
def test_a_river_space_brings_what_it_shows(a_game, name, before, brings):
    game = a_game((s.SAIL, ANNA, 1), NEXT, ships={ANNA: before})
    game.play(m.sail(space(name)))

    assert gained(game) == [brings]


@pytest.mark.parametrize(
    ("name", "brings"),
    [
        ("D17", coins(4, "card", card("D17"))),
        ("D13", vases(1, "card", card("D13"))),
        ("D21", inhabitants(2, "card", card("D21"))),
    ],
)
def test_a_card_brings_what_it_says(a_game, name, brings):
    everything = sites(wood=2, clay=2, stone=2, iron=2)
    game = a_game((s.OFFER, ANNA, s.TYPES), NEXT, hand=cards(name), coins=9, production=everything)
    game.play_card(name)

    assert gained(game) == [brings]


@pytest.mark.parametrize("step", [s.EXPLORE, s.PLACE_PASTURE])
def test_two_coins_come_in_place_of_a_tile_or_pasture_that_is_not_there_r5(a_game, step):
    game = a_game((s.WINDOW, ANNA, 0), (step, ANNA, 0), NEXT, **used("resource_or_2"))
    game.state.pastures_left, game.state.stack = 0, ()
    game.forget().play(m.LEVER_CARDS)

    assert gained(game) == [drawn(2, "lever"), coins(2, "no_space")]


@pytest.mark.parametrize(
    ("step", "move", "anna", "brings"),
    [
        (
            (s.CHOOSE_ACTION, 0),
            m.choose_action(action("builder")),
            {},
            [points(-2, "action_rows", 6), coins(3, "action")],
        ),
        ((s.OFFER, s.DRAW), m.DRAW_CARDS, {}, [drawn(2, "action")]),
        ((s.PROGRESS_PART, 0), m.DRAW_CARDS, {}, [drawn(1, "action")]),
        (
            (s.RECRUIT, 0),
            m.RECRUIT_FOR_COINS,
            {"coins": 3},
            [inhabitants(1, "recruiting")],
        ),
        (
            (s.OFFER, FOLLOW_CARD),
            m.sell_card(card("D01")),
            {"hand": cards("D01")},
            [coins(2, "selling")],
        ),
        (
            (s.OFFER, FOLLOW_CARD),
            m.skip_card(lever("skip_card_coins")),
            used("skip_card_coins"),
            [coins(3, "lever")],
        ),
        (
            (s.OFFER, FOLLOW_CARD),
            m.play_card(card("D09"), plan_of(COINS, canoes("wood", "wood"))),
            used("resource_or_2") | {"hand": cards("D09"), "coins": 4},
            [coins(2, "lever")],
        ),
        ((s.CHOOSE_ACTION, 0), m.lever_coins(OR_2), used("resource_or_2"), [coins(2, "lever")]),
        ((s.CHOOSE_ACTION, 0), m.lever_coins(AND_5), used("resource_and_5"), [coins(5, "lever")]),
        ((s.CHOOSE_ACTION, 0), m.LEVER_CARDS, used("resource_or_2"), [drawn(2, "lever")]),
        ((s.PIONEER_PART, 0), m.FORGO_FOR_VASE, used("forgo_vase"), [vases(1, "lever")]),
        (
            (s.PIONEER_PART, 0),
            m.FORGO_TO_SELL_VASE,
            used("forgo_vase") | {"vases": 1},
            [coins(6, "lever")],
        ),
        (
            (s.TILE_LEVER, 0),
            m.USE_TILE_LEVER,
            used("tile_inhabitant"),
            [inhabitants(1, "lever")],
        ),
        ((s.PRODUCTION, 1), m.TAKE_VASE, {}, [vases(1, "river")]),
        ((s.TRACK_CHOICE, 1), m.advance_track(0), {"coin_track": 5}, [vases(1, "track")]),
        ((s.TRACK_CHOICE, 1), m.advance_track(1), {"card_track": 4}, [inhabitants(1, "track")]),
        (
            (s.TRACK_CHOICE, 1),
            m.advance_track(1),
            {"card_track": 10},
            [points(2, "lost_steps", 1)],
        ),
        (
            (s.PLACE_TILE, tile("G05")),
            m.place_tile(4),
            {"land": {32: "S01"}},
            [coins(3, "location", 4)],
        ),
    ],
)
def test_a_move_names_what_it_brings(a_game, step, move, anna, brings):
    kind, about = step
    game = a_game((kind, ANNA, about), NEXT, **anna)
    game.forget().play(move)

    assert gained(game)[: len(brings)] == brings
