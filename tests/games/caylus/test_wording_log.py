"""Every event has a text, about others and about the viewer, in both languages."""

import re

import pytest

from burgundy_desktop.core.events import PointsScored
from burgundy_desktop.games.caylus import events as e
from burgundy_desktop.games.caylus.game import GAME
from burgundy_desktop.games.caylus.state import (
    BUILDINGS,
    INCOME,
    NOBODY,
    PROVOST,
    REASONS,
    SPECIAL,
    TURN_END,
)
from burgundy_desktop.games.caylus.tables.buildings import (
    NO_BUILDING,
    REMOVABLE,
    TRADES,
)
from burgundy_desktop.games.caylus.tables.bundles import CUBE_KINDS, ONE, VP, bundle
from burgundy_desktop.games.caylus.tables.castle import BATCHES
from burgundy_desktop.games.caylus.tables.road import CASTLE, GATE, INN
from tests.games.caylus.positions import BLUE, RED
from tests.games.caylus.said import (
    ALONE,
    ANNA,
    CAN_BE_BUILT,
    TOGETHER,
    UNTOLD,
    WORDS,
    WORK,
    assert_whole,
    told,
)

PURSES = bundle(food=2, wood=1, denier=6)

ONE_OF_EACH = [
    *(PointsScored(ANNA, 4, reason, 9) for reason in REASONS),
    e.GameSetUp((BLUE, RED), ((1, 6),), (PURSES, PURSES)),
    *(e.TurnStarted(turn, (RED, BLUE), False) for turn in (1, 12)),
    *(e.PhaseStarted(phase) for phase in (SPECIAL, PROVOST, BUILDINGS, TURN_END)),
    e.Gained(ANNA, bundle(denier=3), e.BY_INCOME),
    e.Gained(ANNA, bundle(denier=1), e.BY_FIRST_PASS),
    e.Gained(ANNA, bundle(denier=3), e.BY_TRADING_POST, GATE + 1, 1),
    *(e.Gained(ANNA, bundle(food=2, cloth=1), e.BY_PRODUCTION, 9, building) for building in WORK),
    e.Gained(ANNA, bundle(food=1), e.BY_OWNER_BONUS, 9, 23),
    *(e.WorkerPlaced(ANNA, GATE + spot, 0, 2, NOBODY, spot) for spot in range(6)),
    *(e.WorkerPlaced(ANNA, 9, 0, 1, BLUE, building) for building in WORK if building > 5),
    e.WorkerPlaced(ANNA, CASTLE, 3, 5, NOBODY, NO_BUILDING),
    *(e.Passed(ANNA, circle, forced) for circle in range(5) for forced in (True, False)),
    e.GateWorkerMoved(ANNA, CASTLE, 0, NOBODY, NO_BUILDING),
    *(e.GateWorkerMoved(ANNA, 9, 0, BLUE, building) for building in WORK if building > 5),
    e.WorkerWentHome(ANNA, GATE, "gate", 0),
    e.WorkerWentHome(ANNA, INN, "inn", 5),
    *(e.WorkerWentHome(ANNA, 9, "not_reached", building) for building in WORK if building > 5),
    *(e.NothingPossible(ANNA, 9, building) for building in WORK if building > 5),
    *(e.EffectDeclined(ANNA, 9, building) for building in WORK if building > 5),
    *(
        e.ProvostMoved(ANNA, 10, after, price, by_guild)
        for after in (8, 13)
        for price, by_guild in ((0, True), (2, False))
    ),
    *(e.ProvostLeft(ANNA, 9, *how) for how in ((True, False), (False, True), (False, False))),
    e.JoustPaid(ANNA, bundle(denier=1, cloth=1)),
    e.TurnOrderChanged((RED, BLUE), (BLUE, RED)),
    e.InnShifted(ANNA),
    e.InnKept(ANNA),
    *(
        e.Traded(ANNA, 9, building, pay, gain)
        for building in WORK
        for pay, gain in TRADES[building]
    ),
    *(
        e.BuildingBuilt(ANNA, building, 9, price, by)
        for building in CAN_BE_BUILT
        for by in (11, NO_BUILDING)
        for price in (bundle(wood=1, food=1), 0)
    ),
    *(
        e.TransformationPaid(ANNA, 9, building, bundle(cloth=1, denier=1), delayed, False)
        for building in WORK
        if REMOVABLE[building]
        for delayed in (True, False)
    ),
    *(
        e.BuildingTransformed(ANNA, 9, building, *how)
        for building in WORK
        if REMOVABLE[building]
        for how in ((True, True), (False, True), (True, False))
    ),
    e.FavorGranted(ANNA, 1),
    e.FavorLost(ANNA, 3),
    *(
        e.FavorLineChosen(ANNA, line, before, after, False)
        for line in range(4)
        for before, after in ((0, 1), (2, 2), (4, 5))
    ),
    e.FavorUsed(ANNA, 1, 2, 0, bundle(denier=4)),
    *(e.FavorUsed(ANNA, 2, 1, 0, ONE[kind]) for kind in CUBE_KINDS),
    *(e.FavorUsed(ANNA, 2, 4, ONE[kind], bundle(stone=1, wood=1)) for kind in CUBE_KINDS),
    *(e.FavorUnused(ANNA, 3, declined) for declined in (True, False)),
    e.SimplifiedFavor(ANNA),
    *(e.BatchDelivered(ANNA, pay, section, 2) for pay in BATCHES for section in range(3)),
    *(e.BuildingStopped(ANNA, 0, no_room) for no_room in (True, False)),
    *(e.BestBuilder(ANNA, batches) for batches in (1, 3)),
    *(e.BailiffMoved(6, after) for after in (7, 8)),
    *(e.SectionScoringStarted(section, full) for section in range(3) for full in (True, False)),
    *(e.SectionCounted(ANNA, 0, houses, 0, houses // 2) for houses in range(4)),
    e.SectionScored(0, 4),
    *(e.FinalCount(ANNA, *left) for left in ((0, 0, 0), (1, 0, 1), (0, 2, 1), (2, 5, 7))),
    e.GameEnded(),
]


def test_every_event_is_told_of_others_and_to_you(language):
    assert {type(event) for event in ONE_OF_EACH} == set(GAME.event_types) - UNTOLD
    for event in ONE_OF_EACH:
        mine, others = told(event, ALONE), told(event, TOGETHER)
        assert_whole(mine, others)
        if isinstance(event, e.WorkerPlaced | e.Passed | e.Traded | e.BuildingBuilt):
            assert "Anna" in others
            assert "Anna" not in mine


@pytest.mark.parametrize(
    ("left", "in_english", "in_hungarian"),
    [
        ((0, 2, 1), "2 cubes and 1 denier", "2 nyersanyagot és 1 dénárt"),
        ((1, 2, 1), "1 gold, 2 other cubes and 1 denier", "1 aranyat, 2 más nyersanyagot és"),
    ],
)
def test_cubes_are_other_ones_only_beside_gold(language, left, in_english, in_hungarian):
    said = told(e.FinalCount(ANNA, *left), ALONE)

    assert (in_english if language == "en" else in_hungarian) in said


def test_phases_without_a_heading_are_not_told():
    assert WORDS.log(e.PhaseStarted(INCOME), ALONE, ANNA) is None


def test_a_line_of_the_log_is_not_glued_together_from_two_languages(hungarian):
    """Articles and endings stand in the words that are put in, not in the sentence."""
    said = {told(event, TOGETHER) for event in ONE_OF_EACH}

    assert not [text for text in said if re.search(r"\ba a\b|\baz a\b|\ba az\b", text)]
    assert not [text for text in said if re.search(r"\b(the|for|and|your|his)\b", text)]


def test_points_of_a_bundle_are_told_by_themselves(english):
    paid, won = bundle(denier=2), 3 * ONE[VP]

    assert told(e.Traded(ANNA, 9, 27, paid, won)) == "You pay 2 deniers in the church (9)"
