"""Own tables that a command cannot use are told, whatever the command."""

import pytest

from tests.own_tables import program
from tests.storage.played import a_file

LADDER = ("ladder", "--game", "castles", "--level", "apprentice", "--games", "1")
ARENA = ("arena", "castles", "--seats", "random,random", "--games", "1")
ON_A_FILE = [(command, "FILE") for command in ("replay", "verify", "record", "review")]


@pytest.mark.parametrize("call", [ARENA, LADDER, *ON_A_FILE], ids=lambda call: call[0])
def test_a_command_tells_which_own_tables_it_cannot_use(call, tmp_path):
    broken = tmp_path / "tables" / "castles" / "rules.toml"
    broken.parent.mkdir(parents=True)
    broken.write_text("broken = [")
    game = str(a_file(tmp_path))

    done = program(tmp_path, "-m", "burgundy_desktop", *(x.replace("FILE", game) for x in call))

    told = [line for line in done.stderr.splitlines() if line.startswith(f"{call[0]}: tables/")]
    assert len(told) == 1
    assert told[0].endswith("ours stays in force")
