"""`challenges`: how often each level reaches each goal."""

import json

import attrs
import pytest

from burgundy_desktop.arena import challenges
from burgundy_desktop.core.challenges import Setup
from burgundy_desktop.core.chance import whole_game
from burgundy_desktop.games import load

GAME = "castles_cards"


@attrs.define
class Listening:
    """Plays the first move, and keeps the seeds of its thoughts."""

    seeds: list[int] = attrs.field(factory=list)

    def think(self, _seen, _legal, seed):
        self.seeds.append(seed)
        return attrs.make_class("Advice", {"move": attrs.field(default=0)})()


def test_whoever_forgets_by_game_forgets_the_same_in_a_whole_game(monkeypatch):
    player = Listening()
    monkeypatch.setattr(challenges, "player_named", lambda *_: player)

    next(challenges._played(load(GAME), "novice", Setup(), 1))

    assert len(set(player.seeds)) == len(player.seeds) > 10
    assert len({whole_game(seed) for seed in player.seeds}) == 1


def test_the_counts_of_a_level_are_printed_and_kept(monkeypatch, tmp_path, capsys):
    kept = tmp_path / "challenges.json"
    kept.write_text('{"format": 1, "levels": {"merchant": {"old": [1, 2]}}}')
    monkeypatch.setattr(challenges, "file_of", lambda _: kept)
    monkeypatch.setattr(challenges, "_played", lambda *_: iter(()))

    assert challenges.main(["--game", GAME, "--level", "novice", "--games", "3", "--write"]) == 0

    levels = json.loads(kept.read_text())["levels"]
    assert list(levels) == ["novice", "merchant"]
    assert set(levels["novice"]) == {one.id for one in load(GAME).challenges}
    assert set(map(tuple, levels["novice"].values())) == {(0, 3)}
    assert len(capsys.readouterr().out.splitlines()) == 12


@pytest.mark.parametrize(("opponents", "games"), [((), 20), (("merchant",), 20), (("duke",), 2)])
def test_fewer_games_are_played_against_those_who_search(monkeypatch, opponents, games):
    game = load(GAME)
    changed = attrs.evolve(
        game, challenges=(attrs.evolve(game.challenges[0], setup=Setup(opponents)),)
    )
    monkeypatch.setattr(challenges, "_played", lambda *_: iter(()))

    assert set(challenges.measure(changed, "novice", 20).values()) == {(0, games)}
