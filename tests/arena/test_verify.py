"""`verify FILE --promise HEX` checks that chance was fixed before the first move."""

import hashlib
import shlex

import attrs
import pytest

from burgundy_desktop.arena import verify
from burgundy_desktop.core.fairness import promise_of
from burgundy_desktop.core.match import Match
from burgundy_desktop.storage.recording import record
from burgundy_desktop.storage.save_game import read, write
from tests.storage.played import NOW, a_header, a_match, a_save

SALT = "9f86d081884c7d659a2feaa0c55ad015"
PROMISE = "3a662e4b057b7cd492796264940fa9a252fdab48d26c0360031caf4002b48d92"


def sealed(path, match, **fields):
    write(path, a_save(match, **({"salt": SALT, "known": False} | fields)))
    return path


@pytest.fixture
def finished(tmp_path):
    return sealed(tmp_path / "game.burgundy", a_match(seed=4711))


@pytest.fixture
def ended(capsys):
    """Run the command; return its exit status, standard output and standard error."""

    def run(*arguments):
        status = verify.main(list(map(str, arguments)))
        said = capsys.readouterr()
        return status, said.out, said.err

    return run


def rewrite(path, **fields):
    save = read(path)
    write(path, attrs.evolve(save, header=attrs.evolve(save.header, **fields)))


@pytest.mark.parametrize("promised", [PROMISE, PROMISE[:8], "3a66 2e4b", PROMISE.upper()])
def test_a_game_that_follows_from_its_promise_is_verified(finished, ended, promised):
    status, out, err = ended(finished, "--promise", promised)

    assert (status, err) == (0, "")
    assert "verified: 125 dice and 80 tiles follow from the sealed deal" in out
    assert f"seed 4711, salt {SALT}" in out


def test_the_printed_line_gives_the_promise_in_any_shell(finished, ended):
    line = ended(finished)[1].splitlines()[-1]

    command, pipe, tool = line.rpartition(" | ")
    _, _, text = shlex.split(command)
    assert (pipe, tool) == (" | ", "sha256sum")
    assert hashlib.sha256(text.encode()).hexdigest() == PROMISE


@pytest.mark.parametrize("promised", ["00000000", PROMISE[:-1] + "3"])
def test_another_promise_is_refused(finished, ended, promised):
    status, out, err = ended(finished, "--promise", promised)

    assert (status, out) == (1, "")
    assert f"another deal was promised; this one is {PROMISE}" in err


def test_another_salt_under_a_good_seal_is_found_out(finished, ended):
    rewrite(finished, salt="0" * 32)

    status, _, err = ended(finished, "--promise", PROMISE)

    assert (status, "another deal was promised" in err) == (1, True)


def test_another_seed_under_a_good_seal_is_found_out(finished, ended):
    rewrite(finished, seed=4712)

    status, _, err = ended(finished, "--promise", PROMISE)

    assert (status, "the setup differs" in err) == (1, True)


def test_another_option_under_a_good_seal_is_found_out(finished, ended):
    options = a_match(plies=0, estates="dealt").options
    rewrite(finished, options=options)

    assert ended(finished, "--promise", PROMISE)[0] == 1


def test_another_move_under_a_good_seal_is_found_out(finished, ended):
    save = read(finished)
    moves = (*save.moves[:60], save.moves[59], *save.moves[61:])
    write(finished, attrs.evolve(save, moves=moves))

    status, _, err = ended(finished, "--promise", PROMISE)

    assert status == 1
    assert "move 61 differs" in err


def test_an_unfinished_game_keeps_its_seed_to_itself(tmp_path, ended):
    path = sealed(tmp_path / "game.burgundy", a_match(seed=918273, plies=30))

    status, out, _ = ended(path)

    assert status == 0
    assert "918273" not in out
    assert SALT not in out
    assert f"promise {promise_of(a_match(seed=918273, plies=0), SALT)}" in out


def test_a_known_deal_promises_nothing(tmp_path, ended):
    path = sealed(tmp_path / "game.burgundy", a_match(seed=4711), salt="", known=True)

    assert "80 tiles follow from seed 4711, which was known" in ended(path)[1]
    status, _, err = ended(path, "--promise", PROMISE)
    assert (status, "nothing was promised" in err) == (1, True)


def test_of_a_game_that_began_with_a_position_only_what_followed_is_verified(tmp_path, ended):
    whole = a_match(seed=4711)
    match = Match.from_position(whole.game, whole.options, 4711, whole.steps[40].state)
    for step in whole.steps[41:]:
        match.play(step.move)
    header = a_header(match, salt=SALT, known=False)
    path = tmp_path / "game.burgundy"
    write(path, record(match, header, moment="", now=NOW))

    assert "follow from the position that the game began with" in ended(path)[1]
    status, _, err = ended(path, "--promise", PROMISE)
    assert (status, "no promise covers what led to it" in err) == (1, True)


def test_an_edited_file_is_refused_and_a_missing_one_is_another_status(finished, ended, tmp_path):
    finished.write_bytes(finished.read_bytes().replace(b'"seed":4711', b'"seed":4712'))

    assert ended(finished)[0] == 1
    assert ended(tmp_path / "nothing.burgundy")[0] == 2


@pytest.mark.parametrize("promised", ["3a662e4", "xyz", PROMISE + "0", ""])
def test_what_is_no_promise_is_refused(finished, promised):
    with pytest.raises(SystemExit) as ended:
        verify.main([str(finished), "--promise", promised])

    assert ended.value.code == 2
