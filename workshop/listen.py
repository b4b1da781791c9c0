"""`./burgundy listen`: a whole game as a screen reader would play it, with a real AT-SPI client.

The program opens a real window on a virtual screen, on a session bus of its own. The client runs in
a Python that has Debian's `gi`; it knows no rules and looks at no pixel (`screen_reader.py`).
"""

import argparse
import json
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from workshop import environment, translations
from workshop.messages import HOME, Missing

SCREEN = "-screen 0 1400x900x24"
CLIENT = HOME / "workshop" / "screen_reader.py"
PYTHONS = ("/usr/bin/python3", "python3")
_QUESTION = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"


def main(arguments: Sequence[str]) -> int:
    """Play and print the result as one JSON object. Returns 0 if everything was announced."""
    options = _parser().parse_args(arguments)
    python = _python_with_atspi()
    translations.compile_stale()
    with tempfile.TemporaryDirectory(prefix="burgundy-") as folder:
        if options.alone:
            _choose_alone(Path(folder), options.alone)
        return environment.run(
            [
                *("xvfb-run", "-a", "-s", SCREEN, "dbus-run-session", "--"),
                *(python, "-W", "ignore::DeprecationWarning", str(CLIENT)),
                *("--game", options.game, "--moves", str(options.moves)),
                *("--", str(environment.PYTHON), "-P", "-m", "burgundy_desktop", "play"),
            ],
            BURGUNDY_DATA=folder,
            LC_ALL="C.UTF-8",
            LANGUAGE="en",
            QT_QPA_PLATFORM="xcb",
            QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1",
        )


def _choose_alone(folder: Path, game_id: str) -> None:
    """Make the new-game dialog propose a single player: a combo box has no action for it."""
    seats = [{"level": "", "name": "You"}]
    chosen = {game_id: {"options": {}, "seats": seats, "strict": False}}
    (folder / "settings.json").write_text(json.dumps({"last_choices": chosen}), encoding="utf-8")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="burgundy listen",
        description="Play a game through AT-SPI as a screen reader would, and report it.",
    )
    parser.add_argument("--game", default="The Castles of Burgundy", help="its English title")
    parser.add_argument("--alone", metavar="ID", default="", help="its id: play its solo game")
    parser.add_argument(
        "--moves", type=int, default=0, help="stop after this many presses (0: at the end)"
    )
    return parser


def _python_with_atspi() -> str:
    """A Python that can be a client. Raises Missing if none can."""
    for name in PYTHONS:
        python = shutil.which(name)
        if python is not None and _has_atspi(python):
            return python
    raise Missing("AT-SPI for Python is missing: apt-get install gir1.2-atspi-2.0 python3-gi")


def _has_atspi(python: str) -> bool:
    return (
        subprocess.run([python, "-c", _QUESTION], check=False, capture_output=True).returncode == 0
    )
