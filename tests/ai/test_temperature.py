"""Temperature: what another roll or card would have been worth."""

import attrs
import pytest

from burgundy_desktop import games
from burgundy_desktop.ai.greedy_player import weighted
from burgundy_desktop.ai.temperature import degrees, latest, temperature_at
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.ids import EVERYBODY, Ply, Seat
from burgundy_desktop.core.match import Match

COMPARED = ("castles", "castles_cards")
SEAT = Seat(0)


@pytest.fixture(scope="module", params=COMPARED)
def match(request):
    game = games.load(request.param)
    match = Match(game, game.info.options_for(2), 7)
    chance = Chance.from_seed(7)
    while match.to_decide is not None:
        legal = match.legal_moves()
        match.play(legal[weighted(game.judgement.policy(match.state, legal), chance)])
    return match


@pytest.fixture
def asked(match):
    ply = latest(match, Ply(30), SEAT)
    assert ply is not None
    return attrs.evolve(temperature_at(match, ply, SEAT), walks=6)


def test_the_last_roll_or_draw_of_a_seat_is_found(match):
    ply = latest(match, Ply(30), SEAT)
    assert ply is not None
    step = match.steps[ply]

    assert step.reveals
    assert match.game.draws.found(step.state, step.events, SEAT) is not None
    assert all(
        match.game.draws.found(later.state, later.events, SEAT) is None
        for later in match.steps[ply + 1 : 31]
    )


def test_every_outcome_leaves_a_possible_position_with_the_same_pieces(match, asked):
    game, came = match.game, asked.outcomes.codes[asked.outcomes.came]
    for code in asked.outcomes.codes:
        state = game.imagine(asked.after, Chance.from_seed(3))
        like_it = state.copy()
        game.draws.lay(state, SEAT, came, code)
        game.check(state)
        assert (state == like_it) == (code == came)
        game.draws.lay(state, SEAT, code, came)
        assert state == like_it


def test_outcomes_are_measured_against_their_mean(match, asked):
    found, weights = degrees(match.game, asked), asked.outcomes.weights

    whole = sum(one * weight for one, weight in zip(found.points, weights, strict=True))
    assert whole == pytest.approx(0.0, abs=1e-6)
    assert any(
        abs(one) > 2 * error > 0 for one, error in zip(found.points, found.errors, strict=True)
    )


def test_what_nobody_saw_changes_nothing(match, asked):
    game = match.game
    other = game.imagine(asked.after, Chance.from_seed(900))
    same = attrs.evolve(asked, after=game.observe(other, EVERYBODY))

    assert degrees(game, same) == degrees(game, asked)


def test_a_game_that_goes_on_stays_hidden(match):
    begun = Match(match.game, match.options, match.seed)
    for step in match.steps[1:31]:
        begun.play(step.move)

    ply = latest(begun, Ply(30), SEAT)
    assert ply is not None

    with pytest.raises(ValueError, match="hidden until the end"):
        temperature_at(begun, ply, SEAT)


def test_two_dice_have_21_rolls_in_36_ways():
    game = games.load("castles")
    match = Match(game, game.info.options_for(2), 7)
    outcomes = game.draws.found(match.state, match.steps[0].events, SEAT)

    assert (len(outcomes.codes), sum(outcomes.weights)) == (21, 36)
    assert outcomes.codes[outcomes.came] == tuple(sorted(match.state.players[0].dice))


def test_a_game_without_rolls_and_draws_compares_nothing():
    game = games.load("caylus")
    match = Match(game, game.info.options_for(2), 7)

    assert latest(match, Ply(0), SEAT) is None
