"""The opponents' process: questions, cancelling, killing and invalid input."""

import errno
import os
import signal
import subprocess
import sys
from multiprocessing.context import SpawnContext, SpawnProcess

import attrs
import pytest

from burgundy_desktop.ai import client as module
from burgundy_desktop.ai.cases import Case, Stage
from burgundy_desktop.ai.client import Client
from burgundy_desktop.ai.judging import judged
from burgundy_desktop.ai.levels import player_named
from burgundy_desktop.ai.luck import reveal_at, worth
from burgundy_desktop.ai.messages import Alive
from burgundy_desktop.ai.temperature import degrees, latest, temperature_at
from burgundy_desktop.core import own_tables
from burgundy_desktop.core.errors import OpponentFailed, OpponentSilent
from burgundy_desktop.core.ids import Ply, Seat
from tests.own_tables import DEAR_CASTLES, RICH_START, an_offer
from tests.storage.played import a_match

CASTLES = "burgundy_desktop.games.castles.game"

PATIENCE = 20.0
ENDLESS = "search-999999999"
"""A player who searches until somebody stops it."""


@pytest.fixture(scope="module")
def shared_client():
    client = Client()
    client.start()
    yield client
    client.close()


@pytest.fixture
def client(shared_client):
    shared_client.start()
    return shared_client


def test_the_process_answers_as_the_player_would_here(client, a_question):
    asked = a_question()

    ticket = client.ask(CASTLES, asked.observation, asked.legal, "master", seed=11)
    answer = client.receive(PATIENCE)

    here = player_named("master", asked.game).think(asked.observation, asked.legal, seed=11)
    assert answer.ticket == ticket
    assert not answer.cancelled
    assert attrs.evolve(answer.advice, seconds=0) == attrs.evolve(here, seconds=0)


def test_the_process_judges_as_it_is_done_here(client, a_question):
    asked = a_question()
    case = Case(asked.observation, tuple(asked.legal), 1, Stage(20, 10), seed=11)

    client.judge(CASTLES, case)
    answer = client.receive(PATIENCE)

    assert answer.advice == judged(asked.game, case)


def test_the_process_weighs_luck_and_all_that_could_have_come_as_it_is_done_here(client):
    match = a_match(seats=2)
    game, ply = match.game, latest(match, Ply(40), Seat(0))
    assert ply is not None
    reveal = reveal_at(match, ply, walks=3)
    temperature = attrs.evolve(temperature_at(match, ply, Seat(0)), walks=2)

    client.weigh(CASTLES, reveal)
    assert client.receive(PATIENCE).advice == worth(game, reveal)
    client.weigh(CASTLES, temperature)
    assert client.receive(PATIENCE).advice == degrees(game, temperature)


def test_luck_is_cut_short_by_a_newer_question(client):
    match = a_match(seats=2)
    client.weigh(CASTLES, reveal_at(match, Ply(0), walks=1_000_000))
    ticket = client.weigh(CASTLES, reveal_at(match, Ply(0), walks=2))

    cut, answer = client.receive(PATIENCE), client.receive(PATIENCE)
    assert cut.cancelled
    assert (answer.ticket, answer.cancelled) == (ticket, False)


def test_the_process_plays_in_the_style_that_it_is_asked_for(client, a_question):
    """In a position where somebody who loves knowledge decides otherwise than the level alone."""
    asked = next(
        asked
        for asked in map(a_question, range(20, 60))
        if len({decided(asked, name) for name in ("merchant", "merchant:knowledge")}) == 2
    )

    client.ask(CASTLES, asked.observation, asked.legal, "merchant", seed=11, style="knowledge")

    assert client.receive(PATIENCE).advice.move == decided(asked, "merchant:knowledge")


def decided(asked, name):
    return player_named(name, asked.game).think(asked.observation, asked.legal, seed=11).move


def test_a_cancel_is_answered_with_the_best_so_far(client, a_question):
    asked = a_question()
    client.ask(CASTLES, asked.observation, asked.legal, ENDLESS, seed=1)
    assert client.receive(0.5) is None

    client.cancel()
    answer = client.receive(PATIENCE)

    assert answer.cancelled
    assert answer.advice.iterations > 0


def test_a_new_question_cuts_the_old_one_short(client, a_question):
    asked = a_question()

    first = client.ask(CASTLES, asked.observation, asked.legal, ENDLESS, seed=1)
    second = client.ask(CASTLES, asked.observation, asked.legal, "merchant", seed=1)
    answers = [client.receive(PATIENCE), client.receive(PATIENCE)]

    assert [(one.ticket, one.cancelled) for one in answers] == [(first, True), (second, False)]


def test_a_late_cancel_is_no_harm(client, a_question):
    asked = a_question()
    client.ask(CASTLES, asked.observation, asked.legal, "merchant", seed=1)
    client.receive(PATIENCE)

    client.cancel()
    client.ask(CASTLES, asked.observation, asked.legal, "merchant", seed=1)

    assert not client.receive(PATIENCE).cancelled


def test_nonsense_is_refused_and_survived(client, a_question):
    asked = a_question()

    client.ask("burgundy_desktop.games.chess.game", asked.observation, asked.legal, "duke", 1)
    with pytest.raises(OpponentFailed, match="chess"):
        client.receive(PATIENCE)
    client.ask(CASTLES, "what?", asked.legal, "duke", seed=1)
    with pytest.raises(OpponentFailed, match="could not answer"):
        client.receive(PATIENCE)
    client.ask(CASTLES, asked.observation, asked.legal, "emperor", seed=1)
    with pytest.raises(OpponentFailed, match="emperor"):
        client.receive(PATIENCE)
    client._pipe.send(["no", "question"])
    with pytest.raises(OpponentFailed, match="list is no question"):
        client.receive(PATIENCE)
    client._pipe.send_bytes(b"garbage")
    with pytest.raises(OpponentFailed, match="could not be read"):
        client.receive(PATIENCE)

    client.ask(CASTLES, asked.observation, asked.legal, "merchant", seed=1)
    assert client.receive(PATIENCE).advice.best


def test_after_a_violent_death_the_next_question_starts_afresh(client, a_question):
    asked = a_question()
    client.ask(CASTLES, asked.observation, asked.legal, ENDLESS, seed=1)
    dead = client.process_id

    os.kill(dead, signal.SIGKILL)
    with pytest.raises(OpponentFailed, match="has ended"):
        client.receive(PATIENCE)
    assert not client.is_alive
    with pytest.raises(OpponentFailed, match="does not run"):
        client.receive(0)

    client.ask(CASTLES, asked.observation, asked.legal, "merchant", seed=1)
    assert client.receive(PATIENCE).advice.best
    assert client.process_id != dead


def test_the_process_ends_when_the_pipe_closes_even_while_it_thinks(a_question):
    asked = a_question()
    client = Client()
    client.ask(CASTLES, asked.observation, asked.legal, ENDLESS, seed=1)
    assert client.receive(1.0) is None
    process = client._process

    client._pipe.close()
    process.join(5.0)

    assert process.exitcode == 0
    client.close()


def test_the_process_plays_by_the_tables_that_this_one_was_offered(a_question, monkeypatch):
    monkeypatch.setattr(own_tables, "_process", own_tables._Process())
    own_tables.offer(an_offer(DEAR_CASTLES, RICH_START))
    asked, client = a_question(), Client()

    client.ask("tests.ai.tables_told", asked.observation, asked.legal, "duke", seed=1)
    with pytest.raises(OpponentFailed) as told:
        client.receive(PATIENCE)
    client.close()

    assert "7 silver, triples (9, 5, 6, 4, 3, 3, 3)" in str(told.value)
    assert "own: ['rules.toml'] ['colors.toml']" in str(told.value)


def test_to_close_twice_or_before_the_start_is_no_harm():
    client = Client()
    client.cancel()

    client.close()
    client.close()

    assert not client.is_alive


def test_what_the_process_imports_knows_no_qt():
    code = (
        "import sys, burgundy_desktop.ai.client, burgundy_desktop.games.castles.game;"
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )

    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


class TestStopped:
    """A process stopped with SIGSTOP still exists, but neither answers nor ends."""

    @pytest.fixture
    def stopped(self, a_question):
        """A client with a short timeout whose process was stopped after its first answer."""
        asked, client = a_question(), Client(PATIENCE)  # it has to start first
        client.ask(CASTLES, asked.observation, asked.legal, "apprentice", seed=1)
        assert client.receive(PATIENCE).advice.best
        client._patience = 0.2
        process = client._process
        assert client.process_id is not None
        os.kill(client.process_id, signal.SIGSTOP)
        yield client
        client.close()
        assert process_is_gone(process)

    def test_after_its_patience_it_is_given_up_and_ended(self, stopped, a_question):
        asked, process = a_question(), stopped._process
        stopped.ask(CASTLES, asked.observation, asked.legal, "apprentice", seed=1)

        with pytest.raises(OpponentSilent, match="it was silent for"):
            listen(stopped)

        assert process_is_gone(process)
        stopped._patience = PATIENCE
        stopped.ask(CASTLES, asked.observation, asked.legal, "apprentice", seed=1)
        assert stopped.receive(PATIENCE).advice.best

    def test_sending_to_it_does_not_wait_for_ever(self, stopped, monkeypatch):
        """Each cancel message is small; together they fill the pipe's buffer."""
        monkeypatch.setattr(module, "SENDING_SECONDS", 0)

        for _ in range(1_000_000):
            stopped.cancel()
            if not stopped.is_alive:
                break

        assert not stopped.is_alive

    def test_who_thinks_long_gives_signs_of_life(self, client, a_question):
        asked = a_question()
        client.ask(CASTLES, asked.observation, asked.legal, "apprentice", seed=1)
        client.receive(PATIENCE)

        client.ask(CASTLES, asked.observation, asked.legal, ENDLESS, seed=1)

        assert client._pipe.poll(PATIENCE)
        assert client._pipe.recv() == Alive()
        client.cancel()
        assert client.receive(PATIENCE).cancelled


def listen(client):
    while client.receive(0.01) is None:
        pass


def process_is_gone(process):
    try:
        return not process.is_alive()
    except ValueError:  # it has been closed
        return True


def test_a_system_without_room_for_a_process_is_told(a_question, monkeypatch):
    def no_room(*_):
        raise BlockingIOError("no more processes")

    monkeypatch.setattr(SpawnProcess, "start", no_room)
    asked, client = a_question(), Client()

    with pytest.raises(OpponentFailed, match="no more processes"):
        client.ask(CASTLES, asked.observation, asked.legal, "duke", seed=1)


def test_a_system_without_room_for_a_pipe_is_told(a_question, monkeypatch):
    def no_room(*_):
        raise OSError(errno.EMFILE, "too many open files")

    monkeypatch.setattr(SpawnContext, "Pipe", no_room)
    asked, client = a_question(), Client()

    with pytest.raises(OpponentFailed, match="too many open files"):
        client.ask(CASTLES, asked.observation, asked.legal, "duke", seed=1)
