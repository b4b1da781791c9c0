"""The network is fitted to what it plays with, and both count a position alike."""

import numpy as np
import pytest

from burgundy_desktop.ai.budget import Budget
from burgundy_desktop.ai.search_player import SearchPlayer
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles.features import extraction
from burgundy_desktop.games.castles.game import GAME
from tests.games.judging import sensible_game
from workshop import fit_castles, try_network as trial
from workshop.messages import Missing

ANNA = Seat(0)


@pytest.fixture(scope="module")
def positions():
    """The positions of a game."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(trial, "GAMES_A_FILE", 1)
        return trial.positions(0)


@pytest.fixture
def drawn():
    return np.random.default_rng(1)


def test_a_row_holds_the_features_of_its_position(positions):
    rows = trial.dense(positions)

    first = positions["ends"][0]
    assert rows.shape == (len(positions["ends"]), trial.INPUTS)
    assert rows[0, :-2].sum() == pytest.approx(positions["amount"][:first].sum(), rel=1e-3)
    assert rows[:, -2] == pytest.approx(positions["left"])


def test_what_is_played_with_is_what_was_fitted(drawn):
    """From a state and from the row that is learnt from, the same number comes out."""
    state = sensible_game(GAME, 3, 2)[60]
    sample = fit_castles.sample_of(state, ANNA)
    numbers = drawn.normal(size=3 * len(extraction.NAMES)).astype(np.float32)
    network = trial.new_network(8, drawn)
    network[2][:] = drawn.normal(size=8)

    kept = {**trial._features([sample]), **trial._numbers([sample])}
    inputs = trial.dense(kept)
    fitted = trial.by_sum(numbers, kept, inputs) + trial.outputs(network, inputs)[0]
    table = trial.sums_for_each_time(numbers)

    played = trial.by_network(table, network, state, ANNA)
    assert played == pytest.approx(sample.sure + fitted[0], abs=1e-2)


def test_slopes_are_those_of_the_error(positions, drawn):
    inputs = trial.dense(positions)[:50].astype(np.float64)
    wanted = drawn.normal(size=50)
    network = [part.astype(np.float64) for part in trial.new_network(4, drawn)]
    network[2][:] = drawn.normal(size=4)

    def error():
        return ((trial.outputs(network, inputs)[0] - wanted) ** 2).mean()

    for part, slope in zip(network, trial.slopes_of(network, inputs, wanted), strict=True):
        place = np.unravel_index(np.abs(slope).argmax(), part.shape)
        before, part[place] = error(), part[place] + 1e-5
        assert (error() - before) / 1e-5 == pytest.approx(slope[place], rel=1e-2)
        part[place] -= 1e-5


def test_a_network_learns_what_no_sum_can_tell(positions, drawn):
    """Two amounts that count only together."""
    inputs = trial.dense(positions)
    often = np.argsort((inputs > 0).mean(0))[-30]
    together = 5 * inputs[:, often] * (inputs[:, -2] > 0.5)
    numbers = np.zeros(3 * len(extraction.NAMES), np.float32)
    network = trial.new_network(16, drawn)
    descent = trial.Descent(network)

    def missed():
        return float(((trial.outputs(network, inputs)[0] - together) ** 2).mean())

    before = missed()
    for _ in range(60):
        trial.learn(descent, numbers, {**positions, "target": together}, 0.01)

    assert missed() < before / 10


def test_games_that_are_kept_are_not_played_again(tmp_path, monkeypatch):
    monkeypatch.setattr(trial, "GAMES_A_FILE", 1)
    trial.keep_games(tmp_path, 1)
    (first,) = tmp_path.iterdir()
    before = first.stat()

    trial.keep_games(tmp_path, 2)

    assert sorted(path.name for path in tmp_path.iterdir()) == ["0000.npz", "0001.npz"]
    assert first.stat() == before


def test_from_games_that_would_all_be_held_back_nothing_is_fitted(tmp_path):
    (tmp_path / "0000.npz").touch()

    with pytest.raises(Missing, match="needs more than 200 games: play some first"):
        trial.fit(tmp_path, hidden=4)


def test_a_match_is_played_with_the_network(tmp_path, drawn):
    numbers = np.zeros(3 * len(extraction.NAMES), np.float32)
    np.savez(tmp_path / "network.npz", *trial.new_network(4, drawn), numbers=numbers)
    taught = trial.with_network(GAME, tmp_path / "network.npz")
    state = sensible_game(GAME, 3, 2)[60]

    assert taught.judgement.evaluate(state, ANNA) == pytest.approx(
        extraction.sure_points(state.players[ANNA])
    )
    first, second = (SearchPlayer(one, Budget(2, trial.GUARD_SECONDS)) for one in (taught, GAME))
    assert trial.result((first, second), ANNA, 5) in {0.0, 0.5, 1.0}
