"""The coach says each tip once, one a turn, and not for ever."""

from types import SimpleNamespace

import pytest

from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.core.match import AnyStep, Match, Step
from burgundy_desktop.lessons import coach as coaching
from burgundy_desktop.lessons.coach import Coach
from burgundy_desktop.lessons.values import Sentence, Tip
from tests.core import sticks

ME, OTHER = Seat(0), Seat(1)


def tip(name, **when):
    return Tip(name, Sentence(name, f"tip/{name}/say"), **when)


ENDS, TAKEN, DIE = (
    tip("ends", offered="Take"),
    tip("taken", event="Taken"),
    tip("die", event="DieShown"),
)


@pytest.fixture
def match():
    return Match(sticks.GAME, sticks.GAME.info.options_for(2), seed=1)


def play(match, *counts):
    for count in counts:
        match.play(sticks.Take(count))


def test_a_tip_is_due_when_its_move_is_first_offered(match):
    coach = Coach([DIE, ENDS], (), ME)

    assert coach.due(match) == ENDS
    assert coach.due(match) == ENDS  # until it is told
    assert Coach([ENDS], ("ends",), ME).due(match) is None


def test_a_tip_is_never_told_while_another_decides_or_after_the_end(match):
    coach = Coach([ENDS, DIE], (), ME)
    play(match, 1)
    assert coach.due(match) is None

    play(match, 3, 3, 3)
    assert match.is_over
    assert coach.due(match) is None


def test_at_most_one_tip_a_turn(match):
    coach = Coach([ENDS, TAKEN], (), ME)
    coach.told(ENDS, match)
    assert coach.due(match) is None

    play(match, 1)
    match.go_to(Ply(0))
    assert coach.due(match) is None

    play(match, 1, 1)
    assert coach.due(match) == TAKEN


def test_an_event_is_the_persons_own_or_everybodys(match):
    coach = Coach([TAKEN], (), ME)
    assert coach.due(match) is None

    play(match, 1, 1)
    assert coach.due(match) == TAKEN
    assert Coach([TAKEN], (), OTHER).due(match) is None  # another decides
    play(match, 1)
    assert Coach([TAKEN], (), OTHER).due(match) == TAKEN
    match.go_to(Ply(1))
    assert Coach([TAKEN], (), OTHER).due(match) is None  # the other took, not they


def test_a_second_tip_waits_for_the_next_turn(match):
    coach = Coach([ENDS, tip("more", offered="Take")], (), ME)
    coach.told(ENDS, match)
    assert coach.due(match) is None

    play(match, 1, 1)
    assert coach.due(match).id == "more"


def told_so_far(*plies, rounds=0):
    """A match by what it is asked: who made each ply, and what happened."""
    steps: list[AnyStep] = [Step(None, None, (), None)]
    steps += [Step(sticks.Take(1), seat, events, None) for seat, *events in plies]
    return SimpleNamespace(
        steps=steps,
        cursor=len(plies),
        to_decide=ME,
        state=None,
        legal_moves=lambda: [sticks.Take(1)],
        game=SimpleNamespace(judgement=SimpleNamespace(rounds=lambda state: rounds)),
    )


def test_an_event_counts_only_since_the_last_decision():
    coach, shown = Coach([DIE], (), ME), sticks.DieShown(3)

    assert coach.due(told_so_far((ME, shown), (OTHER,))) == DIE
    assert coach.due(told_so_far((ME,), (OTHER, shown))) == DIE  # it has no seat: it is everybody's
    assert coach.due(told_so_far((OTHER, shown), (ME,), (OTHER,))) is None


def test_alone_a_turn_ends_with_the_round():
    coach = Coach([ENDS, tip("more", offered="Take")], (), ME)
    coach.told(ENDS, told_so_far((ME,)))

    assert coach.due(told_so_far((ME,), (ME,))) is None
    assert coach.due(told_so_far((ME,), (ME,), rounds=1)).id == "more"


def test_a_game_has_a_limited_number_of_tips(match, monkeypatch):
    monkeypatch.setattr(coaching, "MOST_IN_A_GAME", 2)
    tips = [tip(f"tip-{number}", offered="Take") for number in range(3)]
    coach = Coach(tips, (), ME)
    for expected in tips[:2]:
        assert coach.due(match) == expected
        coach.told(expected, match)
        play(match, 1, 1)

    assert coach.due(match) is None
