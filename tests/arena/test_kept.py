"""Games of a tournament that are kept, and tournaments that go on."""

import errno
import json

import attrs
import pytest

from burgundy_desktop import games
from burgundy_desktop.arena import challenges, kept, ladder, tournament
from burgundy_desktop.arena.cli import main
from burgundy_desktop.arena.kept import KeptGames
from burgundy_desktop.arena.tournament import Pairing, play_game
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.errors import BadRecord
from burgundy_desktop.core.events import SILENT

PAIRING = Pairing("castles_cards", ("greedy-v1", "random"))
CALL = ["castles_cards", "--seats", "greedy-v1,random", "--json"]


@pytest.fixture
def played(monkeypatch):
    """The rounds that are really played."""
    rounds = []

    def noted(pairing, seed, rotation):
        rounds.append((seed, rotation))
        return play_game(pairing, seed, rotation)

    monkeypatch.setattr(tournament, "play_game", noted)
    return rounds


def points(capsys):
    report = json.loads(capsys.readouterr().out)
    return [(one["points"], one["win_share"]) for one in report["players"]]


def test_a_tournament_goes_on_where_it_was_stopped(played, tmp_path, capsys):
    main([*CALL, "--games", "5"])
    whole = points(capsys)
    played.clear()

    main([*CALL, "--games", "3", "--keep", str(tmp_path)])
    main([*CALL, "--games", "5", "--keep", str(tmp_path)])
    capsys.readouterr()
    assert played == [(1, 0), (1, 1), (2, 0), (2, 1), (3, 0)]

    main([*CALL, "--games", "5", "--keep", str(tmp_path)])
    assert points(capsys) == whole
    assert len(played) == 5


def test_a_game_that_was_cut_off_is_played_again(played, tmp_path, capsys):
    main([*CALL, "--games", "3", "--keep", str(tmp_path)])
    (path,) = tmp_path.iterdir()
    content = path.read_bytes()
    path.write_bytes(content[:-40])
    played.clear()

    main([*CALL, "--games", "3", "--keep", str(tmp_path)])

    assert played == [(2, 0)]
    assert path.read_bytes().count(b"\n") == content.count(b"\n")
    assert set(KeptGames(tmp_path, PAIRING).records) == {(1, 0), (1, 1), (2, 0)}


def test_a_kept_game_can_be_played_again_from_its_moves(tmp_path):
    record = play_game(PAIRING, 4, 1)
    KeptGames(tmp_path, PAIRING).add(record)

    again = KeptGames(tmp_path, PAIRING).records[4, 1]

    assert again == record
    game = games.load("castles_cards")
    state = game.start(game.info.options_for(2), Chance.from_seed(again.seed), SILENT)
    moves = list(again.moves)
    while game.to_decide(state) is not None:
        legal = game.legal_moves(state)
        game.apply(state, legal[moves.pop(0) if len(legal) > 1 else 0], SILENT)
    assert moves == []
    assert {one.seat: one.points for one in game.score(state).standings} == {
        one.seat: one.points for one in again.players
    }


@pytest.mark.parametrize(
    "other",
    [
        attrs.evolve(PAIRING, players=("random", "greedy-v1")),
        attrs.evolve(PAIRING, options={"estates": "dealt"}),
        attrs.evolve(PAIRING, game="castles"),
    ],
)
def test_what_was_played_otherwise_is_kept_elsewhere(other, tmp_path):
    assert KeptGames(tmp_path, other).path != KeptGames(tmp_path, PAIRING).path


def test_games_of_another_version_do_not_count(tmp_path, monkeypatch):
    KeptGames(tmp_path, PAIRING).add(play_game(PAIRING, 1, 0))

    monkeypatch.setattr(kept, "__version__", "99")

    assert KeptGames(tmp_path, PAIRING).records == {}


def test_a_broken_file_is_named_with_its_line(tmp_path, capsys):
    path = KeptGames(tmp_path, PAIRING).path
    path.write_text(path.read_text() + '{"seed": 1}\n')

    with pytest.raises(BadRecord, match="line 2"):
        KeptGames(tmp_path, PAIRING)
    assert main([*CALL, "--keep", str(tmp_path)]) == 2
    assert capsys.readouterr().err.startswith("arena: ")


def test_a_game_with_other_players_than_the_pairing_is_refused(played, tmp_path, capsys):
    kept_games = KeptGames(tmp_path, PAIRING)
    kept_games.add(attrs.evolve(play_game(PAIRING, 1, 0), players=()))

    assert main([*CALL, "--games", "1", "--keep", str(tmp_path)]) == 2

    assert capsys.readouterr().err == f"arena: {kept_games.path}, line 2: no game of ours\n"
    assert not played


@pytest.mark.parametrize(
    ("command", "call"),
    [
        (main, CALL),
        (ladder.main, ["--game", "castles_cards", "--level", "apprentice"]),
        (challenges.main, ["--game", "castles_cards", "--level", "novice"]),
    ],
)
def test_a_game_that_cannot_be_kept_is_told(command, call, tmp_path, capsys, monkeypatch):
    append = KeptGames._append

    def full(self, line):
        """The disk takes the head of the file, and then no more."""
        if '"moves"' in line:
            raise OSError(errno.ENOSPC, "the disk is full")
        append(self, line)

    monkeypatch.setattr(KeptGames, "_append", full)

    assert command([*call, "--games", "1", "--keep", str(tmp_path)]) == 2

    said = f": games cannot be kept in {tmp_path} (the disk is full)\n"
    assert capsys.readouterr().err.endswith(said)


def test_a_folder_that_is_a_file_is_refused(tmp_path, capsys):
    (tmp_path / "file").write_text("")

    assert main([*CALL, "--keep", str(tmp_path / "file")]) == 2
    assert capsys.readouterr().err.startswith("arena: games cannot be kept in ")
