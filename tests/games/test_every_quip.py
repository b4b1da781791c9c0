"""Opponents say little, only what everybody can see, and every line can be said."""

import importlib
import inspect
import re
from itertools import takewhile

import pytest

from burgundy_desktop import games
from burgundy_desktop.boardkit.quips import Voice
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import Events
from burgundy_desktop.core.ids import Ply, Seat
from burgundy_desktop.core.match import Match
from burgundy_desktop.core.occasions import Occasion, Quip, quips
from burgundy_desktop.desktop.boards import board_of
from burgundy_desktop.desktop.trials.harness import play_on
from tests import thorough
from tests.languages import speaking

GAME_IDS = games.found()
SEEDS = thorough.some(range(1, 9), (1, 2))
LONGEST = 60
PERSON = Seat(0)
ANOTHER_CHANCE = 77


def played(game_id, seed):
    """A game of apprentices."""
    game = games.load(game_id)
    match = Match(game, game.info.options_for(max(2, game.info.seats_min)), seed)
    play_on(match, lambda _: False, "apprentice")
    return match


def said(match):
    opponents = [Seat(seat) for seat in range(1, match.options.seats)]
    return list(quips(match.game.occasions, match.steps, opponents, match.seed))


def found_in(occasions, events):
    return [found for event in events if (found := occasions.of(event)) is not None]


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_occasion_has_its_lines_and_every_line_its_occasion(game_id):
    module = importlib.import_module(f"burgundy_desktop.games.{game_id}.occasions")
    named = re.findall(
        r'Occasion\(\s*"(\w+)"(.*?)\)(?: if |\n|$)', inspect.getsource(module), re.DOTALL
    )
    lines = board_of(game_id).wording.quips

    assert {code for code, _ in named} == set(lines)
    assert 3 <= len(lines) <= 7
    for code, arguments in named:
        assert bool(lines[code].own) == (", None," not in arguments), code
        assert bool(lines[code].others) == ("own=True" not in arguments), code


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_line_is_short_and_no_two_are_the_same(qapp, game_id, language):
    with speaking(language):
        spoken = [
            lines.say(Quip(Seat(1), Occasion(code, Seat(by), 1, count=12), Ply(1)), voice)
            for code, lines in board_of(game_id).wording.quips.items()
            for by, has in ((1, lines.own), (2, lines.others))
            if has
            for voice in Voice
        ]

    assert len(set(spoken)) == len(spoken)
    assert not [line for line in spoken if not 0 < len(line) <= LONGEST or "{" in line]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_opponents_say_little_and_only_what_everybody_sees(game_id, seed):
    match = played(game_id, seed)
    spoken = said(match)

    assert spoken
    assert len({phase_of(match, quip) for quip in spoken}) == len(spoken)
    assert all(quip.speaker != PERSON != match.steps[quip.ply].seat for quip in spoken)
    assert worth_the_same_whatever_is_hidden(match) > 0


def phase_of(match, quip):
    """How many phases had begun when a line was said."""
    before = [event for step in match.steps[: quip.ply] for event in step.events]
    seen = (*before, *match.steps[quip.ply].events[: quip.after])
    return sum(type(event) in match.game.occasions.phases for event in seen)


def worth_the_same_whatever_is_hidden(match):
    """Play moves again on tables that look the same to whoever moves: they are worth the same words
    until something is revealed. Returns how many such moves there are.
    """
    game = match.game
    worth = 0
    for before, step in zip(match.steps, match.steps[1:], strict=False):
        if not found_in(game.occasions, step.events):
            continue
        worth += 1
        observation = game.observe(before.state, step.seat)
        state, events = game.imagine(observation, Chance.from_seed(ANOTHER_CHANCE)), Events()
        game.apply(state, step.move, events)
        told, imagined = (
            found_in(game.occasions, takewhile(lambda event: not event.reveals, happened))
            for happened in (step.events, events)
        )
        assert told == imagined
    return worth
