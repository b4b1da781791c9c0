"""From kept games to the table that the new-game dialog shows."""

import pytest

from burgundy_desktop import assets
from burgundy_desktop.ai.level_names import LEVELS
from burgundy_desktop.ai.strength import strengths_of
from burgundy_desktop.arena.kept import KeptGames
from burgundy_desktop.arena.tournament import Pairing, Performance, Record
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games import found
from workshop import fit_elo
from workshop.messages import Missing


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """64 of 100 games won by the steward; games alone and by other rules do not count."""
    for game in ("castles", "caylus"):
        (tmp_path / "games" / game).mkdir(parents=True)
    monkeypatch.setattr(assets, "resource", tmp_path.joinpath)
    strengths_of.cache_clear()
    for pairing, won in (
        (Pairing("castles", ("steward", "merchant")), 64),
        (Pairing("castles", ("steward", "merchant"), {"estates": "dealt"}), 0),
        (Pairing("castles_cards", ("steward", "merchant")), 0),
        (Pairing("castles", ("steward",)), 0),
    ):
        kept = KeptGames(tmp_path, pairing)
        for number in range(100):
            share = float(number < won)
            players = tuple(
                Performance(Seat(seat), 50, 1, one, 10, 0, 1.0, 0.3)
                for seat, one in enumerate((share, 1 - share)[: len(pairing.players)])
            )
            kept.add(Record(number, 0, (), players))
    yield tmp_path
    strengths_of.cache_clear()


def test_kept_games_and_rows_become_the_table_of_the_dialog(folder, capsys):
    call = ["castles", "--keep", str(folder), "--row", "duke,steward,1000,0.64"]
    call += ["--row", "king,duke,duke,9000,0.42", "--row", "novice,merchant,10,0.1"]

    fit_elo.main(call)
    assert strengths_of("castles") == {}
    strengths_of.cache_clear()
    fit_elo.main([*call, "--write"])

    strengths = strengths_of("castles")
    assert list(strengths) == ["merchant", "steward", "duke", "king"]
    assert [one.elo for one in strengths.values()] == pytest.approx([1500, 1600, 1700, 1764], abs=2)
    assert strengths["merchant"].error == 0 < strengths["steward"].error < strengths["duke"].error
    assert capsys.readouterr().out.startswith("king ")


def test_two_names_of_one_player_have_one_rating(folder):
    call = ["caylus", "--keep", str(folder), "--write", "--row", "duke-4,merchant,100,0.64"]
    fit_elo.main(call)
    alone = strengths_of("caylus")["duke-4"]
    strengths_of.cache_clear()
    fit_elo.main([*call, "--row", "duke,merchant,300,0.64", "--same", "duke-4,duke"])

    strengths = strengths_of("caylus")
    assert strengths["duke-4"] == strengths["duke"]
    assert list(strengths) == ["merchant", "duke", "duke-4"], "whatever the order of a set"
    assert strengths["duke"].error < 0.6 * alone.error


def test_without_any_game_the_table_stays_as_it_is(folder, tmp_path):
    table = assets.resource("games", "castles", "strength.json")
    table.write_text("as it was")

    with pytest.raises(Missing, match="has no games of castles"):
        fit_elo.main(["castles", "--keep", str(tmp_path / "elsewhere"), "--write"])

    assert table.read_text() == "as it was"


@pytest.mark.parametrize("row", ["duke,100,0.5", "duke,master,100,61", "duke,master,many,0.5", "x"])
def test_a_row_that_is_no_pairing_is_refused(folder, row, capsys):
    with pytest.raises(SystemExit):
        fit_elo.main(["castles", "--keep", str(folder), "--row", row])

    assert f"invalid row value: '{row}'" in capsys.readouterr().err


@pytest.mark.parametrize("game_id", found())
def test_what_is_shipped_names_levels_and_rises_with_them(game_id):
    strengths = strengths_of(game_id)
    elos = [strengths[level].elo for level in LEVELS if level in strengths]

    assert set(strengths) <= fit_elo.rated_levels(game_id)
    assert elos == sorted(elos)
    assert strengths["merchant"].elo == 1500 if strengths else not elos
