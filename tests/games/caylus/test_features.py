"""The features of Caylus for computer players, and their values."""

import math

import pytest

from burgundy_desktop.core.errors import BadTable
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.caylus.features import extraction, priors, prospects, value
from burgundy_desktop.games.caylus.features.greedy_v1 import evaluate_v1
from burgundy_desktop.games.caylus.features.position import position_key
from burgundy_desktop.games.caylus.game import GAME
from burgundy_desktop.games.caylus.moves import STOP_BUILDING, Place
from burgundy_desktop.games.caylus.queries.castle import most_batches
from burgundy_desktop.games.caylus.state import OVER
from burgundy_desktop.games.caylus.tables.buildings import BUILDING_NUMBER
from tests import thorough
from tests.games.caylus.positions import BLUE, RED
from tests.games.caylus.table import packed
from tests.games.judging import WRONG_NUMBERS, positions, sensible_game
from tests.games.positions import everybody

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])
EVALUATIONS = pytest.mark.parametrize("evaluate", [GAME.judgement.evaluate, evaluate_v1])


@SEATS
@EVALUATIONS
def test_every_position_has_a_finite_worth_for_every_seat(evaluate, seats):
    for state in positions(GAME, seats=seats, every=3):
        for seat in range(seats):
            assert math.isfinite(evaluate(state, Seat(seat)))


@EVALUATIONS
def test_at_the_end_the_evaluation_is_the_result(evaluate):
    *_, last = positions(GAME, seats=3)
    sheet = GAME.score(last)

    assert last.phase == OVER
    assert [evaluate(last, Seat(seat)) for seat in range(3)] == [
        sheet.total(Seat(seat)) for seat in range(3)
    ]


@pytest.mark.parametrize("seats", [2, 4])
def test_the_evaluation_comes_nearer_to_the_result_as_the_game_goes_on(seats):
    errors: dict[int, list[float]] = {0: [], 5: [], 10: []}
    for seed in range(thorough.at_most(4, 2)):
        seen = sensible_game(GAME, seed, seats)
        for round_, error in errors.items():
            state = next(one for one in seen if GAME.judgement.rounds(one) == round_)
            error += [
                abs(GAME.judgement.evaluate(state, Seat(seat)) - seen[-1].players[seat].vp)
                for seat in range(seats)
            ]

    start, middle, late = (sum(error) / len(error) for error in errors.values())
    assert late < middle < 20
    assert late < 15
    assert start < 35


@EVALUATIONS
def test_what_a_seat_owns_is_worth_the_same_on_either_chair(evaluate, a_game):
    state = a_game(
        seats=2,
        order=[RED, BLUE],
        cubes={RED: "FFWSG", BLUE: "F"},
        deniers={RED: 6, BLUE: 2},
        markers={RED: "a2 c1"},
        town={9: ("mason", RED), 10: ("wood_farm_food", BLUE)},
        workers={1: RED, 2: BLUE, "castle": [RED], "gate": BLUE},
    ).state
    mirrored = _chairs_changed(state)

    for seat, chair in ((RED, BLUE), (BLUE, RED)):
        assert evaluate(mirrored, chair) == pytest.approx(evaluate(state, seat))
    assert evaluate(state, RED) > evaluate(state, BLUE) + 3


def _chairs_changed(state):
    """Red and Blue have changed their chairs."""
    other = state.copy()
    other.players.reverse()

    def chair(seat):
        return Seat(1 - seat) if seat >= 0 else seat

    for name in ("order", "passed", "stables", "castle_workers", "owners"):
        setattr(other, name, tuple(map(chair, getattr(state, name))))
    other.workers = [chair(seat) for seat in state.workers]
    other.inn_left, other.inn_right = chair(state.inn_left), chair(state.inn_right)
    other.castle = tuple(tuple(map(chair, houses)) for houses in state.castle)
    other.pending = [(step, chair(seat), about) for step, seat, about in state.pending]
    return other


def test_a_weight_is_what_the_features_of_the_move_add_up_to():
    for state in positions(GAME, seed=8, seats=3, every=5):
        if state.phase == OVER:
            continue
        legal = GAME.legal_moves(state)
        numbers = priors._NUMBERS[priors.stage_of(state)]
        sums = [
            sum(numbers[feature] for feature in features)
            for features in priors.move_features(state, legal)
        ]

        assert [math.log(w) for w in priors.policy(state, legal)] == pytest.approx(sums)


def test_the_bailiff_s_way_runs_down_to_nothing():
    spaces = [extraction.left(state) for state in positions(GAME, every=1)]

    assert spaces[0] == extraction.ALL_LEFT == 18
    assert spaces[-1] == 0
    assert spaces == sorted(spaces, reverse=True)


def test_what_is_noticed_can_be_read_by_name(a_game):
    state = a_game(
        cubes={RED: "FFWSC"},
        deniers={RED: 4},
        markers={RED: "c2"},
        town={9: ("mason", RED), 12: ("wood_farm_food", RED)},
        workers={12: BLUE, 3: RED, 8: RED, "castle": [RED]},
        houses={"dungeon": {RED: 2}},
        provost=9,
    ).state

    seen = extraction.by_name(*extraction.extract(state, RED))

    assert seen["deniers/4"] == seen["cubes/0/2"] == seen["cubes/4/0"] == 1
    assert seen["batches/0/1"] == seen["castle_batches/1"] == seen["castle/0"] == 1
    assert seen["marker/2/2"] == seen["marker/0/0"] == 1
    assert seen["houses/0/2"] == 1
    assert seen[f"owned/{BUILDING_NUMBER['mason']}"] == seen["owned_count/2"] == 1
    assert seen[f"visited/{prospects.DOUBTFUL}"] == 1
    assert seen[f"worker/{BUILDING_NUMBER['neutral_sawmill']}/{prospects.SURE}"] == 1
    assert seen[f"worker/{BUILDING_NUMBER['fixed_carpenter']}/{prospects.LIKELY}"] == 1
    assert "inn_right" not in seen


@pytest.mark.parametrize(
    ("cubes", "count"),
    [("", 0), ("WSC", 0), ("FWS", 1), ("FWW", 0), ("FFWSCG", 2), ("FFFWWWSSS", 3), ("FFWWWWS", 1)],
)
def test_batches_are_counted(cubes, count):
    assert most_batches(packed(cubes)) == count


def test_the_provost_makes_a_space_sure_or_doubtful(a_game):
    state = a_game(provost=9).state

    assert [prospects.reach(state, space) for space in (6, 7, 9, 10, 12, 13)] == [
        prospects.SURE,
        prospects.LIKELY,
        prospects.LIKELY,
        prospects.DOUBTFUL,
        prospects.DOUBTFUL,
        prospects.UNLIKELY,
    ]


def test_positions_are_told_apart_by_what_matters(a_game):
    state = a_game(cubes={RED: "FW"}, workers={3: RED}).state
    same, other_worker, other_purse = state.copy(), state.copy(), state.copy()
    same.players[RED].scored[0] += 1  # the source of the points does not matter any more
    other_worker.workers[3] = BLUE
    other_purse.players[RED].purse += packed("F")

    assert position_key(same) == position_key(state)
    assert len({position_key(one) for one in (state, other_worker, other_purse)}) == 3


@SEATS
def test_a_position_is_told_apart_from_all_before_it(seats):
    keys = [position_key(state) for state in positions(GAME, seed=4, seats=seats, every=1)]

    assert len(set(keys)) == len(keys)


def test_ways_to_the_same_position_have_the_same_key(a_game):
    first, second = a_game(deniers=everybody(9)).state, a_game(deniers=everybody(9)).state
    for state, spots in ((first, (1, 2, 3, 4)), (second, (4, 2, 3, 1))):
        for spot in spots:
            GAME.apply(state, Place(spot), SILENT)

    assert position_key(first) == position_key(second)


def test_more_goods_are_worth_more():
    middle = dict(zip(extraction.NAMES, value._VALUES[9], strict=True))

    for kind in range(5):
        assert middle[f"cubes/{kind}/2"] > middle[f"cubes/{kind}/0"]
    assert middle["deniers/6"] > middle["deniers/1"]


def test_to_stop_without_a_batch_is_less_likely_than_to_stop_after_one(a_game):
    weights = []
    for cubes in ("FWS", "FFWWSS"):
        table = a_game("castle", cubes={RED: cubes}, workers={"castle": [RED]}, bailiff=11)
        if len(cubes) > 3:
            table.batch("FWS")
        legal = GAME.legal_moves(table.state)
        shares = GAME.judgement.policy(table.state, legal)
        weights.append(shares[legal.index(STOP_BUILDING)] / sum(shares))

    assert weights[0] < weights[1]


@WRONG_NUMBERS
@pytest.mark.parametrize(
    ("module", "file", "read"),
    [
        (value, "value.json", lambda: value._read("value.json")),
        (priors, "priors.json", priors._read),
    ],
)
def test_a_wrong_table_is_named(content, complaint, module, file, read, tmp_path, monkeypatch):
    (tmp_path / file).write_text(content, encoding="utf-8")
    monkeypatch.setattr(module, "FOLDER", tmp_path)

    with pytest.raises(BadTable, match=f"{file}: .*{complaint}"):
        read()
