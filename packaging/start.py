"""Where the frozen program begins."""

import sys

from burgundy_desktop.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
