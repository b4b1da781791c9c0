"""In the scoring no level gives points away, even with a random choice."""

from itertools import islice, pairwise

import pytest

from burgundy_desktop.ai.level_names import IN_STYLE, LEVELS
from burgundy_desktop.ai.levels import player_named
from burgundy_desktop.ai.styles import styles_of
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.pillars.features.prospects import UNIT, hands_to_come
from burgundy_desktop.games.pillars.features.value import evaluate
from burgundy_desktop.games.pillars.game import GAME
from burgundy_desktop.games.pillars.moves import Keep, TakePlan
from burgundy_desktop.games.pillars.queries.hands import is_last_hand
from burgundy_desktop.games.pillars.state.steps import PLAY
from burgundy_desktop.games.pillars.tables.materials import KEPT, METAL, STONE
from tests.games.judging import positions, sensible_game

ASKED = {
    "novice": 300,
    "apprentice": 300,
    "merchant": 300,
    "steward": 24,
    "master": 24,
    "duke": 8,
    "king": 4,
}
"""The number of positions asked about: a searching level is slow."""

STYLED = [f"merchant{IN_STYLE}{style}" for style in styles_of(GAME)]


FROM_EACH_GAME = 6
"""So many of the last scorings of a game: those of its last hand, and some before a deal."""


def scorings():
    """Positions of the scoring in which somebody has a choice."""
    for seed in range(1000):
        game = positions(GAME, seed=seed, seats=3 + seed % 2, every=1)
        found = [state for state in game if state.pending and state.pending[-1][0] != PLAY]
        yield from found[-FROM_EACH_GAME:]


def outcome(move):
    """The points that a move ends the scoring with, and what is kept; None if more follows."""
    if isinstance(move, TakePlan):
        return move.points, KEPT[move.kept]
    return (0, KEPT[move.kept]) if isinstance(move, Keep) else None


def is_given_away(chosen, possible, *, is_last_hand):
    """Whether more could be had: points for the same or less stock kept, or stock for them."""
    points, stock = chosen
    for more, kept in possible:
        as_much = is_last_hand or all(have >= had for have, had in zip(kept, stock, strict=True))
        if as_much and more > points:
            return True
        if not is_last_hand and as_much and more == points and kept != stock:
            return True
    return False


@pytest.mark.parametrize("level", [*LEVELS, *STYLED])
def test_no_level_gives_anything_away_in_the_scoring(level):
    asked = last = 0
    for state in islice(scorings(), ASKED[level.partition(IN_STYLE)[0]]):
        legal = GAME.legal_moves(state)
        seat = state.pending[-1][1]
        advice = player_named(level, GAME).think(GAME.observe(state, seat), legal, asked)
        chosen = outcome(legal[advice.move])

        assert chosen is not None, "a plan is as good as any way by hand"
        possible = [ends for ends in map(outcome, legal) if ends is not None]
        assert not is_given_away(chosen, possible, is_last_hand=is_last_hand(state))
        for one in advice.best:  # hints come from the same thinking
            named = outcome(legal[one.move])
            assert named is not None
            assert not is_given_away(named, possible, is_last_hand=is_last_hand(state))
        asked += 1
        last += is_last_hand(state)
    assert asked == ASKED[level.partition(IN_STYLE)[0]]
    assert last


@pytest.mark.parametrize("level", ["apprentice", "merchant"])
def test_whoever_scores_in_a_whole_game_has_all_that_could_be_had(level):
    scored = 0
    for seed in range(2):
        for state, after in pairwise(sensible_game(GAME, seed, 3 + seed, level)):
            if state.pending[-1][0] == PLAY:
                continue
            seat = state.pending[-1][1]
            now, then = state.players[seat], after.players[seat]
            possible = [ends for ends in map(outcome, GAME.legal_moves(state)) if ends is not None]

            chosen = then.vp - now.vp, then.stock
            assert not is_given_away(chosen, possible, is_last_hand=is_last_hand(state))
            scored += 1
    assert scored > 20


def test_as_many_hands_are_to_come_before_and_after_the_next_deal():
    crossed = [
        (state, after)
        for state in islice(scorings(), 300)
        for after in [dealt(state)]
        if after.hand_number > state.hand_number
    ]

    assert len(crossed) > 20
    for state, after in crossed:
        assert hands_to_come(after) == hands_to_come(state)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_units_that_are_kept_for_the_last_hand_keep_their_worth_when_it_is_dealt(seat):
    state = next(one for one in scorings() if dealt(one).hand_number > one.hand_number)
    after = dealt(state)
    after.pile = ()
    after.players[seat].stock, after.players[seat].privileges = (0, 0, 0, 0), 0
    without = evaluate(after, Seat(seat))
    after.players[seat].stock = (0, 0, 1, 1)

    assert evaluate(after, Seat(seat)) - without == pytest.approx(UNIT[STONE] + UNIT[METAL])


def dealt(state):
    """The position after the best plan, or what else ends the scoring."""
    after = state.copy()
    GAME.apply(after, GAME.judgement.choices(state, GAME.legal_moves(state))[0], SILENT)
    return after


def test_the_levels_choose_between_the_same_plans_whatever_is_hidden():
    for state in islice(scorings(), 40):
        seat = state.pending[-1][1]
        legal = GAME.legal_moves(state)
        other = GAME.imagine(GAME.observe(state, seat), Chance.from_seed(77))

        assert GAME.judgement.choices(other, legal) == GAME.judgement.choices(state, legal)
