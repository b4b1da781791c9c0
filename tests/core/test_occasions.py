"""Who says something at the table, when, and about what."""

import attrs

from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.match import AnyStep, Step
from burgundy_desktop.core.occasions import SELDOM_SAID, Occasion, Occasions, quips

PERSON, MARGOT, HUGO = Seat(0), Seat(1), Seat(2)


@attrs.frozen
class PhaseBegan(Event):
    pass


@attrs.frozen
class Feat(Event):
    seat: Seat | None
    rarity: int = 3


@attrs.frozen
class Mishap(Event):
    seat: Seat


OCCASIONS = Occasions(
    phases=frozenset({PhaseBegan}),
    found={
        Feat: lambda event: Occasion("feat", event.seat, event.rarity),
        Mishap: lambda event: Occasion("mishap", event.seat, 3, own=True),
    },
)


def told(*plies, speakers=(MARGOT, HUGO), seed=1, salt=""):
    """Who says what of whom at which ply; each ply is a seat and its events."""
    steps: list[AnyStep] = [
        Step(None, seat, tuple(events), None) for seat, *events in ((None,), *plies)
    ]
    return [
        (quip.speaker, quip.occasion.code, quip.occasion.seat, quip.ply, quip.after)
        for quip in quips(OCCASIONS, steps, speakers, seed, salt)
    ]


def test_a_computer_player_speaks_of_its_own_action_once_that_was_seen():
    assert told((MARGOT, Event(), Feat(MARGOT))) == [(MARGOT, "feat", MARGOT, 1, 2)]


def test_there_is_one_line_in_a_phase_whoever_says_it():
    spoken = told((MARGOT, Feat(MARGOT)), (HUGO, Feat(HUGO)), (HUGO, PhaseBegan(), Feat(HUGO)))

    assert spoken == [(MARGOT, "feat", MARGOT, 1, 1), (HUGO, "feat", HUGO, 3, 2)]


def test_a_phase_that_begins_after_the_line_has_its_own():
    spoken = told((MARGOT, Feat(MARGOT), PhaseBegan()), (HUGO, Feat(HUGO)))

    assert [(who, ply) for who, _, _, ply, _ in spoken] == [(MARGOT, 1), (HUGO, 2)]


def test_of_one_move_the_rarest_is_told():
    spoken = told((MARGOT, Feat(HUGO, 2), Feat(MARGOT), Feat(HUGO, 2)))

    assert [(of, after) for _, _, of, _, after in spoken] == [(MARGOT, 2)]


def test_what_happens_often_is_told_seldom():
    times = [len(told((MARGOT, Feat(MARGOT, 1)), seed=seed)) for seed in range(300)]

    assert 0.7 < sum(times) / (len(times) / SELDOM_SAID[1]) < 1.3


def test_the_action_of_a_person_is_told_with_the_next_move_of_a_computer_player():
    spoken = told((PERSON, Feat(PERSON)), (PERSON, Event()), (HUGO, Event()))

    assert [(of, ply, after) for _, _, of, ply, after in spoken] == [(PERSON, 3, 0)]


def test_it_is_not_told_in_the_next_phase():
    assert not told((PERSON, Feat(PERSON), PhaseBegan()), (HUGO, Event()))


def test_nobody_mocks_a_mishap():
    assert not told((PERSON, Mishap(PERSON)), (HUGO, Event()))
    assert told((HUGO, Mishap(HUGO))) == [(HUGO, "mishap", HUGO, 1, 1)]


def test_all_computer_players_speak_of_what_others_do():
    speakers = {told((HUGO, Feat(None)), seed=seed)[0][0] for seed in range(20)}

    assert speakers == {MARGOT, HUGO}


def test_without_computer_players_nobody_speaks():
    assert not told((PERSON, Feat(PERSON)), speakers=())


def test_the_same_deal_has_the_same_lines_and_its_salt_counts():
    plies = [(HUGO, PhaseBegan(), Feat(None, 1)) for _ in range(30)]

    assert told(*plies) == told(*plies)
    assert told(*plies, salt="one") != told(*plies, salt="another")
