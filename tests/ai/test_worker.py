"""The opponents' process collects garbage when nobody waits; thinking makes none."""

import gc
from multiprocessing import Pipe
from threading import Event, Thread
from types import SimpleNamespace

import pytest

from burgundy_desktop.ai import worker
from burgundy_desktop.ai.cases import Stage
from burgundy_desktop.ai.judging import case_at, judged
from burgundy_desktop.ai.levels import player_named
from burgundy_desktop.ai.messages import Question
from burgundy_desktop.core.ids import Ply
from burgundy_desktop.core.match import Match
from burgundy_desktop.games import found, load
from tests.games.looking import play_by_chance

PLIES = 12
BRIEFLY = Stage(20, 4)


@pytest.fixture
def told(monkeypatch):
    """What a process does that runs in this one."""
    told: list[str] = []
    nothing = SimpleNamespace(offer=lambda _: None)
    silent = SimpleNamespace(signal=lambda *_: None, SIGINT=0, SIG_IGN=0)
    monkeypatch.setattr(worker, "own_tables", nothing)
    monkeypatch.setattr(worker, "signal", silent)
    monkeypatch.setattr(worker, "IDLE_SECONDS", 0.01)
    monkeypatch.setattr(worker, "_found", lambda *_: told.append("answers"))
    return told


def test_garbage_is_collected_after_the_last_answer_alone(told, monkeypatch):
    near, far = Pipe()
    collected = Event()

    def collect():
        told.append("collects")
        collected.set()

    def leave():
        collected.wait(10)
        near.close()

    collector = SimpleNamespace(
        disable=lambda: told.append("collects later"),
        collect=collect,
        enable=lambda: told.append("collects as usual"),
    )
    monkeypatch.setattr(worker, "gc", collector)
    for ticket in (1, 2):
        near.send(Question(ticket, "a game", None, (), "duke", 5, ""))
    leaves = Thread(target=leave)
    leaves.start()

    worker.serve(far, {})

    leaves.join()
    assert told == ["collects later", "answers", "answers", "collects", "collects as usual"]


def test_no_thought_makes_garbage():
    """So none is missed while it is not collected."""
    matches = [begun(game_id) for game_id in found()]
    gc.collect()
    gc.freeze()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        for match in matches:
            think(match)
        gc.collect()
        made = [one for one in gc.garbage if is_ours(one)]
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()
        gc.unfreeze()

    assert not made


def begun(game_id):
    game = load(game_id)
    match = Match(game, game.info.options_for(game.info.seats_min), 5)
    for _ in play_by_chance(match, PLIES):
        pass
    return match


def think(match):
    seen, legal = match.observe(match.to_decide), tuple(match.legal_moves())
    for level in ("search-30+kept", "merchant"):
        player_named(level, match.game).think(seen, legal, 7)
    judged(match.game, case_at(match, Ply(match.length), BRIEFLY))


def is_ours(one):
    home = getattr(one, "__module__", None) or type(one).__module__
    return str(home).startswith("burgundy_desktop")
