"""The entry point of the frozen program."""

import locale
import os
import sys

from burgundy_desktop.__main__ import main


def speak_utf8() -> None:
    """Use UTF-8 without a locale in the environment, as Python does when not frozen.

    Qt would warn about it on every start.
    """
    if sys.platform == "linux" and locale.setlocale(locale.LC_CTYPE, "") in {"C", "POSIX"}:
        os.environ["LC_CTYPE"] = "C.UTF-8"


if __name__ == "__main__":
    speak_utf8()
    sys.exit(main())
