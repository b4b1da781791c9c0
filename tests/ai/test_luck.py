"""Luck: what a move that revealed something was worth, in every game."""

from math import sqrt
from statistics import fmean

import attrs
import pytest

from burgundy_desktop import games
from burgundy_desktop.ai.greedy_player import weighted
from burgundy_desktop.ai.luck import reveal_at, worth
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.core.ids import EVERYBODY, Ply, Seat
from burgundy_desktop.core.luck import Luck, luck_and_play, revealing
from burgundy_desktop.core.match import AnyMatch, Match
from burgundy_desktop.core.scores import ScoreSheet, Standing

WITH_LUCK = [name for name in games.found() if games.load(name).judgement.luck_walks]


@pytest.fixture(scope="module")
def finished():
    """A game of the policy with itself, by the id of the game."""
    known: dict[str, AnyMatch] = {}

    def of(game_id: str) -> AnyMatch:
        if game_id not in known:
            known[game_id] = played(game_id)
        return known[game_id]

    return of


def played(game_id):
    game = games.load(game_id)
    match = Match(game, game.info.options_for(max(2, game.info.seats_min)), 7)
    chance = Chance.from_seed(7)
    while match.to_decide is not None:
        legal = match.legal_moves()
        match.play(legal[weighted(game.judgement.policy(match.state, legal), chance)])
    return match


def test_only_caylus_has_no_luck_after_its_setup(finished):
    assert set(games.found()) - set(WITH_LUCK) == {"caylus"}
    assert revealing(finished("caylus")) == []


@pytest.mark.parametrize("game_id", WITH_LUCK)
def test_luck_averages_out_over_what_could_have_come(game_id, finished):
    match = finished(game_id)
    ply = revealing(match)[2]
    game, reveal = match.game, reveal_at(match, ply, walks=2)
    gains, variance = [], []
    for seed in range(60):
        state = game.imagine(reveal.before, Chance.from_seed(1000 + seed))
        game.apply(state, reveal.move, SILENT)
        other = attrs.evolve(reveal, after=game.observe(state, EVERYBODY), seed=seed)
        gains.append(worth(game, other).points[0])
        variance.append(gains[-1] ** 2)

    assert any(gains)
    assert abs(fmean(gains)) <= 3 * sqrt(fmean(variance) / len(gains))


@pytest.mark.parametrize("game_id", WITH_LUCK)
def test_what_nobody_saw_changes_no_luck(game_id, finished):
    match = finished(game_id)
    game, ply = match.game, revealing(match)[1]
    reveal = reveal_at(match, ply, walks=3)
    other = game.imagine(reveal.after, Chance.from_seed(900))
    assert other != match.steps[ply].state

    same = attrs.evolve(reveal, after=game.observe(other, EVERYBODY))
    assert worth(game, same) == worth(game, reveal)


def test_the_luck_of_two_sums_to_nothing(finished):
    match = finished("castles")

    for ply in revealing(match)[:4]:
        found = worth(match.game, reveal_at(match, ply, walks=4))
        assert sum(found.points) == pytest.approx(0.0)
        assert found.errors[0] == pytest.approx(found.errors[1])


def test_a_good_roll_is_luck(finished):
    """The other die of the roll that came, against 6 workers more."""
    match = finished("castles")
    reveal = reveal_at(match, revealing(match)[3], walks=20)
    richer = reveal.after.table.copy()
    richer.players[0].workers += 6
    better = attrs.evolve(reveal, after=attrs.evolve(reveal.after, table=richer))

    assert worth(match.game, better).points[0] > worth(match.game, reveal).points[0] + 1


def test_the_luck_of_a_game_that_goes_on_stays_hidden(finished):
    whole = finished("castles")
    begun = Match(whole.game, whole.options, whole.seed)
    for step in whole.steps[1:40]:
        begun.play(step.move)

    with pytest.raises(ValueError, match="hidden until its end"):
        reveal_at(begun, revealing(begun)[1])


def test_the_opponents_process_stops_between_walks(finished):
    match = finished("castles")
    reveal = reveal_at(match, revealing(match)[1], walks=100_000)
    asked = []

    def stopped():
        asked.append(1)
        return True

    worth(match.game, reveal, stopped)
    assert asked


def test_a_result_is_luck_and_play():
    standings = (Standing(Seat(1), 2, 40), Standing(Seat(0), 1, 52))
    sheet = ScoreSheet(lines=(), standings=standings, final=True)
    found = [Luck(Ply(1), (5.0, -5.0), (0.3, 0.3)), Luck(Ply(9), (-2.0, 2.0), (0.4, 0.4))]

    first, second = luck_and_play(sheet, found)

    assert (first.lead, first.luck, first.play) == (12, 3.0, 9.0)
    assert (second.lead, second.luck, second.play) == (-12, -3.0, -9.0)
    assert first.error == pytest.approx(0.5)
