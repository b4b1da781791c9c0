"""How a script of the workshop ends: `python -m workshop.NAME`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

from burgundy_desktop.core.errors import BurgundyError
from workshop.messages import Missing

_INTERRUPTED = 130


def run(main: Callable[[], None]) -> NoReturn:
    """Run a script and end: with one sentence and status 1 for a name that nothing has, games that
    are missing, or a file that cannot be read or written.
    """
    try:
        main()
    except (BurgundyError, Missing, OSError) as reason:
        sys.exit(f"{Path(sys.argv[0]).stem}: {reason}")
    except KeyboardInterrupt:
        sys.exit(_INTERRUPTED)
    sys.exit()
