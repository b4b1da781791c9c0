"""Games played with a person's own tables, which are missing or changed now."""

import json

import pytest

from tests.own_tables import DEAR_CASTLES, program, put, told

PLAYING = "tests/storage/playing.py"


@pytest.fixture
def played(tmp_path):
    """A game played to its end with own tables: its file and its result."""
    data = tmp_path / "data"
    put(data, *DEAR_CASTLES)
    file = tmp_path / "game.burgundy"
    return data, file, told(data, PLAYING, "begin", str(file))


def test_own_tables_change_the_game(played, tmp_path):
    _, _, result = played
    usual = told(tmp_path / "nobody", PLAYING, "begin", str(tmp_path / "usual.burgundy"))

    assert (result["triples"][0], result["own"], result["problems"]) == (9, ["colors.toml"], [])
    assert (usual["triples"][0], usual["own"]) == (4, [])


def test_a_game_opens_with_the_tables_it_was_played_with(played):
    data, file, result = played

    assert told(data, PLAYING, "open", str(file)) == result


def test_without_its_tables_a_game_is_refused_and_kept(played, tmp_path):
    _, file, _ = played
    before = file.read_bytes()

    problem = told(tmp_path / "nobody", PLAYING, "open", str(file))

    assert problem == {"code": "own_tables_gone", "values": {"files": "colors.toml"}}
    assert file.read_bytes() == before


def test_with_other_figures_in_the_same_table_too(played):
    data, file, _ = played
    put(data, *DEAR_CASTLES[:3], "triple_vp = 8")

    assert told(data, PLAYING, "open", str(file))["code"] == "own_tables_gone"


def test_a_game_of_our_tables_is_refused_under_others(tmp_path):
    file = tmp_path / "usual.burgundy"
    told(tmp_path / "nobody", PLAYING, "begin", str(file))
    put(tmp_path / "data", *DEAR_CASTLES)

    problem = told(tmp_path / "data", PLAYING, "open", str(file))

    assert problem == {"code": "own_tables_new", "values": {"files": "colors.toml"}}


def test_a_wrong_table_is_told_and_the_game_is_the_usual_one(tmp_path):
    put(tmp_path / "data", *DEAR_CASTLES[:3], "triple_vp = 100")
    file = tmp_path / "usual.burgundy"

    result = told(tmp_path / "data", PLAYING, "begin", str(file))

    assert (result["triples"][0], result["own"]) == (4, [])
    assert result["problems"] == [
        "tables/castles_cards/colors.toml, row 1 of [[color]]: 'triple_vp' is 100, not 0 to 99"
    ]
    assert told(tmp_path / "nobody", PLAYING, "open", str(file))["own"] == []


def test_replay_verifies_with_the_tables_of_then_and_names_them(played, tmp_path):
    data, file, result = played

    verified = program(data, "-m", "burgundy_desktop", "replay", str(file))
    refused = program(tmp_path / "nobody", "-m", "burgundy_desktop", "replay", str(file))

    assert verified.returncode == 0
    assert "own table colors.toml" in verified.stdout
    assert f": {result['points'][0]}" in verified.stdout
    assert refused.returncode == 1
    assert "tables that are not in force now: colors.toml" in refused.stderr


def test_every_process_of_the_arena_plays_by_the_same_tables(tmp_path):
    put(tmp_path / "data", "castles_cards", "scoring.toml", "one = 0", "one = 90")
    arena = ("-m", "burgundy_desktop", "arena", "castles_cards", "--seats", "random,random")

    def points(data, jobs):
        done = program(data, *arena, "--games", "2", "--jobs", jobs, "--json")
        return [player["points"] for player in json.loads(done.stdout)["players"]]

    usual, own = points(tmp_path / "nobody", "1"), points(tmp_path / "data", "1")

    assert points(tmp_path / "data", "2") == own
    assert sum(own) > sum(usual) + 50


def test_the_arena_says_which_table_it_does_not_use(tmp_path):
    put(tmp_path / "data", *DEAR_CASTLES[:3], 'triple_vp = "four"')
    arena = ("-m", "burgundy_desktop", "arena", "castles_cards", "--seats", "random,random")

    done = program(tmp_path / "data", *arena, "--games", "2", "--jobs", "2")

    assert done.returncode == 0
    assert "castles_cards, 2 games from seed 1" in done.stdout
    assert done.stderr == (
        "arena: tables/castles_cards/colors.toml, row 1 of [[color]]: "
        "'triple_vp' is 'four', not int; ours stays in force\n"
    )
