"""A program that adds to a chronicle until killed: `chronicling.py FILE`.

After each line that was added it prints the id that must now be there.
"""

import itertools
import sys
from datetime import UTC, datetime
from pathlib import Path

from burgundy_desktop.core.chronicle import Begun
from burgundy_desktop.storage.chronicle import Chronicle

NOW = datetime(2026, 11, 24, 12, 0, tzinfo=UTC)


def tell_for_ever(path: Path) -> None:
    chronicle = Chronicle(path)
    for number in itertools.count():
        identity = f"{number:032x}"
        chronicle.add(Begun(identity, "castles", "0" * 32, "new", "", ("",) * 200, NOW))
        print(identity, flush=True)


if __name__ == "__main__":
    tell_for_ever(Path(sys.argv[1]))
